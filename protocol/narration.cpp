#include "protocol/narration.h"

namespace penta {

std::string tell_undo(const Entry& entry, const Speaker& speaker) {
  const std::size_t others = entry.takes_back.size() - 1;
  std::string text =
      speaker.say(entry.seat, {"You take back your last move", "Du nimmst deinen Zug zurück"},
                  {"{0} takes back a move", "{0} nimmt einen Zug zurück"});
  if (others == 1) text += speaker.say({" and the one after it", " und den einen danach"});
  if (others > 1) {
    text += speaker.say({" and the {0} after it", " und die {0} danach"}, {std::to_string(others)});
  }
  text += ".";
  if (entry.asked) {
    text += speaker.say({" The others agreed.", " Die anderen waren einverstanden."});
  }
  return text;
}

std::string tell_pause(const Entry& entry, const Speaker& speaker) {
  if (entry.kind == Entry::Kind::pause) {
    return speaker.say(entry.seat, {"You stop the clock.", "Du hältst die Uhr an."},
                       {"{0} stops the clock.", "{0} hält die Uhr an."});
  }
  return speaker.say(entry.seat, {"You let the clock go on.", "Du lässt die Uhr weiterlaufen."},
                     {"{0} lets the clock go on.", "{0} lässt die Uhr weiterlaufen."});
}

std::string tell_outcome(const Outcome& outcome, const AnyRules& rules, const Speaker& speaker) {
  if (rules.info().team) {
    return outcome.shares[0] > 0 ? speaker.say({"All win together.", "Alle gewinnen gemeinsam."})
                                 : speaker.say({"All lose together.", "Alle verlieren gemeinsam."});
  }
  std::vector<Seat> winners;
  for (int i = 0; i < rules.players(); ++i) {
    if (outcome.shares[seat_at(i)] > 0) winners.push_back(seat_at(i));
  }
  if (winners.size() == 1) {
    return speaker.say(winners.front(), {"You win.", "Du gewinnst."},
                       {"{0} wins.", "{0} gewinnt."});
  }
  std::string names;
  for (std::size_t i = 0; i < winners.size(); ++i) {
    if (i > 0) names += i + 1 == winners.size() ? speaker.say({" and ", " und "}) : ", ";
    names += speaker.name(winners[i]);
  }
  return speaker.say({"{0} share the win.", "{0} teilen sich den Sieg."}, {names});
}

}  // namespace penta
