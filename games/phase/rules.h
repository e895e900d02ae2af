// Phase: double-sided cards and the fight for the Nexus, 2-5 players.
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
#include "games/phase/book.h"
#include "games/phase/judge.h"
#include "games/phase/moves.h"
#include "games/phase/position.h"
#include "games/phase/state.h"

namespace penta::phase {

class Imagination;  // in imagine.h
class Rules;

// Faces as they are.
struct TrueSight {
  const Rules& rules;
  const State& state;
  SideId face(Seat seat, int number) const;
  SideId back(Seat seat, int number) const;
  SideId face(Sleeve sleeve) const { return face(owner(sleeve), number(sleeve)); }
  SideId back(Sleeve sleeve) const { return back(owner(sleeve), number(sleeve)); }
};
// Faces as a viewer sees them.
struct ViewSight {
  const View& view;
  SideId face(Sleeve sleeve) const { return view.face(sleeve); }
  SideId back(Sleeve sleeve) const { return view.back(sleeve); }
  SideId face(Seat seat, int number) const { return face(sleeve_of(seat, number)); }
  SideId back(Seat seat, int number) const { return back(sleeve_of(seat, number)); }
};

// Why something may not be done; the parameters stand behind it.
enum class ReasonCode : std::uint8_t {
  ok,
  match_over,
  not_seated,
  not_your_turn,      // seat that is asked
  not_asked,          // what is asked: the Ask
  no_such_card,       //
  not_in_hand,        // sleeve
  not_yours,          // sleeve
  not_warrior,        // sleeve
  not_resource,       // sleeve
  locked,             // sleeve
  no_such_skill,      // sleeve
  not_action,         // sleeve: its skill works by itself
  used_up,            // sleeve: its skill was used in this turn
  too_many,           // actions in this turn
  not_fighting,       // sleeve: not in this skirmish
  too_expensive,      // sleeve, cost, resources that could pay
  nothing_to_choose,  // sleeve
  pays_itself,        // sleeve: it is being trained
  in_order,           // sleeve: resources, attackers and choices are named in rising order
  too_few_left,       // sleeve: then too few remain to pay
  not_attacker,       // sleeve
  same_alignment,     // sleeve of the attacker
  not_fitting,        // sleeve: does not fit what the card says
  not_yourself,       //
  no_such_seat,       //
  too_much,           // damage that is there
  attacker_needed,    // one at least
  own_turn_only,      // sleeve: it begins with training
  not_another,        // sleeve: it was chosen before, or is the card that acts
};

class Rules {
 public:
  using State = phase::State;
  using Move = phase::Move;
  using View = phase::View;
  using Event = phase::Event;
  using MoveList = phase::MoveList;
  using Position = phase::Position;
  using Parts = phase::Parts;
  using Content = phase::Content;
  using Imagination = phase::Imagination;

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
  int players() const { return players_; }
  int round_limit() const { return round_limit_; }
  // Whether the first turn of a match begins with a card, as all others do.
  bool starter_draws() const { return starter_draws_; }
  int max_moves() const;
  const Book& book() const { return *book_; }
  const cards::Set& set() const { return book_->set; }
  const Facts& facts(SideId side) const { return book_->facts[static_cast<std::size_t>(side)]; }
  const DeckList& deck(Seat seat) const { return decks_[seat]; }
  Pair card(Seat seat, int place) const {
    return decks_[seat].cards[static_cast<std::size_t>(place)];
  }

  template <class Sight>
  Judge<Sight> judge(const Table& table, const Sight& sight) const {
    return {*book_, sizes_, players_, table, sight};
  }

