// What the hall says (docs/protocol.md).
#pragma once

#include "engine/choices.h"
#include "protocol/message.h"
#include "table/match.h"

namespace penta::messages {

struct OptionOffer {
  std::string name{};
  std::string kind{};
  std::vector<std::string> choices{};
  std::vector<std::string> labels{};
  int low = 0;
  int high = 0;
  std::string usual{};
  std::string help{};
  bool rare = false;
  int seat = 0;
  bool operator==(const OptionOffer&) const = default;
  static constexpr std::string_view type_name = "OptionOffer";
  static constexpr auto fields() {
    return std::tuple{required("name", &OptionOffer::name, "the option"),
                      required("kind", &OptionOffer::kind, "choice, number or text"),
                      sparse("choices", &OptionOffer::choices, "of a choice"),
                      sparse("labels", &OptionOffer::labels, "what to call the choices"),
                      sparse("low", &OptionOffer::low, "of a number"),
                      sparse("high", &OptionOffer::high, "of a number"),
                      required("usual", &OptionOffer::usual, "its value if nobody says another"),
                      required("help", &OptionOffer::help, "what it means"),
                      sparse("rare", &OptionOffer::rare, "few tables want another value"),
                      sparse("seat", &OptionOffer::seat, "the seat that it belongs to, from 1")};
  }
};

struct QuestionOffer {
  std::string word{};
  std::string text{};
  bool concerns = false;
  bool operator==(const QuestionOffer&) const = default;
  static constexpr std::string_view type_name = "QuestionOffer";
  static constexpr auto fields() {
    return std::tuple{
        required("word", &QuestionOffer::word, "in messages"),
        required("text", &QuestionOffer::text, "for people"),
        sparse("concerns", &QuestionOffer::concerns, "usually one wants to be asked then")};
  }
};

struct GameOffer {
  std::string id{};
  std::string name{};
  std::string about{};
  int least = 0;
  int most = 0;
  int usual = 0;
  std::vector<OptionOffer> options{};
  std::vector<QuestionOffer> questions{};
  bool guide = false;
  bool operator==(const GameOffer&) const = default;
  static constexpr std::string_view type_name = "GameOffer";
  static constexpr auto fields() {
    return std::tuple{required("id", &GameOffer::id, "in messages and addresses"),
                      required("name", &GameOffer::name, "for people"),
                      required("about", &GameOffer::about, "one sentence"),
                      required("least", &GameOffer::least, "players"),
                      required("most", &GameOffer::most, "players"),
                      required("usual", &GameOffer::usual, "players"),
                      required("options", &GameOffer::options, "what one can choose"),
                      sparse("questions", &GameOffer::questions, "of its windows to react"),
                      sparse("guide", &GameOffer::guide, "it has a guided first match")};
  }
};

struct StatedLimits {
  std::int64_t message_bytes = 0;
  std::int64_t record_bytes = 0;
  std::int64_t messages_per_second = 0;
  std::int64_t tables_per_hour = 0;
  std::int64_t chat_letters = 0;
  bool operator==(const StatedLimits&) const = default;
  static constexpr std::string_view type_name = "StatedLimits";
  static constexpr auto fields() {
    return std::tuple{
        required("message_bytes", &StatedLimits::message_bytes, "of one message"),
        required("record_bytes", &StatedLimits::record_bytes, "of one that is `verify`"),
        required("messages_per_second", &StatedLimits::messages_per_second, "of one connection"),
        required("tables_per_hour", &StatedLimits::tables_per_hour, "from one address"),
        required("chat_letters", &StatedLimits::chat_letters, "of one line")};
  }
};

// An answer, or something nobody asked for.
template <class T>
constexpr auto told(auto... more) {
  return std::tuple{required("type", &T::type, "the kind of message"),
                    sparse("re", &T::re, "the `id` of what is answered"), more...};
}

struct Welcome {
  PENTA_MESSAGE(Welcome, "welcome")
  std::string type{type_word};
  Id re{};
  int version = 1;
  Lang lang = Lang::en;
  std::vector<GameOffer> games{};
  std::vector<Level> levels{};
  StatedLimits limits{};
  std::optional<std::string> address{};
  static constexpr auto fields() {
    return told<Self>(required("version", &Self::version, "of the protocol"),
                      required("lang", &Self::lang, "of every text from now on"),
                      required("games", &Self::games, "what is played here"),
                      required("levels", &Self::levels, "of bots"),
                      required("limits", &Self::limits, "what one should not exceed"),
                      sparse("address", &Self::address,
                             "how others reach this host, if not by the address you came by"));
  }
};

struct ErrorSent {
  PENTA_MESSAGE(ErrorSent, "error")
  std::string type{type_word};
  Id re{};
  ErrorCode code{};
  std::string text{};
  std::optional<std::string> table{};
  std::optional<Seat> seat{};
  std::vector<ChoiceFlaw> flaws{};
  std::vector<NamedValue> free{};
  static constexpr auto fields() {
    return told<Self>(
        required("code", &Self::code, "the kind of error"),
        required("text", &Self::text, "one sentence"),
        sparse("table", &Self::table, "where the host has removed you"),
        sparse("seat", &Self::seat, "from which seat, or whose choice is refused"),
        sparse("flaws", &Self::flaws, "of a choice: all that is wrong with what was written"),
        sparse("free", &Self::free, "of one that others have: ready ones that nobody has"));
  }
};

struct SeatKey {
  Seat seat{};
  std::string key{};
  bool operator==(const SeatKey&) const = default;
  static constexpr std::string_view type_name = "SeatKey";
  static constexpr auto fields() {
    return std::tuple{
        required("seat", &SeatKey::seat, "from 1"),
        required("key", &SeatKey::key, "an invitation: whoever joins first gets the seat")};
  }
};

struct Created {
  PENTA_MESSAGE(Created, "created")
  std::string type{type_word};
  Id re{};
  std::string table{};
  std::string host{};
  std::string watch{};
  std::vector<SeatKey> seats{};
  bool imagined = false;
  static constexpr auto fields() {
    return told<Self>(required("table", &Self::table, "the new table"),
                      required("host", &Self::host, "key for starting, closing, removing"),
                      required("watch", &Self::watch, "key for looking on"),
                      required("seats", &Self::seats, "invitations to the persons' seats"),
                      sparse("imagined", &Self::imagined, "it starts in an imagined world"));
  }
};

struct Joined {
  PENTA_MESSAGE(Joined, "joined")
  std::string type{type_word};
  Id re{};
  std::string table{};
  Role role{};
  std::optional<Seat> seat{};
  std::optional<std::string> key{};
  static constexpr auto fields() {
    return told<Self>(required("table", &Self::table, "the table"),
                      required("role", &Self::role, "what the key is for"),
                      sparse("seat", &Self::seat, "of role seat"),
                      sparse("key", &Self::key, "the seat's own key, in place of an invitation"));
  }
};

struct SeatInfo {
  Seat seat{};
  std::string name{};
  Who who{};
  bool here = false;
  bool taken = false;
  int devices = 0;
  std::optional<Level> level{};
  std::optional<Level> bot_for_now{};
  bool conceded = false;
  bool vacant = false;
  int successors = 0;
  bool operator==(const SeatInfo&) const = default;
  static constexpr std::string_view type_name = "SeatInfo";
  static constexpr auto fields() {
    return std::tuple{required("seat", &SeatInfo::seat, "from 1"),
                      required("name", &SeatInfo::name, "plain text"),
                      required("who", &SeatInfo::who, "person or bot"),
                      required("here", &SeatInfo::here, "connected"),
                      sparse("taken", &SeatInfo::taken, "a person has a key of their own"),
                      sparse("devices", &SeatInfo::devices, "how many are connected to it"),
                      sparse("level", &SeatInfo::level, "of a bot"),
                      sparse("bot_for_now", &SeatInfo::bot_for_now, "a bot stands in"),
                      sparse("conceded", &SeatInfo::conceded, "the person has conceded"),
                      sparse("vacant", &SeatInfo::vacant, "removed in the match by the host"),
                      sparse("successors", &SeatInfo::successors,
                             "how many have come to hold these cards after that")};
  }
};

struct Table {
  PENTA_MESSAGE(Table, "table")
  std::string type{type_word};
  Id re{};
  std::string table{};
  std::string game{};
  Values options{};
  Stage stage{};
  bool hints = false;
  bool listed = false;
  bool set_up = false;
  bool imagined = false;
  bool guide = false;
  int pace = 0;
  std::int64_t created = 0;
  std::vector<SeatInfo> seats{};
  int watchers = 0;
  std::vector<Seat> yours{};
  bool host = false;
  static constexpr auto fields() {
    return told<Self>(required("table", &Self::table, "the table"),
                      required("game", &Self::game, "its game"),
                      required("options", &Self::options, "all of them"),
                      required("stage", &Self::stage, "how far it is"),
                      required("hints", &Self::hints, "whether hints are given"),
                      required("listed", &Self::listed, "whether everybody may watch"),
                      sparse("set_up", &Self::set_up, "it begins with a position, not with a deal"),
                      sparse("imagined", &Self::imagined, "and that position was imagined"),
                      sparse("guide", &Self::guide, "it is the game's guided first match"),
                      required("pace", &Self::pace, "milliseconds that a bot takes at least"),
                      required("created", &Self::created, "milliseconds since 1970"),
                      required("seats", &Self::seats, "in order"),
                      required("watchers", &Self::watchers, "how many look on"),
                      required("yours", &Self::yours, "seats that this connection has joined"),
                      required("host", &Self::host, "whether it has joined as host"));
  }
};

struct SeatCommit {
  Seat seat{};
  std::string commit{};
  bool operator==(const SeatCommit&) const = default;
  static constexpr std::string_view type_name = "SeatCommit";
  static constexpr auto fields() {
    return std::tuple{required("seat", &SeatCommit::seat, "from 1"),
                      required("commit", &SeatCommit::commit, "64 hexadecimal digits")};
  }
};

struct Deal {
  PENTA_MESSAGE(Deal, "deal")
  std::string type{type_word};
  Id re{};
  std::string table{};
  DealStep step{};
  int attempt = 1;
  std::string match{};
  std::string server_commit{};
  std::vector<Seat> seats{};
  std::vector<SeatCommit> commits{};
  std::vector<Seat> missing{};
  static constexpr auto fields() {
    return told<Self>(required("table", &Self::table, "the table"),
                      required("step", &Self::step, "what is asked for, or what happened"),
                      required("attempt", &Self::attempt, "from 1"),
                      required("match", &Self::match, "its id"),
                      required("server_commit", &Self::server_commit, "the seal of the seed"),
                      required("seats", &Self::seats, "whose devices take part"),
                      required("commits", &Self::commits, "as far as they are known"),
                      required("missing", &Self::missing, "who did not answer in time"));
  }
};

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

struct Moved {
  PENTA_MESSAGE(Moved, "moved")
  std::string type{type_word};
  Id re{};
  std::int64_t number = 0;
  static constexpr auto fields() {
    return told<Self>(required("number", &Self::number, "the entry that the move became"));
  }
};

struct UndoAsked {
  PENTA_MESSAGE(UndoAsked, "undo_asked")
  std::string type{type_word};
  Id re{};
  std::string table{};
  Seat seat{};
  Numbers takes_back{};
  std::vector<Seat> waiting{};
  static constexpr auto fields() {
    return told<Self>(required("table", &Self::table, "the table"),
                      required("seat", &Self::seat, "who asks"),
                      required("takes_back", &Self::takes_back, "numbers of entries"),
                      required("waiting", &Self::waiting, "who has not answered"));
  }
};

struct UndoRefused {
  PENTA_MESSAGE(UndoRefused, "undo_refused")
  std::string type{type_word};
  Id re{};
  std::string table{};
  Seat seat{};
  Seat by{};
  bool moved = false;
  static constexpr auto fields() {
    return told<Self>(required("table", &Self::table, "the table"),
                      required("seat", &Self::seat, "who had asked"),
                      required("by", &Self::by, "who does not agree, or has moved"),
                      sparse("moved", &Self::moved, "the match went on before all had agreed"));
  }
};

struct HintedMove {
  std::string move{};
  std::string text{};
  std::optional<int> chance{};
  std::string reason{};
  bool operator==(const HintedMove&) const = default;
  static constexpr std::string_view type_name = "HintedMove";
  static constexpr auto fields() {
    return std::tuple{
        required("move", &HintedMove::move, "notation"),
        required("text", &HintedMove::text, "in words"),
        required("chance", &HintedMove::chance, "to win, in per cent, as the bot estimates it"),
        required("reason", &HintedMove::reason,
                 "what speaks for it; empty if the game gives none")};
  }
};

struct Hinted {
  PENTA_MESSAGE(Hinted, "hint")
  std::string type{type_word};
  Id re{};
  std::string table{};
  Seat seat{};
  std::int64_t number = 0;
  std::vector<HintedMove> moves{};
  static constexpr auto fields() {
    return told<Self>(required("table", &Self::table, "the table"),
                      required("seat", &Self::seat, "for whom"),
                      required("number", &Self::number, "the entry it was thought after"),
                      required("moves", &Self::moves, "one to three, the best first"));
  }
};

struct Arranged {
  PENTA_MESSAGE(Arranged, "arranged")
  std::string type{type_word};
  Id re{};
  std::string table{};
  Seat seat{};
  std::int64_t number = 0;
  Json arrangement{};
  std::string text{};
  static constexpr auto fields() {
    return told<Self>(required("table", &Self::table, "the table"),
                      required("seat", &Self::seat, "for whom"),
                      required("number", &Self::number, "the entry it was worked out after"),
                      required("arrangement", &Self::arrangement, "by the game; null: why not"),
                      required("text", &Self::text, "why not, or nothing"));
  }
};

struct Said {
  PENTA_MESSAGE(Said, "chat")
  std::string type{type_word};
  Id re{};
  std::string table{};
  Seat seat{};
  std::string name{};
  std::string text{};
  std::int64_t time = 0;
  static constexpr auto fields() {
    return told<Self>(
        required("table", &Self::table, "the table"), required("seat", &Self::seat, "who"),
        required("name", &Self::name, "plain text"), required("text", &Self::text, "plain text"),
        required("time", &Self::time, "milliseconds since 1970"));
  }
};

struct Pointed {
  PENTA_MESSAGE(Pointed, "point")
  std::string type{type_word};
  Id re{};
  std::string table{};
  Seat seat{};
  std::string at{};
  std::string move{};
  static constexpr auto fields() {
    return told<Self>(required("table", &Self::table, "the table"),
                      required("seat", &Self::seat, "who"),
                      required("at", &Self::at, "a place, or nothing"),
                      required("move", &Self::move, "a move, or nothing"));
  }
};

struct ScoreOfPlayer {
  std::string name{};
  int score = 0;
  bool bot = false;
  bool operator==(const ScoreOfPlayer&) const = default;
  static constexpr std::string_view type_name = "ScoreOfPlayer";
  static constexpr auto fields() {
    return std::tuple{required("name", &ScoreOfPlayer::name, "plain text"),
                      required("score", &ScoreOfPlayer::score, "as the game counts"),
                      sparse("bot", &ScoreOfPlayer::bot, "true or false")};
  }
};

struct HighScore {
  std::string rank{};
  int points = 0;
  std::int64_t time = 0;
  std::vector<ScoreOfPlayer> players{};
  bool operator==(const HighScore&) const = default;
  static constexpr std::string_view type_name = "HighScore";
  static constexpr auto fields() {
    return std::tuple{required("rank", &HighScore::rank, "how well it went, by the game"),
                      required("points", &HighScore::points, "of all players together"),
                      required("time", &HighScore::time, "milliseconds since 1970"),
                      required("players", &HighScore::players, "in the order of seats")};
  }
};

struct HighScores {
  PENTA_MESSAGE(HighScores, "high_scores")
  std::string type{type_word};
  Id re{};
  std::string game{};
  std::string list{};
  std::vector<HighScore> scores{};
  static constexpr auto fields() {
    return told<Self>(required("game", &Self::game, "the game"),
                      required("list", &Self::list, "what these matches have in common"),
                      required("scores", &Self::scores, "the best first"));
  }
};

struct Removed {
  PENTA_MESSAGE(Removed, "removed")
  std::string type{type_word};
  Id re{};
  std::string table{};
  Seat seat{};
  std::string key{};
  static constexpr auto fields() {
    return told<Self>(required("table", &Self::table, "the table"),
                      required("seat", &Self::seat, "the seat"),
                      required("key", &Self::key, "an invitation to it"));
  }
};

struct Replayed {
  PENTA_MESSAGE(Replayed, "replay")
  std::string type{type_word};
  Id re{};
  std::string table{};
  Seat seat = stranger;
  std::int64_t at = 0;
  std::int64_t of = 0;
  std::vector<StoryEvent> events{};
  State state{};
  static constexpr auto fields() {
    return told<Self>(required("table", &Self::table, "the table"),
                      required("seat", &Self::seat, "whose eyes"),
                      required("at", &Self::at, "number of the entry"),
                      required("of", &Self::of, "number of the last entry"),
                      required("events", &Self::events, "what the entry was"),
                      required("state", &Self::state, "the table after it"));
  }
};

struct RecordSent {
  PENTA_MESSAGE(RecordSent, "record")
  std::string type{type_word};
  Id re{};
  Json record{};
  static constexpr auto fields() {
    return told<Self>(required("record", &Self::record, "docs/records.md explains it"));
  }
};

struct Check {
  std::string name{};
  bool ok = false;
  std::string text{};
  bool operator==(const Check&) const = default;
  static constexpr std::string_view type_name = "Check";
  static constexpr auto fields() {
    return std::tuple{required("name", &Check::name, "seal, parts or moves"),
                      required("ok", &Check::ok, "whether it holds"),
                      required("text", &Check::text, "in plain words")};
  }
};

struct VerdictSent {
  PENTA_MESSAGE(VerdictSent, "verdict")
  std::string type{type_word};
  Id re{};
  std::string flaw{};
  std::string text{};
  std::vector<Check> checks{};
  static constexpr auto fields() {
    return told<Self>(required("flaw", &Self::flaw, "nothing, or the first thing that is wrong"),
                      required("text", &Self::text, "in words"),
                      required("checks", &Self::checks, "one by one"));
  }
};

struct GuideStepSent {
  GuideWay way{};
  std::string text{};
  std::string otherwise{};
  std::vector<std::string> light{};
  std::vector<std::string> moves{};
  std::string scene{};
  bool operator==(const GuideStepSent&) const = default;
  static constexpr std::string_view type_name = "GuideStep";
  static constexpr auto fields() {
    using S = GuideStepSent;
    return std::tuple{
        required("way", &S::way, "what it takes to go on"),
        required("text", &S::text, "a sentence; {2} is the name of seat 2"),
        required("otherwise", &S::otherwise, "to whoever tries something else; may be empty"),
        required("light", &S::light, "what to light; the first is pointed at"),
        required("moves", &S::moves, "in notation; \"hit *\": any hit; none: any move"),
        required("scene", &S::scene, "that rests, or that ends free play")};
  }
};

struct RulesSent {
  PENTA_MESSAGE(RulesSent, "rules")
  std::string type{type_word};
  Id re{};
  std::string game{};
  std::string text{};
  Json content{};
  std::vector<GuideStepSent> guide{};
  static constexpr auto fields() {
    return told<Self>(required("game", &Self::game, "the game"),
                      required("text", &Self::text, "Markdown"),
                      required("content", &Self::content, "what a page draws the game with"),
                      required("guide", &Self::guide, "steps of the guided first match"));
  }
};

struct ListedTable {
  std::string table{};
  std::string game{};
  std::string watch{};
  Stage stage{};
  std::vector<std::string> names{};
  bool operator==(const ListedTable&) const = default;
  static constexpr std::string_view type_name = "ListedTable";
  static constexpr auto fields() {
    return std::tuple{required("table", &ListedTable::table, "the table"),
                      required("game", &ListedTable::game, "its game"),
                      required("watch", &ListedTable::watch, "key for looking on"),
                      required("stage", &ListedTable::stage, "how far it is"),
                      required("names", &ListedTable::names, "who plays")};
  }
};

struct Tables {
  PENTA_MESSAGE(Tables, "tables")
  std::string type{type_word};
  Id re{};
  std::vector<ListedTable> tables{};
  static constexpr auto fields() {
    return told<Self>(required("tables", &Self::tables, "listed ones, newest first"));
  }
};

struct SeatChoice {
  Seat seat{};
  std::string option{};
  Choice choice{};
  bool operator==(const SeatChoice&) const = default;
  static constexpr std::string_view type_name = "SeatChoice";
  static constexpr auto fields() {
    return std::tuple{required("seat", &SeatChoice::seat, "from 1"),
                      required("option", &SeatChoice::option, "that belongs to it"),
                      required("choice", &SeatChoice::choice, "what it has")};
  }
};

struct ChoicesSent {
  PENTA_MESSAGE(ChoicesSent, "choices")
  std::string type{type_word};
  Id re{};
  std::string game{};
  std::vector<ReadyChoice> ready{};
  std::vector<SeatChoice> seats{};
  static constexpr auto fields() {
    return told<Self>(required("game", &Self::game, "the game"),
                      required("ready", &Self::ready, "what lies ready to be chosen"),
                      required("seats", &Self::seats, "what each seat has"));
  }
};

struct Done {
  PENTA_MESSAGE(Done, "done, pong")
  std::string type{"done"};
  Id re{};
  static constexpr auto fields() { return told<Self>(); }
};

}  // namespace penta::messages
