// How a match runs: setting up, a turn and its moves, the end of a round.
#pragma once

#include "games/phase_away/doings.h"

namespace penta::phase_away {

template <class C, class O>
class Course {
 public:
  Course(const Rules& rules, State& state, C& chance, O& observer)
      : rules_(rules),
        table_(state.table),
        observer_(observer),
        doings_(rules, state, chance, observer) {}

  void play(Seat seat, Move move) {
    switch (table_.step) {
      case Step::characters:
        return choose(seat, move.character());
      case Step::start:
        return place_start(seat, move.square());
      case Step::first:
        return name_first(seat, move.seat());
      default:
        break;
    }
    if (move.kind() == Move::Kind::call) return doings_.finish(End::called);
    if (table_.acted < 0xff) ++table_.acted;
    table_.ap = static_cast<std::uint8_t>(table_.ap - rules_.cost(move));
    act(seat, move);
    settle(seat);
  }

  // Whoever acts has been felled by what the clock brought: the turn ends. Whoever was being handed
  // something has been: nothing changes hands, and the AP is there again.
  void after_time() {
    if (table_.step == Step::over || table_.step < Step::turn) return;
    if (is_handing() && !doings_.player(table_.receiver).standing()) {
      doings_.break_off();
      table_.step = Step::turn;
      ++table_.ap;
    }
    const bool waits = rules_.rescue() && doings_.player(table_.actor).missed >= 2;
    if (!doings_.player(table_.actor).standing() && !waits) end_turn();
  }

 private:
  // --- setting up

  void choose(Seat seat, Character character) {
    Player& own = doings_.player(seat);
    own.character = character;
    own.hp = rules_.figures().hp[static_cast<std::size_t>(character)];
    tell(observer_,
         [&] { return Event{.kind = Event::Kind::chose, .seat = seat, .character = character}; });
    table_.actor = next_seat(seat, rules_.players());
    if (table_.actor != Seat{0}) return;
    table_.step = Step::start;
    table_.actor = rules_.leader();
  }

  void place_start(Seat seat, Square square) {
    table_.start = square;
    table_.laid.insert(square);
    table_.air.insert(square);
    for (int i = 0; i < rules_.players(); ++i) doings_.player(seat_at(i)).square = square;
    table_.step = Step::first;
    tell(observer_,
         [&] { return Event{.kind = Event::Kind::placed_start, .seat = seat, .square = square}; });
  }

  void name_first(Seat seat, Seat first) {
    table_.first = first;
    table_.step = Step::turn;
    tell(observer_,
         [&] { return Event{.kind = Event::Kind::named_first, .seat = seat, .to = first}; });
    begin_round();
    begin_turn(first);
  }

  // --- turns

  void begin_round() {
    ++table_.round;
    tell(observer_,
         [&] { return Event{.kind = Event::Kind::round_began, .amount = table_.round}; });
  }

  void begin_turn(Seat seat) {
    const Player& own = doings_.player(seat);
    table_.actor = seat;
    table_.acted = 0;
    table_.turn_began = table_.clock;
    ++table_.turns;
    table_.ap = own.standing() ? rules_.figures().ap[static_cast<std::size_t>(own.character)]
                               : std::uint8_t{0};
    tell(observer_,
         [&] { return Event{.kind = Event::Kind::turn_began, .seat = seat, .amount = table_.ap}; });
    if (own.standing()) doings_.revive_mates(seat, own.square, own.dimension);
  }

  // What follows from any move in a turn.
  void settle(Seat seat) {
    if (table_.step == Step::over) return;
    if (table_.artefact_owed != 0) doings_.show_artefact();
    if (all_are_home()) return doings_.finish(End::all_home);
    if (table_.step != Step::turn || table_.acted == 0) return;
    const bool felled = !doings_.player(seat).standing();
    if (felled || (table_.ap == 0 && !rules_.has_free_moves(table_, seat))) end_turn();
  }

