// A position put up on an empty table: what cannot exist is refused with the reason.
#include <algorithm>
#include <string>

#include "engine/setting_base.h"
#include "games/phase10_masters/rules.h"

namespace penta::phase10_masters {
namespace {

std::string count_text(std::size_t value) { return std::to_string(value); }

}  // namespace

// Step by step; the first thing that is wrong stays.
class Setting : public SettingBase {
 public:
  Setting(const Rules& rules, const Position& position)
      : SettingBase(rules.players()), rules_(rules), position_(position), left_(rules.deck()) {}

  Result<State> set_up() {
    return take_steps(
        *this, state_,
        {&Setting::check_lists, &Setting::place_course, &Setting::place_hands,
         &Setting::place_phases, &Setting::place_groups, &Setting::place_discards, &Setting::build,
         &Setting::place_pile, &Setting::place_bounds, &Setting::place_seats, &Setting::place_known,
         &Setting::place_winners, &Setting::check_choices, &Setting::check_skips,
         &Setting::check_draw, &Setting::check_hands});
  }

 private:
  template <class List>
  auto at(const List& list, int i) const {
    using Item = typename List::value_type;
    return list.empty() ? Item{} : list[static_cast<std::size_t>(i)];
  }

  void check_lists() {
    check_list(position_.hands.size(), "hands", true);
    check_list(position_.saves.size(), "saves", false);
    check_list(position_.active.size(), "active", position_.stage != Stage::choosing);
    check_list(position_.completed.size(), "completed", false);
    check_list(position_.scores.size(), "scores", false);
    check_list(position_.fetched.size(), "fetched", false);
    check_list(position_.drawn.size(), "drawn", false);
    if (position_.dealer == stranger) refuse("dealer is missing; expected a seat");
    if (position_.actor == stranger) refuse("actor is missing; expected a seat");
  }

  void place_course() {
    Table& table = state_.table;
    const bool choosing = position_.stage == Stage::choosing;
    check_range("hand", position_.hand, 1, rules_.hand_limit_);
    check_range("turn", position_.turn, choosing ? 0 : 1, choosing ? 0 : rules_.turn_limit_);
    // The rebuild that ends a hand may be the last thing that happens in a match.
    check_range("rebuilds", position_.rebuilds, 0,
                rules_.stall_limit_ - (position_.winners.empty() ? 1 : 0));
    table.hand = static_cast<std::uint8_t>(position_.hand);
    table.turn = static_cast<std::uint16_t>(position_.turn);
    table.rebuilds = static_cast<std::uint8_t>(position_.rebuilds);
    table.stage = position_.stage;
    table.dealer = position_.dealer;
    table.actor = position_.actor;
  }

  // Takes a card out of the deck.
  bool find(Card card) {
    if (card == no_card || card == hidden_card) {
      refuse("a card is hidden or missing; expected every card by its name");
    } else if (!left_.contains(card)) {
      refuse("'" + rules_.word(card) + "' is there too often; the deck has " +
             std::to_string(rules_.deck().count(card)));
    } else {
      left_.remove(card);
      return true;
    }
    return false;
  }
  void fill(Cards& cards, const std::vector<Card>& list) {
    for (const Card card : list) {
      if (!find(card)) return;
      cards.add(card);
    }
  }
  void place_hands() {
    for (int i = 0; i < players() && !wrong(); ++i) {
      const Seat seat = seat_at(i);
      fill(state_.hands[seat], at(position_.hands, i));
      fill(state_.saves[seat], at(position_.saves, i));
      const int saved = state_.saves[seat].size();
      if (saved > rules_.save_limit_) {
        refuse(name(seat) + " has saved " + std::to_string(saved) + " cards; expected " +
               std::to_string(rules_.save_limit_) + " at most");
      }
      state_.table.held[seat] = static_cast<std::uint8_t>(state_.hands[seat].size());
      state_.table.saved[seat] = static_cast<std::uint8_t>(saved);
    }
  }

