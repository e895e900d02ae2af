#include "protocol/judge.h"

#include <algorithm>
#include <utility>

#include "protocol/json.h"
#include "protocol/words.h"
#include "protocol/written_options.h"
#include "table/any_game.h"

namespace penta {
namespace {

constexpr std::size_t most_moves = 10'000;
constexpr std::string_view clock_word = "clock";
constexpr std::int64_t most_seconds = 86'400;

struct JudgeWords : Words {
  static constexpr std::size_t longest_list = most_moves;
};

// To be read by the game that is asked about.
struct AskedPosition {
  std::optional<Node> node{};
};

template <class Rules>
MaybeError read(Node in, const Rules& /*rules*/, AskedPosition& position, const Place& /*where*/) {
  position.node = in;
  return std::nullopt;
}

struct JudgeQuestion {
  std::string game{};
  WrittenOptions options{};
  AskedPosition position{};
  std::vector<std::string> moves{};
  Digest seed{};
  Lang lang = Lang::en;
  static constexpr std::string_view type_name = "Question";
  static constexpr auto fields() {
    using Q = JudgeQuestion;
    return std::tuple{required("game", &Q::game, "the name of a game"),
                      field("options", &Q::options, "values for options of the game"),
                      field("position", &Q::position, "in place of a deal"),
                      field("moves", &Q::moves, "what is played from there, and seconds that pass"),
                      field("seed", &Q::seed, "where chance comes from"),
                      field("lang", &Q::lang, "of the sentences")};
  }
};

using Sentences = std::vector<std::string>;
template <class T>
using Named = std::vector<std::pair<std::string, T>>;

struct JudgedMove {
  Seat seat = stranger;  // the deal: nobody's
  std::optional<std::string> move{};
  std::vector<Json> events{};
  Sentences text{};
  bool operator==(const JudgedMove&) const = default;
  static constexpr std::string_view type_name = "JudgedMove";
  static constexpr auto fields() {
    return std::tuple{sparse("seat", &JudgedMove::seat, "who moved"),
                      sparse("move", &JudgedMove::move, "and how"),
                      required("events", &JudgedMove::events, "what happened"),
                      required("text", &JudgedMove::text, "the same in words")};
  }
};

struct JudgedOutcome {
  std::vector<double> shares{};
  std::vector<int> scores{};
  std::string reason{};
  bool operator==(const JudgedOutcome&) const = default;
  static constexpr std::string_view type_name = "JudgedOutcome";
  static constexpr auto fields() {
    return std::tuple{required("shares", &JudgedOutcome::shares, "of the win"),
                      required("scores", &JudgedOutcome::scores, "as the game counts them"),
                      required("reason", &JudgedOutcome::reason, "what ended it")};
  }
};

struct Judgement {
  std::string game{};
  SeatSet to_act{};
  Named<Sentences> legal{};
  Named<Named<std::string>> reasons{};
  Named<Json> view{};
  std::vector<JudgedMove> events{};
  Json position{};
  std::optional<JudgedOutcome> outcome{};
  bool operator==(const Judgement&) const = default;
  static constexpr std::string_view type_name = "Judgement";
  static constexpr auto fields() {
    using J = Judgement;
    return std::tuple{required("game", &J::game, "the game"),
                      required("to_act", &J::to_act, "seats that have to act"),
                      required("legal", &J::legal, "for each of them what it may do"),
                      required("reasons", &J::reasons, "and what not, and why"),
                      required("view", &J::view, "what each seat sees"),
                      required("events", &J::events, "what happened with each move"),
                      required("position", &J::position, "with nothing hidden"),
                      required("outcome", &J::outcome, "at the end")};
  }
};

struct Happening {
  Seat seat = stranger;  // of the deal and of the clock
  MoveCode move = 0;
  std::int64_t seconds = 0;  // that passed; else somebody moved
  std::vector<AnyEvent> events{};
};

class Hearing {
 public:
  Result<std::string> answer(Node asked) {
    JudgeQuestion question;
    if (auto wrong = read(asked, JudgeWords{}, question, Place("question"))) return *wrong;
    if (auto wrong = listen(question)) return *wrong;
    return write_json(JudgeWords{}, judgement()) + "\n";
  }

 private:
  MaybeError listen(const JudgeQuestion& question) {
    const auto game = find_game(question.game);
    if (!game) return game.error();
    auto rules = (*game)->make(question.options.list);
    if (!rules) return rules.error();
    rules_ = *rules;
    seed_ = question.seed;
    speaker_.lang = question.lang;
    for (int i = 0; i < rules_->players(); ++i) {
      speaker_.names[seat_at(i)] =
          (speaker_.lang == Lang::de ? "Sitz " : "Seat ") + std::to_string(i + 1);
    }
    if (question.position.node) {
      auto state = rules_->set_up(*question.position.node);
      if (!state) return state.error();
      state_ = std::move(*state);
    } else {
      MatchChance chance(seed_, 0);
      happenings_.emplace_back();
      state_ = rules_->start(chance, happenings_.back().events);
      dealt_ = true;
    }
    for (std::size_t i = 0; i < question.moves.size(); ++i) {
      const std::string where = "moves[" + std::to_string(i + 1) + "]";
      if (auto wrong = play_move(question.moves[i], where)) return wrong;
    }
    return std::nullopt;
  }

