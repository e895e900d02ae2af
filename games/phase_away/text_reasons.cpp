// Why a move is refused, in words.
#include <array>

#include "engine/telling.h"
#include "games/phase_away/names.h"
#include "games/phase_away/rules.h"

namespace penta::phase_away {
namespace {

constexpr std::array<Phrase, 9> step_names{{
    {"everybody chooses a character", "alle wählen eine Figur"},
    {"START is placed", "START wird gelegt"},
    {"the leader names who begins", "die Leitung bestimmt, wer beginnt"},
    {"somebody acts", "jemand ist am Zug"},
    {"one of the two tiles is laid", "eine der beiden Feldkarten wird gelegt"},
    {"say how much phase dust you hand over", "sag, wie viel Phasenstaub du übergibst"},
    {"say how many gems you hand over", "sag, wie viele Edelsteine du übergibst"},
    {"say how much money you hand over", "sag, wie viel Geld du übergibst"},
    {"the mission is over", "die Mission ist zu Ende"},
}};

// For each ReasonCode one clause without a full stop. {0} is the seat, {1} and {2} are numbers, {3}
// the square, {4} the thing, {5} the monster, {6} the character, {7} the dimension, {8} the step.
constexpr std::array<Told, 46> reasons{{
    // ok
    to_all({"Nothing speaks against it", "Nichts spricht dagegen"}),
    // mission_over
    to_all({"No more moves: the mission is over", "Kein Zug mehr: Die Mission ist zu Ende"}),
    // not_seated
    to_all({"You are watching: only players make moves",
            "Du schaust zu: Nur wer mitspielt, darf ziehen"}),
    // not_your_turn
    {{"Nobody else may act: it is your turn", "Sonst darf niemand handeln: Du bist am Zug"},
     {"It is not your turn: {0} is to act", "Du bist nicht am Zug: {0} ist an der Reihe"}},
    // not_leader
    {{"You are the leader: only you may do that", "Du leitest das Team: Nur du darfst das"},
     {"Only {0} may do that, who leads the team", "Das darf nur {0} als Teamleitung"}},
    // nonsense
    to_all({"There is no such move", "So einen Zug gibt es nicht"}),
    // first_choose
    to_all({"Not now: {8}", "Jetzt nicht: {8}"}),
    // taken_character
    to_all({"Somebody plays this character already", "Diese Figur spielt schon jemand"}),
    // no_ap
    to_all({"It takes {1} AP, and you have {2} left", "Es kostet {1} AP, und du hast noch {2}"}),
    // off_board
    to_all({"The board ends there", "Dort endet das Spielbrett"}),
    // not_laid
    to_all({"No room lies on {3} yet: explore it first",
            "Auf {3} liegt noch kein Raum: Erkunde ihn zuerst"}),
    // already_laid
    to_all({"A room lies on {3} already", "Auf {3} liegt schon ein Raum"}),
    // wrong_air
    to_all({"You are in {7} and cannot enter {3}: Alpha needs air, Beta a room without",
            "Du bist in {7} und kannst {3} nicht betreten: Alpha braucht Luft, Beta einen Raum "
            "ohne Luft"}),
    // not_your_skill
    to_all({"Only this character can do that: {6}", "Das kann nur diese Figur: {6}"}),
    // no_portal_here
    to_all({"You do not stand on a portal", "Du stehst auf keinem Portal"}),
    // looted_already
    to_all({"This room was searched in {7}: once in each dimension",
            "Dieser Raum ist in {7} schon geplündert: einmal je Dimension"}),
    // nothing_on_start
    to_all({"There is nothing to find on START", "Auf START gibt es nichts zu finden"}),
    // monster_here
    to_all({"A monster is in the way: {5}", "Ein Monster ist im Weg: {5}"}),
    // nothing_here
    to_all({"Nothing lies here", "Hier liegt nichts"}),
    // not_carried
    to_all({"You do not carry it: {4}", "Das trägst du nicht bei dir: {4}"}),
    // not_gear
    to_all({"It is neither weapon nor armour: {4}", "Das ist weder Waffe noch Rüstung: {4}"}),
    // no_item
    to_all({"It is worn, not used: {4}", "Das wird angelegt, nicht benutzt: {4}"}),
    // not_together
    {{"You are somewhere else", "Du bist woanders"},
     {"{0} is not with you: it takes the same room and dimension",
      "{0} ist nicht bei dir: Ihr braucht denselben Raum und dieselbe Dimension"}},
    // is_felled
    {{"You are felled: somebody has to help you up",
      "Du liegst verletzt: Jemand muss dir aufhelfen"},
     {"{0} is felled", "{0} liegt verletzt am Boden"}},
    // is_standing
    {{"You are standing", "Du stehst auf den Beinen"},
     {"{0} is standing", "{0} steht auf den Beinen"}},
    // nothing_to_hand
    to_all({"You have neither dust nor gems nor money",
            "Du hast weder Phasenstaub noch Edelsteine noch Geld"}),
    // no_shard
    to_all({"You have no shard", "Du hast keinen Splitter"}),
    // no_artefact
    to_all({"You do not carry the artefact", "Du trägst das Artefakt nicht"}),
    // too_much
    to_all({"That is too much: {1} at most", "Das ist zu viel: höchstens {1}"}),
    // too_little
    to_all({"Nothing would be handed over: name at least 1",
            "So wird nichts übergeben: Nenne mindestens 1"}),
    // no_effect
    to_all({"It would do nothing now: {4}", "Das würde jetzt nichts bewirken: {4}"}),
    // no_monster
    to_all({"There is no monster to deal with on {3}", "Auf {3} ist kein Monster, um das es geht"}),
    // not_enough_dust
    to_all({"It takes {1} phase dust, and you have {2}",
            "Es kostet {1} Phasenstaub, und du hast {2}"}),
    // portal_room
    to_all({"{3} keeps its air: a portal is there", "{3} behält seine Luft: Dort ist ein Portal"}),
    // artefact_room
    to_all({"{3} stays without air: the artefact is there",
            "{3} bleibt luftleer: Dort ist das Artefakt"}),
    // start_room
    to_all({"START keeps its air", "START behält seine Luft"}),
    // somebody_there
    to_all({"Somebody is in {3}: its air cannot be changed",
            "In {3} ist jemand: Die Luft lässt sich dort nicht ändern"}),
    // full_health
    {{"You have all your HP", "Du hast alle deine HP"}, {"{0} has all HP", "{0} hat alle HP"}},
    // artefact_elsewhere
    to_all({"The artefact is not in this room", "Das Artefakt ist nicht in diesem Raum"}),
    // shards_missing
    to_all({"You have {1} of 5 shards: one has all five, or all are here, each with one",
            "Du hast {1} von 5 Splittern: Entweder hat jemand alle fünf, oder ihr seid alle hier, "
            "jeder mit einem"}),
    // no_fight
    to_all({"There is no fight to be taken here now", "Hier steht jetzt kein Kampf an"}),
    // not_sealed
    to_all({"You are not sealed in", "Du bist nicht eingeschlossen"}),
    // not_on_start
    to_all({"You can walk to START: do so first", "Du kannst nach START gehen: Tu das zuerst"}),
    // ap_spent
    to_all({"It takes the whole turn, with nothing done before",
            "Es kostet den ganzen Zug: Vorher darf nichts geschehen sein"}),
    // no_rescue
    to_all({"You cannot wake on START now: only at tables with rescue, after two missed turns",
            "Du kannst jetzt nicht auf START erwachen: nur an Tischen mit Rettung, nach zwei "
            "verpassten Zügen"}),
    // not_home
    to_all(
        {"Nobody stands on START with the artefact", "Niemand steht mit dem Artefakt auf START"}),
}};
static_assert(reasons.size() == static_cast<std::size_t>(ReasonCode::not_home) + 1);

}  // namespace

std::string Rules::say(Reason reason, const Speaker& speaker) const {
  if (reason.code >= reasons.size()) return "";
  const Lang lang = speaker.lang;
  const std::uint8_t first = reason.args[0];
  const auto seat = static_cast<Seat>(first);
  const bool seated = first < players_;
  const auto code = static_cast<ReasonCode>(reason.code);
  const std::uint8_t dimension = code == ReasonCode::wrong_air ? reason.args[1] : first;
  const Told& told = reasons[reason.code];
  return speaker.say(
      seated && speaker.is_you(seat) ? told.to_them : told.to_others,
      {seated ? speaker.name(seat) : "?", std::to_string(first), std::to_string(reason.args[1]),
       word(static_cast<Square>(first)), name_of(station_.things, first, lang),
       name_of(station_.monsters, first, lang), name_of(station_.character, first, lang),
       dimension == 1 ? "Beta" : "Alpha",
       first < step_names.size() ? std::string(step_names[first].in(lang)) : "?"});
}

}  // namespace penta::phase_away