  bool all_are_home() const {
    for (int i = 0; i < rules_.players(); ++i) {
      if (doings_.player(seat_at(i)).square != table_.start) return false;
    }
    return rules_.artefact_is_home(table_);
  }

  void end_turn() {
    const Seat seat = table_.actor;
    const Square square = doings_.player(seat).square;
    const bool stays = doings_.player(seat).standing() && table_.monsters.contains(square) &&
                       !table_.fought.contains(square);
    if (stays) doings_.fight(seat, square);
    tell(observer_, [&] { return Event{.kind = Event::Kind::turn_ended, .seat = seat}; });
    table_.step = Step::turn;
    doings_.break_off();
    table_.fought = {};
    table_.ap = 0;
    if (doings_.all_felled()) return doings_.finish(End::all_felled);
    next_turn();
  }

  // A turn takes at least a second; where turns are counted, always the same. At the end of a round
  // monsters move before that time passes.
  void next_turn() {
    Seat seat = table_.actor;
    for (bool first = true; table_.step != Step::over; first = false) {
      seat = next_seat(seat, rules_.players());
      const bool new_round = seat == table_.first;
      if (new_round) doings_.prowl();
      if (first && table_.step != Step::over) doings_.let_pass(rest_of_turn());
      if (table_.step == Step::over) return;
      if (new_round) begin_round();
      Player& own = doings_.player(seat);
      if (own.standing() || (rules_.rescue() && own.missed >= 2)) return begin_turn(seat);
      if (own.missed < 0xff) ++own.missed;
    }
  }

  std::int32_t rest_of_turn() const {
    if (rules_.counts_turns()) return rules_.turn_time();
    constexpr std::int32_t least = 1'000;
    return std::max(0, least - (table_.clock - table_.turn_began));
  }

  // --- moves

  void act(Seat seat, Move move) {
    using enum Move::Kind;
    Player& own = doings_.player(seat);
    switch (move.kind()) {
      case explore: {
        const Square square = beside(own.square, move.direction());
        return doings_.lay_room(seat, square, doings_.drawing().draw_room(seat, square));
      }
      case scout:
        return look_at_two(seat, beside(own.square, move.direction()));
      case lay:
        return lay_scouted(seat, move.arg(0));
      case step:
      case sneak:
        return doings_.enter(seat, beside(own.square, move.direction()), move.kind() == sneak);
      case port:
        return doings_.go_through(seat, false);
      case loot:
        return doings_.loot(seat);
      case gather:
        return doings_.belongings().gather(seat);
      case wear:
        return doings_.belongings().wear(seat, move.thing());
      case give:
        return doings_.belongings().give(seat, static_cast<Seat>(move.arg(1)), move.thing());
      case give_shard:
        return doings_.belongings().hand(seat, move.seat(), Purse{.shards = 1});
      case give_artefact:
        return doings_.belongings().hand(seat, move.seat(), Purse{.artefact = 1});
      case hand:
        table_.receiver = move.seat();
        return ask_for_amount(seat, Step::hand_dust);
      case amount:
        return choose_amount(seat, move.arg(0));
      case use:
        return use_item(seat, move);
      case shift:
        own.purse.dust = static_cast<std::uint8_t>(own.purse.dust - dust_needed(own));
        return shift_player(seat, dust_needed(own));
      case vent:
        return vent_room(seat, beside(own.square, move.direction()));
      case heal:
        return heal_player(seat, move.seat(), 2);
      case take:
        return take_artefact(seat);
      case fight:
        return doings_.fight(seat, own.square);
      case free:
        return break_free(seat, move.dimension());
      case wake:
        return wake_up(seat);
      default:
        return end_turn();
    }
  }

