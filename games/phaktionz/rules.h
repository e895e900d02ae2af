// Phaktionz: Summons and invocations, and a deck that is one's life, 2 players.
//
// What the rulebook leaves open is settled in README.md under "Rulings". Legality is in judge.h,
// the course of a match in course.h.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cards/language.h"
#include "engine/game.h"
#include "games/phaktionz/book.h"
#include "games/phaktionz/list.h"
#include "games/phaktionz/moves.h"
#include "games/phaktionz/position.h"
#include "games/phaktionz/state.h"

namespace penta::phaktionz {

class Imagination;  // in imagine.h

// Cards as they lie.
struct TrueSight {
  const State& state;
  Cards hand(Seat seat) const { return state.hands[seat]; }
  Cards deck(Seat seat) const { return state.decks[seat]; }
  Cards looked() const { return state.looked; }
  Cards set_aside() const { return state.set_aside; }
};
// As a viewer sees them: what is hidden is nowhere. The own deck is all that is not seen elsewhere.
struct ViewSight {
  const View& view;
  Cards own_deck{};
  Cards hand(Seat seat) const { return seat == view.viewer ? view.hand : Cards{}; }
  Cards deck(Seat seat) const { return seat == view.viewer ? own_deck : Cards{}; }
  Cards looked() const { return view.looked; }
  Cards set_aside() const { return view.set_aside; }
};

// Why something may not be done; the parameters stand behind it.
enum class ReasonCode : std::uint8_t {
  ok,
  match_over,
  not_seated,
  not_your_turn,      // seat that is asked
  not_asked,          // what is asked: the Ask
  no_such_card,       //
  name_first,         // card: another of its name is named first
  not_in_hand,        // card
  not_in_play,        // card: not on a battlefield
  not_yours,          // card
  not_summon,         // card
  not_invocation,     // card
  not_created,        // card: not in your Creation Pile
  not_leader,         // card: no Tier 0 on your Realm slot
  wrong_phase,        // card
  too_many,           // announcements in this turn
  chain_full,         //
  limit_used,         // card: as often as its limit says
  no_such_ability,    // card
  not_action,         // card: that text works by itself
  only_answers,       // card: it is used in response to something
  not_answering,      // card: it does not answer what was announced last
  silenced,           // card: the last thing announced lets nothing of its kind answer
  needs_condition,    // card: its Create or Promote condition does not hold
  forbidden,          // card: a text forbids it
  cannot_pay,         // card: its cost
  nothing_to_choose,  // card: no target
  no_bearer,          // card: no Summon that may bear it
  row_full,           // card: its row
  no_total,           // card: no Summons total exactly its Tier
  with_tier4,         // card: nobody joins a Tier 4
  wrong_total,        // card: with it, the Tiers cannot total what is needed
  undemotable,        // card
  slot_taken,         // slot
  wrong_row,          // slot
  no_battle_left,     // card
  no_first_battle,    // in the first turn nobody battles
  cannot_battle,      // card: a text says so
  not_facing,         // card: a Tech battles only what faces it
  never_direct,       // card: a Striker battles no player directly
  column_taken,       // card: somebody faces it
  nobody_to_battle,   // card
  unbattled,          // card: it cannot be battled by that one
  unchosen,           // card: it cannot be chosen by you
  not_fitting,        // card: does not fit what the text says
  chosen_already,     // card
  too_high,           // the highest X
  must_choose,        // it is no choice
};

class Rules {
 public:
  using State = phaktionz::State;
  using Move = phaktionz::Move;
  using View = phaktionz::View;
  using Event = phaktionz::Event;
  using MoveList = phaktionz::MoveList;
  using Position = phaktionz::Position;
  using Parts = phaktionz::Parts;
  using Content = phaktionz::Content;
  using Imagination = phaktionz::Imagination;

  static const GameInfo& info();
  static const std::vector<OptionSpec>& option_specs();
  static Result<Rules> make(const Options& options);
  static OptionList brought(const Options& options);
  static OptionList test_set();
  static const penta::cards::Language& card_language();  // of cards of one's own

  // Decks before the deal: in choices.cpp.
  static Result<ChoiceMade> read_choice(const Options& options, Seat seat, std::string_view written,
                                        const Speaker& speaker);
  std::vector<ReadyChoice> ready_choices(const Options& options, Lang lang) const;
  Choice seat_choice(Seat seat, Lang lang) const;

