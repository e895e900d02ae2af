// Moves in words, whatever bits they have. A move names cards by their numbers: it has no view.
#include "games/phase/names.h"

namespace penta::phase {
namespace {

constexpr Phrase card_noun{"card", "Karte"};
constexpr Phrase warrior_noun{"warrior", "Krieger"};
constexpr Phrase attacker_noun{"attacker", "Angreifer"};
constexpr Phrase resource_noun{"resource", "Ressource"};

std::string say_plain(Move::Kind kind, const Speaker& speaker) {
  using Kind = Move::Kind;
  switch (kind) {
    case Kind::pass:
      return speaker.say({"Pass", "Passe"});
    case Kind::done:
      return speaker.say({"Finish", "Schließe ab"});
    case Kind::accept:
      return speaker.say({"Do it", "Tu es"});
    case Kind::decline:
      return speaker.say({"Leave it", "Lass es"});
    case Kind::good:
      return speaker.say({"Choose good influence", "Wähle guten Einfluss"});
    case Kind::evil:
      return speaker.say({"Choose evil influence", "Wähle bösen Einfluss"});
    case Kind::attack:
      return speaker.say({"Open the Attack Step", "Eröffne den Angriffsschritt"});
    case Kind::develop:
      return speaker.say(
          {"Go on to training without an attack", "Gehe ohne Angriff zur Ausbildung über"});
    case Kind::nexus:
      return speaker.say({"Attack the Nexus", "Greife den Nexus an"});
    case Kind::nobody:
      return speaker.say({"Attack nobody after all", "Greife doch niemanden an"});
    case Kind::hold:
      return speaker.say(
          {"Keep this warrior out of the fights", "Halte diesen Krieger aus den Gefechten heraus"});
    default:
      return speaker.say({"No move", "Kein Zug"});
  }
}

std::string say_with_card(Move move, const Names& names, const Speaker& speaker) {
  using Kind = Move::Kind;
  const Sleeve sleeve = move.sleeve();
  const auto say = [&](Phrase phrase, Phrase noun) {
    return speaker.say(phrase, {names.numbered(sleeve, noun), names.skill(move.value())});
  };
  switch (move.kind()) {
    case Kind::order:
      return say({"Play the order of {0}", "Spiele den Befehl von {0}"}, card_noun);
    case Kind::skill:
      return say({"Use {1} of {0}", "Nutze {1} von {0}"}, warrior_noun);
    case Kind::pay:
      return say({"Pay with {0}", "Zahle mit {0}"}, resource_noun);
    case Kind::choose:
      return speaker.say({"Choose {0}", "Wähle {0}"}, {names.owned_number(sleeve)});
    case Kind::send:
      return say({"Attack with {0}", "Greife mit {0} an"}, warrior_noun);
    case Kind::block:
      return say({"Oppose {0}", "Stelle dich {0} entgegen"}, attacker_noun);
    case Kind::fight:
      return say({"Fight the skirmish of {0}", "Trage das Gefecht von {0} aus"}, attacker_noun);
    case Kind::train:
      return say({"Train {0}", "Bilde {0} aus"}, resource_noun);
    case Kind::discard:
      return say({"Discard {0}", "Lege {0} ab"}, card_noun);
    default:
      return say({"Put {0} into the barracks", "Lege {0} in die Kaserne"}, card_noun);
  }
}

}  // namespace

std::string Rules::say(Move move, const Speaker& speaker) const {
  using Kind = Move::Kind;
  const Names names(*this, speaker);
  if (names_sleeve(move.kind())) return say_with_card(move, names, speaker);
  switch (move.kind()) {
    case Kind::player:
      return speaker.say({"Choose {0}", "Wähle {0}"}, {names.player(move.seat())});
    case Kind::rival:
      return speaker.say({"Attack {0}", "Greife {0} an"}, {names.player(move.seat())});
    case Kind::deal:
      return speaker.say(
          {"Deal {0} damage to this defender", "Füge diesem Verteidiger {0} Schaden zu"},
          {std::to_string(move.value())});
    default:
      return say_plain(move.kind(), speaker);
  }
}

}  // namespace penta::phase
