// Moves as the text of a button, with what they cost.
#include <array>

#include "engine/telling.h"
#include "games/phase_away/names.h"
#include "games/phase_away/rules.h"

namespace penta::phase_away {
namespace {

using Act = Move::Kind;

// North, east, south, west, here.
constexpr std::array<Phrase, directions + 1> places{{{"in the north", "im Norden"},
                                                     {"in the east", "im Osten"},
                                                     {"in the south", "im Süden"},
                                                     {"in the west", "im Westen"},
                                                     {"here", "hier"}}};
constexpr std::array<Phrase, directions> ways{{{"north", "nach Norden"},
                                               {"east", "nach Osten"},
                                               {"south", "nach Süden"},
                                               {"west", "nach Westen"}}};

// {0} is the place, {1} the way, {2} the seat, {3} the thing, {4} the number, {5} the square,
// {6} the character, {7} the dimension. `to_them`: the seat is whoever reads it.
constexpr std::array<Told, 27> buttons{{
    to_all({"Play the {6}", "{6} spielen"}),
    to_all({"Place START on {5}", "START auf {5} legen"}),
    {{"Begin yourself", "Selbst beginnen"}, {"Let {2} begin", "{2} beginnen lassen"}},
    to_all({"Explore {0}", "Raum {0} erkunden"}),
    to_all({"Scout {0}: see two tiles, lay one", "Raum {0} ausspähen: eine von zwei Feldkarten"}),
    to_all({"Lay tile {4}", "Feldkarte {4} legen"}),
    to_all({"Go {1}", "{1} gehen"}),
    to_all({"Sneak {1}, without a fight", "{1} schleichen, ohne Kampf"}),
    to_all({"Step through the portal", "Durch das Portal gehen"}),
    to_all({"Search the room", "Raum plündern"}),
    to_all({"Pick up all that lies here", "Alles hier aufsammeln"}),
    to_all({"Put on: {3}", "Anlegen: {3}"}),
    {{"Hand to yourself: {3}", "An dich selbst geben: {3}"},
     {"Hand to {2}: {3}", "An {2} geben: {3}"}},
    {{"Hand a shard to yourself", "Dir selbst einen Splitter geben"},
     {"Hand a shard to {2}", "Einen Splitter an {2} geben"}},
    {{"Hand the artefact to yourself", "Dir selbst das Artefakt geben"},
     {"Hand the artefact to {2}", "Das Artefakt an {2} geben"}},
    {{"Hand dust, gems or money to yourself", "Dir selbst Staub, Edelsteine oder Geld geben"},
     {"Hand dust, gems or money to {2}", "Staub, Edelsteine oder Geld an {2} geben"}},
    to_all({"Hand over {4}", "{4} übergeben"}),
    to_all({"Use: {3}", "Benutzen: {3}"}),
    to_all({"Change the dimension by phase dust (1 on START, else 3)",
            "Mit Phasenstaub die Dimension wechseln (1 auf START, sonst 3)"}),
    to_all({"Turn the air on or off {0}", "Luft {0} einlassen oder ablassen"}),
    {{"Heal yourself: 2 HP", "Dich selbst heilen: 2 HP"}, {"Heal {2}: 2 HP", "{2} heilen: 2 HP"}},
    to_all({"Take the artefact", "Das Artefakt nehmen"}),
    to_all({"Fight the monster here now", "Jetzt gegen das Monster hier kämpfen"}),
    to_all({"Sealed in: to START in {7} (the whole turn)",
            "Eingeschlossen: nach START in {7} (der ganze Zug)"}),
    to_all({"Wake on START with 1 HP, leaving everything",
            "Auf START erwachen, mit 1 HP und ohne alles"}),
    to_all({"End the turn", "Zug beenden"}),
    to_all({"Call the end of the mission", "Mission beenden"}),
}};
static_assert(buttons.size() == static_cast<std::size_t>(Act::call) + 1);

Seat seat_of(Move move) {
  const bool second = move.kind() == Act::give || move.kind() == Act::use;
  return static_cast<Seat>(move.arg(second ? 1 : 0));
}

template <std::size_t size>
std::string pick(const std::array<Phrase, size>& phrases, std::uint8_t at, Lang lang) {
  return at < size ? std::string(phrases[at].in(lang)) : "?";
}

}  // namespace

std::string Rules::say(Move move, const Speaker& speaker) const {
  const auto kind = static_cast<std::size_t>(move.kind());
  if (kind >= buttons.size()) return speaker.say({"No such move", "Kein solcher Zug"});
  const Lang lang = speaker.lang;
  const Seat seat = seat_of(move);
  const bool seated = penta::index(seat) < players_;
  const std::string who =
      seated ? speaker.name(seat)
             : speaker.say({"seat {0}", "Sitz {0}"}, {std::to_string(penta::index(seat) + 1)});
  const Told& told = buttons[kind];
  const Phrase phrase = seated && speaker.is_you(seat) ? told.to_them : told.to_others;
  const std::string square = word(move.square());
  std::string text = speaker.say(
      phrase, {pick(places, move.arg(0), lang), pick(ways, move.arg(0), lang), who,
               name_of(station_.things, move.arg(0), lang), std::to_string(move.arg(0)),
               square.empty() ? "?" : square, name_of(station_.character, move.arg(0), lang),
               move.dimension() == Dimension::beta ? "Beta" : "Alpha"});
  if (move.kind() == Act::use && move.arg(0) < station_.things.size()) {
    const Effect effect = station_.things[move.arg(0)].effect;
    if (effect == Effect::wake) text += ", " + who;
    if (effect == Effect::repel) {
      text += speaker.say({", monster {0}, away {1}", ", Monster {0}, weg {1}"},
                          {pick(places, move.arg(1), lang), pick(ways, move.arg(2), lang)});
    }
  }
  if (text.starts_with("nach ")) text.front() = 'N';
  const int ap = cost(move);
  return ap == 0 ? text : text + " (" + std::to_string(ap) + " AP)";
}

}  // namespace penta::phase_away
