#include "games/phase10_masters/sheet.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "games/phase10_masters/figures.h"

namespace penta::phase10_masters {
namespace {

constexpr Phrase too_few{"Expected {0} to {1} players", "Es müssen {0} bis {1} Personen sein"};
constexpr Phrase bad_name{"Player {0}: expected a name of at most {1} characters",
                          "Person {0}: Der Name braucht 1 bis {1} Zeichen"};
constexpr Phrase same_name{"Two players are called {0}. Who is who?",
                           "Zwei Personen heißen {0}. Wer ist wer?"};
constexpr Phrase too_many_hands{"Expected at most {0} hands", "Es sind höchstens {0} Runden"};
constexpr Phrase bad_lines{"Hand {0}: expected a line for each player",
                           "Runde {0}: Es braucht eine Zeile für jede Person"};
constexpr Phrase nobody_plays{"Hand {0}: fewer than two players have phases left",
                              "Runde {0}: Nur noch eine Person hat offene Phasen"};
constexpr Phrase bad_out{"Hand {0}: no such player went out",
                         "Runde {0}: Wer ausging, spielt nicht mit"};
constexpr Phrase problem_at{"Hand {0}, {1}: {2}", "Runde {0}, {1}: {2}"};

constexpr Phrase out_unsaid{"First say who went out, or that nobody did.",
                            "Sag zuerst, wer ausging, oder dass es niemand war."};
constexpr Phrase phase_unsaid{"Say which phase was laid.", "Sag, welche Phase ausgelegt wurde."};
constexpr Phrase no_phase{"There are phases 1 to {0}.", "Es gibt die Phasen 1 bis {0}."};
constexpr Phrase completed_before{"Phase {0} was completed in hand {1}.",
                                  "Phase {0} ist seit Runde {1} geschafft."};
constexpr Phrase rests_now{"All ten phases are complete: no more lines.",
                           "Alle zehn Phasen sind geschafft: Es kommt keine Zeile mehr."};
constexpr Phrase out_not_laid{"Only who has laid a phase can go out.",
                              "Ausgehen kann nur, wer eine Phase ausgelegt hat."};
constexpr Phrase out_with_cards{"Who goes out has no cards left.",
                                "Wer ausgeht, hat keine Karten mehr."};
constexpr Phrase bad_count{"Expected 0 to {0} cards of each kind.",
                           "Von jeder Art sind es 0 bis {0} Karten."};
constexpr Phrase not_fives{"All cards count in fives: {0} cannot be.",
                           "Alle Karten zählen in Fünfern: {0} kann nicht sein."};
constexpr Phrase bad_points{"Expected 0 to {0} points.", "Es sind 0 bis {0} Punkte."};

constexpr Phrase one_card{"1 card", "1 Karte"};
constexpr Phrase some_cards{"{0} cards", "{0} Karten"};
constexpr Phrase ten_fits{"{0}, as it must be", "{0}, wie es sein muss"};
constexpr Phrase ten_differs{"{0}; with no phase laid it must be {1}",
                             "{0}; ohne ausgelegte Phase müssen es {1} sein"};
constexpr Phrase laid_fits{"{0}, at most {1} after this phase",
                           "{0}, höchstens {1} nach dieser Phase"};
constexpr Phrase laid_differs{"{0}; after this phase at most {1} can be left",
                              "{0}; nach dieser Phase bleiben höchstens {1}"};
constexpr Phrase none_left{"No card left: is that who went out?",
                           "Keine Karte übrig: Ging diese Person aus?"};
constexpr Phrase points_differ{"{0} cost {1} to {2} points", "{0} kosten {1} bis {2} Punkte"};
constexpr Phrase some_points_differ{"1 to {0} cards cost {1} to {2} points",
                                    "1 bis {0} Karten kosten {1} bis {2} Punkte"};

constexpr Phrase wins{"{0} wins with {1} points.", "{0} gewinnt mit {1} Punkten."};
constexpr Phrase wins_lower{"{0} wins: fewest points of those who completed all ten, {1}.",
                            "{0} gewinnt: die wenigsten Punkte von allen mit zehn Phasen, {1}."};
constexpr Phrase wins_shared{"{0} share the win with {1} points each.",
                             "{0} teilen sich den Sieg mit je {1} Punkten."};
constexpr Phrase and_word{" and ", " und "};

constexpr std::array values{low_points, high_points, skip_points, wild_points};

std::array<int, 4> cards_of_each(const SheetLine& line) {
  return {line.low, line.high, line.skips, line.wilds};
}

int cards_in(const SheetLine& line) { return line.low + line.high + line.skips + line.wilds; }

// Letters of UTF-8: bytes that do not go on with one.
std::size_t letters(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char byte) { return (byte & 0xC0) != 0x80; }));
}

bool is_name(std::string_view text) {
  const bool clean = std::ranges::none_of(
      text, [](char byte) { return (byte >= 0 && byte < ' ') || byte == 0x7f; });
  return clean && !trim(text).empty() && letters(text) <= Sheet::longest_name;
}