  void place_phases() {
    Table& table = state_.table;
    for (int i = 0; i < players() && !wrong(); ++i) {
      const Seat seat = seat_at(i);
      const int active = at(position_.active, i);
      check_range("the active phase of " + name(seat), active,
                  position_.stage == Stage::choosing ? 0 : 1, phase_count);
      table.active[seat] = static_cast<std::uint8_t>(active);
      for (const int phase : at(position_.completed, i)) {
        check_range("a completed phase of " + name(seat), phase, 1, phase_count);
        if (wrong()) return;
        table.completed[seat] |= static_cast<std::uint16_t>(1U << (phase - 1));
      }
      const bool done = active > 0 && (table.completed[seat] >> (active - 1) & 1) != 0;
      if (done && position_.winners.empty()) {
        refuse(name(seat) + " has completed phase " + std::to_string(active) +
               " already; expected another active phase");
      }
      const int score = at(position_.scores, i);
      check_range("the score of " + name(seat), score, 0, 0xffff);
      table.scores[seat] = static_cast<std::uint16_t>(score);
    }
  }

  void place_groups() {
    for (const LaidGroup& group : position_.groups) {
      if (group.seat == stranger) refuse("a group has no seat");
      check_range("group", group.group, 1, 2);
      if (wrong()) return;
      place_group(group);
      if (wrong()) return;
      state_.table.laid.insert(group.seat);
    }
    for (const Seat seat : state_.table.laid) {
      for (int i = 0; i < Rules::phase_card(state_.table.active[seat]).groups; ++i) {
        const auto place = static_cast<std::size_t>(meld_place(seat, i));
        if (state_.table.melds.cards[place].empty()) {
          refuse(name(seat) + " has laid a part of a phase; expected all of its groups");
        }
      }
    }
  }
  void place_group(const LaidGroup& group) {
    Melds<meld_places>& melds = state_.table.melds;
    const auto place = static_cast<std::size_t>(meld_place(group.seat, group.group - 1));
    const std::uint8_t phase = state_.table.active[group.seat];
    const std::string what = "group " + std::to_string(group.group) + " of " + name(group.seat);
    if (phase == 0 || group.group > Rules::phase_card(phase).groups) {
      refuse(what + " does not belong to the active phase");
      return;
    }
    if (!melds.cards[place].empty()) {
      refuse(what + " is there twice");
      return;
    }
    const Group needed = Rules::phase_card(phase).group[static_cast<std::size_t>(group.group - 1)];
    if (group.cards.size() < needed.size) {
      refuse(what + " has " + count_text(group.cards.size()) + " cards; expected " +
             std::to_string(needed.size) + " or more");
      return;
    }
    for (const LaidCard& laid : group.cards) {
      const Meaning as = meaning_of(laid, needed.kind);
      if (!find(laid.card)) return;
      if (!follows(melds, place, needed.kind, laid.card, as)) {
        refuse("'" + rules_.word(laid.card) + "' does not fit into " + what + ", a " +
               std::string(word_of(needed.kind)));
        return;
      }
      melds.cards[place].add(laid.card);
      if (melds.low[place] == 0) melds.low[place] = static_cast<std::uint8_t>(as);
      melds.high[place] = static_cast<std::uint8_t>(as);
    }
    if (!rules_.all_wild_ && (melds.cards[place].once()) == 0) {
      refuse(what + " is made of Wilds alone; expected a natural card");
    }
  }
  // A number card stands for what it shows.
  static Meaning meaning_of(const LaidCard& laid, GroupKind kind) {
    if (!is_number(laid.card)) return laid.as;
    return static_cast<Meaning>(kind == GroupKind::colour ? as_colour(colour_of(laid.card))
                                                          : as_number(number_of(laid.card)));
  }
  // The next card of a group, laid from its low end.
  static bool follows(const Melds<meld_places>& melds, std::size_t place, GroupKind kind, Card card,
                      Meaning as) {
    const auto meaning = static_cast<std::uint8_t>(as);
    const bool is_colour = meaning > highest_number;
    if (card == skip || as == Meaning::none || meaning == 0) return false;
    if (is_colour != (kind == GroupKind::colour)) return false;
    if (melds.cards[place].empty()) return true;
    return meaning == melds.high[place] + (kind == GroupKind::run ? 1 : 0);
  }

  void place_discards() {
    Table& table = state_.table;
    if (position_.discard.size() > most_discards) {
      refuse("discard has " + count_text(position_.discard.size()) + " cards; expected " +
             std::to_string(most_discards) + " at most");
      return;
    }
    for (const Card card : position_.discard) {
      if (!find(card)) return;
      table.discard[table.discard_size++] = card;
    }
  }

