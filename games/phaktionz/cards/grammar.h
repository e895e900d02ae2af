// The grammar of the card language, once for both directions: `Io` writes a text from an ability or
// reads the ability from a text, as cards/writer.h explains. Whatever one of them does, the other
// undoes. kinds.h says what it asks of `Io` beside that, and clauses.h what an effect does; here is
// what stands around it. Also:
//
//   io.limit(limit)     ", L/1"
//   io.mistaken()       reading: whether anything was wrong before
//   io.at_end()         reading: whether a sentence may be over here
//   io.counted(flag)    writing: X is explained behind, with what is added to it
#pragma once

#include <cstddef>

#include "games/phaktionz/cards/clauses.h"

namespace penta::phaktionz::cards {

template <class Io>
class Grammar : private ClauseGrammar<Io> {
 public:
  explicit Grammar(Io& io) : ClauseGrammar<Io>(io) {}

  void ability(Ability& ability) {
    io_.part(Place::Part::head, 0);
    if (Io::reads) io_.early_limit(ability.limit);
    mode(ability);
    if (ability.mode == Mode::placing) {
      io_.word("if you");
      costs(ability);
    } else {
      items(ability);
      io_.word(":");
      effects(ability);
    }
    io_.word(".");
  }

  // Of a CP card or a Tier 0: "you control 3 or more Strikers and it is your turn".
  void conditions(std::array<Condition, 2>& all) {
    for (std::size_t i = 0; i < all.size(); ++i) {
      io_.part(Place::Part::condition, i);
      condition(all[i]);
      bool more = i + 1 < all.size() && all[i + 1].test != Test::none;
      if (i + 1 < all.size()) io_.maybe("and", more);
      if (!more) return;
    }
  }

 private:
  using ClauseGrammar<Io>::io_;
  using ClauseGrammar<Io>::clause;
  using ClauseGrammar<Io>::condition;
  using ClauseGrammar<Io>::kind;
  using ClauseGrammar<Io>::one_kind;
  using ClauseGrammar<Io>::unknown;

  // --- the head

  void mode(Ability& ability) {
    const bool starts = ability.mode == Mode::when && ability.moment.event == Event::starts;
    if (Io::reads ? io_.offers("At the start of") : starts) {
      ability.mode = Mode::when;
      ability.moment.event = Event::starts;
      io_.word("At the start of");
      io_.choice(ability.moment.kind.whose, whose_phase);
      io_.choice(ability.moment.phase, phases);
      return;
    }
    io_.choice(ability.mode, modes);
    switch (ability.mode) {
      case Mode::cast:
        reply(ability);
        break;
      case Mode::action:
        io_.maybe("from hand", ability.from_hand);
        io_.option(ability.phase, acting, Phase::any);
        if (ability.phase == Phase::any) reply(ability);
        break;
      case Mode::when:
        moment(ability.moment);
        break;
      default:
        break;
    }
  }

  void reply(Ability& ability) {
    bool there = ability.reply != Reply::none;
    io_.maybe("in response to", there);
    if (!there) return;
    const bool bare = Io::reads && !io_.sees("a battle of") && !io_.sees("a battle against");
    io_.choice(ability.reply, replies);
    if (ability.reply == Reply::anything) return;
    if (bare && ability.reply == Reply::battle) return;  // of any Summon
    if (ability.reply != Reply::ability) {
      one_kind(ability.answered, {});
      return;
    }
    bool of = ability.answered != Kind{.noun = Noun::card};
    if (Io::reads) ability.answered.noun = Noun::card;
    io_.maybe("of", of);
    if (of) one_kind(ability.answered, {});
  }

  // "When this Summon is placed by Reinforcement during your turn"
  void moment(Moment& moment) {
    if (Io::reads ? sees_deed() : is_deed(moment.event)) {
      deed(moment);
    } else {
      subject(moment);
      io_.choice(moment.event, happenings);
      if (moment.event == Event::placed) io_.option(moment.by, ways, By::anyhow);
    }
    during(moment);
  }
  static bool is_deed(Event event) { return event == Event::cast || event == Event::takes; }
  bool sees_deed() {
    bool any = false;
    for (const auto& [words, whose] : whose_deed) any = io_.offers(words) || any;
    return any;
  }
  // "you cast a Counter", "your opponent takes damage"
  void deed(Moment& moment) {
    io_.choice(moment.kind.whose, whose_deed);
    const bool you = moment.kind.whose == Whose::yours;
    const std::string_view cast = you ? "cast" : "casts";
    if (Io::reads ? io_.offers(cast) : moment.event == Event::cast) {
      moment.event = Event::cast;
      io_.word(cast);
      one_kind(moment.kind, {.naming = Frame::Naming::bare, .whose = moment.kind.whose});
    } else {
      moment.event = Event::takes;
      io_.word(you ? "take damage" : "takes damage");
    }
  }
  void subject(Moment& moment) {
    Pick& pick = moment.subject;
    if (Io::reads ? io_.sees("this") : pick == Pick::self) {
      pick = Pick::self;
      io_.choice(moment.kind.noun, this_one);
    } else if (Io::reads ? io_.offers("the bearer") : pick == Pick::bearer) {
      pick = Pick::bearer;
      io_.word("the bearer");
    } else {
      bool other = pick == Pick::other;
      io_.maybe("another", other);
      if (other) {
        pick = Pick::other;
        kind(moment.kind, {});
      } else {
        pick = Pick::one;
        one_kind(moment.kind, {});
      }
    }
  }
  // "during your Combat Phase", "during your turn"
  void during(Moment& moment) {
    bool there = moment.phase != Phase::any || moment.turn != Whose::anybody;
    io_.maybe("during", there);
    if (!there) return;
    io_.choice(moment.turn, whose_phase);
    bool turn = moment.phase == Phase::any;
    io_.maybe("turn", turn);
    if (!turn) io_.choice(moment.phase, phases);
  }

