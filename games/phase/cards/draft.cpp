#include "games/phase/cards/draft.h"

#include <algorithm>
#include <utility>

#include "engine/phrase.h"
#include "games/phase/cards/grammar.h"
#include "games/phase/cards/role.h"

namespace penta::cards {
namespace {

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

// The length of the character that the text begins with, 0 if that is none that can be printed.
std::size_t printable_character(std::string_view text) {
  const unsigned first = static_cast<unsigned char>(text[0]);
  if (first < 0x80) return first >= 0x20 && first != 0x7F ? 1 : 0;
  const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || text.size() < length) return 0;
  unsigned code = first & (0xFFU >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    if (!continues(text[i])) return 0;
    code = code << 6U | (static_cast<unsigned char>(text[i]) & 0x3FU);
  }
  constexpr std::array<unsigned, 5> least{0, 0, 0xA0, 0x800, 0x10000};
  const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
  return code >= least[length] && code <= 0x10FFFF && !surrogate ? length : 0;
}

struct Count {
  std::int64_t count = 1;
  std::string_view rest;
};

// "2x Squeezle"
Count count_before(std::string_view text) {
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  if (digits == 0 || !text.substr(digits).starts_with("x ")) return {1, text};
  return {whole_number(text.substr(0, digits)).value_or(0), trim(text.substr(digits + 2))};
}

class Finder {
 public:
  explicit Finder(const Set& set) : set_(set) {
    for (std::size_t i = 0; i < set.sides.size(); ++i) {
      sides_.emplace(set.sides[i].title, static_cast<std::uint8_t>(i));
    }
    for (std::size_t i = 0; i < set.cards.size(); ++i) add(set.cards[i], i);
  }

  std::optional<std::uint8_t> side(std::string_view title) const {
    const auto found = sides_.find(title);
    return found == sides_.end() ? std::nullopt : std::optional(found->second);
  }
  std::optional<std::uint16_t> card(const Card& card) const {
    const auto found = cards_.find(key(card));
    return found == cards_.end() ? std::nullopt : std::optional(found->second);
  }
  // False if there is such a card already.
  bool add(const Card& card, std::size_t place) {
    return cards_.emplace(key(card), static_cast<std::uint16_t>(place)).second;
  }
  std::string no_side(std::string_view title) const {
    std::vector<std::string_view> titles;
    for (const Side& side : set_.sides) titles.push_back(side.title);
    return "there is no side " + quoted(title) +
           or_nearest(title, titles, "expected the title of a side");
  }

 private:
  static std::uint32_t key(const Card& card) { return card.good * 256U + card.evil; }

  const Set& set_;
  std::unordered_map<std::string_view, std::uint8_t> sides_;
  std::unordered_map<std::uint32_t, std::uint16_t> cards_;
};

// What the parts of a set have in common.
class Maker {
 public:
  explicit Maker(Flaws& flaws) : flaws_(flaws) {}

 protected:
  std::string text(const Word& word, std::size_t longest) {
    if (word.text.size() > longest) {
      flaws_.add(word.at, quoted(word.text) + " is too long; expected at most " +
                              std::to_string(longest) + " bytes");
    } else if (!all_printable(word.text)) {
      flaws_.add(word.at, quoted(word.text) + " cannot be printed; expected letters in one line");
    }
    return std::string(word.text.substr(0, longest));
  }

  std::string name(const Word& word, std::string_view of) {
    if (!word.at.given()) return {};
    const std::string_view text = word.text;
    const std::string what = std::string(of) + " " + quoted(text);
    if (text.empty()) {
      flaws_.add(word.at, std::string(of) + " is empty; expected a name");
    } else if (text != trim(text)) {
      flaws_.add(word.at, what + " has spaces around it; expected none");
    } else if (text.find(';') != std::string_view::npos ||
               text.find(" / ") != std::string_view::npos) {
      flaws_.add(word.at,
                 what + " has ';' or ' / ' in it, which lists of cards use; expected none");
    } else if (count_before(text).rest != text) {
      flaws_.add(word.at, what + " begins like a number of cards; expected another name");
    }
    return this->text(word, Set::longest_name);
  }

  std::string name_or(const Word& word, std::string_view of, const std::string& usual) {
    return word.at.given() ? name(word, of) : usual;
  }

  Flaws& flaws() { return flaws_; }

