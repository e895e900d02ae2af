// For tests: what the battery cannot know of Phase.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "games/phase/game.h"
#include "games/phase/testing/advice_check.h"
#include "games/phase/testing/invariants.h"
#include "games/phase/testing/scene.h"
#include "games/phase/testing/witness.h"
#include "games/phase/testing/worlds.h"
#include "testing/battery_imagine.h"
#include "testing/battery_transcript.h"
#include "testing/golden.h"

namespace penta::phase {

// A table of two ready decks where few cards are unseen: all others lie in the discard piles, seen
// from both sides. A ready deck is five good sides with five evil ones: card(2, 3) is the pair of
// its second good and its third evil side.
class FewUnseen {
 public:
  FewUnseen(std::string name, Viewer viewer)
      : name_(std::move(name)), rules_(make_rules({{"players", "2"}})), viewer_(viewer) {
    position_.players.resize(2);
    position_.step = Step::training;
    position_.ask = Ask::train;
    position_.good = position_.evil = 20;
  }
  FewUnseen& hand(int seat, int good, int evil, bool evil_up) {
    return put(seat, good, evil, evil_up, &PlayerPosition::hand);
  }
  FewUnseen& barracks(int seat, int good, int evil, bool evil_up) {
    return put(seat, good, evil, evil_up, &PlayerPosition::barracks);
  }
  FewUnseen& deck(int seat, int good, int evil, bool evil_up) {
    return put(seat, good, evil, evil_up, &PlayerPosition::deck);
  }
  FewUnseen& looked(int seat, int cards) {
    player(seat).looked = cards;
    return *this;
  }
  // All saw this card go into the deck; the hand and the barracks cannot be it.
  FewUnseen& buried(int seat, int good, int evil) {
    const Pair pair = card(seat, good, evil);
    player(seat).buried.push_back({pair.good, pair.evil});
    settle_ = seat;
    return *this;
  }
  battery::SmallPosition<Rules> make() {
    for (int seat = 1; seat <= 2; ++seat) {
      for (int i = 0; i < rules_.deck(seat_at(seat - 1)).size; ++i) {
        const Pair pair = rules_.card(seat_at(seat - 1), i);
        if (named_.contains({seat, i})) continue;
        player(seat).discard.push_back({.face = pair.good, .back = pair.evil, .open = true});
      }
    }
    auto state = rules_.set_up(position_);
    EXPECT_TRUE(state) << name_ << ": " << (state ? "" : state.error().text);
    if (!state) std::abort();
    if (settle_ > 0) {
      Lord& lord = state->table.lords[seat_at(settle_ - 1)];
      lord.settled = Sleeves::first(rules_.deck(seat_at(settle_ - 1)).size) - lord.deck;
    }
    return {name_, rules_, *state, viewer_};
  }

 private:
  PlayerPosition& player(int seat) { return position_.players[static_cast<std::size_t>(seat - 1)]; }
  Pair card(int seat, int good, int evil) {
    std::vector<SideId> goods;
    std::vector<SideId> evils;
    const auto add = [](std::vector<SideId>& list, SideId side) {
      if (std::find(list.begin(), list.end(), side) == list.end()) list.push_back(side);
    };
    const Seat of = seat_at(seat - 1);
    for (int i = 0; i < rules_.deck(of).size; ++i) {
      add(goods, rules_.card(of, i).good);
      add(evils, rules_.card(of, i).evil);
    }
    const Pair wanted{goods[static_cast<std::size_t>(good - 1)],
                      evils[static_cast<std::size_t>(evil - 1)]};
    for (int i = 0; i < rules_.deck(of).size; ++i) {
      if (rules_.card(of, i) == wanted) named_.insert({seat, i});
    }
    return wanted;
  }
  FewUnseen& put(int seat, int good, int evil, bool evil_up,
                 std::vector<PlacedCard> PlayerPosition::* zone) {
    const Pair pair = card(seat, good, evil);
    (player(seat).*zone)
        .push_back(
            {.face = evil_up ? pair.evil : pair.good, .back = evil_up ? pair.good : pair.evil});
    return *this;
  }

