// The table as a few lines for a terminal, drawn from a view alone. Colour is never the only sign.
#include <algorithm>
#include <array>

#include "engine/telling.h"
#include "games/phase10_masters/phase_words.h"
#include "games/phase10_masters/places.h"
#include "games/phase10_masters/rules.h"

namespace penta::phase10_masters {
namespace {

using Tone = Ink::Tone;
using Row = std::vector<std::string>;

constexpr std::size_t screen = 80;

constexpr std::array<Phrase, colours> colour_letters{
    {{"R", "R"}, {"Y", "Ge"}, {"G", "Gr"}, {"B", "B"}}};
constexpr std::array<Tone, colours> colour_tones{Tone::red, Tone::yellow, Tone::green, Tone::blue};
constexpr std::array<Phrase, 3> group_names{
    {{"set", "Satz"}, {"run", "Folge"}, {"colour", "Farbe"}}};

constexpr Phrase signs{
    "  R red, Y yellow, G green, B blue, W Wild, S Skip   W=5: a Wild as 5",
    "  R Rot, Ge Gelb, Gr Grün, B Blau, J Joker, A Aussetzkarte  J=5: ein Joker als 5"};

// The first words, and behind them the items, on as many lines as they need.
std::string flowing(const std::string& first, const std::vector<std::string>& items) {
  const std::size_t indent = columns(first);
  std::string text;
  std::string line = first;
  for (const std::string& item : items) {
    const bool full = columns(line) > indent && columns(line) + columns(item) > screen;
    if (full) {
      text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
      line = std::string(indent, ' ');
    }
    line += item;
  }
  return text + line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
}

class Board {
 public:
  Board(const Rules& rules, const View& view, const Speaker& speaker, const Ink& ink)
      : rules_(rules), view_(view), table_(view.table), speaker_(speaker), ink_(ink) {}

  std::string draw() const {
    std::vector<std::string> parts{heading(), seats()};
    if (table_.over()) return join(parts, "\n");
    parts.push_back(piles() + groups());
    if (view_.viewer != stranger) parts.push_back(own_phase() + own_cards());
    return join(parts, "\n") + ink_.paint(Tone::faint, speaker_.say(signs)) + "\n";
  }

 private:
  Lang lang() const { return speaker_.lang; }
  std::string bright(std::string_view text) const { return ink_.paint(Tone::bright, text); }
  std::string name(Seat seat) const { return shortened(speaker_.name(seat)); }
  bool lies(Seat seat) const { return table_.laid.contains(seat); }
  bool yours() const { return table_.actor == view_.viewer; }

  std::string cards(int count) const {
    return speaker_.say(
        count == 1 ? Phrase{"{0} card", "{0} Karte"} : Phrase{"{0} cards", "{0} Karten"},
        {std::to_string(count)});
  }

  // --- what happens

  std::string heading() const {
    std::string line = bright("Phase 10 Masters") + "   ";
    line += speaker_.say({"Hand {0}", "Runde {0}"}, {std::to_string(table_.hand)});
    if (table_.turn > 0) {
      line += speaker_.say({", turn {0}", ", Zug {0}"}, {std::to_string(table_.turn)});
    }
    line += "   " + speaker_.say(table_.dealer, {"you dealt", "gegeben hast du"},
                                 {"dealt by {1}", "gegeben hat {1}"}, {name(table_.dealer)});
    if (table_.over()) {
      const Event won{.kind = Event::Kind::match_won, .seats = table_.winners};
      return line + "\n" + rules_.say(won, speaker_) + "\n";
    }
    return line + "\n" + (yours() ? your_task() : their_task()) + "\n";
  }

  std::string your_task() const {
    return bright(speaker_.say({"Your turn: ", "Du bist dran: "})) + speaker_.say(task());
  }

  Phrase task() const {
    if (table_.stage == Stage::choosing) return {"choose a phase.", "Wähle eine Phase."};
    if (table_.stage == Stage::drawing) return {"draw a card.", "Ziehe eine Karte."};
    if (view_.building.begun()) {
      return {"finish laying your phase.", "Lege deine Phase fertig aus."};
    }
    if (can(Move::Kind::lay)) {
      return {"lay down your phase, or end your turn.",
              "Lege deine Phase aus oder beende deinen Zug."};
    }
    if (can(Move::Kind::hit)) {
      return {"hit what fits, or end your turn.", "Lege an, was passt, oder beende deinen Zug."};
    }
    return can(Move::Kind::save)
               ? Phrase{"discard or save a card.", "Lege eine Karte ab oder spare sie."}
               : Phrase{"discard a card.", "Lege eine Karte ab."};
  }

