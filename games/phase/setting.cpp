// A position put up on an empty table: what cannot exist is refused with the reason.
#include <algorithm>
#include <string>

#include "engine/setting_base.h"
#include "games/phase/rules.h"

namespace penta::phase {
namespace {

// The steps in which something can be asked outside of an effect or a payment.
bool fits(Step step, Ask ask) {
  switch (ask) {
    case Ask::recruit:
      return step == Step::setup;
    case Ask::attack:
      return step == Step::attack;
    case Ask::action:
      return step == Step::maneuver || step == Step::skirmish || step == Step::last_round;
    case Ask::target:
    case Ask::attackers:
    case Ask::block:
      return step == Step::declare;
    case Ask::skirmish:
    case Ask::split:
      return step == Step::skirmish;
    case Ask::train:
      return step == Step::training;
    case Ask::nothing:
      return step == Step::last_round;
    default:
      return step != Step::setup && step != Step::attack && step != Step::declare;
  }
}
// It belongs to an order, a skill or a training.
bool is_inner(Ask ask) { return ask >= Ask::lock; }

}  // namespace

// Step by step; the first thing that is wrong stays.
class Setting : public SettingBase {
 public:
  Setting(const Rules& rules, const Position& position)
      : SettingBase(rules.players()), rules_(rules), position_(position) {}

  Result<State> set_up() {
    return take_steps(*this, state_,
                      {&Setting::place_course, &Setting::place_players, &Setting::place_fight,
                       &Setting::place_pending, &Setting::place_choices, &Setting::check_sums,
                       &Setting::check_ask});
  }

 private:
  std::uint8_t small(const std::string& what, int value, int high) {
    check_range(what, value, 0, high);
    return static_cast<std::uint8_t>(value);
  }
  Seat seat(const std::string& what, Seat seat, bool needed) {
    if (seat == stranger ? needed : index(seat) >= rules_.players()) {
      refuse(what + " is nobody at this table; expected a seat");
    }
    return seat;
  }
  SeatSet seats(const std::string& what, const std::vector<Seat>& list) {
    SeatSet set;
    for (const Seat each : list) {
      seat(what, each, true);
      if (!wrong()) set.insert(each);
    }
    return set;
  }
  // REQUIRES: players were placed.
  Sleeve sleeve(const std::string& what, Sleeve sleeve) {
    if (sleeve == no_sleeve) return sleeve;
    const Seat of = owner(sleeve);
    if (index(of) >= rules_.players() || number(sleeve) >= rules_.deck(of).size) {
      refuse(what + " is no card at this table");
    }
    return sleeve;
  }

  void place_course() {
    Table& table = state_.table;
    const bool setup = position_.step == Step::setup;
    check_range("round", position_.round, setup ? 0 : 1, setup ? 0 : rules_.round_limit());
    check_range("turn", position_.turn, setup ? 0 : 1,
                setup ? 0 : rules_.round_limit() * rules_.players());
    const int pool = 10 * rules_.players();
    table.good = small("good", position_.good, pool);
    table.evil = small("evil", position_.evil, pool);
    table.round = static_cast<std::uint8_t>(position_.round);
    table.turn = static_cast<std::uint16_t>(position_.turn);
    table.step = position_.step;
    table.ask = position_.ask;
    table.starter = seat("starter", position_.starter, true);
    table.active = seat("active", position_.active, true);
    table.actor = seat("actor", position_.actor, true);
    table.acting = seat("acting", position_.acting, true);
    table.guardian = seat("guardian", position_.guardian, false);
    table.target = seat("target", position_.target, false);
    table.winners = seats("winners", position_.winners);
    if (table.target == table.active) refuse("target is the active player; expected another");
    if (table.winners.empty() == (position_.ask == Ask::nothing)) {
      refuse("there are winners exactly if nothing is asked");
    }
    if (static_cast<int>(position_.players.size()) != rules_.players()) {
      refuse("players has " + std::to_string(position_.players.size()) + " entries; expected " +
             std::to_string(rules_.players()));
    }
  }

