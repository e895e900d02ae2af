// penta play: lays the table, then a Session plays.
#include <fmt/core.h>
#include <sodium.h>

#include <algorithm>
#include <array>

#include "cli/input.h"
#include "cli/phrases.h"
#include "cli/session.h"
#include "protocol/record.h"

namespace penta::cli {
namespace {

constexpr std::string_view usual_bot = stand_in_bot;
constexpr std::array<std::string_view, max_seats> bot_names{"Ada", "Ben", "Cleo",
                                                            "Dan", "Eve", "Finn"};
constexpr std::size_t longest_name = 30;

using Seats = std::vector<std::string>;  // "you", or a bot's complete spec

Result<Seats> read_seats(const std::string& text) {
  Seats seats;
  for (const std::string_view part : split(text, ',')) {
    const std::string_view word = trim(part);
    if (word == "you") {
      seats.emplace_back(word);
      continue;
    }
    const auto spec = bots::Spec::parse(word);
    if (!spec) {
      return Error{
          fmt::format("unknown seat '{}'; expected you, random, greedy, search, "
                      "search:iterations=N or search:ms=N",
                      printable(word))};
    }
    seats.push_back(spec->text());
  }
  return seats;
}

// As many as the options say, otherwise as usual.
Seats usual_seats(const GameInfo& info, const OptionList& options) {
  std::int64_t players = info.usual_players;
  for (const auto& [name, value] : options) {
    if (name == "players") players = whole_number(value).value_or(players);
  }
  players = std::clamp<std::int64_t>(players, 1, max_seats);
  Seats seats(static_cast<std::size_t>(players), std::string(usual_bot));
  seats.front() = "you";
  return seats;
}

// The seats say how many play, as far as the game lets one choose.
Result<OptionList> with_players(OptionList options, const AnyGame& game, std::size_t seats) {
  const GameInfo& info = game.info();
  if (seats < static_cast<std::size_t>(info.least_players) ||
      seats > static_cast<std::size_t>(info.most_players)) {
    return Error{fmt::format("--seats names {} seats; expected {} to {} for {}", seats,
                             info.least_players, info.most_players, info.name)};
  }
  const std::string number = std::to_string(seats);
  for (const auto& [name, value] : options) {
    if (name != "players") continue;
    if (value == number) return options;
    return Error{fmt::format("--seats names {} seats, but players is '{}'; expected them to agree",
                             number, printable(value))};
  }
  for (const OptionSpec& spec : game.option_specs()) {
    if (spec.name == "players") options.emplace_back("players", number);
  }
  return options;
}

Result<Seats> choose_seats(const PlayOrder& order, const AnyGame& game, OptionList& options) {
  if (order.seats.empty()) return usual_seats(game.info(), options);
  auto seats = read_seats(order.seats);
  if (!seats) return seats;
  auto complete = with_players(options, game, seats->size());
  if (!complete) return complete.error();
  options = *complete;
  return seats;
}

std::optional<Error> check_names(const std::vector<std::string>& names, std::size_t persons) {
  if (names.size() > persons) {
    return Error{fmt::format("there are {} names for {} persons; expected at most one for each",
                             names.size(), persons)};
  }
  for (const std::string& name : names) {
    if (trim(name) != name || name.empty() || printable(name) != name ||
        columns(name) > longest_name) {
      return Error{fmt::format("--name cannot be '{}'; expected 1 to {} characters",
                               printable(name), longest_name)};
    }
    if (std::count(names.begin(), names.end(), name) > 1) {
      return Error{fmt::format("--name {} is given twice; expected different names", name)};
    }
  }
  return std::nullopt;
}

Result<std::vector<Sitter>> seat_people(const Seats& seats, const PlayOrder& order) {
  const auto persons = static_cast<std::size_t>(std::count(seats.begin(), seats.end(), "you"));
  if (auto wrong = check_names(order.names, persons)) return *wrong;
  std::vector<Sitter> sitters;
  std::size_t person = 0;
  auto bot_name = bot_names.begin();
  for (const std::string& seat : seats) {
    if (seat == "you") {
      std::string name(phrases::guest.in(order.lang));
      if (persons > 1) name += " " + std::to_string(person + 1);
      sitters.push_back({person < order.names.size() ? order.names[person] : name, ""});
      ++person;
      continue;
    }
    // There are as many names as seats: one of them is free.
    while (std::find(order.names.begin(), order.names.end(), *bot_name) != order.names.end()) {
      ++bot_name;
    }
    sitters.push_back({std::string(*bot_name++), seat});
  }
  return sitters;
}

// From the system, or from the seed that was given.
class Secrets {
 public:
  explicit Secrets(std::optional<Digest> seed) : seed_(seed) {}
  Digest next(const std::string& label) const {
    Digest secret{};
    if (!seed_) {
      randombytes_buf(secret.data(), secret.size());
      return secret;
    }
    return Sha256().update("pentaphase play " + label + " ").update(to_hex(*seed_)).finish();
  }

