// For tests: what the battery cannot know of Phase 10 Masters.
#pragma once

#include <string>
#include <vector>

#include "games/phase10_masters/game.h"
#include "games/phase10_masters/testing/advice_check.h"
#include "games/phase10_masters/testing/scene.h"
#include "games/phase10_masters/testing/witness.h"
#include "games/phase10_masters/testing/worlds.h"
#include "testing/battery_imagine.h"
#include "testing/battery_transcript.h"
#include "testing/golden.h"

namespace penta::phase10_masters {

// A table where few cards are unseen: all others are discarded.
class FewUnseen {
 public:
  FewUnseen(std::string name, int players, Viewer viewer)
      : name_(std::move(name)),
        scene_({{"players", std::to_string(players)}, {"skips", "2"}, {"wilds", "4"}}),
        viewer_(viewer) {
    for (int i = 1; i <= players; ++i) scene_.phase(i, i);
  }
  FewUnseen& hand(int seat, std::string_view names) {
    scene_.hand(seat, names);
    return *this;
  }
  FewUnseen& saves(int seat, std::string_view names) {
    scene_.saves(seat, names);
    return *this;
  }
  FewUnseen& pile(std::string_view names) {
    pile_ = hand_of(names);
    return *this;
  }
  FewUnseen& known(int seat, Known::Where where, std::string_view names) {
    hand_of(names).for_each(
        [&](Card card) { scene_.state.table.known.note(seat_at(seat - 1), card, where); });
    return *this;
  }
  FewUnseen& fetched(int seat, int times) {
    scene_.state.table.fetched[seat_at(seat - 1)] = static_cast<std::uint8_t>(times);
    return *this;
  }
  // What the viewer knows the pile to hold at most.
  FewUnseen& bound(std::string_view names) {
    scene_.state.pile_bounds.fill(hand_of(names));
    return *this;
  }
  battery::SmallPosition<Rules> make() {
    State& state = scene_.state;
    Cards discards = state.pile;
    discards.remove_all(pile_);
    discards.for_each([&](Card card) { state.table.discard[state.table.discard_size++] = card; });
    state.pile = pile_;
    state.table.pile = static_cast<std::uint8_t>(pile_.size());
    return {name_, scene_.rules, state, viewer_};
  }

 private:
  std::string name_;
  Scene scene_;
  Viewer viewer_;
  Cards pile_{};
};

struct BatteryTraits {
  static std::vector<OptionList> option_sets() {
    const auto set = [](const char* players, const char* hands, const char* turns,
                        OptionList more) {
      OptionList options{{"players", players}, {"hand_limit", hands}, {"turn_limit", turns}};
      options.insert(options.end(), more.begin(), more.end());
      return options;
    };
    return {set("2", "4", "90", {}),
            set("2", "3", "60", {{"skips", "8"}, {"wilds", "16"}, {"save_limit", "1"}}),
            set("3", "2", "60", {{"all_wild", "true"}, {"wilds", "16"}}),
            set("4", "2", "150", {{"stall_limit", "9"}})};
  }
  static std::vector<OptionList> slow_option_sets() {
    return {{{"players", "2"}, {"hand_limit", "2"}, {"turn_limit", "60"}},
            {{"players", "3"}, {"hand_limit", "1"}, {"turn_limit", "90"}, {"wilds", "16"}}};
  }

  static std::string invariants(const Rules& rules, const State& state) {
    return phase10_masters::flaw(rules, state);
  }

  // Every code of a move, cards and places that do not exist included.
  static Move random_move(FastChance& chance) {
    const auto byte = [&chance](std::uint32_t below) {
      return chance.below(3) == 0 ? Move::nothing : static_cast<std::uint8_t>(chance.below(below));
    };
    return {.kind = static_cast<Move::Kind>(chance.below(9)),
            .card = static_cast<Card>(byte(52)),
            .as = byte(20),
            .place = byte(10)};
  }

