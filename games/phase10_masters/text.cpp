// Events, moves and reasons in words, English and German.
#include <array>

#include "engine/telling.h"
#include "games/phase10_masters/phase_words.h"
#include "games/phase10_masters/places.h"
#include "games/phase10_masters/rules.h"

namespace penta::phase10_masters {
namespace {

std::string name_of(Meaning meaning, Lang lang) {
  const auto as = static_cast<std::uint8_t>(meaning);
  if (is_colour(as)) return words(colour_as(as), lang);
  if (as >= 1 && as <= highest_number) return std::to_string(as);
  return std::string(Phrase{"that", "das"}.in(lang));
}

// A card without its article, with "a", or with "the"; in German as the object of a sentence.
enum class Article : std::uint8_t { none, a, the };

std::string name_of(Card card, Lang lang, Article article) {
  constexpr std::array<Phrase, 3> skips{{{"Skip", "Aussetzkarte"},
                                         {"a Skip", "eine Aussetzkarte"},
                                         {"the Skip", "die Aussetzkarte"}}};
  constexpr std::array<Phrase, 3> wilds{
      {{"Wild", "Joker"}, {"a Wild", "einen Joker"}, {"the Wild", "den Joker"}}};
  if (is_number(card)) return words(colour_of(card), lang) + " " + std::to_string(number_of(card));
  const auto form = static_cast<std::size_t>(article);
  const Phrase name = card == skip          ? skips[form]
                      : card == wild        ? wilds[form]
                      : card == hidden_card ? Phrase{"a card", "eine Karte"}
                                            : Phrase{"that card", "diese Karte"};
  return std::string(name.in(lang));
}

// "the Wild as 7"; a card that shows a number stands for itself.
std::string named_as(Card card, Meaning as, Lang lang, Article article) {
  std::string name = name_of(card, lang, article);
  if (as == Meaning::none) return name;
  return name + (lang == Lang::de ? " als " : " as ") + name_of(as, lang);
}

std::string counted_cards(int number, Lang lang) {
  return counted(number, {"card", "Karte"}, {"cards", "Karten"}, lang);
}

// "red 5, red 5, a Skip and 2 Wilds"
std::string listing(const Cards& cards, Lang lang) {
  std::vector<std::string> items;
  cards.for_each_kind([&](Card card, int count) {
    if (count == 1 || is_number(card)) {
      items.insert(items.end(), static_cast<std::size_t>(count), name_of(card, lang, Article::a));
      return;
    }
    const Phrase many = card == skip ? Phrase{"Skips", "Aussetzkarten"} : Phrase{"Wilds", "Joker"};
    items.push_back(counted(count, many, many, lang));
  });
  return listing(items, lang);
}

// "first group": what kind of group it is, only the table knows.
std::string group_words(int group, Lang lang) {
  return std::string(
      (group == 1 ? Phrase{"first group", "erste Gruppe"} : Phrase{"second group", "zweite Gruppe"})
          .in(lang));
}

// A group that is hit, by GroupKind: it may be somebody else's, "yours" or somebody's own.
struct HitGroup {
  Phrase others;
  Phrase yours;
  Phrase own;
};
constexpr std::array<HitGroup, 3> hit_groups{{
    {{"set", "den Satz"}, {"your set", "deinen Satz"}, {"their own set", "den eigenen Satz"}},
    {{"run", "die Folge"}, {"your run", "deine Folge"}, {"their own run", "die eigene Folge"}},
    {{"colour group", "die Farbgruppe"},
     {"your colour group", "deine Farbgruppe"},
     {"their own colour group", "die eigene Farbgruppe"}},
}};

// What an event says, once it is known whom it concerns.
class Telling {
 public:
  Telling(const Event& event, const Speaker& speaker) : event_(event), speaker_(speaker) {}

  std::string hand_began() const {
    return speaker_.say({"Hand {0} begins.", "Runde {0} beginnt."},
                        {std::to_string(event_.amount)}) +
           about({" You deal.", " Du gibst die Karten."}, {" {0} deals.", " {0} gibt die Karten."});
  }

  std::string dealt() const {
    const std::string cards =
        event_.cards.empty() ? counted_cards(event_.amount, lang()) : listing(event_.cards, lang());
    return about({"You are dealt {1}.", "Du bekommst {1}."},
                 {"{0} is dealt {1}.", "{0} bekommt {1}."}, {cards});
  }

