#include "games/phase/cards/role.h"

#include <gtest/gtest.h>

#include "games/phase/cards/testing/read_text.h"

namespace penta::phase::cards {
namespace {

// "COLUMN: what is wrong", or nothing.
std::string complaint(std::string_view text, Role role) {
  const Reading reading = read_ability(text, {});
  EXPECT_FALSE(reading.mistake) << text << "\n  " << reading.mistake->text;
  const auto mistake = misplaced(reading.ability, role, text);
  return mistake ? std::to_string(mistake->column) + ": " + mistake->text : "";
}
std::string of_order(std::string_view text) { return complaint(text, Role::order); }
std::string of_skill(std::string_view text) { return complaint(text, Role::skill); }

TEST(CardRole, AnOrderIsNoWarriorItself) {
  EXPECT_EQ(of_order("Action: this warrior gets +1/+0."),
            "9: an order is no warrior in play; expected 'a warrior' or others");
  EXPECT_EQ(of_order("Action, phase 1:  draw a card, then destroy this warrior."),
            "45: an order is no warrior in play; expected 'a warrior' or others");
  EXPECT_EQ(of_order("Action, phase 1: it gets +1/+0."),
            "18: an order is no warrior in play; expected 'a warrior' or others");
  EXPECT_EQ(of_order("Action: lock a resource, then lock this resource."),
            "36: an order is no resource in play; expected 'a resource' or others");
}

TEST(CardRole, InAnOrderAnotherIsOtherThanSomethingChosen) {
  const std::string why = ": in an order, 'another' needs something chosen before; expected 'a'";
  EXPECT_EQ(of_order("Action: another warrior gets +1/+1."), "9" + why);
  EXPECT_EQ(of_order("Action: each warrior gets +1/+0, then destroy another warrior."), "47" + why);
  EXPECT_EQ(of_order("Action: deal 1 damage to a warrior, then deal 1 damage to another warrior."),
            "");
  EXPECT_EQ(of_order("Action: train a resource for 1 less, then another warrior gets +1/+0."), "");
  EXPECT_EQ(of_skill("Action: another warrior gets +1/+1."), "");
}

TEST(CardRole, InAnOrderItIsSomethingChosen) {
  const std::string why = ": an order is no warrior in play; 'it' needs something chosen before";
  EXPECT_EQ(of_order("Action: draw a card, then lock it."), "32" + why);
  EXPECT_EQ(of_order("Action: each warrior gets +1/+0, then it gains Swift."), "39" + why);
  EXPECT_EQ(of_order("Action: if it is good, draw a card, then if it is locked, draw a card."),
            "45" + why);
  EXPECT_EQ(of_order("Action: draw a card, or 2 if it is opposed."), "30" + why);
  EXPECT_EQ(of_order("Action: lock a warrior, then it gets +1/+0, or +2/+0 if it is opposed."), "");
  EXPECT_EQ(of_order("Action: a warrior gets +1/+0, or +2/+0 if it is opposed."), "");
  EXPECT_EQ(of_order("Action: train a resource for 1 less, then it gains Swift."), "");
  EXPECT_EQ(of_order("Action: enlist a card from your discard pile, then lock it."), "");
  EXPECT_EQ(of_order("Action: enlist a card, then lock it."), "34" + why);
  // Its two sides cost what they cost.
  EXPECT_EQ(of_order("Action: gain X good influence, where X is its cost difference."), "");
}

TEST(CardRole, ASkillBelongsToAWarrior) {
  EXPECT_EQ(of_skill("Elite: this warrior gets +1/+0, then it gains Swift."), "");
  EXPECT_EQ(of_skill("Trained: draw a card, then lock it."), "");
  EXPECT_EQ(of_skill("Relentless: lock this warrior, then phase this resource."),
            "43: a skill belongs to a warrior; expected 'this warrior'");
}

TEST(CardRole, TheFileIsToldWhere) {
  const auto said = [](const std::string& order, const std::string& skill) {
    const auto set = read_set_text(
        "[[faction]]\nname = \"Keeper\"\ngerman = \"der Hüter\"\n\n"
        "[[side]]\ntitle = \"Scout\"\nfaction = \"Keeper\"\n"
        "alignment = \"good\"\ncost = 1\nattack = 1\ndefence = 1\n"
        "order = \"" +
            order + "\"\nskills = [\"" + skill + "\"]\n",
        "my.toml");
    return set ? "" : set.error().text;
  };
  const std::string self = "Action: draw a card, then this warrior gets +1/+0.";
  EXPECT_EQ(said("Action: draw a card.", self), "");
  EXPECT_EQ(said(self, "Swift."),
            "my.toml:12:36: an order is no warrior in play; expected 'a warrior' or others\n"
            "    order = \"Action: draw a card, then this warrior gets +1/+0.\"\n"
            "                                       ^");
  EXPECT_EQ(said("Action: draw a card.", "Phaseling: phase this resource."),
            "my.toml:13:29: a skill belongs to a warrior; expected 'this warrior'\n"
            "    skills = [\"Phaseling: phase this resource.\"]\n"
            "                                ^");
}

}  // namespace
}  // namespace penta::phase::cards
