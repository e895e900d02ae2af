// Notation: "explore north", "give medkit to 2", "use flare here north".
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "games/phase_away/rules.h"

namespace penta::phase_away {
namespace {

using Act = Move::Kind;

struct Alias {
  std::string_view word;
  Act kind;
};
constexpr std::array aliases{
    Alias{"wähle", Act::choose},  Alias{"beginnt", Act::first}, Alias{"erkunde", Act::explore},
    Alias{"spähe", Act::scout},   Alias{"lege", Act::lay},      Alias{"go", Act::step},
    Alias{"geh", Act::step},      Alias{"gehe", Act::step},     Alias{"schleiche", Act::sneak},
    Alias{"portal", Act::port},   Alias{"search", Act::loot},   Alias{"plündere", Act::loot},
    Alias{"sammle", Act::gather}, Alias{"trage", Act::wear},    Alias{"gib", Act::give},
    Alias{"benutze", Act::use},   Alias{"nutze", Act::use},     Alias{"wechsle", Act::shift},
    Alias{"heile", Act::heal},    Alias{"nimm", Act::take},     Alias{"kämpfe", Act::fight},
    Alias{"befreie", Act::free},  Alias{"erwache", Act::wake},  Alias{"ende", Act::end},
    Alias{"pass", Act::end},
};

// For each direction what else it may be called.
constexpr std::array<std::array<std::string_view, 4>, directions> direction_aliases{{
    {"n", "nord", "norden", "oben"},
    {"e", "o", "ost", "osten"},
    {"s", "süd", "süden", "sued"},
    {"w", "westen", "links", "left"},
}};

std::optional<int> direction_from(std::string_view word) {
  for (int i = 0; i < directions; ++i) {
    if (word == word_of(static_cast<Direction>(i))) return i;
    for (const std::string_view alias : direction_aliases[static_cast<std::size_t>(i)]) {
      if (word == alias) return i;
    }
  }
  return std::nullopt;
}

bool kind_from(std::string_view word, Act& kind) {
  if (word.empty()) return false;
  if (find_word(word, kind)) return true;
  for (const Alias& alias : aliases) {
    if (alias.word != word) continue;
    kind = alias.kind;
    return true;
  }
  return false;
}

std::string direction_word(std::uint8_t direction) {
  const std::string_view word = word_of(static_cast<Direction>(direction));
  return direction == here ? "here" : word.empty() ? "?" : std::string(word);
}

std::string seat_word(std::uint8_t seat) { return std::to_string(seat + 1); }

// Reads the words of a move one after the other; remembers the first that does not fit.
class Reader {
 public:
  Reader(const Rules& rules, std::string_view text) : rules_(rules) {
    for (const std::string_view part : split(text, ' ')) {
      if (!trim(part).empty()) words_.push_back(lower(trim(part)));
    }
  }

  Result<Move> read() {
    Act kind{};
    if (!kind_from(peek(), kind)) return wrong(expected_words<Act>());
    ++next_;
    const Move move = read_rest(kind);
    if (!error_.empty()) return Error{error_};
    if (next_ != words_.size()) return wrong("nothing behind '" + rules_.notation(move) + "'");
    return move;
  }

 private:
  std::string_view peek() const {
    return next_ < words_.size() ? std::string_view(words_[next_]) : std::string_view{};
  }
  Error wrong(const std::string& what) const {
    const std::string_view word = peek();
    return Error{"expected " + what + (word.empty() ? "" : ", not '" + printable(word) + "'")};
  }
  int refuse(const std::string& what) {
    if (error_.empty()) error_ = wrong(what).text;
    return 0;
  }
  void skip(std::string_view word) {
    if (peek() == word) ++next_;
  }

  Move read_rest(Act kind) {
    switch (kind) {
      case Act::choose:
        return Move::of(kind, read_character());
      case Act::start:
        return Move::of(kind, read_square());
      case Act::explore:
      case Act::scout:
      case Act::step:
      case Act::sneak:
      case Act::vent:
        return Move::of(kind, read_direction(false));
      case Act::lay:
        return Move::of(kind, read_number("1 or 2: which of the two tiles", 1, 2));
      case Act::amount:
        return Move::of(kind, read_number("a number from 0 to 200", 0, most_handed));
      case Act::wear:
        return Move::of(kind, read_thing());
      case Act::give: {
        const int thing = read_thing();
        return Move::of(kind, thing, read_seat());
      }
      case Act::use:
        return read_use();
      case Act::first:
      case Act::give_shard:
      case Act::give_artefact:
      case Act::hand:
      case Act::heal:
        return Move::of(kind, read_seat());
      case Act::free:
        return Move::of(kind, read_dimension());
      default:
        return Move::of(kind);
    }
  }

