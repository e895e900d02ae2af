// What fuzzers share: bytes that run out quietly, promises that end the program when broken, and
// those promises that every game makes.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "engine/derived.h"

namespace penta::fuzz {

inline void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "broken: %s\n", what);
  std::abort();
}

template <class T>
bool same_bytes(const T& a, const T& b) {
  return std::memcmp(&a, &b, sizeof a) == 0;
}

// Gives zeros when the bytes are used up.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size)
      : left_(reinterpret_cast<const char*>(data), size) {}
  [[nodiscard]] bool empty() const { return left_.empty(); }
  std::uint8_t next() {
    if (empty()) return 0;
    const auto byte = static_cast<std::uint8_t>(left_.front());
    left_.remove_prefix(1);
    return byte;
  }
  std::uint16_t pair() {
    const unsigned low = next();
    return static_cast<std::uint16_t>(low | static_cast<unsigned>(next()) << 8U);
  }
  std::string_view text(std::size_t most = std::string_view::npos) {
    const std::string_view text = left_.substr(0, most);
    left_.remove_prefix(text.size());
    return text;
  }

 private:
  std::string_view left_;
};

// The text with pieces taken out and others put in, as the bytes say.
inline std::string damaged(std::string text, Bytes& bytes) {
  while (!bytes.empty()) {
    const std::size_t at = bytes.pair() % (text.size() + 1);
    const std::size_t out = bytes.next() % 16U;
    const std::size_t in = bytes.next() % 16U;
    text.replace(at, out, bytes.text(in));
  }
  return text;
}

template <Game Rules>
void try_notation(const Rules& rules, std::string_view text) {
  const auto move = rules.parse(text);
  if (!move) {
    require(!move.error().text.empty(), "a refusal says why");
    return;
  }
  const auto again = rules.parse(rules.notation(*move));
  require(again && *again == *move, "notation is read as it was meant");
}

// What must hold at every state.
template <Game Rules>
void look_around(const Rules& rules, const typename Rules::State& state, FastChance& chance) {
  const auto set_up = rules.set_up(rules.position(state));
  require(set_up && same_bytes(*set_up, state), "a position is set up as it was");
  for (int i = 0; i <= rules.players(); ++i) {
    const Viewer viewer = i == rules.players() ? stranger : seat_at(i);
    const auto view = rules.view(state, viewer);
    const auto world = imagine(rules, view, chance);
    require(same_bytes(rules.view(world, viewer), view), "imagined worlds look the same");
    require(rules.to_act(world) == rules.to_act(state), "and wait for the same");
  }
}

}  // namespace penta::fuzz
