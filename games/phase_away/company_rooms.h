// The rooms that the companion knows of: what is discovered, by the Navigator too, and their air.
#pragma once

#include <array>
#include <optional>

#include "games/phase_away/company_monsters.h"

namespace penta::phase_away {

class CompanyRooms : protected CompanyMonsters {
 protected:
  using CompanyMonsters::CompanyMonsters;

  Problem cannot_lay(Square square) const {
    if (rooms_ == most_rooms) return Phrase{"the bag is empty", "der Beutel ist leer"};
    if (square != Square::none && table_.laid.contains(square)) {
      return Phrase{"a room lies there already", "dort liegt schon ein Raum"};
    }
    return {};
  }

  // The first room has air, the second none; who is sealed in gets what he needs; and a room never
  // seals anybody in who may have laid it, as far as the companion can tell.
  bool final_air(const Drawer& drawer, Square square, bool drawn) const {
    if (needed_) return *needed_ == Dimension::alpha;
    if (rooms_ < 2) return rooms_ == 0;
    if (square == Square::none) return drawn;
    const bool air = drawer.drawing().air_beside_start(square, drawn);
    const auto sealed = [&](bool with_air) {
      int count = 0;
      (Squares(square).neighbours() & table_.laid).for_each([&](Square from) {
        for (const Dimension in : {Dimension::alpha, Dimension::beta}) {
          const bool there =
              from == table_.start || table_.air.contains(from) == (in == Dimension::alpha);
          const Player explorer{.square = from, .dimension = in};
          if (there && !drawer.drawing().leaves_a_way(explorer, square, with_air)) ++count;
        }
      });
      return count;
    };
    return sealed(!air) < sealed(air) ? !air : air;
  }

  Scouted draw_room(Drawer& drawer, MatchChance& chance, Square square) const {
    const Figures& figures = rules_.figures();
    Scouted room{.tile = Tile::plain};
    const bool drawn = chance.below(100) < figures.air;
    room.air = final_air(drawer, square, drawn) ? 1 : 0;
    // Which one it is, is drawn when it is asked.
    if (chance.below(100) < figures.monster_chance) room.monster = Monster{};
    return room;
  }

  void lay(Square square, bool air) {
    ++rooms_;
    needed_.reset();
    if (square == Square::none) {
      ++unplaced_;
      if (air) ++unplaced_air_;
      return;
    }
    table_.laid.insert(square);
    if (air) table_.air.insert(square);
    ever_[air ? 0 : 1].insert(square);
  }

  Problem lay_new(Square square) {
    if (const auto problem = cannot_lay(square)) return problem;
    const Scouted room = draw(Draw::discover, [&](Drawer& drawer, MatchChance& chance, auto&) {
      return draw_room(drawer, chance, square);
    });
    lay(square, room.air != 0);
    const bool lurks = room.monster != Monster::none;
    if (lurks) awaited_.push_back({square, false});
    announce(
        {.kind = Announcement::Kind::room, .square = square, .air = room.air != 0, .lurks = lurks});
    return {};
  }

  Problem look_at_two(Square square) {
    if (const auto problem = cannot_lay(square)) return problem;
    scouted_square_ = square;
    scouted_ = draw(Draw::scout, [&](Drawer& drawer, MatchChance& chance, auto&) {
      std::array<Scouted, 2> two{};
      for (Scouted& room : two) {
        room = draw_room(drawer, chance, square);
        if (room.monster != Monster::none) room.monster = drawer.drawing().draw_monster();
      }
      return two;
    });
    const auto& [first, second] = *scouted_;
    announce({.kind = Announcement::Kind::two_rooms,
              .square = square,
              .air = first.air != 0,
              .other_air = second.air != 0,
              .monster = first.monster,
              .other_monster = second.monster});
    return {};
  }

  Problem keep_one(int which) {
    if (!scouted_.has_value() || which < 1 || which > 2) {
      return Phrase{"there are no two rooms to choose from", "es gibt keine zwei Räume zur Wahl"};
    }
    const Scouted room = (*scouted_)[static_cast<std::size_t>(which - 1)];
    scouted_.reset();
    lay(scouted_square_, room.air != 0);
    announce({.kind = Announcement::Kind::room,
              .square = scouted_square_,
              .air = room.air != 0,
              .monster = room.monster});
    if (room.monster != Monster::none) add_monster(room.monster, scouted_square_);
    return {};
  }

  Problem change_air(Square square) {
    if (!on_board(square) || !table_.laid.contains(square) || square == table_.start) {
      return Phrase{"no room is known there", "dort ist kein Raum bekannt"};
    }
    const bool air = !table_.air.contains(square);
    if (air) {
      table_.air.insert(square);
    } else {
      table_.air.erase(square);
    }
    ever_[air ? 0 : 1].insert(square);
    announce({.kind = Announcement::Kind::air, .square = square, .air = air});
    return {};
  }

  std::optional<Dimension> needed_{};  // of who is sealed in: for the next room
  std::optional<std::array<Scouted, 2>> scouted_{};
  Square scouted_square_ = Square::none;
};

}  // namespace penta::phase_away
