// The grammar of the card language, once for both directions: `Io` writes a text from an ability or
// reads the ability from a text, as cards/writer.h explains. Whatever one of them does, the other
// undoes. Beside what any language has:
//
//   io.amount(amount)               "2" or "X"
//   io.pair(attack, defence)        "+2/-X"
//   io.faction(number)              a faction of the set
//   io.pick(pick)                   "another", "each", "a"
//   io.begin(effect, part)          reading: remembers the place
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <string_view>

#include "cards/writer.h"
#include "games/phase/cards/program.h"
#include "games/phase/cards/text.h"

namespace penta::phase::cards {

using penta::cards::Words;

inline constexpr std::array<Words<Trigger>, 5> triggers{{{"Action", Trigger::action},
                                                         {"Elite", Trigger::elite},
                                                         {"Phaseling", Trigger::phaseling},
                                                         {"Relentless", Trigger::relentless},
                                                         {"Trained", Trigger::trained}}};
inline constexpr std::array<Words<Skill>, 2> skills{
    {{"Ally", Skill::ally}, {"Swift", Skill::swift}}};
inline constexpr std::array<Words<Stance>, 6> stances{{{"attacking", Stance::attacking},
                                                       {"defending", Stance::defending},
                                                       {"opposed", Stance::opposed},
                                                       {"unopposed", Stance::unopposed},
                                                       {"opposing", Stance::opposing},
                                                       {"locked", Stance::locked}}};
inline constexpr std::array<Words<Alignment>, 2> alignments{
    {{"good", Alignment::good}, {"evil", Alignment::evil}}};
inline constexpr std::array<Words<Measure>, 3> measures{
    {{"cost", Measure::cost}, {"attack", Measure::attack}, {"defence", Measure::defence}}};
inline constexpr std::array<Words<Whose>, 2> owners{
    {{"of yours", Whose::yours}, {"of an opponent", Whose::opponents}}};
inline constexpr std::array<Words<Noun>, 4> one_of{
    {{"warrior", Noun::warrior},
     {"resource", Noun::resource},
     {"card in your hand", Noun::hand_card},
     {"card in your discard pile", Noun::discard_card}}};
inline constexpr std::array<Words<Noun>, 4> many_of{
    {{"warriors", Noun::warrior},
     {"resources", Noun::resource},
     {"cards in your hand", Noun::hand_card},
     {"cards in your discard pile", Noun::discard_card}}};
inline constexpr std::array<Words<Noun>, 2> this_one{
    {{"this warrior", Noun::warrior}, {"this resource", Noun::resource}}};
inline constexpr std::array<Words<Pick>, 4> picks{
    {{"another", Pick::other}, {"each", Pick::each}, {"an", Pick::one}, {"a", Pick::one}}};
inline constexpr std::array<Words<Unknown>, 4> unknowns{
    {{"its cost difference", Unknown::cost_difference},
     {"its cost", Unknown::cost},
     {"its attack", Unknown::attack},
     {"its defence", Unknown::defence}}};
inline constexpr std::array<Words<Place>, 3> places{
    {{"hand", Place::hand}, {"barracks", Place::barracks}, {"deck", Place::deck}}};
// What is said to the one who plays the card.
inline constexpr std::array<Words<Verb>, 13> commands{{{"deal", Verb::damages},
                                                       {"prevent", Verb::prevents},
                                                       {"destroy", Verb::destroys},
                                                       {"phase", Verb::phases},
                                                       {"lock", Verb::locks},
                                                       {"unlock", Verb::unlocks},
                                                       {"return", Verb::returns},
                                                       {"gain", Verb::gains},
                                                       {"draw", Verb::draws},
                                                       {"discard", Verb::discards},
                                                       {"enlist", Verb::enlists},
                                                       {"train", Verb::trains},
                                                       {"look", Verb::looks}}};
inline constexpr std::array<Words<Players>, 4> people{{{"you", Players::you},
                                                       {"an opponent", Players::opponent},
                                                       {"each opponent", Players::each_opponent},
                                                       {"each player", Players::each_player}}};

// "2" or "X"; "+2/-X".
inline std::string amount_text(Amount amount) {
  return amount.x ? "X" : std::to_string(std::abs(amount.value));
}
inline std::string change_text(Amount attack, Amount defence) {
  const auto with_sign = [](Amount amount) {
    return (amount.value < 0 ? "-" : "+") + amount_text(amount);
  };
  return with_sign(attack) + "/" + with_sign(defence);
}

constexpr bool has_players(Verb verb) {
  return verb == Verb::loses || verb == Verb::draws || verb == Verb::discards;
}
constexpr bool has_target(Verb verb) { return verb <= Verb::returns; }
// "+2/+0", where two amounts stand.
constexpr bool has_pair(Verb verb) { return verb == Verb::gets; }
constexpr bool has_amount(Verb verb) {
  return verb == Verb::gets || verb == Verb::damages || verb == Verb::prevents ||
         verb >= Verb::gains;
}
// "up to 3 warriors", "enlist 2 cards from your discard pile"
constexpr bool chooses_several(const Effect& effect) {
  if (effect.verb == Verb::enlists) {
    return effect.from_discard && (effect.times || effect.amount != Amount{1, false});
  }
  return has_target(effect.verb) && effect.target.pick == Pick::up_to;
}
inline constexpr std::string_view several_before =
    "'another' does not stand behind a choice of several; expected 'a'";
// "3 or 5 if it is locked": what another amount makes sense for.
constexpr bool has_plain_amount(Verb verb) {
  return verb == Verb::damages || verb == Verb::prevents || verb == Verb::gains ||
         verb == Verb::loses || verb == Verb::draws || verb == Verb::discards;
}

template <class Io>
class Grammar {
 public:
  explicit Grammar(Io& io) : io_(io) {}

