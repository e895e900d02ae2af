// For tests: whether advice is true, found out by making the move in imagined worlds, and by
// looking at one card after the other as the position shows it.
#pragma once

#include <string>
#include <vector>

#include "engine/derived.h"
#include "games/phaktionz/advice.h"
#include "games/phaktionz/game.h"

namespace penta::phaktionz {

class AdviceCheck {
 public:
  AdviceCheck(const Rules& rules, const View& view, Move move, const std::vector<Move>& rivals)
      : rules_(rules),
        view_(view),
        me_(view.viewer),
        move_(move),
        rivals_(rivals),
        position_(rules.position(view)) {}

  // What is wrong with it, or nothing.
  std::string flaw(const Advice& advice) const {
    const auto code = static_cast<AdviceCode>(advice.code);
    const bool holds = code <= Code::brings_hand      ? certain_holds(code, advice.args)
                       : code <= Code::keeps_answers  ? phase_holds(code, advice.args)
                       : code <= Code::pays           ? announcing_holds(code, advice.args)
                       : code <= Code::gives_tier4_up ? resolving_holds(code, advice.args)
                                                      : outlook_holds(code, advice.args);
    return holds ? "" : "it is not so";
  }

 private:
  using Code = AdviceCode;
  using Do = Move::Kind;
  using Args = std::array<std::uint16_t, 4>;
  using Kind = Event::Kind;

  // --- worlds

  State world(std::uint64_t number) const {
    FastChance chance(number);
    return imagine(rules_, view_, chance);
  }
  std::vector<Event> play(std::uint64_t number) const {
    FastChance chance(number);
    State state = world(number);
    Recorder<Event> recorder;
    rules_.apply(state, me_, move_, chance, recorder);
    return recorder.events;
  }
  // With everybody passing until the chain is done.
  std::vector<Event> play_unanswered(std::uint64_t number) const {
    FastChance chance(number);
    State state = world(number);
    Recorder<Event> recorder;
    rules_.apply(state, me_, move_, chance, recorder);
    while (state.table.ask == Ask::respond && state.table.depth > 0) {
      rules_.apply(state, state.table.actor, Move::of(Do::pass), chance, recorder);
    }
    return recorder.events;
  }
  template <class Is>
  bool in_each_world(Is is) const {
    for (std::uint64_t number = 1; number <= 3; ++number) {
      if (!any(play(number), is)) return false;
    }
    return true;
  }
  template <class Is>
  bool in_each_unanswered(Is is) const {
    for (std::uint64_t number = 1; number <= 3; ++number) {
      if (!any(play_unanswered(number), is)) return false;
    }
    return true;
  }
  template <class Is>
  static bool any(const std::vector<Event>& events, Is is) {
    for (const Event& event : events) {
      if (is(event)) return true;
    }
    return false;
  }

  // --- the position

  const PlayerPosition& player(Seat seat) const {
    return position_.players[static_cast<std::size_t>(index(seat))];
  }
  const PlayerPosition& own() const { return player(me_); }
  const PlayerPosition& theirs() const { return player(other(me_)); }
  Listed listed_of(Card card) const {
    const DeckList& list = rules_.deck(owner(card));
    const auto at = static_cast<std::size_t>(number(card));
    return listed(list.cards[at], list.copies[at]);
  }
  const PlacedUnit* unit(Card card) const {
    for (const PlacedUnit& each : player(owner(card)).units) {
      if (each.card == listed_of(card)) return &each;
    }
    return nullptr;
  }
  bool has_dmg(Card card, int dmg) const {
    const PlacedUnit* found = unit(card);
    return found != nullptr && found->dmg_now == dmg;
  }
  const cards::Design& design(int arg) const {
    return *rules_.facts(static_cast<DesignId>(arg)).design;
  }
  bool is_mine(int arg) const { return owner(static_cast<Card>(arg)) == me_; }
  bool is_design(int arg, Card card) const {
    return static_cast<DesignId>(arg) == rules_.design(card);
  }
  // The side of it that is up.
  DesignId shown(Card card) const {
    const PlacedUnit* found = unit(card);
    const DesignId front = rules_.design(card);
    return found != nullptr && found->promoted ? rules_.facts(front).other : front;
  }
  static int column_of(const PlacedUnit& unit) { return column(unit.slot - 1); }
  // Of the other player, in the column that faces this one.
  std::vector<const PlacedUnit*> facing(int column) const {
    std::vector<const PlacedUnit*> found;
    for (const PlacedUnit& each : theirs().units) {
      if (column_of(each) + column == 4) found.push_back(&each);
    }
    return found;
  }
  int with_battles() const {
    int count = 0;
    for (const PlacedUnit& each : own().units) count += *each.battles_left > 0 ? 1 : 0;
    return count;
  }

