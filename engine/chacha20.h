#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace penta {

// The ChaCha20 keystream as 32-bit words. The block function is that of RFC 8439, but the counter
// (from 0) and the nonce have 64 bits each, as in the original cipher and in libsodium's
// crypto_stream_chacha20 (whose eight nonce bytes are `nonce`, little endian).
// A copy goes on independently from the same place.
class ChaCha20 {
 public:
  ChaCha20(const std::array<std::uint8_t, 32>& key, std::uint64_t nonce);

  // The next four keystream bytes, read little endian.
  std::uint32_t next();

 private:
  void refill();

  std::array<std::uint32_t, 16> input_;    // of the next block to make
  std::array<std::uint32_t, 16> block_{};  // keystream, given out up to used_
  std::size_t used_ = 16;
};

}  // namespace penta
