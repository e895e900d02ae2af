// Events in words, English and German.
#include <algorithm>
#include <array>

#include "engine/telling.h"
#include "games/phase_away/rules.h"

namespace penta::phase_away {
namespace {

constexpr std::array<Phrase, 4> tile_names{{{"room", "Raum"},
                                            {"Medi-Center", "Medi-Center"},
                                            {"cargo hold", "Frachtraum"},
                                            {"START", "START"}}};
constexpr std::array<Phrase, directions> to_directions{{{"to the north", "nach Norden"},
                                                        {"to the east", "nach Osten"},
                                                        {"to the south", "nach Süden"},
                                                        {"to the west", "nach Westen"}}};
constexpr std::array<Phrase, 5> ends{{
    {"The mission is over.", "Die Mission ist zu Ende."},
    {"Mission accomplished: all of you are on START, and so is the artefact.",
     "Mission erfüllt: Ihr steht alle auf START, und das Artefakt ist bei euch."},
    {"Time is up.", "Die Zeit ist um."},
    {"The leader ends the mission: the artefact is safe, but not everybody is home.",
     "Die Leitung beendet die Mission: Das Artefakt ist geborgen, aber nicht alle sind daheim."},
    {"Mission failed: all of you are felled.", "Mission gescheitert: Ihr liegt alle am Boden."},
}};

// What one event has to say, gap by gap.
class Teller {
 public:
  Teller(const Rules& rules, const Event& event, const Speaker& speaker)
      : rules_(rules), event_(event), speaker_(speaker) {}

  std::string tell() const;

 private:
  Lang lang() const { return speaker_.lang; }

  // Total, like all that follows: a seat that nobody has is called something, too.
  std::string name(Seat seat) const {
    return penta::index(seat) < rules_.players() ? speaker_.name(seat)
                                                 : speaker_.say({"somebody", "jemand"});
  }
  std::string square() const { return place(event_.square); }
  std::string from() const { return place(event_.from); }
  std::string place(Square square) const {
    return on_board(square) ? rules_.word(square) : speaker_.say({"nowhere", "nirgendwo"});
  }
  std::string amount() const { return std::to_string(event_.amount); }
  std::string thing() const {
    const auto at = static_cast<std::size_t>(event_.thing);
    const auto& things = rules_.station().things;
    return at < things.size() ? things[at].naming.name(lang()) : speaker_.say({"a thing", "etwas"});
  }
  std::string monster() const {
    const auto at = static_cast<std::size_t>(event_.monster);
    const auto& monsters = rules_.station().monsters;
    return at < monsters.size() ? monsters[at].naming.name(lang())
                                : speaker_.say({"monster", "Monster"});
  }
  std::string character() const {
    const auto at = static_cast<std::size_t>(event_.character);
    const auto& cards = rules_.station().character;
    return at < cards.size() ? cards[at].naming.name(lang()) : speaker_.say({"nobody", "niemand"});
  }
  std::string dimension() const { return event_.dimension == Dimension::beta ? "Beta" : "Alpha"; }

  // To the one who did it, and to the others; {0} is the name, gaps count from {1}.
  std::string say(Phrase to_them, Phrase to_others,
                  std::initializer_list<std::string> gaps = {}) const {
    return about(event_.seat, to_them, to_others, gaps);
  }
  std::string about(Seat seat, Phrase to_them, Phrase to_others,
                    std::initializer_list<std::string> gaps = {}) const {
    if (penta::index(seat) < rules_.players()) {
      return speaker_.say(seat, to_them, to_others, gaps);
    }
    std::array<std::string, 4> all{name(seat)};
    std::copy(gaps.begin(), gaps.end(), all.begin() + 1);
    return speaker_.say(to_others, {all[0], all[1], all[2], all[3]});
  }

  // "airless cargo hold, with a Void Hound in it"
  std::string room() const {
    const auto tile = static_cast<std::size_t>(event_.tile);
    const Phrase kind = tile < tile_names.size() ? tile_names[tile] : tile_names[0];
    std::string text = speaker_.say(event_.air ? Phrase{"{0} with air", "{0} mit Luft"}
                                               : Phrase{"{0} without air", "{0} ohne Luft"},
                                    {std::string(kind.in(lang()))});
    if (event_.monster == Monster::none) return text;
    return text + speaker_.say({"; in it lurks: {0}", "; darin lauert: {0}"}, {monster()});
  }

