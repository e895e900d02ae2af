// Advice in words, English and German.
#include <array>

#include "games/phaktionz/advice.h"
#include "games/phaktionz/names.h"

namespace penta::phaktionz {
namespace {

// What a parameter is; a design and a slot stand where other games have seats and other things.
constexpr Named a_card = Named::card;
constexpr Named a_design = Named::seat;
constexpr Named a_number = Named::number;
constexpr Named a_text = Named::other;

constexpr std::array<AdviceWords, advice_codes> advice_words{{
    common_advice::estimate,
    common_advice::only_move,
    common_advice::wins_match,
    // deals_damage
    {{"It deals {0} damage at once.", "Es macht sofort {0} Schaden."}, {a_number}},
    // demotes_theirs
    {{"{0} is demoted.", "{0} wird abgesetzt."}, {a_card}},
    // exiles_theirs
    {{"{0} is exiled.", "{0} wird verbannt."}, {a_card}},
    // fizzles
    {{"{0} fizzles.", "{0} verpufft."}, {a_card}},
    // brings_hand
    {{"{0} comes to your hand.", "{0} kommt auf deine Hand."}, {a_card}},
    // keeps_opening
    {{"Summons in this hand that cost nothing: {0}.",
      "Wesen auf dieser Hand, die nichts kosten: {0}."},
     {a_number}},
    // sets_aside
    {{"You part with {0} and draw another card for it.",
      "Du trennst dich von {0} und ziehst dafür eine andere Karte."},
     {a_design}},
    // places_free
    {{"{0} costs nothing but its slot and has {1} DMG.",
      "{0} kostet nur den Platz und hat {1} DMG."},
     {a_design, a_number}},
    // places_for
    {{"{0} has {1} DMG, for Summons whose Tiers total {2}.",
      "{0} hat {1} DMG, für Wesen, deren Ränge zusammen {2} ergeben."},
     {a_design, a_number, a_number}},
    // places_specially
    {{"{0} has {1} DMG and can be placed now.", "{0} hat {1} DMG und lässt sich jetzt aufstellen."},
     {a_design, a_number}},
    // casts
    {{"{0} says: {1}", "{0} sagt: {1}"}, {a_design, a_text}},
    // casts_lasting
    {{"{0} stays in play.", "{0} bleibt im Spiel."}, {a_design}},
    // uses
    {{"{0} can do this: {1}", "{0} kann das: {1}"}, {a_card, a_text}},
    // creates
    {{"The condition of {0} holds now: it comes to your hand.",
      "Die Bedingung von {0} ist jetzt erfüllt: Sie kommt auf deine Hand."},
     {a_design}},
    // promotes
    {{"It becomes {0} with {1} DMG, and your other Summons go.",
      "Daraus wird {0} mit {1} DMG, und deine anderen Wesen gehen."},
     {a_design, a_number}},
    // strikes_open
    {{"Nobody faces {0}: it can battle directly, with {1} DMG.",
      "Gegenüber steht niemand: direkt angreifen kann {0}, mit {1} DMG."},
     {a_card, a_number}},
    // can_beat
    {{"{0} has {1} DMG. Summons with less that it can attack: {2}.",
      "{0} hat {1} DMG. Angreifbare Wesen mit weniger: {2}."},
     {a_card, a_number, a_number}},
    // beats_nobody
    {{"{0} has {1} DMG, and nobody that it can attack has less.",
      "{0} hat {1} DMG, und kein angreifbares Wesen hat weniger."},
     {a_card, a_number}},
    // goes_to_combat
    {{"Your Summons that have a battle left: {0}.", "Deine Wesen, die noch kämpfen dürfen: {0}."},
     {a_number}},
    // leaves_battles
    {{"Your Summons that still have a battle left: {0}; a battle may be left out.",
      "Deine Wesen, die noch kämpfen dürften: {0}; man muss nicht kämpfen."},
     {a_number}},
    // ends_turn
    {{"Cards that you keep in hand: {0}.", "Karten, die du auf der Hand behältst: {0}."},
     {a_number}},
    // keeps_answers
    {{"You keep your answers for later. Cards in hand: {0}.",
      "Du hebst deine Antworten auf. Karten auf der Hand: {0}."},
     {a_number}},
    // answers
    {{"{0} answers {1} and takes effect first.",
      "{0} antwortet auf {1} und kommt zuerst zur Wirkung."},
     {a_design, a_card}},
    // demotes_weakest
    {{"Of those that you could demote, {0} has the least DMG: {2} (Tier {1}).",
      "Von allen, die du absetzen könntest, hat {0} die wenigsten DMG: {2} (Rang {1})."},
     {a_card, a_number, a_number}},
    // demotes
    {{"{0} pays for Tier {1}; it has {2} DMG.", "{0} zahlt Rang {1} und hat {2} DMG."},
     {a_card, a_number, a_number}},
    // slot_open
    {{"Nobody faces that column.", "Dieser Spalte steht niemand gegenüber."}},
    // slot_against
    {{"There it stands in the way of {1}, a Tech.", "Dort steht es {1} im Weg, einem Techniker."},
     {Named::nothing, a_card}},
    // slot_faces
    {{"There it faces {1}.", "Dort steht es gegenüber: {1}."}, {Named::nothing, a_card}},
    // stronger
    {{"{1} DMG against {2}: stronger than {0}.", "{1} DMG gegen {2}: stärker als {0}."},
     {a_card, a_number, a_number}},
    // not_stronger
    {{"{1} DMG against {2}: not stronger than {0}.", "{1} DMG gegen {2}: nicht stärker als {0}."},
     {a_card, a_number, a_number}},
    // direct
    {{"Directly, with {0} DMG, against a deck of {1}.",
      "Direkt, mit {0} DMG, gegen ein Deck von {1}."},
     {a_number, a_number}},
    // aims_at_theirs
    {{"It is aimed at {0}.", "Es zielt auf {0}."}, {a_card}},
    // aims_at_own
    {{"It is aimed at {0}.", "Es zielt auf {0}."}, {a_card}},
    // aims_no_more
    {{"Nothing more has to be chosen.", "Mehr muss nicht gewählt werden."}},
    // number
    {{"X = {0}; your deck has {1} cards.", "X = {0}; dein Deck hat {1} Karten."},
     {a_number, a_number}},
    // two_ways
    {{"{0} offers two ways; the bot's estimate speaks for this one.",
      "{0} bietet zwei Wege; für diesen spricht die Schätzung des Bots."},
     {a_card}},
    // pays
    {{"The price is paid with {0}.", "Bezahlt wird mit {0}."}, {a_card}},
    // chooses_theirs
    {{"It concerns {0}.", "Es betrifft {0}."}, {a_card}},
    // chooses_own
    {{"It concerns {0}, a card of your own.", "Es betrifft {0}, eine Karte von dir."}, {a_design}},
    // chooses_none
    {{"Nothing has to be taken here.", "Hier muss nichts genommen werden."}},
    // accepts
    {{"{0} offers it: {1}", "{0} bietet es an: {1}"}, {a_card, a_text}},
    // declines
    {{"{0} only offers it: {1}", "{0} bietet es nur an: {1}"}, {a_card, a_text}},
    // keeps_tier4
    {{"The Tier 4 stays for {0} damage; your deck has {1} cards.",
      "Der Rang 4 bleibt für {0} Schaden; dein Deck hat {1} Karten."},
     {a_number, a_number}},
    // gives_tier4_up
    {{"Keeping the Tier 4 would cost {0} of the {1} cards in your deck.",
      "Den Rang 4 zu behalten, würde {0} der {1} Karten deines Decks kosten."},
     {a_number, a_number}},
    // would_win_match
    {{"If nobody answers, you win the match.", "Wenn niemand antwortet, gewinnst du die Partie."}},
    // would_lose_match
    {{"If nobody answers, you lose the match.",
      "Wenn niemand antwortet, verlierst du die Partie."}},
    // would_beat
    {{"If nobody answers: {1} DMG against {2}, {3} damage, and {0} stays.",
      "Wenn niemand antwortet: {1} gegen {2} DMG, {3} Schaden, und {0} bleibt."},
     {a_card, a_number, a_number, a_number}},
    // would_demote
    {{"If nobody answers: {1} DMG against {2}, {3} damage, and {0} is demoted.",
      "Wenn niemand antwortet: {1} gegen {2} DMG, {3} Schaden, und {0} wird abgesetzt."},
     {a_card, a_number, a_number, a_number}},
    // would_tie
    {{"If nobody answers: {1} DMG against {2}, and {0} holds out.",
      "Wenn niemand antwortet: {1} gegen {2} DMG, und {0} hält stand."},
     {a_card, a_number, a_number}},
    // would_strike
    {{"If nobody answers: {0} damage, directly.", "Wenn niemand antwortet: {0} Schaden, direkt."},
     {a_number}},
    // would_damage
    {{"If nobody answers: {0} damage.", "Wenn niemand antwortet: {0} Schaden."}, {a_number}},
    // would_suffer
    {{"If nobody answers, you take {0} damage.", "Wenn niemand antwortet, nimmst du {0} Schaden."},
     {a_number}},
    // would_remove
    {{"If nobody answers, {0} leaves the battlefield.",
      "Wenn niemand antwortet, verlässt {0} das Kampffeld."},
     {a_card}},
    // would_fizzle
    {{"If nobody answers, {0} fizzles.", "Wenn niemand antwortet, verpufft {0}."}, {a_card}},
}};

}  // namespace

std::string Rules::say(const Advice& advice, const Speaker& speaker) const {
  if (advice.code >= advice_words.size()) return "";
  const Names names(*this, speaker);
  std::string text =
      worded(advice_words[advice.code], advice, speaker.lang, [&](Named what, int value) {
        if (what == a_card) return names.owned(static_cast<Card>(value));
        if (what == a_design) return names.quoted(static_cast<DesignId>(value));
        const auto design = static_cast<DesignId>(value / 8);
        return value % 8 < facts(design).size ? this->text(design, value % 8, speaker.lang) : "";
      });
  // "your Haka Goblin" may come first.
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 32);
  return text;
}

}  // namespace penta::phaktionz
