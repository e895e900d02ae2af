// What a card does, as a small table of operations: no strings, no heap. It is made from the text
// on the card (text.h), checked, and turned back into text in English and German, so that text and
// effect cannot differ. docs/card-language-phaktionz.md explains the language to those who write
// cards.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/word_list.h"

namespace penta::phaktionz::cards {

// --- what a card is

enum class Type : std::uint8_t { any, striker, tech };
constexpr auto list_words(Type /*of*/) {
  using enum Type;
  return word_list<Type>({{any, ""}, {striker, "striker"}, {tech, "tech"}});
}

// Of an invocation.
enum class Form : std::uint8_t { any, regular, counter, realm, weapon };
constexpr auto list_words(Form /*of*/) {
  using enum Form;
  return word_list<Form>({{any, ""},
                          {regular, "regular"},
                          {counter, "counter"},
                          {realm, "realm"},
                          {weapon, "weapon"}});
}

// Where a card is; a Kind has any number of them, as bits.
enum class Zone : std::uint8_t {
  battlefield = 1,
  hand = 2,
  deck = 4,
  deck_out = 8,
  exile = 16,
  creation = 32,
  looked = 64,  // "among them": what the effect before looks at
};
constexpr std::uint8_t bit(Zone zone) { return static_cast<std::uint8_t>(zone); }

enum class Noun : std::uint8_t { summon, invocation, card };
enum class Whose : std::uint8_t { anybody, yours, opponents };

// "Tier 2", "Tier 2 or lower"
enum class Bound : std::uint8_t { none, exactly, at_most, at_least };
struct Range {
  Bound bound = Bound::none;
  std::uint8_t value = 0;
  constexpr bool holds(int number) const {
    switch (bound) {
      case Bound::exactly:
        return number == value;
      case Bound::at_most:
        return number <= value;
      case Bound::at_least:
        return number >= value;
      default:
        return true;
    }
  }
  bool operator==(const Range&) const = default;
};

// What a card has to be; and where it is looked for.
struct Kind {
  Noun noun = Noun::summon;
  Whose whose = Whose::anybody;  // whose battlefield or pile
  std::uint8_t zones = bit(Zone::battlefield);
  Type type = Type::any;     // of a Summon
  Form form = Form::any;     // of an invocation
  bool plague = false;       // it has a Plague counter: "Plague Summon"
  bool creation = false;     // "CP card"
  std::uint8_t word = 0;     // in its name: its number in the lexicon, from 1
  bool other_names = false;  // all but those with the word
  std::uint8_t faction = 0;  // its number in the lexicon, from 1
  Range tier{};
  Range dmg{};
  bool operator==(const Kind&) const = default;
};

// --- whom an effect concerns

enum class Pick : std::uint8_t {
  self,    // "this Summon", "this card"
  bearer,  // of this Weapon
  it,      // what was chosen last; before that what the event or the answered battle is about
  one,     // "a Summon"
  other,   // "another Summon": neither this card nor one chosen before
  each,    // without a choice
  many,    // "2 Summons", "X Summons": as many as there are, up to that
  up_to,   // "up to 2 Summons"
};

// A number, or a multiple of X with something added to X: value * max(0, X + plus).
struct Amount {
  std::int8_t value = 0;
  bool x = false;
  std::int8_t plus = 0;
  bool operator==(const Amount&) const = default;
};

struct Target {
  Pick pick = Pick::self;
  Amount many{};  // of `many` and `up_to`
  Kind kind{};    // nothing for self, bearer and it
  bool operator==(const Target&) const = default;
};

// Who does something or has it done to them. Of `opponent` and `each` the cards are their own, and
// they choose among them themselves.
enum class Players : std::uint8_t { you, opponent, each };

// What has happened in this turn.
enum class Past : std::uint8_t {
  exiled,         // cards, from anywhere
  plague_exiled,  // Summons from a battlefield, with a Plague counter
  demoted,        // Summons
  placed,         // Summons
  cast,           // invocations
};

// What X is. A number that is counted is never below 0.
enum class Unknown : std::uint8_t {
  none,      // if there is an X at all, it is the one that was chosen when announcing
  count,     // the number of `counted`
  lead,      // how many more of `counted` you have than your opponent
  past,      // how often `past` has happened to whose cards, or been done by whom
  its_dmg,   // of what the effect is done to; or else of `it`, or of this card
  its_tier,  // likewise
  damage,    // that the event has dealt
};
struct Count {
  Unknown unknown = Unknown::none;
  Past past = Past::exiled;
  Kind counted{};  // of count and lead; of past only its `whose`
  bool operator==(const Count&) const = default;
};

enum class Test : std::uint8_t {
  none,
  count,      // as many of `kind` as `number` says
  past,       // as often
  lead,       // you have more of `kind` than your opponent
  self_is,    // "this Summon is a Plague Summon"
  it_is,      // "it is a Tier 2 Summon"
  your_turn,  // "it is your turn"
  their_turn,
};
struct Condition {
  Test test = Test::none;
  Range number{};
  Past past = Past::exiled;
  Kind kind{};
  bool operator==(const Condition&) const = default;
};

// --- what happens

enum class Verb : std::uint8_t {
  // to a target, for a duration (in `always` abilities: as long as it holds)
  gets,     // amount: DMG
  becomes,  // amount: DMG
  doubles,  // its DMG
  changes,  // to `type`; any is its other type
  rules,    // what `rule` says holds for it
  // to a target, once
  demotes,
  exiles,
  moves,    // to the zone `to`: a hand, the Deck-Out Pile, the Creation Pile
  places,   // without demoting
  plagues,  // gives it a Plague counter
  cures,    // removes it
  puts,     // amount of plain counters on it
  removes,  // amount of plain counters from it
  // of players
  damages,   // amount
  mills,     // amount
  draws,     // amount
  discards,  // target: cards of the hand
  forbids,   // `deed`, for a duration
  // of the one whose card it is
  looks,      // at amount cards on top of the own Deck; what no later effect takes is shuffled in
  fizzles,    // what was answered
  plague,     // the keyword
  reinforce,  // the keyword
  // of the one whose card it is, in `always` abilities only
  cheapens,  // placing `target.kind` from the hand costs amount Tiers less, if one wants it
  opens,     // the Deck-Out Pile is used as the hand; such cards are exiled instead of going to one
  hastens,   // Plague: all of it takes a turn less
};
inline constexpr int verb_count = 25;
constexpr bool has_target(Verb verb) { return verb <= Verb::removes || verb == Verb::discards; }

// What can hold for a card.
enum class Rule : std::uint8_t {
  // of Summons in play, always or for a duration
  battles,        // can battle amount times a turn; at least once
  unbattled,      // cannot be battled
  undemoted,      // cannot be demoted
  unexiled,       // cannot be exiled
  unchosen,       // cannot be chosen by the opponent
  unaffected,     // by abilities and invocations of the opponent
  idle,           // cannot battle
  only_battles,   // only `kind`, and never directly
  indirect,       // cannot battle directly
  direct,         // can battle directly if its facing column is empty, whatever its type
  exiles_beaten,  // `kind` that it battles is exiled instead of demoted
  mirrors,        // Inflicting Sword: other damage when it attacks
  // of cards, always: "this card"
  named,          // has `word` in its name
  stands_as,      // is placed and counts as Tier `amount` on the battlefield
  attached_only,  // this Weapon to `kind`
  unreinforced,   // is not placed by Reinforcement
};
inline constexpr int rule_count = 16;

enum class Duration : std::uint8_t {
  turn,       // until the end of this turn; nothing for what is done once
  next_turn,  // during your next turn; of `forbids`: during theirs, whom it concerns
  stays,      // while it stays on the battlefield
  always,     // in `always` abilities
};

enum class Deed : std::uint8_t { battle, place, cast, use };

// How an effect goes on from the one before.
enum class Join : std::uint8_t {
  then,
  if_done,  // only if the one before was done, by all whom it asks
  either,   // instead of the ones before, as is chosen when announcing
};

struct Effect {
  Verb verb = Verb::gets;
  Join join = Join::then;
  bool may = false;
  Players players = Players::you;
  Duration duration = Duration::turn;
  Rule rule = Rule::battles;
  Deed deed = Deed::battle;
  Type type = Type::any;        // changes
  Zone to = Zone::battlefield;  // moves
  std::uint8_t word = 0;        // of the rule `named`
  Target target{};              // of forbids and cheapens its kind
  Kind kind{};                  // of the rule
  Amount amount{};
  Count x{};
  Condition condition{};
  bool operator==(const Effect&) const = default;
};

// --- when

enum class Mode : std::uint8_t {
  cast,     // of Regulars and Counters: what casting them does
  action,   // announced by its player
  when,     // set off by an event
  always,   // holds while the card is in play; what is said of "this card" as such, everywhere
  placing,  // no effects: the only way to place it is to pay `costs`
};

enum class Phase : std::uint8_t { any, draw, main, combat, final_cast, end };
constexpr auto list_words(Phase /*of*/) {
  using enum Phase;
  return word_list<Phase>({{any, ""},
                           {draw, "draw"},
                           {main, "main"},
                           {combat, "combat"},
                           {final_cast, "final_cast"},
                           {end, "end"}});
}

enum class Event : std::uint8_t {
  placed,
  battles,
  battled,
  damages,  // by a battle
  demoted,
  exiled,
  plagued,  // is given a Plague counter
  cast,     // whose: who casts; `kind` is the invocation
  takes,    // whose: who is dealt damage, by anything
  starts,   // `phase` of whose turn
};
// In which way something is placed.
enum class By : std::uint8_t { anyhow, reinforcement, demoting, demoting_plague, hand };

// When a trigger happens. `phase` is that of the turn at that time; `kind.whose` of `starts` says
// whose turn, `turn` of the others.
struct Moment {
  Event event = Event::placed;
  Pick subject = Pick::self;  // self, bearer, one or other
  Kind kind{};                // of the subject, if that is one or other
  By by = By::anyhow;
  Phase phase = Phase::any;
  Whose turn = Whose::anybody;
  bool operator==(const Moment&) const = default;
};

// What an action or a cast answers: the last thing announced.
enum class Reply : std::uint8_t {
  none,  // of a Counter: as a Regular, or in response to anything
  anything,
  ability,    // of `kind`
  cast,       // of `kind`
  placement,  // of `kind`
  battle,     // of `kind`
  against,    // a battle against `kind`
};

enum class Payment : std::uint8_t {
  none,
  demote,
  exile,
  discard,
  plague,  // gives a Plague counter
  cure,    // removes a Plague counter
  remove,  // plain counters from this card
  mill,    // from the own Deck
};
struct Cost {
  Payment payment = Payment::none;
  std::uint8_t number = 1;  // so many of them
  bool self = false;        // this card
  Kind kind{};
  bool operator==(const Cost&) const = default;
};

// "L/2": twice a turn; "L1": once a match
enum class Per : std::uint8_t { none, turn, match };
struct Limit {
  Per per = Per::none;
  std::uint8_t times = 0;
  bool operator==(const Limit&) const = default;
};

// Who cannot answer it.
enum class Silence : std::uint8_t { none, abilities, casts, everything };

struct Ability {
  static constexpr std::size_t most_effects = 4;
  static constexpr std::size_t most_costs = 2;

  Mode mode = Mode::cast;
  bool from_hand = false;    // an action used with this card in the hand
  bool chooses_x = false;    // 0 to 9, when announced
  bool either_cost = false;  // one of the costs, not all
  Limit limit{};
  Moment moment{};  // when
  Reply reply = Reply::none;
  Kind answered{};
  Phase phase = Phase::any;  // an action: in this phase of your turn; any is Main
  Silence silence = Silence::none;
  std::uint8_t costs_size = 0;
  std::uint8_t size = 0;
  std::array<Cost, most_costs> costs{};
  std::array<Effect, most_effects> effects{};
  bool operator==(const Ability&) const = default;
};

}  // namespace penta::phaktionz::cards
