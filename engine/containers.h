// Containers that live inside states and buffers: fixed size, no heap, trivially copyable.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace penta {

// A list with room for N items.
template <class T, std::size_t N>
class FixedList {
 public:
  static constexpr std::size_t capacity = N;
  constexpr void clear() { size_ = 0; }
  // REQUIRES: size() < N
  constexpr void push_back(const T& item) {
    assert(size_ < N);
    items_[size_++] = item;
  }
  constexpr std::size_t size() const { return size_; }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  constexpr const T& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  constexpr T& operator[](std::size_t i) {
    assert(i < size_);
    return items_[i];
  }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }
  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr bool contains(const T& item) const { return std::find(begin(), end(), item) != end(); }

 private:
  std::array<T, N> items_;  // not initialised, on purpose: lists are made at every move
  std::size_t size_ = 0;
};

// A set of up to 64 small things; `Item` is an enum or integer type. Iterates in rising order.
template <class T>
class Set64 {
 public:
  using Item = T;
  constexpr Set64() = default;
  // REQUIRES: count <= 64
  static constexpr Set64 first(int count) {
    return from_bits(count <= 0 ? 0 : ~std::uint64_t{0} >> (64 - count));
  }
  static constexpr Set64 from_bits(std::uint64_t bits) {
    Set64 set;
    set.bits_ = bits;
    return set;
  }
  constexpr std::uint64_t bits() const { return bits_; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool contains(Item item) const { return (bits_ & bit(item)) != 0; }
  constexpr void insert(Item item) { bits_ |= bit(item); }
  constexpr void erase(Item item) { bits_ &= ~bit(item); }
  constexpr void flip(Item item) { bits_ ^= bit(item); }
  // REQUIRES: !empty()
  constexpr Item front() const { return static_cast<Item>(std::countr_zero(bits_)); }
  // This one and those behind it; nothing from 64 on.
  constexpr Set64 from(Item item) const {
    const int number = static_cast<int>(item);
    return from_bits(number >= 64 ? 0 : bits_ & (~std::uint64_t{0} << number));
  }
  constexpr Set64 operator|(Set64 other) const { return from_bits(bits_ | other.bits_); }
  constexpr Set64 operator&(Set64 other) const { return from_bits(bits_ & other.bits_); }
  constexpr Set64 operator-(Set64 other) const { return from_bits(bits_ & ~other.bits_); }
  constexpr bool operator==(const Set64&) const = default;

  class iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = Item;
    using difference_type = std::ptrdiff_t;
    using pointer = const Item*;
    using reference = Item;
    constexpr explicit iterator(std::uint64_t bits) : bits_(bits) {}
    constexpr Item operator*() const { return static_cast<Item>(std::countr_zero(bits_)); }
    constexpr iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    constexpr bool operator==(const iterator&) const = default;

   private:
    std::uint64_t bits_;
  };
  constexpr iterator begin() const { return iterator{bits_}; }
  constexpr iterator end() const { return iterator{0}; }

 private:
  // REQUIRES: the item is one of 0 to 63
  static constexpr std::uint64_t bit(Item item) {
    return std::uint64_t{1} << static_cast<unsigned>(item);
  }
  std::uint64_t bits_ = 0;
};

// A set of up to 128 small things; `Item` is an enum or integer type. Iterates in rising order.
template <class T>
class Set128 {
 public:
  using Item = T;
  static constexpr Set128 from_words(std::uint64_t low, std::uint64_t high) { return {low, high}; }
  static constexpr Set128 first(int count) {
    Set128 set;
    if (count > 0) set.low_ = ~std::uint64_t{0} >> (count >= 64 ? 0 : 64 - count);
    if (count > 64) set.high_ = ~std::uint64_t{0} >> (128 - count);
    return set;
  }
  constexpr void insert(Item item) {
    low_ |= bit(item) & low_mask(item);
    high_ |= bit(item) & ~low_mask(item);
  }
  constexpr void erase(Item item) {
    low_ &= ~(bit(item) & low_mask(item));
    high_ &= ~(bit(item) & ~low_mask(item));
  }
  constexpr bool contains(Item item) const {
    return ((in_low(item) ? low_ : high_) & bit(item)) != 0;
  }
  constexpr int size() const { return std::popcount(low_) + std::popcount(high_); }
  [[nodiscard]] constexpr bool empty() const { return (low_ | high_) == 0; }
  // REQUIRES: !empty()
  constexpr Item front() const {
    assert(!empty());
    return static_cast<Item>(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
  }
  // The item of rank n among the members, counted from 0. REQUIRES: n < size()
  constexpr Item nth(int n) const {
    assert(n < size());
    Set128 rest = *this;
    for (; n > 0; --n) rest.erase(rest.front());
    return rest.front();
  }
  constexpr Set128 operator&(Set128 other) const {
    return {low_ & other.low_, high_ & other.high_};
  }
  constexpr Set128 operator|(Set128 other) const {
    return {low_ | other.low_, high_ | other.high_};
  }
  constexpr Set128 operator-(Set128 other) const {
    return {low_ & ~other.low_, high_ & ~other.high_};
  }
  constexpr bool operator==(const Set128&) const = default;

  // A plain loop over the words is faster than an iterator.
  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for (std::uint64_t word = low_; word != 0; word &= word - 1) {
      visit(static_cast<Item>(std::countr_zero(word)));
    }
    for (std::uint64_t word = high_; word != 0; word &= word - 1) {
      visit(static_cast<Item>(64 + std::countr_zero(word)));
    }
  }

  constexpr Set128() = default;

 private:
  constexpr Set128(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
  static constexpr bool in_low(Item item) { return static_cast<unsigned>(item) < 64; }
  // All ones for an item of the low word: no branch on something as random as a card.
  static constexpr std::uint64_t low_mask(Item item) {
    return std::uint64_t{0} - static_cast<std::uint64_t>(in_low(item));
  }
  static constexpr std::uint64_t bit(Item item) {
    return std::uint64_t{1} << (static_cast<unsigned>(item) & 63U);
  }
  std::uint64_t low_ = 0;
  std::uint64_t high_ = 0;
};

// For a short list; equals keep their order. That of the standard library does not compile with
// every compiler without a warning.
template <class Iterator, class Less>
constexpr void sort_stably(Iterator first, Iterator last, Less less) {
  for (Iterator at = first; at != last; ++at) {
    std::rotate(std::upper_bound(first, at, *at, less), at, std::next(at));
  }
}

}  // namespace penta
