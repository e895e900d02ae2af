// High scores: for each game that has such lists, the best matches of this host. A list rests in
// the archive like a table, under a name that no table has.
#include <algorithm>

#include "protocol/hall_impl.h"
#include "protocol/json.h"

namespace penta {
namespace {

constexpr std::string_view prefix = "high scores ";
constexpr std::size_t most_kept = 10;
constexpr double work_to_tell_scores = 100;

std::string resting_place(const AnyRules& rules) {
  return std::string(prefix) + std::string(rules.info().id) + " " + rules.score_list();
}

// The words of its rank are the game's, its order the grade's.
struct KeptScore {
  int grade = 0;
  messages::HighScore score{};
  bool operator==(const KeptScore&) const = default;
  static constexpr std::string_view type_name = "KeptScore";
  static constexpr auto fields() {
    return std::tuple{required("grade", &KeptScore::grade, "a number"),
                      required("score", &KeptScore::score, "what is told")};
  }
};
struct KeptScores {
  std::vector<KeptScore> scores{};
  bool operator==(const KeptScores&) const = default;
  static constexpr std::string_view type_name = "KeptScores";
  static constexpr auto fields() {
    return std::tuple{required("scores", &KeptScores::scores, "the best first")};
  }
};

// What is on its way to the archive, or rests there. What cannot be read begins anew: no match
// depends on it.
KeptScores read_scores(Archive& archive, const std::vector<Row>& on_their_way,
                       const std::string& place) {
  std::string text;
  const auto row = std::find_if(on_their_way.rbegin(), on_their_way.rend(),
                                [&](const Row& each) { return each.table == place; });
  if (row != on_their_way.rend()) {
    text = row->text;
  } else if (const auto stored = archive.load(place); stored && !stored->damaged) {
    text = stored->heading;
  }
  KeptScores kept;
  const auto document = JsonDocument::parse(text);
  if (!document || read(document->root(), Words{}, kept, Place("scores"))) return {};
  return kept;
}

}  // namespace

bool is_score_list(std::string_view name) { return name.starts_with(prefix); }

void Hall::Impl::note_score(const HallTable& table, Milliseconds now) {
  const Match& match = *table.match;
  // Only what was dealt and played to its end by its rules.
  if (match.rules().score_list().empty() || match.set_up() || match.practice() || match.ended())
    return;
  const Outcome outcome = match.outcome();
  KeptScore kept{.grade = match.state().grade(),
                 .score = {.rank = std::string(outcome.rank), .time = now}};
  bool anybody = false;
  for (int i = 0; i < table.players(); ++i) {
    const HallSeat& seat = table.at(seat_at(i));
    const bool bot = seat.who == Who::bot;
    anybody = anybody || !bot;
    kept.score.points += outcome.scores[seat_at(i)];
    kept.score.players.push_back(
        {.name = seat.name, .score = outcome.scores[seat_at(i)], .bot = bot});
  }
  if (!anybody) return;
  const std::string place = resting_place(match.rules());
  KeptScores list = read_scores(archive, effects.rows, place);
  const auto better = [](const KeptScore& a, const KeptScore& b) {
    return std::pair(a.grade, a.score.points) > std::pair(b.grade, b.score.points);
  };
  // Behind those that were as good before.
  const auto at = std::upper_bound(list.scores.begin(), list.scores.end(), kept, better);
  if (at == list.scores.end() && list.scores.size() >= most_kept) return;
  list.scores.insert(at, std::move(kept));
  if (list.scores.size() > most_kept) list.scores.pop_back();
  effects.rows.push_back(
      {.kind = Row::Kind::heading, .table = place, .text = write_json(Words{}, list)});
}

MaybeRequestError Hall::Impl::on(Client& client, const messages::AskHighScores& ask,
                                 Milliseconds /*now*/) {
  if (!may_ask(client)) return request_error(client, ErrorCode::limit, asks_too_much);
  const auto rules = make_rules(client, ask.game, ask.options);
  if (!rules) return RequestError{ErrorCode::unknown, rules.error().text};
  messages::HighScores answer{
      .re = ask.id, .game = ask.game, .list = (*rules)->score_list(), .scores = {}};
  if (!answer.list.empty()) {
    charge(client, work_to_tell_scores);
    KeptScores list = read_scores(archive, effects.rows, resting_place(**rules));
    for (KeptScore& each : list.scores) answer.scores.push_back(std::move(each.score));
  }
  send(client.id, answer);
  return std::nullopt;
}

}  // namespace penta
