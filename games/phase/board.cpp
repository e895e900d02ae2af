// The table as lines for a terminal, drawn from a view alone. Colour is never the only sign.
#include <array>

#include "games/phase/board_cards.h"

namespace penta::phase {
namespace {

constexpr std::array<Phrase, 7> step_names{
    {{"Setup", "Aufbau"},
     {"Attack Step", "Angriffsschritt"},
     {"Attack Step, maneuvering", "Angriffsschritt, Manöver"},
     {"Attack Step, declaration", "Angriffsschritt, Aufstellung"},
     {"Attack Step, skirmish", "Angriffsschritt, Gefecht"},
     {"Training Step", "Ausbildungsschritt"},
     {"last action round", "letzte Aktionsrunde"}}};

// What is chosen, by the Verb of the effect.
constexpr std::array<Phrase, cards::verb_count> choices{
    {{"choose the warrior that gets it", "den Krieger wählen, der es erhält"},
     {"choose the warrior that gains the skill", "den Krieger wählen, der die Fähigkeit erhält"},
     {"choose the warrior that is dealt the damage", "den Krieger wählen, der den Schaden bekommt"},
     {"choose the warrior that is protected", "den Krieger wählen, der geschützt wird"},
     {"choose the warrior that is destroyed", "den Krieger wählen, der zerstört wird"},
     {"choose the card that is phased", "die Karte wählen, die gewendet wird"},
     {"choose the card that is locked", "die Karte wählen, die gesperrt wird"},
     {"choose the card that is unlocked", "die Karte wählen, die entsperrt wird"},
     {"choose the card that goes back", "die Karte wählen, die zurückgebracht wird"},
     {},
     {},
     {},
     {},
     {"choose the card that is enlisted", "die Karte wählen, die rekrutiert wird"},
     {"choose the resource that is trained", "die Ressource wählen, die ausgebildet wird"},
     {}}};

constexpr Phrase signs{
    "* can be named now   [G] good   [E] evil   (2): training cost   3/2: attack/defence",
    "* jetzt wählbar   [G] gut   [B] böse   (2): Ausbildungskosten   3/2: Angriff/Verteidigung"};

class Board : private CardLines {
 public:
  using CardLines::CardLines;

  // Clockwise from the viewer, who comes last: next to where they write.
  std::string draw() const {
    std::string text = heading() + "\n" + seats();
    if (!table_.attackers.empty()) text += "\n" + skirmishes();
    const int first = view_.viewer == stranger ? 0 : index(view_.viewer) + 1;
    for (int i = 0; i < rules_.players(); ++i) {
      const Seat seat = seat_at((first + i) % rules_.players());
      if (seat != view_.viewer) text += "\n" + their_cards(seat);
    }
    text += their_skills();
    if (view_.viewer != stranger) text += "\n" + own_cards(view_.viewer);
    return text + "\n" + ink_.paint(Tone::faint, say(signs)) + "\n";
  }

  // What there is to decide, for somebody who has just seen the whole table.
  std::string draw_briefly() const {
    std::string line = turn() + "   " + nexus();
    for (int i = 0; i < rules_.players(); ++i) {
      const Lord& lord = table_.lords[seat_at(i)];
      line += say({"   {0} {1}+{2}", "   {0} {1}+{2}"},
                  {seat_at(i) == view_.viewer ? say({"you", "du"}) : name(seat_at(i)),
                   std::to_string(lord.good), std::to_string(lord.evil)});
    }
    std::string text = paragraph(line, 2, Tone::plain);
    if (!table_.attackers.empty()) text += skirmishes();
    return text + task() + resolving();
  }

 private:
  using Row = std::vector<std::string>;

  // --- what happens

  std::string heading() const {
    std::string line = bright("Phase") + "   ";
    if (table_.step == Step::setup) {
      line += say(step_names[0]);
    } else {
      line += say({"Round {0}, turn {1}", "Runde {0}, Zug {1}"},
                  {std::to_string(table_.round), std::to_string(table_.turn)});
      if (!table_.over()) line += "   " + turn();
    }
    line += "\n" + nexus() + "\n";
    if (table_.over()) {
      return line + bright(rules_.say(rules_.verdict(table_, sight_), speaker_)) + "\n";
    }
    return line + task() + resolving();
  }

