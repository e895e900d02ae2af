#include "cli/narrator.h"

#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "cli/phrases.h"
#include "cli/terminal.h"
#include "protocol/narration.h"

namespace penta::cli {

Narrator::Narrator(const Match& match, Lang lang) : match_(match), lang_(lang) {
  const auto& sitters = match.sitters();
  for (std::size_t i = 0; i < sitters.size(); ++i) names_[i] = printable(sitters[i].name);
}

Speaker Narrator::speaker(Viewer viewer) const {
  return {.lang = lang_, .viewer = viewer, .names = names_};
}

std::string Narrator::full_name(Seat seat) const {
  const Sitter& sitter = match_.sitters()[static_cast<std::size_t>(index(seat))];
  if (sitter.is_person()) return names_[seat];
  return fmt::format("{} ({})", names_[seat], printable(split(sitter.bot, ':').front()));
}

// An undo that nobody had to be asked for, or a move that was taken back by one.
bool Narrator::is_private(std::size_t n) const {
  const auto& log = match_.log();
  const auto is_free = [](const Entry& entry) {
    return entry.kind == Entry::Kind::undo && !entry.asked && !entry.practice;
  };
  if (log[n - 1].kind == Entry::Kind::undo) return is_free(log[n - 1]);
  return std::any_of(
      log.begin() + static_cast<std::ptrdiff_t>(n), log.end(),
      [&](const Entry& later) { return is_free(later) && later.takes_back.front() == n; });
}

std::vector<std::string> Narrator::entry(std::size_t n, Viewer viewer) const {
  if (n > 0 && match_.log()[n - 1].seat != viewer && is_private(n)) return {};
  return sentences(n, match_.events(n, viewer), speaker(viewer));
}

std::vector<std::string> Narrator::sentences(std::size_t n, const std::vector<AnyEvent>& events,
                                             const Speaker& speaker) const {
  std::vector<std::string> sentences;
  if (n > 0) {
    const Entry& entry = match_.log()[n - 1];
    if (entry.kind == Entry::Kind::undo) sentences.push_back(tell_undo(entry, speaker));
    if (entry.beside_the_game()) sentences.push_back(tell_beside_the_game(entry, speaker));
  }
  for (const AnyEvent& event : events) {
    sentences.push_back(match_.rules().say(event, speaker));
  }
  return sentences;
}

std::vector<std::string> Narrator::open_entry(std::size_t n) const {
  return sentences(n, match_.all_events(n), speaker(stranger));
}

std::string Narrator::result() const {
  const Outcome outcome = match_.outcome();
  if (match_.ended()) return tell_outcome(outcome, match_.rules(), speaker(stranger)) + "\n";
  const bool team = match_.rules().info().team;
  std::vector<std::vector<std::string>> rows{{"", "", ">", ""}};
  for (int i = 0; i < match_.rules().players(); ++i) {
    const Seat seat = seat_at(i);
    const bool wins = outcome.shares[seat] > 0;
    rows.push_back({" " + std::to_string(i + 1), full_name(seat),
                    std::to_string(outcome.scores[seat]),
                    wins && !team ? std::string(phrases::wins.in(lang_)) : ""});
  }
  std::string text = table(rows);
  if (team) {
    text += (outcome.shares[0] > 0 ? phrases::team_wins : phrases::team_loses).in(lang_);
    text += "\n";
  }
  if (!outcome.rank.empty()) {
    text += fill(phrases::rank.in(lang_), {std::string(outcome.rank)}) + "\n";
  }
  return text;
}

std::string numbered(std::size_t first, std::size_t last,
                     const std::function<std::vector<std::string>(std::size_t)>& entry) {
  std::vector<std::vector<std::string>> rows{{">", ""}};
  for (std::size_t n = first; n <= last; ++n) {
    std::string number = std::to_string(n);
    for (const std::string& sentence : entry(n)) {
      rows.push_back({std::exchange(number, ""), sentence});
    }
  }
  return table(rows);
}

std::string as_sentence(std::string text) {
  if (text.empty()) return text;
  if (text.front() >= 'a' && text.front() <= 'z') {
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
  }
  if (text.back() != '.') text += '.';
  return text;
}

}  // namespace penta::cli
