// The state of a match of Phase, and what lies open of it.
//
// Each card lies in a sleeve with a number, and everybody sees where every sleeve is. Which card a
// sleeve holds, and which of its faces is turned to the table, is what is hidden. Shuffling deals
// the cards of a deck to its sleeves anew; so drawing is taking the lowest sleeve of the deck, and
// the number of a sleeve tells nobody anything.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>

#include "engine/containers.h"
#include "engine/describe.h"
#include "engine/seat.h"
#include "games/phase/cards/program.h"

namespace penta::phase {

using cards::Alignment;

inline constexpr int most_players = 5;
inline constexpr int most_cards = 50;  // of one player

// One value for each seat.
template <class T>
using PerPlayer = PerSeat<T, most_players>;

// A side of the set, by its place there.
enum class SideId : std::uint8_t {};
inline constexpr SideId no_side{0xff};
inline constexpr SideId hidden_side{0xfe};  // there is one, but it is not shown

// A sleeve of one of the players: 50 * seat + its number, counted from 0. People count from 1.
enum class Sleeve : std::uint8_t {};
inline constexpr Sleeve no_sleeve{0xff};

constexpr Sleeve sleeve_of(Seat seat, int number) {
  return static_cast<Sleeve>(index(seat) * most_cards + number);
}
constexpr Seat owner(Sleeve sleeve) { return seat_at(static_cast<int>(sleeve) / most_cards); }
constexpr int number(Sleeve sleeve) { return static_cast<int>(sleeve) % most_cards; }

// Sleeves of one player, by their numbers.
using Sleeves = Set64<int>;

// What a turn does to a warrior.
class Fighter {
 public:
  constexpr int attack() const { return attack_; }
  constexpr int defence() const { return defence_; }
  constexpr int damage() const { return low_ & 0x3f; }
  constexpr bool has(cards::Skill skill) const { return (low_ & bit(skill)) != 0; }
  constexpr int shield() const { return high_ >> 4; }  // damage that will be prevented
  // Its skills that were used in this turn, or that were set off in this resolution: two bits for
  // the good side, two for the evil one.
  constexpr int used() const { return high_ & 0x0f; }
  // The number of the attacker that it opposes, or -1.
  constexpr int opposes() const { return (opposes_ & 0x3f) - 1; }
  // Has dealt its damage in the skirmish that is being resolved.
  constexpr bool has_dealt() const { return (opposes_ & 0x80) != 0; }

  constexpr void change(int attack, int defence) {
    attack_ = clamped(attack_ + attack);
    defence_ = clamped(defence_ + defence);
  }
  constexpr void hurt(int amount) {
    const int prevented = std::min(shield(), amount);
    set_shield(shield() - prevented);
    set_damage(std::min(damage() + amount - prevented, 0x3f));
  }
  constexpr void protect(int amount) { set_shield(std::min(shield() + amount, 0x0f)); }
  constexpr void grant(cards::Skill skill) { low_ |= bit(skill); }
  constexpr void use(int bits) { high_ |= static_cast<std::uint8_t>(bits & 0x0f); }
  constexpr void forget(int bits) { high_ &= static_cast<std::uint8_t>(~(bits & 0x0f)); }
  // A new skirmish, or none (-1).
  constexpr void oppose(int attacker) { opposes_ = static_cast<std::uint8_t>(attacker + 1); }
  constexpr void deal() { opposes_ |= 0x80; }
  // What phasing or leaving play takes from it; skills stay used.
  constexpr void recover() {
    attack_ = defence_ = 0;
    low_ = 0;
    high_ &= 0x0f;
  }
  constexpr bool operator==(const Fighter&) const = default;

