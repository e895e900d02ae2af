// Cards played at random: no card, and nothing that the card language can say, breaks a match.
#include "games/phase/cards/role.h"
#include "games/phase/cards/testing/random_ability.h"
#include "games/phase/testing/scene.h"
#include "games/phase/testing/usage.h"

namespace penta::phase {
namespace {

// Plays a match with random moves; says what went wrong, if anything.
std::string play(const Rules& rules, std::uint64_t seed, Usage& usage) {
  constexpr int too_long = 50'000;
  FastChance chance(seed);
  State state = rules.start(chance, usage);
  MoveList moves;
  MoveList seen;
  for (int count = 0; count < too_long; ++count) {
    const auto wrong = [&](const std::string& what) {
      return what + " (seed " + std::to_string(seed) + ", move " + std::to_string(count) + ")";
    };
    if (const std::string what = flaw(rules, state); !what.empty()) return wrong(what);
    const SeatSet acting = rules.to_act(state);
    if (acting.empty()) return {};
    const Seat seat = acting.front();
    rules.legal_moves(state, seat, moves);
    if (count % 4 == 0) {
      rules.legal_moves(rules.view(state, seat), seen);
      if (!std::equal(moves.begin(), moves.end(), seen.begin(), seen.end())) {
        return wrong("what is legal does not show");
      }
    }
    const Influence before = influence_of_all(rules, state);
    const auto any = [&] { return moves[chance.below(static_cast<std::uint32_t>(moves.size()))]; };
    Move move = any();
    if (move.kind() == Move::Kind::pass || move.kind() == Move::Kind::done) move = any();
    rules.apply(state, seat, move, chance, usage);
    const Influence after = influence_of_all(rules, state);
    if (after.good > before.good || after.evil > before.evil) return wrong("influence grows");
  }
  return "the match does not end (seed " + std::to_string(seed) + ")";
}

// A deck of 25 from these cards, as an option says it.
std::string random_deck(const cards::Set& set, FastChance& chance, int copies = 0,
                        std::uint16_t card = 0) {
  cards::Deck deck;
  for (std::size_t i = 0; i < cards::fewest_in_deck; ++i) {
    const auto any = chance.below(static_cast<std::uint32_t>(set.cards.size()));
    deck.cards.push_back(static_cast<int>(i) < copies ? card : static_cast<std::uint16_t>(any));
  }
  return write_deck(deck, set);
}

TEST(PhaseCards, EachCardOfTheBoxCanBePlayedAtRandom) {
  const cards::Set& set = Book::box()->set;
  FastChance chance(1);
  Usage usage;
  for (std::size_t card = 0; card < set.cards.size(); ++card) {
    const int players = 2 + static_cast<int>(card % 4);
    OptionList options{{"players", std::to_string(players)},
                       {"format", "sandbox"},
                       {"round_limit", players < 4 ? "12" : "6"}};
    for (int seat = 1; seat <= players; ++seat) {
      options.emplace_back("deck" + std::to_string(seat),
                           random_deck(set, chance, 10, static_cast<std::uint16_t>(card)));
    }
    const Rules rules = make_rules(options);
    for (std::uint64_t match = 0; match < 2; ++match) {
      ASSERT_EQ(play(rules, 10 * card + match, usage), "") << name_of(set.cards[card], set);
    }
  }
  // That was a test of every order and skill.
  for (std::size_t i = 0; i < set.sides.size(); ++i) {
    const auto side = static_cast<SideId>(i);
    for (int ability = 0; ability <= Book::box()->facts[i].skills; ++ability) {
      EXPECT_GE((usage.times[{side, ability}]), 20) << set.sides[i].title << ", " << ability;
    }
  }
}

// Sides with an order and two skills each, of anything that can be said. What costs much is seldom
// used, so most of it costs little.
cards::Set random_set(std::uint64_t seed) {
  constexpr int pairs = 125;
  cards::Set set{.name = "Random"};
  for (const std::string name : {"Fengarian", "Keeper", "Sun Dominion"}) {
    set.lexicon.factions.push_back({name, name});
  }
  FastChance chance(seed);
  cards::RandomAbility any(set.lexicon, seed);
  const auto small = [&](std::uint32_t below) {
    return static_cast<std::uint8_t>(chance.below(below));
  };
  const auto draw = [&](bool order) {
    for (;;) {
      cards::Ability ability = any.next();
      if (ability.size == 0 || (order && ability.trigger != Trigger::action)) continue;
      const auto role = order ? cards::Role::order : cards::Role::skill;
      if (misplaced(ability, role, in_english(ability, set.lexicon))) continue;
      if (chance.below(4) != 0) {
        ability.locks = std::min<std::uint8_t>(ability.locks, 1);
        ability.phases = std::min<std::uint8_t>(ability.phases, 1);
      }
      return ability;
    }
  };
  for (int i = 0; i < 2 * pairs; ++i) {
    const bool good = i % 2 == 0;
    const std::string title = (good ? "Good " : "Evil ") + std::to_string(i / 2);
    cards::Side side{.title = title, .german = title};
    side.alignment = good ? Alignment::good : Alignment::evil;
    side.faction = static_cast<std::uint8_t>(1 + small(3));
    side.cost = small(3);
    side.attack = small(5);
    side.defence = static_cast<std::uint8_t>(1 + small(6));
    side.order = draw(true);
    side.skills = {draw(false), draw(false)};
    while (side.skills[0] == side.skills[1]) side.skills[1] = draw(false);
    if (small(6) == 0) side.skills.push_back({.trigger = Trigger::ally});
    set.sides.push_back(side);
    if (!good) {
      set.cards.push_back(
          {.good = static_cast<std::uint8_t>(i - 1), .evil = static_cast<std::uint8_t>(i)});
    }
  }
  return set;
}

TEST(PhaseCards, WhateverTheLanguageSaysCanBePlayedAtRandom) {
  constexpr std::size_t wanted = 10'000;
  std::size_t used = 0;
  for (std::uint64_t seed = 1; seed <= 18; ++seed) {
    const cards::Set set = random_set(seed);
    const std::string packed = pack(set);
    FastChance chance(seed);
    Usage usage;
    for (int table = 0; table < 6; ++table) {
      const int players = 2 + (table + 1) % 4;
      OptionList options{{"players", std::to_string(players)},
                         {"format", "sandbox"},
                         {"cards", packed},
                         {"round_limit", "8"}};
      for (int seat = 1; seat <= players; ++seat) {
        options.emplace_back("deck" + std::to_string(seat), random_deck(set, chance));
      }
      const Rules rules = make_rules(options);
      for (std::uint64_t match = 0; match < 6; ++match) {
        ASSERT_EQ(play(rules, 100 * seed + 6 * static_cast<std::uint64_t>(table) + match, usage),
                  "");
      }
    }
    used += usage.times.size();
  }
  EXPECT_GE(used, wanted);
  RecordProperty("used", static_cast<int>(used));
}

}  // namespace
}  // namespace penta::phase
