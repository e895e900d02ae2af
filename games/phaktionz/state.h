// The state of a match of Phaktionz, and what lies open of it.
//
// Each player's cards have numbers, in the order of the deck list; everybody sees which numbers lie
// in the open. A deck has no order: whoever takes its top card takes any of its cards by chance.
// Among cards of one name, the one with the lowest number comes into the open first, so a number
// tells nothing of what is still hidden.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>

#include "engine/containers.h"
#include "engine/describe.h"
#include "engine/seat.h"
#include "games/phaktionz/cards/program.h"

namespace penta::phaktionz {

inline constexpr int most_players = 2;
inline constexpr int most_in_deck = 75;
inline constexpr int most_created = 10;  // cards of a Creation Pile
inline constexpr int most_cards = most_in_deck + most_created;

// One value for each seat.
template <class T>
using PerPlayer = PerSeat<T, most_players>;
constexpr Seat other(Seat seat) { return seat_at(1 - index(seat)); }

// What is printed on a card, by its place in the set.
enum class DesignId : std::uint8_t {};
inline constexpr DesignId no_design{0xff};

// A card of one of the players: 85 * seat + its number, counted from 0. Those of the Creation Pile
// have the numbers from 75.
enum class Card : std::uint8_t {};
inline constexpr Card no_card{0xff};

constexpr Card card_of(Seat seat, int number) {
  return static_cast<Card>(index(seat) * most_cards + number);
}
constexpr Seat owner(Card card) { return seat_at(static_cast<int>(card) / most_cards); }
constexpr int number(Card card) { return static_cast<int>(card) % most_cards; }
constexpr bool is_created(int number) { return number >= most_in_deck; }

// Cards of one player, by their numbers.
using Cards = Set128<int>;

// Columns 1 to 5 of the middle row, then the Tier 3 slot in column 3 of the front row. The Realm
// slot beside it, in column 4, is no place for Summons.
inline constexpr int middle_slots = 5;
inline constexpr int tier3_slot = 5;
inline constexpr int summon_slots = 6;
inline constexpr int no_slot = 0xff;
// Counted from 0, as its owner sees it.
constexpr int column(int slot) { return slot == tier3_slot ? 2 : slot; }
constexpr bool face_each_other(int slot, int opposing) {
  return column(slot) + column(opposing) == 4;
}

// What a Summon, or any card on the battlefield, is told from what it was before it left and came
// back by: the number of its stay there, from 1.
using Stay = std::uint16_t;

// A Summon in its slot, and what lies on it.
struct Unit {
  static constexpr std::uint8_t as_printed = 0xff;

  Card card = no_card;
  Card weapon = no_card;
  Stay stay = 0;
  Stay weapon_stay = 0;
  std::uint16_t plagued = 0;  // the turn in which its Plague counter was put; 0: it has none
  std::uint8_t counters = 0;
  std::uint8_t weapon_counters = 0;
  std::uint8_t battled = 0;   // since its player's turn began
  std::uint8_t promoted = 0;  // 1: a Tier 0 on its Tier 4 side
  // Until the end of the turn:
  std::int8_t gain = 0;
  std::uint8_t doubled = 0;  // so often
  std::uint8_t dmg = as_printed;
  cards::Type type = cards::Type::any;  // any: as printed

  bool there() const { return card != no_card; }
  bool operator==(const Unit&) const = default;
};
static_assert(sizeof(Unit) == 16);

// What an effect does for longer than this turn, or what a rule says for it: while `from` <= turn
// <= `until` and the card stays.
struct Grant {
  Card card = no_card;  // to which; none: to a player, `seat`
  Seat seat = stranger;
  DesignId design = no_design;  // whose text it is
  std::uint8_t at = 0;          // bits 0-2: effect, 3-5: ability
  Stay stay = 0;
  std::uint16_t from = 0;
  std::uint16_t until = 0;
  std::int16_t amount = 0;

