// The monsters that the companion knows of: which are on the board, where, and where they go.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "games/phase_away/company.h"

namespace penta::phase_away {

class CompanyMonsters : protected Company {
 protected:
  using Company::Company;

  CompanionMonster* monster(int number) {
    const auto found = std::find_if(monsters_.begin(), monsters_.end(),
                                    [&](const auto& each) { return each.number == number; });
    return found == monsters_.end() ? nullptr : &*found;
  }

  void add_monster(Monster kind, Square square) {
    monsters_.push_back({.number = ++numbered_, .monster = kind, .square = square});
    stand(monsters_.back(), square);
  }

  // On the table of the rules, too, which knows only those whose room is known.
  // Of two in one room nobody knows where the second one is.
  void stand(CompanionMonster& each, Square square) {
    const bool free =
        square != Square::none && square != table_.start && !table_.monsters.contains(square);
    each.square = free ? square : Square::none;
    if (!free) return;
    table_.prowlers[table_.prowler_count++] = {square, each.monster};
    table_.monsters.insert(square);
  }

  void leave(CompanionMonster& each) {
    const Square from = std::exchange(each.square, Square::none);
    if (from == Square::none || !table_.monsters.contains(from)) return;
    auto& prowlers = table_.prowlers;
    const auto end = prowlers.begin() + table_.prowler_count;
    const auto at = std::find_if(prowlers.begin(), end,
                                 [&](const Prowler& prowler) { return prowler.square == from; });
    std::copy(at + 1, end, at);
    prowlers[--table_.prowler_count] = {};
    table_.monsters.erase(from);
  }

  void forget(int number) {
    std::erase_if(monsters_, [&](const auto& each) { return each.number == number; });
    std::erase(to_move_, number);
  }

  bool is_awaited(Square square) const {
    return square != Square::none &&
           std::any_of(awaited_.begin(), awaited_.end(),
                       [&](const Awaited& each) { return each.square == square; });
  }
  Problem cannot_stand(Square square) const {
    if (square == Square::none) return {};
    if (square == table_.start) {
      return Phrase{"monsters never enter START", "START betritt kein Monster"};
    }
    if (table_.monsters.contains(square) || is_awaited(square)) {
      return Phrase{"a monster stands there already", "dort steht schon ein Monster"};
    }
    return {};
  }

  Problem draw_monster(Square square) {
    if (!awaited_.empty()) {
      square = awaited_.front().square;
      awaited_.erase(awaited_.begin());
    } else if (const auto problem = cannot_stand(square)) {
      return problem;
    } else if (numbered_ >= most_monsters_ever) {
      return Phrase{"too many monsters", "zu viele Monster"};
    }
    const Monster kind = draw(
        Draw::spawn, [](Drawer& drawer, auto&, auto&) { return drawer.drawing().draw_monster(); });
    add_monster(kind, square);
    announce(
        {.kind = Announcement::Kind::monster, .square = monsters_.back().square, .monster = kind});
    return {};
  }

  Problem move_next() {
    if (to_move_.empty()) {
      ++round_;
      for (const CompanionMonster& each : monsters_) {
        const auto kind = static_cast<std::size_t>(each.monster);
        if (rules_.figures().movement[kind] > 0) to_move_.push_back(each.number);
      }
      if (to_move_.empty()) {
        announce({.kind = Announcement::Kind::prowl});
        return {};
      }
    }
    const int number = to_move_.front();
    to_move_.erase(to_move_.begin());
    walk(*monster(number));
    return {};
  }

  // As the rules let it walk; only, the companion does not know who stands where.
  void walk(CompanionMonster& each) {
    const int movement = rules_.figures().movement[static_cast<std::size_t>(each.monster)];
    const Square from = each.square;
    Announcement said{.kind = Announcement::Kind::prowl,
                      .squares = {from},
                      .monster = each.monster,
                      .amount = movement};
    draw(Draw::prowl, [&](Drawer& drawer, MatchChance& chance, auto& events) {
      said.direction = static_cast<Direction>(chance.below(directions));
      if (from == Square::none) return;
      // Where one is announced and not drawn yet, one stands.
      const Squares drawn = table_.monsters;
      for (const Awaited& awaited : awaited_) {
        if (awaited.square != Square::none) table_.monsters.insert(awaited.square);
      }
      const Squares expected = table_.monsters - drawn;
      drawer.walk_monster(from, said.direction, movement);
      table_.monsters = table_.monsters - expected;
      said.square = from;
      for (const Event& event : events.events) {
        if (event.kind == Event::Kind::prowled) said.square = event.square;
        if (event.kind == Event::Kind::vanished) said.square = Square::none;
      }
    });
    if (from == Square::none) said.squares.clear();
    each.square = said.square;
    // Where rooms lie of which nobody told where, it may be in one of them.
    said.vanished = from != Square::none && said.square == Square::none && unplaced_ == 0;
    const int number = each.number;
    announce(said);
    if (said.vanished) forget(number);
  }

  Problem take_away(int number) {
    CompanionMonster* const found = monster(number);
    if (found == nullptr) return no_monster;
    announce(
        {.kind = Announcement::Kind::gone, .square = found->square, .monster = found->monster});
    leave(*found);
    forget(number);
    return {};
  }

  Problem put_monster(int number, Square square) {
    CompanionMonster* const found = monster(number);
    if (found == nullptr) return no_monster;
    if (const auto problem = cannot_stand(square)) return problem;
    leave(*found);
    stand(*found, square);
    announce({.kind = Announcement::Kind::moved, .square = square, .monster = found->monster});
    return {};
  }

  static constexpr int most_monsters_ever = 500;
  static constexpr Phrase no_monster{"there is no such monster", "dieses Monster gibt es nicht"};

  std::vector<CompanionMonster> monsters_{};
  std::vector<int> to_move_{};  // numbers of those that still move in this round
  int numbered_ = 0;
  int round_ = 1;
};

}  // namespace penta::phase_away