  // --- between head and colon

  void items(Ability& ability) {
    io_.part(Place::Part::limit, 0);
    if (!Io::reads || ability.limit.per == Per::none) io_.limit(ability.limit);
    if (ability.mode == Mode::cast || ability.mode == Mode::action) {
      io_.maybe(", choose X", ability.chooses_x);
      io_.option(ability.silence, silences, Silence::none);
      bool costs_there = ability.costs_size > 0;
      io_.maybe(",", costs_there);
      if (costs_there) costs(ability);
    } else if (Io::reads && io_.sees(",")) {
      io_.word(",");
      io_.refuse("only 'Cast' and 'Action' have a price; expected ':'");
    }
  }

  void costs(Ability& ability) {
    for (std::size_t i = 0; i < Ability::most_costs; ++i) {
      io_.part(Place::Part::cost, i);
      if (Io::reads) ability.costs_size = static_cast<std::uint8_t>(i + 1);
      cost(ability.costs[i]);
      if (i + 1 == Ability::most_costs) return;
      if (!another_cost(ability)) return;
    }
  }
  bool another_cost(Ability& ability) {
    bool both = ability.costs_size > 1 && !ability.either_cost;
    io_.maybe("and", both);
    if (!both) io_.maybe("or", ability.either_cost);
    return both || ability.either_cost;
  }

  void cost(Cost& cost) {
    io_.choice(cost.payment, payments);
    switch (cost.payment) {
      case Payment::plague:
        whom(cost, {.at = "from"});
        io_.word("a Plague counter");
        break;
      case Payment::cure:
        io_.word("from");
        whom(cost, {.at = "from"});
        break;
      case Payment::remove:
        number(cost.number, "a counter", "counters");
        cost.self = true;
        if (!io_.spare("from this card")) io_.spare("from this Summon");
        break;
      case Payment::mill:
        number(cost.number, "a card", "cards");
        break;
      case Payment::discard:
        whom(cost,
             {.naming = Frame::Naming::bare, .whose = Whose::yours, .zones = bit(Zone::hand)});
        break;
      default:
        whom(cost, {.at = "from"});
        break;
    }
  }
  void number(std::uint8_t& value, std::string_view one, std::string_view many) {
    bool single = value == 1;
    io_.maybe(one, single);
    if (Io::reads && single) value = 1;
    if (single) return;
    io_.number(value, 2, 9);
    io_.word(many);
  }
  // "this Summon", "a Summon of yours", "2 Summons of yours"
  void whom(Cost& cost, Frame frame) {
    if (Io::reads ? io_.sees("this") : cost.self) {
      cost.self = true;
      io_.choice(cost.kind.noun, this_one);
    } else if (Io::reads ? io_.sees_many() : cost.number > 1) {
      io_.number(cost.number, 2, 9);
      frame.many = true;
      kind(cost.kind, frame);
    } else {
      one_kind(cost.kind, frame);
    }
  }

  // --- behind the colon

  void effects(Ability& ability) {
    const bool of_one = ability.mode == Mode::when && ability.moment.event < Event::cast;
    if (Io::reads && of_one) this->it_is(ability.moment.subject);
    for (std::size_t i = 0; i < Ability::most_effects; ++i) {
      if (Io::reads) ability.size = static_cast<std::uint8_t>(i + 1);
      effect(ability, i);
      if (i + 1 == Ability::most_effects || !goes_on(ability, i)) return;
    }
  }
  // Whether one more effect follows, and how.
  bool goes_on(Ability& ability, std::size_t i) {
    if (ability.mode == Mode::always) {
      bool more = i + 1U < ability.size;
      io_.maybe(", and", more);
      return more;
    }
    if (!Io::reads) {
      if (i + 1U >= ability.size) return false;
      io_.choice(ability.effects[i + 1].join, joins);
      return true;
    }
    Join& join = ability.effects[i + 1].join;
    bool any = false;
    for (const auto& [words, each] : joins) any = io_.offers(words) || any;
    if (any) {
      io_.choice(join, joins);
      return true;
    }
    // Not behind what reaches up to ", then".
    const Effect& before = ability.effects[i];
    if (before.may || before.condition.test != Test::none) return false;
    return io_.spare(", and then") || io_.spare("and then") || io_.spare(", and") ||
           io_.spare("and");
  }

  void effect(Ability& ability, std::size_t number) {
    Effect& effect = ability.effects[number];
    io_.part(Place::Part::condition, number);
    // What always holds, holds under one condition.
    const bool shared = ability.mode == Mode::always && number > 0;
    if (Io::reads && shared) effect.condition = ability.effects[0].condition;
    bool conditional = effect.condition.test != Test::none && !shared;
    if (shared) {
      // said already
    } else if (Io::reads && (io_.spare("as long as") || io_.spare("while"))) {
      conditional = true;
    } else {
      io_.maybe("if", conditional);
    }
    if (conditional) {
      condition(effect.condition);
      io_.word(",");
    }
    io_.part(Place::Part::clause, number);
    io_.counted(effect.x.unknown != Unknown::none);
    clause(effect, ability.mode == Mode::always);
    io_.part(Place::Part::count, number);
    unknown(effect.x, effect.amount);
  }

  static constexpr std::array<Words<Join>, 3> joins{
      {{", then", Join::then}, {", and if so,", Join::if_done}, {", or", Join::either}}};
};

}  // namespace penta::phaktionz::cards
