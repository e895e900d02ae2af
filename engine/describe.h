// A type names its fields once; JSON, TypeScript types and documents come from that.
//
//   struct Play {
//     Seat seat;
//     Card card;
//     static constexpr std::string_view type_name = "Play";
//     static constexpr auto fields() {
//       return std::tuple{field("seat", &Play::seat, "who played it"),
//                         field("card", &Play::card, "what was played")};
//     }
//   };
//
// `write` and `read` walk such a type. Enumerations have their words beside them (word_list.h).
// Whatever is neither that nor described, number, truth value, seat or list is a word that the game
// works out, like a card: its Rules offer `std::string word(T) const` (or a reference) and
// `bool from_word(std::string_view, T&) const`, and say what was expected by
// `std::string expected(T) const`.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/containers.h"
#include "engine/phrase.h"
#include "engine/result.h"
#include "engine/seat.h"
#include "engine/word_list.h"

namespace penta {

// Takes a value apart, piece by piece; protocol/ makes JSON of it.
class Writer {
 public:
  virtual ~Writer() = default;
  virtual void begin_object() = 0;
  virtual void end_object() = 0;
  virtual void begin_array() = 0;
  virtual void end_array() = 0;
  virtual void key(std::string_view name) = 0;
  // The key of a described field. REQUIRES: nothing in it has to be escaped.
  virtual void field(std::string_view name) { key(name); }
  virtual void null() = 0;
  virtual void boolean(bool value) = 0;
  virtual void integer(std::int64_t value) = 0;
  virtual void real(double value) = 0;
  virtual void text(std::string_view value) = 0;
  // JSON that is already text.
  virtual void raw(std::string_view json) = 0;
  // All of it so far; until something more is written.
  virtual std::string_view written() const = 0;
};

// JSON that somebody else makes, as part of a described type: text, or what writes it when its turn
// comes.
struct Json {
  std::string text = "null";
  std::function<void(Writer&)> write{};  // in place of the text, if there is one
  // Nobody knows what will be written.
  bool operator==(const Json& other) const { return !write && !other.write && text == other.text; }
};

// A value that somebody wrote, to read from; protocol/ makes it from JSON. Cheap to copy, points
// into a document that outlives it.
class Node {
 public:
  enum class Kind : std::uint8_t { null, boolean, integer, real, text, array, object };
  struct Source {
    Kind (*kind)(const void*);
    bool (*boolean)(const void*);
    std::int64_t (*integer)(const void*);
    std::string_view (*text)(const void*);
    std::size_t (*size)(const void*);
    const void* (*item)(const void*, std::size_t);      // of an array or object
    std::string_view (*key)(const void*, std::size_t);  // of an object
  };
  Node(const void* value, const Source* source) : value_(value), source_(source) {}

  Kind kind() const { return source_->kind(value_); }
  bool boolean() const { return source_->boolean(value_); }
  std::int64_t integer() const { return source_->integer(value_); }
  std::string_view text() const { return source_->text(value_); }
  std::size_t size() const { return source_->size(value_); }
  Node item(std::size_t i) const { return {source_->item(value_, i), source_}; }
  std::string_view key(std::size_t i) const { return source_->key(value_, i); }
  std::optional<Node> find(std::string_view name) const {
    for (std::size_t i = 0; i < size(); ++i) {
      if (key(i) == name) return item(i);
    }
    return std::nullopt;
  }

