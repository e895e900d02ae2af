// The page of the companion of Phase Away asks what follows from what was pressed, and gets
// everything it shows.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>

#include "games/phase_away/companion.h"
#include "protocol/words.h"

namespace penta {

struct CompanionQuestion {
  Lang lang{};
  std::int32_t now = 0;
  std::optional<phase_away::CompanionSession> session;

  bool operator==(const CompanionQuestion&) const = default;
  static constexpr std::string_view type_name = "CompanionQuestion";
  static constexpr auto fields() {
    return std::tuple{
        required("lang", &CompanionQuestion::lang, "the language of the answer"),
        required("now", &CompanionQuestion::now, "milliseconds on the companion's clock"),
        required("session", &CompanionQuestion::session, "null: only what pages are drawn with"),
    };
  }
};

// What pages are drawn with, also those that are printed.
struct CompanionContent {
  phase_away::Content station;
  std::string rules;
  std::string tables;
  int longest_name = static_cast<int>(phase_away::CompanionSession::longest_name);

  bool operator==(const CompanionContent&) const = default;
  static constexpr std::string_view type_name = "CompanionContent";
  static constexpr auto fields() {
    return std::tuple{
        required("station", &CompanionContent::station, "characters, monsters and things"),
        required("rules", &CompanionContent::rules, "the rules in Markdown"),
        required("tables", &CompanionContent::tables, "which tables these are: changes with them"),
        required("longest_name", &CompanionContent::longest_name, "in characters"),
    };
  }
};

struct CompanionAnswer {
  std::optional<CompanionContent> content;
  std::optional<phase_away::CompanionStanding> standing;
  std::string error;

  bool operator==(const CompanionAnswer&) const = default;
  static constexpr std::string_view type_name = "CompanionAnswer";
  static constexpr auto fields() {
    return std::tuple{
        required("content", &CompanionAnswer::content, "if no session was given"),
        required("standing", &CompanionAnswer::standing, "of a session; null if it cannot be"),
        required("error", &CompanionAnswer::error, "the first thing that cannot be; or empty"),
    };
  }
};

// JSON of a CompanionQuestion in, of a CompanionAnswer out.
std::string ask_companion(std::string_view question);

}  // namespace penta
