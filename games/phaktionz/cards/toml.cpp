#include "games/phaktionz/cards/toml.h"

#include <cstdint>
#include <deque>
#include <utility>

#include "cards/fields.h"
#include "cards/toml.h"
#include "games/phaktionz/cards/draft.h"
#include "games/phaktionz/cards/sheet.h"

namespace penta::phaktionz::cards {
namespace {

namespace toml = penta::cards::toml;

// Adds what tables say to a draft.
class DraftReader {
 public:
  DraftReader(Draft& draft, ParseErrors& flaws) : draft_(draft), flaws_(flaws), fields_(flaws) {}

  void set(const toml::Table& top) {
    fields_.check_keys(top, "a set",
                       {"name", "game", "faction", "word", "card", "promoted", "deck"});
    if (const toml::Value* name = top.find("name")) {
      if (draft_.name.at.given()) flaws_.add(name->at, "the set has a name already");
      draft_.name = fields_.word(top, "name");
    }
    game(top);
    fields_.each(top, "faction", [this](const toml::Table& table) {
      fields_.check_keys(table, "a faction", {"name", "german", "lineage"});
      draft_.factions.push_back({.at = table.at,
                                 .name = fields_.word(table, "name"),
                                 .german = fields_.word_if_given(table, "german"),
                                 .lineage = fields_.word(table, "lineage")});
    });
    fields_.each(top, "word", [this](const toml::Table& table) {
      fields_.check_keys(table, "a word", {"name", "german"});
      draft_.words.push_back({.at = table.at,
                              .name = fields_.word(table, "name"),
                              .german = fields_.word(table, "german")});
    });
    fields_.each(top, "card", [this](const toml::Table& table) { card(table); });
    fields_.each(top, "promoted", [this](const toml::Table& table) { promoted(table); });
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
      flaws_.add(draft_.decks[1].list.at, "there is a second deck; expected one in this file");
    }
  }

 private:
  // Whose language it is: nothing for the set to keep.
  void game(const toml::Table& top) {
    const Word game = fields_.word_if_given(top, "game");
    if (!game.at.given() || game.text == "phaktionz") return;
    flaws_.add(game.at, "these cards are for " + penta::cards::in_quotes(game.text) +
                            "; expected 'phaktionz'");
  }

  Draft::Side side(const toml::Table& table) {
    return {.at = table.at,
            .title = fields_.word(table, "title"),
            .german = fields_.word_if_given(table, "german"),
            .kind = fields_.word_if_given(table, "kind"),
            .dmg = fields_.number_if_given(table, "dmg"),
            .flavour = fields_.word_if_given(table, "flavour"),
            .flavour_german = fields_.word_if_given(table, "flavour_german"),
            .texts = fields_.words_if_given(table, "texts")};
  }
  void card(const toml::Table& table) {
    fields_.check_keys(table, "a card",
                       {"title", "german", "kind", "tier", "dmg", "faction", "texts", "flavour",
                        "flavour_german", "limited", "cp", "create", "promote"});
    draft_.cards.push_back({.front = side(table),
                            .tier = fields_.number_if_given(table, "tier"),
                            .faction = fields_.word_if_given(table, "faction"),
                            .creation = fields_.truth(table, "cp"),
                            .limited = fields_.truth(table, "limited"),
                            .create = fields_.word_if_given(table, "create"),
                            .promote = fields_.word_if_given(table, "promote")});
  }
  void promoted(const toml::Table& table) {
    fields_.check_keys(
        table, "a Tier 4 side",
        {"of", "title", "german", "kind", "dmg", "texts", "flavour", "flavour_german"});
    draft_.promoted.push_back({.of = fields_.word(table, "of"), .back = side(table)});
  }

  void deck(const toml::Table& table) {
    fields_.check_keys(table, "a deck",
                       {"name", "german", "about", "about_german", "format", "cards", "creation"});
    const toml::Value* cards = table.find("cards");
    const bool listed = cards != nullptr && cards->kind == toml::Value::Kind::list;
    Draft::Deck deck{.list = {.at = table.at,
                              .name = fields_.word(table, "name"),
                              .german = fields_.word_if_given(table, "german"),
                              .about = fields_.word_if_given(table, "about"),
                              .about_german = fields_.word_if_given(table, "about_german"),
                              .list = listed ? cards->at : Spot{},
                              .cards = fields_.words(table, "cards")},
                     .format = fields_.word_if_given(table, "format")};
    const std::vector<Word> creation = fields_.words_if_given(table, "creation");
    if (!creation.empty()) deck.list.cards.push_back({"CP:", creation.front().at});
    deck.list.cards.insert(deck.list.cards.end(), creation.begin(), creation.end());
    draft_.decks.push_back(std::move(deck));
  }

  Draft& draft_;
  ParseErrors& flaws_;
  penta::cards::Fields fields_;
};

Format format_of(const Draft::Deck& deck) {
  return deck.format.text == "synthesis" || deck.format.text == "Synthesis" ? Format::synthesis
                                                                            : Format::standard;
}

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
  if (is_sheet(source)) return read_sheet(source, set, flaws);
  const auto top = toml::read(source.text, 0, flaws);
  if (!top) return {};
  Draft draft;
  DraftReader(draft, flaws).one_deck(*top);
  if (draft.decks.empty()) return {};
  const Draft::Deck& deck = draft.decks.front();
  return make_deck(deck.list, set, format_of(deck), flaws);
}

bool is_deck(const Source& source) {
  if (is_sheet(source)) return true;
  ParseErrors flaws;
  const auto top = toml::read(source.text, 0, flaws);
  if (!top || top->find("card") != nullptr || top->find("faction") != nullptr) return false;
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

}  // namespace penta::phaktionz::cards
