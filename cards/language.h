// A game's card language without its types: what `penta cards`, options and pages use of it. A game
// that has one offers `static const cards::Language& card_language()` in its Rules, and
// table/any_game.h hands it on.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cards/decks.h"
#include "cards/errors.h"
#include "cards/source.h"
#include "engine/describe.h"
#include "engine/phrase.h"
#include "engine/result.h"

namespace penta::cards {

// One design of a set, as a terminal shows it.
struct Shown {
  struct Part {
    std::string label;  // may be empty: it belongs to the part before
    std::string text;
  };
  std::string title;
  Ink::Tone tone{};
  std::vector<std::string> lines{};  // below the title
  std::vector<Part> parts{};
  std::size_t label_width = 0;  // of the widest label that any design has
};

// A set that was read. Its designs are what somebody drew once and may print often: cards, or for
// Phase the sides of cards. They are numbered from 0.
class AnySet {
 public:
  virtual ~AnySet() = default;

  virtual const std::string& name() const = 0;  // may be empty
  // "10 sides, 25 cards, 1 deck"
  virtual std::string summary() const = 0;
  // What an option and a record keep.
  virtual std::string pack() const = 0;

  virtual const std::vector<Deck>& decks() const = 0;
  // A deck of these cards, from a file of its own. It is of no use if there are flaws.
  virtual Deck read_deck(const Source& source, ParseErrors& flaws) const = 0;
  // As one line, which an option of the game takes.
  virtual std::string write_deck(const Deck& deck) const = 0;

  virtual std::size_t size() const = 0;
  virtual std::string title(std::size_t design, Lang lang) const = 0;
  virtual Shown show(std::size_t design, Lang lang) const = 0;
  // A table of all designs: '>' before a heading puts its column to the right.
  virtual std::vector<std::string> headings(Lang lang) const = 0;
  virtual std::vector<std::string> row(std::size_t design, Lang lang) const = 0;
  // As an object, in both languages.
  virtual void write(Writer& out, std::size_t design) const = 0;

  // Groups that designs belong to, such as factions; each design to one of them, by its place.
  virtual std::vector<std::string> groups() const = 0;
  virtual std::size_t group(std::size_t design) const = 0;
};

class Language {
 public:
  virtual ~Language() = default;

  // What designs and groups are called: "side", "faction".
  virtual std::string_view design_word() const = 0;
  virtual std::string_view group_word() const = 0;

  // The cards that come with the game.
  virtual const AnySet& box() const = 0;
  // All sources together are one set. Null if anything is wrong; then there are flaws.
  virtual std::unique_ptr<const AnySet> read(std::span<const Source> sources,
                                             ParseErrors& flaws) const = 0;
  virtual Result<std::unique_ptr<const AnySet>> unpack(std::string_view packed) const = 0;
  // Whether this is one deck, for the cards of another set. What cannot be read is none.
  virtual bool is_deck(const Source& source) const = 0;
};

// The game that card files say they are for, by `game = "phase"` at the top of any of them; empty
// if they do not say.
std::string game_named(std::span<const Source> sources);

}  // namespace penta::cards