// Whoever lays a phase has drawn one card more than a hand, and discards at least one.
int most_left_after(int phase) {
  const PhaseCard& card = phase_cards[static_cast<std::size_t>(phase - 1)];
  return hand_size - card.group[0].size - (card.groups > 1 ? card.group[1].size : 0);
}

bool in_range(int value, int most) { return value >= 0 && value <= most; }

bool is_phase(int phase) { return phase >= 1 && phase <= phase_count; }

// What the hands so far have given one player.
struct Account {
  int total = 0;
  std::array<int, phase_count> completed_in{};  // 0: not yet
  std::optional<int> finished;

  // Sorts the players by their place: who finished in an earlier hand, then phases, then points.
  std::tuple<int, int, int> rank() const {
    constexpr int never = static_cast<int>(Sheet::most_hands) + 1;
    return {finished.value_or(never), -completed(), total};
  }

  int completed() const {
    return static_cast<int>(
        std::ranges::count_if(completed_in, [](int hand) { return hand != 0; }));
  }
};

class Reckoner {
 public:
  Reckoner(const Sheet& sheet, Lang lang) : sheet_(sheet), lang_(lang) {}

  Result<Standing> reckon() {
    if (const auto wrong = check_players()) return *wrong;
    tallies_.resize(sheet_.players.size());
    if (sheet_.hands.size() > Sheet::most_hands) {
      return Error{say(too_many_hands, {std::to_string(Sheet::most_hands)})};
    }
    for (const SheetHand& hand : sheet_.hands) {
      ++number_;
      if (const auto wrong = add(hand)) return *wrong;
    }
    write_players();
    return standing_;
  }

 private:
  std::string say(Phrase phrase, std::initializer_list<std::string> gaps = {}) const {
    return fill(phrase.in(lang_), gaps);
  }
  std::string cards(int count) const {
    return count == 1 ? say(one_card) : say(some_cards, {std::to_string(count)});
  }

  MaybeError check_players() const {
    const auto& names = sheet_.players;
    if (names.size() < Sheet::fewest_players || names.size() > Sheet::most_players) {
      return Error{say(
          too_few, {std::to_string(Sheet::fewest_players), std::to_string(Sheet::most_players)})};
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (!is_name(names[i])) {
        return Error{say(bad_name, {std::to_string(i + 1), std::to_string(Sheet::longest_name)})};
      }
      if (std::find(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(i), names[i]) !=
          names.begin() + static_cast<std::ptrdiff_t>(i)) {
        return Error{say(same_name, {names[i]})};
      }
    }
    return std::nullopt;
  }

  std::ptrdiff_t still_playing() const {
    return std::ranges::count_if(tallies_, [](const Account& tally) { return !tally.finished; });
  }

  MaybeError add(const SheetHand& hand) {
    const std::string here = std::to_string(number_);
    const int players = static_cast<int>(sheet_.players.size());
    if (hand.lines.size() != sheet_.players.size()) return Error{say(bad_lines, {here})};
    if (still_playing() < 2) return Error{say(nobody_plays, {here})};
    if (hand.out && (*hand.out < 0 || *hand.out > players || rests(*hand.out))) {
      return Error{say(bad_out, {here})};
    }

    ReckonedHand reckoned{.complete = true};
    for (std::size_t i = 0; i < hand.lines.size(); ++i) {
      const SheetLine& line = hand.lines[i];
      ReckonedLine& made = reckoned.lines.emplace_back(reckon_line(hand, i));
      if (line.written && !made.problem.empty()) {
        return Error{say(problem_at, {here, sheet_.players[i], made.problem})};
      }
      reckoned.complete = reckoned.complete && (line.written || made.rests);
    }
    for (std::size_t i = 0; i < hand.lines.size(); ++i) {
      if (hand.lines[i].written) count(tallies_[i], hand.lines[i], reckoned.lines[i]);
    }
    if (reckoned.complete) finish_hand();
    standing_.hands.push_back(std::move(reckoned));
    return std::nullopt;
  }

  bool rests(int player) const {
    return player > 0 && tallies_[static_cast<std::size_t>(player - 1)].finished.has_value();
  }

  ReckonedLine reckon_line(const SheetHand& hand, std::size_t player) const {
    const SheetLine& line = hand.lines[player];
    const Account& tally = tallies_[player];
    const bool out = hand.out == static_cast<int>(player) + 1;
    ReckonedLine made{.rests = tally.finished.has_value(), .before = tally.total};
    made.problem = problem(hand, line, tally, out);
    if (line.points) {
      if (in_range(*line.points, Sheet::most_points)) made.points = *line.points;
    } else {
      const std::array<int, 4> each = cards_of_each(line);
      for (std::size_t kind = 0; kind < each.size(); ++kind) {
        if (each[kind] == 0 || !in_range(each[kind], Sheet::most_of_a_kind)) continue;
        made.terms.push_back(each[kind] * values[kind]);
      }
      made.points = std::accumulate(made.terms.begin(), made.terms.end(), 0);
    }
    made.after = made.before + made.points;
    if (made.problem.empty() && !out && !made.rests) remark(line, made);
    return made;
  }

