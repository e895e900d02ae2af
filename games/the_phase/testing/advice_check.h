// For tests: whether advice is true, found out by playing the trick to its end in imagined worlds
// and by counting cards one by one.
#pragma once

#include <string>
#include <vector>

#include "engine/derived.h"
#include "games/the_phase/advice.h"
#include "games/the_phase/game.h"

namespace penta::the_phase {

class AdviceCheck {
 public:
  AdviceCheck(const Rules& rules, const View& view, Move move, const std::vector<Move>& rivals)
      : rules_(rules), view_(view), move_(move), rivals_(rivals) {}

  // What is wrong with it, or nothing.
  std::string flaw(const Advice& advice) {
    for (std::uint64_t world = 1; world <= 4; ++world) {
      Outcome outcome = play(move_, world);
      if (!holds(static_cast<AdviceCode>(advice.code), advice.args, outcome)) {
        return "world " + std::to_string(world) + " says otherwise";
      }
    }
    return "";
  }

 private:
  using Code = AdviceCode;
  using Args = std::array<std::uint16_t, 4>;

  // The trick, played to its end at random after the move.
  struct Outcome {
    std::vector<Event> events;
    const Event* took = nullptr;  // by the viewer
  };

  Outcome play(Move move, std::uint64_t number) const {
    FastChance chance(number);
    State world = imagine(rules_, view_, chance);
    Recorder<Event> recorder;
    const auto ended = [&] {
      for (const Event& event : recorder.events) {
        if (event.kind == Event::Kind::discarded) return true;
      }
      return false;
    };
    rules_.apply(world, view_.viewer, move, chance, recorder);
    while (!ended()) {
      const Seat seat = rules_.to_act(world).front();
      MoveList moves;
      rules_.legal_moves(world, seat, moves);
      rules_.apply(world, seat, moves[chance.below(static_cast<std::uint32_t>(moves.size()))],
                   chance, recorder);
    }
    Outcome outcome{.events = std::move(recorder.events)};
    for (const Event& event : outcome.events) {
      if (event.kind == Event::Kind::took && event.seat == view_.viewer) outcome.took = &event;
    }
    return outcome;
  }

  static Card card(int arg) { return static_cast<Card>(arg); }
  int rank(int arg) const { return rules_.deck().rank(card(arg)); }
  int own_rank() const { return rules_.deck().rank(move_.card()); }
  int total() const { return view_.table.totals[view_.viewer]; }
  int limit() const { return s_max(view_.table.phase); }

  bool in_trick(int arg) const {
    for (int i = 0; i < view_.table.trick_size; ++i) {
      const bool counts = (view_.table.counting >> i & 1) != 0;
      if (view_.table.trick[static_cast<std::size_t>(i)] == card(arg) && counts) return true;
    }
    return false;
  }
  bool lower_in_trick(int arg) const { return in_trick(arg) && rank(arg) <= own_rank(); }
  bool another_seat(int arg) const {
    return arg < rules_.players() && seat_at(arg) != view_.viewer;
  }
  bool gets_it(int arg) const { return another_seat(arg) && move_.to() == seat_at(arg); }

  // Cards that nobody has shown and that are not in the viewer's hand, of which `fits` is true.
  template <class Fits>
  int hidden(Fits fits) const {
    int found = 0;
    for (int i = 0; i < rules_.deck().size(); ++i) {
      const auto fate = view_.table.fates[static_cast<std::size_t>(i)];
      if (fate.unplayed() && !view_.hand.contains(card(i)) && fits(card(i))) ++found;
    }
    return found;
  }
  // Whether a card behind the move could count, by what is printed on it.
  bool could_count(Card other) const {
    const Card led = view_.table.trick_size == 0 ? move_.card() : view_.table.trick[0];
    const Face& first = rules_.deck().face(led);
    const Face& own = rules_.deck().face(move_.card());
    const Face& face = rules_.deck().face(other);
    switch (view_.table.phase) {
      case Phase::one: {
        const int behind = rules_.players() - view_.table.trick_size - 1;
        return face.grid == first.grid && (behind > 1 || face.shape != own.shape);
      }
      case Phase::two:
        return (face.wedge == Wedge::middle) != (first.wedge == Wedge::middle);
      default:
        return face.colour == first.colour;
    }
  }
  bool counted_lower(const Args& args) const {
    return args[0] == hidden([&](Card other) {
             return could_count(other) && rules_.deck().rank(other) < own_rank();
           }) &&
           args[1] == hidden([&](Card other) { return could_count(other); });
  }
  bool counted_of_colour(const Args& args) const {
    const Colour colour = rules_.deck().face(move_.card()).colour;
    const auto alike = [&](Card other) { return rules_.deck().face(other).colour == colour; };
    return args[2] == static_cast<int>(colour) && args[1] == hidden(alike) &&
           args[0] == hidden([&](Card other) {
             return alike(other) && rules_.deck().rank(other) < own_rank();
           });
  }

