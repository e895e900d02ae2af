// Events in words, English and German, and the rules for people.
#include "engine/telling.h"
#include "games/phaktionz/names.h"

namespace penta::phaktionz {
namespace {

// What an event says, to the one it is about and to the other.
class Telling {
 public:
  Telling(const Rules& rules, const Event& event, const Speaker& speaker)
      : rules_(rules), event_(event), speaker_(speaker), names_(rules, speaker) {}

  // --- before the match, and the course of a turn

  std::string set_aside() const {
    if (event_.card == no_card) {
      return about({"You set a card aside.", "Du legst eine Karte beiseite."},
                   {"{0} sets a card aside.", "{0} legt eine Karte beiseite."});
    }
    return with_plain({"You set {1} aside.", "Du legst {1} beiseite."},
                      {"{0} sets {1} aside.", "{0} legt {1} beiseite."});
  }
  std::string exchanged() const {
    if (event_.amount == 0) {
      return about({"You keep your opening hand.", "Du behältst deine Starthand."},
                   {"{0} keeps the opening hand.", "{0} behält die Starthand."});
    }
    return about({"You exchange {1} of your opening hand.", "Du tauschst {1} deiner Starthand."},
                 {"{0} exchanges {1} of the opening hand.", "{0} tauscht {1} der Starthand."},
                 {cards()});
  }
  std::string phase_began() const {
    const std::string phase = speaker_.say(called(event_.phase));
    return about({"Your {1} begins.", "Deine {1} beginnt."},
                 {"{0}'s {1} begins.", "Die {1} von {0} beginnt."}, {phase});
  }
  std::string drew() const {
    if (event_.card == no_card) {
      return about({"You draw a card.", "Du ziehst eine Karte."},
                   {"{0} draws a card.", "{0} zieht eine Karte."});
    }
    return with_plain({"You draw {1}.", "Du ziehst {1}."}, {"{0} draws {1}.", "{0} zieht {1}."});
  }
  std::string shuffled() const {
    return about({"You shuffle your deck of {1}.", "Du mischst dein Deck mit {1}."},
                 {"{0} shuffles a deck of {1}.", "{0} mischt ein Deck mit {1}."}, {cards()});
  }

  // --- announcing and answering

  std::string announced() const {
    switch (event_.link) {
      case Link::Kind::placement:
        return with_card({"You announce {1}.", "Du sagst {1} an."},
                         {"{0} announces {1}.", "{0} sagt {1} an."});
      case Link::Kind::cast:
        return with_card({"You cast {1}.", "Du wirkst {1}."}, {"{0} casts {1}.", "{0} wirkt {1}."});
      case Link::Kind::ability:
        return about({"You use {1}: {2}", "Du nutzt {1}: {2}"},
                     {"{0} uses {1}: {2}", "{0} nutzt {1}: {2}"}, {card(), text()});
      case Link::Kind::trigger:
        return say({"{0} is set off: {1}", "{0} wird ausgelöst: {1}"}, {first(), text()});
      case Link::Kind::battle:
        return say({"{0} attacks.", "{0} greift an."}, {fighter()});
      case Link::Kind::creation:
        return with_card({"You announce that you create {1}.", "Du sagst an, {1} zu erschaffen."},
                         {"{0} announces to create {1}.", "{0} sagt an, {1} zu erschaffen."});
      case Link::Kind::promotion:
        return with_card({"You announce that you promote {1}.", "Du sagst an, {1} zu befördern."},
                         {"{0} announces to promote {1}.", "{0} sagt an, {1} zu befördern."});
    }
    return "";
  }
  std::string resolves() const {
    if (event_.link == Link::Kind::battle) {
      return say({"{0} battles.", "{0} kämpft."}, {fighter()});
    }
    return of_card({"{0} takes effect.", "{0} kommt zur Wirkung."});
  }
  std::string fizzled() const {
    switch (event_.link) {
      case Link::Kind::battle:
        return say({"The attack of {0} fizzles.", "Der Angriff von {0} verpufft."},
                   {names_.dative(event_.card)});
      case Link::Kind::ability:
      case Link::Kind::trigger:
        return say({"The ability of {0} fizzles.", "Die Fähigkeit von {0} verpufft."},
                   {names_.dative(event_.card)});
      default:
        return of_card({"{0} fizzles.", "{0} verpufft."});
    }
  }
  // At a card, a slot, or the other player.
  std::string aimed() const {
    if (event_.other != no_card) {
      return say({"{0} is aimed at {1}.", "{0} zielt auf {1}."},
                 {fighter(), names_.owned(event_.other)});
    }
    if (event_.slot != no_slot) {
      return say({"{0} is to stand {1}.", "{0} soll {1} stehen."},
                 {first(), names_.in_slot(event_.slot)});
    }
    return speaker_.say(
        other(event_.seat), {"{1} is aimed at you directly.", "{1} zielt direkt auf dich."},
        {"{1} is aimed at {0} directly.", "{1} zielt direkt auf {0}."}, {fighter()});
  }

