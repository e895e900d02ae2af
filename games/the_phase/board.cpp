// The table as a few lines for a terminal, drawn from a view alone. Colour is never the only sign.
#include <algorithm>
#include <array>
#include <utility>

#include "engine/telling.h"
#include "games/the_phase/names.h"
#include "games/the_phase/rules.h"

namespace penta::the_phase {
namespace {

using Tone = Ink::Tone;
using Row = std::vector<std::string>;

constexpr std::array<Phrase, 4> colour_letters{{{"R", "R"}, {"Y", "Ge"}, {"G", "Gr"}, {"B", "B"}}};
constexpr std::array<Tone, 4> colour_tones{Tone::red, Tone::yellow, Tone::green, Tone::blue};
constexpr std::array<Phrase, 4> grid_letters{{{"P", "L"}, {"O", "O"}, {"T", "T"}, {"W", "W"}}};
constexpr std::array<Phrase, 4> grid_names{
    {{"purple", "lila"}, {"orange", "orange"}, {"teal", "türkis"}, {"white", "weiß"}}};
constexpr std::array<std::string_view, 2> shape_signs{"⬡", "◆"};
constexpr std::array<Phrase, 2> shape_names{{{"hex", "Sechseck"}, {"diamond", "Raute"}}};
constexpr std::array<std::string_view, 3> wedge_signs{"\\..", ".|.", "../"};

constexpr Phrase signs{
    "  ⬡ hex, ◆ diamond   P purple, O orange, T teal, W white   \\.. left, .|. middle, ../ right",
    "  ⬡ Sechseck, ◆ Raute   L lila, O orange, T türkis, W weiß   \\.. links, .|. Mitte, ../ "
    "rechts"};

constexpr std::array<Phrase, 5> short_rules{{
    {"choose in secret; the colour shown most counts.",
     "Wählt verdeckt; die häufigste Farbe zählt."},
    {"follow the grid colour that was led, hex and diamond in turn.",
     "Bediene die ausgespielte Gitterfarbe, Sechseck und Raute im Wechsel."},
    {"follow with a wedge beside the one that was led.",
     "Bediene mit einem Keil neben dem ausgespielten."},
    {"follow the card colour that was led.", "Bediene die ausgespielte Kartenfarbe."},
    {"give a card to somebody; it is theirs, and every card counts.",
     "Gib jemandem eine Karte; sie gehört dann dieser Person, und jede zählt."},
}};

std::string repeated(std::string_view sign, int times) {
  std::string result;
  for (int i = 0; i < times; ++i) result += sign;
  return result;
}

template <class Index, std::size_t N>
std::string in(const std::array<Phrase, N>& phrases, Index i, Lang lang) {
  return std::string(phrases[static_cast<std::size_t>(i)].in(lang));
}

class Board {
 public:
  Board(const Rules& rules, const View& view, const Speaker& speaker, const Ink& ink,
        SeatSet to_act)
      : rules_(rules),
        view_(view),
        table_(view.table),
        speaker_(speaker),
        ink_(ink),
        to_act_(to_act) {}

  std::string draw() const {
    std::vector<std::string> parts{heading(), seats()};
    if (!table_.over()) parts.push_back(trick());
    if (view_.viewer != stranger) parts.push_back(hand());
    return join(parts, "\n") + (table_.over() ? "" : legend());
  }

 private:
  Lang lang() const { return speaker_.lang; }
  std::string bright(std::string_view text) const { return ink_.paint(Tone::bright, text); }
  std::string faint(std::string_view text) const { return ink_.paint(Tone::faint, text); }
  std::string name(Seat seat) const { return shortened(speaker_.name(seat)); }