  int ability() const { return at >> 3; }
  int effect() const { return at & 7; }
  bool operator==(const Grant&) const = default;
};
static_assert(sizeof(Grant) == 12);

// Places of one battlefield in board order: each Summon and then its Weapon, and the Realm slot
// last.
inline constexpr int board_places = 13;
inline constexpr int realm_place = 12;

// A player, as everybody sees them.
struct Lord {
  static constexpr std::size_t most_limits = 64;
  static constexpr std::size_t pasts = 5;

  std::array<Unit, summon_slots> units{};
  Cards pile{};  // the Deck-Out Pile
  Cards exile{};
  Cards creation{};
  Cards known{};   // of the hand: everybody has seen it on its way there
  Cards doomed{};  // exiled when it would go to a pile
  // How often each limited ability was used, by its place in the deck's list of limits.
  std::array<std::uint8_t, most_limits> used{};
  Card realm = no_card;  // or a Tier 0
  std::uint8_t realm_counters = 0;
  Stay realm_stay = 0;
  std::uint8_t hand = 0;  // how many cards
  std::uint8_t deck = 0;
  std::uint8_t announced = 0;  // in this turn
  std::uint8_t set_aside = 0;  // mulligan
  std::uint8_t looked = 0;     // cards of the deck that are looked at now
  // In this turn: by cards::Past, to cards of this player or by them.
  std::array<std::uint8_t, pasts> past{};
  // Where there are texts that hold, that wait for something, and that may be used: bits of places
  // in board order. Follows from what lies there.
  std::uint16_t lasting = 0;
  std::uint16_t waiting = 0;
  std::uint16_t usable = 0;
  std::array<std::uint8_t, 4> spare{};

  int had(cards::Past past_one) const { return past[static_cast<std::size_t>(past_one)]; }
  bool operator==(const Lord&) const = default;
};

enum class Phase : std::uint8_t { setup, draw, main, combat, final_cast, end };
constexpr auto list_words(Phase /*of*/) {
  using enum Phase;
  return word_list<Phase>({{setup, "setup"},
                           {draw, "draw"},
                           {main, "main"},
                           {combat, "combat"},
                           {final_cast, "final-cast"},
                           {end, "end"}});
}

// What the game waits for.
enum class Ask : std::uint8_t {
  nothing,   // the match is over
  mulligan,  // another card to set aside, or done
  act,       // something in one's own phase, or on to the next
  respond,   // an answer to what was announced last, or pass
  demote,    // one more Summon, to place a new one
  slot,      // for a Summon
  target,    // a card on the battlefields, for an ability, a cast or a battle
  number,    // X
  option,    // which of two: costs, or effects
  pay,       // a card, to pay with it
  choose,    // a card, for an effect
  may,       // do it or not
  price,     // of a Tier 4: take its DMG, or exile it
};
constexpr auto list_words(Ask /*of*/) {
  using enum Ask;
  return word_list<Ask>({{nothing, "nothing"},
                         {mulligan, "mulligan"},
                         {act, "act"},
                         {respond, "respond"},
                         {demote, "demote"},
                         {slot, "slot"},
                         {target, "target"},
                         {number, "number"},
                         {option, "option"},
                         {pay, "pay"},
                         {choose, "choose"},
                         {may, "may"},
                         {price, "price"}});
}

// A card on the battlefield as it was at some time. It may have left since.
struct Aim {
  Card card = no_card;
  std::uint8_t amount = 0;  // what the event was about, such as the damage
  Stay stay = 0;
  bool operator==(const Aim&) const = default;
};

// A place on the battlefields: of each player six Summons, their Weapons, and the Realm slot.
enum class Spot : std::uint8_t {};
inline constexpr int spots_of_player = 13;
inline constexpr int realm_spot = 12;
inline constexpr Spot no_spot{0xff};
constexpr Spot spot_of(Seat seat, int place) {
  return static_cast<Spot>(index(seat) * spots_of_player + place);
}
constexpr Spot unit_spot(Seat seat, int slot) { return spot_of(seat, slot); }
constexpr Spot weapon_spot(Seat seat, int slot) { return spot_of(seat, summon_slots + slot); }
constexpr Seat seat_of(Spot spot) { return seat_at(static_cast<int>(spot) / spots_of_player); }
constexpr int place_of(Spot spot) { return static_cast<int>(spot) % spots_of_player; }
constexpr bool is_unit(Spot spot) { return place_of(spot) < summon_slots; }
constexpr bool is_weapon(Spot spot) { return !is_unit(spot) && place_of(spot) != realm_spot; }
// The place of that number in board order.
constexpr Spot spot_in_order(Seat seat, int place) {
  if (place == realm_place) return spot_of(seat, realm_spot);
  return place % 2 == 0 ? unit_spot(seat, place / 2) : weapon_spot(seat, place / 2);
}
// The slot of a Summon, or of a Weapon's bearer.
constexpr int slot_of(Spot spot) { return place_of(spot) % summon_slots; }
using Spots = Set64<Spot>;

// Something that was announced.
struct Link {
  enum class Kind : std::uint8_t { placement, cast, ability, trigger, battle, creation, promotion };
  enum Flag : std::uint8_t {
    fizzled = 1,
    from_pile = 2,     // announced from the Deck-Out Pile: exiled when it leaves
    by_demoting = 4,   // a placement that was paid for
    by_plague = 8,     // with a Summon that had a Plague counter
    reduced = 16,      // at the reduced cost
    second_cost = 32,  // of two, the second one
    second_way = 64,   // likewise of two ways to resolve
  };

