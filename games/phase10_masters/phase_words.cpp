#include "games/phase10_masters/phase_words.h"

#include <array>

namespace penta::phase10_masters {
namespace {

constexpr std::array<Phrase, colours> colour_names{
    {{"red", "Rot"}, {"yellow", "Gelb"}, {"green", "Grün"}, {"blue", "Blau"}}};
constexpr Phrase set_of{"set of {0}", "Satz aus {0}"};
constexpr Phrase run_of{"run of {0}", "Reihe aus {0}"};
constexpr Phrase cards_of_one_colour{"{0} cards of one colour", "{0} Karten einer Farbe"};
constexpr Phrase two_sets{"two sets of {0}", "zwei Sätze aus {0}"};
constexpr Phrase both{"{0} and {1}", "{0} und {1}"};

}  // namespace

std::string words(Colour colour, Lang lang) {
  return std::string(colour_names[static_cast<std::size_t>(colour)].in(lang));
}

std::string words(Group group, Lang lang) {
  const Phrase phrase = group.kind == GroupKind::set   ? set_of
                        : group.kind == GroupKind::run ? run_of
                                                       : cards_of_one_colour;
  return fill(phrase.in(lang), {std::to_string(group.size)});
}

std::string words(const PhaseCard& card, Lang lang) {
  const Group first = card.group[0];
  if (card.groups == 1) return words(first, lang);
  if (first == card.group[1]) return fill(two_sets.in(lang), {std::to_string(first.size)});
  return fill(both.in(lang), {words(first, lang), words(card.group[1], lang)});
}

std::string capitalised(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 32);
  return text;
}

}  // namespace penta::phase10_masters