 private:
  std::optional<Digest> seed_;
};

Fairness deal_fairly(const std::vector<Sitter>& sitters, const Secrets& secrets) {
  Fairness fairness;
  fairness.match_id = secrets.next("match");
  fairness.server_seed = secrets.next("server");
  fairness.server_commit = commitment(fairness.server_seed);
  for (std::size_t i = 0; i < sitters.size(); ++i) {
    if (!sitters[i].is_person()) continue;
    const Digest reveal = secrets.next("seat " + std::to_string(i + 1));
    fairness.contributions.push_back(
        {.seat = seat_at(static_cast<int>(i)), .commit = commitment(reveal), .reveal = reveal});
  }
  return fairness;
}

Result<std::unique_ptr<Match>> new_match(const PlayOrder& order) {
  std::optional<Digest> seed;
  if (!order.seed.empty()) {
    const auto digest = seed_from_hex(order.seed);
    if (!digest) return digest.error();
    seed = *digest;
  }
  const auto game = find_game(order.table.game);
  if (!game) return game.error();
  auto options = option_list(order.table);
  if (!options) return options.error();
  const auto seats = choose_seats(order, **game, *options);
  if (!seats) return seats.error();
  const auto rules = (*game)->make(*options);
  if (!rules) return rules.error();
  if (static_cast<std::size_t>((*rules)->players()) != seats->size()) {
    return Error{fmt::format("{} seats for {} players; expected one for each", seats->size(),
                             (*rules)->players())};
  }
  const auto sitters = seat_people(*seats, order);
  if (!sitters) return sitters.error();
  return std::make_unique<Match>(*rules, *sitters, deal_fairly(*sitters, Secrets(seed)));
}

std::optional<Error> check_resumable(const PlayOrder& order, const Record& record) {
  const bool more = !order.seats.empty() || !order.table.options.empty() ||
                    order.table.players != 0 || !order.table.cards.empty() ||
                    !order.table.decks.empty() || !order.seed.empty() || !order.names.empty();
  if (more) {
    return Error{
        "the record says who plays what; expected --resume without --seats, --option, --players, "
        "--cards, --deck, --seed and --name"};
  }
  if (!order.table.game.empty() && order.table.game != record.game) {
    return Error{fmt::format("the record is of '{}'; expected '{}'", printable(record.game),
                             printable(order.table.game))};
  }
  for (const Sitter& sitter : record.sitters) {
    if (sitter.is_person()) continue;
    if (const auto spec = bots::Spec::parse(sitter.bot); !spec) return spec.error();
  }
  return std::nullopt;
}

int run_session(std::unique_ptr<Match> match, const PlayOrder& order) {
  Terminal terminal(order.plain);
  Session session(std::move(match),
                  {.lang = order.lang, .record = order.record, .clock_stands = !order.seed.empty()},
                  terminal);
  const auto wrong = session.run();
  return wrong ? refuse(wrong->text) : done;
}

int resume(const PlayOrder& order) {
  const auto text = read_file(order.resume, "a record");
  if (!text) return refuse(text.error().text);
  const auto record = Record::read(*text);
  if (!record) return refuse(printable(order.resume) + ": " + record.error().text);
  if (const auto wrong = check_resumable(order, *record)) return refuse(wrong->text);
  Verdict verdict = penta::verify(*record);
  if (verdict.flaw != Flaw::none) {
    return refuse(fmt::format("{}: this match cannot go on ({}): {}", printable(order.resume),
                              word_of(verdict.flaw), verdict.text),
                  flawed);
  }
  return run_session(std::move(verdict.match), order);
}

}  // namespace

int play(const PlayOrder& order) {
  if (sodium_init() < 0) return refuse("the system gives no random numbers; expected libsodium");
  if (!order.record.empty()) {
    if (const auto wrong = check_record_target(order.record, Lang::en)) return refuse(wrong->text);
  }
  if (!order.resume.empty()) return resume(order);
  if (order.table.game.empty()) {
    return refuse("expected a game, such as: penta play the-phase; penta games lists them");
  }
  auto match = new_match(order);
  if (!match) return refuse(match.error().text);
  return run_session(std::move(*match), order);
}

}  // namespace penta::cli
