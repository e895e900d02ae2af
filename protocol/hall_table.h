// One table of the hall: who sits there, how the deal comes about, the match, and how all of it is
// written down. Messages and members are the hall's business.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "protocol/hall.h"
#include "protocol/words.h"
#include "table/match.h"

namespace penta {

// What a seat passes without being asked. Only its own devices are told.
struct Standing {
  Until until = Until::off;
  std::uint32_t ask = 0;    // questions of the game, by their places, that are asked nevertheless
  bool turn_ended = false;  // until `turn`: since then somebody else had the turn
  bool on() const { return until != Until::off; }
};

struct HallSeat {
  Who who = Who::person;
  std::string name{};
  Level level = Level::normal;      // of a bot
  std::string invitation{};         // hash of the key that a person was invited with
  std::string key_hash{};           // of the person's own key; empty: nobody has come yet
  std::optional<Level> stand_in{};  // a bot plays for an absent person
  // A bot plays since the person has conceded: the log says so, the heading does not.
  std::optional<Level> conceded_to{};
  bool vacant = false;  // its person was removed in the match
  int successors = 0;   // who have taken it after that
  Standing standing{};
  bool bot_plays() const { return who == Who::bot || stand_in || conceded_to; }
  Level bot_level() const { return conceded_to.value_or(stand_in.value_or(level)); }
};

// A deal that is being made.
struct Dealing {
  int attempt = 1;
  Digest seed{};
  Digest match_id{};
  SeatSet seats{};  // whose devices take part
  PerSeat<std::optional<Digest>> commits{};
  PerSeat<std::optional<Digest>> reveals{};
  bool revealing = false;
  SeatSet late{};  // did not answer once
  Milliseconds deadline = 0;
};

// A bot that thinks, or has thought and waits for its time.
struct Thinking {
  std::uint64_t ticket = 0;
  Seat seat{};
  Milliseconds due = 0;
  std::optional<MoveCode> move{};
  std::shared_ptr<const AnyState> foreseen{};  // it thinks ahead: about this, if it comes so
};

// A round of asking in a window to react.
struct Round {
  std::size_t began = 0;  // with this entry
  Milliseconds due = 0;   // when those pass who do so unasked
};

// Somebody wants to take back what others have seen.
struct UndoQuestion {
  Seat seat{};
  SeatSet waiting{};
  std::size_t entry = 0;  // the last one when it was asked
};

struct Member {
  ClientId client = 0;
  Role role = Role::watch;
  Seat seat = stranger;  // of role seat
  bool operator==(const Member&) const = default;
};

// Questions of a game by their places (bit i), in words; and back, unless there is no such word.
std::vector<std::string> question_words(std::span<const Question> questions, std::uint32_t asks);
std::optional<std::uint32_t> question_places(std::span<const Question> questions,
                                             const std::vector<std::string>& words);

// "search:iterations=..." for each level.
bots::Spec bot_spec(Level level);

class HallTable {
 public:
  std::string id;
  std::shared_ptr<const AnyRules> rules;
  std::vector<HallSeat> seats;
  std::string host_hash;
  std::string watch_hash;
  std::string watch_key;  // only of a listed table
  bool hints = false;
  bool listed = false;
  bool imagined = false;
  bool guide = false;  // the game's guided first match
  int pace = 600;
  Milliseconds created = 0;
  Stage stage = Stage::open;
  std::string position;  // JSON: the table goes on from here, not from a deal

  // While stage is dealing, unless the host went down meanwhile: then it begins again.
  std::unique_ptr<Dealing> dealing;
  std::optional<Milliseconds> resumes;
  std::unique_ptr<Match> match;
  Milliseconds started = 0;
  // While the game's clock runs: when the last entry was, or the clock began to run after it.
  std::optional<Milliseconds> clock_from;
  std::unordered_map<std::string, std::uint32_t> answered;  // "seat id" of moves and undos
  std::uint64_t undo_work = 0;  // entries that undos have played again, so far

  // Only while somebody is here.
  std::vector<Member> members;
  std::vector<Thinking> thinking;
  std::optional<Round> round;
  std::optional<Thinking> weighing;  // a bot, whether it takes the draw that is offered
  std::optional<UndoQuestion> question;
  Milliseconds touched = 0;

  int players() const { return rules->players(); }
  HallSeat& at(Seat seat) { return seats[static_cast<std::size_t>(index(seat))]; }
  const HallSeat& at(Seat seat) const { return seats[static_cast<std::size_t>(index(seat))]; }
  bool has(const Member& member) const;
  bool here(Seat seat) const { return devices(seat) > 0; }
  int devices(Seat seat) const;  // connections that have joined it
  SeatSet persons() const;       // whom a move back has to be asked of
  // Of an open question: bots agree.
  void ask_persons_only() {
    if (question) question->waiting = question->waiting & persons();
  }
  Speaker speaker(Viewer viewer, Lang lang) const;
  // The window to react that the seat is awaited in, if it passes it unasked.
  std::optional<Window<MoveCode>> passes_unasked(Seat seat) const;
  bool end_standing_at_turn(Seat seat);
  // Bots that will be asked in this round of asking if all before them pass, and the table then.
  struct Foreseen {
    Seat seat{};
    std::shared_ptr<const AnyState> state;
  };
  std::vector<Foreseen> bots_to_come() const;

  // Everybody counts only the entries they noticed.
  std::int64_t number(std::size_t entry, Viewer viewer) const;
  std::optional<std::size_t> entry(std::int64_t number, Viewer viewer) const;

  // REQUIRES: every device that takes part has revealed.
  void begin_match(Milliseconds now);
  Milliseconds match_time(Milliseconds now) const;
  // The open question makes no sense after entry n any more.
  bool outdates_question(std::size_t n) const;
  // Whoever has conceded by the last entry leaves the seat to a bot.
  void note_concession();
  // As Match::undo.
  [[nodiscard]] bool undo(Seat seat, Milliseconds time, Milliseconds passed);
  // On the game's clock.
  Milliseconds since_last_entry(Milliseconds now) const;
  // Bots leave to the next person what nobody asks them for: to let the clock go on, or to
  // interject. That person, or the seat's own; nobody if only bots play.
  std::optional<Seat> deputy(Seat seat) const;
  // Who may let the clock go on, as the game says.
  SeatSet may_resume() const;
  // Whose move it is if that seat makes it: its own, or what a bot leaves to it.
  Seat whose(Seat seat, MoveCode move) const;

  Row heading_row() const;
  Row entry_row(std::size_t number, std::string_view request) const;
  // The rules with this id, perhaps with cards that an older program brought.
  using MakeRules = std::function<Result<std::shared_ptr<const AnyRules>>(
      const std::string& game, const OptionList& options, const OptionList& brought,
      const Digest& id)>;
  // What is wrong is a sentence in this language: the table is damaged, or of other rules.
  static Result<std::unique_ptr<HallTable>> restore(std::string id, const Archive::Stored& stored,
                                                    Lang lang, const MakeRules& make_rules);

 private:
  Result<std::unique_ptr<AnyState>> read_position() const;
  Result<bool> start_match(Fairness fairness);
  // False: it is not what was written, or does not follow from what was before.
  bool replay_entry(std::string_view json);
};

}  // namespace penta
