// Guided matches: the game's guide says how the table begins and what the others do.
#include <algorithm>

#include "protocol/hall_impl.h"

namespace penta {

const Guide* Hall::Impl::guide_for(std::string_view game) {
  const auto known = guides.find(std::string(game));
  if (known != guides.end()) {
    const std::optional<Guide>& kept = known->second;
    return kept ? &*kept : nullptr;
  }
  std::optional<Guide>& read = guides[std::string(game)];
  const auto found = find_game(game, games);
  auto guide = found ? guide_of(**found) : Result<Guide>(found.error());
  if (guide) read = std::move(*guide);
  return read ? &*read : nullptr;
}

Result<messages::Create> Hall::Impl::guided(const messages::Create& create, const AnyGame& game) {
  const Guide* guide = guide_for(game.info().id);
  if (guide == nullptr) return Error{guide_of(game).error().text};
  if (!create.options.empty() || create.position != Json{} || create.seats.size() > 1) {
    return Error{
        "create.guide: expected no options and no position beside it, and in seats at most the "
        "person who is guided"};
  }
  const auto rules = make_rules(create.game, guide->options);
  if (!rules) return rules.error();
  messages::Create full = create;
  full.options = guide->options;
  full.position = {.text = guide->position};
  full.seats.assign(static_cast<std::size_t>((*rules)->players()),
                    {.who = Who::bot, .level = Level::easy});
  auto& person = full.seats[static_cast<std::size_t>(index(guide->seat))];
  person = create.seats.empty() ? messages::NewSeat{} : create.seats.front();
  person.who = Who::person;
  return full;
}

std::vector<messages::GuideStepSent> Hall::Impl::guide_steps(std::string_view game, Lang lang) {
  std::vector<messages::GuideStepSent> steps;
  const Guide* guide = guide_for(game);
  if (guide == nullptr) return steps;
  for (const GuideStep& step : guide->steps) {
    steps.push_back({.way = step.way,
                     .text = step.text.in(lang),
                     .otherwise = step.otherwise.in(lang),
                     .light = step.light,
                     .moves = step.moves,
                     .scene = step.scene});
  }
  return steps;
}

// The seat's next one, if it has done nothing but what was scripted so far: worked out from the
// log, so that it is the same after an undo or a restart.
std::optional<MoveCode> Hall::Impl::scripted_move(const HallTable& table, Seat seat) {
  const Guide* guide = table.guide ? guide_for(table.rules->info().id) : nullptr;
  if (guide == nullptr) return std::nullopt;
  const std::vector<std::string>& script = guide->script[seat];
  std::size_t next = 0;
  for (std::size_t n = 1; n <= table.match->log().size(); ++n) {
    const Entry& entry = table.match->log()[n - 1];
    if (entry.seat != seat || entry.kind != Entry::Kind::move || !table.match->stands(n)) continue;
    if (next >= script.size() || table.rules->notation(entry.move) != script[next]) {
      return std::nullopt;
    }
    ++next;
  }
  if (next >= script.size()) return std::nullopt;
  const auto move = table.rules->parse(script[next]);
  if (!move || !table.match->state().check(seat, *move).ok()) return std::nullopt;
  return *move;
}

}  // namespace penta
