#include "games/phase/names.h"

#include <array>

namespace penta::phase {

std::string Names::side(SideId side) const {
  if (static_cast<std::size_t>(side) < rules_.set().sides.size()) {
    return rules_.title(side, speaker_.lang);
  }
  return speaker_.say({"a hidden side", "eine verdeckte Seite"});
}

std::string Names::quoted(SideId side) const {
  if (speaker_.lang == Lang::en || static_cast<std::size_t>(side) >= rules_.set().sides.size()) {
    return this->side(side);
  }
  return "„" + this->side(side) + "“";
}

std::string Names::card(Sleeve sleeve, SideId side) const {
  return quoted(side) + " (#" + std::to_string(number(sleeve) + 1) + ")";
}

// Behind "your", English titles lose their article: "your Flying Death". German ones have a gender
// that we do not know: "deine Karte".
std::string Names::of_owner(Sleeve sleeve, SideId side, Phrase yours, Phrase theirs) const {
  std::string title = card(sleeve, side);
  if (speaker_.lang == Lang::en) {
    for (const std::string_view article : {"The ", "A ", "An "}) {
      if (!title.starts_with(article)) continue;
      title.erase(0, article.size());
      break;
    }
  }
  return speaker_.say(owner(sleeve), yours, theirs, {title});
}
std::string Names::owned(Sleeve sleeve, SideId side) const {
  return of_owner(sleeve, side, {"your {1}", "deine Karte {1}"}, {"{0}'s {1}", "{1} von {0}"});
}
std::string Names::dative(Sleeve sleeve, SideId side) const {
  return of_owner(sleeve, side, {"your {1}", "deiner Karte {1}"}, {"{0}'s {1}", "{1} von {0}"});
}
std::string Names::first(Sleeve sleeve, SideId side) const {
  return of_owner(sleeve, side, {"Your {1}", "Deine Karte {1}"}, {"{0}'s {1}", "{1} von {0}"});
}
std::string Names::brief(Sleeve sleeve, SideId side) const {
  if (speaker_.lang == Lang::en) return owned(sleeve, side);
  return this->side(side) + " (#" + std::to_string(number(sleeve) + 1) + ") von " +
         (speaker_.is_you(owner(sleeve)) ? "dir" : speaker_.name(owner(sleeve)));
}

bool Names::exists(Sleeve sleeve) const { return index(owner(sleeve)) < rules_.players(); }

std::string Names::numbered(Sleeve sleeve, Phrase noun) const {
  const std::string number = std::to_string(phase::number(sleeve) + 1);
  const std::string what(noun.in(speaker_.lang));
  if (!exists(sleeve)) return what + " ?";
  return speaker_.say(owner(sleeve), {"{1} #{2}", "{1} #{2}"},
                      {"{0}'s {1} #{2}", "{1} #{2} von {0}"}, {what, number});
}
std::string Names::owned_number(Sleeve sleeve) const {
  if (!exists(sleeve)) return numbered(sleeve, {"card", "Karte"});
  return speaker_.say(owner(sleeve), {"your card #{1}", "deine Karte #{1}"},
                      {"{0}'s card #{1}", "Karte #{1} von {0}"},
                      {std::to_string(phase::number(sleeve) + 1)});
}

std::string Names::skill(int skill) const {
  if (skill == 1) return speaker_.say({"the first skill", "die erste Fähigkeit"});
  if (skill == 2) return speaker_.say({"the second skill", "die zweite Fähigkeit"});
  return speaker_.say({"skill {0}", "Fähigkeit {0}"}, {std::to_string(skill)});
}

std::string Names::player(Seat seat) const {
  if (index(seat) < rules_.players()) return speaker_.name(seat);
  return speaker_.say({"seat {0}", "Sitz {0}"}, {std::to_string(index(seat) + 1)});
}

Phrase decision(Ask ask) {
  static constexpr std::array<Phrase, 17> decisions{{
      {"nothing", "nichts mehr"},
      {"choose a card of the hand for the barracks", "eine Handkarte für die Kaserne wählen"},
      {"open the Attack Step or go on to training",
       "den Angriffsschritt eröffnen oder zur Ausbildung übergehen"},
      {"take an action or pass", "eine Aktion ausführen oder passen"},
      {"choose what to attack: the Nexus, a player or nobody",
       "das Ziel des Angriffs wählen: den Nexus, jemanden oder niemanden"},
      {"send warriors to attack, in rising order, or finish",
       "Krieger in aufsteigender Folge angreifen lassen oder abschließen"},
      {"say which attacker this warrior opposes, if any",
       "wählen, welchem Angreifer sich dieser Krieger entgegenstellt, oder ihn heraushalten"},
      {"choose the next skirmish", "das nächste Gefecht wählen"},
      {"say how much of the damage this defender is dealt",
       "sagen, wie viel vom Schaden dieser Verteidiger bekommt"},
      {"train a resource, take an action or finish",
       "eine Ressource ausbilden, eine Aktion ausführen oder abschließen"},
      {"lock a resource for the cost, in rising order",
       "in aufsteigender Folge eine Ressource für die Kosten sperren"},
      {"phase a resource for the cost, in rising order",
       "in aufsteigender Folge eine Ressource für die Kosten wenden"},
      {"choose a card for the effect", "eine Karte für die Wirkung wählen"},
      {"say whether it happens", "sagen, ob es geschieht"},
      {"choose good or evil influence", "guten oder bösen Einfluss wählen"},
      {"choose an opponent", "einen Gegner wählen"},
      {"choose a card of the hand to discard", "eine Handkarte wählen, die abgelegt wird"},
  }};
  static_assert(decisions.size() == static_cast<std::size_t>(Ask::discard) + 1);
  return decisions[static_cast<std::size_t>(ask) % decisions.size()];
}

std::string_view said(Alignment alignment, Lang lang) {
  return (alignment == Alignment::good ? Phrase{"good", "guten"} : Phrase{"evil", "bösen"})
      .in(lang);
}

}  // namespace penta::phase
