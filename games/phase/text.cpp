// Events in words, English and German, and the rules for people.
#include "engine/telling.h"
#include "games/phase/names.h"

namespace penta::phase {
namespace {

std::string with_sign(int change) { return (change < 0 ? "" : "+") + std::to_string(change); }

// What an event says, to the one it is about and to the others.
class Telling {
 public:
  Telling(const Rules& rules, const Event& event, const Speaker& speaker)
      : rules_(rules), event_(event), speaker_(speaker), names_(rules, speaker) {}

  // --- decks

  // Owners see the side that they can play, the others the one that is turned to them.
  std::string drew() const {
    if (event_.back == hidden_side) {
      return about(
          {"You draw a card; the others see {1}.", "Du ziehst eine Karte; die anderen sehen {1}."},
          {"{0} draws a card that shows {1}.", "{0} zieht eine Karte und zeigt {1}."}, {card()});
    }
    return about({"You draw {1}; the others see {2}.", "Du ziehst {1}; die anderen sehen {2}."},
                 {"{0} draws {1}; the others see {2}.", "{0} zieht {1}; die anderen sehen {2}."},
                 {names_.card(event_.sleeve, event_.back), names_.quoted(event_.side)});
  }

  std::string chose_first() const {
    if (event_.sleeve == no_sleeve) {
      return about({"You choose a card for your barracks, in secret.",
                    "Du wählst heimlich eine Karte für deine Kaserne."},
                   {"{0} has chosen a card for the barracks, in secret.",
                    "{0} hat heimlich eine Karte für die Kaserne gewählt."});
    }
    return about({"You choose card #{1} for your barracks, in secret.",
                  "Du wählst heimlich Karte #{1} für deine Kaserne."},
                 {"{0} chooses card #{1} for the barracks, in secret.",
                  "{0} wählt heimlich Karte #{1} für die Kaserne."},
                 {std::to_string(number(event_.sleeve) + 1)});
  }

  std::string enlisted() const {
    std::string where;
    if (event_.place == Event::Place::hand)
      where = speaker_.say({" from the hand", " von der Hand"});
    if (event_.place == Event::Place::discard) {
      where = speaker_.say({" from the discard pile", " aus dem Ablagestapel"});
    }
    const std::string locked = event_.locked ? speaker_.say({", locked", ", gesperrt"}) : "";
    return about({"You enlist {1}{2}{3}.", "Du rekrutierst {1}{2}{3}."},
                 {"{0} enlists {1}{2}{3}.", "{0} rekrutiert {1}{2}{3}."}, {card(), where, locked}) +
           other_side() + top_of_deck();
  }

  std::string shuffled() const {
    return about({"You shuffle your deck of {1}.", "Du mischst dein Deck mit {1}."},
                 {"{0} shuffles a deck of {1}.", "{0} mischt ein Deck mit {1}."},
                 {counted_cards()}) +
           top_of_deck();
  }

  std::string looked() const {
    if (event_.amount == 0) {
      return about({"You look at your deck: it is empty.", "Du siehst dein Deck an: Es ist leer."},
                   {"{0} looks at an empty deck.", "{0} sieht ein leeres Deck an."});
    }
    const std::string top =
        event_.amount == 1
            ? speaker_.say({"the top card", "die oberste Karte"})
            : speaker_.say({"the top {0} cards", "die obersten {0} Karten"}, {amount()});
    return about({"You look at {1} of your deck.", "Du siehst dir {1} deines Decks an."},
                 {"{0} looks at {1} of the deck.", "{0} sieht sich {1} des Decks an."}, {top});
  }

  std::string saw() const {
    return about({"You see {1}, with {2} on the back.", "Du siehst {1}, auf der Rückseite {2}."},
                 {"{0} sees {1}, with {2} on the back.", "{0} sieht {1}, auf der Rückseite {2}."},
                 {card(), names_.quoted(event_.back)});
  }

