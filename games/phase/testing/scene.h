// For tests: a table set up and played by the names of cards.
//
//   Scene scene;
//   scene.play(1, "Gladiator").barracks(1, "Ted, Ted, Ted").training();
//   scene.skill("Gladiator").pay_any();
//   EXPECT_EQ(scene.values("Gladiator"), "4/3");
//
// What must not change is tested as well where everything that did is said:
//
//   scene.order("Squeezle").choose("Ted");
//   EXPECT_EQ(scene.changes(), (Lines{"Ted 2/2 -> Ted 3/3", "Squeezle (hand) -> Squeezle
//   (discard)"}));
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
#include "games/phase/course.h"
#include "games/phase/imagine.h"
#include "games/phase/testing/invariants.h"
#include "testing/making.h"

namespace penta::phase {

using Lines = std::vector<std::string>;

inline Rules make_rules(const OptionList& given) { return battery::make_rules<Rules>(given); }

// Seats are counted from 1. A card is named by the side that is up, or in a hand by its order; its
// other side may be said behind a slash ("Scout / Fire Spirit") and else is the first that exists.
// Whatever is not said: seat 1 is active, nobody has anything, decks hold cards that nobody names.
// The influence of the players was taken from the Nexus.
class Scene {
 public:
  explicit Scene(int players = 2, OptionList options = {})
      : players_(players), options_(std::move(options)) {
    for (const auto& [name, value] : options_) {
      if (name == "cards") own_set_ = *cards::unpack(value);
    }
    position_.players.resize(static_cast<std::size_t>(players));
    position_.good = position_.evil = 10 * players;
    position_.step = Step::training;
    position_.ask = Ask::train;
  }

  // --- setting up

  Scene& play(int seat, std::string_view names) { return put(seat, names, &PlayerPosition::play); }
  Scene& barracks(int seat, std::string_view names) {
    return put(seat, names, &PlayerPosition::barracks);
  }
  Scene& hand(int seat, std::string_view names) { return put(seat, names, &PlayerPosition::hand); }
  Scene& discard(int seat, std::string_view names) {
    return put(seat, names, &PlayerPosition::discard);
  }
  // From the top.
  Scene& deck(int seat, std::string_view names) { return put(seat, names, &PlayerPosition::deck); }
  // The last card that was put is locked.
  Scene& locked() {
    last_->back().locked = true;
    return *this;
  }
  Scene& influence(int seat, int good, int evil) {
    position_.good -= good - std::exchange(player(seat).good, good);
    position_.evil -= evil - std::exchange(player(seat).evil, evil);
    return *this;
  }
  Scene& nexus(int good, int evil) {
    position_.good = good;
    position_.evil = evil;
    return *this;
  }
  Scene& active(int seat) {
    position_.active = position_.starter = seat_at(seat - 1);
    return *this;
  }
  // Where the turn begins; then the table is ready.
  Scene& training() { return begin(Step::training, Ask::train); }
  Scene& attack_step() { return begin(Step::attack, Ask::attack); }
  // Maneuvering, with this player to defend the Nexus.
  Scene& maneuver(int guardian = 2) {
    position_.guardian = seat_at(guardian - 1);
    return begin(Step::maneuver, Ask::action);
  }
  Scene& last_round() { return begin(Step::last_round, Ask::action); }
  // Before the first turn: everybody chooses one of the cards in their hand.
  Scene& setup() {
    position_.round = position_.turn = 0;
    return begin(Step::setup, Ask::recruit);
  }
  // Straight into the skirmish of this attacker against the Nexus, before the first action.
  Scene& skirmish(std::string_view attacker, std::string_view defender = "") {
    maneuver();
    pass_all();
    nexus_attack();
    send(attacker);
    if (state.table.ask == Ask::attackers) done();
    while (state.table.ask == Ask::block) {
      if (!defender.empty() && title(state.table.subject) == defender) {
        block(attacker);
        defender = "";
      } else {
        hold();
      }
    }
    EXPECT_TRUE(defender.empty()) << defender << " could not block";
    EXPECT_EQ(state.table.step, Step::skirmish);
    mark();
    return *this;
  }