  std::string money(int sum) const {
    return counted(sum, {"credit", "Credit"}, {"credits", "Credits"}, lang());
  }
  std::string gems(int count) const {
    return counted(count, {"gem", "Edelstein"}, {"gems", "Edelsteine"}, lang());
  }
  std::string purse() const {
    const Purse& purse = event_.purse;
    std::vector<std::string> parts;
    if (purse.money > 0) parts.push_back(money(purse.money));
    if (purse.gems > 0) parts.push_back(gems(purse.gems));
    if (purse.dust > 0) {
      parts.push_back(std::to_string(purse.dust) + speaker_.say({" phase dust", " Phasenstaub"}));
    }
    if (purse.shards > 0) {
      parts.push_back(counted(purse.shards, {"shard", "Splitter"}, {"shards", "Splitter"}, lang()));
    }
    if (purse.artefact > 0) parts.push_back(speaker_.say({"the artefact", "das Artefakt"}));
    if (parts.empty()) parts.push_back(speaker_.say({"nothing", "nichts"}));
    return listing(parts, lang());
  }

  std::string find() const {
    switch (event_.loot) {
      case LootLine::What::thing:
        return thing();
      case LootLine::What::money:
        return money(event_.amount);
      case LootLine::What::gem:
        return gems(event_.amount);
      case LootLine::What::shard:
        return speaker_.say({"a shard of the artefact", "ein Splitter des Artefakts"});
    }
    return speaker_.say({"nothing", "nichts"});
  }

  std::string gift(const std::string& what) const {
    if (speaker_.is_you(event_.to)) {
      return speaker_.say({"{0} hands you: {1}.", "{0} gibt dir: {1}."}, {name(event_.seat), what});
    }
    return say({"You hand to {1}: {2}.", "Du gibst an {1}: {2}."},
               {"{0} hands to {1}: {2}.", "{0} gibt an {1}: {2}."}, {name(event_.to), what});
  }

  std::string step() const;
  std::string shift() const;
  std::string healing() const;
  std::string revival() const;
  std::string attack() const;
  std::string with_things() const;
  std::string with_fights() const;
  std::string with_station() const;

