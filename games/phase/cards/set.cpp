#include "games/phase/cards/set.h"

#include <utility>

#include "cards/maker.h"
#include "cards/packed.h"
#include "engine/phrase.h"
#include "games/phase/cards/draft.h"

namespace penta::phase::cards {
namespace {

using penta::cards::in_quotes;
using penta::cards::or_nearest;
using penta::cards::PackedLine;

constexpr std::string_view magic = "penta-cards 1";

std::string pack_side(const Side& side, const Lexicon& lexicon) {
  PackedLine line("side");
  line.add(side.title).add(side.german).add(lexicon.factions[side.faction - 1U].english);
  line.add(side.alignment == Alignment::good ? "good" : "evil");
  line.add(side.cost).add(side.attack).add(side.defence);
  line.add(in_english(side.order, lexicon));
  for (const Ability& skill : side.skills) line.add(in_english(skill, lexicon));
  return line.end();
}

class Unpacker {
 public:
  Result<Set> unpack(std::string_view packed) {
    const auto lines = penta::cards::read_packed(
        packed, magic, flaws_,
        [this](const Word& kind, Words words) { read(kind, std::move(words)); });
    if (!lines) return lines.error();
    if (flaws_.none()) name_sides();
    Set set = flaws_.none() ? make_set(draft_, flaws_) : Set{};
    if (flaws_.none()) return set;
    return first_of(flaws_);
  }

 private:
  // The words of a line but for the first.
  using Words = std::vector<Word>;

  void read(const Word& kind, Words words) {
    if (kind.text == "name" && !draft_.name.at.given()) {
      if (has(words, kind, 1, 1)) draft_.name = words[0];
    } else if (kind.text == "faction") {
      if (has(words, kind, 2, 2)) draft_.factions.push_back({kind.at, words[0], words[1]});
    } else if (kind.text == "side") {
      if (has(words, kind, 8, 8 + Side::most_skills)) add_side(kind.at, words);
    } else if (kind.text == "cards") {
      if (has(words, kind, 2, 1 + Set::most_sides)) cards_.push_back(std::move(words));
    } else if (kind.text == "deck") {
      if (has(words, kind, 5, 5)) add_deck(kind.at, words);
    } else {
      flaws_.add(kind.at, in_quotes(kind.text) + " cannot stand here; expected 'name' once, " +
                              "'faction', 'side', 'cards' or 'deck'");
    }
  }

  bool has(const Words& words, const Word& kind, std::size_t least, std::size_t most) {
    return has_words(words, kind, least, most, flaws_);
  }
  Number number(const Word& word) { return packed_number(word, flaws_); }

  void add_side(Spot at, const Words& words) {
    Draft::Side side{.at = at,
                     .title = words[0],
                     .german = words[1],
                     .faction = words[2],
                     .alignment = words[3],
                     .cost = number(words[4]),
                     .attack = number(words[5]),
                     .defence = number(words[6]),
                     .order = words[7]};
    side.skills.assign(words.begin() + 8, words.end());
    draft_.sides.push_back(std::move(side));
  }

  void add_deck(Spot at, const Words& words) {
    draft_.decks.push_back({.at = at,
                            .name = words[0],
                            .german = words[1],
                            .about = words[2],
                            .about_german = words[3],
                            .list = words[4].at,
                            .cards = penta::cards::list_of(words[4])});
  }

  // "cards 0 7 8": numbers of sides, the good one first. They come after all sides are known.
  void name_sides() {
    for (const Words& words : cards_) {
      Draft::Cards cards{.at = words[0].at};
      for (const Word& word : words) {
        const Number side = number(word);
        if (side.value < 0 || side.value >= static_cast<std::int64_t>(draft_.sides.size())) {
          flaws_.add(word.at, "there is no side " + std::to_string(side.value));
        } else if (side.at.given()) {
          const std::string_view title =
              draft_.sides[static_cast<std::size_t>(side.value)].title.text;
          (&word == words.data() ? cards.good : cards.evil).push_back({title, word.at});
        }
        if (flaws_.full()) return;
      }
      draft_.cards.push_back(std::move(cards));
    }
  }

  Draft draft_;
  std::vector<Words> cards_;
  ParseErrors flaws_;
};

}  // namespace

std::string name_of(const Card& card, const Set& set) {
  return set.good(card).title + " / " + set.evil(card).title;
}

std::string write_deck(const Deck& deck, const Set& set) {
  return penta::cards::write_deck(
      deck, [&](std::uint16_t card) { return name_of(set.cards[card], set); });
}

Result<Deck> read_deck(std::string_view line, const Set& set) {
  if (line.size() > longest_packed) return Error{"the deck is too long; expected 25 to 50 cards"};
  const bool list =
      line.find(';') != std::string_view::npos || line.find(" / ") != std::string_view::npos;
  if (!list) {
    if (const Deck* deck = penta::cards::ready_deck(line, set.decks)) return *deck;
    std::vector<std::string_view> names;
    for (const Deck& deck : set.decks) names.emplace_back(deck.name);
    return Error{
        "there is no deck '" + printable(line) + "'" +
        or_nearest(line, names,
                   "expected the name of a deck, or cards: 'GOOD / EVIL; 2x GOOD / EVIL'")};
  }
  const Word word{line, {.line = 1, .column = 1, .exact = true}};
  ParseErrors flaws;
  Deck deck =
      make_deck({.at = word.at, .list = word.at, .cards = penta::cards::list_of(word)}, set, flaws);
  if (flaws.none()) return deck;
  std::vector<std::string> texts;
  for (const penta::cards::ParseError& flaw : flaws.list()) texts.push_back(flaw.text);
  return Error{join(texts, "; ")};
}

std::string pack(const Set& set) {
  std::string packed = std::string(magic) + "\n";
  if (!set.name.empty()) packed += PackedLine("name").add(set.name).end();
  for (const Lexicon::Faction& each : set.lexicon.factions) {
    packed += PackedLine("faction").add(each.english).add(each.german).end();
  }
  for (const Side& side : set.sides) packed += pack_side(side, set.lexicon);
  for (std::size_t i = 0; i < set.cards.size();) {
    const std::uint8_t good = set.cards[i].good;
    PackedLine line("cards");
    line.add(good);
    for (; i < set.cards.size() && set.cards[i].good == good; ++i) line.add(set.cards[i].evil);
    packed += line.end();
  }
  for (const Deck& deck : set.decks) {
    PackedLine line("deck");
    line.add(deck.name).add(deck.german).add(deck.about).add(deck.about_german);
    packed += line.add(write_deck(deck, set)).end();
  }
  return packed;
}

Result<Set> unpack(std::string_view packed) { return Unpacker().unpack(packed); }

}  // namespace penta::phase::cards
