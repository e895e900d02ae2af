// German card texts: gender, case and the places of verbs are right, and "er" or "sie" stands only
// where it cannot be taken for something else.
#include <array>

#include "games/phase/cards/german_words.h"
#include "games/phase/cards/grammar.h"
#include "games/phase/cards/text.h"

namespace penta::phase::cards {
namespace {

using german::Case;
using german::is_male;
using german::Order;
using german::pronoun;
using german::Thing;
using penta::cards::german::capital;

bool is_one(Amount amount) { return amount.value == 1 && !amount.x; }
std::string count_word(Amount amount) { return is_one(amount) ? "eine" : amount_text(amount); }
std::string cards(Amount amount, std::string_view card) {
  return count_word(amount).append(" ").append(card) + (is_one(amount) ? "" : "n");
}

// "if it is opposed": it is asked of a thing.
bool asks_of_it(const Condition& condition) {
  return condition.test == Test::is_stance || condition.test == Test::is_alignment;
}

class German {
 public:
  explicit German(const Lexicon& lexicon) : lexicon_(lexicon) {}

  std::string ability(const Ability& ability) {
    constexpr std::array<std::string_view, 7> names{
        "Aktion", "Elite", "Wendling", "Unbeugsam", "Ausgebildet", "Beistand", "Flink"};
    std::string text(names[static_cast<std::size_t>(ability.trigger)]);
    if (ability.size == 0) return text + ".";
    if (ability.locks > 0) text += ", sperre " + std::to_string(ability.locks);
    if (ability.phases > 0) text += ", wende " + std::to_string(ability.phases);
    text += ":";
    may_be_order_ = ability.trigger == Trigger::action;
    const Effect* before = nullptr;
    for (std::size_t i = 0; i < ability.size; ++i) {
      const Effect& each = ability.effects[i];
      if (before != nullptr && joins(*before, each)) {
        text.pop_back();
        text += " und " + gift(each) + ".";
      } else if (before != nullptr && same_again(*before, each)) {
        text += " Sie erhalten " + gift(each) + ".";
      } else {
        text += " " + capital(effect(each)) + ".";
      }
      before = &each;
    }
    return text;
  }

 private:
  static bool is_gift(const Effect& effect) {
    return effect.verb == Verb::gets || effect.verb == Verb::grants;
  }
  // Nothing but the clause itself.
  static bool is_plain(const Effect& effect) {
    return effect.condition.test == Test::none && effect.instead.test == Test::none &&
           !effect.times && effect.unknown == Unknown::none && !effect.may;
  }
  // "gains Swift, then it gets +1/+0": "erhält Flink und +1/+0".
  bool joins(const Effect& first, const Effect& second) const {
    if (!is_gift(first) || !is_gift(second) || !is_plain(first) || !is_plain(second)) return false;
    const Pick pick = first.target.pick;
    const Pick next = second.target.pick;
    if (next != Pick::it) return false;
    return pick == Pick::one || pick == Pick::other || (pick == Pick::self && !it_.chosen);
  }
  // "unlock each warrior of yours, then each warrior of yours gets +1/+0": "Sie erhalten +1/+0", if
  // the first cannot make others of them.
  static bool same_again(const Effect& first, const Effect& second) {
    const bool keeps =
        is_gift(first) || first.verb == Verb::unlocks || first.verb == Verb::prevents;
    const Kind& kind = first.target.kind;
    return keeps && is_gift(second) && is_plain(first) && is_plain(second) &&
           first.target.pick == Pick::each && second.target == first.target &&
           kind.stance == Stance::any && kind.limit.measure == Measure::none;
  }
  // "+1/+0", "Flink"
  static std::string gift(const Effect& effect) {
    if (effect.verb == Verb::gets) return change_text(effect.amount, effect.defence);
    return effect.skill == Skill::ally ? "Beistand" : "Flink";
  }

