// What a card does, as a small table of operations: no strings, no heap. It is made from the text
// on the card (text.h), checked, and turned back into text in English and German, so that text and
// effect cannot differ. docs/card-language-phase.md explains the language to those who write cards.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/word_list.h"

namespace penta::phase::cards {

enum class Alignment : std::uint8_t { any, good, evil };
constexpr auto list_words(Alignment /*of*/) {
  using enum Alignment;
  return word_list<Alignment>({{any, ""}, {good, "good"}, {evil, "evil"}});
}

// --- whom or what an effect concerns

enum class Noun : std::uint8_t {
  warrior,
  resource,
  hand_card,     // "card in your hand"
  discard_card,  // "card in your discard pile"
};
enum class Pick : std::uint8_t {
  self,   // "this warrior"
  it,     // what the effect before has chosen
  one,    // "a warrior"
  other,  // "another warrior"
  each,   // "each warrior"
  up_to,  // "up to 2 warriors"
};
enum class Whose : std::uint8_t { anybody, yours, opponents };
enum class Stance : std::uint8_t {
  any,
  attacking,
  defending,
  opposed,
  unopposed,
  opposing,
  locked
};
enum class Measure : std::uint8_t { none, cost, attack, defence };

// "with cost 2 or less"
struct Limit {
  Measure measure = Measure::none;
  bool at_least = false;
  std::uint8_t value = 0;
  bool operator==(const Limit&) const = default;
};

// What a thing has to be; and of which things.
struct Kind {
  Noun noun = Noun::warrior;
  Whose whose = Whose::anybody;
  Stance stance = Stance::any;
  Alignment alignment = Alignment::any;
  std::uint8_t faction = 0;  // 0: any; else its number in the set, from 1
  Limit limit{};
  bool operator==(const Kind&) const = default;
};

struct Target {
  Pick pick = Pick::self;
  std::uint8_t most = 1;  // of up_to: 2 to 9
  Kind kind{};            // nothing but the noun for self and it
  bool operator==(const Target&) const = default;
};

enum class Players : std::uint8_t { you, opponent, each_opponent, each_player };

// --- how much

// What X is: of this warrior or of the one that is chosen, or a count of things.
enum class Unknown : std::uint8_t { none, cost_difference, cost, attack, defence, count };

// A number, or X: then `value` is 1 or -1.
struct Amount {
  std::int8_t value = 0;
  bool x = false;
  bool operator==(const Amount&) const = default;
};

// --- when

enum class Test : std::uint8_t {
  none,
  is_stance,     // "it is opposed"
  is_alignment,  // "it is good"
  things,        // "there are 2 or more good warriors of yours"
  influence,     // "you have 5 or more good influence"
};
struct Condition {
  Test test = Test::none;
  Stance stance = Stance::any;
  Alignment alignment = Alignment::any;
  std::uint8_t least = 0;
  Kind kind{};
  bool operator==(const Condition&) const = default;
};

// --- what happens

enum class Verb : std::uint8_t {
  gets,      // target: attack and defence until the end of the turn
  grants,    // target: a skill until the end of the turn
  damages,   // target, amount
  prevents,  // target, amount: the next damage to it
  destroys,  // target
  phases,    // target
  locks,     // target
  unlocks,   // target
  returns,   // target, place
  gains,     // amount, alignment: influence from the Nexus; any is a choice
  loses,     // players, amount, alignment
  draws,     // players, amount
  discards,  // players, amount
  enlists,   // amount, locked, from the discard pile
  trains,    // a resource for so much less
  looks,     // at so many cards on top of the own deck
};
inline constexpr int verb_count = 16;
// Something is done to cards, rather than to players.
constexpr bool has_target(Verb verb) { return verb <= Verb::returns; }

enum class Place : std::uint8_t { hand, barracks, deck };
enum class Skill : std::uint8_t { ally, swift };

struct Effect {
  Verb verb = Verb::gets;
  bool may = false;
  bool locked = false;        // enlists
  bool from_discard = false;  // enlists
  Target target{};
  Players players = Players::you;
  Alignment alignment = Alignment::any;
  Place place = Place::hand;
  Skill skill = Skill::ally;
  Amount amount{};
  Amount defence{};  // gets
  Unknown unknown = Unknown::none;
  Kind counted{};  // if the unknown is a count
  bool times = false;
  Kind for_each{};        // if `times`: so often
  Condition condition{};  // "if it is opposed, ..."
  Condition instead{};    // "..., or +4/+0 if it is opposed"
  Amount other_amount{};
  Amount other_defence{};
  bool operator==(const Effect&) const = default;
};

enum class Trigger : std::uint8_t {
  action,      // whenever its owner takes an action
  elite,       // an order chooses it
  phaseling,   // it is phased away
  relentless,  // it leaves play
  trained,     // it is trained
  ally,        // no effects: may defend the Nexus for others
  swift,       // no effects: deals its damage first
};

// An order, or one skill.
struct Ability {
  static constexpr std::size_t most_effects = 3;

  Trigger trigger = Trigger::action;
  std::uint8_t locks = 0;   // cost
  std::uint8_t phases = 0;  // cost
  std::uint8_t size = 0;
  std::array<Effect, most_effects> effects{};
  bool operator==(const Ability&) const = default;
};

}  // namespace penta::phase::cards
