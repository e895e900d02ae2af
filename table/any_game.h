// The type-erased side of the contract, for everything from the table upwards. Search and playouts
// never go through it. The only implementation is the template in adapter.h.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "bots/spec.h"
#include "cards/language.h"
#include "engine/chance.h"
#include "engine/game.h"

namespace penta {

// The bytes of a game's Move.
using MoveCode = std::uint64_t;

// The bytes of a game's Event.
struct AnyEvent {
  alignas(8) std::array<std::byte, 64> bytes{};
};

// A move that somebody could make, and why.
struct Hint {
  MoveCode move = 0;
  std::optional<int> percent{};    // chance to win, by a bot's estimate, if it has one
  std::optional<Advice> advice{};  // nothing if the game gives no reasons
};

class AnyState;

// A bot of one game. It is shown only what its seat sees.
class AnyBot {
 public:
  virtual ~AnyBot() = default;
  // REQUIRES: the seat has to act.
  virtual MoveCode choose(const AnyState& state, Seat seat, FastChance& chance) = 0;
  // Up to so many moves, the best first, with what speaks for each. REQUIRES: the seat has to act.
  virtual std::vector<Hint> hints(const AnyState& state, Seat seat, std::size_t most,
                                  FastChance& chance) = 0;
};

// A game with its options fixed. Immutable; shared by all matches and threads.
class AnyRules {
 public:
  virtual ~AnyRules() = default;
  virtual const GameInfo& info() const = 0;
  virtual const Options& options() const = 0;
  // What the program brought beside the options, such as its cards: a record carries it, so that a
  // later program with other cards can make the same rules.
  virtual OptionList brought() const = 0;
  virtual const Digest& id() const = 0;
  virtual int players() const = 0;

  virtual std::unique_ptr<AnyState> start(MatchChance& chance,
                                          std::vector<AnyEvent>& events) const = 0;
  // A position as somebody wrote it.
  virtual Result<std::unique_ptr<AnyState>> set_up(Node position) const = 0;
  virtual std::unique_ptr<AnyBot> bot(const bots::Spec& spec, std::int64_t (*now)()) const = 0;

  // Nobody takes back what was drawn or shown.
  virtual bool draws_stand() const = 0;
  // Which list of high scores its matches stand in; empty: none.
  virtual std::string score_list() const = 0;
  // What lies ready for seats to choose, and what a seat has; nothing in games without choices.
  virtual std::vector<ReadyChoice> ready_choices(Lang lang) const = 0;
  virtual std::optional<Choice> seat_choice(Seat seat, Lang lang) const = 0;
  // Whether a seat may make this move although nobody waits for it.
  virtual bool interjects(MoveCode move) const = 0;
  // Of windows to react, as engine/game.h has them. None: the game has no such windows.
  virtual std::span<const Question> questions() const = 0;

  virtual std::string notation(MoveCode move) const = 0;
  virtual Result<MoveCode> parse(std::string_view notation) const = 0;

  virtual std::optional<AnyEvent> event_for(const AnyEvent& event, Viewer viewer) const = 0;
  virtual SeatSet learners(const AnyEvent& event) const = 0;
  // What the event belongs to, or nothing.
  virtual std::string_view scene(const AnyEvent& event) const = 0;
  virtual void write_event(Writer& out, const AnyEvent& event) const = 0;
  virtual void write_parts(Writer& out, MoveCode move) const = 0;
  virtual void write_content(Writer& out, Lang lang) const = 0;

  virtual std::string say(const AnyEvent& event, const Speaker& speaker) const = 0;
  virtual std::string say(MoveCode move, const Speaker& speaker) const = 0;
  virtual std::string say(Reason reason, const Speaker& speaker) const = 0;
  // Nothing if the game gives no advice.
  virtual std::string say(const Advice& advice, const Speaker& speaker) const = 0;
  virtual std::string rules_text(Lang lang) const = 0;
};

// Writes what viewers see of one state, as AnyState::write_view does. What they see alike is made
// once.
class AnyViews {
 public:
  virtual ~AnyViews() = default;
  virtual void write(Writer& out, Viewer viewer) = 0;
};

// A state of that game.
class AnyState {
 public:
  virtual ~AnyState() = default;
  virtual std::unique_ptr<AnyState> clone() const = 0;
  virtual const AnyRules& rules() const = 0;

  virtual SeatSet to_act() const = 0;
  virtual bool simultaneous() const = 0;
  virtual std::vector<MoveCode> legal_moves(Seat seat) const = 0;
  virtual Reason check(Viewer viewer, MoveCode move) const = 0;
  // What can become of things that somebody has put together: the moves are written, or nothing and
  // why not. An error if the game knows no such wish.
  virtual Result<Reason> arrange(Viewer viewer, Node wish, Writer& out) const = 0;
  // What the viewer might try and may not.
  virtual std::vector<MoveCode> refused(Viewer viewer) const = 0;
  // REQUIRES: the move is legal.
  virtual void apply(Seat seat, MoveCode move, MatchChance& chance,
                     std::vector<AnyEvent>& events) = 0;
  virtual Outcome outcome() const = 0;
  // How well it went, for lists of high scores; 0 where there are none.
  virtual int grade() const = 0;

