// The clock of a game at a table: when it runs, what falls due, who stops it.
//
// It runs while a person is awaited and somebody who plays is connected. So neither bots' thinking
// nor a host that is down takes time away from anybody; a host that merely slept catches up.
#include <algorithm>

#include "protocol/hall_impl.h"

namespace penta {
namespace {

constexpr Phrase no_clock{"There is no clock to stop in this match.",
                          "In dieser Partie gibt es keine Uhr anzuhalten."};
constexpr Phrase may_not_pause{"You may not stop the clock in this game.",
                               "In diesem Spiel darfst du die Uhr nicht anhalten."};
constexpr Phrase may_not_resume{"Only {0} may let the clock go on.",
                                "Nur {0} darf die Uhr weiterlaufen lassen."};
constexpr Phrase not_paused{"The clock is not stopped.", "Die Uhr ist nicht angehalten."};

bool runs(const HallTable& table) {
  if (!table.match || table.stage != Stage::running || table.match->paused()) return false;
  if (!table.match->state().next_due()) return false;
  const bool somebody_here =
      std::any_of(table.members.begin(), table.members.end(),
                  [](const Member& member) { return member.role == Role::seat; });
  return somebody_here && !(table.match->state().to_act() & table.persons()).empty();
}

}  // namespace

Milliseconds HallTable::since_last_entry(Milliseconds now) const {
  return clock_from ? std::max<Milliseconds>(0, now - *clock_from) : 0;
}

SeatSet HallTable::may_resume() const {
  SeatSet may;
  for (int i = 0; i < players(); ++i) {
    if (!match->state().may_resume(seat_at(i))) continue;
    if (const auto next = deputy(seat_at(i))) may.insert(*next);
  }
  return may;
}

void Hall::Impl::set_clock(HallTable& table, Milliseconds now) {
  if (!runs(table)) {
    if (table.clock_from) note_time(table, now);
    table.clock_from.reset();
    return;
  }
  if (!table.clock_from) table.clock_from = now;
  const Milliseconds due = table.match->state().next_due().value_or(limits.note_clock);
  wake(table, *table.clock_from + std::min(due, limits.note_clock));
}

// Time in which nothing fell due. Nobody is told: their clocks run by themselves.
void Hall::Impl::note_time(HallTable& table, Milliseconds now) {
  const Milliseconds passed = table.since_last_entry(now);
  if (!table.match->is_quiet(passed) || table.match->paused()) return;
  if (!table.match->pass_time(passed, table.match_time(now))) return;
  table.clock_from = now;
  effects.rows.push_back(table.entry_row(table.match->log().size(), ""));
}

void Hall::Impl::catch_up(HallTable& table, Milliseconds now) {
  while (table.clock_from) {
    const auto due = table.match->state().next_due();
    if (!due || table.since_last_entry(now) < *due) break;
    const Milliseconds then = *table.clock_from + *due;
    const std::size_t first = table.match->log().size() + 1;
    if (!table.match->pass_time(*due, table.match_time(then))) break;
    table.clock_from = then;
    after_entries(table, first, "", then);
  }
  const bool much = table.since_last_entry(now) >= limits.note_clock;
  if (much && table.match->log().size() < limits.entries / 2) note_time(table, now);
  set_clock(table, now);
}

void Hall::Impl::review_clock(HallTable& table, Milliseconds now) {
  const bool ran = table.clock_from.has_value();
  catch_up(table, now);
  if (ran == table.clock_from.has_value() || table.stage != Stage::running) return;
  for (const Member& member : table.members) {
    if (member.role == Role::host) continue;
    const Viewer viewer = member.role == Role::seat ? member.seat : stranger;
    send_update(clients.at(member.client), table, viewer, table.match->times_noticed(viewer));
  }
}

MaybeRequestError Hall::Impl::pause(Client& client, const messages::AtSeat& at, Milliseconds now) {
  RequestError wrong;
  HallTable* table = seated(client, at.table, at.seat, now, wrong);
  if (table == nullptr) return wrong;
  if (!table->match || table->stage != Stage::running) {
    return request_error(client, ErrorCode::not_now, not_running);
  }
  if (table->match->paused()) {
    done(client, at.id);
    return std::nullopt;
  }
  if (!table->match->state().next_due()) return request_error(client, ErrorCode::not_now, no_clock);
  const Milliseconds passed = table->since_last_entry(now);
  if (!table->match->pause(at.seat, table->match_time(now), passed)) {
    return request_error(client, ErrorCode::not_now, may_not_pause);
  }
  table->clock_from.reset();
  table->thinking.clear();
  done(client, at.id);
  after_entries(*table, table->match->log().size(), "", now);
  return std::nullopt;
}

MaybeRequestError Hall::Impl::resume(Client& client, const messages::AtSeat& at, Milliseconds now) {
  RequestError wrong;
  HallTable* table = seated(client, at.table, at.seat, now, wrong);
  if (table == nullptr) return wrong;
  if (!table->match || !table->match->paused()) {
    return request_error(client, ErrorCode::not_now, not_paused);
  }
  const SeatSet may = table->may_resume();
  if (!may.contains(at.seat)) {
    std::string names;
    for (const Seat seat : may) names += (names.empty() ? "" : ", ") + table->at(seat).name;
    return request_error(client, ErrorCode::not_now, may_not_resume, {names});
  }
  if (!table->match->resume(at.seat, table->match_time(now))) {
    return request_error(client, ErrorCode::not_now, not_paused);
  }
  done(client, at.id);
  after_entries(*table, table->match->log().size(), "", now);
  return std::nullopt;
}

}  // namespace penta
