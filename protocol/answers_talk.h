// What the hall answers to whoever plays (docs/protocol.md).
#pragma once

#include "protocol/answers_match.h"

namespace penta::messages {

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

struct Done {
  PENTA_MESSAGE(Done, "done, pong")
  std::string type{"done"};
  Id re{};
  static constexpr auto fields() { return told<Self>(); }
};

}  // namespace penta::messages
