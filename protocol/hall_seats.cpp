// Who gets a seat, and who has to leave it. Whoever made the table hands out invitations; the key
// that a seat is played with belongs to the guest alone.
#include <algorithm>

#include "protocol/hall_impl.h"

namespace penta {
namespace {

constexpr Phrase seat_is_taken{
    "This seat is taken: its link was used on another device. Ask whoever sits there for their own "
    "link, or the host for a new one.",
    "Dieser Platz ist vergeben: Der Link wurde auf einem anderen Gerät benutzt. Lass dir von dort "
    "den "
    "eigenen Link geben oder von dem, der den Tisch eröffnet hat, einen neuen."};
constexpr Phrase you_are_removed{"The host has removed you from this seat.",
                                 "Du wurdest von diesem Platz entfernt."};

bool is_key(std::string_view text) {
  constexpr std::size_t digits = 32;
  return text.size() == digits && std::all_of(text.begin(), text.end(), [](char c) {
           return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
         });
}

}  // namespace

// Also by something that is not in the archive yet: no two tables may ever have the same key.
bool Hall::Impl::is_used(std::string_view hash) {
  const auto stored = archive.find_key(hash);
  if (!stored || *stored) return true;  // what cannot be read may be used
  return std::any_of(effects.rows.begin(), effects.rows.end(), [&](const Row& row) {
    return std::find(row.keys.begin(), row.keys.end(), hash) != row.keys.end();
  });
}

// Who lost the connection before the answer came says the same again, and gets the same answer.
MaybeRequestError Hall::Impl::take_seat(const Client& client, const messages::Join& join,
                                        HallTable& table, Seat at, messages::Joined& joined,
                                        Milliseconds now) {
  HallSeat& seat = table.at(at);
  joined.key = join.own.value_or(fresh_hex());
  const std::string hash = hash_of(*joined.key);
  if (hash == seat.key_hash) return std::nullopt;
  if (!seat.key_hash.empty()) return request_error(client, ErrorCode::taken, seat_is_taken);
  if (!is_key(*joined.key) || is_used(hash)) {
    return RequestError{ErrorCode::malformed,
                        "join.own: expected 32 fresh hexadecimal digits, a to f small"};
  }
  seat.key_hash = hash;
  if (std::exchange(seat.vacant, false)) {
    ++seat.successors;
    seat.stand_in.reset();
    let_bots_think(table, now);
    review_clock(table, now);
  }
  effects.rows.push_back(table.heading_row());
  return std::nullopt;
}

// Bots that stand in have nothing against taking back.
void Hall::Impl::agree_for_bots(HallTable& table, Milliseconds now) {
  if (!table.question) return;
  table.ask_persons_only();
  if (table.question->waiting.empty()) take_back(table, table.question->seat, "", now);
}

MaybeRequestError Hall::Impl::remove(const Client& client, const messages::AtSeat& at,
                                     HallTable& table, Milliseconds now) {
  HallSeat& seat = table.at(at.seat);
  const messages::Removed removed{
      .re = at.id, .table = table.id, .seat = at.seat, .key = fresh_hex()};
  // Cards that somebody has seen are not handed on in secret: everybody sees that the seat is
  // vacant, and later that somebody else has it.
  if (table.match && !seat.key_hash.empty()) {
    seat.vacant = true;
    if (!seat.stand_in) seat.stand_in = Level::normal;
  }
  seat.invitation = hash_of(removed.key);
  seat.key_hash.clear();
  seat.standing = {};
  std::vector<ClientId> gone;
  std::erase_if(table.members, [&](const Member& each) {
    const bool leaves = each.role == Role::seat && each.seat == at.seat;
    if (leaves) gone.push_back(each.client);
    return leaves;
  });
  for (const ClientId id : gone) {
    Client& other = clients.at(id);
    const bool still_here = std::any_of(table.members.begin(), table.members.end(),
                                        [&](const Member& each) { return each.client == id; });
    if (!still_here) std::erase(other.tables, table.id);
    messages::ErrorSent problem =
        error_message(request_error(other, ErrorCode::not_yours, you_are_removed));
    problem.table = table.id;
    problem.seat = at.seat;
    send(id, problem);
  }
  table.ask_persons_only();
  effects.rows.push_back(table.heading_row());
  send(client.id, removed);
  send_table(table);
  agree_for_bots(table, now);
  let_bots_think(table, now);
  return std::nullopt;
}

}  // namespace penta
