// For tests: what the battery has to be told about Phaktionz.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "games/phaktionz/game.h"
#include "games/phaktionz/testing/advice_check.h"
#include "games/phaktionz/testing/invariants.h"
#include "games/phaktionz/testing/witness.h"
#include "games/phaktionz/testing/worlds.h"
#include "testing/battery_imagine.h"
#include "testing/battery_transcript.h"
#include "testing/making.h"

namespace penta::phaktionz {

// A position in which few cards are hidden: all that are not named lie in the Deck-Out Piles.
class FewHidden {
 public:
  FewHidden(std::string name, Viewer viewer)
      : name_(std::move(name)), rules_(battery::make_rules<Rules>({})), viewer_(viewer) {
    position_.phase = Phase::main;
    position_.ask = Ask::act;
    position_.players.resize(most_players);
  }
  // The card at this place of the deck list, counted from 0.
  FewHidden& hand(int seat, int place) { return put(seat, place, &PlayerPosition::hand); }
  FewHidden& known(int seat, int place) {
    hand(seat, place);
    player(seat).known.push_back(card(seat, place));
    return *this;
  }
  FewHidden& deck(int seat, int place) { return put(seat, place, nullptr); }
  FewHidden& aside(int seat, int place) {
    player(seat).set_aside.push_back(card(seat, place));
    position_.phase = Phase::setup;
    position_.ask = Ask::mulligan;
    position_.turn = 0;
    position_.actor = seat_at(seat - 1);
    return *this;
  }
  FewHidden& looked(int seat, int place) {
    player(seat).looked.push_back(card(seat, place));
    return *this;
  }
  battery::SmallPosition<Rules> make() {
    for (int seat = 1; seat <= most_players; ++seat) {
      for (int i = 0; i < rules_.deck(seat_at(seat - 1)).size; ++i) {
        if (!named_[{seat, i}]) player(seat).pile.push_back(card(seat, i));
      }
    }
    auto state = rules_.set_up(position_);
    EXPECT_TRUE(state) << name_ << ": " << (state ? "" : state.error().text);
    if (!state) std::abort();
    return {name_, rules_, *state, viewer_};
  }

 private:
  PlayerPosition& player(int seat) { return position_.players[static_cast<std::size_t>(seat - 1)]; }
  Listed card(int seat, int place) const {
    const DeckList& list = rules_.deck(seat_at(seat - 1));
    const auto at = static_cast<std::size_t>(place);
    return listed(list.cards[at], list.copies[at]);
  }
  FewHidden& put(int seat, int place, std::vector<Listed> PlayerPosition::* zone) {
    named_[{seat, place}] = true;
    if (zone != nullptr) (player(seat).*zone).push_back(card(seat, place));
    return *this;
  }

  std::string name_;
  Rules rules_;
  Viewer viewer_;
  Position position_{};
  std::map<std::pair<int, int>, bool> named_{};  // seat and place in the deck list
};

struct BatteryTraits {
  static std::vector<OptionList> option_sets() {
    const std::string test_cards = Rules::test_set().front().second;
    const auto decks = [&](const char* one, const char* two) {
      return OptionList{{"cards", test_cards}, {"deck1", one}, {"deck2", two}};
    };
    OptionList peaceful = decks("Zane Basic", "Percy");
    peaceful.push_back({"first_turn_battle", "false"});
    return {decks("Lulo Forbidden", "Lulo United"),
            decks("Version Nine", "The King's Short Peace"),
            peaceful,
            {{"format", "synthesis"}}};
  }
  static std::vector<OptionList> slow_option_sets() { return {option_sets()[0], option_sets()[1]}; }

  static std::string invariants(const Rules& rules, const State& state) {
    return phaktionz::flaw(rules, state);
  }

  static std::vector<Card> cards_in_hand(const View& view) {
    std::vector<Card> cards;
    view.hand.for_each([&](int each) { cards.push_back(card_of(view.viewer, each)); });
    return cards;
  }
  static bool is_about(Move move, Card card) {
    return names_card(move.kind()) && move.card() == card;
  }

  // Kinds, cards and numbers that do not exist included.
  static Move random_move(FastChance& chance) {
    const std::uint32_t card =
        chance.below(3) == 0 ? 0xff : most_cards * chance.below(2) + chance.below(most_cards);
    const std::uint32_t value = chance.below(2) == 0 ? 0 : chance.below(11);
    return Move::from_code(chance.below(Move::kinds + 2) | value << 8 | card << 16);
  }

  using Witness = phaktionz::Witness;

  template <class Visit>
  static void for_each_world(const Rules& rules, const View& view, Visit visit) {
    phaktionz::for_each_world(rules, view, visit);
  }

  static std::vector<battery::SmallPosition<Rules>> small_positions() {
    const Seat me = seat_at(0);
    const auto mine = [&](std::string name) {
      return FewHidden(std::move(name), me).hand(1, 0).deck(1, 9).deck(1, 13);
    };
    return {
        mine("only one way").hand(2, 0).known(2, 5).deck(2, 0).deck(2, 9).make(),
        mine("a hand").hand(2, 0).hand(2, 5).deck(2, 9).deck(2, 13).deck(2, 20).make(),
        mine("cards that are alike").hand(2, 1).hand(2, 9).deck(2, 0).deck(2, 2).deck(2, 8).make(),
        mine("one is known").known(2, 0).hand(2, 9).deck(2, 1).deck(2, 5).deck(2, 13).make(),
        mine("one is set aside")
            .hand(2, 0)
            .hand(2, 5)
            .hand(2, 9)
            .aside(2, 5)
            .deck(2, 13)
            .deck(2, 20)
            .make(),
        mine("the other looks at the deck")
            .hand(2, 0)
            .deck(2, 5)
            .deck(2, 9)
            .deck(2, 13)
            .looked(2, 5)
            .looked(2, 9)
            .make(),
        mine("I look at mine").looked(1, 13).hand(2, 0).deck(2, 5).deck(2, 9).make(),
        FewHidden("a stranger", stranger)
            .hand(1, 0)
            .deck(1, 5)
            .deck(1, 9)
            .known(2, 0)
            .hand(2, 5)
            .deck(2, 9)
            .deck(2, 13)
            .make(),
    };
  }

  static std::string flaw(const Rules& rules, const View& view, Move move,
                          const std::vector<Move>& rivals, const Advice& advice) {
    return AdviceCheck(rules, view, move, rivals).flaw(advice);
  }

  static std::vector<battery::Transcript> transcripts() {
    // Real decks: balance does not change them.
    return {{battery::beside(__FILE__, "../transcript.txt"),
             {{"deck1", "Lulo Forbidden"}, {"deck2", "Lulo United"}},
             1}};
  }
};

}  // namespace penta::phaktionz
