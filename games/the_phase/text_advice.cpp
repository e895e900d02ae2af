// Advice in words, English and German.
#include <array>

#include "engine/telling.h"
#include "games/the_phase/advice.h"
#include "games/the_phase/names.h"
#include "games/the_phase/rules.h"

namespace penta::the_phase {
namespace {

constexpr Named a_card = Named::card;
constexpr Named a_seat = Named::seat;
constexpr Named a_number = Named::number;
constexpr Named a_colour = Named::other;
constexpr Named a_demand = Named::other;

// What is missing to follow, for each Demand.
constexpr std::array<Phrase, demands> missing{{
    {"no red card", "keine rote Karte"},
    {"no yellow card", "keine gelbe Karte"},
    {"no green card", "keine grüne Karte"},
    {"no blue card", "keine blaue Karte"},
    {"no purple hex", "kein lila Sechseck"},
    {"no purple diamond", "keine lila Raute"},
    {"no orange hex", "kein orangefarbenes Sechseck"},
    {"no orange diamond", "keine orangefarbene Raute"},
    {"no teal hex", "kein türkisfarbenes Sechseck"},
    {"no teal diamond", "keine türkisfarbene Raute"},
    {"no white hex", "kein weißes Sechseck"},
    {"no white diamond", "keine weiße Raute"},
    {"no middle wedge", "keinen mittleren Keil"},
    {"no left or right wedge", "weder linken noch rechten Keil"},
}};

constexpr std::array<AdviceWords, advice_codes> advice_words{{
    common_advice::estimate,
    common_advice::only_move,
    common_advice::wins_match,
    // scores
    {{"You score: {0} is the highest total that is not bust.",
      "Du punktest: {0} ist die höchste Summe, die nicht überkauft ist."},
     {a_number}},
    // busts_rival
    {{"{0} has to take {1} and is bust with {2}.",
      "{0} muss {1} nehmen und ist mit {2} überkauft."},
     {a_seat, a_card, a_number}},
    // takes_within
    {{"It takes {0} and is not bust: {1} of {2}.",
      "Sie nimmt {0}, ohne dass du dich überkaufst: {1} von {2}."},
     {a_card, a_number, a_number}},
    // takes
    {{"It takes {0} for you: then you have {1}.", "Sie holt dir {0}: Dann hast du {1}."},
     {a_card, a_number}},
    // casts_off
    {{"It takes {0}; for being bust you discard {1} and have {2}.",
      "Sie nimmt {0}; weil du überkauft bist, legst du {1} ab und hast {2}."},
     {a_card, a_card, a_number}},
    // avoids_bust
    {{"You do not go bust: {0} would take {1}, and {2} is more than {3}.",
      "Du überkaufst dich nicht: {0} würde {1} nehmen, und {2} ist mehr als {3}."},
     {a_card, a_card, a_number, a_number}},
    // takes_nothing
    {{"It takes nothing: you stay at {0}.", "Sie nimmt nichts: Du bleibst bei {0}."}, {a_number}},
    // bust_already
    {{"You are bust with {0} of {1}: only what the others take matters now.",
      "Du bist mit {0} von {1} überkauft: Jetzt zählt nur noch, was die anderen nehmen."},
     {a_number, a_number}},
    // bust_anyway
    {{"Whatever you play, you end up above {0}.", "Was du auch spielst, du kommst über {0}."},
     {a_number}},
    // two_lower
    {{"It cannot take anything: {0} and {1} are lower.",
      "Sie kann nichts nehmen: {0} und {1} sind niedriger."},
     {a_card, a_card}},
    // comes_second
    {{"Nobody can go below it any more: as second lowest it takes {0}, and you have {1}.",
      "Niemand kann mehr darunter gehen: Als zweitniedrigste nimmt sie {0}, und du hast {1}."},
     {a_card, a_number}},
    // second_at_best
    {{"It can be second lowest at best: then you take {0} and have {1}.",
      "Sie kann höchstens die zweitniedrigste sein: Dann nimmst du {0} und hast {1}."},
     {a_card, a_number}},
    // alone
    {{"Nobody can follow: you take {0} yourself and have {1}.",
      "Niemand kann bedienen: Du nimmst {0} selbst und hast {1}."},
     {a_card, a_number}},
    // surely_lowest
    {{"Nobody can go below it: you take the highest card, at least {0}. That makes {1} or more.",
      "Niemand kann darunter gehen: Du nimmst die höchste Karte, mindestens {0}. Das macht {1} "
      "oder "
      "mehr."},
     {a_card, a_number}},
    // lowest_so_far
    {{"It is the lowest so far: if it stays so, you take at least {0}. That makes at least {1} of "
      "{2}.",
      "Sie ist bisher die niedrigste: Bleibt das so, nimmst du mindestens {0}. Das macht "
      "mindestens {1} "
      "von {2}."},
     {a_card, a_number, a_number}},
    // few_lower
    {{"It is low: only {0} out of {1} hidden cards that could count go below it. You have room for "
      "{2}.",
      "Sie ist niedrig: Nur {0} von {1} verdeckten Karten, die zählen könnten, gehen darunter. "
      "Platz ist für {2}."},
     {a_number, a_number, a_number}},
    // many_lower
    {{"Others can go below it: {0} out of {1} hidden cards that could count are that low.",
      "Andere können darunter gehen: {0} von {1} verdeckten Karten, die zählen könnten, sind so "
      "niedrig."},
     {a_number, a_number}},
    // lets_go_high
    {{"No card of yours counts here: you part with your highest and keep the lower ones.",
      "Hier zählt keine deiner Karten: Du gibst die höchste her und behältst die niedrigeren."}},
    // lets_go_low
    {{"No card of yours counts here: you part with your lowest and keep the higher ones.",
      "Hier zählt keine deiner Karten: Du gibst die niedrigste her und behältst die höheren."}},
    // lets_go
    {{"It does not count, so it takes nothing: you stay at {0}.",
      "Sie zählt nicht, also nimmt sie nichts: Du bleibst bei {0}."},
     {a_number}},
    // few_lower_of_colour
    {{"If {2} stays, it is low: only {0} out of {1} other {2} cards go below it.",
      "Wenn {2} bleibt, ist sie niedrig: Nur {0} von {1} anderen in {2} gehen darunter."},
     {a_number, a_number, a_colour}},
    // many_lower_of_colour
    {{"If {2} stays, others can go below it: {0} out of {1} other {2} cards are that low.",
      "Wenn {2} bleibt, können andere darunter gehen: {0} von {1} anderen in {2} sind so niedrig."},
     {a_number, a_number, a_colour}},
    // gift_takes_nothing
    {{"{0} takes nothing with it: {1} and {2} are lower.",
      "{0} nimmt damit nichts: {1} und {2} sind niedriger."},
     {a_seat, a_card, a_card}},
    // gift_may_return
    {{"Your own card, {0}, is the lowest so far: if it stays so, you take {1} or a higher card.",
      "Deine eigene Karte, {0}, ist bisher die niedrigste: Bleibt das so, nimmst du {1} oder eine "
      "höhere."},
     {a_card, a_card}},
    // gift_high
    {{"{0} need not be the lowest with it: {1} out of {2} hidden cards go below it.",
      "Damit muss {0} nicht die niedrigste haben: {1} von {2} verdeckten Karten gehen darunter."},
     {a_seat, a_number, a_number}},
    // gift_keeps
    {{"You keep {0}, to give it when the lowest card is yours.",
      "Du behältst {0}, um sie zu geben, wenn die niedrigste Karte deine ist."},
     {a_card}},
    // gift_to_last
    {{"Of all who can get it, {0} has the lowest total: {1}.",
      "Von allen, die sie bekommen können, hat {0} die niedrigste Summe: {1}."},
     {a_seat, a_number}},
    // may_take_highest
    {{"If it stays the lowest that counts, you take the highest card that counts.",
      "Bleibt sie die niedrigste, die zählt, nimmst du die höchste, die zählt."}},
    // may_come_second
    {{"{0} is lower, but it can still be second lowest.",
      "{0} ist niedriger, aber sie kann noch die zweitniedrigste sein."},
     {a_card}},
    // cannot_take
    {{"It cannot take anything: {0} and {1} are lower.",
      "Sie kann nichts nehmen: {0} und {1} sind niedriger."},
     {a_card, a_card}},
    // cannot_follow
    {{"You have {0}: whatever you play, it does not count and takes nothing.",
      "Du hast {0}: Was du auch spielst, es zählt nicht und nimmt nichts."},
     {a_demand}},
    // chosen_in_secret
    {{"The colour shown most often counts, all of them if colours tie. The lowest that counts "
      "takes "
      "the highest.",
      "Die häufigste Farbe zählt, bei Gleichstand zählt jede. Die niedrigste, die zählt, nimmt die "
      "höchste."}},
    // given_away
    {{"If it stays the lowest, {0} takes the highest card. {0} gives the next one.",
      "Bleibt sie die niedrigste, nimmt {0} die höchste. {0} gibt die nächste Karte."},
     {a_seat}},
}};

}  // namespace

std::string Rules::say(const Advice& advice, const Speaker& speaker) const {
  if (advice.code >= advice_words.size()) return "";
  return capitalised(
      worded(advice_words[advice.code], advice, speaker.lang, [&](Named what, int value) {
        if (what == a_seat) return speaker.name(seat_at(value));
        if (what == a_card) return say(static_cast<Card>(value), speaker.lang);
        const auto which = static_cast<std::size_t>(value);
        const bool follows = advice.code == static_cast<std::uint8_t>(AdviceCode::cannot_follow);
        return std::string((follows ? missing[which] : colour_names[which]).in(speaker.lang));
      }));
}

}  // namespace penta::the_phase
