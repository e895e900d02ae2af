// For tests: a table set up and played by the names of cards.
//
//   Duel duel;
//   duel.field(1, "Haka Goblin 3").field(2, "Blate, the Helping Sword 3").combat();
//   duel.battle("Haka Goblin").target("Blate, the Helping Sword").settle();
//   EXPECT_EQ(duel.deck(2), 40);
//
// The cards are those of the test set, which balance does not change; here all Summons are of one
// faction, so that any of them can be in one deck.
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

#include "engine/phrase.h"
#include "games/phaktionz/course.h"
#include "games/phaktionz/imagine.h"
#include "games/phaktionz/testing/invariants.h"
#include "testing/making.h"

namespace penta::phaktionz {

// Seats are counted from 1. Lists of cards are parted by semicolons; a card may have its seat in
// front where both players have one of that name ("2:Haka Goblin"). Whatever is not said: it is
// turn 5 of seat 1, nobody has anything, and decks hold 40 cards that nobody names.
class Duel {
 public:
  explicit Duel(OptionList options = {}) : options_(std::move(options)), set_(one_faction()) {
    position_.players.resize(most_players);
    position_.turn = 5;
  }

  // --- setting up

  // "Haka Goblin 3": in column 3; without a number in the first free slot of its row.
  Duel& field(int seat, std::string_view names) {
    for (const std::string_view each : split(names, ';')) put_unit(seat, trim(each));
    return *this;
  }
  // What lies on the Summon that was put last.
  Duel& weapon(std::string_view name) {
    last_->weapon = card(seat_, name);
    return *this;
  }
  Duel& plagued(int turn = 5) {
    last_->plagued = turn;
    return *this;
  }
  Duel& counters(int count) {
    last_->counters = count;
    return *this;
  }
  Duel& battled(int times = 1) {
    last_->battled = times;
    return *this;
  }
  Duel& promoted() {
    last_->promoted = true;
    last_->slot = summon_slots;
    return *this;
  }
  Duel& realm(int seat, std::string_view name, int counters = 0) {
    player(seat).realm = card(seat, name);
    player(seat).realm_counters = counters;
    return *this;
  }
  Duel& hand(int seat, std::string_view names) { return put(seat, names, &PlayerPosition::hand); }
  Duel& pile(int seat, std::string_view names) { return put(seat, names, &PlayerPosition::pile); }
  Duel& exile(int seat, std::string_view names) { return put(seat, names, &PlayerPosition::exile); }
  Duel& creation(int seat, std::string_view names) {
    return put(seat, names, &PlayerPosition::creation);
  }
  // Cards that are in the deck beside those that nobody names.
  Duel& in_deck(int seat, std::string_view names) {
    for (const std::string_view each : split(names, ';')) card(seat, trim(each));
    return *this;
  }
  Duel& deck_size(int seat, int cards) {
    sizes_[seat] = cards;
    return *this;
  }
  Duel& active(int seat) {
    position_.active = position_.first = seat_at(seat - 1);
    return *this;
  }
  Duel& turn(int turn) {
    position_.turn = turn;
    return *this;
  }
  Duel& main() { return begin(Phase::main); }
  Duel& combat() { return begin(Phase::combat); }
  Duel& final_cast() { return begin(Phase::final_cast); }

  // --- playing: whoever is asked does it

