// The table as lines for a terminal, drawn from a view alone. Colour is never the only sign.
#include <map>

#include "games/phaktionz/board_field.h"

namespace penta::phaktionz {
namespace {

constexpr Phrase signs{
    "* can be named now   S2 4: Striker (T: Tech), Tier 2, 4 DMG   CP: Creation Pile",
    "* jetzt wählbar   S2 4: Stürmer (T: Techniker), Rang 2, 4 DMG   CP: Schöpfung"};

class Board : private FieldLines {
 public:
  using FieldLines::FieldLines;

  std::string draw() const {
    const Seat below = view_.viewer == stranger ? Seat{0} : view_.viewer;
    std::string text = heading() + "\n" + seat_line(other(below)) + field(below) +
                       seat_line(below) + chain() + texts_in_play();
    for (const Seat seat : {other(below), below}) text += piles(seat);
    if (view_.viewer != stranger) text += own_cards();
    return text + ink_.paint(Tone::faint, say(signs)) + "\n";
  }

  // What there is to decide, for somebody who has just seen the whole table.
  std::string draw_briefly() const {
    std::string line = turn();
    for (int i = 0; i < most_players; ++i) {
      const Seat seat = seat_at(i);
      line +=
          say({"   {0}: deck {1}, hand {2}", "   {0}: Deck {1}, Hand {2}"},
              {seat == view_.viewer ? say({"you", "du"}) : name(seat),
               std::to_string(table_.lords[seat].deck), std::to_string(table_.lords[seat].hand)});
    }
    return paragraph(line, 2, Tone::plain) + chain() + task();
  }

 private:
  // --- what happens

  std::string heading() const {
    std::string text = bright("Phaktionz") + "   " + turn() + "\n";
    if (!table_.over()) return text + task();
    if (table_.runaway) {
      text += say({"The cards set each other off without end.",
                   "Die Karten lösen einander ohne Ende aus."}) +
              " ";
    }
    return text + bright(tell_winners(table_.winners, speaker_)) + "\n";
  }
  std::string turn() const {
    if (table_.phase == Phase::setup) return say(called(Phase::setup));
    return say({"Turn {0}", "Zug {0}"}, {std::to_string(table_.turn)}) + "   " +
           speaker_.say(table_.active, {"your turn", "du bist am Zug"},
                        {"{0}'s turn", "{0} ist am Zug"}) +
           ": " + say(called(table_.phase));
  }
  std::string task() const {
    if (table_.over()) return "";
    const bool yours = table_.actor == view_.viewer;
    const std::string who =
        yours ? bright(say({"Your decision: ", "Deine Entscheidung: "}))
              : say({"{0} has to decide: ", "Es entscheidet {0}: "}, {name(table_.actor)});
    return paragraph(who + what() + ".", 2, Tone::plain) + looked_at();
  }
  // The decision with whatever it is about.
  std::string what() const {
    std::string plain = say(decision(table_.ask));
    switch (table_.ask) {
      case Ask::demote:
        return plain + say({" (Tiers still to total: {0})", " (noch Ränge für zusammen {0})"},
                           {std::to_string(table_.due)});
      case Ask::pay:
      case Ask::choose:
        return table_.due > 1
                   ? plain + say({" ({0} to go)", " (noch {0})"}, {std::to_string(table_.due)})
                   : plain;
      case Ask::mulligan:
        return plain + say({" ({0} set aside so far)", " (bisher {0} beiseite)"},
                           {std::to_string(table_.lords[table_.actor].set_aside)});
      default:
        return plain;
    }
  }
  // Only its owner sees them.
  std::string looked_at() const {
    if (view_.looked.empty()) return "";
    return listed(say({"  You look at: ", "  Du siehst: "}), view_.viewer, view_.looked);
  }

