// For tests: a table set up and played by the names of cards.
//
//   Scene scene("Zane Basic", "Percy");
//   scene.unit(1, 2, "Defense Guard").unit(2, 4, "Tito the Sniped Elf").combat();
//   scene.battle("Defense Guard", "Tito the Sniped Elf").resolve();
//   EXPECT_EQ(scene.changes(), (Lines{"2 deck: 46 -> 45", ...}));
//
// Played with test_box.txt: the whole box as it once was, whatever balance does to its numbers.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/phrase.h"
#include "games/phaktionz/course.h"
#include "games/phaktionz/imagine.h"
#include "games/phaktionz/test_box_txt.h"
#include "testing/making.h"

namespace penta::phaktionz {

using Lines = std::vector<std::string>;
using Texts = std::vector<std::string_view>;

// Seats are counted from 1, and slots: columns 1 to 5, 6 is the Tier 3 slot. A
// card is one of the deck of that seat. Whatever is not said: seat 1 is active
// in turn 5, nobody has anything, and all other cards are in the decks.
class Scene {
 public:
  explicit Scene(std::string_view deck1, std::string_view deck2, OptionList options = {})
      : options_(std::move(options)) {
    if (options_.empty()) options_.emplace_back("cards", data::test_box_txt);
    options_.emplace_back("deck1", deck1);
    options_.emplace_back("deck2", deck2);
    options_.emplace_back("format", "synthesis");
    rules = battery::make_rules<Rules>(options_);
    position_.players.resize(most_players);
    position_.turn = first_turn;
    position_.phase = Phase::main;
    position_.ask = Ask::act;
  }

  // --- setting up

  Scene& unit(int seat, int slot, std::string_view name) {
    player(seat).units.push_back({.card = card(name), .slot = slot});
    last_ = seat;
    return *this;
  }
  // On the Summon that was put last.
  Scene& weapon(std::string_view name) {
    last_unit().weapon = card(name);
    return *this;
  }
  // In which turn it got its Plague counter.
  Scene& plagued(int turn = first_turn) {
    last_unit().plagued = turn;
    return *this;
  }
  Scene& battled(int times = 1) {
    last_unit().battled = times;
    return *this;
  }
  Scene& realm(int seat, std::string_view name, int counters = 0) {
    player(seat).realm = card(name);
    player(seat).realm_counters = counters;
    return *this;
  }
  Scene& hand(int seat, const Texts& names) { return put(player(seat).hand, names); }
  Scene& pile(int seat, const Texts& names) { return put(player(seat).pile, names); }
  Scene& exile(int seat, const Texts& names) { return put(player(seat).exile, names); }
  Scene& creation(int seat, const Texts& names) { return put(player(seat).creation, names); }
  // Nothing else is in the deck: all other cards are in the Deck-Out Pile.
  Scene& deck(int seat, const Texts& names) {
    has_deck_[static_cast<std::size_t>(seat - 1)] = true;
    return put(player(seat).deck, names);
  }
  Scene& turn(int number) {
    position_.turn = number;
    return *this;
  }
  Scene& active(int seat) {
    position_.active = seat_at(seat - 1);
    return *this;
  }
  // In which phase it begins; then the table is ready.
  Scene& main_phase() { return begin(Phase::main); }
  Scene& combat() { return begin(Phase::combat); }
  Scene& final_cast() { return begin(Phase::final_cast); }

  // --- playing: whoever is asked does it

