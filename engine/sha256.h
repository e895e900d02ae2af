#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace penta {

using Digest = std::array<std::uint8_t, 32>;

// SHA-256 (FIPS 180-4) of a message given in pieces.
class Sha256 {
 public:
  Sha256& update(std::span<const std::uint8_t> bytes);
  Sha256& update(std::string_view text);

  // The digest of everything since construction or the last finish(); starts a new, empty message.
  Digest finish();

 private:
  static constexpr std::size_t block_size = 64;
  static constexpr std::array<std::uint32_t, 8> initial_state = {0x6a09e667, 0xbb67ae85, 0x3c6ef372,
                                                                 0xa54ff53a, 0x510e527f, 0x9b05688c,
                                                                 0x1f83d9ab, 0x5be0cd19};

  void compress(std::span<const std::uint8_t, block_size> block);

  std::array<std::uint32_t, 8> state_ = initial_state;
  std::array<std::uint8_t, block_size> pending_{};
  std::size_t pending_size_ = 0;  // always below block_size between calls
  std::uint64_t length_ = 0;      // bytes of message so far
};

Digest sha256(std::string_view text);

// Lower case, two digits a byte.
std::string to_hex(std::span<const std::uint8_t> bytes);

// Nothing unless `hex` is exactly 64 hexadecimal digits, of either case.
std::optional<Digest> digest_from_hex(std::string_view hex);

}  // namespace penta
