// A match as a JSON file: heading, commitments, deal, log, outcome. docs/records.md explains it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/word_list.h"
#include "protocol/json.h"
#include "protocol/words.h"
#include "table/match.h"

namespace penta {

// What an entry does about a draw, if anything.
std::optional<DrawStep> draw_step(Entry::Kind kind);
Entry::Kind entry_kind(DrawStep step);

// With the seed, so that everything can be checked: for a finished match, or one's own.
std::string write_record(const Match& match);

// A record as it was read; nothing is checked but its form.
struct Record {
  struct Line : Entry {
    std::string notation{};  // of a move
  };
  std::string game;
  std::int64_t rules_version = 0;
  Digest rules_id{};
  OptionList options{};
  OptionList brought{};  // by the program that wrote it, beside the options
  std::vector<Sitter> sitters{};
  Fairness fairness{};
  bool set_up = false;  // began with a position, not with a deal
  Digest chain_start{};
  std::vector<Line> log{};
  std::vector<std::int64_t> scores{};  // empty: the match was not finished
  JsonDocument document;               // the deal is read from here

  static Result<Record> read(std::string_view json);
  Node deal() const { return document.root().find("deal").value_or(document.root()); }
};

// What is wrong with a record, if anything.
enum class Flaw { none, rules, commitment, chain, deal, move, outcome };
constexpr auto list_words(Flaw /*of*/) {
  using enum Flaw;
  return word_list<Flaw>({{none, "nothing"},
                          {rules, "rules"},
                          {commitment, "commitment"},
                          {chain, "chain"},
                          {deal, "deal"},
                          {move, "move"},
                          {outcome, "result"}});
}

struct Verdict {
  Flaw flaw = Flaw::none;
  std::string text;              // what is wrong, or what was checked
  bool older_cards = false;      // played with cards that are others by now
  bool practice = false;         // what was drawn or shown was taken back, with nobody to ask
  std::unique_ptr<Match> match;  // as far as it could be replayed
};

// Checks rules, commitments, chain, deal and every move, in this order, and names the first thing
// that is wrong. `seen` is a hash that somebody noted during play: it has to stand in the chain.
Verdict verify(const Record& record, const std::optional<Digest>& seen = std::nullopt,
               Games games = all_games());

// The entry with that hash (0: the start of the chain), if there is one.
std::optional<std::size_t> entry_with(const Record& record, const Digest& hash);

// SHA-256 of the state's bytes: the same wherever a record is replayed.
Digest state_digest(const AnyState& state);
}  // namespace penta
