// The middle of the grammar (grammar.h): what an effect does.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "games/phaktionz/cards/kinds.h"

namespace penta::phaktionz::cards {

template <class Io>
class ClauseGrammar : protected KindGrammar<Io> {
 protected:
  using KindGrammar<Io>::io_;
  using KindGrammar<Io>::kind;
  using KindGrammar<Io>::target;
  using KindGrammar<Io>::one_kind;

  explicit ClauseGrammar(Io& io) : KindGrammar<Io>(io) {}

  void clause(Effect& effect, bool always) {
    always_ = always;
    if (Io::reads && always) effect.duration = Duration::always;
    if (always && permission(effect)) return;
    if (!always) {
      io_.maybe("you may", effect.may);
      if (command(effect)) return;
      if (!effect.may && player_does(effect)) return;
    }
    if (ban(effect)) return;
    if (!always && io_.spare("Plague takes")) {
      io_.refuse("that holds always; expected it behind 'Always'");
    }
    lasting(effect);
  }

 private:
  template <class T, std::size_t N>
  bool offers_one(const std::array<Words<T>, N>& table) {
    bool any = false;
    for (const auto& [words, value] : table) any = io_.offers(words) || any;
    return any;
  }

  // --- what is said to the one whose card it is

  bool command(Effect& effect) {
    const bool there = Io::reads ? offers_one(commands) || bare_keyword(effect) : commanded(effect);
    if (!there) return false;
    if (Io::reads && io_.mistaken()) return true;
    if (Io::reads && bare_keyword(effect)) {
      io_.choice(effect.verb, keywords);
      return true;
    }
    obey(effect);
    return true;
  }
  static bool commanded(const Effect& effect) {
    const bool yours = effect.players == Players::you && effect.verb != Verb::damages;
    return !lasts(effect.verb) && effect.verb != Verb::forbids && yours;
  }
  // "Plague" for "use Plague".
  bool bare_keyword(const Effect& /*effect*/) const {
    constexpr std::array<std::string_view, 5> others{"Summon", "Summons", "Striker", "Tech",
                                                     "takes"};
    return io_.sees("Plague") && std::none_of(others.begin(), others.end(),
                                              [&](auto other) { return io_.sees_second(other); });
  }

  void obey(Effect& effect) {
    if (Io::reads) {
      const bool returns = io_.sees("return");
      io_.choice(effect.verb, commands);
      read_twins(effect, returns);
      return;
    }
    say_command(effect);
  }

  // Writing.
  void say_command(Effect& effect) {
    switch (effect.verb) {
      case Verb::moves:
        moves(effect, command_of_move(effect));
        break;
      case Verb::cures:
        io_.word("remove");
        plague_off(effect);
        break;
      case Verb::plague:
      case Verb::reinforce:
        io_.word("use");
        io_.choice(effect.verb, keywords);
        break;
      default:
        io_.choice(effect.verb, commands);
        rest(effect);
        break;
    }
  }
  // Reading: one word begins two commands.
  void read_twins(Effect& effect, bool returns) {
    if (effect.verb == Verb::plague) {
      io_.choice(effect.verb, keywords);
    } else if (effect.verb == Verb::removes && io_.offers("the Plague counter")) {
      effect.verb = Verb::cures;
      plague_off(effect);
    } else if (effect.verb == Verb::puts && !sees_counters()) {
      effect.verb = Verb::moves;
      moved(effect, Route::pile);
    } else if (effect.verb == Verb::moves) {
      moved(effect, returns ? Route::back : Route::hand);
    } else {
      rest(effect);
    }
  }
  bool sees_counters() {
    return io_.offers("a counter") || io_.sees_second("counter") || io_.sees_second("counters");
  }

  // What stands behind the verb, whoever does it.
  void rest(Effect& effect) {
    switch (effect.verb) {
      case Verb::plagues:
        target(effect.target, full());
        io_.word("a Plague counter");
        break;
      case Verb::puts:
        counters(effect.amount);
        io_.word("on");
        target(effect.target, full());
        break;
      case Verb::removes:
        counters(effect.amount);
        io_.word("from");
        target(effect.target, full());
        break;
      case Verb::mills:
      case Verb::draws:
        cards(effect.amount);
        break;
      case Verb::damages:
        io_.amount(effect.amount, 1, 9);
        io_.word("damage");
        break;
      case Verb::discards:
        target(effect.target,
               {.naming = Frame::Naming::bare,
                .whose = effect.players == Players::you ? Whose::yours : Whose::anybody,
                .zones = bit(Zone::hand)});
        break;
      case Verb::looks:
        top(effect.amount);
        break;
      case Verb::fizzles:
        break;
      default:
        target(effect.target, doer(effect));
        break;
    }
  }
  static Frame full() { return {.at = "from"}; }
  static Frame doer(const Effect& effect) {
    const bool you = effect.players == Players::you;
    return {.naming = you ? Frame::Naming::full : Frame::Naming::theirs, .at = "from"};
  }

