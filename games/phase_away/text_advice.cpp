// Advice in words, English and German.
#include <array>

#include "engine/telling.h"
#include "games/phase_away/advice.h"
#include "games/phase_away/names.h"
#include "games/phase_away/rules.h"

namespace penta::phase_away {
namespace {

// What a gap of a sentence holds.
enum class Gap : std::uint8_t {
  nothing,
  number,
  seat,
  square,
  thing,
  monster,
  character,
  dimension,
  time,
  steps
};

struct Words {
  Phrase phrase;
  std::array<Gap, 4> gaps{};
};

using enum Gap;
constexpr std::array<Words, advice_codes> advice_words{{
    // estimate
    {{"Nothing that lies open speaks for it: the bot tried it out.",
      "Was offen liegt, sagt nichts dazu: Der Bot hat es durchgespielt."}},
    // only_move
    {{"It is the only thing you can do.", "Etwas anderes kannst du nicht tun."}},
    // chooses
    {{"{0}: {1} AP, {2} HP, damage {3}.", "{0}: {1} AP, {2} HP, {3} Schaden."},
     {character, number, number, number}},
    // starts_there
    {{"From {0} no square of the board is further away than {1} steps.",
      "Von {0} ist kein Feld des Bretts weiter weg als {1} Schritte."},
     {square, number}},
    // names_quickest
    {{"Nobody has more AP than {0}: {1}.", "Niemand hat mehr AP als {0}: {1}."}, {seat, number}},
    // explores
    {{"A new room on {0}: something to search, or a monster. Unexplored beside it: {1}.",
      "Ein neuer Raum auf {0}: etwas zu plündern, oder ein Monster. Daneben unerforscht: {1}."},
     {square, number}},
    // explores_for_shards
    {{"Shards lie in plain rooms without air: {1} of 5 are found, and {2} of {3} tiles left are "
      "plain.",
      "Splitter liegen in einfachen Räumen ohne Luft: {1} von 5 sind gefunden, und von {3} "
      "Feldkarten im Beutel sind {2} einfach."},
     {square, number, number, number}},
    // scouts
    {{"You see two rooms for {0} and lay the better one.",
      "Du siehst zwei Räume für {0} und legst den besseren."},
     {square}},
    // lays_walkable
    {{"You are in {1} and can enter it: {0}.", "Du bist in {1} und kannst ihn betreten: {0}."},
     {square, dimension}},
    // lays_without
    {{"It holds no monster; the other one does: {0}.",
      "Hier wartet kein Monster, im anderen schon: {0}."},
     {monster}},
    // all_home
    {{"Then everybody is on START with the artefact: mission accomplished.",
      "Dann sind alle mit dem Artefakt auf START: Mission erfüllt."}},
    // brings_home
    {{"You carry the artefact: {0} to START, {1} on the clock.",
      "Du trägst das Artefakt: {0} bis START, {1} auf der Uhr."},
     {steps, time}},
    // goes_home
    {{"The artefact is out of its room, so home: {0} to START, {1} on the clock.",
      "Das Artefakt ist geholt, also heim: {0} bis START, {1} auf der Uhr."},
     {steps, time}},
    // wins_unhurt
    {{"You win this fight without losing HP: {0}.",
      "Diesen Kampf gewinnst du, ohne HP zu verlieren: {0}."},
     {monster}},
    // wins_fight
    {{"You win this fight and gain phase dust: {0}. It costs {1} HP, you keep {2}.",
      "Diesen Kampf gewinnst du und erhältst Phasenstaub: {0}. Er kostet {1} HP, dir bleiben {2}."},
     {monster, number, number}},
    // fights_on
    {{"A fight that you do not win now: {0} survives. It costs you {1} HP, you keep {2}.",
      "Diesen Kampf gewinnst du jetzt nicht: {0} überlebt. Er kostet dich {1} HP, dir bleiben "
      "{2}."},
     {monster, number, number}},
    // falls
    {{"Careful, you fall: {0} strikes with {1}, and you have {2} HP. You lie there, with all that "
      "you carry on the floor, until a mate comes.",
      "Vorsicht, du fällst: {0} schlägt mit {1}, und du hast {2} HP. Du liegst dort, und was du "
      "trägst, am Boden, bis jemand vom Team kommt."},
     {monster, number, number}},
    // sneaks_past
    {{"You get past without a fight: {0} would take {1} HP from you.",
      "Du kommst ohne Kampf vorbei: {0} würde dich {1} HP kosten."},
     {monster, number}},
    // revives
    {{"You help {0} up.", "Du hilfst {0} auf."}, {seat}},
    // ports
    {{"The portal takes you to {0}, in {1}.", "Das Portal bringt dich nach {0}, in {1}."},
     {square, dimension}},
    // to_floor
    {{"Something lies on {0}, to be picked up.", "Auf {0} liegt etwas, das du aufheben kannst."},
     {square}},
    // to_unsearched
    {{"Nobody has searched {0} in {1} yet.", "{0} hat in {1} noch niemand geplündert."},
     {square, dimension}},
    // to_felled
    {{"{0} is felled and needs help: {1}.", "{0} liegt am Boden und braucht Hilfe: {1}."},
     {seat, steps}},
    // to_artefact
    {{"You have a shard, and the artefact is on {0}: {1}.",
      "Du hast einen Splitter, und das Artefakt ist auf {0}: {1}."},
     {square, steps}},
    // to_dust_shift
    {{"On START 1 phase dust takes you to Beta: {0}, and you have {1} dust.",
      "Auf START bringt dich 1 Phasenstaub nach Beta: {0}, und du hast {1} Staub."},
     {steps, number}},
    // to_portal
    {{"The portal on {0} leads to Beta, where the shards are: {1}.",
      "Das Portal auf {0} führt nach Beta, wo die Splitter sind: {1}."},
     {square, steps}},
    // to_far_search
    {{"Nobody has searched {0} in your dimension: {1}.",
      "{0} hat in deiner Dimension niemand geplündert: {1}."},
     {square, steps}},
    // to_edge
    {{"From {0} you can explore. Unexplored beside it: {1}.",
      "Von {0} aus kannst du erkunden. Daneben unerforscht: {1}."},
     {square, number}},
    // to_far_edge
    {{"You can explore again from {0}: {1}.", "Von {0} aus kannst du wieder erkunden: {1}."},
     {square, steps}},
    // to_start
    {{"START is safe: no monster ever enters it.",
      "START ist sicher: Dorthin kommt nie ein Monster."}},
    // to_nowhere
    {{"No fight waits on {0}, and nothing to find; then {1} to START.",
      "Auf {0} wartet kein Kampf, aber auch kein Fund; dann {1} bis START."},
     {square, steps}},
    // takes_artefact
    {{"The artefact can be taken now. Shards of your own: {0}.",
      "Das Artefakt lässt sich jetzt nehmen. Deine Splitter: {0}."},
     {number}},
    // searches_shard
    {{"Shards are found here: {0} of 5 so far. At the latest search number {1} from now finds one.",
      "Hier gibt es Splitter: bisher {0} von 5. Spätestens die {1}. Suche von jetzt an findet "
      "einen."},
     {number, number}},
    // searches
    {{"Nobody has searched {0} in {1} yet, and no monster guards it.",
      "{0} hat in {1} noch niemand geplündert, und kein Monster bewacht es."},
     {square, dimension}},
    // gathers
    {{"1 AP takes all that lies on {0}.", "1 AP nimmt alles, was auf {0} liegt."}, {square}},
    // wears_weapon
    {{"{0}: your damage rises from {2} to {1}.", "{0}: Dein Schaden steigt von {2} auf {1}."},
     {thing, number, number}},
    // wears_armour
    {{"{0}: each blow loses {1} instead of {2}.", "{0}: Jeder Schlag verliert {1} statt {2}."},
     {thing, number, number}},
    // gives_gear
    {{"{0} wears nothing of the kind: {1}.", "{0} trägt noch nichts dergleichen: {1}."},
     {seat, thing}},
    // gives_item
    {{"{0} can use it in turns to come: {1}.", "{0} kann es in eigenen Zügen benutzen: {1}."},
     {seat, thing}},
    // gives_shard
    {{"{0} then has {1} of the 5 shards.", "{0} hat dann {1} der 5 Splitter."}, {seat, number}},
    // gives_to_quicker
    {{"{0} has {1} AP a turn, more than you, and carries the artefact faster.",
      "{0} hat {1} AP im Zug, mehr als du, und trägt das Artefakt schneller."},
     {seat, number}},
    // hands_dust
    {{"{0} has no phase dust; 1 on START is enough to change the dimension.",
      "{0} hat keinen Phasenstaub; auf START genügt 1, um die Dimension zu wechseln."},
     {seat}},
    // hands_purse
    {{"{0} stands with you: for 1 AP you hand over as much as you like.",
      "{0} steht bei dir: Für 1 AP übergibst du so viel, wie du willst."},
     {seat}},
    // hands_amount
    {{"You hand over {0} of it.", "Du gibst {0} davon ab."}, {number}},
    // keeps
    {{"You keep all {0} of it.", "Du behältst alle {0}."}, {number}},
    // heals_mate
    {{"{0} then has {1} of {2} HP.", "{0} hat dann {1} von {2} HP."}, {seat, number, number}},
    // heals_self
    {{"You then have {0} of {1} HP.", "Du hast dann {0} von {1} HP."}, {number, number}},
    // slays_here
    {{"You win this fight, free of AP: {0}. It costs {1} HP, you keep {2}.",
      "Diesen Kampf gewinnst du, ohne AP: {0}. Er kostet {1} HP, dir bleiben {2}."},
     {monster, number, number}},
    // uses_heal
    {{"{0}: you then have {1} of {2} HP.", "{0}: Du hast dann {1} von {2} HP."},
     {thing, number, number}},
    // uses_energy
    {{"{0}: you then have {1} AP in this turn.", "{0}: Du hast dann in diesem Zug {1} AP."},
     {thing, number}},
    // uses_home
    {{"{0}: on START at once, {1} steps saved.", "{0}: sofort auf START, {1} Schritte gespart."},
     {thing, number}},
    // uses_home_only
    {{"{0}: on START at once, where no way leads on foot.",
      "{0}: sofort auf START, wohin zu Fuß kein Weg führt."},
     {thing}},
    // uses_shield
    {{"{0}: the next blow against you is halved.",
      "{0}: Der nächste Schlag gegen dich wird halbiert."},
     {thing}},
    // uses_luck
    {{"{0}: your next search finds two things.", "{0}: Deine nächste Suche findet zwei Dinge."},
     {thing}},
    // banishes
    {{"{0}: on {2} nothing is explored, so this monster is gone: {1}.",
      "{0}: Auf {2} ist nichts erforscht, also ist dieses Monster fort: {1}."},
     {thing, monster, square}},
    // pushes
    {{"{0}: this monster has to go to {2}: {1}.", "{0}: Dieses Monster muss nach {2}: {1}."},
     {thing, monster, square}},
    // uses_shift
    {{"{0}: you are in {1} then.", "{0}: Dann bist du in {1}."}, {thing, dimension}},
    // uses_wake
    {{"{0}: {1} stands up again with {2} HP.", "{0}: {1} steht mit {2} HP wieder auf."},
     {thing, seat, number}},
    // shifts
    {{"You are in {1} then, and have {0} phase dust left.",
      "Dann bist du in {1} und hast noch {0} Phasenstaub."},
     {number, dimension}},
    // vents_open
    {{"You can enter {0} then.", "Dann kannst du {0} betreten."}, {square}},
    // vents_shut
    {{"Those in the other dimension can enter {0} then.",
      "Dann kann {0} betreten, wer in der anderen Dimension ist."},
     {square}},
    // frees
    {{"You are sealed in: the turn brings you to START, in {0}.",
      "Du bist eingeschlossen: Der Zug bringt dich auf START, in {0}."},
     {dimension}},
    // wakes
    {{"You stand again, on START with 1 HP.", "Du stehst wieder, auf START mit 1 HP."}},
    // no_ap_left
    {{"You have no AP left.", "Du hast keine AP mehr."}},
    // waits_on_start
    {{"You are home, and the artefact is out of its room: {0} of {1} are on START.",
      "Du bist daheim, und das Artefakt ist geholt: {0} von {1} sind auf START."},
     {number, number}},
    // calls_end
    {{"The artefact is on START: that is a success, with {0} still missing.",
      "Das Artefakt ist auf START: Das ist ein Erfolg, auch wenn {0} fehlen."},
     {number}},
    // ends_falling
    {{"Careful, you fall if your turn ends here: {0} strikes with {1}, and you have {2} HP.",
      "Vorsicht, du fällst, wenn dein Zug hier endet: {0} schlägt mit {1}, und du hast {2} HP."},
     {monster, number, number}},
    // ends_fighting
    {{"Who ends the turn beside a monster fights it: {0} costs you {1} HP, you keep {2}.",
      "Wer den Zug bei einem Monster beendet, kämpft: {0} kostet dich {1} HP, dir bleiben {2}."},
     {monster, number, number}},
    // ends_beside
    {{"You have fought {0} in this turn: ending it costs no second blow. AP that lapse: {1}.",
      "Mit {0} hast du in diesem Zug schon gekämpft: Das Ende kostet keinen zweiten Schlag. AP, "
      "die verfallen: {1}."},
     {monster, number}},
    // ends_on_start
    {{"Nothing is risked: no monster enters START. AP that lapse: {0}.",
      "Ohne Risiko: START betritt kein Monster. AP, die verfallen: {0}."},
     {number}},
    // ends_alone
    {{"No monster is in your room, so the end of the turn brings no fight. AP that lapse: {0}.",
      "In deinem Raum ist kein Monster, also bringt das Zugende keinen Kampf. AP, die verfallen: "
      "{0}."},
     {number}},
}};

std::string minutes_and_seconds(int seconds) {
  const int rest = seconds % 60;
  return std::to_string(seconds / 60) + (rest < 10 ? ":0" : ":") + std::to_string(rest);
}

}  // namespace

std::string Rules::say(const Advice& advice, const Speaker& speaker) const {
  if (advice.code >= advice_words.size()) return "";
  const Words& words = advice_words[advice.code];
  const Lang lang = speaker.lang;
  std::array<std::string, 4> gaps;
  for (std::size_t i = 0; i < gaps.size(); ++i) {
    const std::uint16_t value = advice.args[i];
    switch (words.gaps[i]) {
      case nothing:
        break;
      case number:
        gaps[i] = std::to_string(value);
        break;
      case seat:
        gaps[i] = speaker.name(seat_at(value));
        break;
      case square:
        gaps[i] = word(static_cast<Square>(value));
        break;
      case thing:
        gaps[i] = name_of(station_.things, value, lang);
        break;
      case monster:
        gaps[i] = name_of(station_.monsters, value, lang);
        break;
      case character:
        gaps[i] = name_of(station_.character, value, lang);
        break;
      case dimension:
        gaps[i] = value == 1 ? "Beta" : "Alpha";
        break;
      case time:
        gaps[i] = minutes_and_seconds(value);
        break;
      case steps:
        gaps[i] = counted(value, {"more step", "Schritt"}, {"more steps", "Schritte"}, lang);
        if (lang == Lang::de) gaps[i] = "noch " + gaps[i];
        break;
    }
  }
  return fill(words.phrase.in(lang), {gaps[0], gaps[1], gaps[2], gaps[3]});
}

}  // namespace penta::phase_away
