#include "protocol/record.h"

#include <algorithm>
#include <utility>

#include "protocol/words.h"
#include "protocol/written_options.h"

namespace penta {
namespace {

constexpr std::string_view format_name = "pentaphase-record-1";

// Records are read by programs that know less, or more, than the one that wrote them.
struct RecordWords : Words {
  static constexpr bool ignores_others = true;
};

// --- how a record is written down

struct RecordedSeat {
  std::string name{};
  std::string bot{};
  bool operator==(const RecordedSeat&) const = default;
  static constexpr std::string_view type_name = "RecordedSeat";
  static constexpr auto fields() {
    return std::tuple{required("name", &RecordedSeat::name, "a name"),
                      required("bot", &RecordedSeat::bot, "a bot; empty for a person")};
  }
};

struct RecordedPart {
  Seat seat{};
  Digest commit{};
  Digest reveal{};
  bool operator==(const RecordedPart&) const = default;
  static constexpr std::string_view type_name = "RecordedPart";
  static constexpr auto fields() {
    return std::tuple{required("seat", &RecordedPart::seat, "a seat from 1 to 6"),
                      required("commit", &RecordedPart::commit, "64 hexadecimal digits"),
                      required("reveal", &RecordedPart::reveal, "64 hexadecimal digits")};
  }
};

struct RecordedEntry {
  Seat seat = stranger;
  std::optional<bool> pause{};
  std::optional<std::string> move{};
  std::optional<std::vector<std::uint32_t>> undo{};
  std::optional<bool> asked{};
  bool practice = false;
  std::optional<std::string> concede{};
  std::optional<DrawStep> draw{};
  Milliseconds passed = 0;
  Milliseconds time = 0;
  Digest hash{};
  bool operator==(const RecordedEntry&) const = default;
  static constexpr std::string_view type_name = "RecordedEntry";
  static constexpr auto fields() {
    using E = RecordedEntry;
    return std::tuple{sparse("seat", &E::seat, "a seat from 1 to 6"),
                      sparse("pause", &E::pause, "true, or false for going on"),
                      sparse("move", &E::move, "a move in the game's notation"),
                      sparse("undo", &E::undo, "numbers of entries"),
                      sparse("asked", &E::asked, "true or false"),
                      sparse("practice", &E::practice, "true or false"),
                      sparse("concede", &E::concede, "a bot who plays on, or an empty text"),
                      sparse("draw", &E::draw, "offer, accept or decline"),
                      sparse("passed", &E::passed, "milliseconds of the game's clock"),
                      required("time", &E::time, "milliseconds since the start"),
                      required("hash", &E::hash, "64 hexadecimal digits")};
  }
};

// There may be many, and people call them by their numbers.
struct RecordedLog {
  std::vector<RecordedEntry> entries{};
  bool operator==(const RecordedLog&) const = default;
};

template <class Rules>
void write(Writer& out, const Rules& rules, const RecordedLog& log) {
  write(out, rules, log.entries);
}

template <class Rules>
MaybeError read(Node in, const Rules& rules, RecordedLog& log, const Place& where) {
  if (in.kind() != Node::Kind::array) return complain(where, "a list [ ... ]");
  for (std::size_t i = 0; i < in.size(); ++i) {
    const std::string place = "record, entry " + std::to_string(i + 1);
    if (auto wrong = read(in.item(i), rules, log.entries.emplace_back(), Place(place))) {
      return wrong;
    }
  }
  return std::nullopt;
}

// Written from a state. What was read is left where it stands: Record::deal().
struct RecordedDeal {
  const AnyState* state = nullptr;
  bool operator==(const RecordedDeal&) const = default;
};

template <class Rules>
void write(Writer& out, const Rules& /*rules*/, const RecordedDeal& deal) {
  deal.state->write(out);
}

template <class Rules>
MaybeError read(Node in, const Rules& /*rules*/, RecordedDeal& /*deal*/, const Place& where) {
  if (in.kind() != Node::Kind::object) return complain(where, "an object { ... }");
  return std::nullopt;
}

struct RecordedMatch {
  std::string format{format_name};
  std::string game{};
  std::int64_t rules_version = 0;
  Digest rules_id{};
  WrittenOptions options{};
  WrittenOptions brought{};
  std::vector<RecordedSeat> seats{};
  Digest match_id{};
  Digest server_commit{};
  Digest server_seed{};
  std::vector<RecordedPart> contributions{};
  bool set_up = false;
  Digest chain_start{};
  RecordedDeal deal{};
  RecordedLog log{};
  std::vector<std::int64_t> scores{};
  bool operator==(const RecordedMatch&) const = default;
  static constexpr std::string_view type_name = "RecordedMatch";
  static constexpr auto fields() {
    using M = RecordedMatch;
    return std::tuple{required("format", &M::format, "the name of the format"),
                      required("game", &M::game, "a game"),
                      required("rules_version", &M::rules_version, "a whole number"),
                      required("rules_id", &M::rules_id, "64 hexadecimal digits"),
                      required("options", &M::options, "every option with its value"),
                      sparse("brought", &M::brought, "cards that the program brought"),
                      required("seats", &M::seats, "a list of seats"),
                      required("match_id", &M::match_id, "64 hexadecimal digits"),
                      required("server_commit", &M::server_commit, "64 hexadecimal digits"),
                      required("server_seed", &M::server_seed, "64 hexadecimal digits"),
                      required("contributions", &M::contributions, "a list; it may be empty"),
                      sparse("set_up", &M::set_up, "true or false"),
                      required("chain_start", &M::chain_start, "64 hexadecimal digits"),
                      required("deal", &M::deal, "the position after the deal"),
                      required("log", &M::log, "a list of entries"),
                      required("scores", &M::scores, "a list; empty before the end")};
  }
};

// --- and what it stands for

RecordedEntry recorded(const Entry& entry, const AnyRules& rules) {
  using enum Entry::Kind;
  RecordedEntry form{.passed = entry.passed, .time = entry.time, .hash = entry.hash};
  if (entry.kind != Entry::Kind::time) form.seat = entry.seat;
  if (entry.kind == pause || entry.kind == resume) form.pause = entry.kind == pause;
  if (entry.kind == move) form.move = rules.notation(entry.move);
  if (entry.kind == undo) {
    form.undo = entry.takes_back;
    form.asked = entry.asked;
    form.practice = entry.practice;
  }
  if (entry.kind == concede) form.concede = entry.bot;
  form.draw = draw_step(entry.kind);
  return form;
}

Error wrong_at(const Place& where, const std::string& expected) {
  return {where.text() + ": expected " + expected};
}

Result<Record::Line> line_of(RecordedEntry form, const Place& where) {
  Record::Line line;
  line.time = form.time;
  line.passed = form.passed;
  line.hash = form.hash;
  if (form.move) {
    line.notation = std::move(*form.move);
  } else if (form.undo) {
    line.kind = Entry::Kind::undo;
    if (!form.asked) return wrong_at(Place(where, "asked"), "true or false (it is missing)");
    line.asked = *form.asked;
    line.practice = form.practice;
    line.takes_back = std::move(*form.undo);
    if (std::find(line.takes_back.begin(), line.takes_back.end(), 0U) != line.takes_back.end()) {
      return wrong_at(Place(where, "undo"), "numbers of entries, from 1");
    }
  } else if (form.pause) {
    line.kind = *form.pause ? Entry::Kind::pause : Entry::Kind::resume;
  } else if (form.concede) {
    line.kind = Entry::Kind::concede;
    line.bot = std::move(*form.concede);
  } else if (form.draw) {
    line.kind = entry_kind(*form.draw);
  } else {
    line.kind = Entry::Kind::time;
    return line;
  }
  if (form.seat == stranger) return wrong_at(Place(where, "seat"), "a seat from 1 to 6");
  line.seat = form.seat;
  return line;
}

}  // namespace

std::optional<DrawStep> draw_step(Entry::Kind kind) {
  switch (kind) {
    case Entry::Kind::offer:
      return DrawStep::offer;
    case Entry::Kind::accept:
      return DrawStep::accept;
    case Entry::Kind::decline:
      return DrawStep::decline;
    default:
      return std::nullopt;
  }
}

Entry::Kind entry_kind(DrawStep step) {
  if (step == DrawStep::offer) return Entry::Kind::offer;
  return step == DrawStep::accept ? Entry::Kind::accept : Entry::Kind::decline;
}

std::string write_record(const Match& match) {
  const AnyRules& rules = match.rules();
  const Fairness& fairness = match.fairness();
  RecordedMatch form{.game = std::string(rules.info().id),
                     .rules_version = rules.info().rules_version,
                     .rules_id = rules.id(),
                     .options = {rules.options().list()},
                     .brought = {rules.brought()},
                     .match_id = fairness.match_id,
                     .server_commit = fairness.server_commit,
                     .server_seed = fairness.server_seed,
                     .set_up = match.set_up(),
                     .chain_start = match.chain_start(),
                     .deal = {&match.deal()}};
  for (const Sitter& sitter : match.sitters()) form.seats.push_back({sitter.name, sitter.bot});
  for (const Contribution& each : fairness.contributions) {
    form.contributions.push_back({each.seat, each.commit, each.reveal});
  }
  for (const Entry& entry : match.log()) form.log.entries.push_back(recorded(entry, rules));
  if (match.over()) {
    const Outcome outcome = match.outcome();
    for (int i = 0; i < rules.players(); ++i) form.scores.push_back(outcome.scores[seat_at(i)]);
  }
  return write_json(RecordWords{}, form) + "\n";
}

Result<Record> Record::read(std::string_view json) {
  auto document = JsonDocument::parse(json);
  if (!document) return Error{"record: " + document.error().text};
  const auto format = text_field(document->root(), "format", "record");
  if (!format || *format != format_name) {
    return Error{R"(record: expected a Pentaphase record, with "format":")" +
                 std::string(format_name) + "\""};
  }
  RecordedMatch form;
  if (auto wrong = penta::read(document->root(), RecordWords{}, form, Place("record"))) {
    return *wrong;
  }
  Record record{.game = std::move(form.game),
                .rules_version = form.rules_version,
                .rules_id = form.rules_id,
                .options = std::move(form.options.list),
                .brought = std::move(form.brought.list),
                .fairness = {.match_id = form.match_id,
                             .server_commit = form.server_commit,
                             .server_seed = form.server_seed},
                .set_up = form.set_up,
                .chain_start = form.chain_start,
                .scores = std::move(form.scores),
                .document = std::move(*document)};
  for (RecordedSeat& seat : form.seats) {
    record.sitters.push_back({std::move(seat.name), std::move(seat.bot)});
  }
  for (const RecordedPart& part : form.contributions) {
    if (part.seat == stranger) {
      const Place top("record");
      const Place all(top, "contributions");
      const Place each(all, record.fairness.contributions.size());
      return wrong_at(Place(each, "seat"), "a seat from 1 to 6");
    }
    record.fairness.contributions.push_back({part.seat, part.commit, part.reveal});
  }
  for (RecordedEntry& entry : form.log.entries) {
    const std::string place = "record, entry " + std::to_string(record.log.size() + 1);
    auto line = line_of(std::move(entry), Place(place));
    if (!line) return line.error();
    record.log.push_back(std::move(*line));
  }
  return record;
}

}  // namespace penta
