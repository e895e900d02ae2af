#include "engine/chacha20.h"

#include <bit>
#include <type_traits>

namespace penta {
namespace {

using Words = std::array<std::uint32_t, 16>;

void quarter_round(Words& x, std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
  x[a] += x[b];
  x[d] = std::rotl(x[d] ^ x[a], 16);
  x[c] += x[d];
  x[b] = std::rotl(x[b] ^ x[c], 12);
  x[a] += x[b];
  x[d] = std::rotl(x[d] ^ x[a], 8);
  x[c] += x[d];
  x[b] = std::rotl(x[b] ^ x[c], 7);
}

}  // namespace

static_assert(std::is_trivially_copyable_v<ChaCha20>);

ChaCha20::ChaCha20(const std::array<std::uint8_t, 32>& key, std::uint64_t nonce)
    : input_{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574} {
  for (std::size_t i = 0; i < 8; ++i) {
    input_[4 + i] = std::uint32_t{key[4 * i]} | std::uint32_t{key[4 * i + 1]} << 8 |
                    std::uint32_t{key[4 * i + 2]} << 16 | std::uint32_t{key[4 * i + 3]} << 24;
  }
  input_[14] = static_cast<std::uint32_t>(nonce);
  input_[15] = static_cast<std::uint32_t>(nonce >> 32);
}

std::uint32_t ChaCha20::next() {
  if (used_ == block_.size()) refill();
  return block_[used_++];
}

void ChaCha20::refill() {
  block_ = input_;
  for (int i = 0; i < 10; ++i) {
    quarter_round(block_, 0, 4, 8, 12);
    quarter_round(block_, 1, 5, 9, 13);
    quarter_round(block_, 2, 6, 10, 14);
    quarter_round(block_, 3, 7, 11, 15);
    quarter_round(block_, 0, 5, 10, 15);
    quarter_round(block_, 1, 6, 11, 12);
    quarter_round(block_, 2, 7, 8, 13);
    quarter_round(block_, 3, 4, 9, 14);
  }
  for (std::size_t i = 0; i < block_.size(); ++i) block_[i] += input_[i];
  if (++input_[12] == 0) ++input_[13];
  used_ = 0;
}

}  // namespace penta
