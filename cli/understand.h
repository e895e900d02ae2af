// What somebody typed.
#pragma once

#include <string>
#include <string_view>

#include "engine/phrase.h"

namespace penta::cli {

struct Typed {
  enum class Command {
    nothing,
    move,
    rules,
    why,
    hint,
    undo,
    concede,
    offer,
    moves,
    board,
    log,
    save,
    card,
    pass_on,
    help,
    quit
  };
  Command command = Command::move;
  std::string rest;  // of a move: all of it
};

// English words are always understood, German ones in a German session.
Typed understand(std::string_view line, Lang lang);

// "y", "yes", "j", "ja"
bool is_yes(std::string_view line);

}  // namespace penta::cli
