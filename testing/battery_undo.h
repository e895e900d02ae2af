// Taking back: by random seats at random points of random matches, freely or with everybody's
// agreement, and then play goes on. Nothing illegal is ever replayed, and nobody takes back freely
// what somebody else has answered. Between that people concede and offer draws where they may.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "table/match.h"
#include "testing/battery_match.h"

namespace penta::battery {

// A match as the table runs it, and a slow and obvious account of the same beside it.
class UndoneMatch {
 public:
  UndoneMatch(const std::shared_ptr<const AnyRules>& rules, std::string title, std::uint64_t number)
      : match(rules, std::vector<Sitter>(static_cast<std::size_t>(rules->players())),
              Fairness{.match_id = sha256("undo " + std::to_string(number))}),
        choice(number),
        title_(std::move(title) + ", match " + std::to_string(number)) {}

  void play() {
    const AnyState& state = match.state();
    const auto due = state.next_due();
    const Milliseconds passed = random_quiet(due, choice);
    if (due && choice.below(6) == 0) {
      const Milliseconds time = choice.below(3) == 0 ? *due : passed;
      ASSERT_EQ(match.pass_time(time, 0), time > 0) << *this;
      return;
    }
    if (choice.below(12) == 0) {
      ASSERT_NO_FATAL_FAILURE(do_something_beside(passed));
      if (match.over() || passed > 0) return;
    }
    Seat seat = pick(state.to_act(), choice);
    if (choice.below(3) == 0) {
      const Seat other = pick(SeatSet::first(match.rules().players()), choice);
      if (!state.legal_moves(other).empty()) seat = other;
    }
    const auto moves = state.legal_moves(seat);
    ASSERT_FALSE(moves.empty()) << *this;
    ASSERT_TRUE(match.play(seat, pick(moves, choice), 0, passed).ok()) << *this;
  }

  // Draws, and now and then somebody concedes. All of it leaves the game's table as it is.
  void do_something_beside(Milliseconds passed) {
    const Seat seat = pick(SeatSet::first(match.rules().players()), choice);
    const auto before = match.state().clone();
    const std::size_t entries = match.log().size();
    bool done = false;
    bool may = false;
    if (match.draw_offered()) {
      may = match.may_answer_draw(seat);
      done = match.answer_draw(seat, choice.below(20) == 0, 0, passed);
    } else if (choice.below(8) != 0) {
      may = match.may_offer_draw(seat);
      done = match.offer_draw(seat, 0, passed);
    } else {
      const bool goes_on = match.concession() == Concession::bot;
      may = match.may_concede(seat);
      done = match.concede(seat, goes_on ? "greedy" : "", 0, passed);
      if (done) {
        ASSERT_TRUE(match.undo_offer(seat).takes_back.empty()) << *this;
      }
    }
    ASSERT_EQ(done, may) << *this;
    ASSERT_EQ(match.log().size(), entries + (done ? 1 : 0)) << *this;
    if (passed > 0) return;
    for (int i = 0; i < match.rules().players(); ++i) {
      ASSERT_TRUE(match.state().looks_like(*before, seat_at(i))) << *this;
    }
  }

  // Whoever is asked agrees.
  void take_back(Seat seat) {
    const UndoOffer offer = match.undo_offer(seat);
    const std::size_t entries = match.log().size();
    if (offer.takes_back.empty()) {
      ASSERT_FALSE(match.undo(seat, 0)) << *this;
      ASSERT_EQ(match.log().size(), entries) << *this;
      return;
    }
    ASSERT_FALSE(offer.practice && match.rules().draws_stand()) << *this;
    ASSERT_NO_FATAL_FAILURE(expect_nobody_is_cheated(seat, offer));
    const bool only_bots = choice.below(2) == 0;
    const bool practice = offer.practice && only_bots;
    ASSERT_TRUE(
        match.undo(seat, 0, 0, only_bots ? Match::Others::only_bots : Match::Others::agreed))
        << "offered, but not legal\n"
        << *this;
    ASSERT_EQ(match.log().back().asked, !offer.free && !practice) << *this;
    ASSERT_EQ(match.log().back().practice, practice) << *this;
    ASSERT_TRUE(match.practice() || !practice) << *this;
    ASSERT_EQ(match.log().back().takes_back, offer.takes_back) << *this;
    ++undos;
    if (offer.free) ++free_undos;
  }

  // The log, replayed from the deal without what was taken back: every move is legal where it
  // stands, and the table is as the match says.
  void expect_it_replays() const {
    const auto state = replayed(match.log().size());
    ASSERT_NE(state, nullptr) << "an illegal move stands\n" << *this;
    const auto is = match.state().bytes();
    const auto wanted = state->bytes();
    ASSERT_TRUE(std::equal(is.begin(), is.end(), wanted.begin(), wanted.end())) << *this;
  }

  // Whoever has the log alone comes to the same match, and to the same outcome.
  void expect_it_can_be_entered_again() const {
    Match again(match.shared_rules(), match.sitters(), match.fairness());
    for (const Entry& entry : match.log()) {
      const auto wrong = again.enter(entry);
      ASSERT_FALSE(wrong) << wrong->text << "\n" << *this;
      ASSERT_EQ(again.log().back().hash, entry.hash) << *this;
    }
    ASSERT_EQ(again.over(), match.over()) << *this;
    ASSERT_EQ(again.practice(), match.practice()) << *this;
    ASSERT_EQ(again.conceded(), match.conceded()) << *this;
    if (!match.over()) return;
    ASSERT_EQ(again.outcome().shares, match.outcome().shares) << *this;
    ASSERT_EQ(again.outcome().reason, match.outcome().reason) << *this;
  }

