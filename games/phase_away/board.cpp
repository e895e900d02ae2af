// The station as a map for a terminal, drawn from a view alone. Colour is never the only sign.
#include <algorithm>
#include <array>

#include "engine/telling.h"
#include "games/phase_away/rules.h"

namespace penta::phase_away {
namespace {

using Tone = Ink::Tone;
using Row = std::vector<std::string>;

constexpr std::size_t room_width = 6;  // columns between the walls of a room

constexpr Phrase signs{
    "  [ ] air: Alpha   ( ) no air: Beta   < > START: both   M Medi-Center   C cargo hold\n"
    "  a, b searched in Alpha, Beta   O portal   * artefact   $ something lies there\n"
    "  below: letter of the monster, numbers of the players, x before one who is felled",
    "  [ ] Luft: Alpha   ( ) luftleer: Beta   < > START: beide   M Medi-Center   F Frachtraum\n"
    "  a, b in Alpha, Beta geplündert   O Portal   * Artefakt   $ dort liegt etwas\n"
    "  darunter: Buchstabe des Monsters, Nummern der Figuren, x vor Verletzten"};

class Board {
 public:
  Board(const Rules& rules, const View& view, const Speaker& speaker, const Ink& ink)
      : rules_(rules), view_(view), table_(view.table), speaker_(speaker), ink_(ink) {}

  std::string draw() const {
    std::string text = heading() + "\n";
    if (table_.start != Square::none)
      text += map() + ink_.paint(Tone::faint, speaker_.say(signs)) + "\n" + monsters() + "\n";
    return text + players() + now();
  }

 private:
  Lang lang() const { return speaker_.lang; }
  std::string bright(std::string_view text) const { return ink_.paint(Tone::bright, text); }
  bool over() const { return table_.step == Step::over; }
  const Player& player(int i) const { return rules_.player(table_, seat_at(i)); }

  std::string clock() const {
    const int left = std::max(0, (rules_.time_limit() - table_.clock + 999) / 1000);
    const std::string seconds = std::to_string(left % 60);
    return std::to_string(left / 60) + (seconds.size() < 2 ? ":0" : ":") + seconds;
  }

  std::string heading() const {
    std::string line = "Phase Away   ";
    if (table_.round > 0) {
      line += speaker_.say({"Round {0}   ", "Runde {0}   "}, {std::to_string(table_.round)});
    }
    line += speaker_.say(
        {"{0} left   shards {1} of {2}", "noch {0}   Splitter {1} von {2}"},
        {bright(clock()), std::to_string(table_.shards_found), std::to_string(all_shards)});
    if (table_.artefact_room != Square::none) {
      line += speaker_.say({"   artefact in {0}", "   Artefakt in {0}"},
                           {bright(rules_.word(table_.artefact_room))});
    }
    if (table_.portals[0] != Square::none && table_.portals[1] != Square::none) {
      line += speaker_.say({"   portals {0} (air), {1}", "   Portale {0} (Luft), {1}"},
                           {rules_.word(table_.portals[0]), rules_.word(table_.portals[1])});
    }
    return line + "\n";
  }

  // --- the map

  std::string map() const {
    std::string text = "  ";
    for (int x = 0; x < side; ++x) text += std::string("    ") + char('A' + x) + "   ";
    text.erase(text.find_last_not_of(' ') + 1);
    text += "\n";
    for (int y = 0; y < side; ++y) {
      std::string upper = std::to_string(y + 1) + " ";
      std::string lower = "  ";
      for (int x = 0; x < side; ++x) {
        const Square square = square_at(x, y);
        upper += wall(square, contents(square));
        lower += wall(square, people(square));
      }
      lower.erase(lower.find_last_not_of(' ') + 1);
      text.append(upper).append("\n").append(lower).append("\n");
    }
    return text;
  }

  std::string wall(Square square, const std::string& text) const {
    if (!table_.laid.contains(square)) {
      return text.empty() ? std::string(room_width + 2, ' ') : ink_.paint(Tone::faint, text);
    }
    const bool start = square == table_.start;
    const bool air = table_.air.contains(square);
    const std::string_view walls = start ? "<>" : air ? "[]" : "()";
    const Tone tone = start ? Tone::bright : air ? Tone::blue : Tone::red;
    return ink_.paint(tone, walls.substr(0, 1)) + padded(text, room_width) +
           ink_.paint(tone, walls.substr(1));
  }

