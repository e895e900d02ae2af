// For board.cpp: cards as lines of text.
#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "cards/wrapping.h"
#include "engine/telling.h"
#include "games/phase/names.h"

namespace penta::phase {

inline constexpr std::size_t screen = 100;

// A title of somebody's own set may be too long for a table.
inline constexpr std::size_t longest_title = 28;
inline std::string clipped(const std::string& text) {
  return penta::cards::clipped(text, longest_title);
}
// "[G] " stands before it.
inline constexpr std::size_t widest_title = longest_title + 4;

inline std::string flowing(const std::string& first, const std::vector<std::string>& items) {
  return penta::cards::flowing(first, items, screen);
}

inline std::string values(int attack, int defence) {
  return std::to_string(attack) + "/" + std::to_string(defence);
}

// What a view shows, in the words that all parts of the board share. Names are short ones.
class CardLines {
 public:
  using Tone = Ink::Tone;

  CardLines(const Rules& rules, const View& view, const Speaker& speaker, const Ink& ink)
      : rules_(rules),
        view_(view),
        table_(view.table),
        speaker_(speaker),
        ink_(ink),
        names_(rules, speaker),
        sight_{view},
        judge_(rules.judge(view.table, sight_)) {
    MoveList moves;
    rules.legal_moves(view, moves);
    for (const Move& move : moves) {
      if (names_sleeve(move.kind())) open_.insert(move.sleeve());
    }
  }

  std::string their_cards(Seat seat) const {
    const Lord& lord = table_.lords[seat];
    std::string text = title_of(seat);
    for (const int each : lord.play) text += warrior(sleeve_of(seat, each));
    text += list({"  Resources: ", "  Ressourcen: "}, seat, lord.barracks);
    text += list({"  Hand, as others see it: ", "  Hand, wie andere sie sehen: "}, seat, lord.hand);
    return text;
  }

  // Each side once, however many of them there are.
  std::string their_skills() const {
    std::set<SideId> sides;
    for (int i = 0; i < rules_.players(); ++i) {
      if (seat_at(i) == view_.viewer) continue;
      for (const int each : table_.lords[seat_at(i)].play) {
        sides.insert(view_.face(sleeve_of(seat_at(i), each)));
      }
    }
    std::string text;
    for (const SideId side : sides) text += skills(side, "  " + names_.side(side) + ": ");
    if (text.empty()) return "";
    return "\n" + say({"What these warriors do\n", "Was diese Krieger tun\n"}) + text;
  }

  std::string own_cards(Seat seat) const {
    const Lord& lord = table_.lords[seat];
    std::string text = title_of(seat);
    if (!lord.play.empty()) text += say({" Warriors\n", " Krieger\n"});
    for (const int each : lord.play) {
      const Sleeve sleeve = sleeve_of(seat, each);
      text += warrior(sleeve) + skills(view_.face(sleeve), "        ");
    }
    if (!lord.barracks.empty()) {
      text += say({" Resources, with the side that is up and the other one\n",
                   " Ressourcen, mit der Seite, die oben liegt, und der anderen\n"}) +
              resources(seat);
    }
    if (!lord.hand.empty()) {
      text += say(
          {" Hand: the orders that you can play\n", " Hand: die Befehle, die du spielen kannst\n"});
    }
    for (const int each : lord.hand) {
      const Sleeve sleeve = sleeve_of(seat, each);
      text += in_hand(sleeve);
      if (table_.ask == Ask::recruit)
        text += in_full(view_.back(sleeve)) + in_full(view_.face(sleeve));
    }
    return text + list({" Discard pile: ", " Ablagestapel: "}, seat, judge_.discard_pile(seat)) +
           list({" Seen on top of your deck: ", " Gesehen oben auf deinem Deck: "}, seat,
                seen(lord));
  }

