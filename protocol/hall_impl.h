// The inside of the hall. hall_talk.cpp reads messages and says who deals with them:
// hall_tables.cpp with what concerns a table, hall_past.cpp with what has been played.
// hall_choices.cpp with what belongs to a seat before the deal, hall_deal.cpp makes deals,
// hall_play.cpp runs matches, hall_endings.cpp ends them otherwise than by their rules,
// hall_clock.cpp has their clocks, hall_passes.cpp passes for those who do not want to be asked,
// hall_guide.cpp says what happens in a guided match, hall_room.cpp keeps tables and clients,
// hall_seats.cpp says who gets a seat, hall_limits.cpp what nobody may do too much of.
#pragma once

#include <map>
#include <set>
#include <unordered_map>
#include <utility>

#include "protocol/guide.h"
#include "protocol/hall.h"
#include "protocol/hall_table.h"
#include "protocol/hall_views.h"
#include "protocol/json.h"
#include "protocol/requests.h"

namespace penta {

inline constexpr std::size_t longest_id = 40;  // of a request

// What is wrong with a request.
struct RequestError {
  ErrorCode code{};
  std::string text;
  // Of a choice that is refused.
  std::optional<Seat> seat{};
  std::vector<ChoiceFlaw> flaws{};
  std::vector<NamedValue> free{};
};
// Nothing: it was done.
using MaybeRequestError = std::optional<RequestError>;

// So many at once, and so many more with time.
class Allowance {
 public:
  Allowance(double most, double per_millisecond)
      : left_(most), most_(most), per_millisecond_(per_millisecond) {}
  bool take(Milliseconds now) {
    if (!any(now)) return false;
    spend(1);
    return true;
  }
  bool any(Milliseconds now) {
    if (last_ != 0 && now > last_) {
      left_ = std::min(most_, left_ + static_cast<double>(now - last_) * per_millisecond_);
    }
    last_ = std::max(last_, now);
    return left_ >= 1;
  }
  // What something has cost may be more than was left: then it takes longer until there is any.
  void spend(double cost) { left_ -= cost; }
  bool full(Milliseconds now) const {
    return left_ + static_cast<double>(now - last_) * per_millisecond_ >= most_;
  }

 private:
  double left_;
  double most_;
  double per_millisecond_;
  Milliseconds last_ = 0;
};

struct Client {
  ClientId id = 0;
  std::string address;
  std::string for_others;  // the host's address in links, if it is not the one they came by
  bool greeted = false;
  Lang lang = Lang::en;
  bool previews = false;
  std::vector<std::string> tables;  // where it has joined something
  Allowance messages;
  Allowance chats;
  Allowance hints;
};

// A hint that a bot thinks about.
struct HintTask {
  ClientId client = 0;
  messages::Id re{};
  std::string table;
  Seat seat{};
  std::size_t entry = 0;
};

// A record that is being checked.
struct CheckTask {
  ClientId client = 0;
  std::string address;
};

struct Hall::Impl {
  Impl(Archive& where, Random chance, const HallLimits& most, Games offered)
      : archive(where), random(chance), limits(most), games(offered) {}

  // --- hall_talk.cpp
  void receive(ClientId id, std::string_view text, Milliseconds now);
  MaybeRequestError receive_long(Client& client, std::string_view text);
  MaybeRequestError understand(Client& client, Node message, std::string_view text,
                               Milliseconds now);
  MaybeRequestError on(Client& client, const messages::Hello& hello, Milliseconds now);
  MaybeRequestError on(Client& client, const messages::Bare& bare, Milliseconds now);

  // --- hall_tables.cpp
  MaybeRequestError on(Client& client, const messages::Create& wish, Milliseconds now);
  MaybeRequestError on(Client& client, const messages::Join& join, Milliseconds now);
  MaybeRequestError on(Client& client, const messages::Rename& rename, Milliseconds now);
  MaybeRequestError on(Client& client, const messages::Chat& chat, Milliseconds now);
  MaybeRequestError on(Client& client, const messages::Point& point, Milliseconds now);
  MaybeRequestError on(Client& client, const messages::StandIn& stand_in, Milliseconds now);
  MaybeRequestError on(Client& client, const messages::AtTable& at, Milliseconds now);
  MaybeRequestError on(Client& client, const messages::AtSeat& at, Milliseconds now);
  // Gives a new table its keys and tells them to whoever made it.
  void announce(const Client& client, const messages::Id& re, std::unique_ptr<HallTable> table,
                Milliseconds now);