 private:
  static constexpr int most = 60;
  static constexpr std::int8_t clamped(int value) {
    return static_cast<std::int8_t>(std::clamp(value, -most, most));
  }
  static constexpr std::uint8_t bit(cards::Skill skill) {
    return skill == cards::Skill::ally ? 0x40 : 0x80;
  }
  constexpr void set_damage(int value) { low_ = static_cast<std::uint8_t>((low_ & 0xc0) | value); }
  constexpr void set_shield(int value) {
    high_ = static_cast<std::uint8_t>((high_ & 0x0f) | value << 4);
  }
  std::int8_t attack_ = 0;
  std::int8_t defence_ = 0;
  std::uint8_t low_ = 0;      // Swift, Ally, damage
  std::uint8_t high_ = 0;     // shield, used
  std::uint8_t opposes_ = 0;  // has dealt, 1 + the attacker's number
};
static_assert(sizeof(Fighter) == 5);

// A player, as everybody sees them.
struct Lord {
  Sleeves deck{};
  Sleeves hand{};
  Sleeves barracks{};
  Sleeves play{};
  Sleeves locked{};
  Sleeves turned{};  // both faces are public; none of the deck
  // Cards, by their places in the deck list, that everybody saw shuffled into the deck, and the
  // sleeves that cannot hold them.
  std::uint64_t buried = 0;
  Sleeves settled{};
  std::uint8_t good = 0;  // influence
  std::uint8_t evil = 0;
  std::uint8_t taken = 0;   // actions and trainings in this turn
  std::uint8_t looked = 0;  // cards on top of the deck that the owner has looked at
  std::array<Fighter, most_cards> fighters{};
  std::array<std::uint8_t, 2> spare{};

  int influence(Alignment alignment) const { return alignment == Alignment::good ? good : evil; }
  // Warriors that are not locked.
  Sleeves awake() const { return play - locked; }
  bool operator==(const Lord&) const = default;
};

enum class Step : std::uint8_t { setup, attack, maneuver, declare, skirmish, training, last_round };
constexpr auto list_words(Step /*of*/) {
  using enum Step;
  return word_list<Step>({{setup, "setup"},
                          {attack, "attack"},
                          {maneuver, "maneuver"},
                          {declare, "declare"},
                          {skirmish, "skirmish"},
                          {training, "training"},
                          {last_round, "last-round"}});
}

// What the game waits for.
enum class Ask : std::uint8_t {
  nothing,    // the match is over
  recruit,    // all at once: a card of the hand for the barracks
  attack,     // open the Attack Step, or go on to training
  action,     // an action, or pass
  target,     // whom to attack
  attackers,  // one more attacker, or done
  block,      // whom this warrior opposes, if anybody
  skirmish,   // which one is next
  split,      // damage for this defender
  train,      // train, act, or done
  lock,       // a resource to lock, as part of a cost
  phase,      // a resource to phase, as part of a cost
  choose,     // a card for an effect
  may,        // do it or not
  kind,       // good or evil influence
  player,     // an opponent
  discard,    // a card of the hand
};
constexpr auto list_words(Ask /*of*/) {
  using enum Ask;
  return word_list<Ask>({{nothing, "nothing"},
                         {recruit, "recruit"},
                         {attack, "attack"},
                         {action, "action"},
                         {target, "target"},
                         {attackers, "attackers"},
                         {block, "block"},
                         {skirmish, "skirmish"},
                         {split, "split"},
                         {train, "train"},
                         {lock, "lock"},
                         {phase, "phase"},
                         {choose, "choose"},
                         {may, "may"},
                         {kind, "kind"},
                         {player, "player"},
                         {discard, "discard"}});
}

// An order or skill that is being resolved, or that waits for those above it.
struct Frame {
  Sleeve source{};
  SideId side{};
  std::uint8_t at = 0;        // bits 0-1: ability, 2-3: effect, 4-6: how far it is
  Sleeve it = no_sleeve;      // what was chosen last
  Sleeve before = no_sleeve;  // and what before that

  static constexpr int order = 0;  // the ability; 1 and 2 are skills
  constexpr int ability() const { return at & 3; }
  constexpr int effect() const { return at >> 2 & 3; }
  constexpr int stage() const { return at >> 4; }
  constexpr void set_stage(int stage) { at = static_cast<std::uint8_t>((at & 0x0f) | stage << 4); }
  constexpr void next_effect() { at = static_cast<std::uint8_t>((at & 0x0f) + 4); }
  bool operator==(const Frame&) const = default;
};

// Cards that an effect has chosen.
struct Chosen {
  static constexpr std::size_t most = 9;
  std::array<Sleeve, most> sleeves{};
  std::uint8_t size = 0;

