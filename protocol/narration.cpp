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
  if (entry.practice) {
    text += speaker.say(
        {" From now on this is a practice match.", " Ab jetzt ist das eine Übungspartie."});
  }
  return text;
}

std::string tell_beside_the_game(const Entry& entry, const Speaker& speaker) {
  switch (entry.kind) {
    case Entry::Kind::pause:
      return speaker.say(entry.seat, {"You stop the clock.", "Du hältst die Uhr an."},
                         {"{0} stops the clock.", "{0} hält die Uhr an."});
    case Entry::Kind::resume:
      return speaker.say(entry.seat, {"You let the clock go on.", "Du lässt die Uhr weiterlaufen."},
                         {"{0} lets the clock go on.", "{0} lässt die Uhr weiterlaufen."});
    case Entry::Kind::concede:
      if (entry.bot.empty()) {
        return speaker.say(entry.seat, {"You concede.", "Du gibst auf."},
                           {"{0} concedes.", "{0} gibt auf."});
      }
      return speaker.say(
          entry.seat,
          {"You concede. A bot plays on for you.", "Du gibst auf. Ein Bot spielt für dich weiter."},
          {"{0} concedes. A bot plays on in that seat.",
           "{0} gibt auf. Auf dem Platz spielt ein Bot weiter."});
    case Entry::Kind::offer:
      return speaker.say(entry.seat, {"You offer a draw.", "Du bietest Remis an."},
                         {"{0} offers a draw.", "{0} bietet Remis an."});
    case Entry::Kind::accept:
      return speaker.say(entry.seat, {"You accept the draw.", "Du nimmst das Remis an."},
                         {"{0} accepts the draw.", "{0} nimmt das Remis an."});
    case Entry::Kind::decline:
      return speaker.say(entry.seat, {"You decline the draw.", "Du lehnst das Remis ab."},
                         {"{0} declines the draw.", "{0} lehnt das Remis ab."});
    default:
      return {};
  }
}

namespace {

// What ended a match that its rules did not end: a sentence in front of the other, or nothing.
std::string tell_reason(const Outcome& outcome, const AnyRules& rules, const Speaker& speaker) {
  if (outcome.reason != conceded_reason) return {};
  for (int i = 0; i < rules.players(); ++i) {
    const Seat seat = seat_at(i);
    if (outcome.shares[seat] > 0) continue;
    return speaker.say(seat, {"You have conceded. ", "Du hast aufgegeben. "},
                       {"{0} has conceded. ", "{0} hat aufgegeben. "});
  }
  return {};
}

}  // namespace

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
    return tell_reason(outcome, rules, speaker) + speaker.say(winners.front(),
                                                              {"You win.", "Du gewinnst."},
                                                              {"{0} wins.", "{0} gewinnt."});
  }
  std::string names;
  for (std::size_t i = 0; i < winners.size(); ++i) {
    if (i > 0) names += i + 1 == winners.size() ? speaker.say({" and ", " und "}) : ", ";
    names += speaker.name(winners[i]);
  }
  if (outcome.reason == agreed_draw_reason) {
    return speaker.say({"{0} agree on a draw.", "{0} einigen sich auf Remis."}, {names});
  }
  return speaker.say({"{0} share the win.", "{0} teilen sich den Sieg."}, {names});
}

}  // namespace penta