  // "2 play green-8", or without the seat where only one has to act.
  MaybeError play_move(std::string_view text, const std::string& where) {
    text = trim(text);
    const std::size_t space = text.find(' ');
    const auto number = whole_number(text.substr(0, space));
    const SeatSet to_act = state_->to_act();
    if (to_act.empty()) return Error{where + ": the match is over; expected no more moves"};
    if (text.substr(0, space) == clock_word) {
      return let_pass(text.substr(std::min(clock_word.size() + 1, text.size())), where);
    }
    Seat seat = to_act.front();
    if (number) {
      if (*number < 1 || *number > rules_->players()) {
        return complain(where, "a seat from 1 to " + std::to_string(rules_->players()));
      }
      seat = seat_at(static_cast<int>(*number) - 1);
      text = trim(text.substr(space == std::string_view::npos ? text.size() : space));
    } else if (to_act.size() > 1) {
      return complain(where, "the seat in front, like \"1 play green-8\": several have to act");
    }
    const auto move = rules_->parse(text);
    if (!move) return Error{where + ": " + move.error().text};
    const Reason reason = state_->check(seat, *move);
    if (!reason.ok()) {
      return Error{where + ": '" + rules_->notation(*move) + "' is refused: " +
                   rules_->say(reason, for_seat(seat)) + "; expected a legal move"};
    }
    happenings_.push_back({.seat = seat, .move = *move});
    MatchChance chance = chance_of_last();
    state_->apply(seat, *move, chance, happenings_.back().events);
    return std::nullopt;
  }

  // "clock 30": so many seconds pass, and what falls due in them happens.
  MaybeError let_pass(std::string_view text, const std::string& where) {
    const auto seconds = whole_number(trim(text));
    if (!seconds || *seconds < 1 || *seconds > most_seconds) {
      return complain(where, "\"clock\" and seconds from 1 to " + std::to_string(most_seconds));
    }
    if (!state_->next_due()) return Error{where + ": no clock runs here; expected a move"};
    happenings_.push_back({.seconds = *seconds});
    MatchChance chance = chance_of_last();
    for (Milliseconds left = *seconds * 1'000; left > 0;) {
      const auto due = state_->next_due();
      if (!due) break;
      const Milliseconds step = std::min(left, *due);
      state_->advance(step, chance, happenings_.back().events);
      left -= step;
    }
    return std::nullopt;
  }

  MatchChance chance_of_last() const { return {seed_, happenings_.size() - (dealt_ ? 1 : 0)}; }

  Speaker for_seat(Viewer viewer) const {
    Speaker speaker = speaker_;
    speaker.viewer = viewer;
    return speaker;
  }

  // It is written while the hearing lasts: views and events are looked up no earlier.
  Judgement judgement() const {
    Judgement told{.game = std::string(rules_->info().id),
                   .to_act = state_->to_act(),
                   .position = {.write = [this](Writer& out) { state_->write(out); }}};
    for (const Seat seat : state_->to_act()) {
      const std::string number = std::to_string(index(seat) + 1);
      Sentences& legal = told.legal.emplace_back(number, Sentences{}).second;
      for (const MoveCode move : state_->legal_moves(seat)) legal.push_back(rules_->notation(move));
      Named<std::string>& reasons = told.reasons.emplace_back().second;
      told.reasons.back().first = number;
      for (const MoveCode move : state_->refused(seat)) {
        reasons.emplace_back(rules_->notation(move),
                             rules_->say(state_->check(seat, move), for_seat(seat)));
      }
    }
    for (int i = 0; i < rules_->players(); ++i) {
      told.view.emplace_back(std::to_string(i + 1), view_of(seat_at(i)));
    }
    told.view.emplace_back("stranger", view_of(stranger));
    for (const Happening& happening : happenings_) told.events.push_back(judged(happening));
    if (state_->to_act().empty()) told.outcome = judged(state_->outcome());
    return told;
  }

  Json view_of(Viewer viewer) const {
    return {.write = [this, viewer](Writer& out) { state_->write_view(out, viewer); }};
  }

  JudgedMove judged(const Happening& happening) const {
    JudgedMove told{.seat = happening.seat};
    if (happening.seat != stranger) told.move = rules_->notation(happening.move);
    if (happening.seconds > 0) {
      told.move = std::string(clock_word) + " " + std::to_string(happening.seconds);
    }
    for (const AnyEvent& event : happening.events) {
      told.events.push_back({.write = [&](Writer& out) { rules_->write_event(out, event); }});
      told.text.push_back(rules_->say(event, speaker_));
    }
    return told;
  }

  JudgedOutcome judged(const Outcome& outcome) const {
    JudgedOutcome told{.reason = std::string(outcome.reason)};
    for (int i = 0; i < rules_->players(); ++i) {
      told.shares.push_back(outcome.shares[seat_at(i)]);
      told.scores.push_back(outcome.scores[seat_at(i)]);
    }
    return told;
  }

  std::shared_ptr<const AnyRules> rules_;
  std::unique_ptr<AnyState> state_;
  std::vector<Happening> happenings_;
  bool dealt_ = false;
  Digest seed_{};
  Speaker speaker_{};
};

}  // namespace

Result<std::string> judge(std::string_view question) {
  const auto document = JsonDocument::parse(question);
  if (!document) return document.error();
  return Hearing().answer(document->root());
}

}  // namespace penta
