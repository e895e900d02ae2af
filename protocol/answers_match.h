// What the hall says of a running match (docs/protocol.md).
#pragma once

#include "protocol/message.h"
#include "table/match.h"

namespace penta::messages {

struct Told {
  Json event{};
  std::string text{};
  bool operator==(const Told&) const = default;
  static constexpr std::string_view type_name = "Told";
  static constexpr auto fields() {
    return std::tuple{required("event", &Told::event, "by the game"),
                      required("text", &Told::text, "the same in words")};
  }
};

struct StoryEvent {
  std::int64_t n = 0;
  Json event{};
  std::string text{};
  std::string scene{};
  bool operator==(const StoryEvent&) const = default;
  static constexpr std::string_view type_name = "StoryEvent";
  static constexpr auto fields() {
    return std::tuple{required("n", &StoryEvent::n, "number of the entry"),
                      required("event", &StoryEvent::event, "by the game"),
                      required("text", &StoryEvent::text, "the same in words"),
                      sparse("scene", &StoryEvent::scene, "what it belongs to, by the game")};
  }
};

// Events that are no game's own: they stand among them in a story.
struct UndoEvent {
  enum class Kind : std::uint8_t { undo };
  Kind kind{};
  Seat seat{};
  Numbers takes_back{};
  bool asked = false;
  bool practice = false;
  bool operator==(const UndoEvent&) const = default;
  static constexpr std::string_view type_name = "UndoEvent";
  static constexpr auto fields() {
    return std::tuple{required("kind", &UndoEvent::kind, "undo"),
                      required("seat", &UndoEvent::seat, "who"),
                      required("takes_back", &UndoEvent::takes_back, "numbers of entries"),
                      required("asked", &UndoEvent::asked, "the others had to agree"),
                      sparse("practice", &UndoEvent::practice, "it made the match practice")};
  }
};
constexpr auto list_words(UndoEvent::Kind /*of*/) {
  return word_list<UndoEvent::Kind>({{UndoEvent::Kind::undo, "undo"}});
}

struct PauseEvent {
  enum class Kind : std::uint8_t { pause, resume };
  Kind kind{};
  Seat seat{};
  bool operator==(const PauseEvent&) const = default;
  static constexpr std::string_view type_name = "PauseEvent";
  static constexpr auto fields() {
    return std::tuple{required("kind", &PauseEvent::kind, "pause or resume"),
                      required("seat", &PauseEvent::seat, "who")};
  }
};
constexpr auto list_words(PauseEvent::Kind /*of*/) {
  using enum PauseEvent::Kind;
  return word_list<PauseEvent::Kind>({{pause, "pause"}, {resume, "resume"}});
}

struct ConcededEvent {
  enum class Kind : std::uint8_t { conceded };
  Kind kind{};
  Seat seat{};
  bool bot_plays_on = false;
  bool operator==(const ConcededEvent&) const = default;
  static constexpr std::string_view type_name = "ConcededEvent";
  static constexpr auto fields() {
    using E = ConcededEvent;
    return std::tuple{required("kind", &E::kind, "conceded"), required("seat", &E::seat, "who"),
                      required("bot_plays_on", &E::bot_plays_on, "the match goes on")};
  }
};
constexpr auto list_words(ConcededEvent::Kind /*of*/) {
  return word_list<ConcededEvent::Kind>({{ConcededEvent::Kind::conceded, "conceded"}});
}

struct DrawEvent {
  enum class Kind : std::uint8_t { draw_offered, draw_accepted, draw_declined };
  Kind kind{};
  Seat seat{};
  bool operator==(const DrawEvent&) const = default;
  static constexpr std::string_view type_name = "DrawEvent";
  static constexpr auto fields() {
    return std::tuple{required("kind", &DrawEvent::kind, "what was done about a draw"),
                      required("seat", &DrawEvent::seat, "who")};
  }
};
constexpr auto list_words(DrawEvent::Kind /*of*/) {
  using enum DrawEvent::Kind;
  return word_list<DrawEvent::Kind>({{draw_offered, "draw_offered"},
                                     {draw_accepted, "draw_accepted"},
                                     {draw_declined, "draw_declined"}});
}

struct LegalMove {
  std::string move{};
  std::string text{};
  Json parts{};
  bool interjects = false;
  std::vector<Told> preview{};
  std::string outlook{};
  bool operator==(const LegalMove&) const = default;
  static constexpr std::string_view type_name = "LegalMove";
  static constexpr auto fields() {
    return std::tuple{required("move", &LegalMove::move, "notation: send this"),
                      required("text", &LegalMove::text, "for a button"),
                      required("parts", &LegalMove::parts, "the cards and places it concerns"),
                      sparse("interjects", &LegalMove::interjects, "nobody waits for it"),
                      sparse("preview", &LegalMove::preview, "what it would certainly do"),
                      sparse("outlook", &LegalMove::outlook, "what may come of it, in words")};
  }
};

struct RefusedMove {
  std::string move{};
  Json parts{};
  std::string text{};
  bool operator==(const RefusedMove&) const = default;
  static constexpr std::string_view type_name = "RefusedMove";
  static constexpr auto fields() {
    return std::tuple{required("move", &RefusedMove::move, "notation"),
                      required("parts", &RefusedMove::parts, "the cards and places it concerns"),
                      required("text", &RefusedMove::text, "why not")};
  }
};

struct UndoState {
  Numbers takes_back{};
  bool free = false;
  bool practice = false;
  bool forbidden = false;
  bool operator==(const UndoState&) const = default;
  static constexpr std::string_view type_name = "UndoState";
  static constexpr auto fields() {
    return std::tuple{required("takes_back", &UndoState::takes_back, "numbers of entries"),
                      required("free", &UndoState::free, "nobody has to be asked"),
                      sparse("practice", &UndoState::practice,
                             "there is nobody to ask, and the match becomes practice"),
                      sparse("forbidden", &UndoState::forbidden,
                             "nothing, since what was drawn or shown stands in this game")};
  }
};

struct DrawState {
  std::optional<Seat> offered{};
  bool may_offer = false;
  bool may_answer = false;
  bool operator==(const DrawState&) const = default;
  static constexpr std::string_view type_name = "DrawState";
  static constexpr auto fields() {
    return std::tuple{required("offered", &DrawState::offered, "who offers one, or null"),
                      required("may_offer", &DrawState::may_offer, "this seat may"),
                      required("may_answer", &DrawState::may_answer, "this seat is asked")};
  }
};

struct Ending {
  std::vector<double> shares{};
  std::vector<int> scores{};
  std::vector<Seat> winners{};
  std::string rank{};
  std::string reason{};
  std::string text{};
  bool operator==(const Ending&) const = default;
  static constexpr std::string_view type_name = "Ending";
  static constexpr auto fields() {
    return std::tuple{required("shares", &Ending::shares, "of the win, by seat"),
                      required("scores", &Ending::scores, "as the game counts, by seat"),
                      required("winners", &Ending::winners, "seats"),
                      sparse("rank", &Ending::rank, "how well a team did"),
                      sparse("reason", &Ending::reason,
                             "what ended it: conceded, agreed draw, or a word of the game"),
                      required("text", &Ending::text, "one sentence")};
  }
};

// The game's own clock.
struct ClockState {
  bool running = false;
  bool paused = false;
  std::int64_t since = 0;
  std::optional<std::int64_t> due{};
  bool may_pause = false;
  bool may_resume = false;
  bool operator==(const ClockState&) const = default;
  static constexpr std::string_view type_name = "ClockState";
  static constexpr auto fields() {
    using C = ClockState;
    return std::tuple{required("running", &C::running, "it runs now"),
                      required("paused", &C::paused, "somebody has stopped it"),
                      required("since", &C::since, "what has passed on it since the last entry"),
                      required("due", &C::due, "after the last entry, as far as you can know"),
                      required("may_pause", &C::may_pause, "this seat may stop it"),
                      required("may_resume", &C::may_resume, "this seat may let it go on")};
  }
};

// What this seat passes without being asked. Nobody else is told.
struct StandingState {
  Until until{};
  std::vector<std::string> ask{};
  std::vector<std::string> held{};
  bool passing = false;
  bool operator==(const StandingState&) const = default;
  static constexpr std::string_view type_name = "StandingState";
  static constexpr auto fields() {
    using S = StandingState;
    return std::tuple{required("until", &S::until, "off, concern or turn"),
                      required("ask", &S::ask, "questions that are asked nevertheless"),
                      sparse("held", &S::held, "those of them that are asked now"),
                      sparse("passing", &S::passing, "this window will be passed")};
  }
};

struct State {
  std::int64_t number = 0;
  Json view{};
  std::vector<Seat> to_act{};
  bool simultaneous = false;
  std::vector<LegalMove> legal{};
  std::vector<RefusedMove> refused{};
  UndoState undo{};
  std::optional<StandingState> standing{};
  Concession concede = Concession::none;
  std::optional<DrawState> draw{};
  bool practice = false;
  std::int64_t time = 0;
  std::optional<ClockState> clock{};
  std::optional<Ending> outcome{};
  bool operator==(const State&) const = default;
  static constexpr std::string_view type_name = "State";
  static constexpr auto fields() {
    return std::tuple{required("number", &State::number, "of the last entry"),
                      required("view", &State::view, "by the game"),
                      required("to_act", &State::to_act, "who is awaited"),
                      required("simultaneous", &State::simultaneous, "answers are secret"),
                      required("legal", &State::legal, "what this seat may do"),
                      required("refused", &State::refused, "what it may not, and why"),
                      required("undo", &State::undo, "what could be taken back"),
                      sparse("standing", &State::standing, "in games with windows to react"),
                      sparse("concede", &State::concede,
                             "this seat may, and then the match is over or a bot plays on"),
                      sparse("draw", &State::draw, "in a match where one may agree on a draw"),
                      sparse("practice", &State::practice, "a draw was taken back: practice"),
                      required("time", &State::time, "of the last entry, since the start"),
                      required("clock", &State::clock, "null in a match without one"),
                      required("outcome", &State::outcome, "null until the end")};
  }
};

struct Update {
  PENTA_MESSAGE(Update, "update")
  std::string type{type_word};
  Id re{};
  std::string table{};
  Seat seat = stranger;
  std::int64_t from = -1;
  std::int64_t number = 0;
  bool shortened = false;
  std::vector<StoryEvent> events{};
  State state{};
  static constexpr auto fields() {
    return told<Self>(required("table", &Self::table, "the table"),
                      required("seat", &Self::seat, "whose eyes; null: a stranger's"),
                      required("from", &Self::from, "the entry before the first one told"),
                      sparse("shortened", &Self::shortened, "entries before that are left out"),
                      required("number", &Self::number, "the last entry"),
                      required("events", &Self::events, "what happened"),
                      required("state", &Self::state, "the table now"));
  }
};

}  // namespace penta::messages
