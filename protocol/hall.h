// All the tables of one host, and everybody at them: docs/protocol.md as a program. It knows no
// network, no files, no threads and no clock: messages and the time come in, effects come out. The
// server and the Web Worker host the same hall.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/describe.h"
#include "engine/word_list.h"
#include "table/any_game.h"

namespace penta {

// A connection. The host numbers them and never uses a number twice.
using ClientId = std::uint64_t;

// Where tables rest while nobody is at them. Reading happens inside the hall's calls, so it has to
// see every row that the hall has given out before, durable or not.
class Archive {
 public:
  struct Stored {
    std::string heading;               // JSON of the hall
    std::vector<std::string> entries;  // entry n + 1 at place n
    bool damaged = false;              // something of it is missing or cannot be read
  };
  virtual ~Archive() = default;
  // One table that cannot be read is damaged, not unknown, and concerns no other.
  virtual std::optional<Stored> load(std::string_view table) = 0;
  // The table that has a key with this hash (hexadecimal). An error: nobody can tell now.
  virtual Result<std::optional<std::string>> find_key(std::string_view hash) = 0;
  // Names of listed tables, newest first, as far as they can be read.
  virtual std::vector<std::string> listed(std::size_t most) = 0;
  // Names of some tables to which nothing has happened since `when`; none where nobody counts.
  virtual std::vector<std::string> untouched_since(Milliseconds /*when*/, std::size_t /*most*/) {
    return {};
  }
};

// Something to be made durable.
struct Row {
  enum class Kind : std::uint8_t {
    heading,  // replaces the heading of the table; `keys` are all its key hashes
    entry,    // entry `number` of the table's log: never changes
    removed,  // forget the table
  };
  Kind kind = Kind::heading;
  std::string table;
  std::uint32_t number = 0;
  std::string text;
  std::vector<std::string> keys{};
  bool listed = false;
  bool operator==(const Row&) const = default;
  static constexpr std::string_view type_name = "Row";
  static constexpr auto fields() {
    return std::tuple{required("kind", &Row::kind, "heading, entry or removed"),
                      required("table", &Row::table, "its name"),
                      required("number", &Row::number, "of an entry"),
                      required("text", &Row::text, "what is kept"),
                      required("keys", &Row::keys, "hashes"),
                      required("listed", &Row::listed, "true or false")};
  }
};
constexpr auto list_words(Row::Kind /*of*/) {
  using enum Row::Kind;
  return word_list<Row::Kind>({{heading, "heading"}, {entry, "entry"}, {removed, "removed"}});
}

// Something for a bot to think about, in whatever thread: it touches nothing of the hall.
struct BotTask {
  std::string table;
  std::uint64_t ticket = 0;  // give it back with the answer
  std::unique_ptr<AnyState> state;
  Seat seat{};
  bots::Spec spec;
  FastChance chance{0};
  bool hint = false;          // for a person who asks, so with reasons
  bool draw_offered = false;  // the question is whether it takes a draw, not how it moves
  static constexpr MoveCode accepts = 1;
  static constexpr MoveCode declines = 0;

  // The move to make, or what a person is told. `now` is a monotonic clock in milliseconds for bots
  // that think by time.
  std::vector<Hint> think(std::int64_t (*now)());
};

// Something else that takes long, in whatever thread: it touches nothing of the hall either.
struct Job {
  std::uint64_t ticket = 0;  // give it back with the result
  std::function<std::string()> run{};
};

struct Outgoing {
  ClientId client = 0;
  std::string text;
  bool operator==(const Outgoing&) const = default;
  static constexpr std::string_view type_name = "Outgoing";
  static constexpr auto fields() {
    return std::tuple{required("client", &Outgoing::client, "to whom"),
                      required("text", &Outgoing::text, "a message")};
  }
};

// What follows from what came in. The messages may be sent once all rows, of this and of earlier
// effects, are durable; in this order.
struct Effects {
  std::vector<Row> rows;
  std::vector<Outgoing> messages;
  std::vector<BotTask> tasks;
  std::vector<Job> jobs;
  [[nodiscard]] bool empty() const {
    return rows.empty() && messages.empty() && tasks.empty() && jobs.empty();
  }
};

struct HallLimits {
  std::size_t message_bytes = 65'536;
  // Of a message that brings a record to be checked: the longest that a match can make fits, with
  // `entries` of any game of ours.
  std::size_t record_bytes = 4'194'304;
  int messages_per_second = 50;  // per connection, with bursts of four seconds' worth
  int tables_per_hour = 60;      // per address
  int chat_letters = 300;
  int chats_per_minute = 20;          // per connection
  int hints_per_minute = 30;          // per connection
  int choices_per_minute = 30;        // of each seat, with bursts of two minutes' worth
  std::size_t choice_bytes = 16'384;  // of what is written for a seat, such as a deck list
  int joins_per_minute = 60;          // of unknown keys, per address: guessing is hopeless anyhow
  int joined_per_client = 64;
  int watchers_per_table = 200;
  int tables_in_memory = 20000;
  // Undos, and secret answers that are changed, grow a log without an end being nearer: so many in
  // a minute for each seat, with bursts of two minutes' worth, and none in a log of so many
  // entries, or once those before have played so many entries again. The match itself goes on.
  int undos_per_minute = 30;
  std::size_t entries_with_undo = 4'000;
  std::uint64_t undo_work = 500'000;
  std::size_t entries = 20'000;      // of one match; no game of ours comes near
  std::size_t entries_told = 1'000;  // in one update: the last ones
  // For each address, with bursts of four seconds' worth: entries that are played again or written
  // for whoever asks for stories, replays, records, rules, lists and checks. One takes about a
  // tenth of a microsecond.
  int work_per_second = 250'000;
  int checks_at_once = 4;  // records of one address that are being checked
  Milliseconds keep = 0;   // tables to which nothing happens are forgotten after this; 0: never
  Milliseconds deal_patience = 10'000;
  Milliseconds return_patience = 10'000;  // until a deal that was interrupted begins again
  // Time of a game's clock in which nobody has moved is written down this often: no more is lost
  // when the host goes down.
  Milliseconds note_clock = 10'000;
  Milliseconds idle_in_memory = 600'000;  // an abandoned table leaves memory after this
};

class Hall {
 public:
  // `random` fills with bytes that nobody can guess. The archive outlives the hall.
  using Random = void (*)(std::span<std::uint8_t>);
  Hall(Archive& archive, Random random, HallLimits limits = {}, Games games = all_games());
  ~Hall();
  Hall(Hall&&) = delete;

  // `now` is the wall clock in milliseconds since 1970. `for_others` is how others reach this host,
  // if that is not how this client came.
  void enter(ClientId client, std::string_view address, Milliseconds now,
             std::string_view for_others = {});
  void leave(ClientId client, Milliseconds now);
  // Whatever it is, the answer is a message.
  void receive(ClientId client, std::string_view message, Milliseconds now);
  // `thought` is what the task gave.
  void answer(const std::string& table, std::uint64_t ticket, const std::vector<Hint>& thought,
              Milliseconds now);
  // A job is done.
  void finished(std::uint64_t ticket, std::string result);

  // When `tick` has something to do, if ever.
  std::optional<Milliseconds> next_tick() const;
  void tick(Milliseconds now);

  // What has come together since the last call.
  Effects take_effects();

  std::size_t tables_in_memory() const;
  std::size_t clients() const;
  std::size_t rules_in_memory() const;
  // What everybody together has asked for so far, in the units of HallLimits::work_per_second.
  double work() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace penta