  std::string returned() const {
    const Phrase where = event_.place == Event::Place::hand ? Phrase{"to the hand", "auf die Hand"}
                         : event_.place == Event::Place::barracks
                             ? Phrase{"to the barracks", "in die Kaserne"}
                             : Phrase{"into the deck", "in das Deck"};
    return speaker_.say({"{0} goes back {1}.", "{0} kehrt {1} zurück."},
                        {first(), speaker_.say(where)});
  }

  // --- actions

  // Whoever acts, the card, and what it says.
  std::string quoting(Phrase to_them, Phrase to_others, int ability) const {
    return about(to_them, to_others, {card(), quoted(ability)});
  }

  std::string set_off() const {
    return speaker_.say({"{0} is set off: {1}", "{0} wird ausgelöst: {1}"},
                        {first(), quoted(event_.skill)});
  }

  // Somebody chooses or uses a card of their own, or of somebody else.
  std::string chose() const {
    return about({"You choose {1}.", "Du wählst {1}."}, {"{0} chooses {1}.", "{0} wählt {1}."},
                 {event_.seat == owner(event_.sleeve) ? card() : owned()});
  }

  std::string got() const {
    return speaker_.say({"{0} gets {1}/{2}.", "{0} erhält {1}/{2}."},
                        {first(), with_sign(event_.attack), with_sign(event_.defence)});
  }

  std::string granted() const {
    return speaker_.say(event_.granted == 1 ? Phrase{"{0} gains Ally.", "{0} erhält Beistand."}
                                            : Phrase{"{0} gains Swift.", "{0} erhält Flink."},
                        {first()});
  }

  std::string shielded() const {
    return speaker_.say(event_.amount == 1
                            ? Phrase{"The next damage to {0} is prevented.",
                                     "Der nächste Schadenspunkt an {0} wird verhindert."}
                            : Phrase{"The next {1} damage to {0} is prevented.",
                                     "Die nächsten {1} Schadenspunkte an {0} werden verhindert."},
                        {names_.dative(event_.sleeve, event_.side), amount()});
  }

  std::string phased() const {
    return speaker_.say({"{0} is phased: now it is {1}.", "{0} wird gewendet: jetzt {1}."},
                        {names_.first(event_.sleeve, event_.back), names_.quoted(event_.side)});
  }

  std::string shown() const {
    return speaker_.say({"{0} shows its other side: {1}.", "{0} zeigt die Rückseite: {1}."},
                        {first(), names_.quoted(event_.back)});
  }

  // --- attacks

  std::string fought() const {
    return speaker_.say({"A skirmish begins: {0}.", "Ein Gefecht beginnt: {0}."}, {owned()});
  }

  std::string named() const {
    if (speaker_.is_you(event_.to)) {
      return speaker_.say({"{0} names you.", "{0} nennt dich."}, {speaker_.name(event_.seat)});
    }
    return about({"You name {1}.", "Du nennst {1}."}, {"{0} names {1}.", "{0} nennt {1}."},
                 {speaker_.name(event_.to)});
  }
  std::string attacked() const {
    if (event_.to == stranger) {
      return about({"You attack the Nexus.", "Du greifst den Nexus an."},
                   {"{0} attacks the Nexus.", "{0} greift den Nexus an."});
    }
    if (speaker_.is_you(event_.to)) {
      return speaker_.say({"{0} attacks you.", "{0} greift dich an."},
                          {speaker_.name(event_.seat)});
    }
    return about({"You attack {1}.", "Du greifst {1} an."},
                 {"{0} attacks {1}.", "{0} greift {1} an."}, {speaker_.name(event_.to)});
  }

  std::string blocked() const {
    return speaker_.say({"{0} opposes {1}.", "{0} stellt sich {1} entgegen."},
                        {first(), names_.dative(event_.other, event_.other_side)});
  }

  // --- influence

  std::string influence(Phrase to_them, Phrase to_others) const {
    return about(to_them, to_others, {amount(), kind()});
  }

  std::string ending() const {
    return speaker_.say({"The Nexus has no {0} influence left: this round is the last.",
                         "Der Nexus hat keinen {0} Einfluss mehr: Diese Runde ist die letzte."},
                        {kind()});
  }

