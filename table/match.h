// A running match, whoever hosts it: seats, log, undo, and what each seat may see.
//
// A match is its log. Entry 0 is the deal; every further entry is a move, an undo, something that
// the game's clock did, somebody who stopped the clock or let it go on, who conceded, or a draw
// that was offered, accepted or declined. Entry n draws its chance from ChaCha20(match seed, n).
// The entries form a hash chain that starts at a digest of the heading (game, options, seats,
// commitments).
//
// match.cpp has the course, match_undo.cpp what is taken back, match_beside.cpp what people do
// beside the game: stop its clock, concede, agree on a draw.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/word_list.h"
#include "table/any_game.h"
#include "table/fairness.h"

namespace penta {

// Who sits there.
struct Sitter {
  std::string name;
  std::string bot;  // a bot's spec; empty for a person
  bool is_person() const { return bot.empty(); }
};

struct Entry {
  enum class Kind : std::uint8_t {
    move,
    undo,
    time,
    pause,
    resume,
    concede,
    offer,  // a draw
    accept,
    decline
  };
  Kind kind = Kind::move;
  Seat seat{};  // of a time entry: nobody's
  MoveCode move = 0;
  std::vector<std::uint32_t> takes_back{};  // of an undo: numbers of entries
  bool asked = false;                       // of an undo: the others had to agree
  // Of an undo: there was nobody to ask, and what was drawn or shown may come otherwise now.
  bool practice = false;
  std::string bot{};      // of a concession: a bot's spec, who plays on; empty: the match is over
  Milliseconds time = 0;  // when: since the start, by the host's clock
  // On the game's clock, since the entry before. It has passed also where the entry is taken back.
  Milliseconds passed = 0;
  Digest hash{};

  // It leaves the game's table as it is, and everybody is told of it.
  bool beside_the_game() const {
    return kind != Kind::move && kind != Kind::undo && kind != Kind::time;
  }
};

// An entry as the chain sees it: "move 1 play green-8", "undo 1 5 free", "time 1500", "pause 2",
// "resume 1", "concede 2", "offer 1", "accept 2". Where time has passed before it, " after 700"
// follows.
std::string entry_text(const Entry& entry, std::string_view notation);
// SHA-256 over the previous hash, number, time and text.
Digest chain_hash(const Digest& previous, std::size_t number, Milliseconds time,
                  std::string_view text);

// How far a seat may take back now: its newest move, with everything that others did since. Others'
// entries stand only if they answer the same simultaneous decision and nobody has learned anything:
// they were made without knowing what goes. What the clock did stands for ever, and what was before
// it too; time that merely passed has passed, and hinders nobody.
struct UndoOffer {
  std::vector<std::uint32_t> takes_back{};  // rising; empty: there is nothing to take back
  bool free = false;                        // nobody has learned from it or answered it
  // Something of it was drawn, or shown to this seat: it may come otherwise the next time.
  bool practice = false;
  bool stands = false;  // there is nothing to take back, since the game forbids just that
};

// What a concession does: nobody may concede; the match is over; a bot plays on.
enum class Concession : std::uint8_t { none, match, bot };
constexpr auto list_words(Concession /*of*/) {
  using enum Concession;
  return word_list<Concession>({{none, ""}, {match, "match"}, {bot, "bot"}});
}

// Reasons of an outcome that are no game's own.
inline constexpr std::string_view conceded_reason = "conceded";
inline constexpr std::string_view agreed_draw_reason = "agreed draw";

class Match {
 public:
  // REQUIRES: one sitter for each player. Deals at once.
  Match(std::shared_ptr<const AnyRules> rules, std::vector<Sitter> sitters, Fairness fairness);
  // Goes on from a position in place of a deal.
  Match(std::shared_ptr<const AnyRules> rules, std::vector<Sitter> sitters, Fairness fairness,
        std::unique_ptr<AnyState> position);

  const AnyRules& rules() const { return *rules_; }
  const std::shared_ptr<const AnyRules>& shared_rules() const { return rules_; }
  const AnyState& state() const { return *now_.state; }
  const AnyState& deal() const { return *deal_; }
  const std::vector<Sitter>& sitters() const { return sitters_; }
  const Fairness& fairness() const { return fairness_; }
  bool over() const { return ended() || state().to_act().empty(); }
  // It was ended by its last entry and not by the rules.
  bool ended() const { return ended_; }
  // REQUIRES: over(). Whoever ends a match otherwise than by its rules has no score: all are 0.
  Outcome outcome() const;
  // It began with a position that was set up, not with a deal.
  bool set_up() const { return set_up_; }