 private:
  const void* value_;
  const Source* source_;
};

template <class T, class M>
struct Field {
  std::string_view name;
  M T::* member;
  std::string_view doc;
  enum class Presence : std::uint8_t { usual, required, sparse } presence;
};

// A field that may be left out when reading: it keeps the value it was made with.
template <class T, class M>
constexpr Field<T, M> field(std::string_view name, M T::* member, std::string_view doc) {
  return {name, member, doc, Field<T, M>::Presence::usual};
}
template <class T, class M>
constexpr Field<T, M> required(std::string_view name, M T::* member, std::string_view doc) {
  return {name, member, doc, Field<T, M>::Presence::required};
}
// A field that is not even written while it has the value it was made with.
template <class T, class M>
constexpr Field<T, M> sparse(std::string_view name, M T::* member, std::string_view doc) {
  return {name, member, doc, Field<T, M>::Presence::sparse};
}

template <class T>
concept Described = requires {
  T::fields();
  { T::type_name } -> std::convertible_to<std::string_view>;
};

template <class T>
inline constexpr bool is_vector = false;
template <class T>
inline constexpr bool is_vector<std::vector<T>> = true;
template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;
// Names with values: an object whose names are not known before.
template <class T>
inline constexpr bool is_map = false;
template <class T>
inline constexpr bool is_map<std::vector<std::pair<std::string, T>>> = true;
// A set of small things, like Set128, or a multiset of them.
template <class T>
concept Multiset = requires(const T& things) {
  typename T::Item;
  things.for_each([](typename T::Item) {});
};

// A value with a word, or none: then the word is an empty text, and not null as in std::optional.
// It is only written.
template <HasWords E>
struct OrBlank {
  std::optional<E> value{};
  bool operator==(const OrBlank&) const = default;
};
template <class T>
inline constexpr bool is_or_blank = false;
template <class E>
inline constexpr bool is_or_blank<OrBlank<E>> = true;

template <class Rules, class T>
void write(Writer& out, const Rules& rules, const T& value);

template <class T>
const T& usual_value() {
  static const T usual{};
  return usual;
}

// One field with its name, unless it is sparse and as usual.
template <class Rules, class T, class M>
void write_field(Writer& out, const Rules& rules, const T& value, const Field<T, M>& field) {
  const bool sparse = field.presence == Field<T, M>::Presence::sparse;
  if (sparse && value.*(field.member) == usual_value<T>().*(field.member)) return;
  out.field(field.name);
  write(out, rules, value.*(field.member));
}

template <class Rules, class T>
void write(Writer& out, const Rules& rules, const T& value) {
  if constexpr (Described<T>) {
    out.begin_object();
    std::apply([&](const auto&... each) { (write_field(out, rules, value, each), ...); },
               T::fields());
    out.end_object();
  } else if constexpr (std::is_same_v<T, bool>) {
    out.boolean(value);
  } else if constexpr (std::is_integral_v<T>) {
    out.integer(static_cast<std::int64_t>(value));
  } else if constexpr (std::is_floating_point_v<T>) {
    out.real(value);
  } else if constexpr (std::is_same_v<T, std::string>) {
    out.text(value);
  } else if constexpr (std::is_same_v<T, Seat>) {
    if (value == stranger) {
      out.null();
    } else {
      out.integer(index(value) + 1);
    }
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    out.begin_array();
    for (const Seat seat : value) write(out, rules, seat);
    out.end_array();
  } else if constexpr (std::is_same_v<T, Json>) {
    if (value.write) {
      value.write(out);
    } else {
      out.raw(value.text);
    }
  } else if constexpr (is_optional<T>) {
    if (value) {
      write(out, rules, *value);
    } else {
      out.null();
    }
  } else if constexpr (is_map<T>) {
    out.begin_object();
    for (const auto& [name, item] : value) {
      out.key(name);
      write(out, rules, item);
    }
    out.end_object();
  } else if constexpr (is_vector<T>) {
    out.begin_array();
    for (const auto& item : value) write(out, rules, item);
    out.end_array();
  } else if constexpr (Multiset<T>) {
    out.begin_array();
    value.for_each([&](auto item) { write(out, rules, item); });
    out.end_array();
  } else if constexpr (is_or_blank<T>) {
    out.text(value.value ? word_of(*value.value) : std::string_view{});
  } else {
    const auto& word = [&]() -> decltype(auto) {
      if constexpr (HasWords<T>) {
        return word_of(value);
      } else {
        return rules.word(value);
      }
    }();
    if (word.empty()) {
      out.null();
    } else {
      out.text(word);
    }
  }
}

// Where a value stands in what somebody wrote. It becomes text only where something is wrong.
class Place {
 public:
  explicit Place(std::string_view name) : name_(name) {}
  Place(const Place& outer, std::string_view field) : outer_(&outer), name_(field) {}
  Place(const Place& outer, std::size_t item) : outer_(&outer), item_(item + 1) {}

  std::string text() const {
    if (outer_ == nullptr) return std::string(name_);
    if (item_ > 0) return outer_->text() + "[" + std::to_string(item_) + "]";
    return outer_->text() + "." + printable(name_);
  }