  // --- playing: whoever is asked does it

  Scene& order(std::string_view title) { return card_move(Move::Kind::order, title); }
  Scene& skill(std::string_view title, int skill = 1) {
    return make(Move::skill(find(title), skill));
  }
  Scene& train(std::string_view title) { return card_move(Move::Kind::train, title); }
  Scene& choose(std::string_view title) { return card_move(Move::Kind::choose, title); }
  Scene& pay(std::string_view title) { return card_move(Move::Kind::pay, title); }
  // As long as costs are asked for: with the first resource that may pay.
  Scene& pay_any() {
    while (state.table.ask == Ask::lock || state.table.ask == Ask::phase) make(moves()[0]);
    return *this;
  }
  Scene& send(std::string_view title) { return card_move(Move::Kind::send, title); }
  Scene& block(std::string_view attacker) { return card_move(Move::Kind::block, attacker); }
  Scene& fight(std::string_view attacker) { return card_move(Move::Kind::fight, attacker); }
  Scene& discard_card(std::string_view title) { return card_move(Move::Kind::discard, title); }
  Scene& deal(int amount) { return make(Move::deal(amount)); }
  Scene& player_chosen(int seat) { return make(Move::to(Move::Kind::player, seat_at(seat - 1))); }
  Scene& rival(int seat) { return make(Move::to(Move::Kind::rival, seat_at(seat - 1))); }
  Scene& attack() { return make(Move::of(Move::Kind::attack)); }
  Scene& develop() { return make(Move::of(Move::Kind::develop)); }
  Scene& nexus_attack() { return make(Move::of(Move::Kind::nexus)); }
  Scene& nobody() { return make(Move::of(Move::Kind::nobody)); }
  Scene& hold() { return make(Move::of(Move::Kind::hold)); }
  Scene& pass() { return make(Move::of(Move::Kind::pass)); }
  Scene& done() { return make(Move::of(Move::Kind::done)); }
  Scene& accept() { return make(Move::of(Move::Kind::accept)); }
  Scene& decline() { return make(Move::of(Move::Kind::decline)); }
  Scene& good() { return make(Move::of(Move::Kind::good)); }
  Scene& evil() { return make(Move::of(Move::Kind::evil)); }
  // Everybody passes: the action round ends.
  Scene& pass_all() {
    for (int i = 0; i < players_; ++i) pass();
    return *this;
  }
  // So that somebody later in the round can act.
  Scene& pass_until(int seat) {
    while (index(state.table.actor) != seat - 1) pass();
    return *this;
  }
  // At the start, in secret: a card of the hand, by its order.
  Scene& recruit(int seat, std::string_view title) {
    const Seat who = seat_at(seat - 1);
    const Move move = Move::with(Move::Kind::recruit, find(who, title));
    rules->apply(state, who, move, chance, recorder);
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
  int asked() const { return index(state.table.actor) + 1; }
  // "Ted, Scout": the cards with which whoever is asked may do it.
  std::string offered(Move::Kind kind) const {
    std::vector<std::string> titles;
    for (const Move move : moves()) {
      if (move.kind() == kind) titles.push_back(title(move.sleeve()));
    }
    return join(titles, ", ");
  }
  // Why whoever is asked may not do it.
  ReasonCode why(Move move) const {
    return static_cast<ReasonCode>(rules->check(rules->view(state, state.table.actor), move).code);
  }
  ReasonCode why(Move::Kind kind, std::string_view title) const {
    return why(Move::with(kind, find(title)));
  }
  ReasonCode why_order(std::string_view title) const { return why(Move::Kind::order, title); }
  ReasonCode why_skill(std::string_view title, int skill = 1) const {
    return why(Move::skill(find(title), skill));
  }
  bool can_choose(std::string_view title) const {
    return why(Move::with(Move::Kind::choose, find(title))) == ReasonCode::ok;
  }
  // "3/4": attack and what is left of defence, of a warrior.
  std::string values(std::string_view title) const {
    const TrueSight sight{*rules, state};
    const auto judge = rules->judge(state.table, sight);
    const Sleeve sleeve = warrior(title);
    return std::to_string(judge.attack(sleeve)) + "/" + std::to_string(judge.defence(sleeve));
  }
  bool has(std::string_view title, cards::Skill skill) const {
    const TrueSight sight{*rules, state};
    const auto judge = rules->judge(state.table, sight);
    const Sleeve sleeve = warrior(title);
    return skill == cards::Skill::swift ? judge.swift(sleeve) : judge.ally(sleeve);
  }
  bool is_locked(std::string_view title) const { return state.table.locked(find(title)); }
  int good(int seat) const { return state.table.lords[seat_at(seat - 1)].good; }
  int evil(int seat) const { return state.table.lords[seat_at(seat - 1)].evil; }
  int cards_in_hand(int seat) const { return state.table.lords[seat_at(seat - 1)].hand.size(); }
  int cards_in_deck(int seat) const { return state.table.lords[seat_at(seat - 1)].deck.size(); }
  // "Ted, Scout*": the faces of a place, locked ones with a star, in the order of the sleeves.
  std::string in_play(int seat) const { return list(seat, &Lord::play); }
  std::string in_barracks(int seat) const { return list(seat, &Lord::barracks); }
  std::string in_hand(int seat) const { return list(seat, &Lord::hand); }  // by orders
  std::string in_discard(int seat) const {
    const TrueSight sight{*rules, state};
    return names(seat, rules->judge(state.table, sight).discard_pile(seat_at(seat - 1)), false);
  }
  std::string title(Sleeve sleeve) const {
    return rules->title(TrueSight{*rules, state}.face(sleeve), Lang::en);
  }
  // What is different from the last time, or from the beginning: influence ("1 good: 3 -> 4"), then
  // cards, by seats and in the order in which they were set up: warriors ("Ted 2/2*", locked),
  // and others ("Ted (barracks)*"). The faces of a deck are not told.
  Lines changes() {
    Lines lines;
    const std::vector<std::pair<std::string, std::string>> before = std::exchange(seen_, {});
    mark();
    for (std::size_t i = 0; i < seen_.size(); ++i) {
      if (seen_[i] == before[i]) continue;
      lines.push_back(seen_[i].first + before[i].second + " -> " + seen_[i].second);
    }
    return lines;
  }
  // Nothing is being resolved.
  bool is_settled() const { return state.table.depth == 0 && state.table.trainee == no_sleeve; }
  // Of whoever is asked, else of anybody.
  Sleeve warrior(std::string_view title) const {
    for (int i = 0; i < players_; ++i) {
      const Seat seat = seat_at((index(state.table.actor) + i) % players_);
      for (const int each : state.table.lords[seat].play) {
        if (this->title(sleeve_of(seat, each)) == title) return sleeve_of(seat, each);
      }
    }
    ADD_FAILURE() << title << " is not in play";
    return find(title);
  }
  // The card with this title up (in a hand: with this order): of whoever is asked, else of anybody.
  Sleeve find(std::string_view title) const {
    Sleeve found = no_sleeve;
    for (int i = 0; i < players_; ++i) {
      const Seat seat = seat_at((index(state.table.actor) + i) % players_);
      const Sleeve sleeve = find(seat, title);
      if (found == no_sleeve) found = sleeve;
    }
    EXPECT_NE(found, no_sleeve) << title << " is not there";
    return found;
  }
  Sleeve find(Seat seat, std::string_view title) const {
    const TrueSight sight{*rules, state};
    const Lord& lord = state.table.lords[seat];
    for (const Sleeves zone : {lord.play, lord.barracks, lord.hand,
                               rules->judge(state.table, sight).discard_pile(seat)}) {
      for (const int each : zone) {
        const Sleeve sleeve = sleeve_of(seat, each);
        const SideId side =
            zone == lord.hand && !lord.hand.empty() ? sight.back(sleeve) : sight.face(sleeve);
        if (rules->title(side, Lang::en) == title) return sleeve;
      }
    }
    return no_sleeve;
  }

  std::optional<Rules> rules{};
  State state{};
  FastChance chance{1};
  Recorder<Event> recorder{};

 private:
  using Zone = std::vector<PlacedCard> PlayerPosition::*;

  PlayerPosition& player(int seat) { return position_.players[static_cast<std::size_t>(seat - 1)]; }
  const cards::Set& set() const { return own_set_ ? *own_set_ : Book::box()->set; }
  SideId side(std::string_view title) const {
    const auto& sides = set().sides;
    const auto found = std::find_if(sides.begin(), sides.end(),
                                    [&](const cards::Side& each) { return each.title == title; });
    EXPECT_NE(found, sides.end()) << "no side is called " << title;
    return static_cast<SideId>(found - sides.begin());
  }
  SideId any_back(SideId face) const {
    for (const cards::Card& card : set().cards) {
      if (static_cast<SideId>(card.good) == face) return static_cast<SideId>(card.evil);
      if (static_cast<SideId>(card.evil) == face) return static_cast<SideId>(card.good);
    }
    return no_side;
  }
  Scene& put(int seat, std::string_view names, Zone zone) {
    last_ = &(player(seat).*zone);
    for (const std::string_view name : split(names, ',')) {
      const std::size_t slash = name.find(" / ");
      const SideId first = side(trim(name.substr(0, slash)));
      const SideId second =
          slash == std::string_view::npos ? any_back(first) : side(trim(name.substr(slash + 3)));
      const bool in_hand = zone == &PlayerPosition::hand;
      last_->push_back({.face = in_hand ? second : first, .back = in_hand ? first : second});
      decks_[seat].push_back(card_line(first, second));
    }
    return *this;
  }
  std::string card_line(SideId one, SideId other) const {
    const bool evil_first = set().sides[static_cast<std::size_t>(one)].alignment == Alignment::evil;
    const auto& good = set().sides[static_cast<std::size_t>(evil_first ? other : one)];
    const auto& evil = set().sides[static_cast<std::size_t>(evil_first ? one : other)];
    return good.title + " / " + evil.title;
  }
  Scene& begin(Step step, Ask ask) {
    OptionList options{{"players", std::to_string(players_)}, {"format", "sandbox"}};
    for (int seat = 1; seat <= players_; ++seat) {
      std::vector<std::string> lines = decks_[seat];
      for (std::size_t i = 0; i < cards::fewest_in_deck && lines.size() < 40; ++i) {
        const std::size_t card = own_set_
                                     ? i % set().cards.size()
                                     : set().decks[static_cast<std::size_t>(seat - 1)].cards[i];
        lines.push_back(name_of(set().cards[card], set()));
      }
      options.emplace_back("deck" + std::to_string(seat), join(lines, "; "));
    }
    options.insert(options.end(), options_.begin(), options_.end());
    rules = make_rules(options);
    position_.step = step;
    position_.ask = ask;
    position_.actor = position_.acting = position_.active;
    auto ready = rules->set_up(position_);
    EXPECT_TRUE(ready) << (ready ? "" : ready.error().text);
    if (!ready) std::abort();
    state = *ready;
    mark();
    return *this;
  }
  Scene& card_move(Move::Kind kind, std::string_view title) {
    // Several cards may have that title: take one for which the move is legal, if there is one.
    for (const Move move : moves()) {
      if (move.kind() != kind) continue;
      const bool in_hand =
          state.table.lords[owner(move.sleeve())].hand.contains(number(move.sleeve()));
      const TrueSight sight{*rules, state};
      const SideId side = in_hand ? sight.back(move.sleeve()) : sight.face(move.sleeve());
      if (rules->title(side, Lang::en) == title) return make(move);
    }
    return make(Move::with(kind, find(title)));
  }
  // Remembers everything, for changes().
  void mark() {
    const Table& table = state.table;
    seen_ = {{"Nexus good: ", std::to_string(table.good)},
             {"Nexus evil: ", std::to_string(table.evil)}};
    for (int i = 0; i < players_; ++i) {
      const Lord& lord = table.lords[seat_at(i)];
      const std::string name = std::to_string(i + 1);
      seen_.emplace_back(name + " good: ", std::to_string(lord.good));
      seen_.emplace_back(name + " evil: ", std::to_string(lord.evil));
    }
    for (int i = 0; i < players_; ++i) {
      for (int each = 0; each < rules->deck(seat_at(i)).size; ++each) {
        seen_.emplace_back("", describe(sleeve_of(seat_at(i), each)));
      }
    }
  }
  std::string describe(Sleeve sleeve) const {
    const Lord& lord = state.table.lords[owner(sleeve)];
    const int at = number(sleeve);
    const std::string star = lord.locked.contains(at) ? "*" : "";
    if (lord.deck.contains(at)) return "deck";
    if (lord.barracks.contains(at)) return title(sleeve) + " (barracks)" + star;
    if (lord.hand.contains(at)) {
      return rules->title(TrueSight{*rules, state}.back(sleeve), Lang::en) + " (hand)";
    }
    if (!lord.play.contains(at)) {
      return title(sleeve) + (sleeve == state.table.playing ? " (played)" : " (discard)");
    }
    const TrueSight sight{*rules, state};
    const auto judge = rules->judge(state.table, sight);
    const Fighter& fighter = state.table.fighter(sleeve);
    std::string text = title(sleeve) + " " + std::to_string(judge.attack(sleeve)) + "/" +
                       std::to_string(judge.defence(sleeve)) + star;
    if (fighter.has(cards::Skill::swift)) text += " Swift";
    if (fighter.has(cards::Skill::ally)) text += " Ally";
    if (fighter.shield() > 0) text += " shield " + std::to_string(fighter.shield());
    return text;
  }
  std::string names(int seat, Sleeves sleeves, bool orders) const {
    const TrueSight sight{*rules, state};
    std::vector<std::string> list;
    for (const int each : sleeves) {
      const Sleeve sleeve = sleeve_of(seat_at(seat - 1), each);
      list.push_back(rules->title(orders ? sight.back(sleeve) : sight.face(sleeve), Lang::en) +
                     (state.table.locked(sleeve) ? "*" : ""));
    }
    return join(list, ", ");
  }
  std::string list(int seat, Sleeves Lord::* zone) const {
    return names(seat, state.table.lords[seat_at(seat - 1)].*zone, zone == &Lord::hand);
  }

  int players_;
  OptionList options_;
  std::optional<cards::Set> own_set_{};  // by the option `cards`
  Position position_{};
  std::map<int, std::vector<std::string>> decks_{};
  std::vector<PlacedCard>* last_ = nullptr;
  std::vector<std::pair<std::string, std::string>> seen_{};
};

// A test of one side: at its end nothing is pending, and nothing is wrong with the table.
class SideTest : public testing::Test {
 protected:
  void TearDown() override {
    if (!scene.rules) return;
    EXPECT_TRUE(scene.is_settled());
    EXPECT_EQ(flaw(*scene.rules, scene.state), "");
  }
  // An order of seat 1 chooses the warrior, which may go on with triggers; what that changes
  // besides the order itself. Seat 2 has Old Antler, who stands by.
  Lines choose_by(const std::string& order, std::string_view warrior) {
    scene.hand(1, order).barracks(1, "Heron Caller / Sedge Runner").play(2, "Old Antler");
    scene.training().order(order);
    scene.changes();
    scene.choose(warrior);
    Lines lines = scene.changes();
    std::erase(lines, order + " (played) -> " + order + " (discard)");
    return lines;
  }
  Lines phase(std::string_view warrior) { return choose_by("The Cognet", warrior); }
  // One with a defence of 2 at most.
  Lines destroy(std::string_view warrior) { return choose_by("Trivet", warrior); }
  // Three players: seat 2 guards the Nexus and has nobody, seat 3 has this warrior. Seat 1 attacks
  // the Nexus; the warrior is asked whether it opposes, if it may.
  void attack_past_the_guardian(std::string_view attacker, std::string_view warrior) {
    scene = Scene(3);
    scene.play(1, attacker).play(3, warrior).maneuver(2).pass_all().nexus_attack();
    scene.send(attacker.substr(0, attacker.find(" / ")));
  }

  const Table& table() const { return scene.state.table; }

  Scene scene{};
};

}  // namespace penta::phase
