// The toy passes what every game must pass.
#include "testing/battery.h"

#include "testing/toy/game.h"
#include "testing/toy/rules.h"

namespace penta::toy {
namespace {

// Remembers what it was told.
struct ToyWitness {
  ToyWitness(const Rules& rules, Viewer who) : players(rules.players()), viewer(who) {}

  void see(const Event& event) {
    if (event.kind == Event::Kind::dealt && event.seat == viewer) hand = event.cards;
    if (event.kind == Event::Kind::chose && event.seat == viewer) choice = event.card;
    if (event.kind == Event::Kind::shown) {
      gone = gone | event.cards;
      hand = hand - event.cards;
      for (CardSet& each : known) each = each - event.cards;
      choice = Card::none;
    }
    if (event.kind == Event::Kind::swapped) {
      const auto at = static_cast<std::size_t>(event.seat);
      gone.insert(event.card);
      gone.erase(event.taken);
      known[at].erase(event.card);
      known[at].insert(event.taken);
      if (event.seat != viewer) return;
      hand.erase(event.card);
      hand.insert(event.taken);
    }
  }
  std::string contradicts(const State& world) const {
    for (int i = 0; i < players; ++i) {
      const auto at = static_cast<std::size_t>(i);
      if (!(world.hands[at] & gone).empty()) return "a hand holds what was shown";
      if (!(known[at] - world.hands[at]).empty()) return "a hand lacks what came back into it";
      if (seat_at(i) != viewer) continue;
      if (world.hands[at] != hand) return "not the hand that was dealt";
      if (world.choices[at] != choice) return "not what was chosen";
    }
    return "";
  }

