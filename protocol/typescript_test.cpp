#include "protocol/typescript.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "engine/phrase.h"
#include "games/all_games.h"

namespace penta {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

// The lines of one interface without their comments; empty if there is none.
std::string interface_named(std::string_view name) {
  static const std::string all = typescript();
  std::string head = "\nexport interface " + std::string(name);
  std::size_t from = all.find(head + " {\n");
  if (from == std::string::npos) from = all.find(head + "<");
  if (from == std::string::npos) return "";
  const std::string text = all.substr(from + 1, all.find("\n}\n", from) - from);
  std::string lines;
  for (const std::string_view line : split(text, '\n')) {
    if (!trim(line).starts_with("/**")) lines.append(line).append("\n");
  }
  return lines;
}

TEST(TypeScript, EnumerationsAreUnionsOfTheirWords) {
  EXPECT_THAT(interface_named("Welcome"), HasSubstr("  lang: 'en' | 'de';\n"));
  EXPECT_THAT(interface_named("Welcome"), HasSubstr("  levels: ('easy' | 'normal' | 'hard')[];\n"));
  EXPECT_THAT(interface_named("ThePhasePosition"),
              HasSubstr("  phase: '0' | 'I' | 'II' | 'III' | 'IV';\n"));
  EXPECT_THAT(interface_named("ThePhasePhase"),
              HasSubstr("  trait: 'colour' | 'grid' | 'wedge' | '';\n"));
  EXPECT_THAT(interface_named("Phase10MastersParts"),
              HasSubstr("  kind: 'phase' | 'draw' | 'take' | 'fetch' | 'lay' | 'hit' | "
                        "'discard' | 'save';\n"));
  EXPECT_THAT(interface_named("Phase10MastersKnownCard"),
              HasSubstr("  where: 'hand' | 'hand-or-saves' | 'saves';\n"));
  EXPECT_THAT(interface_named("PhaseEvent"), HasSubstr("  alignment?: 'good' | 'evil';\n"));
  for (const std::string_view event : {"ThePhaseEvent", "Phase10MastersEvent", "PhaseEvent"}) {
    EXPECT_THAT(interface_named(event), HasSubstr("| 'match_won'")) << event;
  }
}

TEST(TypeScript, CardsAreStrings) {
  EXPECT_THAT(interface_named("ThePhasePosition"), HasSubstr("  hands: string[][];\n"));
  EXPECT_THAT(interface_named("ThePhasePosition"), HasSubstr("  chosen: (string | null)[];\n"));
  EXPECT_THAT(interface_named("PhasePlacedCard"), HasSubstr("  face: string;\n"));
  EXPECT_THAT(interface_named("ThePhaseEvent"), HasSubstr("  cards?: string[];\n"));
}

TEST(TypeScript, WhatIsToldIsThereUnlessItIsSparse) {
  EXPECT_THAT(interface_named("Hello"), HasSubstr("  previews?: boolean;\n")) << "may be left out";
  EXPECT_THAT(interface_named("Phase10MastersPosition"), HasSubstr("  saves: string[][];\n"));
  EXPECT_THAT(interface_named("Phase10MastersPosition"), HasSubstr("  to_skip?: number[];\n"));
  EXPECT_THAT(interface_named("ThePhaseSeenCard"), HasSubstr("  taken_by: number | null;\n"));
  EXPECT_THAT(interface_named("ThePhaseEvent"), HasSubstr("  seat?: number;\n"));
}

TEST(TypeScript, MessagesAreTypedByGame) {
  EXPECT_THAT(interface_named("State"), HasSubstr("State<G extends GameId = GameId> {\n"));
  EXPECT_THAT(interface_named("State"), HasSubstr("  view: Games[G]['view'];\n"));
  EXPECT_THAT(interface_named("State"), HasSubstr("  legal: LegalMove<G>[];\n"));
  EXPECT_THAT(interface_named("LegalMove"), HasSubstr("  parts: Games[G]['parts'];\n"));
  EXPECT_THAT(interface_named("LegalMove"), HasSubstr("  preview?: Told<G>[];\n"));
  EXPECT_THAT(interface_named("RefusedMove"), HasSubstr("  parts: Games[G]['parts'];\n"));
  EXPECT_THAT(interface_named("Told"), HasSubstr("  event: Games[G]['event'];\n"));
  EXPECT_THAT(
      interface_named("StoryEvent"),
      HasSubstr(
          "  event: Games[G]['event'] | UndoEvent | PauseEvent | ConcededEvent | DrawEvent;\n"));
  EXPECT_THAT(interface_named("UndoEvent"), HasSubstr("  kind: 'undo';\n"));
  EXPECT_THAT(interface_named("Update"),
              HasSubstr("  events: StoryEvent<G>[];\n  state: State<G>;\n"));
  EXPECT_THAT(interface_named("RulesSent"), HasSubstr("  content: Games[G]['content'];\n"));
  EXPECT_THAT(interface_named("Table"), HasSubstr("Table {\n")) << "the same for all games";
}

template <class Rules>
void expect_types() {
  const GameInfo& info = Rules::info();
  std::string wish = "never";
  std::string arrangement = "null";
  if constexpr (Arranging<Rules>) {
    wish = Rules::Wish::type_name;
    arrangement = std::string(Rules::Arrangement::type_name) + " | null";
  }
  const std::string row =
      "  '" + std::string(info.id) + "': {\n    view: " + std::string(Rules::Position::type_name) +
      ";\n    event: " + std::string(Rules::Event::type_name) +
      ";\n    parts: " + std::string(Rules::Parts::type_name) +
      ";\n    content: " + std::string(Rules::Content::type_name) + ";\n    wish: " + wish +
      ";\n    arrangement: " + arrangement + ";\n  };\n";
  EXPECT_THAT(interface_named("Games"), HasSubstr(row));
  for (const std::string_view type : {Rules::Position::type_name, Rules::Event::type_name,
                                      Rules::Parts::type_name, Rules::Content::type_name}) {
    EXPECT_NE(interface_named(type), "") << type;
  }
  EXPECT_THAT(interface_named(Rules::Event::type_name), Not(HasSubstr("  kind: string")));
}

TEST(TypeScript, EveryGameHasItsTypes){
#define PENTA_EXPECT_TYPES(name) expect_types<name::Rules>();
    PENTA_FOR_EACH_GAME(PENTA_EXPECT_TYPES)
#undef PENTA_EXPECT_TYPES
}

TEST(TypeScript, OnlyRecordsAndPositionsAreReadElsewhere) {
  const std::string all = typescript();
  std::vector<std::string> unknown;
  for (const std::string_view line : split(all, '\n')) {
    if (trim(line).starts_with("/**")) continue;
    EXPECT_THAT(std::string(line), Not(testing::ContainsRegex("\\bany\\b")));
    if (line.find("unknown;") != std::string_view::npos) unknown.emplace_back(trim(line));
  }
  EXPECT_THAT(unknown, ElementsAre("position?: unknown;", "record: unknown;", "record: unknown;"));
}

TEST(TypeScript, SaysWhatAViewLeavesOut) {
  const std::string all = typescript();
  EXPECT_THAT(all, HasSubstr("\nexport const leftOut = {\n  'the-phase': {},\n"));
  EXPECT_THAT(all, HasSubstr("  'phase10-masters': { building: [], to_skip: [], has_saved: [], "
                             "fetched: [], rebuilds: 0, known: [], rebuilt: [], drawn: [], "
                             "outlook: [] },\n"));
}

}  // namespace
}  // namespace penta