  void plague_off(Effect& effect) {
    io_.word("the Plague counter");
    io_.word("from");
    target(effect.target, full());
  }
  // "a counter", "2 counters"
  void counters(Amount& amount) { numbered(amount, "a counter", "counters"); }
  void cards(Amount& amount) { numbered(amount, "a card", "cards"); }
  void numbered(Amount& amount, std::string_view one, std::string_view many) {
    if (Io::reads ? io_.offers(one) : amount == Amount{.value = 1}) {
      amount = {.value = 1};
      io_.word(one);
    } else {
      io_.amount(amount, 2, 9);
      io_.word(many);
    }
  }
  void top(Amount& amount) {
    if (Io::reads ? io_.offers("card of your Deck") : amount == Amount{.value = 1}) {
      amount = {.value = 1};
      io_.word("card of your Deck");
    } else {
      io_.amount(amount, 2, 9);
      io_.word("cards of your Deck");
    }
  }

  // --- moving cards

  enum class Route : std::uint8_t { hand, back, pile };

  // What is in play goes back to whoever owns it.
  static Route route(const Effect& effect) {
    if (effect.to != Zone::hand) return Route::pile;
    const Target& target = effect.target;
    const bool by_name =
        target.pick == Pick::self || target.pick == Pick::bearer || target.pick == Pick::it;
    return by_name || target.kind.zones == bit(Zone::battlefield) ? Route::back : Route::hand;
  }
  static std::string_view command_of_move(const Effect& effect) {
    switch (route(effect)) {
      case Route::back:
        return "return";
      case Route::hand:
        return "add";
      default:
        return "put";
    }
  }
  void moves(Effect& effect, std::string_view verb) {
    io_.word(verb);
    moved(effect, route(effect));
  }
  void moved(Effect& effect, Route route) {
    target(effect.target, doer(effect));
    switch (route) {
      case Route::back:
        if (Io::reads) effect.to = Zone::hand;
        io_.word(is_plural(effect.target) ? "to their owner's hand" : "to its owner's hand");
        break;
      case Route::hand:
        if (Io::reads) effect.to = Zone::hand;
        io_.word(effect.players == Players::you ? "to your hand" : "to their hand");
        break;
      default:
        io_.word("into the");
        io_.choice(effect.to, pile_words);
        break;
    }
    if (Io::reads && !io_.mistaken() && cards::ClauseGrammar<Io>::route(effect) != route) {
      io_.refuse(route == Route::back
                     ? "what is in a pile is added: expected 'add ... to your hand'"
                     : "what is in play is returned: expected 'return ... to its "
                       "owner's hand'");
    }
  }

  // --- what players do

  bool player_does(Effect& effect) {
    if (Io::reads ? !sees_people() : lasts(effect.verb) || effect.verb == Verb::forbids) {
      return false;
    }
    io_.choice(effect.players, people);
    if (effect.players == Players::you) {
      io_.choice(effect.verb, yours_to_do);
    } else {
      io_.choice(effect.verb, theirs_to_do);
    }
    if (effect.verb == Verb::moves) {
      moved(effect, Route::hand);
    } else {
      rest(effect);
    }
    return true;
  }
  bool sees_people() { return !sees_ban() && offers_one(people); }
  bool sees_ban() { return offers_one(barred); }

  bool ban(Effect& effect) {
    if (Io::reads ? !sees_ban() : effect.verb != Verb::forbids) return false;
    effect.verb = Verb::forbids;
    io_.choice(effect.players, barred);
    io_.choice(effect.deed, deeds);
    const bool hand = effect.deed == Deed::place || effect.deed == Deed::cast;
    const bool bare = Io::reads ? effect.deed == Deed::battle && !names_battled()
                                : effect.target.pick == Pick::self;
    if (!bare) {
      effect.target.pick = Pick::each;
      kind(effect.target.kind,
           hand ? Frame{.many = true, .naming = Frame::Naming::bare, .zones = bit(Zone::hand)}
                : Frame{.many = true});
    }
    if (!always_) io_.choice(effect.duration, durations_of_bans);
    return true;
  }
  // Reading: behind "battle", what may not be battled.
  bool names_battled() {
    return !(io_.offers("this turn") || io_.offers("during the next turn") || io_.at_end());
  }

  // --- what holds as long as a card is in play

