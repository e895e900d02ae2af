// What fuzzers share: bytes that run out quietly, and promises that end the program when broken.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>

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
  bool empty() const { return left_.empty(); }
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

}  // namespace penta::fuzz
