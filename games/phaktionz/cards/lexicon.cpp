#include "games/phaktionz/cards/lexicon.h"

#include <algorithm>
#include <array>

#include "cards/maker.h"
#include "engine/phrase.h"

namespace penta::phaktionz::cards {
namespace {

using penta::cards::in_quotes;
using penta::cards::or_nearest;

// A faction stands before "Summon" in texts, so it must not look like other words of theirs.
constexpr std::array<std::string_view, 16> reserved{
    "Summon",  "Summons", "Striker", "Strikers", "Tech", "Techs", "Plague", "CP",
    "Regular", "Counter", "Realm",   "Weapon",   "Tier", "DMG",   "Deck",   "Exile"};

// What stands in quotes in a text, each with its place in it.
struct Quoted {
  std::string_view text;
  std::size_t at = 0;
};
std::vector<Quoted> quoted_in(std::string_view text) {
  std::vector<Quoted> found;
  for (std::size_t from = text.find('"'); from != std::string_view::npos;) {
    const std::size_t end = text.find('"', from + 1);
    if (end == std::string_view::npos) break;
    found.push_back({text.substr(from + 1, end - from - 1), from});
    from = text.find('"', end + 1);
  }
  return found;
}

class LexiconMaker : private penta::cards::Maker {
 public:
  LexiconMaker(const Draft& draft, ParseErrors& flaws) : Maker(flaws), draft_(draft) {}

  Lexicon lexicon() {
    for (const Draft::Faction& each : draft_.factions) add_faction(each);
    for (const Draft::NameWord& each : draft_.words) add_word(each);
    for_each_text([this](const Word& text) {
      for (const Quoted& each : quoted_in(text.text)) add_quoted(text, each);
    });
    std::sort(lexicon_.words.begin(), lexicon_.words.end(),
              [](const auto& a, const auto& b) { return a.english < b.english; });
    return std::move(lexicon_);
  }

 private:
  template <class Use>
  void for_each_text(Use use) {
    for (const Draft::Card& card : draft_.cards) {
      for (const Word& text : card.front.texts) use(text);
      use(card.create);
      use(card.promote);
    }
    for (const Draft::Promoted& each : draft_.promoted) {
      for (const Word& text : each.back.texts) use(text);
    }
  }

  void add_faction(const Draft::Faction& draft) {
    const std::string title = name(draft.name, "the faction");
    const auto same = [&](const Lexicon::Faction& other) { return other.english == title; };
    if (std::any_of(lexicon_.factions.begin(), lexicon_.factions.end(), same)) {
      flaws().add(draft.name.at, "the faction " + in_quotes(title) + " is there already");
    }
    const char first = title.empty() ? 'A' : title[0];
    const bool letter = (first >= 'A' && first <= 'Z') || static_cast<signed char>(first) < 0;
    if (!letter) {
      flaws().add(draft.name.at,
                  "the faction " + in_quotes(title) + " has to begin with a capital letter");
    }
    for (const std::string_view word : split(title, ' ')) {
      if (std::find(reserved.begin(), reserved.end(), word) == reserved.end()) continue;
      flaws().add(draft.name.at, "the faction " + in_quotes(title) + " must not be called " +
                                     in_quotes(word) + ", which is a word of the card texts");
    }
    lexicon_.factions.push_back({title, name_or(draft.german, "the German faction", title)});
  }

  bool known(std::string_view word) const {
    return std::any_of(lexicon_.words.begin(), lexicon_.words.end(),
                       [&](const Lexicon::Word& each) { return each.english == word; });
  }
  bool is_in_a_name(std::string_view word) const {
    const auto has = [&](const Word& title) { return has_words(title.text, word); };
    return std::any_of(draft_.cards.begin(), draft_.cards.end(),
                       [&](const auto& each) { return has(each.front.title); }) ||
           std::any_of(draft_.promoted.begin(), draft_.promoted.end(),
                       [&](const auto& each) { return has(each.back.title); });
  }
  std::string nearest_in_names(std::string_view word) const {
    std::vector<std::string_view> words;
    for (const Draft::Card& card : draft_.cards) {
      for (const std::string_view each : split(card.front.title.text, ' ')) words.push_back(each);
    }
    return or_nearest(word, words, "expected a word of a card's name");
  }