  std::string heading() const {
    const int trick = std::min(table_.tricks_done + 1, rules_.tricks());
    std::string line = "THE Phase   ";
    if (!rules_.quick()) {
      line += speaker_.say(
          {"Round {0}, trick {1} of {2}", "Runde {0}, Stich {1} von {2}"},
          {std::to_string(table_.round), std::to_string(trick), std::to_string(rules_.tricks())});
    } else {
      line += speaker_.say({"Trick {0} of {1}", "Stich {0} von {1}"},
                           {std::to_string(trick), std::to_string(rules_.tricks())});
    }
    std::vector<std::string> ladder;
    for (int i = 0; i < 5; ++i) {
      const auto phase = static_cast<Phase>(i);
      const std::string numeral(word_of(phase));
      ladder.push_back(phase == table_.phase ? bright("[" + numeral + "]") : numeral);
    }
    line += "   " + join(ladder, " ") + "\n";
    if (table_.over()) {
      return line +
             rules_.say(Event{.kind = Event::Kind::match_won, .seats = table_.winners}, speaker_) +
             "\n";
    }
    const std::string limit = table_.phase == Phase::four
                                  ? speaker_.say({"no S_max", "kein S_max"})
                                  : "S_max " + std::to_string(s_max(table_.phase));
    return line + bright("Phase " + std::string(word_of(table_.phase))) + ", " + limit + ": " +
           in(short_rules, table_.phase, lang()) + "\n";
  }

  // --- the seats

  std::string seats() const {
    std::vector<Row> rows;
    for (int i = 0; i < rules_.players(); ++i) rows.push_back(seat_row(seat_at(i)));
    return aligned(rows);
  }

  Row seat_row(Seat seat) const {
    const int cards = rules_.hand_size(table_, seat);
    const std::string mark = to_act_.contains(seat) ? ">" : " ";
    const std::string who = std::to_string(index(seat) + 1) + " " + name(seat);
    const Phrase hand =
        cards == 1 ? Phrase{"{0} card", "{0} Karte"} : Phrase{"{0} cards", "{0} Karten"};
    return {mark + " " + (seat == view_.viewer ? bright(who) : who),
            points(seat),
            bar(seat),
            total(seat),
            speaker_.say(hand, {number(cards, 2)}),
            join(tags(seat), ", ")};
  }

  std::string points(Seat seat) const {
    if (rules_.quick()) return "";
    const int points = table_.points[seat];
    return repeated("●", points) + repeated("○", rules_.points_to_win() - points);
  }

  // A finished Quick match is won by the highest total, whatever the limit.
  bool bust(Seat seat) const {
    return table_.totals[seat] > s_max(table_.phase) && !(rules_.quick() && table_.over());
  }

  std::string bar(Seat seat) const {
    if (table_.phase == Phase::four) return "";
    constexpr int longest = 10;
    const int limit = s_max(table_.phase);
    const int total = std::min<int>(table_.totals[seat], limit);
    const int filled = total == 0 ? 0 : std::max(1, total * longest / limit);
    const std::string cells = repeated("█", filled) + repeated("░", longest - filled);
    return ink_.paint(bust(seat) ? Tone::red : Tone::plain, cells);
  }

  std::string total(Seat seat) const {
    const std::string total = number(table_.totals[seat], 3);
    if (table_.phase == Phase::four) return speaker_.say({"total {0}", "Summe {0}"}, {total});
    std::string text =
        speaker_.say({"{0} of {1}", "{0} von {1}"}, {total, std::to_string(s_max(table_.phase))});
    if (!bust(seat)) return text;
    return text + " " + ink_.paint(Tone::red, speaker_.say({"bust", "überkauft"}));
  }