  std::string turn() const {
    return bright(speaker_.say(table_.active, {"Your turn", "Du bist am Zug"},
                               {"{0}'s turn", "{0} ist am Zug"})) +
           ": " + say(step_names[static_cast<std::size_t>(table_.step)]);
  }

  std::string nexus() const {
    std::string line =
        say({"Nexus: {0} good, {1} evil influence", "Nexus: {0} guter, {1} böser Einfluss"},
            {std::to_string(table_.good), std::to_string(table_.evil)});
    if (table_.good == 0 || table_.evil == 0) {
      line += say({" (this round is the last)", " (diese Runde ist die letzte)"});
    }
    if (table_.guardian != stranger) {
      line += "   " + speaker_.say(table_.guardian, {"you defend it", "du verteidigst ihn"},
                                   {"{0} defends it", "{0} verteidigt ihn"});
    }
    return line;
  }

  std::string task() const {
    if (table_.ask == Ask::recruit) return first_task();
    const bool yours = table_.actor == view_.viewer;
    const std::string who =
        yours ? bright(say({"Your decision: ", "Deine Entscheidung: "}))
              : say({"{0} has to decide: ", "Es entscheidet {0}: "}, {name(table_.actor)});
    return paragraph(who + what() + ".", 0, Tone::plain);
  }

  std::string first_task() const {
    std::vector<std::string> waiting;
    for (const Seat seat : rules_.to_act(table_)) {
      if (seat != view_.viewer) waiting.push_back(name(seat));
    }
    std::string text;
    if (view_.viewer != stranger)
      text = table_.answered.contains(view_.viewer) ? answered() : first_choice();
    if (!waiting.empty()) {
      text += (text.empty() ? "" : " ") +
              say({"Still to choose: {0}.",
                   waiting.size() == 1 ? "Es wählt noch {0}." : "Es wählen noch {0}."},
                  {listing(waiting, speaker_.lang)});
    }
    return paragraph(text, 0, Tone::plain);
  }

  std::string first_choice() const {
    return bright(say({"Your decision: ", "Deine Entscheidung: "})) +
           say({"choose a card of your hand for your barracks, in secret; the side that you see "
                "will be up.",
                "heimlich eine Handkarte für deine Kaserne wählen; die Seite, die du siehst, "
                "kommt nach oben."});
  }
  std::string answered() const {
    return say({"You have chosen, and may still choose another card.",
                "Du hast gewählt und kannst noch eine andere Karte wählen."});
  }

  // The decision with whatever it is about.
  std::string what() const {
    std::string plain = say(decision(table_.ask));
    switch (table_.ask) {
      case Ask::block:
        return plain + ": " + standing(table_.subject);
      case Ask::split:
        return plain + ": " + standing(table_.subject) +
               say({", {0} damage is left", ", noch {0} Schaden"}, {std::to_string(table_.amount)});
      case Ask::lock:
      case Ask::phase: {
        const int due = table_.ask == Ask::lock ? table_.locks_due : table_.phases_due;
        const std::string left =
            say({" ({0} to go", " (noch {0}"}, {std::to_string(due)}) +
            (table_.trainee == no_sleeve
                 ? ""
                 : say({", to train {0}", ", um {0} auszubilden"},
                       {names_.owned(table_.trainee, view_.face(table_.trainee))}));
        return plain + left + ")";
      }
      case Ask::choose:
        return choice();
      case Ask::discard:
        return plain + say({" ({0} to go)", " (noch {0})"}, {std::to_string(table_.amount)});
      default:
        return plain;
    }
  }

  std::string choice() const {
    const Effect& effect = judge_.effect();
    const std::string which = say(choices[static_cast<std::size_t>(effect.verb)]);
    if (has_target(effect) && effect.target.pick == Pick::up_to) {
      return which + say({", up to {0} in rising order, or finish",
                          ": bis zu {0} in aufsteigender Folge, oder abschließen"},
                         {std::to_string(effect.target.most)});
    }
    return which + (effect.may ? say({", or leave it", ", oder es lassen"}) : "");
  }

