#include "protocol/hall_views.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "protocol/json.h"
#include "protocol/narration.h"
#include "protocol/record.h"

namespace penta {
namespace {

std::vector<Seat> list(SeatSet seats) {
  std::vector<Seat> list;
  for (const Seat seat : seats) list.push_back(seat);
  return list;
}

// Somebody who is told of entries by the numbers they know.
class Teller {
 public:
  Teller(const HallTable& table, const Reader& reader, SharedTexts* shared, bool truth = false)
      : table_(table),
        rules_(*table.rules),
        reader_(reader),
        shared_(shared),
        truth_(truth),
        speaker_(table.speaker(reader.viewer, reader.lang)) {}

  messages::Numbers numbers(const std::vector<std::uint32_t>& entries) const {
    if (truth_) return {entries.begin(), entries.end()};
    messages::Numbers numbers;
    for (const std::uint32_t entry : entries) {
      if (table_.match->noticed(entry, reader_.viewer)) {
        numbers.push_back(table_.number(entry, reader_.viewer));
      }
    }
    return numbers;
  }

  void tell(std::int64_t number, std::size_t entry, const std::vector<AnyEvent>& events,
            std::vector<messages::StoryEvent>& story) const {
    if (entry > 0) tell_beside_the_game(number, table_.match->log()[entry - 1], story);
    for (const AnyEvent& event : events) {
      story.push_back({.n = number,
                       .event = shared_ != nullptr ? shared_->event(event) : in_json(event),
                       .text = rules_.say(event, speaker_),
                       .scene = std::string(rules_.scene(event))});
    }
  }

  // All but the view.
  messages::State state(const AnyState& state, std::size_t entry) const {
    messages::State told;
    const Match& match = *table_.match;
    const bool last_entry = entry == match.log().size();
    told.number = table_.number(entry, reader_.viewer);
    if (!last_entry || !match.ended()) {
      told.to_act = list(state.to_act());
      told.simultaneous = state.simultaneous();
    }
    told.practice = match.practice();
    // Of the last entry that the viewer noticed: a later one would show that somebody has changed
    // a secret answer.
    std::size_t last = entry;
    while (last > 0 && !truth_ && !table_.match->noticed(last, reader_.viewer)) --last;
    told.time = last == 0 ? 0 : table_.match->log()[last - 1].time;
    if (last_entry && match.over()) told.outcome = ending(match.outcome());
    return told;
  }

  // Nothing of what only the truth knows.
  void add_clock(const AnyState& state, Milliseconds now, messages::State& told) const {
    if (!state.next_due() || told.outcome) return;
    const Viewer viewer = reader_.viewer;
    const bool paused = table_.match->paused();
    told.clock = messages::ClockState{.running = table_.clock_from.has_value(),
                                      .paused = paused,
                                      .since = table_.since_last_entry(now),
                                      .due = state.known_due(viewer)};
    if (viewer == stranger) return;
    told.clock->may_pause = !paused && state.may_pause(viewer);
    told.clock->may_resume = paused && table_.may_resume().contains(viewer);
  }

  // For the seat's own eyes.
  void add_standing(const AnyState& state, messages::State& told) const {
    const auto questions = rules_.questions();
    if (questions.empty() || reader_.viewer == stranger) return;
    const Standing& standing = table_.at(reader_.viewer).standing;
    told.standing = messages::StandingState{.until = standing.until,
                                            .ask = question_words(questions, standing.ask)};
    if (!standing.on()) return;
    const auto window = state.window(reader_.viewer);
    if (window) told.standing->held = question_words(questions, window->asks & standing.ask);
    told.standing->passing = table_.passes_unasked(reader_.viewer).has_value();
  }

  void add_choices(const AnyState& state, messages::State& told) const {
    const Match& match = *table_.match;
    if (reader_.viewer == stranger || match.paused() || match.ended() ||
        match.conceded().contains(reader_.viewer)) {
      return;
    }
    const std::vector<MoveCode> moves = state.legal_moves(reader_.viewer);
    told.legal.reserve(moves.size());
    for (const MoveCode move : moves) add_choice(state, reader_.viewer, move, told);
    for (int i = 0; i < table_.players(); ++i) {
      const Seat bot = seat_at(i);
      if (bot == reader_.viewer || table_.deputy(bot) != reader_.viewer) continue;
      for (const MoveCode move : state.legal_moves(bot)) {
        const bool own = std::find(moves.begin(), moves.end(), move) != moves.end();
        if (rules_.interjects(move) && !own) add_choice(state, bot, move, told);
      }
    }
    if (reader_.previews) add_refused(state, told);
    if (told.outcome) return;
    const UndoOffer offer = match.undo_offer(reader_.viewer);
    const bool only_bots = (table_.persons() - SeatSet{reader_.viewer}).empty();
    told.undo = {.takes_back = numbers(offer.takes_back),
                 .free = offer.free,
                 .practice = offer.practice && only_bots,
                 .forbidden = offer.stands};
    if (match.may_concede(reader_.viewer)) told.concede = match.concession();
  }

