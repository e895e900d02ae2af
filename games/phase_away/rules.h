// Phase Away: a team explores a station in two dimensions against the clock, 2-5 players, after the
// German rule document.
//
// Options: difficulty, minutes, clock (real, or so many seconds a turn), leader, rescue. What the
// document leaves open is settled in README.md under "Rulings"; cards and numbers were never
// published and are ours (station.toml).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "games/phase_away/moves.h"
#include "games/phase_away/position.h"
#include "games/phase_away/state.h"
#include "games/phase_away/station.h"

namespace penta::phase_away {

// Why a move is refused; the parameters stand behind it.
enum class ReasonCode : std::uint8_t {
  ok,
  mission_over,
  not_seated,
  not_your_turn,       // seat that acts
  not_leader,          // seat of the leader
  nonsense,            // no such move
  first_choose,        // the step that has to be decided first
  taken_character,     //
  no_ap,               // how many it needs, how many are left
  off_board,           //
  not_laid,            // square: nothing lies there
  already_laid,        // square
  wrong_air,           // square, dimension of the player
  not_your_skill,      // character that could
  no_portal_here,      //
  looted_already,      // dimension
  nothing_on_start,    // START has no loot
  monster_here,        // monster
  nothing_here,        // lies on the floor
  not_carried,         // thing
  not_gear,            // thing
  no_item,             // thing: worn, not used
  not_together,        // seat: another room or dimension
  is_felled,           // seat
  is_standing,         // seat
  nothing_to_hand,     //
  no_shard,            //
  no_artefact,         //
  too_much,            // how much there is
  too_little,          // nothing would be handed over
  no_effect,           // thing: it would do nothing
  no_monster,          // square
  not_enough_dust,     // needed, there are
  portal_room,         // square: a portal's room keeps its air
  artefact_room,       // square: so does the artefact's
  start_room,          // so does START
  somebody_there,      // square
  full_health,         // seat
  artefact_elsewhere,  //
  shards_missing,      // how many one has
  no_fight,            // none to be taken now
  not_sealed,          //
  not_on_start,        // one could walk there
  ap_spent,            // all AP have to be unspent
  no_rescue,           // missed so far
  not_home,            // the artefact is not on START
};

class Imagination;  // in imagine.h

// What is asked at every move, out of the station.
struct Figures {
  std::array<std::uint8_t, character_count> ap{};
  std::array<std::uint8_t, character_count> hp{};
  std::array<std::uint8_t, character_count> damage{};
  std::array<std::uint8_t, most_monsters> monster_damage{};
  std::array<std::uint8_t, most_monsters> monster_hp{};
  std::array<std::uint8_t, most_monsters> movement{};
  std::array<std::uint16_t, most_monsters> monster_weight{};  // on this difficulty
  std::array<ThingKind, most_things> thing_kind{};
  std::array<Effect, most_things> effect{};
  std::array<std::uint8_t, most_things> power{};
  std::array<std::uint8_t, most_things> copies{};
  std::array<std::uint8_t, most_things> first_card{};
  std::array<Thing, most_cards> thing_of{};
  int monsters = 0;
  int things = 0;
  int cards = 0;
  std::uint32_t monster_weights = 0;
  std::uint32_t air = 50;
  std::uint32_t monster_chance = 30;
  int shard_every = 3;
  std::array<std::uint16_t, 2> portals{};
  std::array<std::uint16_t, 2> attacks{};
};

class Rules {
 public:
  using State = phase_away::State;
  using Move = phase_away::Move;
  using View = phase_away::View;
  using Event = phase_away::Event;
  using MoveList = phase_away::MoveList;
  using Position = phase_away::Position;
  using Parts = phase_away::Parts;
  using Content = phase_away::Content;
  using Imagination = phase_away::Imagination;
  static constexpr bool likely_is_good = true;

  static const GameInfo& info();
  static const std::vector<OptionSpec>& option_specs();
  static Result<Rules> make(const Options& options);
  static OptionList brought(const Options& options);
  static OptionList test_set();

  const Digest& id() const { return id_; }
  int players() const { return players_; }
  int max_moves() const;
  const Station& station() const { return station_; }
  const Figures& figures() const { return figures_; }
  Seat leader() const { return leader_; }
  std::int32_t time_limit() const { return time_limit_; }
  bool counts_turns() const { return turn_time_ > 0; }
  std::int32_t turn_time() const { return turn_time_; }  // 0: a real clock
  bool rescue() const { return rescue_; }
  // With tables of one's own there is no list.
  std::string score_list() const;
  int grade(const State& state) const;
  Difficulty difficulty() const { return difficulty_; }

  template <Chance C, class O>
  State start(C& chance, O& observer) const;
  SeatSet to_act(const State& state) const { return to_act(state.table); }
  bool simultaneous(const State& /*state*/) const { return false; }
  void legal_moves(const State& state, Seat seat, MoveList& moves) const {
    list_moves(state.table, seat, moves);
  }
  void legal_moves(const View& view, MoveList& moves) const {
    list_moves(view.table, view.viewer, moves);
  }
  template <Chance C, class O>
  void apply(State& state, Seat seat, Move move, C& chance, O& observer) const;
  Outcome outcome(const State& state) const;
  bool interjects(Move move) const { return move.kind() == Move::Kind::call; }
  bool draws_stand() const { return true; }

