// What a standing is worth at the end of a turn: each seat's chance to win the match.
//
// Only plain arithmetic, no library functions: it is the same on every machine.
#include "engine/exponential.h"
#include "games/phase/rules.h"

namespace penta::phase {
namespace {

// What decides a match, fitted to matches of likely moves between equal decks.
struct Weights {
  float most = 0;   // influence of the kind that one has more of
  float least = 0;  // of the other
  float attack = 0;
  float defence = 0;
  float back_attack = 0;
  float back_defence = 0;
  float warrior = 0;
  float resource = 0;
  float hand = 0;
  float turn = 0;  // who comes next; has drawn and enlisted already
};
// By what is left in the smaller pool, in twentieths: up to 0, 3, 6, 10, 14, 20.
constexpr std::array<Weights, 6> stages{{
    {0.58F, 0.18F, 0.02F, 0.02F, 0, 0, 0.2F, 0.05F, 0.05F, 0.98F},
    {0.17F, 0.07F, 0.11F, 0.075F, 0.045F, 0.03F, 0.12F, 0.43F, 0.185F, 0.09F},
    {0.16F, 0.05F, 0.11F, 0.08F, 0.04F, 0.03F, 0.17F, 0.55F, 0.205F, -0.05F},
    {0.13F, 0.05F, 0.15F, 0.075F, 0.05F, 0.03F, 0.17F, 0.7F, 0.245F, -0.23F},
    {0.1F, 0.02F, 0.14F, 0.08F, 0.06F, 0.025F, 0.17F, 0.8F, 0.275F, -0.37F},
    {0.09F, 0.01F, 0.12F, 0.075F, 0.07F, 0.02F, 0.11F, 0.77F, 0.27F, -0.49F},
}};

const Weights& stage_of(const Table& table, int players) {
  constexpr std::array<int, 5> ends{0, 3, 6, 10, 14};
  const int left = 2 * std::min(table.good, table.evil);
  std::size_t stage = 0;
  while (stage < ends.size() && left > ends[stage] * players) ++stage;
  return stages[stage];
}

// Who still has a turn in this round.
bool comes_next(const Table& table, Seat seat, int players) {
  if (seat == table.active) return true;
  if (table.good != 0 && table.evil != 0) return false;
  for (Seat next = next_seat(table.active, players); next != table.starter;
       next = next_seat(next, players)) {
    if (next == seat) return true;
  }
  return false;
}

// Whoever is far ahead and does not end it will be caught some day: without this, search would put
// off the end for ever, since every turn before it looks safer still.
float patience(const Table& table) {
  constexpr int usual_rounds = 10;
  if (table.good == 0 || table.evil == 0 || table.round <= usual_rounds) return 1;
  return static_cast<float>(usual_rounds) / static_cast<float>(table.round);
}

float strength_of(const Rules& rules, const State& state, Seat seat) {
  constexpr int most_useful = 8;
  const Table& table = state.table;
  const Weights& weights = stage_of(table, rules.players());
  const Lord& lord = table.lords[seat];
  const TrueSight sight{rules, state};
  int attack = 0;
  int defence = 0;
  int back_attack = 0;
  int back_defence = 0;
  for (const int each : lord.play) {
    const Facts& up = rules.facts(sight.face(sleeve_of(seat, each)));
    const Facts& back = rules.facts(sight.back(sleeve_of(seat, each)));
    attack += up.attack;
    defence += up.defence;
    back_attack += back.attack;
    back_defence += back.defence;
  }
  const auto times = [](float weight, int count) { return weight * static_cast<float>(count); };
  float strength = comes_next(table, seat, rules.players()) ? weights.turn : 0;
  strength += times(weights.most, std::max(lord.good, lord.evil));
  strength += times(weights.least, std::min(lord.good, lord.evil));
  strength += times(weights.attack, attack);
  strength += times(weights.defence, defence);
  strength += times(weights.back_attack, back_attack);
  strength += times(weights.back_defence, back_defence);
  strength += times(weights.warrior, lord.play.size());
  strength += times(weights.resource, std::min(lord.barracks.size(), most_useful));
  strength += times(weights.hand, std::min(lord.hand.size(), most_useful));
  return strength * patience(table);
}

}  // namespace

PerSeat<float> Rules::value(const State& state) const {
  const Table& table = state.table;
  if (table.over()) return even_shares<float>(table.winners);
  PerSeat<float> value{};
  PerPlayer<float> strengths{};
  for (int i = 0; i < players_; ++i) {
    strengths[seat_at(i)] = strength_of(*this, state, seat_at(i));
  }
  float sum = 0;
  for (int i = 0; i < players_; ++i) {
    value[seat_at(i)] = exponential(strengths[seat_at(i)] - strengths[Seat{0}]);
    sum += value[seat_at(i)];
  }
  for (int i = 0; i < players_; ++i) value[seat_at(i)] /= sum;
  return value;
}

}  // namespace penta::phase