  void add_draw(messages::State& told) const {
    const Match& match = *table_.match;
    const Viewer viewer = reader_.viewer;
    if (told.outcome || match.rules().players() != 2 || !match.rules().info().may_draw) return;
    told.draw = messages::DrawState{.offered = match.draw_offered()};
    if (viewer == stranger || match.paused() || table_.at(viewer).bot_plays()) return;
    told.draw->may_offer = match.may_offer_draw(viewer);
    told.draw->may_answer = match.may_answer_draw(viewer);
  }

 private:
  void add_choice(const AnyState& state, Seat seat, MoveCode move, messages::State& told) const {
    messages::LegalMove legal{.move = rules_.notation(move),
                              .text = state.say(move, speaker_),
                              .parts = parts(move),
                              .interjects = rules_.interjects(move)};
    if (reader_.previews) {
      for (const AnyEvent& event : state.preview(seat, move)) {
        legal.preview.push_back(in_words(event));
      }
      if (const auto outlook = state.outlook(seat, move)) {
        legal.outlook = rules_.say(*outlook, speaker_);
      }
    }
    told.legal.push_back(std::move(legal));
  }

  void tell_beside_the_game(std::int64_t number, const Entry& entry,
                            std::vector<messages::StoryEvent>& story) const {
    using Kind = Entry::Kind;
    const auto add = [&](const auto& event, const std::string& text) {
      story.push_back({.n = number, .event = {write_json(Words{}, event)}, .text = text});
    };
    if (entry.kind == Kind::undo) {
      add(messages::UndoEvent{.seat = entry.seat,
                              .takes_back = numbers(entry.takes_back),
                              .asked = entry.asked,
                              .practice = entry.practice},
          tell_undo(entry, speaker_));
    }
    if (!entry.beside_the_game()) return;
    const std::string text = penta::tell_beside_the_game(entry, speaker_);
    if (entry.kind == Kind::concede) {
      add(messages::ConcededEvent{.seat = entry.seat, .bot_plays_on = !entry.bot.empty()}, text);
    } else if (const auto step = draw_step(entry.kind)) {
      using enum messages::DrawEvent::Kind;
      add(messages::DrawEvent{.kind = *step == DrawStep::offer    ? draw_offered
                                      : *step == DrawStep::accept ? draw_accepted
                                                                  : draw_declined,
                              .seat = entry.seat},
          text);
    } else {
      using enum messages::PauseEvent::Kind;
      add(messages::PauseEvent{.kind = entry.kind == Kind::pause ? pause : resume,
                               .seat = entry.seat},
          text);
    }
  }

  void add_refused(const AnyState& state, messages::State& told) const {
    for (const MoveCode move : state.refused(reader_.viewer)) {
      const Reason reason = state.check(reader_.viewer, move);
      told.refused.push_back({.move = rules_.notation(move),
                              .parts = parts(move),
                              .text = rules_.say(reason, speaker_)});
    }
  }
  messages::Told in_words(const AnyEvent& event) const {
    return {.event = in_json(event), .text = rules_.say(event, speaker_)};
  }
  Json in_json(const AnyEvent& event) const {
    return {.write = [&rules = rules_, event](Writer& out) { rules.write_event(out, event); }};
  }
  Json parts(MoveCode move) const {
    return {.write = [&rules = rules_, move](Writer& out) { rules.write_parts(out, move); }};
  }
  messages::Ending ending(const Outcome& outcome) const {
    messages::Ending ending{.rank = std::string(outcome.rank),
                            .reason = std::string(outcome.reason),
                            .text = tell_outcome(outcome, rules_, speaker_)};
    for (int i = 0; i < rules_.players(); ++i) {
      const Seat seat = seat_at(i);
      ending.shares.push_back(outcome.shares[seat]);
      ending.scores.push_back(outcome.scores[seat]);
      if (outcome.shares[seat] > 0) ending.winners.push_back(seat);
    }
    return ending;
  }