 private:
  const Place* outer_ = nullptr;
  std::string_view name_{};
  std::size_t item_ = 0;  // counted from 1
};

// Nothing, or what is wrong with what was written, with its place.
using MaybeError = std::optional<Error>;

inline MaybeError complain(const std::string& where, const std::string& expected) {
  return Error{where + ": expected " + expected};
}
inline MaybeError complain(const Place& where, const std::string& expected) {
  return complain(where.text(), expected);
}

// How strictly it is read is up to the Rules: with a constant `ignores_others` they let fields pass
// that nobody has described, with `longest_list` they say how many items a list may have.
template <class Rules>
consteval bool others_are_ignored() {
  if constexpr (requires { Rules::ignores_others; }) {
    return Rules::ignores_others;
  } else {
    return false;
  }
}
template <class Rules>
consteval std::size_t most_items() {
  if constexpr (requires { Rules::longest_list; }) {
    return Rules::longest_list;
  } else {
    return 4096;
  }
}

template <class Rules, class T>
MaybeError read(Node in, const Rules& rules, T& value, const Place& where);

template <class Rules, class T>
MaybeError read_object(Node in, const Rules& rules, T& value, const Place& where) {
  if (in.kind() != Node::Kind::object) return complain(where, "an object { ... }");
  MaybeError wrong;
  std::size_t known = 0;
  const auto read_field = [&](const auto& each) {
    if (wrong) return;
    const Place place(where, each.name);
    if (const auto found = in.find(each.name)) {
      ++known;
      wrong = read(*found, rules, value.*(each.member), place);
      return;
    }
    using Presence = typename std::decay_t<decltype(each)>::Presence;
    if (each.presence == Presence::required)
      wrong = complain(place, std::string(each.doc) + " (it is missing)");
  };
  std::apply([&](const auto&... each) { (read_field(each), ...); }, T::fields());
  if (wrong || known == in.size() || others_are_ignored<Rules>()) return wrong;
  const std::vector<std::string_view> names = std::apply(
      [](const auto&... each) { return std::vector<std::string_view>{each.name...}; }, T::fields());
  for (std::size_t i = 0; i < in.size(); ++i) {
    if (std::find(names.begin(), names.end(), in.key(i)) != names.end()) continue;
    return complain(where, "one of " + join(names, ", ") + ", not '" + printable(in.key(i)) + "'");
  }
  return wrong;
}

template <class Rules, class T>
MaybeError read(Node in, const Rules& rules, T& value, const Place& where) {
  using Kind = Node::Kind;
  if constexpr (Described<T>) {
    return read_object(in, rules, value, where);
  } else if constexpr (std::is_same_v<T, bool>) {
    if (in.kind() != Kind::boolean) return complain(where, "true or false");
    value = in.boolean();
  } else if constexpr (std::is_integral_v<T>) {
    if (in.kind() != Kind::integer) return complain(where, "a whole number");
    value = static_cast<T>(in.integer());
    if (static_cast<std::int64_t>(value) != in.integer())
      return complain(where, "a smaller number");
  } else if constexpr (std::is_same_v<T, std::string>) {
    if (in.kind() != Kind::text) return complain(where, "a text in quotes");
    value = in.text();
  } else if constexpr (std::is_same_v<T, Seat>) {
    const int players = rules.players();
    if (in.kind() == Kind::null) {
      value = stranger;
      return std::nullopt;
    }
    if (in.kind() != Kind::integer || in.integer() < 1 || in.integer() > players) {
      return complain(where, "a seat from 1 to " + std::to_string(players));
    }
    value = seat_at(static_cast<int>(in.integer()) - 1);
  } else if constexpr (is_optional<T>) {
    value.reset();
    if (in.kind() != Kind::null) return read(in, rules, value.emplace(), where);
  } else if constexpr (is_map<T>) {
    if (in.kind() != Kind::object) return complain(where, "an object { ... }");
    value.clear();
    for (std::size_t i = 0; i < in.size(); ++i) {
      auto& [name, item] = value.emplace_back();
      name = in.key(i);
      if (auto wrong = read(in.item(i), rules, item, Place(where, name))) return wrong;
    }
  } else if constexpr (is_vector<T>) {
    if (in.kind() != Kind::array) return complain(where, "a list [ ... ]");
    if (in.size() > most_items<Rules>()) return complain(where, "fewer items");
    value.clear();
    for (std::size_t i = 0; i < in.size(); ++i) {
      typename T::value_type item{};
      auto wrong = read(in.item(i), rules, item, Place(where, i));
      if (wrong) return wrong;
      value.push_back(item);
    }
  } else {
    std::string_view word;
    if (in.kind() == Kind::text) word = in.text();
    bool found = in.kind() == Kind::text || in.kind() == Kind::null;
    std::string expected;
    if constexpr (HasWords<T>) {
      found = found && find_word(word, value);
      if (!found) expected = expected_words<T>();
    } else {
      found = found && rules.from_word(word, value);
      if (!found) expected = rules.expected(T{});
    }
    if (!found) {
      return complain(where, expected + (word.empty() ? "" : ", not '" + printable(word) + "'"));
    }
  }
  return std::nullopt;
}

}  // namespace penta
