// What belongs to a seat, such as its deck: whoever sits there chooses it, until the deal.
#include <algorithm>

#include "protocol/hall_impl.h"

namespace penta {
namespace {

constexpr double work_to_choose = 500;  // for each list that is read, in entries played again

const OptionSpec* find_spec(const std::vector<OptionSpec>& specs, std::string_view name) {
  const auto found =
      std::find_if(specs.begin(), specs.end(), [&](const auto& each) { return each.name == name; });
  return found == specs.end() ? nullptr : &*found;
}

std::string* find_value(OptionList& options, std::string_view name) {
  const auto found = std::find_if(options.begin(), options.end(),
                                  [&](const auto& each) { return each.first == name; });
  return found == options.end() ? nullptr : &found->second;
}

// All that is wrong in a sentence or two, and in the order of lines.
RequestError refused(Seat seat, ChoiceMade chosen, Lang lang) {
  constexpr std::size_t most_told = 3;
  std::vector<std::string> told;
  for (const ChoiceFlaw& flaw : chosen.flaws) {
    if (told.size() == most_told) {
      told.emplace_back("…");
      break;
    }
    const Phrase at_line{"line {0}: {1}", "Zeile {0}: {1}"};
    told.push_back(flaw.line > 0 ? fill(at_line.in(lang), {std::to_string(flaw.line), flaw.text})
                                 : flaw.text);
  }
  std::string text = join(told, "; ") + ".";
  if (chosen.clash) {
    std::vector<std::string> names;
    for (const NamedValue& each : chosen.free) names.push_back(each.name);
    const Phrase free{" Still free: {0}.", " Noch frei: {0}."};
    const Phrase none{" No ready one is free.", " Kein fertiges ist frei."};
    text += names.empty() ? none.in(lang) : fill(free.in(lang), {join(names, ", ")});
  }
  return {.code = ErrorCode::illegal,
          .text = std::move(text),
          .seat = seat,
          .flaws = std::move(chosen.flaws),
          .free = std::move(chosen.free)};
}

RequestError too_long(const Client& client, Seat seat, std::size_t most) {
  RequestError wrong =
      request_error(client, ErrorCode::limit,
                    {"What is written for a seat has at most {0} bytes.",
                     "Was für einen Platz geschrieben wird, hat höchstens {0} Bytes."},
                    {std::to_string(most)});
  wrong.seat = seat;
  return wrong;
}

}  // namespace

MaybeRequestError Hall::Impl::settle_choices(const Client& client, const AnyGame& game,
                                             Speaker speaker, OptionList& options) {
  const std::vector<OptionSpec>& specs = game.option_specs();
  const auto checked = Options::check(specs, options);
  if (!checked) return RequestError{ErrorCode::malformed, checked.error().text};
  const int players = find_spec(specs, "players") != nullptr ? checked->number("players")
                                                             : game.info().usual_players;
  for (std::size_t i = 0; i < speaker.names.size(); ++i) {
    if (!speaker.names[i].empty()) continue;
    speaker.names[i] =
        fill(Phrase{"seat {0}", "Platz {0}"}.in(client.lang), {std::to_string(i + 1)});
  }
  for (const OptionSpec& spec : specs) {
    std::string* written = spec.seat > 0 ? find_value(options, spec.name) : nullptr;
    if (written == nullptr || spec.kind != OptionSpec::Kind::text) continue;
    if (spec.seat > players) written->clear();  // nobody sits there
    if (written->size() > limits.choice_bytes) {
      return too_long(client, seat_at(spec.seat - 1), limits.choice_bytes);
    }
  }
  // Where two want the same, the later seat is told.
  for (std::size_t i = specs.size(); i-- > 0;) {
    const OptionSpec& spec = specs[i];
    std::string* written = spec.seat > 0 ? find_value(options, spec.name) : nullptr;
    if (written == nullptr || written->empty() || spec.kind != OptionSpec::Kind::text) continue;
    charge(client, work_to_choose * players);
    const Seat seat = seat_at(spec.seat - 1);
    auto chosen = game.read_choice(options, seat, *written, speaker);
    if (!chosen) return RequestError{ErrorCode::malformed, chosen.error().text};
    if (!chosen->flaws.empty()) return refused(seat, std::move(*chosen), client.lang);
    *written = chosen->value;
  }
  return std::nullopt;
}

MaybeRequestError Hall::Impl::on(Client& client, const messages::Choose& choose, Milliseconds now) {
  RequestError wrong;
  HallTable* table = joined(client, choose.table, now, wrong);
  if (table == nullptr) return wrong;
  const bool there = index(choose.seat) < table->players();
  const bool mine = table->has({.client = client.id, .role = Role::seat, .seat = choose.seat});
  const bool for_bot = there && table->at(choose.seat).who == Who::bot &&
                       table->has({.client = client.id, .role = Role::host});
  if (!there || (!mine && !for_bot)) {
    return request_error(
        client, ErrorCode::not_yours,
        {"Only whoever sits there chooses for this seat; for a bot, the host does.",
         "Für diesen Platz wählt nur, wer dort sitzt; für einen Bot, wer den Tisch "
         "eröffnet hat."});
  }
  if (table->stage != Stage::open) {
    return request_error(client, ErrorCode::not_now,
                         {"The deal has begun: what was chosen stands.",
                          "Das Geben hat begonnen: Was gewählt wurde, steht fest."});
  }
  if (!table->position.empty()) {
    return request_error(client, ErrorCode::not_now,
                         {"This table begins with a position: what belongs to the seats stands.",
                          "Dieser Tisch beginnt mit einer Stellung: Was zu den Plätzen gehört, "
                          "steht fest."});
  }
  const auto game = find_game(table->rules->info().id, games);
  const OptionSpec* spec = game ? find_spec((*game)->option_specs(), choose.option) : nullptr;
  if (spec == nullptr || spec->seat != index(choose.seat) + 1) {
    return RequestError{ErrorCode::malformed, "choose.option: expected an option of this seat"};
  }
  if (choose.value.size() > limits.choice_bytes) {
    return too_long(client, choose.seat, limits.choice_bytes);
  }
  if (!may_ask(client)) return request_error(client, ErrorCode::limit, asks_too_much);
  if (!may_choose(*table, choose.seat)) {
    return request_error(client, ErrorCode::limit,
                         {"You choose too often: at most {0} times a minute.",
                          "Du wählst zu oft: höchstens {0}-mal in der Minute."},
                         {std::to_string(limits.choices_per_minute)});
  }
  OptionList options = table->rules->options().list();
  std::string value = choose.value;
  if (spec->kind == OptionSpec::Kind::text) {
    charge(client, work_to_choose * table->players());
    auto chosen =
        (*game)->read_choice(options, choose.seat, value, table->speaker(choose.seat, client.lang));
    if (!chosen) return RequestError{ErrorCode::illegal, chosen.error().text, choose.seat};
    if (!chosen->flaws.empty()) return refused(choose.seat, std::move(*chosen), client.lang);
    value = std::move(chosen->value);
  }
  if (std::string* now_is = find_value(options, spec->name)) *now_is = std::move(value);
  const auto rules = make_rules(client, std::string((*game)->info().id), options);
  if (!rules) return RequestError{ErrorCode::illegal, rules.error().text, choose.seat};
  charge(client, static_cast<double>(table->members.size()));
  table->rules = *rules;
  effects.rows.push_back(table->heading_row());
  done(client, choose.id);
  send_table(*table);
  return std::nullopt;
}

MaybeRequestError Hall::Impl::on(Client& client, const messages::AskChoices& ask,
                                 Milliseconds /*now*/) {
  const auto game = find_game(ask.game, games);
  if (!game) return RequestError{ErrorCode::unknown, game.error().text};
  if (!may_ask(client)) return request_error(client, ErrorCode::limit, asks_too_much);
  OptionList options = ask.options;
  if (auto wrong = settle_choices(client, **game, {.lang = client.lang}, options)) return wrong;
  const auto rules = make_rules(client, ask.game, options);
  if (!rules) return RequestError{ErrorCode::malformed, rules.error().text};
  charge(client, work_to_choose * (*rules)->players());
  messages::ChoicesSent sent{
      .re = ask.id, .game = ask.game, .ready = (*rules)->ready_choices(client.lang)};
  for (const OptionSpec& spec : (*game)->option_specs()) {
    if (spec.seat == 0 || spec.seat > (*rules)->players() || spec.kind != OptionSpec::Kind::text) {
      continue;
    }
    const Seat seat = seat_at(spec.seat - 1);
    auto choice = (*rules)->seat_choice(seat, client.lang);
    if (!choice) continue;
    choice->value = (*rules)->options().text(spec.name);
    sent.seats.push_back(
        {.seat = seat, .option = std::string(spec.name), .choice = std::move(*choice)});
  }
  send(client.id, sent);
  return std::nullopt;
}

}  // namespace penta
