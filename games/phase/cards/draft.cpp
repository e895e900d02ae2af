#include "games/phase/cards/draft.h"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <utility>

#include "cards/maker.h"
#include "engine/phrase.h"
#include "games/phase/cards/grammar.h"
#include "games/phase/cards/role.h"

namespace penta::phase::cards {
namespace {

using penta::cards::in_quotes;
using penta::cards::nearest_name;
using penta::cards::or_nearest;

class Finder {
 public:
  explicit Finder(const Set& set, Titles titles = Titles::english) : set_(set), titles_(titles) {
    for (std::size_t i = 0; i < set.sides.size(); ++i) {
      sides_.emplace(set.sides[i].title, static_cast<std::uint8_t>(i));
    }
    if (titles == Titles::either) {
      for (std::size_t i = 0; i < set.sides.size(); ++i) {
        sides_.emplace(set.sides[i].german, static_cast<std::uint8_t>(i));
      }
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
  void complain(const Word& entry, std::string_view title, ParseErrors& flaws) const {
    std::vector<std::string_view> titles;
    for (const Side& side : set_.sides) titles.push_back(side.title);
    if (titles_ == Titles::either) {
      for (const Side& side : set_.sides) titles.push_back(side.german);
    }
    if (const auto near = nearest_name(title, titles)) {
      flaws.add(entry.at,
                {"there is no side {0}; did you mean '{1}'?",
                 "es gibt keine Seite {0}; ist '{1}' gemeint?"},
                {in_quotes(title), std::string(*near)});
    } else {
      flaws.add(entry.at,
                {"there is no side {0}; expected the title of a side",
                 "es gibt keine Seite {0}; erwartet wird der Titel einer Seite"},
                {in_quotes(title)});
    }
  }

 private:
  static std::uint32_t key(const Card& card) { return card.good * 256U + card.evil; }

  const Set& set_;
  Titles titles_;
  std::unordered_map<std::string_view, std::uint8_t> sides_;
  std::unordered_map<std::uint32_t, std::uint16_t> cards_;
};

// Makes decks of the cards of a set.
class DeckMaker {
 public:
  DeckMaker(const Set& set, ParseErrors& flaws, bool cards_complete = true,
            Titles titles = Titles::english)
      : set_(set), finder_(set, titles), flaws_(flaws), cards_complete_(cards_complete) {}

  Deck deck(const DeckDraft& draft) {
    return penta::cards::make_deck(
        draft, {fewest_in_deck, most_in_deck}, [this](const Word& entry) { return find(entry); },
        flaws_);
  }

 private:
  // "Squeezle / Gladiator", or the other way round.
  std::optional<std::uint16_t> find(const Word& entry) {
    const std::size_t between = entry.text.find(" / ");
    if (between == std::string_view::npos) {
      flaws_.add(entry.at,
                 {"{0} is no card; expected two sides, 'GOOD / EVIL'",
                  "{0} ist keine Karte; erwartet werden zwei Seiten, 'GUT / BÖSE'"},
                 {in_quotes(entry.text)});
      return std::nullopt;
    }
    const std::string_view first = trim(entry.text.substr(0, between));
    const std::string_view second = trim(entry.text.substr(between + 3));
    const auto a = finder_.side(first);
    const auto b = finder_.side(second);
    if (!a) finder_.complain(entry, first, flaws_);
    if (!b) finder_.complain(entry, second, flaws_);
    if (!a || !b) return std::nullopt;
    auto found = finder_.card({.good = *a, .evil = *b});
    if (!found) found = finder_.card({.good = *b, .evil = *a});
    if (!found && cards_complete_) {
      flaws_.add(
          entry.at,
          {"there is no card {0}; expected on the back of {1}: {2}",
           "es gibt keine Karte {0}; erwartet wird hinter {1}: {3}"},
          {in_quotes(entry.text), in_quotes(first), backs(*a, Lang::en), backs(*a, Lang::de)});
    }
    return found;
  }

  // What is on the other half of cards with this side.
  std::string backs(std::uint8_t side, Lang lang) const {
    constexpr std::size_t most = 4;
    std::vector<std::string> titles;
    for (const Card& card : set_.cards) {
      if (card.good != side && card.evil != side) continue;
      if (titles.size() == most) {
        titles.emplace_back(Phrase{"others", "andere"}.in(lang));
        break;
      }
      const Side& back = set_.sides[card.good == side ? card.evil : card.good];
      titles.push_back(in_quotes(lang == Lang::de ? back.german : back.title));
    }
    return titles.empty() ? std::string(Phrase{"nothing yet", "noch nichts"}.in(lang))
                          : join(titles, ", ");
  }

  const Set& set_;
  Finder finder_;
  ParseErrors& flaws_;
  bool cards_complete_;
};

class SetMaker : private penta::cards::Maker {
 public:
  explicit SetMaker(ParseErrors& flaws) : Maker(flaws) {}

  Set set(const Draft& draft) {
    if (!fits(draft)) return {};
    if (draft.name.at.given()) set_.name = name(draft.name, "the name");
    for (const Draft::Faction& each : draft.factions) add_faction(each);
    for (const Draft::Side& each : draft.sides) add_side(each);
    const std::size_t before = flaws().list().size();
    add_cards(draft);
    DeckMaker decks(set_, flaws(), flaws().list().size() == before);
    for (const DeckDraft& each : draft.decks) add_deck(each, decks);
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
      flaws().add(draft.name.at, "the faction " + in_quotes(title) + " is there already");
    }
    const char first = title.empty() ? 'A' : title[0];
    const bool letter = (first >= 'A' && first <= 'Z') || static_cast<signed char>(first) < 0;
    if (!letter) {
      flaws().add(draft.name.at,
                  "the faction " + in_quotes(title) + " has to begin with a capital letter");
    }
    for (const std::string_view word : split(title, ' ')) {
      constexpr std::array<std::string_view, 6> nouns{"warrior",   "warriors", "resource",
                                                      "resources", "card",     "cards"};
      if (std::find(nouns.begin(), nouns.end(), word) == nouns.end()) continue;
      flaws().add(draft.name.at, "the faction " + in_quotes(title) + " must not be called " +
                                     in_quotes(word) + ", which is a word of the card texts");
    }
    set_.lexicon.factions.push_back({title, name(draft.german, "the German faction")});
  }

  void add_side(const Draft::Side& draft) {
    if (flaws().full()) return;
    Side side;
    side.title = name(draft.title, "the title");
    for (const Side& other : set_.sides) {
      if (draft.title.at.given() && other.title == side.title) {
        flaws().add(draft.title.at, "the side " + in_quotes(side.title) + " is there already");
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
    flaws().add(word.at, "there is no faction " + in_quotes(word.text) +
                             or_nearest(word.text, known, "expected the name of a [[faction]]"));
    return 0;
  }

  Alignment alignment(const Word& word) {
    for (const auto& [name, value] : alignments) {
      if (name == word.text) return value;
    }
    if (word.at.given()) {
      flaws().add(word.at, "the alignment cannot be " + in_quotes(word.text) +
                               "; expected 'good' or 'evil'");
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
                        "the card " + in_quotes(name_of(card, set_)) + " is there already");
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
        finder.complain(word, word.text, flaws());
        continue;
      }
      const Alignment is = set_.sides[*side].alignment;
      if (is != wanted && is != Alignment::any) {
        const bool good = wanted == Alignment::good;
        flaws().add(word.at, "the side " + in_quotes(word.text) + (good ? " is evil" : " is good") +
                                 (good ? "; expected a good one" : "; expected an evil one"));
        continue;
      }
      found.emplace_back(*side, &word);
    }
    return found;
  }

  void add_deck(const DeckDraft& draft, DeckMaker& maker) {
    if (flaws().full()) return;
    Deck deck = maker.deck(draft);
    for (const Deck& other : set_.decks) {
      if (lower(other.name) != lower(deck.name)) continue;
      flaws().add(draft.name.at, "the deck " + in_quotes(deck.name) + " is there already");
    }
    set_.decks.push_back(std::move(deck));
  }

  Set set_;
};

}  // namespace

Set make_set(const Draft& draft, ParseErrors& flaws) { return SetMaker(flaws).set(draft); }

Deck make_deck(const DeckDraft& draft, const Set& set, ParseErrors& flaws, Titles titles) {
  return DeckMaker(set, flaws, true, titles).deck(draft);
}

}  // namespace penta::phase::cards