  // --- cards

  void place_players() {
    for (int i = 0; i < rules_.players() && !wrong(); ++i) place_player(seat_at(i));
  }
  void place_player(Seat seat) {
    const PlayerPosition& player = position_.players[static_cast<std::size_t>(seat)];
    Lord& lord = state_.table.lords[seat];
    const int pool = 10 * rules_.players();
    lord.good = small("good of " + name(seat), player.good, pool);
    lord.evil = small("evil of " + name(seat), player.evil, pool);
    lord.taken = small("taken of " + name(seat), player.taken, most_taken);
    open_ = Sleeves::first(rules_.deck(seat).size);
    left_ = open_.bits();
    std::vector<std::pair<const std::vector<PlacedCard>*, Sleeves*>> zones{
        {&player.play, &lord.play},
        {&player.barracks, &lord.barracks},
        {&player.hand, &lord.hand},
        {&player.discard, nullptr},
        {&player.deck, &lord.deck}};
    std::vector<PlacedCard> playing;
    for (const PlacedCard& each : position_.playing) {
      if (each.sleeve == no_sleeve) refuse("playing needs a sleeve");
      if (!wrong() && owner(each.sleeve) == seat) playing.push_back(each);
    }
    zones.emplace_back(&playing, nullptr);
    // Those that say their sleeves first: the others take what is left.
    std::vector<int> deck(player.deck.size());
    for (const bool with_sleeve : {true, false}) {
      for (const auto& [cards, zone] : zones) {
        for (std::size_t i = 0; i < cards->size(); ++i) {
          const PlacedCard& each = (*cards)[i];
          if ((each.sleeve != no_sleeve) != with_sleeve || wrong()) continue;
          const int at = place_card(seat, each, zone);
          if (cards == &player.deck) deck[i] = at;
        }
      }
    }
    if (!wrong()) check_deck(seat, deck);
    if (wrong()) return;
    for (const int each : open_) {  // named nowhere
      lord.deck.insert(each);
      state_.cards[seat][static_cast<std::size_t>(each)] =
          static_cast<std::uint8_t>(std::countr_zero(left_));
      left_ &= left_ - 1;
    }
    lord.looked = small("looked of " + name(seat), player.looked, lord.deck.size());
    place_buried(seat, player);
  }
  // A deck lies in the order of its sleeves: they have to say the same as the list, and what is
  // named nowhere comes last. REQUIRES: all cards of the list are placed.
  void check_deck(Seat seat, const std::vector<int>& deck) {
    const auto word = [&](int number) { return rules_.word(sleeve_of(seat, number)); };
    for (std::size_t i = 0; i + 1 < deck.size(); ++i) {
      if (deck[i] < deck[i + 1]) continue;
      refuse("the deck of " + name(seat) + " has " + word(deck[i]) + " above " + word(deck[i + 1]) +
             "; expected rising sleeves from the top, or none");
      return;
    }
    if (deck.empty() || open_.empty() || open_.front() > deck.back()) return;
    refuse("sleeve " + word(open_.front()) + " of " + name(seat) +
           " is named nowhere and would lie above " + word(deck.back()) +
           " in the deck; expected lower sleeves for what is on top, or none");
  }
  // Returns the number of its sleeve.
  int place_card(Seat seat, const PlacedCard& card, Sleeves* zone) {
    const std::string what = rules_.word(card.face) + " of " + name(seat);
    if (open_.empty()) {
      refuse(name(seat) + " has more cards than the deck list");
      return -1;
    }
    const int at = card.sleeve == no_sleeve ? open_.front() : number(card.sleeve);
    if (card.sleeve != no_sleeve && (owner(card.sleeve) != seat || !open_.contains(at))) {
      refuse("sleeve " + rules_.word(card.sleeve) + " of " + what +
             " is not one of theirs, or is named twice");
      return -1;
    }
    const int place = find_place(seat, card.face, card.back, card.place);
    if (place < 0) {
      refuse(rules_.word(card.face) + " / " + rules_.word(card.back) + " of " + name(seat) +
             " is no card of the deck list, or is named twice");
      return -1;
    }
    open_.erase(at);
    left_ &= ~(std::uint64_t{1} << place);
    state_.cards[seat][static_cast<std::size_t>(at)] = static_cast<std::uint8_t>(place);
    if (rules_.facts(card.face).alignment == Alignment::evil) state_.evil_up[seat].insert(at);
    Lord& lord = state_.table.lords[seat];
    if (zone != nullptr) zone->insert(at);
    const bool warrior = zone == &lord.play;
    if (card.locked) {
      if (!warrior && zone != &lord.barracks) refuse(what + " lies where nothing can be locked");
      lord.locked.insert(at);
    }
    if (card.open) {
      if (zone == &lord.deck) refuse(what + " is in the deck; expected it not to be open");
      lord.turned.insert(at);
    }
    place_fighter(what, card, warrior, lord.fighters[static_cast<std::size_t>(at)]);
    return at;
  }
  void place_fighter(const std::string& what, const PlacedCard& card, bool warrior,
                     Fighter& fighter) {
    check_range("attack of " + what, card.attack, -60, 60);
    check_range("defence of " + what, card.defence, -60, 60);
    check_range("damage of " + what, card.damage, 0, 63);
    check_range("shield of " + what, card.shield, 0, 15);
    check_range("used of " + what, card.used, 0, 15);
    fighter.change(card.attack, card.defence);
    fighter.hurt(card.damage);
    fighter.protect(card.shield);
    if (card.ally) fighter.grant(cards::Skill::ally);
    if (card.swift) fighter.grant(cards::Skill::swift);
    Fighter untouched;
    if (!warrior && fighter != untouched) refuse(what + " is changed but not in play");
    fighter.use(card.used);
    if (card.dealt && !warrior) refuse(what + " has dealt damage but is not in play");
    if (card.dealt) fighter.deal();
    if (card.opposes == no_sleeve) return;
    if (!warrior || owner(card.opposes) != position_.active) {
      refuse(what + " opposes " + rules_.word(card.opposes) +
             "; expected a warrior of the active player");
    }
    fighter.oppose(number(card.opposes));
    if (card.dealt) fighter.deal();
  }
  // The card's place in the deck list, or -1.
  int find_place(Seat seat, SideId face, SideId back, int place) const {
    const DeckList& list = rules_.deck(seat);
    for (int i = 0; i < list.size; ++i) {
      const Pair pair = list.cards[static_cast<std::size_t>(i)];
      const bool same = pair == Pair{face, back} || pair == Pair{back, face};
      const bool free = (left_ >> i & 1U) != 0;
      if (same && free && (place == 0 || place == i + 1)) return i;
    }
    return -1;
  }
  void place_buried(Seat seat, const PlayerPosition& player) {
    Lord& lord = state_.table.lords[seat];
    left_ = Sleeves::first(rules_.deck(seat).size).bits();
    for (const BuriedCard& each : player.buried) {
      const int place = find_place(seat, each.good, each.evil, each.place);
      if (place < 0) {
        refuse("a buried card of " + name(seat) + " is not in the deck list");
        return;
      }
      lord.buried |= std::uint64_t{1} << place;
      left_ &= ~(std::uint64_t{1} << place);
    }
    for (const Sleeve each : player.settled) {
      sleeve("settled of " + name(seat), each);
      if (wrong() || each == no_sleeve || owner(each) != seat || lord.deck.contains(number(each))) {
        refuse("settled of " + name(seat) +
               " names a sleeve that is in the deck, or of "
               "somebody else");
        return;
      }
      lord.settled.insert(number(each));
    }
    if (lord.buried == 0 && !lord.settled.empty()) {
      refuse("settled of " + name(seat) + " means nothing while no card is buried");
    }
  }

