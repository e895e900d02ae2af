#include "games/phase10_masters/rules.h"

namespace penta::phase10_masters {

const GameInfo& Rules::info() {
  static const GameInfo info{
      .id = "phase10-masters",
      .name = "Phase 10 Masters",
      .about = {"Rummy with ten phases in any order, a save pile and cards that skip a turn.",
                "Rommé mit zehn Phasen in beliebiger Folge, einem Sparstapel und Karten zum "
                "Aussetzen."},
      .least_players = 2,
      .most_players = most_players,
      .usual_players = 3,
      .rules_version = 1,
      .may_concede = true,
  };
  return info;
}

const std::vector<OptionSpec>& Rules::option_specs() {
  using Kind = OptionSpec::Kind;
  const auto number = [](std::string_view name, int low, int high, int usual, std::string_view en,
                         std::string_view de) {
    OptionSpec spec{.name = name, .kind = Kind::number, .low = low, .high = high, .usual = usual};
    spec.help_en = en;
    spec.help_de = de;
    return spec;
  };
  const auto rare = [](OptionSpec spec) {
    spec.rare = true;
    return spec;
  };
  static const std::vector<OptionSpec> specs{
      players_option(info()),
      number("skips", 0, 8, 2, "Skips in the deck", "Aussetzkarten im Stapel"),
      number("wilds", 0, 16, 8, "Wilds in the deck", "Joker im Stapel"),
      {.name = "all_wild",
       .choices = {"false", "true"},
       .labels = {{"no", "nein"}, {"yes", "ja"}},
       .help_en = "whether a group may be made of Wilds alone",
       .help_de = "ob eine Gruppe nur aus Jokern bestehen darf"},
      number("save_limit", 0, 10, 10, "cards in a save pile at most",
             "so viele Karten höchstens im Sparstapel"),
      rare(number("stall_limit", 1, 9, 3, "a hand ends when the draw pile is rebuilt so often",
                  "so oft neu gemischt, und die Runde endet")),
      rare(number("turn_limit", 20, 500, 500, "a hand ends after so many turns",
                  "die Runde endet nach so vielen Zügen")),
      rare(number("hand_limit", 1, 60, 60, "the match ends after so many hands",
                  "die Partie endet nach so vielen Runden")),
  };
  return specs;
}

Result<Rules> Rules::make(const Options& options) {
  Rules rules;
  rules.players_ = options.number("players");
  rules.skips_ = options.number("skips");
  rules.wilds_ = options.number("wilds");
  rules.all_wild_ = options.text("all_wild") == "true";
  rules.save_limit_ = options.number("save_limit");
  rules.stall_limit_ = options.number("stall_limit");
  rules.turn_limit_ = options.number("turn_limit");
  rules.hand_limit_ = options.number("hand_limit");
  Sha256 hash;
  hash.update("phase10-masters ").update(std::to_string(info().rules_version));
  for (const OptionSpec& spec : option_specs()) {
    hash.update(" ").update(options.text(spec.name));
  }
  rules.id_ = hash.finish();
  return rules;
}

// In each hand everybody chooses a phase, each turn has one draw, and every other move takes a card
// out of a hand: one that was dealt or drawn.
int Rules::max_moves() const {
  const int per_hand = players_ + 2 * turn_limit_ + players_ * hand_size;
  return hand_limit_ * per_hand;
}

void Rules::list_moves(const Table& table, Seat seat, const Cards& hand, const Cards& saves,
                       const Building& building, MoveList& moves) const {
  moves.clear();
  if (table.over() || table.actor != seat) return;
  switch (table.stage) {
    case Stage::choosing:
      for (int phase = 1; phase <= phase_count; ++phase) {
        if ((table.completed[seat] >> (phase - 1) & 1) == 0) moves.push_back(Move::choose(phase));
      }
      return;
    case Stage::drawing:
      if (table.pile > 0) moves.push_back(Move::draw());
      if (table.can_take()) moves.push_back(Move::take());
      saves.for_each_kind([&](Card card, int) { moves.push_back(Move::fetch(card)); });
      return;
    case Stage::playing:
      break;
  }
  if (table.laid.contains(seat)) {
    list_hits(table, hand, moves);
  } else {
    list_lays(table, seat, hand, building, moves);
    if (building.begun()) return;
  }
  list_ends(table, seat, hand, moves);
}

void Rules::list_lays(const Table& table, Seat seat, const Cards& hand, const Building& building,
                      MoveList& moves) const {
  if (!building.begun() && !completes(hand, phase_card(table.active[seat]), all_wild_)) return;
  Placements placements;
  placements.clear();
  builder(table, seat).list(hand, building, placements);
  for (const Placement placement : placements) {
    moves.push_back(placement.card == wild ? Move::lay_wild(placement.as)
                                           : Move::lay(placement.card));
  }
}

void Rules::list_hits(const Table& table, const Cards& hand, MoveList& moves) const {
  for (int place = 0; place < 2 * players_; ++place) {
    const auto at = static_cast<std::size_t>(place);
    if (table.melds.cards[at].empty()) continue;
    const GroupKind kind = kind_at(table, place);
    for_each_taken(kind, table.melds.low[at], table.melds.high[at], [&](std::uint8_t as) {
      for (NumberBits left = hand.once() & bits_of_meaning(as); left != 0; left &= left - 1) {
        moves.push_back(Move::hit(static_cast<Card>(std::countr_zero(left)), place));
      }
      if (hand.wilds() == 0) return;
      moves.push_back(kind == GroupKind::run ? Move::hit_wild(as, place) : Move::hit(wild, place));
    });
  }
}

void Rules::list_ends(const Table& table, Seat seat, const Cards& hand, MoveList& moves) const {
  const bool goes_out = table.held[seat] == 1;
  const SeatSet victims = SeatSet::first(players_) - SeatSet{seat} - table.to_skip;
  hand.for_each_kind([&](Card card, int) {
    if (card != skip || goes_out || victims.empty()) {
      moves.push_back(Move::discard(card));
    } else {
      for (const Seat victim : victims) moves.push_back(Move::skip_seat(victim));
    }
  });
  if (goes_out || !save_left(table, seat)) return;
  hand.for_each_kind([&](Card card, int) { moves.push_back(Move::save(card)); });
}

// All ten phases, then the lowest score; at the limit of hands, the most phases.
SeatSet Rules::winners(const Table& table) const {
  const auto phases = [&](Seat seat) {
    return std::popcount(static_cast<unsigned>(table.completed[seat]));
  };
  int most = 0;
  for (int i = 0; i < players_; ++i) most = std::max(most, phases(seat_at(i)));
  if (most < phase_count && table.hand < hand_limit_) return {};
  int lowest = 0xffff;
  for (int i = 0; i < players_; ++i) {
    if (phases(seat_at(i)) == most) lowest = std::min<int>(lowest, table.scores[seat_at(i)]);
  }
  SeatSet winners;
  for (int i = 0; i < players_; ++i) {
    const Seat seat = seat_at(i);
    if (phases(seat) == most && table.scores[seat] == lowest) winners.insert(seat);
  }
  return winners;
}

Outcome Rules::outcome(const State& state) const {
  const Table& table = state.table;
  Outcome outcome{.shares = even_shares<double>(table.winners)};
  bool complete = false;
  for (int i = 0; i < players_; ++i) {
    outcome.scores[seat_at(i)] = table.scores[seat_at(i)];
    complete = complete || table.completed[seat_at(i)] == all_phases;
  }
  outcome.reason = complete ? "ten-phases" : "hand-limit";
  return outcome;
}

}  // namespace penta::phase10_masters