  std::string turned_up() const {
    if (event_.card == skip) {
      return speaker_.say({"Turned up: Skip; the first turn is lost.",
                           "Aufgedeckt: Aussetzkarte; der erste Zug fällt aus."});
    }
    return speaker_.say({"Turned up: {0}.", "Aufgedeckt: {0}."},
                        {name_of(event_.card, lang(), Article::none)});
  }

  std::string chose() const {
    return about({"You try phase {1}: {2}.", "Du versuchst Phase {1}: {2}."},
                 {"{0} tries phase {1}: {2}.", "{0} versucht Phase {1}: {2}."},
                 {std::to_string(event_.phase), words(Rules::phase_card(event_.phase), lang())});
  }

  std::string rebuilt() const {
    return speaker_.say({"The discards are shuffled: the draw pile has {0}.",
                         "Der Ablagestapel wird gemischt: Der Nachziehstapel hat {0}."},
                        {counted_cards(event_.amount, lang())});
  }

  // A sentence with the card as its object.
  std::string with_card(Article article, Phrase to_them, Phrase to_others) const {
    return about(to_them, to_others, {name_of(event_.card, lang(), article)});
  }

  std::string placed() const {
    return about({"You lay {1}.", "Du legst {1} aus."}, {"{0} lays {1}.", "{0} legt {1} aus."},
                 {card_as()});
  }

  std::string laid() const {
    const PhaseCard& phase = Rules::phase_card(event_.phase);
    std::string groups = laid_group(phase.group[0].kind, 0, event_.cards);
    if (phase.groups == 2) groups += "; " + laid_group(phase.group[1].kind, 1, event_.more);
    return about({"You lay down phase {1}: {2}.", "Du legst Phase {1} aus: {2}."},
                 {"{0} lays down phase {1}: {2}.", "{0} legt Phase {1} aus: {2}."},
                 {std::to_string(event_.phase), groups});
  }

  std::string hit() const {
    const HitGroup& group = hit_groups[static_cast<std::size_t>(
        Rules::phase_card(event_.phase).group.at(event_.group - 1U).kind)];
    if (event_.to == event_.seat) {
      return about({"You hit {1} onto {2}.", "Du legst {1} an {2} an."},
                   {"{0} hits {1} onto {3}.", "{0} legt {1} an {3} an."},
                   {card_as(), in_words(group.yours), in_words(group.own)});
    }
    if (speaker_.is_you(event_.to)) {
      return speaker_.say({"{0} hits {1} onto {2}.", "{0} legt {1} an {2} an."},
                          {speaker_.name(event_.seat), card_as(), in_words(group.yours)});
    }
    return about({"You hit {1} onto {3}'s {2}.", "Du legst {1} an {2} von {3} an."},
                 {"{0} hits {1} onto {3}'s {2}.", "{0} legt {1} an {2} von {3} an."},
                 {card_as(), in_words(group.others), speaker_.name(event_.to)});
  }

  std::string discarded() const {
    const std::string discards = with_card(Article::a, {"You discard {1}", "Du legst {1} ab"},
                                           {"{0} discards {1}", "{0} legt {1} ab"});
    if (event_.to == stranger) return discards + ".";
    return discards + speaker_.say(event_.to, {": you lose a turn.", ": Du setzt aus."},
                                   {": {0} loses a turn.", ": {0} setzt aus."});
  }

  std::string shown() const {
    if (event_.cards.empty()) {
      return about({"You have no card left.", "Du hast keine Karte mehr."},
                   {"{0} has no card left.", "{0} hat keine Karte mehr."});
    }
    return about({"You still hold {1}.", "Du hast noch {1}."},
                 {"{0} still holds {1}.", "{0} hat noch {1}."}, {listing(event_.cards, lang())});
  }

  std::string scored() const {
    const std::string points = event_.amount == 0 ? speaker_.say({"no points", "keine Punkte"})
                                                  : counted(event_.amount, {"point", "Punkt"},
                                                            {"points", "Punkte"}, lang());
    return about({"You score {1}: {2} in all.", "Du schreibst {1}: insgesamt {2}."},
                 {"{0} scores {1}: {2} in all.", "{0} schreibt {1}: insgesamt {2}."},
                 {points, std::to_string(event_.total)});
  }