  // --- hall_past.cpp
  MaybeRequestError on(Client& client, const messages::Replay& replay, Milliseconds now);
  MaybeRequestError on(Client& client, const messages::Continue& go_on, Milliseconds now);
  MaybeRequestError on(Client& client, const messages::AskRules& ask, Milliseconds now);
  MaybeRequestError send_record(const Client& client, const messages::AtTable& at,
                                const HallTable& table);
  MaybeRequestError verify_record(Client& client, std::string_view message, const messages::Id& re);
  void finished(std::uint64_t ticket, std::string result);

  // --- hall_scores.cpp
  MaybeRequestError on(Client& client, const messages::AskHighScores& ask, Milliseconds now);
  // A match that has just ended, if it counts.
  void note_score(const HallTable& table, Milliseconds now);

  // --- hall_seats.cpp
  // An invitation becomes the key of whoever comes first. `joined` gets that key.
  MaybeRequestError take_seat(const Client& client, const messages::Join& join, HallTable& table,
                              Seat at, messages::Joined& joined, Milliseconds now);
  MaybeRequestError remove(const Client& client, const messages::AtSeat& at, HallTable& table,
                           Milliseconds now);
  bool is_used(std::string_view hash);
  void agree_for_bots(HallTable& table, Milliseconds now);

  // --- hall_guide.cpp
  // The request in full: who sits where, options and position are those of the game's guide.
  Result<messages::Create> guided(const messages::Create& create, const AnyGame& game);
  std::vector<messages::GuideStepSent> guide_steps(std::string_view game, Lang lang);
  // What the guide lets this seat do now, if it has a word to say and that is legal.
  std::optional<MoveCode> scripted_move(const HallTable& table, Seat seat);
  // The game's guide, read once. Null if it has none that can be used.
  const Guide* guide_for(std::string_view game);

  // --- hall_choices.cpp
  MaybeRequestError on(Client& client, const messages::Choose& choose, Milliseconds now);
  MaybeRequestError on(Client& client, const messages::AskChoices& ask, Milliseconds now);
  // Values in place of what was written for the seats of a table that is not there yet. Those who
  // have no name there are called by their number.
  MaybeRequestError settle_choices(const Client& client, const AnyGame& game, Speaker speaker,
                                   OptionList& options);

  // --- hall_deal.cpp
  MaybeRequestError on(Client& client, const messages::Commit& commit, Milliseconds now);
  MaybeRequestError on(Client& client, const messages::Reveal& reveal, Milliseconds now);
  MaybeRequestError start(Client& client, HallTable& table, Milliseconds now);
  void begin_deal(HallTable& table, Milliseconds now);
  // Begins a deal again that was being made when the host went down, as soon as those who took part
  // had time to come back.
  void resume_deal(HallTable& table, Milliseconds now);
  void go_on_dealing(HallTable& table, Milliseconds now);
  void restart_deal(HallTable& table, SeatSet missing, Milliseconds now);
  messages::Deal deal_message(const HallTable& table, DealStep step) const;

  // --- hall_play.cpp
  MaybeRequestError on(Client& client, const messages::Move& move, Milliseconds now);
  MaybeRequestError on(Client& client, const messages::Arrange& arrange, Milliseconds now);
  MaybeRequestError on(Client& client, const messages::Undo& undo, Milliseconds now);
  MaybeRequestError on(Client& client, const messages::Agree& agree, Milliseconds now);
  MaybeRequestError hint(Client& client, const messages::AtSeat& at, HallTable& table);
  void answer(const std::string& name, std::uint64_t ticket, const std::vector<Hint>& thought,
              Milliseconds now);
  void tell_hint(const HintTask& task, const std::vector<Hint>& thought);
  bool repeat_answer(const Client& client, const HallTable& table, Seat seat,
                     const messages::Id& id);
  void tell_stale(const Client& client, const HallTable& table, Seat seat, std::int64_t seen,
                  const messages::Id& re);
  void tell_question(const HallTable& table, const Member& member);
  // From `first` to the last: they are kept and told, and bots go on.
  void after_entries(HallTable& table, std::size_t first, std::string_view request,
                     Milliseconds now);
  // False, and nothing has changed: it cannot be taken back.
  bool take_back(HallTable& table, Seat seat, std::string_view request, Milliseconds now);
  void let_bots_think(HallTable& table, Milliseconds now);
  // About the table as it stands, or as it will. A bot that thinks already goes on.
  void let_bot_think(HallTable& table, Seat seat, const std::shared_ptr<const AnyState>& foreseen,
                     Milliseconds now);
  void play_ready_bots(HallTable& table, Milliseconds now);
  // What a bot takes at least.
  static Milliseconds bots_delay(const HallTable& table);

