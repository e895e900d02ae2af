// Requests about what has been played: looking back, going on from there, the record and its check;
// and about what may be played at all, the rules.
#include <algorithm>
#include <array>

#include "protocol/hall_impl.h"
#include "protocol/record.h"

namespace penta {
namespace {

// In entries that are played again, roughly.
constexpr double work_to_replay = 50;
constexpr double work_to_tell_entry = 4;
constexpr double work_to_imagine = 500;
constexpr double work_to_explain = 500;
constexpr double bytes_per_work = 50;  // of a record to be checked

constexpr Phrase no_such_entry{"There is no entry {0} yet; expected 0 to {1}.",
                               "Eintrag {0} gibt es noch nicht; erwartet wird 0 bis {1}."};

}  // namespace

MaybeRequestError Hall::Impl::on(Client& client, const messages::Replay& replay, Milliseconds now) {
  RequestError wrong;
  const bool truth = replay.seat == stranger;
  HallTable* table = truth ? joined(client, replay.table, now, wrong)
                           : seated(client, replay.table, replay.seat, now, wrong);
  if (table == nullptr) return wrong;
  if (!table->match) return request_error(client, ErrorCode::not_now, not_running);
  const bool watching = truth && table->stage != Stage::over;
  const auto last = truth && !watching ? static_cast<std::int64_t>(table->match->log().size())
                                       : table->number(table->match->log().size(), replay.seat);
  if (replay.at < 0 || replay.at > last) {
    return request_error(client, ErrorCode::unknown, no_such_entry,
                         {std::to_string(replay.at), std::to_string(last)});
  }
  if (!may_ask(client)) return request_error(client, ErrorCode::limit, asks_too_much);
  const std::uint64_t before = table->match->played_again();
  auto replayed =
      make_replay(*table, {replay.seat, client.lang, false}, replay.at, truth && !watching);
  charge(client, work_to_replay + static_cast<double>(table->match->played_again() - before));
  replayed.re = replay.id;
  send(client.id, replayed);
  return std::nullopt;
}

MaybeRequestError Hall::Impl::on(Client& client, const messages::Continue& go_on,
                                 Milliseconds now) {
  RequestError wrong;
  HallTable* from = joined(client, go_on.table, now, wrong);
  if (from == nullptr) return wrong;
  const bool over = from->stage == Stage::over;
  if (!over && seated(client, go_on.table, go_on.seat, now, wrong) == nullptr) return wrong;
  if (!from->match) return request_error(client, ErrorCode::not_now, not_running);
  if (index(go_on.seat) >= from->players()) {
    return request_error(client, ErrorCode::not_yours, not_your_seat);
  }
  const auto last = over ? static_cast<std::int64_t>(from->match->log().size())
                         : from->number(from->match->log().size(), go_on.seat);
  if (go_on.at < 0 || go_on.at > last) {
    return request_error(client, ErrorCode::unknown, no_such_entry,
                         {std::to_string(go_on.at), std::to_string(last)});
  }
  if (!may_ask(client)) return request_error(client, ErrorCode::limit, asks_too_much);
  charge(client, work_to_imagine + static_cast<double>(from->match->log().size()));
  const std::size_t entry =
      over ? static_cast<std::size_t>(go_on.at) : from->entry(go_on.at, go_on.seat).value_or(0);
  auto state = from->match->state_at(entry);
  if (state->to_act().empty()) {
    return request_error(client, ErrorCode::not_now,
                         {"The match is over there.", "Dort ist die Partie zu Ende."});
  }
  if (!may_make_table(client, now)) {
    return request_error(client, ErrorCode::limit, too_many_tables,
                         {std::to_string(limits.tables_per_hour)});
  }
  if (!over) {
    std::array<std::uint8_t, 8> bytes{};
    random(bytes);
    std::uint64_t seed = 0;
    for (const std::uint8_t byte : bytes) seed = seed << 8U | byte;
    FastChance chance(seed);
    state = state->imagine(go_on.seat, chance);
  }
  auto table = std::make_unique<HallTable>();
  table->rules = from->rules;
  table->hints = true;
  table->imagined = !over;
  table->pace = from->pace;
  JsonWriter position;
  state->write(position);
  table->position = position.json();
  for (int i = 0; i < from->players(); ++i) {
    const bool mine = seat_at(i) == go_on.seat;
    table->seats.push_back({.who = mine ? Who::person : Who::bot,
                            .name = from->at(seat_at(i)).name,
                            .level = go_on.level});
  }
  announce(client, go_on.id, std::move(table), now);
  return std::nullopt;
}

MaybeRequestError Hall::Impl::on(Client& client, const messages::AskRules& ask,
                                 Milliseconds /*now*/) {
  if (!may_ask(client)) return request_error(client, ErrorCode::limit, asks_too_much);
  charge(client, work_to_explain);
  const auto rules = make_rules(client, ask.game, ask.options);
  if (!rules) return RequestError{ErrorCode::unknown, rules.error().text};
  const auto write_content = [&](Writer& out) { (*rules)->write_content(out, client.lang); };
  send(client.id, messages::RulesSent{.re = ask.id,
                                      .game = ask.game,
                                      .text = (*rules)->rules_text(client.lang),
                                      .content = {.write = write_content},
                                      .guide = guide_steps(ask.game, client.lang)});
  return std::nullopt;
}

MaybeRequestError Hall::Impl::send_record(const Client& client, const messages::AtTable& at,
                                          const HallTable& table) {
  if (table.stage != Stage::over) {
    return request_error(client, ErrorCode::not_now,
                         {"The record is shown when the match is over.",
                          "Die Aufzeichnung gibt es, wenn die Partie zu Ende ist."});
  }
  if (!may_ask(client)) return request_error(client, ErrorCode::limit, asks_too_much);
  charge(client, work_to_tell_entry * static_cast<double>(table.match->log().size()));
  send(client.id, messages::RecordSent{.re = at.id,
                                       .record = {std::string(trim(write_record(*table.match)))}});
  return std::nullopt;
}

namespace {

// The record that a message brings.
Result<Record> brought(std::string_view message) {
  const auto document = JsonDocument::parse(message);
  if (!document) return document.error();
  const auto found = field_of(document->root(), "record", Node::Kind::object, "verify");
  if (!found) return found.error();
  JsonWriter copy;
  write_node(copy, *found);
  return Record::read(copy.written());
}

// The three checks of a fair match, in plain words: a message.
std::string examined(std::string_view message, Games games, Lang lang, const messages::Id& re) {
  const auto record = brought(message);
  if (!record) {
    return write_json(
        Words{},
        messages::ErrorSent{.re = re, .code = ErrorCode::malformed, .text = record.error().text});
  }
  const Verdict verdict = verify(*record, std::nullopt, games);
  const auto say = [&](Phrase phrase, std::initializer_list<std::string> gaps = {}) {
    return fill(phrase.in(lang), gaps);
  };
  messages::VerdictSent sent{.re = re,
                             .flaw = std::string(word_of(verdict.flaw)),
                             .text = verdict.text,
                             .older_cards = verdict.older_cards};
  const bool sealed = verdict.flaw != Flaw::rules && verdict.flaw != Flaw::commitment;
  const bool dealt = sealed && verdict.flaw != Flaw::deal && verdict.flaw != Flaw::chain;
  const bool played = verdict.flaw == Flaw::none;
  sent.checks.push_back(
      {.name = "seal",
       .ok = sealed,
       .text = sealed ? say({"The seed fits its commitment.", "Der Seed passt zu seinem Siegel."})
                      : verdict.text});
  std::string deal = record->set_up
                         ? say({"The match began with a position, not with a deal.",
                                "Die Partie begann mit einer Stellung, nicht mit Geben."})
                         : say({"The cards follow from the seed and {0} devices.",
                                "Die Karten folgen aus dem Seed und {0} Geräten."},
                               {std::to_string(record->fairness.contributions.size())});
  if (verdict.older_cards) {
    deal += say({" It was played with older cards, which the record carries.",
                 " Gespielt wurde mit älteren Karten, die die Aufzeichnung mitbringt."});
  }
  if (!dealt) deal = sealed ? verdict.text : std::string();
  sent.checks.push_back({.name = "deal", .ok = dealt, .text = std::move(deal)});
  std::string moves = say({"{0} entries, all legal, and the chain is unbroken.",
                           "{0} Einträge, alle erlaubt, die Kette ist ungebrochen."},
                          {std::to_string(record->log.size())});
  if (verdict.practice) {
    moves +=
        say({" Practice: a draw was taken back.", " Übung: Etwas Gezogenes wurde zurückgenommen."});
  }
  if (!played) moves = dealt ? verdict.text : std::string();
  sent.checks.push_back({.name = "moves", .ok = played, .text = std::move(moves)});
  return write_json(Words{}, sent);
}

}  // namespace

// A record may be long: it is checked where nobody else has to wait.
MaybeRequestError Hall::Impl::verify_record(Client& client, std::string_view message,
                                            const messages::Id& re) {
  const auto open = std::count_if(check_tasks.begin(), check_tasks.end(), [&](const auto& each) {
    return each.second.address == client.address;
  });
  if (open >= limits.checks_at_once || !may_ask(client)) {
    return request_error(client, ErrorCode::limit, asks_too_much);
  }
  charge(client, static_cast<double>(message.size()) / bytes_per_work);
  const std::uint64_t ticket = ++last_ticket;
  check_tasks[ticket] = {.client = client.id, .address = client.address};
  effects.jobs.push_back({.ticket = ticket,
                          .run = [text = std::string(message), known = games, lang = client.lang,
                                  re] { return examined(text, known, lang, re); }});
  return std::nullopt;
}

void Hall::Impl::finished(std::uint64_t ticket, std::string result) {
  const auto found = check_tasks.find(ticket);
  if (found == check_tasks.end()) return;
  const ClientId client = found->second.client;
  check_tasks.erase(found);
  if (clients.contains(client)) effects.messages.push_back({client, std::move(result)});
}

}  // namespace penta
