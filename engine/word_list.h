// The words of an enumeration, in one list beside it. JSON, what errors expect and the page's
// TypeScript come from there.
//
//   enum class Suit : std::uint8_t { clubs, hearts, none = 0xff };
//   constexpr auto list_words(Suit /*of*/) {
//     using enum Suit;
//     return word_list<Suit>({{clubs, "clubs"}, {hearts, "hearts"}, {none, ""}});
//   }
//
// An empty word is null in JSON. A value that nobody writes, like such a `none`, may be left out of
// the list if it does not follow the others; it has an empty word, too, but null is not read as it.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace penta {

template <class E>
struct WordFor {
  E value;
  std::string_view word;
};

// What the source calls this value; empty if it has no name.
template <auto value>
consteval std::string_view enumerator_name() {
  // gcc: "... [with auto value = penta::Suit::clubs; ...]", clang: "... [value =
  // penta::Suit::clubs]". A value without a name is "(penta::Suit)2" for both.
  std::string_view name = __PRETTY_FUNCTION__;
  constexpr std::string_view before = "value = ";
  name.remove_prefix(name.find(before) + before.size());
  name = name.substr(0, name.find_first_of(";]"));
  const std::size_t last = name.find_last_of(":)");
  return name[last] == ':' ? name.substr(last + 1) : std::string_view{};
}

// Words are written with hyphens where names cannot be.
consteval bool is_name(std::string_view word, std::string_view name) {
  if (word.size() != name.size() || word.empty()) return false;
  for (std::size_t i = 0; i < word.size(); ++i) {
    const bool same = word[i] == name[i] || (word[i] == '-' && name[i] == '_');
    if (!same) return false;
  }
  return true;
}

// Every enumerator from 0 on is there, in order; a last one that stands apart may follow. No word
// is there twice, and none is the name of another enumerator: words that are swapped do not fit.
template <class E, std::size_t size>
consteval bool words_fit(const std::array<WordFor<E>, size>& list) {
  const auto names = []<std::size_t... i>(std::index_sequence<i...> /*all*/) {
    return std::array{enumerator_name<static_cast<E>(i)>()...};
  }(std::make_index_sequence<size + 1>{});
  const WordFor<E>& last = list.back();
  const bool apart = last.word.empty() && static_cast<std::size_t>(last.value) != size - 1;
  const std::size_t counted = apart ? size - 1 : size;
  if (!names[counted].empty()) return false;
  for (std::size_t i = 0; i < size; ++i) {
    if (i < counted && (static_cast<std::size_t>(list[i].value) != i || names[i].empty())) {
      return false;
    }
    for (std::size_t j = 0; j < size; ++j) {
      if (i == j) continue;
      if (list[i].word == list[j].word || is_name(list[i].word, names[j])) return false;
    }
  }
  return true;
}

void the_words_do_not_fit_the_enumeration();  // never defined: what calls it does not compile

template <class E, std::size_t size>
consteval std::array<WordFor<E>, size> word_list(const WordFor<E> (&list)[size]) {
  const auto words = std::to_array(list);
  if (!words_fit(words)) the_words_do_not_fit_the_enumeration();
  return words;
}

template <class E>
concept HasWords = std::is_enum_v<E> && requires { list_words(E{}); };

template <HasWords E>
inline constexpr auto words_of = list_words(E{});

// Empty for a value without a word.
template <HasWords E>
constexpr std::string_view word_of(E value) {
  const auto at = static_cast<std::size_t>(value);
  return at < words_of<E>.size() ? words_of<E>[at].word : std::string_view{};
}

// False, and the value as it was, if it is none of the words.
template <HasWords E>
constexpr bool find_word(std::string_view word, E& value) {
  for (const WordFor<E>& each : words_of<E>) {
    if (each.word != word) continue;
    value = each.value;
    return true;
  }
  return false;
}

// "one of clubs, hearts"
template <HasWords E>
std::string expected_words() {
  std::string all;
  for (const WordFor<E>& each : words_of<E>) {
    if (!each.word.empty()) all.append(all.empty() ? "one of " : ", ").append(each.word);
  }
  return all;
}

}  // namespace penta
