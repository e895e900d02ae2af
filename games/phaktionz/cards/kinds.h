// The lower half of the grammar (grammar.h): what cards have to be, whom an effect concerns, how
// much, and under which condition. Beside what any language has, `Io` offers:
//
//   io.amount(amount, low, high)    "2", "X", "2X", "X+2"
//   io.change(amount)               "+2", "-X"
//   io.faction(number)              a faction of the set
//   io.part(part, number)           reading: remembers the place
//   io.sees_many()                  reading: a number from 2, or X
#pragma once

#include <array>
#include <string_view>

#include "games/phaktionz/cards/parts.h"
#include "games/phaktionz/cards/vocabulary.h"

namespace penta::phaktionz::cards {

// How a kind is said at its place.
struct Frame {
  enum class Naming : std::uint8_t {
    full,    // "Summons of yours", "cards in your hand"
    theirs,  // of whoever does it: "a Summon", "a card from their hand"
    bare,    // whose and where is implied
  };
  bool many = false;
  Naming naming = Naming::full;
  std::string_view at = "in";  // before piles
  Whose whose = Whose::anybody;
  std::uint8_t zones = bit(Zone::battlefield);
};

template <class Io>
class KindGrammar {
 public:
  explicit KindGrammar(Io& io) : io_(io) {}

 protected:
  void kind(Kind& kind, const Frame& frame) {
    io_.maybe("Plague", kind.plague);
    io_.maybe("CP", kind.creation);
    tier(kind.tier);
    io_.faction(kind.faction);
    if (!kind.other_names) io_.name_word(kind.word);
    noun(kind, frame.many);
    place(kind, frame);
    dmg(kind.dmg);
    if (Io::reads ? io_.offers("other than") : kind.other_names) other_names(kind);
  }

  // Reading: before anything is chosen, "it" is what the event is about, which has a name.
  void it_is(Pick subject) { it_ = subject; }

  void target(Target& target, const Frame& frame) {
    if (named_it(target)) return;
    if (Io::reads ? io_.sees("this") : target.pick == Pick::self) {
      target.pick = Pick::self;
      io_.choice(target.kind.noun, this_one);
    } else if (named(target, Pick::bearer, "the bearer") || named(target, Pick::it, "it")) {
      return;
    } else if (Io::reads ? io_.offers("up to") : target.pick == Pick::up_to) {
      target.pick = Pick::up_to;
      io_.word("up to");
      several(target, frame);
    } else if (Io::reads ? io_.sees_many() : target.pick == Pick::many) {
      target.pick = Pick::many;
      several(target, frame);
    } else {
      io_.pick(target.pick);
      Frame one = frame;
      one.many = false;
      kind(target.kind, one);
    }
    if (target.pick != Pick::self && target.pick != Pick::each) it_ = Pick::it;
  }

  void condition(Condition& condition) {
    if (Io::reads) condition.test = test_here();
    switch (condition.test) {
      case Test::count:
        count(condition);
        break;
      case Test::past:
        range(condition.number);
        past(condition.past, condition.kind.whose);
        break;
      case Test::lead:
        io_.word("you control more");
        kind(condition.kind, controlled(Whose::anybody));
        io_.word("than your opponent");
        break;
      case Test::self_is:
        io_.word("this Summon is");
        one_kind(condition.kind, {});
        break;
      case Test::it_is:
        io_.word("it is");
        one_kind(condition.kind, {});
        break;
      case Test::their_turn:
        io_.word("it is your opponent's turn");
        break;
      default:
        io_.word("it is your turn");
        break;
    }
  }

  // ", where X is the number of Summons of yours minus 2"
  void unknown(Count& x, Amount& amount) {
    if (Io::reads) {
      if (!io_.sees(", where X is")) return;
    } else if (x.unknown == Unknown::none) {
      return;
    }
    io_.word(", where X is");
    if (Io::reads ? io_.offers("the number of") : x.unknown == Unknown::count) {
      x.unknown = Unknown::count;
      io_.word("the number of");
      kind(x.counted, {.many = true});
    } else if (Io::reads ? io_.offers("how many more") : x.unknown == Unknown::lead) {
      x.unknown = Unknown::lead;
      io_.word("how many more");
      kind(x.counted, controlled(Whose::anybody));
      io_.word("you control than your opponent");
    } else if (Io::reads ? io_.offers("how many") : x.unknown == Unknown::past) {
      x.unknown = Unknown::past;
      io_.word("how many");
      past(x.past, x.counted.whose);
    } else {
      io_.choice(x.unknown, unknowns);
    }
    plus(amount);
  }

