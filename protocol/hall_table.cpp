#include "protocol/hall_table.h"

#include <algorithm>
#include <utility>

#include "protocol/json.h"
#include "protocol/message.h"
#include "protocol/record.h"

namespace penta {
namespace {

// --- how a table is written down

struct StoredSeat {
  Who who{};
  std::string name{};
  Level level = Level::normal;
  std::string key{};
  std::string invitation{};
  std::optional<Level> stand_in{};
  bool vacant = false;
  int successors = 0;
  Until passes{};
  std::vector<std::string> ask{};
  bool turn_ended = false;
  bool operator==(const StoredSeat&) const = default;
  static constexpr std::string_view type_name = "StoredSeat";
  static constexpr auto fields() {
    return std::tuple{required("who", &StoredSeat::who, "person or bot"),
                      required("name", &StoredSeat::name, "a name"),
                      field("level", &StoredSeat::level, "of a bot"),
                      sparse("key", &StoredSeat::key, "hash of the key"),
                      sparse("invitation", &StoredSeat::invitation, "hash; older ones have none"),
                      sparse("stand_in", &StoredSeat::stand_in, "a bot for now"),
                      sparse("vacant", &StoredSeat::vacant, "true or false"),
                      sparse("successors", &StoredSeat::successors, "a number"),
                      sparse("passes", &StoredSeat::passes, "off, concern or turn"),
                      sparse("ask", &StoredSeat::ask, "questions of the game"),
                      sparse("turn_ended", &StoredSeat::turn_ended, "true or false")};
  }
};

struct StoredPart {
  Seat seat{};
  std::string commit{};
  std::string reveal{};
  bool operator==(const StoredPart&) const = default;
  static constexpr std::string_view type_name = "StoredPart";
  static constexpr auto fields() {
    return std::tuple{required("seat", &StoredPart::seat, "a seat"),
                      required("commit", &StoredPart::commit, "64 digits"),
                      required("reveal", &StoredPart::reveal, "64 digits")};
  }
};

struct StoredFairness {
  std::string match_id{};
  std::string server_seed{};
  std::vector<StoredPart> parts{};
  bool operator==(const StoredFairness&) const = default;
  static constexpr std::string_view type_name = "StoredFairness";
  static constexpr auto fields() {
    return std::tuple{required("match_id", &StoredFairness::match_id, "64 digits"),
                      required("server_seed", &StoredFairness::server_seed, "64 digits"),
                      required("parts", &StoredFairness::parts, "contributions")};
  }
};

// A question whether something may be taken back. It is over once there was a further entry that
// the asker noticed.
struct StoredQuestion {
  Seat seat{};
  std::vector<Seat> waiting{};
  std::int64_t entry = 0;
  bool operator==(const StoredQuestion&) const = default;
  static constexpr std::string_view type_name = "StoredQuestion";
  static constexpr auto fields() {
    return std::tuple{required("seat", &StoredQuestion::seat, "who asks"),
                      required("waiting", &StoredQuestion::waiting, "whose answer is missing"),
                      required("entry", &StoredQuestion::entry, "the last one then")};
  }
};

struct StoredHeading {
  int format = 1;
  std::string game{};
  int rules_version = 0;
  std::string rules_id{};
  messages::Values options{};
  messages::Values brought{};
  std::vector<StoredSeat> seats{};
  std::string host{};
  std::string watch{};
  std::string watch_key{};
  bool hints = false;
  bool listed = false;
  bool imagined = false;
  bool guide = false;
  int pace = 0;
  Milliseconds created = 0;
  Milliseconds started = 0;
  Stage stage{};
  std::string position{};
  std::optional<StoredFairness> fairness{};
  std::optional<StoredQuestion> question{};
  bool operator==(const StoredHeading&) const = default;
  static constexpr std::string_view type_name = "StoredHeading";
  static constexpr auto fields() {
    using H = StoredHeading;
    return std::tuple{required("format", &H::format, "1"),
                      required("game", &H::game, "a game"),
                      required("rules_version", &H::rules_version, "a number"),
                      required("rules_id", &H::rules_id, "64 digits"),
                      required("options", &H::options, "options"),
                      sparse("brought", &H::brought, "cards that the program brought"),
                      required("seats", &H::seats, "seats"),
                      required("host", &H::host, "hash of a key"),
                      required("watch", &H::watch, "hash of a key"),
                      sparse("watch_key", &H::watch_key, "of a listed table"),
                      required("hints", &H::hints, "true or false"),
                      required("listed", &H::listed, "true or false"),
                      sparse("imagined", &H::imagined, "true or false"),
                      sparse("guide", &H::guide, "true or false"),
                      required("pace", &H::pace, "a number"),
                      required("created", &H::created, "a time"),
                      required("started", &H::started, "a time"),
                      required("stage", &H::stage, "a stage"),
                      sparse("position", &H::position, "JSON"),
                      sparse("fairness", &H::fairness, "of a match"),
                      sparse("question", &H::question, "about an undo")};
  }
};

struct StoredEntry {
  std::string move{};
  std::vector<std::int64_t> undo{};
  bool asked = false;
  Seat seat = stranger;
  std::optional<bool> pause{};
  bool practice = false;
  std::optional<std::string> concede{};
  std::optional<DrawStep> draw{};
  Milliseconds time = 0;
  Milliseconds passed = 0;
  std::string request{};
  std::string hash{};
  bool operator==(const StoredEntry&) const = default;
  static constexpr std::string_view type_name = "StoredEntry";
  static constexpr auto fields() {
    using E = StoredEntry;
    return std::tuple{sparse("move", &E::move, "a move"),
                      sparse("undo", &E::undo, "entries"),
                      sparse("asked", &E::asked, "true or false"),
                      sparse("practice", &E::practice, "true or false"),
                      sparse("pause", &E::pause, "true, or false for going on"),
                      sparse("concede", &E::concede, "a bot, or nobody"),
                      sparse("draw", &E::draw, "offer, accept or decline"),
                      field("seat", &E::seat, "a seat"),
                      required("time", &E::time, "a time"),
                      sparse("passed", &E::passed, "on the game's clock"),
                      sparse("id", &E::request, "of the request"),
                      sparse("hash", &E::hash, "of the chain; older ones have none")};
  }
};

}  // namespace

bots::Spec bot_spec(Level level) {
  bots::Spec spec;
  spec.kind = level == Level::easy ? bots::Spec::Kind::greedy : bots::Spec::Kind::search;
  if (level == Level::normal) spec.iterations = 400;
  if (level == Level::hard) spec.iterations = 8000;
  return spec;
}

bool HallTable::has(const Member& member) const {
  return std::find(members.begin(), members.end(), member) != members.end();
}

int HallTable::devices(Seat seat) const {
  return static_cast<int>(std::count_if(members.begin(), members.end(), [&](const Member& member) {
    return member.role == Role::seat && member.seat == seat;
  }));
}

SeatSet HallTable::persons() const {
  SeatSet persons;
  for (int i = 0; i < players(); ++i) {
    if (!at(seat_at(i)).bot_plays()) persons.insert(seat_at(i));
  }
  return persons;
}

std::optional<Seat> HallTable::deputy(Seat seat) const {
  for (int n = 0; n < players(); ++n) {
    const Seat next = seat_at((index(seat) + n) % players());
    if (!at(next).bot_plays()) return next;
  }
  return std::nullopt;
}

Seat HallTable::whose(Seat seat, MoveCode move) const {
  const AnyState& state = match->state();
  if (!rules->interjects(move) || state.check(seat, move).ok()) return seat;
  for (int i = 0; i < players(); ++i) {
    if (deputy(seat_at(i)) == seat && state.check(seat_at(i), move).ok()) return seat_at(i);
  }
  return seat;
}

Speaker HallTable::speaker(Viewer viewer, Lang lang) const {
  Speaker speaker{.lang = lang, .viewer = viewer};
  for (std::size_t i = 0; i < seats.size(); ++i) speaker.names[i] = seats[i].name;
  return speaker;
}

// Both go back from the end: nearly always the last entries are asked for.
std::int64_t HallTable::number(std::size_t entry, Viewer viewer) const {
  std::int64_t number = match->times_noticed(viewer);
  for (std::size_t n = match->log().size(); n > entry; --n) {
    if (match->noticed(n, viewer)) --number;
  }
  return number;
}

std::optional<std::size_t> HallTable::entry(std::int64_t number, Viewer viewer) const {
  std::int64_t last = match->times_noticed(viewer);
  if (number < 0 || number > last) return std::nullopt;
  std::size_t n = match->log().size();
  for (; n > 0; --n) {
    if (!match->noticed(n, viewer)) continue;
    if (last == number) break;
    --last;
  }
  return n;
}

// A secret answer that is changed must not show, and what is beside the game changes nothing.
bool HallTable::outdates_question(std::size_t n) const {
  if (!question) return false;
  return match->ended() ||
         (match->noticed(n, question->seat) && !match->log()[n - 1].beside_the_game());
}

void HallTable::note_concession() {
  const Entry& entry = match->log().back();
  if (entry.kind != Entry::Kind::concede || entry.bot.empty()) return;
  HallSeat& seat = at(entry.seat);
  seat.conceded_to = Level::normal;
  for (const Level level : {Level::easy, Level::hard}) {
    if (bot_spec(level).text() == entry.bot) seat.conceded_to = level;
  }
}

bool HallTable::undo(Seat seat, Milliseconds time, Milliseconds passed) {
  const std::uint64_t before = match->played_again();
  const bool only_bots = (persons() - SeatSet{seat}).empty();
  const bool undone =
      match->undo(seat, time, passed, only_bots ? Match::Others::only_bots : Match::Others::agreed);
  undo_work += match->played_again() - before;
  return undone;
}

Milliseconds HallTable::match_time(Milliseconds now) const {
  const Milliseconds last = match->log().empty() ? 0 : match->log().back().time;
  return std::max(last, now - started);
}

Result<std::unique_ptr<AnyState>> HallTable::read_position() const {
  const auto document = JsonDocument::parse(position);
  if (!document) return document.error();
  return rules->set_up(document->root());
}

Result<bool> HallTable::start_match(Fairness fairness) {
  std::vector<Sitter> sitters;
  for (const HallSeat& seat : seats) {
    sitters.push_back(
        {seat.name, seat.who == Who::bot ? bot_spec(seat.level).text() : std::string()});
  }
  if (position.empty()) {
    match = std::make_unique<Match>(rules, std::move(sitters), std::move(fairness));
    return true;
  }
  auto state = read_position();
  if (!state) return state.error();
  match =
      std::make_unique<Match>(rules, std::move(sitters), std::move(fairness), std::move(*state));
  return true;
}

void HallTable::begin_match(Milliseconds now) {
  Fairness fairness{.match_id = dealing->match_id,
                    .server_commit = commitment(dealing->seed),
                    .server_seed = dealing->seed};
  for (const Seat seat : dealing->seats) {
    fairness.contributions.push_back({.seat = seat,
                                      .commit = dealing->commits[seat].value_or(Digest{}),
                                      .reveal = dealing->reveals[seat].value_or(Digest{})});
  }
  dealing.reset();
  started = now;
  [[maybe_unused]] const auto begun = start_match(std::move(fairness));
  stage = match->over() ? Stage::over : Stage::running;
}

Row HallTable::heading_row() const {
  StoredHeading heading{.game = std::string(rules->info().id),
                        .rules_version = rules->info().rules_version,
                        .rules_id = to_hex(rules->id()),
                        .options = rules->options().list(),
                        .brought = rules->brought(),
                        .host = host_hash,
                        .watch = watch_hash,
                        .watch_key = watch_key,
                        .hints = hints,
                        .listed = listed,
                        .imagined = imagined,
                        .guide = guide,
                        .pace = pace,
                        .created = created,
                        .started = started,
                        .stage = stage,
                        .position = position};
  if (question) {
    heading.question =
        StoredQuestion{.seat = question->seat, .entry = static_cast<std::int64_t>(question->entry)};
    for (const Seat seat : question->waiting) heading.question->waiting.push_back(seat);
  }
  Row row{.kind = Row::Kind::heading,
          .table = id,
          .keys = {host_hash, watch_hash},
          .listed = listed && stage != Stage::closed};
  for (const HallSeat& seat : seats) {
    heading.seats.push_back({.who = seat.who,
                             .name = seat.name,
                             .level = seat.level,
                             .key = seat.key_hash,
                             .invitation = seat.invitation,
                             .stand_in = seat.stand_in,
                             .vacant = seat.vacant,
                             .successors = seat.successors,
                             .passes = seat.standing.until,
                             .ask = question_words(rules->questions(), seat.standing.ask),
                             .turn_ended = seat.standing.turn_ended});
    if (!seat.key_hash.empty()) row.keys.push_back(seat.key_hash);
    if (!seat.invitation.empty()) row.keys.push_back(seat.invitation);
  }
  if (match) {
    const Fairness& fairness = match->fairness();
    StoredFairness stored{.match_id = to_hex(fairness.match_id),
                          .server_seed = to_hex(fairness.server_seed)};
    for (const Contribution& each : fairness.contributions) {
      stored.parts.push_back(
          {.seat = each.seat, .commit = to_hex(each.commit), .reveal = to_hex(each.reveal)});
    }
    heading.fairness = std::move(stored);
  }
  row.text = write_json(Words{}, heading);
  return row;
}

Row HallTable::entry_row(std::size_t number, std::string_view request) const {
  const Entry& entry = match->log()[number - 1];
  StoredEntry stored{.asked = entry.asked,
                     .seat = entry.kind == Entry::Kind::time ? stranger : entry.seat,
                     .practice = entry.practice,
                     .draw = draw_step(entry.kind),
                     .time = entry.time,
                     .passed = entry.passed,
                     .request = std::string(request),
                     .hash = to_hex(entry.hash)};
  if (entry.kind == Entry::Kind::move) stored.move = rules->notation(entry.move);
  for (const std::uint32_t taken : entry.takes_back) stored.undo.push_back(taken);
  if (entry.kind == Entry::Kind::pause) stored.pause = true;
  if (entry.kind == Entry::Kind::resume) stored.pause = false;
  if (entry.kind == Entry::Kind::concede) stored.concede = entry.bot;
  return {.kind = Row::Kind::entry,
          .table = id,
          .number = static_cast<std::uint32_t>(number),
          .text = write_json(Words{}, stored)};
}

bool HallTable::replay_entry(std::string_view json) {
  const auto document = JsonDocument::parse(json);
  if (!document) return false;
  StoredEntry stored;
  if (read(document->root(), Words{}, stored, Place("entry"))) return false;
  Entry entry{.seat = stored.seat,
              .asked = stored.asked,
              .practice = stored.practice,
              .bot = stored.concede.value_or(""),
              .time = stored.time,
              .passed = stored.passed};
  if (stored.seat == stranger) {
    entry.kind = Entry::Kind::time;
  } else if (stored.pause) {
    entry.kind = *stored.pause ? Entry::Kind::pause : Entry::Kind::resume;
  } else if (stored.concede) {
    entry.kind = Entry::Kind::concede;
  } else if (stored.draw) {
    entry.kind = entry_kind(*stored.draw);
  } else if (!stored.undo.empty()) {
    entry.kind = Entry::Kind::undo;
    for (const std::int64_t taken : stored.undo) {
      entry.takes_back.push_back(static_cast<std::uint32_t>(taken));
    }
  } else {
    const auto move = rules->parse(stored.move);
    if (!move) return false;
    entry.move = *move;
  }
  const std::uint64_t before = match->played_again();
  if (match->enter(entry)) return false;
  if (entry.kind == Entry::Kind::undo) undo_work += match->played_again() - before;
  note_concession();
  if (!stored.hash.empty() && stored.hash != to_hex(match->log().back().hash)) return false;
  if (!stored.request.empty()) {
    answered[std::to_string(index(stored.seat)) + " " + stored.request] =
        static_cast<std::uint32_t>(match->log().size());
  }
  return true;
}

Result<std::unique_ptr<HallTable>> HallTable::restore(std::string id, const Archive::Stored& stored,
                                                      Lang lang, const MakeRules& make_rules) {
  const Error damaged{
      std::string(Phrase{"What is stored of this table is damaged; it cannot go on.",
                         "Was von diesem Tisch gespeichert ist, ist beschädigt; er kann nicht "
                         "weitergehen."}
                      .in(lang))};
  if (stored.damaged) return damaged;
  const auto document = JsonDocument::parse(stored.heading);
  if (!document) return damaged;
  StoredHeading heading;
  if (read(document->root(), Words{}, heading, Place("table"))) return damaged;
  const auto rules_id = digest_from_hex(heading.rules_id);
  const auto rules =
      make_rules(heading.game, heading.options, heading.brought, rules_id.value_or(Digest{}));
  if (!rules || (*rules)->info().rules_version != heading.rules_version) {
    return Error{fill(Phrase{"This match was begun under another version of the rules ({0}); it "
                             "cannot go on here.",
                             "Diese Partie wurde unter einer anderen Fassung der Regeln begonnen "
                             "({0}); hier kann sie nicht weitergehen."}
                          .in(lang),
                      {std::to_string(heading.rules_version)})};
  }
  auto table = std::make_unique<HallTable>();
  table->id = std::move(id);
  table->rules = *rules;
  table->host_hash = heading.host;
  table->watch_hash = heading.watch;
  table->watch_key = heading.watch_key;
  table->hints = heading.hints;
  table->listed = heading.listed;
  table->imagined = heading.imagined;
  table->guide = heading.guide;
  table->pace = heading.pace;
  table->created = heading.created;
  table->started = heading.started;
  table->stage = heading.stage;
  table->position = heading.position;
  for (const StoredSeat& seat : heading.seats) {
    table->seats.push_back({.who = seat.who,
                            .name = seat.name,
                            .level = seat.level,
                            .invitation = seat.invitation,
                            .key_hash = seat.key,
                            .stand_in = seat.stand_in,
                            .vacant = seat.vacant,
                            .successors = seat.successors});
    if (const auto ask = question_places(table->rules->questions(), seat.ask)) {
      table->seats.back().standing = {
          .until = seat.passes, .ask = *ask, .turn_ended = seat.turn_ended};
    }
  }
  if (table->seats.size() != static_cast<std::size_t>(table->players())) {
    return damaged;
  }
  if (!heading.fairness) return table;
  const auto match_id = digest_from_hex(heading.fairness->match_id);
  const auto seed = digest_from_hex(heading.fairness->server_seed);
  if (!match_id || !seed) return damaged;
  Fairness fairness{
      .match_id = *match_id, .server_commit = commitment(*seed), .server_seed = *seed};
  for (const StoredPart& part : heading.fairness->parts) {
    const auto commit = digest_from_hex(part.commit);
    const auto reveal = digest_from_hex(part.reveal);
    if (!commit || !reveal) return damaged;
    fairness.contributions.push_back({.seat = part.seat, .commit = *commit, .reveal = *reveal});
  }
  if (!table->start_match(std::move(fairness))) return damaged;
  for (const std::string& entry : stored.entries) {
    if (!table->replay_entry(entry)) return damaged;
  }
  if (heading.question) {
    UndoQuestion& question = table->question.emplace();
    question = {.seat = heading.question->seat,
                .entry = static_cast<std::size_t>(heading.question->entry)};
    for (const Seat seat : heading.question->waiting) question.waiting.insert(seat);
    table->ask_persons_only();
    bool over = index(question.seat) >= table->players() || question.waiting.empty() ||
                table->match->undo_offer(question.seat).takes_back.empty();
    for (std::size_t n = question.entry + 1; !over && n <= table->match->log().size(); ++n) {
      over = table->outdates_question(n);
    }
    if (over) table->question.reset();
  }
  return table;
}

}  // namespace penta
