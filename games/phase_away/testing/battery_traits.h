// For tests: what the battery has to be told about Phase Away.
#pragma once

#include <string>
#include <vector>

#include "games/phase_away/game.h"
#include "games/phase_away/testing/advice_check.h"
#include "games/phase_away/testing/witness.h"
#include "games/phase_away/testing/worlds.h"
#include "testing/battery_imagine.h"
#include "testing/battery_transcript.h"

namespace penta::phase_away {

struct BatteryTraits {
  static std::vector<OptionList> option_sets() {
    std::vector<OptionList> sets;
    for (const char* const players : {"2", "3", "4", "5"}) {
      sets.push_back({{"players", players}});
      sets.push_back({{"players", players}, {"clock", "turns"}});
    }
    sets.push_back({{"players", "3"}, {"difficulty", "easy"}, {"leader", "2"}});
    sets.push_back({{"players", "4"}, {"difficulty", "hard"}, {"minutes", "20"}, {"rescue", "on"}});
    return sets;
  }
  static std::vector<OptionList> slow_option_sets() {
    return {{{"players", "2"}},
            {{"players", "3"}, {"difficulty", "hard"}, {"rescue", "on"}},
            {{"players", "5"}, {"clock", "turns"}}};
  }

  // Everything is in one place, and every number as one would count it.
  static std::string invariants(const Rules& rules, const State& state) {
    const Table& table = state.table;
    if (const std::string wrong = invariants_of_cards(rules, table); !wrong.empty()) return wrong;
    int shards = 0;
    int artefacts = table.artefact_owed + (table.artefact_room != Square::none ? 1 : 0);
    for (std::size_t i = 0; i < squares; ++i) {
      shards += table.floor[i].shards;
      artefacts += table.floor[i].artefact;
    }
    for (int i = 0; i < rules.players(); ++i) {
      const Player& each = rules.player(table, seat_at(i));
      shards += each.purse.shards;
      artefacts += each.purse.artefact;
      if (table.start == Square::none) continue;
      if (!rules.walkable(table, each.dimension).contains(each.square)) {
        return "somebody cannot breathe";
      }
      if (each.standing() != (each.hp > 0)) return "felled with HP, or standing without";
      if (each.hp > rules.figures().hp[static_cast<std::size_t>(each.character)])
        return "too many HP";
    }
    if (shards != table.shards_found) return "a shard is lost";
    if (artefacts != (table.shards_found == all_shards ? 1 : 0)) return "the artefact is lost";
    const int rooms = table.laid.size() - (table.start == Square::none ? 0 : 1);
    if (table.bag[0] + table.bag[1] + table.bag[2] + rooms != squares - 1) return "a tile is lost";
    if (!(table.air - table.laid).empty()) return "air where there is no room";
    Squares monsters;
    for (std::size_t i = 0; i < table.prowler_count; ++i) {
      if (monsters.contains(table.prowlers[i].square)) return "two monsters in a room";
      monsters.insert(table.prowlers[i].square);
    }
    if (monsters != table.monsters) return "monsters are not where they are";
    if (!(monsters - table.laid).empty() || monsters.contains(table.start)) {
      return "a monster where none can be";
    }
    const bool rooms_for_portals = table.start != Square::none &&
                                   !airless_portal_rooms(table).empty() &&
                                   !airy_portal_rooms(table).empty();
    if (rooms_for_portals != (table.portals_possible != 0)) {
      return "portals that can open, or cannot";
    }
    if (table.clock > rules.time_limit()) return "later than the end";
    return "";
  }

  static std::string invariants_of_cards(const Rules& rules, const Table& table) {
    std::array<int, most_things> supply{};
    Squares floored;
    for (int i = 0; i < rules.figures().cards; ++i) {
      const auto at = static_cast<std::size_t>(i);
      const std::uint8_t place = table.where[at];
      const auto thing = static_cast<std::size_t>(rules.figures().thing_of[at]);
      int carriers = 0;
      for (const Player& each : table.players) {
        carriers += each.carried.contains(static_cast<Card>(i)) ? 1 : 0;
      }
      if (place == in_supply) ++supply[thing];
      if (place < squares) floored.insert(static_cast<Square>(place));
      const bool owned = place != in_supply && place >= with_player;
      if (carriers > (owned ? 1 : 0)) return "a card in two places";
      if (!owned || carriers == 1) continue;
      const Player& by = table.players[place - with_player];
      if (by.weapon != static_cast<Thing>(thing) && by.armour != static_cast<Thing>(thing)) {
        return "a card that nobody carries or wears";
      }
    }
    for (std::size_t i = 0; i < most_things; ++i) {
      if (supply[i] != table.supply[i]) return "the supply was miscounted";
    }
    for (std::size_t i = 0; i < squares; ++i) {
      if (!table.floor[i].empty()) floored.insert(static_cast<Square>(i));
    }
    return floored == table.floored ? "" : "something lies where nothing is marked";
  }

  static std::vector<Thing> cards_in_hand(const View& /*view*/) { return {}; }
  static bool is_about(Move /*move*/, Thing /*thing*/) { return false; }

  static Move random_move(FastChance& chance) {
    const auto kind = static_cast<Move::Kind>(chance.below(28));
    switch (chance.below(4)) {
      case 0:
        return Move::of(kind);
      case 1:
        return Move::of(kind, chance.below(8));
      case 2:
        return Move::of(kind, chance.below(50), chance.below(6), chance.below(5));
      default:
        return Move::from_code(static_cast<std::uint32_t>(chance.next()));
    }
  }

  using Witness = phase_away::Witness;

  template <class Visit>
  static void for_each_world(const Rules& rules, const View& view, Visit visit) {
    phase_away::for_each_world(rules, view, visit);
  }

  // So late that few hours are left for portals and attack.
  static std::vector<battery::SmallPosition<Rules>> small_positions() {
    const Rules rules = battery::make_rules<Rules>({{"players", "3"}});
    std::vector<battery::SmallPosition<Rules>> positions;
    for (const int clock : {455'500, 470'000}) {
      battery::RandomMatch<Rules> match(rules, "late", 1);
      while (match.state.table.turns < 4) match.step();
      State state = match.state;
      state.table.clock = clock;
      state.table.turn_began = clock;
      state.table.attacked = 0;
      state.table.no_portals_since = 0;
      state.table.portals_opened = clock - 340'000;
      state.portals_due = state.table.portals_opened + 360'000;
      state.attack_due = 480'000;
      positions.push_back({"after " + std::to_string(clock), rules, state, seat_at(1)});
    }
    return positions;
  }

  static std::string flaw(const Rules& rules, const View& view, Move move,
                          const std::vector<Move>& rivals, const Advice& advice) {
    return AdviceCheck(rules, view, move, rivals).flaw(advice);
  }

  static std::vector<battery::Transcript> transcripts() {
    return {{battery::beside(__FILE__, "../transcript.txt"),
             {{"players", "3"}, {"clock", "turns"}, {"turn_seconds", "60"}},
             1},
            {battery::beside(__FILE__, "../transcript_two.txt"),
             {{"players", "2"}, {"minutes", "20"}},
             2}};
  }
};

}  // namespace penta::phase_away
