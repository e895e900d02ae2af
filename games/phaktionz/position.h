// Positions, moves and cards in words: what JSON, the page and saved positions are made of.
// README.md explains the position to people who write one.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/describe.h"
#include "games/phaktionz/cards/program.h"
#include "games/phaktionz/moves.h"
#include "games/phaktionz/state.h"

namespace penta::phaktionz {

// A card in a list of one player's: "haka-goblin" is the first of that name that is not named
// elsewhere, "haka-goblin.2" their second one, "?" one that is hidden.
enum class Listed : std::uint16_t {};
inline constexpr Listed hidden_card{0xffff};
// `copy` counts from 1; 0 is any.
constexpr Listed listed(DesignId design, int copy) {
  return static_cast<Listed>(static_cast<int>(design) << 7 | copy);
}
constexpr DesignId design_of(Listed card) {
  return static_cast<DesignId>(static_cast<int>(card) >> 7);
}
constexpr int copy_of(Listed card) { return static_cast<int>(card) & 0x7f; }

// A Summon on the battlefield.
struct PlacedUnit {
  Listed card = hidden_card;
  int slot = 0;
  std::optional<Listed> weapon{};
  int weapon_counters = 0;
  int weapon_stay = 0;
  bool promoted = false;
  int plagued = 0;
  int counters = 0;
  int gain = 0;
  int doubled = 0;
  std::optional<int> dmg{};
  cards::Type type = cards::Type::any;
  int battled = 0;
  int stay = 0;
  // Worked out.
  std::optional<int> dmg_now{};
  cards::Type type_now = cards::Type::any;
  bool disabled = false;
  std::optional<int> battles_left{};
  bool operator==(const PlacedUnit&) const = default;

  static constexpr std::string_view type_name = "PhaktionzUnit";
  static constexpr auto fields() {
    return std::tuple{
        required("card", &PlacedUnit::card, "its name, such as 'haka-goblin'"),
        required("slot", &PlacedUnit::slot, "1 to 5: a column of the middle row; 6: Tier 3"),
        sparse("weapon", &PlacedUnit::weapon, "the Weapon it bears"),
        sparse("weapon_counters", &PlacedUnit::weapon_counters, "counters on that"),
        sparse("weapon_stay", &PlacedUnit::weapon_stay, "the number of that one's stay"),
        sparse("promoted", &PlacedUnit::promoted, "a Tier 0 on its Tier 4 side"),
        sparse("plagued", &PlacedUnit::plagued, "the turn in which it got a Plague counter"),
        sparse("counters", &PlacedUnit::counters, "other counters on it"),
        sparse("gain", &PlacedUnit::gain, "DMG it has gained, or lost, in this turn"),
        sparse("doubled", &PlacedUnit::doubled, "how often its DMG was doubled in this turn"),
        sparse("dmg", &PlacedUnit::dmg, "what its DMG has become in this turn"),
        sparse("type", &PlacedUnit::type, "what it has become in this turn"),
        sparse("battled", &PlacedUnit::battled,
               "battles it has made since its player's turn began"),
        sparse("stay", &PlacedUnit::stay, "the number of its stay; counted on if it is left out"),
        sparse("dmg_now", &PlacedUnit::dmg_now, "its DMG with all changes (worked out)"),
        sparse("type_now", &PlacedUnit::type_now, "its type now (worked out)"),
        sparse("disabled", &PlacedUnit::disabled, "it lies sideways (worked out)"),
        sparse("battles_left", &PlacedUnit::battles_left, "battles it has left (worked out)"),
    };
  }
};

// What an effect does for longer than a turn, or a rule that it made for a card or a player.
struct PlacedGrant {
  Card card = no_card;
  Seat seat = stranger;
  DesignId design = no_design;
  int ability = 0;
  int effect = 0;
  int stay = 0;
  int from = 0;
  int until = 0;
  int amount = 0;
  bool operator==(const PlacedGrant&) const = default;