  void look_at_two(Seat seat, Square square) {
    table_.step = Step::scouted;
    table_.scouted_square = square;
    const int left = table_.bag[0] + table_.bag[1] + table_.bag[2];
    for (std::size_t i = 0; i < static_cast<std::size_t>(std::min(2, left)); ++i) {
      const Scouted room = doings_.drawing().draw_room(seat, square);
      table_.scouted[i] = room;
      ++table_.scouted_count;
      // Out of the bag while the other one is drawn.
      --table_.bag[static_cast<std::size_t>(room.tile)];
      tell(observer_, [&] {
        return Event{.kind = Event::Kind::scouted,
                     .seat = seat,
                     .square = square,
                     .tile = room.tile,
                     .monster = room.monster,
                     .air = room.air != 0,
                     .choice = static_cast<std::uint8_t>(i + 1)};
      });
    }
    for (std::size_t i = 0; i < table_.scouted_count; ++i) {
      ++table_.bag[static_cast<std::size_t>(table_.scouted[i].tile)];
    }
  }

  void lay_scouted(Seat seat, int choice) {
    const Scouted room = table_.scouted[static_cast<std::size_t>(choice - 1)];
    const Square square = std::exchange(table_.scouted_square, Square::none);
    table_.scouted = {};
    table_.scouted_count = 0;
    table_.step = Step::turn;
    doings_.lay_room(seat, square, room);
  }

  bool is_handing() const {
    return table_.step >= Step::hand_dust && table_.step <= Step::hand_money;
  }

  // Dust, gems, money: what one has none of is not asked.
  void ask_for_amount(Seat seat, Step from) {
    const Purse& purse = doings_.player(seat).purse;
    table_.step = from;
    if (table_.step == Step::hand_dust && purse.dust == 0) table_.step = Step::hand_gems;
    if (table_.step == Step::hand_gems && purse.gems == 0) table_.step = Step::hand_money;
    if (table_.step == Step::hand_money && purse.money == 0) finish_handing(seat);
  }

  void choose_amount(Seat seat, std::uint8_t amount) {
    switch (table_.step) {
      case Step::hand_dust:
        table_.handed.dust = amount;
        return ask_for_amount(seat, Step::hand_gems);
      case Step::hand_gems:
        table_.handed.gems = amount;
        return ask_for_amount(seat, Step::hand_money);
      default:
        table_.handed.money = amount;
        return finish_handing(seat);
    }
  }

  void finish_handing(Seat seat) {
    const Seat to = std::exchange(table_.receiver, Seat{});
    table_.step = Step::turn;
    doings_.belongings().hand(seat, to, std::exchange(table_.handed, Purse{}));
  }

  void use_item(Seat seat, Move move) {
    const Thing thing = move.thing();
    const auto at = static_cast<std::size_t>(thing);
    const int power = rules_.figures().power[at];
    const Effect effect = rules_.figures().effect[at];
    Player& own = doings_.player(seat);
    doings_.belongings().put_back(seat, thing);
    tell(observer_, [&] { return Event{.kind = Event::Kind::used, .seat = seat, .thing = thing}; });
    switch (effect) {
      case Effect::heal:
        return heal_player(seat, seat, power);
      case Effect::energy:
        table_.ap = static_cast<std::uint8_t>(std::min(0xff, table_.ap + power));
        return;
      case Effect::home: {
        const Square from = std::exchange(own.square, table_.start);
        tell(observer_, [&] {
          return Event{
              .kind = Event::Kind::stepped, .seat = seat, .square = own.square, .from = from};
        });
        return;
      }
      case Effect::shield:
        own.shielded = 1;
        return;
      case Effect::luck:
        own.lucky = 1;
        return;
      case Effect::repel:
        return repel(seat, move);
      case Effect::shift:
        return shift_player(seat, 0);
      case Effect::wake: {
        const auto mate = static_cast<Seat>(move.arg(1));
        const auto most =
            rules_.figures().hp[static_cast<std::size_t>(doings_.player(mate).character)];
        return doings_.revive(mate, seat, std::min<int>(power, most));
      }
      case Effect::none:
        return;
    }
  }

