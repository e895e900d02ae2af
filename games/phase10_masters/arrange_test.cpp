#include "games/phase10_masters/arrange.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "games/phase10_masters/testing/scene.h"
#include "games/phase10_masters/testing/slow_lay.h"

namespace penta::phase10_masters {
namespace {

using Places = std::vector<std::optional<Card>>;

Places places(std::string_view names) {
  Places found;
  hand_of(names).for_each([&](Card card) { found.emplace_back(card); });
  return found;
}

struct Answer {
  Reason reason{};
  Arrangement arrangement{};
};

Answer arrange(const Scene& scene, const Wish& wish) {
  Answer answer;
  answer.reason =
      scene.rules.arrange(scene.rules.view(scene.state, Seat{0}), wish, answer.arrangement);
  return answer;
}
ReasonCode why_not(const Scene& scene, const Wish& wish) {
  return static_cast<ReasonCode>(arrange(scene, wish).reason.code);
}

std::string cards_of(const std::vector<LaidCard>& group) {
  std::string text;
  for (const LaidCard& each : group) text += (text.empty() ? "" : " ") + word(each.card);
  return text;
}

// --- the best way first

TEST(Arrange, ProposesTheWayThatGoesOut) {
  Scene scene(OptionList{{"players", "3"}});
  scene.hand(1, "r2 y2 r4 y4 g5 r11 y11 g11 b11 W W").phase(1, 7);
  scene.group(2, 1, "g2 b2 g2", 2, 2).group(2, 2, "r9 y9 g9", 9, 9);
  const Answer answer = arrange(scene, {});
  ASSERT_TRUE(answer.reason.ok());
  const LayDown& best = answer.arrangement.ways[0];
  EXPECT_EQ(cards_of(best.groups[0]), "red-4 yellow-4 wild wild");
  EXPECT_EQ(cards_of(best.groups[1]), "red-11 yellow-11 green-11 blue-11");
  EXPECT_TRUE(best.out);
  EXPECT_EQ(best.hits, 2);
  EXPECT_GT(answer.arrangement.ways.size(), 1U) << "there are others";
}

TEST(Arrange, ProposesTheWayAfterWhichFewestCardsAreLeft) {
  Scene scene;
  scene.hand(1, "r1 r2 r4 r6 r9 y9 r11 r12 W W W").phase(1, 2);
  const Answer answer = arrange(scene, {});
  ASSERT_TRUE(answer.reason.ok());
  const LayDown& best = answer.arrangement.ways[0];
  EXPECT_EQ(cards_of(best.groups[0]), "red-9 yellow-9 wild");
  EXPECT_EQ(best.hits, 2) << "of 1, 2, 4 and 6 two are laid with two Wilds, and the others fit";
}

TEST(Arrange, ProposesTheWayWithFewestWilds) {
  Scene scene;
  scene.hand(1, "r9 y9 g9 r1 y2 r3 r4 W W b11 b12").phase(1, 2);
  const Answer answer = arrange(scene, {});
  ASSERT_TRUE(answer.reason.ok());
  EXPECT_EQ(answer.arrangement.ways[0].wilds, 0);
  EXPECT_EQ(answer.arrangement.ways.size(), 12U);
  EXPECT_GT(answer.arrangement.more, 0);
}

// --- any card of the group, in any place of it

TEST(Arrange, TakesCardsOfASetInAnyOrder) {
  Scene scene;
  scene.hand(1, "y1 g1 b1 g12 b12 b12 r3 r5 r7 r8 r9");
  const Card green_one = card_of(Colour::green, 1);
  const Answer answer = arrange(scene, {{{std::nullopt, std::nullopt, green_one}}});
  ASSERT_TRUE(answer.reason.ok());
  EXPECT_EQ(answer.arrangement.ways[0].groups[0][2].card, green_one) << "where it was put";
}

TEST(Arrange, LeavesTwoAlikeGroupsAsTheyWerePut) {
  Scene scene;
  scene.hand(1, "y1 g1 b1 g12 b12 b12 r3 r5 r7 r8 r9");
  const Answer answer = arrange(scene, {{places("g12"), places("y1")}});
  ASSERT_TRUE(answer.reason.ok());
  const LayDown& way = answer.arrangement.ways[0];
  EXPECT_EQ(cards_of(way.groups[0]), "green-12 blue-12 blue-12");
  EXPECT_EQ(cards_of(way.groups[1]), "yellow-1 green-1 blue-1");
  EXPECT_EQ(way.moves[0], "lay yellow-1") << "the lower set comes first";
}

TEST(Arrange, LeavesAWildOfARunWhereItWasPut) {
  Scene scene;
  scene.hand(1, "r9 y9 g9 b4 y5 g6 W r1 r11 y12 b12").phase(1, 2);
  const Answer below = arrange(scene, {{{}, {wild}}});
  ASSERT_TRUE(below.reason.ok());
  EXPECT_EQ(cards_of(below.arrangement.ways[0].groups[1]), "wild blue-4 yellow-5 green-6");
  const Answer above = arrange(scene, {{{}, {std::nullopt, std::nullopt, std::nullopt, wild}}});
  ASSERT_TRUE(above.reason.ok());
  EXPECT_EQ(cards_of(above.arrangement.ways[0].groups[1]), "blue-4 yellow-5 green-6 wild");
}

TEST(Arrange, SaysWhichCardsFitWhere) {
  Scene scene;
  scene.hand(1, "r9 y9 g9 b4 y5 g6 W r1 r11 y12 b12").phase(1, 2);
  const Answer answer = arrange(scene, {});
  const auto& fits = answer.arrangement.fits;
  EXPECT_NE(std::find(fits[0].begin(), fits[0].end(), r(9)), fits[0].end());
  EXPECT_EQ(std::find(fits[0].begin(), fits[0].end(), b(4)), fits[0].end());
  EXPECT_NE(std::find(fits[1].begin(), fits[1].end(), b(4)), fits[1].end());
}

// --- why not

TEST(Arrange, SaysWhyNot) {
  Scene scene;
  scene.hand(1, "y1 g1 b1 g12 b12 b12 r3 r5 S r8 W");
  EXPECT_EQ(why_not(scene, {{places("y1 g12")}}), ReasonCode::two_numbers);
  EXPECT_EQ(why_not(scene, {{{r(4)}}}), ReasonCode::not_in_hand);
  EXPECT_EQ(why_not(scene, {{{skip}}}), ReasonCode::skip_in_group);
  EXPECT_EQ(why_not(scene, {{places("r3")}}), ReasonCode::phase_breaks);
  EXPECT_EQ(why_not(scene, {{places("y1 g1 b1 W")}}), ReasonCode::group_full);
  EXPECT_EQ(why_not(scene, {{{}, {}, {}}}), ReasonCode::no_group);
  EXPECT_EQ(why_not(scene, {{{hidden_card}}}), ReasonCode::not_in_hand);
}

TEST(Arrange, SaysWhyNotInARunAndAColour) {
  Scene scene;
  scene.hand(1, "r9 y9 g9 b4 y5 g6 b6 W W W r11").phase(1, 2);
  EXPECT_EQ(why_not(scene, {{{}, places("g6 b6")}}), ReasonCode::run_twice);
  EXPECT_EQ(why_not(scene, {{{}, places("b4 y9")}}), ReasonCode::run_too_wide);
  EXPECT_EQ(why_not(scene, {{places("W W W")}}), ReasonCode::wilds_alone);
  Scene colour;
  colour.hand(1, "r1 r2 r3 r4 r5 r6 r7 y1 y2 g3 b4").phase(1, 8);
  EXPECT_EQ(why_not(colour, {{places("r1 y1")}}), ReasonCode::two_colours);
}

TEST(Arrange, SaysWhatIsMissingOrWhoseTurnItIs) {
  Scene scene;
  scene.hand(1, "y1 g1 b2 g12 b11 b10 r3 r5 r6 r8 r9");
  EXPECT_EQ(why_not(scene, {{places("y1")}}), ReasonCode::not_complete);
  scene.state.table.stage = Stage::drawing;
  EXPECT_EQ(why_not(scene, {{places("y1")}}), ReasonCode::draw_first);
  scene.state.table.actor = Seat{1};
  EXPECT_EQ(why_not(scene, {}), ReasonCode::not_your_turn);
}

// --- the slow twin: all ways there are, one by one

// Numbers, or colours, and which of them are Wilds; two alike groups in any order.
using SlowShape = std::vector<std::multiset<std::pair<int, bool>>>;
SlowShape shape_of(const SlowWay& way, bool alike) {
  SlowShape shape;
  for (const SlowGroup& group : way) {
    auto& each = shape.emplace_back();
    for (const auto& [as, card] : group) each.insert({as, card == wild});
  }
  if (alike) std::sort(shape.begin(), shape.end());
  return shape;
}

bool holds(const SlowGroup& group, const Places& wished) {
  std::multiset<Card> cards;
  for (const auto& each : group) cards.insert(each.second);
  for (const auto& place : wished) {
    if (!place) continue;
    const auto found = cards.find(*place);
    if (found == cards.end()) return false;
    cards.erase(found);
  }
  return true;
}

bool holds(const SlowWay& way, const Wish& wish) {
  for (std::size_t i = 0; i < wish.groups.size(); ++i) {
    if (!holds(way[i], wish.groups[i])) return false;
  }
  return true;
}

// Some cards of the hand, in some groups, in some places.
Wish random_wish(const Cards& hand, const PhaseCard& phase, FastChance& chance) {
  Wish wish;
  Cards left = hand;
  for (int i = 0; i < phase.groups; ++i) {
    const Group group = phase.group[static_cast<std::size_t>(i)];
    Places& each = wish.groups.emplace_back(group.size);
    for (auto count = chance.below(3); count > 0 && !left.empty(); --count) {
      auto& place = each[chance.below(group.size)];
      if (!place) place = draw_from(left, chance);
    }
  }
  return wish;
}

void compare(const Scene& scene, int phase, const Wish& wish) {
  const PhaseCard& card = Rules::phase_card(phase);
  const bool alike = card.groups == 2 && card.group[0] == card.group[1];
  const SlowLay slow(scene.state.hands[Seat{0}], card, scene.rules.all_wild());
  std::set<SlowShape> shapes;
  std::vector<std::set<Card>> fits(card.groups);
  for (SlowWay way : slow.ways()) {
    for (int turn = 0; turn < (alike ? 2 : 1); ++turn) {
      if (turn == 1) std::swap(way[0], way[1]);
      if (!holds(way, wish)) continue;
      shapes.insert(shape_of(way, alike));
      for (std::size_t i = 0; i < way.size(); ++i) {
        for (const auto& each : way[i]) fits[i].insert(each.second);
      }
    }
  }
  const Answer answer = arrange(scene, wish);
  ASSERT_EQ(answer.reason.ok(), !shapes.empty());
  const Arrangement& found = answer.arrangement;
  ASSERT_EQ(found.ways.size() + static_cast<std::size_t>(found.more), shapes.size());
  if (shapes.empty()) return;
  for (std::size_t i = 0; i < fits.size(); ++i) {
    ASSERT_TRUE(
        std::equal(fits[i].begin(), fits[i].end(), found.fits[i].begin(), found.fits[i].end()));
  }
  for (const LayDown& way : found.ways) {
    Scene played = scene;
    for (const std::string& move : way.moves) ASSERT_TRUE(played.play(*parse(move))) << move;
    ASSERT_TRUE(played.state.table.laid.contains(Seat{0}));
    for (std::size_t i = 0; i < way.groups.size(); ++i) {
      SlowGroup group;
      for (const LaidCard& each : way.groups[i]) {
        group.emplace_back(static_cast<int>(each.as), each.card);
      }
      ASSERT_TRUE(holds(group, i < wish.groups.size() ? wish.groups[i] : Places{}));
    }
  }
}

TEST(Arrange, FindsWhatTheSlowTwinFinds) {
  FastChance chance(7);
  int arranged = 0;
  for (int i = 0; i < 120; ++i) {
    Scene scene(OptionList{{"players", "2"}, {"all_wild", i % 4 == 0 ? "true" : "false"}});
    Cards deck = scene.rules.deck();
    for (int more = 0; more < 4 && i % 8 == 0; ++more) deck.add(wild);
    const Cards hand = random_hand(deck, 11, chance);
    scene.state.hands[Seat{0}] = hand;
    scene.state.table.held[Seat{0}] = 11;
    for (int phase = 1; phase <= phase_count; ++phase) {
      if (!completes(hand, Rules::phase_card(phase), scene.rules.all_wild())) continue;
      scene.phase(1, phase);
      compare(scene, phase, {});
      for (int again = 0; again < 4; ++again) {
        compare(scene, phase, random_wish(hand, Rules::phase_card(phase), chance));
        if (HasFatalFailure()) return;
        ++arranged;
      }
    }
  }
  EXPECT_GT(arranged, 40);
}

}  // namespace
}  // namespace penta::phase10_masters
