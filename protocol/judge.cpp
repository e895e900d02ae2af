#include "protocol/judge.h"

#include <utility>

#include "protocol/record.h"

namespace penta {
namespace {

constexpr std::size_t most_moves = 10'000;

struct Happening {
  Seat seat{};
  MoveCode move = 0;
  std::vector<AnyEvent> events{};
};

class Hearing {
 public:
  Result<std::string> answer(Node question) {
    if (auto wrong = listen(question)) return *wrong;
    return describe();
  }

 private:
  Complaint listen(Node question) {
    if (question.kind() != Node::Kind::object) return complain("question", "an object { ... }");
    for (std::size_t i = 0; i < question.size(); ++i) {
      const std::string_view key = question.key(i);
      if (key != "game" && key != "options" && key != "position" && key != "moves" &&
          key != "seed" && key != "lang") {
        return complain("question", "game, options, position, moves, seed or lang, not '" +
                                        printable(key) + "'");
      }
    }
    const auto id = text_field(question, "game", "question");
    if (!id) return id.error();
    const auto game = find_game(*id);
    if (!game) return game.error();
    OptionList options;
    if (const auto given = question.find("options")) {
      auto read = read_options(*given, "options");
      if (!read) return read.error();
      options = *read;
    }
    auto rules = (*game)->make(options);
    if (!rules) return rules.error();
    rules_ = *rules;
    if (auto wrong = listen_to_seed(question)) return wrong;
    for (int i = 0; i < rules_->players(); ++i) {
      speaker_.names[seat_at(i)] =
          (speaker_.lang == Lang::de ? "Sitz " : "Seat ") + std::to_string(i + 1);
    }
    if (const auto position = question.find("position")) {
      auto state = rules_->set_up(*position);
      if (!state) return state.error();
      state_ = std::move(*state);
    } else {
      MatchChance chance(seed_, 0);
      happenings_.emplace_back();
      state_ = rules_->start(chance, happenings_.back().events);
      dealt_ = true;
    }
    return play_moves(question);
  }

  Complaint listen_to_seed(Node question) {
    if (const auto seed = question.find("seed")) {
      const auto digest =
          seed->kind() == Node::Kind::text ? digest_from_hex(seed->text()) : std::nullopt;
      if (!digest) return complain("seed", "64 hexadecimal digits in quotes");
      seed_ = *digest;
    }
    if (const auto lang = question.find("lang")) {
      const std::string_view word =
          lang->kind() == Node::Kind::text ? lang->text() : std::string_view();
      if (word != "en" && word != "de") return complain("lang", R"("en" or "de")");
      speaker_.lang = word == "de" ? Lang::de : Lang::en;
    }
    return std::nullopt;
  }

  Complaint play_moves(Node question) {
    const auto moves = question.find("moves");
    if (!moves) return std::nullopt;
    if (moves->kind() != Node::Kind::array || moves->size() > most_moves) {
      return complain("moves", "a list of at most 10000 texts like \"1 play green-8\"");
    }
    for (std::size_t i = 0; i < moves->size(); ++i) {
      const std::string where = "moves[" + std::to_string(i + 1) + "]";
      if (moves->item(i).kind() != Node::Kind::text) {
        return complain(where, "a text like \"1 play green-8\"");
      }
      if (auto wrong = play_move(moves->item(i).text(), where)) return wrong;
    }
    return std::nullopt;
  }

  // "2 play green-8", or without the seat where only one has to act.
  Complaint play_move(std::string_view text, const std::string& where) {
    text = trim(text);
    const std::size_t space = text.find(' ');
    const auto number = whole_number(text.substr(0, space));
    const SeatSet to_act = state_->to_act();
    if (to_act.empty()) return Error{where + ": the match is over; expected no more moves"};
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
    MatchChance chance(seed_, happenings_.size() - (dealt_ ? 1 : 0));
    state_->apply(seat, *move, chance, happenings_.back().events);
    return std::nullopt;
  }

  Speaker for_seat(Viewer viewer) const {
    Speaker speaker = speaker_;
    speaker.viewer = viewer;
    return speaker;
  }

  std::string describe() {
    out_.begin_object();
    out_.key("game");
    out_.text(rules_->info().id);
    out_.key("to_act");
    out_.begin_array();
    for (const Seat seat : state_->to_act()) out_.integer(index(seat) + 1);
    out_.end_array();
    describe_moves();
    out_.key("view");
    out_.begin_object();
    for (int i = 0; i < rules_->players(); ++i) {
      out_.key(std::to_string(i + 1));
      state_->write_view(out_, seat_at(i));
    }
    out_.key("stranger");
    state_->write_view(out_, stranger);
    out_.end_object();
    describe_events();
    out_.key("position");
    state_->write(out_);
    describe_outcome();
    out_.end_object();
    return out_.json() + "\n";
  }

  void describe_moves() {
    out_.key("legal");
    out_.begin_object();
    for (const Seat seat : state_->to_act()) {
      out_.key(std::to_string(index(seat) + 1));
      out_.begin_array();
      for (const MoveCode move : state_->legal_moves(seat)) out_.text(rules_->notation(move));
      out_.end_array();
    }
    out_.end_object();
    out_.key("reasons");
    out_.begin_object();
    for (const Seat seat : state_->to_act()) {
      out_.key(std::to_string(index(seat) + 1));
      out_.begin_object();
      for (const MoveCode move : state_->refused(seat)) {
        out_.key(rules_->notation(move));
        out_.text(rules_->say(state_->check(seat, move), for_seat(seat)));
      }
      out_.end_object();
    }
    out_.end_object();
  }

  void describe_events() {
    out_.key("events");
    out_.begin_array();
    for (const Happening& happening : happenings_) {
      out_.begin_object();
      if (!dealt_ || &happening != &happenings_.front()) {
        out_.key("seat");
        out_.integer(index(happening.seat) + 1);
        out_.key("move");
        out_.text(rules_->notation(happening.move));
      }
      out_.key("events");
      out_.begin_array();
      for (const AnyEvent& event : happening.events) rules_->write_event(out_, event);
      out_.end_array();
      out_.key("text");
      out_.begin_array();
      for (const AnyEvent& event : happening.events) out_.text(rules_->say(event, speaker_));
      out_.end_array();
      out_.end_object();
    }
    out_.end_array();
  }

  void describe_outcome() {
    out_.key("outcome");
    if (!state_->to_act().empty()) {
      out_.null();
      return;
    }
    const Outcome outcome = state_->outcome();
    out_.begin_object();
    out_.key("shares");
    out_.begin_array();
    for (int i = 0; i < rules_->players(); ++i) out_.real(outcome.shares[seat_at(i)]);
    out_.end_array();
    out_.key("scores");
    out_.begin_array();
    for (int i = 0; i < rules_->players(); ++i) out_.integer(outcome.scores[seat_at(i)]);
    out_.end_array();
    out_.key("reason");
    out_.text(outcome.reason);
    out_.end_object();
  }

  std::shared_ptr<const AnyRules> rules_;
  std::unique_ptr<AnyState> state_;
  std::vector<Happening> happenings_;
  bool dealt_ = false;
  Digest seed_{};
  Speaker speaker_{};
  JsonWriter out_;
};

}  // namespace

Result<std::string> judge(std::string_view question) {
  const auto document = JsonDocument::parse(question);
  if (!document) return document.error();
  return Hearing().answer(document->root());
}

}  // namespace penta
