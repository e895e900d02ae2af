// A second language on the kernel, as small as can be, and nothing like the first: spells about
// monsters and treasures, in English and German.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cards/fields.h"
#include "cards/german.h"
#include "cards/packed.h"
#include "cards/reader.h"
#include "cards/source.h"
#include "cards/toml.h"
#include "cards/writer.h"

namespace penta::cards {
namespace {

// --- its words

enum class Does : std::uint8_t { steals, tames };
enum class Thing : std::uint8_t { monster, treasure, lamp };
enum class Look : std::uint8_t { any, old, gilded };

struct Spell {
  Does does{};
  std::uint8_t count = 1;
  Look look = Look::any;
  Thing thing{};
  std::uint8_t place = 0;  // from 1 among the places of the set
  bool twice = false;
  bool operator==(const Spell&) const = default;
};

constexpr std::array<Words<Does>, 2> verbs{{{"steal", Does::steals}, {"tame", Does::tames}}};
constexpr std::array<Words<Look>, 2> looks{{{"old", Look::old}, {"gilded", Look::gilded}}};
constexpr std::array<Words<Thing>, 3> one{
    {{"monster", Thing::monster}, {"treasure", Thing::treasure}, {"lamp", Thing::lamp}}};
constexpr std::array<Words<Thing>, 3> many{
    {{"monsters", Thing::monster}, {"treasures", Thing::treasure}, {"lamps", Thing::lamp}}};

using Places = std::vector<std::string_view>;

// "steal an old treasure from Deep Cave, twice."
template <class Io>
void describe(Io& io, Spell& spell, const Places& places) {
  io.choice(spell.does, verbs);
  if (Io::reads ? io.offers("a") || io.offers("an") : spell.count == 1) {
    spell.count = 1;
    if (Io::reads) io.word(io.sees("an") ? "an" : "a");
    io.article();
    io.option(spell.look, looks, Look::any);
    io.choice(spell.thing, one);
  } else {
    io.number(spell.count, 2, 9);
    io.option(spell.look, looks, Look::any);
    io.choice(spell.thing, many);
  }
  bool somewhere = spell.place > 0;
  io.maybe("from", somewhere);
  if (somewhere) {
    io.name(spell.place, places);
    if (spell.place == 0) io.refuse("expected a place of the set");
  }
  io.maybe(", twice", spell.twice);
  if (spell.does == Does::tames && spell.thing != Thing::monster) {
    io.refuse("only monsters are tamed");
  }
  io.word(".");
}

std::string written(Spell spell, const Places& places) {
  TextWriter writer;
  describe(writer, spell, places);
  return writer.text;
}

struct Reading {
  Spell spell{};
  std::optional<TextError> mistake{};
};
Reading read(std::string_view text, const Places& places) {
  Reading reading;
  TextReader reader(text);
  describe(reader, reading.spell, places);
  reader.end();
  reading.mistake = reader.mistake;
  return reading;
}

std::string in_german(const Spell& spell) {
  using german::Case;
  using german::Gender;
  constexpr std::array<Gender, 3> genders{Gender::neuter, Gender::male, Gender::female};
  constexpr std::array<std::string_view, 3> nouns{"Monster", "Schatz", "Lampe"};
  constexpr std::array<std::string_view, 3> stems{"", "alt", "vergoldet"};
  const auto at = static_cast<std::size_t>(spell.thing);
  std::string text = spell.does == Does::steals ? "stiehl " : "zähme ";
  text += german::a(genders[at], Case::accusative) + " ";
  if (spell.look != Look::any) {
    text.append(stems[static_cast<std::size_t>(spell.look)])
        .append(german::behind_a(genders[at], Case::accusative))
        .append(" ");
  }
  return german::capital(text.append(nouns[at])) + (spell.twice ? ", zweimal." : ".");
}

const Places places{"Deep Cave", "Deep Cave of Ice"};

// --- both ways

TEST(TwoWay, ASecondLanguageIsReadAsItIsWritten) {
  int spells = 0;
  for (const Does does : {Does::steals, Does::tames}) {
    for (const Thing thing : {Thing::monster, Thing::treasure, Thing::lamp}) {
      if (does == Does::tames && thing != Thing::monster) continue;
      for (const Look look : {Look::any, Look::old, Look::gilded}) {
        for (const int count : {1, 2, 9}) {
          for (const int place : {0, 1, 2}) {
            for (const bool twice : {false, true}) {
              const Spell spell{.does = does,
                                .count = static_cast<std::uint8_t>(count),
                                .look = look,
                                .thing = thing,
                                .place = static_cast<std::uint8_t>(place),
                                .twice = twice};
              const std::string text = written(spell, places);
              const Reading reading = read(text, places);
              ASSERT_FALSE(reading.mistake) << text << "\n  " << reading.mistake->text;
              EXPECT_EQ(reading.spell, spell) << text;
              ++spells;
            }
          }
        }
      }
    }
  }
  EXPECT_EQ(spells, 4 * 3 * 3 * 3 * 2);
}

TEST(TwoWay, ItIsGoodEnglishAndGerman) {
  const Spell theft{.look = Look::old, .thing = Thing::treasure, .place = 2, .twice = true};
  EXPECT_EQ(written(theft, places), "steal an old treasure from Deep Cave of Ice, twice.");
  EXPECT_EQ(in_german(theft), "Stiehl einen alten Schatz, zweimal.");
  const Spell gilded{.look = Look::gilded, .thing = Thing::lamp};
  EXPECT_EQ(written(gilded, places), "steal a gilded lamp.");
  EXPECT_EQ(in_german(gilded), "Stiehl eine vergoldete Lampe.");
  const Spell tamed{.does = Does::tames, .look = Look::old, .thing = Thing::monster};
  EXPECT_EQ(in_german(tamed), "Zähme ein altes Monster.");
}

std::string complaint(std::string_view text) {
  const Reading reading = read(text, places);
  if (!reading.mistake) return "";
  return std::to_string(reading.mistake->column) + ": " + reading.mistake->text;
}

TEST(TwoWay, MistakesNameTheirPlaceAndWhatCouldStandThere) {
  EXPECT_EQ(complaint("steal a lamp."), "");
  EXPECT_EQ(complaint("stea a lamp."),
            "1: expected 'steal' or 'tame', not 'stea'; did you mean 'steal'?");
  EXPECT_EQ(complaint("steal 12 lamps."),
            "7: expected 'a', a number from 2 to 9 or 'an', not '12'");
  EXPECT_EQ(complaint("steal an old treasur."),
            "14: expected 'treasure', 'lamp' or 'monster', not 'treasur'; did you mean "
            "'treasure'?");
  EXPECT_EQ(complaint("steal a lamp"), "13: expected ', twice', '.' or 'from', but the text ends");
  EXPECT_EQ(complaint("steal a lamp. now"), "15: expected the end of the text, not 'now'");
  EXPECT_EQ(complaint("tame a lamp."), "8: only monsters are tamed");
}

// --- files and packed lines

struct Book {
  std::vector<std::string> places{};
  std::vector<Spell> spells{};
};

Book read_book(const Source& source, ParseErrors& flaws) {
  Book book;
  const auto top = toml::read(source.text, 0, flaws);
  if (!top) return book;
  Fields fields(flaws);
  fields.check_keys(*top, "a book", {"places", "spell"});
  for (const Word& each : fields.words_if_given(*top, "places"))
    book.places.emplace_back(each.text);
  const Places names(book.places.begin(), book.places.end());
  fields.each(*top, "spell", [&](const toml::Table& table) {
    fields.check_keys(table, "a spell", {"text"});
    const Word text = fields.word(table, "text");
    if (!text.at.given()) return;
    const Reading reading = read(text.text, names);
    if (reading.mistake) flaws.add_inside(text, reading.mistake->column, reading.mistake->text);
    book.spells.push_back(reading.spell);
  });
  return book;
}

TEST(TwoWay, FilesOfASecondLanguageShowTheirMistakesInPlace) {
  const Source good{"spells.toml",
                    "places = ['Höhle']\n[[spell]]\ntext = \"steal a lamp from Höhle.\"\n"};
  ParseErrors none;
  const Book book = read_book(good, none);
  EXPECT_TRUE(none.none());
  ASSERT_EQ(book.spells.size(), 1U);
  EXPECT_EQ(book.spells[0].place, 1);

  const Source bad{"spells.toml",
                   "places = ['Höhle']\n[[spell]]\ntext = \"steal a lamp from Höhle, once.\"\n"
                   "[[spell]]\ntxt = 'tame a monster.'\n"};
  ParseErrors flaws;
  (void)read_book(bad, flaws);
  EXPECT_EQ(all_of(flaws, std::span(&bad, 1)).text,
            "spells.toml:3:32: expected ', twice', not ', once'\n"
            "    text = \"steal a lamp from Höhle, once.\"\n"
            "                                   ^\n"
            "spells.toml:4:1: 'text' is missing; expected text = \"...\"\n"
            "    [[spell]]\n"
            "    ^\n"
            "spells.toml:5:1: a spell has no 'txt'; did you mean 'text'?\n"
            "    txt = 'tame a monster.'\n"
            "    ^");
}

TEST(TwoWay, ASecondLanguageIsPacked) {
  const std::string packed =
      "spells 1\n" + PackedLine("spell").add("steal a lamp.").add(3).end() + "odd\n";
  ParseErrors flaws;
  std::vector<Spell> spells;
  const auto read_line = [&](const Word& kind, const std::vector<Word>& words) {
    if (kind.text != "spell") {
      flaws.add(kind.at, "expected 'spell'");
    } else if (has_words(words, kind, 2, 2, flaws)) {
      spells.push_back(read(words[0].text, {}).spell);
      EXPECT_EQ(packed_number(words[1], flaws).value, 3);
    }
  };
  ASSERT_TRUE(read_packed(packed, "spells 1", flaws, read_line));
  ASSERT_EQ(spells.size(), 1U);
  EXPECT_EQ(spells[0].thing, Thing::lamp);
  EXPECT_EQ(first_of(flaws).text, "line 3, column 1 of the packed cards: expected 'spell'");
  EXPECT_FALSE(read_packed("", "spells 1", flaws, read_line));
}

}  // namespace
}  // namespace penta::cards