  // --- cards that come and go

  std::string placed() const {
    return about({"You place {1} {2}{3}.", "Du stellst {1} {2} auf{3}."},
                 {"{0} places {1} {2}{3}.", "{0} stellt {1} {2} auf{3}."},
                 {card(), names_.in_slot(event_.slot), from_where()});
  }
  std::string from_where() const {
    switch (event_.from) {
      case Event::Place::pile:
        return say({", from the Deck-Out Pile", ", vom Deck-Out-Stapel"});
      case Event::Place::deck:
        return say({", from the deck", ", aus dem Deck"});
      case Event::Place::exile:
        return say({", from Exile", ", aus dem Exil"});
      case Event::Place::creation:
        return say({", from the Creation Pile", ", vom Schöpfungsstapel"});
      default:
        return "";
    }
  }
  std::string attached() const {
    return say({"{1} now bears {0}.", "{1} trägt jetzt {0}."},
               {card(), names_.first(event_.other)});
  }
  std::string flipped() const {
    return say({"{0} is promoted: now it is {1}, a Tier 4.",
                "{0} wird befördert: Jetzt ist sie {1}, Rang 4."},
               {first(), names_.quoted(names_.fighter(event_.card))});
  }
  std::string demoted() const {
    return event_.to == Event::Place::exile ? of_card({"{0} is demoted, and so exiled.",
                                                       "{0} wird abgesetzt und damit verbannt."})
                                            : of_card({"{0} is demoted.", "{0} wird abgesetzt."});
  }
  std::string left() const {
    switch (event_.to) {
      case Event::Place::exile:
        return of_card({"{0} is exiled.", "{0} wird verbannt."});
      case Event::Place::hand:
        return of_card({"{0} goes back to the hand.", "{0} kehrt auf die Hand zurück."});
      case Event::Place::creation:
        return of_card(
            {"{0} goes back to the Creation Pile.", "{0} kehrt auf den Schöpfungsstapel zurück."});
      case Event::Place::deck:
        return of_card({"{0} goes back into the deck.", "{0} kehrt in das Deck zurück."});
      default:
        return of_card({"{0} goes to the Deck-Out Pile.", "{0} kommt auf den Deck-Out-Stapel."});
    }
  }
  std::string discarded() const {
    if (event_.to == Event::Place::exile) {
      return with_card({"You discard {1}; it is exiled.", "Du wirfst {1} ab; sie wird verbannt."},
                       {"{0} discards {1}; it is exiled.", "{0} wirft {1} ab; sie wird verbannt."});
    }
    return with_card({"You discard {1}.", "Du wirfst {1} ab."},
                     {"{0} discards {1}.", "{0} wirft {1} ab."});
  }
  std::string moved() const {
    return say({"{0} goes {1} {2}.", "{0} kommt {1} {2}."}, {first(), from_place(), to_place()});
  }

  // --- what battles and effects do