 private:
  Flaws& flaws_;
};

class DeckMaker : private Maker {
 public:
  DeckMaker(const Set& set, Flaws& flaws, bool cards_complete = true)
      : Maker(flaws), set_(set), finder_(set), cards_complete_(cards_complete) {}

  Deck deck(const Draft::Deck& draft) {
    Deck deck;
    deck.name = name(draft.name, "the name");
    deck.german = name_or(draft.german, "the German name", deck.name);
    deck.about = text(draft.about, Set::longest_about);
    deck.about_german =
        text(draft.about_german.at.given() ? draft.about_german : draft.about, Set::longest_about);
    std::size_t size = 0;
    for (const Word& entry : draft.cards) {
      if (flaws().full()) return deck;
      const Count count = count_before(entry.text);
      if (count.count < 1 || count.count > static_cast<std::int64_t>(most_in_deck)) {
        flaws().add(entry.at, quoted(entry.text) + " cannot be so many; expected 1 to 50");
        continue;
      }
      size += static_cast<std::size_t>(count.count);
      if (const auto card = find({count.rest, entry.at})) {
        const std::size_t room = most_in_deck - std::min(most_in_deck, deck.cards.size());
        deck.cards.insert(deck.cards.end(), std::min(room, static_cast<std::size_t>(count.count)),
                          *card);
      }
    }
    if (draft.list.given() && (size < fewest_in_deck || size > most_in_deck)) {
      flaws().add(draft.list, "the deck has " + std::to_string(size) +
                                  (size == 1 ? " card" : " cards") + "; expected 25 to 50");
    }
    return deck;
  }

 private:
  // "Squeezle / Gladiator", or the other way round.
  std::optional<std::uint16_t> find(const Word& entry) {
    const std::size_t between = entry.text.find(" / ");
    if (between == std::string_view::npos) {
      flaws().add(entry.at, quoted(entry.text) + " is no card; expected two sides, 'GOOD / EVIL'");
      return std::nullopt;
    }
    const std::string_view first = trim(entry.text.substr(0, between));
    const std::string_view second = trim(entry.text.substr(between + 3));
    const auto a = finder_.side(first);
    const auto b = finder_.side(second);
    if (!a) flaws().add(entry.at, finder_.no_side(first));
    if (!b) flaws().add(entry.at, finder_.no_side(second));
    if (!a || !b) return std::nullopt;
    auto found = finder_.card({.good = *a, .evil = *b});
    if (!found) found = finder_.card({.good = *b, .evil = *a});
    if (!found && cards_complete_) flaws().add(entry.at, no_card(entry.text, *a, first));
    return found;
  }

  std::string no_card(std::string_view name, std::uint8_t side, std::string_view title) const {
    constexpr std::size_t most = 4;
    std::vector<std::string> backs;
    for (const Card& card : set_.cards) {
      if (card.good != side && card.evil != side) continue;
      if (backs.size() == most) {
        backs.emplace_back("others");
        break;
      }
      backs.push_back(quoted(set_.sides[card.good == side ? card.evil : card.good].title));
    }
    return "there is no card " + quoted(name) + "; expected on the back of " + quoted(title) +
           ": " + (backs.empty() ? "nothing yet" : join(backs, ", "));
  }

  const Set& set_;
  Finder finder_;
  bool cards_complete_;
};

class SetMaker : private Maker {
 public:
  explicit SetMaker(Flaws& flaws) : Maker(flaws) {}

  Set set(const Draft& draft) {
    if (!fits(draft)) return {};
    if (draft.name.at.given()) set_.name = name(draft.name, "the name");
    for (const Draft::Faction& each : draft.factions) add_faction(each);
    for (const Draft::Side& each : draft.sides) add_side(each);
    const std::size_t before = flaws().list().size();
    add_cards(draft);
    DeckMaker decks(set_, flaws(), flaws().list().size() == before);
    for (const Draft::Deck& each : draft.decks) add_deck(each, decks);
    return std::move(set_);
  }

 private:
  bool fits(const Draft& draft) {
    const auto most = [&](const auto& list, std::size_t limit, std::string_view what) {
      if (list.size() <= limit) return true;
      flaws().add(list[limit].at,
                  "too many " + std::string(what) + "; expected at most " + std::to_string(limit));
      return false;
    };
    const bool factions = most(draft.factions, Set::most_factions, "factions");
    const bool sides = most(draft.sides, Set::most_sides, "sides");
    const bool decks = most(draft.decks, Set::most_decks, "decks");
    return factions && sides && decks;
  }