  // `passed` is what has passed on the game's clock since the last entry. REQUIRES, of this and all
  // that follow: is_quiet(passed).
  // Nothing changes unless the answer is ok. REQUIRES: !paused()
  Reason play(Seat seat, MoveCode move, Milliseconds time, Milliseconds passed = 0);
  // Nothing falls due in that time.
  bool is_quiet(Milliseconds passed) const;
  // Lets the game's clock run, no further than to what is due next. False, and nothing has changed,
  // if the clock stands or that is too much or nothing.
  [[nodiscard]] bool pass_time(Milliseconds passed, Milliseconds time);
  // Lets the time pass that the game charges for the last entry, a move.
  void charge_last_move(Milliseconds time);
  // Somebody stops the clock, or lets it go on. False if the game does not let them stop it, or it
  // does not stand. Who may let it go on is checked by whoever knows which seats bots play.
  [[nodiscard]] bool pause(Seat seat, Milliseconds time, Milliseconds passed = 0);
  [[nodiscard]] bool resume(Seat seat, Milliseconds time);
  bool paused() const { return paused_; }

  UndoOffer undo_offer(Seat seat) const;
  // Every other person has agreed to an undo, or there is none and bots do not mind.
  enum class Others : std::uint8_t { agreed, only_bots };
  // Takes back what the offer says. False, and nothing has changed, if that is nothing or if an
  // entry that would stand is not legal without it. REQUIRES: the offer is free, or every other
  // person has agreed, or there is none; and !paused().
  [[nodiscard]] bool undo(Seat seat, Milliseconds time, Milliseconds passed = 0,
                          Others others = Others::agreed);
  // Somebody has taken back what was drawn or shown, with nobody to ask.
  bool practice() const { return practice_; }

  // What a concession does in this match, whoever concedes.
  Concession concession() const;
  bool may_concede(Seat seat) const;
  SeatSet conceded() const { return conceded_; }
  // `bot` plays on if the match does; otherwise it is empty. False, and nothing has changed, if
  // that is not so or the seat may not. REQUIRES, of this and of what follows: !paused()
  [[nodiscard]] bool concede(Seat seat, std::string_view bot, Milliseconds time,
                             Milliseconds passed = 0);
  // Who offers a draw that has not been answered. An offer is void as soon as whoever offered it
  // notices that the other has moved, or that something was taken back.
  std::optional<Seat> draw_offered() const { return over() ? std::nullopt : offer_; }
  // Once for each move of one's own at most.
  bool may_offer_draw(Seat seat) const;
  bool may_answer_draw(Seat seat) const;
  // False, and nothing has changed, if the seat may not.
  [[nodiscard]] bool offer_draw(Seat seat, Milliseconds time, Milliseconds passed = 0);
  [[nodiscard]] bool answer_draw(Seat seat, bool accepts, Milliseconds time,
                                 Milliseconds passed = 0);

  // Does again what an entry says that was stored or recorded, whatever it is. Otherwise nothing
  // has changed, and the answer says why it cannot come next.
  std::optional<Error> enter(const Entry& entry);

  const std::vector<Entry>& log() const { return log_; }
  // Entry n was not taken back, and takes nothing back itself.
  bool stands(std::size_t n) const { return now_.stands[n]; }
  // The table as it stood after entry n (0: the deal).
  std::unique_ptr<AnyState> state_at(std::size_t n) const;
  // What happened with entry n: all of it, for when the match is over.
  std::vector<AnyEvent> all_events(std::size_t n) const;
  // The same as that viewer saw it.
  std::vector<AnyEvent> events(std::size_t n, Viewer viewer) const;
  // The same for each entry from `first` to the last, in one go. A match keeps only what its log
  // says; what happened long ago is played again.
  std::vector<std::vector<AnyEvent>> story(std::size_t first, Viewer viewer) const;

  // Whether the viewer noticed entry n at all, by an event or because something looks different:
  // nobody hears of a secret answer that was changed.
  bool noticed(std::size_t n, Viewer viewer) const;
  // How many entries after the deal the viewer has noticed.
  std::int64_t times_noticed(Viewer viewer) const;
  // Nobody has moved or taken back since entry n, and no clock has done anything.
  bool untouched_since(std::size_t n) const;
  // The simultaneous decision that was open after entry n is open still, and no seat has learned
  // anything since: who knows of the entries up to n may answer it.
  bool same_decision_since(std::size_t n) const;

  // Entries that were played again so far, by undos and for whoever asked: what this has cost.
  std::uint64_t played_again() const { return played_again_; }

