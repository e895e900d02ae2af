#include "games/phase10_masters/phase_words.h"

#include <array>

namespace penta::phase10_masters {
namespace {

constexpr std::array<Phrase, colours> colour_names{
    {{"red", "Rot"}, {"yellow", "Gelb"}, {"green", "Grün"}, {"blue", "Blau"}}};
constexpr Phrase set_of{"set of {0}", "{1}"};
constexpr Phrase run_of{"run of {0}", "{2}folge"};
constexpr Phrase cards_of_one_colour{"{0} cards of one colour", "{0} Karten einer Farbe"};
constexpr Phrase two_sets{"two sets of {0}", "zwei {1}e"};
constexpr Phrase with_both{"{0} and {1}", "{0} und {1}"};

// What German players call a set and a run of so many cards.
constexpr std::array<std::string_view, 10> lings{"",         "", "Zwilling", "Drilling", "Vierling",
                                                 "Fünfling", "", "",         "",         ""};
constexpr std::array<std::string_view, 10> times{"", "", "",         "",       "Vierer",
                                                 "", "", "Siebener", "Achter", "Neuner"};

std::string in_words(Phrase phrase, Group group, Lang lang) {
  return fill(phrase.in(lang), {std::to_string(group.size), std::string(lings.at(group.size)),
                                std::string(times.at(group.size))});
}

}  // namespace

std::string words(Colour colour, Lang lang) {
  return std::string(colour_names[static_cast<std::size_t>(colour)].in(lang));
}

std::string words(Group group, Lang lang) {
  const Phrase phrase = group.kind == GroupKind::set   ? set_of
                        : group.kind == GroupKind::run ? run_of
                                                       : cards_of_one_colour;
  return in_words(phrase, group, lang);
}

std::string words(const PhaseCard& card, Lang lang) {
  const Group first = card.group[0];
  if (card.groups == 1) return words(first, lang);
  if (first == card.group[1]) return in_words(two_sets, first, lang);
  return fill(with_both.in(lang), {words(first, lang), words(card.group[1], lang)});
}

}  // namespace penta::phase10_masters