  void clear() { *this = {}; }
  void add(Sleeve sleeve) { sleeves[size++] = sleeve; }
  bool contains(Sleeve sleeve) const {
    return std::find(sleeves.begin(), sleeves.begin() + size, sleeve) != sleeves.begin() + size;
  }
  const Sleeve* begin() const { return sleeves.data(); }
  const Sleeve* end() const { return sleeves.data() + size; }
  bool operator==(const Chosen&) const = default;
};

// Everything that lies open or that everybody has seen. Which card lies in a sleeve is not in it.
struct Table {
  static constexpr std::size_t most_frames = 16;

  PerPlayer<Lord> lords{};
  Sleeves attackers{};  // of the active player, whose skirmishes are not over
  std::array<Frame, most_frames> frames{};
  std::array<Chosen, 2> chosen{};  // by the action at the bottom; by a trigger above it
  std::uint16_t turn = 0;          // from 1
  std::uint8_t good = 0;           // in the Nexus
  std::uint8_t evil = 0;
  std::uint8_t round = 0;  // from 1
  Step step{};
  Ask ask{};
  std::uint8_t depth = 0;  // of the frames
  Seat starter{};
  Seat active{};
  Seat actor{};                 // who is asked
  Seat acting{};                // whose action is resolved, or was last
  Seat guardian = stranger;     // who defends the Nexus in this turn
  Seat target = stranger;       // who is attacked; nobody: the Nexus
  Sleeve skirmish = no_sleeve;  // the attacker whose skirmish is fought
  Sleeve subject = no_sleeve;   // who may block, or gets damage next
  Sleeve trainee = no_sleeve;   // whose training is being paid for
  Sleeve playing = no_sleeve;   // the order that is resolved: out of the hand, not yet discarded
  std::uint8_t stage = 0;       // of a skirmish: 0 action round, 1 Swift, 2 the rest, 3 home
  std::uint8_t passes = 0;      // in a row
  std::uint8_t cursor = 0;      // choices in rising order go on here
  std::uint8_t locks_due = 0;   // of a cost
  std::uint8_t phases_due = 0;
  std::uint8_t amount = 0;  // damage to split, or cards to discard or to enlist
  SeatSet asked{};          // who still has to discard
  Seat player = stranger;   // the opponent that was chosen
  Alignment kind{};         // the influence that was chosen
  SeatSet answered{};       // setup
  SeatSet winners{};        // not empty: the match is over
  std::array<std::uint8_t, 7> spare{};

  bool over() const { return !winners.empty(); }
  int nexus(Alignment alignment) const { return alignment == Alignment::good ? good : evil; }
  const Fighter& fighter(Sleeve sleeve) const {
    return lords[owner(sleeve)].fighters[static_cast<std::size_t>(number(sleeve))];
  }
  Fighter& fighter(Sleeve sleeve) {
    return lords[owner(sleeve)].fighters[static_cast<std::size_t>(number(sleeve))];
  }
  bool in_play(Sleeve sleeve) const { return lords[owner(sleeve)].play.contains(number(sleeve)); }
  bool in_barracks(Sleeve sleeve) const {
    return lords[owner(sleeve)].barracks.contains(number(sleeve));
  }
  bool locked(Sleeve sleeve) const { return lords[owner(sleeve)].locked.contains(number(sleeve)); }
  // Attacks in this turn, and its skirmish is not over.
  bool attacking(Sleeve sleeve) const {
    return owner(sleeve) == active && attackers.contains(number(sleeve));
  }
  bool defending(Sleeve sleeve) const {
    const int attacker = fighter(sleeve).opposes();
    return attacker >= 0 && attackers.contains(attacker) && in_play(sleeve);
  }
  bool opposes(Sleeve defender, Sleeve attacker) const {
    return fighter(defender).opposes() == number(attacker);
  }
  // The player's warriors that oppose this attacker.
  Sleeves defenders(Seat seat, Sleeve attacker) const {
    Sleeves found;
    if (seat == active) return found;
    for (const int each : lords[seat].play) {
      if (opposes(sleeve_of(seat, each), attacker)) found.insert(each);
    }
    return found;
  }
  // The player's warriors in the skirmish that is being resolved.
  Sleeves fighting(Seat seat) const {
    Sleeves found;
    if (skirmish == no_sleeve) return found;
    if (seat != active) return defenders(seat, skirmish);
    if (attacking(skirmish)) found.insert(number(skirmish));
    return found;
  }
  bool in_skirmish(Sleeve sleeve) const { return fighting(owner(sleeve)).contains(number(sleeve)); }
  bool operator==(const Table&) const = default;
};

struct State {
  Table table{};
  PerPlayer<Sleeves> evil_up{};  // which face of each card is turned to the table, or up
  PerPlayer<std::array<std::uint8_t, most_cards>> cards{};  // by sleeve: places in the deck list
  PerPlayer<std::uint8_t> choices{};  // setup: 1 + the sleeve's number, until all are in
  std::uint8_t spare = 0;

