#include "games/phase_away/companion.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/telling.h"
#include "games/phase_away/company_rooms.h"
#include "games/phase_away/names.h"

namespace penta::phase_away {
namespace {

// The keys, and what follows from them.
class Keys : private CompanyRooms {
 public:
  Keys(const Rules& rules, const CompanionSession& session, Lang lang)
      : CompanyRooms(rules, session, lang) {}

  Result<CompanionStanding> reckon(std::int32_t now) {
    for (std::size_t i = 0; i < session_.acts.size(); ++i) {
      const CompanionAct& act = session_.acts[i];
      if (act.at < table_.clock && !over_) {
        return refuse(i, {"it is earlier than the one before", "er ist früher als der davor"});
      }
      run_to(act.at);
      act_ = static_cast<int>(i) + 1;
      if (const auto problem = press(act)) return refuse(i, *problem);
      show_owed_artefact();
      act_ = 0;
    }
    run_to(now);
    return standing();
  }

 private:
  Error refuse(std::size_t at, Phrase why) const {
    return {fill(Phrase{"Entry {0}: {1}", "Eintrag {0}: {1}"}.in(lang_),
                 {std::to_string(at + 1), std::string(why.in(lang_))})};
  }

  // --- keys

  Problem press(const CompanionAct& act) {
    using enum CompanionKey;
    if (act.key == end) return finish(act);
    if (act.key == event) return told_event(act);
    if (over_) return Phrase{"the mission is over", "die Mission ist zu Ende"};
    if (scouted_.has_value() && act.key != keep) {
      return Phrase{"first say which of the two rooms is laid",
                    "sagt erst, welcher der beiden Räume gelegt wird"};
    }
    switch (act.key) {
      case discover:
        return lay_new(act.square);
      case scout:
        return look_at_two(act.square);
      case keep:
        return keep_one(act.which);
      case sealed:
        needed_ = act.dimension;
        announce({.kind = Announcement::Kind::sealed, .air = act.dimension == Dimension::alpha});
        return {};
      case spawn:
        return draw_monster(act.square);
      case loot:
        return search(act.table);
      case prowl:
        return move_next();
      case again:
        return draw_again(act.square);
      case back:
        return give_back(act.thing);
      case gone:
        return take_away(act.monster);
      case moved:
        return put_monster(act.monster, act.square);
      case air:
        return change_air(act.square);
      default:
        return take_artefact();
    }
  }

  Problem told_event(const CompanionAct& act) {
    if (act.attack) {
      if (act.squares.size() > static_cast<std::size_t>(most_rooms)) {
        return Phrase{"too many monsters", "zu viele Monster"};
      }
      count_drawn(Draw::attack, 1);
      attack(act.squares);
      return {};
    }
    if (act.squares.size() != 2 || !on_board(act.squares[0]) || !on_board(act.squares[1])) {
      return Phrase{"portals are two squares", "Portale sind zwei Felder"};
    }
    count_drawn(Draw::portals, 2);
    open_portals({act.squares[0], act.squares[1]});
    return {};
  }

  // --- things

  Problem search(LootTable table) {
    const auto key =
        static_cast<Draw>(static_cast<std::uint8_t>(Draw::loot) + static_cast<std::uint8_t>(table));
    const auto found =
        draw(key, [&](Drawer& drawer, auto&, auto&) { return drawer.drawing().draw_find(table); });
    ++searched_[static_cast<std::size_t>(table)];
    Announcement said{.kind = Announcement::Kind::find,
                      .table = table,
                      .loot = found.line.what,
                      .amount = found.amount};
    if (found.line.what == LootLine::What::thing) {
      said.thing = found.line.thing;
      --table_.supply[static_cast<std::size_t>(found.line.thing)];
    }
    if (found.line.what == LootLine::What::shard) {
      table_.searches = 0;
      said.amount = ++table_.shards_found;
      artefact_owed_ = table_.shards_found == all_shards;
    }
    announce(std::move(said));
    return {};
  }

  int count_out(std::size_t thing) const {
    return rules_.figures().copies[thing] - table_.supply[thing];
  }