  std::vector<std::string> tags(Seat seat) const {
    std::vector<std::string> tags;
    const bool you = seat == view_.viewer;
    const bool leads = seat == table_.leader && !table_.over();
    if (you) {
      tags.push_back(
          speaker_.say(leads ? Phrase{"you lead", "du spielst aus"} : Phrase{"you", "du"}));
    } else if (leads) {
      tags.push_back(speaker_.say({"leads", "spielt aus"}));
    }
    if (table_.winners.contains(seat)) tags.push_back(speaker_.say({"won", "gewonnen"}));
    if (table_.over()) return tags;
    if (to_act_.contains(seat)) {
      tags.push_back(bright(speaker_.say({"to act", "am Zug"})));
    } else if (table_.phase == Phase::zero) {
      tags.push_back(speaker_.say({"chosen", "gewählt"}));
    }
    std::vector<std::string> voids;
    for (int d = 0; d < demands; ++d) {
      if ((table_.voids[seat] >> d & 1) != 0) voids.push_back(sign(static_cast<Demand>(d)));
    }
    if (!voids.empty()) {
      tags.push_back(speaker_.say({"without {0}", "ohne {0}"}, {join(voids, " ")}));
    }
    return tags;
  }

  // --- cards

  // The trait that counts in this phase stands in brackets.
  std::string trait(std::string text, bool counts, Tone tone, std::size_t width) const {
    if (counts) text = "[" + text + "]";
    return padded(ink_.paint(tone, text), width + (counts ? 2 : 0));
  }

  std::string picture(Card card, bool pale) const {
    const Face& face = rules_.deck().face(card);
    const Phase phase = table_.phase;
    const auto tone = [&](bool counts) { return counts ? Tone::bright : Tone::faint; };
    const Tone colour = pale ? Tone::faint : colour_tones[static_cast<std::size_t>(face.colour)];
    const bool grid_counts = phase == Phase::one;
    const bool wedge_counts = phase == Phase::two;
    return trait(in(colour_letters, face.colour, lang()),
                 phase == Phase::zero || phase == Phase::three, colour,
                 lang() == Lang::de ? 2 : 1) +
           ink_.paint(colour, number(face.rank, 2)) + " " +
           trait(grid_sign(face.grid, face.shape), grid_counts, tone(grid_counts && !pale), 2) +
           " " +
           trait(std::string(wedge_signs[static_cast<std::size_t>(face.wedge)]), wedge_counts,
                 tone(wedge_counts && !pale), 3);
  }

  std::string grid_sign(GridColour colour, Shape shape) const {
    return in(grid_letters, colour, lang()) +
           std::string(shape_signs[static_cast<std::size_t>(shape)]);
  }

  static std::pair<GridColour, Shape> grid_of(Demand demand) {
    const int kind = static_cast<int>(demand) - static_cast<int>(Demand::purple_hex);
    return {static_cast<GridColour>(kind / 2), static_cast<Shape>(kind % 2)};
  }

  std::string sign(Demand demand) const {
    if (demand <= Demand::blue) return in(colour_letters, demand, lang());
    if (demand == Demand::middle) return std::string(wedge_signs[1]);
    if (demand == Demand::left_or_right) return "\\./";
    const auto [colour, shape] = grid_of(demand);
    return grid_sign(colour, shape);
  }

  std::string meaning(Demand demand) const {
    if (demand <= Demand::blue) return in(colour_names, demand, lang());
    if (demand == Demand::middle) return speaker_.say({"middle", "Mitte"});
    if (demand == Demand::left_or_right)
      return speaker_.say({"left or right", "links oder rechts"});
    const auto [colour, shape] = grid_of(demand);
    const std::string colour_name = in(grid_names, colour, lang());
    const std::string shape_name = in(shape_names, shape, lang());
    return speaker_.say({"{0} {1}", "{1}, {0}"}, {colour_name, shape_name});
  }

  // --- the running trick