  // The last one announced stands on top: it resolves first.
  std::string chain() const {
    std::string text;
    for (int i = table_.depth - 1; i >= 0; --i) {
      const std::string head = i == table_.depth - 1 ? say({"Announced: ", "Angesagt: "})
                                                     : say({"Below it: ", "Darunter: "});
      text += paragraph(head + link(table_.links[static_cast<std::size_t>(i)]), 4, Tone::plain);
    }
    if (table_.queued > 0) {
      text += paragraph(say({"Abilities that wait: {0}.", "Fähigkeiten, die warten: {0}."},
                            {std::to_string(table_.queued)}),
                        4, Tone::plain);
    }
    return text.empty() ? "" : "\n" + text;
  }
  std::string link(const Link& link) const {
    std::string text = linked(link) + aims(link);
    if (link.x > 0) text += say({", X = {0}", ", X = {0}"}, {std::to_string(link.x)});
    if (link.is(Link::fizzled)) text += say({" (fizzled)", " (verpufft)"});
    return text;
  }
  std::string linked(const Link& link) const {
    std::string card = names_.owned(link.source);
    switch (link.kind) {
      case Link::Kind::placement:
        return link.slot == no_slot
                   ? card
                   : say({"{0} {1}", "{0} {1}"}, {card, names_.in_slot(link.slot)});
      case Link::Kind::battle:
        return battle(link);
      case Link::Kind::ability:
      case Link::Kind::trigger:
        return say({"{0}: {1}", "{0}: {1}"}, {card, names_.text(link.source, link.ability)});
      case Link::Kind::creation:
        return say({"Create: {0}", "Erschaffen: {0}"}, {card});
      case Link::Kind::promotion:
        return say({"Promote: {0}", "Befördern: {0}"}, {card});
      default:
        return card;
    }
  }
  std::string battle(const Link& link) const {
    const std::string attacker = names_.owned(link.source);
    if (link.subject.card == no_card) {
      return say({"{0} battles", "{0} kämpft"}, {attacker}) +
             (table_.announcing ? "" : say({" directly", " direkt"}));
    }
    return say({"{0} battles {1}", "{0} kämpft gegen {1}"},
               {attacker, names_.owned(link.subject.card)});
  }
  // What was chosen on the battlefields.
  std::string aims(const Link& link) const {
    std::vector<std::string> cards;
    for (const std::uint32_t bits : link.aims) {
      for (const Spot spot : Spots::from_bits(bits)) {
        const Card card = judge_.card(spot);
        if (card != no_card) cards.push_back(names_.owned(card));
      }
    }
    if (link.kind == Link::Kind::cast && link.subject.card != no_card) {
      cards.push_back(names_.owned(link.subject.card));
    }
    if (cards.empty()) return "";
    return say({" (aimed at {0})", " (zielt auf {0})"}, {listing(cards, speaker_.lang)});
  }

  // --- the seats

  // "> 2 Bob   deck 43 [#########]   hand 5   Deck-Out 3   Exile 1   CP 2"
  std::string seat_line(Seat seat) const {
    const Lord& lord = table_.lords[seat];
    const bool asked = rules_.to_act(table_).contains(seat);
    const std::string who = std::to_string(index(seat) + 1) + " " + name(seat) +
                            (seat == view_.viewer ? say({" (you)", " (du)"}) : "");
    const std::string bar = lord.deck == 0 ? "" : std::string((lord.deck + 4U) / 5U, '#');
    std::string line = (asked ? "> " : "  ") + bright(who) +
                       say({"   deck {0} [{1}]   hand {2}   Deck-Out {3}",
                            "   Deck {0} [{1}]   Hand {2}   Deck-Out {3}"},
                           {std::to_string(lord.deck), bar, std::to_string(lord.hand),
                            std::to_string(lord.pile.size())});
    if (!lord.exile.empty()) {
      line += say({"   Exile {0}", "   Exil {0}"}, {std::to_string(lord.exile.size())});
    }
    if (!lord.creation.empty()) line += "   CP " + std::to_string(lord.creation.size());
    if (table_.winners.contains(seat)) line += "   " + say({"won", "gewonnen"});
    return line + "\n";
  }

  // --- cards

