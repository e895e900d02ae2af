// The contract of a game: what a folder under games/ offers to bots, tables and the laboratory.
// docs/adding-a-game.md walks through it with THE Phase as the specimen; testing/battery.h proves
// the promises made here for every game.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/advice.h"
#include "engine/chance.h"
#include "engine/choices.h"
#include "engine/containers.h"
#include "engine/describe.h"
#include "engine/event.h"
#include "engine/options.h"
#include "engine/phrase.h"
#include "engine/result.h"
#include "engine/seat.h"
#include "engine/sha256.h"

namespace penta {

// What a lobby needs to know of a game.
struct GameInfo {
  std::string_view id;    // "the-phase": in commands, records, addresses
  std::string_view name;  // "THE Phase"
  Phrase about;           // one sentence
  int least_players = 2;
  int most_players = 2;
  int usual_players = 2;
  int rules_version = 1;  // rises whenever a record of an older version would replay differently
  bool team = false;      // all win or all lose
  // A person may concede at any time: of two who play against each other the other one wins at
  // once, and otherwise a bot plays on in that seat.
  bool may_concede = false;
  bool may_draw = false;  // two who play against each other may agree on a draw
};

// How many play: an option of each game.
inline OptionSpec players_option(const GameInfo& info) {
  return {.name = "players",
          .kind = OptionSpec::Kind::number,
          .low = info.least_players,
          .high = info.most_players,
          .usual = info.usual_players,
          .help_en = "how many play",
          .help_de = "wie viele mitspielen"};
}

// How a match ended.
struct Outcome {
  PerSeat<double> shares{};   // of the win: they sum to 1; in a team game all are 1 or all are 0
  PerSeat<int> scores{};      // as the game counts them
  std::string_view rank{};    // a name for how well it went, where the game has ranks
  std::string_view reason{};  // a code for what ended it
};

// Milliseconds of the game's own clock.
using Milliseconds = std::int64_t;

// A game with a clock of its own. The time comes from outside: a table reads a real clock, and
// whoever plays on by himself is charged (engine/clock.h). A match may still have no clock: then
// nothing is ever due in it.
template <class Rules>
concept Clocked =
    requires(const Rules& rules, typename Rules::State& changed, const typename Rules::State& state,
             const typename Rules::View& view, typename Rules::Move move, Seat seat,
             FastChance& chance, const NoObserver& observer, Milliseconds passed) {
      // How long until the clock does something by itself, more than 0; nothing: never, as at the
      // end of the match. For the table alone, since nobody may be able to see it.
      { rules.next_due(state) } -> std::same_as<std::optional<Milliseconds>>;
      // The same as far as the viewer can know it, so never earlier.
      { rules.known_due(view) } -> std::same_as<std::optional<Milliseconds>>;
      // REQUIRES: 0 < passed <= next_due(state). Less than that is quiet: it is later, and nothing
      // else. Nothing is told or drawn, and the same moves are legal.
      { rules.advance(changed, passed, chance, observer) } -> std::same_as<void>;
      // What a decision takes where no real clock runs: in playouts, search, arena and bench, and
      // by bots at a table. Asked when the move was applied.
      { rules.charge(state, seat, move) } -> std::same_as<Milliseconds>;
      // Whether the viewer may stop the clock, and let it run again.
      { rules.may_pause(view) } -> std::same_as<bool>;
      { rules.may_resume(view) } -> std::same_as<bool>;
    };

// A game with moves that a seat may make although nobody waits for it, such as to call the end.
// They do not answer the decision at hand, not even one that several seats answer at once. A seat
// that is awaited may find them in its list, too.
template <class Rules>
concept Interjecting = requires(const Rules& rules, typename Rules::Move move) {
  { rules.interjects(move) } -> std::same_as<bool>;
};

template <class Rules>
bool interjects(const Rules& rules, typename Rules::Move move) {
  if constexpr (Interjecting<Rules>) return rules.interjects(move);
  return false;
}

// A game whose events say what belongs together, so that a page can show it as one and let it rest
// before the table is cleared.
template <class Rules>
concept Scenic = requires(const Rules& rules, const typename Rules::Event& event) {
  // The game's word for it, such as "trick"; empty for what needs no rest. Events of one entry with
  // the same word are one scene, with what stands right before them.
  { rules.scene(event) } -> std::same_as<std::string_view>;
};

template <class Rules>
std::string_view scene(const Rules& rules, const typename Rules::Event& event) {
  if constexpr (Scenic<Rules>) return rules.scene(event);
  return {};
}

// A game that says why a move is good. All of it is certain from what the viewer sees: of worlds
// that look the same, the same is said.
template <class Rules>
concept Advising = requires(const Rules& rules, const typename Rules::View& view,
                            typename Rules::Move move, std::span<const typename Rules::Move> rivals,
                            const Advice& advice, const Speaker& speaker) {
  // Why one would prefer the move to its rivals, the other legal moves, the better ones first.
  // REQUIRES: all of them are legal.
  { rules.advice(view, move, rivals) } -> std::same_as<Advice>;
  { rules.say(advice, speaker) } -> std::same_as<std::string>;
};

// A game that also says what may come of a move where little is certain yet, in words that hold
// whatever happens. Nothing, if its preview says it all. REQUIRES: the move is legal.
template <class Rules>
concept Foreseeing =
    Advising<Rules> &&
    requires(const Rules& rules, const typename Rules::View& view, typename Rules::Move move) {
      { rules.outlook(view, move) } -> std::same_as<std::optional<Advice>>;
    };

// A game with moves that nobody sensible makes, whatever is hidden: bots leave them out where
// others are left. REQUIRES: the move is legal.
template <class Rules>
concept Discerning =
    requires(const Rules& rules, const typename Rules::View& view, typename Rules::Move move) {
      { rules.vain(view, move) } -> std::same_as<bool>;
    };

// A game in which people put several things together, in any order, before they become moves.
template <class Rules>
concept Arranging =
    requires(const Rules& rules, const typename Rules::View& view, const typename Rules::Wish& wish,
             typename Rules::Arrangement& arrangement) {
      requires Described<typename Rules::Wish> && Described<typename Rules::Arrangement>;
      // Whether what somebody has put where can become something: then `arrangement` has the moves.
      // Else why not. From what that seat sees, in bounded time.
      { rules.arrange(view, wish, arrangement) } -> std::same_as<Reason>;
    };

// A kind of question that a window to react can put, as people name it.
struct Question {
  std::string_view word;  // in messages
  Phrase text;            // "I am attacked"
  bool concerns = false;  // usually one wants to be asked then
};

// A window to react: a seat is asked whether it answers what has happened, and may pass.
template <class Move>
struct Window {
  Move pass{};
  std::uint32_t asks = 0;  // bit i: it is of the kind at place i of `questions()`
  bool opens = false;      // a round of asking begins: nobody has passed yet
};

// A game with windows to react. They open whether or not a seat holds an answer, so seats may want
// to pass without being asked, until something concerns them.
template <class Rules>
concept Reacting = requires(const Rules& rules, const typename Rules::View& view) {
  // At most 32.
  { Rules::questions() } -> std::same_as<std::span<const Question>>;
  // Where the viewer is awaited in such a window. It follows from what everybody sees: whether a
  // seat is asked or passes unasked then tells nobody what it holds.
  { rules.window(view) } -> std::same_as<std::optional<Window<typename Rules::Move>>>;
  // Whether it is the viewer's turn, whoever is awaited.
  { rules.has_turn(view) } -> std::same_as<bool>;
};

// A game in which nobody takes back what was drawn, or what others have shown them: also not where
// there are only bots to ask. Where a game says nothing, it may be taken back, and whoever does so
// with nobody to ask only practises.
template <class Rules>
concept KeepsDraws = requires(const Rules& rules) {
  { rules.draws_stand() } -> std::same_as<bool>;
};

template <class Rules>
bool draws_stand(const Rules& rules) {
  if constexpr (KeepsDraws<Rules>) return rules.draws_stand();
  return false;
}

// A game whose results are compared over many matches, in lists of high scores: the better grade
// first, then the higher sum of all scores.
template <class Rules>
concept Scored = requires(const Rules& rules, const typename Rules::State& state) {
  // Matches with the same list can be compared: its name in plain letters, at most 80. Empty: with
  // these options there is none.
  { rules.score_list() } -> std::same_as<std::string>;
  // REQUIRES: the match is over.
  { rules.grade(state) } -> std::same_as<int>;
};

// A game that brings cards whose values may be others one day.
template <class Rules>
concept BringsCards = requires(const Options& options) {
  // What the program itself brings to rules with these options, as options: whoever gives these too
  // makes the same rules with any later program. A record carries them.
  { Rules::brought(options) } -> std::same_as<OptionList>;
  // Cards that never change, as options: the number of the rules is made with them.
  { Rules::test_set() } -> std::same_as<OptionList>;
};

// A game in which each seat chooses something large before the deal, such as a deck: by the one
// option of kind text that its spec gives to that seat. Empty, it leaves the choice to the table.
template <class Rules>
concept Choosing = requires(const Rules& rules, const Options& options, Seat seat,
                            std::string_view written, const Speaker& speaker, Lang lang) {
  // The value of the seat's option for what its person wrote, at a table with these options;
  // what the option says so far does not count. An error if the options themselves are no good.
  { Rules::read_choice(options, seat, written, speaker) } -> std::same_as<Result<ChoiceMade>>;
  // What lies ready for everybody. REQUIRES: the rules were made from these options.
  { rules.ready_choices(options, lang) } -> std::same_as<std::vector<ReadyChoice>>;
  // What the seat has, without its value.
  { rules.seat_choice(seat, lang) } -> std::same_as<Choice>;
};

// Every function is a const member of `Rules`, an object that is built once from checked options,
// never changes and is shared by all threads.
template <class Rules>
concept Game =
    requires {
      typename Rules::State;     // the whole truth: integers and indices into Rules, no pointers
      typename Rules::Move;      // one small decision; its layout is drawn above it
      typename Rules::View;      // what one seat, or a stranger, may know: a type of its own
      typename Rules::Event;     // one thing that happened, described for JSON
      typename Rules::MoveList;  // FixedList with room for the longest list of legal moves
      typename Rules::Position;  // State or View in the words of the game, described for JSON
      typename Rules::Parts;     // the cards and places that a move concerns, described for JSON
      typename Rules::Content;   // what a page needs to draw the game, described for JSON

      { Rules::info() } -> std::same_as<const GameInfo&>;
      { Rules::option_specs() } -> std::same_as<const std::vector<OptionSpec>&>;
      { Rules::make(Options{}) } -> std::same_as<Result<Rules>>;

      // Copying a State is how search goes back, comparing its bytes is how tests find differences.
      requires std::is_trivially_copyable_v<typename Rules::State>;
      requires std::has_unique_object_representations_v<typename Rules::State>;
      requires std::is_trivially_copyable_v<typename Rules::View>;
      requires std::has_unique_object_representations_v<typename Rules::View>;
      requires std::is_trivially_copyable_v<typename Rules::Move> &&
                   sizeof(typename Rules::Move) <= 8;
      requires std::has_unique_object_representations_v<typename Rules::Move>;
      requires std::is_trivially_copyable_v<typename Rules::Event>;
      requires Described<typename Rules::Event> && Described<typename Rules::Position>;
      requires Described<typename Rules::Parts> && Described<typename Rules::Content>;
    } &&
    requires(const Rules& rules, typename Rules::State& changed, const typename Rules::State& state,
             const typename Rules::View& view, const typename Rules::Event& event,
             typename Rules::Move move, typename Rules::MoveList& moves, Seat seat, Viewer viewer,
             FastChance& chance, const NoObserver& observer, const Speaker& speaker, const Ink& ink,
             const typename Rules::Position& position, std::string_view notation, Reason reason,
             Lang lang) {
      // SHA-256 over everything the rules were built from.
      { rules.id() } -> std::same_as<const Digest&>;
      { rules.players() } -> std::same_as<int>;
      // No match takes more moves than this, whatever is played.
      { rules.max_moves() } -> std::same_as<int>;

      // --- the course of a match
      { rules.start(chance, observer) } -> std::same_as<typename Rules::State>;
      // The seats that the game waits for: none when the match is over, several when they answer at
      // the same time. It never depends on what is hidden from a seat in it.
      { rules.to_act(state) } -> std::same_as<SeatSet>;
      // The decision at hand is answered by several seats at once: answers stay secret and may be
      // changed until the last is in; the order in which they come does not matter. So each stays
      // legal when another is taken back. Of nothing else is this asked: whoever takes back a move
      // takes back all that others did since, unless they answered the same decision.
      { rules.simultaneous(state) } -> std::same_as<bool>;
      // Clears `moves`, then fills it: complete, in a fixed order, without duplicates. Empty for a
      // seat that has nothing to decide; for one whose secret answer is in, what it may be changed
      // to. Beside that, what interjects.
      { rules.legal_moves(state, seat, moves) } -> std::same_as<void>;
      // The same from what that seat sees: bots and pages have nothing else.
      { rules.legal_moves(view, moves) } -> std::same_as<void>;
      // REQUIRES: the move is legal.
      { rules.apply(changed, seat, move, chance, observer) } -> std::same_as<void>;
      { rules.outcome(state) } -> std::same_as<Outcome>;  // REQUIRES: to_act(state).empty()

      // --- who knows what: the one place where anything is hidden
      { rules.view(state, viewer) } -> std::same_as<typename Rules::View>;
      { view.viewer } -> std::convertible_to<Viewer>;
      { rules.event_for(event, viewer) } -> std::same_as<std::optional<typename Rules::Event>>;
      // The seats that learn from this event something they could not have known. What nobody has
      // learned from, and nobody has answered, may be taken back unasked.
      { rules.learners(event) } -> std::same_as<SeatSet>;
      // Worlds that the viewer cannot tell from the truth, uniformly among all of them (cards that
      // look alike count singly). Who wants one says `imagine(rules, view, chance)`
      // (engine/derived.h); who wants many keeps the `Imagination(rules, view)`.
      {
        std::declval<typename Rules::Imagination&>().sample(chance)
      } -> std::same_as<typename Rules::State>;
      requires std::constructible_from<typename Rules::Imagination, const Rules&,
                                       const typename Rules::View&>;

      // --- explanations
      { rules.check(view, move) } -> std::same_as<Reason>;
      // What a person might try now and may not: at least one move for everything in their hand
      // that has no legal one. `check` says why.
      { rules.refused(view) } -> std::same_as<std::vector<typename Rules::Move>>;
      // `preview(rules, view, move)`, what a move will certainly do, is derived from the rest
      // (engine/derived.h), unless the game has a `preview(view, move)` of its own.

      // --- for search
      // Rises at the end of each round, hand or turn: a place where `value` can be asked.
      { rules.milestone(state) } -> std::same_as<std::uint32_t>;
      // Each seat's expected share of the win, 0 to 1. REQUIRES: at a milestone or at the end.
      { rules.value(state) } -> std::same_as<PerSeat<float>>;
      // One of the legal moves, as players are likely to choose, in next to no time: search plays
      // on with it where its tree ends. With `static constexpr bool likely_is_good = true` it also
      // looks at these moves first.
      {
        rules.likely_move(state, seat, std::as_const(moves), chance)
      } -> std::same_as<typename Rules::Move>;
      // What a sensible player would do, by a page of rules. REQUIRES: the seat has to act.
      { rules.greedy(view) } -> std::same_as<typename Rules::Move>;

      // --- notation, JSON and words
      { rules.notation(move) } -> std::same_as<std::string>;
      { rules.parse(notation) } -> std::same_as<Result<typename Rules::Move>>;
      { rules.parts(move) } -> std::same_as<typename Rules::Parts>;
      { rules.content(lang) } -> std::same_as<typename Rules::Content>;
      { rules.position(state) } -> std::same_as<typename Rules::Position>;
      { rules.position(view) } -> std::same_as<typename Rules::Position>;
      // Refuses what cannot exist, and says why.
      { rules.set_up(position) } -> std::same_as<Result<typename Rules::State>>;
      { rules.say(event, speaker) } -> std::same_as<std::string>;
      { rules.say(move, speaker) } -> std::same_as<std::string>;
      { rules.say(reason, speaker) } -> std::same_as<std::string>;
      // The table as a few lines for a terminal.
      { rules.board(view, speaker, ink) } -> std::same_as<std::string>;
      // The rules of the game in our own words.
      { rules.rules_text(lang) } -> std::same_as<std::string>;

      // A clock is whole, or there is none. So are windows to react, and choices.
      requires Clocked<Rules> || !requires { rules.next_due(state); };
      requires Reacting<Rules> || !requires { rules.window(view); };
      requires Choosing<Rules> || !requires { rules.seat_choice(seat, lang); };
    };

}  // namespace penta