  // --- the end

  std::string won() const {
    const std::string who = tell_winners(event_.seats, speaker_);
    return event_.by == Event::Count::none ? who : who + " " + decided_by();
  }
  // Which count it was, and what it came to.
  std::string decided_by() const {
    switch (event_.by) {
      case Event::Count::kind:
        return speaker_.say(
            {"Most influence of one kind: {0} {1}.", "Am meisten Einfluss einer Art: {0} {1}."},
            {amount(),
             speaker_.say(event_.alignment == Alignment::good ? Phrase{"good", "guter"}
                                                              : Phrase{"evil", "böser"})});
      case Event::Count::total:
        return speaker_.say({"As much of one kind, but most influence in all: {0}.",
                             "Gleich viel von einer Art, aber am meisten Einfluss insgesamt: {0}."},
                            {amount()});
      case Event::Count::attack:
        return speaker_.say({"As much influence, but most attack in play: {0}.",
                             "Gleich viel Einfluss, aber am meisten Angriff im Spiel: {0}."},
                            {amount()});
      default:
        return speaker_.say({"Influence and attack in play are equal.",
                             "Einfluss und Angriff im Spiel sind gleich."});
    }
  }

  // --- short ones

  std::string about(Phrase to_them, Phrase to_others,
                    std::initializer_list<std::string> gaps = {}) const {
    return speaker_.say(event_.seat, to_them, to_others, gaps);
  }
  // A sentence that begins with whose card it is; {1} is the amount.
  std::string of_card(Phrase phrase) const { return speaker_.say(phrase, {first(), amount()}); }
  std::string with_card(Phrase to_them, Phrase to_others) const {
    return about(to_them, to_others, {card()});
  }
  std::string with_amount(Phrase to_them, Phrase to_others) const {
    return about(to_them, to_others, {amount()});
  }

 private:
  std::string card() const { return names_.card(event_.sleeve, event_.side); }
  std::string owned() const { return names_.owned(event_.sleeve, event_.side); }
  std::string first() const { return names_.first(event_.sleeve, event_.side); }
  std::string amount() const { return std::to_string(event_.amount); }
  std::string kind() const { return std::string(said(event_.alignment, speaker_.lang)); }
  std::string counted_cards() const {
    return counted(event_.amount, {"card", "Karte"}, {"cards", "Karten"}, speaker_.lang);
  }
  std::string quoted(int ability) const {
    return speaker_.say({"\"{0}\"", "„{0}“"}, {rules_.text(event_.side, ability, speaker_.lang)});
  }
  std::string other_side() const {
    if (event_.back == hidden_side || event_.back == no_side) return "";
    return speaker_.say({" Its other side: {0}.", " Auf der Rückseite: {0}."},
                        {names_.quoted(event_.back)});
  }
  std::string top_of_deck() const {
    if (event_.top == hidden_side || event_.top == no_side) return "";
    return speaker_.say({" The deck now shows {0}.", " Das Deck zeigt jetzt {0}."},
                        {names_.quoted(event_.top)});
  }

