// A guide played to its end, as its match would be.
#include <algorithm>
#include <utility>

#include "engine/phrase.h"
#include "protocol/guide.h"
#include "protocol/json.h"
#include "table/match.h"

namespace penta {
namespace {

constexpr int most_entries = 2000;

class GuideReplay {
 public:
  GuideReplay(const Guide& guide, Match& match, std::uint64_t seed)
      : guide_(guide),
        match_(match),
        bot_(match.rules().bot({.kind = bots::Spec::Kind::greedy}, nullptr)),
        chance_(seed) {}

  std::optional<Error> run() {
    for (const GuideStep& step : guide_.steps) {
      if (const auto wrong = play_step(step)) {
        return Error{"guide.toml:" + std::to_string(step.at.line) + ": " + *wrong};
      }
    }
    for (int i = 0; i < match_.rules().players(); ++i) {
      const Seat seat = seat_at(i);
      if (moved_[seat] < guide_.script[seat].size()) {
        return Error{"guide.toml: seat " + std::to_string(i + 1) + " never comes to '" +
                     guide_.script[seat][moved_[seat]] + "'"};
      }
    }
    return std::nullopt;
  }

 private:
  using Wrong = std::optional<std::string>;

  Wrong play_step(const GuideStep& step) {
    for (const std::string* text :
         {&step.text.en, &step.text.de, &step.otherwise.en, &step.otherwise.de}) {
      if (auto wrong = check_names(*text)) return wrong;
    }
    switch (step.way) {
      case GuideWay::press:
        break;
      case GuideWay::move:
        if (auto wrong = let_others_act()) return wrong;
        if (auto wrong = check_lights(step)) return wrong;
        scenes_.clear();
        return make_move(step);
      case GuideWay::scene:
      case GuideWay::free: {
        if (step.way == GuideWay::free) scenes_.clear();
        // Whoever speaks of a scene that rests lights what lay there before it was cleared.
        auto wrong = play_until(step);
        if (wrong || step.way == GuideWay::free) return wrong;
        break;
      }
    }
    return check_lights(step);
  }

  Wrong play_until(const GuideStep& step) {
    while (std::find(scenes_.begin(), scenes_.end(), step.scene) == scenes_.end()) {
      const SeatSet to_act = match_.state().to_act();
      if (to_act.empty()) return "the match is over before there was a '" + step.scene + "'";
      const bool mine = to_act.contains(guide_.seat);
      if (mine && step.way == GuideWay::scene) {
        return "there is no '" + step.scene + "' before the person has to act again";
      }
      const bool asked = mine && !step.moves.empty();
      auto wrong = asked ? make_move(step) : mine ? play_as_bot(guide_.seat) : act(*to_act.begin());
      if (wrong) return wrong;
    }
    return std::nullopt;
  }

  Wrong let_others_act() {
    while (!match_.state().to_act().contains(guide_.seat)) {
      const SeatSet to_act = match_.state().to_act();
      if (to_act.empty()) return "the match is over; expected the person to act";
      if (auto wrong = act(*to_act.begin())) return wrong;
    }
    return std::nullopt;
  }

  // What the seat does that is not the person's.
  Wrong act(Seat seat) {
    const std::size_t number = moved_[seat]++;
    if (number >= guide_.script[seat].size()) return play_as_bot(seat);
    return play(seat, guide_.script[seat][number]);
  }

  Wrong make_move(const GuideStep& step) {
    // Every single one that is named has to be legal: the page would refuse all others.
    for (const std::string& wanted : step.moves) {
      if (wanted.ends_with(" *") || step.way == GuideWay::free) continue;
      const auto code = match_.rules().parse(wanted);
      if (!code) return code.error().text;
      if (const Reason reason = match_.state().check(guide_.seat, *code); !reason.ok()) {
        return "the person cannot '" + wanted + "': " + match_.rules().say(reason, Speaker{});
      }
    }
    for (const MoveCode move : match_.state().legal_moves(guide_.seat)) {
      const std::string notation = match_.rules().notation(move);
      if (fits(step.moves, notation)) return play(guide_.seat, notation);
    }
    return "nothing that is legal fits '" + step.moves.front() + "'";
  }

