// Positions, moves and cards in words: what JSON, the page and saved positions are made of.
// README.md explains the position to people who write one.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/describe.h"
#include "games/phase10_masters/moves.h"
#include "games/phase10_masters/state.h"

namespace penta::phase10_masters {

// A card of a group, in its place.
struct LaidCard {
  Card card = no_card;
  Meaning as = Meaning::none;
  bool operator==(const LaidCard&) const = default;

  static constexpr std::string_view type_name = "Phase10MastersLaidCard";
  static constexpr auto fields() {
    return std::tuple{
        required("card", &LaidCard::card, "the card"),
        field("as", &LaidCard::as, "what it stands for; needed for a Wild"),
    };
  }
};

// A group on the table, or one that is being laid.
struct LaidGroup {
  Seat seat{};
  int group = 1;
  std::vector<LaidCard> cards{};
  GroupKind kind{};
  std::vector<Meaning> takes{};
  bool operator==(const LaidGroup&) const = default;

  static constexpr std::string_view type_name = "Phase10MastersGroup";
  static constexpr auto fields() {
    return std::tuple{
        required("seat", &LaidGroup::seat, "who laid it"),
        required("group", &LaidGroup::group, "1 or 2: which group of the phase"),
        required("cards", &LaidGroup::cards, "its cards, a run from its low end"),
        field("kind", &LaidGroup::kind, "set, run or colour (worked out)"),
        field("takes", &LaidGroup::takes, "what may still be hit onto it, low first (worked out)"),
    };
  }
};

// A card that everybody knows to be with somebody.
struct KnownCard {
  Seat seat{};
  Card card = no_card;
  Known::Where where{};
  std::optional<Known::Where> noted{};
  bool operator==(const KnownCard&) const = default;

  static constexpr std::string_view type_name = "Phase10MastersKnownCard";
  static constexpr auto fields() {
    return std::tuple{
        required("seat", &KnownCard::seat, "who has it"),
        required("card", &KnownCard::card, "the card"),
        required("where", &KnownCard::where, "hand, hand-or-saves or saves, for all one can tell"),
        sparse("noted", &KnownCard::noted, "where all saw it last, if that is not `where`"),
    };
  }
};

// How near your hand is to a phase.
struct Outlook {
  int phase = 0;
  int missing = 0;
  int saved = 0;
  int chance = -1;
  std::vector<Card> cards{};
  bool operator==(const Outlook&) const = default;

  static constexpr std::string_view type_name = "Phase10MastersOutlook";
  static constexpr auto fields() {
    return std::tuple{
        required("phase", &Outlook::phase, "the phase"),
        required("missing", &Outlook::missing, "cards that are missing at least, beside the saves"),
        sparse("saved", &Outlook::saved, "how many of your saves it takes for that"),
        sparse("chance", &Outlook::chance,
               "while you choose: in so many of 100 cases seven more cards complete it"),
        required("cards", &Outlook::cards, "the cards of your hand that the nearest way uses"),
    };
  }
};

struct Position {
  int hand = 1;
  int turn = 0;
  Stage stage{};
  Seat dealer{};
  Seat actor{};
  std::vector<std::vector<Card>> hands{};
  std::vector<std::vector<Card>> saves{};
  std::vector<Card> pile{};
  std::vector<Card> discard{};
  std::vector<int> active{};
  std::vector<std::vector<int>> completed{};
  std::vector<int> scores{};
  std::vector<LaidGroup> groups{};
  std::vector<LaidGroup> building{};
  std::vector<Seat> to_skip{};
  std::vector<Seat> has_saved{};
  std::vector<int> fetched{};
  int rebuilds = 0;
  std::vector<KnownCard> known{};
  std::vector<Card> rebuilt{};
  std::vector<std::vector<Card>> drawn{};
  std::vector<Outlook> outlook{};
  bool may_take = false;
  bool may_save = false;
  int save_limit = 0;
  std::vector<Seat> winners{};
  bool operator==(const Position&) const = default;

