#include "cli/understand.h"

#include <array>

namespace penta::cli {
namespace {

using Command = Typed::Command;

struct Word {
  std::string_view text;
  Command command;
  bool german = false;
  bool takes_more = false;
};

constexpr std::array<Word, 40> words{{
    {"?", Command::why, false, true},
    {"why", Command::why, false, true},
    {"warum", Command::why, true, true},
    {"rules", Command::rules},
    {"regeln", Command::rules, true},
    {"hint", Command::hint},
    {"hinweis", Command::hint, true},
    {"tipp", Command::hint, true},
    {"undo", Command::undo},
    {"zurück", Command::undo, true},
    {"zurueck", Command::undo, true},
    {"concede", Command::concede},
    {"resign", Command::concede},
    {"aufgeben", Command::concede, true},
    {"offer", Command::offer},
    {"remis", Command::offer, true},
    {"moves", Command::moves},
    {"züge", Command::moves, true},
    {"zuege", Command::moves, true},
    {"board", Command::board},
    {"tisch", Command::board, true},
    {"brett", Command::board, true},
    {"card", Command::card, false, true},
    {"karte", Command::card, true, true},
    {"log", Command::log},
    {"verlauf", Command::log, true},
    {"save", Command::save, false, true},
    {"speichern", Command::save, true, true},
    {"speichere", Command::save, true, true},
    {"sichern", Command::save, true, true},
    {"help", Command::help},
    {"h", Command::help},
    {"hilfe", Command::help, true},
    {"quit", Command::quit},
    {"q", Command::quit},
    {"exit", Command::quit},
    {"ende", Command::quit, true},
    {"beenden", Command::quit, true},
    {"schluss", Command::quit, true},
    {"aufhören", Command::quit, true},
}};

// Words of their own: "pass" alone is a move.
struct Saying {
  std::string_view text;
  bool german = false;
};
constexpr std::array<Saying, 5> pass_on{{{"pass turn"},
                                         {"pass on"},
                                         {"passe zug", true},
                                         {"passe weiter", true},
                                         {"zug passen", true}}};

}  // namespace

Typed understand(std::string_view line, Lang lang) {
  line = trim(line);
  if (line.empty()) return {.command = Command::nothing};
  for (const Saying& each : pass_on) {
    if (each.text == lower(line) && (!each.german || lang == Lang::de)) {
      return {.command = Command::pass_on};
    }
  }
  // "?green-5" is "? green-5".
  const std::size_t space = line.front() == '?' ? 1 : line.find(' ');
  const std::string first = lower(line.substr(0, space));
  const std::string_view rest = space < line.size() ? trim(line.substr(space)) : std::string_view();
  for (const Word& word : words) {
    if (word.text != first || (word.german && lang != Lang::de)) continue;
    if (!rest.empty() && !word.takes_more) break;
    if (word.command == Command::why && rest.empty()) return {.command = Command::rules};
    return {.command = word.command, .rest = std::string(rest)};
  }
  return {.command = Command::move, .rest = std::string(line)};
}

bool is_yes(std::string_view line) {
  const std::string word = lower(trim(line));
  return word == "y" || word == "yes" || word == "j" || word == "ja";
}

}  // namespace penta::cli
