// State or view in words, and what a page needs to draw them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/describe.h"
#include "games/the_phase/state.h"

namespace penta::the_phase {

// State or view in words; games/the_phase/README.md explains it to people who write one.
struct TrickCard {
  Seat seat{};
  Card card = no_card;
  Seat by = stranger;
  bool counts = true;
  bool operator==(const TrickCard&) const = default;

  static constexpr std::string_view type_name = "ThePhaseTrickCard";
  static constexpr auto fields() {
    return std::tuple{
        required("seat", &TrickCard::seat, "whose card it is"),
        required("card", &TrickCard::card, "the card"),
        field("by", &TrickCard::by, "from whose hand it came (worked out)"),
        field("counts", &TrickCard::counts, "whether it counts (worked out)"),
    };
  }
};

struct SeenCard {
  Card card = no_card;
  Seat by{};
  Seat taken_by = stranger;
  bool operator==(const SeenCard&) const = default;

  static constexpr std::string_view type_name = "ThePhaseSeenCard";
  static constexpr auto fields() {
    return std::tuple{
        required("card", &SeenCard::card, "the card"),
        required("by", &SeenCard::by, "from whose hand it came"),
        field("taken_by", &SeenCard::taken_by, "who has it; null if it was discarded"),
    };
  }
};

struct Position {
  Phase phase{};
  int round = 1;
  Seat leader{};
  std::vector<std::vector<Card>> hands{};
  std::vector<std::optional<Card>> chosen{};
  std::vector<TrickCard> trick{};
  std::vector<SeenCard> seen{};
  std::vector<std::vector<Demand>> voids{};
  std::vector<int> points{};
  std::vector<int> totals{};
  std::vector<Seat> winners{};
  Demand demand = Demand::none;
  int s_max = 0;
  int tricks_left = 0;
  int points_to_win = 0;
  bool operator==(const Position&) const = default;

  static constexpr std::string_view type_name = "ThePhasePosition";
  static constexpr auto fields() {
    return std::tuple{
        required("phase", &Position::phase, "the phase: 0, I, II, III or IV"),
        field("round", &Position::round, "number of the round, from 1"),
        field("leader", &Position::leader, "the seat that leads the trick"),
        required("hands", &Position::hands, "a list of cards for each seat"),
        field("chosen", &Position::chosen, "Phase 0: for each seat its secret choice, or null"),
        field("trick", &Position::trick, "cards of the running trick, in the order of giving"),
        field("seen", &Position::seen, "cards of finished tricks since the deal"),
        field("voids", &Position::voids, "for each seat what it has shown not to hold"),
        field("points", &Position::points, "for each seat its points"),
        field("totals", &Position::totals, "for each seat the ranks it took (worked out)"),
        field("winners", &Position::winners, "who has won (worked out)"),
        field("demand", &Position::demand, "what has to be followed (worked out)"),
        field("s_max", &Position::s_max, "the limit of the phase, 0 for none (worked out)"),
        field("tricks_left", &Position::tricks_left, "with the running one (worked out)"),
        field("points_to_win", &Position::points_to_win, "0 in a Quick match (worked out)"),
    };
  }
};

// What a page presses to make a move.
struct Parts {
  Card card = no_card;
  Seat to = stranger;

  bool operator==(const Parts&) const = default;
  static constexpr std::string_view type_name = "ThePhaseParts";
  static constexpr auto fields() {
    return std::tuple{
        required("card", &Parts::card, "the card"),
        sparse("to", &Parts::to, "who gets it, in Phase IV"),
    };
  }
};

// What a page needs to draw the cards and the phase card.
struct CardContent {
  Card card = no_card;
  Colour colour{};
  int rank = 0;
  GridColour grid{};
  Shape shape{};
  Wedge wedge{};
  std::string name{};

  bool operator==(const CardContent&) const = default;
  static constexpr std::string_view type_name = "ThePhaseCard";
  static constexpr auto fields() {
    return std::tuple{
        required("card", &CardContent::card, "the card, as it is called in views and moves"),
        required("colour", &CardContent::colour, "red, yellow, green or blue"),
        required("rank", &CardContent::rank, "1 to 50"),
        required("grid", &CardContent::grid, "purple, orange, teal or white"),
        required("shape", &CardContent::shape, "hex or diamond"),
        required("wedge", &CardContent::wedge, "left, middle or right"),
        required("name", &CardContent::name, "all of it in words"),
    };
  }
};

enum class Trait : std::uint8_t { colour, grid, wedge };
constexpr auto list_words(Trait /*of*/) {
  using enum Trait;
  return word_list<Trait>({{colour, "colour"}, {grid, "grid"}, {wedge, "wedge"}});
}

struct PhaseContent {
  Phase phase{};
  int s_max = 0;
  OrBlank<Trait> trait{};
  std::string rule{};
  std::string moves{};

  bool operator==(const PhaseContent&) const = default;
  static constexpr std::string_view type_name = "ThePhasePhase";
  static constexpr auto fields() {
    return std::tuple{
        required("phase", &PhaseContent::phase, "0, I, II, III or IV"),
        required("s_max", &PhaseContent::s_max, "the limit, 0 for none"),
        required("trait", &PhaseContent::trait, "what counts: colour, grid, wedge, or nothing"),
        required("rule", &PhaseContent::rule, "the rule in one sentence"),
        required("moves", &PhaseContent::moves, "what moves the phase"),
    };
  }
};

struct Content {
  std::vector<CardContent> cards{};
  std::vector<PhaseContent> phases{};

  bool operator==(const Content&) const = default;
  static constexpr std::string_view type_name = "ThePhaseContent";
  static constexpr auto fields() {
    return std::tuple{
        required("cards", &Content::cards, "the deck"),
        required("phases", &Content::phases, "the phases in their order"),
    };
  }
};

}  // namespace penta::the_phase
