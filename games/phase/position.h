// Positions, moves and cards in words: what JSON, the page and saved positions are made of.
// README.md explains the position to people who write one.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/describe.h"
#include "games/phase/moves.h"
#include "games/phase/state.h"

namespace penta::phase {

// A card, wherever it is.
struct PlacedCard {
  Sleeve sleeve = no_sleeve;
  SideId face = no_side;
  SideId back = no_side;
  int place = 0;
  bool locked = false;
  bool open = false;
  int attack = 0;
  int defence = 0;
  int damage = 0;
  int shield = 0;
  bool ally = false;
  bool swift = false;
  int used = 0;
  Sleeve opposes = no_sleeve;
  bool dealt = false;
  std::optional<int> attack_now{};
  std::optional<int> defence_now{};
  bool falls = false;
  bool operator==(const PlacedCard&) const = default;

  static constexpr std::string_view type_name = "PhasePlacedCard";
  static constexpr auto fields() {
    return std::tuple{
        field("sleeve", &PlacedCard::sleeve, "seat and number; counted on if it is left out"),
        required("face", &PlacedCard::face, "the side that all see; '?' if it is hidden"),
        required("back", &PlacedCard::back, "the other side; '?' if it is hidden from you"),
        sparse("place", &PlacedCard::place, "which of several like it in the deck list"),
        sparse("locked", &PlacedCard::locked, "it is locked"),
        sparse("open", &PlacedCard::open, "all have seen both sides"),
        sparse("attack", &PlacedCard::attack, "change of attack in this turn"),
        sparse("defence", &PlacedCard::defence, "change of defence in this turn"),
        sparse("damage", &PlacedCard::damage, "damage in this turn"),
        sparse("shield", &PlacedCard::shield, "damage that will be prevented"),
        sparse("ally", &PlacedCard::ally, "was given Ally for this turn"),
        sparse("swift", &PlacedCard::swift, "was given Swift for this turn"),
        sparse("used", &PlacedCard::used, "bits of skills that are used up: 1, 2 good, 4, 8 evil"),
        sparse("opposes", &PlacedCard::opposes, "the attacker it opposes"),
        sparse("dealt", &PlacedCard::dealt, "has dealt its damage in this skirmish"),
        sparse("attack_now", &PlacedCard::attack_now,
               "of a warrior: its attack with all changes (worked out)"),
        sparse("defence_now", &PlacedCard::defence_now,
               "of a warrior: what is left of its defence (worked out)"),
        sparse("falls", &PlacedCard::falls,
               "of a warrior in a fight: falls if nobody acts and nothing is split (worked out)"),
    };
  }
};

// A card that all have seen shuffled into a deck.
struct BuriedCard {
  SideId good = no_side;
  SideId evil = no_side;
  int place = 0;
  bool operator==(const BuriedCard&) const = default;

  static constexpr std::string_view type_name = "PhaseBuriedCard";
  static constexpr auto fields() {
    return std::tuple{
        required("good", &BuriedCard::good, "its good side"),
        required("evil", &BuriedCard::evil, "its evil side"),
        sparse("place", &BuriedCard::place, "which of several like it in the deck list"),
    };
  }
};

struct PlayerPosition {
  int good = 0;
  int evil = 0;
  std::vector<PlacedCard> play{};
  std::vector<PlacedCard> barracks{};
  std::vector<PlacedCard> hand{};
  std::vector<PlacedCard> discard{};
  std::vector<PlacedCard> deck{};
  int taken = 0;
  int looked = 0;
  std::vector<BuriedCard> buried{};
  std::vector<Sleeve> settled{};
  std::string deck_name{};
  bool operator==(const PlayerPosition&) const = default;

