// States and views in words.
#include "games/phase10_masters/position.h"

#include "games/phase10_masters/places.h"
#include "games/phase10_masters/rules.h"

namespace penta::phase10_masters {
namespace {

std::vector<Card> cards_of(const Cards& cards) {
  std::vector<Card> list;
  list.reserve(static_cast<std::size_t>(cards.size()));
  cards.for_each([&](Card card) { list.push_back(card); });
  return list;
}

std::vector<Card> hidden(int count) {
  return std::vector<Card>(static_cast<std::size_t>(count), hidden_card);
}

// What was taken out of the one heap to make it the other.
Cards difference(Cards from, const Cards& to) {
  from.remove_all(to);
  return from;
}

std::vector<Seat> seats_of(SeatSet set) {
  std::vector<Seat> seats;
  for (const Seat seat : set) seats.push_back(seat);
  return seats;
}

std::vector<Meaning> taken_by(GroupKind kind, int low, int high) {
  std::vector<Meaning> takes;
  for_each_taken(kind, low, high,
                 [&](std::uint8_t as) { takes.push_back(static_cast<Meaning>(as)); });
  return takes;
}

}  // namespace

Position Rules::position(const View& view) const {
  const Table& table = view.table;
  Position position;
  position.hand = table.hand;
  position.turn = table.turn;
  position.stage = table.stage;
  position.dealer = table.dealer;
  position.actor = table.actor;
  position.pile = hidden(table.pile);
  position.discard.assign(table.discard.begin(), table.discard.begin() + table.discard_size);
  position.to_skip = seats_of(table.to_skip);
  position.has_saved = seats_of(table.has_saved);
  position.rebuilds = table.rebuilds;
  position.may_take = table.can_take();
  position.save_limit = save_limit_;
  position.winners = seats_of(table.winners);
  for (int i = 0; i < players_; ++i) add_seat(position, view, seat_at(i));
  if (std::all_of(position.fetched.begin(), position.fetched.end(), [](int n) { return n == 0; })) {
    position.fetched.clear();
  }
  if (view.viewer != stranger) add_own(position, view);
  return position;
}

void Rules::add_seat(Position& position, const View& view, Seat seat) const {
  const Table& table = view.table;
  const bool own = seat == view.viewer;
  position.hands.push_back(own ? cards_of(view.hand) : hidden(table.held[seat]));
  position.saves.push_back(own ? cards_of(view.saves) : hidden(table.saved[seat]));
  position.active.push_back(table.active[seat]);
  position.completed.emplace_back();
  for (int phase = 1; phase <= phase_count; ++phase) {
    if ((table.completed[seat] >> (phase - 1) & 1) != 0) position.completed.back().push_back(phase);
  }
  position.scores.push_back(table.scores[seat]);
  position.fetched.push_back(table.fetched[seat]);
  for (int group = 0; group < 2; ++group) {
    const auto at = static_cast<std::size_t>(meld_place(seat, group));
    if (table.melds.cards[at].empty()) continue;
    const GroupKind kind = kind_at(table, static_cast<int>(at));
    const int low = table.melds.low[at];
    const int high = table.melds.high[at];
    position.groups.push_back({.seat = seat,
                               .group = group + 1,
                               .cards = in_places(table.melds.cards[at], kind, low, high),
                               .kind = kind,
                               .takes = taken_by(kind, low, high)});
  }
  for (const auto where : {Known::Where::hand, Known::Where::hand_or_saves, Known::Where::saves}) {
    for (int i = 0; i <= static_cast<int>(wild); ++i) {
      add_known(position, table, seat, static_cast<Card>(i), where);
    }
  }
}

// Where the copies of a card that are noted so are by now.
void Rules::add_known(Position& position, const Table& table, Seat seat, Card card,
                      Known::Where noted) {
  using Where = Known::Where;
  const int copies = table.known.count(seat, card, noted);
  const Certain now = certain(table, seat, card, noted);
  for (int i = 0; i < copies; ++i) {
    const Where where = i < now.in_hand          ? Where::hand
                        : i < copies - now.saved ? Where::hand_or_saves
                                                 : Where::saves;
    position.known.push_back({.seat = seat, .card = card, .where = where});
    if (where != noted) position.known.back().noted = noted;
  }
}

// What only the viewer knows, and how near they are to their phases.
void Rules::add_own(Position& position, const View& view) const {
  const Table& table = view.table;
  add_building(position, view.viewer, view.building);
  position.may_save = save_left(table, view.viewer);
  if (table.over() || table.laid.contains(view.viewer)) return;
  const std::uint8_t active = table.active[view.viewer];
  const auto add = [&](int phase) {
    const Plan plan = plan_for(view.hand, phase_card(phase), all_wild_);
    const int saved = saves_for(view.hand, view.saves, phase_card(phase), all_wild_);
    position.outlook.push_back({.phase = phase,
                                .missing = plan.missing - saved,
                                .saved = saved,
                                .cards = cards_of(plan.used)});
  };
  if (view.building.begun()) return;
  if (active != 0) {
    add(active);
    return;
  }
  const Cards rest = unseen(view);
  for (int phase = 1; phase <= phase_count; ++phase) {
    if ((table.completed[view.viewer] >> (phase - 1) & 1) != 0) continue;
    add(phase);
    position.outlook.back().chance =
        chance_with(view.saves, view.hand, rest, phase_card(phase), all_wild_);
  }
}

void Rules::add_building(Position& position, Seat seat, const Building& building) const {
  for (int group = 0; group < 2; ++group) {
    const auto at = static_cast<std::size_t>(group);
    const Cards& cards = building.melds.cards[at];
    if (cards.empty()) continue;
    const GroupKind kind =
        phase_card(position.active[static_cast<std::size_t>(seat)]).group[at].kind;
    position.building.push_back(
        {.seat = seat,
         .group = group + 1,
         .cards = in_places(cards, kind, building.melds.low[at], building.melds.high[at]),
         .kind = kind});
  }
}

Position Rules::position(const State& state) const {
  Position position = this->position(view(state, stranger));
  position.pile = cards_of(state.pile);
  const Cards& made_of = state.pile_bounds[most_players];
  if (state.table.rebuilds > 0) position.rebuilt = cards_of(made_of);
  bool drawn = false;
  for (int i = 0; i < players_; ++i) {
    const Seat seat = seat_at(i);
    const auto at = static_cast<std::size_t>(i);
    position.hands[at] = cards_of(state.hands[seat]);
    position.saves[at] = cards_of(state.saves[seat]);
    position.drawn.push_back(cards_of(difference(made_of, state.pile_bounds[at])));
    drawn = drawn || !position.drawn.back().empty();
  }
  if (!drawn) position.drawn.clear();
  position.may_save = save_left(state.table, state.table.actor);
  add_building(position, state.table.actor, state.building);
  return position;
}

}  // namespace penta::phase10_masters