  // A lay-down that has been begun is laid once more by the rules themselves.
  void build() {
    const Seat seat = position_.actor;
    Table& table = state_.table;
    if (position_.building.empty()) return;
    if (table.stage != Stage::playing || table.laid.contains(seat)) {
      refuse("building needs somebody who plays and has not laid; expected none");
      return;
    }
    std::vector<LaidCard> cards;
    for (const LaidGroup& group : position_.building) {
      cards.insert(cards.end(), group.cards.begin(), group.cards.end());
    }
    for (const LaidCard& laid : cards) {
      if (!find(laid.card)) return;
      state_.hands[seat].add(laid.card);
    }
    table.held[seat] = static_cast<std::uint8_t>(state_.hands[seat].size());
    const Builder builder = rules_.builder(table, seat);
    for (const LaidCard& laid : cards) {
      const auto group = static_cast<std::size_t>(builder.group(state_.building));
      const GroupKind kind = Rules::phase_card(table.active[seat]).group[group].kind;
      const Placement placement{laid.card, static_cast<std::uint8_t>(meaning_of(laid, kind))};
      Placements placements;
      placements.clear();
      builder.list(state_.hands[seat], state_.building, placements);
      if (!placements.contains(placement)) {
        refuse("'" + rules_.word(laid.card) + "' of the building cannot be laid there");
        return;
      }
      builder.place(state_.building, state_.hands[seat], placement);
      if (builder.finished(state_.building)) {
        refuse("the building is complete; expected its groups on the table");
        return;
      }
    }
  }

  // All that is nowhere else.
  void place_pile() {
    state_.pile = left_;
    state_.table.pile = static_cast<std::uint8_t>(left_.size());
    if (position_.pile.empty()) return;
    Cards named;
    fill(named, position_.pile);
    if (!wrong() && !left_.empty()) {
      refuse("'" + rules_.word(left_.nth(0)) + "' is nowhere; expected each card of the deck");
    }
  }

  void place_bounds() {
    Cards made_of = rules_.deck();
    if (position_.rebuilds > 0 && !position_.rebuilt.empty()) {
      made_of = {};
      for (const Card card : position_.rebuilt) {
        if (card == hidden_card || card == no_card ||
            made_of.count(card) == rules_.deck().count(card)) {
          refuse("'" + rules_.word(card) + "' is too often in rebuilt");
          return;
        }
        made_of.add(card);
      }
    }
    state_.pile_bounds.fill(made_of);
    for (int i = 0; i < players(); ++i) {
      Cards& bound = state_.pile_bounds[static_cast<std::size_t>(i)];
      for (const Card card : at(position_.drawn, i)) {
        if (card == hidden_card || card == no_card || !bound.contains(card)) {
          refuse(name(seat_at(i)) + " cannot have drawn '" + rules_.word(card) +
                 "' from that pile");
          return;
        }
        bound.remove(card);
      }
      if (!bound.includes(state_.pile)) {
        refuse("the draw pile holds a card that cannot be in it by rebuilt and drawn");
        return;
      }
    }
  }

  void place_seats() {
    Table& table = state_.table;
    const auto place = [&](SeatSet& set, const std::vector<Seat>& seats) {
      for (const Seat seat : seats) set.insert(seat);
    };
    place(table.to_skip, position_.to_skip);
    place(table.has_saved, position_.has_saved);
    for (int i = 0; i < players(); ++i) {
      const int fetched = at(position_.fetched, i);
      check_range("fetched of " + name(seat_at(i)), fetched, 0, 0xff);
      table.fetched[seat_at(i)] = static_cast<std::uint8_t>(fetched);
    }
  }

  void place_known() {
    Known& known = state_.table.known;
    for (const KnownCard& entry : position_.known) {
      if (entry.seat == stranger || entry.card == skip || entry.card == hidden_card ||
          entry.card == no_card) {
        refuse("known needs a seat and a number card or Wild");
        return;
      }
      if (known_of(entry.seat, entry.card) == held_and_saved(entry.seat, entry.card)) {
        refuse(name(entry.seat) + " has no '" + rules_.word(entry.card) +
               "' as known says; expected what is true");
        return;
      }
      known.note(entry.seat, entry.card, entry.noted.value_or(entry.where));
      check_place(entry.seat, entry.card);
      if (wrong()) return;
    }
  }
  // Who has drawn from the saves may have a saved card anywhere.
  void check_place(Seat seat, Card card) {
    const Table& table = state_.table;
    const auto check = [&](Known::Where where, int there, std::string_view place) {
      if (table.known.count(seat, card, where) <= there) return;
      refuse(name(seat) + " has no '" + rules_.word(card) + "' " + std::string(place) +
             " as known says; expected what is true");
    };
    const int saved = state_.saves[seat].count(card);
    check(Known::Where::hand, held_and_saved(seat, card) - saved, "in hand");
    if (table.fetched[seat] == 0) check(Known::Where::saves, saved, "saved");
  }
  int known_of(Seat seat, Card card) const {
    int count = 0;
    for (const auto where :
         {Known::Where::hand, Known::Where::hand_or_saves, Known::Where::saves}) {
      count += state_.table.known.count(seat, card, where);
    }
    return count;
  }
  int held_and_saved(Seat seat, Card card) const {
    int count = state_.hands[seat].count(card) + state_.saves[seat].count(card);
    if (seat != state_.table.actor) return count;
    for (const Cards& cards : state_.building.melds.cards) count += cards.count(card);
    return count;
  }

