// How a match ends otherwise than by its rules: somebody concedes, or two agree on a draw.
#include "protocol/hall_impl.h"

namespace penta {
namespace {

constexpr Level plays_on = Level::normal;

constexpr Phrase bot_plays{"A bot plays for you; take your seat back first.",
                           "Ein Bot spielt für dich; nimm deinen Platz zuerst zurück."};
constexpr Phrase nobody_concedes{"Nobody concedes in this game.",
                                 "In diesem Spiel gibt niemand auf."};
constexpr Phrase nobody_draws{"Nobody agrees on a draw in this match.",
                              "In dieser Partie gibt es kein Remis."};
constexpr Phrase offered_before{"You may offer a draw again after your next move.",
                                "Du kannst nach deinem nächsten Zug wieder Remis anbieten."};
constexpr Phrase no_offer{"Nobody offers you a draw.", "Niemand bietet dir Remis an."};

}  // namespace

MaybeRequestError Hall::Impl::bot_plays_for(const Client& client, const HallTable& table,
                                            Seat seat) {
  if (table.at(seat).conceded_to) return request_error(client, ErrorCode::not_now, has_conceded);
  if (table.at(seat).stand_in) return request_error(client, ErrorCode::not_now, bot_plays);
  return std::nullopt;
}

HallTable* Hall::Impl::running(Client& client, const messages::AtSeat& at, Milliseconds now,
                               RequestError& wrong) {
  HallTable* table = seated(client, at.table, at.seat, now, wrong);
  if (table == nullptr) return nullptr;
  MaybeRequestError refusal;
  if (!table->match || table->stage != Stage::running) {
    refusal = request_error(client, ErrorCode::not_now, not_running);
  } else if (table->match->paused()) {
    refusal = request_error(client, ErrorCode::not_now, stopped);
  } else {
    refusal = too_many_entries(client, *table);
  }
  if (!refusal) return table;
  wrong = *refusal;
  return nullptr;
}

MaybeRequestError Hall::Impl::concede(Client& client, const messages::AtSeat& at,
                                      Milliseconds now) {
  RequestError wrong;
  HallTable* table = running(client, at, now, wrong);
  if (table == nullptr) return wrong;
  Match& match = *table->match;
  if (match.conceded().contains(at.seat)) {
    done(client, at.id);
    return std::nullopt;
  }
  const std::string bot =
      match.concession() == Concession::bot ? bot_spec(plays_on).text() : std::string();
  if (!match.concede(at.seat, bot, table->match_time(now), table->since_last_entry(now))) {
    return request_error(client, ErrorCode::not_now, nobody_concedes);
  }
  table->note_concession();
  done(client, at.id);
  after_entries(*table, match.log().size(), "", now);
  if (match.over()) return std::nullopt;
  table->ask_persons_only();
  effects.rows.push_back(table->heading_row());
  send_table(*table);
  agree_for_bots(*table, now);
  return std::nullopt;
}

MaybeRequestError Hall::Impl::offer_draw(Client& client, const messages::AtSeat& at,
                                         Milliseconds now) {
  RequestError wrong;
  HallTable* table = running(client, at, now, wrong);
  if (table == nullptr) return wrong;
  if (auto refusal = bot_plays_for(client, *table, at.seat)) return refusal;
  Match& match = *table->match;
  if (match.draw_offered() == at.seat) {
    done(client, at.id);
    return std::nullopt;
  }
  if (!match.offer_draw(at.seat, table->match_time(now), table->since_last_entry(now))) {
    const bool ever = match.rules().info().may_draw && match.rules().players() == 2;
    return request_error(client, ErrorCode::not_now, ever ? offered_before : nobody_draws);
  }
  done(client, at.id);
  after_entries(*table, match.log().size(), "", now);
  return std::nullopt;
}

MaybeRequestError Hall::Impl::answer_draw(Client& client, const messages::AtSeat& at,
                                          Milliseconds now) {
  RequestError wrong;
  HallTable* table = running(client, at, now, wrong);
  if (table == nullptr) return wrong;
  if (auto refusal = bot_plays_for(client, *table, at.seat)) return refusal;
  Match& match = *table->match;
  if (!match.answer_draw(at.seat, at.type == "accept_draw", table->match_time(now),
                         table->since_last_entry(now))) {
    return request_error(client, ErrorCode::not_now, no_offer);
  }
  done(client, at.id);
  after_entries(*table, match.log().size(), "", now);
  return std::nullopt;
}

void Hall::Impl::let_bot_weigh(HallTable& table, Milliseconds now) {
  const auto offered = table.match->draw_offered();
  const Seat asked = offered ? seat_at(1 - index(*offered)) : stranger;
  if (!offered || !table.at(asked).bot_plays()) {
    table.weighing.reset();
    return;
  }
  if (table.weighing) return;
  table.weighing = Thinking{.ticket = ++last_ticket, .seat = asked, .due = now + table.pace};
  effects.tasks.push_back({.table = table.id,
                           .ticket = table.weighing->ticket,
                           .state = table.match->state().clone(),
                           .seat = asked,
                           .spec = bot_spec(Level::normal),
                           .chance = table.match->bot_chance(),
                           .draw_offered = true});
}

void Hall::Impl::answer_draw_for_bot(HallTable& table, Milliseconds now) {
  if (!table.weighing || !table.weighing->move || table.weighing->due > now) return;
  const Thinking bot = *table.weighing;
  table.weighing.reset();
  if (table.match->answer_draw(bot.seat, bot.move == BotTask::accepts, table.match_time(now),
                               table.since_last_entry(now))) {
    after_entries(table, table.match->log().size(), "", now);
  }
}

}  // namespace penta