  const HallTable& table_;
  const AnyRules& rules_;
  const Reader& reader_;
  SharedTexts* shared_;  // or null
  bool truth_;           // counts the whole log
  Speaker speaker_;
};

}  // namespace

Json SharedTexts::view(Viewer viewer) {
  return {.write = [this, viewer](Writer& out) { views_->write(out, viewer); }};
}

Json SharedTexts::event(const AnyEvent& event) {
  // A longer story is told to one reader, and nothing of it twice.
  constexpr std::size_t most = 8;
  events_.reserve(most);  // so that they stay where they are
  auto known = std::find_if(events_.begin(), events_.end(), [&](const auto& each) {
    return std::memcmp(&each.first, &event, sizeof event) == 0;
  });
  if (known == events_.end()) {
    writer_.clear();
    rules_.write_event(writer_, event);
    if (events_.size() == most) return {writer_.json()};
    known = events_.emplace(known, event, writer_.json());
  }
  return {.write = [&text = known->second](Writer& out) { out.raw(text); }};
}

messages::Update make_update(const HallTable& table, const Reader& reader, std::int64_t from,
                             Milliseconds now, SharedTexts& shared) {
  const Match& match = *table.match;
  const Teller teller(table, reader, &shared);
  // A number that nobody can know yet: the whole story.
  const auto known = from < 0 ? std::optional<std::size_t>() : table.entry(from, reader.viewer);
  messages::Update update{.table = table.id, .seat = reader.viewer, .from = known ? from : -1};
  const std::size_t first = known ? *known + 1 : 0;
  std::int64_t number = known ? from : -1;
  std::size_t entry = first;
  for (const auto& events : match.story(first, reader.viewer)) {
    if (entry == 0 || match.noticed(entry, reader.viewer)) {
      teller.tell(++number, entry, events, update.events);
    }
    ++entry;
  }
  update.state = teller.state(match.state(), match.log().size());
  update.state.view = shared.view(reader.viewer);
  update.number = update.state.number;
  teller.add_clock(match.state(), now, update.state);
  teller.add_standing(match.state(), update.state);
  teller.add_choices(match.state(), update.state);
  teller.add_draw(update.state);
  return update;
}

messages::Replayed make_replay(const HallTable& table, const Reader& reader, std::int64_t at,
                               bool truth) {
  const Match& match = *table.match;
  const Teller teller(table, reader, nullptr, truth);
  const std::size_t entry = truth ? static_cast<std::size_t>(at)
                                  : table.entry(at, reader.viewer).value_or(match.log().size());
  messages::Replayed replayed{.table = table.id, .seat = reader.viewer, .at = at};
  replayed.of = truth ? static_cast<std::int64_t>(match.log().size())
                      : table.number(match.log().size(), reader.viewer);
  teller.tell(at, entry, truth ? match.all_events(entry) : match.events(entry, reader.viewer),
              replayed.events);
  const std::shared_ptr<const AnyState> state = match.state_at(entry);
  replayed.state = teller.state(*state, entry);
  replayed.state.number = at;
  replayed.state.view.write = [state, truth, viewer = reader.viewer](Writer& out) {
    if (truth) {
      state->write(out);
    } else {
      state->write_view(out, viewer);
    }
  };
  return replayed;
}

messages::Table make_table(const HallTable& table, ClientId client) {
  messages::Table told{.table = table.id,
                       .game = std::string(table.rules->info().id),
                       .options = table.rules->options().list(),
                       .stage = table.stage,
                       .hints = table.hints,
                       .listed = table.listed,
                       .set_up = !table.position.empty(),
                       .imagined = table.imagined,
                       .guide = table.guide,
                       .pace = table.pace,
                       .created = table.created};
  for (int i = 0; i < table.players(); ++i) {
    const HallSeat& seat = table.at(seat_at(i));
    messages::SeatInfo info{.seat = seat_at(i),
                            .name = seat.name,
                            .who = seat.who,
                            .here = seat.who == Who::bot || table.here(seat_at(i)),
                            .taken = !seat.key_hash.empty(),
                            .devices = table.devices(seat_at(i)),
                            .bot_for_now = seat.conceded_to ? seat.conceded_to : seat.stand_in,
                            .conceded = seat.conceded_to.has_value(),
                            .vacant = seat.vacant,
                            .successors = seat.successors};
    if (seat.who == Who::bot) info.level = seat.level;
    told.seats.push_back(std::move(info));
  }
  for (const Member& member : table.members) {
    if (member.role == Role::watch) ++told.watchers;
    if (member.client != client) continue;
    if (member.role == Role::host) told.host = true;
    if (member.role == Role::seat) told.yours.push_back(member.seat);
  }
  return told;
}

}  // namespace penta