  const Rules& rules_;
  const Event& event_;
  const Speaker& speaker_;
};

std::string Teller::step() const {
  if (event_.sneaked) {
    return say(
        {"You sneak to {1}, past the monster.", "Du schleichst dich nach {1}, am Monster vorbei."},
        {"{0} sneaks to {1}, past the monster.", "{0} schleicht sich nach {1}, am Monster vorbei."},
        {square()});
  }
  return say({"You go to {1}.", "Du gehst nach {1}."}, {"{0} goes to {1}.", "{0} geht nach {1}."},
             {square()});
}

std::string Teller::shift() const {
  const std::string paid =
      event_.amount == 0
          ? ""
          : speaker_.say({" (cost: {0} phase dust)", " (Preis: {0} Phasenstaub)"}, {amount()});
  if (event_.room) {
    return say({"You tip {1} over, and all in it: {2} now{3}.",
                "Du lässt {1} kippen, mit allem darin: jetzt {2}{3}."},
               {"{0} tips {1} over, and all in it: {2} now{3}.",
                "{0} lässt {1} kippen, mit allem darin: jetzt {2}{3}."},
               {square(), dimension(), paid});
  }
  return say({"You shift to {1}{2}.", "Du wechselst nach {1}{2}."},
             {"{0} shifts to {1}{2}.", "{0} wechselt nach {1}{2}."}, {dimension(), paid});
}

std::string Teller::healing() const {
  if (event_.to == event_.seat) {
    return say({"You recover: {1} HP now.", "Du erholst dich: jetzt {1} HP."},
               {"{0} recovers: {1} HP now.", "{0} erholt sich: jetzt {1} HP."}, {amount()});
  }
  if (speaker_.is_you(event_.to)) {
    return speaker_.say({"{0} heals you: {1} HP now.", "{0} heilt dich: jetzt {1} HP."},
                        {name(event_.seat), amount()});
  }
  return say({"You heal {1}: {2} HP now.", "Du heilst {1}: jetzt {2} HP."},
             {"{0} heals {1}: {2} HP now.", "{0} heilt {1}: jetzt {2} HP."},
             {name(event_.to), amount()});
}

std::string Teller::revival() const {
  if (speaker_.is_you(event_.to)) {
    return speaker_.say({"You help {0} up in {1}.", "Du hilfst {0} in {1} auf."},
                        {name(event_.seat), square()});
  }
  return say({"{1} helps you up in {2}.", "{1} hilft dir in {2} auf."},
             {"{1} helps {0} up in {2}.", "{1} hilft {0} in {2} auf."},
             {name(event_.to), square()});
}

std::string Teller::attack() const {
  if (event_.amount == 0) {
    return speaker_.say({"Monster attack, but no room is free for one.",
                         "Monsterangriff, aber kein Raum ist dafür frei."});
  }
  return speaker_.say({"Monster attack: {0}.", "Monsterangriff: {0}."},
                      {counted(event_.amount, {"monster comes", "Monster kommt"},
                               {"monsters come", "Monster kommen"}, lang())});
}

std::string Teller::tell() const {
  using enum Event::Kind;
  switch (event_.kind) {
    case chose:
      return say({"You are: {1}.", "Deine Figur: {1}."}, {"{0} is: {1}.", "{0} spielt: {1}."},
                 {character()});
    case placed_start:
      return say({"You place START on {1}.", "Du legst START auf {1}."},
                 {"{0} places START on {1}.", "{0} legt START auf {1}."}, {square()});
    case named_first:
      return about(event_.to, {"You begin.", "Du beginnst."}, {"{0} begins.", "{0} beginnt."});
    case round_began:
      return speaker_.say({"Round {0} begins.", "Runde {0} beginnt."}, {amount()});
    case turn_began:
      return say({"Your turn, with {1} AP.", "Du bist am Zug, mit {1} AP."},
                 {"{0} is to act, with {1} AP.", "{0} ist am Zug, mit {1} AP."}, {amount()});
    case explored:
      return say({"You explore {1}: {2}.", "Du erkundest {1}: {2}."},
                 {"{0} explores {1}: {2}.", "{0} erkundet {1}: {2}."}, {square(), room()});
    case scouted:
      return speaker_.say({"For {0}, tile {1}: {2}.", "Für {0}, Feldkarte {1}: {2}."},
                          {square(), std::to_string(event_.choice), room()});
    case stepped:
      return step();
    case ported:
      return say({"The portal takes you to {1}, into {2}.",
                  "Das Portal bringt dich nach {1}, in die Dimension {2}."},
                 {"The portal takes {0} to {1}, into {2}.",
                  "Das Portal bringt {0} nach {1}, in die Dimension {2}."},
                 {square(), dimension()});
    case turn_ended:
      return say({"Your turn ends.", "Dein Zug ist zu Ende."},
                 {"{0}'s turn ends.", "Der Zug von {0} ist zu Ende."});
    case ended: {
      const auto end = static_cast<std::size_t>(event_.end);
      return speaker_.say(ends[end < ends.size() ? end : 0]);
    }
    default:
      return with_things();
  }
}

std::string Teller::with_things() const {
  using enum Event::Kind;
  switch (event_.kind) {
    case looted:
      return say({"You find in {1}: {2}.", "Du findest in {1}: {2}."},
                 {"{0} finds in {1}: {2}.", "{0} findet in {1}: {2}."}, {square(), find()});
    case wore:
      return say({"You put on: {1}.", "Du legst an: {1}."},
                 {"{0} puts on: {1}.", "{0} legt an: {1}."}, {thing()});
    case dropped:
      return say({"You drop: {1}.", "Du legst ab: {1}."}, {"{0} drops: {1}.", "{0} legt ab: {1}."},
                 {thing()});
    case gathered:
      return say({"You pick up all that lies in {1}.", "Du sammelst alles auf, was in {1} liegt."},
                 {"{0} picks up all that lies in {1}.", "{0} sammelt alles auf, was in {1} liegt."},
                 {square()});
    case gave:
      return gift(thing());
    case handed:
      return gift(purse());
    case used:
      return say({"You use: {1}.", "Du benutzt: {1}."}, {"{0} uses: {1}.", "{0} benutzt: {1}."},
                 {thing()});
    case shifted:
      return shift();
    case vented:
      if (event_.air) {
        return say({"You fill {1} with air.", "Du füllst {1} mit Luft."},
                   {"{0} fills {1} with air.", "{0} füllt {1} mit Luft."}, {square()});
      }
      return say({"You drain the air from {1}.", "Du lässt die Luft aus {1} ab."},
                 {"{0} drains the air from {1}.", "{0} lässt die Luft aus {1} ab."}, {square()});
    case healed:
      return healing();
    case artefact_taken:
      return say({"You take the artefact in {1}. Now home!",
                  "Du nimmst das Artefakt in {1}. Jetzt nach Hause!"},
                 {"{0} takes the artefact in {1}. Now home!",
                  "{0} nimmt das Artefakt in {1}. Jetzt nach Hause!"},
                 {square()});
    default:
      return with_fights();
  }
}

std::string Teller::with_fights() const {
  using enum Event::Kind;
  switch (event_.kind) {
    case fought:
      return say({"Fight in {1}, you against {2}: {3}", "Kampf in {1}, du gegen {2}: {3}"},
                 {"Fight in {1}, {0} against {2}: {3}", "Kampf in {1}, {0} gegen {2}: {3}"},
                 {square(), monster(),
                  speaker_.say(
                      {"{0} HP lost, {1} damage done.", "{0} HP verloren, {1} Schaden ausgeteilt."},
                      {amount(), std::to_string(event_.dealt)})});
    case felled:
      return say(
          {"You are felled in {1} and miss your turns until a mate comes into this room, in "
           "your dimension. All that you had lies on the floor.",
           "Du liegst verletzt in {1} und setzt aus, bis jemand vom Team in diesen Raum kommt, "
           "in deiner Dimension. Alles, was du hattest, liegt am Boden."},
          {"{0} is felled in {1}; everything lies on the floor.",
           "{0} liegt verletzt in {1}; alles liegt am Boden."},
          {square()});
    case slain:
      return say({"You fell a monster, {1}: 1 phase dust.", "Du besiegst: {1}. 1 Phasenstaub."},
                 {"{0} fells a monster, {1}: 1 phase dust.", "{0} besiegt: {1}. 1 Phasenstaub."},
                 {monster()});
    case revived:
      return revival();
    case woke:
      return say({"You wake on START, with 1 HP and nothing else.",
                  "Du erwachst auf START, mit 1 HP und sonst nichts."},
                 {"{0} wakes on START, with 1 HP and nothing else.",
                  "{0} erwacht auf START, mit 1 HP und sonst nichts."});
    case repelled: {
      const auto at = static_cast<std::size_t>(event_.direction);
      const std::string where =
          at < to_directions.size() ? std::string(to_directions[at].in(lang())) : "";
      return say({"You drive it out of {1} {3}: {2}.", "Du vertreibst aus {1} {3}: {2}."},
                 {"{0} drives it out of {1} {3}: {2}.", "{0} vertreibt aus {1} {3}: {2}."},
                 {from(), monster(), where});
    }
    default:
      return with_station();
  }
}

std::string Teller::with_station() const {
  using enum Event::Kind;
  switch (event_.kind) {
    case artefact_shown:
      return speaker_.say({"All five shards! The artefact is in {0}.",
                           "Alle fünf Splitter! Das Artefakt ist in {0}."},
                          {square()});
    case portals_opened:
      return speaker_.say({"Portals open: {0} with air, {1} without.",
                           "Portale öffnen sich: {0} mit Luft, {1} ohne."},
                          {square(), from()});
    case attacked:
      return attack();
    case appeared:
      return speaker_.say({"In {0} appears: {1}.", "In {0} erscheint: {1}."},
                          {square(), monster()});
    case prowled:
      return speaker_.say({"{0} goes from {1} to {2}.", "{0} zieht von {1} nach {2}."},
                          {monster(), from(), square()});
    case vanished:
      return speaker_.say({"{0} leaves {1} for the unexplored and is gone.",
                           "{0} verschwindet aus {1} ins Unerkundete."},
                          {monster(), from()});
    case freed:
      return say({"Sealed in: the turn brings you to START, in {1}.",
                  "Eingeschlossen: Der Zug bringt dich nach START, in {1}."},
                 {"Sealed in: the turn brings {0} to START, in {1}.",
                  "Eingeschlossen: Der Zug bringt {0} nach START, in {1}."},
                 {dimension()});
    default:
      return speaker_.say({"Something happens.", "Etwas geschieht."});
  }
}

}  // namespace

std::string Rules::say(const Event& event, const Speaker& speaker) const {
  return Teller(*this, event, speaker).tell();
}

}  // namespace penta::phase_away
