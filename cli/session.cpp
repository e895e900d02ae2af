#include "cli/session.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "cli/phrases.h"

namespace penta::cli {
namespace {

std::int64_t now() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

}  // namespace

Session::Session(std::unique_ptr<Match> match, Settings settings, Terminal& terminal)
    : match_(std::move(match)),
      settings_(std::move(settings)),
      terminal_(terminal),
      narrator_(*match_, settings_.lang) {
  for (int i = 0; i < match_->rules().players(); ++i) {
    const Seat seat = seat_at(i);
    const Sitter& sitter = match_->sitters()[static_cast<std::size_t>(i)];
    if (sitter.is_person()) continue;
    const auto spec = bots::Spec::parse(sitter.bot);
    assert(spec);
    take_bot(seat, *spec);
  }
  take_bots_of_log();
  if (!match_->log().empty()) time_before_ = match_->log().back().time;
}

void Session::take_bot(Seat seat, const bots::Spec& spec) {
  bots_[seat] = match_->rules().bot(spec, now);
}

// For those who had conceded before the match was resumed.
void Session::take_bots_of_log() {
  for (const Entry& entry : match_->log()) {
    if (entry.kind != Entry::Kind::concede) continue;
    if (const auto spec = bots::Spec::parse(entry.bot)) take_bot(entry.seat, *spec);
  }
}

SeatSet Session::persons() const {
  SeatSet seats;
  for (int i = 0; i < match_->rules().players(); ++i) {
    if (is_person(seat_at(i))) seats.insert(seat_at(i));
  }
  return seats;
}

Viewer Session::last_viewer() const { return persons().size() == 1 ? persons().front() : stranger; }

Milliseconds Session::time() const {
  if (settings_.clock_stands) return time_before_;
  const auto passed = std::chrono::steady_clock::now() - start_;
  return time_before_ + std::chrono::duration_cast<std::chrono::milliseconds>(passed).count();
}

std::optional<Error> Session::run() {
  welcome();
  while (!match_->over()) {
    const Seat seat = next_to_ask();
    if (!is_person(seat)) {
      let_bot_move(seat);
    } else if (plays_by_itself(seat)) {
      continue;
    } else if (let_person_move(seat) == Next::leave) {
      keep_record();
      say_how_far();
      return wrong_;
    }
  }
  keep_record();
  finish();
  if (!persons().empty()) after_match();
  return wrong_;
}

void Session::welcome() {
  std::vector<std::string> names;
  for (int i = 0; i < match_->rules().players(); ++i) {
    names.push_back(narrator_.full_name(seat_at(i)));
  }
  terminal_.clear();
  terminal_.line(std::string(match_->rules().info().name) + ". " +
                 say(phrases::at_the_table, {join(names, ", ")}));
  terminal_.line(say(phrases::committed, {to_hex(match_->fairness().server_commit)}));
  if (!match_->log().empty()) {
    terminal_.line(say(phrases::resumed, {std::to_string(match_->log().size())}));
    // Only what is still on the table matters; `log` tells the rest.
    told_.fill(match_->log().size() + 1);
    told_strangers_ = match_->log().size() + 1;
  }
  if (terminal_.attended() && !persons().empty()) terminal_.line(say(phrases::how_to_ask));
}

// Whoever has the device, then other persons, then bots: where several answer at once, nobody
// learns anything from the order.
Seat Session::next_to_ask() const {
  const SeatSet to_act = match_->state().to_act();
  if (to_act.contains(holder_)) return holder_;
  const SeatSet waiting = to_act & persons();
  return waiting.empty() ? to_act.front() : waiting.front();
}

void Session::let_bot_move(Seat seat) {
  terminal_.whisper(say(phrases::thinks, {narrator_.name(seat)}));
  FastChance chance = match_->bot_chance();
  const MoveCode move = bots_[seat]->choose(match_->state(), seat, chance);
  [[maybe_unused]] const Reason reason = match_->play(seat, move, time());
  assert(reason.ok());
  match_->charge_last_move(time());
  saved_.clear();
  if (persons().empty()) tell_news(stranger);
}

void Session::play(Seat seat, MoveCode move) {
  [[maybe_unused]] const Reason reason = match_->play(seat, move, time());
  assert(reason.ok());
  match_->charge_last_move(time());
  saved_.clear();
}

// In a game with windows to react much is asked that has one answer. A pass that is forced is made
// for a person among bots; where others watch it would tell them something.
bool Session::plays_by_itself(Seat seat) {
  const AnyState& state = match_->state();
  if (match_->rules().questions().empty() || state.simultaneous() || taken_back_) return false;
  Standing& standing = standing_[seat];
  const bool turn = state.has_turn(seat);
  if (turn && standing.turn_ended) standing = {};
  if (!turn) standing.turn_ended = true;
  const std::vector<MoveCode> moves = state.legal_moves(seat);
  const auto window = state.window(seat);
  if (!window) {
    if (moves.size() != 1) return false;
    play(seat, moves.front());
    return true;
  }
  std::uint32_t concerns = 0;
  const auto questions = match_->rules().questions();
  for (std::size_t i = 0; i < questions.size(); ++i) concerns |= questions[i].concerns << i;
  const bool stands = standing.on && (window->asks & concerns) == 0;
  if (!stands && (moves.size() != 1 || persons().size() != 1)) return false;
  play(seat, window->pass);
  return true;
}

Session::Next Session::let_person_move(Seat seat) {
  if (seat != holder_ && persons().size() > 1) {
    const std::size_t before = match_->log().size();
    if (pass_device(seat) == Next::leave) return Next::leave;
    if (match_->log().size() != before) return Next::go_on;  // somebody took something back
  }
  if (seat != holder_) chapters_[seat] = 0;
  holder_ = seat;
  keep_record();
  show(seat);
  const std::vector<MoveCode> moves = match_->state().legal_moves(seat);
  for (;;) {
    const std::string only = moves.size() == 1 ? say(phrases::enter_plays) : "";
    const auto line = terminal_.ask(only + "> ");
    if (!line) return Next::leave;
    Typed typed = understand(*line, settings_.lang);
    if (typed.command == Typed::Command::nothing && terminal_.attended() && moves.size() == 1) {
      typed = {.rest = "1"};
    }
    // Where a turn is ended in so many words, "ende" ends the turn.
    if (typed.command == Typed::Command::quit && is_legal(seat, *line)) typed = {.rest = *line};
    if (typed.command == Typed::Command::quit) {
      if (leaving_ || !saved_.empty() || !terminal_.attended() || !settings_.record.empty()) {
        return Next::leave;
      }
      leaving_ = true;
      terminal_.line(say(phrases::really_quit));
      continue;
    }
    leaving_ = false;
    if (obey(seat, typed)) break;
  }
  return confirm_choice(seat);
}

// A curtain between two persons at one device.
Session::Next Session::pass_device(Seat seat) {
  if (!terminal_.attended()) return Next::go_on;
  if (!keep_screen_) terminal_.hide();
  const bool may_undo = holder_ != stranger && !match_->undo_offer(holder_).takes_back.empty();
  const std::string& next = narrator_.name(seat);
  const std::string prompt = may_undo
                                 ? say(phrases::pass_device_back, {next, narrator_.name(holder_)})
                                 : say(phrases::pass_device, {next});
  const auto line = terminal_.ask(prompt + " ");
  if (!line) return Next::leave;
  if (may_undo && understand(*line, settings_.lang).command == Typed::Command::undo) {
    take_back(holder_);
    return Next::go_on;
  }
  if (understand(*line, settings_.lang).command == Typed::Command::quit) return Next::leave;
  terminal_.hide();
  keep_screen_ = true;
  return Next::go_on;
}

// A secret answer may be changed until the last one is in. People are asked before bots answer;
// in a script, `undo` may follow at once.
Session::Next Session::confirm_choice(Seat seat) {
  const auto open = [&] {
    return match_->state().simultaneous() && !match_->state().to_act().contains(seat) &&
           !match_->log().empty() && match_->log().back().seat == seat &&
           match_->undo_offer(seat).free;
  };
  if (!open()) return Next::go_on;
  if (terminal_.attended() && !(match_->state().to_act() & persons()).empty()) {
    return Next::go_on;  // the device is passed on: that is time enough
  }
  for (;;) {
    const auto line = terminal_.ask(say(phrases::choice_made) + " ");
    if (!line) return terminal_.attended() ? Next::leave : Next::go_on;
    const Typed typed = understand(*line, settings_.lang);
    if (typed.command == Typed::Command::undo) {
      take_back(seat);
      return Next::go_on;
    }
    if (typed.command == Typed::Command::nothing) return Next::go_on;
    if (!terminal_.attended()) {
      terminal_.put_back(*line);
      return Next::go_on;
    }
    if (typed.command == Typed::Command::quit) return Next::leave;
  }
}

void Session::show(Seat seat) {
  const std::uint32_t chapter = match_->state().chapter(seat);
  if (chapter != 0 && chapter == chapters_[seat]) {
    terminal_.line("");
    terminal_.print(match_->state().brief(narrator_.speaker(seat), terminal_.ink()));
  } else {
    if (!keep_screen_) terminal_.clear();
    terminal_.line("");
    show_board(seat);
  }
  chapters_[seat] = chapter;
  keep_screen_ = false;
  terminal_.line("");
  tell_news(seat);
  const Phrase whose = match_->state().simultaneous() ? phrases::you_choose : phrases::your_turn;
  terminal_.line(say(whose, {narrator_.name(seat)}));
  show_moves(seat);
}

void Session::show_board(Seat seat) {
  terminal_.print(match_->state().board(narrator_.speaker(seat), terminal_.ink()));
}

void Session::show_moves(Seat seat) {
  const Speaker speaker = narrator_.speaker(seat);
  const AnyRules& rules = match_->rules();
  const std::vector<MoveCode> moves = match_->state().legal_moves(seat);
  std::vector<std::string> cells;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const std::string number = std::to_string(i + 1);
    std::string cell = std::string(number.size() < 2 ? 1 : 0, ' ') + number + " ";
    cell +=
        terminal_.attended() ? match_->state().say(moves[i], speaker) : rules.notation(moves[i]);
    cells.push_back(std::move(cell));
  }
  terminal_.print(in_columns(cells, terminal_.width()));
}