  void ability(Ability& ability) {
    if (fixed(ability)) return;
    io_.choice(ability.trigger, triggers);
    if (ability.trigger == Trigger::action) {
      cost("lock", ability.locks);
      cost("phase", ability.phases);
    }
    io_.word(":");
    for (std::size_t i = 0;; ++i) {
      if (Io::reads) ability.size = static_cast<std::uint8_t>(i + 1);
      number_ = i;
      effect(ability.effects[i]);
      several_ = several_ || chooses_several(ability.effects[i]);
      bool more = i + 1U < ability.size;
      if (Io::reads && i + 1 == Ability::most_effects) break;
      io_.maybe(", then", more);
      if (!more) break;
    }
    io_.word(".");
  }

 private:
  // Ally and Swift stand alone.
  bool fixed(Ability& ability) {
    for (const auto& [words, skill] : skills) {
      const Trigger trigger = skill == Skill::ally ? Trigger::ally : Trigger::swift;
      if (Io::reads ? !io_.offers(words) : ability.trigger != trigger) continue;
      ability.trigger = trigger;
      io_.word(words);
      io_.word(".");
      return true;
    }
    return false;
  }

  void cost(std::string_view kind, std::uint8_t& value) {
    bool there = value > 0;
    if (Io::reads) there = io_.sees(",") && io_.sees_second(kind);
    if (!there) return;
    io_.word(",");
    io_.word(kind);
    io_.number(value, 1, 9);
  }

  void effect(Effect& effect) {
    may_chosen_ = number_ > 0;
    io_.begin(number_, Part::condition);
    bool conditional = effect.condition.test != Test::none;
    io_.maybe("if", conditional);
    if (conditional) {
      condition(effect.condition);
      io_.word(",");
    }
    io_.begin(number_, Part::clause);
    io_.maybe("you may", effect.may);
    clause(effect);
    unknown(effect);
    if (Io::reads && io_.sees("for each")) io_.begin(number_, Part::count);
    io_.maybe("for each", effect.times);
    if (effect.times) kind(effect.for_each, one_of);
    otherwise(effect);
  }

