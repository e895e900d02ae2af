// What the hall says to whoever has just come (docs/protocol.md).
#pragma once

#include "engine/choices.h"
#include "protocol/message.h"

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

}  // namespace penta::messages