  void repel(Seat seat, Move move) {
    const Square own = doings_.player(seat).square;
    const Square room =
        move.arg(1) == here ? own : beside(own, static_cast<Direction>(move.arg(1)));
    const auto direction = static_cast<Direction>(move.arg(2));
    tell(observer_, [&] {
      return Event{.kind = Event::Kind::repelled,
                   .seat = seat,
                   .from = room,
                   .monster = rules_.monster_at(table_, room),
                   .direction = direction};
    });
    doings_.walk_monster(room, direction, 1);
  }

  int dust_needed(const Player& own) const { return own.square == table_.start ? 1 : 3; }

  // On START the player alone; elsewhere the room, with all who are in it.
  void shift_player(Seat seat, int dust) {
    Player& own = doings_.player(seat);
    const bool alone = own.square == table_.start;
    if (alone) {
      own.dimension = other(own.dimension);
    } else {
      doings_.shift_room(own.square);
    }
    tell(observer_, [&] {
      return Event{.kind = Event::Kind::shifted,
                   .seat = seat,
                   .square = own.square,
                   .room = !alone,
                   .dimension = own.dimension,
                   .amount = static_cast<std::uint16_t>(dust)};
    });
    if (!alone) doings_.board_changed();
  }

  void vent_room(Seat seat, Square square) {
    doings_.shift_room(square);
    tell(observer_, [&] {
      return Event{.kind = Event::Kind::vented,
                   .seat = seat,
                   .square = square,
                   .air = table_.air.contains(square)};
    });
    doings_.board_changed();
  }

  void heal_player(Seat seat, Seat mate, int amount) {
    Player& hurt = doings_.player(mate);
    const int most = rules_.figures().hp[static_cast<std::size_t>(hurt.character)];
    hurt.hp = static_cast<std::uint8_t>(std::min(most, hurt.hp + amount));
    tell(observer_, [&] {
      return Event{.kind = Event::Kind::healed, .seat = seat, .to = mate, .amount = hurt.hp};
    });
  }

  void take_artefact(Seat seat) {
    doings_.player(seat).purse.artefact = 1;
    const Square square = std::exchange(table_.artefact_room, Square::none);
    tell(observer_, [&] {
      return Event{.kind = Event::Kind::artefact_taken, .seat = seat, .square = square};
    });
    doings_.board_changed();
  }

  void break_free(Seat seat, Dimension dimension) {
    Player& own = doings_.player(seat);
    own.square = table_.start;
    own.dimension = dimension;
    tell(observer_,
         [&] { return Event{.kind = Event::Kind::freed, .seat = seat, .dimension = dimension}; });
    if (all_are_home()) return doings_.finish(End::all_home);
    end_turn();
  }

  // On START, in Alpha, with one HP and nothing else; the turn goes on from there.
  void wake_up(Seat seat) {
    Player& own = doings_.player(seat);
    own.felled = 0;
    own.missed = 0;
    own.hp = 1;
    own.square = table_.start;
    own.dimension = Dimension::alpha;
    own.lost_weapon = Thing::none;
    own.lost_armour = Thing::none;
    table_.ap = rules_.figures().ap[static_cast<std::size_t>(own.character)];
    tell(observer_,
         [&] { return Event{.kind = Event::Kind::woke, .seat = seat, .square = table_.start}; });
  }

  const Rules& rules_;
  Table& table_;
  O& observer_;
  Doings<C, O> doings_;
};

template <Chance C, class O>
State Rules::start(C& chance, O& observer) const {
  State state;
  Table& table = state.table;
  table.where.fill(in_supply);
  for (std::size_t i = 0; i < most_things; ++i) table.supply[i] = figures_.copies[i];
  table.bag = full_bag;
  Doings<C, O> doings(*this, state, chance, observer);
  state.portals_due = doings.drawing().draw_due(figures_.portals);
  state.attack_due = doings.drawing().draw_due(figures_.attacks);
  return state;
}

template <Chance C, class O>
void Rules::apply(State& state, Seat seat, Move move, C& chance, O& observer) const {
  Course<C, O>(*this, state, chance, observer).play(seat, move);
}

}  // namespace penta::phase_away