  bool certain_holds(Code code, const Args& args) const {
    const auto card = static_cast<Card>(args[0]);
    switch (code) {
      case Code::estimate:
        return true;
      case Code::only_move:
        return rivals_.empty();
      case Code::wins_match:
        return in_each_world([&](const Event& event) {
          return event.kind == Kind::match_won && event.seats == SeatSet{me_};
        });
      case Code::deals_damage:
        return in_each_world([&](const Event& event) {
          return event.kind == Kind::damaged && event.seat != me_ && event.amount == args[0];
        });
      case Code::demotes_theirs:
        return !is_mine(args[0]) && in_each_world([&](const Event& event) {
          return event.kind == Kind::demoted && event.card == card;
        });
      case Code::exiles_theirs:
        return !is_mine(args[0]) && in_each_world([&](const Event& event) {
          return event.kind == Kind::left && event.card == card && event.to == Event::Place::exile;
        });
      case Code::fizzles:
        return in_each_world([&](const Event& event) {
          return event.kind == Kind::fizzled && event.seat != me_ && event.card == card;
        });
      default:
        return is_mine(args[0]) && in_each_world([&](const Event& event) {
                 return event.kind == Kind::moved && event.card == card &&
                        event.to == Event::Place::hand;
               });
    }
  }

  bool phase_holds(Code code, const Args& args) const {
    const Card card = move_.card();
    switch (code) {
      case Code::keeps_opening:
        return move_.kind() == Do::done && args[0] == free_in_hand();
      case Code::sets_aside:
        return move_.kind() == Do::aside && is_design(args[0], card);
      case Code::places_free:
      case Code::places_for:
      case Code::places_specially:
        return move_.kind() == Do::place && is_design(args[0], card) &&
               design(args[0]).front.dmg == args[1] && place_holds(code, args);
      case Code::casts:
        return move_.kind() == Do::cast && is_design(args[0], card) && args[1] / 8 == args[0] &&
               design(args[0]).front.abilities[args[1] % 8U].mode == cards::Mode::cast;
      case Code::casts_lasting:
        return move_.kind() == Do::cast && is_design(args[0], card) &&
               !has_mode(args[0], cards::Mode::cast);
      case Code::uses:
        return move_.kind() == Do::use && static_cast<Card>(args[0]) == card &&
               args[1] == static_cast<int>(shown(card)) * 8 + move_.value();
      case Code::creates:
        return move_.kind() == Do::create && is_design(args[0], card) && design(args[0]).creation;
      case Code::promotes:
        return move_.kind() == Do::promote && design(args[0]).back.dmg == args[1] &&
               rules_.facts(rules_.design(card)).other == static_cast<DesignId>(args[0]);
      case Code::strikes_open:
        return move_.kind() == Do::battle && has_dmg(card, args[1]) &&
               facing(column_of(*unit(card))).empty();
      case Code::can_beat:
        return has_dmg(card, args[1]) && args[2] > 0 && weaker_targets(args[1]) == args[2];
      case Code::beats_nobody:
        return has_dmg(card, args[1]) && weaker_targets(args[1]) == 0;
      case Code::goes_to_combat:
        return move_.kind() == Do::next && position_.phase == Phase::main &&
               args[0] == with_battles();
      case Code::leaves_battles:
        return move_.kind() == Do::next && position_.phase == Phase::combat &&
               args[0] == with_battles();
      case Code::ends_turn:
        return move_.kind() == Do::next && position_.phase == Phase::final_cast &&
               args[0] == own().hand_size;
      default:
        return move_.kind() == Do::pass && args[0] == own().hand_size;
    }
  }
  int free_in_hand() const {
    int count = 0;
    for (const Listed each : own().hand) {
      const bool aside =
          std::find(own().set_aside.begin(), own().set_aside.end(), each) != own().set_aside.end();
      const cards::Design& design = this->design(static_cast<int>(design_of(each)));
      count += !aside && design.is_summon() && design.tier < 2 ? 1 : 0;
    }
    return count;
  }
  bool has_mode(int arg, cards::Mode mode) const {
    for (const cards::Ability& each : design(arg).front.abilities) {
      if (each.mode == mode) return true;
    }
    return false;
  }
  bool place_holds(Code code, const Args& args) const {
    if (code == Code::places_specially) return has_mode(args[0], cards::Mode::placing);
    if (code == Code::places_free) return design(args[0]).tier < 2;
    return args[2] >= 2 && args[2] == rules_.facts(static_cast<DesignId>(args[0])).field_tier;
  }
  // Whom it may battle once it is announced, and how many of them have less DMG.
  int weaker_targets(int dmg) const {
    FastChance chance(1);
    State state = world(1);
    rules_.apply(state, me_, move_, chance, no_observer);
    MoveList moves;
    rules_.legal_moves(state, me_, moves);
    int count = 0;
    for (const Move each : moves) {
      if (each.kind() == Do::target && *unit(each.card())->dmg_now < dmg) ++count;
    }
    return count;
  }

