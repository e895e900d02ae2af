// Phase 10 Masters Edition: rummy for 2-4 players with a free choice of phases and a save pile.
//
// What the rules leave open is settled in README.md under "Rulings".
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "games/phase10_masters/arrange.h"
#include "games/phase10_masters/plan.h"
#include "games/phase10_masters/position.h"
#include "games/phase10_masters/state.h"

namespace penta::phase10_masters {

// Why a move is refused; the parameters stand behind it.
enum class ReasonCode : std::uint8_t {
  ok,
  match_over,
  not_seated,
  not_your_turn,     // seat that is to act
  choose_first,      // a phase has to be named before anything else
  chosen_already,    // the phase of this hand is named, phase
  completed,         // phase that was completed before
  no_such_phase,     //
  draw_first,        // a turn begins with a draw
  drawn_already,     // one card a turn
  pile_empty,        // nothing to draw
  discard_empty,     // nothing to take
  skip_on_top,       // a Skip is never taken, nor what lies below it
  not_saved,         // card that is not in your save pile
  not_in_hand,       // card
  finish_first,      // a lay-down that was begun is finished first, phase
  laid_already,      // one phase a hand, phase
  skip_in_group,     // a Skip is never part of a group
  not_complete,      // phase, how many cards are missing
  not_next,          // card, phase: with it here the phase cannot be finished
  natural_first,     // phase: a Wild would be that here, but only a natural card leads on
  lay_first,         // no hits before the own phase lies, phase
  name_meaning,      // a Wild needs a number or colour
  no_meaning,        // card that is what it shows
  not_that,          // a Wild cannot stand for this (Meaning) here
  no_group,          // nothing lies there
  wrong_number,      // card, number of the set
  wrong_end,         // card, low and high of the run
  run_full,          // a run from 1 to 12 takes no more
  wrong_colour,      // card, colour of the group (Meaning)
  saved_already,     // one save a hand
  save_full,         // so many cards are the most
  not_the_last,      // the card that goes out cannot be saved
  name_victim,       // a Skip names somebody
  skipped_already,   // seat that will lose its turn anyway
  not_yourself,      //
  no_such_seat,      //
  only_skips_name,   // card that is no Skip
  out_names_nobody,  // a Skip that goes out
  no_such_move,      //
  group_full,        // so many cards are the most in a group of the phase
  two_numbers,       // numbers that one set cannot have both
  two_colours,       // colours that one group cannot have both (Meaning)
  run_twice,         // a number that lies twice in a run
  run_too_wide,      // so many cards are the whole run
  wilds_alone,       // a group needs a natural card
  phase_breaks,      // phase that does not come out with these cards in these places
};

class Imagination;  // in imagine.h

class Rules {
 public:
  using State = phase10_masters::State;
  using Move = phase10_masters::Move;
  using View = phase10_masters::View;
  using Event = phase10_masters::Event;
  using MoveList = phase10_masters::MoveList;
  using Position = phase10_masters::Position;
  using Parts = phase10_masters::Parts;
  using Content = phase10_masters::Content;
  using Wish = phase10_masters::Wish;
  using Arrangement = phase10_masters::Arrangement;
  using Imagination = phase10_masters::Imagination;

  static const GameInfo& info();
  static const std::vector<OptionSpec>& option_specs();
  static Result<Rules> make(const Options& options);

  const Digest& id() const { return id_; }
  int players() const { return players_; }
  int max_moves() const;
  Cards deck() const { return Cards::deck(skips_, wilds_); }

