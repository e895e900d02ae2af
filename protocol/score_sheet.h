// A page asks what follows from a score sheet of Phase 10 Masters, and gets everything it shows.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tuple>

#include "games/phase10_masters/sheet.h"
#include "protocol/words.h"

namespace penta {

struct ReckonQuestion {
  Lang lang{};
  phase10_masters::Sheet sheet;

  bool operator==(const ReckonQuestion&) const = default;
  static constexpr std::string_view type_name = "ReckonQuestion";
  static constexpr auto fields() {
    return std::tuple{
        required("lang", &ReckonQuestion::lang, "the language of the answer"),
        required("sheet", &ReckonQuestion::sheet, "what was written down"),
    };
  }
};

struct ReckonAnswer {
  phase10_masters::SheetContent content;
  std::optional<phase10_masters::Standing> standing;
  std::string error;

  bool operator==(const ReckonAnswer&) const = default;
  static constexpr std::string_view type_name = "ReckonAnswer";
  static constexpr auto fields() {
    return std::tuple{
        required("content", &ReckonAnswer::content, "what the page is drawn with"),
        required("standing", &ReckonAnswer::standing, "null if something cannot be"),
        required("error", &ReckonAnswer::error, "the first thing that cannot be; or empty"),
    };
  }
};

// JSON of a ReckonQuestion in, of a ReckonAnswer out.
std::string reckon_sheet(std::string_view question);

}  // namespace penta
