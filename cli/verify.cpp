#include <fmt/core.h>

#include <array>

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/pretty_json.h"
#include "protocol/record.h"

namespace penta::cli {
namespace {

// In the order in which verify() looks.
constexpr std::array<Flaw, 6> checks{Flaw::rules, Flaw::commitment, Flaw::chain,
                                     Flaw::deal,  Flaw::move,       Flaw::outcome};

// The checks before the one that failed.
std::vector<Flaw> passed(Flaw failed) {
  std::vector<Flaw> all;
  for (const Flaw check : checks) {
    if (check == failed) break;
    all.push_back(check);
  }
  return all;
}

std::string describe(Flaw check, const Record& record, const Verdict& verdict) {
  switch (check) {
    case Flaw::rules:
      return fmt::format("rules       {}, version {}{}", printable(record.game),
                         record.rules_version,
                         verdict.older_cards ? ", with older cards, which the record carries" : "");
    case Flaw::commitment:
      return fmt::format("commitments the server's and {} of seats",
                         record.fairness.contributions.size());
    case Flaw::chain:
      return "chain       each entry's hash fits the one before";
    case Flaw::deal:
      return "deal        the seeds give these hands";
    case Flaw::move:
      return fmt::format("moves       {} entries, all legal{}", record.log.size(),
                         verdict.practice ? "; practice: a draw was taken back" : "");
    case Flaw::outcome:
    case Flaw::none:
      break;
  }
  return record.scores.empty() ? "result      none yet: the match was not finished"
                               : "result      follows from the moves";
}

// The hash that somebody kept, and where it stands.
std::string describe(const Digest& seen, const Record& record) {
  const std::size_t entry = entry_with(record, seen).value_or(0);
  return entry == 0 ? "seen        the hash is the start of the chain"
                    : fmt::format("seen        the hash is that of entry {} of {}", entry,
                                  record.log.size());
}

std::string as_json(const Verdict& verdict, const Record& record) {
  JsonWriter out;
  out.begin_object();
  out.key("ok");
  out.boolean(verdict.flaw == Flaw::none);
  out.key("game");
  out.text(record.game);
  out.key("entries");
  out.integer(static_cast<std::int64_t>(record.log.size()));
  out.key("finished");
  out.boolean(!record.scores.empty());
  out.key("older_cards");
  out.boolean(verdict.older_cards);
  out.key("practice");
  out.boolean(verdict.practice);
  out.key("passed");
  out.begin_array();
  for (const Flaw check : passed(verdict.flaw)) out.text(word_of(check));
  out.end_array();
  out.key("flaw");
  if (verdict.flaw == Flaw::none) {
    out.null();
  } else {
    out.text(word_of(verdict.flaw));
  }
  out.key("text");
  out.text(verdict.text);
  if (verdict.flaw == Flaw::none) {
    out.key("state");
    out.text(to_hex(state_digest(verdict.match->state())));
  }
  out.end_object();
  return pretty_json(out.json());
}

}  // namespace

int verify(const VerifyOrder& order) {
  const auto text = read_file(order.file, "a record");
  if (!text) return refuse(text.error().text);
  const auto record = Record::read(*text);
  if (!record) return refuse(printable(order.file) + ": " + record.error().text);
  std::optional<Digest> seen;
  if (!order.seen.empty()) {
    seen = digest_from_hex(order.seen);
    if (!seen) return refuse("--seen: expected a hash of 64 hexadecimal digits");
  }
  const Verdict verdict = penta::verify(*record, seen);
  if (order.json) {
    fmt::print("{}", as_json(verdict, *record));
  } else {
    for (const Flaw check : passed(verdict.flaw)) {
      fmt::print("ok  {}\n", describe(check, *record, verdict));
      if (check == Flaw::chain && seen) fmt::print("ok  {}\n", describe(*seen, *record));
    }
  }
  if (verdict.flaw == Flaw::none) return done;
  return refuse(fmt::format("{}: {}", word_of(verdict.flaw), verdict.text), flawed);
}

}  // namespace penta::cli
