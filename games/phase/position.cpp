// A state or a view in the words of the game.
#include <algorithm>

#include "games/phase/rules.h"

namespace penta::phase {
namespace {

std::vector<Seat> list_of(SeatSet seats) {
  std::vector<Seat> list;
  for (const Seat seat : seats) list.push_back(seat);
  return list;
}

std::vector<Sleeve> list_of(Seat seat, Sleeves sleeves) {
  std::vector<Sleeve> list;
  for (const int each : sleeves) list.push_back(sleeve_of(seat, each));
  return list;
}

// Two cards of the list have the same sides as this one, so its place has to be told.
bool has_twin(const DeckList& list, int place) {
  for (int i = 0; i < list.size; ++i) {
    if (i != place &&
        list.cards[static_cast<std::size_t>(i)] == list.cards[static_cast<std::size_t>(place)]) {
      return true;
    }
  }
  return false;
}

// What a state tells and a view does not: which of several twins it is.
struct NoPlaces {
  int operator()(Sleeve /*sleeve*/) const { return 0; }
};
struct Places {
  const Rules& rules;
  const State& state;
  int operator()(Sleeve sleeve) const {
    const Seat seat = owner(sleeve);
    const int place = state.cards[seat][static_cast<std::size_t>(number(sleeve))];
    return has_twin(rules.deck(seat), place) ? place + 1 : 0;
  }
};

template <class Sight, class Place>
class Portrait {
 public:
  Portrait(const Rules& rules, const Table& table, const Sight& sight, const Place& place)
      : rules_(rules),
        table_(table),
        sight_(sight),
        place_(place),
        judge_(rules.judge(table, sight)) {}

  Position tell() const {
    Position position;
    tell_course(position);
    for (int i = 0; i < rules_.players(); ++i) {
      position.players.push_back(tell_player(seat_at(i)));
    }
    tell_pending(position);
    return position;
  }

 private:
  void tell_course(Position& position) const {
    position.round = table_.round;
    position.turn = table_.turn;
    position.step = table_.step;
    position.ask = table_.ask;
    position.starter = table_.starter;
    position.active = table_.active;
    position.actor = table_.actor;
    position.acting = table_.acting;
    position.guardian = table_.guardian;
    position.target = table_.target;
    position.good = table_.good;
    position.evil = table_.evil;
    position.answered = list_of(table_.answered);
    position.winners = list_of(table_.winners);
  }
  void tell_pending(Position& position) const {
    position.attackers = list_of(table_.active, table_.attackers);
    position.skirmish = table_.skirmish;
    position.subject = table_.subject;
    position.trainee = table_.trainee;
    if (table_.playing != no_sleeve) position.playing.push_back(card(table_.playing));
    position.stage = table_.stage;
    position.passes = table_.passes;
    position.cursor = table_.cursor;
    position.locks_due = table_.locks_due;
    position.phases_due = table_.phases_due;
    position.amount = table_.amount;
    position.asked = list_of(table_.asked);
    position.player = table_.player;
    position.kind = table_.kind;
    for (std::size_t i = 0; i < table_.depth; ++i) {
      const Frame& frame = table_.frames[i];
      position.frames.push_back({frame.source, frame.side, frame.ability(), frame.effect(),
                                 frame.stage(), frame.it, frame.before});
    }
    for (const Chosen& chosen : table_.chosen) {
      position.chosen.emplace_back(chosen.begin(), chosen.end());
    }
    if (table_.chosen == std::array<Chosen, 2>{}) position.chosen.clear();
  }
  PlayerPosition tell_player(Seat seat) const {
    const Lord& lord = table_.lords[seat];
    PlayerPosition player{.good = lord.good, .evil = lord.evil};
    const auto all = [&](Sleeves sleeves) {
      std::vector<PlacedCard> list;
      for (const int each : sleeves) list.push_back(card(sleeve_of(seat, each)));
      return list;
    };
    player.play = all(lord.play);
    player.barracks = all(lord.barracks);
    player.hand = all(lord.hand);
    player.discard = all(judge_.discard_pile(seat));
    player.deck = all(lord.deck);
    player.taken = lord.taken;
    player.looked = lord.looked;
    const DeckList& list = rules_.deck(seat);
    for (int i = 0; i < list.size; ++i) {
      if ((lord.buried >> i & 1U) == 0) continue;
      const Pair pair = list.cards[static_cast<std::size_t>(i)];
      player.buried.push_back({pair.good, pair.evil, has_twin(list, i) ? i + 1 : 0});
    }
    player.settled = list_of(seat, lord.settled);
    player.deck_name = list.name;
    return player;
  }
  PlacedCard card(Sleeve sleeve) const {
    const Lord& lord = table_.lords[owner(sleeve)];
    const int at = number(sleeve);
    const Fighter& fighter = table_.fighter(sleeve);
    PlacedCard card{.sleeve = sleeve,
                    .face = sight_.face(sleeve),
                    .back = sight_.back(sleeve),
                    .place = place_(sleeve),
                    .locked = lord.locked.contains(at),
                    .open = lord.turned.contains(at),
                    .attack = fighter.attack(),
                    .defence = fighter.defence(),
                    .damage = fighter.damage(),
                    .shield = fighter.shield(),
                    .ally = fighter.has(cards::Skill::ally),
                    .swift = fighter.has(cards::Skill::swift),
                    .used = fighter.used(),
                    .dealt = fighter.has_dealt()};
    if (fighter.opposes() >= 0) card.opposes = sleeve_of(table_.active, fighter.opposes());
    if (lord.play.contains(at)) {
      card.attack_now = judge_.attack(sleeve);
      card.defence_now = judge_.defence(sleeve);
      card.falls = falls(sleeve);
    }
    return card;
  }