void Session::tell_news(Viewer viewer) {
  std::size_t& told = viewer == stranger ? told_strangers_ : told_[viewer];
  const bool news = told <= match_->log().size();
  for (; told <= match_->log().size(); ++told) {
    for (const std::string& sentence : narrator_.entry(told, viewer)) terminal_.line(sentence);
  }
  if (news && viewer != stranger) terminal_.line("");
}

void Session::tell_log(Viewer viewer) {
  terminal_.page(
      numbered(0, match_->log().size(), [&](std::size_t n) { return narrator_.entry(n, viewer); }),
      say(phrases::more));
}

void Session::finish() {
  const Viewer viewer = last_viewer();
  if (!persons().empty()) {
    terminal_.clear();
    terminal_.line("");
    terminal_.print(match_->state().board(narrator_.speaker(viewer), terminal_.ink()));
    terminal_.line("");
    // Persons at one device were told different parts: now all of it from the last who waited.
    if (viewer == stranger) {
      told_strangers_ = match_->log().size() + 1;
      for (const Seat seat : persons()) told_strangers_ = std::min(told_strangers_, told_[seat]);
    }
  }
  tell_news(viewer);
  if (viewer == stranger) terminal_.line("");
  terminal_.line(terminal_.ink().paint(Ink::Tone::bright, say(phrases::result)));
  terminal_.print(narrator_.result());
  terminal_.line("");
  terminal_.line(say(phrases::server_seed, {to_hex(match_->fairness().server_seed)}));
  if (wrong_) return;
  terminal_.line(settings_.record.empty() ? say(phrases::save_to_check)
                                          : say(phrases::check_it, {printable(settings_.record)}));
}