  std::string effect(const Effect& effect) {
    // What is asked of something that the clause names first stands behind it.
    const bool targets = has_target(effect.verb);
    const bool behind = asks_of_it(effect.condition) && targets && effect.target.pick != Pick::it;
    const bool before = effect.condition.test != Test::none && !behind;
    std::string text;
    if (before) text = "wenn " + condition(effect.condition, targets) + ", ";
    text += clause(effect, before);
    mentioned_others(effect);
    if (behind) text += ", wenn " + target_is(effect.condition, effect);
    if (effect.times) text += so_often(effect);
    if (effect.unknown != Unknown::none) text += ", wobei X " + unknown(effect) + " entspricht";
    if (effect.locked) {
      const bool one = is_one(effect.amount) && !effect.times;
      text += one ? "; sie ist gesperrt" : "; sie sind gesperrt";
    }
    if (effect.instead.test != Test::none) text += "; " + otherwise(effect);
    if (!targets) remember_choice(effect);
    return text;
  }

  // --- the clauses

  std::string clause(const Effect& effect, bool conditional) {
    if (effect.verb == Verb::gets || effect.verb == Verb::grants) {
      const std::string verb = effect.target.pick == Pick::up_to ? "erhalten" : "erhält";
      const std::string who = target(effect.target, Case::nominative);
      return (conditional ? verb + " " + who : who + " " + verb) + " " + times(effect) +
             gift(effect);
    }
    if (effect.verb == Verb::loses || effect.players != Players::you) {
      return about_people(effect, conditional);
    }
    const std::string rest = object(effect);
    const Thing thing = meant(effect.target);
    const Order order = effect.verb == Verb::returns
                            ? german::return_order(thing.noun, thing.yours, effect.place)
                            : german::order_of(effect.verb);
    if (effect.may) {
      return std::string(conditional ? "darfst du " : "du darfst ") + rest + " " +
             std::string(order.whole);
    }
    std::string text = std::string(order.first) + " " + rest;
    if (!order.last.empty()) text.append(" ").append(order.last);
    return text;
  }

  std::string about_people(const Effect& effect, bool conditional) {
    constexpr std::array<std::string_view, 4> names{"du", "ein Gegner", "jeder Gegner",
                                                    "jeder Spieler"};
    const bool you = effect.players == Players::you;
    const std::string who(names[static_cast<std::size_t>(effect.players)]);
    std::string verb = you ? "verlierst" : "verliert";
    std::string last;
    if (effect.verb == Verb::draws) verb = "zieht";
    if (effect.verb == Verb::discards) {
      verb = "legt";
      last = " ab";
    }
    return (conditional ? verb + " " + who : who + " " + verb) + " " + object(effect) + last;
  }

  // What stands between the parts of a verb.
  std::string object(const Effect& effect) {
    const std::string each = effect.target.pick == Pick::up_to ? "jeweils " : "";
    switch (effect.verb) {
      case Verb::damages: {
        const std::string whom = target(effect.target, Case::dative);
        return whom + " " + times(effect) + each + amount_text(effect.amount) +
               (is_one(effect.amount) ? " Schadenspunkt" : " Schadenspunkte");
      }
      case Verb::prevents: {
        const std::string whom = target(effect.target, Case::dative);
        return times(effect) + each +
               (is_one(effect.amount)
                    ? std::string("den nächsten Schadenspunkt")
                    : "die nächsten " + amount_text(effect.amount) + " Schadenspunkte") +
               " an " + whom;
      }
      case Verb::returns: {
        const std::string what = target(effect.target, Case::accusative);
        return what + " " + way_home(effect);
      }
      case Verb::gains:
      case Verb::loses: {
        const std::string many = times(effect) + amount_text(effect.amount);
        if (effect.alignment == Alignment::any) return many + " Einfluss deiner Wahl";
        return many + " " + std::string(german::stem(effect.alignment)) + "en Einfluss";
      }
      case Verb::draws:
        return times(effect) + cards(effect.amount, "Karte");
      case Verb::discards:
        return times(effect) + cards(effect.amount, "Handkarte");
      case Verb::enlists:
        return times(effect) + cards(effect.amount, "Karte") +
               (effect.from_discard ? " aus deinem Ablagestapel" : "");
      case Verb::trains:
        if (effect.times) return "eine Ressource";
        return "eine Ressource für " + amount_text(effect.amount) + " weniger";
      case Verb::looks: {
        if (effect.times) return "dir die obersten Karten deines Decks";
        return (is_one(effect.amount)
                    ? "dir die oberste Karte"
                    : "dir die obersten " + amount_text(effect.amount) + " Karten") +
               std::string(" deines Decks");
      }
      default:
        return target(effect.target, Case::accusative);
    }
  }