  // --- fights as they stand, before anybody has dealt damage

  std::vector<Sleeve> defenders(Sleeve attacker) const {
    std::vector<Sleeve> all;
    for (int i = 0; i < rules_.players(); ++i) {
      for (const int each : table_.defenders(seat_at(i), attacker)) {
        all.push_back(sleeve_of(seat_at(i), each));
      }
    }
    return all;
  }
  bool withstands(Sleeve sleeve, int damage) const {
    return damage - table_.fighter(sleeve).shield() < judge_.defence(sleeve);
  }
  // What the defenders deal: all of them, or those that are Swift.
  int dealt_by(const std::vector<Sleeve>& all, bool swift_only) const {
    int damage = 0;
    for (const Sleeve each : all) {
      if (!swift_only || judge_.swift(each)) damage += std::max(0, judge_.attack(each));
    }
    return damage;
  }
  // Who gets what of a damage that is split is not known, so nobody is said to fall by that.
  bool falls(Sleeve sleeve) const {
    if (table_.stage != 0) return false;
    if (table_.attacking(sleeve)) {
      const std::vector<Sleeve> all = defenders(sleeve);
      if (all.empty()) return false;
      const bool first = judge_.swift(sleeve) && (all.size() > 1 || falls_to(all.front(), sleeve));
      return !withstands(sleeve, dealt_by(all, first));
    }
    if (!table_.defending(sleeve)) return false;
    const Sleeve attacker = sleeve_of(table_.active, table_.fighter(sleeve).opposes());
    const std::vector<Sleeve> all = defenders(attacker);
    if (all.size() != 1 || !falls_to(sleeve, attacker)) return false;
    return judge_.swift(attacker) || withstands(attacker, dealt_by(all, true));
  }
  bool falls_to(Sleeve defender, Sleeve attacker) const {
    return !withstands(defender, std::max(0, judge_.attack(attacker)));
  }

  const Rules& rules_;
  const Table& table_;
  const Sight& sight_;
  const Place& place_;
  Judge<Sight> judge_;
};

}  // namespace

Position Rules::position(const State& state) const {
  const TrueSight sight{*this, state};
  const Places places{*this, state};
  Position position = Portrait(*this, state.table, sight, places).tell();
  if (!state.table.answered.empty()) {
    for (int i = 0; i < players_; ++i) {
      const int choice = state.choices[seat_at(i)];
      position.choices.emplace_back();
      if (choice != 0) position.choices.back() = sleeve_of(seat_at(i), choice - 1);
    }
  }
  return position;
}

Position Rules::position(const View& view) const {
  const ViewSight sight{view};
  const NoPlaces places;
  Position position = Portrait(*this, view.table, sight, places).tell();
  if (view.viewer != stranger && view.choice != 0) {
    position.choices.resize(static_cast<std::size_t>(players_));
    position.choices[static_cast<std::size_t>(view.viewer)] =
        sleeve_of(view.viewer, view.choice - 1);
  }
  return position;
}

}  // namespace penta::phase
