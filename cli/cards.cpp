#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>

#include "cards/files.h"
#include "cli/card_texts.h"
#include "cli/commands.h"
#include "cli/input.h"
#include "cli/pretty_json.h"
#include "cli/terminal.h"
#include "protocol/json.h"
#include "table/any_game.h"

namespace penta::cli {
namespace {

using cards::AnySet;
using cards::Language;
using cards::ParseErrors;
using cards::Source;

// A game, its language and, if files were named, the set in them.
struct Spoken {
  const AnyGame* game = nullptr;
  const Language* language = nullptr;
  std::unique_ptr<const AnySet> own{};

  const AnySet& set() const { return own ? *own : language->box(); }
};

// The game that was asked for, or else the one that the files name, or else the first that has
// cards.
Result<Spoken> spoken(const std::string& asked, std::span<const Source> sources) {
  const std::string name = asked.empty() ? game_named(sources) : asked;
  if (name.empty()) {
    for (const AnyGame* game : all_games()) {
      if (game->card_language() != nullptr) return Spoken{game, game->card_language()};
    }
  }
  const auto game = find_game(name);
  if (!game) return game.error();
  const auto language = card_language_of(**game);
  if (!language) return language.error();
  return Spoken{*game, *language};
}

// The cards at a path, or those that come with the game.
Result<Spoken> set_of(const std::string& game, const std::string& path) {
  if (path.empty()) return spoken(game, {});
  const auto sources = cards::read_sources(path);
  if (!sources) return sources.error();
  auto found = spoken(game, *sources);
  if (!found) return found;
  ParseErrors flaws;
  found->own = found->language->read(*sources, flaws);
  if (found->own) return found;
  const std::string all = all_of(flaws, *sources).text;
  return Error{all.substr(0, all.find('\n')) + " (penta cards check shows all)"};
}

std::string counted(std::size_t count, std::string_view what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

// --- show

std::string not_there(std::string_view title, const Spoken& spoken) {
  const std::vector<std::string> like = titles_like(title, spoken.set());
  return fmt::format("there is no {} '{}'; expected {}", spoken.language->design_word(),
                     printable(title),
                     like.empty() ? "a title that penta cards list shows" : join(like, " or "));
}

// --- list

std::string as_table(const std::vector<std::size_t>& designs, const AnySet& set, Lang lang) {
  std::vector<std::vector<std::string>> rows{set.headings(lang)};
  for (const std::size_t each : designs) rows.push_back(set.row(each, lang));
  return table(rows);
}

std::string as_json(const std::vector<std::size_t>& designs, const AnySet& set) {
  JsonWriter out;
  out.begin_array();
  for (const std::size_t each : designs) set.write(out, each);
  out.end_array();
  return pretty_json(out.json());
}

Result<std::size_t> group_number(const std::string& name, const Spoken& spoken) {
  const std::vector<std::string> known = spoken.set().groups();
  for (std::size_t i = 0; i < known.size(); ++i) {
    if (lower(known[i]) == lower(name)) return i;
  }
  const std::string_view word = spoken.language->group_word();
  return Error{
      fmt::format("there is no {} '{}'; expected {}", word, printable(name),
                  known.empty() ? fmt::format("cards with {}s", word) : join(known, ", "))};
}

// --- check

int check_deck(const CheckCardsOrder& order) {
  const auto found = set_of(order.game, order.cards);
  if (!found) return refuse(found.error().text);
  const auto source = cards::read_source(order.path);
  if (!source) {
    fmt::print("{}\n", source.error().text);
    return flawed;
  }
  ParseErrors flaws;
  const cards::Deck deck = found->set().read_deck(*source, flaws);
  if (!flaws.none()) {
    fmt::print("{}\n", all_of(flaws, std::span(&*source, 1)).text);
    if (order.cards.empty()) {
      fmt::print("It was read as a deck of the cards of {}; --cards PATH takes others.\n",
                 found->game->info().name);
    }
    return flawed;
  }
  fmt::print("{}: {}\n", deck.name, counted(deck.cards.size(), "card"));
  return done;
}

bool is_deck_file(const std::string& path, const Language& language) {
  const auto source = cards::read_source(path);
  return source && language.is_deck(*source);
}

}  // namespace

int check_cards(const CheckCardsOrder& order) {
  std::error_code failed;
  if (!std::filesystem::exists(order.path, failed)) {
    return refuse(fmt::format("there is no '{}'; expected a TOML file, or a folder of them",
                              printable(order.path)));
  }
  if (!order.cards.empty() && std::filesystem::is_directory(order.path, failed)) {
    return refuse(fmt::format("'{}' is a folder; with --cards, expected a file with one deck",
                              printable(order.path)));
  }
  if (!order.cards.empty()) return check_deck(order);
  const auto sources = cards::read_sources(order.path);
  const auto found = spoken(order.game, sources ? std::span(*sources) : std::span<const Source>{});
  if (!found) return refuse(found.error().text);
  if (is_deck_file(order.path, *found->language)) return check_deck(order);
  if (!sources) {
    fmt::print("{}\n", sources.error().text);
    return flawed;
  }
  ParseErrors flaws;
  const auto set = found->language->read(*sources, flaws);
  if (!set) {
    fmt::print("{}\n", all_of(flaws, *sources).text);
    return flawed;
  }
  fmt::print("{}{}\n", set->name().empty() ? "" : set->name() + ": ", set->summary());
  std::vector<std::vector<std::string>> rows{{"", ">"}};
  for (const cards::Deck& deck : set->decks()) {
    rows.push_back({"  " + deck.name, counted(deck.cards.size(), "card")});
  }
  fmt::print("{}", table(rows));
  return done;
}

int show_cards(const ShowCardsOrder& order) {
  const auto found = set_of(order.game, order.cards);
  if (!found) return refuse(found.error().text);
  const auto design = find_design(order.title, found->set());
  if (!design) return refuse(not_there(order.title, *found));
  const Terminal terminal(false);
  constexpr std::size_t usual = 80;
  constexpr std::size_t least = 30;
  const std::size_t width = terminal.width() == 0 ? usual : std::max(least, terminal.width());
  fmt::print("{}", as_text(found->set().show(*design, order.lang), terminal.ink(), width));
  return done;
}

int list_cards(const ListCardsOrder& order) {
  const auto found = set_of(order.game, order.cards);
  if (!found) return refuse(found.error().text);
  std::optional<std::size_t> wanted;
  if (!order.faction.empty()) {
    const auto number = group_number(order.faction, *found);
    if (!number) return refuse(number.error().text);
    wanted = *number;
  }
  const AnySet& set = found->set();
  std::vector<std::size_t> designs;
  for (std::size_t i = 0; i < set.size(); ++i) {
    if (!wanted || set.group(i) == *wanted) designs.push_back(i);
  }
  fmt::print("{}", order.json ? as_json(designs, set) : as_table(designs, set, order.lang));
  return done;
}

}  // namespace penta::cli
