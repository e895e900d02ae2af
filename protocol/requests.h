// What a client says (docs/protocol.md). `type` is read before; what is not described is refused.
#pragma once

#include "protocol/json.h"
#include "protocol/message.h"

namespace penta {

// JSON that somebody else is to understand is read as it stands.
template <class Rules>
MaybeError read(Node in, const Rules& /*rules*/, Json& value, const Place& /*where*/) {
  JsonWriter copy;
  write_node(copy, in);
  value.text = std::move(copy).json();
  return std::nullopt;
}

}  // namespace penta

namespace penta::messages {

template <class T>
constexpr auto asked(auto... more) {
  return std::tuple{required("type", &T::type, "the kind of message"),
                    sparse("id", &T::id, "comes back as `re`"), more...};
}

struct Hello {
  PENTA_MESSAGE(Hello, "hello")
  std::string type{type_word};
  Id id{};
  int version = 0;
  Lang lang = Lang::en;
  bool previews = false;
  static constexpr auto fields() {
    return asked<Self>(
        required("version", &Self::version, "the version of the protocol: 1"),
        field("lang", &Self::lang, "the language of every text"),
        field("previews", &Self::previews, "whether moves come with previews and refusals"));
  }
};

struct NewSeat {
  Who who = Who::person;
  std::string name{};
  std::optional<Level> level{};
  bool operator==(const NewSeat&) const = default;
  static constexpr std::string_view type_name = "NewSeat";
  static constexpr auto fields() {
    return std::tuple{field("who", &NewSeat::who, "person or bot"),
                      field("name", &NewSeat::name, "at most 24 characters"),
                      field("level", &NewSeat::level, "of a bot")};
  }
};

struct Create {
  PENTA_MESSAGE(Create, "create")
  std::string type{type_word};
  Id id{};
  std::string game{};
  Values options{};
  std::vector<NewSeat> seats{};
  std::optional<bool> hints{};
  bool listed = false;
  int pace = 600;
  Json position{};
  bool guide = false;
  static constexpr auto fields() {
    return asked<Self>(required("game", &Self::game, "the name of a game"),
                       field("options", &Self::options, "values for options of the game"),
                       field("seats", &Self::seats, "one for each player"),
                       field("hints", &Self::hints, "whether hints are given"),
                       field("listed", &Self::listed, "whether everybody may find and watch it"),
                       field("pace", &Self::pace, "milliseconds that a bot takes at least"),
                       field("position", &Self::position, "to begin with, in place of a deal"),
                       sparse("guide", &Self::guide, "the game's guided first match"));
  }
};

struct Join {
  PENTA_MESSAGE(Join, "join")
  std::string type{type_word};
  Id id{};
  std::string key{};
  std::optional<std::string> own{};
  std::int64_t since = -1;
  static constexpr auto fields() {
    return asked<Self>(required("key", &Self::key, "32 hexadecimal digits"),
                       sparse("own", &Self::own, "the seat's key from now on, if this is a link"),
                       field("since", &Self::since, "the last number known"));
  }
};

struct AtTable {
  PENTA_MESSAGE(AtTable, "leave, start, close, record")
  std::string type{};
  Id id{};
  std::string table{};
  static constexpr auto fields() {
    return asked<Self>(required("table", &Self::table, "the table"));
  }
};

struct AtSeat {
  PENTA_MESSAGE(AtSeat,
                "hint, remove, pause, resume, concede, offer_draw, accept_draw, decline_draw")
  std::string type{};
  Id id{};
  std::string table{};
  Seat seat = stranger;
  static constexpr auto fields() {
    return asked<Self>(required("table", &Self::table, "the table"),
                       required("seat", &Self::seat, "the seat, from 1"));
  }
};

struct Rename {
  PENTA_MESSAGE(Rename, "rename")
  std::string type{type_word};
  Id id{};
  std::string table{};
  Seat seat = stranger;
  std::string name{};
  static constexpr auto fields() {
    return asked<Self>(required("table", &Self::table, "the table"),
                       required("seat", &Self::seat, "the seat, from 1"),
                       required("name", &Self::name, "1 to 24 characters"));
  }
};

// What belongs to a seat, before the deal.
struct Choose {
  PENTA_MESSAGE(Choose, "choose")
  std::string type{type_word};
  Id id{};
  std::string table{};
  Seat seat = stranger;
  std::string option{};
  std::string value{};
  static constexpr auto fields() {
    return asked<Self>(required("table", &Self::table, "the table"),
                       required("seat", &Self::seat, "the seat, from 1"),
                       required("option", &Self::option, "one that belongs to the seat"),
                       required("value", &Self::value, "its value, or what somebody wrote"));
  }
};

struct Commit {
  PENTA_MESSAGE(Commit, "commit")
  std::string type{type_word};
  Id id{};
  std::string table{};
  Seat seat = stranger;
  std::string commit{};
  static constexpr auto fields() {
    return asked<Self>(required("table", &Self::table, "the table"),
                       required("seat", &Self::seat, "the seat, from 1"),
                       required("commit", &Self::commit, "64 hexadecimal digits"));
  }
};

struct Reveal {
  PENTA_MESSAGE(Reveal, "reveal")
  std::string type{type_word};
  Id id{};
  std::string table{};
  Seat seat = stranger;
  std::string reveal{};
  static constexpr auto fields() {
    return asked<Self>(required("table", &Self::table, "the table"),
                       required("seat", &Self::seat, "the seat, from 1"),
                       required("reveal", &Self::reveal, "64 hexadecimal digits"));
  }
};

struct Move {
  PENTA_MESSAGE(Move, "move")
  std::string type{type_word};
  Id id{};
  std::string table{};
  Seat seat = stranger;
  std::int64_t seen = 0;
  std::string move{};
  static constexpr auto fields() {
    return asked<Self>(required("table", &Self::table, "the table"),
                       required("seat", &Self::seat, "the seat, from 1"),
                       required("seen", &Self::seen, "the number of the last update"),
                       required("move", &Self::move, "a move as the game writes it"));
  }
};

struct Arrange {
  PENTA_MESSAGE(Arrange, "arrange")
  std::string type{type_word};
  Id id{};
  std::string table{};
  Seat seat = stranger;
  Json wish{};
  static constexpr auto fields() {
    return asked<Self>(required("table", &Self::table, "the table"),
                       required("seat", &Self::seat, "the seat, from 1"),
                       required("wish", &Self::wish, "what was put where, by the game"));
  }
};

struct Undo {
  PENTA_MESSAGE(Undo, "undo")
  std::string type{type_word};
  Id id{};
  std::string table{};
  Seat seat = stranger;
  std::int64_t seen = 0;
  static constexpr auto fields() {
    return asked<Self>(required("table", &Self::table, "the table"),
                       required("seat", &Self::seat, "the seat, from 1"),
                       required("seen", &Self::seen, "the number of the last update"));
  }
};

struct Agree {
  PENTA_MESSAGE(Agree, "agree")
  std::string type{type_word};
  Id id{};
  std::string table{};
  Seat seat = stranger;
  bool agree = false;
  static constexpr auto fields() {
    return asked<Self>(required("table", &Self::table, "the table"),
                       required("seat", &Self::seat, "the seat, from 1"),
                       required("agree", &Self::agree, "whether the move may be taken back"));
  }
};

struct Chat {
  PENTA_MESSAGE(Chat, "chat")
  std::string type{type_word};
  Id id{};
  std::string table{};
  Seat seat = stranger;
  std::string text{};
  static constexpr auto fields() {
    return asked<Self>(required("table", &Self::table, "the table"),
                       required("seat", &Self::seat, "the seat, from 1"),
                       required("text", &Self::text, "plain text"));
  }
};

// A finger on the table: a place, or what somebody might do.
struct Point {
  PENTA_MESSAGE(Point, "point")
  std::string type{type_word};
  Id id{};
  std::string table{};
  Seat seat = stranger;
  std::string at{};
  std::string move{};
  static constexpr auto fields() {
    return asked<Self>(required("table", &Self::table, "the table"),
                       required("seat", &Self::seat, "the seat, from 1"),
                       field("at", &Self::at, "a place, in the words of the game"),
                       field("move", &Self::move, "a move that is proposed, as it is written"));
  }
};

struct StandIn {
  PENTA_MESSAGE(StandIn, "stand_in")
  std::string type{type_word};
  Id id{};
  std::string table{};
  Seat seat = stranger;
  std::optional<Level> level{};
  static constexpr auto fields() {
    return asked<Self>(required("table", &Self::table, "the table"),
                       required("seat", &Self::seat, "the seat, from 1"),
                       field("level", &Self::level, "of the bot; null: the person plays again"));
  }
};

struct StandingPass {
  PENTA_MESSAGE(StandingPass, "standing_pass")
  std::string type{type_word};
  Id id{};
  std::string table{};
  Seat seat = stranger;
  Until until{};
  std::optional<std::vector<std::string>> ask{};
  static constexpr auto fields() {
    return asked<Self>(required("table", &Self::table, "the table"),
                       required("seat", &Self::seat, "the seat, from 1"),
                       required("until", &Self::until, "off, concern or turn"),
                       field("ask", &Self::ask, "questions of the game; null: the usual ones"));
  }
};

struct Replay {
  PENTA_MESSAGE(Replay, "replay")
  std::string type{type_word};
  Id id{};
  std::string table{};
  Seat seat = stranger;
  std::int64_t at = 0;
  static constexpr auto fields() {
    return asked<Self>(required("table", &Self::table, "the table"),
                       field("seat", &Self::seat, "whose eyes; null after the end: the truth"),
                       required("at", &Self::at, "number of the entry, 0: the deal"));
  }
};

struct Continue {
  PENTA_MESSAGE(Continue, "continue")
  std::string type{type_word};
  Id id{};
  std::string table{};
  Seat seat = stranger;
  std::int64_t at = 0;
  Level level = Level::normal;
  static constexpr auto fields() {
    return asked<Self>(required("table", &Self::table, "the table"),
                       required("seat", &Self::seat, "where you will sit"),
                       required("at", &Self::at, "number of the entry to go on from"),
                       field("level", &Self::level, "of the bots in the other seats"));
  }
};

struct AskRules {
  PENTA_MESSAGE(AskRules, "rules")
  std::string type{type_word};
  Id id{};
  std::string game{};
  Values options{};
  static constexpr auto fields() {
    return asked<Self>(required("game", &Self::game, "the name of a game"),
                       field("options", &Self::options, "values for options of the game"));
  }
};

struct AskChoices {
  PENTA_MESSAGE(AskChoices, "choices")
  std::string type{type_word};
  Id id{};
  std::string game{};
  Values options{};
  static constexpr auto fields() {
    return asked<Self>(required("game", &Self::game, "the name of a game"),
                       field("options", &Self::options, "values for options of the game"));
  }
};

struct AskHighScores {
  PENTA_MESSAGE(AskHighScores, "high_scores")
  std::string type{type_word};
  Id id{};
  std::string game{};
  Values options{};
  static constexpr auto fields() {
    return asked<Self>(required("game", &Self::game, "the name of a game"),
                       field("options", &Self::options, "values for options of the game"));
  }
};

// Its record is read as it stands.
struct Verify {
  PENTA_MESSAGE(Verify, "verify")
  std::string type{type_word};
  Id id{};
  Json record{};
  static constexpr auto fields() {
    return asked<Self>(required("record", &Self::record, "docs/records.md explains it"));
  }
};

struct Bare {
  PENTA_MESSAGE(Bare, "list, ping")
  std::string type{};
  Id id{};
  static constexpr auto fields() { return asked<Self>(); }
};

}  // namespace penta::messages
