// For board.cpp: the two battlefields as lines of text, facing each other.
#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "cards/wrapping.h"
#include "engine/telling.h"
#include "games/phaktionz/names.h"

namespace penta::phaktionz {

inline constexpr std::size_t screen = 80;
inline constexpr std::size_t cell_width = 15;

// What a view shows, in the words that all parts of the board share. Names are short ones.
class FieldLines {
 public:
  using Tone = Ink::Tone;
  using Lines = std::vector<std::string>;

  FieldLines(const Rules& rules, const View& view, const Speaker& speaker, const Ink& ink)
      : rules_(rules),
        view_(view),
        table_(view.table),
        speaker_(speaker),
        ink_(ink),
        names_(rules, speaker),
        sight_(rules.sight(view)),
        judge_(rules.judge(view.table, sight_)) {
    MoveList moves;
    rules.legal_moves(view, moves);
    for (const Move& move : moves) {
      if (names_card(move.kind())) open_.insert(move.card());
    }
  }

  // Seen from `below`, whose columns go from left to right: what faces each other stands in one
  // line, so those of the other seat go from right to left.
  std::string field(Seat below) const {
    const Seat above = other(below);
    return numbers(above) + middle(above) + front(above) +
           ink_.paint(Tone::faint, std::string(screen - 1, '-')) + "\n" + front(below) +
           middle(below) + numbers(below);
  }

 protected:
  std::string say(Phrase phrase, std::initializer_list<std::string> gaps = {}) const {
    return speaker_.say(phrase, gaps);
  }
  std::string bright(std::string_view text) const { return ink_.paint(Tone::bright, text); }
  const std::string& name(Seat seat) const { return speaker_.name(seat); }
  std::string mark(Card card) const { return open_.contains(card) ? "*" : ""; }
  // "S2 4": type, Tier and DMG; of an invocation its kind.
  std::string stats(DesignId design) const {
    const Facts& facts = rules_.facts(design);
    if (!facts.is_summon()) return say(form(facts.form));
    return letter(facts.type) + std::to_string(facts.tier) + " " + std::to_string(facts.dmg);
  }
  static Phrase form(cards::Form form) {
    switch (form) {
      case cards::Form::regular:
        return {"Regular", "Spruch"};
      case cards::Form::counter:
        return {"Counter", "Konter"};
      case cards::Form::realm:
        return {"Realm", "Reich"};
      default:
        return {"Weapon", "Waffe"};
    }
  }
  // The lines after the first are indented.
  std::string paragraph(const std::string& text, std::size_t indent, Tone tone) const {
    const std::size_t lead = std::min(text.find_first_not_of(' '), text.size());
    std::string result;
    for (const std::string& line :
         penta::cards::wrapped(text.substr(lead), screen - 1 - std::max(indent, lead))) {
      const std::size_t margin = result.empty() ? lead : indent;
      result += std::string(margin, ' ') + ink_.paint(tone, line) + "\n";
    }
    return result;
  }

  const Rules& rules_;
  const View& view_;
  const Table& table_;
  const Speaker& speaker_;
  const Ink& ink_;
  Names names_;
  ViewSight sight_;
  Judge<ViewSight> judge_;

 private:
  static std::string letter(cards::Type type) { return type == cards::Type::tech ? "T" : "S"; }
  bool mirrored(Seat seat) const {
    return seat != (view_.viewer == stranger ? Seat{0} : view_.viewer);
  }

  // Cells from left to right, as high as the highest of them.
  std::string row(Seat seat, std::vector<Lines> cells) const {
    if (mirrored(seat)) std::reverse(cells.begin(), cells.end());
    std::size_t height = 0;
    for (const Lines& each : cells) height = std::max(height, each.size());
    std::string text;
    for (std::size_t line = 0; line < height; ++line) {
      std::string whole;
      for (const Lines& each : cells) {
        whole += padded(line < each.size() ? each[line] : "", cell_width) + " ";
      }
      text += whole.substr(0, whole.find_last_not_of(' ') + 1) + "\n";
    }
    return text;
  }
  // "5 4 3 2 1" above whoever sits opposite.
  std::string numbers(Seat seat) const {
    std::vector<Lines> cells;
    for (int i = 1; i <= middle_slots; ++i) {
      cells.push_back({ink_.paint(Tone::faint, "(" + std::to_string(i) + ")")});
    }
    return row(seat, std::move(cells));
  }
  std::string middle(Seat seat) const {
    std::vector<Lines> cells;
    for (int slot = 0; slot < middle_slots; ++slot) cells.push_back(unit(seat, slot));
    return row(seat, std::move(cells));
  }
  std::string front(Seat seat) const {
    std::vector<Lines> cells(middle_slots);
    cells[2] = judge_.unit(seat, tier3_slot).there()
                   ? unit(seat, tier3_slot)
                   : Lines{say({"[Tier 3 slot]", "[Platz Rang 3]"})};
    cells[3] = realm(seat);
    return row(seat, std::move(cells));
  }

  static Lines titled(const std::string& title) {
    Lines lines;
    for (const std::string& line : penta::cards::wrapped(title, cell_width)) {
      lines.push_back(penta::cards::clipped(line, cell_width - 1));
    }
    return lines;
  }
  Lines unit(Seat seat, int slot) const {
    const Spot spot = unit_spot(seat, slot);
    const Unit& unit = judge_.unit(spot);
    if (!unit.there()) return {judge_.is_free(seat, slot) ? "." : say({"(kept)", "(reserviert)"})};
    const DesignId design = judge_.shown(spot);
    Lines lines = titled(mark(unit.card) + names_.title(design));
    lines.push_back(worth(spot));
    for (const std::string& each : traits(spot)) {
      lines.push_back(penta::cards::clipped(each, cell_width - 1));
    }
    return lines;
  }
  // "S2 5 DMG (4)": as it is now, and as it is printed if that differs.
  std::string worth(Spot spot) const {
    const int now = judge_.dmg(spot);
    const int printed = judge_.facts(spot).dmg;
    const std::string dmg = std::to_string(now);
    return letter(judge_.type(spot)) + std::to_string(judge_.tier(spot)) + " " +
           (now == printed ? dmg + " DMG" : bright(dmg) + " DMG (" + std::to_string(printed) + ")");
  }
  Lines traits(Spot spot) const {
    const Unit& unit = judge_.unit(spot);
    Lines traits;
    if (unit.weapon != no_card) {
      const std::string counters =
          unit.weapon_counters > 0 ? " " + std::to_string(unit.weapon_counters) : "";
      traits.push_back("+" + mark(unit.weapon) + names_.title(rules_.design(unit.weapon)) +
                       counters);
    }
    if (judge_.is_disabled(spot)) traits.push_back(say({"disabled", "erschöpft"}));
    if (unit.plagued != 0) traits.push_back(say({"Plague", "Seuche"}));
    if (unit.counters > 0) {
      traits.push_back(say({"counters: {0}", "Marken: {0}"}, {std::to_string(unit.counters)}));
    }
    return traits;
  }
  Lines realm(Seat seat) const {
    const Lord& lord = table_.lords[seat];
    if (lord.realm == no_card) return {say({"[Realm slot]", "[Reichsplatz]"})};
    Lines lines = titled(mark(lord.realm) + names_.title(rules_.design(lord.realm)));
    if (lord.realm_counters > 0) {
      lines.push_back(say({"counters: {0}", "Marken: {0}"}, {std::to_string(lord.realm_counters)}));
    }
    return lines;
  }

  std::set<Card> open_{};  // what can be named now
};

}  // namespace penta::phaktionz