  // The text that asks, and those that wait below it.
  std::string resolving() const {
    std::string text;
    for (int i = table_.depth - 1; i >= 0; --i) {
      const Frame& frame = table_.frames[static_cast<std::size_t>(i)];
      const std::string head = i == table_.depth - 1 ? say({"Resolving: ", "Es geht um: "})
                                                     : say({"Afterwards: ", "Danach: "});
      text += paragraph(head + names_.owned(frame.source, frame.side) + ": " +
                            rules_.text(frame.side, frame.ability(), speaker_.lang),
                        2, Tone::plain);
    }
    return text;
  }

  // --- the seats

  std::string seats() const {
    std::vector<Row> rows;
    rows.push_back({"", say({"good", "gut"}), say({"evil", "böse"}), say({"hand", "Hand"}),
                    say({"discards", "Ablage"}), say({"deck", "Deck"}),
                    say({"on top of it", "obenauf"})});
    for (int i = 0; i < rules_.players(); ++i) rows.push_back(seat_row(seat_at(i)));
    return aligned(rows);
  }

  Row seat_row(Seat seat) const {
    const Lord& lord = table_.lords[seat];
    const bool asked = rules_.to_act(table_).contains(seat);
    const std::string who = std::to_string(index(seat) + 1) + " " + name(seat) +
                            (seat == view_.viewer ? say({" (you)", " (du)"}) : "");
    return {(asked ? "> " : "  ") + (seat == view_.viewer ? bright(who) : who),
            penta::number(lord.good, 4),
            penta::number(lord.evil, 4),
            penta::number(lord.hand.size(), 4),
            penta::number(judge_.discard_pile(seat).size(), 6),
            penta::number(lord.deck.size(), 4),
            lord.deck.empty() ? "-" : on_top(seat),
            table_.winners.contains(seat) ? say({"won", "gewonnen"}) : ""};
  }

  // --- fights

  std::string skirmishes() const {
    const std::string whom = table_.target == stranger
                                 ? say({"the Nexus", "den Nexus"})
                                 : speaker_.say(table_.target, {"you", "dich"}, {"{0}", "{0}"});
    std::string text = bright(say({"Attack on {0}", "Angriff auf {0}"}, {whom})) + "\n";
    for (const int each : table_.attackers) text += skirmish(sleeve_of(table_.active, each));
    return text;
  }

  std::string skirmish(Sleeve attacker) const {
    const std::string mark = attacker == table_.skirmish ? "> " : marked(attacker);
    std::vector<std::string> defenders;
    for (int i = 0; i < rules_.players(); ++i) {
      for (const int each : table_.defenders(seat_at(i), attacker)) {
        defenders.push_back(standing(sleeve_of(seat_at(i), each)));
      }
    }
    const std::string first = "  " + mark + titled(attacker) + " " + now(attacker);
    if (defenders.empty()) return first + say({", unopposed", ", ohne Gegenüber"}) + "\n";
    return flowing(first + say({" against", " gegen"}) + " ", defenders);
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

// The own turn has two: before the training and from there on. A turn of somebody else has one.
std::uint32_t Rules::chapter(const View& view) const {
  const Table& table = view.table;
  if (table.ask == Ask::recruit || table.over()) return 0;
  const bool late = table.step == Step::training || table.step == Step::last_round;
  return 2U * table.turn + (late && table.active == view.viewer ? 1U : 0U);
}
std::string Rules::brief(const View& view, const Speaker& speaker, const Ink& ink) const {
  return Board(*this, view, with_short_names(speaker), ink).draw_briefly();
}

// "8" and "#8" are cards of the viewer, "2:8" is one of seat 2.
std::vector<std::string> Rules::designs(const View& view, std::string_view name) const {
  std::string word(name.starts_with('#') ? name.substr(1) : name);
  if (whole_number(word) && view.viewer != stranger) {
    word = std::to_string(index(view.viewer) + 1) + ":" + word;
  }
  Sleeve sleeve = no_sleeve;
  std::vector<std::string> titles;
  if (!from_word(word, sleeve) || sleeve == no_sleeve) return titles;
  for (const SideId side : {view.face(sleeve), view.back(sleeve)}) {
    if (static_cast<std::size_t>(side) < set().sides.size())
      titles.push_back(title(side, Lang::en));
  }
  return titles;
}

}  // namespace penta::phase