  // "a Summon of yours"
  void one_kind(Kind& kind, const Frame& frame) {
    Pick one = Pick::one;
    io_.pick_one(one);
    this->kind(kind, frame);
  }

  Io& io_;

 private:
  Pick it_ = Pick::it;

  static constexpr std::array<Words<Unknown>, 3> unknowns{{{"its DMG", Unknown::its_dmg},
                                                           {"its Tier", Unknown::its_tier},
                                                           {"the damage", Unknown::damage}}};

  static Frame controlled(Whose whose) {
    return {.many = true, .naming = Frame::Naming::bare, .whose = whose};
  }

  bool named_it(Target& target) {
    const bool by_name = it_ == Pick::self || it_ == Pick::bearer;
    if (Io::reads && by_name && io_.spare("it")) {
      target.pick = it_;
      return true;
    }
    return false;
  }
  bool named(Target& target, Pick pick, std::string_view words) {
    if (Io::reads ? !io_.offers(words) : target.pick != pick) return false;
    target.pick = pick;
    io_.word(words);
    return true;
  }
  void several(Target& target, const Frame& frame) {
    io_.amount(target.many, 2, 9);
    Frame many = frame;
    many.many = true;
    kind(target.kind, many);
  }

  // "Tier 2 or lower"
  void tier(Range& range) {
    bool there = range.bound != Bound::none;
    io_.maybe("Tier", there);
    if (!there) return;
    io_.number(range.value, 0, 4);
    bound(range, "or lower", "or higher");
  }
  void dmg(Range& range) {
    bool there = range.bound != Bound::none;
    io_.maybe("with", there);
    if (!there) return;
    io_.number(range.value, 0, 99);
    bool lower = range.bound == Bound::at_most;
    io_.maybe("or less", lower);
    bool higher = range.bound == Bound::at_least;
    if (!lower) io_.maybe("or more", higher);
    if (Io::reads) range.bound = lower ? Bound::at_most : higher ? Bound::at_least : Bound::exactly;
    io_.word("DMG");
  }
  void bound(Range& range, std::string_view lower_words, std::string_view higher_words) {
    bool lower = range.bound == Bound::at_most;
    io_.maybe(lower_words, lower);
    bool higher = range.bound == Bound::at_least;
    if (!lower) io_.maybe(higher_words, higher);
    if (Io::reads) range.bound = lower ? Bound::at_most : higher ? Bound::at_least : Bound::exactly;
  }

  void noun(Kind& kind, bool many) {
    Named named{kind.noun, kind.type, kind.form};
    io_.choice(named, many ? many_of : one_of);
    if (!Io::reads) return;
    kind.noun = named.noun;
    kind.type = named.type;
    kind.form = named.form;
  }

  void other_names(Kind& kind) {
    io_.word("other than");
    kind.other_names = true;
    io_.name_word(kind.word);
    if (Io::reads && kind.word == 0) io_.wrong();
  }

  // --- whose and where

