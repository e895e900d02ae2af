#include "games/phaktionz/names.h"

#include <array>

namespace penta::phaktionz {

std::string Names::title(DesignId design) const {
  if (static_cast<std::size_t>(design) < rules_.book().facts.size()) {
    return rules_.title(design, speaker_.lang);
  }
  return speaker_.say({"a hidden card", "eine verdeckte Karte"});
}

std::string Names::quoted(DesignId design) const {
  if (speaker_.lang == Lang::en || static_cast<std::size_t>(design) >= rules_.book().facts.size()) {
    return title(design);
  }
  return "„" + title(design) + "“";
}

std::string Names::plain(Card card) const {
  if (!exists(card)) return speaker_.say({"a card", "eine Karte"});
  return quoted(rules_.design(card));
}

std::string Names::card(Card card) const {
  if (!exists(card)) return speaker_.say({"a card", "eine Karte"});
  const int copy = rules_.deck(owner(card)).copies[static_cast<std::size_t>(number(card))];
  return quoted(rules_.design(card)) + (copy > 1 ? " (" + std::to_string(copy) + ")" : "");
}

// Behind "your", English titles lose their article: "your Enchanted Deer". German ones have a
// gender that we do not know: "deine Karte".
std::string Names::of_owner(Card card, Phrase yours, Phrase theirs) const {
  if (!exists(card)) return speaker_.say({"a card", "eine Karte"});
  std::string title = this->card(card);
  if (speaker_.lang == Lang::en) {
    for (const std::string_view article : {"The ", "A ", "An "}) {
      if (!title.starts_with(article)) continue;
      title.erase(0, article.size());
      break;
    }
  }
  return speaker_.say(owner(card), yours, theirs, {title});
}
std::string Names::owned(Card card) const {
  return of_owner(card, {"your {1}", "deine Karte {1}"}, {"{0}'s {1}", "{1} von {0}"});
}
std::string Names::dative(Card card) const {
  return of_owner(card, {"your {1}", "deiner Karte {1}"}, {"{0}'s {1}", "{1} von {0}"});
}
std::string Names::first(Card card) const {
  if (!exists(card)) return speaker_.say({"A card", "Eine Karte"});
  return of_owner(card, {"Your {1}", "Deine Karte {1}"}, {"{0}'s {1}", "{1} von {0}"});
}

DesignId Names::fighter(Card card) const {
  if (!exists(card)) return no_design;
  const DesignId front = rules_.design(card);
  return rules_.facts(front).is_tier0() ? rules_.facts(front).other : front;
}

std::string Names::text(Card card, int ability) const {
  constexpr int of_back = 8;
  if (!exists(card)) return "";
  DesignId side = rules_.design(card);
  if (ability >= of_back) {
    side = rules_.facts(side).other;
    ability -= of_back;
  }
  if (side == no_design || ability < 0 || ability >= rules_.facts(side).size) return "";
  return rules_.text(side, ability, speaker_.lang);
}

std::string Names::player(Seat seat) const {
  if (index(seat) < most_players) return speaker_.name(seat);
  return speaker_.say({"seat {0}", "Sitz {0}"}, {std::to_string(index(seat) + 1)});
}

std::string Names::slot(int slot) const {
  if (slot == tier3_slot) return speaker_.say({"the Tier 3 slot", "Platz für Rang 3"});
  if (slot == summon_slots) return speaker_.say({"the Realm slot", "Reichsplatz"});
  return speaker_.say({"column {0}", "Spalte {0}"}, {std::to_string(slot + 1)});
}
std::string Names::in_slot(int slot) const {
  if (slot == tier3_slot) return speaker_.say({"on the Tier 3 slot", "auf dem Platz für Rang 3"});
  if (slot == summon_slots) return speaker_.say({"on the Realm slot", "auf dem Reichsplatz"});
  return speaker_.say({"in column {0}", "in Spalte {0}"}, {std::to_string(slot + 1)});
}

Phrase decision(Ask ask) {
  static constexpr std::array<Phrase, 13> decisions{{
      {"nothing", "nichts mehr"},
      {"set another card of the opening hand aside, or finish",
       "noch eine Karte der Starthand beiseitelegen oder abschließen"},
      {"announce something, or go on to the next phase",
       "etwas ansagen oder zur nächsten Phase übergehen"},
      {"answer what was announced, or pass", "auf die Ansage antworten oder passen"},
      {"demote another Summon to pay for the placement",
       "noch ein Wesen absetzen, um die Aufstellung zu bezahlen"},
      {"choose a slot for the Summon", "einen Platz für das Wesen wählen"},
      {"choose what it is aimed at", "wählen, worauf es zielt"},
      {"choose the X", "das X wählen"},
      {"choose one of two ways", "einen von zwei Wegen wählen"},
      {"choose a card to pay with", "eine Karte wählen, die den Preis bezahlt"},
      {"choose a card for the effect", "eine Karte für die Wirkung wählen"},
      {"say whether it happens", "sagen, ob es geschieht"},
      {"take the DMG of the Tier 4 as damage, or exile it",
       "die DMG des Rang 4 als Schaden nehmen oder es verbannen"},
  }};
  static_assert(decisions.size() == static_cast<std::size_t>(Ask::price) + 1);
  return decisions[static_cast<std::size_t>(ask) % decisions.size()];
}

Phrase called(Phase phase) {
  static constexpr std::array<Phrase, 6> phases{{
      {"Setup", "Aufbau"},
      {"Draw Phase", "Ziehphase"},
      {"Main Phase", "Hauptphase"},
      {"Combat Phase", "Kampfphase"},
      {"Final Cast", "Zauberphase"},
      {"End Phase", "Endphase"},
  }};
  static_assert(phases.size() == static_cast<std::size_t>(Phase::end) + 1);
  return phases[static_cast<std::size_t>(phase) % phases.size()];
}

}  // namespace penta::phaktionz