  static constexpr std::string_view type_name = "Phase10MastersPosition";
  static constexpr auto fields() {
    return std::tuple{
        field("hand", &Position::hand, "number of the hand, from 1"),
        field("turn", &Position::turn, "number of the turn in this hand, 0 before the first"),
        required("stage", &Position::stage, "choosing, drawing or playing"),
        required("dealer", &Position::dealer, "who dealt"),
        required("actor", &Position::actor, "whose turn it is"),
        required("hands", &Position::hands, "a list of cards for each seat"),
        field("saves", &Position::saves, "for each seat its save pile"),
        field("pile", &Position::pile, "the draw pile; its order means nothing"),
        required("discard", &Position::discard, "the discard pile, from below"),
        field("active", &Position::active, "for each seat its phase of this hand, 0 for none yet"),
        field("completed", &Position::completed, "for each seat the phases completed before"),
        field("scores", &Position::scores, "for each seat its points"),
        field("groups", &Position::groups, "the groups on the table"),
        sparse("building", &Position::building, "what the actor has laid of a phase, unseen yet"),
        sparse("to_skip", &Position::to_skip, "who will lose a turn"),
        sparse("has_saved", &Position::has_saved, "who has saved a card in this hand"),
        sparse("fetched", &Position::fetched, "for each seat its draws from the saves, this hand"),
        sparse("rebuilds", &Position::rebuilds, "how often the draw pile was rebuilt, this hand"),
        sparse("known", &Position::known, "cards that everybody saw somebody take"),
        sparse("rebuilt", &Position::rebuilt, "what the draw pile was made of, if it was rebuilt"),
        sparse("drawn", &Position::drawn, "for each seat what it has drawn from that pile since"),
        sparse("outlook", &Position::outlook, "how near your hand is to your phases (worked out)"),
        field("may_take", &Position::may_take, "the discard pile may be drawn from (worked out)"),
        field("may_save", &Position::may_save,
              "you, or with nothing hidden the actor, may save in this hand (worked out)"),
        field("save_limit", &Position::save_limit, "cards in a save pile at most (worked out)"),
        field("winners", &Position::winners, "who has won (worked out)"),
    };
  }
};

// What a page presses to make a move.
struct Parts {
  Move::Kind kind{};
  Card card = no_card;
  Meaning as = Meaning::none;
  int phase = 0;
  Seat seat = stranger;
  int group = 0;
  bool operator==(const Parts&) const = default;

  static constexpr std::string_view type_name = "Phase10MastersParts";
  static constexpr auto fields() {
    return std::tuple{
        required("kind", &Parts::kind, "phase, draw, take, fetch, lay, hit, discard or save"),
        sparse("card", &Parts::card, "the card"),
        sparse("as", &Parts::as, "what a Wild stands for"),
        sparse("phase", &Parts::phase, "the phase that is chosen"),
        sparse("seat", &Parts::seat, "whose group is hit, or who is skipped"),
        sparse("group", &Parts::group, "1 or 2: which group of that seat"),
    };
  }
};

// What a page needs to draw the cards and the phases.
struct CardContent {
  Card card = no_card;
  OrBlank<Colour> colour{};
  int number = 0;
  int points = 0;
  std::string name{};
  bool operator==(const CardContent&) const = default;

  static constexpr std::string_view type_name = "Phase10MastersCard";
  static constexpr auto fields() {
    return std::tuple{
        required("card", &CardContent::card, "the card, as it is called in views and moves"),
        required("colour", &CardContent::colour, "red, yellow, green, blue, or nothing"),
        required("number", &CardContent::number, "1 to 12; 0 for Skip and Wild"),
        required("points", &CardContent::points, "what it costs in hand at the end"),
        required("name", &CardContent::name, "the card in words"),
    };
  }
};

struct GroupContent {
  GroupKind kind{};
  int size = 0;
  std::string name{};
  bool operator==(const GroupContent&) const = default;

  static constexpr std::string_view type_name = "Phase10MastersGroupNeeded";
  static constexpr auto fields() {
    return std::tuple{
        required("kind", &GroupContent::kind, "set, run or colour"),
        required("size", &GroupContent::size, "how many cards"),
        required("name", &GroupContent::name, "in words"),
    };
  }
};

struct PhaseContent {
  int phase = 0;
  std::vector<GroupContent> groups{};
  std::string name{};
  bool operator==(const PhaseContent&) const = default;

  static constexpr std::string_view type_name = "Phase10MastersPhase";
  static constexpr auto fields() {
    return std::tuple{
        required("phase", &PhaseContent::phase, "1 to 10"),
        required("groups", &PhaseContent::groups, "what has to be laid"),
        required("name", &PhaseContent::name, "the same in words"),
    };
  }
};

struct Content {
  std::vector<CardContent> cards{};
  std::vector<PhaseContent> phases{};
  bool operator==(const Content&) const = default;

  static constexpr std::string_view type_name = "Phase10MastersContent";
  static constexpr auto fields() {
    return std::tuple{
        required("cards", &Content::cards, "one of each kind"),
        required("phases", &Content::phases, "the ten phases"),
    };
  }
};

}  // namespace penta::phase10_masters
