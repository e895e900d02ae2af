// What comes from the command line and from files: checked, or refused with one sentence.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/commands.h"
#include "engine/options.h"
#include "engine/result.h"
#include "engine/sha256.h"

namespace penta::cli {

// Prints "penta: ..." as one line on stderr; returns the exit code.
int refuse(std::string_view sentence, ExitCode code = unusable);

// "follow=may" and the number of players as options of the game.
Result<OptionList> option_list(const TableOrder& order);

// 1 to 64 hexadecimal digits, filled up with zeros on the left.
Result<Digest> seed_from_hex(std::string_view digits);

// The whole file, or stdin for "-"; nothing above 16 MB. `what` is what was expected to be in it.
Result<std::string> read_file(const std::string& path, std::string_view what);

// Nothing, or why no record can be written there: a file that is there must be a record.
std::optional<Error> check_record_target(const std::string& path, Lang lang);

// A reader sees the old file or the new one, never a part of it.
std::optional<Error> write_file(const std::string& path, std::string_view text, Lang lang);

// "~/match.json" as a shell would read it.
std::string expand_home(std::string_view path);

}  // namespace penta::cli