  Problem give_back(Thing thing) {
    const auto at = static_cast<std::size_t>(thing);
    if (thing == Thing::none || count_out(at) == 0) {
      return Phrase{"nobody has found that", "das hat niemand gefunden"};
    }
    ++table_.supply[at];
    announce({.kind = Announcement::Kind::back, .thing = thing});
    return {};
  }

  Problem take_artefact() {
    if (table_.artefact_room == Square::none) {
      return Phrase{"the artefact is not announced", "das Artefakt ist nicht angekündigt"};
    }
    const Square room = std::exchange(table_.artefact_room, Square::none);
    announce({.kind = Announcement::Kind::taken, .square = room});
    return {};
  }

  // --- a coordinate that cannot be used

  // Another one of these, and none that was refused before unless there is no other.
  Square another(Squares rooms, Square refused, Squares& rejected) {
    rejected.insert(refused);
    if (!(rooms - rejected).empty()) rooms = rooms - rejected;
    if (rooms.size() > 1 && rooms.contains(refused)) rooms.erase(refused);
    return rooms.empty() ? refused : draw_square(Draw::again, rooms);
  }

  // What is known first; then, where rooms lie that it was not told of, any other square.
  Squares with_unknown(Squares known, const Squares& rejected) const {
    if (!(known - rejected).empty() || unplaced_ == 0) return known;
    return known | (Squares::all() - table_.laid);
  }

  Problem draw_again(Square square) {
    Announcement said{.kind = Announcement::Kind::again, .squares = {square}};
    if (!on_board(square)) return nothing_there;
    Squares tried = rejected_ | Squares(square);
    const auto expected = std::find_if(awaited_.begin(), awaited_.end(), [&](const Awaited& each) {
      return each.attack && each.square == square;
    });
    if (square == table_.portals[0]) {
      const Squares rooms = with_unknown(airy_rooms(), tried) - Squares(table_.portals[1]);
      said.square = table_.portals[0] = another(rooms, square, rejected_);
    } else if (square == table_.portals[1]) {
      const Squares rooms = with_unknown(airless_rooms(), tried) - Squares(table_.portals[0]);
      said.square = table_.portals[1] = another(rooms, square, rejected_);
    } else if (square == table_.artefact_room) {
      tried = rejected_artefact_ | Squares(square);
      Squares rooms = table_.laid - table_.air;
      for (const Square portal : table_.portals) {
        if (portal != Square::none) rooms = rooms - Squares(portal);
      }
      said.square = table_.artefact_room =
          another(with_unknown(rooms, tried), square, rejected_artefact_);
    } else if (expected != awaited_.end()) {
      tried = rejected_attack_ | Squares(square);
      said.square = expected->square =
          another(with_unknown(rooms_to_attack(), tried), square, rejected_attack_);
    } else {
      return nothing_there;
    }
    announce(std::move(said));
    return {};
  }

  // --- the end

  Problem finish(const CompanionAct& act) {
    if (result_.has_value() || act.lines.size() != session_.players.size()) {
      return Phrase{"the end is one line for each player, once",
                    "zum Ende gehört eine Zeile für jeden, einmal"};
    }
    CompanionResult made{.place = !act.home ? 3 : act.all ? 1 : 2};
    for (const CompanionLine& line : act.lines) {
      if (std::min(line.money, line.gems) < 0 ||
          std::max(line.money, line.gems) > CompanionLine::most) {
        return Phrase{"such sums cannot be", "solche Summen gibt es nicht"};
      }
      made.scores.push_back(act.home ? line.money : line.felled ? 0 : line.gems);
      made.sum += made.scores.back();
    }
    over_ = true;
    announce({.kind = Announcement::Kind::ended, .amount = made.place});
    made.verdict = history_.back().text;
    result_ = std::move(made);
    return {};
  }

  // --- the answer