  // What is told of the whole match is what was told of each entry when it happened.
  void expect_the_story_is_true() const {
    const auto story = match.story(0, stranger);
    ASSERT_EQ(story.size(), match.log().size() + 1) << *this;
    const std::size_t middle = match.log().size() / 2;
    const auto rest = match.story(middle, stranger);
    ASSERT_EQ(rest.size(), match.log().size() + 1 - middle) << *this;
    for (std::size_t i = 0; i < rest.size(); ++i) {
      ASSERT_EQ(rest[i].size(), story[middle + i].size()) << "entry " << middle + i << *this;
    }
  }

  friend std::ostream& operator<<(std::ostream& out, const UndoneMatch& undone) {
    out << undone.title_ << "; so far:";
    std::size_t number = 0;
    for (const Entry& entry : undone.match.log()) {
      out << "\n  " << ++number << ": ";
      out << entry_text(entry, entry.kind == Entry::Kind::move
                                   ? undone.match.rules().notation(entry.move)
                                   : std::string());
    }
    return out;
  }

  Match match;
  FastChance choice;
  int undos = 0;
  int free_undos = 0;

 private:
  // The state after entry n by the entries that stand now, or nothing if one is illegal.
  std::unique_ptr<AnyState> replayed(std::size_t n) const {
    std::vector<bool> stands(match.log().size() + 1, true);
    for (const Entry& entry : match.log()) {
      for (const std::uint32_t taken : entry.takes_back) stands[taken] = false;
    }
    const Digest seed = match.fairness().match_seed(match.rules().id());
    auto state = match.deal().clone();
    std::vector<AnyEvent> events;
    for (std::size_t number = 1; number <= n; ++number) {
      const Entry& entry = match.log()[number - 1];
      MatchChance chance(seed, number);
      if (entry.passed > 0) {
        const auto due = state->next_due();
        if (!due || entry.passed > *due) return nullptr;
        if (entry.passed == *due && entry.kind != Entry::Kind::time) return nullptr;
        state->advance(entry.passed, chance, events);
      }
      if (!stands[number] || entry.kind != Entry::Kind::move) continue;
      if (!state->check(entry.seat, entry.move).ok()) return nullptr;
      state->apply(entry.seat, entry.move, chance, events);
    }
    return state;
  }

  // What others did after a move that is taken back freely, they could have done without it.
  void expect_nobody_is_cheated(Seat seat, const UndoOffer& offer) const {
    const std::size_t first = offer.takes_back.front();
    ASSERT_EQ(match.log()[first - 1].seat, seat) << *this;
    if (!offer.free) return;
    ASSERT_EQ(offer.takes_back.size(), 1U) << "others' moves are taken back unasked\n" << *this;
    const auto before = replayed(first - 1);
    ASSERT_NE(before, nullptr) << *this;
    for (std::size_t number = first + 1; number <= match.log().size(); ++number) {
      const Entry& entry = match.log()[number - 1];
      const bool taken_back =
          std::any_of(match.log().begin(), match.log().end(), [&](const Entry& later) {
            return std::find(later.takes_back.begin(), later.takes_back.end(), number) !=
                   later.takes_back.end();
          });
      if (entry.kind != Entry::Kind::move || taken_back) continue;
      ASSERT_FALSE(match.rules().interjects(entry.move)) << *this;
      ASSERT_TRUE(before->simultaneous() && before->check(entry.seat, entry.move).ok())
          << "entry " << first << " was answered by entry " << number << "\n"
          << *this;
    }
  }

  std::string title_;
};

// The game behind the adapter; one that is not of the house brings its own.
template <Game Rules, class Traits>
const AnyGame& game_of() {
  if constexpr (requires { Traits::game(); }) {
    return Traits::game();
  } else {
    return **find_game(Rules::info().id);
  }
}

// So many in all, over all sets of options.
template <Game Rules, class Traits>
void undo_leaves_only_what_is_legal(int undos) {
  const AnyGame& game = game_of<Rules, Traits>();
  const auto sets = option_sets<Traits>();
  const int wanted = undos / static_cast<int>(sets.size()) + 1;
  for (const OptionList& options : sets) {
    const auto rules = game.make(options);
    ASSERT_TRUE(rules) << rules.error().text;
    int done = 0;
    for (std::uint64_t number = 0; done < wanted; ++number) {
      UndoneMatch undone(*rules, std::string(Rules::info().id), number);
      // Some matches are played forth and back a little, others thrown back far again and again.
      const auto often = number % 2 == 0 ? 8U : 2U;
      const int enough = std::min(wanted - done, 200);
      while (!undone.match.over() && undone.undos < enough) {
        ASSERT_NO_FATAL_FAILURE(undone.play());
        if (undone.choice.below(often) != 0) continue;
        for (auto more = undone.choice.below(4); more-- > 0;) {
          const Seat seat = pick(SeatSet::first((*rules)->players()), undone.choice);
          ASSERT_NO_FATAL_FAILURE(undone.take_back(seat));
        }
        ASSERT_NO_FATAL_FAILURE(undone.expect_it_replays());
      }
      ASSERT_NO_FATAL_FAILURE(undone.expect_it_replays());
      ASSERT_NO_FATAL_FAILURE(undone.expect_the_story_is_true());
      if (number % 8 == 0) {
        ASSERT_NO_FATAL_FAILURE(undone.expect_it_can_be_entered_again());
      }
      done += undone.undos;
      ASSERT_TRUE(done > 0 || number < 100) << "nothing can be taken back";
    }
  }
}

}  // namespace penta::battery
