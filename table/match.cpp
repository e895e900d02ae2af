#include "table/match.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace penta {
namespace {

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
  events_.emplace_back();
  deal_ = rules_->start(chance, events_.back());
  state_ = deal_->clone();
  active_.push_back(true);
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
  return hash.finish();
}

void Match::append(Entry entry, std::vector<AnyEvent> events) {
  const Digest previous = log_.empty() ? chain_start() : log_.back().hash;
  log_.push_back(std::move(entry));
  log_.back().hash =
      chain_hash(previous, log_.size(), log_.back().time, entry_text(log_.back(), *rules_));
  active_.push_back(log_.back().kind != Entry::Kind::undo);
  events_.push_back(std::move(events));
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
    if (!active(number)) continue;
    const Entry& entry = log_[number - 1];
    offer.takes_back.push_back(static_cast<std::uint32_t>(number));
    for (const AnyEvent& event : events_[number]) {
      if (!rules_->learners(event).empty()) offer.free = false;
    }
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
  replay();
}

// Every entry keeps its own chance, so what stands happens again exactly as it did.
void Match::replay() {
  state_ = deal_->clone();
  for (std::size_t number = 1; number <= log_.size(); ++number) {
    if (!active(number)) continue;
    const Entry& entry = log_[number - 1];
    std::vector<AnyEvent> events;
    MatchChance chance = this->chance(number);
    if (entry.kind == Entry::Kind::time) {
      state_->advance(entry.time, chance, events);
    } else {
      state_->apply(entry.seat, entry.move, chance, events);
    }
  }
}

std::vector<AnyEvent> Match::events(std::size_t n, Viewer viewer) const {
  std::vector<AnyEvent> seen;
  for (const AnyEvent& event : events_[n]) {
    if (const auto filtered = rules_->event_for(event, viewer)) seen.push_back(*filtered);
  }
  return seen;
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