  // A faction stands before "warriors" in texts, so it must not look like other words of theirs.
  void add_faction(const Draft::Faction& draft) {
    const std::string title = name(draft.name, "the faction");
    for (const Lexicon::Faction& other : set_.lexicon.factions) {
      if (other.english != title) continue;
      flaws().add(draft.name.at, "the faction " + quoted(title) + " is there already");
    }
    const char first = title.empty() ? 'A' : title[0];
    const bool letter = (first >= 'A' && first <= 'Z') || static_cast<signed char>(first) < 0;
    if (!letter) {
      flaws().add(draft.name.at,
                  "the faction " + quoted(title) + " has to begin with a capital letter");
    }
    for (const std::string_view word : split(title, ' ')) {
      constexpr std::array<std::string_view, 6> nouns{"warrior",   "warriors", "resource",
                                                      "resources", "card",     "cards"};
      if (std::find(nouns.begin(), nouns.end(), word) == nouns.end()) continue;
      flaws().add(draft.name.at, "the faction " + quoted(title) + " must not be called " +
                                     quoted(word) + ", which is a word of the card texts");
    }
    set_.lexicon.factions.push_back({title, name(draft.german, "the German faction")});
  }

  void add_side(const Draft::Side& draft) {
    if (flaws().full()) return;
    Side side;
    side.title = name(draft.title, "the title");
    for (const Side& other : set_.sides) {
      if (draft.title.at.given() && other.title == side.title) {
        flaws().add(draft.title.at, "the side " + quoted(side.title) + " is there already");
      }
    }
    side.german = name_or(draft.german, "the German title", side.title);
    side.faction = faction(draft.faction);
    side.alignment = alignment(draft.alignment);
    side.cost = number(draft.cost, 0, "cost");
    side.attack = number(draft.attack, 0, "attack");
    side.defence = number(draft.defence, 1, "defence");
    side.order = ability(draft.order, Role::order);
    if (side.order.trigger != Trigger::action) {
      flaws().add_inside(draft.order, 1, "an order is used from the hand; expected 'Action'");
    }
    add_skills(draft, side);
    set_.sides.push_back(std::move(side));
  }

  void add_skills(const Draft::Side& draft, Side& side) {
    std::size_t working = 0;
    for (const Word& word : draft.skills) {
      if (side.skills.size() == Side::most_skills) {
        flaws().add(word.at, "too many skills; expected at most 3");
        return;
      }
      const Ability skill = ability(word, Role::skill);
      const bool stands_alone = skill.trigger == Trigger::ally || skill.trigger == Trigger::swift;
      if (!stands_alone && ++working > Side::most_working) {
        flaws().add(word.at, "too many skills; expected at most 2 beside Ally and Swift");
      }
      if (skill.size + stands_alone > 0 &&
          std::find(side.skills.begin(), side.skills.end(), skill) != side.skills.end()) {
        flaws().add(word.at, "the side has this skill already; expected another one");
      }
      side.skills.push_back(skill);
    }
  }

  std::uint8_t faction(const Word& word) {
    if (!word.at.given()) return 0;
    std::vector<std::string_view> known;
    for (const Lexicon::Faction& each : set_.lexicon.factions) known.emplace_back(each.english);
    const auto found = std::find(known.begin(), known.end(), word.text);
    if (found != known.end()) return static_cast<std::uint8_t>(found - known.begin() + 1);
    flaws().add(word.at, "there is no faction " + quoted(word.text) +
                             or_nearest(word.text, known, "expected the name of a [[faction]]"));
    return 0;
  }

  Alignment alignment(const Word& word) {
    for (const auto& [name, value] : alignments) {
      if (name == word.text) return value;
    }
    if (word.at.given()) {
      flaws().add(word.at,
                  "the alignment cannot be " + quoted(word.text) + "; expected 'good' or 'evil'");
    }
    return Alignment::any;
  }

  std::uint8_t number(const Number& number, int low, std::string_view what) {
    if (!number.at.given()) return 0;
    if (number.value >= low && number.value <= 9) return static_cast<std::uint8_t>(number.value);
    flaws().add(number.at, "the " + std::string(what) + " cannot be " +
                               std::to_string(number.value) + "; expected " + std::to_string(low) +
                               " to 9");
    return 0;
  }

