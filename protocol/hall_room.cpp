// Tables and clients.
#include <algorithm>

#include "protocol/hall_impl.h"

namespace penta {
namespace {

constexpr Milliseconds minute = 60'000;
constexpr std::size_t most_shared_rules = 1000;
constexpr std::size_t most_looked_up = 1000;
constexpr std::size_t most_forgotten = 200;
// In entries that are played again, roughly.
constexpr double work_to_make_rules = 500;
constexpr double work_to_find_rules = 5;
constexpr double work_to_load = 100;
constexpr double work_to_show = 50;  // a table as it stands
constexpr double work_to_tell = 4;   // one event

Allowance per_minute(int number) {
  return {static_cast<double>(number), number / static_cast<double>(minute)};
}

messages::ListedTable listed_table(const HallTable& table) {
  messages::ListedTable listed{.table = table.id,
                               .game = std::string(table.rules->info().id),
                               .watch = table.watch_key,
                               .stage = table.stage};
  for (const HallSeat& seat : table.seats) listed.names.push_back(seat.name);
  return listed;
}

}  // namespace

void Hall::Impl::enter(ClientId id, std::string_view address, Milliseconds now,
                       std::string_view for_others) {
  const double rate = limits.messages_per_second;
  Client client{.id = id,
                .address = std::string(address),
                .for_others = std::string(for_others),
                .tables = {},
                .messages = Allowance(4 * rate, rate / 1000),
                .chats = per_minute(limits.chats_per_minute),
                .hints = per_minute(limits.hints_per_minute)};
  clients.insert_or_assign(id, std::move(client));
  if (last_sweep == 0) last_sweep = now;
}

void Hall::Impl::leave(ClientId id, Milliseconds now) {
  clock = now;
  const auto found = clients.find(id);
  if (found == clients.end()) return;
  const std::vector<std::string> joined = found->second.tables;
  for (const std::string& name : joined) {
    if (const auto table = tables.find(name); table != tables.end()) {
      leave_table(found->second, *table->second, now);
    }
  }
  clients.erase(id);
}

void Hall::Impl::leave_table(Client& client, HallTable& table, Milliseconds now) {
  std::erase_if(table.members, [&](const Member& each) { return each.client == client.id; });
  std::erase(client.tables, table.id);
  table.touched = now;
  send_table(table);
  review_clock(table, now);
}

std::optional<Milliseconds> Hall::Impl::next_tick() const {
  if (timers.empty()) {
    if (!anything_to_sweep()) return std::nullopt;
    return last_sweep + minute;
  }
  return std::min(timers.begin()->first, last_sweep + minute);
}

void Hall::Impl::tick(Milliseconds now) {
  clock = now;
  while (!timers.empty() && timers.begin()->first <= now) {
    const std::string id = timers.begin()->second;
    timers.erase(timers.begin());
    if (const auto found = tables.find(id); found != tables.end()) tick_table(*found->second, now);
  }
  if (now >= last_sweep + minute) sweep(now);
}

void Hall::Impl::tick_table(HallTable& table, Milliseconds now) {
  catch_up(table, now);
  if (table.resumes) resume_deal(table, now);
  if (table.dealing && now >= table.dealing->deadline) {
    SeatSet missing;
    const Dealing& dealing = *table.dealing;
    for (const Seat seat : dealing.seats) {
      const auto& given = dealing.revealing ? dealing.reveals[seat] : dealing.commits[seat];
      if (!given) missing.insert(seat);
    }
    restart_deal(table, missing, now);
  }
  pass_unasked(table, now);
  play_ready_bots(table, now);
}

void Hall::Impl::sweep(Milliseconds now) {
  last_sweep = now;
  std::erase_if(tables, [&](const auto& each) {
    const HallTable& table = *each.second;
    return table.members.empty() && now >= table.touched + limits.idle_in_memory;
  });
  std::erase_if(shared_rules, [](const auto& each) { return each.second.expired(); });
  sweep_allowances(now);
  forget_old_tables(now);
}

void Hall::Impl::forget_old_tables(Milliseconds now) {
  if (limits.keep == 0 || now < last_forgetting + 60 * minute) return;
  const auto old = archive.untouched_since(now - limits.keep, most_forgotten);
  // If there are more, they go with the next sweeps.
  if (old.size() < most_forgotten) last_forgetting = now;
  for (const std::string& id : old) {
    if (tables.contains(id) || is_score_list(id)) continue;
    looked_up.erase(id);
    effects.rows.push_back({.kind = Row::Kind::removed, .table = id});
  }
}

HallTable* Hall::Impl::find(const Client& client, const std::string& id, Milliseconds now,
                            RequestError& wrong) {
  if (const auto found = tables.find(id); found != tables.end()) return found->second.get();
  if (!may_ask(client)) {
    wrong = request_error(client, ErrorCode::limit, asks_too_much);
    return nullptr;
  }
  wrong = {ErrorCode::unknown, "there is no such table"};
  const auto stored = archive.load(id);
  if (!stored) return nullptr;
  charge(client, work_to_load + static_cast<double>(stored->entries.size()));
  auto restored = HallTable::restore(id, *stored, client.lang, rules_again(client));
  if (!restored) {
    if (looked_up.size() < most_looked_up) looked_up[id] = std::nullopt;
    wrong = {ErrorCode::not_now, restored.error().text};
    return nullptr;
  }
  if ((*restored)->match) charge(client, static_cast<double>((*restored)->match->played_again()));
  return &add_table(std::move(*restored), now);
}

std::optional<messages::ListedTable> Hall::Impl::look_up(const Client& client,
                                                         const std::string& id) {
  if (const auto found = tables.find(id); found != tables.end()) {
    return listed_table(*found->second);
  }
  const auto known = looked_up.find(id);
  if (known != looked_up.end()) return known->second;
  if (!may_ask(client)) return std::nullopt;
  if (looked_up.size() >= most_looked_up) looked_up.clear();
  std::optional<messages::ListedTable>& listed = looked_up[id];
  const auto stored = archive.load(id);
  if (!stored || stored->damaged) return listed;
  charge(client, work_to_load + static_cast<double>(stored->entries.size()));
  const auto restored = HallTable::restore(id, {.heading = stored->heading, .entries = {}},
                                           client.lang, rules_again(client));
  if (restored) listed = listed_table(**restored);
  return listed;
}

HallTable* Hall::Impl::joined(Client& client, const std::string& id, Milliseconds now,
                              RequestError& wrong) {
  if (std::find(client.tables.begin(), client.tables.end(), id) == client.tables.end()) {
    wrong = request_error(client, ErrorCode::not_yours,
                          {"You have not joined this table: send a key first.",
                           "Du bist nicht an diesem Tisch: Schick zuerst einen Schlüssel."});
    return nullptr;
  }
  HallTable* table = find(client, id, now, wrong);
  if (table == nullptr) return nullptr;
  table->touched = now;
  catch_up(*table, now);
  return table;
}

HallTable* Hall::Impl::seated(Client& client, const std::string& id, Seat seat, Milliseconds now,
                              RequestError& wrong) {
  HallTable* table = joined(client, id, now, wrong);
  if (table == nullptr) return nullptr;
  const Member me{.client = client.id, .role = Role::seat, .seat = seat};
  if (!table->has(me)) {
    wrong = request_error(client, ErrorCode::not_yours, not_your_seat);
    return nullptr;
  }
  return table;
}

// Tables with the same options share their rules. What cannot be made is not remembered.
Result<std::shared_ptr<const AnyRules>> Hall::Impl::make_rules(const std::string& game,
                                                               const OptionList& options) {
  const auto found = find_game(game, games);
  if (!found) return found.error();
  Sha256 hash;
  hash.update(game);
  for (const auto& [option, value] : options) {
    hash.update("\n" + std::to_string(option.size()) + " ").update(option);
    hash.update(" " + std::to_string(value.size()) + " ").update(value);
  }
  const std::string name = to_hex(hash.finish());
  if (const auto known = shared_rules.find(name); known != shared_rules.end()) {
    if (auto shared = known->second.lock()) return shared;
  }
  ++rules_made;
  auto made = (*found)->make(options);
  if (!made) return made;
  if (shared_rules.size() >= most_shared_rules) {
    std::erase_if(shared_rules, [](const auto& each) { return each.second.expired(); });
  }
  if (shared_rules.size() < most_shared_rules) shared_rules[name] = *made;
  return made;
}

Result<std::shared_ptr<const AnyRules>> Hall::Impl::make_rules(const Client& client,
                                                               const std::string& game,
                                                               const OptionList& options) {
  const std::uint64_t before = rules_made;
  auto made = make_rules(game, options);
  charge(client, rules_made > before ? work_to_make_rules : work_to_find_rules);
  return made;
}

HallTable::MakeRules Hall::Impl::rules_again(const Client& client) {
  return
      [this, &client](const std::string& name, const OptionList& options, const OptionList& brought,
                      const Digest& id) -> Result<std::shared_ptr<const AnyRules>> {
        auto made = make_rules(client, name, options);
        if (made && (*made)->id() == id) return made;
        // Older cards: shared by whoever plays with the same.
        const auto game = find_game(name, games);
        if (!game) return game.error();
        const std::string known = "id " + to_hex(id);
        if (const auto found = shared_rules.find(known); found != shared_rules.end()) {
          if (auto shared = found->second.lock()) return shared;
        }
        charge(client, work_to_make_rules);
        const auto again = make_again(**game, options, brought, id);
        if (!again) return again.error();
        if (shared_rules.size() < most_shared_rules) shared_rules[known] = again->rules;
        return again->rules;
      };
}

HallTable& Hall::Impl::add_table(std::unique_ptr<HallTable> table, Milliseconds now) {
  // Memory is bounded: tables where nobody is are dropped, since the archive has them.
  if (tables.size() >= static_cast<std::size_t>(limits.tables_in_memory)) {
    std::erase_if(tables, [](const auto& each) { return each.second->members.empty(); });
  }
  table->touched = now;
  looked_up.erase(table->id);
  HallTable& kept = *table;
  tables.insert_or_assign(kept.id, std::move(table));
  let_bots_think(kept, now);
  return kept;
}

std::string Hall::Impl::fresh_hex() const {
  std::array<std::uint8_t, 16> bytes{};
  random(bytes);
  return to_hex(bytes);
}

Digest Hall::Impl::fresh_digest() const {
  Digest digest{};
  random(digest);
  return digest;
}

void Hall::Impl::send_table(HallTable& table) {
  std::set<ClientId> sent;
  for (const Member& member : table.members) {
    if (sent.insert(member.client).second) send(member.client, make_table(table, member.client));
  }
}

void Hall::Impl::send_update(const Client& client, const HallTable& table, Viewer viewer,
                             std::int64_t from) {
  SharedTexts with_nobody(table, writer);
  send_update(client, table, viewer, from, with_nobody);
}

void Hall::Impl::send_update(const Client& client, const HallTable& table, Viewer viewer,
                             std::int64_t from, SharedTexts& shared) {
  const std::int64_t begins = story_begins(client, table, viewer, from);
  const std::uint64_t before = table.match->played_again();
  messages::Update update =
      make_update(table, {viewer, client.lang, client.previews}, begins, clock, shared);
  update.shortened = begins != from && begins >= 0;
  // What has just happened is everybody's right.
  if (update.number - begins != 1) {
    charge(client, work_to_show + static_cast<double>(table.match->played_again() - before) +
                       work_to_tell * static_cast<double>(update.events.size()));
  }
  send(client.id, update);
}

// Entries from `first` to the last, to everybody who noticed one. Readers alike get the same text.
void Hall::Impl::send_updates(HallTable& table, std::size_t first) {
  const std::size_t last = table.match->log().size();
  SharedTexts shared(table, writer);
  std::vector<std::pair<Reader, std::size_t>> told;  // and which message that was
  for (const Member& member : table.members) {
    if (member.role == Role::host) continue;
    const Viewer viewer = member.role == Role::seat ? member.seat : stranger;
    const std::int64_t known_to = first == 0 ? -1 : table.number(first - 1, viewer);
    if (known_to == table.number(last, viewer)) continue;
    const Client& client = clients.at(member.client);
    const Reader reader{viewer, client.lang, client.previews};
    const auto known = std::find_if(told.begin(), told.end(),
                                    [&](const auto& each) { return each.first == reader; });
    if (known != told.end()) {
      effects.messages.push_back({member.client, effects.messages[known->second].text});
      continue;
    }
    told.emplace_back(reader, effects.messages.size());
    send_update(client, table, viewer, known_to, shared);
  }
}

}  // namespace penta