  // --- what is going on

  void place_fight() {
    Table& table = state_.table;
    for (const Sleeve each : position_.attackers) {
      if (each == no_sleeve || owner(each) != table.active || !table.in_play(each)) {
        refuse("attackers has " + rules_.word(each) + "; expected warriors of the active player");
        return;
      }
      table.attackers.insert(number(each));
    }
    table.skirmish = sleeve("skirmish", position_.skirmish);
    table.subject = sleeve("subject", position_.subject);
    table.trainee = sleeve("trainee", position_.trainee);
    if (wrong()) return;
    if (table.skirmish != no_sleeve && owner(table.skirmish) != table.active) {
      refuse("skirmish is not a card of the active player");
    }
    if (table.trainee != no_sleeve && !table.in_barracks(table.trainee)) {
      refuse("trainee is not in the barracks");
    }
    if (table.trainee != no_sleeve && owner(table.trainee) != table.active) {
      refuse("trainee is not a card of the active player, who alone brings warriors into play");
    }
    if (table.subject != no_sleeve && !table.in_play(table.subject)) {
      refuse("subject is not in play");
    }
    if (position_.playing.size() > 1) refuse("playing has more than one card");
    if (!position_.playing.empty()) table.playing = position_.playing[0].sleeve;
    table.stage = small("stage", position_.stage, 4);
    table.passes = small("passes", position_.passes, rules_.players() - 1);
    table.cursor = small("cursor", position_.cursor, most_cards);
    table.locks_due = small("locks_due", position_.locks_due, most_cards);
    table.phases_due = small("phases_due", position_.phases_due, most_cards);
    table.amount = small("amount", position_.amount, 99);
    table.asked = seats("asked", position_.asked);
    table.player = seat("player", position_.player, false);
    table.kind = position_.kind;
  }
  void place_pending() {
    Table& table = state_.table;
    if (position_.frames.size() > Table::most_frames) {
      refuse("too many frames");
      return;
    }
    for (const PlacedFrame& each : position_.frames) {
      sleeve("source", each.source);
      sleeve("it", each.it);
      sleeve("before", each.before);
      if (each.source == no_sleeve || each.side >= hidden_side) refuse("a frame has no source");
      if (wrong()) return;
      const Facts& facts = rules_.facts(each.side);
      check_range("ability", each.ability, 0, facts.skills);
      check_range("effect", each.effect, 0, cards::Ability::most_effects);
      check_range("stage of a frame", each.stage, 0, 3);
      const bool order = each.ability == Frame::order;
      if (order != (each.source == table.playing)) {
        refuse("an order is resolved exactly while it is playing");
      }
      if (wrong()) return;
      Frame frame{.source = each.source,
                  .side = each.side,
                  .at = static_cast<std::uint8_t>(each.ability | each.effect << 2),
                  .it = each.it,
                  .before = each.before};
      frame.set_stage(each.stage);
      table.frames[table.depth++] = frame;
    }
    if (table.playing != no_sleeve && table.depth == 0) refuse("playing is not being resolved");
    if (position_.chosen.size() > 2) {
      refuse("chosen has more than two lists");
      return;
    }
    for (std::size_t i = 0; i < position_.chosen.size(); ++i) {
      if (position_.chosen[i].size() > Chosen::most) {
        refuse("too many cards are chosen");
        return;
      }
      for (const Sleeve each : position_.chosen[i]) {
        sleeve("chosen", each);
        if (each == no_sleeve) refuse("chosen names no card");
        if (!wrong()) table.chosen[i].add(each);
      }
    }
  }
  void place_choices() {
    state_.table.answered = seats("answered", position_.answered);
    if (wrong() || position_.choices.empty()) return;
    if (static_cast<int>(position_.choices.size()) != rules_.players()) {
      refuse("choices needs an entry for each player");
      return;
    }
    for (int i = 0; i < rules_.players(); ++i) {
      const Sleeve choice = position_.choices[static_cast<std::size_t>(i)].value_or(no_sleeve);
      if (choice == no_sleeve) continue;
      if (owner(choice) != seat_at(i) ||
          !state_.table.lords[seat_at(i)].hand.contains(number(choice))) {
        refuse("the choice of " + name(seat_at(i)) + " is not in their hand");
        return;
      }
      state_.choices[seat_at(i)] = static_cast<std::uint8_t>(1 + number(choice));
    }
  }