  bool can(Move::Kind kind) const {
    MoveList moves;
    rules_.legal_moves(view_, moves);
    return std::any_of(moves.begin(), moves.end(),
                       [&](const Move& move) { return move.kind == kind; });
  }

  std::string their_task() const {
    constexpr std::array<Phrase, 3> tasks{{{"{0} chooses a phase.", "{0} wählt eine Phase."},
                                           {"{0} draws a card.", "{0} zieht eine Karte."},
                                           {"{0} plays.", "{0} spielt."}}};
    return speaker_.say(tasks[static_cast<std::size_t>(table_.stage)], {name(table_.actor)});
  }

  // --- the seats

  std::string seats() const {
    std::vector<Row> rows;
    rows.push_back({"", speaker_.say({"phase", "Phase"}), speaker_.say({"completed", "geschafft"}),
                    speaker_.say({"points", "Punkte"}), speaker_.say({"cards", "Karten"}),
                    speaker_.say({"saved", "gespart"})});
    for (int i = 0; i < rules_.players(); ++i) rows.push_back(seat_row(seat_at(i)));
    return aligned(rows);
  }

  Row seat_row(Seat seat) const {
    const std::string mark = !table_.over() && seat == table_.actor ? "> " : "  ";
    const std::string who = std::to_string(index(seat) + 1) + " " + name(seat);
    return {mark + (seat == view_.viewer ? bright(who) : who),
            active(seat),
            completed(seat),
            number(table_.scores[seat], 6),
            number(table_.held[seat], 5),
            number(table_.saved[seat], 5),
            join(tags(seat), ", ")};
  }

  std::string active(Seat seat) const {
    const int phase = table_.active[seat];
    if (phase == 0) return "-";
    return std::to_string(phase) + (lies(seat) ? speaker_.say({" lies", " liegt"}) : "");
  }

  // "12·4······": a digit for each phase that is done.
  std::string completed(Seat seat) const {
    std::string ladder;
    for (int phase = 1; phase <= phase_count; ++phase) {
      ladder += is_completed(seat, phase) ? std::to_string(phase) : "·";
    }
    return ladder;
  }

  bool is_completed(Seat seat, int phase) const {
    return (table_.completed[seat] >> (phase - 1) & 1) != 0;
  }

  std::vector<std::string> tags(Seat seat) const {
    std::vector<std::string> tags;
    if (seat == view_.viewer) tags.push_back(speaker_.say({"you", "du"}));
    if (table_.winners.contains(seat)) tags.push_back(speaker_.say({"won", "gewonnen"}));
    if (table_.to_skip.contains(seat)) tags.push_back(speaker_.say({"skipped", "setzt aus"}));
    return tags;
  }

  // --- cards

  std::string picture(Card card) const {
    if (card == wild) return bright(speaker_.say({"W", "J"}));
    if (card == skip) return bright(speaker_.say({"S", "A"}));
    const auto colour = static_cast<std::size_t>(colour_of(card));
    return ink_.paint(colour_tones[colour], std::string(colour_letters[colour].in(lang())) +
                                                std::to_string(number_of(card)));
  }

  // Each number apart from the next.
  std::vector<std::string> pictures(const Cards& cards) const {
    std::vector<std::string> items;
    int last = -1;
    cards.for_each([&](Card card) {
      const int kind = is_number(card) ? number_of(card) : highest_number + static_cast<int>(card);
      if (!items.empty()) items.back() += kind == last ? " " : "  ";
      items.push_back(picture(card));
      last = kind;
    });
    return items;
  }

  // --- the table

  std::string piles() const {
    std::string line =
        speaker_.say({"Draw pile: {0}   Discard pile: ", "Nachziehstapel: {0}   Ablagestapel: "},
                     {cards(table_.pile)});
    if (table_.discard_size == 0) return line + speaker_.say({"empty\n", "leer\n"});
    line += speaker_.say({"{0}, on top {1}", "{0}, oben {1}"},
                         {cards(table_.discard_size), picture(table_.top_discard())});
    return line + (table_.can_take() ? "" : speaker_.say({" (stays there)", " (bleibt liegen)"})) +
           "\n";
  }

