// For tests of bots: a table that is put together by names.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "games/phase/game.h"
#include "testing/making.h"

namespace penta::phase {

// A table put together by names. A card is "UP / OTHER", in a hand "ORDER / WHAT THE OTHERS SEE".
// Seats are counted from 1; seat 1 is active.
class BotBoard {
 public:
  explicit BotBoard(int players = 2) : players_(players) {}
  BotBoard& play(int seat, std::string_view card) { return put(seat, card, &Lord::play); }
  BotBoard& barracks(int seat, std::string_view card) { return put(seat, card, &Lord::barracks); }
  BotBoard& hand(int seat, std::string_view card) { return put(seat, card, &Lord::hand); }
  BotBoard& influence(int seat, int good, int evil) {
    Lord& lord = state_.table.lords[seat_at(seat - 1)];
    lord.good = static_cast<std::uint8_t>(good);
    lord.evil = static_cast<std::uint8_t>(evil);
    return *this;
  }
  BotBoard& nexus(int good, int evil) {
    state_.table.good = static_cast<std::uint8_t>(good);
    state_.table.evil = static_cast<std::uint8_t>(evil);
    return *this;
  }
  // Seat 1 attacks the Nexus with its first warrior, and seat 2 opposes with its first or not.
  BotBoard& skirmish(bool opposed) {
    Table& table = state_.table;
    ask(1, Step::skirmish, Ask::action);
    table.skirmish = sleeve_of(Seat{0}, 0);
    table.attackers.insert(0);
    if (opposed) table.fighter(sleeve_of(Seat{1}, 0)).oppose(0);
    return *this;
  }
  // Seat 1 attacks with everybody; seat 2 is asked about its first warrior.
  BotBoard& attacked() {
    ask(2, Step::declare, Ask::block);
    state_.table.attackers = state_.table.lords[Seat{0}].play;
    state_.table.subject = sleeve_of(Seat{1}, 0);
    return *this;
  }
  BotBoard& ask(int seat, Step step, Ask ask) {
    Table& table = state_.table;
    table.step = step;
    table.ask = ask;
    table.actor = seat_at(seat - 1);
    table.guardian = Seat{1};
    table.turn = table.round = 3;
    return *this;
  }
  // Seat 1 trains its first card, a resource, and still has to phase so many others.
  BotBoard& pays_for_first(int phases) {
    ask(1, Step::training, Ask::phase);
    state_.table.trainee = sleeve_of(Seat{0}, 0);
    state_.table.phases_due = static_cast<std::uint8_t>(phases);
    return *this;
  }
  // What the greedy bot does, in words.
  std::string greedy() {
    const Rules rules = make();
    const Seat seat = state_.table.actor;
    return said(rules, rules.greedy(rules.view(state_, seat)));
  }
  // Plays on like that until the skirmish, the payment or the training is over.
  std::vector<std::string> greedy_moves(std::size_t most) {
    const Rules rules = make();
    FastChance chance(1);
    std::vector<std::string> moves;
    while (moves.size() < most) {
      const Seat seat = state_.table.actor;
      const Move move = rules.greedy(rules.view(state_, seat));
      moves.push_back(said(rules, move));
      rules.apply(state_, seat, move, chance, no_observer);
    }
    return moves;
  }
  std::string likely() {
    const Rules rules = make();
    FastChance chance(1);
    MoveList moves;
    const Seat seat = state_.table.actor;
    rules.legal_moves(state_, seat, moves);
    return said(rules, rules.likely_move(state_, seat, moves, chance));
  }
  // The same of another bot: `choose(rules, view)` gives the move.
  template <class Choose>
  std::string chosen(Choose&& choose) {
    const Rules rules = make();
    return said(rules, choose(rules, rules.view(state_, state_.table.actor)));
  }
  BotBoard& starts(int seat) {
    state_.table.starter = seat_at(seat - 1);
    return *this;
  }
  PerSeat<float> value() { return make().value(state_); }

 private:
  struct Placed {
    std::string up;
    std::string other;
    bool in_hand = false;
  };

  BotBoard& put(int seat, std::string_view card, Sleeves Lord::* place) {
    auto& cards = placed_[static_cast<std::size_t>(seat - 1)];
    const std::size_t slash = card.find(" / ");
    (state_.table.lords[seat_at(seat - 1)].*place).insert(static_cast<int>(cards.size()));
    cards.push_back({std::string(card.substr(0, slash)), std::string(card.substr(slash + 3)),
                     place == &Lord::hand});
    return *this;
  }
  // The decks hold what was named, and for the rest one card many times.
  Rules make() {
    OptionList options{{"format", "sandbox"}, {"players", std::to_string(players_)}};
    const auto book = Book::box();
    const auto is_evil = [&](const std::string& title) {
      for (const cards::Side& side : book->set.sides) {
        if (side.title == title) return side.alignment == Alignment::evil;
      }
      ADD_FAILURE() << title;
      return false;
    };
    for (int i = 0; i < players_; ++i) {
      const Seat seat = seat_at(i);
      Lord& lord = state_.table.lords[seat];
      std::string list;
      for (std::size_t at = 0; at < placed_[static_cast<std::size_t>(i)].size(); ++at) {
        const Placed& card = placed_[static_cast<std::size_t>(i)][at];
        const bool evil = is_evil(card.up);
        list += evil ? card.other + " / " + card.up + "; " : card.up + " / " + card.other + "; ";
        if (evil != card.in_hand) state_.evil_up[seat].insert(static_cast<int>(at));
        state_.cards[seat][at] = static_cast<std::uint8_t>(at);
      }
      list += "25x Vault Clerk / Wax Imp";
      const int used = static_cast<int>(placed_[static_cast<std::size_t>(i)].size());
      for (int at = used; at < used + 25; ++at) {
        state_.cards[seat][static_cast<std::size_t>(at)] = static_cast<std::uint8_t>(at);
      }
      lord.deck = Sleeves::first(used + 25) - Sleeves::first(used);
      options.push_back({"deck" + std::to_string(i + 1), list});
    }
    return battery::make_rules<Rules>(options);
  }
  std::string said(const Rules& rules, Move move) const {
    const std::string kind(word_of(move.kind()));
    if (!names_sleeve(move.kind())) return kind;
    const TrueSight sight{rules, state_};
    const bool order = move.kind() == Move::Kind::order;
    const SideId side = order ? sight.back(move.sleeve()) : sight.face(move.sleeve());
    return kind + " " + rules.title(side, Lang::en);
  }

  int players_;
  std::array<std::vector<Placed>, most_players> placed_{};
  State state_ = [] {
    State state;
    state.table.good = state.table.evil = 20;
    return state;
  }();
};

}  // namespace penta::phase