void Session::after_match() {
  if (terminal_.attended()) terminal_.line(say(phrases::after_match));
  const Seat seat = persons().front();
  for (;;) {
    const auto line = terminal_.ask("> ");
    if (!line) return;
    const Typed typed = understand(*line, settings_.lang);
    switch (typed.command) {
      case Typed::Command::save:
        save(typed.rest);
        break;
      case Typed::Command::log:
        tell_log(last_viewer());
        break;
      case Typed::Command::board:
        show_board(seat);
        break;
      case Typed::Command::card:
        if (!show_card(seat, typed.rest)) no_such_card(typed.rest);
        break;
      case Typed::Command::nothing:
      case Typed::Command::quit:
        return;
      default:
        // A script that did not know when the match would be over.
        if (!terminal_.attended()) return;
        terminal_.line(say(phrases::after_match));
    }
  }
}

void Session::say_how_far() {
  const auto moves =
      std::count_if(match_->log().begin(), match_->log().end(),
                    [](const Entry& each) { return each.kind == Entry::Kind::move; });
  std::string text = say(phrases::stopped, {std::to_string(moves)});
  const std::string& kept = settings_.record.empty() || wrong_ ? saved_ : settings_.record;
  text += kept.empty() ? say(phrases::go_on_later) : say(phrases::go_on_with, {printable(kept)});
  terminal_.line(text);
}

}  // namespace penta::cli
