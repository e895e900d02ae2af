#include <algorithm>
#include <cassert>
#include <utility>

#include "table/match.h"

namespace penta {

void Match::append_beside_the_game(Entry entry) {
  std::vector<AnyEvent> events;
  MatchChance chance = this->chance(log_.size() + 1);
  if (entry.passed > 0) now_.state->advance(entry.passed, chance, events);
  append(std::move(entry), nullptr, Decision(decisions_.back()), {.events = std::move(events)});
}

bool Match::change_clock(Entry::Kind kind, Seat seat, Milliseconds time, Milliseconds passed) {
  paused_ = kind == Entry::Kind::pause;
  append_beside_the_game({.kind = kind, .seat = seat, .time = time, .passed = passed});
  return true;
}

bool Match::pause(Seat seat, Milliseconds time, Milliseconds passed) {
  assert(is_quiet(passed));
  return !paused_ && !over() && state().next_due() && state().may_pause(seat) &&
         change_clock(Entry::Kind::pause, seat, time, passed);
}

bool Match::resume(Seat seat, Milliseconds time) {
  return paused_ && change_clock(Entry::Kind::resume, seat, time, 0);
}

Concession Match::concession() const {
  const GameInfo& info = rules_->info();
  if (!info.may_concede) return Concession::none;
  return rules_->players() == 2 && !info.team ? Concession::match : Concession::bot;
}

bool Match::may_concede(Seat seat) const {
  return concession() != Concession::none && !over() && is_person(seat) &&
         !conceded_.contains(seat);
}

bool Match::concede(Seat seat, std::string_view bot, Milliseconds time, Milliseconds passed) {
  assert(!paused_ && is_quiet(passed));
  if (!may_concede(seat)) return false;
  const bool ends = concession() == Concession::match;
  const auto spec = bots::Spec::parse(bot);
  if (ends ? !bot.empty() : !spec || spec->text() != bot) return false;
  conceded_.insert(seat);
  ended_ = ends;
  append_beside_the_game({.kind = Entry::Kind::concede,
                          .seat = seat,
                          .bot = std::string(bot),
                          .time = time,
                          .passed = passed});
  return true;
}

bool Match::may_offer_draw(Seat seat) const {
  const GameInfo& info = rules_->info();
  return info.may_draw && rules_->players() == 2 && !info.team && !over() && !offer_ &&
         is_person(seat) && !offered_.contains(seat);
}

bool Match::may_answer_draw(Seat seat) const {
  const auto offered = draw_offered();
  return offered && *offered != seat;
}

bool Match::offer_draw(Seat seat, Milliseconds time, Milliseconds passed) {
  assert(!paused_ && is_quiet(passed));
  if (!may_offer_draw(seat)) return false;
  append_beside_the_game(
      {.kind = Entry::Kind::offer, .seat = seat, .time = time, .passed = passed});
  return true;
}

bool Match::answer_draw(Seat seat, bool accepts, Milliseconds time, Milliseconds passed) {
  assert(!paused_ && is_quiet(passed));
  if (!may_answer_draw(seat)) return false;
  ended_ = accepts;
  append_beside_the_game({.kind = accepts ? Entry::Kind::accept : Entry::Kind::decline,
                          .seat = seat,
                          .time = time,
                          .passed = passed});
  return true;
}

void Match::note_offers(const Entry& entry) {
  switch (entry.kind) {
    case Entry::Kind::offer:
      offer_ = entry.seat;
      offered_.insert(entry.seat);
      break;
    case Entry::Kind::accept:
    case Entry::Kind::decline:
      offer_.reset();
      break;
    case Entry::Kind::move:
      offered_.erase(entry.seat);
      if (offer_ && *offer_ != entry.seat && noticed(log_.size(), *offer_)) offer_.reset();
      break;
    case Entry::Kind::undo:
      if (offer_ && noticed(log_.size(), *offer_)) offer_.reset();
      break;
    default:
      break;
  }
}

Outcome Match::outcome() const {
  assert(over());
  if (!ended_) return state().outcome();
  const SeatSet winners = SeatSet::first(rules_->players()) - conceded_;
  return {.shares = even_shares<double>(winners),
          .reason = conceded_.empty() ? agreed_draw_reason : conceded_reason};
}

std::optional<Error> Match::enter_beside_the_game(const Entry& entry) {
  const auto unless = [](bool done, const char* why) {
    return done ? std::nullopt : std::optional<Error>(Error{why});
  };
  switch (entry.kind) {
    case Entry::Kind::pause:
      return unless(pause(entry.seat, entry.time, entry.passed), "the clock could not be stopped");
    case Entry::Kind::resume:
      return unless(entry.passed == 0 && resume(entry.seat, entry.time),
                    "the clock could not go on");
    case Entry::Kind::concede:
      return unless(concede(entry.seat, entry.bot, entry.time, entry.passed),
                    "this seat could not concede like that");
    case Entry::Kind::offer:
      return unless(offer_draw(entry.seat, entry.time, entry.passed),
                    "this seat could not offer a draw");
    default:
      return unless(
          answer_draw(entry.seat, entry.kind == Entry::Kind::accept, entry.time, entry.passed),
          "this seat was offered no draw");
  }
}

bool bot_takes_draw(const AnyState& state, Seat seat, FastChance& chance) {
  constexpr int worlds = 64;
  double share = 0;
  for (int i = 0; i < worlds; ++i) {
    share += state.imagine(seat, chance)->chances(1, chance)[seat] / worlds;
  }
  return share * state.rules().players() <= 1;
}

}  // namespace penta
