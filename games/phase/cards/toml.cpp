#include "games/phase/cards/toml.h"

#include <cstdint>
#include <deque>
#include <utility>

#include "cards/fields.h"
#include "cards/toml.h"
#include "games/phase/cards/draft.h"

namespace penta::phase::cards {
namespace {

namespace toml = penta::cards::toml;

// Adds what tables say to a draft.
class DraftReader {
 public:
  DraftReader(Draft& draft, ParseErrors& flaws) : draft_(draft), flaws_(flaws), fields_(flaws) {}

  void set(const toml::Table& top) {
    fields_.check_keys(top, "a set", {"name", "game", "faction", "side", "cards", "deck"});
    if (const toml::Value* name = top.find("name")) {
      if (draft_.name.at.given()) flaws_.add(name->at, "the set has a name already");
      draft_.name = fields_.word(top, "name");
    }
    game(top);
    fields_.each(top, "faction", [this](const toml::Table& table) {
      fields_.check_keys(table, "a faction", {"name", "german"});
      draft_.factions.push_back(
          {table.at, fields_.word(table, "name"), fields_.word(table, "german")});
    });
    fields_.each(top, "side", [this](const toml::Table& table) { side(table); });
    fields_.each(top, "cards", [this](const toml::Table& table) {
      fields_.check_keys(table, "cards", {"good", "evil"});
      draft_.cards.push_back({.at = table.at,
                              .good = fields_.words(table, "good"),
                              .evil = fields_.words(table, "evil")});
    });
    fields_.each(top, "deck", [this](const toml::Table& table) { deck(table); });
  }

  void one_deck(const toml::Table& top) {
    if (top.find("deck") == nullptr) {
      deck(top);
      return;
    }
    fields_.check_keys(top, "a file with a [[deck]]", {"deck"});
    fields_.each(top, "deck", [this](const toml::Table& table) { deck(table); });
    if (draft_.decks.size() > 1) {
      flaws_.add(draft_.decks[1].at, "there is a second deck; expected one in this file");
    }
  }

 private:
  // Whose language it is: nothing for the set to keep.
  void game(const toml::Table& top) {
    const Word game = fields_.word_if_given(top, "game");
    if (!game.at.given() || game.text == "phase") return;
    flaws_.add(game.at,
               "these cards are for " + penta::cards::in_quotes(game.text) + "; expected 'phase'");
  }

  void side(const toml::Table& table) {
    fields_.check_keys(table, "a side",
                       {"title", "german", "faction", "alignment", "cost", "attack", "defence",
                        "order", "skills"});
    draft_.sides.push_back({.at = table.at,
                            .title = fields_.word(table, "title"),
                            .german = fields_.word_if_given(table, "german"),
                            .faction = fields_.word(table, "faction"),
                            .alignment = fields_.word(table, "alignment"),
                            .cost = fields_.number(table, "cost"),
                            .attack = fields_.number(table, "attack"),
                            .defence = fields_.number(table, "defence"),
                            .order = fields_.word(table, "order"),
                            .skills = fields_.words_if_given(table, "skills")});
  }

  void deck(const toml::Table& table) {
    fields_.check_keys(table, "a deck", {"name", "german", "about", "about_german", "cards"});
    const toml::Value* cards = table.find("cards");
    const bool listed = cards != nullptr && cards->kind == toml::Value::Kind::list;
    draft_.decks.push_back({.at = table.at,
                            .name = fields_.word(table, "name"),
                            .german = fields_.word_if_given(table, "german"),
                            .about = fields_.word_if_given(table, "about"),
                            .about_german = fields_.word_if_given(table, "about_german"),
                            .list = listed ? cards->at : Spot{},
                            .cards = fields_.words(table, "cards")});
  }

  Draft& draft_;
  ParseErrors& flaws_;
  penta::cards::Fields fields_;
};

}  // namespace

Set read_set(std::span<const Source> sources, ParseErrors& flaws) {
  std::deque<toml::Table> tables;  // words point into them
  Draft draft;
  bool readable = true;
  for (std::size_t i = 0; i < sources.size(); ++i) {
    auto top = toml::read(sources[i].text, static_cast<std::uint16_t>(i), flaws);
    if (top) {
      tables.push_back(*std::move(top));
      DraftReader(draft, flaws).set(tables.back());
    } else {
      readable = false;
    }
  }
  // What a broken file would have said is missing everywhere else.
  return readable ? make_set(draft, flaws) : Set{};
}

Deck read_deck(const Source& source, const Set& set, ParseErrors& flaws) {
  const auto top = toml::read(source.text, 0, flaws);
  if (!top) return {};
  Draft draft;
  DraftReader(draft, flaws).one_deck(*top);
  return draft.decks.empty() ? Deck{} : make_deck(draft.decks.front(), set, flaws);
}

bool is_deck(const Source& source) {
  ParseErrors flaws;
  const auto top = toml::read(source.text, 0, flaws);
  if (!top || top->find("side") != nullptr || top->find("faction") != nullptr) return false;
  const toml::Value* cards = top->find("cards");
  if (cards != nullptr && cards->kind == toml::Value::Kind::list) return !cards->headed;
  const toml::Value* decks = top->find("deck");
  return decks != nullptr && decks->kind == toml::Value::Kind::list && decks->list.size() == 1;
}

Result<Set> read_set(std::span<const Source> sources) {
  ParseErrors flaws;
  Set set = read_set(sources, flaws);
  if (!flaws.none()) return all_of(flaws, sources);
  return set;
}

Result<Deck> read_deck(const Source& source, const Set& set) {
  ParseErrors flaws;
  Deck deck = read_deck(source, set, flaws);
  if (!flaws.none()) return all_of(flaws, std::span(&source, 1));
  return deck;
}

}  // namespace penta::phase::cards
