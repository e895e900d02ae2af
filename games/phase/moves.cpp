// Moves as people write them: "order 1:5", "skill 2:7 1", "rival 3", "pass".
#include <vector>

#include "engine/phrase.h"
#include "games/phase/rules.h"

namespace penta::phase {
namespace {

using MoveKind = Move::Kind;

constexpr bool names_value(MoveKind kind) {
  return names_seat(kind) || kind == MoveKind::skill || kind == MoveKind::deal;
}

Error wanted(std::string_view what) { return Error{"expected " + std::string(what)}; }

}  // namespace

std::string Rules::notation(Move move) const {
  std::string text(word_of(move.kind()));
  if (names_sleeve(move.kind())) text += " " + word(move.sleeve());
  if (names_value(move.kind())) {
    text += " " + std::to_string(move.value() + (names_seat(move.kind()) ? 1 : 0));
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
  Sleeve sleeve = no_sleeve;
  int value = 0;
  if (names_sleeve(what)) {
    ++at;
    if (at >= words.size() || !from_word(words[at], sleeve) || sleeve == no_sleeve) {
      return wanted("a card like 2:17 behind '" + words[0] + "': seat and number");
    }
  }
  if (names_value(what)) {
    const int low = what == MoveKind::deal ? 0 : 1;
    const int high = names_seat(what) ? players_ : what == MoveKind::skill ? 2 : 99;
    ++at;
    const auto number = at < words.size() ? whole_number(words[at]) : std::nullopt;
    if (!number || *number < low || *number > high) {
      return wanted("a number from " + std::to_string(low) + " to " + std::to_string(high));
    }
    value = static_cast<int>(*number) - (names_seat(what) ? 1 : 0);
  }
  if (at + 1 != words.size()) return wanted("nothing behind '" + words[at] + "'");
  if (what == MoveKind::skill) return Move::skill(sleeve, value);
  if (what == MoveKind::deal) return Move::deal(value);
  if (names_seat(what)) return Move::to(what, seat_at(value));
  return Move::with(what, sleeve);
}

}  // namespace penta::phase