  static constexpr std::string_view type_name = "PhaktionzGrant";
  static constexpr auto fields() {
    return std::tuple{
        sparse("card", &PlacedGrant::card, "the card that it holds for"),
        sparse("seat", &PlacedGrant::seat, "or the player"),
        required("design", &PlacedGrant::design, "whose text says so"),
        sparse("ability", &PlacedGrant::ability, "which of its texts, from 0"),
        sparse("effect", &PlacedGrant::effect, "which effect of that, from 0"),
        sparse("stay", &PlacedGrant::stay, "the number of the card's stay"),
        field("from", &PlacedGrant::from, "the first turn"),
        field("until", &PlacedGrant::until, "the last turn"),
        sparse("amount", &PlacedGrant::amount, "a number"),
    };
  }
};

struct UsedLimit {
  DesignId card = no_design;
  int ability = 0;
  int used = 0;
  // Worked out.
  int limit = 0;
  bool whole_match = false;
  bool operator==(const UsedLimit&) const = default;

  static constexpr std::string_view type_name = "PhaktionzLimit";
  static constexpr auto fields() {
    return std::tuple{
        required("card", &UsedLimit::card, "the card's name"),
        field("ability", &UsedLimit::ability, "which of its texts, from 0"),
        field("used", &UsedLimit::used, "how often it was used"),
        sparse("limit", &UsedLimit::limit, "how often it may be (worked out)"),
        sparse("whole_match", &UsedLimit::whole_match, "in the match, not the turn (worked out)"),
    };
  }
};

struct PlayerPosition {
  std::vector<PlacedUnit> units{};
  std::optional<Listed> realm{};
  int realm_counters = 0;
  int realm_stay = 0;
  std::vector<Listed> hand{};
  std::vector<Listed> known{};
  std::vector<Listed> pile{};
  std::vector<Listed> exile{};
  std::vector<Listed> creation{};
  std::vector<Listed> deck{};
  std::vector<Listed> looked{};
  std::vector<Listed> set_aside{};
  std::vector<Listed> doomed{};
  std::vector<UsedLimit> limits{};
  std::vector<int> past{};
  int announced = 0;
  int exchanged = 0;
  // Worked out.
  int hand_size = 0;
  int deck_size = 0;
  std::string deck_name{};
  bool operator==(const PlayerPosition&) const = default;

  static constexpr std::string_view type_name = "PhaktionzPlayer";
  static constexpr auto fields() {
    return std::tuple{
        field("units", &PlayerPosition::units, "Summons on the battlefield"),
        sparse("realm", &PlayerPosition::realm, "the Realm, or the Tier 0 in its place"),
        sparse("realm_counters", &PlayerPosition::realm_counters, "counters on it"),
        sparse("realm_stay", &PlayerPosition::realm_stay, "the number of its stay"),
        field("hand", &PlayerPosition::hand, "the hand"),
        sparse("known", &PlayerPosition::known, "those of the hand that everybody has seen"),
        field("pile", &PlayerPosition::pile, "the Deck-Out Pile"),
        sparse("exile", &PlayerPosition::exile, "exiled cards"),
        sparse("creation", &PlayerPosition::creation, "the Creation Pile"),
        field("deck", &PlayerPosition::deck, "the deck, in no order; left out: all other cards"),
        sparse("looked", &PlayerPosition::looked, "cards of the deck that are looked at now"),
        sparse("set_aside", &PlayerPosition::set_aside, "cards of the hand set aside so far"),
        sparse("doomed", &PlayerPosition::doomed, "cards exiled when they would go to a pile"),
        sparse("limits", &PlayerPosition::limits, "limits that were used"),
        sparse("past", &PlayerPosition::past,
               "in this turn: cards exiled, Plague Summons exiled, demoted, placed, casts"),
        sparse("announced", &PlayerPosition::announced, "announcements in this turn"),
        sparse("exchanged", &PlayerPosition::exchanged, "cards exchanged before the first turn"),
        sparse("hand_size", &PlayerPosition::hand_size, "cards in the hand (worked out)"),
        sparse("deck_size", &PlayerPosition::deck_size, "cards in the deck (worked out)"),
        sparse("deck_name", &PlayerPosition::deck_name, "the deck they play (worked out)"),
    };
  }
};

struct PlacedAim {
  Card card = no_card;
  int amount = 0;
  int stay = 0;
  bool operator==(const PlacedAim&) const = default;

