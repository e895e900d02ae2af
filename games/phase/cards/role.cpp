#include "games/phase/cards/role.h"

#include <algorithm>
#include <string>

#include "games/phase/cards/grammar.h"

namespace penta::phase::cards {
namespace {

// Where a word stands for the n-th time, from 1; 0 if it does not.
std::size_t column_of(std::string_view word, std::size_t n, std::string_view text) {
  constexpr std::string_view gaps = " ,.:/+-";
  std::size_t seen = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(gaps, at), text.size());
    if (text.substr(at, end - at) == word && ++seen == n) return at + 1;
    at = end + 1;
  }
  return 0;
}

// Whether the effects that follow can call something "it".
bool chooses(const Effect& effect) {
  if (effect.verb == Verb::trains) return true;
  if (effect.verb == Verb::enlists) return effect.from_discard;
  const Pick pick = effect.target.pick;
  return has_target(effect.verb) &&
         (pick == Pick::one || pick == Pick::other || pick == Pick::up_to);
}

// Goes over "this", "it" and "another" as they follow each other in the text, until one is wrong.
class Walk {
 public:
  Walk(Role role, std::string_view text) : role_(role), text_(text) {}

  std::optional<TextError> over(const Ability& ability) {
    for (std::size_t i = 0; i < ability.size && !mistake_; ++i) {
      const Effect& effect = ability.effects[i];
      const bool targets = has_target(effect.verb);
      condition(effect.condition, targets);
      if (targets) target(effect.target);
      condition(effect.instead, targets);
      chosen_ = chosen_ || chooses(effect);
    }
    return mistake_;
  }

 private:
  void condition(const Condition& condition, bool targets) {
    const bool stance = condition.test == Test::is_stance;
    if (!stance && condition.test != Test::is_alignment) return;
    ++its_;
    // With a target it is asked of that. An order is good or evil, but it does not fight.
    if (stance && !targets) need_choice();
  }
  void target(const Target& target) {
    if (target.pick == Pick::it) {
      ++its_;
      need_choice();
    }
    if (target.pick == Pick::other) {
      ++others_;
      if (role_ == Role::order && !chosen_) {
        complain("another", others_,
                 "in an order, 'another' needs something chosen before; expected 'a'");
      }
    }
    if (target.pick != Pick::self) return;
    ++selves_;
    const bool resource = target.kind.noun == Noun::resource;
    if (role_ == Role::order) {
      complain("this", selves_,
               resource ? "an order is no resource in play; expected 'a resource' or others"
                        : "an order is no warrior in play; expected 'a warrior' or others");
    } else if (resource) {
      complain("this", selves_, "a skill belongs to a warrior; expected 'this warrior'");
    }
  }
  void need_choice() {
    if (role_ == Role::skill || chosen_) return;
    complain("it", its_, "an order is no warrior in play; 'it' needs something chosen before");
  }
  void complain(std::string_view word, std::size_t n, std::string_view why) {
    // A first "it" is this warrior, too.
    std::size_t column = column_of(word, n, text_);
    if (column == 0) column = column_of("it", 1, text_);
    if (!mistake_) mistake_ = TextError{std::max<std::size_t>(column, 1), std::string(why)};
  }

  Role role_;
  std::string_view text_;
  std::size_t selves_ = 0;  // "this warrior" so far
  std::size_t its_ = 0;     // "it" so far
  std::size_t others_ = 0;  // "another" so far
  bool chosen_ = false;     // something, which is "it" from then on
  std::optional<TextError> mistake_;
};

}  // namespace

std::optional<TextError> misplaced(const Ability& ability, Role role, std::string_view text) {
  return Walk(role, text).over(ability);
}

}  // namespace penta::phase::cards
