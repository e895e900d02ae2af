// What a page needs to draw characters, monsters and things, and the scenes that it plays.
#include <array>

#include "games/phase_away/rules.h"

namespace penta::phase_away {
namespace {

constexpr std::array<Phrase, character_count> skills{{
    {"2 AP: fill a neighbouring room with air, or drain it. Not START, not a portal's or the "
     "artefact's room, and nobody may be in it.",
     "2 AP: einen Nachbarraum mit Luft füllen oder leeren. Nicht START, kein Portalraum, nicht der "
     "Raum des Artefakts, und niemand darf darin sein."},
    {"2 AP instead of 1: enter a room without a fight, unless the turn ends there.",
     "2 AP statt 1: einen Raum ohne Kampf betreten, außer der Zug endet dort."},
    {"1 AP: 2 HP back for yourself or somebody in your room and dimension.",
     "1 AP: 2 HP zurück, für dich oder jemanden in deinem Raum und deiner Dimension."},
    {"1 AP: look at two tiles for a square next door and lay one of them.",
     "1 AP: zwei Feldkarten für ein Nachbarfeld ansehen und eine davon legen."},
    {"No skill: higher values.", "Keine Fähigkeit: höhere Werte."},
    {"No skill: higher values.", "Keine Fähigkeit: höhere Werte."},
}};

// By Effect; {0} is the power.
constexpr std::array<Phrase, effects> effect_words{{
    {"", ""},
    {"{0} HP back, up to your full value.", "{0} HP zurück, bis zu deinem vollen Wert."},
    {"{0} AP more in this turn.", "{0} AP mehr in diesem Zug."},
    {"You stand on START, in the same dimension.", "Du stehst auf START, in derselben Dimension."},
    {"The next blow against you is halved, rounded up.",
     "Der nächste Schlag gegen dich wird halbiert, aufgerundet."},
    {"Your next search finds two things.", "Beim nächsten Plündern findest du zwei Dinge."},
    {"Pushes a monster here or next door one square away.",
     "Schiebt ein Monster hier oder nebenan ein Feld weiter."},
    {"Your room changes its air, and all in it the dimension. On START only you change.",
     "Dein Raum wechselt die Luft, und alle darin die Dimension. Auf START wechselst nur du."},
    {"A felled mate stands up where he lies: {0} HP.",
     "Jemand, der verletzt am Boden liegt, steht dort wieder auf: {0} HP."},
}};

std::string does(const ThingCard& card, Lang lang) {
  const std::string power = std::to_string(card.power);
  if (card.kind == ThingKind::weapon) {
    return fill(Phrase{"Weapon: {0} more damage.", "Waffe: {0} Schaden mehr."}.in(lang), {power});
  }
  if (card.kind == ThingKind::armour) {
    return fill(Phrase{"Armour: each blow takes {0} HP less.",
                       "Rüstung: Jeder Schlag kostet {0} HP weniger."}
                    .in(lang),
                {power});
  }
  return fill(effect_words[static_cast<std::size_t>(card.effect)].in(lang), {power});
}

}  // namespace

Parts Rules::parts(Move move) const {
  using enum Move::Kind;
  Parts parts{.kind = move.kind()};
  switch (move.kind()) {
    case choose:
      parts.character = move.character();
      break;
    case start:
      parts.square = move.square();
      break;
    case explore:
    case scout:
    case step:
    case sneak:
    case vent:
      parts.direction = move.direction();
      break;
    case first:
    case give_shard:
    case give_artefact:
    case hand:
    case heal:
      parts.seat = move.seat();
      break;
    case lay:
    case amount:
    case free:
      parts.amount = move.arg(0);
      break;
    case wear:
      parts.thing = move.thing();
      break;
    case give:
      parts.thing = move.thing();
      parts.seat = static_cast<Seat>(move.arg(1));
      break;
    case use: {
      parts.thing = move.thing();
      const bool known = move.arg(0) < station_.things.size();
      const Effect effect = known ? station_.things[move.arg(0)].effect : Effect::none;
      if (effect == Effect::wake) parts.seat = static_cast<Seat>(move.arg(1));
      if (effect != Effect::repel) break;
      if (move.arg(1) < directions) parts.from = static_cast<Direction>(move.arg(1));
      if (move.arg(2) < directions) parts.direction = static_cast<Direction>(move.arg(2));
      break;
    }
    default:
      break;
  }
  return parts;
}

Content Rules::content(Lang lang) const {
  Content content;
  for (std::size_t i = 0; i < station_.character.size(); ++i) {
    const CharacterCard& card = station_.character[i];
    content.characters.push_back({.character = static_cast<Character>(i),
                                  .ap = card.ap,
                                  .hp = card.hp,
                                  .damage = card.damage,
                                  .name = card.naming.name(lang),
                                  .text = card.naming.text(lang),
                                  .skill = std::string(skills[i].in(lang))});
  }
  for (std::size_t i = 0; i < station_.monsters.size(); ++i) {
    const MonsterCard& card = station_.monsters[i];
    content.monsters.push_back({.monster = static_cast<Monster>(i),
                                .damage = card.damage,
                                .hp = card.hp,
                                .movement = card.movement,
                                .name = card.naming.name(lang),
                                .text = card.naming.text(lang)});
  }
  for (std::size_t i = 0; i < station_.things.size(); ++i) {
    const ThingCard& card = station_.things[i];
    content.things.push_back({.thing = static_cast<Thing>(i),
                              .kind = card.kind,
                              .effect = card.effect,
                              .power = card.power,
                              .copies = card.copies,
                              .name = card.naming.name(lang),
                              .text = card.naming.text(lang),
                              .does = does(card, lang)});
  }
  content.minutes = time_limit_ / 60'000;
  return content;
}

std::string_view Rules::scene(const Event& event) const {
  using enum Event::Kind;
  switch (event.kind) {
    case explored:
    case scouted:
      return "room";
    case fought:
    case felled:
    case slain:
    case revived:
      return "fight";
    case looted:
      return "loot";
    case portals_opened:
      return "portals";
    case attacked:
    case appeared:
      return "attack";
    case prowled:
    case vanished:
      return "prowl";
    case artefact_shown:
    case artefact_taken:
      return "artefact";
    case ended:
      return "end";
    default:
      return {};
  }
}

}  // namespace penta::phase_away
