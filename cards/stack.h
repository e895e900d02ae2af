// What is being resolved: a stack of links, each with a list of its own of what was chosen for it.
// An effect that sets off another one waits below it, and still knows its choices when that is
// done. Lives inside states: fixed size, no heap, trivially copyable, equal bytes for equal
// contents.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace penta::cards {

// At most `Links` of them, with at most `Choices` choices each. Both types are trivially copyable;
// what is not there is zero, that is `Link{}` and `Choice{}`.
template <class Link, class Choice, std::size_t Links, std::size_t Choices>
class ResolutionStack {
  static_assert(Links > 0 && Links < 256 && Choices > 0 && Choices < 256);

 public:
  static constexpr std::size_t most_links = Links;
  static constexpr std::size_t most_choices = Choices;

  [[nodiscard]] constexpr bool empty() const { return depth_ == 0; }
  constexpr std::size_t depth() const { return depth_; }
  // How many more links there is room for: a game whose effects set off several at once asks
  // before.
  constexpr std::size_t room() const { return Links - depth_; }

  // Puts a link without choices on top. Refuses one too many: false, and nothing changes.
  constexpr bool push(const Link& link) {
    if (depth_ == Links) return false;
    links_[depth_++] = link;
    return true;
  }
  // Takes the top link away with its choices. REQUIRES: !empty()
  constexpr void pop() {
    assert(!empty());
    --depth_;
    links_[depth_] = Link{};
    chosen_[depth_] = {};
    counts_[depth_] = 0;
  }

  // REQUIRES: !empty()
  constexpr Link& top() {
    assert(!empty());
    return links_[depth_ - 1U];
  }
  constexpr const Link& top() const {
    assert(!empty());
    return links_[depth_ - 1U];
  }
  // From the bottom, which is 0. REQUIRES: place < depth()
  constexpr const Link& operator[](std::size_t place) const {
    assert(place < depth_);
    return links_[place];
  }

  // Adds to the choices of the top link. Refuses one too many: false, and nothing changes.
  // REQUIRES: !empty()
  constexpr bool choose(const Choice& choice) {
    assert(!empty());
    std::uint8_t& count = counts_[depth_ - 1U];
    if (count == Choices) return false;
    chosen_[depth_ - 1U][count++] = choice;
    return true;
  }
  // The top link starts choosing anew. REQUIRES: !empty()
  constexpr void forget() {
    assert(!empty());
    chosen_[depth_ - 1U] = {};
    counts_[depth_ - 1U] = 0;
  }

  // The choices of one link, in their order; of the top one by chosen().
  class Chosen {
   public:
    constexpr Chosen(const Choice* first, std::size_t count) : first_(first), count_(count) {}
    constexpr const Choice* begin() const { return first_; }
    constexpr const Choice* end() const { return first_ + count_; }
    constexpr std::size_t size() const { return count_; }
    [[nodiscard]] constexpr bool empty() const { return count_ == 0; }
    // REQUIRES: i < size()
    constexpr const Choice& operator[](std::size_t i) const {
      assert(i < count_);
      return first_[i];
    }
    constexpr bool contains(const Choice& choice) const {
      for (const Choice& each : *this) {
        if (each == choice) return true;
      }
      return false;
    }

   private:
    const Choice* first_;
    std::size_t count_;
  };
  // REQUIRES: place < depth(). Valid until the stack changes.
  constexpr Chosen chosen(std::size_t place) const {
    assert(place < depth_);
    return {chosen_[place].data(), counts_[place]};
  }
  constexpr Chosen chosen() const { return chosen(depth_ - 1U); }

  constexpr bool operator==(const ResolutionStack&) const = default;

 private:
  std::array<Link, Links> links_{};
  std::array<std::array<Choice, Choices>, Links> chosen_{};
  std::array<std::uint8_t, Links> counts_{};
  std::uint8_t depth_ = 0;
};

}  // namespace penta::cards
