// Advice in words, English and German.
#include <array>

#include "games/phase/advice.h"
#include "games/phase/names.h"

namespace penta::phase {
namespace {

constexpr Named a_side = Named::card;
constexpr Named a_seat = Named::seat;
constexpr Named a_number = Named::number;
constexpr Named a_text = Named::other;

constexpr std::array<AdviceWords, advice_codes> advice_words{{
    common_advice::estimate,
    common_advice::only_move,
    common_advice::wins_match,
    // gains_good
    {{"You gain good influence at once: {0}.", "Du bekommst sofort guten Einfluss: {0}."},
     {a_number}},
    // gains_evil
    {{"You gain evil influence at once: {0}.", "Du bekommst sofort bösen Einfluss: {0}."},
     {a_number}},
    // makes_lose
    {{"{0} loses influence at once: {1}.", "{0} verliert sofort Einfluss: {1}."},
     {a_seat, a_number}},
    // destroys
    {{"It destroys {0}, a warrior of {1}.", "Es vernichtet {0}, einen Krieger von {1}."},
     {a_side, a_seat}},
    // brings_play
    {{"{0} comes into play now: attack {1}, defence {2}.",
      "{0} kommt jetzt ins Spiel: Angriff {1}, Verteidigung {2}."},
     {a_side, a_number, a_number}},
    // recruits_cheapest
    {{"{0} is the cheapest of your cards to train: cost {1}.",
      "{0} lässt sich von deinen Karten am billigsten ausbilden: Kosten {1}."},
     {a_side, a_number}},
    // recruits
    {{"It lies in the barracks as {0}: cost {1}, attack {2}, defence {3}.",
      "In der Kaserne liegt sie als {0}: Kosten {1}, Angriff {2}, Verteidigung {3}."},
     {a_side, a_number, a_number, a_number}},
    // orders
    {{"{0} says: {1}", "{0} sagt: {1}"}, {a_side, a_text}},
    // uses
    {{"{0} can do this: {1}", "{0} kann das: {1}"}, {a_side, a_text}},
    // trains_strongest
    {{"{0} is the strongest that you can pay for: attack {2}, defence {3}, cost {1}.",
      "{0} ist am stärksten von allen, die du bezahlen kannst: Angriff {2}, Verteidigung {3}, "
      "Kosten "
      "{1}."},
     {a_side, a_number, a_number, a_number}},
    // trains
    {{"{0} becomes a warrior: attack {2}, defence {3}, for a cost of {1}.",
      "{0} wird Krieger: Angriff {2}, Verteidigung {3}, für Kosten von {1}."},
     {a_side, a_number, a_number, a_number}},
    // trains_no_more
    {{"There is no resource left that you could train.",
      "Es gibt keine Ressource mehr, die du ausbilden könntest."}},
    // keeps_resources
    {{"Your resources stay as they lie, to pay or to be trained later: {0}.",
      "Deine Ressourcen bleiben, wie sie liegen, zum Zahlen oder für später: {0}."},
     {a_number}},
    // keeps_hand
    {{"You keep your orders for later. Cards in hand: {0}.",
      "Du hebst deine Befehle auf. Karten auf der Hand: {0}."},
     {a_number}},
    // leaves_skills
    {{"Your skills stay unused and cost nothing.",
      "Deine Fähigkeiten bleiben ungenutzt und kosten nichts."}},
    // pays_by_phasing
    {{"Phased, the resource shows {0}: cost {1}, attack {2}, defence {3}.",
      "Umgedreht zeigt die Ressource {0}: Kosten {1}, Angriff {2}, Verteidigung {3}."},
     {a_side, a_number, a_number, a_number}},
    // pays_by_locking
    {{"{0} sleeps until your next turn begins; the others stay awake.",
      "{0} schläft, bis dein nächster Zug beginnt; die anderen bleiben wach."},
     {a_side}},
    // can_attack
    {{"Warriors that can attack: {0}, with {1} attack in all. You may still leave it.",
      "Krieger, die angreifen können: {0}, zusammen mit Angriff {1}. Du kannst es immer noch "
      "lassen."},
     {a_number, a_number}},
    // stays_home
    {{"Your warriors stay at home to defend: {0}. The others have {1} awake.",
      "Deine Krieger bleiben zum Verteidigen zu Hause: {0}. Die anderen haben {1} wache."},
     {a_number, a_number}},
    // attacks_nexus
    {{"The Nexus still holds {0} good and {1} evil influence: who strikes it gains some.",
      "Im Nexus sind noch {0} guter und {1} böser Einfluss: Wer ihn trifft, bekommt davon."},
     {a_number, a_number}},
    // attacks_leader
    {{"{0} leads with {1} influence of one kind: what you strike is lost to {0}.",
      "{0} führt mit {1} Einfluss einer Art: Was du triffst, verliert {0}."},
     {a_seat, a_number}},
    // attacks_rival
    {{"{0} has {1} good and {2} evil influence to lose.",
      "{0} hat {1} guten und {2} bösen Einfluss zu verlieren."},
     {a_seat, a_number, a_number}},
    // cannot_be_opposed
    {{"As the warriors stand, nobody can oppose {0}: attack {1}.",
      "So wie die Krieger stehen, kann sich {0} niemand entgegenstellen: Angriff {1}."},
     {a_side, a_number}},
    // sends
    {{"{0} attacks with {1}. Warriors that could oppose it: {2}.",
      "{0} greift mit {1} an. Krieger, die sich entgegenstellen könnten: {2}."},
     {a_side, a_number, a_number}},
    // keeps_home
    {{"Warriors that stay at home to defend: {0}.",
      "Krieger, die zum Verteidigen zu Hause bleiben: {0}."},
     {a_number}},
    // block_destroys
    {{"As it stands, your warrior destroys {0}.", "So wie es steht, vernichtet dein Krieger {0}."},
     {a_side}},
    // block_stops
    {{"{0} with attack {1} is opposed and does not simply get through.",
      "{0} mit Angriff {1} trifft auf Gegenwehr und kommt nicht einfach durch."},
     {a_side, a_number}},
    // hold_survives
    {{"{0} with attack {1} could destroy your warrior.",
      "{0} mit Angriff {1} könnte deinen Krieger vernichten."},
     {a_side, a_number}},
    // holds_out
    {{"Out of the fights, your warrior takes no damage in them.",
      "Außerhalb der Gefechte nimmt dein Krieger dort keinen Schaden."}},
    // fights_free
    {{"Nobody opposes {0}: attack {1}.", "Niemand stellt sich {0} entgegen: Angriff {1}."},
     {a_side, a_number}},
    // fights
    {{"{0} fights with attack {1}; you may choose the order of the skirmishes.",
      "{0} kämpft mit Angriff {1}; die Reihenfolge der Gefechte bestimmst du."},
     {a_side, a_number}},
    // deals_enough
    {{"{1} damage is enough for {0}.", "{1} Schaden reicht für {0}."}, {a_side, a_number}},
    // deals
    {{"{0} withstands {2} damage: {1} now leaves the rest for the others.",
      "{0} hält {2} Schaden aus: {1} lässt den Rest für die anderen."},
     {a_side, a_number, a_number}},
    // chooses_theirs
    {{"It concerns {1}, a card of {0}.", "Es betrifft {1}, eine Karte von {0}."}, {a_seat, a_side}},
    // chooses_own
    {{"It concerns {0}, a card of your own.", "Es betrifft {0}, eine Karte von dir."}, {a_side}},
    // chooses_no_more
    {{"Nothing more has to be chosen.", "Mehr muss nicht gewählt werden."}},
    // accepts
    {{"{0} offers it: {1}", "{0} bietet es an: {1}"}, {a_side, a_text}},
    // declines
    {{"{0} only offers it: {1}", "{0} bietet es nur an: {1}"}, {a_side, a_text}},
    // takes_kind
    {{"Of this kind you have {0} so far.", "Von dieser Art hast du bisher {0}."}, {a_number}},
    // names_leader
    {{"{0} leads with {1} influence of one kind.", "{0} führt mit {1} Einfluss einer Art."},
     {a_seat, a_number}},
    // names_player
    {{"{0} has {1} good and {2} evil influence.", "{0} hat {1} guten und {2} bösen Einfluss."},
     {a_seat, a_number, a_number}},
    // discards
    {{"You part with {0} and keep the rest.", "Du trennst dich von {0} und behältst den Rest."},
     {a_side}},
    // changes_nothing
    {{"As it stands, this would change nothing.", "So wie es steht, würde das nichts ändern."}},
}};

}  // namespace

std::string Rules::say(const Advice& advice, const Speaker& speaker) const {
  if (advice.code >= advice_words.size()) return "";
  const Names names(*this, speaker);
  return worded(advice_words[advice.code], advice, speaker.lang, [&](Named what, int value) {
    if (what == a_seat) return names.player(seat_at(value));
    if (what == a_side) return names.quoted(static_cast<SideId>(value));
    return text(static_cast<SideId>(value / 4), value % 4, speaker.lang);
  });
}

}  // namespace penta::phase
