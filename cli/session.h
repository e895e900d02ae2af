// A match at one terminal: persons take turns at it, bots answer at once.
#pragma once

#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/narrator.h"
#include "cli/terminal.h"
#include "cli/understand.h"
#include "table/match.h"

namespace penta::cli {

// Plays on for whoever concedes.
inline constexpr std::string_view stand_in_bot = "search:iterations=2000";

class Session {
 public:
  struct Settings {
    Lang lang = Lang::en;
    std::string record{};       // where the record is kept; empty: nowhere
    bool clock_stands = false;  // for matches that shall repeat byte by byte
  };
  Session(std::unique_ptr<Match> match, Settings settings, Terminal& terminal);

  // Until the match is over, or somebody leaves, or the input ends. Nothing, or what went wrong.
  std::optional<Error> run();

 private:
  enum class Next { go_on, leave };

  // --- the course of a match (session.cpp)
  void welcome();
  Seat next_to_ask() const;
  void let_bot_move(Seat seat);
  bool plays_by_itself(Seat seat);
  void play(Seat seat, MoveCode move);
  Next let_person_move(Seat seat);
  Next pass_device(Seat seat);
  Next confirm_choice(Seat seat);
  void finish();
  void say_how_far();
  void after_match();

  // --- what is shown
  void show(Seat seat);
  void show_board(Seat seat);
  void show_moves(Seat seat);
  void tell_news(Viewer viewer);
  void tell_log(Viewer viewer);

  // --- what somebody types (session_commands.cpp)
  // True: the turn is over.
  bool obey(Seat seat, const Typed& typed);
  bool play_typed(Seat seat, const std::string& text);
  std::optional<MoveCode> find_move(Seat seat, const std::string& text) const;
  bool is_legal(Seat seat, const std::string& notation) const;
  void explain(Seat seat, const std::string& text);
  void give_hint(Seat seat);
  bool show_card(Seat seat, const std::string& name);
  void no_such_card(const std::string& name);
  bool pass_on(Seat seat);
  bool take_back(Seat seat);
  bool concede(Seat seat);
  bool offer_draw(Seat seat);
  bool takes_draw(Seat other, Seat seat);
  bool others_agree(Seat seat);
  bool agrees(Seat other, Seat seat);
  void save(const std::string& path);
  void keep_record();
  void not_understood(Seat seat, const std::string& text);

  std::string say(Phrase phrase, std::initializer_list<std::string> gaps = {}) const {
    return fill(phrase.in(settings_.lang), gaps);
  }
  // Who plays: not somebody who has conceded.
  bool is_person(Seat seat) const {
    return match_->sitters()[static_cast<std::size_t>(index(seat))].is_person() &&
           !match_->conceded().contains(seat);
  }
  // From now on this bot plays there.
  void take_bot(Seat seat, const bots::Spec& spec);
  void take_bots_of_log();
  SeatSet persons() const;
  // The one whose eyes are meant when all is over.
  Viewer last_viewer() const;
  Milliseconds time() const;

  std::unique_ptr<Match> match_;
  Settings settings_;
  Terminal& terminal_;
  Narrator narrator_;
  PerSeat<std::unique_ptr<AnyBot>> bots_{};
  PerSeat<std::size_t> told_{};  // by person: entries that were told, the deal included
  std::size_t told_strangers_ = 0;
  Seat holder_ = stranger;   // the person who has the device
  bool keep_screen_ = true;  // what was just said should stay
  // Passes where nothing concerns the seat, until its next turn.
  struct Standing {
    bool on = false;
    bool turn_ended = false;
    bool operator==(const Standing&) const = default;
  };
  PerSeat<Standing> standing_{};
  PerSeat<std::uint32_t> chapters_{};  // whose board was shown last
  bool taken_back_ = false;            // so that somebody can choose anew, or take back more
  bool leaving_ = false;
  std::string saved_{};  // where the match was saved, if nothing has happened since
  std::optional<Error> wrong_;
  Milliseconds time_before_ = 0;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace penta::cli
