// Why a move is refused, in words: what is wrong with it and, behind the colon, the rule.
#include <array>

#include "engine/telling.h"
#include "games/phaktionz/names.h"

namespace penta::phaktionz {
namespace {

// For each ReasonCode one clause without a full stop. {0} is the first parameter as a seat, {1} as
// a card, {2} as a decision, {3} as a number, {4} as a slot.
constexpr std::array<Told, 48> reasons{{
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
    to_all({"There is no such card: cards are named like 1:haka-goblin.2",
            "Diese Karte gibt es nicht: Karten heißen etwa 1:haka-goblin.2"}),
    // name_first
    to_all({"Another card of that name comes first: {1}",
            "Eine andere Karte dieses Namens kommt zuerst: {1}"}),
    // not_in_hand
    to_all({"You do not hold {1}: Summons and invocations come from your own hand",
            "Du hast {1} nicht auf der Hand: Wesen und Anrufungen kommen aus der eigenen Hand"}),
    // not_in_play
    to_all({"You cannot name {1}: it is on no battlefield",
            "Du kannst {1} nicht nennen: Diese Karte liegt auf keinem Kampffeld"}),
    // not_yours
    to_all({"You do not own {1}: everybody plays and pays with their own cards",
            "Dir gehört {1} nicht: Alle spielen und zahlen mit den eigenen Karten"}),
    // not_summon
    to_all({"You cannot do that with {1}: it is no Summon",
            "Das geht mit {1} nicht: Diese Karte ist kein Wesen"}),
    // not_invocation
    to_all({"You cannot cast {1}: only invocations are cast, Summons are placed",
            "Du kannst {1} nicht wirken: Nur Anrufungen werden gewirkt, Wesen werden aufgestellt"}),
    // not_created
    to_all({"You cannot create {1}: only cards of your Creation Pile are created",
            "Du kannst {1} nicht erschaffen: Das geht nur mit Karten deines Schöpfungsstapels"}),
    // not_leader
    to_all({"You cannot promote {1}: only a Tier 0 on your Realm slot is promoted",
            "Du kannst {1} nicht befördern: Das geht nur mit einem Rang 0 auf deinem Reichsplatz"}),
    // wrong_phase
    to_all(
        {"You cannot use {1} in this phase: Summons are placed in the Main Phase, invocations "
         "cast there and in the Final Cast, and abilities work when their text says",
         "Du kannst {1} in dieser Phase nicht einsetzen: Wesen stellt man in der Hauptphase "
         "auf, Anrufungen wirkt man dort und in der Zauberphase, und Fähigkeiten nutzt man, wenn "
         "ihr Text es sagt"}),
    // too_many
    to_all({"You have announced enough: nobody makes more than {3} announcements in a turn",
            "Du hast genug angesagt: Mehr als {3} Ansagen macht niemand in einem Zug"}),
    // chain_full
    to_all({"Nobody can answer any more: a chain has at most {3} links",
            "Niemand kann mehr antworten: Eine Kette hat höchstens {3} Glieder"}),
    // limit_used
    to_all({"You have used that ability of {1} as often as its limit says",
            "Du hast diese Fähigkeit von {1} schon so oft genutzt, wie es ihre Grenze erlaubt"}),
    // no_such_ability
    to_all({"There is no such ability on {1}: only texts of the side that is up are used",
            "Diese Fähigkeit hat {1} nicht: Man nutzt nur Texte der Seite, die oben liegt"}),
    // not_action
    to_all({"You cannot use that text of {1}: it works by itself",
            "Du kannst diesen Text von {1} nicht nutzen: Er wirkt von selbst"}),
    // only_answers
    to_all({"You cannot use {1} now: it is used only in response to something",
            "Du kannst {1} jetzt nicht einsetzen: Das geht nur als Antwort auf etwas"}),
    // not_answering
    to_all({"You cannot answer with {1}: it does not answer what was announced last",
            "Du kannst nicht mit {1} antworten: Auf die letzte Ansage passt das nicht"}),
    // silenced
    to_all({"You cannot answer with {1}: what was announced last lets nothing of its kind answer",
            "Du kannst nicht mit {1} antworten: Die letzte Ansage lässt keine solche Antwort zu"}),
    // needs_condition
    to_all({"You cannot do that with {1} yet: its condition does not hold",
            "Das geht mit {1} noch nicht: Ihre Bedingung ist nicht erfüllt"}),
    // forbidden
    to_all({"You may not use {1}: the text of a card forbids it",
            "Du darfst {1} nicht einsetzen: Der Text einer Karte verbietet es"}),
    // cannot_pay
    to_all({"You cannot pay for {1}: without its cost nothing is announced",
            "Du kannst {1} nicht bezahlen: Ohne den Preis wird nichts angesagt"}),
    // nothing_to_choose
    to_all({"You cannot use {1} now: there is nothing that it could choose",
            "Du kannst {1} jetzt nicht einsetzen: Es gibt nichts, was sie wählen könnte"}),
    // no_bearer
    to_all({"You cannot cast {1}: a Weapon needs a Summon of yours that may bear it",
            "Du kannst {1} nicht wirken: Eine Waffe braucht ein Wesen von dir, das sie tragen "
            "darf"}),
    // row_full
    to_all({"You have no room for {1}: its row is full",
            "Du hast keinen Platz für {1}: Ihre Reihe ist voll"}),
    // no_total
    to_all({"You cannot pay for {1}: no Summons of yours have Tiers that total exactly its Tier",
            "Du kannst {1} nicht bezahlen: Keine deiner Wesen ergeben zusammen genau ihren Rang"}),
    // with_tier4
    to_all({"You cannot place {1}: no other Summon joins a Tier 4",
            "Du kannst {1} nicht aufstellen: Neben einem Rang 4 steht kein anderes Wesen"}),
    // wrong_total
    to_all({"You cannot demote {1} for this: with it, the Tiers cannot total what is needed",
            "Du kannst {1} dafür nicht absetzen: Damit ergeben die Ränge nicht genau die Summe"}),
    // undemotable
    to_all({"You cannot demote {1}: something protects it",
            "Du kannst {1} nicht absetzen: Etwas schützt diese Karte"}),
    // slot_taken
    to_all({"You cannot use {4}: it is taken, or kept for something announced",
            "Das geht nicht, vergeben oder freigehalten: {4}"}),
    // wrong_row
    to_all({"You cannot use {4}: Tier 1 and 2 stand in columns 1 to 5, Tier 3 in its own slot",
            "Das geht nicht, falsche Reihe ({4}): Rang 1 und 2 stehen in den Spalten 1 bis 5, "
            "Rang 3 auf dem eigenen Platz"}),
    // no_battle_left
    to_all({"You cannot battle with {1} any more: it is disabled until your next turn",
            "Du kannst mit {1} nicht mehr kämpfen: Bis zu deinem nächsten Zug erschöpft"}),
    // no_first_battle
    to_all({"You cannot battle yet: nobody battles in the first turn of this match",
            "Du kannst noch nicht kämpfen: Im ersten Zug dieser Partie kämpft niemand"}),
    // cannot_battle
    to_all({"You cannot battle with {1}: the text of a card forbids it",
            "Du kannst mit {1} nicht kämpfen: Der Text einer Karte verbietet es"}),
    // not_facing
    to_all({"You cannot battle {1} with a Tech from here: it battles only what faces it",
            "Du kannst {1} mit einem Techniker von hier nicht angreifen: Er kämpft nur gegen das, "
            "was ihm gegenübersteht"}),
    // never_direct
    to_all({"You cannot battle directly with {1}: Strikers battle only Summons",
            "Du kannst mit {1} nicht direkt angreifen: Stürmer kämpfen nur gegen Wesen"}),
    // column_taken
    to_all({"You cannot battle directly with {1}: a Summon faces it",
            "Du kannst mit {1} nicht direkt angreifen: Ein Wesen steht gegenüber"}),
    // nobody_to_battle
    to_all({"You find nobody to battle with {1}: there is no Summon that it could attack",
            "Du findest für {1} keinen Gegner: Es gibt kein Wesen, das sie angreifen könnte"}),
    // unbattled
    to_all({"You cannot battle {1}: the text of a card forbids it",
            "Du kannst {1} nicht angreifen: Der Text einer Karte verbietet es"}),
    // unchosen
    to_all({"You cannot choose {1}: what its opponent announces does not choose it",
            "Du kannst {1} nicht wählen: Was gegnerisch angesagt wird, wählt diese Karte nicht"}),
    // not_fitting
    to_all({"You cannot choose {1}: it is not what the text asks for",
            "Du kannst {1} nicht wählen: Der Text verlangt etwas anderes"}),
    // chosen_already
    to_all({"You cannot choose {1} again: it has been chosen for this already",
            "Du kannst {1} nicht noch einmal wählen: Dafür ist sie schon gewählt"}),
    // too_high
    to_all({"You cannot choose so high an X: at most {3}, for a card must stay in your deck",
            "Du kannst X nicht so hoch wählen: Höchstens {3}, denn eine Karte muss im Deck "
            "bleiben"}),
    // must_choose
    to_all({"You have to choose: the text leaves you no choice to do nothing",
            "Du musst wählen: Der Text lässt dir nicht die Wahl, nichts zu tun"}),
}};
static_assert(reasons.size() == static_cast<std::size_t>(ReasonCode::must_choose) + 1);

}  // namespace

std::string Rules::say(Reason reason, const Speaker& speaker) const {
  if (reason.code >= reasons.size()) return "";
  const Names names(*this, speaker);
  const int first = reason.args[0];
  const auto seat = static_cast<Seat>(first);
  const Told& told = reasons[reason.code];
  return fill(
      (speaker.is_you(seat) ? told.to_them : told.to_others).in(speaker.lang),
      {names.player(seat), names.owned(static_cast<Card>(first)),
       speaker.say(decision(static_cast<Ask>(first))), std::to_string(first), names.slot(first)});
}

}  // namespace penta::phaktionz
