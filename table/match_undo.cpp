#include <algorithm>
#include <cassert>
#include <utility>

#include "table/match.h"

namespace penta {

UndoOffer Match::undo_offer(Seat seat) const {
  if (ended_ || conceded_.contains(seat)) return {};
  UndoOffer offer{.free = true};
  bool time_passed = false;
  for (std::size_t number = log_.size(); number > 0; --number) {
    if (!now_.stands[number]) continue;
    const Entry& entry = log_[number - 1];
    if (!taught_[number].empty()) offer.free = false;
    if (due_[number]) return {};
    time_passed = time_passed || entry.passed > 0;
    if (entry.kind != Entry::Kind::move) continue;
    offer.takes_back.push_back(static_cast<std::uint32_t>(number));
    offer.practice = offer.practice || drew_[number] || taught_[number].contains(seat);
    if (entry.seat != seat) continue;
    const Decision& answered = decisions_[number - 1];
    const bool others_did_not_know =
        offer.free &&
        std::all_of(offer.takes_back.begin(), offer.takes_back.end(), [&](std::uint32_t other) {
          return other == number || (answered.simultaneous && decisions_[other - 1] == answered);
        });
    offer.free = others_did_not_know;
    offer.practice = offer.practice && !offer.free;
    if (offer.practice && rules_->draws_stand()) return {.stands = true};
    if (others_did_not_know) offer.takes_back = {static_cast<std::uint32_t>(number)};
    std::reverse(offer.takes_back.begin(), offer.takes_back.end());
    // Without the move, something might have fallen due meanwhile.
    std::optional<Snapshot> unused;
    if (time_passed && without(now_, offer.takes_back, unused) == nullptr) return {};
    return offer;
  }
  return {};
}

bool Match::undo(Seat seat, Milliseconds time, Milliseconds passed, Others others) {
  assert(!paused_ && is_quiet(passed));
  UndoOffer offer = undo_offer(seat);
  if (offer.takes_back.empty()) return false;
  if (passed > 0) {
    std::optional<Snapshot> unused;
    const auto left = without(now_, offer.takes_back, unused);
    if (left == nullptr || !is_quiet_for(*left, passed)) return false;
  }
  if (!take_out(now_, offer.takes_back)) return false;
  if (passed > 0) {
    std::vector<AnyEvent> events;
    MatchChance chance = this->chance(log_.size() + 1);
    now_.state->advance(passed, chance, events);
  }
  const bool still_open = decisions_[offer.takes_back.front() - 1] == decisions_.back() &&
                          decisions_.back().simultaneous;
  const Decision open = still_open
                            ? decisions_.back()
                            : Decision{.opened_by = static_cast<std::uint32_t>(log_.size() + 1),
                                       .simultaneous = state().simultaneous()};
  const bool practice = offer.practice && others == Others::only_bots;
  // Records from before there was a word for it call that asked.
  practice_ = practice_ || practice || (offer.practice && !has_other_persons(seat));
  append({.kind = Entry::Kind::undo,
          .seat = seat,
          .takes_back = std::move(offer.takes_back),
          .asked = !offer.free && !practice,
          .practice = practice,
          .time = time,
          .passed = passed},
         nullptr, open, {});
  return true;
}

bool Match::has_other_persons(Seat seat) const {
  for (int i = 0; i < rules_->players(); ++i) {
    const Seat other = seat_at(i);
    if (other != seat && is_person(other) && !conceded_.contains(other)) return true;
  }
  return false;
}

std::optional<Error> Match::enter_undo(const Entry& entry) {
  const UndoOffer offer = undo_offer(entry.seat);
  const bool fits = entry.practice ? offer.practice && !entry.asked : offer.free != entry.asked;
  const Others others = entry.practice ? Others::only_bots : Others::agreed;
  if (fits && !entry.takes_back.empty() && offer.takes_back == entry.takes_back &&
      undo(entry.seat, entry.time, entry.passed, others)) {
    return std::nullopt;
  }
  return Error{offer.stands ? "what was drawn or shown stands in this game"
                            : "this could not be taken back"};
}

std::unique_ptr<AnyState> Match::without(const Course& course,
                                         const std::vector<std::uint32_t>& entries,
                                         std::optional<Snapshot>& near) const {
  const std::size_t first = entries.front();
  const auto end_of_valid = course.snapshots_before(first);
  std::size_t number = 0;
  const AnyState* from = deal_.get();
  if (end_of_valid != course.snapshots.begin()) {
    number = std::prev(end_of_valid)->number;
    from = std::prev(end_of_valid)->state.get();
  }
  // Who goes back far may go back again: a snapshot not far before makes that cheap.
  const std::size_t wanted = first > number + 2 * Course::spacing ? first - Course::spacing : 0;
  auto state = from->clone();
  std::vector<AnyEvent> events;
  auto next_gone = entries.begin();
  while (++number < course.stands.size()) {
    if (number == wanted) near = Snapshot{number - 1, state->clone()};
    const bool gone = next_gone != entries.end() && *next_gone == number;
    if (gone) ++next_gone;
    const bool stands = course.stands[number] && !gone;
    const Entry& entry = log_[number - 1];
    if (number > first && !is_quiet_for(*state, entry.passed)) return nullptr;
    if (number > first && stands && entry.kind == Entry::Kind::move &&
        !state->check(entry.seat, entry.move).ok()) {
      return nullptr;
    }
    apply(*state, number, stands, events);
    events.clear();
  }
  return state;
}

bool Match::take_out(Course& course, const std::vector<std::uint32_t>& entries) const {
  std::optional<Snapshot> near;
  auto state = without(course, entries, near);
  if (state == nullptr) return false;
  course.snapshots.erase(course.snapshots_before(entries.front()), course.snapshots.end());
  if (near) course.snapshots.push_back(std::move(*near));
  course.state = std::move(state);
  for (const std::uint32_t entry : entries) course.stands[entry] = false;
  return true;
}

}  // namespace penta
