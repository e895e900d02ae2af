// Tables, clients and limits.
#include <algorithm>

#include "protocol/hall_impl.h"

namespace penta {
namespace {

constexpr Milliseconds minute = 60'000;

Allowance per_minute(int number) {
  return {static_cast<double>(number), number / static_cast<double>(minute)};
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
}

std::optional<Milliseconds> Hall::Impl::next_tick() const {
  if (timers.empty()) {
    if (tables.empty()) return std::nullopt;
    return last_sweep + minute;
  }
  return std::min(timers.begin()->first, last_sweep + minute);
}

void Hall::Impl::tick(Milliseconds now) {
  while (!timers.empty() && timers.begin()->first <= now) {
    const std::string id = timers.begin()->second;
    timers.erase(timers.begin());
    if (const auto found = tables.find(id); found != tables.end()) tick_table(*found->second, now);
  }
  if (now >= last_sweep + minute) sweep(now);
}

void Hall::Impl::tick_table(HallTable& table, Milliseconds now) {
  if (table.dealing && now >= table.dealing->deadline) {
    SeatSet missing;
    const Dealing& dealing = *table.dealing;
    for (const Seat seat : dealing.seats) {
      const auto& given = dealing.revealing ? dealing.reveals[seat] : dealing.commits[seat];
      if (!given) missing.insert(seat);
    }
    restart_deal(table, missing, now);
  }
  play_ready_bots(table, now);
}

void Hall::Impl::sweep(Milliseconds now) {
  last_sweep = now;
  std::erase_if(tables, [&](const auto& each) {
    const HallTable& table = *each.second;
    return table.members.empty() && now >= table.touched + limits.idle_in_memory;
  });
  std::erase_if(shared_rules, [](const auto& each) { return each.second.expired(); });
  std::erase_if(new_tables, [&](const auto& each) { return each.second.full(now); });
  std::erase_if(wrong_keys, [&](const auto& each) { return each.second.full(now); });
}

HallTable* Hall::Impl::find(const std::string& id, Milliseconds now, Trouble& wrong) {
  if (const auto found = tables.find(id); found != tables.end()) return found->second.get();
  wrong = {Fault::unknown, "there is no such table"};
  const auto stored = archive.load(id);
  if (!stored) return nullptr;
  auto restored =
      HallTable::restore(id, *stored, [&](const std::string& game, const OptionList& options) {
        return make_rules(game, options);
      });
  if (!restored) {
    wrong = {Fault::not_now, restored.error().text};
    return nullptr;
  }
  return &add_table(std::move(*restored), now);
}

HallTable* Hall::Impl::joined(Client& client, const std::string& id, Milliseconds now,
                              Trouble& wrong) {
  if (std::find(client.tables.begin(), client.tables.end(), id) == client.tables.end()) {
    wrong = trouble(client, Fault::not_yours,
                    {"You have not joined this table: send a key first.",
                     "Du bist nicht an diesem Tisch: Schick zuerst einen Schlüssel."});
    return nullptr;
  }
  HallTable* table = find(id, now, wrong);
  if (table != nullptr) table->touched = now;
  return table;
}

HallTable* Hall::Impl::seated(Client& client, const std::string& id, Seat seat, Milliseconds now,
                              Trouble& wrong) {
  HallTable* table = joined(client, id, now, wrong);
  if (table == nullptr) return nullptr;
  const Member me{.client = client.id, .role = Role::seat, .seat = seat};
  if (!table->has(me)) {
    wrong = trouble(client, Fault::not_yours, not_your_seat);
    return nullptr;
  }
  return table;
}

// Tables with the same options share their rules.
Result<std::shared_ptr<const AnyRules>> Hall::Impl::make_rules(const std::string& game,
                                                               const OptionList& options) {
  const auto found = find_game(game);
  if (!found) return found.error();
  std::string name = game;
  for (const auto& [option, value] : options) {
    name.append("\n").append(option).append("=").append(value);
  }
  std::weak_ptr<const AnyRules>& known = shared_rules[name];
  if (auto shared = known.lock()) return shared;
  auto made = (*found)->make(options);
  if (made) known = *made;
  return made;
}

bool Hall::Impl::may_make_table(const Client& client, Milliseconds now) {
  const double most = limits.tables_per_hour;
  return new_tables.try_emplace(client.address, most, most / (60.0 * minute))
      .first->second.take(now);
}

HallTable& Hall::Impl::add_table(std::unique_ptr<HallTable> table, Milliseconds now) {
  // Rather forget an idle table, which the archive knows, than grow without end.
  if (tables.size() >= static_cast<std::size_t>(limits.tables_in_memory)) {
    std::erase_if(tables, [](const auto& each) { return each.second->members.empty(); });
  }
  table->touched = now;
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
  send(client.id, make_update(table, {viewer, client.lang, client.previews}, from));
}

// The last entry, to everybody who noticed it. Readers alike get the same text.
void Hall::Impl::send_updates(HallTable& table) {
  const std::size_t last = table.match->log().size();
  std::vector<std::pair<Reader, std::size_t>> told;  // and which message that was
  for (const Member& member : table.members) {
    if (member.role == Role::host) continue;
    const Viewer viewer = member.role == Role::seat ? member.seat : stranger;
    if (!table.match->noticed(last, viewer)) continue;
    const Client& client = clients.at(member.client);
    const Reader reader{viewer, client.lang, client.previews};
    const auto known = std::find_if(told.begin(), told.end(),
                                    [&](const auto& each) { return each.first == reader; });
    if (known != told.end()) {
      effects.messages.push_back({member.client, effects.messages[known->second].text});
      continue;
    }
    told.emplace_back(reader, effects.messages.size());
    send_update(client, table, viewer, last == 0 ? -1 : table.number(last, viewer) - 1);
  }
}

}  // namespace penta