  static constexpr std::string_view type_name = "PhaktionzAim";
  static constexpr auto fields() {
    return std::tuple{
        required("card", &PlacedAim::card, "the card, such as '2:haka-goblin'"),
        sparse("amount", &PlacedAim::amount, "of what set off a trigger: such as the damage"),
        sparse("stay", &PlacedAim::stay, "the number of its stay on the battlefield"),
    };
  }
};

// Something of the chain, or a trigger that waits.
struct PlacedLink {
  Link::Kind kind{};
  Seat seat{};
  Card source = no_card;
  int ability = 0;
  int stay = 0;
  int mark = 0;
  int slot = 0;
  int x = 0;
  bool fizzled = false;
  bool from_pile = false;
  bool by_demoting = false;
  bool by_plague = false;
  bool reduced = false;
  bool second_cost = false;
  bool second_way = false;
  std::optional<PlacedAim> subject{};
  std::vector<std::vector<int>> aims{};
  // Worked out.
  std::vector<Card> targets{};
  bool operator==(const PlacedLink&) const = default;

  static constexpr std::string_view type_name = "PhaktionzLink";
  static constexpr auto fields() {
    return std::tuple{
        required("kind", &PlacedLink::kind, "what was announced"),
        required("seat", &PlacedLink::seat, "by whom"),
        required("source", &PlacedLink::source, "the card, such as '2:haka-goblin'"),
        sparse("ability", &PlacedLink::ability, "which of its texts, from 0"),
        sparse("stay", &PlacedLink::stay, "the number of its stay on the battlefield"),
        sparse("mark", &PlacedLink::mark, "the last stay that had begun when it was announced"),
        sparse("slot", &PlacedLink::slot, "of a placement: 1 to 6, or 7: the Realm slot"),
        sparse("x", &PlacedLink::x, "the X that was chosen"),
        sparse("fizzled", &PlacedLink::fizzled, "it has no effect"),
        sparse("from_pile", &PlacedLink::from_pile, "announced from the Deck-Out Pile"),
        sparse("by_demoting", &PlacedLink::by_demoting, "Summons paid for it"),
        sparse("by_plague", &PlacedLink::by_plague, "a Summon with a Plague counter paid for it"),
        sparse("reduced", &PlacedLink::reduced, "at the reduced cost"),
        sparse("second_cost", &PlacedLink::second_cost, "of two costs, the second"),
        sparse("second_way", &PlacedLink::second_way, "of two effects, the second"),
        sparse("subject", &PlacedLink::subject, "what set it off; of a battle: its target"),
        sparse("aims", &PlacedLink::aims, "for each effect, places on the battlefields, from 0"),
        sparse("targets", &PlacedLink::targets, "the cards there that stayed (worked out)"),
    };
  }
};

struct Position {
  int turn = 1;
  Phase phase{};
  Ask ask{};
  Seat first{};
  Seat active{};
  Seat actor{};
  std::vector<PlayerPosition> players{};
  std::vector<PlacedLink> chain{};
  std::vector<PlacedLink> waiting{};
  std::vector<PlacedGrant> grants{};
  std::vector<PlacedAim> chosen{};
  int older = 0;
  int triggers = 0;
  bool resolving = false;
  bool announcing = false;
  int passes = 0;
  int effect = 0;
  int stage = 0;
  int due = 0;
  bool done = false;
  int steps = 0;
  std::vector<Seat> asked{};
  std::vector<Seat> failed{};
  Card holding = no_card;
  int stays = 0;
  bool runaway = false;
  std::vector<Seat> winners{};
  bool operator==(const Position&) const = default;

