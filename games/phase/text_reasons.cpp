// Why a move is refused, in words: what is wrong with it and, behind the colon, the rule.
#include <array>

#include "engine/telling.h"
#include "games/phase/names.h"

namespace penta::phase {
namespace {

// For each ReasonCode one clause without a full stop. {0} is the first parameter as a seat, {1} as
// a card, {2} as a decision; {3}, {4} and {5} are all three as numbers; {6} is the number of
// players, {7} how many actions there are in a turn.
constexpr std::array<Told, 30> reasons{{
    // ok
    to_all({"Nothing speaks against it", "Nichts spricht dagegen"}),
    // match_over
    to_all({"No more moves: the match is over", "Kein Zug mehr: Die Partie ist zu Ende"}),
    // not_seated
    to_all({"You are watching: only players make moves",
            "Du schaust zu: Nur wer mitspielt, darf ziehen"}),
    // not_your_turn
    {{"Nobody else may decide: it is up to you", "Sonst darf niemand entscheiden: Du bist gefragt"},
     {"It is not up to you now: {0} has to decide",
      "Du bist jetzt nicht gefragt: {0} muss entscheiden"}},
    // not_asked
    to_all({"This is not the time for it: the decision now is to {2}",
            "Das geht jetzt nicht, denn nun steht an: {2}"}),
    // no_such_card
    to_all({"There is no such card: cards are named by seat and number, like 2:17",
            "Diese Karte gibt es nicht: Karten heißen nach Sitz und Nummer, etwa 2:17"}),
    // not_in_hand
    to_all({"You do not hold {1}: orders and discards come from your own hand",
            "Du hast {1} nicht auf der Hand: Befehle und Abwürfe kommen aus der eigenen Hand"}),
    // not_yours
    to_all({"You do not own {1}: everybody plays their own cards",
            "Dir gehört {1} nicht: Alle spielen mit den eigenen Karten"}),
    // not_warrior
    to_all({"You cannot do that with {1}: only warriors in play fight and use skills",
            "Das geht mit {1} nicht: Nur Krieger im Spiel kämpfen und nutzen Fähigkeiten"}),
    // not_resource
    to_all({"You cannot do that with {1}: only resources in the barracks pay and are trained",
            "Das geht mit {1} nicht: Nur Ressourcen in der Kaserne zahlen und werden ausgebildet"}),
    // locked
    to_all({"You cannot use {1}: a locked card does nothing until its owner's next turn",
            "Du kannst {1} nicht einsetzen: Gesperrtes tut bis zum nächsten eigenen Zug nichts"}),
    // no_such_skill
    to_all({"You see no such skill on {1}: only skills of the side that is up work",
            "Diese Fähigkeit hat {1} nicht: Es wirken nur Fähigkeiten der Seite, die oben liegt"}),
    // not_action
    to_all({"You cannot use that skill of {1}: only skills that begin with Action are used, others "
            "are set off",
            "Du kannst diese Fähigkeit von {1} nicht nutzen: Nur Fähigkeiten mit dem Wort Aktion "
            "werden genutzt, andere werden ausgelöst"}),
    // used_up
    to_all({"You have used that skill of {1}: each works once a turn",
            "Du hast diese Fähigkeit von {1} schon genutzt: Jede wirkt einmal je Zug"}),
    // too_many
    to_all({"You have done enough: nobody takes more than {7} actions and trainings in a turn",
            "Du hast genug getan: Mehr als {7} Aktionen und Ausbildungen hat niemand in einem "
            "Zug"}),
    // not_fighting
    to_all({"You cannot use {1} here: in a skirmish only warriors that are in it use skills and "
            "are chosen",
            "Hier hilft {1} nicht: In einem Gefecht nutzen nur die Krieger darin Fähigkeiten und "
            "werden gewählt"}),
    // too_expensive
    to_all({"You cannot pay for {1}: it costs {4}, each time another resource, and {5} can pay",
            "Du kannst {1} nicht bezahlen: Das kostet {4}, jedes Mal eine andere Ressource, und "
            "zahlen können {5}"}),
    // nothing_to_choose
    to_all({"You cannot use {1} now: an action needs something that it can choose",
            "Du kannst {1} jetzt nicht einsetzen: Eine Aktion braucht etwas, das sie wählen kann"}),
    // pays_itself
    to_all({"You are training {1}: a card does not pay for its own training",
            "Du bildest {1} gerade aus: Eine Karte zahlt nicht für die eigene Ausbildung"}),
    // in_order
    to_all({"You have gone past {1}: several cards are named one by one, with rising numbers",
            "Du bist über {1} schon hinaus: Mehrere Karten werden einzeln mit steigenden Nummern "
            "genannt"}),
    // too_few_left
    to_all({"You cannot begin with {1}: a cost is paid in rising numbers, and too few would remain",
            "Du kannst {1} nicht nehmen: Gezahlt wird mit steigenden Nummern, und danach blieben "
            "zu wenige"}),
    // not_attacker
    to_all({"You cannot name {1} here: it does not attack, or its skirmish is over",
            "Du kannst {1} hier nicht nennen: Ein Angreifer ist das nicht oder nicht mehr"}),
    // same_alignment
    to_all({"You cannot oppose {1}: good warriors oppose evil ones, and evil ones good ones",
            "Du kannst dich {1} nicht entgegenstellen: Gute treten gegen Böse an und Böse gegen "
            "Gute"}),
    // not_fitting
    to_all({"You cannot choose {1}: it is not what the text on the card asks for",
            "Du kannst {1} nicht wählen: Der Text der Karte verlangt etwas anderes"}),
    // not_yourself
    to_all({"You cannot name yourself: it has to be an opponent",
            "Dich selbst kannst du nicht nennen: Es muss ein Gegner sein"}),
    // no_such_seat
    to_all({"Nobody sits there: seats go from 1 to {6}",
            "Dort sitzt niemand: Die Sitze gehen von 1 bis {6}"}),
    // too_much
    to_all({"You cannot deal that much: {3} damage is left to split",
            "So viel kannst du nicht zuteilen: Es ist noch {3} Schaden zu verteilen"}),
    // attacker_needed
    to_all({"You have sent nobody yet: an attack needs at least one warrior",
            "Du hast noch niemanden geschickt: Ein Angriff braucht mindestens einen Krieger"}),
    // own_turn_only
    to_all({"You cannot use {1} now: only whoever has the turn brings warriors into play",
            "Du kannst {1} jetzt nicht einsetzen: Nur wer am Zug ist, bringt Krieger ins Spiel"}),
    // not_another
    to_all({"You cannot choose {1}: the text asks for another than itself and those chosen before",
            "Du kannst {1} nicht wählen: Gesucht ist etwas anderes als die Karte selbst und schon "
            "Gewähltes"}),
}};
static_assert(reasons.size() == static_cast<std::size_t>(ReasonCode::not_another) + 1);

}  // namespace

std::string Rules::say(Reason reason, const Speaker& speaker) const {
  if (reason.code >= reasons.size()) return "";
  const Names names(*this, speaker);
  const auto [first, second, third] = reason.args;
  const auto seat = static_cast<Seat>(first);
  const Told& told = reasons[reason.code];
  return fill((speaker.is_you(seat) ? told.to_them : told.to_others).in(speaker.lang),
              {names.player(seat), names.numbered(static_cast<Sleeve>(first), {"card", "Karte"}),
               speaker.say(decision(static_cast<Ask>(first))), std::to_string(first),
               std::to_string(second), std::to_string(third), std::to_string(players_),
               std::to_string(most_taken)});
}

}  // namespace penta::phase
