// What a page needs to draw the cards and the phases, in words of both languages.
#include "engine/telling.h"
#include "games/phase10_masters/phase_words.h"
#include "games/phase10_masters/rules.h"

namespace penta::phase10_masters {

Parts Rules::parts(Move move) const {
  Parts parts{.kind = move.kind, .card = move.card};
  if (move.kind == Move::Kind::choose) {
    parts.phase = move.as;
    return parts;
  }
  parts.as = static_cast<Meaning>(move.as);
  if (move.kind == Move::Kind::hit && move.place < meld_places) {
    parts.seat = owner_of(move.place);
    parts.group = move.place % 2 + 1;
  } else if (move.kind == Move::Kind::discard && move.place < most_players) {
    parts.seat = seat_at(move.place);
  }
  return parts;
}

Content Rules::content(Lang lang) const {
  Content content;
  for (int i = 0; i <= static_cast<int>(wild); ++i) {
    const auto card = static_cast<Card>(i);
    const bool numbered = is_number(card);
    content.cards.push_back({.card = card,
                             .colour = {numbered ? std::optional(colour_of(card)) : std::nullopt},
                             .number = numbered ? number_of(card) : 0,
                             .points = points_of(card),
                             .name = capitalised(say(card, lang))});
  }
  for (int phase = 1; phase <= phase_count; ++phase) {
    const PhaseCard& printed = phase_card(phase);
    PhaseContent each{.phase = phase, .name = capitalised(words(printed, lang))};
    for (int i = 0; i < printed.groups; ++i) {
      const Group group = printed.group[static_cast<std::size_t>(i)];
      each.groups.push_back(
          {.kind = group.kind, .size = group.size, .name = capitalised(words(group, lang))});
    }
    content.phases.push_back(std::move(each));
  }
  return content;
}

std::string_view Rules::scene(const Event& event) const {
  using enum Event::Kind;
  switch (event.kind) {
    case laid:
      return "lay";
    case hit:
      return "hit";
    case discarded:
      return event.to != stranger ? "skip" : "";
    case went_out:
    case stalled:
    case shown:
    case scored:
    case completed:
    case match_won:
      return "hand";
    default:
      return {};
  }
}

}  // namespace penta::phase10_masters
