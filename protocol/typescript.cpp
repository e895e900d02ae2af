#include <set>
#include <type_traits>

#include "games/all_games.h"
#include "protocol/answers.h"
#include "protocol/requests.h"
#include "protocol/score_sheet.h"
#include "protocol/typescript.h"

namespace penta {
namespace {

template <class T>
std::string type_of() {
  if constexpr (Described<T>) {
    return std::string(T::type_name);
  } else if constexpr (std::is_same_v<T, bool>) {
    return "boolean";
  } else if constexpr (std::is_arithmetic_v<T> || std::is_same_v<T, Seat>) {
    return "number";
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    return "number[]";
  } else if constexpr (std::is_same_v<T, Json>) {
    return "any";
  } else if constexpr (is_optional<T>) {
    return type_of<typename T::value_type>() + " | null";
  } else if constexpr (is_map<T>) {
    return "Record<string, " + type_of<typename T::value_type::second_type>() + ">";
  } else if constexpr (is_vector<T>) {
    using Item = typename T::value_type;
    const std::string item = type_of<Item>();
    return item.find(' ') == std::string::npos ? item + "[]" : "(" + item + ")[]";
  } else if constexpr (Heap<T>) {
    return "string[]";
  } else if constexpr (HasWords<T>) {
    std::string words;
    for (const WordFor<T>& each : words_of<T>) {
      if (each.word.empty()) continue;
      words.append(words.empty() ? "" : " | ").append("'").append(each.word).append("'");
    }
    return words;
  } else if constexpr (is_or_blank<T>) {
    return type_of<typename decltype(T::value)::value_type>() + " | ''";
  } else {
    return "string";  // a word of the game
  }
}

// Words of a game may stand for nothing.
template <class T>
inline constexpr bool is_game_word = std::is_enum_v<T> && !std::is_same_v<T, Seat> && !HasWords<T>;

// Types in the order in which they are needed, each once.
class Sheet {
 public:
  explicit Sheet(std::string& out) : out_(out) {}

  template <class... Types>
  void add() {
    (add_one<Types>(), ...);
  }

 private:
  template <class T>
  void add_one() {
    if constexpr (is_optional<T> || is_vector<T>) {
      add_one<typename T::value_type>();
    } else if constexpr (Described<T>) {
      if (!added_.insert(T::type_name).second) return;
      const auto add_parts = [&](const auto& each) {
        add_one<std::decay_t<decltype(T{}.*(each.member))>>();
      };
      std::apply([&](const auto&... each) { (add_parts(each), ...); }, T::fields());
      write<T>();
    }
  }

  template <class T>
  void write() {
    out_.append("\nexport interface ").append(T::type_name).append(" {\n");
    const auto write_field = [&](const auto& each) {
      using Field = std::decay_t<decltype(each)>;
      using Member = std::decay_t<decltype(T{}.*(each.member))>;
      const bool sure = each.presence == Field::Presence::required;
      std::string type = type_of<Member>();
      if constexpr (requires { T::type_word; }) {
        if (each.name == "type") type = type_words(T::type_word);
      }
      if (is_game_word<Member> && !sure) type += " | null";
      // Nobody, unless it is always somebody.
      if constexpr (std::is_same_v<Member, Seat>) {
        if (T{}.*(each.member) == stranger) type += " | null";
      }
      out_.append("  /** ").append(each.doc).append(" */\n  ").append(each.name);
      out_.append(sure ? ": " : "?: ").append(type).append(";\n");
    };
    std::apply([&](const auto&... each) { (write_field(each), ...); }, T::fields());
    out_.append("}\n");
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

}  // namespace

std::string typescript() {
  using namespace messages;
  std::string out = "// Made by penta_types from the descriptions in protocol/. Do not edit.\n";
  Sheet sheet(out);
  sheet.add<Hello, Create, Join, AtTable, AtSeat, Rename, Commit, Reveal, Move, Undo, Agree, Chat,
            StandIn, Replay, Continue, AskRules, Verify, Bare>();
  add_union<Hello, Create, Join, AtTable, AtSeat, Rename, Commit, Reveal, Move, Undo, Agree, Chat,
            StandIn, Replay, Continue, AskRules, Verify, Bare>(out, "Request");
  sheet.add<Welcome, Problem, Created, Joined, Table, Deal, Update, Moved, UndoAsked, UndoRefused,
            Hinted, Said, Removed, Replayed, RecordSent, VerdictSent, RulesSent, Tables, Done>();
  add_union<Welcome, Problem, Created, Joined, Table, Deal, Update, Moved, UndoAsked, UndoRefused,
            Hinted, Said, Removed, Replayed, RecordSent, VerdictSent, RulesSent, Tables, Done>(
      out, "Message");
#define PENTA_TYPES(name) \
  sheet.add<name::Rules::Position, name::Rules::Event, name::Rules::Parts, name::Rules::Content>();
  PENTA_FOR_EACH_GAME(PENTA_TYPES)
  sheet.add<ReckonQuestion, ReckonAnswer>();
  return out;
}

}  // namespace penta
