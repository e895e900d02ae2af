// A set as somebody wrote it down, each word with its place: what TOML and the packed form share.
// It is made into a set here, or into a list of everything that is wrong with it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "games/phase/cards/set.h"

namespace penta::cards {

struct Spot {
  std::uint32_t line = 0;    // from 1; 0: nothing stands there
  std::uint32_t column = 0;  // from 1, in characters
  std::uint16_t file = 0;
  bool exact = false;  // a text stands there as it is: its second letter one column further

  bool given() const { return line > 0; }
};

struct Word {
  std::string_view text{};
  Spot at{};
};

struct Number {
  std::int64_t value = 0;
  Spot at{};
};

// What is not given was complained about by the reader, or may be left out: German words, what a
// deck is about, skills and the name of the set.
struct Draft {
  struct Faction {
    Spot at{};
    Word name{};
    Word german{};
  };
  struct Side {
    Spot at{};
    Word title{};
    Word german{};
    Word faction{};
    Word alignment{};
    Number cost{};
    Number attack{};
    Number defence{};
    Word order{};
    std::vector<Word> skills{};
  };
  // Every good side with every evil side.
  struct Cards {
    Spot at{};
    std::vector<Word> good{};
    std::vector<Word> evil{};
  };
  struct Deck {
    Spot at{};
    Word name{};
    Word german{};
    Word about{};
    Word about_german{};
    Spot list{};  // where the cards are listed
    std::vector<Word> cards{};
  };

  Word name{};
  std::vector<Faction> factions{};
  std::vector<Side> sides{};
  std::vector<Cards> cards{};
  std::vector<Deck> decks{};
};

struct Flaw {
  Spot at{};
  std::string text;
};

class Flaws {
 public:
  static constexpr std::size_t most = 50;

  void add(Spot at, std::string text);
  // At a column of the text, if its letters can be told apart.
  void add_inside(const Word& word, std::size_t column, std::string text);

  bool none() const { return list_.empty(); }
  bool full() const { return list_.size() == most; }
  const std::vector<Flaw>& list() const { return list_; }

 private:
  std::vector<Flaw> list_;
};

// REQUIRES: the words outlive the call. The set is of no use if there are flaws.
Set make_set(const Draft& draft, Flaws& flaws);

// One deck of a set that is there already.
Deck make_deck(const Draft::Deck& draft, const Set& set, Flaws& flaws);

// "Ted / Gladiator; 2x Scout / Berserker" as words with their places.
std::vector<Word> list_of(const Word& line);

// How many characters, not bytes.
std::size_t characters(std::string_view text);
// UTF-8 without control characters.
bool all_printable(std::string_view text);
// 'text', for messages.
std::string quoted(std::string_view text);

// "; did you mean 'Squeezle'?", or what was expected.
std::string or_nearest(std::string_view word, const std::vector<std::string_view>& known,
                       std::string_view expected);

}  // namespace penta::cards