  // The chain begins with a digest of the heading.
  Digest chain_start() const;

  // A generator for the bot that acts now; nothing of the deal can be told from it.
  FastChance bot_chance() const;
  // What entry n draws from, or will: for whoever plays ahead and shows nobody.
  MatchChance chance(std::size_t entry) const { return {seed_, entry}; }

 private:
  // What is waited for, by the entry that opened it.
  struct Decision {
    std::uint32_t opened_by = 0;
    bool simultaneous = false;
    bool operator==(const Decision&) const = default;
  };
  // What stands of entries 1 to `number`, applied.
  struct Snapshot {
    std::size_t number = 0;
    std::unique_ptr<AnyState> state;
  };
  // The log, applied up to some entry. Snapshots, rising, make going back cheap.
  struct Course {
    std::unique_ptr<AnyState> state;
    std::vector<bool> stands{true};  // by entry number
    std::vector<Snapshot> snapshots{};
    // Entries between snapshots: going back applies at most about so many again.
    static constexpr std::size_t spacing = 64;
    void keep_snapshot();
    // Where those begin that know of entry n.
    std::vector<Snapshot>::const_iterator snapshots_before(std::size_t n) const {
      return std::find_if(snapshots.begin(), snapshots.end(),
                          [&](const Snapshot& each) { return each.number >= n; });
    }
  };

  static bool is_quiet_for(const AnyState& state, Milliseconds passed);
  std::uint8_t who_notices(const Entry& entry, const AnyState* before,
                           const std::vector<AnyEvent>& events) const;
  // What entry n came to.
  struct Happened {
    std::vector<AnyEvent> events{};
    bool drew = false;  // by chance
  };
  // `before` is the table without it; an undo needs none.
  void append(Entry entry, const AnyState* before, const Decision& open, Happened happened);
  void append_beside_the_game(Entry entry);
  // What the entry does to an offer of a draw, and to who may make one.
  void note_offers(const Entry& entry);
  // Applies entry n; if it does not stand, only the time that passed before it.
  void apply(AnyState& state, std::size_t n, bool stands, std::vector<AnyEvent>& events) const;
  // Whether these entries could be taken out of the course. If not, it is as it was.
  bool take_out(Course& course, const std::vector<std::uint32_t>& entries) const;
  // The state without them, or nothing if something that would stand does not follow any more.
  // `near` gets a snapshot not far before them if there is none.
  std::unique_ptr<AnyState> without(const Course& course, const std::vector<std::uint32_t>& entries,
                                    std::optional<Snapshot>& near) const;
  bool change_clock(Entry::Kind kind, Seat seat, Milliseconds time, Milliseconds passed);
  bool is_person(Seat seat) const {
    return sitters_[static_cast<std::size_t>(index(seat))].is_person();
  }
  bool has_other_persons(Seat seat) const;
  std::optional<Error> enter_undo(const Entry& entry);
  std::optional<Error> enter_beside_the_game(const Entry& entry);
  // The course of entries 1 to n.
  Course course_to(std::size_t n) const;
  std::vector<AnyEvent> filtered(const std::vector<AnyEvent>& events, Viewer viewer) const;

  std::shared_ptr<const AnyRules> rules_;
  std::vector<Sitter> sitters_;
  Fairness fairness_;
  Digest seed_{};
  std::unique_ptr<AnyState> deal_;
  bool set_up_ = false;
  mutable std::uint64_t played_again_ = 0;
  std::vector<Entry> log_;  // log_[i] is entry i + 1
  Course now_;
  bool paused_ = false;
  bool ended_ = false;
  bool practice_ = false;
  SeatSet conceded_{};
  std::optional<Seat> offer_{};        // who offers a draw
  SeatSet offered_{};                  // have not moved since they did
  std::vector<bool> due_{false};       // by entry number: the clock did something
  std::vector<Decision> decisions_;    // by entry number: what is open after it
  std::vector<SeatSet> taught_;        // by entry number: who learned something
  std::vector<bool> drew_{true};       // by entry number: something was left to chance
  std::vector<std::uint8_t> noticed_;  // by entry number: bit i is seat i, the top bit a stranger
  std::array<std::uint32_t, 8> times_noticed_{};  // for each of these bits, without the deal
  std::vector<AnyEvent> dealt_;                   // what happened at entry 0
  std::vector<AnyEvent> happened_;                // and at the last entry
};

// Whether a bot in that seat takes a draw: when it is not ahead, by its mean share of the win in
// worlds that fit its view, played on as people are likely to.
bool bot_takes_draw(const AnyState& state, Seat seat, FastChance& chance);

}  // namespace penta