  // The clock, as engine/game.h has it. Without one nothing is due, and nobody may stop it.
  virtual std::optional<Milliseconds> next_due() const = 0;
  virtual std::optional<Milliseconds> known_due(Viewer viewer) const = 0;
  virtual void advance(Milliseconds passed, MatchChance& chance, std::vector<AnyEvent>& events) = 0;
  virtual Milliseconds charge(Seat seat, MoveCode move) const = 0;
  virtual bool may_pause(Viewer viewer) const = 0;
  virtual bool may_resume(Viewer viewer) const = 0;

  // A window in which the seat is awaited, and whether it has the turn.
  virtual std::optional<Window<MoveCode>> window(Seat seat) const = 0;
  virtual bool has_turn(Seat seat) const = 0;

  // Whether the viewer sees the same here and there.
  virtual bool looks_like(const AnyState& other, Viewer viewer) const = 0;
  virtual std::vector<AnyEvent> preview(Viewer viewer, MoveCode move) const = 0;
  // What may come of a legal move where its preview cannot say.
  virtual std::optional<Advice> outlook(Viewer viewer, MoveCode move) const = 0;
  // A world that the viewer cannot tell from this one.
  virtual std::unique_ptr<AnyState> imagine(Viewer viewer, FastChance& chance) const = 0;
  // Each seat's share of the win, on average over so many continuations. From the whole truth: for
  // matches that are over.
  virtual PerSeat<double> chances(int continuations, FastChance& chance) const = 0;

  // The whole truth: for records and positions, never for a seat.
  virtual void write(Writer& out) const = 0;
  virtual void write_view(Writer& out, Viewer viewer) const = 0;
  // REQUIRES: the state stays as it is while they are written.
  virtual std::unique_ptr<AnyViews> views() const = 0;
  virtual std::string board(const Speaker& speaker, const Ink& ink) const = 0;
  // The part of the match that one board stands for, and what is new within it; always 0 and empty
  // where a board is short.
  virtual std::uint32_t chapter(Viewer viewer) const = 0;
  virtual std::string brief(const Speaker& speaker, const Ink& ink) const = 0;
  // The titles of the designs that the viewer knows to be on a card of the table.
  virtual std::vector<std::string> designs(Viewer viewer, std::string_view name) const = 0;
  // As the viewer who is spoken to would call it.
  virtual std::string say(MoveCode move, const Speaker& speaker) const = 0;
  virtual std::span<const std::byte> bytes() const = 0;
};

class AnyGame {
 public:
  virtual ~AnyGame() = default;
  virtual const GameInfo& info() const = 0;
  virtual const std::vector<OptionSpec>& option_specs() const = 0;
  virtual std::span<const Question> questions() const = 0;
  // With what an older program `brought`, in place of what this one brings: AnyRules::brought().
  virtual Result<std::shared_ptr<const AnyRules>> make(const OptionList& options,
                                                       const OptionList& brought = {}) const = 0;
  // What the seat's person wrote, as the option that is the seat's takes it. In games without
  // choices it is taken as it stands.
  virtual Result<ChoiceMade> read_choice(const OptionList& options, Seat seat,
                                         std::string_view written,
                                         const Speaker& speaker) const = 0;
  // Three numbers: bots/signature.h.
  struct Signatures {
    std::uint64_t rules = 0;
    std::uint64_t cards = 0;
    std::uint64_t search = 0;
  };
  virtual Signatures signatures() const = 0;
  // "the-phase version 1 rules 123 cards 456 search 789"
  std::string signature_line() const {
    const Signatures numbers = signatures();
    return std::string(info().id) + " version " + std::to_string(info().rules_version) + " rules " +
           std::to_string(numbers.rules) + " cards " + std::to_string(numbers.cards) + " search " +
           std::to_string(numbers.search);
  }
  // The file of its guided first match, or nothing: protocol/guide.h reads it.
  virtual std::string_view guide() const = 0;
  // Null if the game has no cards that people write themselves.
  virtual const cards::Language* card_language() const = 0;
};

// Some games. They outlive whoever is given them.
using Games = std::span<const AnyGame* const>;
// Every game of the house, in the order in which they were added.
Games all_games();
// The rules that have this id: as this program makes them or, if its cards are others by now, with
// those that an older one `brought`. `older` says which. An error if there are none.
struct KnownRules {
  std::shared_ptr<const AnyRules> rules;
  bool older = false;
};
Result<KnownRules> make_again(const AnyGame& game, const OptionList& options,
                              const OptionList& brought, const Digest& id);

// Refuses an unknown name, and says which there are.
Result<const AnyGame*> find_game(std::string_view id, Games games = all_games());
// The language of the game's cards, or why it has none.
Result<const cards::Language*> card_language_of(const AnyGame& game);

}  // namespace penta
