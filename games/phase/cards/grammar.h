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
#include "games/phase/cards/vocabulary.h"

namespace penta::phase::cards {

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
    if (Io::reads && io_.sees(",")) no_cost(ability);
    io_.word(":");
    for (std::size_t i = 0;; ++i) {
      if (Io::reads) ability.size = static_cast<std::uint8_t>(i + 1);
      number_ = i;
      effect(ability.effects[i]);
      several_ = several_ || chooses_several(ability.effects[i]);
      bool more = i + 1U < ability.size;
      if (Io::reads && i + 1 == Ability::most_effects) break;
      io_.maybe(", then", more);
      shared_ = nullptr;
      if (Io::reads && !more) more = goes_on_with_and(ability.effects[i]);
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
    if (!io_.spare("resources")) io_.spare("resource");
  }
  // Reading: something stands where a price would, and is none.
  void no_cost(const Ability& ability) {
    io_.word(",");
    if (ability.trigger != Trigger::action) {
      io_.refuse("only 'Action' has a price; expected ':'");
    } else if (ability.phases > 0 && io_.sees("lock")) {
      io_.refuse("'lock' stands before 'phase'");
    } else {
      if (ability.locks == 0 && ability.phases == 0) io_.offers("lock");
      if (ability.phases == 0) io_.offers("phase");
      io_.wrong();
    }
  }
  // Reading: "and" for ", then". Not behind what reaches up to ", then".
  bool goes_on_with_and(const Effect& before) {
    if (before.condition.test != Test::none || before.instead.test != Test::none || before.may) {
      return false;
    }
    const bool more =
        io_.spare(", and then") || io_.spare(", and") || io_.spare("and then") || io_.spare("and");
    const bool gift = before.verb == Verb::gets || before.verb == Verb::grants;
    if (more && gift && before.target.pick != Pick::up_to) shared_ = &before.target;
    return more;
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
    implied(effect);
    unknown(effect);
    if (Io::reads && io_.sees("for each")) io_.begin(number_, Part::count);
    io_.maybe("for each", effect.times);
    if (effect.times) kind(effect.for_each, one_of);
    otherwise(effect);
    implied(effect);
  }

  // Reading: what may be said, and holds anyway.
  void implied(const Effect& effect) {
    if (!Io::reads) return;
    const bool passes =
        effect.verb == Verb::gets || effect.verb == Verb::grants || effect.verb == Verb::prevents;
    if (!passes) return;
    for (const std::string_view words :
         {"this turn", "until the end of the turn", "until end of turn", "until end of the turn"}) {
      if (io_.spare(words)) return;
    }
  }

  // --- the clauses

  void clause(Effect& effect) {
    if (Io::reads && shared_ != nullptr && (io_.sees("gets") || io_.sees("gains"))) {
      same_target(effect);
      return;
    }
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

  // Reading: "a warrior gains Swift and gets +1/+0".
  void same_target(Effect& effect) {
    const Pick pick = shared_->pick;
    if (pick == Pick::self || pick == Pick::each) {
      effect.target = *shared_;
    } else {
      effect.target.pick = Pick::it;
    }
    gift(effect, false);
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
    gift(effect, effect.target.pick == Pick::up_to);
  }
  // "gets +1/+0", "gain Swift"
  void gift(Effect& effect, bool many) {
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
        owner_of(effect.target);
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
        if (effect.verb == Verb::discards) io_.spare("from your hand");
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

  void owner_of(const Target& target) {
    bool theirs = true;
    if (Io::reads) {
      io_.choice(theirs, to_owners);
    } else {
      io_.word(target.pick == Pick::up_to ? "to their owner's" : "to its owner's");
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
      if (!is_one(amount) || !io_.spare("card")) io_.word("cards");
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
    } else if (Io::reads && !may_chosen_ && io_.sees("it")) {
      // Nothing was chosen before: the warrior itself.
      target.pick = Pick::self;
      io_.word("it");
    } else if (Io::reads ? io_.sees("it") : target.pick == Pick::it) {
      target.pick = Pick::it;
      io_.word("it");
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
    // "each of your warriors", "an opponent's warrior"
    const bool yours = io_.spare("of your");
    const bool theirs = !yours && io_.spare("opponent's");
    io_.option(kind.stance, stances, Stance::any);
    io_.option(kind.alignment, alignments, Alignment::any);
    io_.faction(kind.faction);
    io_.choice(kind.noun, yours ? many_of : nouns);
    if (yours || theirs) {
      kind.whose = yours ? Whose::yours : Whose::opponents;
    } else {
      io_.option(kind.whose, owners, Whose::anybody);
    }
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
  std::size_t number_ = 0;          // of the effect
  bool may_chosen_ = false;         // something has been chosen that "it" can mean
  bool several_ = false;            // an effect before chooses several
  const Target* shared_ = nullptr;  // reading: behind "and", of the effect before
};

}  // namespace penta::phase::cards