  // --- what has to fit together

  void check_sums() {
    const Table& table = state_.table;
    int good = table.good;
    int evil = table.evil;
    for (int i = 0; i < rules_.players(); ++i) {
      good += table.lords[seat_at(i)].good;
      evil += table.lords[seat_at(i)].evil;
    }
    check_range("good influence of all", good, 0, 10 * rules_.players());
    check_range("evil influence of all", evil, 0, 10 * rules_.players());
    const TrueSight sight{rules_, state_};
    const auto judge = rules_.judge(table, sight);
    for (int i = 0; i < rules_.players(); ++i) {
      for (const int each : table.lords[seat_at(i)].play) {
        const Sleeve warrior = sleeve_of(seat_at(i), each);
        // While damage is split, some may be dead already.
        if (judge.defence(warrior) <= 0 && table.ask != Ask::split) {
          refuse(rules_.word(sight.face(warrior)) + " of " + name(seat_at(i)) +
                 " has no defence left; expected it in the discard pile");
        }
      }
      const bool answered = table.answered.contains(seat_at(i));
      if (answered != (state_.choices[seat_at(i)] != 0)) {
        refuse(name(seat_at(i)) + " has a choice exactly if it has answered");
      }
    }
    if (!table.answered.empty() && table.ask != Ask::recruit) {
      refuse("answered means something only at the start");
    }
  }
  void check_ask() {
    const Table& table = state_.table;
    if (!fits(table.step, table.ask)) {
      refuse("'" + std::string(word_of(table.ask)) + "' is not asked in the step '" +
             std::string(word_of(table.step)) + "'");
      return;
    }
    const bool resolving = table.depth > 0 || table.trainee != no_sleeve;
    if (is_inner(table.ask) != resolving) {
      refuse(resolving ? "something is being resolved, but not asked about"
                       : "nothing is being resolved that could ask this");
      return;
    }
    if (table.ask >= Ask::choose) check_effect();
    if (table.ask == Ask::block && table.subject == no_sleeve) refuse("block needs a subject");
    if (table.ask == Ask::split && table.subject == no_sleeve) refuse("split needs a subject");
    const bool fights = table.step == Step::skirmish && table.ask != Ask::skirmish;
    if (fights && table.skirmish == no_sleeve) refuse("which skirmish is missing");
    if (table.guardian == stranger &&
        (table.step == Step::maneuver || table.step == Step::declare)) {
      refuse("guardian is missing; expected who defends the Nexus");
    }
    if (wrong() || table.ask == Ask::nothing || table.ask == Ask::recruit) return;
    MoveList moves;
    rules_.legal_moves(state_, table.actor, moves);
    if (moves.empty()) refuse("nothing can be decided there");
  }
  void check_effect() {
    const Table& table = state_.table;
    if (table.depth == 0) {
      refuse("an effect asks, but none is being resolved");
      return;
    }
    const Frame& top = table.frames[table.depth - 1U];
    const Ability& ability =
        rules_.facts(top.side).abilities[static_cast<std::size_t>(top.ability())];
    if (top.effect() >= ability.size) {
      refuse("that effect does not exist");
      return;
    }
    const Effect& effect = ability.effects[static_cast<std::size_t>(top.effect())];
    if (table.ask == Ask::choose && !chooses(effect)) refuse("that effect chooses no card");
    if (table.ask == Ask::discard && effect.verb != Verb::discards) {
      refuse("that effect discards nothing");
    }
  }

  const Rules& rules_;
  const Position& position_;
  State state_{};
  Sleeves open_{};          // sleeves of the player that hold nothing yet
  std::uint64_t left_ = 0;  // cards of the player's list that are not placed
};

Result<State> Rules::set_up(const Position& position) const {
  return Setting(*this, position).set_up();
}

}  // namespace penta::phase