  const Digest& id() const { return id_; }
  int players() const { return most_players; }
  cards::Format format() const { return format_; }
  bool first_turn_battle() const { return first_turn_battle_; }
  int max_moves() const;
  const Book& book() const { return *book_; }
  const cards::Set& set() const { return book_->set; }
  const Facts& facts(DesignId design) const {
    return book_->facts[static_cast<std::size_t>(design)];
  }
  const DeckList& deck(Seat seat) const { return decks_[seat]; }
  // What is printed on a card: of a Tier 0, that side.
  DesignId design(Card card) const {
    return decks_[owner(card)].cards[static_cast<std::size_t>(number(card))];
  }
  bool exists(Card card) const;

  template <class Sight>
  Judge<Sight> judge(const Table& table, const Sight& sight) const {
    return {*book_, decks_, first_turn_battle_, table, sight};
  }
  ViewSight sight(const View& view) const;

  template <Chance C, class O>
  State start(C& chance, O& observer) const;  // in course.h
  SeatSet to_act(const State& state) const { return to_act(state.table); }
  SeatSet to_act(const Table& table) const {
    return table.ask == Ask::nothing ? SeatSet{} : SeatSet{table.actor};
  }
  bool simultaneous(const State& /*state*/) const { return false; }
  void legal_moves(const State& state, Seat seat, MoveList& moves) const {
    moves.clear();
    if (to_act(state.table).contains(seat)) judge(state.table, TrueSight{state}).list(seat, moves);
  }
  void legal_moves(const View& view, MoveList& moves) const {
    moves.clear();
    if (to_act(view.table).contains(view.viewer)) {
      judge(view.table, sight(view)).list(view.viewer, moves);
    }
  }
  template <Chance C, class O>
  void apply(State& state, Seat seat, Move move, C& chance, O& observer) const;  // in course.h
  Outcome outcome(const State& state) const;

  static std::span<const Question> questions();
  std::optional<Window<Move>> window(const View& view) const;
  bool has_turn(const View& view) const;

  View view(const State& state, Viewer viewer) const;
  std::optional<Event> event_for(const Event& event, Viewer viewer) const;
  SeatSet learners(const Event& event) const;

  Reason check(const View& view, Move move) const;
  std::vector<Move> refused(const View& view) const;
  Advice advice(const View& view, Move move, std::span<const Move> rivals) const;
  std::optional<Advice> outlook(const View& view, Move move) const;

  std::uint32_t milestone(const State& state) const { return state.table.turn; }
  PerSeat<float> value(const State& state) const;
  static constexpr bool likely_is_good = true;  // the same knowledge as `greedy`
  static constexpr float hardly_better = 0.01F;
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
  std::string say(Move move, const View& view, const Speaker& speaker) const;
  std::string say(Reason reason, const Speaker& speaker) const;
  std::string say(const Advice& advice, const Speaker& speaker) const;
  std::string board(const View& view, const Speaker& speaker, const Ink& ink) const;
  std::uint32_t chapter(const View& view) const;
  std::string brief(const View& view, const Speaker& speaker, const Ink& ink) const;
  std::vector<std::string> designs(const View& view, std::string_view name) const;
  std::string rules_text(Lang lang) const;  // the build writes it

  // The words for cards, in JSON (see engine/describe.h). An empty word stands for "none".
  std::string word(DesignId design) const;  // "haka-goblin"
  std::string word(Card card) const;        // "1:haka-goblin.2"
  std::string word(Listed card) const;      // "haka-goblin.2", "?"
  bool from_word(std::string_view word, DesignId& design) const;
  bool from_word(std::string_view word, Card& card) const;
  bool from_word(std::string_view word, Listed& card) const;
  std::string expected(DesignId design) const;
  std::string expected(Card card) const;
  std::string expected(Listed card) const;

  // A card's name; of a Tier 4 side, its own.
  const std::string& title(DesignId design, Lang lang) const;
  // What an ability of it says.
  std::string text(DesignId design, int ability, Lang lang) const;

 private:
  friend class RulesMaker;

  bool first_turn_battle_ = true;
  cards::Format format_{};
  std::shared_ptr<const Book> book_{};
  PerPlayer<DeckList> decks_{};
  Digest id_{};
};

}  // namespace penta::phaktionz
