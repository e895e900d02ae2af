// A value or one clear sentence about what is wrong and what was expected. The rooms that also
// run in the browser throw nothing.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>

namespace penta {

struct Error {
  std::string text;
};

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}      // NOLINT: by intent
  Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}  // NOLINT: by intent

  explicit operator bool() const { return content_.index() == 0; }
  T& operator*() {
    assert(*this);
    return *std::get_if<0>(&content_);
  }
  const T& operator*() const {
    assert(*this);
    return *std::get_if<0>(&content_);
  }
  T* operator->() { return &**this; }
  const T* operator->() const { return &**this; }
  // REQUIRES: !*this
  const Error& error() const {
    assert(!*this);
    return *std::get_if<1>(&content_);
  }

 private:
  std::variant<T, Error> content_;
};

// Why a move is refused: a code of the game and its parameters (cards, seats, the rule). Code 0
// means that nothing speaks against it. The game's `text` puts it into words.
struct Reason {
  std::uint8_t code = 0;
  std::array<std::uint8_t, 3> args{};
  constexpr bool ok() const { return code == 0; }
  constexpr bool operator==(const Reason&) const = default;
};

// A code of the game with its parameters.
template <class Why, class... Args>
constexpr Reason because(Why why, Args... args) {
  return {static_cast<std::uint8_t>(why), {static_cast<std::uint8_t>(args)...}};
}

}  // namespace penta
