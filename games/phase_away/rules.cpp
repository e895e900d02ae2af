// What a table can choose, and what it comes to.
#include "games/phase_away/rules.h"

#include "games/phase_away/station_toml.h"
#include "games/phase_away/test_set_toml.h"

namespace penta::phase_away {

const GameInfo& Rules::info() {
  static const GameInfo info{
      .id = "phase-away",
      .name = "Phase Away",
      .about =
          {"Together through a station in two dimensions: find the artefact and be back before "
           "the clock runs out.",
           "Gemeinsam durch eine Station in zwei Dimensionen: das Artefakt finden und zurück "
           "sein, bevor die Zeit abläuft."},
      .least_players = least_team,
      .most_players = most_team,
      .usual_players = 3,
      .rules_version = 1,
      .team = true,
  };
  return info;
}

const std::vector<OptionSpec>& Rules::option_specs() {
  using Kind = OptionSpec::Kind;
  static const std::vector<OptionSpec> specs{
      players_option(info()),
      {.name = "difficulty",
       .choices = {"normal", "easy", "hard"},
       .labels = {{"normal", "normal"}, {"easy", "leicht"}, {"hard", "schwer"}},
       .help_en = "what the tables hold",
       .help_de = "was die Tabellen enthalten"},
      {.name = "minutes",
       .choices = {"30", "20", "45"},
       .labels = {{"30 minutes", "30 Minuten"},
                  {"20 minutes", "20 Minuten"},
                  {"45 minutes", "45 Minuten"}},
       .help_en = "time for the mission",
       .help_de = "Zeit für die Mission"},
      {.name = "clock",
       .choices = {"real", "turns"},
       .labels = {{"it runs", "sie läuft"}, {"it counts turns", "sie zählt Züge"}},
       .help_en = "a clock that runs, or one that takes the same for every turn",
       .help_de = "eine Uhr, die läuft, oder eine, die jeden Zug gleich lang zählt"},
      {.name = "turn_seconds",
       .kind = Kind::number,
       .low = 10,
       .high = 120,
       .usual = 30,
       .help_en = "what a turn takes on a clock that counts turns",
       .help_de = "was ein Zug auf einer Uhr dauert, die Züge zählt",
       .rare = true},
      {.name = "leader",
       .kind = Kind::number,
       .low = 1,
       .high = most_team,
       .usual = 1,
       .help_en = "the seat that has the last word",
       .help_de = "der Sitz, der das letzte Wort hat",
       .rare = true},
      {.name = "rescue",
       .choices = {"usual", "on", "off"},
       .labels = {{"on easy only", "nur auf leicht"}, {"yes", "ja"}, {"no", "nein"}},
       .help_en = "who has missed two turns may wake on START",
       .help_de = "wer zwei Züge ausgesetzt hat, darf auf START erwachen",
       .rare = true},
      {.name = "station",
       .kind = Kind::text,
       .help_en = "the text of a file like games/phase_away/station.toml",
       .help_de = "der Text einer Datei wie games/phase_away/station.toml",
       .rare = true},
  };
  return specs;
}

namespace {

Figures figures_of(const Station& station, Difficulty difficulty, int players) {
  Figures figures;
  for (std::size_t i = 0; i < character_count; ++i) {
    figures.ap[i] = station.character[i].ap;
    figures.hp[i] = station.character[i].hp;
    figures.damage[i] = station.character[i].damage;
  }
  const auto level_at = static_cast<std::size_t>(difficulty);
  figures.monsters = static_cast<int>(station.monsters.size());
  for (std::size_t i = 0; i < station.monsters.size(); ++i) {
    const MonsterCard& card = station.monsters[i];
    figures.monster_damage[i] = card.damage;
    figures.monster_hp[i] = card.hp;
    figures.movement[i] = card.movement;
    figures.monster_weight[i] = card.weight[level_at];
    figures.monster_weights += card.weight[level_at];
  }
  figures.things = static_cast<int>(station.things.size());
  for (std::size_t i = 0; i < station.things.size(); ++i) {
    const ThingCard& card = station.things[i];
    figures.thing_kind[i] = card.kind;
    figures.effect[i] = card.effect;
    figures.power[i] = card.power;
    figures.copies[i] = card.copies;
    figures.first_card[i] = card.first_card;
  }
  figures.cards = static_cast<int>(station.thing_of_card.size());
  for (std::size_t i = 0; i < station.thing_of_card.size(); ++i) {
    figures.thing_of[i] = station.thing_of_card[i];
  }
  const Level& level = station.level[level_at];
  const auto team = static_cast<std::size_t>(players - least_team);
  figures.air = level.air;
  figures.monster_chance = level.monster[team];
  figures.shard_every = level.shard_every[team];
  figures.portals = level.portals;
  figures.attacks = level.attacks;
  return figures;
}

}  // namespace

Result<Rules> Rules::make(const Options& options) {
  Rules rules;
  rules.players_ = options.number("players");
  find_word(options.text("difficulty"), rules.difficulty_);
  rules.time_limit_ = options.number("minutes") * 60'000;
  if (options.text("clock") == "turns") rules.turn_time_ = options.number("turn_seconds") * 1'000;
  const int leader = options.number("leader");
  if (leader > rules.players_) {
    return Error{"option leader cannot be '" + std::to_string(leader) +
                 "'; expected a seat from 1 to " + std::to_string(rules.players_)};
  }
  rules.leader_ = seat_at(leader - 1);
  const std::string& rescue = options.text("rescue");
  rules.rescue_ = rescue == "on" || (rescue == "usual" && rules.difficulty_ == Difficulty::easy);
  const std::string& own = options.text("station");
  const std::string_view text = own.empty() ? data::station_toml : std::string_view(own);
  rules.own_station_ = text != data::station_toml;
  auto station = Station::parse(text);
  if (!station) return station.error();
  rules.station_ = *station;
  rules.figures_ = figures_of(rules.station_, rules.difficulty_, rules.players_);
  rules.loot_ = rules.station_.level[static_cast<std::size_t>(rules.difficulty_)].loot;
  for (int i = 0; i < rules.figures_.cards; ++i) {
    const auto thing =
        static_cast<std::size_t>(rules.figures_.thing_of[static_cast<std::size_t>(i)]);
    rules.card_sets_[thing].insert(static_cast<Card>(i));
  }

  Sha256 hash;
  hash.update("phase-away ").update(std::to_string(info().rules_version));
  for (const auto name :
       {"players", "difficulty", "minutes", "clock", "turn_seconds", "leader", "rescue"}) {
    hash.update(" ").update(options.text(name));
  }
  hash.update("\n").update(text);
  rules.id_ = hash.finish();
  return rules;
}

OptionList Rules::brought(const Options& options) {
  if (!options.text("station").empty()) return {};
  return {{"station", std::string(data::station_toml)}};
}

OptionList Rules::test_set() { return {{"station", std::string(data::test_set_toml)}}; }

int Rules::max_moves() const {
  // A turn takes at least a second. Of its AP, at most 12 with what items give on the average, each
  // buys at most four decisions (a purse is handed over in four) and at most one find, which is
  // used once; a monster that is slain leaves dust for one more.
  constexpr int most_in_turn = 12 * (4 + 1 + 1);
  const int turns = counts_turns() ? time_limit_ / turn_time_ : time_limit_ / 1'000;
  return (turns + 1) * most_in_turn + 2 * most_team;
}

std::string Rules::score_list() const {
  if (own_station_) return {};
  std::string list =
      "difficulty=" + std::string(word_of(difficulty_)) + " players=" + std::to_string(players_) +
      " minutes=" + std::to_string(time_limit_ / 60'000) + " clock=" +
      (counts_turns() ? "turns turn_seconds=" + std::to_string(turn_time_ / 1'000) : "real");
  if (rescue_ != (difficulty_ == Difficulty::easy)) list += rescue_ ? " rescue=on" : " rescue=off";
  return list;
}

// Everybody home with the artefact, before the artefact home, before nothing.
int Rules::grade(const State& state) const {
  if (state.table.end == End::all_home) return 2;
  return artefact_is_home(state.table) ? 1 : 0;
}

Outcome Rules::outcome(const State& state) const {
  const Table& table = state.table;
  const bool home = artefact_is_home(table);
  Outcome outcome{.rank = table.end == End::all_home ? "optimal"
                          : home                     ? "suboptimal"
                                                     : "failed",
                  .reason = word_of(table.end)};
  for (int i = 0; i < players_; ++i) {
    const Player& each = player(table, seat_at(i));
    outcome.shares[seat_at(i)] = home ? 1 : 0;
    outcome.scores[seat_at(i)] = home ? each.purse.money : each.standing() ? each.purse.gems : 0;
  }
  return outcome;
}

}  // namespace penta::phase_away
