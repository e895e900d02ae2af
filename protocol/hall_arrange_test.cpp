// What can become of cards that somebody has put down in any order.
#include "protocol/testing/hall_fixture.h"

namespace penta {
namespace {

using testing::HasSubstr;

// Ann has drawn and holds phase 1: ones and twelves.
constexpr std::string_view ones_and_twelves = R"({"stage":"playing","turn":1,"dealer":2,"actor":1,
  "active":[1,1],"discard":["blue-11"],
  "hands":[["yellow-1","green-1","blue-1","green-12","blue-12","blue-12","red-4","red-5","red-7",
            "yellow-8","green-9"],
           ["red-1","red-2","red-3","yellow-6","yellow-9","green-2","green-3","blue-7","blue-10",
            "red-11"]]})";

class HallArrangeTest : public HallTest {
 protected:
  void SetUp() override {
    restart();
    enter(1, "");
    enter(2, "");
    ask(1, R"({"type":"create","game":"phase10-masters","options":{"players":"2"},"pace":0,)"
           R"("seats":[{"name":"Ann"},{"name":"Ben"}],"position":)" +
               std::string(ones_and_twelves) + "}");
    const std::string created = heard(1, "created");
    table_ = part(created, "table");
    const auto seats = JsonDocument::parse(part(created, "seats"));
    join(1, part(created, "host"));
    // Nobody sits there yet: no device takes part in the deal.
    ask(1, R"({"type":"start","table":")" + table_ + "\"}");
    for (const int seat : {1, 2}) {
      const Node each = seats->root().item(static_cast<std::size_t>(seat - 1));
      join(seat, std::string(each.find("key")->text()));
    }
  }

  void ask(int client, const std::string& text) {
    inbox_.clear();
    HallTest::say(client, text);
  }
  std::string heard(int client, std::string_view type) {
    for (const std::string& message : inbox_[client]) {
      if (part(message, "type") == type) return message;
    }
    return "{}";
  }
  void join(int client, const std::string& key) {
    const std::string own = to_hex(sha256(key)).substr(0, 32);
    ask(client, R"({"type":"join","key":")" + key + R"(","own":")" + own + "\"}");
  }
  std::string arrange(int client, int seat, const std::string& wish) {
    ask(client, R"({"type":"arrange","id":"a","table":")" + table_ + R"(","seat":)" +
                    std::to_string(seat) + R"(,"wish":)" + wish + "}");
    return heard(client, "arranged");
  }
};

TEST_F(HallArrangeTest, TheMovesAreToldToWhoAsks) {
  const std::string arranged =
      arrange(1, 1, R"({"groups":[[null,"green-12",null],["yellow-1",null,null]]})");
  EXPECT_EQ(part(arranged, "re"), "a");
  EXPECT_EQ(part(arranged, "number"), "0");
  EXPECT_EQ(part(arranged, "text"), "");
  const std::string arrangement = part(arranged, "arrangement");
  EXPECT_THAT(arrangement, HasSubstr(R"("moves":["lay yellow-1","lay green-1","lay blue-1",)"
                                     R"("lay green-12","lay blue-12","lay blue-12"])"));
  EXPECT_EQ(inbox_[2].size(), 0U) << "nobody else hears of it";
}

TEST_F(HallArrangeTest, WhyNotIsSaid) {
  const std::string arranged = arrange(1, 1, R"({"groups":[["yellow-1","green-12"]]})");
  EXPECT_EQ(part(arranged, "arrangement"), "null");
  EXPECT_THAT(part(arranged, "text"), HasSubstr("a set has one number"));
  EXPECT_THAT(part(arrange(2, 2, R"({"groups":[]})"), "text"), HasSubstr("not your turn"));
}

TEST_F(HallArrangeTest, BadWishesAreRefused) {
  EXPECT_EQ(arrange(1, 1, R"({"groups":[["purple-1"]]})"), "{}");
  EXPECT_EQ(part(heard(1, "error"), "code"), "malformed");
  EXPECT_EQ(arrange(1, 1, "7"), "{}");
  EXPECT_EQ(part(heard(1, "error"), "code"), "malformed");
  EXPECT_EQ(arrange(2, 1, R"({"groups":[]})"), "{}");
  EXPECT_EQ(part(heard(2, "error"), "code"), "not_yours");
}

}  // namespace
}  // namespace penta