  std::string way_home(const Effect& effect) const {
    constexpr std::array<std::string_view, 3> to_you{"auf deine Hand", "in deine Kaserne",
                                                     "in dein Deck"};
    constexpr std::array<std::string_view, 3> to_one{"auf die Hand", "in die Kaserne",
                                                     "in das Deck"};
    constexpr std::array<std::string_view, 3> to_many{"auf die Hand", "in die Kasernen",
                                                      "in die Decks"};
    const auto place = static_cast<std::size_t>(effect.place);
    const Thing thing = meant(effect.target);
    if (thing.yours) return std::string(to_you[place]);
    if (effect.target.pick == Pick::up_to) return std::string(to_many[place]) + " ihrer Besitzer";
    return std::string(to_one[place]) +
           (is_male(thing.noun) ? " seines Besitzers" : " ihres Besitzers");
  }

  // --- how much

  // "für jeden Krieger ", in the middle of a clause; some say it behind.
  std::string times(const Effect& effect) const {
    return effect.times ? german::for_each(effect.for_each, lexicon_) + " " : "";
  }
  std::string so_often(const Effect& effect) const {
    const std::string each = german::for_each(effect.for_each, lexicon_);
    if (effect.verb == Verb::trains) {
      return "; sie kostet " + amount_text(effect.amount) + " weniger " + each;
    }
    return effect.verb == Verb::looks ? ", " + count_word(effect.amount) + " " + each : "";
  }

  std::string unknown(const Effect& effect) const {
    switch (effect.unknown) {
      case Unknown::cost_difference:
        return value_of(effect, "er", "Kostendifferenz");
      case Unknown::cost:
        return value_of(effect, "en", "Kosten");
      case Unknown::attack:
        return value_of(effect, "em", "Angriff");
      case Unknown::defence:
        return value_of(effect, "er", "Verteidigung");
      default:
        return german::number_of(effect.counted, lexicon_);
    }
  }
  // "seinem Angriff", "dem Angriff dieses Kriegers"
  std::string value_of(const Effect& effect, std::string_view ending,
                       const std::string& value) const {
    const std::string end(ending);
    const bool targets = has_target(effect.verb);
    if (targets && effect.target.pick == Pick::up_to) return "ihr" + end + " jeweiligen " + value;
    if (effect.verb == Verb::trains) return "d" + end + " " + value + " dieser Ressource";
    if (!targets && !near_) {
      return "d" + end + " " + value + " " + named(card_or_it(), Case::genitive);
    }
    const Noun noun = targets ? meant(effect.target).noun : it_.noun;
    return pronoun(noun, Case::genitive) + end + " " + value;
  }

  // "wenn er bekämpft wird, stattdessen +4/+0"
  std::string otherwise(const Effect& effect) {
    const bool targets = has_target(effect.verb);
    const bool several = targets && effect.target.pick == Pick::up_to;
    const bool of_target = targets && asks_of_it(effect.instead);
    std::string text;
    if (several && of_target) {
      const std::string whom = effect.verb == Verb::gets      ? "jeder"
                               : effect.verb == Verb::damages ? "jedem"
                                                              : "an jedem";
      text = whom + ", der " + state(effect.instead, meant(effect.target));
    } else {
      text = "wenn " +
             (of_target ? target_is(effect.instead, effect) : condition(effect.instead, targets));
    }
    text += ", stattdessen ";
    const bool pair = has_pair(effect.verb);
    if (effect.times || (several && !of_target && !pair)) text += "jeweils ";
    if (pair) return text + change_text(effect.other_amount, effect.other_defence);
    const Amount amount = effect.other_amount;
    switch (effect.verb) {
      case Verb::prevents:
        return text + (is_one(amount) ? "den nächsten" : "die nächsten " + amount_text(amount));
      case Verb::draws:
      case Verb::discards:
        return text + count_word(amount);
      default:
        return text + amount_text(amount);
    }
  }

  // --- conditions