  void add_word(const Draft::NameWord& draft) {
    const std::string word = name(draft.name, "the word");
    const std::string german = name(draft.german, "the German word");
    if (known(word)) {
      flaws().add(draft.name.at, "the word " + in_quotes(word) + " is there already");
    } else if (draft.name.at.given() && !is_in_a_name(word)) {
      flaws().add(draft.name.at,
                  "no card has " + in_quotes(word) + " in its name" + nearest_in_names(word));
    } else {
      keep({word, german}, draft.name.at);
    }
  }
  void add_quoted(const Word& text, const Quoted& quoted) {
    const std::string_view word = quoted.text;
    if (known(word)) return;
    if (word.empty() || word != trim(word) || !is_in_a_name(word)) {
      flaws().add_inside(
          text, quoted.at + 1,
          "no card has " + in_quotes(word) + " in its name" + nearest_in_names(word));
      return;
    }
    keep({std::string(word), std::string(word)}, text.at);
  }
  void keep(Lexicon::Word word, Spot at) {
    if (lexicon_.words.size() == Set::most_words) {
      flaws().add(at,
                  "too many words in quotes; expected at most " + std::to_string(Set::most_words));
    } else if (lexicon_.words.size() < Set::most_words) {
      lexicon_.words.push_back(std::move(word));
    }
  }

  const Draft& draft_;
  Lexicon lexicon_;
};

bool is_letter(char letter) {
  const auto lowered = static_cast<char>(letter | 0x20);
  return (lowered >= 'a' && lowered <= 'z') || static_cast<signed char>(letter) < 0 ||
         (letter >= '0' && letter <= '9');
}

// Whether the words stand in the name from a word's beginning on, and perhaps to a word's end.
bool stand_in(std::string_view name, std::string_view words, bool whole) {
  const std::string lowered = lower(name);
  const std::string wanted = lower(words);
  for (std::size_t at = lowered.find(wanted); at != std::string::npos;
       at = lowered.find(wanted, at + 1)) {
    const std::size_t end = at + wanted.size();
    const bool begins = at == 0 || !is_letter(lowered[at - 1]);
    const bool ends = end == lowered.size() || !is_letter(lowered[end]);
    if (begins && (ends || !whole)) return true;
  }
  return false;
}

}  // namespace

bool has_words(std::string_view name, std::string_view words) {
  return !words.empty() && stand_in(name, words, true);
}

Lexicon make_lexicon(const Draft& draft, ParseErrors& flaws) {
  return LexiconMaker(draft, flaws).lexicon();
}

bool quotes_unknown(std::string_view text, const Lexicon& lexicon) {
  const std::vector<Quoted> all = quoted_in(text);
  return std::any_of(all.begin(), all.end(), [&](const Quoted& quoted) {
    return std::none_of(lexicon.words.begin(), lexicon.words.end(),
                        [&](const Lexicon::Word& each) { return each.english == quoted.text; });
  });
}

void check_words(const Set& set, const Draft& draft, ParseErrors& flaws) {
  const auto check = [&](const Draft::Side& side) {
    const Word& german = side.german.at.given() ? side.german : side.title;
    for (const Lexicon::Word& word : set.lexicon.words) {
      const bool in_english = has_words(side.title.text, word.english);
      // German words change their endings.
      if (in_english == stand_in(german.text, word.german, false) || flaws.full()) continue;
      flaws.add(german.at, "the German title " + in_quotes(german.text) +
                               (in_english ? " has to have " : " must not have ") +
                               in_quotes(word.german) + ", as " + in_quotes(word.english) +
                               " is in texts");
    }
  };
  for (const Draft::Card& each : draft.cards) check(each.front);
  for (const Draft::Promoted& each : draft.promoted) check(each.back);
}

}  // namespace penta::phaktionz::cards
