#include <algorithm>

#include "protocol/record.h"

namespace penta {
namespace {

// One check after the other; the first flaw ends it.
class Examination {
 public:
  Examination(const Record& record, const std::optional<Digest>& seen, Games games)
      : record_(record), seen_(seen), games_(games) {}

  Verdict run() {
    if (check_rules() && check_commitments() && check_chain() && check_times() && check_seen() &&
        check_deal() && check_moves() && check_outcome()) {
      verdict_.text =
          "rules, commitments, chain, deal, " + std::to_string(record_.log.size()) + " entries" +
          (record_.scores.empty() ? " (not finished)" : " and result") +
          (verdict_.older_cards ? "; played with older cards, which the record carries" : "") +
          (verdict_.practice ? "; practice: a draw was taken back" : "");
    }
    return std::move(verdict_);
  }

 private:
  bool refuse(Flaw flaw, const std::string& text) {
    verdict_.flaw = flaw;
    verdict_.text = text;
    return false;
  }

  bool check_rules() {
    const auto game = find_game(record_.game, games_);
    if (!game) return refuse(Flaw::rules, game.error().text);
    const int version = (*game)->info().rules_version;
    if (record_.rules_version != version) {
      return refuse(Flaw::rules, "the match was played under rules version " +
                                     std::to_string(record_.rules_version) + "; expected " +
                                     std::to_string(version));
    }
    const auto known = make_again(**game, record_.options, record_.brought, record_.rules_id);
    if (!known) return refuse(Flaw::rules, known.error().text);
    rules_ = known->rules;
    verdict_.older_cards = known->older;
    if (record_.sitters.size() != static_cast<std::size_t>(rules_->players())) {
      return refuse(Flaw::rules, "the record has " + std::to_string(record_.sitters.size()) +
                                     " seats; expected " + std::to_string(rules_->players()));
    }
    return true;
  }

  bool check_commitments() {
    const Fairness& fairness = record_.fairness;
    if (commitment(fairness.server_seed) != fairness.server_commit) {
      return refuse(Flaw::commitment, "the server's seed is not the one it had committed to");
    }
    int previous = -1;
    for (const Contribution& each : fairness.contributions) {
      if (index(each.seat) <= previous || index(each.seat) >= rules_->players()) {
        return refuse(Flaw::commitment,
                      "the contributions are not in seat order, one for each device at most");
      }
      previous = index(each.seat);
      if (commitment(each.reveal) != each.commit) {
        return refuse(Flaw::commitment, "seat " + std::to_string(index(each.seat) + 1) +
                                            " did not reveal what it had committed to");
      }
    }
    return true;
  }

  bool check_chain() {
    if (record_.set_up) {
      auto position = rules_->set_up(record_.deal());
      if (!position) return refuse(Flaw::deal, position.error().text);
      verdict_.match =
          std::make_unique<Match>(rules_, record_.sitters, record_.fairness, std::move(*position));
    } else {
      verdict_.match = std::make_unique<Match>(rules_, record_.sitters, record_.fairness);
    }
    Digest hash = verdict_.match->chain_start();
    if (hash != record_.chain_start) {
      return refuse(Flaw::chain,
                    "the chain is broken at its start: game, options, seats or commitments were "
                    "changed");
    }
    for (std::size_t i = 0; i < record_.log.size(); ++i) {
      const Record::Line& line = record_.log[i];
      hash = chain_hash(hash, i + 1, line.time, entry_text(line, line.notation));
      if (hash != line.hash) {
        return refuse(Flaw::chain, "the chain is broken at entry " + std::to_string(i + 1) + ": " +
                                       "it, or the order of entries, was changed");
      }
    }
    return true;
  }

  bool check_times() {
    Milliseconds last = 0;
    for (std::size_t i = 0; i < record_.log.size(); ++i) {
      const Milliseconds time = record_.log[i].time;
      if (time < last) {
        return refuse(Flaw::chain, "the time of entry " + std::to_string(i + 1) + " is " +
                                       std::to_string(time) + "; expected " + std::to_string(last) +
                                       " or more");
      }
      last = time;
    }
    return true;
  }

  bool check_seen() {
    if (!seen_ || entry_with(record_, *seen_)) return true;
    return refuse(Flaw::chain,
                  "no entry has the hash that was seen: the record was cut short before it, or "
                  "tells of another course");
  }

  bool check_deal() {
    const auto told = rules_->set_up(record_.deal());
    const auto dealt = verdict_.match->deal().bytes();
    if (!told || !std::equal(dealt.begin(), dealt.end(), (*told)->bytes().begin())) {
      return refuse(Flaw::deal, "the deal is wrong: the seed gives other hands");
    }
    return true;
  }

  bool check_moves() {
    for (std::size_t i = 0; i < record_.log.size(); ++i) {
      const std::string wrong = enter(record_.log[i]);
      if (!wrong.empty()) {
        return refuse(Flaw::move, "illegal move at entry " + std::to_string(i + 1) + ": " + wrong);
      }
    }
    verdict_.practice = verdict_.match->practice();
    return true;
  }

  // Empty, or what is wrong with the entry.
  std::string enter(const Record::Line& line) {
    Entry entry = line;
    if (line.kind == Entry::Kind::move) {
      const auto move = rules_->parse(line.notation);
      if (!move) return move.error().text;
      entry.move = *move;
    }
    const auto wrong = verdict_.match->enter(entry);
    return wrong ? wrong->text : "";
  }

  bool check_outcome() {
    const Match& match = *verdict_.match;
    std::vector<std::int64_t> scores;
    if (match.over()) {
      const Outcome outcome = match.outcome();
      for (int i = 0; i < rules_->players(); ++i) scores.push_back(outcome.scores[seat_at(i)]);
    }
    if (scores != record_.scores) {
      return refuse(Flaw::outcome, "the result is wrong: the moves lead to another one");
    }
    return true;
  }

  const Record& record_;
  const std::optional<Digest>& seen_;
  Games games_;
  std::shared_ptr<const AnyRules> rules_;
  Verdict verdict_;
};

}  // namespace

Digest state_digest(const AnyState& state) {
  std::string bytes;
  for (const std::byte byte : state.bytes()) bytes += static_cast<char>(byte);
  return sha256(bytes);
}

Verdict verify(const Record& record, const std::optional<Digest>& seen, Games games) {
  return Examination(record, seen, games).run();
}

std::optional<std::size_t> entry_with(const Record& record, const Digest& hash) {
  if (record.chain_start == hash) return 0;
  for (std::size_t i = 0; i < record.log.size(); ++i) {
    if (record.log[i].hash == hash) return i + 1;
  }
  return std::nullopt;
}

}  // namespace penta