  Kind kind{};
  Seat seat{};
  Card source = no_card;
  std::uint8_t ability = 0;
  Stay stay = 0;  // of the source, if it is on the battlefield
  Stay mark = 0;  // stays after this one began when it was announced: they are not aimed at
  std::uint8_t flags = 0;
  std::uint8_t slot = no_slot;
  std::uint8_t x = 0;
  std::uint8_t spare = 0;
  Aim subject{};  // of a trigger: what set it off; of a battle: the target
  // For each effect, the places on the battlefields that were chosen.
  std::array<std::uint32_t, cards::Ability::most_effects> aims{};

  bool is(Flag flag) const { return (flags & flag) != 0; }
  void set(Flag flag) { flags = static_cast<std::uint8_t>(flags | flag); }
  bool operator==(const Link&) const = default;
};
static_assert(sizeof(Link) == 32);
constexpr auto list_words(Link::Kind /*of*/) {
  using enum Link::Kind;
  return word_list<Link::Kind>({{placement, "placement"},
                                {cast, "cast"},
                                {ability, "ability"},
                                {trigger, "trigger"},
                                {battle, "battle"},
                                {creation, "creation"},
                                {promotion, "promotion"}});
}

// A trigger that waits until the chain is done.
struct Waiting {
  Card source = no_card;
  std::uint8_t ability = 0;  // of the Tier 4 side: from 8
  Stay stay = 0;             // of the source
  Aim subject{};
  bool operator==(const Waiting&) const = default;
};
static_assert(sizeof(Waiting) == 8);

// Everything that lies open or that everybody has seen.
struct Table {
  static constexpr std::size_t most_links = 16;
  static constexpr std::size_t most_waiting = 64;
  static constexpr std::size_t most_grants = 16;

  PerPlayer<Lord> lords{};
  std::array<Link, most_links> links{};  // the chain; the last one is announced, asked or resolved
  std::array<Waiting, most_waiting> waiting{};
  std::array<Grant, most_grants> grants{};
  std::array<Aim, 2> chosen{};  // by the link that resolves: the last one, and the one before
  std::uint16_t turn = 0;       // from 1
  Stay stays = 0;               // the number of the last stay
  Phase phase{};
  Ask ask{};
  std::uint8_t depth = 0;     // links of the chain
  std::uint8_t queued = 0;    // triggers that wait
  std::uint8_t older = 0;     // of them, those that waited before the last chain began
  std::uint8_t triggers = 0;  // set off in this turn
  std::uint8_t granted = 0;   // how many grants there are
  bool resolving = false;
  bool announcing = false;  // the last link is not complete: costs and choices are missing
  std::uint8_t passes = 0;  // in a row
  std::uint8_t effect = 0;  // of the link that is announced or resolved: which one
  std::uint8_t stage = 0;   // how far that is
  std::uint8_t due = 0;     // tiers to demote, or cards to choose
  bool done = false;        // the effect before was done
  std::uint8_t steps = 0;   // what the phase has done already
  Seat first{};
  Seat active{};
  Seat actor{};            // who is asked
  SeatSet asked{};         // who still has to choose, where each player does
  SeatSet failed{};        // who could not
  Card holding = no_card;  // what an effect places, until its slot is chosen
  SeatSet winners{};       // not empty: the match is over; both: a draw
  bool runaway = false;    // the cards' error: triggers without end
  std::array<std::uint8_t, 5> spare{};