  std::string condition(const Condition& condition, bool targets) {
    switch (condition.test) {
      case Test::things:
        mentioned_many();
        return german::there_are(condition.least, condition.kind, lexicon_);
      case Test::influence:
        return "du " + std::to_string(condition.least) + " oder mehr " +
               std::string(german::stem(condition.alignment)) + "en Einfluss hast";
      default:
        break;
    }
    const std::string is = " " + state(condition, it_);
    if (near_) return pronoun(it_.noun, Case::nominative) + is;
    // Only a warrior fights or is locked, but an order is good or evil, too.
    const bool card = condition.test == Test::is_alignment && !targets;
    const Thing thing = card ? card_or_it() : it_;
    near_ = thing.noun == it_.noun;
    return named(thing, Case::nominative) + is;
  }

  std::string target_is(const Condition& condition, const Effect& effect) const {
    const Thing thing = meant(effect.target);
    if (effect.target.pick == Pick::up_to) return "sie " + state(condition, thing, true);
    // "er" could be each of those that are counted.
    const bool clear = !effect.times || effect.target.pick == Pick::each ||
                       is_male(effect.for_each.noun) != is_male(thing.noun);
    const std::string who =
        clear ? pronoun(thing.noun, Case::nominative) : named(thing, Case::nominative);
    return who + " " + state(condition, thing);
  }

  std::string state(const Condition& condition, const Thing& thing, bool many = false) const {
    if (condition.test == Test::is_alignment) {
      return std::string(condition.alignment == Alignment::good ? "gut " : "böse ") +
             (many ? "sind" : "ist");
    }
    // For an order it opposes any of your warriors.
    const bool whom = condition.stance == Stance::opposing && thing.chosen && !may_be_order_;
    return (whom ? "diesem Krieger " : "") + german::being(condition.stance, many);
  }

  // --- targets

  std::string target(const Target& target, Case grammatical_case) {
    const Thing thing = meant(target);
    switch (target.pick) {
      case Pick::self:
        may_be_order_ = false;
        if (!it_.chosen) it_ = thing;
        near_ = !it_.chosen;
        return named(thing, grammatical_case);
      case Pick::it: {
        const bool near = near_;
        near_ = true;
        if (near) return pronoun(thing.noun, grammatical_case);
        return thing.chosen ? named(thing, grammatical_case)
                            : german::itself(thing.noun, grammatical_case);
      }
      case Pick::each:
        near_ = false;
        break;
      default:
        it_ = thing;
        near_ = !thing.last;
        break;
    }
    return german::described(target, grammatical_case, lexicon_);
  }
  Thing meant(const Target& target) const {
    const Kind& kind = target.kind;
    if (target.pick == Pick::self) return {.noun = kind.noun};
    if (target.pick == Pick::it) return it_;
    return {.noun = kind.noun,
            .chosen = true,
            .last = target.pick == Pick::up_to,
            .yours = kind.whose == Whose::yours || kind.noun == Noun::discard_card};
  }
  // "it", where that may be an order and no warrior.
  Thing card_or_it() const {
    return may_be_order_ && !it_.chosen ? Thing{.noun = Noun::discard_card} : it_;
  }

  // --- what a pronoun would be taken for

  // "sie" could be any of them.
  void mentioned_many() { near_ = near_ && is_male(it_.noun); }
  // Whether "er" or "sie" could be a player, or another card.
  void mentioned_others(const Effect& effect) {
    if (effect.players != Players::you) near_ = false;
    const bool counts = effect.times || effect.unknown == Unknown::count;
    if (counts || !has_target(effect.verb)) mentioned_many();
  }
  // What an effect without a target chooses is "it" for those that follow.
  void remember_choice(const Effect& effect) {
    const bool enlists = effect.verb == Verb::enlists && effect.from_discard;
    near_ = false;
    if (!enlists && effect.verb != Verb::trains) return;
    it_ = {.noun = enlists ? Noun::discard_card : Noun::resource,
           .chosen = true,
           .last = enlists && (!is_one(effect.amount) || effect.times)};
    near_ = !it_.last;
  }

  const Lexicon& lexicon_;
  bool may_be_order_ = false;  // else the card is a warrior
  Thing it_{};                 // what "it" means
  bool near_ = false;          // and whether "er" or "sie" would be taken for it
};

}  // namespace

std::string in_german(const Ability& ability, const Lexicon& lexicon) {
  return German(lexicon).ability(ability);
}

}  // namespace penta::phase::cards