  std::string contents(Square square) const {
    if (!table_.laid.contains(square)) return "    .   ";
    const std::string floor = table_.floored.contains(square) ? "$" : " ";
    if (square == table_.start) return "START" + floor;
    const auto sign = [&](bool there, char letter) { return there ? letter : ' '; };
    const char kind = table_.medi.contains(square)    ? 'M'
                      : table_.cargo.contains(square) ? (lang() == Lang::de ? 'F' : 'C')
                                                      : ' ';
    const bool portal = square == table_.portals[0] || square == table_.portals[1];
    return std::string{kind, sign(table_.looted[0].contains(square), 'a'),
                       sign(table_.looted[1].contains(square), 'b'), sign(portal, 'O'),
                       sign(square == table_.artefact_room, '*')} +
           floor;
  }

  std::string people(Square square) const {
    if (!table_.laid.contains(square)) return "";
    std::string text(1, letter(rules_.monster_at(table_, square)));
    for (int i = 0; i < rules_.players(); ++i) {
      if (player(i).square != square) continue;
      // Without room for the mark: the list below tells it, too.
      if (!player(i).standing() && text.size() + 2 <= room_width) text += 'x';
      if (text.size() < room_width) text += static_cast<char>('1' + i);
    }
    return text;
  }

  static char letter(Monster monster) {
    return monster == Monster::none ? ' ' : static_cast<char>('A' + static_cast<int>(monster));
  }

  std::string monsters() const {
    std::vector<Row> rows;
    const auto& cards = rules_.station().monsters;
    for (std::size_t kind = 0; kind < cards.size(); ++kind) {
      std::vector<std::string> where;
      for (std::size_t i = 0; i < table_.prowler_count; ++i) {
        const Prowler& each = table_.prowlers[i];
        if (static_cast<std::size_t>(each.kind) == kind) where.push_back(rules_.word(each.square));
      }
      if (where.empty()) continue;
      const MonsterCard& card = cards[kind];
      rows.push_back(
          {std::string("  ") + letter(static_cast<Monster>(kind)) + " " + card.naming.name(lang()),
           speaker_.say({"damage {0}, HP {1}, movement {2}", "Schaden {0}, HP {1}, Bewegung {2}"},
                        {std::to_string(card.damage), std::to_string(card.hp),
                         std::to_string(card.movement)}),
           join(where, " ")});
    }
    return rows.empty()
               ? ""
               : "\n" + bright(speaker_.say({"Monsters", "Monster"})) + "\n" + aligned(rows);
  }

  // --- the players

  std::string players() const {
    std::vector<Row> rows;
    for (int i = 0; i < rules_.players(); ++i) rows.push_back(player_row(i));
    std::string text = aligned(rows);
    for (int i = 0; i < rules_.players(); ++i) text += belongings(i);
    return text;
  }

  std::string thing(Thing thing) const {
    return rules_.station().things[static_cast<std::size_t>(thing)].naming.name(lang());
  }