  Ability ability(const Word& word, Role role) {
    if (!word.at.given()) return {};
    Reading reading = read_ability(word.text, set_.lexicon);
    if (!reading.mistake) reading.mistake = misplaced(reading.ability, role, word.text);
    if (!reading.mistake) return reading.ability;
    flaws().add_inside(word, reading.mistake->column, reading.mistake->text);
    return {};
  }

  void add_cards(const Draft& draft) {
    Finder finder(set_);
    for (const Draft::Cards& each : draft.cards) {
      if (flaws().full()) return;
      const auto good = sides(each.good, Alignment::good, finder);
      const auto evil = sides(each.evil, Alignment::evil, finder);
      for (const auto& [good_side, good_word] : good) {
        for (const auto& [evil_side, evil_word] : evil) {
          const Card card{.good = good_side, .evil = evil_side};
          if (set_.cards.size() == Set::most_cards) {
            flaws().add(each.at, "too many cards; expected at most 10000");
            return;
          }
          if (finder.add(card, set_.cards.size())) {
            set_.cards.push_back(card);
          } else {
            flaws().add(each.good.size() > 1 ? good_word->at : evil_word->at,
                        "the card " + quoted(name_of(card, set_)) + " is there already");
            if (flaws().full()) return;
          }
        }
      }
    }
  }

  using Found = std::pair<std::uint8_t, const Word*>;
  std::vector<Found> sides(const std::vector<Word>& words, Alignment wanted, const Finder& finder) {
    std::vector<Found> found;
    for (const Word& word : words) {
      if (flaws().full()) break;
      const auto side = finder.side(word.text);
      if (!side) {
        flaws().add(word.at, finder.no_side(word.text));
        continue;
      }
      const Alignment is = set_.sides[*side].alignment;
      if (is != wanted && is != Alignment::any) {
        const bool good = wanted == Alignment::good;
        flaws().add(word.at, "the side " + quoted(word.text) + (good ? " is evil" : " is good") +
                                 (good ? "; expected a good one" : "; expected an evil one"));
        continue;
      }
      found.emplace_back(*side, &word);
    }
    return found;
  }

  void add_deck(const Draft::Deck& draft, DeckMaker& maker) {
    if (flaws().full()) return;
    Deck deck = maker.deck(draft);
    for (const Deck& other : set_.decks) {
      if (lower(other.name) != lower(deck.name)) continue;
      flaws().add(draft.name.at, "the deck " + quoted(deck.name) + " is there already");
    }
    set_.decks.push_back(std::move(deck));
  }

  Set set_;
};

}  // namespace

void Flaws::add(Spot at, std::string text) {
  if (!full()) list_.push_back({at, std::move(text)});
}

void Flaws::add_inside(const Word& word, std::size_t column, std::string text) {
  Spot at = word.at;
  if (at.exact) {
    at.column += static_cast<std::uint32_t>(characters(word.text.substr(0, column - 1)));
  }
  add(at, std::move(text));
}

Set make_set(const Draft& draft, Flaws& flaws) { return SetMaker(flaws).set(draft); }

Deck make_deck(const Draft::Deck& draft, const Set& set, Flaws& flaws) {
  return DeckMaker(set, flaws).deck(draft);
}

std::vector<Word> list_of(const Word& line) {
  std::vector<Word> words;
  Spot at = line.at;
  for (const std::string_view part : split(line.text, ';')) {
    const std::size_t spaces = std::min(part.find_first_not_of(' '), part.size());
    Word word{trim(part), at};
    if (at.exact) {
      word.at.column += static_cast<std::uint32_t>(spaces);
      at.column += static_cast<std::uint32_t>(characters(part)) + 1;
    }
    if (!word.text.empty()) words.push_back(word);
  }
  return words;
}

std::string quoted(std::string_view text) { return "'" + printable(text) + "'"; }

bool all_printable(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = printable_character(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

std::size_t characters(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return !continues(c); }));
}

std::string or_nearest(std::string_view word, const std::vector<std::string_view>& known,
                       std::string_view expected) {
  const auto near = word.size() <= 2 * Set::longest_name ? nearest(word, known) : std::nullopt;
  return near ? "; did you mean '" + std::string(*near) + "'?" : "; " + std::string(expected);
}

}  // namespace penta::cards