  Duel& place(std::string_view name) { return card_move(Move::Kind::place, name); }
  Duel& cast(std::string_view name) { return card_move(Move::Kind::cast, name); }
  // Its first ability that may be used.
  Duel& use(std::string_view name) { return card_move(Move::Kind::use, name); }
  Duel& create(std::string_view name) { return card_move(Move::Kind::create, name); }
  Duel& promote(std::string_view name) { return card_move(Move::Kind::promote, name); }
  Duel& battle(std::string_view name) { return card_move(Move::Kind::battle, name); }
  Duel& demote(std::string_view name) { return card_move(Move::Kind::demote, name); }
  Duel& target(std::string_view name) { return card_move(Move::Kind::target, name); }
  Duel& pay(std::string_view name) { return card_move(Move::Kind::pay, name); }
  Duel& choose(std::string_view name) { return card_move(Move::Kind::choose, name); }
  Duel& aside(std::string_view name) { return card_move(Move::Kind::aside, name); }
  Duel& direct() { return make(Move::of(Move::Kind::direct)); }
  // From 1.
  Duel& slot(int slot) { return make(Move::say(Move::Kind::slot, slot - 1)); }
  Duel& option(int option) { return make(Move::say(Move::Kind::option, option - 1)); }
  Duel& number(int x) { return make(Move::say(Move::Kind::number, x)); }
  Duel& accept() { return make(Move::of(Move::Kind::accept)); }
  Duel& decline() { return make(Move::of(Move::Kind::decline)); }
  Duel& pass() { return make(Move::of(Move::Kind::pass)); }
  Duel& done() { return make(Move::of(Move::Kind::done)); }
  Duel& next() { return make(Move::of(Move::Kind::next)); }
  // Everybody passes, as long as nothing else is asked.
  Duel& settle() {
    while (state.table.ask == Ask::respond) pass();
    return *this;
  }
  // On to the phase after this one, and to the turn of the other.
  Duel& to_phase(Phase phase) {
    while (state.table.phase != phase && state.table.ask == Ask::act) next().settle();
    EXPECT_EQ(word_of(state.table.phase), word_of(phase));
    return *this;
  }
  Duel& end_turn() {
    const int turn = state.table.turn;
    while (state.table.turn == turn && state.table.ask == Ask::act) next().settle();
    return *this;
  }
  Duel& make(Move move) {
    const Seat seat = state.table.actor;
    const Reason reason = rules->check(rules->view(state, seat), move);
    EXPECT_TRUE(reason.ok()) << rules->notation(move) << " is refused by reason "
                             << static_cast<int>(reason.code) << " while asked "
                             << word_of(state.table.ask);
    if (!reason.ok()) return *this;
    rules->apply(state, seat, move, chance, recorder);
    EXPECT_EQ(flaw(*rules, state), "");
    return *this;
  }

  // --- looking

  int asked() const { return index(state.table.actor) + 1; }
  Ask ask() const { return state.table.ask; }
  MoveList moves() const {
    MoveList list;
    rules->legal_moves(state, state.table.actor, list);
    return list;
  }
  // "Haka Goblin, Waka Goblin": the cards with which whoever is asked may do it.
  std::string offered(Move::Kind kind) const {
    std::vector<std::string> names;
    for (const Move move : moves()) {
      if (move.kind() == kind) names.push_back(title(move.card()));
    }
    return join(names, ", ");
  }
  bool can(Move::Kind kind) const {
    const MoveList list = moves();
    return std::any_of(list.begin(), list.end(), [&](Move each) { return each.kind() == kind; });
  }
  bool can(Move::Kind kind, std::string_view name) const {
    return find_move(kind, name).has_value();
  }
  ReasonCode why(Move::Kind kind, std::string_view name) const {
    return why(Move::with(kind, find(name)));
  }
  ReasonCode why(Move move) const {
    return static_cast<ReasonCode>(rules->check(rules->view(state, state.table.actor), move).code);
  }
  int dmg(std::string_view name) const {
    const TrueSight sight{state};
    return rules->judge(state.table, sight).dmg(spot(name));
  }
  cards::Type type(std::string_view name) const {
    const TrueSight sight{state};
    return rules->judge(state.table, sight).type(spot(name));
  }
  int battles_left(std::string_view name) const {
    const TrueSight sight{state};
    return rules->judge(state.table, sight).battles_left(spot(name));
  }
  bool has_plague(std::string_view name) const {
    const TrueSight sight{state};
    return rules->judge(state.table, sight).has_plague(spot(name));
  }
  int deck(int seat) const { return lord(seat).deck; }
  int hand_size(int seat) const { return lord(seat).hand; }
  // "Haka Goblin, Waka Goblin": by slots, and in the order of the deck list elsewhere.
  std::string in_play(int seat) const {
    std::vector<std::string> names;
    for (const Unit& unit : lord(seat).units) {
      if (unit.there()) names.push_back(title(unit.card));
    }
    return join(names, ", ");
  }
  std::string in_hand(int seat) const { return names(seat, state.hands[seat_at(seat - 1)]); }
  // Without those that nobody has named.
  std::string in_pile(int seat) const { return names(seat, lord(seat).pile); }
  std::string in_exile(int seat) const { return names(seat, lord(seat).exile); }
  std::string realm(int seat) const {
    return lord(seat).realm == no_card ? "" : title(lord(seat).realm);
  }
  int realm_counters(int seat) const { return lord(seat).realm_counters; }
  std::string weapon_of(std::string_view name) const {
    const TrueSight sight{state};
    const Card weapon = rules->judge(state.table, sight).unit(spot(name)).weapon;
    return weapon == no_card ? "" : title(weapon);
  }
  // 0: nobody yet; 3: a draw.
  int winners() const { return state.table.winners.bits(); }
  const Lord& lord(int seat) const { return state.table.lords[seat_at(seat - 1)]; }
  std::string title(Card card) const { return rules->title(rules->design(card), Lang::en); }
  // Of whoever is asked, else of the other.
  Spot spot(std::string_view name) const {
    const TrueSight sight{state};
    const auto judge = rules->judge(state.table, sight);
    Spot found = no_spot;
    for (const Seat seat : {state.table.actor, other(state.table.actor)}) {
      judge.for_each_in_play(seat, [&](Spot each) {
        const bool same =
            is_called(judge.card(each), name) || rules->title(judge.shown(each), Lang::en) == name;
        if (found == no_spot && same) found = each;
      });
    }
    EXPECT_NE(found, no_spot) << name << " is not on a battlefield";
    return found;
  }