  int players;
  Viewer viewer;
  CardSet hand{};
  CardSet gone{};
  std::array<CardSet, 3> known{};
  Card choice{};
};

template <class Visit>
bool list_hands(const Rules& rules, const View& view, State& world, int seat, Visit& visit) {
  if (seat == rules.players()) {
    for (std::uint32_t i = 0; i < bells; ++i) {
      world.bell = first_bell + 1'000 * static_cast<std::int32_t>(i);
      const bool rung = world.table.rang + world.bell <= world.table.clock;
      if (rung && world.table.end == End::none) continue;
      if (!visit(world)) return false;
    }
    return true;
  }
  const auto at = static_cast<std::size_t>(seat);
  if (seat_at(seat) == view.viewer) {
    world.hands[at] = view.hand;
    world.choices[at] = view.choice;
    return list_hands(rules, view, world, seat + 1, visit);
  }
  const int size = rules.cards_in_hand(view.table);
  for (unsigned bits = 0; bits < 1U << cards; ++bits) {
    if (std::popcount(bits) != size) continue;
    const CardSet hand = CardSet::from_words(bits << 1U, 0);
    bool free =
        (hand & (view.table.gone | view.hand)).empty() && (view.table.known[at] - hand).empty();
    for (std::size_t other = 0; other < at; ++other) {
      free = free && (hand & world.hands[other]).empty();
    }
    if (!free) continue;
    world.hands[at] = hand;
    if (!view.table.answered.contains(seat_at(seat))) {
      world.choices[at] = Card::none;
      if (!list_hands(rules, view, world, seat + 1, visit)) return false;
      continue;
    }
    for (int card = 1; card <= cards; ++card) {
      if (!hand.contains(static_cast<Card>(card))) continue;
      world.choices[at] = static_cast<Card>(card);
      if (!list_hands(rules, view, world, seat + 1, visit)) return false;
    }
  }
  return true;
}

struct ToyTraits {
  using Witness = ToyWitness;
  static const AnyGame& game() { return toy::game(); }
  static std::vector<OptionList> option_sets() {
    return {{{"players", "2"}},
            {{"players", "3"}},
            {{"players", "2"}, {"undo", "strict"}},
            {{"players", "2"}, {"reactions", "on"}},
            {{"players", "3"}, {"reactions", "on"}}};
  }
  static std::string invariants(const Rules& rules, const State& state) {
    const Table& table = state.table;
    CardSet seen = table.gone;
    for (int i = 0; i < rules.players(); ++i) {
      const CardSet hand = state.hands[static_cast<std::size_t>(i)];
      if (!(seen & hand).empty()) return "a card in two places";
      if (hand.size() != rules.cards_in_hand(table)) return "a hand of the wrong size";
      if (!(table.known[static_cast<std::size_t>(i)] - hand).empty()) return "a known card is gone";
      seen = seen | hand;
    }
    if (table.shelf[0] == Card::none && table.shelf[1] != Card::none) return "a gap on the shelf";
    if (table.clock > time_up || table.rang > table.clock) return "a clock that is wrong";
    return "";
  }
  static Move random_move(FastChance& chance) {
    return {static_cast<Move::Kind>(chance.below(6)), static_cast<Card>(chance.below(16))};
  }
  static std::string flaw(const Rules& rules, const View& view, Move move,
                          const std::vector<Move>& rivals, const Advice& advice) {
    FastChance chance(1);
    State state = imagine(rules, view, chance);
    rules.apply(state, view.viewer, move, chance, no_observer);
    const bool over = rules.to_act(state).empty();
    bool highest = true;
    for (const Move rival : rivals) highest = highest && rival.card() < move.card();
    switch (static_cast<AdviceCode>(advice.code)) {
      case AdviceCode::only_move:
        return rivals.empty() ? "" : "there are others";
      case AdviceCode::wins:
        return over && rules.outcome(state).scores[0] == advice.args[0] &&
                       rules.outcome(state).shares[0] == 1
                   ? ""
                   : "it does not win";
      case AdviceCode::adds_most:
        return highest && static_cast<int>(move.card()) == advice.args[0] ? "" : "not the highest";
      default:
        return "";
    }
  }
  static std::vector<battery::SmallPosition<Rules>> small_positions() {
    const Rules two = battery::make_rules<Rules>({{"players", "2"}});
    FastChance chance(1);
    const State dealt = two.start(chance, no_observer);
    State answered = dealt;
    two.apply(answered, Seat{1}, Move{Move::Kind::play, dealt.hands[1].front()}, chance,
              no_observer);
    // Late enough that the bell cannot ring after 5 or 6 seconds any more.
    answered.bell = 9'000;
    two.advance(answered, 6'500, chance, no_observer);
    return {{"dealt", two, dealt, Seat{0}},
            {"answered, and late", two, answered, Seat{0}},
            {"swapped", reacting(), swapped(), Seat{0}}};
  }
  static Rules reacting() {
    return battery::make_rules<Rules>({{"players", "2"}, {"reactions", "on"}});
  }
  // Bob has swapped his 9 for the 2 that Ann has offered.
  static State swapped() {
    const Rules rules = reacting();
    auto state = rules.set_up({.hands = {{Card{4}, Card{5}}, {Card{6}, Card{9}}},
                               .choices = {Card::none, Card::none},
                               .gone = {Card{1}, Card{2}},
                               .shown = {Card{1}, Card{2}},
                               .offered = Card{2},
                               .bell = 7'000});
    EXPECT_TRUE(state) << state.error().text;
    FastChance chance(1);
    rules.apply(*state, Seat{1}, {Move::Kind::swap, Card{9}}, chance, no_observer);
    return *state;
  }
  template <class Visit>
  static void for_each_world(const Rules& rules, const View& view, Visit visit) {
    State world;
    world.table = view.table;
    list_hands(rules, view, world, 0, visit);
  }
  static std::vector<battery::Transcript> transcripts() {
    return {{battery::beside(__FILE__, "transcript.txt"), {{"players", "3"}}, 3},
            {battery::beside(__FILE__, "transcript_two.txt"), {{"players", "2"}}, 7},
            {battery::beside(__FILE__, "transcript_reactions.txt"),
             {{"players", "3"}, {"reactions", "on"}},
             5}};
  }
};

}  // namespace
}  // namespace penta::toy

PENTA_BATTERY(Toy, penta::toy::Rules, penta::toy::ToyTraits);
