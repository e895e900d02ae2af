#include "lab/missions.h"

#include <gtest/gtest.h>

#include <vector>

namespace penta::lab {
namespace {

constexpr int missions_played = 100;

MissionsResult played(const MissionsOrder& order) {
  const auto result = missions(order);
  EXPECT_TRUE(result) << result.error().text;
  return result ? *result : MissionsResult{.matches = 1};
}

// Everything that was counted.
std::vector<int> counts(const MissionsResult& result) {
  std::vector<int> all{result.optimal, result.suboptimal};
  for (const MissionsResult::Used& used : result.used) all.push_back(used.matches);
  return all;
}

TEST(Missions, TheSameOrderGivesTheSameResult) {
  const MissionsOrder order{.options = {{"clock", "turns"}}, .matches = missions_played, .seed = 7};
  EXPECT_EQ(counts(played(order)), counts(played(order)));
  MissionsOrder another = order;
  another.seed = 8;
  EXPECT_NE(counts(played(order)), counts(played(another)));
}

TEST(Missions, HarderLevelsSucceedLessOften) {
  const auto rate = [](const char* level) {
    return played(
               {.options = {{"clock", "turns"}, {"difficulty", level}}, .matches = missions_played})
        .success();
  };
  EXPECT_GT(rate("easy"), rate("normal"));
  EXPECT_GT(rate("normal"), rate("hard"));
}

TEST(Missions, WithoutTheSharedPlanTheTeamSucceedsAtMostSixTenthsAsOften) {
  MissionsOrder order{.options = {{"clock", "turns"}}, .matches = missions_played};
  const double together = played(order).success();
  order.alone = true;
  EXPECT_LE(played(order).success(), 0.6 * together);
}

TEST(Missions, EveryThingAndEveryEffectIsUsed) {
  const MissionsResult result =
      played({.options = {{"clock", "turns"}}, .matches = 3 * missions_played});
  for (const MissionsResult::Used& used : result.used) {
    EXPECT_GE(used.matches * 50, result.matches) << used.kind << " " << used.id;
  }
}

TEST(Missions, BotsThatSearchPlayTheSameEachTimeAndOtherwiseThanThePlan) {
  const MissionsOrder order{
      .options = {{"clock", "turns"}, {"minutes", "20"}}, .matches = 6, .iterations = 20};
  const MissionsResult searched = played(order);
  EXPECT_EQ(counts(searched), counts(played(order)));
  MissionsOrder planned = order;
  planned.iterations = 0;
  EXPECT_NE(counts(searched), counts(played(planned)));
}

TEST(Missions, WhatCannotBePlayedIsRefused) {
  EXPECT_FALSE(missions({.matches = 1, .alone = true, .iterations = 1}));
  EXPECT_FALSE(missions({.matches = 0}));
  EXPECT_FALSE(missions({.options = {{"players", "9"}}, .matches = 1}));
}

}  // namespace
}  // namespace penta::lab