  static constexpr std::string_view type_name = "PhasePlayer";
  static constexpr auto fields() {
    return std::tuple{
        field("good", &PlayerPosition::good, "good influence"),
        field("evil", &PlayerPosition::evil, "evil influence"),
        field("play", &PlayerPosition::play, "warriors"),
        field("barracks", &PlayerPosition::barracks, "resources"),
        field("hand", &PlayerPosition::hand, "the hand; a face is what opponents see"),
        field("discard", &PlayerPosition::discard, "the discard pile"),
        field("deck", &PlayerPosition::deck, "from the top; what is named nowhere lies below"),
        sparse("taken", &PlayerPosition::taken, "actions and trainings in this turn"),
        sparse("looked", &PlayerPosition::looked, "top cards that the owner has looked at"),
        sparse("buried", &PlayerPosition::buried, "cards that all saw go into the deck"),
        sparse("settled", &PlayerPosition::settled, "sleeves that cannot hold them"),
        sparse("deck_name", &PlayerPosition::deck_name, "the deck they play (worked out)"),
    };
  }
};

// An order or skill that is being resolved.
struct PlacedFrame {
  Sleeve source = no_sleeve;
  SideId side = no_side;
  int ability = 0;
  int effect = 0;
  int stage = 0;
  Sleeve it = no_sleeve;
  Sleeve before = no_sleeve;
  bool operator==(const PlacedFrame&) const = default;

  static constexpr std::string_view type_name = "PhaseFrame";
  static constexpr auto fields() {
    return std::tuple{
        required("source", &PlacedFrame::source, "the card"),
        required("side", &PlacedFrame::side, "the side whose text it is"),
        field("ability", &PlacedFrame::ability, "0: the order, 1 or 2: a skill"),
        field("effect", &PlacedFrame::effect, "which of its effects, from 0"),
        field("stage", &PlacedFrame::stage, "0 to 3: how far that is"),
        sparse("it", &PlacedFrame::it, "what was chosen last"),
        sparse("before", &PlacedFrame::before, "what was chosen before that"),
    };
  }
};

struct Position {
  int round = 1;
  int turn = 1;
  Step step{};
  Ask ask{};
  Seat starter{};
  Seat active{};
  Seat actor{};
  Seat acting{};
  Seat guardian = stranger;
  Seat target = stranger;
  int good = 0;
  int evil = 0;
  std::vector<PlayerPosition> players{};
  std::vector<Sleeve> attackers{};
  Sleeve skirmish = no_sleeve;
  Sleeve subject = no_sleeve;
  Sleeve trainee = no_sleeve;
  std::vector<PlacedCard> playing{};
  int stage = 0;
  int passes = 0;
  int cursor = 0;
  int locks_due = 0;
  int phases_due = 0;
  int amount = 0;
  std::vector<Seat> asked{};
  Seat player = stranger;
  Alignment kind{};
  std::vector<std::optional<Sleeve>> choices{};
  std::vector<Seat> answered{};
  std::vector<PlacedFrame> frames{};
  std::vector<std::vector<Sleeve>> chosen{};
  std::vector<Seat> winners{};
  bool operator==(const Position&) const = default;

