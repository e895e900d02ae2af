// What somebody types during a match.
#include <algorithm>
#include <string>
#include <string_view>

#include "cli/input.h"
#include "cli/phrases.h"
#include "cli/session.h"
#include "protocol/record.h"

namespace penta::cli {

namespace {

// A terminal shows the words below a picture of the rules: "![words](name)" becomes "words".
std::string without_pictures(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::size_t length = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, length);
    text.remove_prefix(std::min(length + 1, text.size()));
    if (line.starts_with("![") && line.find("](") != std::string_view::npos)
      line = line.substr(2, line.rfind("](") - 2);
    out.append(line).push_back('\n');
  }
  return out;
}

}  // namespace

bool Session::obey(Seat seat, const Typed& typed) {
  using Command = Typed::Command;
  switch (typed.command) {
    case Command::move:
      return play_typed(seat, typed.rest);
    case Command::undo:
      return take_back(seat);
    case Command::concede:
      return concede(seat);
    case Command::offer:
      return offer_draw(seat);
    case Command::rules:
      terminal_.page(without_pictures(match_->rules().rules_text(settings_.lang)),
                     say(phrases::more));
      break;
    case Command::why:
      explain(seat, typed.rest);
      break;
    case Command::hint:
      give_hint(seat);
      break;
    case Command::moves:
      show_moves(seat);
      break;
    case Command::board:
      chapters_[seat] = 0;
      show(seat);
      break;
    case Command::card:
      if (!show_card(seat, typed.rest)) no_such_card(typed.rest);
      break;
    case Command::pass_on:
      return pass_on(seat);
    case Command::log:
      tell_log(seat);
      break;
    case Command::save:
      save(typed.rest);
      break;
    case Command::help:
      terminal_.print(say(phrases::help,
                          {match_->rules().notation(match_->state().legal_moves(seat).front())}));
      break;
    case Command::nothing:
    case Command::quit:
      break;
  }
  return false;
}

bool Session::play_typed(Seat seat, const std::string& text) {
  const auto number = whole_number(text);
  const auto count = static_cast<std::int64_t>(match_->state().legal_moves(seat).size());
  if (number && (*number < 1 || *number > count)) {
    terminal_.line(say(phrases::no_such_number, {printable(text), std::to_string(count)}));
    return false;
  }
  const auto move = find_move(seat, text);
  if (!move) {
    not_understood(seat, text);
    return false;
  }
  const Reason reason = match_->play(seat, *move, time());
  if (!reason.ok()) {
    terminal_.line(as_sentence(match_->rules().say(reason, narrator_.speaker(seat))));
    return false;
  }
  // A terminal has no real clock: persons are charged like bots.
  match_->charge_last_move(time());
  saved_.clear();
  taken_back_ = false;
  return true;
}

// A number of the list, notation, or the words of the list: "play green 8", "green 8".
std::optional<MoveCode> Session::find_move(Seat seat, const std::string& text) const {
  const std::vector<MoveCode> moves = match_->state().legal_moves(seat);
  if (const auto number = whole_number(text)) {
    if (*number < 1 || *number > static_cast<std::int64_t>(moves.size())) return std::nullopt;
    return moves[static_cast<std::size_t>(*number - 1)];
  }
  if (const auto parsed = match_->rules().parse(text)) return *parsed;
  std::vector<MoveCode> like;  // with these words in them
  for (const MoveCode move : moves) {
    const std::string words = " " + lower(match_->state().say(move, narrator_.speaker(seat))) + " ";
    const std::string wanted = " " + lower(text);
    if (words.ends_with(wanted + " ")) return move;
    if (words.find(wanted + " ") != std::string::npos ||
        words.find(wanted + ",") != std::string::npos) {
      like.push_back(move);
    }
  }
  if (like.size() == 1) return like.front();
  return std::nullopt;
}

bool Session::is_legal(Seat seat, const std::string& notation) const {
  const auto move = match_->rules().parse(notation);
  const std::vector<MoveCode> moves = match_->state().legal_moves(seat);
  return move && std::find(moves.begin(), moves.end(), *move) != moves.end();
}

void Session::not_understood(Seat seat, const std::string& text) {
  const std::string example = match_->rules().notation(match_->state().legal_moves(seat).front());
  terminal_.line(say(phrases::not_understood, {printable(text), example}));
}

void Session::explain(Seat seat, const std::string& text) {
  if (!whole_number(text) && show_card(seat, text)) return;
  const auto move = find_move(seat, text);
  if (!move) {
    not_understood(seat, text);
    return;
  }
  const Speaker speaker = narrator_.speaker(seat);
  const Reason reason = match_->state().check(seat, *move);
  if (!reason.ok()) {
    terminal_.line(as_sentence(match_->rules().say(reason, speaker)));
    return;
  }
  std::vector<std::string> sentences;
  for (const AnyEvent& event : match_->state().preview(seat, *move)) {
    sentences.push_back(match_->rules().say(event, speaker));
  }
  if (const auto outlook = match_->state().outlook(seat, *move)) {
    sentences.push_back(match_->rules().say(*outlook, speaker));
  }
  terminal_.line(sentences.empty() ? say(phrases::may_be_played)
                                   : say(phrases::would_do, {join(sentences, " ")}));
}