  std::string battles() const {
    return say(
        {"{0} battles {1}: {2} DMG against {3}.", "{0} kämpft gegen {1}: {2} DMG gegen {3}."},
        {fighter(), names_.owned(event_.other), std::to_string(event_.dmg),
         std::to_string(event_.other_dmg)});
  }
  std::string strikes() const {
    return say({"{0} strikes directly, with {1} DMG.", "{0} trifft direkt, mit {1} DMG."},
               {fighter(), std::to_string(event_.dmg)});
  }
  std::string damaged() const {
    if (event_.card == no_card) {
      return with_amount({"You take {1} damage.", "Du nimmst {1} Schaden."},
                         {"{0} takes {1} damage.", "{0} nimmt {1} Schaden."});
    }
    return about({"You take {1} damage from {2}.", "Du nimmst {1} Schaden durch {2}."},
                 {"{0} takes {1} damage from {2}.", "{0} nimmt {1} Schaden durch {2}."},
                 {amount(), names_.owned(event_.card)});
  }
  std::string counted() const {
    const int many = event_.amount < 0 ? -event_.amount : event_.amount;
    const std::string counters =
        penta::counted(many, {"counter", "Marke"}, {"counters", "Marken"}, speaker_.lang);
    return event_.amount < 0 ? say({"{0} loses {1}.", "{0} verliert {1}."}, {first(), counters})
                             : say({"{0} gets {1}.", "{0} erhält {1}."}, {first(), counters});
  }
  std::string paid() const {
    return about({"You pay for {1} with {2}.", "Du bezahlst {1} mit {2}."},
                 {"{0} pays for {1} with {2}.", "{0} bezahlt {1} mit {2}."},
                 {card(), names_.dative(event_.other)});
  }
  std::string gained() const {
    if (event_.amount < 0) {
      return say({"{0} loses {1} DMG.", "{0} verliert {1} DMG."},
                 {first(), std::to_string(-event_.amount)});
    }
    return of_card({"{0} gains {1} DMG.", "{0} erhält {1} DMG."});
  }
  std::string granted() const {
    const std::string text = names_.text(event_.other, event_.ability);
    if (event_.card == no_card) {
      return speaker_.say(event_.seat, {"For you holds: {1}", "Für dich gilt: {1}"},
                          {"For {0} holds: {1}", "Für {0} gilt: {1}"}, {text});
    }
    return say({"For {0} holds: {1}", "Für {0} gilt: {1}"}, {names_.owned(event_.card), text});
  }
  std::string looked() const {
    if (event_.amount == 1) {
      return about({"You look at the top card of your deck.",
                    "Du siehst dir die oberste Karte deines Decks an."},
                   {"{0} looks at the top card of the deck.",
                    "{0} sieht sich die oberste Karte des Decks an."});
    }
    return with_amount({"You look at the top {1} cards of your deck.",
                        "Du siehst dir die obersten {1} Karten deines Decks an."},
                       {"{0} looks at the top {1} cards of the deck.",
                        "{0} sieht sich die obersten {1} Karten des Decks an."});
  }
  std::string runaway() const {
    return say({"The cards set each other off without end, {0} at last: the match ends in a draw. "
                "That is a mistake of the cards.",
                "Die Karten lösen einander ohne Ende aus, zuletzt {0}: Die Partie endet "
                "unentschieden. Das ist ein Fehler der Karten."},
               {names_.owned(event_.card)});
  }

  // --- short ones

  std::string about(Phrase to_them, Phrase to_others,
                    std::initializer_list<std::string> gaps = {}) const {
    return speaker_.say(event_.seat, to_them, to_others, gaps);
  }
  // A sentence that begins with whose card it is; {1} is the amount.
  std::string of_card(Phrase phrase) const { return say(phrase, {first(), amount()}); }
  std::string with_card(Phrase to_them, Phrase to_others) const {
    return about(to_them, to_others, {card()});
  }
  std::string with_plain(Phrase to_them, Phrase to_others) const {
    return about(to_them, to_others, {names_.plain(event_.card)});
  }
  std::string with_amount(Phrase to_them, Phrase to_others) const {
    return about(to_them, to_others, {amount()});
  }