  const Rules& rules_;
  const Event& event_;
  const Speaker& speaker_;
  Names names_;
};

}  // namespace

// Hiding is not done here: what the event shows is told.
std::string Rules::say(const Event& event, const Speaker& speaker) const {
  using Kind = Event::Kind;
  const Telling tell(*this, event, speaker);
  switch (event.kind) {
    case Kind::drew:
      return tell.drew();
    case Kind::chose_first:
      return tell.chose_first();
    case Kind::enlisted:
      return tell.enlisted();
    case Kind::starts:
      return tell.about({"You go first.", "Du beginnst."}, {"{0} goes first.", "{0} beginnt."});
    case Kind::turn_began:
      return tell.with_amount({"Round {1}: your turn.", "Runde {1}: Du bist am Zug."},
                              {"Round {1}: {0}'s turn.", "Runde {1}: {0} ist am Zug."});
    case Kind::shuffled:
      return tell.shuffled();
    case Kind::no_card:
      return tell.about({"You get no card: your deck and discard pile are empty.",
                         "Du bekommst keine Karte: Dein Deck und dein Ablagestapel sind leer."},
                        {"{0} gets no card: deck and discard pile are empty.",
                         "{0} bekommt keine Karte: Deck und Ablagestapel sind leer."});
    case Kind::guards:
      return tell.about(
          {"You defend the Nexus in this turn.", "Du verteidigst den Nexus in diesem Zug."},
          {"{0} defends the Nexus in this turn.", "{0} verteidigt den Nexus in diesem Zug."});
    case Kind::passed:
      return tell.about({"You pass.", "Du passt."}, {"{0} passes.", "{0} passt."});
    case Kind::ordered:
      return tell.quoting({"You play {1} as an order: {2}", "Du spielst {1} als Befehl: {2}"},
                          {"{0} plays {1} as an order: {2}", "{0} spielt {1} als Befehl: {2}"},
                          Frame::order);
    case Kind::used:
      return tell.quoting({"You use {1}: {2}", "Du nutzt {1}: {2}"},
                          {"{0} uses {1}: {2}", "{0} nutzt {1}: {2}"}, event.skill);
    case Kind::set_off:
      return tell.set_off();
    case Kind::locked:
      return tell.of_card({"{0} is locked.", "{0} wird gesperrt."});
    case Kind::unlocked:
      return tell.of_card({"{0} is unlocked.", "{0} wird entsperrt."});
    case Kind::phased:
      return tell.phased();
    case Kind::shown:
      return tell.shown();
    case Kind::chose:
      return tell.chose();
    case Kind::named:
      return tell.named();
    case Kind::got:
      return tell.got();
    case Kind::granted:
      return tell.granted();
    case Kind::damaged:
      return tell.of_card({"{0} is dealt {1} damage.", event.amount == 1
                                                           ? "{0} bekommt {1} Schadenspunkt."
                                                           : "{0} bekommt {1} Schadenspunkte."});
    case Kind::shielded:
      return tell.shielded();
    case Kind::destroyed:
      return tell.of_card({"{0} is destroyed.", "{0} wird zerstört."});
    case Kind::returned:
      return tell.returned();
    case Kind::discarded:
      return tell.of_card({"{0} goes to the discard pile.", "{0} kommt auf den Ablagestapel."});
    case Kind::gained:
      return tell.influence({"You gain {1} {2} influence.", "Du erhältst {1} {2} Einfluss."},
                            {"{0} gains {1} {2} influence.", "{0} erhält {1} {2} Einfluss."});
    case Kind::lost:
      return tell.influence({"You lose {1} {2} influence.", "Du verlierst {1} {2} Einfluss."},
                            {"{0} loses {1} {2} influence.", "{0} verliert {1} {2} Einfluss."});
    case Kind::looked:
      return tell.looked();
    case Kind::saw:
      return tell.saw();
    case Kind::trained:
      return tell.with_card({"You train {1}.", "Du bildest {1} aus."},
                            {"{0} trains {1}.", "{0} bildet {1} aus."});
    case Kind::attacked:
      return tell.attacked();
    case Kind::sent:
      return tell.of_card({"{0} attacks.", "{0} greift an."});
    case Kind::blocked:
      return tell.blocked();
    case Kind::fought:
      return tell.fought();
    case Kind::no_attack:
      return tell.about({"You attack nobody after all.", "Du greifst doch niemanden an."},
                        {"{0} attacks nobody after all.", "{0} greift doch niemanden an."});
    case Kind::ending:
      return tell.ending();
    case Kind::match_won:
      return tell.won();
    case Kind::counted:
      return tell.with_amount(
          {"You count: {1} of the cards in your hand.", "Du zählst: {1} deiner Handkarten."},
          {"{0} counts cards in hand without showing them: {1}.",
           "{0} zählt Handkarten, ohne sie zu zeigen: {1}."});
  }
  return "";
}

}  // namespace penta::phase