  static constexpr std::string_view type_name = "PhasePosition";
  static constexpr auto fields() {
    return std::tuple{
        field("round", &Position::round, "number of the round, from 1"),
        field("turn", &Position::turn, "number of the turn, from 1"),
        required("step", &Position::step, "the step of the turn"),
        required("ask", &Position::ask, "what the game waits for"),
        field("starter", &Position::starter, "who began"),
        required("active", &Position::active, "whose turn it is"),
        field("actor", &Position::actor, "who is asked"),
        field("acting", &Position::acting, "who acted last"),
        sparse("guardian", &Position::guardian, "who defends the Nexus in this turn"),
        sparse("target", &Position::target, "who is attacked; nobody: the Nexus"),
        required("good", &Position::good, "good influence in the Nexus"),
        required("evil", &Position::evil, "evil influence in the Nexus"),
        required("players", &Position::players, "one for each seat"),
        sparse("attackers", &Position::attackers, "attackers whose skirmish is not over"),
        sparse("skirmish", &Position::skirmish, "the attacker whose skirmish is fought"),
        sparse("subject", &Position::subject, "who may block, or gets damage next"),
        sparse("trainee", &Position::trainee, "whose training is being paid for"),
        sparse("playing", &Position::playing, "the order that is being resolved"),
        sparse("stage", &Position::stage, "of a skirmish: 0 actions, 1 Swift, 2 the rest, 4 home"),
        sparse("passes", &Position::passes, "passes in a row"),
        sparse("cursor", &Position::cursor, "choices in rising order go on from this number"),
        sparse("locks_due", &Position::locks_due, "resources to lock for a cost"),
        sparse("phases_due", &Position::phases_due, "resources to phase for a cost"),
        sparse("amount", &Position::amount, "damage to split, or cards to discard"),
        sparse("asked", &Position::asked, "who still has to discard"),
        sparse("player", &Position::player, "the opponent that was chosen"),
        sparse("kind", &Position::kind, "the influence that was chosen"),
        sparse("choices", &Position::choices, "for each seat its secret choice at the start"),
        sparse("answered", &Position::answered, "who has made that choice"),
        sparse("frames", &Position::frames, "orders and skills being resolved, from below"),
        sparse("chosen", &Position::chosen, "cards that were chosen for them"),
        sparse("winners", &Position::winners, "who has won"),
    };
  }
};

// What a page presses to make a move.
struct Parts {
  Move::Kind kind{};
  Sleeve sleeve = no_sleeve;
  int skill = 0;
  Seat seat = stranger;
  int amount = -1;
  bool operator==(const Parts&) const = default;

  static constexpr std::string_view type_name = "PhaseParts";
  static constexpr auto fields() {
    return std::tuple{
        required("kind", &Parts::kind, "what is done"),
        sparse("sleeve", &Parts::sleeve, "the card"),
        sparse("skill", &Parts::skill, "1 or 2: which skill that does something"),
        sparse("seat", &Parts::seat, "the player"),
        sparse("amount", &Parts::amount, "damage"),
    };
  }
};

// What a page needs to draw a side.
struct SideContent {
  SideId side = no_side;
  std::string title{};
  std::string faction{};
  Alignment alignment{};
  int cost = 0;
  int attack = 0;
  int defence = 0;
  std::string order{};
  std::vector<std::string> skills{};
  std::vector<int> working{};
  bool operator==(const SideContent&) const = default;

  static constexpr std::string_view type_name = "PhaseSide";
  static constexpr auto fields() {
    return std::tuple{
        required("side", &SideContent::side, "as it is called in views"),
        required("title", &SideContent::title, "its title in this language"),
        required("faction", &SideContent::faction, "its faction"),
        required("alignment", &SideContent::alignment, "good or evil"),
        required("cost", &SideContent::cost, "of training"),
        required("attack", &SideContent::attack, "attack value"),
        required("defence", &SideContent::defence, "defence value"),
        required("order", &SideContent::order, "what it does from the hand"),
        required("skills", &SideContent::skills, "what it does in play"),
        required("working", &SideContent::working, "places in skills of skill 1 and 2, from 0"),
    };
  }
};

struct DeckContent {
  std::string name{};
  std::string about{};
  std::vector<std::vector<SideId>> cards{};
  bool operator==(const DeckContent&) const = default;

  static constexpr std::string_view type_name = "PhaseDeck";
  static constexpr auto fields() {
    return std::tuple{
        required("name", &DeckContent::name, "its name in this language"),
        required("about", &DeckContent::about, "its way to win"),
        required("cards", &DeckContent::cards, "good and evil side of each card"),
    };
  }
};

struct Content {
  std::vector<SideContent> sides{};
  std::vector<DeckContent> decks{};
  bool operator==(const Content&) const = default;

  static constexpr std::string_view type_name = "PhaseContent";
  static constexpr auto fields() {
    return std::tuple{
        required("sides", &Content::sides, "every side of the decks at the table"),
        required("decks", &Content::decks, "the deck of each seat"),
    };
  }
};

}  // namespace penta::phase
