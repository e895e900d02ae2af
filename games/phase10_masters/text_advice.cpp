// Advice in words, English and German.
#include <array>

#include "engine/telling.h"
#include "games/phase10_masters/advice.h"
#include "games/phase10_masters/rules.h"

namespace penta::phase10_masters {
namespace {

constexpr Named a_card = Named::card;
constexpr Named a_seat = Named::seat;
constexpr Named a_number = Named::number;

constexpr std::array<AdviceWords, advice_codes> advice_words{{
    common_advice::estimate,
    common_advice::only_move,
    // goes_out
    {{"You go out with it: the hand ends, and you write no points.",
      "Damit gehst du aus: Die Runde endet, und du schreibst keine Punkte."}},
    // phase_complete
    {{"You hold all the cards of phase {0} already.", "Alle Karten für Phase {0} hast du schon."},
     {a_number}},
    // phase_likeliest
    {{"No other phase has a better chance with these cards: {1} of 100.",
      "Mit diesen Karten hat keine Phase eine bessere Chance: {1} von 100."},
     {a_number, a_number}},
    // phase_nearest
    {{"Phase {0} is nearest: cards missing: {1}.", "Phase {0} ist am nächsten: Es fehlen {1}."},
     {a_number, a_number}},
    // phase_harder
    {{"Phase {2} is likelier now, {3} of 100. But phase {0}, {1} of 100, is the harder one: you "
      "are seldom as near to it as now.",
      "Phase {2} gelingt jetzt eher, {3} von 100. Aber Phase {0}, {1} von 100, ist die schwerere: "
      "So nah wie jetzt bist du ihr selten."},
     {a_number, a_number, a_number, a_number}},
    // completes
    {{"It completes phase {0}.", "Damit ist Phase {0} vollständig."}, {a_number}},
    // comes_nearer
    {{"It brings phase {0} nearer. Cards missing then: {1}.",
      "Damit kommst du Phase {0} näher. Danach fehlen: {1}."},
     {a_number, a_number}},
    // will_fit
    {{"You can hit it at once.", "Du kannst sie sofort anlegen."}},
    // is_wild
    {{"A Wild fits everywhere, and can be saved.",
      "Ein Joker passt überall und lässt sich sparen."}},
    // draws_ready
    {{"Phase {0} is complete already: what you draw is for hits or saves.",
      "Phase {0} ist schon vollständig: Was du ziehst, ist zum Anlegen oder Sparen."},
     {a_number}},
    // top_useless
    {{"{0} on the discard pile brings phase {1} no nearer.",
      "{0} auf dem Ablagestapel bringt dich Phase {1} nicht näher."},
     {a_card, a_number}},
    // top_fits_not
    {{"{0} on the discard pile fits no group.", "{0} auf dem Ablagestapel passt an keine Gruppe."},
     {a_card}},
    // draws_outs
    {{"From the draw pile: {0} of the {1} cards that you have not seen bring phase {2} nearer.",
      "Vom Nachziehstapel: {0} der {1} Karten, die du nicht gesehen hast, bringen dich Phase {2} "
      "näher."},
     {a_number, a_number, a_number}},
    // draws_hits
    {{"From the draw pile: {0} of the {1} cards that you have not seen can be hit.",
      "Vom Nachziehstapel: {0} der {1} Karten, die du nicht gesehen hast, kannst du anlegen."},
     {a_number, a_number}},
    // lays_all
    {{"With it phase {0} lies: it counts as completed, whoever goes out.",
      "Damit liegt Phase {0}: Sie ist geschafft, wer auch immer ausgeht."},
     {a_number}},
    // lays_next
    {{"You can lay all of phase {0} now: as soon as it lies, it counts as completed.",
      "Du kannst Phase {0} jetzt ganz auslegen: Sobald sie liegt, ist sie geschafft."},
     {a_number}},
    // hits_last
    {{"{0} points fewer. One card is left: with it you go out.",
      "{0} Punkte weniger. Eine Karte bleibt: Mit ihr gehst du aus."},
     {a_number}},
    // hits
    {{"{0} points fewer in your hand. Cards left then: {1}.",
      "{0} Punkte weniger auf der Hand. Karten danach: {1}."},
     {a_number, a_number}},
    // skips_again
    {{"With two players you have another turn at once.",
      "Zu zweit bist du gleich noch einmal dran."}},
    // skips_laid
    {{"The phase of {0} lies, cards left: {1}. A lost turn keeps {0} from going out.",
      "Die Phase von {0} liegt, Karten übrig: {1}. Ohne Zug kann {0} nicht ausgehen."},
     {a_seat, a_number}},
    // skips
    {{"{0} loses a turn, and you need no Skip for a phase.",
      "{0} setzt aus, und für eine Phase brauchst du keine Aussetzkarte."},
     {a_seat}},
    // not_needed
    {{"Phase {0} is as near without it, and {1} points leave your hand.",
      "Ohne sie ist Phase {0} genauso nah, und {1} Punkte verlassen deine Hand."},
     {a_number, a_number}},
    // not_needed_most
    {{"Phase {0} is as near without it, and no card that you could spare costs more than its {1} "
      "points.",
      "Ohne sie ist Phase {0} genauso nah, und keine entbehrliche Karte kostet mehr als ihre {1} "
      "Punkte."},
     {a_number, a_number}},
    // fits_nothing
    {{"It fits no group, so nobody can hit it at once; {0} points leave your hand.",
      "Sie passt an keine Gruppe, niemand kann sie gleich anlegen; {0} Punkte verlassen deine "
      "Hand."},
     {a_number}},
    // loses_points
    {{"{0} points leave your hand.", "{0} Punkte verlassen deine Hand."}, {a_number}},
    // keeps_phase
    {{"Phase {0} stays complete without it: if nobody goes out before, you can lay it next turn.",
      "Phase {0} bleibt auch ohne sie vollständig: Geht vorher niemand aus, kannst du sie im "
      "nächsten "
      "Zug auslegen."},
     {a_number}},
    // keeps_phase_saved
    {{"Phase {0} stays complete without it. Saved, it costs no points and is worth more later than "
      "now.",
      "Phase {0} bleibt auch ohne sie vollständig. Gespart kostet sie keine Punkte und ist später "
      "mehr "
      "wert als jetzt."},
     {a_number}},
    // saved_not_needed
    {{"Phase {0} is as near without it. Saved, it costs no points and nobody else gets it.",
      "Ohne sie ist Phase {0} genauso nah. Gespart kostet sie keine Punkte, und niemand sonst "
      "bekommt "
      "sie."},
     {a_number}},
    // saved_points
    {{"Saved, it costs none of its {0} points, and you have it in a later hand.",
      "Gespart kostet sie keinen ihrer {0} Punkte, und du hast sie in einer späteren Runde."},
     {a_number}},
    // breaks_least
    {{"Every card counts for phase {0}: whatever goes, at least {1} will be missing.",
      "Für Phase {0} zählt jede Karte: Was auch geht, danach fehlen mindestens {1}."},
     {a_number, a_number}},
}};

}  // namespace

std::string Rules::say(const Advice& advice, const Speaker& speaker) const {
  if (advice.code >= advice_words.size()) return "";
  return capitalised(
      worded(advice_words[advice.code], advice, speaker.lang, [&](Named what, int value) {
        return what == a_seat ? speaker.name(seat_at(value))
                              : say(static_cast<Card>(value), speaker.lang);
      }));
}

}  // namespace penta::phase10_masters
