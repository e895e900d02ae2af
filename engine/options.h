// Options of a table: names with values, checked against what the game offers.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/phrase.h"
#include "engine/result.h"

namespace penta {

// One option that a game offers.
struct OptionSpec {
  enum class Kind { choice, number, text };
  std::string_view name;
  Kind kind = Kind::choice;
  std::vector<std::string_view> choices{};  // of a choice; the first is the default
  std::vector<Phrase> labels{};             // what people call them, in the same order
  int low = 0;                              // of a number
  int high = 0;
  int usual = 0;
  std::string_view help_en;
  std::string_view help_de;
  bool rare = false;  // few tables want another value
  // From 1: it belongs to this seat, which may change it until the deal; nobody else may. 0: it is
  // the table's.
  int seat = 0;
};

// Names and values as somebody gave them, in any order.
using OptionList = std::vector<std::pair<std::string, std::string>>;

// Every option of a game with its value, defaults filled in, in the order of the specification.
class Options {
 public:
  // Refuses unknown names, names given twice and values that are not offered.
  static Result<Options> check(const std::vector<OptionSpec>& specs, const OptionList& given);

  // REQUIRES: the name is in the specification.
  const std::string& text(std::string_view name) const;
  int number(std::string_view name) const;

  const OptionList& list() const { return values_; }
  // The same with other values for these names, checked.
  Result<Options> with(const std::vector<OptionSpec>& specs, const OptionList& others) const;

 private:
  OptionList values_;
};

}  // namespace penta
