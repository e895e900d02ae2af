// A running match: moves, taking back, hints and bots.
#include <algorithm>

#include "protocol/hall_impl.h"

namespace penta {
namespace {

std::string request_name(Seat seat, const messages::Id& id) {
  return std::to_string(index(seat)) + " " + id.value_or("");
}

bool same(const AnyState& a, const AnyState& b) {
  return std::equal(a.bytes().begin(), a.bytes().end(), b.bytes().begin(), b.bytes().end());
}

constexpr Milliseconds between_clocked_bots = 700;
constexpr double work_to_arrange = 2;  // in entries that are played again, roughly

constexpr Phrase moved_on{"The match has moved on since entry {0}; here is how it stands.",
                          "Die Partie ist seit Eintrag {0} weitergegangen; so steht sie jetzt."};
constexpr Phrase nothing_to_take_back{"You have nothing to take back.",
                                      "Du hast nichts zurückzunehmen."};
constexpr Phrase drawn_stands{
    "In this game nobody takes back what was drawn or shown.",
    "In diesem Spiel wird nichts zurückgenommen, was gezogen oder gezeigt wurde."};

}  // namespace

MaybeRequestError Hall::Impl::on(Client& client, const messages::Move& move, Milliseconds now) {
  RequestError wrong;
  HallTable* table = seated(client, move.table, move.seat, now, wrong);
  if (table == nullptr) return wrong;
  if (!table->match) return request_error(client, ErrorCode::not_now, not_running);
  if (repeat_answer(client, *table, move.seat, move.id)) return std::nullopt;
  Match& match = *table->match;
  if (match.ended()) return request_error(client, ErrorCode::not_now, not_running);
  if (auto refusal = bot_plays_for(client, *table, move.seat)) return refusal;
  if (match.paused()) return request_error(client, ErrorCode::not_now, stopped);
  const auto code = table->rules->parse(move.move);
  const std::int64_t number = table->number(match.log().size(), move.seat);
  const auto seen = table->entry(move.seen, move.seat);
  // What interjects does not answer anything: others may have moved on meanwhile.
  const bool fresh = move.seen == number || (seen && match.untouched_since(*seen)) ||
                     (seen && match.same_decision_since(*seen)) ||
                     (seen && code && table->rules->interjects(*code));
  if (!fresh) {
    tell_stale(client, *table, move.seat, move.seen, move.id);
    return std::nullopt;
  }
  if (!code) return RequestError{ErrorCode::illegal, code.error().text};
  if (auto refusal = too_many_moves(client, *table, move.seat)) return refusal;
  const Reason reason = match.play(table->whose(move.seat, *code), *code, table->match_time(now),
                                   table->since_last_entry(now));
  if (!reason.ok()) {
    return RequestError{ErrorCode::illegal,
                        table->rules->say(reason, table->speaker(move.seat, client.lang))};
  }
  if (move.id) {
    table->answered[request_name(move.seat, move.id)] =
        static_cast<std::uint32_t>(match.log().size());
  }
  send(client.id,
       messages::Moved{.re = move.id, .number = table->number(match.log().size(), move.seat)});
  after_entries(*table, match.log().size(), move.id.value_or(""), now);
  return std::nullopt;
}

// A request that was answered before gets the same answer again.
bool Hall::Impl::repeat_answer(const Client& client, const HallTable& table, Seat seat,
                               const messages::Id& id) {
  if (!id) return false;
  const auto known = table.answered.find(request_name(seat, id));
  if (known == table.answered.end()) return false;
  send(client.id, messages::Moved{.re = id, .number = table.number(known->second, seat)});
  return true;
}

// The error first, then what was missed.
void Hall::Impl::tell_stale(const Client& client, const HallTable& table, Seat seat,
                            std::int64_t seen, const messages::Id& re) {
  messages::ErrorSent problem =
      error_message(request_error(client, ErrorCode::stale, moved_on, {std::to_string(seen)}));
  problem.re = re;
  send(client.id, problem);
  send_update(client, table, seat, seen);
}

void Hall::Impl::after_entries(HallTable& table, std::size_t first, std::string_view request,
                               Milliseconds now) {
  for (std::size_t n = first; n <= table.match->log().size(); ++n) {
    effects.rows.push_back(table.entry_row(n, n == first ? request : std::string_view()));
    if (table.question && table.outdates_question(n)) {
      send_all(table, messages::UndoRefused{.table = table.id,
                                            .seat = table.question->seat,
                                            .by = table.match->log()[n - 1].seat,
                                            .moved = true});
      table.question.reset();
    }
  }
  if (table.clock_from) table.clock_from = now;
  table.touched = now;
  const bool over = table.match->over();
  if (over != (table.stage == Stage::over)) {
    table.stage = over ? Stage::over : Stage::running;
    if (over) note_score(table, now);
    effects.rows.push_back(table.heading_row());
    send_table(table);
  }
  end_standing_passes(table);
  set_clock(table, now);
  send_updates(table, first);
  let_bots_think(table, now);
}

MaybeRequestError Hall::Impl::on(Client& client, const messages::Undo& undo, Milliseconds now) {
  RequestError wrong;
  HallTable* table = seated(client, undo.table, undo.seat, now, wrong);
  if (table == nullptr) return wrong;
  if (!table->match || table->stage != Stage::running) {
    return request_error(client, ErrorCode::not_now, not_running);
  }
  if (repeat_answer(client, *table, undo.seat, undo.id)) return std::nullopt;
  if (auto refusal = bot_plays_for(client, *table, undo.seat)) return refusal;
  if (table->match->paused()) return request_error(client, ErrorCode::not_now, stopped);
  if (undo.seen != table->number(table->match->log().size(), undo.seat)) {
    tell_stale(client, *table, undo.seat, undo.seen, undo.id);
    return std::nullopt;
  }
  const UndoOffer offer = table->match->undo_offer(undo.seat);
  if (offer.takes_back.empty()) {
    return request_error(client, ErrorCode::not_now,
                         offer.stands ? drawn_stands : nothing_to_take_back);
  }
  if (auto refusal = too_much_undone(client, *table, undo.seat)) return refusal;
  const SeatSet others = table->persons() - SeatSet{undo.seat};
  if (offer.free || others.empty()) {
    if (!take_back(*table, undo.seat, undo.id.value_or(""), now)) {
      return request_error(client, ErrorCode::not_now, nothing_to_take_back);
    }
    send(client.id,
         messages::Moved{.re = undo.id,
                         .number = table->number(table->match->log().size(), undo.seat)});
    return std::nullopt;
  }
  table->question =
      UndoQuestion{.seat = undo.seat, .waiting = others, .entry = table->match->log().size()};
  effects.rows.push_back(table->heading_row());
  done(client, undo.id);
  for (const Member& member : table->members) tell_question(*table, member);
  return std::nullopt;
}

// What the open question would take back, by the numbers that the member knows.
void Hall::Impl::tell_question(const HallTable& table, const Member& member) {
  if (!table.question || member.role == Role::host) return;
  const Viewer viewer = member.role == Role::seat ? member.seat : stranger;
  const Seat asker = table.question->seat;
  messages::UndoAsked asked{.table = table.id, .seat = asker};
  for (const std::uint32_t entry : table.match->undo_offer(asker).takes_back) {
    if (table.match->noticed(entry, viewer)) {
      asked.takes_back.push_back(table.number(entry, viewer));
    }
  }
  for (const Seat seat : table.question->waiting) asked.waiting.push_back(seat);
  send(member.client, asked);
}

bool Hall::Impl::take_back(HallTable& table, Seat seat, std::string_view request,
                           Milliseconds now) {
  if (table.question && table.question->seat == seat) table.question.reset();
  if (table.match->paused() ||
      !table.undo(seat, table.match_time(now), table.since_last_entry(now))) {
    return false;
  }
  stop_passing(table, seat);  // or it would be given again at once
  if (!request.empty()) {
    table.answered[request_name(seat, std::string(request))] =
        static_cast<std::uint32_t>(table.match->log().size());
  }
  table.thinking.clear();
  after_entries(table, table.match->log().size(), request, now);
  return true;
}

MaybeRequestError Hall::Impl::on(Client& client, const messages::Agree& agree, Milliseconds now) {
  RequestError wrong;
  HallTable* table = seated(client, agree.table, agree.seat, now, wrong);
  if (table == nullptr) return wrong;
  if (!table->question || !table->question->waiting.contains(agree.seat)) {
    return request_error(client, ErrorCode::not_now,
                         {"Nobody asks you to take anything back.",
                          "Niemand fragt dich, ob etwas zurückgenommen werden darf."});
  }
  done(client, agree.id);
  const Seat asker = table->question->seat;
  if (!agree.agree) {
    table->question.reset();
    effects.rows.push_back(table->heading_row());
    send_all(*table, messages::UndoRefused{.table = table->id, .seat = asker, .by = agree.seat});
    return std::nullopt;
  }
  table->question->waiting = table->question->waiting - SeatSet{agree.seat};
  effects.rows.push_back(table->heading_row());
  if (table->question->waiting.empty()) take_back(*table, asker, "", now);
  return std::nullopt;
}

MaybeRequestError Hall::Impl::on(Client& client, const messages::Arrange& arrange,
                                 Milliseconds now) {
  RequestError wrong;
  HallTable* table = seated(client, arrange.table, arrange.seat, now, wrong);
  if (table == nullptr) return wrong;
  if (!table->match || table->stage != Stage::running) {
    return request_error(client, ErrorCode::not_now, not_running);
  }
  if (!may_ask(client)) return request_error(client, ErrorCode::limit, asks_too_much);
  charge(client, work_to_arrange);
  const auto wish = JsonDocument::parse(arrange.wish.text);
  if (!wish) return RequestError{ErrorCode::malformed, wish.error().text};
  JsonWriter arranged;
  const auto reason = table->match->state().arrange(arrange.seat, wish->root(), arranged);
  if (!reason) return RequestError{ErrorCode::malformed, reason.error().text};
  messages::Arranged answer{.re = arrange.id,
                            .table = table->id,
                            .seat = arrange.seat,
                            .number = table->number(table->match->log().size(), arrange.seat)};
  if (reason->ok()) {
    answer.arrangement.text = std::move(arranged).json();
  } else {
    answer.text = table->rules->say(*reason, table->speaker(arrange.seat, client.lang));
  }
  send(client.id, answer);
  return std::nullopt;
}

MaybeRequestError Hall::Impl::hint(Client& client, const messages::AtSeat& at, HallTable& table) {
  if (!table.match || table.stage != Stage::running) {
    return request_error(client, ErrorCode::not_now, not_running);
  }
  if (!table.hints) {
    return request_error(
        client, ErrorCode::not_now,
        {"No hints are given at this table.", "An diesem Tisch gibt es keine Tipps."});
  }
  if (table.match->paused()) return request_error(client, ErrorCode::not_now, stopped);
  if (table.at(at.seat).conceded_to) return request_error(client, ErrorCode::not_now, has_conceded);
  if (!table.match->state().to_act().contains(at.seat)) {
    return request_error(client, ErrorCode::not_now,
                         {"It is not your turn.", "Du bist nicht am Zug."});
  }
  const std::uint64_t ticket = ++last_ticket;
  hint_tasks[ticket] = {.client = client.id,
                        .re = at.id,
                        .table = table.id,
                        .seat = at.seat,
                        .entry = table.match->log().size()};
  effects.tasks.push_back({.table = table.id,
                           .ticket = ticket,
                           .state = table.match->state().clone(),
                           .seat = at.seat,
                           .spec = bot_spec(Level::hard),
                           .chance = table.match->bot_chance(),
                           .hint = true});
  return std::nullopt;
}

Milliseconds Hall::Impl::bots_delay(const HallTable& table) {
  return table.match->state().next_due() ? between_clocked_bots : table.pace;
}

// Bots that will be asked later in a round of asking think at once, as if all before them passed.
// So they answer together, and nobody learns anything from how long they take.
void Hall::Impl::let_bots_think(HallTable& table, Milliseconds now) {
  watch_round(table, now);
  if (!table.match || table.stage != Stage::running || table.match->paused()) {
    table.thinking.clear();
    table.weighing.reset();
    return;
  }
  let_bot_weigh(table, now);
  const AnyState& state = table.match->state();
  const SeatSet to_act = state.to_act();
  // In a guided match bots do not think ahead: what is scripted for them comes first.
  const auto to_come = table.guide ? std::vector<HallTable::Foreseen>{} : table.bots_to_come();
  const auto still_thinks = [&](const Thinking& each) {
    if (!table.at(each.seat).bot_plays()) return false;
    if (to_act.contains(each.seat)) return !each.foreseen || same(*each.foreseen, state);
    return each.foreseen &&
           std::any_of(to_come.begin(), to_come.end(), [&](const HallTable::Foreseen& next) {
             return next.seat == each.seat && same(*next.state, *each.foreseen);
           });
  };
  std::erase_if(table.thinking, [&](const Thinking& each) { return !still_thinks(each); });
  for (const Seat seat : to_act) {
    if (table.at(seat).bot_plays()) let_bot_think(table, seat, nullptr, now);
  }
  for (const HallTable::Foreseen& next : to_come) let_bot_think(table, next.seat, next.state, now);
}

void Hall::Impl::let_bot_think(HallTable& table, Seat seat,
                               const std::shared_ptr<const AnyState>& foreseen, Milliseconds now) {
  const auto thinks = std::find_if(table.thinking.begin(), table.thinking.end(),
                                   [&](const Thinking& each) { return each.seat == seat; });
  if (thinks != table.thinking.end()) {
    if (!foreseen && thinks->move) wake(table, std::max(now, thinks->due));
    return;
  }
  const std::uint64_t ticket = ++last_ticket;
  // One after the other where a clock runs: nobody learns anything from how long they take.
  const bool clocked = table.match->state().next_due().has_value();
  const Milliseconds from = clocked && !table.thinking.empty() ? table.thinking.back().due : now;
  table.thinking.push_back(
      {.ticket = ticket, .seat = seat, .due = from + bots_delay(table), .foreseen = foreseen});
  const auto scripted = foreseen ? std::nullopt : scripted_move(table, seat);
  if (scripted) {
    table.thinking.back().move = scripted;
    wake(table, table.thinking.back().due);
    return;
  }
  effects.tasks.push_back({.table = table.id,
                           .ticket = ticket,
                           .state = foreseen ? foreseen->clone() : table.match->state().clone(),
                           .seat = seat,
                           .spec = bot_spec(table.at(seat).bot_level()),
                           .chance = table.match->bot_chance()});
}

void Hall::Impl::tell_hint(const HintTask& task, const std::vector<Hint>& thought) {
  const auto client = clients.find(task.client);
  const auto found = tables.find(task.table);
  if (client == clients.end() || found == tables.end()) return;
  const HallTable& table = *found->second;
  const Speaker speaker = table.speaker(task.seat, client->second.lang);
  messages::Hinted hinted{.re = task.re,
                          .table = task.table,
                          .seat = task.seat,
                          .number = table.number(task.entry, task.seat)};
  // Cards are called by their names as long as nothing has happened since.
  const bool as_asked = table.match && table.match->log().size() == task.entry;
  for (const Hint& hint : thought) {
    hinted.moves.push_back({.move = table.rules->notation(hint.move),
                            .text = as_asked ? table.match->state().say(hint.move, speaker)
                                             : table.rules->say(hint.move, speaker),
                            .chance = hint.percent});
    if (hint.advice) hinted.moves.back().reason = table.rules->say(*hint.advice, speaker);
  }
  send(task.client, hinted);
}

void Hall::Impl::answer(const std::string& name, std::uint64_t ticket,
                        const std::vector<Hint>& thought, Milliseconds now) {
  clock = now;
  if (const auto found = hint_tasks.find(ticket); found != hint_tasks.end()) {
    const HintTask task = std::move(found->second);
    hint_tasks.erase(found);
    tell_hint(task, thought);
    return;
  }
  const auto found = tables.find(name);
  if (found == tables.end()) return;
  HallTable& table = *found->second;
  if (table.weighing && table.weighing->ticket == ticket) {
    table.weighing->move = thought.front().move;
    if (table.weighing->due > now) wake(table, table.weighing->due);
  }
  for (Thinking& each : table.thinking) {
    if (each.ticket != ticket) continue;
    each.move = thought.front().move;
    if (each.due > now) wake(table, each.due);
  }
  play_ready_bots(table, now);
}

void Hall::Impl::play_ready_bots(HallTable& table, Milliseconds now) {
  answer_draw_for_bot(table, now);
  for (;;) {
    const auto ready =
        std::find_if(table.thinking.begin(), table.thinking.end(), [&](const Thinking& each) {
          return each.move && each.due <= now && table.match->state().to_act().contains(each.seat);
        });
    if (ready == table.thinking.end()) return;
    const Seat seat = ready->seat;
    const MoveCode move = ready->move.value_or(0);
    table.thinking.erase(ready);
    const std::size_t first = table.match->log().size() + 1;
    const Milliseconds time = table.match_time(now);
    const Reason reason = table.match->play(seat, move, time, table.since_last_entry(now));
    if (reason.ok()) {
      table.match->charge_last_move(time);
      after_entries(table, first, "", now);
    } else {
      let_bots_think(table, now);
    }
  }
}

}  // namespace penta