  std::optional<Milliseconds> next_due(const State& state) const;
  std::optional<Milliseconds> known_due(const View& view) const;
  template <Chance C, class O>
  void advance(State& state, Milliseconds passed, C& chance, O& observer) const;
  Milliseconds charge(const State& state, Seat seat, Move move) const;
  bool may_pause(const View& view) const;
  bool may_resume(const View& view) const;

  View view(const State& state, Viewer viewer) const;
  std::optional<Event> event_for(const Event& event, Viewer viewer) const;
  SeatSet learners(const Event& event) const;

  Reason check(const View& view, Move move) const;
  std::vector<Move> refused(const View& view) const;
  Advice advice(const View& view, Move move, std::span<const Move> rivals) const;

  std::uint32_t milestone(const State& state) const { return state.table.turns; }
  PerSeat<float> value(const State& state) const;
  template <Chance C>
  Move likely_move(const State& state, Seat seat, const MoveList& moves, C& chance) const;
  Move greedy(const View& view) const;

  std::string notation(Move move) const;
  Result<Move> parse(std::string_view notation) const;
  Parts parts(Move move) const;
  Content content(Lang lang) const;
  std::string_view scene(const Event& event) const;
  Position position(const State& state) const;
  Position position(const View& view) const;
  Result<State> set_up(const Position& position) const;

  std::string say(const Event& event, const Speaker& speaker) const;
  std::string say(Move move, const Speaker& speaker) const;
  std::string say(Reason reason, const Speaker& speaker) const;
  std::string say(const Advice& advice, const Speaker& speaker) const;
  std::string board(const View& view, const Speaker& speaker, const Ink& ink) const;
  std::string rules_text(Lang lang) const;  // the build writes it

  // Words in JSON and notation (see engine/describe.h). An empty word stands for "none".
  std::string word(Square square) const;
  bool from_word(std::string_view word, Square& square) const;
  std::string expected(Square square) const;
  std::string word(Monster monster) const;
  bool from_word(std::string_view word, Monster& monster) const;
  std::string expected(Monster monster) const;
  std::string word(Thing thing) const;
  bool from_word(std::string_view word, Thing& thing) const;
  std::string expected(Thing thing) const;

  // --- what follows from a table; used by rules, explanations and bots alike
  const Player& player(const Table& table, Seat seat) const {
    return table.players[static_cast<std::size_t>(seat)];
  }
  // Rooms that can be entered in that dimension; START among them, portals too.
  Squares walkable(const Table& table, Dimension dimension) const;
  // What can be walked to: any number of steps, never across a portal's room.
  Squares reach(const Table& table, Square from, Dimension dimension) const;
  // Steps from there to START in that dimension, by walking; -1 if there is no way.
  int way_home(const Table& table, Square from, Dimension dimension) const;
  bool is_sealed_in(const Table& table, const Player& player) const;
  bool artefact_is_home(const Table& table) const;
  // Which monster is in that room; none.
  Monster monster_at(const Table& table, Square square) const;
  LootTable loot_table(const Table& table, Square square, Dimension dimension) const;
  int damage_of(const Player& player) const;
  int protection_of(const Player& player) const;
  // What a blow of that monster takes from that player.
  int blow(Monster monster, const Player& player) const;
  bool carries(const Player& player, Thing thing) const {
    return !(player.carried & copies(thing)).empty();
  }
  CardSet copies(Thing thing) const { return card_sets_[static_cast<std::size_t>(thing)]; }
  // What a move costs.
  int cost(Move move) const;
  bool may_end_mission(const Table& table, Seat seat) const {
    return table.end == End::none && seat == leader_ && artefact_is_home(table);
  }
  // One thing and why it cannot be done; the one place where legality stands.
  Reason why_not(const Table& table, Seat seat, Move move) const;

 private:
  friend class Setting;
  template <class C>
  friend class Drawing;
  template <class C, class O>
  friend class Course;

  SeatSet to_act(const Table& table) const {
    return table.step == Step::over ? SeatSet{} : SeatSet{table.actor};
  }
  void list_moves(const Table& table, Seat seat, MoveList& moves) const;
  void list_turn(const Table& table, Seat seat, MoveList& moves) const;
  void list_for_ap(const Table& table, Seat seat, MoveList& moves) const;
  template <class Offer>
  void each_use(const Table& table, Seat seat, Offer&& offer) const;
  bool has_free_moves(const Table& table, Seat seat) const;
  // Of dust, gems or money, whichever is asked.
  static int offered_amount(const Table& table);
  Reason why_not_in_turn(const Table& table, Seat seat, Move move) const;
  Reason why_not_use(const Table& table, Seat seat, Move move) const;
  Reason why_not_to_mate(const Table& table, Seat seat, Seat mate) const;
  Reason why_not_shift(const Table& table, const Player& player) const;

  int players_ = 3;
  Seat leader_{};
  Difficulty difficulty_ = Difficulty::normal;
  std::int32_t time_limit_ = 30 * 60'000;
  std::int32_t turn_time_ = 0;
  bool rescue_ = false;
  bool own_station_ = false;
  Station station_{};
  Figures figures_{};
  std::array<CardSet, most_things> card_sets_{};
  std::array<std::vector<LootLine>, loot_tables> loot_{};
  Digest id_{};
};

}  // namespace penta::phase_away