  static std::vector<Card> cards_in_hand(const View& view) {
    std::vector<Card> cards;
    view.hand.for_each_kind([&](Card card, int) { cards.push_back(card); });
    return cards;
  }
  static bool is_about(Move move, Card card) { return move.card == card; }

  using Witness = phase10_masters::Witness;
  static constexpr bool cards_look_alike = true;
  static bool unfinished(const State& state) { return state.building.begun(); }

  template <class Visit>
  static void for_each_world(const Rules& rules, const View& view, Visit visit) {
    phase10_masters::for_each_world(rules, view, visit);
  }

  static std::vector<battery::SmallPosition<Rules>> small_positions() {
    using Where = Known::Where;
    const Seat me = seat_at(0);
    const auto two = [&](std::string name) {
      return FewUnseen(std::move(name), 2, me).hand(1, "b1 b2 b3");
    };
    return {
        two("nothing is known").hand(2, "r3 r3 W").saves(2, "y5").pile("W S g9").make(),
        two("a card was taken")
            .hand(2, "r3 W y5")
            .pile("r3 W W g9")
            .known(2, Where::hand, "r3 W")
            .make(),
        two("one of them may be saved")
            .hand(2, "r3 W")
            .saves(2, "y5 g9")
            .pile("r3 W y5")
            .known(2, Where::hand_or_saves, "r3 W y5")
            .make(),
        two("taken before and after a save")
            .hand(2, "r3 W g9")
            .saves(2, "y5")
            .pile("r3 y5 W")
            .known(2, Where::hand, "r3")
            .known(2, Where::hand_or_saves, "W y5")
            .make(),
        two("saved, and something was drawn from the saves")
            .hand(2, "r3 g9")
            .saves(2, "y5 W")
            .pile("r3 y5 W")
            .known(2, Where::saves, "y5 r3")
            .fetched(2, 1)
            .make(),
        two("saved, and all was drawn from the saves but what is saved since")
            .hand(2, "r3 y5 W")
            .saves(2, "g9")
            .pile("r3 y5 g9")
            .known(2, Where::saves, "y5 r3")
            .fetched(2, 2)
            .make(),
        two("saved, and the save pile is empty")
            .hand(2, "r3 y5 W")
            .pile("r3 y5 g9")
            .known(2, Where::saves, "y5 r3")
            .fetched(2, 2)
            .make(),
        two("the pile was rebuilt")
            .hand(2, "r3 W y5")
            .saves(2, "g9")
            .pile("r3 y5 W S")
            .bound("r3 r3 y5 W S g8 b7")
            .make(),
        two("rebuilt, with few Wilds, and a card was taken")
            .hand(2, "r3 W W y5")
            .pile("y5 W g4")
            .known(2, Where::hand, "r3")
            .bound("y5 W W r3 g4")
            .make(),
        FewUnseen("three players", 3, seat_at(1))
            .hand(1, "r3 W")
            .hand(2, "b1")
            .hand(3, "r3 y5")
            .saves(3, "W")
            .pile("g9 y5")
            .known(1, Where::hand, "r3")
            .known(3, Where::hand_or_saves, "y5 W")
            .make(),
        FewUnseen("a stranger", 2, stranger)
            .hand(1, "r3 W")
            .hand(2, "r3 y5")
            .saves(1, "W")
            .pile("g9 y5")
            .known(1, Where::hand_or_saves, "W")
            .bound("g9 y5 W")
            .make(),
    };
  }

  static std::string flaw(const Rules& rules, const View& view, Move move,
                          const std::vector<Move>& rivals, const Advice& advice) {
    return AdviceCheck(rules, view, move, rivals).flaw(advice);
  }

  static std::vector<battery::Transcript> transcripts() {
    return {{battery::beside(__FILE__, "../transcript.txt"),
             {{"players", "3"}, {"hand_limit", "3"}, {"turn_limit", "60"}},
             1},
            {battery::beside(__FILE__, "../transcript_two.txt"),
             {{"players", "2"}, {"hand_limit", "2"}, {"turn_limit", "80"}, {"wilds", "16"}},
             2}};
  }
};

}  // namespace penta::phase10_masters
