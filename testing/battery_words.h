// Notation, positions, JSON and sentences: what is written can be read again.
#pragma once

#include <set>
#include <string>

#include "protocol/json.h"
#include "testing/battery_play.h"

namespace penta::battery {

template <Game Rules, class Traits>
void notation_round_trip(int matches) {
  play_all<Rules, Traits>(matches, [](const RandomMatch<Rules>& match) {
    const Rules& rules = match.rules;
    for (int i = 0; i < rules.players(); ++i) {
      std::set<std::string> written;
      for (const auto& move : moves_of(rules, rules.view(match.state, seat_at(i)))) {
        const std::string notation = rules.notation(move);
        const auto read = rules.parse(notation);
        ASSERT_TRUE(read) << notation << ": " << read.error().text;
        ASSERT_TRUE(same_bytes(*read, move)) << notation;
        ASSERT_TRUE(written.insert(notation).second) << notation << " means two moves\n" << match;
      }
    }
  });
}

template <Game Rules, class Traits>
void position_round_trip(int matches) {
  play_all<Rules, Traits>(matches, [](const RandomMatch<Rules>& match) {
    const auto state = match.rules.set_up(match.rules.position(match.state));
    ASSERT_TRUE(state) << state.error().text << "\n" << match;
    ASSERT_TRUE(same_bytes(*state, match.state)) << "set up differently\n" << match;
  });
}

// Reads what was written, and writes it again.
template <Game Rules>
void read_back(const Rules& rules, const std::string& json, typename Rules::Position& position) {
  const auto document = JsonDocument::parse(json);
  ASSERT_TRUE(document) << document.error().text << "\n" << json;
  const auto wrong = read(document->root(), rules, position, Place("position"));
  ASSERT_FALSE(wrong) << wrong->text << "\n" << json;
  ASSERT_EQ(write_json(rules, position), json);
}

template <Game Rules, class Traits>
void json_round_trip(int matches) {
  play_all<Rules, Traits>(matches, [](const RandomMatch<Rules>& match) {
    const Rules& rules = match.rules;
    typename Rules::Position position{};
    ASSERT_NO_FATAL_FAILURE(
        read_back(rules, write_json(rules, rules.position(match.state)), position));
    const auto state = rules.set_up(position);
    ASSERT_TRUE(state) << state.error().text << "\n" << match;
    ASSERT_TRUE(same_bytes(*state, match.state)) << "set up differently from JSON\n" << match;
    for (const Viewer viewer : viewers(rules.players())) {
      typename Rules::Position seen{};
      const auto view = rules.view(match.state, viewer);
      ASSERT_NO_FATAL_FAILURE(read_back(rules, write_json(rules, rules.position(view)), seen));
    }
    for (const auto& event : match.events) {
      const std::string json = write_json(rules, event);
      ASSERT_TRUE(JsonDocument::parse(json)) << json;
    }
  });
}

inline void expect_sentence(const std::string& text) {
  ASSERT_FALSE(text.empty());
  ASSERT_EQ(text.find_first_of("{}"), std::string::npos) << text;
}

// What a table can choose is called something in both languages.
inline void options_have_words(const std::vector<OptionSpec>& specs) {
  for (const OptionSpec& spec : specs) {
    EXPECT_FALSE(spec.help_en.empty() || spec.help_de.empty()) << spec.name;
    EXPECT_EQ(spec.labels.size(), spec.choices.size()) << spec.name;
    for (const Phrase& label : spec.labels) {
      EXPECT_FALSE(label.en.empty() || label.de.empty()) << spec.name;
    }
  }
}

// Every option, event, move, refusal and board has words in both languages for everybody.
template <Game Rules, class Traits>
void everything_has_words(int matches) {
  options_have_words(Rules::option_specs());
  play_all<Rules, Traits>(matches, [](RandomMatch<Rules>& match) {
    const Rules& rules = match.rules;
    const auto random_move = Traits::random_move(match.choice);
    for (const Lang lang : {Lang::en, Lang::de}) {
      for (const Viewer viewer : viewers(rules.players())) {
        const Speaker speaker = speaker_to(viewer, lang);
        const auto view = rules.view(match.state, viewer);
        for (const auto& event : match.events) {
          const auto seen = rules.event_for(event, viewer);
          if (!seen) continue;
          ASSERT_NO_FATAL_FAILURE(expect_sentence(rules.say(*seen, speaker))) << match;
        }
        for (const auto& move : moves_of(rules, view)) {
          ASSERT_NO_FATAL_FAILURE(expect_sentence(rules.say(move, speaker))) << match;
        }
        const Reason reason = rules.check(view, random_move);
        ASSERT_NO_FATAL_FAILURE(expect_sentence(rules.say(reason, speaker))) << match;
        ASSERT_NO_FATAL_FAILURE(expect_sentence(rules.board(view, speaker, Ink{}))) << match;
      }
      ASSERT_FALSE(rules.rules_text(lang).empty());
    }
  });
}

}  // namespace penta::battery
