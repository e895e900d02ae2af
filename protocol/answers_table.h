// What the hall says of tables, until the cards are dealt (docs/protocol.md).
#pragma once

#include "engine/choices.h"
#include "protocol/message.h"

namespace penta::messages {

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

}  // namespace penta::messages