  bool announcing_holds(Code code, const Args& args) const {
    const Card card = move_.card();
    const auto named = static_cast<Card>(args[0]);
    switch (code) {
      case Code::answers:
        return position_.ask == Ask::respond &&
               (is_design(args[0], card) || static_cast<DesignId>(args[0]) == shown(card)) &&
               static_cast<Card>(args[1]) == position_.chain.back().source;
      case Code::demotes_weakest:
        for (const Move rival : rivals_) {
          if (*unit(rival.card())->dmg_now <= args[2]) return false;
        }
        return announcing_holds(Code::demotes, args);
      case Code::demotes:
        return move_.kind() == Do::demote && named == card && has_dmg(card, args[2]) &&
               rules_.facts(shown(card)).field_tier == args[1];
      case Code::slot_open:
        return args[0] == move_.value() && facing(column(args[0])).empty();
      case Code::slot_against:
      case Code::slot_faces: {
        const PlacedUnit* found = unit(static_cast<Card>(args[1]));
        return args[0] == move_.value() && found != nullptr && !is_mine(args[1]) &&
               column_of(*found) + column(args[0]) == 4 &&
               (found->type_now == cards::Type::tech) == (code == Code::slot_against);
      }
      case Code::stronger:
      case Code::not_stronger:
        return named == card && has_dmg(position_.chain.back().source, args[1]) &&
               has_dmg(card, args[2]) && (args[1] > args[2]) == (code == Code::stronger);
      case Code::direct:
        return has_dmg(position_.chain.back().source, args[0]) && args[1] == theirs().deck_size;
      case Code::aims_at_theirs:
        return move_.kind() == Do::target && named == card && !is_mine(args[0]);
      case Code::aims_at_own:
        return move_.kind() == Do::target && named == card && is_mine(args[0]);
      case Code::aims_no_more:
        return move_.kind() == Do::done;
      case Code::number:
        return args[0] == move_.value() && args[1] == own().deck_size;
      case Code::two_ways:
        return move_.kind() == Do::option && named == position_.chain.back().source;
      default:
        return move_.kind() == Do::pay && named == card;
    }
  }

  bool resolving_holds(Code code, const Args& args) const {
    switch (code) {
      case Code::chooses_theirs:
        return static_cast<Card>(args[0]) == move_.card() && !is_mine(args[0]);
      case Code::chooses_own:
        return is_design(args[0], move_.card()) && owner(move_.card()) == me_;
      case Code::chooses_none:
        return move_.kind() == Do::decline;
      case Code::accepts:
      case Code::declines:
        return static_cast<Card>(args[0]) == position_.chain.back().source &&
               args[1] % 8 == position_.chain.back().ability % 8 &&
               move_.kind() == (code == Code::accepts ? Do::accept : Do::decline);
      default:
        for (const PlacedUnit& each : own().units) {
          if (each.slot == tier3_slot + 1) {
            return each.promoted && *each.dmg_now == args[0] && args[1] == own().deck_size;
          }
        }
        return false;
    }
  }

  bool outlook_holds(Code code, const Args& args) const {
    const auto card = static_cast<Card>(args[0]);
    switch (code) {
      case Code::would_win_match:
        return in_each_unanswered([&](const Event& event) {
          return event.kind == Kind::match_won && event.seats == SeatSet{me_};
        });
      case Code::would_lose_match:
        return in_each_unanswered([&](const Event& event) {
          return event.kind == Kind::match_won && !event.seats.contains(me_);
        });
      case Code::would_beat:
      case Code::would_demote:
      case Code::would_tie:
        return battle_holds(code, args);
      case Code::would_strike:
        return in_each_unanswered([](const Event& event) { return event.kind == Kind::strikes; }) &&
               (args[0] == 0 || deals(args[0]));
      case Code::would_damage:
      case Code::would_suffer:
        return deals(args[0]);
      case Code::would_remove:
        return in_each_unanswered([&](const Event& event) {
          return (event.kind == Kind::demoted || event.kind == Kind::left) && event.card == card;
        });
      default:
        return in_each_unanswered(
            [&](const Event& event) { return event.kind == Kind::fizzled && event.card == card; });
    }
  }
  bool deals(int damage) const {
    return in_each_unanswered(
        [&](const Event& event) { return event.kind == Kind::damaged && event.amount == damage; });
  }
  bool battle_holds(Code code, const Args& args) const {
    const auto target = static_cast<Card>(args[0]);
    const bool compared = in_each_unanswered([&](const Event& event) {
      return event.kind == Kind::battles && event.other == target && event.dmg == args[1] &&
             event.other_dmg == args[2];
    });
    if (!compared || (args[3] > 0 && !deals(args[3]))) return false;
    const bool gone = in_each_unanswered([&](const Event& event) {
      return (event.kind == Kind::demoted || event.kind == Kind::left) && event.card == target;
    });
    return gone == (code == Code::would_demote);
  }

  const Rules& rules_;
  const View& view_;
  Seat me_;
  Move move_;
  const std::vector<Move>& rivals_;
  Position position_;
};

}  // namespace penta::phaktionz
