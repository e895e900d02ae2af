// What the companion of a real table knows, and what its clock brings. The keys are in
// companion.cpp, company_rooms.h and company_monsters.h.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/chance.h"
#include "engine/event.h"
#include "engine/sha256.h"
#include "games/phase_away/companion.h"
#include "games/phase_away/doings.h"

namespace penta::phase_away {

class Company {
 protected:
  using Problem = std::optional<Phrase>;  // why a key cannot be pressed
  using Drawer = Doings<MatchChance, Recorder<Event>>;

  // What is drawn, each from a stream of its own.
  enum class Draw : std::uint8_t {
    discover,
    scout,
    spawn,
    loot,  // and three more, one for each table
    loot_beta,
    loot_medi_center,
    loot_cargo_hold,
    prowl,
    again,
    artefact,
    portals,
    attack,
    portals_due,
    attack_due,
  };
  static constexpr std::size_t draws = 14;
  static constexpr int most_rooms = squares - 1;

  // A room where a monster was announced and not drawn yet.
  struct Awaited {
    Square square = Square::none;
    bool attack = false;
  };

  Company(const Rules& rules, const CompanionSession& session, Lang lang)
      : rules_(rules), session_(session), lang_(lang) {
    table_.start = session.start;
    table_.laid.insert(session.start);
    table_.air.insert(session.start);
    for (std::size_t i = 0; i < most_things; ++i) table_.supply[i] = rules.figures().copies[i];
    for (const CompanionAct& act : session.acts) {
      if (act.key == CompanionKey::event) ++told_[act.attack ? 1 : 0];
    }
    state_.portals_due = due(Draw::portals_due, rules.figures().portals);
    state_.attack_due = due(Draw::attack_due, rules.figures().attacks);
  }

  void announce(Announcement said) {
    said.act = act_;
    said.at = table_.clock;
    put_into_words(rules_, lang_, said);
    history_.push_back(std::move(said));
  }

  // --- drawing

  // Asks the rules' own tables, with the chance of this key and press.
  template <class Ask>
  auto draw(Draw key, Ask&& ask) {
    const auto at = static_cast<std::size_t>(key);
    const std::string name = "phase-away companion\n" + session_.seed + "\n" + std::to_string(at);
    MatchChance chance(sha256(name), pressed_[at]++);
    Recorder<Event> events;
    Drawer drawer(rules_, state_, chance, events);
    return ask(drawer, chance, events);
  }

  // What was drawn when it was announced, and is only told back now: the next draw is another one.
  void count_drawn(Draw key, std::uint64_t times) {
    pressed_[static_cast<std::size_t>(key)] += times;
  }

  std::int32_t due(Draw key, const std::array<std::uint16_t, 2>& range) {
    return draw(key,
                [&](Drawer& drawer, auto&, auto&) { return drawer.drawing().draw_due(range); });
  }

  Square draw_square(Draw key, Squares from) {
    return draw(key,
                [&](Drawer& drawer, auto&, auto&) { return drawer.drawing().draw_square(from); });
  }

  // --- the clock

  // What falls due until then, in order. Time up comes before anything else in the same moment.
  void run_to(std::int32_t time) {
    const std::int32_t end = std::min(time, rules_.time_limit());
    while (!over_) {
      const bool portals = portals_opened_ >= told_[0] && portals_fit();
      const bool attacks = attacks_ >= told_[1];
      const std::int32_t never = rules_.time_limit();
      const std::int32_t open_at = portals ? std::max(state_.portals_due, table_.clock) : never;
      const std::int32_t attack_at = attacks ? std::max(state_.attack_due, table_.clock) : never;
      const std::int32_t next = std::min(open_at, attack_at);
      if (next > end || next == never) break;
      table_.clock = next;
      if (open_at <= attack_at) {
        const Square airy = draw_square(Draw::portals, airy_rooms());
        open_portals({airy, draw_square(Draw::portals, airless_rooms() - Squares(airy))});
      } else {
        attack(attacked_rooms());
      }
      show_owed_artefact();
    }
    table_.clock = std::max(table_.clock, end);
    if (over_ || time < rules_.time_limit()) return;
    over_ = true;
    announce({.kind = Announcement::Kind::time_up});
  }

  // Where a portal or the artefact can be: rooms that are known, else anywhere that a room may lie
  // of which nobody told where.
  Squares or_unknown(Squares known, bool unplaced) const {
    if (!known.empty() || !unplaced) return known;
    return Squares::all() - table_.laid;
  }
  Squares airy_rooms() const { return or_unknown(airy_portal_rooms(table_), unplaced_air_ > 0); }
  Squares airless_rooms() const {
    return or_unknown(airless_portal_rooms(table_), unplaced_ > unplaced_air_);
  }
  bool portals_fit() const { return !airy_rooms().empty() && !airless_rooms().empty(); }

