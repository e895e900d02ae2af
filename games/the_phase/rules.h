// THE Phase: trick-taking for 3-6 players, after the English translation of its rules.
//
// Variants: Standard (rounds for points) and Quick (nine tricks). Option `follow`: must or may.
// What the rules leave open is settled in README.md under "Rulings". The deck is a declared
// reconstruction in cards.csv.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "games/the_phase/cards.h"
#include "games/the_phase/moves.h"
#include "games/the_phase/position.h"
#include "games/the_phase/state.h"

namespace penta::the_phase {

// Why a card may not be played; the parameters stand behind it.
enum class ReasonCode : std::uint8_t {
  ok,
  match_over,
  not_seated,
  not_your_turn,    // seat that is to act
  not_in_hand,      // card
  must_follow,      // a card you hold that follows, demand, phase
  give_it,          // Phase IV: name a person
  play_it,          // another phase: name nobody
  not_to_yourself,  //
  not_to_leader,    // seat of the leader
  only_to_leader,   // seat of the leader
  has_a_card,       // seat
  no_such_seat,     //
};

class Imagination;  // in imagine.h

class Rules {
 public:
  using State = the_phase::State;
  using Move = the_phase::Move;
  using View = the_phase::View;
  using Event = the_phase::Event;
  using MoveList = the_phase::MoveList;
  using Position = the_phase::Position;
  using Parts = the_phase::Parts;
  using Content = the_phase::Content;
  using Imagination = the_phase::Imagination;

  static const GameInfo& info();
  static const std::vector<OptionSpec>& option_specs();
  static Result<Rules> make(const Options& options);
  static OptionList brought(const Options& options);
  static OptionList test_set();

  const Digest& id() const { return id_; }
  int players() const { return players_; }
  int max_moves() const;
  bool quick() const { return quick_; }
  bool must_follow() const { return must_follow_; }
  const Deck& deck() const { return deck_; }
  int cards_dealt() const { return quick_ ? 10 : players_ + 3; }
  int tricks() const { return cards_dealt() - 1; }
  int points_to_win() const { return players_ >= 5 ? 2 : 3; }

  template <Chance C, class O>
  State start(C& chance, O& observer) const;
  SeatSet to_act(const State& state) const { return to_act(state.table); }
  bool simultaneous(const State& state) const { return state.table.phase == Phase::zero; }
  void legal_moves(const State& state, Seat seat, MoveList& moves) const {
    list_moves(state.table, seat, state.hands[seat], moves);
  }
  void legal_moves(const View& view, MoveList& moves) const {
    list_moves(view.table, view.viewer, view.hand, moves);
  }
  template <Chance C, class O>
  void apply(State& state, Seat seat, Move move, C& chance, O& observer) const;
  Outcome outcome(const State& state) const;

  View view(const State& state, Viewer viewer) const;
  std::optional<Event> event_for(const Event& event, Viewer viewer) const;
  SeatSet learners(const Event& event) const;

  Reason check(const View& view, Move move) const;
  std::vector<Move> refused(const View& view) const;
  std::vector<Event> preview(const View& view, Move move) const;
  Advice advice(const View& view, Move move, std::span<const Move> rivals) const;
  std::optional<Advice> outlook(const View& view, Move move) const;

  std::uint32_t milestone(const State& state) const { return state.table.round; }
  PerSeat<float> value(const State& state) const;
  template <Chance C>
  Move likely_move(const State& state, Seat seat, const MoveList& moves, C& chance) const;
  Move greedy(const View& view) const;

  std::string notation(Move move) const;
  Result<Move> parse(std::string_view notation) const;
  Parts parts(Move move) const;
  Content content(Lang lang) const;
  std::string_view scene(const Event& event) const;
  Position position(const State& state) const;
  Position position(const View& view) const;
  Result<State> set_up(const Position& position) const;

  std::string say(const Event& event, const Speaker& speaker) const;
  std::string say(Move move, const Speaker& speaker) const;
  std::string say(Reason reason, const Speaker& speaker) const;
  std::string say(const Advice& advice, const Speaker& speaker) const;
  std::string say(Card card, Lang lang) const;
  std::string board(const View& view, const Speaker& speaker, const Ink& ink) const;
  std::string rules_text(Lang lang) const;  // the build writes it