  // --- hall_passes.cpp
  MaybeRequestError on(Client& client, const messages::StandingPass& wish, Milliseconds now);
  void tell_standing(const HallTable& table, Seat seat);
  void stop_passing(HallTable& table, Seat seat);
  // Those that last until somebody's turn.
  void end_standing_passes(HallTable& table);
  // Notes when a round of asking began, and wakes the table when some pass in it unasked.
  void watch_round(HallTable& table, Milliseconds now);
  // Whoever passes unasked in the round does it now, if it is time.
  void pass_unasked(HallTable& table, Milliseconds now);

  // --- hall_endings.cpp
  MaybeRequestError concede(Client& client, const messages::AtSeat& at, Milliseconds now);
  MaybeRequestError offer_draw(Client& client, const messages::AtSeat& at, Milliseconds now);
  MaybeRequestError answer_draw(Client& client, const messages::AtSeat& at, Milliseconds now);
  // The table if the seat may do something there now that is beside the game.
  HallTable* running(Client& client, const messages::AtSeat& at, Milliseconds now,
                     RequestError& wrong);
  // Nothing, or that a bot plays for this seat.
  static MaybeRequestError bot_plays_for(const Client& client, const HallTable& table, Seat seat);
  // A bot that is offered a draw thinks about it, and says so when its time has come.
  void let_bot_weigh(HallTable& table, Milliseconds now);
  void answer_draw_for_bot(HallTable& table, Milliseconds now);

  // --- hall_clock.cpp
  // What has fallen due by now happens, in order.
  void catch_up(HallTable& table, Milliseconds now);
  // Lets the clock run or stand, as it should now.
  void set_clock(HallTable& table, Milliseconds now);
  // The same where somebody came or went: who is there is told if it runs or stands now.
  void review_clock(HallTable& table, Milliseconds now);
  void note_time(HallTable& table, Milliseconds now);
  MaybeRequestError pause(Client& client, const messages::AtSeat& at, Milliseconds now);
  MaybeRequestError resume(Client& client, const messages::AtSeat& at, Milliseconds now);

  // --- hall_room.cpp
  void enter(ClientId id, std::string_view address, Milliseconds now, std::string_view for_others);
  void leave(ClientId id, Milliseconds now);
  void leave_table(Client& client, HallTable& table, Milliseconds now);
  std::optional<Milliseconds> next_tick() const;
  void tick(Milliseconds now);
  void tick_table(HallTable& table, Milliseconds now);
  void wake(const HallTable& table, Milliseconds when) { timers.insert({when, table.id}); }
  void sweep(Milliseconds now);
  // The table, from memory or from the archive. `wrong` says why there is none.
  HallTable* find(const Client& client, const std::string& id, Milliseconds now,
                  RequestError& wrong);
  // How a table that is not in memory is listed, if it can be read.
  std::optional<messages::ListedTable> look_up(const Client& client, const std::string& id);
  void forget_old_tables(Milliseconds now);
  // The table if the client has joined something there.
  HallTable* joined(Client& client, const std::string& id, Milliseconds now, RequestError& wrong);
  // And if it has joined this seat.
  HallTable* seated(Client& client, const std::string& id, Seat seat, Milliseconds now,
                    RequestError& wrong);
  Result<std::shared_ptr<const AnyRules>> make_rules(const std::string& game,
                                                     const OptionList& options);
  // The same for somebody, who is charged for it.
  Result<std::shared_ptr<const AnyRules>> make_rules(const Client& client, const std::string& game,
                                                     const OptionList& options);
  // For a table from the archive: as they were, if need be with older cards.
  HallTable::MakeRules rules_again(const Client& client);
  HallTable& add_table(std::unique_ptr<HallTable> table, Milliseconds now);
  std::string fresh_hex() const;
  Digest fresh_digest() const;

  template <class Message>
  void send(ClientId client, const Message& message) {
    effects.messages.push_back({client, text_of(message)});
  }
  // A copy of just that length. The writer keeps its memory for the next message.
  template <class Message>
  std::string text_of(const Message& message) {
    writer.clear();
    write(writer, Words{}, message);
    return writer.json();
  }
  void done(const Client& client, const messages::Id& id) {
    if (id) send(client.id, messages::Done{.re = id});
  }
  void send_table(HallTable& table);
  void send_updates(HallTable& table, std::size_t first);
  void send_update(const Client& client, const HallTable& table, Viewer viewer, std::int64_t from);
  void send_update(const Client& client, const HallTable& table, Viewer viewer, std::int64_t from,
                   SharedTexts& shared);
  template <class Message>
  void send_all(const HallTable& table, const Message& message) {
    std::set<ClientId> sent;
    for (const Member& member : table.members) {
      if (sent.insert(member.client).second) send(member.client, message);
    }
  }