  static constexpr std::string_view type_name = "PhaktionzPosition";
  static constexpr auto fields() {
    return std::tuple{
        field("turn", &Position::turn, "number of the turn, from 1; every player's turn counts"),
        required("phase", &Position::phase, "the phase of the turn"),
        required("ask", &Position::ask, "what the game waits for"),
        field("first", &Position::first, "who began"),
        required("active", &Position::active, "whose turn it is"),
        required("actor", &Position::actor, "who is asked"),
        required("players", &Position::players, "one for each seat"),
        sparse("chain", &Position::chain, "what was announced, the last one at the end"),
        sparse("waiting", &Position::waiting, "triggers that wait until the chain is done"),
        sparse("grants", &Position::grants, "what effects do for longer than a turn, and rules"),
        sparse("chosen", &Position::chosen, "what the effect that resolves has chosen"),
        sparse("older", &Position::older, "of those that wait: since before the last chain"),
        sparse("triggers", &Position::triggers, "triggers set off in this turn"),
        sparse("resolving", &Position::resolving, "the chain resolves"),
        sparse("announcing", &Position::announcing, "the last announcement is not complete"),
        sparse("passes", &Position::passes, "passes in a row"),
        sparse("effect", &Position::effect, "which effect is announced or resolved, from 0"),
        sparse("stage", &Position::stage, "how far that is"),
        sparse("due", &Position::due, "tiers still to demote, or cards still to choose"),
        sparse("done", &Position::done, "the effect before was done"),
        sparse("steps", &Position::steps, "what the phase has done already"),
        sparse("asked", &Position::asked, "who still has to choose"),
        sparse("failed", &Position::failed, "who could not"),
        sparse("holding", &Position::holding, "what an effect places: its slot is asked"),
        sparse("stays", &Position::stays, "the number of the last stay on the battlefield"),
        sparse("runaway", &Position::runaway, "the cards set each other off without end"),
        sparse("winners", &Position::winners, "who has won; both: a draw"),
    };
  }
};

// What a page presses to make a move.
struct Parts {
  Move::Kind kind{};
  Card card = no_card;
  int value = -1;
  bool operator==(const Parts&) const = default;

  static constexpr std::string_view type_name = "PhaktionzParts";
  static constexpr auto fields() {
    return std::tuple{
        required("kind", &Parts::kind, "what is done"),
        sparse("card", &Parts::card, "the card"),
        sparse("value", &Parts::value, "slot, X, ability or option, from 0"),
    };
  }
};

// What a page needs to draw a card.
struct DesignContent {
  DesignId design = no_design;
  std::string title{};
  cards::Form form{};
  cards::Type type{};
  int tier = 0;
  int dmg = 0;
  std::string faction{};
  std::string lineage{};
  std::vector<std::string> texts{};
  std::string create{};
  std::string promote{};
  std::string flavour{};
  bool limited = false;
  bool created = false;
  DesignId promoted = no_design;
  bool operator==(const DesignContent&) const = default;

  static constexpr std::string_view type_name = "PhaktionzDesign";
  static constexpr auto fields() {
    return std::tuple{
        required("design", &DesignContent::design, "as it is called in views"),
        required("title", &DesignContent::title, "its title in this language"),
        required("form", &DesignContent::form, "of an invocation; a Summon has none"),
        required("type", &DesignContent::type, "of a Summon: Striker or Tech"),
        required("tier", &DesignContent::tier, "of a Summon"),
        required("dmg", &DesignContent::dmg, "of a Summon"),
        required("faction", &DesignContent::faction, "of a Summon"),
        required("lineage", &DesignContent::lineage, "of that faction"),
        required("texts", &DesignContent::texts, "what it does"),
        required("create", &DesignContent::create, "when a card of the Creation Pile is created"),
        required("promote", &DesignContent::promote, "when a Tier 0 is promoted"),
        required("flavour", &DesignContent::flavour, "what is told of it"),
        required("limited", &DesignContent::limited, "one copy in a deck"),
        required("created", &DesignContent::created, "a card of the Creation Pile"),
        required("promoted", &DesignContent::promoted, "the Tier 4 side of a Tier 0"),
    };
  }
};

struct DeckContent {
  std::string name{};
  std::string about{};
  std::vector<DesignId> cards{};
  std::vector<DesignId> creation{};
  bool operator==(const DeckContent&) const = default;

  static constexpr std::string_view type_name = "PhaktionzDeck";
  static constexpr auto fields() {
    return std::tuple{
        required("name", &DeckContent::name, "its name in this language"),
        required("about", &DeckContent::about, "its way to win"),
        required("cards", &DeckContent::cards, "the cards of the deck"),
        required("creation", &DeckContent::creation, "those of the Creation Pile"),
    };
  }
};

struct Content {
  std::vector<DesignContent> designs{};
  std::vector<DeckContent> decks{};
  bool operator==(const Content&) const = default;

  static constexpr std::string_view type_name = "PhaktionzContent";
  static constexpr auto fields() {
    return std::tuple{
        required("designs", &Content::designs, "every card of the decks at the table"),
        required("decks", &Content::decks, "the deck of each seat"),
    };
  }
};

}  // namespace penta::phaktionz