  // "2x Haka Goblin", each name once.
  std::string listed(const std::string& first, Seat seat, const Cards& cards) const {
    if (cards.empty()) return "";
    std::map<DesignId, int> counts;
    std::set<DesignId> open;
    cards.for_each([&](int each) {
      const Card card = card_of(seat, each);
      ++counts[rules_.design(card)];
      if (!mark(card).empty()) open.insert(rules_.design(card));
    });
    std::vector<std::string> items;
    for (const auto& [design, count] : counts) {
      items.push_back((open.contains(design) ? "*" : "") +
                      (count > 1 ? std::to_string(count) + "x " : "") + names_.title(design));
    }
    return penta::cards::flowing(first, items, screen - 1);
  }
  std::string piles(Seat seat) const {
    const Lord& lord = table_.lords[seat];
    const std::string who = seat == view_.viewer ? say({"Your ", "Du: "}) : name(seat) + ": ";
    std::string text =
        listed(who + say({"Deck-Out Pile: ", "Deck-Out-Stapel: "}), seat, lord.pile) +
        listed(who + say({"Exile: ", "Exil: "}), seat, lord.exile) +
        listed(who + say({"Creation Pile: ", "Schöpfungsstapel: "}), seat, lord.creation);
    if (seat != view_.viewer) {
      text += listed(who + say({"known in hand: ", "bekannte Handkarten: "}), seat, lord.known);
    }
    return text;
  }
  // Each text once, however many cards have it.
  std::string texts_in_play() const {
    std::set<DesignId> designs;
    for (int i = 0; i < most_players; ++i) {
      judge_.for_each_in_play(seat_at(i), [&](Spot spot) { designs.insert(judge_.shown(spot)); });
    }
    std::string text;
    for (const DesignId each : designs) {
      if (rules_.facts(each).size > 0) {
        text += paragraph(names_.title(each) + ": " + texts(each), 4, Tone::faint);
      }
    }
    return text.empty() ? "\n" : "\n" + bright(say({"In play", "Im Spiel"})) + "\n" + text + "\n";
  }
  std::string texts(DesignId design) const {
    std::string all;
    for (int i = 0; i < rules_.facts(design).size; ++i) {
      all += (all.empty() ? "" : " ") + rules_.text(design, i, speaker_.lang);
    }
    return all;
  }
  std::string own_cards() const {
    std::map<DesignId, std::vector<Card>> groups;
    view_.hand.for_each([&](int each) {
      const Card card = card_of(view_.viewer, each);
      groups[rules_.design(card)].push_back(card);
    });
    std::string text = bright(say({"Your hand", "Deine Hand"})) + "\n";
    for (const auto& [design, cards] : groups) text += in_hand(design, cards);
    return text;
  }
  std::string in_hand(DesignId design, const std::vector<Card>& cards) const {
    const bool open =
        std::any_of(cards.begin(), cards.end(), [&](Card each) { return !mark(each).empty(); });
    std::string first = open ? "* " : "  ";
    if (cards.size() > 1) first += std::to_string(cards.size()) + "x ";
    first += names_.title(design) + " (" + stats(design) + ")";
    const std::string what = texts(design);
    return paragraph(what.empty() ? first : first + ": " + what, 4, Tone::plain);
  }
};

Speaker with_short_names(const Speaker& speaker) {
  Speaker brief = speaker;
  for (std::string& name : brief.names) name = shortened(name);
  return brief;
}

}  // namespace

std::string Rules::board(const View& view, const Speaker& speaker, const Ink& ink) const {
  return Board(*this, view, with_short_names(speaker), ink).draw();
}

// The own turn has two: up to the Main Phase and from there on. A turn of the other has one.
std::uint32_t Rules::chapter(const View& view) const {
  const Table& table = view.table;
  if (table.phase == Phase::setup || table.over()) return 0;
  const bool late = table.phase >= Phase::combat;
  return 2U * table.turn + (late && table.active == view.viewer ? 1U : 0U);
}
std::string Rules::brief(const View& view, const Speaker& speaker, const Ink& ink) const {
  return Board(*this, view, with_short_names(speaker), ink).draw_briefly();
}

// "haka-goblin" and "1:haka-goblin.2": every card of both decks, for the lists are open.
std::vector<std::string> Rules::designs(const View& /*view*/, std::string_view name) const {
  std::vector<std::string> titles;
  const std::size_t colon = name.find(':');
  Listed listed = hidden_card;
  if (!from_word(name.substr(colon == std::string_view::npos ? 0 : colon + 1), listed) ||
      listed == hidden_card) {
    return titles;
  }
  const DesignId design = design_of(listed);
  titles.push_back(title(design, Lang::en));
  if (facts(design).other != no_design) titles.push_back(title(facts(design).other, Lang::en));
  return titles;
}

}  // namespace penta::phaktionz