  std::string name_;
  Rules rules_;
  Viewer viewer_;
  Position position_{};
  std::set<std::pair<int, int>> named_{};  // seat and place in the deck list
  int settle_ = 0;
};

struct BatteryTraits {
  static std::vector<OptionList> option_sets() {
    const auto set = [](const char* players, const char* rounds, OptionList more) {
      OptionList options{{"players", players}, {"round_limit", rounds}};
      options.insert(options.end(), more.begin(), more.end());
      return options;
    };
    const std::string first = Book::box()->set.decks[0].name;
    return {set("2", "12", {}),
            set("2", "8", {{"format", "sandbox"}, {"deck1", first}, {"deck2", first}}),
            set("3", "4", {}), set("5", "2", {{"format", "sandbox"}, {"deck2", two_decks()}})};
  }
  static std::vector<OptionList> slow_option_sets() {
    return {{{"players", "2"}, {"round_limit", "5"}}, {{"players", "3"}, {"round_limit", "2"}}};
  }
  // Fifty cards: the most that a deck may have.
  static std::string two_decks() {
    const cards::Set& set = Book::box()->set;
    return write_deck(set.decks[2], set) + "; " + write_deck(set.decks[3], set);
  }

  static std::string invariants(const Rules& rules, const State& state) {
    return phase::flaw(rules, state);
  }

  static std::vector<Sleeve> cards_in_hand(const View& view) {
    std::vector<Sleeve> cards;
    for (const int each : view.table.lords[view.viewer].hand) {
      cards.push_back(sleeve_of(view.viewer, each));
    }
    return cards;
  }
  static bool is_about(Move move, Sleeve card) {
    return names_sleeve(move.kind()) && move.sleeve() == card;
  }

  // Kinds, seats, skills and cards that do not exist included.
  static Move random_move(FastChance& chance) {
    const std::uint32_t sleeve =
        chance.below(3) == 0 ? 0xff
                             : 50 * chance.below(3) + chance.below(chance.below(2) == 0 ? 12 : 50);
    return Move::from_code(chance.below(Move::kinds + 2) | chance.below(7) << 8 | sleeve << 16);
  }

  using Witness = phase::Witness;

  template <class Visit>
  static void for_each_world(const Rules& rules, const View& view, Visit visit) {
    phase::for_each_world(rules, view, visit);
  }

  static std::vector<battery::SmallPosition<Rules>> small_positions() {
    const Seat me = seat_at(0);
    const auto mine = [&](std::string name) {
      return FewUnseen(std::move(name), me).hand(1, 1, 1, true).barracks(1, 1, 2, false);
    };
    return {
        mine("only the own deck").deck(1, 2, 1, false).deck(1, 2, 2, true).make(),
        mine("a hand").hand(2, 1, 1, false).hand(2, 1, 2, false).deck(2, 2, 1, true).make(),
        mine("a face that only few cards have")
            .hand(2, 1, 1, false)
            .barracks(2, 1, 2, true)
            .barracks(2, 2, 2, false)
            .deck(2, 2, 1, true)
            .deck(2, 3, 1, false)
            .make(),
        mine("a ring")
            .hand(2, 1, 1, false)
            .hand(2, 2, 2, false)
            .hand(2, 1, 2, true)
            .hand(2, 2, 1, true)
            .deck(2, 3, 3, true)
            .make(),
        mine("a long chain")
            .hand(2, 1, 1, false)
            .hand(2, 2, 1, true)
            .barracks(2, 2, 2, false)
            .barracks(2, 3, 2, true)
            .hand(2, 3, 3, false)
            .deck(2, 4, 3, true)
            .deck(2, 1, 4, false)
            .make(),
        mine("a card was buried")
            .hand(2, 1, 1, false)
            .barracks(2, 1, 2, true)
            .deck(2, 1, 3, false)
            .deck(2, 2, 2, true)
            .buried(2, 1, 3)
            .make(),
        mine("I have looked at my deck")
            .deck(1, 2, 1, false)
            .deck(1, 2, 2, true)
            .deck(1, 3, 2, true)
            .looked(1, 2)
            .make(),
        FewUnseen("a stranger", stranger)
            .hand(1, 1, 1, false)
            .deck(1, 1, 2, true)
            .hand(2, 1, 1, true)
            .barracks(2, 2, 1, true)
            .deck(2, 2, 2, false)
            .make(),
    };
  }

  static std::string flaw(const Rules& rules, const View& view, Move move,
                          const std::vector<Move>& rivals, const Advice& advice) {
    return AdviceCheck(rules, view, move, rivals).flaw(advice);
  }

  static std::vector<battery::Transcript> transcripts() {
    return {{battery::beside(__FILE__, "../transcript.txt"),
             {{"players", "2"}, {"round_limit", "4"}},
             1},
            {battery::beside(__FILE__, "../transcript_three.txt"),
             {{"players", "3"}, {"round_limit", "2"}},
             2}};
  }
};

}  // namespace penta::phase