  void open_portals(std::array<Square, 2> rooms) {
    table_.portals = rooms;
    rejected_ = {};
    ++portals_opened_;
    announce({.kind = Announcement::Kind::portals, .squares = {rooms[0], rooms[1]}});
    state_.portals_due = due(Draw::portals_due, rules_.figures().portals);
  }

  Squares rooms_to_attack() const {
    Squares rooms = table_.laid - table_.monsters;
    rooms.erase(table_.start);
    for (const Awaited& each : awaited_) {
      if (each.square != Square::none) rooms.erase(each.square);
    }
    return rooms;
  }

  std::vector<Square> attacked_rooms() {
    std::vector<Square> found;
    Squares rooms = rooms_to_attack();
    const int number = std::min(rules_.players() - 1, rooms.size() + unplaced_);
    draw(Draw::attack, [&](Drawer& drawer, auto&, auto&) {
      for (int i = 0; i < number; ++i) {
        if (rooms.empty()) rooms = Squares::all() - table_.laid;
        for (const Square each : found) {
          if (rooms.contains(each)) rooms.erase(each);
        }
        if (rooms.empty()) return;
        found.push_back(drawer.drawing().draw_square(rooms));
        rooms.erase(found.back());
      }
    });
    return found;
  }

  void attack(const std::vector<Square>& rooms) {
    ++attacks_;
    rejected_attack_ = {};
    for (const Square room : rooms) awaited_.push_back({room, true});
    announce({.kind = Announcement::Kind::attack,
              .squares = rooms,
              .amount = static_cast<int>(rooms.size())});
    state_.attack_due = due(Draw::attack_due, rules_.figures().attacks);
  }

  // --- the artefact

  // Airless rooms that the finder can walk to. Nobody told where he stands: he is most likely where
  // most of them hang together.
  Squares artefact_rooms() const {
    Squares left = table_.laid - table_.air;
    for (const Square portal : table_.portals) {
      if (portal != Square::none) left.erase(portal);
    }
    Squares best;
    while (!left.empty()) {
      const Squares part = rules_.reach(table_, left.front(), Dimension::beta) & left;
      if (part.size() > best.size()) best = part;
      left = left - part;
    }
    return or_unknown(best, unplaced_ > unplaced_air_);
  }

  void show_owed_artefact() {
    if (!artefact_owed_ || over_) return;
    const Squares rooms = artefact_rooms();
    if (rooms.empty()) return;
    artefact_owed_ = false;
    table_.artefact_room = draw_square(Draw::artefact, rooms);
    announce({.kind = Announcement::Kind::artefact, .square = table_.artefact_room});
  }

  // --- what can be searched, as far as rooms were told: once in each dimension

  int rooms_of(Dimension in) const {
    const int unplaced = in == Dimension::alpha ? unplaced_air_ : unplaced_ - unplaced_air_;
    return ever_[static_cast<std::size_t>(in)].size() + unplaced;
  }

  std::vector<CompanionDoubt> doubts() const {
    const std::array rooms{rooms_of(Dimension::alpha), rooms_of(Dimension::beta)};
    int all = 0;
    for (const int each : searched_) all += each;
    std::vector<CompanionDoubt> found;
    for (std::size_t i = 0; i < loot_tables; ++i) {
      const auto table = static_cast<LootTable>(i);
      if (i < rooms.size() && searched_[i] >= rooms[i]) {
        found.push_back({table, doubt_in_words(table, rooms[i], lang_)});
      } else if (all >= rooms[0] + rooms[1]) {
        found.push_back({table, doubt_in_words(LootTable::medi_center, rooms_, lang_)});
      }
    }
    return found;
  }

  const Rules& rules_;
  const CompanionSession& session_;
  Lang lang_;
  State state_{};
  Table& table_ = state_.table;
  std::array<std::uint64_t, draws> pressed_{};
  std::array<int, 2> told_{};  // events that were told back: portals, attacks
  int portals_opened_ = 0;
  int attacks_ = 0;
  int rooms_ = 0;                            // laid, without START
  int unplaced_ = 0;                         // of those, nobody told where
  int unplaced_air_ = 0;                     // and they have air
  std::array<Squares, 2> ever_{};            // rooms that are, or were, of that dimension
  std::array<int, loot_tables> searched_{};  // with each key
  bool artefact_owed_ = false;
  bool over_ = false;
  int act_ = 0;  // that is being done; 0: none
  std::vector<Awaited> awaited_{};
  Squares rejected_{};         // of the portals in force
  Squares rejected_attack_{};  // of the newest attack
  std::vector<Announcement> history_{};
};

}  // namespace penta::phase_away