 private:
  std::string say(Phrase phrase, std::initializer_list<std::string> gaps = {}) const {
    return speaker_.say(phrase, gaps);
  }
  std::string card() const { return names_.card(event_.card); }
  std::string first() const { return names_.first(event_.card); }
  // Whoever battles is called by the side that is up.
  std::string fighter() const {
    const DesignId design = names_.fighter(event_.card);
    if (design == no_design || !rules_.facts(design).promoted) return first();
    return speaker_.say(event_.seat, {"Your {1}", "Deine Karte {1}"}, {"{0}'s {1}", "{1} von {0}"},
                        {names_.quoted(design)});
  }
  std::string amount() const { return std::to_string(event_.amount); }
  std::string cards() const {
    return penta::counted(event_.amount, {"card", "Karte"}, {"cards", "Karten"}, speaker_.lang);
  }
  std::string text() const {
    const std::string text = names_.text(event_.card, event_.ability);
    return say({"\"{0}\"", "„{0}“"}, {text});
  }
  std::string from_place() const {
    switch (event_.from) {
      case Event::Place::hand:
        return say({"from the hand", "von der Hand"});
      case Event::Place::deck:
        return say({"from the deck", "aus dem Deck"});
      case Event::Place::pile:
        return say({"from the Deck-Out Pile", "vom Deck-Out-Stapel"});
      case Event::Place::exile:
        return say({"from Exile", "aus dem Exil"});
      case Event::Place::creation:
        return say({"from the Creation Pile", "vom Schöpfungsstapel"});
      default:
        return say({"from the battlefield", "vom Kampffeld"});
    }
  }
  std::string to_place() const {
    switch (event_.to) {
      case Event::Place::hand:
        return say({"to the hand", "auf die Hand"});
      case Event::Place::deck:
        return say({"into the deck", "in das Deck"});
      case Event::Place::exile:
        return say({"to Exile", "ins Exil"});
      case Event::Place::creation:
        return say({"to the Creation Pile", "auf den Schöpfungsstapel"});
      case Event::Place::battlefield:
        return say({"to the battlefield", "auf das Kampffeld"});
      default:
        return say({"to the Deck-Out Pile", "auf den Deck-Out-Stapel"});
    }
  }