  Scene& place(std::string_view name) { return by_name(Move::Kind::place, name); }
  // A Summon that pays for a placement.
  Scene& demote(std::string_view name) { return by_name(Move::Kind::demote, name); }
  Scene& slot(int slot) { return make(Move::say(Move::Kind::slot, slot - 1)); }
  Scene& cast(std::string_view name) { return by_name(Move::Kind::cast, name); }
  Scene& use(std::string_view name, int ability = 1) {
    return make(Move::use(find(name, Move::Kind::use), ability - 1));
  }
  Scene& create(std::string_view name) { return by_name(Move::Kind::create, name); }
  Scene& promote(std::string_view name) { return by_name(Move::Kind::promote, name); }
  // A battle whose target is said later; against a Summon; against the player.
  Scene& attack(std::string_view attacker) { return by_name(Move::Kind::battle, attacker); }
  Scene& battle(std::string_view attacker, std::string_view target) {
    by_name(Move::Kind::battle, attacker);
    return this->target(target);
  }
  Scene& battle(std::string_view attacker) {
    by_name(Move::Kind::battle, attacker);
    return make(Move::of(Move::Kind::direct));
  }
  Scene& target(std::string_view name) { return by_name(Move::Kind::target, name); }
  Scene& pay(std::string_view name) { return by_name(Move::Kind::pay, name); }
  Scene& choose(std::string_view name) { return by_name(Move::Kind::choose, name); }
  Scene& number(int x) { return make(Move::say(Move::Kind::number, x)); }
  // The first or the second of two costs or effects.
  Scene& option(int which) { return make(Move::say(Move::Kind::option, which - 1)); }
  Scene& accept() { return make(Move::of(Move::Kind::accept)); }
  Scene& decline() { return make(Move::of(Move::Kind::decline)); }
  Scene& done() { return make(Move::of(Move::Kind::done)); }
  Scene& pass() { return make(Move::of(Move::Kind::pass)); }
  Scene& next() { return make(Move::of(Move::Kind::next)); }
  // Nobody answers any more, until somebody has to choose or may act.
  Scene& resolve() {
    while (asks(Ask::respond)) pass();
    return *this;
  }
  // On to that phase of this player's turn. Whatever is announced on the way
  // resolves.
  Scene& until(Phase phase, int seat) {
    const auto there = [&] {
      return asks(Ask::act) && state.table.phase == phase &&
             state.table.active == seat_at(seat - 1);
    };
    for (int step = 0; step < most_steps && !there() && !state.table.over(); ++step) {
      if (asks(Ask::respond)) {
        pass();
      } else {
        next();
      }
    }
    EXPECT_TRUE(there()) << "never there";
    return *this;
  }
  Scene& make(Move move) {
    const Seat seat = state.table.actor;
    const Reason reason = rules->check(rules->view(state, seat), move);
    EXPECT_TRUE(reason.ok()) << rules->notation(move) << " is refused by reason "
                             << static_cast<int>(reason.code) << " while asked "
                             << word_of(state.table.ask);
    if (reason.ok()) rules->apply(state, seat, move, chance, recorder);
    return *this;
  }

  // --- looking

  MoveList moves() const {
    MoveList list;
    rules->legal_moves(state, state.table.actor, list);
    return list;
  }
  bool asks(Ask ask) const { return state.table.ask == ask; }
  int asked() const { return index(state.table.actor) + 1; }
  // "Blate, the Helping Sword; The Shadow": the cards with which whoever is
  // asked may do it.
  std::string offered(Move::Kind kind) const {
    std::string names;
    std::vector<std::string> seen;
    for (const Move move : moves()) {
      if (move.kind() != kind) continue;
      const std::string each = name(move.card());
      if (std::find(seen.begin(), seen.end(), each) != seen.end()) continue;
      seen.push_back(each);
      names += (names.empty() ? "" : "; ") + each;
    }
    return names;
  }
  bool may(Move::Kind kind, std::string_view name) const {
    const std::string offers = "; " + offered(kind) + "; ";
    return offers.find("; " + std::string(name) + "; ") != std::string::npos;
  }
  bool may_use(std::string_view name, int ability = 1) const {
    for (const Move move : moves()) {
      const bool this_one = move.kind() == Move::Kind::use && move.value() == ability - 1;
      if (this_one && this->name(move.card()) == name) return true;
    }
    return false;
  }
  ReasonCode why(Move::Kind kind, std::string_view name) const {
    return why(Move::with(kind, find(name, kind)));
  }
  ReasonCode why_use(std::string_view name, int ability = 1) const {
    return why(Move::use(find(name, Move::Kind::use), ability - 1));
  }
  ReasonCode why(Move move) const {
    return static_cast<ReasonCode>(rules->check(rules->view(state, state.table.actor), move).code);
  }
  // DMG of a Summon now: of seat 1's, if both have one of that name.
  int dmg(std::string_view name) const {
    const Spot spot = spot_of_name(name);
    return spot == no_spot ? -1 : dmg_at(spot);
  }
  int in_deck(int seat) const { return state.table.lords[seat_at(seat - 1)].deck; }
  int in_hand(int seat) const { return state.table.lords[seat_at(seat - 1)].hand; }
  std::string hand(int seat) const { return names(seat, state.hands[seat_at(seat - 1)]); }
  std::string pile(int seat) const { return names(seat, lord(seat).pile); }
  std::string exile(int seat) const { return names(seat, lord(seat).exile); }
  bool has_won(int seat) const {
    return state.table.over() && state.table.winners.contains(seat_at(seat - 1));
  }
  // What is different from the last time, or from the beginning: decks, then
  // cards, in the order of the lists: "Haka Goblin (hand) -> Haka Goblin 2 @3".
  // A Summon in play has its DMG and slot, and stars for battles made,
  // "(plague)" and so on. What comes from a deck by chance is not told.
  Lines changes() {
    const std::vector<std::pair<std::string, std::string>> before = std::exchange(seen_, {});
    mark();
    Lines lines;
    for (std::size_t i = 0; i < seen_.size(); ++i) {
      const auto& [what, now] = seen_[i];
      if (now == before[i].second || before[i].second == in_deck_) continue;
      lines.push_back(what + before[i].second + " -> " + now);
    }
    return lines;
  }
  bool is_settled() const { return state.table.depth == 0 && state.table.queued == 0; }
  std::string name(Card card) const {
    return card == no_card ? "" : rules->title(rules->design(card), Lang::en);
  }

