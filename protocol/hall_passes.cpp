// Standing passes: seats that pass in windows to react without being asked.
//
// They are secret. What others see is an ordinary pass, and when it comes says nothing about
// anybody's hand or settings: all who pass unasked in one round of asking do so together, a fixed
// time after it began. Whether a seat is asked follows from its own wishes and from what lies open.
#include <algorithm>

#include "protocol/hall_impl.h"

namespace penta {
namespace {

constexpr Phrase no_windows{"Nobody is asked to react in this game.",
                            "In diesem Spiel wird niemand nach einer Antwort gefragt."};
constexpr Phrase no_such_question{"There is no such question in this game; expected some of: {0}.",
                                  "So eine Frage gibt es hier nicht; möglich sind: {0}."};

std::uint32_t usual_questions(std::span<const Question> questions) {
  std::uint32_t usual = 0;
  for (std::size_t i = 0; i < questions.size(); ++i) {
    if (questions[i].concerns) usual |= 1U << i;
  }
  return usual;
}

std::string all_words(std::span<const Question> questions) {
  std::string list;
  for (const Question& each : questions) {
    list.append(list.empty() ? "" : ", ").append(each.word);
  }
  return list;
}

}  // namespace

std::vector<std::string> question_words(std::span<const Question> questions, std::uint32_t asks) {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < questions.size(); ++i) {
    if ((asks >> i & 1U) != 0) words.emplace_back(questions[i].word);
  }
  return words;
}

std::optional<std::uint32_t> question_places(std::span<const Question> questions,
                                             const std::vector<std::string>& words) {
  std::uint32_t places = 0;
  for (const std::string& word : words) {
    const auto found = std::find_if(questions.begin(), questions.end(),
                                    [&](const Question& each) { return each.word == word; });
    if (found == questions.end()) return std::nullopt;
    places |= 1U << (found - questions.begin());
  }
  return places;
}

std::optional<Window<MoveCode>> HallTable::passes_unasked(Seat seat) const {
  if (!at(seat).standing.on() || at(seat).bot_plays()) return std::nullopt;
  auto window = match->state().window(seat);
  if (window && (window->asks & at(seat).standing.ask) != 0) return std::nullopt;
  return window;
}

// When it is the seat's turn again, it no longer passes: true if that is news.
bool HallTable::end_standing_at_turn(Seat seat) {
  Standing& standing = at(seat).standing;
  if (standing.until != Until::turn || !match) return false;
  const bool turn = match->state().has_turn(seat);
  if (turn && standing.turn_ended) {
    standing = {};
    return true;
  }
  if (turn || standing.turn_ended) return false;
  standing.turn_ended = true;
  return true;
}

// A round goes on as long as passing leads to somebody else who is asked in it.
std::vector<HallTable::Foreseen> HallTable::bots_to_come() const {
  std::vector<Foreseen> bots;
  // Where a clock runs, bots are charged for their time one after the other.
  if (!round || match->state().next_due()) return bots;
  std::shared_ptr<AnyState> state = match->state().clone();
  std::vector<AnyEvent> events;
  for (std::size_t entry = match->log().size() + 1; state->to_act().size() == 1; ++entry) {
    const Seat asked = state->to_act().front();
    const auto window = state->window(asked);
    const bool now = entry == match->log().size() + 1;
    if (!window || (window->opens && !now)) break;
    if (!now && at(asked).bot_plays()) bots.push_back({.seat = asked, .state = state->clone()});
    MatchChance chance = match->chance(entry);
    state->apply(asked, window->pass, chance, events);
  }
  return bots;
}

MaybeRequestError Hall::Impl::on(Client& client, const messages::StandingPass& wish,
                                 Milliseconds now) {
  RequestError wrong;
  HallTable* table = seated(client, wish.table, wish.seat, now, wrong);
  if (table == nullptr) return wrong;
  const auto questions = table->rules->questions();
  if (questions.empty()) return request_error(client, ErrorCode::not_now, no_windows);
  Standing standing{.until = wish.until};
  if (wish.ask) {
    const auto ask = question_places(questions, *wish.ask);
    if (!ask) {
      return request_error(client, ErrorCode::malformed, no_such_question, {all_words(questions)});
    }
    standing.ask = *ask;
  } else if (wish.until == Until::concern) {
    standing.ask = usual_questions(questions);
  }
  table->at(wish.seat).standing = standing;
  table->end_standing_at_turn(wish.seat);
  effects.rows.push_back(table->heading_row());
  done(client, wish.id);
  if (!table->match) return std::nullopt;
  tell_standing(*table, wish.seat);
  watch_round(*table, now);
  return std::nullopt;
}

// All devices of the seat, and nobody else.
void Hall::Impl::tell_standing(const HallTable& table, Seat seat) {
  for (const Member& member : table.members) {
    if (member.role != Role::seat || member.seat != seat) continue;
    send_update(clients.at(member.client), table, seat, table.match->times_noticed(seat));
  }
}

void Hall::Impl::stop_passing(HallTable& table, Seat seat) {
  if (!table.at(seat).standing.on()) return;
  table.at(seat).standing = {};
  effects.rows.push_back(table.heading_row());
}

void Hall::Impl::end_standing_passes(HallTable& table) {
  bool news = false;
  for (int i = 0; i < table.players(); ++i) news = table.end_standing_at_turn(seat_at(i)) || news;
  if (news) effects.rows.push_back(table.heading_row());
}

void Hall::Impl::watch_round(HallTable& table, Milliseconds now) {
  const bool runs = table.match && table.stage == Stage::running && !table.match->paused();
  bool open = false;
  bool opens = false;
  bool somebody_passes = false;
  for (const Seat seat : runs ? table.match->state().to_act() : SeatSet{}) {
    const auto window = table.match->state().window(seat);
    open = open || window;
    opens = opens || (window && window->opens);
    somebody_passes = somebody_passes || table.passes_unasked(seat);
  }
  const std::size_t entry = open ? table.match->log().size() : 0;
  if (!open) {
    table.round.reset();
  } else if (!table.round || (opens && table.round->began != entry)) {
    table.round = Round{.began = entry, .due = now + bots_delay(table)};
  }
  if (somebody_passes && table.round) wake(table, std::max(now, table.round->due));
}

void Hall::Impl::pass_unasked(HallTable& table, Milliseconds now) {
  while (table.round && table.round->due <= now) {
    std::optional<Window<MoveCode>> window;
    Seat passes = stranger;
    for (const Seat seat : table.match->state().to_act()) {
      if (window) break;
      window = table.passes_unasked(seat);
      passes = seat;
    }
    if (!window) return;
    const Reason reason =
        table.match->play(passes, window->pass, table.match_time(now), table.since_last_entry(now));
    if (!reason.ok()) return;
    after_entries(table, table.match->log().size(), "", now);
  }
}

}  // namespace penta