  std::string groups() const {
    std::string text;
    for (int place = 0; place < 2 * rules_.players(); ++place) {
      const auto at = static_cast<std::size_t>(place);
      if (table_.melds.cards[at].empty()) continue;
      const GroupKind kind = Rules::kind_at(table_, place);
      const int low = table_.melds.low[at];
      const int high = table_.melds.high[at];
      const std::string first =
          "  " + place_word(place) + "  " + padded(label(kind, low, high), 14);
      text += flowing(first, pictures(in_places(table_.melds.cards[at], kind, low, high), kind));
    }
    return text;
  }

  // "run: 4-7"
  std::string label(GroupKind kind, int low, int high) const {
    const std::string name(group_names[static_cast<std::size_t>(kind)].in(lang()));
    if (kind == GroupKind::run) {
      return name + ": " + std::to_string(low) + "-" + std::to_string(high);
    }
    if (kind == GroupKind::set) return name + ": " + std::to_string(low);
    return name + ": " + words(colour_as(static_cast<std::uint8_t>(low)), lang());
  }

  std::vector<std::string> pictures(const std::vector<LaidCard>& group, GroupKind kind) const {
    std::vector<std::string> items;
    for (const LaidCard& laid : group) {
      const bool named = kind == GroupKind::run && laid.card == wild;
      items.push_back(picture(laid.card) + (named ? "=" + rules_.word(laid.as) : "") + " ");
    }
    return items;
  }

  // --- what is yours

  int missing(int phase) const {
    return missing_for(view_.hand, Rules::phase_card(phase), rules_.all_wild());
  }

  std::string missing_words(int phase) const {
    const int count = missing(phase);
    if (count == 0) return speaker_.say({"complete", "vollständig"});
    return speaker_.say(
        count == 1 ? Phrase{"{0} missing", "es fehlt {0}"} : Phrase{"{0} missing", "es fehlen {0}"},
        {cards(count)});
  }

  std::string own_phase() const {
    const int phase = table_.active[view_.viewer];
    if (phase == 0) return choices();
    std::string state;
    if (lies(view_.viewer)) {
      state = speaker_.say({"lies on the table", "liegt auf dem Tisch"});
    } else if (view_.building.begun()) {
      state = speaker_.say({"being laid", "wird ausgelegt"});
    } else {
      state = missing_words(phase);
    }
    return bright(speaker_.say({"Your phase {0}", "Deine Phase {0}"}, {std::to_string(phase)})) +
           ": " + words(Rules::phase_card(phase), lang()) + " (" + state + ")\n" + begun();
  }

  std::string choices() const {
    const Cards rest = rules_.unseen(view_);
    std::vector<Row> rows;
    for (int phase = 1; phase <= phase_count; ++phase) {
      if (is_completed(view_.viewer, phase)) continue;
      const PhaseCard& card = Rules::phase_card(phase);
      rows.push_back(
          {"  " + number(phase, 2), words(card, lang()), missing_words(phase),
           number(chance_with(view_.saves, view_.hand, rest, card, rules_.all_wild()), 3) + " %"});
    }
    return bright(speaker_.say({"Your phases", "Deine Phasen"})) +
           speaker_.say({", and how often seven more cards complete them",
                         " und wie oft sieben weitere Karten sie vollenden"}) +
           "\n" + aligned(rows);
  }

  std::string begun() const {
    if (!view_.building.begun()) return "";
    const Melds<2>& melds = view_.building.melds;
    const PhaseCard& phase = Rules::phase_card(table_.active[view_.viewer]);
    std::string text;
    for (std::size_t i = 0; i < phase.groups && !melds.cards[i].empty(); ++i) {
      const GroupKind kind = phase.group[i].kind;
      const std::string first = "  " + padded(label(kind, melds.low[i], melds.high[i]), 14);
      text += flowing(first,
                      pictures(in_places(melds.cards[i], kind, melds.low[i], melds.high[i]), kind));
    }
    return text;
  }

  std::string own_cards() const {
    const std::size_t width = lang() == Lang::de ? 17 : 12;
    const auto line = [&](Phrase title, const Cards& cards) {
      return flowing(padded(bright(speaker_.say(title)), width), pictures(cards));
    };
    std::string hand = line({"Your hand", "Deine Hand"}, view_.hand);
    if (view_.saves.empty()) return hand;
    return hand + line({"Your saves", "Dein Sparstapel"}, view_.saves);
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

}  // namespace penta::phase10_masters