  std::string trick() const {
    std::string text = bright(speaker_.say({"Trick", "Stich"})) + "\n";
    if (table_.phase == Phase::zero) return text + choices();
    std::vector<Row> rows;
    for (int i = 0; i < table_.trick_size; ++i) rows.push_back(trick_row(i));
    if (rows.empty()) rows.push_back({"  " + speaker_.say({"no card yet", "noch keine Karte"})});
    text += aligned(rows);
    if (table_.phase == Phase::four) {
      std::vector<std::string> waiting;
      for (const Seat seat : rules_.receivers(table_)) {
        waiting.push_back(std::to_string(index(seat) + 1) + " " + name(seat));
      }
      return text + speaker_.say({"  May get the next card: {0}\n",
                                  "  Die nächste Karte kann bekommen: {0}\n"},
                                 {join(waiting, ", ")});
    }
    if (table_.demand == Demand::none) return text;
    return text + speaker_.say({"  Now follows: {0} ({1})\n", "  Jetzt bedient: {0} ({1})\n"},
                               {bright(sign(table_.demand)), meaning(table_.demand)});
  }

  Row trick_row(int i) const {
    const auto at = static_cast<std::size_t>(i);
    const bool counts = (table_.counting >> i & 1) != 0;
    std::string note;
    if (table_.phase == Phase::four) {
      note =
          speaker_.say(rules_.giver(table_, i), {"from you", "von dir"}, {"from {0}", "von {0}"});
    } else if (!counts) {
      note = speaker_.say({"does not count", "zählt nicht"});
    } else if (i == 0) {
      note = speaker_.say({"led", "ausgespielt"});
    }
    return {"  " + name(table_.trick_owners[at]), picture(table_.trick[at], !counts), note};
  }

  std::string choices() const {
    const int chosen = table_.served.size();
    std::string line = speaker_.say(
        chosen == 1 ? Phrase{"  {0} of {1} has chosen.", "  {0} von {1} hat gewählt."}
                    : Phrase{"  {0} of {1} have chosen.", "  {0} von {1} haben gewählt."},
        {std::to_string(chosen), std::to_string(rules_.players())});
    if (view_.choice != no_card) {
      line += speaker_.say({" Your choice: ", " Deine Wahl: "}) + rules_.say(view_.choice, lang());
    }
    return line + "\n";
  }

  // --- the own hand

  std::string hand() const {
    constexpr std::size_t per_line = 5;
    std::vector<Row> rows;
    for (const Colour colour : {Colour::red, Colour::yellow, Colour::green, Colour::blue}) {
      Row row;
      (view_.hand & rules_.deck().that_follow(colour_demand(colour))).for_each([&](Card card) {
        if (row.size() == per_line) rows.push_back(std::exchange(row, {}));
        row.push_back((row.empty() ? "  " : "") + hand_card(card));
      });
      if (!row.empty()) rows.push_back(row);
    }
    return bright(speaker_.say({"Your hand", "Deine Hand"})) + "\n" + aligned(rows);
  }

  CardSet barred() const {
    if (!to_act_.contains(view_.viewer)) return {};
    return view_.hand - rules_.playable(table_, view_.hand);
  }

  std::string hand_card(Card card) const {
    if (card == view_.choice) return picture(card, false) + " *";
    return barred().contains(card) ? picture(card, true) + faint(" -")
                                   : picture(card, false) + "  ";
  }

  std::string legend() const {
    std::vector<std::string> parts;
    if (!barred().empty()) {
      parts.push_back(speaker_.say({"- may not be played now", "- jetzt nicht spielbar"}));
    }
    if (view_.choice != no_card) parts.push_back(speaker_.say({"* your choice", "* deine Wahl"}));
    std::string text;
    if (!parts.empty()) text = faint("  " + join(parts, "   ")) + "\n";
    return text + faint(speaker_.say(signs)) + "\n";
  }

  const Rules& rules_;
  const View& view_;
  const Table& table_;
  const Speaker& speaker_;
  const Ink& ink_;
  SeatSet to_act_;
};

}  // namespace

std::string Rules::board(const View& view, const Speaker& speaker, const Ink& ink) const {
  return Board(*this, view, speaker, ink, to_act(view.table)).draw();
}

}  // namespace penta::the_phase
