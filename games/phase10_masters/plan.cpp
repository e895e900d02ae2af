#include "games/phase10_masters/plan.h"

#include "engine/chance.h"

namespace penta::phase10_masters {
namespace {

// Moves up to so many of these cards into `used`.
void use(Cards& hand, Cards& used, NumberBits wanted, int most) {
  for (NumberBits left = hand.once() & wanted; left != 0; left &= left - 1) {
    const auto card = static_cast<Card>(std::countr_zero(left));
    for (; most > 0 && hand.contains(card); --most) {
      hand.remove(card);
      used.add(card);
    }
  }
}

// One card of each number of the run.
void use_run(Cards& hand, Cards& used, int low, int size) {
  for (int number = low; number < low + size; ++number) {
    use(hand, used, bits_of_number(number), 1);
  }
}

// The number that most cards show; with `but`, of the others.
int most_frequent(const Cards& hand, int but = 0) {
  const Tally tally(hand);
  int best = but == 1 ? 2 : 1;
  for (int number = 1; number <= highest_number; ++number) {
    if (number != but && tally.of(number) > tally.of(best)) best = number;
  }
  return best;
}

Cards used_for_two_sets(Cards hand, int first, int second) {
  Cards used;
  const int most = most_frequent(hand);
  const int next = most_frequent(hand, most);
  const Tally tally(hand);
  const bool alone =
      tally.of(most) > std::min(tally.of(most), first) + std::min(tally.of(next), second);
  use(hand, used, bits_of_number(most), alone ? first + second : first);
  if (!alone) use(hand, used, bits_of_number(next), second);
  return used;
}

Cards used_for_run(const Cards& hand, int size) {
  Cards best;
  for (int low = 1; low + size - 1 <= highest_number; ++low) {
    Cards rest = hand;
    Cards used;
    use_run(rest, used, low, size);
    if (used.size() > best.size()) best = used;
  }
  return best;
}

Cards used_for_set_and_run(const Cards& hand, int set, int run) {
  Cards best;
  for (int low = 1; low + run - 1 <= highest_number; ++low) {
    Cards rest = hand;
    Cards used;
    use_run(rest, used, low, run);
    use(rest, used, bits_of_number(most_frequent(rest)), set);
    if (used.size() > best.size()) best = used;
  }
  return best;
}

Cards used_for_colour(const Cards& hand, int size) {
  Cards best;
  for (int i = 0; i < colours; ++i) {
    Cards rest = hand;
    Cards used;
    use(rest, used, bits_of_colour(static_cast<Colour>(i)), size);
    if (used.size() > best.size()) best = used;
  }
  return best;
}

Cards used_for(const Cards& hand, const PhaseCard& phase) {
  const auto [first, second] = phase.group;
  if (first.kind == GroupKind::colour) return used_for_colour(hand, first.size);
  if (first.kind == GroupKind::run) return used_for_run(hand, first.size);
  return second.kind == GroupKind::set ? used_for_two_sets(hand, first.size, second.size)
                                       : used_for_set_and_run(hand, first.size, second.size);
}

}  // namespace

Plan plan_for(const Cards& hand, const PhaseCard& phase, bool all_wild) {
  Plan plan{.missing = missing_for(hand, phase, all_wild), .used = used_for(hand, phase)};
  for (int open = size_of(phase) - plan.used.size() - plan.missing; open > 0; --open) {
    plan.used.add(wild);
  }
  return plan;
}

int saves_for(const Cards& hand, const Cards& saves, const PhaseCard& phase, bool all_wild) {
  Cards all = hand;
  all.add_all(saves);
  return missing_for(hand, phase, all_wild) - missing_for(all, phase, all_wild);
}

int chance_with(const Cards& saves, const Cards& hand, const Cards& unseen, const PhaseCard& phase,
                bool all_wild) {
  const int alone = chance_of(hand, unseen, phase, all_wild);
  const int fetched = saves_for(hand, saves, phase, all_wild);
  if (fetched == 0) return alone;
  Cards all = hand;
  all.add_all(saves);
  return std::max(alone, chance_of(all, unseen, phase, all_wild, draws_ahead - fetched));
}

int chance_of(const Cards& hand, const Cards& unseen, const PhaseCard& phase, bool all_wild,
              int draws) {
  constexpr int samples = 200;
  FastChance chance(1);
  int complete = 0;
  for (int i = 0; i < samples; ++i) {
    Cards cards = hand;
    Cards rest = unseen;
    for (int draw = 0; draw < draws && !rest.empty(); ++draw) cards.add(draw_from(rest, chance));
    if (completes(cards, phase, all_wild)) ++complete;
  }
  return complete * 100 / samples;
}

}  // namespace penta::phase10_masters
