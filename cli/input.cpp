#include "cli/input.h"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <memory>

#include "cards/files.h"
#include "cli/phrases.h"
#include "engine/phrase.h"
#include "protocol/record.h"
#include "table/any_game.h"

namespace penta::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_bytes = 16U << 20U;

struct Closer {
  void operator()(std::FILE* file) const {
    if (file != stdin) (void)std::fclose(file);
  }
};
using File = std::unique_ptr<std::FILE, Closer>;

Error cannot_write(const std::string& path, std::string_view reason, Lang lang) {
  return Error{fill(phrases::cannot_write.in(lang), {printable(path), std::string(reason)})};
}

std::string last_reason() { return std::generic_category().message(errno); }

}  // namespace

int refuse(std::string_view sentence, ExitCode code) {
  std::string line(trim(sentence));
  std::replace(line.begin(), line.end(), '\n', ' ');
  (void)std::fflush(stdout);
  fmt::print(stderr, "penta: {}\n", line);
  return code;
}

namespace {

// All mistakes of card files in one line: without the lines that show where they are.
Error in_one_line(const Error& error) {
  std::vector<std::string> mistakes;
  for (const std::string_view line : split(error.text, '\n')) {
    if (!line.empty() && line.front() != ' ') mistakes.emplace_back(line);
  }
  return Error{join(mistakes, "; ")};
}

bool is_toml(const std::string& path) {
  std::error_code ignored;
  return path.ends_with(".toml") || fs::is_directory(path, ignored);
}

struct OwnCards {
  std::unique_ptr<const cards::AnySet> set{};
  std::string packed{};
};

// Card files of TOML; others hold the packed form that options and records keep, and are taken as
// they are.
Result<OwnCards> read_own_cards(const std::string& path, const cards::Language& language) {
  if (!is_toml(path)) {
    auto text = read_file(path, "a file of cards");
    if (!text) return text.error();
    auto set = language.unpack(*text);
    if (!set) return Error{"option cards: " + set.error().text};
    return OwnCards{std::move(*set), std::move(*text)};
  }
  const auto sources = cards::read_sources(path);
  if (!sources) return sources.error();
  cards::ParseErrors flaws;
  auto set = language.read(*sources, flaws);
  if (!set) return in_one_line(all_of(flaws, *sources));
  std::string packed = set->pack();
  return OwnCards{std::move(set), std::move(packed)};
}

Result<std::string> read_own_deck(const std::string& path, const cards::AnySet& set) {
  const auto source = cards::read_source(path);
  if (!source) return source.error();
  cards::ParseErrors flaws;
  const cards::Deck deck = set.read_deck(*source, flaws);
  if (!flaws.none()) return in_one_line(all_of(flaws, std::span(&*source, 1)));
  return set.write_deck(deck);
}

// Cards and decks of one's own, as options of the game hold them.
std::optional<Error> add_cards(const TableOrder& order, OptionList& list) {
  if (order.cards.empty() && order.decks.empty()) return std::nullopt;
  const auto game = find_game(order.game);
  if (!game) return game.error();
  const auto language = card_language_of(**game);
  if (!language) {
    // A game without a language may still take a file of its own kind, as THE Phase does, and Phase
    // Away its station.
    const auto& specs = (*game)->option_specs();
    const auto takes = std::find_if(specs.begin(), specs.end(), [](const OptionSpec& each) {
      return each.kind == OptionSpec::Kind::text &&
             (each.name == "cards" || each.name == "station");
    });
    const bool fits =
        takes != specs.end() && (takes->name != "cards" || !is_toml(expand_home(order.cards)));
    if (!fits || !order.decks.empty()) return language.error();
    const auto text = read_file(expand_home(order.cards), "a file of cards");
    if (!text) return text.error();
    list.emplace_back(takes->name, *text);
    return std::nullopt;
  }
  OwnCards own;
  if (!order.cards.empty()) {
    auto read = read_own_cards(expand_home(order.cards), **language);
    if (!read) return read.error();
    own = std::move(*read);
    list.emplace_back("cards", own.packed);
  }
  for (const std::string& each : order.decks) {
    const std::size_t equals = each.find('=');
    const auto seat = whole_number(std::string_view(each).substr(0, equals));
    if (equals == std::string::npos || !seat || *seat < 1 || *seat > max_seats) {
      return Error{fmt::format("cannot read the deck '{}'; expected SEAT=FILE, such as 2=mine.toml",
                               printable(each))};
    }
    const auto deck = read_own_deck(expand_home(each.substr(equals + 1)),
                                    own.set ? *own.set : (*language)->box());
    if (!deck) return deck.error();
    list.emplace_back(fmt::format("deck{}", *seat), *deck);
  }
  return std::nullopt;
}

}  // namespace

