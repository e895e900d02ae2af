// For tests: a table set up in words, played in notation, and told in short.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/the_phase/game.h"
#include "testing/making.h"

namespace penta::the_phase {

inline const OptionList three{{"players", "3"}};
inline const OptionList four{{"players", "4"}};

// In Phase 0 seat 1 takes a 2 and seat 2 a 1.
inline constexpr const char* two_for_first = "red-1, red-2, green-50";

inline Rules make_rules(const OptionList& given = {}) { return battery::make_rules<Rules>(given); }

// Seats are counted from 1 and cards written as in notation. Unless told otherwise, the trick
// before the last of a round is about to be led by seat 1 and nobody has taken anything. What
// nobody mentions is filled up with cards that do not follow in the first trick.
class Scene {
 public:
  explicit Scene(std::string_view phase, const OptionList& options = {})
      : rules(make_rules(options)), tricks_done_(rules.tricks() - 2) {
    EXPECT_TRUE(find_word(phase, position_.phase)) << phase;
    position_.hands.resize(static_cast<std::size_t>(rules.players()));
    position_.voids.resize(position_.hands.size());
  }

  Scene& leader(int seat) {
    position_.leader = seat_at(seat - 1);
    return *this;
  }
  Scene& after_tricks(int tricks) {
    tricks_done_ = tricks;
    return *this;
  }
  Scene& last_trick() { return after_tricks(rules.tricks() - 1); }
  Scene& holds(int seat, std::string_view cards) {
    for (const Card card : list(cards)) add_to_hand(seat - 1, card);
    return *this;
  }
  // In earlier tricks of this round.
  Scene& took(int seat, std::string_view cards) {
    for (const Card card : list(cards)) {
      taken_.emplace_back(card, seat_at(seat - 1));
      named_.insert(card);
    }
    return *this;
  }
  Scene& points(std::vector<int> points) {
    position_.points = std::move(points);
    return *this;
  }

  // Moves by whoever is to act, in notation, with commas between them. Cards of the first trick
  // come into the hands by themselves.
  Scene& play(std::string_view moves) {
    const auto texts = split(moves, ',');
    if (!state_) hold_first_trick(texts);
    for (const std::string_view text : texts) {
      const SeatSet actors = rules.to_act(state());
      if (actors.empty()) {
        ADD_FAILURE() << "the match is over before" << text;
        return *this;
      }
      answer(index(actors.front()) + 1, text);
    }
    return *this;
  }
  // A move of one seat.
  Scene& answer(int seat, std::string_view notation) {
    const Seat who = seat_at(seat - 1);
    const Move move = parse(notation);
    const View view = rules.view(state(), who);
    const Reason reason = rules.check(view, move);
    const Speaker speaker{.viewer = who, .names = {{"1", "2", "3", "4", "5", "6"}}};
    EXPECT_TRUE(reason.ok()) << seat << " " << notation << ": " << rules.say(reason, speaker);
    if (reason.ok()) rules.apply(*state_, who, move, chance_, recorder_);
    return *this;
  }

  // "4 takes green-40, 1 takes green-5"
  std::string takes() { return told({Event::Kind::took}); }
  // "discarded red-50 yellow-35"
  std::string discards() { return told({Event::Kind::discarded}); }
  // "majority red" or "no majority"
  std::string majority() { return told({Event::Kind::majority, Event::Kind::no_majority}); }
  // What ends a trick of Quick or a round: "2 bust 51, 1 scores 2, phase II"
  std::string ending() {
    return told({Event::Kind::cast_off, Event::Kind::bust, Event::Kind::scored,
                 Event::Kind::phase_moved, Event::Kind::match_won});
  }

  int total(int seat) { return state().table.totals[seat_at(seat - 1)]; }
  int leads() { return index(state().table.leader) + 1; }
  int to_act() { return index(rules.to_act(state()).front()) + 1; }
  std::string phase() { return std::string(word_of(state().table.phase)); }
  // "green, blue"
  std::string voids(int seat) {
    std::vector<std::string> words;
    const Position now = rules.position(state());
    for (const Demand demand : now.voids[static_cast<std::size_t>(seat - 1)]) {
      words.emplace_back(word_of(demand));
    }
    return join(words, ", ");
  }
  // The legal moves as "green-5, green-8" or "red-9 to 3, red-9 to 4".
  std::string legal(int seat) {
    MoveList moves;
    rules.legal_moves(state(), seat_at(seat - 1), moves);
    std::vector<std::string> words;
    for (const Move move : moves) {
      const std::string notation = rules.notation(move);
      words.push_back(notation.substr(notation.find(' ') + 1));
    }
    return join(words, ", ");
  }
  ReasonCode why_not(int seat, std::string_view notation) {
    const View view = rules.view(state(), seat_at(seat - 1));
    return static_cast<ReasonCode>(rules.check(view, parse(notation)).code);
  }