  Move read_use() {
    const int thing = read_thing();
    if (!error_.empty()) return {};
    switch (rules_.station().things[static_cast<std::size_t>(thing)].effect) {
      case Effect::repel: {
        const int room = read_direction(true);
        return Move::of(Act::use, thing, room, read_direction(false));
      }
      case Effect::wake:
        return Move::of(Act::use, thing, read_seat());
      default:
        return Move::of(Act::use, thing);
    }
  }

  int read_direction(bool or_here) {
    if (or_here && (peek() == "here" || peek() == "hier")) {
      ++next_;
      return here;
    }
    const auto direction = direction_from(peek());
    if (!direction)
      return refuse(or_here ? "north, east, south, west or here" : "north, east, south or west");
    ++next_;
    return *direction;
  }

  int read_number(const std::string& what, int low, int high) {
    const auto number = whole_number(peek());
    if (!number || *number < low || *number > high) return refuse(what);
    ++next_;
    return static_cast<int>(*number);
  }

  int read_seat() {
    for (const std::string_view word : {"to", "on", "an", "für"}) skip(word);
    const int last = rules_.players();
    return read_number("a seat from 1 to " + std::to_string(last), 1, last) - 1;
  }

  int read_thing() {
    Thing thing = Thing::none;
    if (peek().empty() || !rules_.from_word(peek(), thing)) return refuse(rules_.expected(thing));
    ++next_;
    return static_cast<int>(thing);
  }

  int read_square() {
    Square square = Square::none;
    if (peek().empty() || !rules_.from_word(peek(), square)) return refuse(rules_.expected(square));
    ++next_;
    return phase_away::index(square);
  }

  int read_character() {
    const auto& cards = rules_.station().character;
    for (int i = 0; i < character_count; ++i) {
      const Naming& naming = cards[static_cast<std::size_t>(i)].naming;
      const bool fits =
          peek() == word_of(static_cast<Character>(i)) ||
          (!peek().empty() && (peek() == lower(naming.en) || peek() == lower(naming.de)));
      if (!fits) continue;
      ++next_;
      return i;
    }
    return refuse(expected_words<Character>());
  }

  int read_dimension() {
    Dimension dimension{};
    if (!find_word(peek(), dimension)) return refuse(expected_words<Dimension>());
    ++next_;
    return static_cast<int>(dimension);
  }

  const Rules& rules_;
  std::vector<std::string> words_;
  std::size_t next_ = 0;
  std::string error_;
};

}  // namespace

// Total: a move that nobody can make has words too, if only a question mark.
std::string Rules::notation(Move move) const {
  const std::string_view verb = word_of(move.kind());
  if (verb.empty()) return "?";
  const std::string text = std::string(verb) + " ";
  const auto or_unknown = [](std::string_view word) {
    return word.empty() ? std::string("?") : std::string(word);
  };
  switch (move.kind()) {
    case Act::choose:
      return text + or_unknown(word_of(move.character()));
    case Act::start:
      return text + or_unknown(word(move.square()));
    case Act::explore:
    case Act::scout:
    case Act::step:
    case Act::sneak:
    case Act::vent:
      return text + or_unknown(word_of(move.direction()));
    case Act::lay:
    case Act::amount:
      return text + std::to_string(move.arg(0));
    case Act::wear:
      return text + or_unknown(word(move.thing()));
    case Act::give:
      return text + or_unknown(word(move.thing())) + " to " + seat_word(move.arg(1));
    case Act::use: {
      std::string used = text + or_unknown(word(move.thing()));
      const std::size_t at = move.arg(0);
      const Effect effect = at < station_.things.size() ? station_.things[at].effect : Effect::none;
      if (effect == Effect::wake) return used + " on " + seat_word(move.arg(1));
      if (effect != Effect::repel) return used;
      return used + " " + direction_word(move.arg(1)) + " " + direction_word(move.arg(2));
    }
    case Act::first:
    case Act::heal:
      return text + seat_word(move.arg(0));
    case Act::give_shard:
    case Act::give_artefact:
    case Act::hand:
      return text + "to " + seat_word(move.arg(0));
    case Act::free:
      return text + or_unknown(word_of(move.dimension()));
    default:
      return std::string(verb);
  }
}

Result<Move> Rules::parse(std::string_view notation) const {
  return Reader(*this, notation).read();
}

}  // namespace penta::phase_away
