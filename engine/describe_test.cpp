#include "engine/describe.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <utility>
#include <variant>

namespace penta {
namespace {

using ::testing::HasSubstr;

enum class Suit : std::uint8_t { clubs, hearts, none };

// Just enough of a game: the words for suits.
struct DealWords {
  int players() const { return 4; }
  std::string word(Suit suit) const {
    return suit == Suit::clubs ? "clubs" : suit == Suit::hearts ? "hearts" : "";
  }
  bool from_word(std::string_view word, Suit& suit) const {
    suit = word == "clubs" ? Suit::clubs : word == "hearts" ? Suit::hearts : Suit::none;
    return suit != Suit::none || word.empty();
  }
  std::string expected(Suit /*suit*/) const { return "clubs or hearts"; }
};

struct Card {
  Suit suit = Suit::none;
  std::uint8_t rank = 0;
  bool operator==(const Card&) const = default;
  static constexpr std::string_view type_name = "Card";
  static constexpr auto fields() {
    return std::tuple{required("suit", &Card::suit, "its suit"),
                      field("rank", &Card::rank, "its rank")};
  }
};

struct Deal {
  std::string name;
  std::vector<Card> cards;
  std::vector<std::vector<int>> numbers;
  Seat seat = stranger;
  bool open = false;
  Suit trump = Suit::none;
  SeatSet seats{};
  Set128<Suit> suits{};
  static constexpr std::string_view type_name = "Deal";
  static constexpr auto fields() {
    return std::tuple{field("name", &Deal::name, "its name"),
                      field("cards", &Deal::cards, "the cards"),
                      field("numbers", &Deal::numbers, "lists of numbers"),
                      field("seat", &Deal::seat, "whose it is"),
                      sparse("open", &Deal::open, "true if it lies open"),
                      sparse("trump", &Deal::trump, "a suit")};
  }
};
static_assert(Described<Card> && Described<Deal> && !Described<Suit>);

// Writes what looks like JSON.
class TextWriter final : public Writer {
 public:
  void begin_object() override { add("{"); }
  void end_object() override { text_ += "}"; }
  void begin_array() override { add("["); }
  void end_array() override { text_ += "]"; }
  void key(std::string_view name) override { add(std::string(name) + ":"); }
  void null() override { add("null"); }
  void boolean(bool value) override { add(value ? "true" : "false"); }
  void integer(std::int64_t value) override { add(std::to_string(value)); }
  void real(double value) override { add(std::to_string(value)); }
  void text(std::string_view value) override { add("'" + std::string(value) + "'"); }
  void raw(std::string_view json) override { add(std::string(json)); }
  std::string_view written() const override { return text_; }

