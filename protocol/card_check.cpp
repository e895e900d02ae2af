#include "protocol/card_check.h"

#include <span>

#include "cards/language.h"
#include "protocol/json.h"
#include "table/any_game.h"

namespace penta {
namespace {

Result<const AnyGame*> game_for(const cards::Source& source) {
  const std::string name = cards::game_named(std::span(&source, 1));
  if (!name.empty()) return find_game(name);
  for (const AnyGame* game : all_games()) {
    if (game->card_language() != nullptr) return game;
  }
  return Error{"no game has cards of its own to read"};
}

void write_mistakes(JsonWriter& out, const cards::ParseErrors& flaws) {
  out.key("mistakes");
  out.begin_array();
  for (const cards::ParseError& each : flaws.in_order()) {
    out.begin_object();
    out.key("line");
    out.integer(each.at.line);
    out.key("column");
    out.integer(each.at.column);
    out.key("text");
    out.text(each.text);
    out.end_object();
  }
  out.end_array();
}

void write_set(JsonWriter& out, const cards::AnySet& set) {
  out.key("name");
  out.text(set.name());
  out.key("summary");
  out.text(set.summary());
  out.key("cards");
  out.begin_array();
  for (std::size_t i = 0; i < set.size(); ++i) set.write(out, i);
  out.end_array();
  out.key("decks");
  out.begin_array();
  for (const cards::Deck& each : set.decks()) {
    out.begin_object();
    out.key("name");
    out.text(each.name);
    out.key("size");
    out.integer(static_cast<std::int64_t>(each.cards.size()));
    out.end_object();
  }
  out.end_array();
  out.key("packed");
  out.text(set.pack());
}

std::string refused(const Error& error) {
  JsonWriter out;
  out.begin_object();
  out.key("error");
  out.text(error.text);
  out.end_object();
  return out.json();
}

}  // namespace

std::string check_cards(std::string_view text) {
  const cards::Source source{.name = "", .text = std::string(text)};
  const auto game = game_for(source);
  if (!game) return refused(game.error());
  const auto language = card_language_of(**game);
  if (!language) return refused(language.error());
  cards::ParseErrors flaws;
  const auto set = (*language)->read(std::span(&source, 1), flaws);
  JsonWriter out;
  out.begin_object();
  out.key("game");
  out.text((*game)->info().id);
  write_mistakes(out, flaws);
  if (set) write_set(out, *set);
  out.end_object();
  return out.json();
}

}  // namespace penta