  std::optional<Rules> rules{};
  State state{};
  FastChance chance{1};
  Recorder<Event> recorder{};

 private:
  static std::vector<int> members(Cards cards) {
    std::vector<int> list;
    cards.for_each([&](int each) { list.push_back(each); });
    return list;
  }

  static constexpr int first_turn = 5;
  static constexpr int most_steps = 100;
  static constexpr std::string_view in_deck_ = "deck";

  PlayerPosition& player(int seat) { return position_.players[static_cast<std::size_t>(seat - 1)]; }
  const Lord& lord(int seat) const { return state.table.lords[seat_at(seat - 1)]; }
  PlacedUnit& last_unit() { return player(last_).units.back(); }
  DesignId design(std::string_view name) const {
    const auto& designs = rules->set().designs;
    const auto found = std::find_if(designs.begin(), designs.end(), [&](const cards::Design& each) {
      return each.front.name == name;
    });
    EXPECT_NE(found, designs.end()) << "no card is called " << name;
    return static_cast<DesignId>(found - designs.begin());
  }
  Listed card(std::string_view name) const { return listed(design(name), 0); }
  Scene& put(std::vector<Listed>& list, const Texts& names) {
    for (const std::string_view each : names) list.push_back(card(each));
    return *this;
  }
  Scene& begin(Phase phase) {
    position_.phase = phase;
    position_.actor = position_.active;
    const bool odd = position_.turn % 2 == 1;
    position_.first = odd ? position_.active : other(position_.active);
    for (int seat = 1; seat <= most_players; ++seat) fill_pile(seat);
    auto ready = rules->set_up(position_);
    EXPECT_TRUE(ready) << (ready ? "" : ready.error().text);
    if (!ready) std::abort();
    state = *ready;
    mark();
    return *this;
  }

  // With a deck that was said: all that is nowhere else goes to the Deck-Out
  // Pile.
  void fill_pile(int seat) {
    if (!has_deck_[static_cast<std::size_t>(seat - 1)]) return;
    PlayerPosition& own = player(seat);
    std::vector<Listed> said;
    for (const auto* list : {&own.hand, &own.pile, &own.exile, &own.deck}) {
      said.insert(said.end(), list->begin(), list->end());
    }
    for (const PlacedUnit& each : own.units) {
      said.push_back(each.card);
      if (each.weapon) said.push_back(*each.weapon);
    }
    if (own.realm) said.push_back(*own.realm);
    for (const int each : members(rules->deck(seat_at(seat - 1)).all)) {
      const Listed one = listed(rules->design(card_of(seat_at(seat - 1), each)), 0);
      const auto found = std::find(said.begin(), said.end(), one);
      if (found == said.end()) {
        own.pile.push_back(one);
      } else {
        said.erase(found);
      }
    }
  }

