#include <gtest/gtest.h>
#include <sodium.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/chacha20.h"
#include "engine/sha256.h"

namespace penta {
namespace {

std::size_t random_up_to(std::mt19937_64& random, std::size_t most) {
  return static_cast<std::size_t>(random() % (most + 1));
}

template <typename Bytes>
void fill_randomly(std::mt19937_64& random, Bytes& bytes) {
  for (auto& byte : bytes) byte = static_cast<std::uint8_t>(random());
}

Digest sodium_sha256(std::span<const std::uint8_t> bytes) {
  Digest digest;
  crypto_hash_sha256(digest.data(), bytes.data(), bytes.size());
  return digest;
}

std::vector<std::uint32_t> sodium_words(const std::array<std::uint8_t, 32>& key,
                                        std::uint64_t nonce, std::size_t count) {
  std::array<std::uint8_t, crypto_stream_chacha20_NONCEBYTES> nonce_bytes;
  for (std::size_t i = 0; i < nonce_bytes.size(); ++i) {
    nonce_bytes[i] = static_cast<std::uint8_t>(nonce >> (8 * i));
  }
  std::vector<std::uint8_t> stream(4 * count);
  crypto_stream_chacha20(stream.data(), stream.size(), nonce_bytes.data(), key.data());
  std::vector<std::uint32_t> words(count);
  for (std::size_t i = 0; i < stream.size(); ++i) {
    words[i / 4] |= std::uint32_t{stream[i]} << (8 * (i % 4));
  }
  return words;
}

class HashTest : public testing::Test {
 protected:
  static void SetUpTestSuite() { ASSERT_GE(sodium_init(), 0); }
};

using Sha256Test = HashTest;
using ChaCha20Test = HashTest;

TEST_F(Sha256Test, NistVectors) {
  EXPECT_EQ(to_hex(sha256("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(to_hex(sha256("abc")),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(to_hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(to_hex(sha256("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
                          "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu")),
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
  EXPECT_EQ(to_hex(sha256(std::string(1'000'000, 'a'))),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST_F(Sha256Test, EveryLengthAndSplitAgreesWithSodium) {
  std::mt19937_64 random(8439);
  for (std::size_t size = 0; size <= 300; ++size) {
    std::vector<std::uint8_t> bytes(size);
    fill_randomly(random, bytes);
    const Digest expected = sodium_sha256(bytes);
    for (int repeat = 0; repeat < 20; ++repeat) {
      const std::size_t longest_piece = 1 + random_up_to(random, 150);
      Sha256 hash;
      std::span<const std::uint8_t> rest = bytes;
      while (!rest.empty()) {
        const std::size_t taken =
            random_up_to(random, longest_piece < rest.size() ? longest_piece : rest.size());
        hash.update(rest.first(taken));
        rest = rest.subspan(taken);
      }
      ASSERT_EQ(hash.finish(), expected) << "size " << size;
    }
  }
}

TEST_F(Sha256Test, TextAndBytesAreTheSameMessage) {
  const std::string_view text("p\0\xff\x80z", 5);
  const std::array<std::uint8_t, 5> bytes = {'p', 0, 0xff, 0x80, 'z'};
  EXPECT_EQ(sha256(text), sodium_sha256(bytes));
  EXPECT_EQ(Sha256().update(text.substr(0, 2)).update(std::span(bytes).subspan(2)).finish(),
            sodium_sha256(bytes));
}

TEST_F(Sha256Test, FinishStartsANewMessage) {
  Sha256 hash;
  hash.update("something before").finish();
  EXPECT_EQ(hash.finish(), sha256(""));
  EXPECT_EQ(hash.update("abc").finish(), sha256("abc"));
}

TEST_F(Sha256Test, HexRoundTrip) {
  EXPECT_EQ(to_hex({}), "");
  EXPECT_EQ(to_hex(std::array<std::uint8_t, 4>{0x00, 0x0f, 0xa0, 0xff}), "000fa0ff");

  std::mt19937_64 random(1);
  for (int repeat = 0; repeat < 200; ++repeat) {
    Digest digest;
    fill_randomly(random, digest);
    std::string hex = to_hex(digest);
    ASSERT_EQ(digest_from_hex(hex), digest);
    for (char& c : hex) {
      if (c >= 'a') c = static_cast<char>(c - 'a' + 'A');
    }
    ASSERT_EQ(digest_from_hex(hex), digest);
  }
}

TEST_F(Sha256Test, HexRefusals) {
  const std::string good(64, '7');
  ASSERT_TRUE(digest_from_hex(good));
  EXPECT_FALSE(digest_from_hex(""));
  EXPECT_FALSE(digest_from_hex(good.substr(1)));
  EXPECT_FALSE(digest_from_hex(good.substr(2)));
  EXPECT_FALSE(digest_from_hex(good + "7"));
  EXPECT_FALSE(digest_from_hex(good + "77"));
  EXPECT_FALSE(digest_from_hex("0x" + good.substr(2)));
  EXPECT_FALSE(digest_from_hex(good + "\n"));

  const std::string_view digits = "0123456789abcdefABCDEF";
  for (int code = 0; code < 256; ++code) {
    const char c = static_cast<char>(code);
    const bool is_digit = digits.find(c) != std::string_view::npos;
    for (const std::size_t at : {0u, 1u, 31u, 62u, 63u}) {
      std::string hex = good;
      hex[at] = c;
      ASSERT_EQ(digest_from_hex(hex).has_value(), is_digit) << "code " << code << " at " << at;
    }
  }
}

TEST_F(ChaCha20Test, ZeroKeyVector) {
  // RFC 8439 A.1, test vectors 1 and 2.
  ChaCha20 stream({}, 0);
  const std::array<std::uint32_t, 32> expected = {
      0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653, 0xb819d2bd, 0x1aed8da0, 0xccef36a8,
      0xc70d778b, 0x7c5941da, 0x8d485751, 0x3fe02477, 0x374ad8b8, 0xf4b8436a, 0x1ca11815,
      0x69b687c3, 0x8665eeb2, 0xbee7079f, 0x7a385155, 0x7c97ba98, 0x0d082d73, 0xa0290fcb,
      0x6965e348, 0x3e53c612, 0xed7aee32, 0x7621b729, 0x434ee69c, 0xb03371d5, 0xd539d874,
      0x281fed31, 0x45fb0a51, 0x1f0ae1ac, 0x6f4d794b};
  for (const std::uint32_t word : expected) ASSERT_EQ(stream.next(), word);
}

TEST_F(ChaCha20Test, AgreesWithSodium) {
  std::mt19937_64 random(20);
  for (int repeat = 0; repeat < 500; ++repeat) {
    std::array<std::uint8_t, 32> key;
    fill_randomly(random, key);
    for (const std::uint64_t nonce : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{1} << 32,
                                      ~std::uint64_t{0}, static_cast<std::uint64_t>(random())}) {
      ChaCha20 stream(key, nonce);
      for (const std::uint32_t word : sodium_words(key, nonce, 300)) {
        ASSERT_EQ(stream.next(), word) << "nonce " << nonce;
      }
    }
  }
}

TEST_F(ChaCha20Test, ACopyGoesOnFromTheSamePlace) {
  static_assert(std::is_trivially_copyable_v<ChaCha20>);
  const std::array<std::uint8_t, 32> key = {1, 2, 3};
  const std::vector<std::uint32_t> expected = sodium_words(key, 4, 80);
  ChaCha20 stream(key, 4);
  for (std::size_t taken = 0; taken < 40; ++taken) {
    ChaCha20 copy = stream;
    for (std::size_t i = taken; i < expected.size(); ++i) ASSERT_EQ(copy.next(), expected[i]);
    ASSERT_EQ(stream.next(), expected[taken]);
  }
}

}  // namespace
}  // namespace penta