  // --- the clauses

  void clause(Effect& effect) {
    const bool addressed = has_players(effect.verb) && effect.players != Players::you;
    const bool command = Io::reads ? offers_one(commands)
                                   : effect.verb != Verb::gets && effect.verb != Verb::grants &&
                                         !addressed && effect.verb != Verb::loses;
    if (!command) {
      subject(effect);
      return;
    }
    io_.choice(effect.verb, commands);
    obey(effect);
  }

  template <class T, std::size_t N>
  bool offers_one(const std::array<Words<T>, N>& table) {
    return std::any_of(table.begin(), table.end(),
                       [&](const Words<T>& each) { return io_.offers(each.first); });
  }

  void subject(Effect& effect) {
    const bool is_people = Io::reads ? offers_one(people) : !has_target(effect.verb);
    if (is_people) {
      io_.choice(effect.players, people);
      const bool you = effect.players == Players::you;
      const std::array<Words<Verb>, 3> verbs{{{you ? "lose" : "loses", Verb::loses},
                                              {you ? "draw" : "draws", Verb::draws},
                                              {you ? "discard" : "discards", Verb::discards}}};
      io_.choice(effect.verb, verbs);
      obey(effect);
      return;
    }
    target(effect.target);
    const bool many = effect.target.pick == Pick::up_to;
    const std::array<Words<Verb>, 2> verbs{
        {{many ? "get" : "gets", Verb::gets}, {many ? "gain" : "gains", Verb::grants}}};
    io_.choice(effect.verb, verbs);
    if (effect.verb == Verb::grants) {
      io_.choice(effect.skill, skills);
    } else {
      io_.pair(effect.amount, effect.defence);
    }
  }
  // What stands behind the verb.
  void obey(Effect& effect) {
    switch (effect.verb) {
      case Verb::damages:
        io_.amount(effect.amount);
        io_.word("damage to");
        target(effect.target);
        break;
      case Verb::prevents:
        io_.word("the next");
        io_.amount(effect.amount);
        io_.word("damage to");
        target(effect.target);
        break;
      case Verb::returns:
        target(effect.target);
        io_.word(effect.target.pick == Pick::up_to ? "to their owner's" : "to its owner's");
        io_.choice(effect.place, places);
        break;
      case Verb::gains:
      case Verb::loses:
        io_.amount(effect.amount);
        influence(effect.alignment);
        break;
      case Verb::draws:
      case Verb::discards:
        cards(effect.amount);
        break;
      case Verb::enlists:
        cards(effect.amount);
        io_.maybe("from your discard pile", effect.from_discard);
        io_.maybe(", locked", effect.locked);
        break;
      case Verb::trains:
        io_.word("a resource for");
        io_.amount(effect.amount);
        io_.word("less");
        break;
      case Verb::looks:
        io_.word("at the top");
        if (Io::reads ? io_.sees("card") : is_one(effect.amount)) {
          effect.amount = {1, false};
          io_.word("card of your deck");
        } else {
          io_.amount(effect.amount);
          io_.word("cards of your deck");
        }
        break;
      default:
        target(effect.target);
        break;
    }
  }

  static constexpr bool is_one(Amount amount) { return amount.value == 1 && !amount.x; }

  // "a card", "2 cards", "X cards"
  void cards(Amount& amount) {
    if (Io::reads ? io_.offers("a card") : is_one(amount)) {
      amount = {1, false};
      io_.word("a card");
    } else {
      io_.amount(amount);
      io_.word("cards");
    }
  }

  // "good influence", or "influence of your choice"
  void influence(Alignment& alignment) {
    if (Io::reads ? io_.sees("influence") : alignment == Alignment::any) {
      alignment = Alignment::any;
      io_.word("influence of your choice");
    } else {
      io_.choice(alignment, alignments);
      io_.word("influence");
    }
  }

