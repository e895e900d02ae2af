// The station's file: what is in it, and what is said of a broken one.
#include "games/phase_away/station.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "games/phase_away/station_toml.h"

namespace penta::phase_away {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;

// What is said of the file with one piece replaced by another.
std::string said(const std::string& piece, const std::string& other) {
  std::string text(data::station_toml);
  const auto at = text.find(piece);
  if (at == std::string::npos) return "no '" + piece + "' in the file";
  text.replace(at, piece.size(), other);
  const auto station = Station::parse(text);
  return station ? "nothing" : station.error().text;
}

TEST(PhaseAwayStation, HoldsEnoughToSurpriseForTenMatches) {
  const auto station = Station::parse(data::station_toml);
  ASSERT_TRUE(station) << station.error().text;
  EXPECT_GE(station->monsters.size(), 8U);
  int weapons = 0;
  int armour = 0;
  std::set<Effect> effects_there;
  std::set<std::string> names;
  for (const ThingCard& thing : station->things) {
    weapons += thing.kind == ThingKind::weapon ? 1 : 0;
    armour += thing.kind == ThingKind::armour ? 1 : 0;
    effects_there.insert(thing.effect);
    EXPECT_TRUE(names.insert(thing.naming.en).second) << thing.naming.en;
    EXPECT_TRUE(names.insert("de " + thing.naming.de).second) << thing.naming.de;
  }
  EXPECT_GE(weapons, 12);
  EXPECT_GE(armour, 8);
  EXPECT_GE(static_cast<int>(station->things.size()) - weapons - armour, 15);
  EXPECT_EQ(effects_there.size(), static_cast<std::size_t>(effects)) << "each effect has an item";
}

TEST(PhaseAwayStation, SaysWhereSomethingIsWrongAndWhatWasExpected) {
  EXPECT_THAT(said("damage = 1\nhp = 1", "hp = 1"), HasSubstr("'damage' is missing"));
  EXPECT_THAT(said("damage = 1\nhp = 1", "damage = 0\nhp = 1"), HasSubstr("expected 1 to 20"));
  EXPECT_THAT(said("effect = \"heal\"", "effect = \"hela\""), HasSubstr("expected one of heal"));
  EXPECT_THAT(said("effect = \"heal\"\n", ""), HasSubstr("'effect' is missing"));
  EXPECT_THAT(said("de = \"Staubmilbe\"\n", ""), HasSubstr("'de' is missing"));
  EXPECT_THAT(said("power = 1", "powr = 1"), HasSubstr("did you mean 'power'?"));
  EXPECT_THAT(said("\"pipe-wrench 4\"", "\"pipe-wrench 5\""),
              HasSubstr("sum to 101; expected 100"));
  EXPECT_THAT(said("\"pipe-wrench 4\"", "\"pipe-wrnch 4\""), HasSubstr("'pipe-wrench'"));
  EXPECT_THAT(said("\"money 1-4", "\"money 4-1"), HasSubstr("expected how much"));
  EXPECT_THAT(said("id = \"vent-crab\"", "id = \"dust-mite\""), HasSubstr("is there twice"));
  EXPECT_THAT(said("id = \"rogue\"", "id = \"rouge\""), HasSubstr("in this order"));
  EXPECT_THAT(said("name = \"hard\"", "name = \"easy\""), HasSubstr("is there twice"));
  EXPECT_THAT(said("portals = [240, 360]", "portals = [360, 240]"), HasSubstr("earliest"));
  EXPECT_THAT(said("copies = 2", "copies = 99"), HasSubstr("expected 1 to 9"));
  EXPECT_THAT(said("monster = [26", "monster = [\"26\""), HasSubstr("4 whole numbers"));
  EXPECT_THAT(said("table = \"alpha\"", "table = \"gamma\""), HasSubstr("is not known"));
}

TEST(PhaseAwayStation, NamesEveryMistakeWithLineAndColumn) {
  std::string text(data::station_toml);
  text += "\n[[monster]]\nid = \"nobody\"\n[[item]]\nid = \"nothing\"\n";
  const auto station = Station::parse(text);
  ASSERT_FALSE(station);
  EXPECT_THAT(station.error().text, HasSubstr("line "));
  EXPECT_THAT(station.error().text, HasSubstr("'damage' is missing"));
  EXPECT_THAT(station.error().text, HasSubstr("'effect' is missing"));
}

TEST(PhaseAwayStation, EveryRefusalHasItsPlaceAndWhatWasExpected) {
  const auto at = [](const std::string& text) {
    return ContainsRegex("line [0-9]+, column [0-9]+: " + text);
  };
  EXPECT_THAT(said("damage = 1\nhp = 1", "hp = 1"), at("'damage' is missing; expected"));
  EXPECT_THAT(said("damage = 1\nhp = 1", "damage = 1\nhp = 0"), at("'hp' is 0; expected 1 to 20"));
  EXPECT_THAT(said("\"pipe-wrench 4\"", "\"pipe-wrench 3\""),
              at("the weights sum to 99; expected 100"));
  EXPECT_THAT(said("\"pipe-wrench 4\"", "\"pipe-wrench 0\""), at("'pipe-wrench 0' is no line"));
  EXPECT_THAT(said("\"pipe-wrench 4\"", "\"pipe-wrench 2 2\""), HasSubstr("a number too many"));
  EXPECT_THAT(said("id = \"void-hound\"", "id = \"Void Hound\""), at("an id like"));
  EXPECT_THAT(said("shard_every = [", "shard_evry = ["), at("a level has no 'shard_evry'"));
  EXPECT_THAT(said("attacks = [300, 480]", "attacks = [300]"), at("'attacks' is something else"));
  EXPECT_THAT(said("weight = [26", "weight = [2600"), at("'weight' is 2600; expected 0 to 200"));
  EXPECT_THAT(said("text_de = \"", "text_de = \"\"\nxt = \""), at("'text_de' is empty"));
  EXPECT_THAT(said("[[monster]]", "[[monster"), HasSubstr("line "));
}

TEST(PhaseAwayStation, ShardsAreFoundInBetaOnly) {
  EXPECT_THAT(said("\"pipe-wrench 4\"", "\"shard 4\""), HasSubstr("beta table only"));
}

}  // namespace
}  // namespace penta::phase_away