  Row player_row(int i) const {
    const Player& each = player(i);
    const Seat seat = seat_at(i);
    const bool acts = !over() && table_.actor == seat;
    const std::string who = std::to_string(i + 1) + " " + shortened(speaker_.name(seat));
    Row row{(acts ? "> " : "  ") + (seat == view_.viewer ? bright(who) : who)};
    std::vector<std::string> tags;
    if (seat == view_.viewer) tags.push_back(speaker_.say({"you", "du"}));
    if (seat == rules_.leader()) tags.push_back(speaker_.say({"leader", "Leitung"}));
    if (acts && table_.step == Step::turn) {
      tags.push_back(bright(std::to_string(table_.ap) + " AP"));
    } else if (acts) {
      tags.push_back(bright(speaker_.say({"to act", "am Zug"})));
    }
    if (each.character == Character::none) {
      row.push_back(join(tags, ", "));
      return row;
    }
    const auto character = static_cast<std::size_t>(each.character);
    row.push_back(rules_.station().character[character].naming.name(lang()));
    row.push_back(rules_.word(each.square) + " " +
                  (each.dimension == Dimension::alpha ? "Alpha" : "Beta"));
    row.push_back("HP " + std::to_string(each.hp) + "/" +
                  std::to_string(rules_.figures().hp[character]));
    row.push_back(speaker_.say(
        {"damage {0}, armour {1}", "Schaden {0}, Rüstung {1}"},
        {std::to_string(rules_.damage_of(each)), std::to_string(rules_.protection_of(each))}));
    row.push_back(way(each));
    if (!each.standing())
      tags.push_back(ink_.paint(Tone::red, speaker_.say({"felled", "verletzt"})));
    if (each.shielded != 0) tags.push_back(speaker_.say({"shielded", "geschützt"}));
    if (each.lucky != 0) tags.push_back(speaker_.say({"lucky", "mit Glück"}));
    row.push_back(join(tags, ", "));
    return row;
  }

  std::string way(const Player& each) const {
    if (each.square == Square::none) return "";
    const int steps = rules_.way_home(table_, each.square, each.dimension);
    if (steps < 0) return speaker_.say({"no way home", "kein Heimweg"});
    return speaker_.say({"home: {0}", "Heimweg: {0}"}, {std::to_string(steps)});
  }

  std::string belongings(int i) const {
    const Player& each = player(i);
    std::vector<std::string> parts;
    for (const Thing worn : {each.weapon, each.armour}) {
      if (worn != Thing::none)
        parts.push_back(thing(worn) + speaker_.say({" (worn)", " (angelegt)"}));
    }
    each.carried.for_each([&](Card card) {
      parts.push_back(thing(rules_.figures().thing_of[static_cast<std::size_t>(card)]));
    });
    const Purse& purse = each.purse;
    const auto count = [&](int number, Phrase one, Phrase many) {
      if (number > 0) parts.push_back(counted(number, one, many, lang()));
    };
    count(purse.money, {"credit", "Credit"}, {"credits", "Credits"});
    count(purse.gems, {"gem", "Edelstein"}, {"gems", "Edelsteine"});
    count(purse.dust, {"phase dust", "Phasenstaub"}, {"phase dust", "Phasenstaub"});
    count(purse.shards, {"shard", "Splitter"}, {"shards", "Splitter"});
    if (purse.artefact > 0) parts.push_back(bright(speaker_.say({"the artefact", "das Artefakt"})));
    if (parts.empty()) return "";
    return "    " + std::to_string(i + 1) + ": " + join(parts, ", ") + "\n";
  }

  // --- what is being decided

  std::string now() const {
    if (over()) return "\n" + result() + "\n";
    std::string text;
    for (std::size_t i = 0; i < table_.scouted_count; ++i) {
      const Scouted& each = table_.scouted[i];
      text += "  " +
              rules_.say(Event{.kind = Event::Kind::scouted,
                               .square = table_.scouted_square,
                               .tile = each.tile,
                               .monster = each.monster,
                               .air = each.air != 0,
                               .choice = static_cast<std::uint8_t>(i + 1)},
                         speaker_) +
              "\n";
    }
    return text;
  }

  std::string result() const {
    const std::string how =
        rules_.say(Event{.kind = Event::Kind::ended, .end = table_.end}, speaker_);
    if (table_.end != End::time_up) return bright(how);
    const Phrase rank = rules_.artefact_is_home(table_)
                            ? Phrase{" The artefact is safe, but not everybody is home.",
                                     " Das Artefakt ist geborgen, aber nicht alle sind daheim."}
                            : Phrase{" The mission has failed.", " Die Mission ist gescheitert."};
    return bright(how + speaker_.say(rank));
  }

  const Rules& rules_;
  const View& view_;
  const Table& table_;
  const Speaker& speaker_;
  const Ink& ink_;
};

}  // namespace

std::string Rules::board(const View& view, const Speaker& speaker, const Ink& ink) const {
  return Board(*this, view, speaker, ink).draw();
}

}  // namespace penta::phase_away
