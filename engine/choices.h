// What a seat chooses for itself before the deal, such as a deck: options whose spec names a seat.
#pragma once

#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/describe.h"
#include "engine/seat.h"

namespace penta {

struct ChoiceLine {
  int count = 1;
  std::string text{};
  bool operator==(const ChoiceLine&) const = default;
  static constexpr std::string_view type_name = "ChoiceLine";
  static constexpr auto fields() {
    return std::tuple{required("count", &ChoiceLine::count, "how many of it"),
                      required("text", &ChoiceLine::text, "such as a card")};
  }
};

// One that people can read: it is open.
struct Choice {
  std::string value{};  // of the option; empty: the seat has said nothing, and gets this
  std::string name{};   // empty: a list of one's own has none
  std::string group{};  // what it belongs to, such as a faction
  std::string about{};  // how it plays, in a sentence
  std::vector<ChoiceLine> lines{};
  bool operator==(const Choice&) const = default;
  static constexpr std::string_view type_name = "Choice";
  static constexpr auto fields() {
    return std::tuple{
        required("value", &Choice::value, "of the option; empty: the seat has not chosen"),
        required("name", &Choice::name, "for people; empty: a list of one's own"),
        required("group", &Choice::group, "what it belongs to"),
        required("about", &Choice::about, "how it plays; may be empty"),
        required("lines", &Choice::lines, "what is in it")};
  }
};

struct ReadyChoice {
  Choice choice{};
  std::vector<Seat> taken_by{};  // seats because of whose choice no other may have it
  bool operator==(const ReadyChoice&) const = default;
  static constexpr std::string_view type_name = "ReadyChoice";
  static constexpr auto fields() {
    return std::tuple{
        required("choice", &ReadyChoice::choice, "with its value"),
        required("taken_by", &ReadyChoice::taken_by, "seats that leave it to nobody else")};
  }
};

// What is wrong with what somebody wrote, and where.
struct ChoiceFlaw {
  int line = 0;  // from 1; 0: it is no matter of a line
  int column = 0;
  std::string text{};
  bool operator==(const ChoiceFlaw&) const = default;
  static constexpr std::string_view type_name = "ChoiceFlaw";
  static constexpr auto fields() {
    return std::tuple{required("line", &ChoiceFlaw::line, "from 1; 0: of no line"),
                      required("column", &ChoiceFlaw::column, "in characters, from 1; 0: of none"),
                      required("text", &ChoiceFlaw::text, "one sentence")};
  }
};

// A value as people call it.
struct NamedValue {
  std::string value{};
  std::string name{};
  bool operator==(const NamedValue&) const = default;
  static constexpr std::string_view type_name = "NamedValue";
  static constexpr auto fields() {
    return std::tuple{required("value", &NamedValue::value, "of the option"),
                      required("name", &NamedValue::name, "for people")};
  }
};

// What somebody wrote for such an option: its value, or why it cannot be that.
struct ChoiceMade {
  std::string value{};
  std::vector<ChoiceFlaw> flaws{};
  bool clash = false;              // others have what is in it
  std::vector<NamedValue> free{};  // then: ready ones that nobody has
};

}  // namespace penta