  std::optional<Rules> rules{};
  State state{};
  FastChance chance{1};
  Recorder<Event> recorder{};

 private:
  static cards::Set one_faction() {
    cards::Set set = *cards::unpack(Rules::test_set().front().second);
    for (cards::Design& design : set.designs) {
      if (design.is_summon()) design.faction = 1;
    }
    set.decks.clear();
    return set;
  }
  PlayerPosition& player(int seat) { return position_.players[static_cast<std::size_t>(seat - 1)]; }
  DesignId design(std::string_view name) const {
    const auto found = std::find_if(set_.designs.begin(), set_.designs.end(),
                                    [&](const auto& each) { return each.front.name == name; });
    EXPECT_NE(found, set_.designs.end()) << "no card is called " << name;
    return static_cast<DesignId>(found - set_.designs.begin());
  }
  Listed card(int seat, std::string_view name) {
    decks_[seat].emplace_back(name);
    seat_ = seat;
    return listed(design(name), 0);
  }
  Duel& put(int seat, std::string_view names, std::vector<Listed> PlayerPosition::* zone) {
    for (const std::string_view each : split(names, ';')) {
      (player(seat).*zone).push_back(card(seat, trim(each)));
    }
    return *this;
  }
  void put_unit(int seat, std::string_view name) {
    const std::size_t space = name.rfind(' ');
    const auto slot = whole_number(name.substr(space + 1));
    if (slot) name = trim(name.substr(0, space));
    PlacedUnit unit{.card = card(seat, name)};
    unit.slot = slot ? static_cast<int>(*slot) : free_slot(seat, name);
    player(seat).units.push_back(unit);
    last_ = &player(seat).units.back();
  }
  int free_slot(int seat, std::string_view name) {
    const cards::Design& wanted = set_.designs[static_cast<std::size_t>(design(name))];
    const bool forbidden =
        std::any_of(wanted.front.abilities.begin(), wanted.front.abilities.end(),
                    [](const cards::Ability& each) { return each.mode == cards::Mode::placing; });
    if (wanted.tier == 3 && !forbidden) return summon_slots;
    int slot = 1;
    for (const PlacedUnit& each : player(seat).units) slot = std::max(slot, each.slot % 6 + 1);
    return slot;
  }
  // Fifty cards: those that were named, and fillers.
  std::string deck_line(int seat) {
    std::map<std::string, int> counts;
    std::string main;
    std::string created;
    int size = 0;
    const auto add = [&](const std::string& name, bool creation) {
      ++counts[name];
      (creation ? created : main) += name + "; ";
      size += creation ? 0 : 1;
    };
    for (const std::string& name : decks_[seat]) {
      add(name, set_.designs[static_cast<std::size_t>(design(name))].creation);
    }
    for (const cards::Design& each : set_.designs) {
      if (each.creation || copies_allowed(each) < cards::most_copies) continue;
      if (counts.contains(each.front.name)) continue;
      for (int i = 0; i < 4 && size < 50; ++i) add(each.front.name, false);
    }
    return created.empty() ? main : main + "CP: " + created;
  }
  Duel& begin(Phase phase) {
    OptionList options{{"cards", pack(set_)}, {"deck1", deck_line(1)}, {"deck2", deck_line(2)}};
    options.insert(options.end(), options_.begin(), options_.end());
    rules = battery::make_rules<Rules>(options);
    position_.phase = phase;
    position_.ask = Ask::act;
    position_.actor = position_.active;
    auto ready = rules->set_up(position_);
    EXPECT_TRUE(ready) << (ready ? "" : ready.error().text);
    if (!ready) std::abort();
    state = *ready;
    for (int seat = 1; seat <= most_players; ++seat) shrink_deck(seat);
    return *this;
  }
  // Cards go that nobody has named.
  void shrink_deck(int seat) {
    const int size = sizes_.contains(seat) ? sizes_[seat] : 40;
    Lord& own = state.table.lords[seat_at(seat - 1)];
    Cards& deck = state.decks[seat_at(seat - 1)];
    const auto named =
        std::count_if(decks_[seat].begin(), decks_[seat].end(), [&](const std::string& each) {
          return !set_.designs[static_cast<std::size_t>(design(each))].creation;
        });
    for (int i = static_cast<int>(named); i < most_in_deck && own.deck > size; ++i) {
      if (!deck.contains(i)) continue;
      deck.erase(i);
      own.pile.insert(i);
      unnamed_[seat].insert(i);
      --own.deck;
    }
  }
  bool is_called(Card card, std::string_view name) const {
    const std::size_t colon = name.find(':');
    if (colon == 1) {
      if (index(owner(card)) != name[0] - '1') return false;
      name.remove_prefix(2);
    }
    return title(card) == name;
  }
  std::optional<Move> find_move(Move::Kind kind, std::string_view name) const {
    for (const Move move : moves()) {
      if (move.kind() == kind && is_called(move.card(), name)) return move;
    }
    return std::nullopt;
  }
  Duel& card_move(Move::Kind kind, std::string_view name) {
    const auto found = find_move(kind, name);
    return make(found ? *found : Move::with(kind, find(name)));
  }
  // Any card of that name, those that one may see first.
  Card find(std::string_view name) const {
    for (const Seat seat : {state.table.actor, other(state.table.actor)}) {
      for (const bool hidden : {false, true}) {
        for (int i = 0; i < most_cards; ++i) {
          const Card each = card_of(seat, i);
          if (!rules->exists(each) || !is_called(each, name)) continue;
          if (state.decks[seat].contains(i) == hidden) return each;
        }
      }
    }
    ADD_FAILURE() << name << " is not there";
    return no_card;
  }
  std::string names(int seat, const Cards& cards) const {
    std::vector<std::string> list;
    cards.for_each([&](int each) {
      const auto found = unnamed_.find(seat);
      const bool named = found == unnamed_.end() || !found->second.contains(each);
      if (named) list.push_back(title(card_of(seat_at(seat - 1), each)));
    });
    return join(list, ", ");
  }

  OptionList options_;
  cards::Set set_;
  Position position_{};
  std::map<int, std::vector<std::string>> decks_{};
  std::map<int, int> sizes_{};
  std::map<int, Cards> unnamed_{};
  PlacedUnit* last_ = nullptr;
  int seat_ = 1;
};

}  // namespace penta::phaktionz