Result<OptionList> option_list(const TableOrder& order) {
  OptionList list;
  if (const auto wrong = add_cards(order, list)) return *wrong;
  for (const std::string& text : order.options) {
    const std::size_t equals = text.find('=');
    if (equals == 0 || equals == std::string::npos) {
      return Error{fmt::format(
          "cannot read the option '{}'; expected NAME=VALUE, such as players=4", printable(text))};
    }
    list.emplace_back(text.substr(0, equals), text.substr(equals + 1));
  }
  if (order.players == 0) return list;
  const std::string players = std::to_string(order.players);
  for (const auto& [name, value] : list) {
    if (name != "players") continue;
    if (value == players) return list;
    return Error{fmt::format("--players {} and --option players={} differ; expected one of them",
                             players, printable(value))};
  }
  list.emplace_back("players", players);
  return list;
}

Result<Digest> seed_from_hex(std::string_view digits) {
  constexpr std::size_t all = 64;
  std::string padded(digits.size() < all ? all - digits.size() : 0, '0');
  padded += digits;
  const auto digest = digest_from_hex(padded);
  if (digits.empty() || !digest) {
    return Error{fmt::format("--seed cannot be '{}'; expected 1 to 64 hexadecimal digits",
                             printable(digits))};
  }
  return *digest;
}

Result<std::string> read_file(const std::string& path, std::string_view what) {
  const auto unreadable = [&](std::string_view reason) {
    return Error{fmt::format("cannot read '{}': {}; expected {}", printable(path), reason, what)};
  };
  std::error_code ignored;
  if (path != "-" && fs::is_directory(path, ignored)) return unreadable("it is a folder");
  const File file(path == "-" ? stdin : std::fopen(path.c_str(), "rb"));
  if (!file) return unreadable(last_reason());
  std::string text;
  std::string block(1U << 16U, '\0');
  while (const std::size_t size = std::fread(block.data(), 1, block.size(), file.get())) {
    text.append(block, 0, size);
    if (text.size() > most_bytes) return unreadable("it is longer than 16 MB");
  }
  if (std::ferror(file.get()) != 0) return unreadable(last_reason());
  return text;
}

std::optional<Error> check_record_target(const std::string& path, Lang lang) {
  const auto refused = [&](Phrase why) { return cannot_write(path, why.in(lang), lang); };
  std::error_code error;
  const fs::path folder = fs::absolute(path, error).parent_path();
  if (!fs::is_directory(folder, error)) return refused(phrases::folder_missing);
  if (fs::is_directory(path, error)) return refused(phrases::is_folder);
  if (!fs::exists(path, error)) {
    if (access(folder.c_str(), W_OK) == 0) return std::nullopt;
    return cannot_write(path, last_reason(), lang);
  }
  if (!fs::is_regular_file(path, error)) return refused(phrases::not_a_record);
  const auto text = read_file(path, "a record");
  if (!text || !Record::read(*text)) return refused(phrases::not_a_record);
  return std::nullopt;
}

std::optional<Error> write_file(const std::string& path, std::string_view text, Lang lang) {
  const std::string unfinished = fmt::format("{}.{}.new", path, getpid());
  const File file(std::fopen(unfinished.c_str(), "wb"));
  if (!file) return cannot_write(path, last_reason(), lang);
  const bool written = std::fwrite(text.data(), 1, text.size(), file.get()) == text.size() &&
                       std::fflush(file.get()) == 0;
  if (written && std::rename(unfinished.c_str(), path.c_str()) == 0) return std::nullopt;
  Error error = cannot_write(path, last_reason(), lang);
  (void)std::remove(unfinished.c_str());
  return error;
}

std::string expand_home(std::string_view path) {
  const char* home = std::getenv("HOME");
  if (home == nullptr || !path.starts_with("~/")) return std::string(path);
  return home + std::string(path.substr(1));
}

}  // namespace penta::cli