  static bool took(const Outcome& outcome, int taken, int amount) {
    return outcome.took != nullptr && outcome.took->card == card(taken) &&
           outcome.took->amount == amount;
  }
  // Whatever happens, whoever takes first takes at least this.
  bool first_takes(const Outcome& outcome, const Args& args) const {
    if (outcome.took == nullptr || outcome.took->place != 1) return true;
    return outcome.took->amount >= args[1] &&
           rules_.deck().rank(outcome.took->card) >= rank(args[0]);
  }
  bool tells(const Outcome& outcome, Event::Kind kind, Seat seat) const {
    for (const Event& event : outcome.events) {
      if (event.kind == kind && (event.seat == seat || event.seats.contains(seat))) return true;
    }
    return false;
  }
  bool beats_all(int sign) const {
    for (const Move rival : rivals_) {
      if (sign * (own_rank() - rules_.deck().rank(rival.card())) <= 0) return false;
    }
    return true;
  }
  bool stays(const Outcome& outcome, int arg) const {
    return outcome.took == nullptr && arg == total();
  }

  bool holds(Code code, const Args& args, const Outcome& outcome) const {
    if (code >= Code::may_take_highest) return outlook_holds(code, args, outcome);
    if (code >= Code::few_lower_of_colour) return other_phase_holds(code, args, outcome);
    if (code >= Code::two_lower) return open_holds(code, args, outcome);
    return completing_holds(code, args, outcome);
  }

  bool completing_holds(Code code, const Args& args, const Outcome& outcome) const {
    const Seat me = view_.viewer;
    switch (code) {
      case Code::estimate:
        return true;
      case Code::only_move:
        return rivals_.empty();
      case Code::wins_match:
        return tells(outcome, Event::Kind::match_won, me);
      case Code::scores:
        return tells(outcome, Event::Kind::scored, me) &&
               args[0] == (outcome.took != nullptr ? outcome.took->amount : total());
      case Code::busts_rival:
        return busts(outcome, args);
      case Code::takes_within:
        return took(outcome, args[0], args[1]) && args[1] <= args[2] && args[2] == limit();
      case Code::takes:
        return took(outcome, args[0], args[1]) && view_.table.phase == Phase::four;
      case Code::casts_off:
        for (const Event& event : outcome.events) {
          if (event.kind != Event::Kind::cast_off || event.seat != me) continue;
          return outcome.took != nullptr && outcome.took->card == card(args[0]) &&
                 event.card == card(args[1]) && event.amount == args[2];
        }
        return false;
      case Code::avoids_bust:
        return outcome.took == nullptr && rival_busts(args);
      case Code::takes_nothing:
        return stays(outcome, args[0]);
      case Code::bust_already:
        return args[0] == total() && args[1] == limit() && total() > limit();
      case Code::bust_anyway:
        return always_busts(args);
      default:
        return false;
    }
  }

  bool busts(const Outcome& outcome, const Args& args) const {
    if (!another_seat(args[0]) || view_.table.totals[seat_at(args[0])] > limit()) return false;
    for (const Event& event : outcome.events) {
      if (event.kind != Event::Kind::took || event.seat != seat_at(args[0])) continue;
      return event.card == card(args[1]) && event.amount == args[2] && args[2] > limit();
    }
    return false;
  }
  bool rival_busts(const Args& args) const {
    for (const Move rival : rivals_) {
      if (rival.card() != card(args[0])) continue;
      return took(play(rival, 1), args[1], args[2]) && args[2] > args[3] && args[3] == limit();
    }
    return false;
  }
  bool always_busts(const Args& args) const {
    std::vector<Move> moves = rivals_;
    moves.push_back(move_);
    for (const Move move : moves) {
      const Outcome outcome = play(move, 1);
      if (outcome.took == nullptr || outcome.took->amount <= limit()) return false;
    }
    return args[0] == limit();
  }