  std::string problem(const SheetHand& hand, const SheetLine& line, const Account& tally,
                      bool out) const {
    if (tally.finished) return line.written ? say(rests_now) : "";
    if (!hand.out) return say(out_unsaid);
    if (line.phase != 0) {
      if (!is_phase(line.phase)) return say(no_phase, {std::to_string(phase_count)});
      const int before = tally.completed_in[static_cast<std::size_t>(line.phase - 1)];
      if (before != 0) {
        return say(completed_before, {std::to_string(line.phase), std::to_string(before)});
      }
    }
    if (out && !line.laid) return say(out_not_laid);
    if (line.laid && line.phase == 0) return say(phase_unsaid);
    if (line.points) {
      if (!in_range(*line.points, Sheet::most_points)) {
        return say(bad_points, {std::to_string(Sheet::most_points)});
      }
      if (*line.points % low_points != 0) {
        return say(not_fives, {std::to_string(*line.points)});
      }
      return out && *line.points != 0 ? say(out_with_cards) : "";
    }
    for (const int count : cards_of_each(line)) {
      if (!in_range(count, Sheet::most_of_a_kind)) {
        return say(bad_count, {std::to_string(Sheet::most_of_a_kind)});
      }
    }
    return out && cards_in(line) != 0 ? say(out_with_cards) : "";
  }

  void remark(const SheetLine& line, ReckonedLine& made) const {
    const int most = line.laid ? most_left_after(line.phase) : hand_size;
    const int fewest = line.laid ? 1 : hand_size;
    if (line.points) {
      made.fits = *line.points >= fewest * low_points && *line.points <= most * wild_points;
      if (made.fits) return;
      const std::string low = std::to_string(fewest * low_points);
      const std::string high = std::to_string(most * wild_points);
      made.remark = fewest == most ? say(points_differ, {cards(most), low, high})
                                   : say(some_points_differ, {std::to_string(most), low, high});
      return;
    }
    const int count = cards_in(line);
    made.fits = count >= fewest && count <= most;
    if (line.laid && count == 0) {
      made.remark = say(none_left);
    } else {
      const Phrase phrase =
          line.laid ? (made.fits ? laid_fits : laid_differs) : (made.fits ? ten_fits : ten_differs);
      made.remark = say(phrase, {cards(count), std::to_string(most)});
    }
  }

  void count(Account& tally, const SheetLine& line, const ReckonedLine& made) const {
    tally.total += made.points;
    if (line.laid) tally.completed_in[static_cast<std::size_t>(line.phase - 1)] = number_;
  }

  void finish_hand() {
    for (Account& tally : tallies_) {
      if (!tally.finished && tally.completed() == phase_count) tally.finished = number_;
    }
    if (standing_.winners.empty()) declare_winners();
  }

  void declare_winners() {
    std::vector<int> done;
    for (std::size_t i = 0; i < tallies_.size(); ++i) {
      if (tallies_[i].finished) done.push_back(static_cast<int>(i) + 1);
    }
    if (done.empty()) return;
    const auto total = [&](int player) {
      return tallies_[static_cast<std::size_t>(player - 1)].total;
    };
    int fewest = total(done.front());
    for (const int player : done) fewest = std::min(fewest, total(player));
    std::string names;
    for (const int player : done) {
      if (total(player) != fewest) continue;
      if (!names.empty()) names += and_word.in(lang_);
      names += sheet_.players[static_cast<std::size_t>(player - 1)];
      standing_.winners.push_back(player);
    }
    const Phrase phrase = standing_.winners.size() > 1 ? wins_shared
                          : done.size() > 1            ? wins_lower
                                                       : wins;
    standing_.verdict = say(phrase, {names, std::to_string(fewest)});
  }

  void write_players() {
    for (const Account& tally : tallies_) {
      SheetPlayer& player = standing_.players.emplace_back();
      player.total = tally.total;
      player.finished = tally.finished;
      for (int phase = 1; phase <= phase_count; ++phase) {
        const bool done = tally.completed_in[static_cast<std::size_t>(phase - 1)] != 0;
        (done ? player.completed : player.open).push_back(phase);
      }
      player.place = 1 + static_cast<int>(std::ranges::count_if(tallies_, [&](const Account& each) {
                       return each.rank() < tally.rank();
                     }));
    }
    standing_.more = still_playing() >= 2;
  }

  const Sheet& sheet_;
  Lang lang_;
  int number_ = 0;
  std::vector<Account> tallies_;
  Standing standing_;
};

}  // namespace

Result<Standing> reckon(const Sheet& sheet, Lang lang) { return Reckoner(sheet, lang).reckon(); }

}  // namespace penta::phase10_masters
