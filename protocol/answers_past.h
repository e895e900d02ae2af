// What the hall says of matches that are over, and of rules (docs/protocol.md).
#pragma once

#include "protocol/answers_match.h"

namespace penta::messages {

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
  bool older_cards = false;
  static constexpr auto fields() {
    return told<Self>(required("flaw", &Self::flaw, "nothing, or the first thing that is wrong"),
                      required("text", &Self::text, "in words"),
                      required("checks", &Self::checks, "one by one"),
                      sparse("older_cards", &Self::older_cards,
                             "played with cards that are others by now; the record has them"));
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

}  // namespace penta::messages
