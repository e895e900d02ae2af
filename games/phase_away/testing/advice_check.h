// For tests: whether advice is true, found out by making the move in imagined worlds and by walking
// the board square by square.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/derived.h"
#include "games/phase_away/advice.h"
#include "games/phase_away/game.h"

namespace penta::phase_away {

class AdviceCheck {
 public:
  AdviceCheck(const Rules& rules, const View& view, Move move, const std::vector<Move>& rivals)
      : rules_(rules),
        before_(view.table),
        me_(view.viewer),
        own_(rules.player(before_, me_)),
        view_(view),
        move_(move),
        rivals_(rivals) {}

  // What is wrong with it, or nothing.
  std::string flaw(const Advice& advice) {
    for (std::uint64_t world = 1; world <= 3; ++world) {
      play(world);
      if (!holds(static_cast<Code>(advice.code), advice.args)) {
        return "world " + std::to_string(world) + " says otherwise";
      }
    }
    return "";
  }

 private:
  using Code = AdviceCode;
  using Kind = Event::Kind;
  using Args = std::array<std::uint16_t, 4>;

  void play(std::uint64_t number) {
    FastChance chance(number);
    after_ = imagine(rules_, view_, chance);
    Recorder<Event> recorder;
    rules_.apply(after_, me_, move_, chance, recorder);
    events_ = std::move(recorder.events);
  }

  // --- what happened

  const Event* told(Kind kind) const {
    for (const Event& event : events_) {
      if (event.kind == kind) return &event;
    }
    return nullptr;
  }
  const Event* told_of_me(Kind kind) const {
    const Event* const event = told(kind);
    return event != nullptr && event->seat == me_ ? event : nullptr;
  }
  bool used(int thing) const {
    const Event* const event = told_of_me(Kind::used);
    return event != nullptr && static_cast<int>(event->thing) == thing;
  }
  const Player& now(int seat) const { return rules_.player(before_, seat_at(seat)); }
  const Player& then(int seat) const { return rules_.player(after_.table, seat_at(seat)); }
  int me() const { return penta::index(me_); }
  int most_hp(const Player& player) const {
    return rules_.station().character[static_cast<std::size_t>(player.character)].hp;
  }
  int ap_of(const Player& player) const {
    return rules_.station().character[static_cast<std::size_t>(player.character)].ap;
  }
  int in_room(Square square) const {
    int there = 0;
    for (int i = 0; i < rules_.players(); ++i) there += now(i).square == square ? 1 : 0;
    return there;
  }

  // --- the board, square by square

  static Square square(int arg) { return static_cast<Square>(arg); }
  bool walkable(Square to) const {
    if (!before_.laid.contains(to)) return false;
    return to == before_.start || before_.air.contains(to) == (own_.dimension == Dimension::alpha);
  }
  bool is_portal(Square to) const { return to == before_.portals[0] || to == before_.portals[1]; }
  int open_beside(Square to) const {
    int open = 0;
    for (int i = 0; i < directions; ++i) {
      const Square next = beside(to, static_cast<Direction>(i));
      open += next != Square::none && !before_.laid.contains(next) ? 1 : 0;
    }
    return open;
  }
  bool unsearched(Square to) const {
    return walkable(to) && to != before_.start && !before_.monsters.contains(to) &&
           !before_.looted[own_.dimension == Dimension::alpha ? 0 : 1].contains(to);
  }

