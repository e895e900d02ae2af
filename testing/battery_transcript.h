// Golden transcripts: matches told in English. A diff of them is a change of the rules.
#pragma once

#include <cmath>
#include <string>
#include <vector>

#include "testing/battery_match.h"
#include "testing/golden.h"

namespace penta::battery {

struct Transcript {
  std::string path;
  OptionList options;
  std::uint64_t seed = 0;
};

// Each move as it is written, and below it what it does, with nothing hidden.
template <Game Rules>
std::string tell_match(const Rules& rules, std::uint64_t seed) {
  const Speaker speaker = speaker_to(stranger, Lang::en);
  std::string text;
  FastChance chance(seed);
  Recorder<typename Rules::Event> recorder;
  const auto tell_events = [&] {
    for (const auto& event : recorder.events) text += "    " + rules.say(event, speaker) + "\n";
    recorder.events.clear();
  };
  auto state = rules.start(chance, recorder);
  tell_events();
  while (!rules.to_act(state).empty()) {
    const Seat seat = rules.to_act(state).front();
    typename Rules::MoveList moves;
    rules.legal_moves(state, seat, moves);
    const auto move = pick(moves, chance);
    text += speaker.name(seat) + ": " + rules.notation(move) + "\n";
    decide(rules, state, seat, move, chance, recorder);
    tell_events();
  }
  const Outcome outcome = rules.outcome(state);
  for (int i = 0; i < rules.players(); ++i) {
    const auto percent = std::lround(outcome.shares[seat_at(i)] * 100);
    text += speaker.name(seat_at(i)) + ": score " + std::to_string(outcome.scores[seat_at(i)]) +
            ", share " + std::to_string(percent) + " %\n";
  }
  return text;
}

template <Game Rules, class Traits>
void transcripts_are_unchanged() {
  for (const Transcript& transcript : Traits::transcripts()) {
    const Rules rules = make_rules<Rules>(transcript.options);
    std::string title = "# Played at random, seed " + std::to_string(transcript.seed) + ":";
    for (const auto& [name, value] : transcript.options)
      title.append(" ").append(name).append("=").append(value);
    expect_golden(title + "\n" + tell_match(rules, transcript.seed), transcript.path);
  }
}

}  // namespace penta::battery