  // What a judge says.
  template <class Asking>
  auto judged(Asking&& asking) const {
    const TrueSight sight{state};
    return asking(rules->judge(state.table, sight));
  }
  int dmg_at(Spot spot) const {
    return judged([&](const auto& judge) { return judge.dmg(spot); });
  }
  Spot spot_of_name(std::string_view name) const {
    const Spot found = judged([&](const auto& judge) {
      Spot first = no_spot;
      judge.for_each_in_play([&](Spot spot) {
        if (first == no_spot && this->name(judge.card(spot)) == name) first = spot;
      });
      return first;
    });
    EXPECT_NE(found, no_spot) << name << " is not in play";
    return found;
  }
  Card find_among(std::string_view name, Seat seat, Cards cards) const {
    for (const int each : members(cards)) {
      if (this->name(card_of(seat, each)) == name) return card_of(seat, each);
    }
    return no_card;
  }
  // Of several cards with that name one for which the move is legal, if there
  // is one.
  Card find(std::string_view name, Move::Kind kind) const {
    for (const Move move : moves()) {
      if (move.kind() == kind && this->name(move.card()) == name) return move.card();
    }
    const Seat seat = state.table.actor;
    const Card held = find_among(name, seat, state.hands[seat]);
    if (held != no_card) return held;
    for (const Seat each : {seat, other(seat)}) {
      const DeckList& list = rules->deck(each);
      const Cards open = (list.all | list.created) - state.decks[each] - state.hands[each];
      const Card found = find_among(name, each, open);
      if (found != no_card) return found;
    }
    ADD_FAILURE() << name << " is nowhere";
    return no_card;
  }
  Scene& by_name(Move::Kind kind, std::string_view name) {
    return make(Move::with(kind, find(name, kind)));
  }

  // Remembers everything, for changes().
  void mark() {
    for (int seat = 1; seat <= most_players; ++seat) {
      seen_.emplace_back(std::to_string(seat) + " deck: ", std::to_string(in_deck(seat)));
    }
    for (int seat = 1; seat <= most_players; ++seat) {
      const DeckList& list = rules->deck(seat_at(seat - 1));
      for (const int each : members(list.all | list.created)) {
        seen_.emplace_back("", describe(card_of(seat_at(seat - 1), each)));
      }
    }
  }
  std::string describe(Card card) const {
    const Seat seat = owner(card);
    const int at = phaktionz::number(card);
    const Lord& lord = state.table.lords[seat];
    if (state.decks[seat].contains(at)) return std::string(in_deck_);
    const std::string title = name(card);
    if (state.hands[seat].contains(at)) return title + " (hand)";
    if (lord.pile.contains(at)) return title + " (pile)";
    if (lord.exile.contains(at)) return title + " (exile)";
    if (lord.creation.contains(at)) return title + " (creation)";
    const Spot spot = judged([&](const auto& judge) { return judge.find(card); });
    return spot == no_spot ? title + " (announced)" : in_play(title, spot);
  }
  std::string in_play(const std::string& title, Spot spot) const {
    const Lord& lord = state.table.lords[seat_of(spot)];
    if (place_of(spot) == realm_spot) {
      const int counters = lord.realm_counters;
      return title + " (realm" + (counters > 0 ? " " + std::to_string(counters) : "") + ")";
    }
    const Unit& unit = lord.units[static_cast<std::size_t>(slot_of(spot))];
    if (is_weapon(spot)) return title + " (on " + name(unit.card) + ")";
    std::string text =
        title + " " + std::to_string(dmg_at(spot)) + " @" + std::to_string(slot_of(spot) + 1);
    if (unit.plagued > 0) text += " plague";
    if (unit.counters > 0) text += " +" + std::to_string(unit.counters);
    return text + std::string(unit.battled, '*');
  }
  std::string names(int seat, Cards cards) const {
    std::string text;
    for (const int each : members(cards)) {
      text += (text.empty() ? "" : "; ") + name(card_of(seat_at(seat - 1), each));
    }
    return text;
  }

  OptionList options_;
  Position position_{};
  int last_ = 1;  // whose Summon was put last
  std::array<bool, most_players> has_deck_{};
  std::vector<std::pair<std::string, std::string>> seen_{};
};

// A test of one card, whose text stands above it: at its end nothing is
// pending.
class CardTest : public testing::Test {
 protected:
  void TearDown() override {
    scene.resolve();
    EXPECT_TRUE(scene.is_settled()) << "asked " << word_of(scene.state.table.ask);
  }
  Scene& table(std::string_view deck1, std::string_view deck2) {
    scene = Scene(deck1, deck2);
    return scene;
  }

  Scene scene{"Zane Basic", "Percy"};
};

}  // namespace penta::phaktionz
