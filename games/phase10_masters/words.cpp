// The words that JSON uses for what is neither a number nor a seat.
#include <algorithm>
#include <array>

#include "engine/word_list.h"
#include "games/phase10_masters/rules.h"

namespace penta::phase10_masters {
namespace {

constexpr std::array<std::string_view, 3> stage_words{"choosing", "drawing", "playing"};
constexpr std::array<std::string_view, 3> kind_words{"set", "run", "colour"};
constexpr std::array<std::string_view, Known::wheres> where_words{"hand", "hand-or-saves", "saves"};
constexpr std::array<std::string_view, 21> event_words{
    "hand_began", "dealt",    "turned_up", "chose",  "skipped", "rebuilt",   "drew",
    "took",       "fetched",  "no_draw",   "placed", "laid",    "hit",       "discarded",
    "saved",      "went_out", "stalled",   "shown",  "scored",  "completed", "match_won"};
static_assert(event_words.size() == static_cast<std::size_t>(Event::Kind::match_won) + 1);

}  // namespace

bool Rules::from_word(std::string_view word, Card& card) const {
  const bool hidden = word == "?";
  card = hidden ? hidden_card : card_from(word);
  return hidden || word.empty() || card != no_card;
}
std::string Rules::expected(Card /*card*/) const {
  return "a card like red-3 (red, yellow, green or blue; 1 to 12), skip or wild";
}

std::string Rules::word(Meaning meaning) const { return phase10_masters::word(meaning); }
bool Rules::from_word(std::string_view word, Meaning& meaning) const {
  meaning = meaning_from(word);
  return word.empty() || meaning != Meaning::none;
}
std::string Rules::expected(Meaning /*meaning*/) const {
  return "a number like \"7\" (1 to 12) or a colour (red, yellow, green or blue)";
}

std::string Rules::word(Stage stage) const { return word_of(stage_words, stage); }
bool Rules::from_word(std::string_view word, Stage& stage) const {
  return find_word(stage_words, word, stage);
}
std::string Rules::expected(Stage /*stage*/) const { return "one of " + join(stage_words, ", "); }

std::string Rules::word(GroupKind kind) const { return word_of(kind_words, kind); }
bool Rules::from_word(std::string_view word, GroupKind& kind) const {
  return find_word(kind_words, word, kind);
}
std::string Rules::expected(GroupKind /*kind*/) const { return "one of " + join(kind_words, ", "); }

std::string Rules::word(Known::Where where) const { return word_of(where_words, where); }
bool Rules::from_word(std::string_view word, Known::Where& where) const {
  return find_word(where_words, word, where);
}
std::string Rules::expected(Known::Where /*where*/) const {
  return "one of " + join(where_words, ", ");
}

std::string Rules::word(Move::Kind kind) const { return std::string(phase10_masters::word(kind)); }
std::string Rules::word(Event::Kind kind) const { return word_of(event_words, kind); }

}  // namespace penta::phase10_masters