  template <Chance C, class O>
  State start(C& chance, O& observer) const;
  SeatSet to_act(const State& state) const {
    return state.table.over() ? SeatSet{} : SeatSet{state.table.actor};
  }
  bool simultaneous(const State& /*state*/) const { return false; }
  void legal_moves(const State& state, Seat seat, MoveList& moves) const {
    list_moves(state.table, seat, state.hands[seat], state.saves[seat], state.building, moves);
  }
  void legal_moves(const View& view, MoveList& moves) const {
    list_moves(view.table, view.viewer, view.hand, view.saves, view.building, moves);
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
  Reason arrange(const View& view, const Wish& wish, Arrangement& arrangement) const;

  std::uint32_t milestone(const State& state) const {
    return state.table.hand + (state.table.over() ? 1U : 0U);
  }
  PerSeat<float> value(const State& state) const;
  static constexpr bool likely_is_good = true;  // as good as `greedy`
  template <Chance C>
  Move likely_move(const State& state, Seat seat, const MoveList& moves, C& chance) const;
  Move greedy(const View& view) const;
  bool vain(const View& view, Move move) const;

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

  // The words for cards and what they stand for, in JSON (see engine/describe.h). An empty word
  // stands for "none".
  std::string word(Card card) const;
  std::string word(Meaning meaning) const;
  bool from_word(std::string_view word, Card& card) const;
  bool from_word(std::string_view word, Meaning& meaning) const;
  std::string expected(Card card) const;
  std::string expected(Meaning meaning) const;

  // Every card that the viewer sees nowhere: with others, saved by others, or in the draw pile.
  Cards unseen(const View& view) const;
  bool all_wild() const { return all_wild_; }

  // What kind of group lies there, or will.
  static GroupKind kind_at(const Table& table, int place) {
    const std::uint8_t phase = table.active[owner_of(place)];
    return phase_card(phase).group[static_cast<std::size_t>(place % 2)].kind;
  }
  // What a card that is laid or hit there stands for.
  static std::uint8_t stands_for(const Table& table, Move move, int place) {
    if (move.as != Move::nothing) return move.as;
    if (move.card == wild) return table.melds.low[static_cast<std::size_t>(place)];
    return kind_at(table, place) == GroupKind::colour ? as_colour(colour_of(move.card))
                                                      : as_number(number_of(move.card));
  }
  static const PhaseCard& phase_card(int phase) {
    return phase_cards[static_cast<std::size_t>(phase - 1)];
  }

 private:
  friend class Setting;
  static constexpr std::uint16_t all_phases = (1U << phase_count) - 1;

  Builder builder(const Table& table, Seat seat) const {
    return {phase_card(table.active[seat]), all_wild_};
  }
  // One save a hand, and no more than the pile may hold.
  bool save_left(const Table& table, Seat seat) const {
    return !table.has_saved.contains(seat) && table.saved[seat] < save_limit_;
  }
  void list_moves(const Table& table, Seat seat, const Cards& hand, const Cards& saves,
                  const Building& building, MoveList& moves) const;
  void list_lays(const Table& table, Seat seat, const Cards& hand, const Building& building,
                 MoveList& moves) const;
  void list_hits(const Table& table, const Cards& hand, MoveList& moves) const;
  void list_ends(const Table& table, Seat seat, const Cards& hand, MoveList& moves) const;

  void add_seat(Position& position, const View& view, Seat seat) const;
  static void add_known(Position& position, const Table& table, Seat seat, Card card,
                        Known::Where noted);
  void add_own(Position& position, const View& view) const;
  void add_building(Position& position, Seat seat, const Building& building) const;
  // Why a move that is not in the list is not there. REQUIRES: the viewer is to act.
  Reason why_not(const View& view, Move move) const;
  Reason why_not_lay(const View& view, Move move) const;
  // The cards of a lay-down that can be laid now. REQUIRES: the viewer is laying, or can.
  Placements next_placements(const View& view) const;
  Reason why_not_hit(const View& view, Move move) const;
  Reason why_not_discard(const View& view, Move move) const;
  Reason why_not_save(const View& view, Move move) const;

  template <Chance C, class O>
  void deal(State& state, C& chance, O& observer) const;
  template <class O>
  void choose(State& state, Seat seat, int phase, O& observer) const;
  enum class Turn : std::uint8_t { goes_on, ends_hand };
  template <class O>
  Turn act(State& state, Seat seat, Move move, O& observer) const;
  template <Chance C, class O>
  Turn draw(State& state, Seat seat, C& chance, O& observer) const;
  template <class O>
  void take(State& state, Seat seat, O& observer) const;
  template <class O>
  void fetch(State& state, Seat seat, Card card, O& observer) const;
  template <class O>
  void into_hand(State& state, Seat seat, Card card, Event::Kind kind, O& observer) const;
  template <class O>
  void place(State& state, Seat seat, Move move, O& observer) const;
  template <class O>
  void hit(State& state, Seat seat, Move move, O& observer) const;
  template <class O>
  void end_turn(State& state, Seat seat, Move move, O& observer) const;
  // The next player who is not skipped draws. False if the hand ends here, with nobody out.
  template <class O>
  bool next_turn(State& state, O& observer) const;
  template <class O>
  bool rebuild(State& state, O& observer) const;
  template <Chance C, class O>
  void end_hand(State& state, C& chance, O& observer) const;
  SeatSet winners(const Table& table) const;
  void leave_hand(State& state, Seat seat, Card card) const {
    state.hands[seat].remove(card);
    shown_to_leave(state.table, seat, card);
  }
  void shown_to_leave(Table& table, Seat seat, Card card) const {
    --table.held[seat];
    table.known.leave(seat, card, table.fetched[seat] > 0);
  }

  int players_ = 2;
  int skips_ = 2;
  int wilds_ = 8;
  bool all_wild_ = false;
  int save_limit_ = 10;
  int stall_limit_ = 3;
  int turn_limit_ = 500;
  int hand_limit_ = 60;
  Digest id_{};
};

}  // namespace penta::phase10_masters
