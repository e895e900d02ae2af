// The cards of the box: what our own have to show for themselves beside the
// four real decks.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/phaktionz/box_set.h"

namespace penta::phaktionz {
namespace {

using cards::Ability;
using cards::Design;
using cards::Effect;

using Names = std::vector<std::string>;
using Operations = std::set<std::string>;

constexpr int real_decks = 4;

bool is_real(const cards::Deck& deck) {
  constexpr std::array<std::string_view, real_decks> names{"Lulo Forbidden", "Lulo United", "Percy",
                                                           "Zane Basic"};
  return std::find(names.begin(), names.end(), deck.name) != names.end();
}

std::vector<const Design*> designs(bool real) {
  std::set<std::uint16_t> sheets;
  for (const cards::Deck& deck : box().decks) {
    if (is_real(deck)) sheets.insert(deck.cards.begin(), deck.cards.end());
  }
  std::vector<const Design*> found;
  for (std::size_t i = 0; i < box().designs.size(); ++i) {
    const bool is_real_one = sheets.contains(static_cast<std::uint16_t>(i));
    if (is_real_one == real) found.push_back(&box().designs[i]);
  }
  return found;
}

// --- what a program does, piece by piece

class Used {
 public:
  Operations of(const std::vector<const Design*>& designs) {
    for (const Design* design : designs) {
      side(design->front);
      side(design->back);
    }
    return std::move(found_);
  }

 private:
  template <class Word>
  void add(std::string_view what, Word word) {
    found_.insert(std::string(what) + " " + std::to_string(static_cast<int>(word)));
  }
  void kind(const cards::Kind& kind) {
    add("zones", kind.zones);
    add("noun", kind.noun);
    if (kind.plague) add("plague", 1);
    if (kind.word > 0) add(kind.other_names ? "other names" : "name", 1);
  }
  void count(const cards::Count& count) {
    add("X", count.unknown);
    if (count.unknown == cards::Unknown::past) add("past", count.past);
  }
  void condition(const cards::Condition& condition) {
    add("if", condition.test);
    if (condition.test == cards::Test::past) add("past", condition.past);
  }
  void effect(const Effect& effect) {
    add("verb", effect.verb);
    add("join", effect.join);
    if (effect.may) add("may", 1);
    add("players", effect.players);
    add("duration", effect.duration);
    if (effect.verb == cards::Verb::rules) add("rule", effect.rule);
    if (effect.verb == cards::Verb::moves) add("to", effect.to);
    add("pick", effect.target.pick);
    if (effect.amount.x)
      add("amount",
          effect.amount.plus == 0 ? 0 : effect.amount.plus / std::abs(effect.amount.plus));
    kind(effect.target.kind);
    count(effect.x);
    condition(effect.condition);
  }
  void ability(const Ability& ability) {
    add("mode", ability.mode);
    if (ability.from_hand) add("from hand", 1);
    if (ability.chooses_x) add("chooses X", 1);
    if (ability.either_cost) add("either cost", 1);
    add("limit", ability.limit.per);
    if (ability.mode == cards::Mode::when) {
      add("event", ability.moment.event);
      add("subject", ability.moment.subject);
      add("by", ability.moment.by);
      add("moment's phase", ability.moment.phase);
    }
    add("reply", ability.reply);
    add("phase", ability.phase);
    add("silence", ability.silence);
    for (std::size_t i = 0; i < ability.costs_size; ++i) {
      add("cost", ability.costs[i].payment);
      kind(ability.costs[i].kind);
    }
    for (std::size_t i = 0; i < ability.size; ++i) effect(ability.effects[i]);
  }
  void side(const cards::Side& side) {
    for (const Ability& each : side.abilities) ability(each);
  }

  Operations found_{};
};

// --- what is checked

// What a design does, without what it is called.
bool same_program(const Design& one, const Design& other) {
  const auto bare = [](Design design) {
    for (cards::Side* side : {&design.front, &design.back}) {
      side->name.clear();
      side->german.clear();
      side->flavour.clear();
      side->flavour_german.clear();
    }
    design.faction = 0;
    return design;
  };
  return bare(one) == bare(other);
}

TEST(PhaktionzBox, HasTheFourRealDecksAndSixOfOurs) {
  const auto real = std::count_if(box().decks.begin(), box().decks.end(), is_real);
  EXPECT_EQ(real, real_decks);
  EXPECT_GE(box().decks.size(), real_decks + 6U);
}

// A Tier 0 is no Summon for any text, and what it does stands on its other side.
TEST(PhaktionzBox, OfOurSummonsAtMostTwoAreWithoutText) {
  Names silent;
  for (const Design* design : designs(false)) {
    if (design->is_summon() && design->tier > 0 && design->front.abilities.empty())
      silent.push_back(design->front.name);
  }
  EXPECT_LE(silent.size(), 2U) << testing::PrintToString(silent);
}

TEST(PhaktionzBox, NoTwoOfOurCardsHaveTheSameProgram) {
  const std::vector<const Design*> ours = designs(false);
  for (std::size_t i = 0; i < ours.size(); ++i) {
    for (std::size_t j = i + 1; j < ours.size(); ++j) {
      EXPECT_FALSE(same_program(*ours[i], *ours[j]))
          << ours[i]->front.name << " and " << ours[j]->front.name;
    }
  }
}

TEST(PhaktionzBox, WhateverARealCardNeedsOneOfOursUses) {
  const Operations real = Used().of(designs(true));
  const Operations ours = Used().of(designs(false));
  Names missing;
  std::set_difference(real.begin(), real.end(), ours.begin(), ours.end(),
                      std::back_inserter(missing));
  EXPECT_THAT(missing, testing::IsEmpty());
}

TEST(PhaktionzBox, EveryLineageHasTwoFactionsToPlay) {
  std::array<std::set<std::uint8_t>, 3> factions;
  for (const cards::Deck& deck : box().decks) {
    for (const std::uint16_t card : deck.cards) {
      const Design& design = box().designs[card];
      if (!design.is_summon()) continue;
      const cards::Lineage lineage = box().lineages[design.faction - 1U];
      factions[static_cast<std::size_t>(lineage)].insert(design.faction);
    }
  }
  for (const auto& each : factions) EXPECT_GE(each.size(), 2U);
}

TEST(PhaktionzBox, HasCreationPilesAndATierZero) {
  const std::vector<const Design*> ours = designs(false);
  const auto creations =
      std::count_if(ours.begin(), ours.end(), [](const Design* each) { return each->creation; });
  EXPECT_GE(creations, 5);
  EXPECT_TRUE(std::any_of(ours.begin(), ours.end(), [](const Design* each) {
    return each->is_summon() && each->tier == 0 && !each->back.name.empty();
  }));
}

}  // namespace
}  // namespace penta::phaktionz