  // --- what follows a clause

  static bool uses_x(const Effect& effect) { return effect.amount.x || effect.defence.x; }

  void unknown(Effect& effect) {
    if (!uses_x(effect)) return;
    io_.word(", where X is");
    io_.begin(number_, Part::count);
    if (Io::reads ? io_.sees("the number of") : effect.unknown == Unknown::count) {
      effect.unknown = Unknown::count;
      io_.word("the number of");
      kind(effect.counted, many_of);
    } else {
      io_.choice(effect.unknown, unknowns);
    }
  }

  void otherwise(Effect& effect) {
    bool there = effect.instead.test != Test::none;
    if (Io::reads) there = io_.sees(", or");
    if (!there) return;
    io_.word(", or");
    io_.begin(number_, Part::other);
    if (has_pair(effect.verb)) {
      io_.pair(effect.other_amount, effect.other_defence);
    } else {
      io_.amount(effect.other_amount);
    }
    io_.word("if");
    condition(effect.instead);
  }

  void condition(Condition& condition) {
    if (Io::reads) {
      condition.test = io_.sees("there are")  ? Test::things
                       : io_.sees("you have") ? Test::influence
                                              : Test::is_stance;
    }
    switch (condition.test) {
      case Test::things:
        io_.word("there are");
        io_.number(condition.least, 1, 20);
        io_.word("or more");
        kind(condition.kind, many_of);
        break;
      case Test::influence:
        io_.word("you have");
        io_.number(condition.least, 1, 50);
        io_.word("or more");
        io_.choice(condition.alignment, alignments);
        io_.word("influence");
        break;
      default:
        io_.word("it is");
        if (Io::reads && (io_.sees("good") || io_.sees("evil"))) {
          condition.test = Test::is_alignment;
        }
        if (condition.test == Test::is_alignment) {
          io_.choice(condition.alignment, alignments);
        } else {
          io_.choice(condition.stance, stances);
        }
        break;
    }
  }

  // --- targets

  void target(Target& target) {
    if (Io::reads ? io_.sees("this") : target.pick == Pick::self) {
      target.pick = Pick::self;
      io_.choice(target.kind.noun, this_one);
    } else if (Io::reads ? io_.sees("it") : target.pick == Pick::it) {
      target.pick = Pick::it;
      io_.word("it");
      if (!may_chosen_) io_.refuse("'it' needs something that was chosen before");
    } else if (Io::reads ? io_.sees("up to") : target.pick == Pick::up_to) {
      target.pick = Pick::up_to;
      io_.word("up to");
      io_.number(target.most, 2, 9);
      kind(target.kind, many_of);
    } else {
      io_.pick(target.pick);
      if (target.pick == Pick::other && several_) io_.refuse(several_before);
      kind(target.kind, one_of);
    }
    may_chosen_ = true;
  }

  template <std::size_t N>
  void kind(Kind& kind, const std::array<Words<Noun>, N>& nouns) {
    io_.option(kind.stance, stances, Stance::any);
    io_.option(kind.alignment, alignments, Alignment::any);
    io_.faction(kind.faction);
    io_.choice(kind.noun, nouns);
    io_.option(kind.whose, owners, Whose::anybody);
    bool limited = kind.limit.measure != Measure::none;
    io_.maybe("with", limited);
    if (!limited) return;
    io_.choice(kind.limit.measure, measures);
    io_.number(kind.limit.value, 0, 9);
    io_.word("or");
    bool less = !kind.limit.at_least;
    io_.maybe("less", less);
    if (!less) io_.word("more");
    kind.limit.at_least = !less;
  }

  Io& io_;
  std::size_t number_ = 0;   // of the effect
  bool may_chosen_ = false;  // something has been chosen that "it" can mean
  bool several_ = false;     // an effect before chooses several
};

}  // namespace penta::phase::cards