void Session::give_hint(Seat seat) {
  constexpr std::uint32_t iterations = 4000;
  constexpr std::size_t most = 3;
  const AnyRules& rules = match_->rules();
  const auto adviser = rules.bot({.kind = bots::Spec::Kind::search, .iterations = iterations},
                                 [] { return std::int64_t{0}; });
  FastChance chance = match_->bot_chance();
  const Speaker speaker = narrator_.speaker(seat);
  for (const Hint& hint : adviser->hints(match_->state(), seat, most, chance)) {
    const std::string chance_to_win =
        hint.percent ? say(phrases::chance_to_win, {std::to_string(*hint.percent)}) : "";
    terminal_.line(say(phrases::hint, {match_->state().say(hint.move, speaker),
                                       rules.notation(hint.move), chance_to_win}));
    if (hint.advice) terminal_.line("  " + rules.say(*hint.advice, speaker));
  }
}

bool Session::take_back(Seat seat) {
  const UndoOffer offer = match_->undo_offer(seat);
  if (offer.takes_back.empty()) {
    terminal_.line(say(offer.stands ? phrases::draws_stand : phrases::nothing_to_undo));
    return false;
  }
  if (!offer.free && !others_agree(seat)) return false;
  const bool alone = (persons() - SeatSet{seat}).empty();
  if (!match_->undo(seat, time(), 0, alone ? Match::Others::only_bots : Match::Others::agreed)) {
    terminal_.line(say(phrases::nothing_to_undo));
    return false;
  }
  saved_.clear();
  standing_[seat] = {};
  taken_back_ = true;
  return true;
}

// Bots agree; every other person is asked.
bool Session::others_agree(Seat seat) {
  bool agreed = true;
  for (const Seat other : persons()) agreed = agreed && (other == seat || agrees(other, seat));
  return agreed;
}

bool Session::agrees(Seat other, Seat seat) {
  const auto answer =
      terminal_.ask(say(phrases::may_undo, {narrator_.name(other), narrator_.name(seat)}));
  if (answer && is_yes(*answer)) return true;
  terminal_.line(say(phrases::undo_refused, {narrator_.name(other)}));
  return false;
}

bool Session::concede(Seat seat) {
  const Concession kind = match_->concession();
  if (kind == Concession::none) {
    terminal_.line(say(phrases::nobody_concedes));
    return false;
  }
  if (terminal_.attended()) {
    const auto answer = terminal_.ask(
        say(kind == Concession::match ? phrases::really_concede : phrases::really_hand_over));
    if (!answer || !is_yes(*answer)) return false;
  }
  const auto spec = bots::Spec::parse(stand_in_bot);
  const std::string bot = kind == Concession::match ? "" : spec->text();
  if (!match_->concede(seat, bot, time())) return false;
  if (kind == Concession::bot) take_bot(seat, *spec);
  if (persons().empty()) told_strangers_ = told_[seat];
  saved_.clear();
  return true;
}

bool Session::offer_draw(Seat seat) {
  if (!match_->offer_draw(seat, time())) {
    const bool ever = match_->rules().info().may_draw && match_->rules().players() == 2;
    terminal_.line(say(ever ? phrases::offered_before : phrases::nobody_draws));
    return false;
  }
  saved_.clear();
  const Seat other = seat_at(1 - index(seat));
  FastChance chance = match_->bot_chance();
  const bool accepts =
      is_person(other) ? takes_draw(other, seat) : bot_takes_draw(match_->state(), other, chance);
  if (!match_->answer_draw(other, accepts, time()) || accepts) return true;
  terminal_.line(say(phrases::draw_declined, {narrator_.name(other)}));
  return false;
}

bool Session::takes_draw(Seat other, Seat seat) {
  const auto answer =
      terminal_.ask(say(phrases::may_draw, {narrator_.name(other), narrator_.name(seat)}));
  return answer && is_yes(*answer);
}

void Session::save(const std::string& path) {
  if (path.empty()) {
    terminal_.line(say(phrases::save_where));
    return;
  }
  const std::string file = expand_home(path);
  auto wrong = check_record_target(file, settings_.lang);
  if (!wrong) wrong = write_file(file, write_record(*match_), settings_.lang);
  if (wrong) {
    terminal_.line(as_sentence(wrong->text));
    return;
  }
  saved_ = file;
  terminal_.line(say(phrases::saved, {printable(file)}));
}

// Written again and again, so that nothing is lost when the terminal goes away.
void Session::keep_record() {
  if (settings_.record.empty() || wrong_) return;
  wrong_ = write_file(settings_.record, write_record(*match_), Lang::en);
}

}  // namespace penta::cli