  bool over() const { return !winners.empty(); }
  const Link& last() const { return links[depth - 1U]; }
  Link& last() { return links[depth - 1U]; }
  bool operator==(const Table&) const = default;
};

struct State {
  Table table{};
  PerPlayer<Cards> hands{};
  PerPlayer<Cards> decks{};
  Cards looked{};     // cards of the actor's deck that they look at
  Cards set_aside{};  // by the actor, in the mulligan

  bool operator==(const State&) const = default;
};
static_assert(sizeof(State) == 1880);

// What one seat, or a stranger, may know.
struct View {
  Table table{};
  Cards hand{};       // the viewer's own
  Cards looked{};     // cards of the viewer's deck that they look at
  Cards set_aside{};  // by the viewer
  Viewer viewer = stranger;
  std::array<std::uint8_t, 7> spare{};

  bool operator==(const View&) const = default;
};

// Something that happened. Which fields mean something depends on the kind.
struct Event {
  enum class Kind : std::uint8_t {
    starts,       // seat goes first
    set_aside,    // seat, card (hidden from the other): one of the mulligan
    exchanged,    // seat, amount: cards set aside, before as many are drawn
    turn_began,   // seat, amount: the turn
    phase_began,  // seat, phase
    drew,         // seat, card (hidden from the other)
    shuffled,     // seat, amount: cards in the deck
    announced,    // seat, card, link, ability, from: it begins; costs and choices follow
    paid,         // seat, card, amount: counters that were removed from it as a cost
    aimed,       // seat, card: the source; other: chosen for it, or slot: kept free for it; none of
                 // them: directly at the player
    numbered,    // seat, card, amount: X
    passed,      // seat
    resolves,    // seat, card, link, ability: what was announced takes effect
    fizzled,     // seat, card, link, ability: this one has no effect
    nothing,     // seat, card, link, ability: resolved, but could do nothing
    placed,      // seat, card, slot, from
    attached,    // seat, card: the Weapon, other: its bearer
    stays,       // seat, card: on the Realm slot
    flipped,     // seat, card: to its Tier 4 side, slot
    abled,       // seat: all their Summons
    disabled,    // card
    battles,     // card, other: two Summons; dmg and other_dmg are compared
    strikes,     // card, dmg: directly
    no_battle,   // card, other: one of them has left
    damaged,     // seat, amount: takes damage; card: by which
    lost,        // seat, card: from the deck to the Deck-Out Pile, by damage
    milled,      // seat, card
    demoted,     // seat, card: to its Deck-Out Pile, as all that follow 'to' says
    left,        // seat, card, to: from the battlefield other than by demoting, or from the chain
    discarded,   // seat, card, to
    moved,       // seat, card, from, to: between piles and hand, for all to see; or to a
                 // battlefield: its slot follows
    looked,      // seat, amount: at so many cards of their deck
    saw,         // seat, card: one of them; the other hears nothing of it
    plagued,     // card: got a Plague counter
    healed,      // card: lost it
    counted,     // card, amount: counters put on it, or removed if below 0
    gained,      // card, amount: DMG, or loses if below 0
    became,      // card, amount: its DMG in that turn
    doubled,     // card: its DMG
    switched,    // card: to its other type
    granted,     // card, other: whose text says so, ability, effect; amount
    searched,    // seat: found nothing
    declined,    // seat: does not do what they may
    decked_out,  // seat: their deck is empty
    match_won,   // seats: both for a draw
    runaway,     // card, amount: the cards set each other off without end; a draw
  };
  enum class Place : std::uint8_t { none, hand, deck, pile, exile, creation, battlefield };
  Kind kind{};
  Seat seat = stranger;
  Card card = no_card;
  Card other = no_card;
  std::uint8_t ability = 0;
  std::uint8_t slot = no_slot;
  Link::Kind link{};
  Phase phase{};
  std::int16_t amount = 0;
  std::uint8_t dmg = 0;
  std::uint8_t other_dmg = 0;
  Place from{};
  Place to{};
  std::uint8_t effect = 0;
  SeatSet seats{};
  bool operator==(const Event&) const = default;