  bool operator==(const State&) const = default;
};
static_assert(sizeof(State) == 2040);

// What one seat, or a stranger, may know.
struct View {
  static constexpr std::size_t sleeves = std::size_t{most_players} * most_cards;
  Table table{};
  std::array<SideId, sleeves> faces{};  // turned to the table, or up; hidden in decks, none unused
  std::array<SideId, sleeves> backs{};
  Viewer viewer = stranger;
  std::uint8_t choice = 0;  // setup: 1 + the number of the viewer's own choice
  std::array<std::uint8_t, 2> spare{};

  SideId face(Sleeve sleeve) const { return faces[static_cast<std::size_t>(sleeve)]; }
  SideId back(Sleeve sleeve) const { return backs[static_cast<std::size_t>(sleeve)]; }
  bool operator==(const View&) const = default;
};
static_assert(sizeof(View) == 2248);

// Something that happened. Which fields mean something depends on the kind.
struct Event {
  enum class Kind : std::uint8_t {
    drew,         // seat, sleeve, side: turned to the others, back (hidden from them), top
    chose_first,  // seat: a card for the barracks, in secret; sleeve (hidden from the others);
                  // amount 1: another one than before, of which the others hear nothing
    enlisted,     // seat, sleeve, side: up, back (hidden unless public), place: from, locked, top
    starts,       // seat goes first
    turn_began,   // seat, amount: round
    shuffled,     // seat, amount: cards in the deck, top
    no_card,      // seat: deck and discard pile are empty
    guards,       // seat defends the Nexus in this turn
    passed,       // seat
    ordered,      // seat, sleeve, side: the order, back: what the others saw
    used,         // seat, sleeve, side, skill
    set_off,      // seat, sleeve, side, skill: a trigger
    locked,       // sleeve, side
    unlocked,     // sleeve, side
    phased,       // sleeve, side: now up, back: before
    shown,        // sleeve, side, back: an effect asks for both faces
    chose,        // seat, sleeve, side: for an effect
    named,        // seat, to: an opponent for an effect
    got,          // sleeve, side, attack, defence
    granted,      // sleeve, side, granted
    damaged,      // sleeve, side, amount
    shielded,     // sleeve, side, amount
    destroyed,    // sleeve, side
    returned,     // sleeve, side, back, place
    discarded,    // seat, sleeve, side
    gained,       // seat, amount, alignment
    lost,         // seat, amount, alignment
    looked,       // seat, amount: at so many cards of their deck
    saw,          // seat, sleeve, side, back: one of them; the others hear nothing of it
    trained,      // seat, sleeve, side
    attacked,     // seat, to: whom, or the Nexus
    sent,         // seat, sleeve, side: attacks
    blocked,      // seat, sleeve, side, other and other_side: the attacker
    fought,       // seat, sleeve, side: the skirmish of this attacker begins
    no_attack,    // seat: nobody after all
    ending,       // alignment: its pool is empty, the round is the last
    match_won,    // seats, by, amount: what it came to, alignment: of one kind
    counted,      // seat, amount: cards of their hand that fit, by the side that only they see
  };
  enum class Place : std::uint8_t { none, deck, hand, barracks, discard };
  // What decided the match: the most influence of one kind, in total, the most attack in play; or
  // all of it was equal.
  enum class Count : std::uint8_t { none, kind, total, attack, equal };
  Kind kind{};
  Seat seat = stranger;
  Seat to = stranger;
  Sleeve sleeve = no_sleeve;
  SideId side = no_side;
  SideId back = no_side;
  SideId top = no_side;  // what the deck shows now
  Sleeve other = no_sleeve;
  SideId other_side = no_side;
  std::uint8_t skill = 0;
  std::uint8_t amount = 0;
  std::int8_t attack = 0;
  std::int8_t defence = 0;
  Alignment alignment{};
  Place place{};
  bool locked = false;
  bool open = false;         // both faces are public
  std::uint8_t granted = 0;  // 1 Ally, 2 Swift
  SeatSet seats{};
  Count by{};
  bool operator==(const Event&) const = default;