 protected:
  // "3/2 (1/2)": as it stands, and as it is printed if that differs.
  std::string now(Sleeve sleeve) const {
    const Facts& facts = judge_.up(sleeve);
    const std::string printed = values(facts.attack, facts.defence);
    const std::string current = values(judge_.attack(sleeve), judge_.defence(sleeve));
    return current == printed ? current : bright(current) + " (" + printed + ")";
  }

  std::string on_top(Seat seat) const {
    const SideId face = view_.face(sleeve_of(seat, table_.lords[seat].deck.front()));
    return signed_title(face) + cost(face);
  }

  std::string say(Phrase phrase, std::initializer_list<std::string> gaps = {}) const {
    return speaker_.say(phrase, gaps);
  }
  std::string bright(std::string_view text) const { return ink_.paint(Tone::bright, text); }
  const std::string& name(Seat seat) const { return speaker_.name(seat); }
  // "2 Bob: Night Shapes"
  std::string title_of(Seat seat) const {
    const DeckList& deck = rules_.deck(seat);
    const std::string& played = speaker_.lang == Lang::de ? deck.german : deck.name;
    return bright(std::to_string(index(seat) + 1) + " " + name(seat) +
                  (seat == view_.viewer ? say({" (you)", " (du)"}) : "")) +
           (played.empty() ? "" : ": " + played) + "\n";
  }
  std::string tag(Sleeve sleeve) const { return "#" + std::to_string(number(sleeve) + 1); }
  std::string marked(Sleeve sleeve) const { return open_.contains(sleeve) ? "* " : "  "; }
  std::string titled(Sleeve sleeve) const { return names_.brief(sleeve, view_.face(sleeve)); }
  std::string standing(Sleeve sleeve) const { return titled(sleeve) + " " + now(sleeve); }
  std::string cost(SideId side) const {
    return " (" + std::to_string(rules_.facts(side).cost) + ")";
  }
  std::string signed_title(SideId side) const {
    if (side == hidden_side || side == no_side) return "[?]";
    const bool good = rules_.facts(side).alignment == Alignment::good;
    const std::string sign = good ? "[G]" : say({"[E]", "[B]"});
    return ink_.paint(good ? Tone::green : Tone::red, sign) + " " + clipped(names_.side(side));
  }
  // The lines after the first are indented.
  std::string paragraph(const std::string& text, std::size_t indent, Tone tone) const {
    const std::size_t lead = text.find_first_not_of(' ');
    std::string result;
    for (const std::string& line :
         penta::cards::wrapped(text.substr(lead), screen - std::max(indent, lead))) {
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
  // --- cards of others

  std::string list(Phrase first, Seat seat, Sleeves sleeves) const {
    if (sleeves.empty()) return "";
    std::vector<std::string> items;
    for (const int each : sleeves) items.push_back(short_form(sleeve_of(seat, each)));
    return flowing(say(first), items);
  }

  // "*[G] Squeezle/Berserker #12 (1) locked": with its back if that is known.
  std::string short_form(Sleeve sleeve) const {
    const SideId face = view_.face(sleeve);
    const SideId back = view_.back(sleeve);
    const bool known = back != hidden_side && back != no_side;
    return (open_.contains(sleeve) ? "*" : "") + signed_title(face) +
           (known ? "/" + names_.side(back) : "") + " " + tag(sleeve) +
           (table_.in_barracks(sleeve) ? cost(face) : "") +
           (table_.locked(sleeve) ? say({" locked", " gesperrt"}) : "");
  }

  // --- own cards

  // The cards of the own deck that an effect has shown.
  static Sleeves seen(const Lord& lord) {
    Sleeves seen;
    for (const int each : lord.deck) {
      if (seen.size() < lord.looked) seen.insert(each);
    }
    return seen;
  }

  std::string resources(Seat seat) const {
    std::vector<std::vector<std::string>> rows;
    for (const int each : table_.lords[seat].barracks) {
      const Sleeve sleeve = sleeve_of(seat, each);
      const SideId face = view_.face(sleeve);
      const SideId back = view_.back(sleeve);
      rows.push_back({"  " + marked(sleeve) + padded(tag(sleeve), 3), signed_title(face),
                      priced(face), signed_title(back), priced(back),
                      table_.locked(sleeve) ? say({"locked", "gesperrt"}) : ""});
    }
    return aligned(rows);
  }

  // Cost of training, attack and defence.
  std::string priced(SideId side) const {
    const Facts& facts = rules_.facts(side);
    return "(" + std::to_string(facts.cost) + ") " + values(facts.attack, facts.defence);
  }

  // What a side is worth in the barracks and in play.
  std::string in_full(SideId side) const {
    return paragraph("        " + signed_title(side) + " " + priced(side), 8, Tone::plain) +
           skills(side, "          ");
  }

  std::string in_hand(Sleeve sleeve) const {
    const SideId side = view_.back(sleeve);
    const std::string first =
        "  " + marked(sleeve) + padded(tag(sleeve), 4) + signed_title(side) + ": ";
    const std::string shown =
        view_.choice == number(sleeve) + 1
            ? say({" (chosen for your barracks)", " (für deine Kaserne gewählt)"})
            : say({" (others see {0})", " (andere sehen {0})"}, {signed_title(view_.face(sleeve))});
    return paragraph(first + rules_.text(side, Frame::order, speaker_.lang) + shown, 8,
                     Tone::plain);
  }

  // --- warriors

  std::string warrior(Sleeve sleeve) const {
    const SideId face = view_.face(sleeve);
    const std::string first = "  " + marked(sleeve) + padded(tag(sleeve), 4) +
                              padded(signed_title(face), widest_title) + " " +
                              padded(now(sleeve), 12);
    const std::vector<std::string> all = traits(sleeve);
    if (all.empty()) return first.substr(0, first.find_last_not_of(' ') + 1) + "\n";
    return flowing(first, all);
  }

  // What a side does in play, each skill on its own lines.
  std::string skills(SideId side, const std::string& first) const {
    std::string text;
    for (int skill = 1; skill <= rules_.facts(side).skills; ++skill) {
      text += paragraph(first + rules_.text(side, skill, speaker_.lang), 8, Tone::faint);
    }
    return text;
  }

  std::vector<std::string> traits(Sleeve sleeve) const {
    const Fighter& fighter = table_.fighter(sleeve);
    std::vector<std::string> traits;
    if (table_.locked(sleeve)) traits.push_back(bright(say({"locked", "gesperrt"})));
    if (judge_.swift(sleeve)) traits.push_back(say({"Swift", "Flink"}));
    if (judge_.ally(sleeve)) traits.push_back(say({"Ally", "Beistand"}));
    if (fighter.damage() > 0) {
      traits.push_back(say({"damage {0}", "Schaden {0}"}, {std::to_string(fighter.damage())}));
    }
    if (fighter.shield() > 0) {
      traits.push_back(say({"shield {0}", "Schild {0}"}, {std::to_string(fighter.shield())}));
    }
    if (table_.attacking(sleeve)) traits.push_back(say({"attacks", "greift an"}));
    if (table_.defending(sleeve)) {
      traits.push_back(
          say({"opposes #{0}", "gegen #{0}"}, {std::to_string(fighter.opposes() + 1)}));
    }
    add_used(sleeve, traits);
    const SideId back = view_.back(sleeve);
    if (back != hidden_side && back != no_side) {
      traits.push_back(say({"back: {0}", "hinten: {0}"}, {names_.side(back)}));
    }
    return traits;
  }

  void add_used(Sleeve sleeve, std::vector<std::string>& traits) const {
    const Facts& facts = judge_.up(sleeve);
    for (int skill = 1; skill <= facts.skills; ++skill) {
      const bool action =
          facts.abilities[static_cast<std::size_t>(skill)].trigger == Trigger::action;
      if (action && !judge_.is_unused_action(sleeve, skill)) {
        traits.push_back(say({"skill used", "Fähigkeit genutzt"}));
        return;
      }
    }
  }

  std::set<Sleeve> open_{};  // what can be named now
};

}  // namespace penta::phase
