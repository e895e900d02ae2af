#include "protocol/typescript.h"

#include <set>
#include <type_traits>

#include "games/all_games.h"
#include "protocol/answers.h"
#include "protocol/companion.h"
#include "protocol/json.h"
#include "protocol/requests.h"
#include "protocol/score_sheet.h"

namespace penta {
namespace {

// What the page says, or what it is told. A field that may be left out is always told unless it is
// sparse.
enum class Way : std::uint8_t { said, told };

// The field of a message that is JSON made by a game: its name says which of the game's types.
template <class Owner, class Member>
constexpr bool is_of_game(const Field<Owner, Member>& field) {
  return std::is_same_v<Member, Json> &&
         (field.name == "view" || field.name == "event" || field.name == "parts" ||
          field.name == "content" || field.name == "wish" || field.name == "arrangement");
}

// Whether somewhere in it is such a field: then the type is one for each game.
template <class T>
consteval bool is_by_game() {
  if constexpr (Described<T>) {
    const auto field_is = []<class Owner, class Member>(const Field<Owner, Member>& each) {
      return is_of_game(each) || is_by_game<Member>();
    };
    return std::apply([&](const auto&... each) { return (field_is(each) || ...); }, T::fields());
  } else if constexpr (is_optional<T> || is_vector<T>) {
    return is_by_game<typename T::value_type>();
  } else {
    return false;
  }
}

template <HasWords E>
std::string union_of_words() {
  std::string words;
  for (const WordFor<E>& each : words_of<E>) {
    if (each.word.empty()) continue;
    words.append(words.empty() ? "" : " | ").append("'").append(each.word).append("'");
  }
  return words;
}

std::string list_of(const std::string& item) {
  return item.find(' ') == std::string::npos ? item + "[]" : "(" + item + ")[]";
}

template <class T>
std::string type_of() {
  if constexpr (Described<T>) {
    return std::string(T::type_name) + (is_by_game<T>() ? "<G>" : "");
  } else if constexpr (std::is_same_v<T, bool>) {
    return "boolean";
  } else if constexpr (std::is_arithmetic_v<T> || std::is_same_v<T, Seat>) {
    return "number";
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    return "number[]";
  } else if constexpr (std::is_same_v<T, Json>) {
    return "unknown";
  } else if constexpr (is_optional<T>) {
    return type_of<typename T::value_type>() + " | null";
  } else if constexpr (is_map<T>) {
    return "Record<string, " + type_of<typename T::value_type::second_type>() + ">";
  } else if constexpr (is_vector<T>) {
    return list_of(type_of<typename T::value_type>());
  } else if constexpr (Multiset<T>) {
    return list_of(type_of<typename T::Item>());
  } else if constexpr (is_or_blank<T>) {
    return union_of_words<typename decltype(T::value)::value_type>() + " | ''";
  } else if constexpr (HasWords<T>) {
    return union_of_words<T>();
  } else {
    return "string";  // a word that the game works out
  }
}

// Whether its word may be empty, and so null in JSON.
template <class T>
constexpr bool may_be_null() {
  if constexpr (HasWords<T>) {
    T value{};
    return find_word("", value);
  } else {
    return std::is_enum_v<T> && !std::is_same_v<T, Seat>;
  }
}

// Types in the order in which they are needed, each once.
class Sheet {
 public:
  explicit Sheet(std::string& out) : out_(out) {}

  template <class... Types>
  void add(Way way) {
    (add_one<Types>(way), ...);
  }

 private:
  template <class T>
  void add_one(Way way) {
    if constexpr (is_optional<T> || is_vector<T>) {
      add_one<typename T::value_type>(way);
    } else if constexpr (Described<T>) {
      if (!added_.insert(T::type_name).second) return;
      const auto add_parts = [&]<class Member>(const Field<T, Member>& /*each*/) {
        add_one<Member>(way);
      };
      std::apply([&](const auto&... each) { (add_parts(each), ...); }, T::fields());
      out_.append("\nexport interface ").append(T::type_name);
      out_.append(is_by_game<T>() ? "<G extends GameId = GameId> {\n" : " {\n");
      std::apply([&](const auto&... each) { (write(each, way), ...); }, T::fields());
      out_.append("}\n");
    }
  }

  template <class T, class Member>
  void write(const Field<T, Member>& field, Way way) {
    using Presence = typename Field<T, Member>::Presence;
    const bool sparse = field.presence == Presence::sparse;
    const bool there = field.presence == Presence::required || (way == Way::told && !sparse);
    // What is sparse is left out in place of a null.
    const bool null = way == Way::said || !sparse;
    std::string type = type_of<Member>();
    if constexpr (requires { T::type_word; }) {
      if (field.name == "type") type = type_words(T::type_word);
    }
    if (is_of_game(field)) type = "Games[G]['" + std::string(field.name) + "']";
    if (std::is_same_v<T, messages::StoryEvent> && field.name == "event") {
      type.append(" | ").append(messages::UndoEvent::type_name);
      type.append(" | ").append(messages::PauseEvent::type_name);
      type.append(" | ").append(messages::ConcededEvent::type_name);
      type.append(" | ").append(messages::DrawEvent::type_name);
    }
    if (may_be_null<Member>() && field.presence != Presence::required && null) type += " | null";
    // Nobody, unless it is always somebody.
    if constexpr (std::is_same_v<Member, Seat>) {
      if (T{}.*(field.member) == stranger && null) type += " | null";
    }
    out_.append("  /** ").append(field.doc).append(" */\n  ").append(field.name);
    out_.append(there ? ": " : "?: ").append(type).append(";\n");
  }