  // --- hall_limits.cpp
  bool may_make_table(const Client& client, Milliseconds now);
  // Whether the client may ask for something that takes long.
  bool may_ask(const Client& client);
  void charge(const Client& client, double units);
  // Nothing, or why this seat may not take back or change its answer now.
  MaybeRequestError too_much_undone(const Client& client, const HallTable& table, Seat seat);
  // Nothing, or that the log is full.
  MaybeRequestError too_many_entries(const Client& client, const HallTable& table) const;
  // The same for a move: it may be a change of a secret answer.
  MaybeRequestError too_many_moves(const Client& client, const HallTable& table, Seat seat);
  // Where the story begins for whoever knows it up to `from`.
  std::int64_t story_begins(const Client& client, const HallTable& table, Viewer viewer,
                            std::int64_t from);
  bool may_choose(const HallTable& table, Seat seat);
  bool anything_to_sweep() const;
  void sweep_allowances(Milliseconds now);

  Archive& archive;
  Random random;
  HallLimits limits;
  Games games;
  Effects effects;
  JsonWriter writer;
  std::unordered_map<ClientId, Client> clients;
  std::unordered_map<std::string, std::unique_ptr<HallTable>> tables;
  std::unordered_map<std::string, std::weak_ptr<const AnyRules>> shared_rules;  // by their hash
  // Tables in the archive, as listed; nothing: they cannot be read. Where somebody is, no longer.
  std::unordered_map<std::string, std::optional<messages::ListedTable>> looked_up;
  std::unordered_map<std::string, std::optional<Guide>> guides;  // by game
  std::unordered_map<std::string, Allowance> new_tables;         // by address
  std::unordered_map<std::string, Allowance> wrong_keys;         // by address
  std::unordered_map<std::string, Allowance> work;               // by address
  std::unordered_map<std::string, Allowance> undos;              // by table and seat
  std::unordered_map<std::string, Allowance> choices;            // by table and seat
  std::unordered_map<std::uint64_t, HintTask> hint_tasks;        // by ticket
  std::unordered_map<std::uint64_t, CheckTask> check_tasks;
  std::set<std::pair<Milliseconds, std::string>> timers;
  std::uint64_t last_ticket = 0;
  Milliseconds last_sweep = 0;
  Milliseconds last_forgetting = 0;
  Milliseconds clock = 0;  // of what came in last
  double work_done = 0;
  std::uint64_t rules_made = 0;
};

// What is kept of a key.
inline std::string hash_of(std::string_view key) { return to_hex(sha256(key)); }

// Whether this is no table in the archive but a list of high scores.
bool is_score_list(std::string_view name);

// Errors that come up in several places, in the language of whoever asked.
inline RequestError request_error(const Client& client, ErrorCode fault, Phrase phrase,
                                  std::initializer_list<std::string> gaps = {}) {
  return {fault, fill(phrase.in(client.lang), gaps)};
}
inline messages::ErrorSent error_message(const RequestError& trouble) {
  return {.code = trouble.code, .text = trouble.text};
}
inline constexpr Phrase not_your_seat{"You have not joined this seat: send its key first.",
                                      "Das ist nicht dein Platz: Schick zuerst seinen Schlüssel."};
inline constexpr Phrase only_the_host{"Only the host of the table may do this.",
                                      "Das darf nur, wer den Tisch eröffnet hat."};
inline constexpr Phrase asks_too_much{
    "Too much was asked for from your address; try again in a moment.",
    "Von deiner Adresse wurde zu viel verlangt; versuch es gleich noch einmal."};
inline constexpr Phrase too_many_tables{
    "Too many new tables from your address: at most {0} an hour.",
    "Zu viele neue Tische von deiner Adresse: höchstens {0} in der Stunde."};
inline constexpr Phrase stopped{"The clock is stopped: nothing can be moved.",
                                "Die Uhr ist angehalten: Es kann nichts gezogen werden."};
inline constexpr Phrase has_conceded{"You have conceded: a bot plays on for you.",
                                     "Du hast aufgegeben: Ein Bot spielt für dich weiter."};
inline constexpr Phrase not_running{"No match is running at this table.",
                                    "An diesem Tisch läuft keine Partie."};

}  // namespace penta
