#include <fmt/core.h>

#include <algorithm>

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/narrator.h"
#include "cli/phrases.h"
#include "cli/terminal.h"
#include "cli/understand.h"
#include "protocol/record.h"

namespace penta::cli {
namespace {

// The match as far as it can be played, whatever is wrong with the record around it.
std::unique_ptr<Match> rebuild(const Record& record) {
  const auto game = find_game(record.game);
  if (!game) return nullptr;
  const auto known = make_again(**game, record.options, record.brought, record.rules_id);
  const auto rules = known ? Result(known->rules) : (*game)->make(record.options);
  if (!rules) return nullptr;
  const auto players = static_cast<std::size_t>((*rules)->players());
  if (record.sitters.size() != players) return nullptr;
  auto match = std::make_unique<Match>(*rules, record.sitters, record.fairness);
  for (const Record::Line& line : record.log) {
    Entry entry = line;
    if (line.kind == Entry::Kind::move) {
      const auto move = (*rules)->parse(line.notation);
      if (!move) break;
      entry.move = *move;
    }
    if (match->enter(entry)) break;
  }
  return match;
}

class Replay {
 public:
  // `viewer`: a seat, or `stranger` for everything open. `note` stands above the beginning.
  Replay(const Match& match, Viewer viewer, Lang lang, Terminal& terminal, std::string_view note)
      : match_(match), viewer_(viewer), terminal_(terminal), narrator_(match, lang), note_(note) {}

  std::size_t last() const { return match_.log().size(); }

  // Everything as sentences with the numbers of entries.
  void tell() {
    if (!note_.empty()) terminal_.print(std::string(note_) + "\n\n");
    terminal_.print(numbered(0, last(), [&](std::size_t n) { return sentences(n); }));
    if (match_.over()) terminal_.print("\n" + narrator_.result());
  }

  void show(std::size_t step) {
    Match then(match_.shared_rules(), match_.sitters(), match_.fairness());
    for (std::size_t i = 0; i < step; ++i) {
      if (then.enter(match_.log()[i])) break;
    }
    if (step == 0 && !note_.empty()) terminal_.print(std::string(note_) + "\n\n");
    const SeatSet to_act = then.state().to_act();
    // With everything open: the hand of whoever is to act.
    const Seat eyes = viewer_ != stranger ? viewer_ : to_act.empty() ? Seat{} : to_act.front();
    terminal_.print(then.state().board(narrator_.speaker(eyes), terminal_.ink()));
    terminal_.line("");
    terminal_.print(numbered(step, step, [&](std::size_t n) { return sentences(n); }));
    if (step == last() && then.over()) terminal_.print("\n" + narrator_.result());
  }

  void walk(std::size_t step) {
    for (;;) {
      terminal_.clear();
      show(step);
      const auto next = ask(step);
      if (!next) return;
      step = *next;
    }
  }

 private:
  std::vector<std::string> sentences(std::size_t n) const {
    return viewer_ == stranger ? narrator_.open_entry(n) : narrator_.entry(n, viewer_);
  }

  std::string say(Phrase phrase, std::initializer_list<std::string> gaps) const {
    return fill(phrase.in(narrator_.lang()), gaps);
  }

  // Where to go from here; nothing to leave.
  std::optional<std::size_t> ask(std::size_t step) {
    const std::string end = std::to_string(last());
    for (;;) {
      const auto line =
          terminal_.ask("\n" + say(phrases::replay_prompt, {std::to_string(step), end}));
      if (!line) return std::nullopt;
      const std::string typed = lower(*line);
      if (typed.empty() && step == last()) return std::nullopt;
      if (typed.empty()) return step + 1;
      if (typed == "b" || typed == "back" || typed == "z" || typed == "zurück") {
        return step == 0 ? 0 : step - 1;
      }
      const bool leaves = typed == "e" || typed == "q";
      if (leaves || understand(typed, narrator_.lang()).command == Typed::Command::quit) {
        return std::nullopt;
      }
      const auto number = whole_number(typed);
      if (number && *number >= 0 && *number <= static_cast<std::int64_t>(last())) {
        return static_cast<std::size_t>(*number);
      }
      terminal_.line(say(phrases::replay_words, {end}));
    }
  }

  const Match& match_;
  Viewer viewer_;
  Terminal& terminal_;
  Narrator narrator_;
  std::string_view note_;
};

// Usually the first person, otherwise seat 1.
Result<Viewer> viewer_from(const std::string& text, const Match& match) {
  if (text == "all") return stranger;
  const int players = match.rules().players();
  if (text.empty()) {
    const auto& sitters = match.sitters();
    const auto person = std::find_if(sitters.begin(), sitters.end(),
                                     [](const Sitter& each) { return each.is_person(); });
    return person == sitters.end() ? Seat{} : seat_at(static_cast<int>(person - sitters.begin()));
  }
  const auto number = whole_number(text);
  if (!number || *number < 1 || *number > players) {
    return Error{fmt::format("--viewer cannot be '{}'; expected a seat from 1 to {} or all",
                             printable(text), players)};
  }
  return seat_at(static_cast<int>(*number) - 1);
}

int run(const ReplayOrder& order, const Match& match, bool older_cards) {
  const auto viewer = viewer_from(order.viewer, match);
  if (!viewer) return refuse(viewer.error().text);
  Terminal terminal(order.plain);
  Replay replay(match, *viewer, order.lang, terminal,
                older_cards ? phrases::older_cards.in(order.lang) : std::string_view());
  if (order.step > static_cast<int>(replay.last())) {
    return refuse(fmt::format("--step cannot be {}; expected a whole number from 0 to {}",
                              order.step, replay.last()));
  }
  const auto step = static_cast<std::size_t>(std::max(order.step, 0));
  if (terminal.attended()) {
    replay.walk(step);
  } else if (order.step >= 0) {
    replay.show(step);
  } else {
    replay.tell();
  }
  return done;
}

}  // namespace

int replay(const ReplayOrder& order) {
  const auto text = read_file(order.file, "a record");
  if (!text) return refuse(text.error().text);
  const auto record = Record::read(*text);
  if (!record) return refuse(printable(order.file) + ": " + record.error().text);
  Verdict verdict = penta::verify(*record);
  if (verdict.flaw == Flaw::none) return run(order, *verdict.match, verdict.older_cards);
  const auto match = rebuild(*record);
  if (!match) {
    return refuse(
        fmt::format("cannot show this record ({}): {}", word_of(verdict.flaw), verdict.text),
        flawed);
  }
  refuse(fmt::format("this record is flawed ({}), shown as far as it goes: {}",
                     word_of(verdict.flaw), verdict.text));
  const int code = run(order, *match, verdict.older_cards);
  return code == done ? static_cast<int>(flawed) : code;
}

}  // namespace penta::cli