  const Rules& rules_;
  const Event& event_;
  const Speaker& speaker_;
  Names names_;
};

// What is said of a card alone; {1} is the amount.
Phrase of_card(Event::Kind kind) {
  using Kind = Event::Kind;
  switch (kind) {
    case Kind::nothing:
      return {"{0} can do nothing.", "{0} kann nichts bewirken."};
    case Kind::stays:
      return {"{0} takes the Realm slot.", "{0} liegt jetzt auf dem Reichsplatz."};
    case Kind::disabled:
      return {"{0} is disabled.", "{0} ist jetzt erschöpft."};
    case Kind::no_battle:
      return {"{0} does not battle: one of the two is gone.",
              "{0} kämpft nicht: Eines von beiden ist fort."};
    case Kind::plagued:
      return {"{0} gets a Plague counter.", "{0} erhält eine Seuchenmarke."};
    case Kind::healed:
      return {"{0} loses its Plague counter.", "{0} verliert die Seuchenmarke."};
    case Kind::became:
      return {"{0} now has {1} DMG.", "{0} hat jetzt {1} DMG."};
    case Kind::doubled:
      return {"{0} has its DMG doubled.", "{0} hat jetzt doppelt so viel DMG."};
    case Kind::switched:
      return {"{0} changes its type.", "{0} wechselt den Typ."};
    default:
      return {};
  }
}

// What is said of a player alone: {1} is the amount.
Told of_player(Event::Kind kind) {
  using Kind = Event::Kind;
  switch (kind) {
    case Kind::starts:
      return {{"You go first.", "Du beginnst."}, {"{0} goes first.", "{0} beginnt."}};
    case Kind::turn_began:
      return {{"Turn {1}: your turn.", "Zug {1}: Du bist am Zug."},
              {"Turn {1}: {0}'s turn.", "Zug {1}: {0} ist am Zug."}};
    case Kind::passed:
      return {{"You pass.", "Du passt."}, {"{0} passes.", "{0} passt."}};
    case Kind::abled:
      return {{"Your Summons are abled.", "Deine Wesen sind wieder bereit."},
              {"{0}'s Summons are abled.", "Die Wesen von {0} sind wieder bereit."}};
    case Kind::searched:
      return {{"You take nothing.", "Du nimmst nichts."},
              {"{0} takes nothing.", "{0} nimmt nichts."}};
    case Kind::declined:
      return {{"You leave it.", "Du lässt es."}, {"{0} leaves it.", "{0} lässt es."}};
    case Kind::decked_out:
      return {{"Your deck is empty.", "Dein Deck ist leer."},
              {"{0}'s deck is empty.", "Das Deck von {0} ist leer."}};
    default:
      return {};
  }
}

// What is said of a player and a card; {1} is the card, {2} the amount.
Told of_both(Event::Kind kind) {
  using Kind = Event::Kind;
  switch (kind) {
    case Kind::numbered:
      return {{"You choose X = {2} for {1}.", "Du wählst X = {2} für {1}."},
              {"{0} chooses X = {2} for {1}.", "{0} wählt X = {2} für {1}."}};
    case Kind::lost:
      return {{"You lose {1} from your deck.", "Du verlierst {1} aus dem Deck."},
              {"{0} loses {1} from the deck.", "{0} verliert {1} aus dem Deck."}};
    case Kind::milled:
      return {{"You mill {1}.", "Du legst {1} vom Deck ab."},
              {"{0} mills {1}.", "{0} legt {1} vom Deck ab."}};
    default:
      return {};
  }
}

}  // namespace

// Hiding is not done here: what the event shows is told.
std::string Rules::say(const Event& event, const Speaker& speaker) const {
  using Kind = Event::Kind;
  const Telling tell(*this, event, speaker);
  switch (event.kind) {
    case Kind::set_aside:
      return tell.set_aside();
    case Kind::exchanged:
      return tell.exchanged();
    case Kind::phase_began:
      return tell.phase_began();
    case Kind::drew:
      return tell.drew();
    case Kind::shuffled:
      return tell.shuffled();
    case Kind::announced:
      return tell.announced();
    case Kind::paid:
      return tell.paid();
    case Kind::aimed:
      return tell.aimed();
    case Kind::resolves:
      return tell.resolves();
    case Kind::fizzled:
      return tell.fizzled();
    case Kind::placed:
      return tell.placed();
    case Kind::attached:
      return tell.attached();
    case Kind::flipped:
      return tell.flipped();
    case Kind::battles:
      return tell.battles();
    case Kind::strikes:
      return tell.strikes();
    case Kind::damaged:
      return tell.damaged();
    case Kind::demoted:
      return tell.demoted();
    case Kind::left:
      return tell.left();
    case Kind::discarded:
      return tell.discarded();
    case Kind::moved:
      return tell.moved();
    case Kind::looked:
      return tell.looked();
    case Kind::saw:
      return tell.with_plain({"You see {1}.", "Du siehst {1}."},
                             {"{0} sees {1}.", "{0} sieht {1}."});
    case Kind::counted:
      return tell.counted();
    case Kind::gained:
      return tell.gained();
    case Kind::granted:
      return tell.granted();
    case Kind::match_won:
      return tell_winners(event.seats, speaker);
    case Kind::runaway:
      return tell.runaway();
    default:
      break;
  }
  if (const Phrase phrase = of_card(event.kind); !phrase.en.empty()) return tell.of_card(phrase);
  if (const Told told = of_player(event.kind); !told.to_them.en.empty()) {
    return tell.with_amount(told.to_them, told.to_others);
  }
  const Told told = of_both(event.kind);
  return tell.about(told.to_them, told.to_others,
                    {Names(*this, speaker).card(event.card), std::to_string(event.amount)});
}

}  // namespace penta::phaktionz