  static constexpr std::string_view type_name = "PhaktionzEvent";
  static constexpr auto fields() {
    return std::tuple{
        required("kind", &Event::kind, "what happened"),
        sparse("seat", &Event::seat, "who did it, or whom it concerns"),
        sparse("card", &Event::card, "the card"),
        sparse("other", &Event::other, "another card: the target, the bearer of a Weapon"),
        sparse("ability", &Event::ability, "which text of the card, from 0"),
        sparse("slot", &Event::slot, "0 to 4: columns 1 to 5, 5: the Tier 3 slot"),
        sparse("link", &Event::link, "what was announced"),
        sparse("phase", &Event::phase, "the phase that begins"),
        sparse("amount", &Event::amount, "a number: cards, damage, counters, DMG, X or the turn"),
        sparse("dmg", &Event::dmg, "DMG of the attacker"),
        sparse("other_dmg", &Event::other_dmg, "DMG of its target"),
        sparse("from", &Event::from, "where the card was"),
        sparse("to", &Event::to, "where it goes"),
        sparse("effect", &Event::effect, "which effect of that text, from 0"),
        sparse("seats", &Event::seats, "the winners; both: a draw"),
    };
  }
};
static_assert(sizeof(Event) <= 32);

constexpr auto list_words(Event::Kind /*of*/) {
  using enum Event::Kind;
  return word_list<Event::Kind>({{starts, "starts"},
                                 {set_aside, "set_aside"},
                                 {exchanged, "exchanged"},
                                 {turn_began, "turn_began"},
                                 {phase_began, "phase_began"},
                                 {drew, "drew"},
                                 {shuffled, "shuffled"},
                                 {announced, "announced"},
                                 {paid, "paid"},
                                 {aimed, "aimed"},
                                 {numbered, "numbered"},
                                 {passed, "passed"},
                                 {resolves, "resolves"},
                                 {fizzled, "fizzled"},
                                 {nothing, "nothing"},
                                 {placed, "placed"},
                                 {attached, "attached"},
                                 {stays, "stays"},
                                 {flipped, "flipped"},
                                 {abled, "abled"},
                                 {disabled, "disabled"},
                                 {battles, "battles"},
                                 {strikes, "strikes"},
                                 {no_battle, "no_battle"},
                                 {damaged, "damaged"},
                                 {lost, "lost"},
                                 {milled, "milled"},
                                 {demoted, "demoted"},
                                 {left, "left"},
                                 {discarded, "discarded"},
                                 {moved, "moved"},
                                 {looked, "looked"},
                                 {saw, "saw"},
                                 {plagued, "plagued"},
                                 {healed, "healed"},
                                 {counted, "counted"},
                                 {gained, "gained"},
                                 {became, "became"},
                                 {doubled, "doubled"},
                                 {switched, "switched"},
                                 {granted, "granted"},
                                 {searched, "searched"},
                                 {declined, "declined"},
                                 {decked_out, "decked_out"},
                                 {match_won, "match_won"},
                                 {runaway, "runaway"}});
}
constexpr auto list_words(Event::Place /*of*/) {
  using enum Event::Place;
  return word_list<Event::Place>({{none, ""},
                                  {hand, "hand"},
                                  {deck, "deck"},
                                  {pile, "pile"},
                                  {exile, "exile"},
                                  {creation, "creation"},
                                  {battlefield, "battlefield"}});
}

}  // namespace penta::phaktionz
