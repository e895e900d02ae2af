#include "table/match.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <span>
#include <utility>

namespace penta {
namespace {

constexpr std::uint8_t everybody = 0xff;
constexpr int stranger_bit = 7;
constexpr std::size_t most_snapshots = 2;  // of a running match: most of what is taken back is new

unsigned bit_of(Viewer viewer) {
  return static_cast<unsigned>(viewer == stranger ? stranger_bit : index(viewer));
}

}  // namespace

std::string entry_text(const Entry& entry, std::string_view notation) {
  const std::string seat = std::to_string(index(entry.seat) + 1);
  std::string text;
  switch (entry.kind) {
    case Entry::Kind::time:
      return "time " + std::to_string(entry.passed);
    case Entry::Kind::move:
      text = "move " + seat + " " + std::string(notation);
      break;
    case Entry::Kind::undo:
      text = "undo " + seat;
      for (const std::uint32_t number : entry.takes_back) text += " " + std::to_string(number);
      text += entry.practice ? " practice" : entry.asked ? " asked" : " free";
      break;
    case Entry::Kind::pause:
      text = "pause " + seat;
      break;
    case Entry::Kind::resume:
      text = "resume " + seat;
      break;
    case Entry::Kind::concede:
      text = "concede " + seat + (entry.bot.empty() ? "" : " " + entry.bot);
      break;
    case Entry::Kind::offer:
      text = "offer " + seat;
      break;
    case Entry::Kind::accept:
      text = "accept " + seat;
      break;
    case Entry::Kind::decline:
      text = "decline " + seat;
      break;
  }
  if (entry.passed != 0) text += " after " + std::to_string(entry.passed);
  return text;
}

Digest chain_hash(const Digest& previous, std::size_t number, Milliseconds time,
                  std::string_view text) {
  return Sha256()
      .update(to_hex(previous))
      .update("\n" + std::to_string(number) + " " + std::to_string(time) + " ")
      .update(text)
      .finish();
}

Match::Match(std::shared_ptr<const AnyRules> rules, std::vector<Sitter> sitters, Fairness fairness)
    : rules_(std::move(rules)),
      sitters_(std::move(sitters)),
      fairness_(std::move(fairness)),
      seed_(fairness_.match_seed(rules_->id())) {
  assert(sitters_.size() == static_cast<std::size_t>(rules_->players()));
  MatchChance chance = this->chance(0);
  deal_ = rules_->start(chance, dealt_);
  now_.state = deal_->clone();
  happened_ = dealt_;
  decisions_.push_back({.simultaneous = state().simultaneous()});
  taught_.push_back(SeatSet::first(rules_->players()));
  noticed_.push_back(everybody);
}

Match::Match(std::shared_ptr<const AnyRules> rules, std::vector<Sitter> sitters, Fairness fairness,
             std::unique_ptr<AnyState> position)
    : rules_(std::move(rules)),
      sitters_(std::move(sitters)),
      fairness_(std::move(fairness)),
      seed_(fairness_.match_seed(rules_->id())),
      deal_(std::move(position)),
      set_up_(true),
      now_{.state = deal_->clone()},
      decisions_{{.simultaneous = now_.state->simultaneous()}},
      taught_{SeatSet::first(rules_->players())},
      noticed_{everybody} {
  assert(sitters_.size() == static_cast<std::size_t>(rules_->players()));
}

Digest Match::chain_start() const {
  Sha256 hash;
  hash.update("pentaphase record 1\n").update(rules_->info().id);
  hash.update(" ").update(std::to_string(rules_->info().rules_version));
  hash.update(" ").update(to_hex(rules_->id())).update("\n");
  for (const auto& [name, value] : rules_->options().list()) {
    hash.update(name).update("=").update(to_hex(sha256(value))).update("\n");
  }
  for (const Sitter& sitter : sitters_) {
    hash.update(to_hex(sha256(sitter.name))).update(" ").update(to_hex(sha256(sitter.bot)));
    hash.update("\n");
  }
  hash.update(to_hex(fairness_.match_id)).update(" ").update(to_hex(fairness_.server_commit));
  for (const Contribution& each : fairness_.contributions) {
    hash.update("\n").update(std::to_string(index(each.seat) + 1));
    hash.update(" ").update(to_hex(each.commit)).update(" ").update(to_hex(each.reveal));
  }
  if (set_up_) {
    Sha256 position;
    for (const std::byte byte : deal_->bytes()) {
      const auto value = static_cast<std::uint8_t>(byte);
      position.update(std::span(&value, 1));
    }
    hash.update("\nposition ").update(to_hex(position.finish()));
  }
  return hash.finish();
}

std::uint8_t Match::who_notices(const Entry& entry, const AnyState* before,
                                const std::vector<AnyEvent>& events) const {
  if (entry.beside_the_game()) return everybody;
  // The clock is later for everybody, and only what somebody is told shows that it did something.
  const bool by_seat = entry.kind != Entry::Kind::time;
  unsigned noticed = 0;
  if (entry.kind == Entry::Kind::undo) {
    for (const std::uint32_t taken : entry.takes_back) noticed |= noticed_[taken];
  }
  for (int bit = 0; bit <= stranger_bit; ++bit) {
    const Viewer viewer = bit == stranger_bit ? stranger : seat_at(bit);
    if (viewer != stranger && bit >= rules_->players()) continue;
    const bool sees = (by_seat && viewer == entry.seat) ||
                      std::any_of(events.begin(), events.end(),
                                  [&](const AnyEvent& event) {
                                    return rules_->event_for(event, viewer).has_value();
                                  }) ||
                      (before != nullptr && !state().looks_like(*before, viewer));
    if (sees) noticed |= 1U << static_cast<unsigned>(bit);
  }
  return static_cast<std::uint8_t>(noticed);
}

bool Match::noticed(std::size_t n, Viewer viewer) const {
  return ((noticed_[n] >> bit_of(viewer)) & 1U) != 0;
}

std::int64_t Match::times_noticed(Viewer viewer) const { return times_noticed_[bit_of(viewer)]; }

bool Match::untouched_since(std::size_t n) const {
  for (std::size_t number = n + 1; number <= log_.size(); ++number) {
    const Entry& entry = log_[number - 1];
    const bool quiet = entry.kind == Entry::Kind::time && !due_[number];
    if (!quiet && !entry.beside_the_game()) return false;
  }
  return true;
}

bool Match::same_decision_since(std::size_t n) const {
  return decisions_[n].simultaneous && decisions_[n] == decisions_.back() &&
         std::all_of(taught_.begin() + static_cast<std::ptrdiff_t>(n) + 1, taught_.end(),
                     [](SeatSet taught) { return taught.empty(); });
}

void Match::append(Entry entry, const AnyState* before, const Decision& open, Happened happened) {
  const Digest previous = log_.empty() ? chain_start() : log_.back().hash;
  log_.push_back(std::move(entry));
  const Entry& last = log_.back();
  const bool is_move = last.kind == Entry::Kind::move;
  log_.back().hash =
      chain_hash(previous, log_.size(), last.time,
                 entry_text(last, is_move ? rules_->notation(last.move) : std::string()));
  now_.stands.push_back(last.kind != Entry::Kind::undo);
  due_.resize(log_.size() + 1);
  now_.keep_snapshot();
  if (now_.snapshots.size() > most_snapshots) now_.snapshots.erase(now_.snapshots.begin());
  decisions_.push_back(open);
  SeatSet taught;
  for (const AnyEvent& event : happened.events) taught = taught | rules_->learners(event);
  taught_.push_back(taught);
  drew_.push_back(happened.drew);
  noticed_.push_back(who_notices(last, before, happened.events));
  for (std::size_t bit = 0; bit < times_noticed_.size(); ++bit) {
    times_noticed_[bit] += (noticed_.back() >> bit) & 1U;
  }
  happened_ = std::move(happened.events);
  note_offers(last);
}

bool Match::is_quiet_for(const AnyState& state, Milliseconds passed) {
  if (passed == 0) return true;
  const auto due = state.next_due();
  return passed > 0 && due && passed < *due;
}

bool Match::is_quiet(Milliseconds passed) const { return is_quiet_for(state(), passed); }

Reason Match::play(Seat seat, MoveCode move, Milliseconds time, Milliseconds passed) {
  assert(!paused_ && !ended_ && is_quiet(passed));
  const Reason reason = state().check(seat, move);
  if (!reason.ok()) return reason;
  const SeatSet asked = state().to_act();
  const auto number = static_cast<std::uint32_t>(log_.size() + 1);
  std::vector<AnyEvent> events;
  MatchChance chance = this->chance(number);
  if (passed > 0) now_.state->advance(passed, chance, events);
  const auto before = state().clone();
  now_.state->apply(seat, move, chance, events);
  Decision open{.opened_by = number, .simultaneous = state().simultaneous()};
  const bool more_answers_wanted = decisions_.back().simultaneous && open.simultaneous &&
                                   !rules_->interjects(move) &&
                                   state().to_act() == asked - SeatSet{seat};
  if (more_answers_wanted) open = decisions_.back();
  append({.kind = Entry::Kind::move, .seat = seat, .move = move, .time = time, .passed = passed},
         before.get(), open, {.events = std::move(events), .drew = chance.used()});
  return reason;
}

bool Match::pass_time(Milliseconds passed, Milliseconds time) {
  const auto due = state().next_due();
  if (paused_ || ended_ || !due || passed <= 0 || passed > *due) return false;
  const auto number = static_cast<std::uint32_t>(log_.size() + 1);
  std::vector<AnyEvent> events;
  MatchChance chance = this->chance(number);
  now_.state->advance(passed, chance, events);
  const bool fell_due = passed == *due;
  Decision open = decisions_.back();
  if (fell_due) open = {.opened_by = number, .simultaneous = state().simultaneous()};
  append({.kind = Entry::Kind::time, .time = time, .passed = passed}, nullptr, open,
         {.events = std::move(events), .drew = chance.used()});
  due_.back() = fell_due;
  return true;
}

void Match::charge_last_move(Milliseconds time) {
  assert(!log_.empty() && log_.back().kind == Entry::Kind::move);
  Milliseconds left = state().charge(log_.back().seat, log_.back().move);
  while (left > 0) {
    const Milliseconds step = std::min(left, state().next_due().value_or(0));
    if (!pass_time(step, time)) return;
    left -= step;
  }
}

// Every entry keeps its own chance, so what stands happens again exactly as it did.
void Match::apply(AnyState& state, std::size_t n, bool stands,
                  std::vector<AnyEvent>& events) const {
  const Entry& entry = log_[n - 1];
  const bool moves = stands && entry.kind == Entry::Kind::move;
  if (!moves && entry.passed == 0) return;
  ++played_again_;
  MatchChance chance = this->chance(n);
  if (entry.passed > 0) state.advance(entry.passed, chance, events);
  if (moves) state.apply(entry.seat, entry.move, chance, events);
}

void Match::Course::keep_snapshot() {
  const std::size_t number = stands.size() - 1;
  const std::size_t last = snapshots.empty() ? 0 : snapshots.back().number;
  if (number - last >= spacing) snapshots.push_back({number, state->clone()});
}

std::optional<Error> Match::enter(const Entry& entry) {
  if (ended_) return Error{"the match had ended"};
  if (entry.kind == Entry::Kind::time) {
    if (pass_time(entry.passed, entry.time)) return std::nullopt;
    return Error{state().next_due() ? "so much time could not pass"
                                    : "time passed in a game without a clock"};
  }
  if (index(entry.seat) >= rules_->players()) return Error{"there is no such seat"};
  if (!is_quiet(entry.passed)) return Error{"something was due before it"};
  if (paused_ && entry.kind != Entry::Kind::resume) return Error{"the clock was stopped"};
  if (entry.beside_the_game()) return enter_beside_the_game(entry);
  if (entry.kind == Entry::Kind::undo) return enter_undo(entry);
  const Reason reason = play(entry.seat, entry.move, entry.time, entry.passed);
  if (reason.ok()) return std::nullopt;
  Speaker speaker{.lang = Lang::en, .viewer = stranger};
  for (std::size_t i = 0; i < sitters_.size(); ++i) speaker.names[i] = sitters_[i].name;
  return Error{rules_->notation(entry.move) + " by seat " + std::to_string(index(entry.seat) + 1) +
               " (" + rules_->say(reason, speaker) + ")"};
}

Match::Course Match::course_to(std::size_t n) const {
  Course course{.stands = std::vector<bool>(n + 1, true)};
  for (std::size_t number = 1; number <= n; ++number) {
    const Entry& entry = log_[number - 1];
    if (entry.kind == Entry::Kind::undo) course.stands[number] = false;
    for (const std::uint32_t taken : entry.takes_back) course.stands[taken] = false;
  }
  course.state = deal_->clone();
  std::vector<AnyEvent> events;
  for (std::size_t number = 1; number <= n; ++number) {
    apply(*course.state, number, course.stands[number], events);
    events.clear();
  }
  return course;
}

std::unique_ptr<AnyState> Match::state_at(std::size_t n) const { return course_to(n).state; }

std::vector<AnyEvent> Match::filtered(const std::vector<AnyEvent>& events, Viewer viewer) const {
  std::vector<AnyEvent> seen;
  seen.reserve(events.size());
  for (const AnyEvent& event : events) {
    if (const auto filtered = rules_->event_for(event, viewer)) seen.push_back(*filtered);
  }
  return seen;
}

std::vector<AnyEvent> Match::all_events(std::size_t n) const {
  if (n == 0) return dealt_;
  if (n == log_.size()) return happened_;
  std::vector<AnyEvent> events;
  apply(*state_at(n - 1), n, true, events);
  return events;
}

std::vector<AnyEvent> Match::events(std::size_t n, Viewer viewer) const {
  return n == log_.size() ? filtered(happened_, viewer) : filtered(all_events(n), viewer);
}

std::vector<std::vector<AnyEvent>> Match::story(std::size_t first, Viewer viewer) const {
  std::vector<std::vector<AnyEvent>> story;
  if (first == 0) story.push_back(events(0, viewer));
  std::size_t number = std::max<std::size_t>(first, 1);
  if (number > log_.size()) return story;
  if (number == log_.size()) {
    story.push_back(events(number, viewer));
    return story;
  }
  Course course = course_to(number - 1);
  course.snapshots.push_back({number - 1, course.state->clone()});
  for (; number <= log_.size(); ++number) {
    const Entry& entry = log_[number - 1];
    std::vector<AnyEvent> events;
    if (entry.kind == Entry::Kind::undo && !take_out(course, entry.takes_back)) {
      break;  // cannot be: it was taken out before
    }
    apply(*course.state, number, true, events);
    course.stands.push_back(entry.kind != Entry::Kind::undo);
    course.keep_snapshot();
    story.push_back(filtered(events, viewer));
  }
  return story;
}

FastChance Match::bot_chance() const {
  const Digest digest = Sha256()
                            .update("pentaphase bot")
                            .update(fairness_.server_seed)
                            .update(fairness_.match_id)
                            .update(std::to_string(log_.size()))
                            .finish();
  std::uint64_t seed = 0;
  for (std::size_t i = 0; i < 8; ++i) seed |= std::uint64_t{digest[i]} << (8 * i);
  return FastChance(seed);
}

}  // namespace penta
