// Events, moves and reasons in words, English and German.
#include <array>

#include "engine/telling.h"
#include "games/the_phase/names.h"
#include "games/the_phase/rules.h"

namespace penta::the_phase {
namespace {

// "You must ...": what following means, for each Demand.
constexpr std::array<Phrase, demands> duties{{
    {"follow red", "Rot bedienen"},
    {"follow yellow", "Gelb bedienen"},
    {"follow green", "Grün bedienen"},
    {"follow blue", "Blau bedienen"},
    {"follow with a purple hex", "mit einem lila Sechseck bedienen"},
    {"follow with a purple diamond", "mit einer lila Raute bedienen"},
    {"follow with an orange hex", "mit einem orangefarbenen Sechseck bedienen"},
    {"follow with an orange diamond", "mit einer orangefarbenen Raute bedienen"},
    {"follow with a teal hex", "mit einem türkisfarbenen Sechseck bedienen"},
    {"follow with a teal diamond", "mit einer türkisfarbenen Raute bedienen"},
    {"follow with a white hex", "mit einem weißen Sechseck bedienen"},
    {"follow with a white diamond", "mit einer weißen Raute bedienen"},
    {"follow with the middle wedge", "mit dem mittleren Keil bedienen"},
    {"follow with the left or right wedge", "mit dem linken oder rechten Keil bedienen"},
}};

// What a card shows where the colour does not count: its grid mark by Demand from the first such
// one on, its wedge by Wedge.
constexpr int first_mark = static_cast<int>(Demand::purple_hex);
constexpr std::array<Phrase, 8> marks{{
    {"purple hex", "lila Sechseck"},
    {"purple diamond", "lila Raute"},
    {"orange hex", "orangefarbenes Sechseck"},
    {"orange diamond", "orangefarbene Raute"},
    {"teal hex", "türkisfarbenes Sechseck"},
    {"teal diamond", "türkisfarbene Raute"},
    {"white hex", "weißes Sechseck"},
    {"white diamond", "weiße Raute"},
}};
constexpr std::array<Phrase, 3> wedges{{{"left wedge", "linker Keil"},
                                        {"middle wedge", "mittlerer Keil"},
                                        {"right wedge", "rechter Keil"}}};

// And what has to follow then.
constexpr std::array<Phrase, demands - first_mark> followers{{
    {"a purple hex follows", "es folgt ein lila Sechseck"},
    {"a purple diamond follows", "es folgt eine lila Raute"},
    {"an orange hex follows", "es folgt ein orangefarbenes Sechseck"},
    {"an orange diamond follows", "es folgt eine orangefarbene Raute"},
    {"a teal hex follows", "es folgt ein türkisfarbenes Sechseck"},
    {"a teal diamond follows", "es folgt eine türkisfarbene Raute"},
    {"a white hex follows", "es folgt ein weißes Sechseck"},
    {"a white diamond follows", "es folgt eine weiße Raute"},
    {"the middle wedge follows", "es folgt der mittlere Keil"},
    {"the left or right wedge follows", "es folgt der linke oder rechte Keil"},
}};

// For each ReasonCode one clause without a full stop, the rule behind the colon. {0} is the seat,
// {1} the card, {2} the duty, {3} the phase, {4} the number of players.
constexpr std::array<Told, 13> reasons{{
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
    // not_in_hand
    to_all({"You do not hold {1}: cards come from your own hand",
            "Du hast {1} nicht: Karten kommen aus der eigenen Hand"}),
    // must_follow
    to_all({"You hold {1} and must {2}: Phase {3}", "Du hast {1} und musst {2}: Phase {3}"}),
    // give_it
    to_all({"Name the person who gets the card: in Phase IV cards are given",
            "Nenne die Person, die die Karte bekommt: In Phase IV werden Karten vergeben"}),
    // play_it
    to_all({"Play the card without naming anybody: cards are given in Phase IV only",
            "Spiele die Karte, ohne jemanden zu nennen: Vergeben wird nur in Phase IV"}),
    // not_to_yourself
    to_all({"You cannot give a card to yourself: Phase IV",
            "Du kannst dir nicht selbst eine Karte geben: Phase IV"}),
    // not_to_leader
    {{"You lead and get your card last: Phase IV",
      "Du spielst aus und bekommst deine Karte zuletzt: Phase IV"},
     {"{0} leads and gets a card last: Phase IV",
      "{0} spielt aus und bekommt die Karte zuletzt: Phase IV"}},
    // only_to_leader
    {{"Only you are without a card, since you led: Phase IV",
      "Nur du bist noch ohne Karte, denn du hast ausgespielt: Phase IV"},
     {"Only {0}, who led, is without a card: Phase IV",
      "Nur {0} ist noch ohne Karte und hat ausgespielt: Phase IV"}},
    // has_a_card
    {{"You already have a card in this trick: Phase IV",
      "Du hast in diesem Stich schon eine Karte: Phase IV"},
     {"{0} already has a card in this trick: Phase IV",
      "{0} hat in diesem Stich schon eine Karte: Phase IV"}},
    // no_such_seat
    to_all({"Nobody sits there: seats go from 1 to {4}",
            "Dort sitzt niemand: Die Sitze gehen von 1 bis {4}"}),
}};
static_assert(reasons.size() == static_cast<std::size_t>(ReasonCode::no_such_seat) + 1);

std::string tell_round(const Event& event, const Speaker& speaker, bool quick,
                       const std::string& phase) {
  const std::string begins =
      quick ? speaker.say({"The match begins in Phase {0}.", "Die Partie beginnt in Phase {0}."},
                          {phase})
            : speaker.say({"Round {0} begins in Phase {1}.", "Runde {0} beginnt in Phase {1}."},
                          {std::to_string(event.amount), phase});
  return begins + speaker.say(event.seat, {" You lead.", " Du spielst aus."},
                              {" {0} leads.", " {0} spielt aus."});
}

std::string tell_deal(const Event& event, const Speaker& speaker, const std::string& cards) {
  const std::string what =
      cards.empty() ? counted(event.amount, {"card", "Karte"}, {"cards", "Karten"}, speaker.lang)
                    : cards;
  return speaker.say(event.seat, {"You are dealt {1}.", "Du bekommst {1}."},
                     {"{0} is dealt {1}.", "{0} bekommt {1}."}, {what});
}

std::string tell_choice(const Event& event, const Speaker& speaker, const std::string& card) {
  if (event.card == hidden_card) {
    return speaker.say(event.seat, {"You have chosen a card.", "Du hast eine Karte gewählt."},
                       {"{0} has chosen a card.", "{0} hat eine Karte gewählt."});
  }
  if (event.again) {
    return speaker.say(
        event.seat, {"You choose {1} instead, face down.", "Du wählst stattdessen verdeckt {1}."},
        {"{0} chooses {1} instead, face down.", "{0} wählt stattdessen verdeckt {1}."}, {card});
  }
  return speaker.say(event.seat, {"You choose {1}, face down.", "Du wählst verdeckt {1}."},
                     {"{0} chooses {1}, face down.", "{0} wählt verdeckt {1}."}, {card});
}

// "green 3", or "green 3 (teal hex)" where that counts.
std::string with_trait(const Event& event, const Face& face, Lang lang, const std::string& card) {
  if (event.phase == Phase::none) return card;
  const Phrase& trait =
      event.phase == Phase::one
          ? marks[static_cast<std::size_t>(grid_demand(face.grid, face.shape)) - first_mark]
          : wedges[static_cast<std::size_t>(face.wedge)];
  return card + " (" + std::string(trait.in(lang)) + ")";
}

std::string tell_play(const Event& event, const Speaker& speaker, const std::string& card) {
  std::string after;
  if (!event.counts) {
    after = speaker.say({"; it does not count", "; die Karte zählt nicht"});
  } else if (event.demand != Demand::none) {
    const Phrase& follower = followers[static_cast<std::size_t>(event.demand) - first_mark];
    after = "; " + std::string(follower.in(speaker.lang));
  }
  return speaker.say(event.seat, {"You play {1}{2}.", "Du spielst {1}{2}."},
                     {"{0} plays {1}{2}.", "{0} spielt {1}{2}."}, {card, after});
}

std::string tell_gift(const Event& event, const Speaker& speaker, const std::string& card) {
  if (speaker.is_you(event.to)) {
    return speaker.say({"{0} gives you {1}.", "{0} gibt dir {1}."},
                       {speaker.name(event.seat), card});
  }
  return speaker.say(event.seat, {"You give {1} to {2}.", "Du gibst {1} an {2}."},
                     {"{0} gives {1} to {2}.", "{0} gibt {1} an {2}."},
                     {card, speaker.name(event.to)});
}

std::string tell_majority(Demand demand, const Speaker& speaker) {
  const std::string colour(colour_names[static_cast<std::size_t>(demand)].in(speaker.lang));
  return speaker.say(
      {"{0} is held by most: only {1} counts.", "{0} liegt am häufigsten: Nur {1} zählt."},
      {capitalised(colour), colour});
}

std::string tell_taking(const Event& event, const Speaker& speaker, const std::string& card) {
  const Phrase place = event.place == 1 ? Phrase{"lowest", "niedrigste"}
                                        : Phrase{"second lowest", "zweitniedrigste"};
  return speaker.say(
      event.seat,
      {"You have the {2} and take {1}: now {3}.", "Du hast die {2} und nimmst {1}: jetzt {3}."},
      {"{0} has the {2} and takes {1}: now {3}.", "{0} hat die {2} und nimmt {1}: jetzt {3}."},
      {card, std::string(place.in(speaker.lang)), std::to_string(event.amount)});
}

// "you and Cy were bust"
std::string who_was_bust(SeatSet busts, const Speaker& speaker) {
  if (busts.empty()) return speaker.say({"nobody was bust", "Niemand war überkauft"});
  if (busts.size() == 1) {
    return speaker.say(busts.front(), {"you were bust", "Du warst überkauft"},
                       {"{0} was bust", "{0} war überkauft"});
  }
  const bool yours = busts.contains(speaker.viewer);
  std::vector<std::string> names;
  if (yours) names.push_back(speaker.say({"you", "Du"}));
  for (const Seat seat : busts) {
    if (!speaker.is_you(seat)) names.push_back(speaker.name(seat));
  }
  return speaker.say(yours ? Phrase{"{0} were bust", "{0} wart überkauft"}
                           : Phrase{"{0} were bust", "{0} waren überkauft"},
                     {listing(names, speaker.lang)});
}

std::string tell_phase(const Event& event, const Speaker& speaker) {
  const std::string who = who_was_bust(event.seats, speaker);
  return speaker.say(
      event.seats.empty()
          ? Phrase{"The phase goes down to {0}: {1}.", "Die Phase geht hinunter auf {0}: {1}."}
          : Phrase{"The phase goes up to {0}: {1}.", "Die Phase geht hinauf auf {0}: {1}."},
      {std::string(word_of(event.phase)), who});
}

}  // namespace

std::string Rules::say(Card card, Lang lang) const {
  if (static_cast<int>(card) >= deck_.size()) {
    const Phrase unknown = card == hidden_card ? Phrase{"a hidden card", "eine verdeckte Karte"}
                                               : Phrase{"that card", "diese Karte"};
    return std::string(unknown.in(lang));
  }
  const Face& face = deck_.face(card);
  return std::string(colour_names[static_cast<std::size_t>(face.colour)].in(lang)) + " " +
         std::to_string(face.rank);
}

// Hiding is not done here: what the event shows is told.
std::string Rules::say(const Event& event, const Speaker& speaker) const {
  using Kind = Event::Kind;
  const std::string card = say(event.card, speaker.lang);
  const std::string amount = std::to_string(event.amount);
  std::vector<std::string> cards;
  event.cards.for_each([&](Card each) { cards.push_back(say(each, speaker.lang)); });
  const std::string all_cards = listing(cards, speaker.lang);
  switch (event.kind) {
    case Kind::round_began:
      return tell_round(event, speaker, quick_, std::string(word_of(event.phase)));
    case Kind::dealt:
      return tell_deal(event, speaker, all_cards);
    case Kind::chose:
      return tell_choice(event, speaker, card);
    case Kind::played:
      return tell_play(event, speaker,
                       with_trait(event, deck_.face(event.card), speaker.lang, card));
    case Kind::gave:
      return tell_gift(event, speaker, card);
    case Kind::majority:
      return tell_majority(event.demand, speaker);
    case Kind::no_majority:
      return speaker.say({"No colour is held by most: every card counts.",
                          "Keine Farbe liegt am häufigsten: Jede Karte zählt."});
    case Kind::took:
      return tell_taking(event, speaker, card);
    case Kind::discarded:
      return cards.empty() ? speaker.say({"Nothing is discarded.", "Nichts wird abgelegt."})
                           : speaker.say({"Discarded: {0}.", "Abgelegt: {0}."}, {all_cards});
    case Kind::cast_off:
      return speaker.say(event.seat,
                         {"You are bust and discard {1}, the highest card you took: now {2}.",
                          "Du bist überkauft und legst deine höchste Karte ab, {1}: jetzt {2}."},
                         {"{0} is bust and discards {1}, the highest card taken: now {2}.",
                          "{0} ist überkauft und legt die höchste Karte ab, {1}: jetzt {2}."},
                         {card, amount});
    case Kind::bust:
      return speaker.say(event.seat, {"You are bust with {1}.", "Du bist mit {1} überkauft."},
                         {"{0} is bust with {1}.", "{0} ist mit {1} überkauft."}, {amount});
    case Kind::scored:
      return speaker.say(
          event.seat, {"You score a point: now {1}.", "Du bekommst einen Punkt: jetzt {1}."},
          {"{0} scores a point: now {1}.", "{0} bekommt einen Punkt: jetzt {1}."}, {amount});
    case Kind::phase_moved:
      return tell_phase(event, speaker);
    case Kind::match_won:
      return tell_winners(event.seats, speaker);
  }
  return "";
}

std::string Rules::say(Move move, const Speaker& speaker) const {
  const std::string card = say(move.card(), speaker.lang);
  if (!move.is_gift()) return speaker.say({"Play {0}", "Spiele {0}"}, {card});
  if (index(move.to()) >= players_) {
    return speaker.say({"Give {0} to seat {1}", "Gib {0} an Sitz {1}"},
                       {card, std::to_string(index(move.to()) + 1)});
  }
  return speaker.say(move.to(), {"Give {1} to you", "Gib {1} an dich"},
                     {"Give {1} to {0}", "Gib {1} an {0}"}, {card});
}

std::string Rules::say(Reason reason, const Speaker& speaker) const {
  if (reason.code >= reasons.size()) return "";
  const auto seat = static_cast<Seat>(reason.args[0]);
  const auto card = static_cast<Card>(reason.args[0]);
  const Told& told = reasons[reason.code];
  const bool following = static_cast<ReasonCode>(reason.code) == ReasonCode::must_follow;
  return fill((speaker.is_you(seat) ? told.to_them : told.to_others).in(speaker.lang),
              {index(seat) < players_ ? speaker.name(seat) : "", say(card, speaker.lang),
               following ? std::string(duties[reason.args[1]].in(speaker.lang)) : "",
               std::string(following ? word_of(static_cast<Phase>(reason.args[2])) : ""),
               std::to_string(players_)});
}

}  // namespace penta::the_phase