  static std::string type_words(std::string_view words) {
    std::string type;
    for (const std::string_view word : split(words, ',')) {
      type.append(type.empty() ? "'" : " | '").append(trim(word)).append("'");
    }
    return type;
  }

  std::string& out_;
  std::set<std::string_view> added_;
};

template <class... Types>
void add_union(std::string& out, std::string_view name) {
  out.append("\nexport type ").append(name).append(" =");
  ((out.append("\n  | ").append(Types::type_name)), ...);
  out.append(";\n");
}

template <class Rules>
void add_types_of(Sheet& sheet) {
  sheet.add<typename Rules::Position, typename Rules::Event, typename Rules::Parts,
            typename Rules::Content>(Way::told);
  if constexpr (Arranging<Rules>) {
    sheet.add<typename Rules::Wish>(Way::said);
    sheet.add<typename Rules::Arrangement>(Way::told);
  }
}

template <class Rules>
std::string row_of_game() {
  std::string row = "  '" + std::string(Rules::info().id) + "': {\n";
  const auto add = [&](std::string_view name, std::string_view type) {
    row.append("    ").append(name).append(": ").append(type).append(";\n");
  };
  add("view", Rules::Position::type_name);
  add("event", Rules::Event::type_name);
  add("parts", Rules::Parts::type_name);
  add("content", Rules::Content::type_name);
  if constexpr (Arranging<Rules>) {
    add("wish", Rules::Wish::type_name);
    add("arrangement", std::string(Rules::Arrangement::type_name) + " | null");
  } else {
    add("wish", "never");
    add("arrangement", "null");
  }
  return row + "  };\n";
}

// In place of a game's rules: no word of a card is in what is left out.
struct NoCards {
  template <class T>
  std::string word(T /*value*/) const {
    return {};
  }
};

// What a view leaves out is this. A card that is not there, or nobody, is just undefined.
template <class Rules>
std::string left_out_by_game() {
  using Position = typename Rules::Position;
  const Position usual{};
  std::string row;
  const auto add = [&]<class Member>(const Field<Position, Member>& each) {
    if (each.presence != Field<Position, Member>::Presence::sparse) return;
    if constexpr (std::is_arithmetic_v<Member> || is_vector<Member>) {
      row.append(row.empty() ? " " : ", ").append(each.name).append(": ");
      row.append(write_json(NoCards{}, usual.*(each.member)));
    }
  };
  std::apply([&](const auto&... each) { (add(each), ...); }, Position::fields());
  return "  '" + std::string(Rules::info().id) + "': {" + row + (row.empty() ? "},\n" : " },\n");
}

}  // namespace

std::string typescript() {
  using namespace messages;
  std::string out = "// Made by penta_types from the descriptions in protocol/. Do not edit.\n";
  Sheet sheet(out);
  sheet.add<Hello, Create, Join, AtTable, AtSeat, Rename, Choose, Commit, Reveal, Move, Arrange,
            Undo, Agree, Chat, Point, StandIn, StandingPass, Replay, Continue, AskRules, AskChoices,
            AskHighScores, Verify, Bare>(Way::said);
  add_union<Hello, Create, Join, AtTable, AtSeat, Rename, Choose, Commit, Reveal, Move, Arrange,
            Undo, Agree, Chat, Point, StandIn, StandingPass, Replay, Continue, AskRules, AskChoices,
            AskHighScores, Verify, Bare>(out, "Request");
  sheet.add<UndoEvent, PauseEvent, ConcededEvent, DrawEvent, Welcome, ErrorSent, Created, Joined,
            Table, Deal, Update, Moved, UndoAsked, UndoRefused, Hinted, Arranged, Said, Pointed,
            Removed, Replayed, RecordSent, VerdictSent, RulesSent, ChoicesSent, HighScores, Tables,
            Done>(Way::told);
  add_union<Welcome, ErrorSent, Created, Joined, Table, Deal, Update, Moved, UndoAsked, UndoRefused,
            Hinted, Arranged, Said, Pointed, Removed, Replayed, RecordSent, VerdictSent, RulesSent,
            ChoicesSent, HighScores, Tables, Done>(out, "Message");
#define PENTA_TYPES(name) add_types_of<name::Rules>(sheet);
  PENTA_FOR_EACH_GAME(PENTA_TYPES)
#undef PENTA_TYPES

  out += "\n/** What each game puts into messages. */\nexport interface Games {\n";
#define PENTA_ROW(name) out += row_of_game<name::Rules>();
  PENTA_FOR_EACH_GAME(PENTA_ROW)
#undef PENTA_ROW
  out += "}\nexport type GameId = keyof Games;\n";

  out += "\n/** What a view leaves out is this. */\nexport const leftOut = {\n";
#define PENTA_LEFT_OUT(name) out += left_out_by_game<name::Rules>();
  PENTA_FOR_EACH_GAME(PENTA_LEFT_OUT)
#undef PENTA_LEFT_OUT
  out += "} satisfies { [G in GameId]: Partial<Games[G]['view']> };\n";

  sheet.add<ReckonQuestion>(Way::said);
  sheet.add<ReckonAnswer>(Way::told);
  sheet.add<CompanionQuestion>(Way::said);
  sheet.add<CompanionAnswer>(Way::told);
  return out;
}

}  // namespace penta
