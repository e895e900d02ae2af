// Requests about tables: making one, sitting down, names, talk, who stands in.
#include <algorithm>
#include <array>

#include "protocol/hall_impl.h"

namespace penta {
namespace {

constexpr std::size_t longest_name = 24;
constexpr int slowest_pace = 5000;
constexpr double work_to_join = 20;  // in entries that are played again, roughly
constexpr std::array<std::string_view, max_seats> bot_names{"Yuna",  "Mirko", "Tomas",
                                                            "Leila", "Jonas", "Ines"};

std::size_t letters(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

// Letters that cannot be seen, or that turn around how others are read: somebody could take another
// one's name with them, or have none.
bool is_invisible(std::uint32_t letter) {
  static constexpr std::array<std::pair<std::uint32_t, std::uint32_t>, 16> ranges{{
      {0x80, 0x9f},      // controls
      {0xad, 0xad},      // soft hyphen
      {0x34f, 0x34f},    // joiner
      {0x61c, 0x61c},    // direction
      {0x115f, 0x1160},  // fillers
      {0x17b4, 0x17b5},
      {0x180b, 0x180f},
      {0x200b, 0x200f},  // no width, direction
      {0x2028, 0x202e},  // lines, direction
      {0x2060, 0x206f},  // no width, direction
      {0x2800, 0x2800},  // an empty pattern
      {0x3164, 0x3164},
      {0xfeff, 0xfeff},
      {0xffa0, 0xffa0},
      {0xfff9, 0xfffb},
      {0xe0000, 0xe0fff},
  }};
  return std::any_of(ranges.begin(), ranges.end(), [&](const auto& range) {
    return letter >= range.first && letter <= range.second;
  });
}

// The same without what cannot be seen. JSON is UTF-8, and was checked to be.
std::string visible(std::string_view text) {
  std::string kept;
  for (std::size_t i = 0; i < text.size();) {
    const auto byte = [&](std::size_t at) {
      return static_cast<std::uint32_t>(
          static_cast<unsigned char>(at < text.size() ? text[at] : 0));
    };
    const std::uint32_t first = byte(i);
    const std::size_t size = first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    std::uint32_t letter = size == 1 ? first : first & (0x7fU >> size);
    for (std::size_t n = 1; n < size; ++n) letter = letter << 6U | (byte(i + n) & 0x3fU);
    if (size == 1 || !is_invisible(letter)) kept += text.substr(i, size);
    i += size;
  }
  return kept;
}

// Plain text for people: something to see, nothing that steers a terminal.
bool is_plain(std::string_view text, std::size_t most) {
  return !trim(text).empty() && letters(text) <= most &&
         std::none_of(text.begin(), text.end(),
                      [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
}

// Who sits where, as far as the request says; the others are people with usual names.
Result<std::vector<HallSeat>> seat_people(const messages::Create& create, int players, Lang lang) {
  if (create.seats.size() > static_cast<std::size_t>(players)) {
    return Error{"create.seats: expected at most " + std::to_string(players)};
  }
  std::vector<HallSeat> seats;
  for (const messages::NewSeat& wanted : create.seats) {
    const std::string name = visible(wanted.name);
    if (!wanted.name.empty() && !is_plain(name, longest_name)) {
      return Error{"create.seats: expected names of 1 to 24 characters"};
    }
    seats.push_back({.who = wanted.who,
                     .name = std::string(trim(name)),
                     .level = wanted.level.value_or(Level::normal)});
  }
  seats.resize(static_cast<std::size_t>(players));
  const auto taken = [&](std::string_view name) {
    return std::any_of(seats.begin(), seats.end(),
                       [&](const HallSeat& seat) { return seat.name == name; });
  };
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (!seats[i].name.empty()) continue;
    if (seats[i].who == Who::person) {
      seats[i].name = fill(Phrase{"Guest {0}", "Gast {0}"}.in(lang), {std::to_string(i + 1)});
      continue;
    }
    // There are as many names as seats: one of them is free.
    seats[i].name = *std::find_if_not(bot_names.begin(), bot_names.end(), taken);
  }
  return seats;
}

// The position that a table is to begin with, as the game itself writes it.
Result<std::string> checked_position(const AnyRules& rules, const Json& wanted) {
  const auto document = JsonDocument::parse(wanted.text);
  if (!document) return document.error();
  const auto state = rules.set_up(document->root());
  if (!state) return state.error();
  if ((*state)->to_act().empty()) {
    return Error{"position: the match is over; expected somebody to act"};
  }
  JsonWriter position;
  (*state)->write(position);
  return std::move(position).json();
}

}  // namespace

MaybeRequestError Hall::Impl::on(Client& client, const messages::Create& wish, Milliseconds now) {
  const auto offered = find_game(wish.game, games);
  if (!offered) return RequestError{ErrorCode::unknown, offered.error().text};
  const auto full = wish.guide ? guided(wish, **offered) : wish;
  if (!full) return RequestError{ErrorCode::malformed, full.error().text};
  const messages::Create& create = *full;
  OptionList options = create.options;
  const bool says_players = std::any_of(options.begin(), options.end(),
                                        [](const auto& each) { return each.first == "players"; });
  const auto& specs = (*offered)->option_specs();
  const bool has_players = std::any_of(
      specs.begin(), specs.end(), [](const OptionSpec& each) { return each.name == "players"; });
  if (!says_players && has_players && !create.seats.empty()) {
    options.emplace_back("players", std::to_string(create.seats.size()));
  }
  if (!may_ask(client)) return request_error(client, ErrorCode::limit, asks_too_much);
  Speaker speaker{.lang = client.lang};
  for (std::size_t i = 0; i < std::min(create.seats.size(), speaker.names.size()); ++i) {
    speaker.names[i] = visible(create.seats[i].name);
  }
  if (auto wrong = settle_choices(client, **offered, std::move(speaker), options)) return wrong;
  const auto rules = make_rules(client, create.game, options);
  if (!rules) return RequestError{ErrorCode::malformed, rules.error().text};
  if (create.pace < 0 || create.pace > slowest_pace) {
    return RequestError{ErrorCode::malformed, "create.pace: expected 0 to 5000"};
  }
  auto seats = seat_people(create, (*rules)->players(), client.lang);
  if (!seats) return RequestError{ErrorCode::malformed, seats.error().text};
  Result<std::string> position{std::string()};
  if (create.position != Json{}) position = checked_position(**rules, create.position);
  if (!position) return RequestError{ErrorCode::malformed, position.error().text};
  if (!may_make_table(client, now)) {
    return request_error(client, ErrorCode::limit, too_many_tables,
                         {std::to_string(limits.tables_per_hour)});
  }
  auto table = std::make_unique<HallTable>();
  table->rules = *rules;
  table->position = std::move(*position);
  table->seats = std::move(*seats);
  table->listed = create.listed;
  table->guide = create.guide;
  table->pace = create.pace;
  const auto persons = std::count_if(table->seats.begin(), table->seats.end(),
                                     [](const HallSeat& seat) { return seat.who == Who::person; });
  table->hints = create.hints.value_or(persons <= 1);
  announce(client, create.id, std::move(table), now);
  return std::nullopt;
}

void Hall::Impl::announce(const Client& client, const messages::Id& re,
                          std::unique_ptr<HallTable> table, Milliseconds now) {
  table->id = fresh_hex();
  table->created = now;
  messages::Created created{.re = re,
                            .table = table->id,
                            .host = fresh_hex(),
                            .watch = fresh_hex(),
                            .imagined = table->imagined};
  table->host_hash = hash_of(created.host);
  table->watch_hash = hash_of(created.watch);
  if (table->listed) table->watch_key = created.watch;
  for (int i = 0; i < table->players(); ++i) {
    if (table->at(seat_at(i)).who != Who::person) continue;
    created.seats.push_back({.seat = seat_at(i), .key = fresh_hex()});
    table->at(seat_at(i)).invitation = hash_of(created.seats.back().key);
  }
  effects.rows.push_back(table->heading_row());
  add_table(std::move(table), now);
  send(client.id, created);
}

MaybeRequestError Hall::Impl::on(Client& client, const messages::Join& join, Milliseconds now) {
  if (!may_ask(client)) return request_error(client, ErrorCode::limit, asks_too_much);
  RequestError no_such_key =
      request_error(client, ErrorCode::unknown,
                    {"This link is not valid here, or its table is gone.",
                     "Dieser Link gilt hier nicht, oder seinen Tisch gibt es nicht mehr."});
  const double most = limits.joins_per_minute;
  Allowance& guesses = wrong_keys.try_emplace(client.address, most, most / 60'000.0).first->second;
  const std::string hash = hash_of(join.key);
  const auto key = archive.find_key(hash);
  if (!key) {
    return request_error(client, ErrorCode::not_now,
                         {"What is stored cannot be read just now.",
                          "Was gespeichert ist, lässt sich gerade nicht lesen."});
  }
  const std::optional<std::string>& name = *key;
  if (!name) {
    if (guesses.take(now)) return no_such_key;
    return request_error(client, ErrorCode::limit,
                         {"Too many unknown keys from your address.",
                          "Zu viele unbekannte Schlüssel von deiner Adresse."});
  }
  RequestError wrong;
  HallTable* table = find(client, *name, now, wrong);
  if (table == nullptr) return wrong;
  Member me{.client = client.id, .role = Role::watch};
  if (hash == table->host_hash) me.role = Role::host;
  for (int i = 0; i < table->players(); ++i) {
    const HallSeat& seat = table->at(seat_at(i));
    if (hash != seat.key_hash && hash != seat.invitation) continue;
    me.role = Role::seat;
    me.seat = seat_at(i);
  }
  if (me.role == Role::watch && hash != table->watch_hash) return no_such_key;
  const auto watchers = std::count_if(table->members.begin(), table->members.end(),
                                      [](const Member& each) { return each.role == Role::watch; });
  if (client.tables.size() >= static_cast<std::size_t>(limits.joined_per_client) ||
      (me.role == Role::watch && watchers >= limits.watchers_per_table)) {
    return request_error(client, ErrorCode::limit,
                         {"Too many at this table, or you are at too many tables.",
                          "Zu viele an diesem Tisch, oder du bist an zu vielen Tischen."});
  }
  messages::Joined joined{.re = join.id, .table = table->id, .role = me.role};
  if (me.role == Role::seat) {
    joined.seat = me.seat;
    if (hash == table->at(me.seat).invitation) {
      if (auto refusal = take_seat(client, join, *table, me.seat, joined, now)) return refusal;
    }
  }
  if (!table->has(me)) table->members.push_back(me);
  if (std::find(client.tables.begin(), client.tables.end(), table->id) == client.tables.end()) {
    client.tables.push_back(table->id);
  }
  table->touched = now;
  charge(client, work_to_join + static_cast<double>(table->members.size()));
  send(client.id, joined);
  send_table(*table);
  if (table->dealing) {
    send(client.id,
         deal_message(*table, table->dealing->revealing ? DealStep::reveal : DealStep::commit));
  }
  if (me.role != Role::watch) resume_deal(*table, now);
  review_clock(*table, now);
  if (table->match && me.role != Role::host) send_update(client, *table, me.seat, join.since);
  tell_question(*table, me);
  return std::nullopt;
}

MaybeRequestError Hall::Impl::on(Client& client, const messages::Rename& rename, Milliseconds now) {
  RequestError wrong;
  HallTable* table = seated(client, rename.table, rename.seat, now, wrong);
  if (table == nullptr) return wrong;
  if (table->stage != Stage::open) {
    return request_error(
        client, ErrorCode::not_now,
        {"Names stand once the cards are dealt.", "Sobald gegeben ist, stehen die Namen fest."});
  }
  const std::string name = visible(rename.name);
  if (!is_plain(name, longest_name)) {
    return RequestError{ErrorCode::malformed, "rename.name: expected 1 to 24 characters"};
  }
  table->at(rename.seat).name = trim(name);
  effects.rows.push_back(table->heading_row());
  done(client, rename.id);
  send_table(*table);
  return std::nullopt;
}

MaybeRequestError Hall::Impl::on(Client& client, const messages::Chat& chat, Milliseconds now) {
  RequestError wrong;
  HallTable* table = seated(client, chat.table, chat.seat, now, wrong);
  if (table == nullptr) return wrong;
  const auto most = static_cast<std::size_t>(limits.chat_letters);
  const std::string text = visible(chat.text);
  if (!is_plain(text, most)) {
    return request_error(client, letters(text) > most ? ErrorCode::limit : ErrorCode::malformed,
                         {"A line has 1 to {0} characters.", "Eine Zeile hat 1 bis {0} Zeichen."},
                         {std::to_string(most)});
  }
  if (!client.chats.take(now)) {
    return request_error(
        client, ErrorCode::limit,
        {"Too many lines: at most {0} a minute.", "Zu viele Zeilen: höchstens {0} in der Minute."},
        {std::to_string(limits.chats_per_minute)});
  }
  done(client, chat.id);
  send_all(*table, messages::Said{.table = table->id,
                                  .seat = chat.seat,
                                  .name = table->at(chat.seat).name,
                                  .text = text,
                                  .time = now});
  return std::nullopt;
}

MaybeRequestError Hall::Impl::on(Client& client, const messages::Point& point, Milliseconds now) {
  constexpr std::size_t longest_place = 40;
  RequestError wrong;
  HallTable* table = seated(client, point.table, point.seat, now, wrong);
  if (table == nullptr) return wrong;
  if (!table->match || table->stage != Stage::running) {
    return request_error(client, ErrorCode::not_now, not_running);
  }
  if (!point.at.empty() && !is_plain(point.at, longest_place)) {
    return RequestError{ErrorCode::malformed, "point.at: expected at most 40 characters"};
  }
  std::string move;
  if (!point.move.empty()) {
    const auto parsed = table->rules->parse(point.move);
    if (!parsed) return RequestError{ErrorCode::malformed, parsed.error().text};
    move = table->rules->notation(*parsed);
  }
  if (!client.chats.take(now)) {
    return request_error(client, ErrorCode::limit, asks_too_much);
  }
  done(client, point.id);
  send_all(*table,
           messages::Pointed{.table = table->id, .seat = point.seat, .at = point.at, .move = move});
  return std::nullopt;
}

MaybeRequestError Hall::Impl::on(Client& client, const messages::StandIn& stand_in,
                                 Milliseconds now) {
  RequestError wrong;
  HallTable* table = joined(client, stand_in.table, now, wrong);
  if (table == nullptr) return wrong;
  const bool mine = table->has({.client = client.id, .role = Role::seat, .seat = stand_in.seat});
  const bool at_table = std::any_of(
      table->members.begin(), table->members.end(),
      [&](const Member& each) { return each.client == client.id && each.role != Role::watch; });
  if (index(stand_in.seat) >= table->players() || table->at(stand_in.seat).who == Who::bot ||
      (stand_in.level ? !at_table : !mine)) {
    return request_error(client, ErrorCode::not_yours, not_your_seat);
  }
  if (stand_in.level && !mine && table->here(stand_in.seat)) {
    return request_error(client, ErrorCode::not_now, {"{0} is here.", "{0} ist da."},
                         {table->at(stand_in.seat).name});
  }
  if (table->at(stand_in.seat).conceded_to) {
    return request_error(client, ErrorCode::not_now, {"{0} has conceded.", "{0} hat aufgegeben."},
                         {table->at(stand_in.seat).name});
  }
  table->at(stand_in.seat).stand_in = stand_in.level;
  table->ask_persons_only();
  effects.rows.push_back(table->heading_row());
  done(client, stand_in.id);
  send_table(*table);
  agree_for_bots(*table, now);
  let_bots_think(*table, now);
  review_clock(*table, now);
  return std::nullopt;
}

MaybeRequestError Hall::Impl::on(Client& client, const messages::AtTable& at, Milliseconds now) {
  RequestError wrong;
  HallTable* table = joined(client, at.table, now, wrong);
  if (table == nullptr) return wrong;
  if (at.type == "leave") {
    done(client, at.id);
    leave_table(client, *table, now);
    return std::nullopt;
  }
  if (at.type == "record") return send_record(client, at, *table);
  if (!table->has({.client = client.id, .role = Role::host})) {
    return request_error(client, ErrorCode::not_yours, only_the_host);
  }
  if (at.type == "start") {
    if (auto answer = start(client, *table, now)) return answer;
    done(client, at.id);
    return std::nullopt;
  }
  table->stage = Stage::closed;
  table->dealing.reset();
  table->thinking.clear();
  done(client, at.id);
  send_table(*table);
  for (const Member& member : table->members) {
    std::erase(clients.at(member.client).tables, table->id);
  }
  effects.rows.push_back({.kind = Row::Kind::removed, .table = table->id});
  tables.erase(at.table);
  return std::nullopt;
}

MaybeRequestError Hall::Impl::on(Client& client, const messages::AtSeat& at, Milliseconds now) {
  if (at.type == "pause") return pause(client, at, now);
  if (at.type == "resume") return resume(client, at, now);
  if (at.type == "concede") return concede(client, at, now);
  if (at.type == "offer_draw") return offer_draw(client, at, now);
  if (at.type == "accept_draw" || at.type == "decline_draw") return answer_draw(client, at, now);
  RequestError wrong;
  if (at.type == "hint") {
    HallTable* table = seated(client, at.table, at.seat, now, wrong);
    if (table == nullptr) return wrong;
    if (!client.hints.take(now)) {
      return request_error(
          client, ErrorCode::limit,
          {"Too many hints: at most {0} a minute.", "Zu viele Tipps: höchstens {0} in der Minute."},
          {std::to_string(limits.hints_per_minute)});
    }
    return hint(client, at, *table);
  }
  HallTable* table = joined(client, at.table, now, wrong);
  if (table == nullptr) return wrong;
  if (!table->has({.client = client.id, .role = Role::host})) {
    return request_error(client, ErrorCode::not_yours, only_the_host);
  }
  if (index(at.seat) >= table->players() || table->at(at.seat).who == Who::bot) {
    return request_error(
        client, ErrorCode::unknown,
        {"Nobody has a link to this seat.", "Für diesen Platz gibt es keinen Link."});
  }
  return remove(client, at, *table, now);
}

}  // namespace penta
