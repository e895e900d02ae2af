#include "protocol/guide.h"

#include <algorithm>

#include "cards/fields.h"
#include "engine/phrase.h"

namespace penta {
namespace {

constexpr std::size_t longest_sentence = 180;

class GuideReader {
 public:
  Result<Guide> read(std::string_view toml) {
    if (const auto top = cards::toml::read(toml, 0, flaws_)) read_top(*top);
    if (flaws_.none()) return std::move(guide_);
    std::string text;
    for (const cards::ParseError& flaw : flaws_.in_order()) {
      text += (text.empty() ? "" : "\n") + std::string("guide.toml:") +
              std::to_string(flaw.at.line) + ":" + std::to_string(flaw.at.column) + ": " +
              flaw.text;
    }
    return Error{std::move(text)};
  }

 private:
  void read_top(const cards::toml::Table& top) {
    fields_.check_keys(top, "a guide", {"options", "seat", "position", "step"});
    for (const cards::Word& option : fields_.words(top, "options")) {
      const std::size_t sign = option.text.find('=');
      if (sign == std::string_view::npos) {
        flaws_.add(option.at, "this is no option; expected \"name=value\"");
      } else {
        guide_.options.emplace_back(option.text.substr(0, sign), option.text.substr(sign + 1));
      }
    }
    guide_.seat = seat(fields_.number(top, "seat"));
    guide_.position = std::string(fields_.word(top, "position").text);
    fields_.each(top, "step", [&](const cards::toml::Table& step) { read_step(step); });
    if (guide_.steps.empty()) flaws_.add(top.at, "there are no steps; expected [[step]]");
  }

  void read_step(const cards::toml::Table& table) {
    fields_.check_keys(
        table, "a step",
        {"en", "de", "light", "move", "else_en", "else_de", "then", "scene", "until"});
    GuideStep step{.at = table.at};
    step.text = {sentence(fields_.word(table, "en")), sentence(fields_.word(table, "de"))};
    step.otherwise = {sentence(fields_.word_if_given(table, "else_en")),
                      sentence(fields_.word_if_given(table, "else_de"))};
    if (step.otherwise.en.empty() != step.otherwise.de.empty()) {
      flaws_.add(table.at, "a language is missing; expected both 'else_en' and 'else_de'");
    }
    for (const cards::Word& light : fields_.words_if_given(table, "light")) {
      step.light.emplace_back(light.text);
    }
    for (const cards::Word& move : fields_.words_if_given(table, "move")) {
      step.moves.emplace_back(move.text);
    }
    const cards::Word scene = fields_.word_if_given(table, "scene");
    const cards::Word until = fields_.word_if_given(table, "until");
    step.scene = std::string(scene.text) + std::string(until.text);
    if (!scene.text.empty() && (!step.moves.empty() || !until.text.empty())) {
      flaws_.add(table.at, "nothing is done while a scene rests; expected 'scene' alone");
    }
    if (!step.otherwise.en.empty() && step.moves.empty()) {
      flaws_.add(table.at, "'else_en' without a 'move' is never said; expected both or none");
    }
    if (!step.moves.empty()) step.way = GuideWay::move;
    if (!scene.text.empty()) step.way = GuideWay::scene;
    if (!until.text.empty()) step.way = GuideWay::free;
    for (const cards::Word& each : fields_.words_if_given(table, "then")) read_scripted(each);
    guide_.steps.push_back(std::move(step));
  }

  // "2 play green-8"
  void read_scripted(const cards::Word& word) {
    const std::size_t space = word.text.find(' ');
    const auto number = whole_number(word.text.substr(0, space));
    if (!number || space == std::string_view::npos || *number < 1 || *number > max_seats) {
      flaws_.add(word.at, "this is no move of a seat; expected \"2 play ...\"");
      return;
    }
    guide_.script[seat_at(static_cast<int>(*number) - 1)].emplace_back(word.text.substr(space + 1));
  }

  std::string sentence(const cards::Word& word) {
    if (cards::characters(word.text) > longest_sentence) {
      flaws_.add(word.at, "this is too long for a bubble; expected at most " +
                              std::to_string(longest_sentence) + " characters");
    }
    return std::string(word.text);
  }

  Seat seat(const cards::Number& number) {
    if (number.value >= 1 && number.value <= max_seats) {
      return seat_at(static_cast<int>(number.value) - 1);
    }
    flaws_.add(number.at, "nobody sits there; expected a seat from 1");
    return seat_at(0);
  }

  Guide guide_{};
  cards::ParseErrors flaws_{};
  cards::Fields fields_{flaws_};
};

}  // namespace

Result<Guide> read_guide(std::string_view toml) { return GuideReader().read(toml); }

Result<Guide> guide_of(const AnyGame& game) {
  if (game.guide().empty()) {
    return Error{std::string(game.info().name) + " has no guided match"};
  }
  return read_guide(game.guide());
}

bool fits(const std::vector<std::string>& wanted, std::string_view notation) {
  return std::any_of(wanted.begin(), wanted.end(), [&](std::string_view each) {
    if (!each.ends_with(" *")) return each == notation;
    return notation.starts_with(each.substr(0, each.size() - 1));
  });
}

}  // namespace penta
