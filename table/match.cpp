#include "table/match.h"

#include <algorithm>
#include <cassert>
#include <span>
#include <utility>

namespace penta {
namespace {

constexpr std::uint8_t everybody = 0xff;
constexpr int stranger_bit = 7;

unsigned bit_of(Viewer viewer) {
  return static_cast<unsigned>(viewer == stranger ? stranger_bit : index(viewer));
}

std::string entry_text(const Entry& entry, const AnyRules& rules) {
  switch (entry.kind) {
    case Entry::Kind::move:
      return move_text(entry.seat, rules.notation(entry.move));
    case Entry::Kind::undo:
      return undo_text(entry.seat, entry.takes_back, entry.asked);
    case Entry::Kind::time:
      break;
  }
  return "time";
}

}  // namespace

std::string move_text(Seat seat, std::string_view notation) {
  return "move " + std::to_string(index(seat) + 1) + " " + std::string(notation);
}

std::string undo_text(Seat seat, const std::vector<std::uint32_t>& takes_back, bool asked) {
  std::string text = "undo " + std::to_string(index(seat) + 1);
  for (const std::uint32_t number : takes_back) text += " " + std::to_string(number);
  return text + (asked ? " asked" : " free");
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
  state_ = deal_->clone();
  happened_ = dealt_;
  active_.push_back(true);
  taught_.push_back(true);
  noticed_.push_back(everybody);
}

Match::Match(std::shared_ptr<const AnyRules> rules, std::vector<Sitter> sitters, Fairness fairness,
             std::unique_ptr<AnyState> position)
    : rules_(std::move(rules)),
      sitters_(std::move(sitters)),
      fairness_(std::move(fairness)),
      seed_(fairness_.match_seed(rules_->id())),
      deal_(std::move(position)),
      state_(deal_->clone()),
      set_up_(true),
      active_{true},
      taught_{true},
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

std::uint8_t Match::who_notices(const Entry& entry, const std::vector<AnyEvent>& events) const {
  if (entry.kind == Entry::Kind::time) return everybody;
  unsigned noticed = 0;
  if (entry.kind == Entry::Kind::undo) {
    for (const std::uint32_t taken : entry.takes_back) noticed |= noticed_[taken];
  }
  for (int bit = 0; bit <= stranger_bit; ++bit) {
    const Viewer viewer = bit == stranger_bit ? stranger : seat_at(bit);
    if (viewer != stranger && bit >= rules_->players()) continue;
    const bool sees = viewer == entry.seat ||
                      std::any_of(events.begin(), events.end(), [&](const AnyEvent& event) {
                        return rules_->event_for(event, viewer).has_value();
                      });
    if (sees) noticed |= 1U << static_cast<unsigned>(bit);
  }
  return static_cast<std::uint8_t>(noticed);
}

bool Match::noticed(std::size_t n, Viewer viewer) const {
  return ((noticed_[n] >> bit_of(viewer)) & 1U) != 0;
}

std::int64_t Match::times_noticed(Viewer viewer) const { return times_noticed_[bit_of(viewer)]; }

bool Match::quiet_since(std::size_t n) const {
  return std::none_of(taught_.begin() + static_cast<std::ptrdiff_t>(n) + 1, taught_.end(),
                      [](bool taught) { return taught; });
}

void Match::append(Entry entry, std::vector<AnyEvent> events) {
  const Digest previous = log_.empty() ? chain_start() : log_.back().hash;
  log_.push_back(std::move(entry));
  log_.back().hash =
      chain_hash(previous, log_.size(), log_.back().time, entry_text(log_.back(), *rules_));
  active_.push_back(log_.back().kind != Entry::Kind::undo);
  taught_.push_back(std::any_of(events.begin(), events.end(), [&](const AnyEvent& event) {
    return !rules_->learners(event).empty();
  }));
  noticed_.push_back(who_notices(log_.back(), events));
  for (std::size_t bit = 0; bit < times_noticed_.size(); ++bit) {
    times_noticed_[bit] += (noticed_.back() >> bit) & 1U;
  }
  happened_ = std::move(events);
}

Reason Match::play(Seat seat, MoveCode move, Milliseconds time) {
  const Reason reason = state_->check(seat, move);
  if (!reason.ok()) return reason;
  std::vector<AnyEvent> events;
  MatchChance chance = this->chance(log_.size() + 1);
  state_->apply(seat, move, chance, events);
  append({.kind = Entry::Kind::move, .seat = seat, .move = move, .time = time}, std::move(events));
  return reason;
}

void Match::pass_time(Milliseconds passed) {
  std::vector<AnyEvent> events;
  MatchChance chance = this->chance(log_.size() + 1);
  state_->advance(passed, chance, events);
  append({.kind = Entry::Kind::time, .time = passed}, std::move(events));
}

UndoOffer Match::undo_offer(Seat seat) const {
  UndoOffer offer{.free = true};
  for (std::size_t number = log_.size(); number > 0; --number) {
    if (!active_[number]) continue;
    const Entry& entry = log_[number - 1];
    offer.takes_back.push_back(static_cast<std::uint32_t>(number));
    if (taught_[number]) offer.free = false;
    // What the clock did cannot be taken back.
    if (entry.kind == Entry::Kind::time) return {};
    if (entry.seat != seat) continue;
    // While nobody has learned anything, what others did meanwhile stands on its own.
    if (offer.free) offer.takes_back = {static_cast<std::uint32_t>(number)};
    std::reverse(offer.takes_back.begin(), offer.takes_back.end());
    return offer;
  }
  return {};
}

void Match::undo(Seat seat, Milliseconds time) {
  const UndoOffer offer = undo_offer(seat);
  assert(!offer.takes_back.empty());
  append({.kind = Entry::Kind::undo,
          .seat = seat,
          .takes_back = offer.takes_back,
          .asked = !offer.free,
          .time = time},
         {});
  for (const std::uint32_t number : offer.takes_back) active_[number] = false;
  state_ = state_at(log_.size());
}

std::vector<bool> Match::standing(std::size_t n) const {
  std::vector<bool> stands(n + 1, true);
  for (std::size_t number = 1; number <= n; ++number) {
    const Entry& entry = log_[number - 1];
    if (entry.kind == Entry::Kind::undo) stands[number] = false;
    for (const std::uint32_t taken : entry.takes_back) stands[taken] = false;
  }
  return stands;
}

// Every entry keeps its own chance, so what stands happens again exactly as it did.
void Match::apply(AnyState& state, std::size_t n, std::vector<AnyEvent>& events) const {
  const Entry& entry = log_[n - 1];
  MatchChance chance = this->chance(n);
  if (entry.kind == Entry::Kind::time) {
    state.advance(entry.time, chance, events);
  } else if (entry.kind == Entry::Kind::move) {
    state.apply(entry.seat, entry.move, chance, events);
  }
}

std::unique_ptr<AnyState> Match::state_at(std::size_t n) const {
  auto state = deal_->clone();
  const std::vector<bool> stands = standing(n);
  std::vector<AnyEvent> events;
  for (std::size_t number = 1; number <= n; ++number) {
    if (stands[number]) apply(*state, number, events);
    events.clear();
  }
  return state;
}

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
  apply(*state_at(n - 1), n, events);
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
  auto state = state_at(number - 1);
  for (; number <= log_.size(); ++number) {
    std::vector<AnyEvent> events;
    if (log_[number - 1].kind == Entry::Kind::undo) {
      state = state_at(number);
    } else {
      apply(*state, number, events);
    }
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
