// Moves as people write them: "place 1:haka-goblin", "slot 3", "use 2:callisto 1", "pass".
#include <vector>

#include "engine/phrase.h"
#include "games/phaktionz/rules.h"

namespace penta::phaktionz {
namespace {

using MoveKind = Move::Kind;

// X is what it is; slots, abilities and options are counted from 1.
constexpr int counted_from(MoveKind kind) { return kind == MoveKind::number ? 0 : 1; }

constexpr int most_value(MoveKind kind) {
  switch (kind) {
    case MoveKind::use:
      return most_abilities;
    case MoveKind::slot:
      return summon_slots;
    case MoveKind::number:
      return 9;
    default:
      return 2;
  }
}

Error wanted(std::string_view what) { return Error{"expected " + std::string(what)}; }

}  // namespace

std::string Rules::notation(Move move) const {
  std::string text(word_of(move.kind()));
  if (names_card(move.kind())) text += " " + word(move.card());
  if (names_value(move.kind())) {
    text += " " + std::to_string(move.value() + counted_from(move.kind()));
  }
  return text;
}

Result<Move> Rules::parse(std::string_view notation) const {
  std::vector<std::string> words;
  for (const std::string_view part : split(notation, ' ')) {
    if (!trim(part).empty()) words.push_back(lower(trim(part)));
  }
  std::size_t at = 0;
  MoveKind what{};
  if (words.empty() || !find_word(words[0], what)) return wanted(expected_words<MoveKind>());
  Card card = no_card;
  int value = 0;
  if (names_card(what)) {
    ++at;
    if (at >= words.size() || !from_word(words[at], card) || card == no_card) {
      return wanted(expected(card) + " behind '" + words[0] + "'");
    }
  }
  if (names_value(what)) {
    ++at;
    const int low = counted_from(what);
    const int high = most_value(what);
    const auto number = at < words.size() ? whole_number(words[at]) : std::nullopt;
    if (!number || *number < low || *number > high) {
      return wanted("a number from " + std::to_string(low) + " to " + std::to_string(high));
    }
    value = static_cast<int>(*number) - low;
  }
  if (at + 1 != words.size()) return wanted("nothing behind '" + words[at] + "'");
  if (what == MoveKind::use) return Move::use(card, value);
  if (names_value(what)) return Move::say(what, value);
  return Move::with(what, card);
}

}  // namespace penta::phaktionz