  void place_winners() {
    Table& table = state_.table;
    for (const Seat seat : position_.winners) table.winners.insert(seat);
    const bool ten = std::any_of(table.completed.begin(), table.completed.end(),
                                 [](std::uint16_t done) { return done == Rules::all_phases; });
    if (table.over() && table.winners != rules_.winners(table)) {
      refuse("winners do not fit to phases and scores");
    } else if (!table.over() && ten) {
      refuse("somebody has completed all ten phases; expected winners");
    }
  }

  // Phases are named one after the other from the dealer's left.
  void check_choices() {
    if (position_.stage != Stage::choosing) return;
    const Table& table = state_.table;
    bool named = true;
    Seat seat = table.dealer;
    for (int i = 0; i < players(); ++i) {
      seat = next_seat(seat, players());
      named = named && seat != table.actor;
      if ((table.active[seat] != 0) != named) {
        refuse(name(seat) + (named ? " has no active phase" : " has an active phase") +
               "; expected one for those who have chosen before the actor");
      }
      if (table.held[seat] != hand_size) {
        refuse(name(seat) + " holds " + std::to_string(table.held[seat]) + " cards; expected " +
               std::to_string(hand_size) + " while phases are chosen");
      }
    }
    if (!table.laid.empty()) refuse("groups lie while phases are chosen; expected none");
    if (table.discard_size != 1) refuse("expected one discard while phases are chosen");
  }

  // A Skip that is turned up costs the first player a turn, and before the first turn nothing else
  // does; whoever is on turn has lost what there was to lose.
  void check_skips() {
    Table& table = state_.table;
    if (table.over()) return;
    if (table.stage != Stage::choosing) {
      if (!table.to_skip.contains(table.actor)) return;
      refuse(name(table.actor) + " is in to_skip; expected that whoever is on turn loses none");
      return;
    }
    const Seat first = next_seat(table.dealer, players());
    if (table.top_discard() != skip) {
      if (!table.to_skip.empty()) refuse("to_skip while phases are chosen needs a Skip turned up");
    } else if (table.to_skip.empty()) {
      table.to_skip.insert(first);
    } else if (table.to_skip != SeatSet{first}) {
      refuse("a Skip is turned up; expected " + name(first) + " alone in to_skip");
    }
  }

  void check_draw() {
    const Table& table = state_.table;
    if (table.over() || table.stage != Stage::drawing) return;
    if (table.pile == 0 && table.discard_size > 1) {
      refuse("the draw pile is empty; expected it to be rebuilt from the discards");
    } else if (table.pile == 0 && !table.can_take() && table.saved[table.actor] == 0) {
      refuse("there is nothing to draw; expected the stage playing");
    }
  }

  // Whoever has not laid has ten cards, and one more after drawing; nobody has none.
  void check_hands() {
    const Table& table = state_.table;
    for (int i = 0; i < players() && !table.over(); ++i) {
      const Seat seat = seat_at(i);
      const bool drew = seat == table.actor && table.stage == Stage::playing;
      const int most = hand_size + (drew ? 1 : 0);
      if (table.held[seat] > 0 && table.held[seat] <= most) continue;
      refuse(name(seat) + " holds " + std::to_string(table.held[seat]) + " cards; expected 1 to " +
             std::to_string(most));
    }
  }

  const Rules& rules_;
  const Position& position_;
  Cards left_;
  State state_{};
};

Result<State> Rules::set_up(const Position& position) const {
  return Setting(*this, position).set_up();
}

}  // namespace penta::phase10_masters