  template <Chance C, class O>
  State start(C& chance, O& observer) const;  // in course.h
  SeatSet to_act(const State& state) const { return to_act(state.table); }
  SeatSet to_act(const Table& table) const {
    if (table.ask == Ask::nothing) return {};
    if (table.ask == Ask::recruit) return SeatSet::first(players_) - table.answered;
    return SeatSet{table.actor};
  }
  bool simultaneous(const State& state) const { return state.table.ask == Ask::recruit; }
  void legal_moves(const State& state, Seat seat, MoveList& moves) const {
    list_moves(state.table, TrueSight{*this, state}, seat, moves);
  }
  void legal_moves(const View& view, MoveList& moves) const {
    list_moves(view.table, ViewSight{view}, view.viewer, moves);
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
  std::optional<Advice> outlook(const View& view, Move move) const;  // in advice_idle.cpp

  std::uint32_t milestone(const State& state) const { return state.table.turn; }
  PerSeat<float> value(const State& state) const;
  static constexpr bool likely_is_good = true;  // the same knowledge as `greedy`
  // A share of the win that search does not tell from chance: then it does what `greedy` does.
  static constexpr float hardly_better = 0.01F;
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
  std::string say(Move move, const View& view, const Speaker& speaker) const;
  std::string say(Reason reason, const Speaker& speaker) const;
  std::string say(const Advice& advice, const Speaker& speaker) const;
  std::string board(const View& view, const Speaker& speaker, const Ink& ink) const;
  std::uint32_t chapter(const View& view) const;
  std::string brief(const View& view, const Speaker& speaker, const Ink& ink) const;
  std::vector<std::string> designs(const View& view, std::string_view name) const;
  std::string rules_text(Lang lang) const;  // the build writes it

  // The words for cards, in JSON (see engine/describe.h). An empty word stands for "none".
  std::string word(SideId side) const;
  std::string word(Sleeve sleeve) const;
  bool from_word(std::string_view word, SideId& side) const;
  bool from_word(std::string_view word, Sleeve& sleeve) const;
  std::string expected(SideId side) const;
  std::string expected(Sleeve sleeve) const;

  // A side's title.
  const std::string& title(SideId side, Lang lang) const;
  // What a skill or order says; 0 is the order.
  std::string text(SideId side, int ability, Lang lang) const;
  // The skills, by bits of Fighter::used, that are set off by something.
  int triggers(Pair card) const {
    return facts(card.good).trigger_bits | facts(card.evil).trigger_bits << 2;
  }
  // Who wins, as an event: most of one kind, then in total, then the most attack in play.
  template <class Sight>
  Event verdict(const Table& table, const Sight& sight) const;

 private:
  template <class Sight>
  void list_moves(const Table& table, const Sight& sight, Seat seat, MoveList& moves) const {
    moves.clear();
    if (seat == stranger || index(seat) >= players_) return;
    if (table.ask != Ask::recruit && seat != table.actor) return;
    judge(table, sight).list(seat, moves);
  }

  int players_ = 2;
  int round_limit_ = 50;
  bool starter_draws_ = true;
  std::shared_ptr<const Book> book_{};
  PerPlayer<DeckList> decks_{};
  PerPlayer<std::uint8_t> sizes_{};
  Digest id_{};
};

inline SideId TrueSight::face(Seat seat, int number) const {
  const Pair card = rules.card(seat, state.cards[seat][static_cast<std::size_t>(number)]);
  return state.evil_up[seat].contains(number) ? card.evil : card.good;
}
inline SideId TrueSight::back(Seat seat, int number) const {
  const Pair card = rules.card(seat, state.cards[seat][static_cast<std::size_t>(number)]);
  return state.evil_up[seat].contains(number) ? card.good : card.evil;
}

template <class Sight>
Event Rules::verdict(const Table& table, const Sight& sight) const {
  const auto judge = this->judge(table, sight);
  Event won{.kind = Event::Kind::match_won};
  std::array<int, 3> best{-1, 0, 0};
  std::array<int, 3> next{-1, 0, 0};  // of those who have lost
  for (int i = 0; i < players_; ++i) {
    const Lord& lord = table.lords[seat_at(i)];
    std::array<int, 3> own{std::max(lord.good, lord.evil), lord.good + lord.evil, 0};
    for (const int each : lord.play) own[2] += judge.attack(sleeve_of(seat_at(i), each));
    if (own < best) {
      next = std::max(next, own);
      continue;
    }
    if (own > best) {
      next = std::max(next, best);
      won.seats = {};
      won.alignment = lord.evil > lord.good ? Alignment::evil : Alignment::good;
    }
    best = own;
    won.seats.insert(seat_at(i));
  }
  using Count = Event::Count;
  constexpr std::array counts{Count::kind, Count::total, Count::attack, Count::equal};
  std::size_t count = next[0] < 0 ? best.size() : 0;
  while (count < best.size() && best[count] == next[count]) ++count;
  won.by = counts[count];
  if (count < best.size()) won.amount = static_cast<std::uint8_t>(std::max(0, best[count]));
  if (won.by != Count::kind) won.alignment = Alignment::any;
  return won;
}

}  // namespace penta::phase