  std::string completed() const {
    return about({"You have completed phase {1}.", "Du hast Phase {1} geschafft."},
                 {"{0} has completed phase {1}.", "{0} hat Phase {1} geschafft."},
                 {std::to_string(event_.phase)});
  }

  std::string about(Phrase to_them, Phrase to_others,
                    std::initializer_list<std::string> gaps = {}) const {
    return speaker_.say(event_.seat, to_them, to_others, gaps);
  }

 private:
  Lang lang() const { return speaker_.lang; }
  std::string in_words(Phrase phrase) const { return std::string(phrase.in(lang())); }

  std::string card_as() const {
    const Meaning as = event_.card == wild ? event_.as : Meaning::none;
    return named_as(event_.card, as, lang(), Article::a);
  }

  std::string laid_group(GroupKind kind, std::size_t at, const Cards& cards) const {
    if (kind != GroupKind::run) return listing(cards, lang());
    std::vector<std::string> items;
    for (const LaidCard& laid : in_places(cards, kind, event_.low[at], event_.high[at])) {
      const Meaning as = laid.card == wild ? laid.as : Meaning::none;
      items.push_back(named_as(laid.card, as, lang(), Article::a));
    }
    return listing(items, lang());
  }

  const Event& event_;
  const Speaker& speaker_;
};

// --- moves: whatever bits they have

std::string say_seat(int seat, const Speaker& speaker) {
  return speaker.say({"seat {0}", "Sitz {0}"}, {std::to_string(seat + 1)});
}

std::string say_choice(int phase, const Speaker& speaker) {
  const std::string number = std::to_string(phase);
  if (phase < 1 || phase > phase_count) {
    return speaker.say({"Try phase {0}", "Versuche Phase {0}"}, {number});
  }
  return speaker.say({"Try phase {0}: {1}", "Versuche Phase {0}: {1}"},
                     {number, words(Rules::phase_card(phase), speaker.lang)});
}

std::string say_hit(const std::string& card, int place, int players, const Speaker& speaker) {
  const Seat owner = owner_of(place);
  const std::string group = group_words(place % 2 + 1, speaker.lang);
  if (index(owner) >= players) {
    return speaker.say({"Hit {0} onto the {1} of {2}", "Lege {0} an die {1} von {2} an"},
                       {card, group, say_seat(index(owner), speaker)});
  }
  return speaker.say(owner, {"Hit {1} onto your {2}", "Lege {1} an deine {2} an"},
                     {"Hit {1} onto {0}'s {2}", "Lege {1} an die {2} von {0} an"}, {card, group});
}

std::string say_victim(int place, int players, const Speaker& speaker) {
  if (place == Move::nothing) return "";
  if (place >= players) {
    return speaker.say({": {0} loses a turn", ": {0} setzt aus"}, {say_seat(place, speaker)});
  }
  return speaker.say(seat_at(place), {": you lose a turn", ": Du setzt aus"},
                     {": {0} loses a turn", ": {0} setzt aus"});
}

// --- reasons

// For each ReasonCode one clause without a full stop, the rule behind the colon. Of the parameters,
// {0} is the first as a seat, {1} as a card, {2} as a meaning, {3} as a count of cards; {4}, {5}
// and {6} are all three as numbers; {7} is the second as a meaning, {8} as a count of cards; {9} is
// the number of players.
constexpr std::array<Told, 47> reasons{{
    // ok
    to_all({"Nothing speaks against it", "Nichts spricht dagegen"}),
    // match_over
    to_all({"No more moves: the match is over", "Kein Zug mehr: Die Partie ist zu Ende"}),
    // not_seated
    to_all({"You are watching: only players make moves",
            "Du schaust zu: Nur wer mitspielt, darf ziehen"}),
    // not_your_turn
    {{"Nobody else may play: it is your turn", "Sonst darf niemand spielen: Du bist am Zug"},
     {"It is not your turn: {0} is to play", "Du bist nicht am Zug: {0} ist an der Reihe"}},
    // choose_first
    to_all({"Choose a phase first: every hand begins with that",
            "Wähle zuerst eine Phase: Damit beginnt jede Runde"}),
    // chosen_already
    to_all({"You are trying phase {4}: a phase is chosen once a hand",
            "Du versuchst schon Phase {4}: Gewählt wird einmal in jeder Runde"}),
    // completed
    to_all({"You have completed phase {4}: each phase is done once",
            "Du hast Phase {4} schon geschafft: Jede Phase kommt nur einmal dran"}),
    // no_such_phase
    to_all({"There is no such phase: they go from 1 to 10",
            "Diese Phase gibt es nicht: Die Phasen gehen von 1 bis 10"}),
    // draw_first
    to_all({"Draw first: every turn begins with a card",
            "Ziehe zuerst: Jeder Zug beginnt mit einer Karte"}),
    // drawn_already
    to_all({"The draw is over: one card a turn", "Das Ziehen ist vorbei: eine Karte je Zug"}),
    // pile_empty
    to_all({"The draw pile is empty: take a discard or a saved card",
            "Der Nachziehstapel ist leer: Nimm vom Ablagestapel oder aus deinem Sparstapel"}),
    // discard_empty
    to_all({"The discard pile is empty: only what lies there can be taken",
            "Der Ablagestapel ist leer: Nehmen kannst du nur, was dort liegt"}),
    // skip_on_top
    to_all({"A Skip is on top: it is never taken, nor what lies below it",
            "Oben liegt eine Aussetzkarte: Sie wird nie genommen, und was darunter liegt, auch "
            "nicht"}),
    // not_saved
    to_all({"You have not saved {1}: only your own saves can be drawn",
            "Du hast {1} nicht gespart: Ziehen kannst du nur aus dem eigenen Sparstapel"}),
    // not_in_hand
    to_all({"You do not hold {1}: cards come from your own hand",
            "Du hast {1} nicht: Karten kommen aus der eigenen Hand"}),
    // finish_first
    to_all({"Finish laying phase {4}: a phase is laid as a whole",
            "Lege erst Phase {4} fertig aus: Eine Phase wird als Ganzes ausgelegt"}),
    // laid_already
    to_all({"Your phase {4} lies: one phase a hand", "Deine Phase {4} liegt: eine Phase je Runde"}),
    // skip_in_group
    to_all({"A Skip fits nowhere: it is never part of a group",
            "Eine Aussetzkarte passt nirgends: Sie gehört nie zu einer Gruppe"}),
    // not_complete
    to_all({"You are {8} short of phase {4}: a phase is laid as a whole",
            "Du brauchst noch {8} für Phase {4}: Eine Phase wird als Ganzes ausgelegt"}),
    // not_next
    to_all({"You cannot lay {1} next: phase {5} has to come out, group by group and rising",
            "Du kannst {1} jetzt nicht auslegen: Phase {5} muss aufgehen, Gruppe für Gruppe und "
            "aufsteigend"}),
    // natural_first
    to_all(
        {"A natural card comes first here: with a Wild in its place, phase {4} does not come out",
         "Hier kommt erst eine Karte, die kein Joker ist: Mit einem Joker an dieser Stelle "
         "geht Phase {4} nicht auf"}),
    // lay_first
    to_all({"Your phase {4} does not lie yet: hits come after it",
            "Deine Phase {4} liegt noch nicht: Angelegt wird erst danach"}),
    // name_meaning
    to_all({"Say what the Wild stands for: a number or, in a group of one colour, that colour",
            "Sage, wofür der Joker steht: für eine Zahl oder in einer Farbgruppe für die Farbe"}),
    // no_meaning
    to_all({"You cannot call {1} anything else here: only a Wild in a group stands for more",
            "Du kannst {1} hier nicht anders nennen: Nur ein Joker in einer Gruppe steht für "
            "etwas anderes"}),
    // not_that
    to_all({"The Wild cannot be {2} here: it has to fit into the group",
            "Der Joker kann hier nicht für {2} stehen: Er muss in die Gruppe passen"}),
    // no_group
    to_all({"No group lies there: hits go onto groups on the table",
            "Dort liegt keine Gruppe: Angelegt wird an Gruppen auf dem Tisch"}),
    // wrong_number
    to_all({"You cannot hit {1} here: this set takes {5} and Wilds",
            "Du kannst {1} hier nicht anlegen: Zu diesem Satz passen nur die {5} und Joker"}),
    // wrong_end
    to_all({"You cannot hit {1} here: the run goes from {5} to {6} and grows at its ends",
            "Du kannst {1} hier nicht anlegen: Die Folge geht von {5} bis {6} und wächst an den "
            "Enden"}),
    // run_full
    to_all({"This run takes no more: runs go from 1 to 12",
            "Diese Folge nimmt nichts mehr auf: Folgen gehen von 1 bis 12"}),
    // wrong_colour
    to_all({"You cannot hit {1} here: this group takes {7} and Wilds",
            "Du kannst {1} hier nicht anlegen: Zu dieser Gruppe passen nur {7} und Joker"}),
    // saved_already
    to_all({"You have saved in this hand: one card a hand",
            "Du hast in dieser Runde schon gespart: eine Karte je Runde"}),
    // save_full
    to_all({"Your save pile is full: {3} at most", "Dein Sparstapel ist voll: höchstens {3}"}),
    // not_the_last
    to_all({"Your last card cannot be saved: you go out by a hit or a discard",
            "Deine letzte Karte kannst du nicht sparen: Wer ausgeht, legt sie an oder ab"}),
    // name_victim
    to_all({"Say who loses a turn: a Skip is played against somebody",
            "Sage, wer aussetzt: Eine Aussetzkarte trifft jemanden"}),
    // skipped_already
    {{"You lose a turn already: no second Skip before that",
      "Du setzt schon aus: keine zweite Aussetzkarte vor diesem Zug"},
     {"{0} loses a turn already: no second Skip before that",
      "{0} setzt schon aus: keine zweite Aussetzkarte vor diesem Zug"}},
    // not_yourself
    to_all({"You cannot skip yourself: a Skip is played against others",
            "Du kannst dich nicht selbst aussetzen lassen: Eine Aussetzkarte trifft andere"}),
    // no_such_seat
    to_all({"Nobody sits there: seats go from 1 to {9}",
            "Dort sitzt niemand: Die Sitze gehen von 1 bis {9}"}),
    // only_skips_name
    to_all({"Discard {1} without naming anybody: only a Skip costs somebody a turn",
            "Lege {1} ab, ohne jemanden zu nennen: Nur durch Aussetzkarten setzt jemand aus"}),
    // out_names_nobody
    to_all({"Name nobody: with your last card the hand ends",
            "Nenne niemanden: Mit deiner letzten Karte endet die Runde"}),
    // no_such_move
    to_all({"There is no such move: you choose, draw, lay, hit, discard or save",
            "Diesen Zug gibt es nicht: Du wählst, ziehst, legst aus, legst an, legst ab oder "
            "sparst"}),
    // group_full
    to_all({"The group is full: it has {3} and no more until it lies",
            "Die Gruppe ist voll: Sie hat {3} und nicht mehr, bis sie liegt"}),
    // two_numbers
    to_all({"{4} and {5} do not go together: a set has one number",
            "{4} und {5} gehören nicht zusammen: Ein Satz hat nur eine Zahl"}),
    // two_colours
    to_all({"A {2} and a {7} card do not go together: the group has one colour",
            "{2} und {7} gehören nicht zusammen: Die Gruppe hat nur eine Farbe"}),
    // run_twice
    to_all({"A number lies there twice: a run has each only once",
            "Eine Zahl liegt doppelt: Eine Folge hat jede nur einmal"}),
    // run_too_wide
    to_all({"These numbers are too far apart: the whole run has {3}",
            "Diese Zahlen liegen zu weit auseinander: Die ganze Folge hat {3}"}),
    // wilds_alone
    to_all({"Wilds alone are no group: one card at least shows what they stand for",
            "Joker allein sind keine Gruppe: Mindestens eine Karte zeigt, wofür sie stehen"}),
    // phase_breaks
    to_all({"With these cards there phase {4} does not come out: the rest has to be in your hand",
            "Mit diesen Karten dort geht Phase {4} nicht auf: Der Rest muss in deiner Hand sein"}),
}};
static_assert(reasons.size() == static_cast<std::size_t>(ReasonCode::phase_breaks) + 1);

}  // namespace

std::string Rules::say(Card card, Lang lang) const { return name_of(card, lang, Article::none); }

// Hiding is not done here: what the event shows is told.
std::string Rules::say(const Event& event, const Speaker& speaker) const {
  using Kind = Event::Kind;
  const Telling telling(event, speaker);
  switch (event.kind) {
    case Kind::hand_began:
      return telling.hand_began();
    case Kind::dealt:
      return telling.dealt();
    case Kind::turned_up:
      return telling.turned_up();
    case Kind::chose:
      return telling.chose();
    case Kind::skipped:
      return telling.about({"You lose this turn.", "Du setzt diesmal aus."},
                           {"{0} loses this turn.", "{0} setzt diesmal aus."});
    case Kind::rebuilt:
      return telling.rebuilt();
    case Kind::drew:
      return telling.with_card(Article::a, {"You draw {1}.", "Du ziehst {1}."},
                               {"{0} draws {1}.", "{0} zieht {1}."});
    case Kind::took:
      return telling.with_card(
          Article::the, {"You take {1} from the discard pile.", "Du nimmst {1} vom Ablagestapel."},
          {"{0} takes {1} from the discard pile.", "{0} nimmt {1} vom Ablagestapel."});
    case Kind::fetched:
      return telling.with_card(
          Article::a, {"You draw {1} from your save pile.", "Du ziehst {1} aus deinem Sparstapel."},
          {"{0} draws {1} from the save pile.", "{0} zieht {1} aus dem Sparstapel."});
    case Kind::no_draw:
      return telling.about({"You have nothing to draw and play without.",
                            "Du kannst nichts ziehen und spielst ohne neue Karte."},
                           {"{0} has nothing to draw and plays without.",
                            "{0} kann nichts ziehen und spielt ohne neue Karte."});
    case Kind::placed:
      return telling.placed();
    case Kind::laid:
      return telling.laid();
    case Kind::hit:
      return telling.hit();
    case Kind::discarded:
      return telling.discarded();
    case Kind::saved:
      return telling.with_card(Article::a, {"You save {1}.", "Du sparst {1}."},
                               {"{0} saves {1}.", "{0} spart {1}."});
    case Kind::went_out:
      return telling.about({"You go out.", "Du gehst aus."}, {"{0} goes out.", "{0} geht aus."});
    case Kind::stalled:
      return speaker.say({"Nobody goes out: the hand ends.", "Niemand geht aus: Die Runde endet."});
    case Kind::shown:
      return telling.shown();
    case Kind::scored:
      return telling.scored();
    case Kind::completed:
      return telling.completed();
    case Kind::match_won:
      return tell_winners(event.seats, speaker);
  }
  return "";
}

std::string Rules::say(Move move, const Speaker& speaker) const {
  using Kind = Move::Kind;
  const std::string card =
      named_as(move.card, static_cast<Meaning>(move.as), speaker.lang, Article::the);
  switch (move.kind) {
    case Kind::choose:
      return say_choice(move.as, speaker);
    case Kind::draw:
      return speaker.say({"Draw a card", "Ziehe eine Karte"});
    case Kind::take:
      return speaker.say(
          {"Take the top card of the discard pile", "Nimm die oberste Karte vom Ablagestapel"});
    case Kind::fetch:
      return speaker.say({"Fetch {0} from your saves", "Hole {0} aus deinem Sparstapel"}, {card});
    case Kind::lay:
      return speaker.say({"Lay {0}", "Lege {0} aus"}, {card});
    case Kind::hit:
      return say_hit(card, move.place, players_, speaker);
    case Kind::discard:
      return speaker.say({"Discard {0}", "Lege {0} ab"}, {card}) +
             say_victim(move.place, players_, speaker);
    case Kind::save:
      return speaker.say({"Save {0}", "Spare {0}"}, {card});
  }
  return speaker.say({"No move", "Kein Zug"});
}

std::string Rules::say(Reason reason, const Speaker& speaker) const {
  if (reason.code >= reasons.size()) return "";
  const auto [first, second, third] = reason.args;
  const Lang lang = speaker.lang;
  const auto seat = static_cast<Seat>(first);
  const Told& told = reasons[reason.code];
  return fill((speaker.is_you(seat) ? told.to_them : told.to_others).in(lang),
              {first < players_ ? speaker.name(seat) : say_seat(first, speaker),
               name_of(static_cast<Card>(first), lang, Article::the),
               name_of(static_cast<Meaning>(first), lang), counted_cards(first, lang),
               std::to_string(first), std::to_string(second), std::to_string(third),
               name_of(static_cast<Meaning>(second), lang), counted_cards(second, lang),
               std::to_string(players_)});
}

}  // namespace penta::phase10_masters