  // The words for cards, in JSON (see engine/describe.h). An empty word stands for "none".
  const std::string& word(Card card) const;
  bool from_word(std::string_view word, Card& card) const;
  std::string expected(Card card) const;

  // The seats without a card to whom the next one may be given (Phase IV).
  SeatSet receivers(const Table& table) const;
  // The cards of a hand that may be played now.
  CardSet playable(const Table& table, CardSet hand) const;
  // How many cards a seat holds; everybody can count them.
  int hand_size(const Table& table, Seat seat) const;
  // From whose hand card i of the running trick came.
  Seat giver(const Table& table, int i) const;

 private:
  friend class Setting;

  SeatSet to_act(const Table& table) const;
  void list_moves(const Table& table, Seat seat, CardSet hand, MoveList& moves) const;
  Reason why_not(const Table& table, Seat seat, CardSet hand, Move move) const;

  template <Chance C, class O>
  void deal(State& state, C& chance, O& observer) const;
  template <class O>
  void begin_round(Table& table, O& observer) const;
  // One card onto the table; the hand is the caller's.
  template <class O>
  void lay(Table& table, Seat seat, Move move, O& observer) const;
  template <class O>
  void reveal_choices(Table& table, const PerSeat<Card>& choices, O& observer) const;
  // Ends a trick, and with it perhaps the round and the match.
  template <class O>
  void finish_trick(Table& table, O& observer) const;
  template <class O>
  void take(Table& table, int winner, int card, int place, O& observer) const;
  template <class O>
  void finish_round(Table& table, O& observer) const;
  template <class O>
  void finish_quick_trick(Table& table, O& observer) const;
  template <class O>
  void move_phase(Table& table, SeatSet busts, O& observer) const;
  bool round_is_over(const Table& table) const { return table.tricks_done == tricks(); }
  Card highest_taken(const Table& table, Seat seat) const;
  bool has_lowest(const Table& table, Seat seat) const;
  Move best_last_card(const Table& table, const MoveList& moves, int room) const;
  SeatSet leading_totals(const Table& table, int limit) const;

  int players_ = 4;
  bool quick_ = false;
  bool must_follow_ = true;
  Deck deck_{};
  Digest id_{};
};

// --- who may do what; inline, for it is asked before every move

inline SeatSet Rules::to_act(const Table& table) const {
  if (table.over()) return {};
  if (table.phase == Phase::zero) return SeatSet::first(players_) - table.served;
  return SeatSet{table.actor};
}

inline SeatSet Rules::receivers(const Table& table) const {
  const SeatSet waiting = SeatSet::first(players_) - table.served - SeatSet{table.leader};
  return waiting.empty() ? SeatSet{table.leader} : waiting;
}

inline CardSet Rules::playable(const Table& table, CardSet hand) const {
  if (table.demand == Demand::none || !must_follow_) return hand;
  const CardSet following = hand & deck_.that_follow(table.demand);
  return following.empty() ? hand : following;
}

inline void Rules::list_moves(const Table& table, Seat seat, CardSet hand, MoveList& moves) const {
  moves.clear();
  if (table.over() || seat == stranger) return;
  if (table.phase == Phase::zero) {
    hand.for_each([&](Card card) { moves.push_back(Move::play(card)); });
    return;
  }
  if (seat != table.actor) return;
  if (table.phase == Phase::four) {
    const SeatSet receivers = this->receivers(table);
    hand.for_each([&](Card card) {
      for (const Seat to : receivers) moves.push_back(Move::give(card, to));
    });
    return;
  }
  playable(table, hand).for_each([&](Card card) { moves.push_back(Move::play(card)); });
}

inline SeatSet Rules::leading_totals(const Table& table, int limit) const {
  SeatSet leading;
  int best = -1;
  for (int i = 0; i < players_; ++i) {
    const int total = table.totals[seat_at(i)];
    if (total > limit || total < best) continue;
    if (total > best) leading = {};
    best = total;
    leading.insert(seat_at(i));
  }
  return leading;
}

}  // namespace penta::the_phase
