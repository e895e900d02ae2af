// The words that JSON uses for what is neither a number nor a seat.
#include <algorithm>
#include <array>

#include "engine/word_list.h"
#include "games/phase/rules.h"

namespace penta::phase {
namespace {

constexpr std::array<std::string_view, 7> step_words{"setup",    "attack",   "maneuver",  "declare",
                                                     "skirmish", "training", "last-round"};
constexpr std::array<std::string_view, 17> ask_words{
    "nothing", "recruit", "attack", "action", "target", "attackers", "block",  "skirmish", "split",
    "train",   "lock",    "phase",  "choose", "may",    "kind",      "player", "discard"};
constexpr std::array<std::string_view, 3> alignment_words{"", "good", "evil"};
constexpr std::array<std::string_view, 5> place_words{"", "deck", "hand", "barracks", "discard"};
constexpr std::array<std::string_view, 38> event_words{
    "drew",     "chose_first", "enlisted", "starts",    "turn_began", "shuffled", "no_card",
    "guards",   "passed",      "ordered",  "used",      "set_off",    "locked",   "unlocked",
    "phased",   "shown",       "chose",    "named",     "got",        "granted",  "damaged",
    "shielded", "destroyed",   "returned", "discarded", "gained",     "lost",     "looked",
    "saw",      "trained",     "attacked", "sent",      "blocked",    "fought",   "no_attack",
    "ending",   "match_won",   "counted"};
static_assert(event_words.size() == static_cast<std::size_t>(Event::Kind::counted) + 1);

}  // namespace

std::string Rules::word(SideId side) const {
  if (side == no_side) return "";
  if (side == hidden_side) return "?";
  return title(side, Lang::en);
}
bool Rules::from_word(std::string_view word, SideId& side) const {
  side = word == "?" ? hidden_side : no_side;
  if (word.empty() || side == hidden_side) return true;
  const auto& sides = set().sides;
  const auto found = std::find_if(sides.begin(), sides.end(),
                                  [&](const cards::Side& each) { return each.title == word; });
  if (found == sides.end()) return false;
  side = static_cast<SideId>(found - sides.begin());
  return true;
}
std::string Rules::expected(SideId /*side*/) const { return "the title of a side of the set"; }

// People count seats and sleeves from 1.
std::string Rules::word(Sleeve sleeve) const {
  if (sleeve == no_sleeve) return "";
  return std::to_string(index(owner(sleeve)) + 1) + ":" + std::to_string(number(sleeve) + 1);
}
bool Rules::from_word(std::string_view word, Sleeve& sleeve) const {
  sleeve = no_sleeve;
  if (word.empty()) return true;
  const std::size_t colon = word.find(':');
  if (colon == std::string_view::npos) return false;
  const auto seat = whole_number(word.substr(0, colon));
  const auto place = whole_number(word.substr(colon + 1));
  if (!seat || *seat < 1 || *seat > players_ || !place || *place < 1) return false;
  const Seat of = seat_at(static_cast<int>(*seat) - 1);
  if (*place > deck(of).size) return false;
  sleeve = sleeve_of(of, static_cast<int>(*place) - 1);
  return true;
}
std::string Rules::expected(Sleeve /*sleeve*/) const {
  return "a card like \"2:17\": seat and number of the sleeve";
}

std::string Rules::word(Step step) const { return word_of(step_words, step); }
bool Rules::from_word(std::string_view word, Step& step) const {
  return find_word(step_words, word, step);
}
std::string Rules::expected(Step /*step*/) const { return "one of " + join(step_words, ", "); }

std::string Rules::word(Ask ask) const { return word_of(ask_words, ask); }
bool Rules::from_word(std::string_view word, Ask& ask) const {
  return find_word(ask_words, word, ask);
}
std::string Rules::expected(Ask /*ask*/) const { return "one of " + join(ask_words, ", "); }

std::string Rules::word(Alignment alignment) const { return word_of(alignment_words, alignment); }
bool Rules::from_word(std::string_view word, Alignment& alignment) const {
  return find_word(alignment_words, word, alignment);
}
std::string Rules::expected(Alignment /*alignment*/) const { return "good or evil"; }

std::string Rules::word(Event::Kind kind) const { return word_of(event_words, kind); }
std::string Rules::word(Event::Place place) const { return word_of(place_words, place); }

}  // namespace penta::phase