  Wrong play_as_bot(Seat seat) {
    const MoveCode move = bot_->choose(match_.state(), seat, chance_);
    return play(seat, match_.rules().notation(move));
  }

  Wrong play(Seat seat, const std::string& notation) {
    const auto code = match_.rules().parse(notation);
    if (!code) return code.error().text;
    JsonWriter view;
    match_.state().write_view(view, guide_.seat);
    seen_ = view.json();
    const Reason reason = match_.play(seat, *code, ++time_);
    if (!reason.ok()) {
      return "seat " + std::to_string(index(seat) + 1) + " cannot '" + notation +
             "': " + match_.rules().say(reason, Speaker{});
    }
    if (time_ > most_entries) return "the guide does not come to an end";
    for (const AnyEvent& event : match_.events(match_.log().size(), guide_.seat)) {
      if (const std::string_view scene = match_.rules().scene(event); !scene.empty()) {
        scenes_.emplace_back(scene);
      }
      JsonWriter told;
      match_.rules().write_event(told, event);
      seen_ += told.json();
    }
    return std::nullopt;
  }

  // "{2}" is the name of somebody.
  Wrong check_names(const std::string& text) const {
    for (std::size_t i = text.find('{'); i != std::string::npos; i = text.find('{', i + 1)) {
      const std::string name = text.substr(i, 3);
      const auto seat = name.ends_with("}") ? whole_number(name.substr(1, 1)) : std::nullopt;
      if (!seat || *seat < 1 || *seat > match_.rules().players()) {
        return name + ": nobody sits there";
      }
    }
    return std::nullopt;
  }

  // In a list of one player's cards, "1:haka-goblin.2" stands as "haka-goblin.2".
  static bool names(std::string_view seen, std::string_view card) {
    const auto has = [seen](std::string_view word) {
      return seen.find("\"" + std::string(word) + "\"") != std::string_view::npos;
    };
    return has(card) || has(card.substr(card.find(':') + 1));
  }

  // "card:green-8" lies there now, or did before the last move; "seat:2" is somebody's seat. Other
  // words are the board's own.
  Wrong check_lights(const GuideStep& step) const {
    JsonWriter view;
    match_.state().write_view(view, guide_.seat);
    const std::string seen = seen_ + view.json();
    for (const std::string& light : step.light) {
      const std::size_t colon = light.find(':');
      const std::string_view what = std::string_view(light).substr(colon + 1);
      if (light.starts_with("card:") && !names(seen, what)) {
        return "'" + light + "' cannot be seen here";
      }
      const auto seat =
          light.starts_with("seat:") ? whole_number(what) : std::optional<std::int64_t>(1);
      if (!seat || *seat < 1 || *seat > match_.rules().players()) {
        return "'" + light + "': nobody sits there";
      }
    }
    return std::nullopt;
  }

  const Guide& guide_;
  Match& match_;
  std::unique_ptr<AnyBot> bot_;
  FastChance chance_;
  PerSeat<std::size_t> moved_{};
  std::vector<std::string> scenes_{};  // since the person's last move
  std::string seen_{};                 // before the last move, and what it did
  Milliseconds time_ = 0;
};

}  // namespace

std::optional<Error> replay_guide(const AnyGame& game, const Guide& guide, std::uint64_t seed) {
  const auto rules = game.make(guide.options);
  if (!rules) return rules.error();
  const auto document = JsonDocument::parse(guide.position);
  if (!document) return Error{"position: " + document.error().text};
  auto state = (*rules)->set_up(document->root());
  if (!state) return state.error();
  if (index(guide.seat) >= (*rules)->players()) return Error{"seat: nobody sits there"};
  Fairness fairness{};
  FastChance chance(seed);
  for (std::uint8_t& byte : fairness.server_seed) {
    byte = static_cast<std::uint8_t>(chance.below(256));
  }
  std::vector<Sitter> sitters(static_cast<std::size_t>((*rules)->players()));
  Match match(*rules, std::move(sitters), std::move(fairness), std::move(*state));
  return GuideReplay(guide, match, seed).run();
}

}  // namespace penta
