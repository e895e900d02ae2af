// What a page needs to draw the cards and the phase card, in words of both languages.
#include <array>
#include <optional>

#include "games/the_phase/rules.h"

namespace penta::the_phase {
namespace {

constexpr std::array<std::array<Phrase, 2>, 4> mark_names{{
    {{{"purple hex", "lila Sechseck"}, {"purple diamond", "lila Raute"}}},
    {{{"orange hex", "orangefarbenes Sechseck"}, {"orange diamond", "orangefarbene Raute"}}},
    {{{"teal hex", "türkisfarbenes Sechseck"}, {"teal diamond", "türkisfarbene Raute"}}},
    {{{"white hex", "weißes Sechseck"}, {"white diamond", "weiße Raute"}}},
}};
constexpr std::array<Phrase, 3> wedge_names{{
    {"left wedge", "linker Keil"},
    {"middle wedge", "mittlerer Keil"},
    {"right wedge", "rechter Keil"},
}};

constexpr std::array<std::optional<Trait>, 5> traits{Trait::colour, Trait::grid, Trait::wedge,
                                                     Trait::colour, std::nullopt};

struct PhaseRule {
  Phrase must;
  Phrase may;
};
constexpr PhaseRule same(Phrase phrase) { return {phrase, phrase}; }

constexpr std::array<PhaseRule, 5> phase_rules{{
    same({"Choose a card in secret. Only the colour shown most often counts.",
          "Wähle verdeckt eine Karte. Nur die Farbe, die am häufigsten liegt, zählt."}),
    {{"Play the leader's grid colour if you hold it: hex, then diamond, then hex.",
      "Bediene die Gitterfarbe, Sechseck und Raute im Wechsel, wenn du kannst."},
     {"Only the leader's grid colour counts: hex, then diamond, then hex.",
      "Nur die angespielte Gitterfarbe zählt, Sechseck und Raute im Wechsel."}},
    {{"Play a wedge beside the one that was led, if you hold one.",
      "Bediene mit einem Keil neben dem ausgespielten, wenn du kannst."},
     {"Only a wedge beside the one that was led counts.",
      "Nur ein Keil neben dem ausgespielten zählt."}},
    {{"Play the colour that the leader played, if you hold it.",
      "Bediene die ausgespielte Farbe, wenn du kannst."},
     {"Only the colour that the leader played counts.", "Nur die ausgespielte Farbe zählt."}},
    same({"Give a card to somebody who has none yet. Every card counts.",
          "Gib eine Karte an jemanden, der noch keine hat. Jede Karte zählt."}),
}};

}  // namespace

Parts Rules::parts(Move move) const {
  return {.card = move.card(), .to = move.is_gift() ? move.to() : stranger};
}

Content Rules::content(Lang lang) const {
  Content content;
  for (int i = 0; i < deck_.size(); ++i) {
    const auto card = static_cast<Card>(i);
    const Face& face = deck_.face(card);
    const Phrase grid =
        mark_names[static_cast<std::size_t>(face.grid)][static_cast<std::size_t>(face.shape)];
    const Phrase wedge = wedge_names[static_cast<std::size_t>(face.wedge)];
    content.cards.push_back({.card = card,
                             .colour = face.colour,
                             .rank = face.rank,
                             .grid = face.grid,
                             .shape = face.shape,
                             .wedge = face.wedge,
                             .name = say(card, lang) + ", " + std::string(grid.in(lang)) + ", " +
                                     std::string(wedge.in(lang))});
  }
  for (int i = 0; i < 5; ++i) {
    const auto phase = static_cast<Phase>(i);
    const std::string up(word_of(static_cast<Phase>(i < 4 ? i + 1 : i)));
    const std::string down(word_of(static_cast<Phase>(i > 0 ? i - 1 : i)));
    const Phrase moves =
        quick_ ? Phrase{"Somebody above the limit: up to {0}. Nobody: down to {1}.",
                        "Jemand über der Grenze: weiter auf {0}. Niemand: zurück auf {1}."}
               : Phrase{"Somebody bust this round: up to {0}. Nobody: down to {1}.",
                        "Jemand überkauft: nach der Runde auf {0}. Niemand: zurück auf {1}."};
    const Phrase at_top{"Nobody can be bust: down to {1}.",
                        "Niemand kann sich überkaufen: zurück auf {1}."};
    const Phrase at_bottom =
        quick_ ? Phrase{"Somebody above the limit: up to {0}. Nobody: it stays.",
                        "Jemand über der Grenze: weiter auf {0}. Niemand: Sie bleibt."}
               : Phrase{"Somebody bust this round: up to {0}. Nobody: it stays.",
                        "Jemand überkauft: nach der Runde auf {0}. Niemand: Sie bleibt."};
    const PhaseRule& rule = phase_rules[static_cast<std::size_t>(i)];
    content.phases.push_back({.phase = phase,
                              .s_max = phase == Phase::four ? 0 : s_max(phase),
                              .trait = {traits[static_cast<std::size_t>(i)]},
                              .rule = std::string((must_follow_ ? rule.must : rule.may).in(lang)),
                              .moves = fill((i == 4   ? at_top
                                             : i == 0 ? at_bottom
                                                      : moves)
                                                .in(lang),
                                            {up, down})});
  }
  return content;
}

std::string_view Rules::scene(const Event& event) const {
  using enum Event::Kind;
  switch (event.kind) {
    case played:
      return event.shown ? "trick" : "";
    case majority:
    case no_majority:
    case took:
    case discarded:
    case cast_off:
    case bust:
      return "trick";
    case scored:
    case phase_moved:
    case match_won:
      return "round";
    case round_began:
    case dealt:
    case chose:
    case gave:
      break;
  }
  return {};
}

}  // namespace penta::the_phase