  State& state() {
    if (!state_) set_up();
    return *state_;
  }

  Card card(std::string_view word) const {
    Card found = no_card;
    if (!rules.from_word(trim(word), found)) ADD_FAILURE() << word << " is not a card";
    return found;
  }
  std::vector<Card> list(std::string_view words) const {
    std::vector<Card> cards;
    for (const std::string_view word : split(words, ' ')) {
      if (!word.empty()) cards.push_back(card(word));
    }
    return cards;
  }

  Rules rules;

 private:
  Move parse(std::string_view notation) const {
    const auto move = rules.parse(notation);
    EXPECT_TRUE(move) << (move ? "" : move.error().text);
    return move ? *move : Move{};
  }

  void add_to_hand(int seat, Card card) {
    if (named_.contains(card)) return;
    position_.hands[static_cast<std::size_t>(seat)].push_back(card);
    named_.insert(card);
  }

  void hold_first_trick(const std::vector<std::string_view>& moves) {
    Seat seat = position_.phase == Phase::zero ? seat_at(0) : position_.leader;
    for (std::size_t i = 0; i < moves.size() && i < position_.hands.size(); ++i) {
      const Move move = parse(moves[i]);
      if (i == 0) lead_ = move.card();
      add_to_hand(index(seat), move.card());
      seat = move.is_gift() ? move.to() : next_seat(seat, rules.players());
    }
  }

  // Could it follow the first lead at some time of the trick?
  bool matters(Card card) const {
    if (lead_ == no_card) return false;
    const Face& lead = rules.deck().face(lead_);
    const Face& face = rules.deck().face(card);
    switch (position_.phase) {
      case Phase::one:
        return face.grid == lead.grid;
      case Phase::two:
        return (face.wedge == Wedge::middle) != (lead.wedge == Wedge::middle);
      case Phase::three:
        return face.colour == lead.colour;
      default:
        return false;
    }
  }

  std::optional<Card> filler(bool for_hand) {
    for (int i = 0; i < rules.deck().size(); ++i) {
      const auto card = static_cast<Card>(i);
      if (named_.contains(card) || (for_hand && matters(card))) continue;
      named_.insert(card);
      return card;
    }
    ADD_FAILURE() << "no cards left to fill up with";
    return std::nullopt;
  }

  void set_up() {
    const int size = rules.cards_dealt() - tricks_done_;
    for (auto& hand : position_.hands) {
      while (static_cast<int>(hand.size()) < size) {
        const auto card = filler(true);
        if (!card) break;
        hand.push_back(*card);
      }
    }
    const int seen = tricks_done_ * rules.players();
    for (int i = 0; i < seen; ++i) {
      const auto at = static_cast<std::size_t>(i);
      const bool taken = at < taken_.size();
      position_.seen.push_back({.card = taken ? taken_[at].first : *filler(false),
                                .by = seat_at(i % rules.players()),
                                .taken_by = taken ? taken_[at].second : stranger});
    }
    EXPECT_LE(taken_.size(), static_cast<std::size_t>(seen)) << "taken in too few tricks";
    const auto made = rules.set_up(position_);
    EXPECT_TRUE(made) << (made ? "" : made.error().text);
    if (!made) std::abort();
    state_ = *made;
  }

  std::string told(const std::vector<Event::Kind>& kinds) {
    std::vector<std::string> lines;
    for (const Event& event : recorder_.events) {
      if (std::find(kinds.begin(), kinds.end(), event.kind) != kinds.end()) {
        lines.push_back(told(event));
      }
    }
    return join(lines, ", ");
  }

  std::string told(const Event& event) const {
    const std::string seat = std::to_string(index(event.seat) + 1);
    const std::string amount = std::to_string(event.amount);
    std::string list;
    event.cards.for_each([&](Card each) { list += " " + rules.word(each); });
    for (const Seat each : event.seats) list += " " + std::to_string(index(each) + 1);
    switch (event.kind) {
      case Event::Kind::took:
        return seat + " takes " + rules.word(event.card);
      case Event::Kind::discarded:
        return "discarded" + list;
      case Event::Kind::majority:
        return "majority " + std::string(word_of(event.demand));
      case Event::Kind::no_majority:
        return "no majority";
      case Event::Kind::cast_off:
        return seat + " casts off " + rules.word(event.card);
      case Event::Kind::bust:
        return seat + " bust " + amount;
      case Event::Kind::scored:
        return seat + " scores " + amount;
      case Event::Kind::phase_moved:
        return "phase " + std::string(word_of(event.phase));
      case Event::Kind::match_won:
        return "won by" + list;
      default:
        return "";
    }
  }

  Position position_{};
  int tricks_done_;
  std::vector<std::pair<Card, Seat>> taken_;
  CardSet named_{};
  Card lead_ = no_card;
  std::optional<State> state_;
  FastChance chance_{1};
  Recorder<Event> recorder_;
};

}  // namespace penta::the_phase