  void place(Kind& kind, const Frame& frame) {
    if (frame.naming == Frame::Naming::bare) {
      if (Io::reads) {
        kind.whose = frame.whose;
        kind.zones = frame.zones;
      }
      return;
    }
    if (Io::reads ? io_.offers("among them") : kind.zones == bit(Zone::looked)) {
      kind.zones = bit(Zone::looked);
      io_.word("among them");
      return;
    }
    if (Io::reads ? at_pile(frame) : kind.zones != bit(Zone::battlefield)) {
      pile(kind, frame);
    } else if (frame.naming == Frame::Naming::full) {
      io_.option(kind.whose, owners, Whose::anybody);
    }
  }
  bool at_pile(const Frame& frame) const {
    return io_.offers(frame.at) || io_.sees("in") || io_.sees("from");
  }
  // Reading: behind "or" may stand another price, too.
  bool one_more_zone() {
    for (const auto& [words, zone] : zones) {
      if (io_.sees("or") && io_.sees_second(words)) return io_.spare("or");
    }
    return false;
  }
  void pile(Kind& kind, const Frame& frame) {
    if (!Io::reads || !(io_.spare("in") || io_.spare("from"))) io_.word(frame.at);
    if (frame.naming == Frame::Naming::theirs) {
      io_.word("their");
    } else {
      io_.choice(kind.whose, holders);
    }
    if (Io::reads) kind.zones = 0;
    bool first = true;
    if (Io::reads) {
      do {
        Zone zone{};
        io_.choice(zone, zones);
        if ((kind.zones & bit(zone)) != 0) io_.refuse("that place is there already");
        kind.zones |= bit(zone);
      } while (one_more_zone());
      return;
    }
    for (const auto& [words, zone] : zones) {
      if ((kind.zones & bit(zone)) == 0) continue;
      if (!first) io_.word("or");
      io_.word(words);
      first = false;
    }
  }

  // --- conditions and counts

  Test test_here() {
    if (io_.offers("you control more")) return Test::lead;
    for (const std::string_view words : {"you control", "your opponent controls", "there are"}) {
      if (io_.offers(words)) return Test::count;
    }
    if (io_.offers("this Summon is")) return Test::self_is;
    if (io_.offers("it is your turn")) return Test::your_turn;
    if (io_.offers("it is your opponent's turn")) return Test::their_turn;
    if (io_.offers("it is")) return Test::it_is;
    return Test::past;
  }

  void count(Condition& condition) {
    Kind& kind = condition.kind;
    const bool field = kind.zones == bit(Zone::battlefield);
    if (Io::reads ? io_.offers("you control") : field && kind.whose == Whose::yours) {
      io_.word("you control");
      range(condition.number);
      this->kind(kind, controlled(Whose::yours));
    } else if (Io::reads ? io_.offers("your opponent controls")
                         : field && kind.whose == Whose::opponents) {
      io_.word("your opponent controls");
      range(condition.number);
      this->kind(kind, controlled(Whose::opponents));
    } else {
      io_.word("there are");
      range(condition.number);
      this->kind(kind, {.many = true});
    }
  }

  // "3 or more", "2 or fewer", "no"
  void range(Range& range) {
    if (Io::reads ? io_.offers("no") : range.bound == Bound::at_most && range.value == 0) {
      io_.word("no");
      range = {Bound::at_most, 0};
      return;
    }
    io_.number(range.value, 1, 75);
    bool fewer = range.bound == Bound::at_most;
    if (Io::reads && io_.spare("or less")) {
      fewer = true;
    } else {
      io_.maybe("or fewer", fewer);
      if (!fewer) io_.word("or more");
    }
    range.bound = fewer ? Bound::at_most : Bound::at_least;
  }

  // "Summons of yours were placed this turn"
  void past(Past& past, Whose& whose) {
    Past thing = past == Past::placed ? Past::demoted : past;
    io_.choice(thing, past_things);
    io_.option(whose, owners, Whose::anybody);
    if (Io::reads) past = thing;
    if (thing == Past::cast) {
      io_.word("were cast this turn");
    } else if (thing == Past::demoted) {
      io_.choice(past, past_summons);
    } else {
      io_.word("were exiled this turn");
    }
  }

  void plus(Amount& amount) {
    bool minus = amount.plus < 0;
    io_.maybe("minus", minus);
    bool plus = amount.plus > 0;
    if (!minus) io_.maybe("plus", plus);
    if (!minus && !plus) return;
    int number = minus ? -amount.plus : amount.plus;
    io_.number(number, 1, 9);
    if (Io::reads) amount.plus = static_cast<std::int8_t>(minus ? -number : number);
  }
};

}  // namespace penta::phaktionz::cards
