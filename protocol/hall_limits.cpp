// What nobody may do too much of, so that everybody else is answered in time.
#include <algorithm>

#include "protocol/hall_impl.h"

namespace penta {
namespace {

constexpr double in_an_hour = 3'600'000;
constexpr double in_a_minute = 60'000;
constexpr double in_a_second = 1'000;

template <class Allowances>
void forget_full(Allowances& allowances, Milliseconds now) {
  std::erase_if(allowances, [&](const auto& each) { return each.second.full(now); });
}

}  // namespace

bool Hall::Impl::may_make_table(const Client& client, Milliseconds now) {
  const double most = limits.tables_per_hour;
  return new_tables.try_emplace(client.address, most, most / in_an_hour).first->second.take(now);
}

bool Hall::Impl::may_ask(const Client& client) {
  const auto known = work.find(client.address);
  return known == work.end() || known->second.any(clock);
}

void Hall::Impl::charge(const Client& client, double units) {
  const double rate = limits.work_per_second;
  Allowance& left = work.try_emplace(client.address, 4 * rate, rate / in_a_second).first->second;
  left.any(clock);
  left.spend(units);
  work_done += units;
}

MaybeRequestError Hall::Impl::too_much_undone(const Client& client, const HallTable& table,
                                              Seat seat) {
  if (table.match->log().size() >= limits.entries_with_undo ||
      table.undo_work >= limits.undo_work) {
    return request_error(
        client, ErrorCode::limit,
        {"Too much was taken back in this match already: from now on moves stand.",
         "In dieser Partie wurde schon zu viel zurückgenommen: Ab jetzt bleiben Züge "
         "stehen."});
  }
  const double rate = limits.undos_per_minute;
  const std::string who = table.id + " " + std::to_string(index(seat));
  if (undos.try_emplace(who, 2 * rate, rate / in_a_minute).first->second.take(clock)) {
    return std::nullopt;
  }
  return request_error(client, ErrorCode::limit,
                       {"You take back too often: at most {0} times a minute.",
                        "Du nimmst zu oft zurück: höchstens {0}-mal in der Minute."},
                       {std::to_string(limits.undos_per_minute)});
}

bool Hall::Impl::may_choose(const HallTable& table, Seat seat) {
  const double rate = limits.choices_per_minute;
  const std::string who = table.id + " " + std::to_string(index(seat));
  return choices.try_emplace(who, 2 * rate, rate / in_a_minute).first->second.take(clock);
}

MaybeRequestError Hall::Impl::too_many_entries(const Client& client, const HallTable& table) const {
  if (table.match->log().size() >= limits.entries) {
    return request_error(client, ErrorCode::limit,
                         {"This match has become too long: at most {0} entries.",
                          "Diese Partie ist zu lang geworden: höchstens {0} Einträge."},
                         {std::to_string(limits.entries)});
  }
  return std::nullopt;
}

MaybeRequestError Hall::Impl::too_many_moves(const Client& client, const HallTable& table,
                                             Seat seat) {
  if (auto refusal = too_many_entries(client, table)) return refusal;
  const AnyState& state = table.match->state();
  const bool changes = state.simultaneous() && !state.to_act().contains(seat);
  return changes ? too_much_undone(client, table, seat) : std::nullopt;
}

std::int64_t Hall::Impl::story_begins(const Client& client, const HallTable& table, Viewer viewer,
                                      std::int64_t from) {
  const std::int64_t last = table.match->times_noticed(viewer);
  if (from < 0 || from > last) from = -1;
  // The last entry is at hand. Whoever asked for too much gets no more than that.
  if (last - from <= 1) return from;
  if (!may_ask(client)) return last;
  return std::max(from, last - static_cast<std::int64_t>(limits.entries_told));
}

bool Hall::Impl::anything_to_sweep() const {
  return !tables.empty() || !shared_rules.empty() || !new_tables.empty() || !wrong_keys.empty() ||
         !work.empty() || !undos.empty() || !choices.empty() || limits.keep > 0;
}

void Hall::Impl::sweep_allowances(Milliseconds now) {
  forget_full(new_tables, now);
  forget_full(wrong_keys, now);
  forget_full(work, now);
  forget_full(undos, now);
  forget_full(choices, now);
}

}  // namespace penta
