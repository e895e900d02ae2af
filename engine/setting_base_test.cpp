#include "engine/setting_base.h"

#include <gtest/gtest.h>

#include "engine/exponential.h"

namespace penta {
namespace {

class Setting : public SettingBase {
 public:
  Setting(int round, std::size_t hands, std::size_t points)
      : SettingBase(3), round_(round), hands_(hands), points_(points) {}
  Result<int> set_up() {
    return take_steps(*this, steps_, {&Setting::check_lists, &Setting::check_round});
  }
  int steps() const { return steps_; }

 private:
  void check_lists() {
    ++steps_;
    check_list(hands_, "hands", true);
    check_list(points_, "points", false);
  }
  void check_round() {
    ++steps_;
    check_range("round", round_, 1, 9);
    if (!wrong() && round_ == 9) refuse(name(Seat{1}) + " is late; expected an earlier round");
  }

  int round_;
  std::size_t hands_;
  std::size_t points_;
  int steps_ = 0;
};

std::string refusal(int round, std::size_t hands, std::size_t points) {
  const auto state = Setting(round, hands, points).set_up();
  return state ? "" : state.error().text;
}

TEST(SettingBase, GivesTheStateAsItIsAfterTheLastStep) {
  EXPECT_EQ(*Setting(1, 3, 3).set_up(), 2);
  EXPECT_EQ(*Setting(1, 3, 0).set_up(), 2) << "points are not needed";
}

TEST(SettingBase, SaysWhatIsWrongAndWhatWasExpected) {
  EXPECT_EQ(refusal(0, 3, 3), "position: round is 0; expected 1 to 9");
  EXPECT_EQ(refusal(10, 3, 3), "position: round is 10; expected 1 to 9");
  EXPECT_EQ(refusal(9, 3, 3), "position: seat 2 is late; expected an earlier round");
  EXPECT_EQ(refusal(1, 0, 3), "position: hands has 0 entries; expected one for each of 3 players");
}

TEST(SettingBase, StopsAtTheFirstThingThatIsWrong) {
  EXPECT_EQ(refusal(0, 2, 4), "position: hands has 2 entries; expected one for each of 3 players");
  Setting setting(0, 2, 4);
  EXPECT_FALSE(setting.set_up());
  EXPECT_EQ(setting.steps(), 1);
}

TEST(Exponential, IsNearTheTrueOne) {
  EXPECT_EQ(exponential(0), 1);
  EXPECT_NEAR(exponential(1), 2.71828F, 0.0001F);
  EXPECT_NEAR(exponential(-3), 0.049787F, 0.00001F);
  EXPECT_EQ(exponential(100), exponential(20));
}

}  // namespace
}  // namespace penta