  // Steps between the two, or -1: the numbers on the squares go down until none does.
  int steps(Square from, Square to) const {
    constexpr int far = 1'000;
    if (!walkable(to)) return -1;
    std::array<int, squares> left{};
    left.fill(far);
    left[static_cast<std::size_t>(to)] = 0;
    for (bool changed = true; changed;) {
      changed = false;
      for (int at = 0; at < squares; ++at) {
        const bool on_the_way =
            square(at) == from || (walkable(square(at)) && !is_portal(square(at)));
        if (!on_the_way) continue;
        for (int i = 0; i < directions; ++i) {
          const Square next = beside(square(at), static_cast<Direction>(i));
          if (next == Square::none) continue;
          const int by = left[static_cast<std::size_t>(next)] + 1;
          if (by >= left[static_cast<std::size_t>(at)]) continue;
          left[static_cast<std::size_t>(at)] = by;
          changed = true;
        }
      }
    }
    const int found = left[static_cast<std::size_t>(from)];
    return found >= far ? -1 : found;
  }
  Square goal() const { return beside(own_.square, move_.direction()); }
  // A step, after which so many are left to that square, one fewer than before.
  bool comes_nearer(int to, int left) const {
    return told_of_me(Kind::stepped) != nullptr && steps(goal(), square(to)) == left &&
           steps(own_.square, square(to)) == left + 1;
  }
  int seconds_left() const { return (rules_.time_limit() - before_.clock) / 1'000; }
  bool artefact_is_out() const {
    int carried = 0;
    for (int i = 0; i < rules_.players(); ++i) carried += now(i).purse.artefact;
    for (const Purse& floor : before_.floor) carried += floor.artefact;
    return carried == 1;
  }

  // --- the codes

  bool holds(Code code, const Args& args) const {
    if (code >= Code::frees) return end_holds(code, args);
    if (code >= Code::uses_heal) return item_holds(code, args);
    if (code >= Code::takes_artefact) return here_holds(code, args);
    if (code >= Code::to_floor) return onward_holds(code, args);
    if (code >= Code::all_home) return step_holds(code, args);
    return room_holds(code, args);
  }

  bool room_holds(Code code, const Args& args) const {
    const Event* const laid = told_of_me(Kind::explored);
    const auto& bag = before_.bag;
    switch (code) {
      case Code::estimate:
        return true;
      case Code::only_move:
        return rivals_.empty();
      case Code::chooses: {
        const Player& own = then(me());
        return static_cast<int>(own.character) == args[0] && ap_of(own) == args[1] &&
               own.hp == args[2] && rules_.damage_of(own) == args[3];
      }
      case Code::starts_there: {
        int furthest = 0;
        for (int i = 0; i < squares; ++i) {
          furthest = std::max(furthest, std::abs(column(square(i)) - column(square(args[0]))) +
                                            std::abs(row(square(i)) - row(square(args[0]))));
        }
        return after_.table.start == square(args[0]) && furthest == args[1];
      }
      case Code::names_quickest:
        for (int i = 0; i < rules_.players(); ++i) {
          if (ap_of(now(i)) > args[1]) return false;
        }
        return after_.table.first == seat_at(args[0]) && ap_of(now(args[0])) == args[1];
      case Code::explores:
        return laid != nullptr && laid->square == square(args[0]) &&
               open_beside(laid->square) == args[1];
      case Code::explores_for_shards:
        return laid != nullptr && laid->square == square(args[0]) && args[1] < all_shards &&
               before_.shards_found == args[1] && bag[0] == args[2] &&
               bag[0] + bag[1] + bag[2] == args[3];
      case Code::scouts:
        return told_of_me(Kind::scouted) != nullptr &&
               told(Kind::scouted)->square == square(args[0]);
      case Code::lays_walkable:
        return laid != nullptr && laid->square == square(args[0]) &&
               laid->air == (own_.dimension == Dimension::alpha) &&
               static_cast<int>(own_.dimension) == args[1];
      case Code::lays_without:
        return laid != nullptr && laid->monster == Monster::none &&
               before_.scouted[move_.arg(0) == 1 ? 1 : 0].monster == static_cast<Monster>(args[0]);
      default:
        return false;
    }
  }

  bool won_against(const Args& args, int lost) const {
    const Event* const fight = told_of_me(Kind::fought);
    const Event* const slain = told_of_me(Kind::slain);
    return fight != nullptr && slain != nullptr &&
           fight->monster == static_cast<Monster>(args[0]) && slain->monster == fight->monster &&
           fight->amount == lost && own_.hp > lost;
  }

  bool falls_to(const Args& args) const {
    return rules_.blow(static_cast<Monster>(args[0]), own_) == args[1] && own_.hp == args[2] &&
           args[1] >= args[2];
  }

  bool step_holds(Code code, const Args& args) const {
    switch (code) {
      case Code::all_home:
        return after_.table.end == End::all_home;
      case Code::brings_home:
      case Code::goes_home:
        return comes_nearer(static_cast<int>(before_.start), args[0]) && artefact_is_out() &&
               (own_.purse.artefact != 0) == (code == Code::brings_home) &&
               args[1] == seconds_left();
      case Code::wins_unhurt:
        return won_against(args, 0);
      case Code::wins_fight:
        return won_against(args, args[1]) && own_.hp - args[1] == args[2];
      case Code::fights_on: {
        const Event* const fight = told_of_me(Kind::fought);
        return fight != nullptr && fight->monster == static_cast<Monster>(args[0]) &&
               fight->amount == args[1] && own_.hp - args[1] == args[2] && args[2] > 0 &&
               told_of_me(Kind::slain) == nullptr;
      }
      case Code::falls:
        return falls_to(args) && told_of_me(Kind::felled) != nullptr;
      case Code::sneaks_past:
        return told(Kind::fought) == nullptr && told_of_me(Kind::stepped)->sneaked &&
               rules_.blow(static_cast<Monster>(args[0]), own_) == args[1];
      case Code::revives: {
        bool helped = false;
        for (const Event& event : events_) {
          helped = helped || (event.kind == Kind::revived && event.seat == seat_at(args[0]) &&
                              event.to == me_);
        }
        return helped && !now(args[0]).standing();
      }
      case Code::ports: {
        const Event* const ported = told_of_me(Kind::ported);
        return ported != nullptr && ported->square == square(args[0]) &&
               static_cast<int>(ported->dimension) == args[1];
      }
      default:
        return false;
    }
  }

  bool onward_holds(Code code, const Args& args) const {
    const bool there = goal() == square(args[0]) && told_of_me(Kind::stepped) != nullptr;
    switch (code) {
      case Code::to_floor: {
        bool lies = !before_.floor[args[0]].empty();
        for (const std::uint8_t place : before_.where) lies = lies || place == args[0];
        return there && lies;
      }
      case Code::to_unsearched:
        return there && unsearched(goal()) && static_cast<int>(own_.dimension) == args[1];
      case Code::to_felled:
        return !now(args[0]).standing() && now(args[0]).dimension == own_.dimension &&
               comes_nearer(static_cast<int>(now(args[0]).square), args[1]);
      case Code::to_artefact:
        return own_.purse.shards > 0 && before_.artefact_room == square(args[0]) &&
               comes_nearer(args[0], args[1]);
      case Code::to_dust_shift:
        return own_.dimension == Dimension::alpha && own_.purse.dust == args[1] && args[1] > 0 &&
               comes_nearer(static_cast<int>(before_.start), args[0]);
      case Code::to_portal:
        return own_.dimension == Dimension::alpha && before_.portals[0] == square(args[0]) &&
               comes_nearer(args[0], args[1]);
      case Code::to_far_search:
        return unsearched(square(args[0])) && steps(goal(), square(args[0])) == args[1];
      case Code::to_edge:
        return there && args[1] > 0 && open_beside(goal()) == args[1];
      case Code::to_far_edge:
        return open_beside(square(args[0])) > 0 && steps(goal(), square(args[0])) == args[1];
      case Code::to_start:
        return goal() == before_.start && told_of_me(Kind::stepped) != nullptr;
      case Code::to_nowhere:
        return there && fought_before_the_end() == 0 && !unsearched(goal()) &&
               steps(goal(), before_.start) == args[1];
      default:
        return false;
    }
  }

  bool here_holds(Code code, const Args& args) const {
    switch (code) {
      case Code::takes_artefact:
        return told_of_me(Kind::artefact_taken) != nullptr && own_.purse.shards == args[0];
      case Code::searches_shard:
        return finds_in_time(args);
      case Code::searches:
        return told_of_me(Kind::looted) != nullptr && own_.square == square(args[0]) &&
               unsearched(own_.square) && static_cast<int>(own_.dimension) == args[1];
      case Code::gathers:
        return told_of_me(Kind::gathered) != nullptr && own_.square == square(args[0]) &&
               !after_.table.floored.contains(own_.square);
      case Code::wears_weapon:
        return then(me()).weapon == static_cast<Thing>(args[0]) && args[1] > args[2] &&
               rules_.damage_of(then(me())) == args[1] && rules_.damage_of(own_) == args[2];
      case Code::wears_armour:
        return then(me()).armour == static_cast<Thing>(args[0]) && args[1] > args[2] &&
               rules_.protection_of(then(me())) == args[1] && rules_.protection_of(own_) == args[2];
      case Code::heals_mate:
      case Code::heals_self:
        return heals(code, args);
      case Code::slays_here:
        return won_against(args, args[1]) && own_.hp - args[1] == args[2] &&
               (after_.table.actor != me_ || after_.table.ap == before_.ap);
      default:
        return handing_holds(code, args);
    }
  }

  // Searches of nothing but plain rooms in Beta, one after the other.
  bool finds_in_time(const Args& args) const {
    if (told_of_me(Kind::looted) == nullptr || own_.dimension != Dimension::beta) return false;
    const int left = rules_.figures().shard_every - before_.searches;
    return before_.shards_found == args[0] && args[0] < all_shards &&
           !before_.medi.contains(own_.square) && !before_.cargo.contains(own_.square) &&
           args[1] == (left < 1 ? 1 : left);
  }

  bool heals(Code code, const Args& args) const {
    const Event* const healed = told_of_me(Kind::healed);
    if (healed == nullptr) return false;
    const int who = penta::index(healed->to);
    const bool self = code == Code::heals_self;
    if (self != (who == me()) || (!self && who != args[0])) return false;
    return healed->amount == args[self ? 0 : 1] && most_hp(now(who)) == args[self ? 1 : 2] &&
           healed->amount > now(who).hp;
  }

  bool handing_holds(Code code, const Args& args) const {
    const Event* const gave = told_of_me(Kind::gave);
    const bool given = gave != nullptr && gave->to == seat_at(args[0]) &&
                       gave->thing == static_cast<Thing>(args[1]);
    const ThingKind kind = given ? rules_.figures().thing_kind[args[1]] : ThingKind::item;
    switch (code) {
      case Code::gives_gear:
        return given && kind != ThingKind::item &&
               (kind == ThingKind::weapon ? now(args[0]).weapon : now(args[0]).armour) ==
                   Thing::none;
      case Code::gives_item:
        return given && kind == ThingKind::item && now(args[0]).standing();
      case Code::gives_shard:
        return told(Kind::handed)->to == seat_at(args[0]) &&
               told(Kind::handed)->purse.shards == 1 && now(args[0]).purse.shards + 1 == args[1];
      case Code::gives_to_quicker:
        return told(Kind::handed)->purse.artefact == 1 && ap_of(now(args[0])) == args[1] &&
               ap_of(own_) < args[1];
      case Code::hands_dust:
        return move_.seat() == seat_at(args[0]) && own_.purse.dust > 0 &&
               now(args[0]).purse.dust == 0;
      case Code::hands_purse:
        return move_.seat() == seat_at(args[0]) && now(args[0]).square == own_.square;
      case Code::hands_amount:
        return move_.arg(0) == args[0] && args[0] > 0;
      case Code::keeps:
        return move_.arg(0) == 0 &&
               (before_.step == Step::hand_dust   ? own_.purse.dust
                : before_.step == Step::hand_gems ? own_.purse.gems
                                                  : own_.purse.money) == args[0];
      default:
        return false;
    }
  }

  bool item_holds(Code code, const Args& args) const {
    const bool item = used(args[0]);
    const bool moved =
        told(Kind::stepped) != nullptr && told(Kind::stepped)->square == before_.start;
    const Event* const shifted = told_of_me(Kind::shifted);
    const int by_foot = steps(own_.square, before_.start);
    switch (code) {
      case Code::uses_heal:
        return item && told(Kind::healed)->amount == args[1] && most_hp(own_) == args[2];
      case Code::uses_energy:
        return item && after_.table.ap == args[1] && args[1] > before_.ap;
      case Code::uses_home:
        return item && moved && by_foot == args[1];
      case Code::uses_home_only:
        return item && moved && by_foot == -1;
      case Code::uses_shield:
        return item && own_.shielded == 0 && rules_.figures().effect[args[0]] == Effect::shield;
      case Code::uses_luck:
        return item && own_.lucky == 0 && rules_.figures().effect[args[0]] == Effect::luck;
      case Code::banishes:
        return item && told(Kind::vanished) != nullptr && !before_.laid.contains(square(args[2])) &&
               told(Kind::vanished)->monster == static_cast<Monster>(args[1]);
      case Code::pushes:
        return item && told(Kind::prowled) != nullptr &&
               told(Kind::prowled)->square == square(args[2]) &&
               told(Kind::prowled)->monster == static_cast<Monster>(args[1]);
      case Code::uses_shift:
        return item && shifted != nullptr && static_cast<int>(shifted->dimension) == args[1] &&
               shifted->dimension != own_.dimension;
      case Code::uses_wake:
        return item && told(Kind::revived)->seat == seat_at(args[1]) &&
               rules_.figures().effect[args[0]] == Effect::wake && args[2] > 0;
      case Code::shifts:
        return shifted != nullptr && own_.purse.dust - shifted->amount == args[0] &&
               static_cast<int>(shifted->dimension) == args[1];
      case Code::vents_open:
      case Code::vents_shut: {
        const Event* const vented = told_of_me(Kind::vented);
        return vented != nullptr && vented->square == square(args[0]) &&
               walkable(vented->square) == (code == Code::vents_shut);
      }
      default:
        return false;
    }
  }

  bool waits_here(int monster) const {
    return before_.monsters.contains(own_.square) &&
           rules_.monster_at(before_, own_.square) == static_cast<Monster>(monster);
  }
  // How often, until the turn was over.
  int fought_before_the_end() const {
    int fights = 0;
    for (const Event& event : events_) {
      if (event.kind == Kind::turn_ended) break;
      fights += event.kind == Kind::fought && event.seat == me_ ? 1 : 0;
    }
    return fights;
  }

  bool end_holds(Code code, const Args& args) const {
    switch (code) {
      case Code::frees:
        return told_of_me(Kind::freed) != nullptr &&
               static_cast<int>(told(Kind::freed)->dimension) == args[0];
      case Code::wakes:
        return told_of_me(Kind::woke) != nullptr && then(me()).hp == 1;
      case Code::no_ap_left:
        return before_.ap == 0 && told_of_me(Kind::turn_ended) != nullptr;
      case Code::waits_on_start:
        return own_.square == before_.start && artefact_is_out() &&
               in_room(before_.start) == args[0] && rules_.players() == args[1];
      case Code::ends_falling:
        return waits_here(args[0]) && falls_to(args) &&
               (told_of_me(Kind::turn_ended) == nullptr || told_of_me(Kind::felled) != nullptr);
      case Code::ends_fighting: {
        const Event* const fight = told_of_me(Kind::fought);
        return waits_here(args[0]) && fight != nullptr && fight->amount == args[1] &&
               own_.hp - args[1] == args[2] && args[2] > 0;
      }
      case Code::ends_beside:
        return waits_here(args[0]) && fought_before_the_end() == 0 && before_.ap == args[1];
      case Code::ends_on_start:
        return own_.square == before_.start && before_.ap == args[0];
      case Code::ends_alone:
        return !before_.monsters.contains(own_.square) && before_.ap == args[0];
      case Code::calls_end:
        return after_.table.end == End::called && rules_.outcome(after_).rank == "suboptimal" &&
               rules_.players() - in_room(before_.start) == args[0];
      default:
        return false;
    }
  }

  const Rules& rules_;
  const Table& before_;
  Seat me_;
  const Player& own_;
  const View& view_;
  Move move_;
  const std::vector<Move>& rivals_;
  State after_{};
  std::vector<Event> events_{};
};

}  // namespace penta::phase_away
