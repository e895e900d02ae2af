// What a page draws with, and the words of JSON: complete, and read back as they are written.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "games/phase10_masters/rules.h"
#include "games/phase10_masters/testing/scene.h"

namespace penta::phase10_masters {
namespace {

using ::testing::IsEmpty;
using ::testing::Not;

class Phase10MastersContent : public ::testing::Test {
 protected:
  template <class Word>
  void expect_back(Word value) const {
    Word read{};
    EXPECT_TRUE(rules.from_word(rules.word(value), read)) << rules.word(value);
    EXPECT_EQ(read, value) << rules.word(value);
  }
  template <HasWords Word>
  void expect_back(Word value) const {
    Word read{};
    EXPECT_TRUE(find_word(word_of(value), read)) << word_of(value);
    EXPECT_EQ(read, value) << word_of(value);
  }
  template <class Word>
  void expect_refused(std::string_view word) const {
    Word read{};
    EXPECT_FALSE(rules.from_word(word, read)) << word;
    EXPECT_THAT(rules.expected(read), Not(IsEmpty()));
  }
  template <HasWords Word>
  void expect_refused(std::string_view word) const {
    Word read{};
    EXPECT_FALSE(find_word(word, read)) << word;
    EXPECT_THAT(expected_words<Word>(), Not(IsEmpty()));
  }

  Rules rules = Scene().rules;
};

TEST_F(Phase10MastersContent, HasEveryCardWithANameOfItsOwn) {
  for (const Lang lang : {Lang::en, Lang::de}) {
    std::set<std::string> names;
    for (const CardContent& card : rules.content(lang).cards) names.insert(card.name);
    EXPECT_EQ(names.size(), 50U);
  }
  const Content content = rules.content(Lang::en);
  ASSERT_EQ(content.cards.size(), 50U);
  EXPECT_EQ(content.cards[47], (CardContent{.card = card_of(Colour::blue, 12),
                                            .colour = {Colour::blue},
                                            .number = 12,
                                            .points = 10,
                                            .name = "Blue 12"}));
  EXPECT_EQ(content.cards[49], (CardContent{.card = wild, .points = 25, .name = "Wild"}));
  EXPECT_EQ(rules.content(Lang::de).cards[48].name, "Aussetzkarte");
}

TEST_F(Phase10MastersContent, HasThePhasesWithTheirGroups) {
  const Content content = rules.content(Lang::en);
  ASSERT_EQ(content.phases.size(), 10U);
  EXPECT_EQ(content.phases[0].name, "Two sets of 3");
  EXPECT_EQ(
      content.phases[1],
      (PhaseContent{.phase = 2,
                    .groups = {{GroupKind::set, 3, "Set of 3"}, {GroupKind::run, 4, "Run of 4"}},
                    .name = "Set of 3 and run of 4"}));
  EXPECT_EQ(content.phases[7].groups.size(), 1U);
  EXPECT_EQ(rules.content(Lang::de).phases[7].name, "7 Karten einer Farbe");
  EXPECT_EQ(rules.content(Lang::de).phases[6].name, "Zwei Vierlinge");
}

TEST_F(Phase10MastersContent, PartsNameWhatIsPressed) {
  using Kind = Move::Kind;
  const auto parts = [&](std::string_view notation) { return rules.parts(*rules.parse(notation)); };
  const Card red_3 = card_of(Colour::red, 3);
  EXPECT_EQ(parts("phase 3"), (Parts{.kind = Kind::choose, .phase = 3}));
  EXPECT_EQ(parts("draw"), (Parts{.kind = Kind::draw}));
  EXPECT_EQ(parts("lay wild as 7"),
            (Parts{.kind = Kind::lay, .card = wild, .as = static_cast<Meaning>(as_number(7))}));
  EXPECT_EQ(parts("hit red-3 on 2.1"),
            (Parts{.kind = Kind::hit, .card = red_3, .seat = seat_at(1), .group = 1}));
  EXPECT_EQ(parts("discard skip at 3"),
            (Parts{.kind = Kind::discard, .card = skip, .seat = seat_at(2)}));
  EXPECT_EQ(parts("save red-3"), (Parts{.kind = Kind::save, .card = red_3}));
}

TEST_F(Phase10MastersContent, WordsAreReadBack) {
  for (int i = 0; i <= static_cast<int>(wild); ++i) expect_back(static_cast<Card>(i));
  expect_back(no_card);
  expect_back(hidden_card);
  for (int i = 1; i <= highest_number + colours; ++i) expect_back(static_cast<Meaning>(i));
  expect_back(Meaning::none);
  for (int i = 0; i < 3; ++i) {
    expect_back(static_cast<Stage>(i));
    expect_back(static_cast<GroupKind>(i));
    expect_back(static_cast<Known::Where>(i));
  }
  EXPECT_EQ(rules.word(no_card) + rules.word(Meaning::none), "");
  EXPECT_EQ(rules.word(static_cast<Meaning>(as_colour(Colour::green))), "green");
  EXPECT_EQ(word_of(Known::Where::hand_or_saves), "hand-or-saves");
  EXPECT_EQ(word_of(Move::Kind::choose), "phase");
  EXPECT_EQ(word_of(Event::Kind::hand_began), "hand_began");
  EXPECT_EQ(word_of(Event::Kind::discarded), "discarded");
  EXPECT_EQ(word_of(Event::Kind::match_won), "match_won");
}

TEST_F(Phase10MastersContent, OtherWordsAreRefused) {
  expect_refused<Card>("red-13");
  expect_refused<Meaning>("0");
  expect_refused<Meaning>("wild");
  expect_refused<Stage>("");
  expect_refused<GroupKind>("color");
  expect_refused<Known::Where>("table");
}

TEST_F(Phase10MastersContent, SaysWhatRestsOnTheTable) {
  using Kind = Event::Kind;
  EXPECT_EQ(rules.scene({.kind = Kind::laid}), "lay");
  EXPECT_EQ(rules.scene({.kind = Kind::hit}), "hit");
  EXPECT_EQ(rules.scene({.kind = Kind::discarded}), "");
  EXPECT_EQ(rules.scene({.kind = Kind::discarded, .to = seat_at(1)}), "skip");
  for (const Kind kind : {Kind::went_out, Kind::shown, Kind::scored, Kind::completed}) {
    EXPECT_EQ(rules.scene({.kind = kind}), "hand") << word_of(kind);
  }
  EXPECT_EQ(rules.scene({.kind = Kind::drew}), "");
}

}  // namespace
}  // namespace penta::phase10_masters