  bool open_holds(Code code, const Args& args, const Outcome& outcome) const {
    switch (code) {
      case Code::two_lower:
        return lower_in_trick(args[0]) && lower_in_trick(args[1]) && outcome.took == nullptr;
      case Code::comes_second:
        return took(outcome, args[0], args[1]) && outcome.took->place == 2;
      case Code::second_at_best:
        return lower_in_trick(args[0]) && args[1] == total() + rank(args[0]) &&
               (outcome.took == nullptr ||
                (outcome.took->place == 2 && took(outcome, args[0], args[1])));
      case Code::alone:
        return card(args[0]) == move_.card() && took(outcome, args[0], args[1]);
      case Code::surely_lowest:
        return outcome.took != nullptr && outcome.took->place == 1 && first_takes(outcome, args) &&
               args[1] == total() + rank(args[0]);
      case Code::lowest_so_far:
        return in_trick(args[0]) && first_takes(outcome, args) && args[2] == limit() &&
               args[1] == total() + rank(args[0]);
      case Code::few_lower:
        return counted_lower(args) && args[2] == limit() - total();
      case Code::many_lower:
        return counted_lower(args);
      case Code::lets_go_high:
        return outcome.took == nullptr && beats_all(1);
      case Code::lets_go_low:
        return outcome.took == nullptr && beats_all(-1);
      case Code::lets_go:
        return stays(outcome, args[0]);
      default:
        return false;
    }
  }

  bool other_phase_holds(Code code, const Args& args, const Outcome& outcome) const {
    const auto lower = [&](Card other) { return rules_.deck().rank(other) < own_rank(); };
    const auto any = [](Card /*other*/) { return true; };
    switch (code) {
      case Code::few_lower_of_colour:
      case Code::many_lower_of_colour:
        return counted_of_colour(args) && view_.table.phase == Phase::zero;
      case Code::gift_takes_nothing:
        return gets_it(args[0]) && lower_in_trick(args[1]) && lower_in_trick(args[2]) &&
               !tells(outcome, Event::Kind::took, seat_at(args[0]));
      case Code::gift_may_return:
        return card(args[1]) == move_.card() && in_trick(args[0]) &&
               first_takes(outcome, {args[1], static_cast<std::uint16_t>(total() + own_rank())});
      case Code::gift_high:
        return gets_it(args[0]) && args[1] == hidden(lower) && args[2] == hidden(any);
      case Code::gift_keeps:
        return view_.hand.contains(card(args[0])) && card(args[0]) != move_.card();
      case Code::gift_to_last:
        return gets_it(args[0]) && args[1] == view_.table.totals[seat_at(args[0])] && has_least();
      default:
        return false;
    }
  }
  bool has_least() const {
    for (const Move rival : rivals_) {
      const bool less = view_.table.totals[rival.to()] <= view_.table.totals[move_.to()];
      if (rival.to() != move_.to() && less) return false;
    }
    return true;
  }

  bool outlook_holds(Code code, const Args& args, const Outcome& outcome) const {
    const bool first = outcome.took != nullptr && outcome.took->place == 1;
    switch (code) {
      case Code::may_take_highest:
        return !first || outcome.took->amount >= total() + own_rank();
      case Code::may_come_second:
        return lower_in_trick(args[0]) && !first;
      case Code::cannot_take:
        return lower_in_trick(args[0]) && lower_in_trick(args[1]) && outcome.took == nullptr;
      case Code::cannot_follow:
        return outcome.took == nullptr;
      case Code::chosen_in_secret:
        return view_.table.phase == Phase::zero;
      case Code::given_away:
        return gets_it(args[0]);
      default:
        return false;
    }
  }

  const Rules& rules_;
  const View& view_;
  Move move_;
  const std::vector<Move>& rivals_;
};

}  // namespace penta::the_phase
