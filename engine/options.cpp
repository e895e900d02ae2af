#include "engine/options.h"

#include <algorithm>
#include <cassert>
#include <charconv>

#include "engine/phrase.h"

namespace penta {
namespace {

std::string expected(const OptionSpec& spec) {
  switch (spec.kind) {
    case OptionSpec::Kind::choice:
      return join(spec.choices, " or ");
    case OptionSpec::Kind::number:
      return "a whole number from " + std::to_string(spec.low) + " to " + std::to_string(spec.high);
    case OptionSpec::Kind::text:
      break;
  }
  return "text";
}

bool accepts(const OptionSpec& spec, const std::string& value) {
  switch (spec.kind) {
    case OptionSpec::Kind::choice:
      return std::find(spec.choices.begin(), spec.choices.end(), value) != spec.choices.end();
    case OptionSpec::Kind::number: {
      const auto number = whole_number(value);
      return number && *number >= spec.low && *number <= spec.high;
    }
    case OptionSpec::Kind::text:
      break;
  }
  return true;
}

std::string usual_value(const OptionSpec& spec) {
  switch (spec.kind) {
    case OptionSpec::Kind::choice:
      return std::string(spec.choices.front());
    case OptionSpec::Kind::number:
      return std::to_string(spec.usual);
    case OptionSpec::Kind::text:
      break;
  }
  return "";
}

}  // namespace

Result<Options> Options::check(const std::vector<OptionSpec>& specs, const OptionList& given) {
  Options options;
  for (const OptionSpec& spec : specs) {
    options.values_.emplace_back(std::string(spec.name), usual_value(spec));
  }
  std::vector<bool> seen(specs.size(), false);
  for (const auto& [name, value] : given) {
    const auto spec = std::find_if(specs.begin(), specs.end(),
                                   [&](const OptionSpec& each) { return each.name == name; });
    if (spec == specs.end()) {
      std::vector<std::string_view> names;
      for (const OptionSpec& each : specs) names.push_back(each.name);
      return Error{"unknown option '" + printable(name) + "'; expected one of " +
                   join(names, ", ")};
    }
    const auto at = static_cast<std::size_t>(spec - specs.begin());
    if (seen[at]) return Error{"option '" + name + "' is given twice; expected it once"};
    seen[at] = true;
    if (!accepts(*spec, value)) {
      return Error{"option " + name + " cannot be '" + printable(value) + "'; expected " +
                   expected(*spec)};
    }
    // One spelling for one value: the rules' id is made from it.
    const bool number = spec->kind == OptionSpec::Kind::number;
    options.values_[at].second = number ? std::to_string(whole_number(value).value_or(0)) : value;
  }
  return options;
}

const std::string& Options::text(std::string_view name) const {
  const auto found = std::find_if(values_.begin(), values_.end(),
                                  [&](const auto& each) { return each.first == name; });
  assert(found != values_.end());
  return found->second;
}

int Options::number(std::string_view name) const {
  return static_cast<int>(whole_number(text(name)).value_or(0));
}

Result<Options> Options::with(const std::vector<OptionSpec>& specs,
                              const OptionList& others) const {
  OptionList given = others;
  for (const auto& [name, value] : values_) {
    const bool other = std::any_of(others.begin(), others.end(),
                                   [&](const auto& each) { return each.first == name; });
    if (!other) given.emplace_back(name, value);
  }
  return check(specs, given);
}

}  // namespace penta