  bool permission(Effect& effect) {
    if (Io::reads ? io_.offers("you may place and cast") : effect.verb == Verb::opens) {
      effect.verb = Verb::opens;
      io_.word("you may place and cast");
      io_.word("cards from your Deck-Out Pile, which are exiled whenever they leave again");
      return true;
    }
    if (Io::reads ? io_.offers("you may place") : effect.verb == Verb::cheapens) {
      effect.verb = Verb::cheapens;
      io_.word("you may place");
      effect.target.pick = Pick::each;
      kind(effect.target.kind, {.many = true,
                                .naming = Frame::Naming::bare,
                                .whose = Whose::yours,
                                .zones = bit(Zone::hand)});
      io_.word("for");
      io_.amount(effect.amount, 1, 3);
      io_.word(effect.amount == Amount{.value = 1} ? "Tier less" : "Tiers less");
      return true;
    }
    if (Io::reads ? io_.offers("Plague takes") : effect.verb == Verb::hastens) {
      effect.verb = Verb::hastens;
      io_.word("Plague takes");
      io_.word("one turn less");
      return true;
    }
    return false;
  }

  void lasting(Effect& effect) {
    if (Io::reads ? io_.offers("the DMG of") : is_about_dmg(effect.verb)) {
      io_.word("the DMG of");
      target(effect.target, full());
      io_.choice(effect.verb, dmg_verbs);
      if (effect.verb == Verb::becomes) io_.amount(effect.amount, 0, 9);
    } else {
      target(effect.target, full());
      state(effect);
    }
    if (!always_) duration(effect);
  }
  static constexpr bool is_about_dmg(Verb verb) {
    return verb == Verb::becomes || verb == Verb::doubles;
  }
  void duration(Effect& effect) {
    const bool implied = effect.verb == Verb::gets || effect.verb == Verb::doubles;
    const auto& table = is_plural(effect.target) ? durations_of_many : durations;
    if (!Io::reads || !implied) {
      io_.choice(effect.duration, table);
    } else {
      io_.option(effect.duration, table, Duration::turn);
    }
  }

  // "gets +1 DMG", "becomes a Tech", "cannot be battled"
  void state(Effect& effect) {
    const bool many = is_plural(effect.target);
    if (Io::reads) {
      read_state(effect, many);
      return;
    }
    if (effect.verb == Verb::gets) {
      io_.word(many ? "get" : "gets");
      change(effect);
    } else if (effect.verb == Verb::changes) {
      io_.choice(effect.type, many ? types_of_many : types_of_one);
    } else {
      if (effect.rule >= Rule::named) {
        io_.choice(effect.rule, rules_of_cards);
      } else {
        io_.choice(effect.rule, many ? rules_of_many : rules_of_one);
      }
      rule(effect);
    }
  }
  void read_state(Effect& effect, bool many) {
    const auto& types = many ? types_of_many : types_of_one;
    if (io_.offers(many ? "get" : "gets") || io_.sees("gains") || io_.sees("gain")) {
      effect.verb = Verb::gets;
      if (!io_.spare("gains") && !io_.spare("gain")) io_.word(many ? "get" : "gets");
      change(effect);
    } else if (offers_one(types)) {
      effect.verb = Verb::changes;
      io_.choice(effect.type, types);
    } else {
      effect.verb = Verb::rules;
      if (always_ && offers_one(rules_of_cards)) {
        io_.choice(effect.rule, rules_of_cards);
      } else {
        io_.choice(effect.rule, many ? rules_of_many : rules_of_one);
      }
      rule(effect);
    }
  }
  void change(Effect& effect) {
    io_.change(effect.amount);
    io_.word("DMG");
  }
  void rule(Effect& effect) {
    switch (effect.rule) {
      case Rule::battles:
        io_.amount(effect.amount, 2, 9);
        io_.word("times");
        break;
      case Rule::only_battles:
      case Rule::attached_only:
        kind(effect.kind, {.many = true});
        break;
      case Rule::exiles_beaten:
        kind(effect.kind, {.many = true});
        io_.word(is_plural(effect.target) ? "that they battle" : "that it battles");
        break;
      case Rule::mirrors:
        io_.word(is_plural(effect.target) ? ", or their own if both are equal"
                                          : ", or its own if both are equal");
        break;
      case Rule::named:
        io_.name_word(effect.word);
        if (Io::reads && effect.word == 0) io_.wrong();
        io_.word("in its name");
        break;
      case Rule::stands_as:
        io_.amount(effect.amount, 1, 2);
        break;
      default:
        break;
    }
  }

  static constexpr std::array<Words<Zone>, 2> pile_words{
      {{"Deck-Out Pile", Zone::deck_out}, {"Creation Pile", Zone::creation}}};
  static constexpr std::array<Words<Verb>, 2> dmg_verbs{
      {{"becomes", Verb::becomes}, {"is doubled", Verb::doubles}}};

  bool always_ = false;
};

}  // namespace penta::phaktionz::cards