  static constexpr std::string_view type_name = "PhaseEvent";
  static constexpr auto fields() {
    return std::tuple{
        required("kind", &Event::kind, "what happened"),
        sparse("seat", &Event::seat, "who did it, or whom it concerns"),
        sparse("to", &Event::to, "who is named or attacked; nobody: the Nexus"),
        sparse("sleeve", &Event::sleeve, "the card, by its owner's seat and number"),
        sparse("side", &Event::side, "the face that all see now"),
        sparse("back", &Event::back, "the other one; '?' if it is hidden from you"),
        sparse("top", &Event::top, "the face on top of that deck now"),
        sparse("other", &Event::other, "the attacker that is opposed"),
        sparse("other_side", &Event::other_side, "its face"),
        sparse("skill", &Event::skill, "1 or 2: which skill of that face that does something"),
        sparse("amount", &Event::amount, "a number: influence, damage, cards or the round"),
        sparse("attack", &Event::attack, "change of attack until the end of the turn"),
        sparse("defence", &Event::defence, "change of defence until the end of the turn"),
        sparse("alignment", &Event::alignment, "good or evil influence"),
        sparse("place", &Event::place, "where the card came from, or goes"),
        sparse("locked", &Event::locked, "it came locked"),
        sparse("granted", &Event::granted, "1: Ally, 2: Swift"),
        sparse("seats", &Event::seats, "the winners"),
        sparse("by", &Event::by, "which count decided the match; 'amount' is what it came to"),
    };
  }
};
static_assert(sizeof(Event) <= 32);

constexpr auto list_words(Event::Kind /*of*/) {
  using enum Event::Kind;
  return word_list<Event::Kind>({{drew, "drew"},
                                 {chose_first, "chose_first"},
                                 {enlisted, "enlisted"},
                                 {starts, "starts"},
                                 {turn_began, "turn_began"},
                                 {shuffled, "shuffled"},
                                 {no_card, "no_card"},
                                 {guards, "guards"},
                                 {passed, "passed"},
                                 {ordered, "ordered"},
                                 {used, "used"},
                                 {set_off, "set_off"},
                                 {locked, "locked"},
                                 {unlocked, "unlocked"},
                                 {phased, "phased"},
                                 {shown, "shown"},
                                 {chose, "chose"},
                                 {named, "named"},
                                 {got, "got"},
                                 {granted, "granted"},
                                 {damaged, "damaged"},
                                 {shielded, "shielded"},
                                 {destroyed, "destroyed"},
                                 {returned, "returned"},
                                 {discarded, "discarded"},
                                 {gained, "gained"},
                                 {lost, "lost"},
                                 {looked, "looked"},
                                 {saw, "saw"},
                                 {trained, "trained"},
                                 {attacked, "attacked"},
                                 {sent, "sent"},
                                 {blocked, "blocked"},
                                 {fought, "fought"},
                                 {no_attack, "no_attack"},
                                 {ending, "ending"},
                                 {match_won, "match_won"},
                                 {counted, "counted"}});
}
constexpr auto list_words(Event::Place /*of*/) {
  using enum Event::Place;
  return word_list<Event::Place>(
      {{none, ""}, {deck, "deck"}, {hand, "hand"}, {barracks, "barracks"}, {discard, "discard"}});
}

constexpr auto list_words(Event::Count /*of*/) {
  using enum Event::Count;
  return word_list<Event::Count>(
      {{none, ""}, {kind, "kind"}, {total, "total"}, {attack, "attack"}, {equal, "equal"}});
}

}  // namespace penta::phase