 private:
  void add(const std::string& piece) {
    const bool first =
        text_.empty() || text_.back() == '{' || text_.back() == '[' || text_.back() == ':';
    text_ += (first ? "" : " ") + piece;
  }
  std::string text_;
};

// A document in memory.
struct Value;
using Items = std::vector<std::pair<std::string, Value>>;
struct Value {
  Node::Kind kind = Node::Kind::null;
  std::int64_t number = 0;
  std::string text;
  std::shared_ptr<Items> items = nullptr;
};
Value null() { return {}; }
Value truth(bool value) { return {.kind = Node::Kind::boolean, .number = value ? 1 : 0}; }
Value number(std::int64_t value) { return {.kind = Node::Kind::integer, .number = value}; }
Value text(std::string value) { return {.kind = Node::Kind::text, .text = std::move(value)}; }
Value object(Items items) {
  return {.kind = Node::Kind::object, .items = std::make_shared<Items>(std::move(items))};
}
Value list(const std::vector<Value>& values) {
  auto items = std::make_shared<Items>();
  for (const Value& value : values) items->emplace_back("", value);
  return {.kind = Node::Kind::array, .items = std::move(items)};
}

const Value& of(const void* value) { return *static_cast<const Value*>(value); }
constexpr Node::Source source{
    .kind = [](const void* value) { return of(value).kind; },
    .boolean = [](const void* value) { return of(value).number != 0; },
    .integer = [](const void* value) { return of(value).number; },
    .text = [](const void* value) { return std::string_view(of(value).text); },
    .size = [](const void* value) { return of(value).items ? of(value).items->size() : 0; },
    .item = [](const void* value, std::size_t i) -> const void* {
      return &(*of(value).items)[i].second;
    },
    .key = [](const void* value,
              std::size_t i) { return std::string_view((*of(value).items)[i].first); },
};

template <class T>
std::string written(const T& value) {
  TextWriter writer;
  write(writer, DealWords{}, value);
  return std::string(writer.written());
}

template <class T>
std::string complaint(const Value& document, T& value) {
  const auto wrong = read(Node(&document, &source), DealWords{}, value, Place("deal"));
  return wrong ? wrong->text : "";
}

TEST(Write, WalksTheFields) {
  Deal deal{.name = "n", .cards = {{Suit::hearts, 7}, {}}, .numbers = {{1, -2}, {}}};
  EXPECT_EQ(written(deal),
            "{name:'n' cards:[{suit:'hearts' rank:7} {suit:null rank:0}] "
            "numbers:[[1 -2] []] seat:null}");
  deal = {.seat = seat_at(0), .open = true, .trump = Suit::clubs};
  EXPECT_EQ(written(deal), "{name:'' cards:[] numbers:[] seat:1 open:true trump:'clubs'}");
}

TEST(Write, KnowsSetsAndNumbers) {
  SeatSet seats{seat_at(3)};
  seats.insert(seat_at(0));
  EXPECT_EQ(written(seats), "[1 4]");
  Set128<Suit> suits;
  suits.insert(Suit::hearts);
  EXPECT_EQ(written(suits), "['hearts']");
  EXPECT_EQ(written(true), "true");
  EXPECT_EQ(written(std::uint16_t{65535}), "65535");
}

TEST(Read, TakesWhatWasWritten) {
  Deal deal{.open = true};
  const Value document = object(
      {{"seat", number(4)},
       {"name", text("a name")},
       {"cards",
        list({object({{"rank", number(9)}, {"suit", text("clubs")}}), object({{"suit", null()}})})},
       {"numbers", list({list({number(3)}), list({})})},
       {"trump", text("hearts")}});
  EXPECT_EQ(complaint(document, deal), "");
  EXPECT_EQ(deal.seat, seat_at(3));
  EXPECT_EQ(deal.name, "a name");
  EXPECT_EQ(deal.cards, (std::vector<Card>{{Suit::clubs, 9}, {}}));
  EXPECT_EQ(deal.numbers, (std::vector<std::vector<int>>{{3}, {}}));
  EXPECT_EQ(deal.trump, Suit::hearts);
  EXPECT_TRUE(deal.open) << "what is left out stays as it was";
}

TEST(Read, ReplacesListsAndTakesNullForNobody) {
  Deal deal{.numbers = {{1}, {2}}, .seat = seat_at(1)};
  EXPECT_EQ(complaint(object({{"numbers", list({})}, {"seat", null()}}), deal), "");
  EXPECT_TRUE(deal.numbers.empty());
  EXPECT_EQ(deal.seat, stranger);
}

TEST(Write, KnowsMapsOptionalsAndForeignJson) {
  using Map = std::vector<std::pair<std::string, int>>;
  EXPECT_EQ(written(Map{{"a", 1}, {"b", 2}}), "{a:1 b:2}");
  EXPECT_EQ(written(std::optional<int>(3)), "3");
  EXPECT_EQ(written(std::optional<int>()), "null");
  EXPECT_EQ(written(Json{"[true]"}), "[true]");
}

TEST(Read, KnowsMapsAndOptionals) {
  std::vector<std::pair<std::string, int>> map{{"old", 0}};
  EXPECT_EQ(complaint(object({{"a", number(1)}, {"b", number(2)}}), map), "");
  EXPECT_EQ(map, (std::vector<std::pair<std::string, int>>{{"a", 1}, {"b", 2}}));
  EXPECT_EQ(complaint(object({{"a", text("x")}}), map), "deal.a: expected a whole number");
  EXPECT_EQ(complaint(list({}), map), "deal: expected an object { ... }");
  std::optional<int> maybe = 7;
  EXPECT_EQ(complaint(null(), maybe), "");
  EXPECT_FALSE(maybe);
  EXPECT_EQ(complaint(number(5), maybe), "");
  EXPECT_EQ(maybe, 5);
}

struct Mistake {
  Value document;
  std::string complaint;
};

TEST(Read, NamesPlaceAndExpectation) {
  const auto card = [](Items items) {
    return object({{"cards", list({object(std::move(items))})}});
  };
  for (const Mistake& mistake : std::vector<Mistake>{
           {list({}), "deal: expected an object { ... }"},
           {null(), "deal: expected an object"},
           {object({{"nam", text("x")}}),
            "deal: expected one of name, cards, numbers, seat, open, trump, not 'nam'"},
           {object({{"name", number(1)}}), "deal.name: expected a text in quotes"},
           {object({{"open", number(1)}}), "deal.open: expected true or false"},
           {object({{"cards", object({})}}), "deal.cards: expected a list [ ... ]"},
           {object({{"cards", list({null()})}}), "deal.cards[1]: expected an object"},
           {card({}), "deal.cards[1].suit: expected its suit (it is missing)"},
           {card({{"suit", text("bells")}}),
            "deal.cards[1].suit: expected clubs or hearts, not 'bells'"},
           {card({{"suit", number(1)}}), "deal.cards[1].suit: expected clubs or hearts"},
           {card({{"suit", text("clubs")}, {"rank", text("7")}}),
            "deal.cards[1].rank: expected a whole number"},
           {card({{"suit", text("clubs")}, {"rank", number(256)}}),
            "deal.cards[1].rank: expected a smaller number"},
           {card({{"suit", text("clubs")}, {"rank", number(-1)}}), "deal.cards[1].rank: expected"},
           {object({{"numbers", list({list({number(1), truth(true)})})}}),
            "deal.numbers[1][2]: expected a whole number"},
           {object({{"numbers", list({list({number(std::int64_t{1} << 40)})})}}),
            "deal.numbers[1][1]: expected a smaller number"},
           {object({{"seat", number(0)}}), "deal.seat: expected a seat from 1 to 4"},
           {object({{"seat", number(5)}}), "deal.seat: expected a seat from 1 to 4"},
           {object({{"seat", text("1")}}), "deal.seat: expected a seat from 1 to 4"},
           {object({{"cards", list(std::vector<Value>(4097, null()))}}),
            "deal.cards: expected fewer items"}}) {
    Deal deal;
    EXPECT_THAT(complaint(mistake.document, deal), HasSubstr(mistake.complaint));
  }
}

struct LenientWords : DealWords {
  static constexpr bool ignores_others = true;
  static constexpr std::size_t longest_list = 5000;
};

TEST(Read, IsAsStrictAsTheRulesSay) {
  const auto complaint_of_lenient = [](const Value& document) {
    Deal deal;
    const auto wrong = read(Node(&document, &source), LenientWords{}, deal, Place("deal"));
    return wrong ? wrong->text : deal.name;
  };
  EXPECT_EQ(complaint_of_lenient(object({{"wish", number(1)}, {"name", text("x")}})), "x");
  EXPECT_EQ(complaint_of_lenient(object({{"wish", number(1)}, {"name", number(1)}})),
            "deal.name: expected a text in quotes");
  const auto numbers = [](std::size_t size) {
    return object({{"numbers", list(std::vector<Value>(size, list({})))}, {"name", text("x")}});
  };
  EXPECT_EQ(complaint_of_lenient(numbers(5000)), "x");
  EXPECT_EQ(complaint_of_lenient(numbers(5001)), "deal.numbers: expected fewer items");
}

}  // namespace
}  // namespace penta
