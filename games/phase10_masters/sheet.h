// The score sheet of a real table: what a keeper writes down, and what follows from it.
//
// Players and hands count from 1. A line that is not written yet counts for nothing; what would
// follow from it is worked out all the same, so that a keeper sees it before writing.
//
// Who has completed all ten phases rests while the others play on for the places.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/describe.h"
#include "engine/phrase.h"
#include "engine/result.h"

namespace penta::phase10_masters {

// What one player holds when a hand ends. Saved cards are not part of it.
struct SheetLine {
  int phase = 0;
  bool laid = false;
  int low = 0;
  int high = 0;
  int skips = 0;
  int wilds = 0;
  std::optional<int> points;
  bool written = false;

  bool operator==(const SheetLine&) const = default;
  static constexpr std::string_view type_name = "SheetLine";
  static constexpr auto fields() {
    return std::tuple{
        required("phase", &SheetLine::phase, "the phase tried; 0: not said"),
        required("laid", &SheetLine::laid, "it was laid down"),
        required("low", &SheetLine::low, "cards 1 to 9 left in hand"),
        required("high", &SheetLine::high, "cards 10 to 12 left in hand"),
        required("skips", &SheetLine::skips, "Skips left in hand"),
        required("wilds", &SheetLine::wilds, "Wilds left in hand"),
        required("points", &SheetLine::points, "typed; the cards are not looked at then"),
        required("written", &SheetLine::written, "it counts"),
    };
  }
};

struct SheetHand {
  std::optional<int> out;
  std::vector<SheetLine> lines;

  bool operator==(const SheetHand&) const = default;
  static constexpr int nobody = 0;
  static constexpr std::string_view type_name = "SheetHand";
  static constexpr auto fields() {
    return std::tuple{
        required("out", &SheetHand::out, "who went out; 0: nobody; null: not said yet"),
        required("lines", &SheetHand::lines, "one for each player"),
    };
  }
};

struct Sheet {
  std::vector<std::string> players;
  std::vector<SheetHand> hands;

  bool operator==(const Sheet&) const = default;
  static constexpr std::size_t fewest_players = 2;
  static constexpr std::size_t most_players = 4;
  static constexpr std::size_t longest_name = 24;
  static constexpr std::size_t most_hands = 500;
  static constexpr int most_of_a_kind = 20;
  static constexpr int most_points = 995;
  static constexpr std::string_view type_name = "Sheet";
  static constexpr auto fields() {
    return std::tuple{
        required("players", &Sheet::players, "their names, in the order of the table"),
        required("hands", &Sheet::hands, "in the order of play"),
    };
  }
};

struct ReckonedLine {
  bool rests = false;
  std::vector<int> terms;
  int points = 0;
  int before = 0;
  int after = 0;
  std::string remark;
  bool fits = true;
  std::string problem;

  bool operator==(const ReckonedLine&) const = default;
  static constexpr std::string_view type_name = "ReckonedLine";
  static constexpr auto fields() {
    return std::tuple{
        required("rests", &ReckonedLine::rests, "all ten phases were complete before: no line"),
        required("terms", &ReckonedLine::terms, "points of the cards by kind, where there are any"),
        required("points", &ReckonedLine::points, "of this hand"),
        required("before", &ReckonedLine::before, "the total before this hand"),
        required("after", &ReckonedLine::after, "the total once it is written"),
        required("remark", &ReckonedLine::remark, "whether that many cards can be left; or empty"),
        required("fits", &ReckonedLine::fits, "they can"),
        required("problem", &ReckonedLine::problem, "why it cannot be written; or empty"),
    };
  }
};

struct ReckonedHand {
  bool complete = false;
  std::vector<ReckonedLine> lines;

  bool operator==(const ReckonedHand&) const = default;
  static constexpr std::string_view type_name = "ReckonedHand";
  static constexpr auto fields() {
    return std::tuple{
        required("complete", &ReckonedHand::complete, "every line is written"),
        required("lines", &ReckonedHand::lines, "one for each player"),
    };
  }
};

struct SheetPlayer {
  int total = 0;
  std::vector<int> completed;
  std::vector<int> open;
  std::optional<int> finished;
  int place = 1;

  bool operator==(const SheetPlayer&) const = default;
  static constexpr std::string_view type_name = "SheetPlayer";
  static constexpr auto fields() {
    return std::tuple{
        required("total", &SheetPlayer::total, "points so far"),
        required("completed", &SheetPlayer::completed, "phases laid, rising"),
        required("open", &SheetPlayer::open, "phases to come, rising"),
        required("finished", &SheetPlayer::finished, "the hand that completed all ten"),
        required("place", &SheetPlayer::place, "from 1; shared by equals"),
    };
  }
};

struct Standing {
  std::vector<SheetPlayer> players;
  std::vector<ReckonedHand> hands;
  std::vector<int> winners;
  std::string verdict;
  bool more = true;

  bool operator==(const Standing&) const = default;
  static constexpr std::string_view type_name = "Standing";
  static constexpr auto fields() {
    return std::tuple{
        required("players", &Standing::players, "in the order of the table"),
        required("hands", &Standing::hands, "as on the sheet"),
        required("winners", &Standing::winners, "players; empty while nobody has won"),
        required("verdict", &Standing::verdict, "who won, in words; or empty"),
        required("more", &Standing::more, "two players or more could play another hand"),
    };
  }
};

// The first line that cannot be: "Hand 3, Ben: ...". Lines that are not written carry their problem
// instead.
Result<Standing> reckon(const Sheet& sheet, Lang lang = Lang::en);

// What a keeper is drawn with.
struct SheetContent {
  std::vector<int> values;
  std::vector<std::string> phases;
  std::string rules;
  int fewest_players = static_cast<int>(Sheet::fewest_players);
  int most_players = static_cast<int>(Sheet::most_players);
  int longest_name = static_cast<int>(Sheet::longest_name);
  int most_of_a_kind = Sheet::most_of_a_kind;

  bool operator==(const SheetContent&) const = default;
  static constexpr std::string_view type_name = "SheetContent";
  static constexpr auto fields() {
    return std::tuple{
        required("values", &SheetContent::values, "points of low, high, Skip and Wild"),
        required("phases", &SheetContent::phases, "the ten phases in words"),
        required("rules", &SheetContent::rules, "how hands are scored, in Markdown"),
        required("fewest_players", &SheetContent::fewest_players, "on a sheet"),
        required("most_players", &SheetContent::most_players, "on a sheet"),
        required("longest_name", &SheetContent::longest_name, "in characters"),
        required("most_of_a_kind", &SheetContent::most_of_a_kind, "cards in one line"),
    };
  }
};

SheetContent sheet_content(Lang lang);

}  // namespace penta::phase10_masters