  std::optional<CompanionNext> next() const {
    if (over_) return std::nullopt;
    const std::string place = awaited_.empty() || awaited_.front().square == Square::none
                                  ? std::string()
                                  : fill(Phrase{" for {0}", " für {0}"}.in(lang_),
                                         {rules_.word(awaited_.front().square)});
    if (scouted_.has_value()) {
      return CompanionNext{
          .key = CompanionKey::keep,
          .square = scouted_square_,
          .text = std::string(
              Phrase{"Which of the two rooms is laid?", "Welcher der beiden Räume wird gelegt?"}.in(
                  lang_))};
    }
    if (!awaited_.empty()) {
      return CompanionNext{
          .key = CompanionKey::spawn,
          .square = awaited_.front().square,
          .text = std::string(Phrase{"Draw the monster", "Monster auslosen"}.in(lang_)) + place};
    }
    if (to_move_.empty()) return std::nullopt;
    const auto mover = std::find_if(monsters_.begin(), monsters_.end(), [&](const auto& each) {
      return each.number == to_move_.front();
    });
    return CompanionNext{.key = CompanionKey::prowl,
                         .square = mover->square,
                         .monster = mover->monster,
                         .text = fill(Phrase{"Next: {0}", "Als Nächstes: {0}"}.in(lang_),
                                      {name_of(rules_.station().monsters,
                                               static_cast<std::size_t>(mover->monster), lang_)})};
  }

  CompanionStanding standing() {
    CompanionStanding made{.clock = table_.clock,
                           .limit = rules_.time_limit(),
                           .over = over_,
                           .round = round_,
                           .shards = table_.shards_found,
                           .next = next(),
                           .history = std::move(history_),
                           .unplaced = unplaced_,
                           .monsters = monsters_,
                           .artefact = table_.artefact_room,
                           .doubts = over_ ? std::vector<CompanionDoubt>{} : doubts(),
                           .result = result_};
    table_.laid.for_each([&](Square square) {
      made.rooms.push_back({.square = square, .air = table_.air.contains(square)});
    });
    (table_.laid.neighbours() - table_.laid).for_each([&](Square square) {
      made.edge.push_back(square);
    });
    for (const Awaited& each : awaited_) {
      if (each.attack) made.awaited.push_back(each.square);
    }
    if (table_.portals[0] != Square::none) {
      made.portals.assign(table_.portals.begin(), table_.portals.end());
    }
    for (int i = 0; i < rules_.figures().things; ++i) {
      const auto at = static_cast<std::size_t>(i);
      if (rules_.figures().thing_kind[at] != ThingKind::item || count_out(at) == 0) continue;
      made.out.push_back({.thing = static_cast<Thing>(i), .count = count_out(at)});
    }
    return made;
  }

  static constexpr Phrase nothing_there{"nothing is announced there",
                                        "dort ist nichts angekündigt"};

  Squares rejected_artefact_{};
  std::optional<CompanionResult> result_{};
};

}  // namespace

Result<Rules> companion_rules(const CompanionSession& session) {
  const auto options = Options::check(Rules::option_specs(),
                                      {{"players", std::to_string(session.players.size())},
                                       {"difficulty", std::string(word_of(session.difficulty))},
                                       {"minutes", std::to_string(session.minutes)}});
  if (!options) return options.error();
  return Rules::make(*options);
}

Result<CompanionStanding> keep_company(const Rules& rules, const CompanionSession& session,
                                       std::int32_t now, Lang lang) {
  const auto fits = [](const std::string& name) {
    return !trim(name).empty() && name.size() <= 4 * CompanionSession::longest_name;
  };
  if (!std::all_of(session.players.begin(), session.players.end(), fits)) {
    return Error{
        std::string(Phrase{"Every player has a name.", "Alle brauchen einen Namen."}.in(lang))};
  }
  if (!on_board(session.start)) {
    return Error{
        std::string(Phrase{"START has no square yet.", "START hat noch kein Feld."}.in(lang))};
  }
  if (session.seed.size() > CompanionSession::longest_seed ||
      session.acts.size() > CompanionSession::most_acts) {
    return Error{
        std::string(Phrase{"There are too many entries.", "Es sind zu viele Einträge."}.in(lang))};
  }
  return Keys(rules, session, lang).reckon(now);
}

}  // namespace penta::phase_away
