#include "games/phase10_masters/moves.h"

#include <optional>
#include <vector>

#include "engine/phrase.h"
#include "games/phase10_masters/rules.h"

namespace penta::phase10_masters {
namespace {

using MoveKind = Move::Kind;

std::optional<Colour> colour_from(std::string_view word) {
  for (const auto& each : words_of<Colour>) {
    if (word == each.word || word == each.word.substr(0, 1)) return each.value;
  }
  return std::nullopt;
}

std::optional<int> number_from(std::string_view text, int low, int high) {
  const auto number = whole_number(text);
  if (!number || *number < low || *number > high) return std::nullopt;
  return static_cast<int>(*number);
}

std::optional<int> place_from(std::string_view word) {
  const std::size_t point = word.find('.');
  if (point == std::string_view::npos) return std::nullopt;
  const auto seat = number_from(word.substr(0, point), 1, most_players);
  const auto group = number_from(word.substr(point + 1), 1, 2);
  if (!seat || !group) return std::nullopt;
  return meld_place(seat_at(*seat - 1), *group - 1);
}

// The words of a move, in small letters; reads them one after the other.
class Words {
 public:
  explicit Words(std::string_view text) {
    for (const std::string_view part : split(text, ' ')) {
      if (!trim(part).empty()) words_.push_back(lower(trim(part)));
    }
  }
  bool end() const { return next_ == words_.size(); }
  std::string_view next() { return end() ? std::string_view{} : words_[next_++]; }
  bool skip_word(std::string_view word) {
    if (end() || words_[next_] != word) return false;
    ++next_;
    return true;
  }

 private:
  std::vector<std::string> words_;
  std::size_t next_ = 0;
};

Error expected(std::string_view what) { return Error{"expected " + std::string(what)}; }

constexpr std::string_view a_card = "a card like red-3 or wild";

Result<Move> parse_card_move(Words& words, MoveKind kind) {
  Move move{.kind = kind, .card = card_from(words.next())};
  if (move.card == no_card) return expected(a_card);
  if (words.skip_word("as")) {
    const Meaning as = meaning_from(words.next());
    if (as == Meaning::none) return expected("a number from 1 to 12 or a colour behind 'as'");
    move.as = static_cast<std::uint8_t>(as);
  }
  if (kind == MoveKind::hit) {
    const auto place = words.skip_word("on") ? place_from(words.next()) : std::nullopt;
    if (!place) return expected("'on' and a group like 2.1: seat 2, its first group");
    move.place = static_cast<std::uint8_t>(*place);
  } else if (kind == MoveKind::discard && words.skip_word("at")) {
    const auto seat = number_from(words.next(), 1, most_players);
    if (!seat) return expected("a seat from 1 to 4 behind 'at'");
    move.place = static_cast<std::uint8_t>(*seat - 1);
  }
  return move;
}

Result<Move> parse_words(Words& words) {
  MoveKind kind{};
  if (!find_word(words.next(), kind)) return expected(expected_words<MoveKind>());
  if (kind == MoveKind::draw) return Move::draw();
  if (kind == MoveKind::take) return Move::take();
  if (kind != MoveKind::choose) return parse_card_move(words, kind);
  const auto phase = number_from(words.next(), 1, phase_count);
  if (!phase) return expected("a phase from 1 to 10");
  return Move::choose(*phase);
}

}  // namespace

std::string word(Card card) {
  if (card == no_card) return "";
  if (card == hidden_card) return "?";
  if (card == wild) return "wild";
  if (card == skip) return "skip";
  return std::string(word_of(colour_of(card))) + "-" + std::to_string(number_of(card));
}

Card card_from(std::string_view word) {
  if (word == "wild" || word == "w") return wild;
  if (word == "skip" || word == "s") return skip;
  const std::size_t digits = word.find_first_of("0123456789");
  if (digits == std::string_view::npos) return no_card;
  std::string_view name = word.substr(0, digits);
  if (name.ends_with('-')) name.remove_suffix(1);
  const auto colour = colour_from(name);
  const auto number = number_from(word.substr(digits), 1, highest_number);
  return colour && number ? card_of(*colour, *number) : no_card;
}

std::string word(Meaning meaning) {
  if (meaning == Meaning::none) return "";
  const auto as = static_cast<std::uint8_t>(meaning);
  return is_colour(as) ? std::string(word_of(colour_as(as))) : std::to_string(as);
}

Meaning meaning_from(std::string_view word) {
  if (const auto number = number_from(word, 1, highest_number)) {
    return static_cast<Meaning>(as_number(*number));
  }
  const auto colour = colour_from(word);
  return colour ? static_cast<Meaning>(as_colour(*colour)) : Meaning::none;
}

std::string place_word(int place) {
  return std::to_string(index(owner_of(place)) + 1) + "." + std::to_string(place % 2 + 1);
}

std::string notation(Move move) {
  std::string text(word_of(move.kind));
  if (move.kind == MoveKind::choose) return text + " " + std::to_string(move.as);
  if (move.card != no_card) text += " " + word(move.card);
  if (move.as != Move::nothing) text += " as " + word(static_cast<Meaning>(move.as));
  if (move.place == Move::nothing) return text;
  return text + (move.kind == MoveKind::hit ? " on " + place_word(move.place)
                                            : " at " + std::to_string(move.place + 1));
}

Result<Move> parse(std::string_view notation) {
  Words words(notation);
  auto move = parse_words(words);
  if (move && !words.end())
    return expected("nothing behind '" + phase10_masters::notation(*move) + "'");
  return move;
}

std::string Rules::notation(Move move) const { return phase10_masters::notation(move); }
Result<Move> Rules::parse(std::string_view notation) const {
  return phase10_masters::parse(notation);
}

}  // namespace penta::phase10_masters
