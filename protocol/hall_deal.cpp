// The deal: everybody commits, then everybody reveals.
#include <algorithm>

#include "protocol/hall_impl.h"

namespace penta {
namespace {

constexpr Phrase no_deal{"No deal is being made, or your device does not take part in it.",
                         "Gerade wird nicht gegeben, oder dein Gerät nimmt nicht daran teil."};
constexpr Phrase seat_has_committed{"Somebody else at this seat has committed already.",
                                    "Jemand anderes an diesem Platz hat sich schon festgelegt."};
constexpr Phrase want_digits{"{0}: expected 64 hexadecimal digits.",
                             "{0}: erwartet werden 64 hexadezimale Ziffern."};

}  // namespace

MaybeRequestError Hall::Impl::start(Client& client, HallTable& table, Milliseconds now) {
  if (table.stage != Stage::open) {
    return request_error(client, ErrorCode::not_now,
                         {"This table has started already.", "Dieser Tisch hat schon begonnen."});
  }
  table.stage = Stage::dealing;
  table.dealing = std::make_unique<Dealing>();
  effects.rows.push_back(table.heading_row());
  begin_deal(table, now);
  return std::nullopt;
}

void Hall::Impl::resume_deal(HallTable& table, Milliseconds now) {
  if (table.stage != Stage::dealing || table.dealing) return;
  if (!table.resumes) {
    table.resumes = now + limits.return_patience;
    wake(table, *table.resumes);
  }
  bool all_here = true;
  for (int i = 0; i < table.players(); ++i) {
    all_here = all_here && (table.at(seat_at(i)).who == Who::bot || table.here(seat_at(i)));
  }
  if (!all_here && now < *table.resumes) return;
  table.resumes.reset();
  table.dealing = std::make_unique<Dealing>();
  begin_deal(table, now);
}

// Fresh seeds, and everybody's device that is here and was not late twice.
void Hall::Impl::begin_deal(HallTable& table, Milliseconds now) {
  Dealing& dealing = *table.dealing;
  dealing.seed = fresh_digest();
  dealing.match_id = fresh_digest();
  dealing.revealing = false;
  dealing.commits.fill(std::nullopt);
  dealing.reveals.fill(std::nullopt);
  dealing.seats = {};
  for (int i = 0; i < table.players(); ++i) {
    const Seat seat = seat_at(i);
    const bool left_out = dealing.attempt > 2 && dealing.late.contains(seat);
    if (table.at(seat).who == Who::person && table.here(seat) && !left_out) {
      dealing.seats.insert(seat);
    }
  }
  dealing.deadline = now + limits.deal_patience;
  wake(table, dealing.deadline);
  send_table(table);
  send_all(table, deal_message(table, DealStep::commit));
  go_on_dealing(table, now);
}

void Hall::Impl::restart_deal(HallTable& table, SeatSet missing, Milliseconds now) {
  Dealing& dealing = *table.dealing;
  messages::Deal restart = deal_message(table, DealStep::restart);
  for (const Seat seat : missing) {
    restart.missing.push_back(seat);
    dealing.late.insert(seat);
  }
  send_all(table, restart);
  ++dealing.attempt;
  begin_deal(table, now);
}

// To the next step, if nobody is missing.
void Hall::Impl::go_on_dealing(HallTable& table, Milliseconds now) {
  Dealing& dealing = *table.dealing;
  const auto all_in = [&](const PerSeat<std::optional<Digest>>& given) {
    bool all = true;
    for (const Seat seat : dealing.seats) all = all && given[seat].has_value();
    return all;
  };
  if (!dealing.revealing) {
    if (!all_in(dealing.commits)) return;
    dealing.revealing = true;
    dealing.deadline = now + limits.deal_patience;
    wake(table, dealing.deadline);
    if (!dealing.seats.empty()) send_all(table, deal_message(table, DealStep::reveal));
  }
  if (!all_in(dealing.reveals)) return;
  const messages::Deal finished = deal_message(table, DealStep::done);
  table.begin_match(now);
  effects.rows.push_back(table.heading_row());
  send_all(table, finished);
  send_table(table);
  set_clock(table, now);
  send_updates(table, 0);
  let_bots_think(table, now);
}

messages::Deal Hall::Impl::deal_message(const HallTable& table, DealStep step) const {
  const Dealing& dealing = *table.dealing;
  messages::Deal deal{.table = table.id,
                      .step = step,
                      .attempt = dealing.attempt,
                      .match = to_hex(dealing.match_id),
                      .server_commit = to_hex(commitment(dealing.seed))};
  for (const Seat seat : dealing.seats) {
    deal.seats.push_back(seat);
    const std::optional<Digest>& commit = dealing.commits[seat];
    if (dealing.revealing && commit)
      deal.commits.push_back({.seat = seat, .commit = to_hex(*commit)});
  }
  return deal;
}

MaybeRequestError Hall::Impl::on(Client& client, const messages::Commit& commit, Milliseconds now) {
  RequestError wrong;
  HallTable* table = seated(client, commit.table, commit.seat, now, wrong);
  if (table == nullptr) return wrong;
  const auto digest = digest_from_hex(commit.commit);
  if (!digest) return request_error(client, ErrorCode::malformed, want_digits, {"commit"});
  if (!table->dealing || table->dealing->revealing ||
      !table->dealing->seats.contains(commit.seat)) {
    return request_error(client, ErrorCode::not_now, no_deal);
  }
  // Two devices on one seat: the first one counts, and the other is told to stay silent. Who lost
  // the connection may say the same again.
  auto& given = table->dealing->commits[commit.seat];
  if (given && *given != *digest)
    return request_error(client, ErrorCode::not_now, seat_has_committed);
  given = digest;
  done(client, commit.id);
  go_on_dealing(*table, now);
  return std::nullopt;
}

MaybeRequestError Hall::Impl::on(Client& client, const messages::Reveal& reveal, Milliseconds now) {
  RequestError wrong;
  HallTable* table = seated(client, reveal.table, reveal.seat, now, wrong);
  if (table == nullptr) return wrong;
  const auto digest = digest_from_hex(reveal.reveal);
  if (!digest) return request_error(client, ErrorCode::malformed, want_digits, {"reveal"});
  if (!table->dealing || !table->dealing->revealing ||
      !table->dealing->seats.contains(reveal.seat)) {
    return request_error(client, ErrorCode::not_now, no_deal);
  }
  if (commitment(*digest) != table->dealing->commits[reveal.seat]) {
    return request_error(client, ErrorCode::illegal,
                         {"This is not what your device committed to.",
                          "Das ist nicht, worauf sich dein Gerät festgelegt hat."});
  }
  table->dealing->reveals[reveal.seat] = digest;
  done(client, reveal.id);
  go_on_dealing(*table, now);
  return std::nullopt;
}

}  // namespace penta
