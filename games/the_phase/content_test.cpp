// What a page draws with: complete, and in words of both languages.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "games/the_phase/testing/scene.h"

namespace penta::the_phase {
namespace {

using ::testing::HasSubstr;

TEST(ThePhaseContent, HasEveryCardWithANameOfItsOwn) {
  const Rules rules = make_rules();
  for (const Lang lang : {Lang::en, Lang::de}) {
    const Content content = rules.content(lang);
    std::set<std::string> names;
    for (const CardContent& card : content.cards) names.insert(card.name);
    EXPECT_EQ(content.cards.size(), 80U);
    EXPECT_EQ(names.size(), 80U);
  }
  const Content content = rules.content(Lang::en);
  EXPECT_EQ(content.cards[18].name,
            "red 40, purple hex, " + std::string(word_of(content.cards[18].wedge)) + " wedge");
  EXPECT_EQ(rules.word(content.cards[18].card), "red-40");
}

TEST(ThePhaseContent, ThePhaseCardSaysTheRuleOfTheOptions) {
  EXPECT_THAT(make_rules().content(Lang::en).phases[3].rule, HasSubstr("if you hold it"));
  EXPECT_THAT(make_rules({{"follow", "may"}}).content(Lang::en).phases[3].rule,
              HasSubstr("counts"));
  EXPECT_EQ(make_rules().content(Lang::en).phases[3].moves,
            "Somebody bust this round: up to IV. Nobody: down to II.");
  EXPECT_EQ(make_rules().content(Lang::de).phases[4].moves,
            "Niemand kann sich überkaufen: zurück auf III.");
  EXPECT_EQ(make_rules().content(Lang::en).phases[4].s_max, 0);
  EXPECT_EQ(make_rules().content(Lang::en).phases[2].trait.value, Trait::wedge);
  EXPECT_EQ(make_rules().content(Lang::en).phases[4].trait.value, std::nullopt);
}

TEST(ThePhaseContent, PartsNameTheCardAndWhoGetsIt) {
  const Rules rules = make_rules();
  const auto gift = rules.parse("give blue-30 to 4");
  ASSERT_TRUE(gift);
  EXPECT_EQ(rules.word(rules.parts(*gift).card), "blue-30");
  EXPECT_EQ(rules.parts(*gift).to, seat_at(3));
  EXPECT_EQ(rules.parts(*rules.parse("play green-8")).to, stranger);
}

TEST(ThePhaseContent, SaysWhatBelongsToATrickAndWhatToARound) {
  const Rules rules = make_rules();
  using Kind = Event::Kind;
  for (const Kind kind : {Kind::took, Kind::discarded, Kind::cast_off, Kind::bust}) {
    EXPECT_EQ(rules.scene({.kind = kind}), "trick") << word_of(kind);
  }
  for (const Kind kind : {Kind::scored, Kind::phase_moved, Kind::match_won}) {
    EXPECT_EQ(rules.scene({.kind = kind}), "round") << word_of(kind);
  }
  EXPECT_EQ(rules.scene({.kind = Kind::played, .shown = true}), "trick") << "all are shown at once";
  EXPECT_EQ(rules.scene({.kind = Kind::played}), "") << "the trick goes on";
  EXPECT_EQ(rules.scene({.kind = Kind::round_began}), "");
}

}  // namespace
}  // namespace penta::the_phase
