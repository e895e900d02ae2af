#include "protocol/json.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "engine/alike.h"

namespace penta {
namespace {

TEST(JsonWriter, SeparatesAndQuotes) {
  JsonWriter out;
  out.begin_object();
  out.key("a\"b");
  out.begin_array();
  out.integer(-3);
  out.boolean(true);
  out.null();
  out.real(0.25);
  out.text("line\nback\\slash\x01");
  out.end_array();
  out.key("empty");
  out.begin_object();
  out.end_object();
  out.end_object();
  EXPECT_EQ(out.json(), R"({"a\"b":[-3,true,null,0.25,"line\nback\\slash\u0001"],"empty":{}})");
}

TEST(JsonWriter, EscapesWhatNeedsItWhereverItStands) {
  const auto escaped = [](char c) -> std::string {
    static constexpr std::string_view digits = "0123456789abcdef";
    const auto byte = static_cast<unsigned char>(c);
    if (c == '\n') return "\\n";
    if (c == '"' || c == '\\') return std::string("\\") + c;
    if (byte < 0x20) return std::string("\\u00") + digits[byte / 16] + digits[byte % 16];
    return {c};
  };
  for (int byte = 0; byte < 256; ++byte) {
    const char c = static_cast<char>(byte);
    for (std::size_t others = 0; others < 18; ++others) {
      for (std::size_t at = 0; at <= others; ++at) {
        const std::string before(at, '\xc3');
        const std::string behind(others - at, '!');
        JsonWriter out;
        out.text(before + c + behind);
        EXPECT_EQ(out.json(), '"' + before + escaped(c) + behind + '"') << byte << " at " << at;
      }
    }
  }
}

TEST(JsonWriter, NamesFields) {
  JsonWriter out;
  out.begin_object();
  out.field("seat");
  out.integer(9);
  out.field("amount");
  out.integer(10);
  out.field("hand");
  out.begin_array();
  out.end_array();
  out.end_object();
  EXPECT_EQ(out.json(), R"({"seat":9,"amount":10,"hand":[]})");
}

struct Hand {
  int round = 0;
  std::vector<std::string> cards{};
  std::optional<int> bid{};
  static constexpr std::string_view type_name = "Hand";
  static constexpr auto fields() {
    return std::tuple{sparse("round", &Hand::round, "a number"),
                      field("cards", &Hand::cards, "names"), sparse("bid", &Hand::bid, "a number")};
  }
};

TEST(Alike, WritesWhatWriteWrites) {
  const std::vector<Hand> hands{
      {.round = 2, .cards = {"red \"1\""}}, {.round = 2, .cards = {"red \"1\""}},
      {.round = 2, .cards = {"?"}},         {.cards = {"red \"1\""}, .bid = 3},
      {.round = 2, .cards = {}, .bid = 3},  {},
  };
  for (const Hand& first : hands) {
    Alike<Hand> alike;
    JsonWriter together;
    JsonWriter alone;
    alike.write(together, 0, first);
    write(alone, 0, first);
    for (const Hand& hand : hands) {
      alike.write(together, 0, hand);
      write(alone, 0, hand);
      EXPECT_EQ(together.json(), alone.json());
    }
  }
}

TEST(JsonWriter, RoundsReals) {
  const auto text = [](double value) {
    JsonWriter out;
    out.real(value);
    return out.json();
  };
  EXPECT_EQ(text(0), "0.0");
  EXPECT_EQ(text(1), "1.0");
  EXPECT_EQ(text(1.0 / 3), "0.333333");
  EXPECT_EQ(text(-2.5), "-2.5");
  EXPECT_EQ(text(21954321.25), "21954321.25");
  EXPECT_EQ(text(0.9999999), "1.0");
}

TEST(JsonDocument, GivesNodes) {
  const auto document = JsonDocument::parse(R"({"list":[1,"two",false],"n":null})");
  ASSERT_TRUE(document);
  const Node root = document->root();
  ASSERT_EQ(root.kind(), Node::Kind::object);
  const auto list = root.find("list");
  ASSERT_TRUE(list);
  EXPECT_EQ(list->size(), 3U);
  EXPECT_EQ(list->item(0).integer(), 1);
  EXPECT_EQ(list->item(1).text(), "two");
  EXPECT_FALSE(list->item(2).boolean());
  EXPECT_EQ(root.find("n")->kind(), Node::Kind::null);
  EXPECT_FALSE(root.find("m"));
}

std::string complaint(std::string_view text) {
  const auto document = JsonDocument::parse(text);
  EXPECT_FALSE(document) << text;
  return document ? "" : document.error().text;
}

TEST(JsonDocument, NamesThePlaceOfAMistake) {
  EXPECT_NE(complaint("{\n  \"a\": nope}").find("line 2"), std::string::npos);
  EXPECT_NE(complaint("{\"a\":").find("ends too early"), std::string::npos);
  EXPECT_NE(complaint("").find("ends too early"), std::string::npos);
  EXPECT_NE(complaint("{} {}").find("nothing behind"), std::string::npos);
}

TEST(JsonDocument, RefusesDepthAndSize) {
  EXPECT_NE(complaint(std::string(10'000, '[')).find("less nesting"), std::string::npos);
  EXPECT_NE(complaint(std::string((16U << 20U) + 1, ' ')).find("16 MB"), std::string::npos);
}

}  // namespace
}  // namespace penta
