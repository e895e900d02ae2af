// Moves in words, whatever bits they have. Without a view cards have only their numbers; with one
// they are called by what the viewer sees of them.
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

// For whoever sees the view.
class Seen {
 public:
  Seen(const Rules& rules, const View& view, const Speaker& speaker)
      : rules_(rules), view_(view), speaker_(speaker), names_(rules, speaker) {}

  // Nothing if the move names no card that the viewer sees.
  std::string say(Move move) const {
    using Kind = Move::Kind;
    if (move.kind() == Kind::deal || move.kind() == Kind::hold) return of_subject(move);
    if (move.kind() == Kind::done) return finish();
    if (!names_sleeve(move.kind()) || !is_seen(move.sleeve())) return "";
    const Sleeve sleeve = move.sleeve();
    const SideId side = this->side(move);
    switch (move.kind()) {
      case Kind::order:
        return speaker_.say({"Play the order of {0}{1}", "Spiele den Befehl von {0}{1}"},
                            {names_.card(sleeve, side), warning(move)});
      case Kind::skill:
        return speaker_.say({"Use {1} of {0}{2}", "Nutze {1} von {0}{2}"},
                            {names_.card(sleeve, side), skill(side, move.value()), warning(move)});
      case Kind::pay:
        return pay(sleeve, side);
      case Kind::choose:
        return speaker_.say({"Choose {0}", "Wähle {0}"}, {names_.owned(sleeve, side)});
      case Kind::send:
        return speaker_.say({"Attack with {0}", "Greife mit {0} an"}, {names_.card(sleeve, side)});
      case Kind::block:
        return speaker_.say({"Oppose {0}", "Stelle dich {0} entgegen"},
                            {names_.dative(sleeve, side)});
      case Kind::fight:
        return speaker_.say({"Fight the skirmish of {0}", "Trage das Gefecht von {0} aus"},
                            {names_.card(sleeve, side)});
      case Kind::train:
        return speaker_.say({"Train {0}, cost {1}", "Bilde {0} aus, Kosten {1}"},
                            {names_.card(sleeve, side), cost(side)});
      case Kind::discard:
        return speaker_.say({"Discard {0}", "Lege {0} ab"}, {names_.card(sleeve, side)});
      default:
        return speaker_.say(
            {"Put {0} into the barracks, cost {1}", "Lege {0} in die Kaserne, Kosten {1}"},
            {names_.card(sleeve, side), cost(side)});
    }
  }

 private:
  bool is_seen(Sleeve sleeve) const {
    const SideId face = view_.face(sleeve);
    return static_cast<std::size_t>(sleeve) < View::sleeves &&
           static_cast<std::size_t>(face) < rules_.set().sides.size();
  }
  // In a hand the side that its owner reads, if the viewer knows it.
  SideId side(Move move) const {
    const Sleeve sleeve = move.sleeve();
    const Lord& lord = view_.table.lords[owner(sleeve)];
    const SideId back = view_.back(sleeve);
    const bool known = static_cast<std::size_t>(back) < rules_.set().sides.size();
    return lord.hand.contains(number(sleeve)) && known ? back : view_.face(sleeve);
  }
  std::string cost(SideId side) const { return std::to_string(rules_.facts(side).cost); }
  std::string skill(SideId side, int skill) const {
    if (rules_.facts(side).skills == 1) return speaker_.say({"the skill", "die Fähigkeit"});
    return names_.skill(skill);
  }
  std::string warning(Move move) const {
    if (!rules_.check(view_, move).ok() || !rules_.outlook(view_, move)) return "";
    return speaker_.say({", which would change nothing", ", was nichts ändern würde"});
  }
  // What is phased shows its other side then.
  std::string pay(Sleeve sleeve, SideId side) const {
    const SideId back = view_.back(sleeve);
    const bool turns =
        view_.table.ask == Ask::phase && static_cast<std::size_t>(back) < rules_.set().sides.size();
    if (!turns) {
      return speaker_.say({"Pay with {0}", "Zahle mit {0}"}, {names_.card(sleeve, side)});
    }
    return speaker_.say({"Pay with {0}, which turns to {1}", "Zahle mit {0}, danach ist es {1}"},
                        {names_.card(sleeve, side), names_.quoted(back)});
  }
  std::string finish() const {
    switch (view_.table.ask) {
      case Ask::train:
        return speaker_.say({"End the turn", "Beende den Zug"});
      case Ask::attackers:
        return speaker_.say({"Send nobody else", "Schicke sonst niemanden"});
      default:
        return speaker_.say({"Choose no more", "Wähle nichts mehr"});
    }
  }
  std::string of_subject(Move move) const {
    const Sleeve subject = view_.table.subject;
    if (subject == no_sleeve || !is_seen(subject)) return "";
    if (move.kind() == Move::Kind::hold) {
      return speaker_.say({"Keep {0} out of the fights", "Halte {0} aus den Gefechten heraus"},
                          {names_.owned(subject, view_.face(subject))});
    }
    return speaker_.say(
        {"Deal {1} damage to {0}",
         move.value() == 1 ? "Füge {0} {1} Schadenspunkt zu" : "Füge {0} {1} Schadenspunkte zu"},
        {names_.dative(subject, view_.face(subject)), std::to_string(move.value())});
  }

  const Rules& rules_;
  const View& view_;
  const Speaker& speaker_;
  Names names_;
};

}  // namespace

std::string Rules::say(Move move, const View& view, const Speaker& speaker) const {
  std::string text = Seen(*this, view, speaker).say(move);
  return text.empty() ? say(move, speaker) : text;
}

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
