// What a page presses to make a move, and what it needs to draw the sides and the decks.
#include <set>

#include "games/phase/rules.h"

namespace penta::phase {

Parts Rules::parts(Move move) const {
  Parts parts{.kind = move.kind()};
  if (names_sleeve(move.kind())) parts.sleeve = move.sleeve();
  if (names_seat(move.kind())) parts.seat = move.seat();
  if (move.kind() == Move::Kind::skill) parts.skill = move.value();
  if (move.kind() == Move::Kind::deal) parts.amount = move.value();
  return parts;
}

Content Rules::content(Lang lang) const {
  Content content;
  std::set<SideId> used;
  const bool german = lang == Lang::de;
  for (int i = 0; i < players_; ++i) {
    const DeckList& list = deck(seat_at(i));
    DeckContent deck{.name = german ? list.german : list.name,
                     .about = german ? list.about_german : list.about};
    for (int card = 0; card < list.size; ++card) {
      const Pair sides = list.cards[static_cast<std::size_t>(card)];
      deck.cards.push_back({sides.good, sides.evil});
      used.insert(sides.good);
      used.insert(sides.evil);
    }
    content.decks.push_back(std::move(deck));
  }
  for (const SideId id : used) {
    const cards::Side& side = set().sides[static_cast<std::size_t>(id)];
    const Facts& facts = this->facts(id);
    const auto render = [&](const cards::Ability& ability) {
      return german ? in_german(ability, set().lexicon) : in_english(ability, set().lexicon);
    };
    SideContent each{.side = id,
                     .title = title(id, lang),
                     .faction = set().lexicon.factions[side.faction - 1U].english,
                     .alignment = side.alignment,
                     .cost = side.cost,
                     .attack = side.attack,
                     .defence = side.defence,
                     .order = render(side.order)};
    for (const cards::Ability& skill : side.skills) each.skills.push_back(render(skill));
    for (std::size_t skill = 1; skill <= facts.skills; ++skill) {
      each.working.push_back(facts.skill_places[skill]);
    }
    content.sides.push_back(std::move(each));
  }
  return content;
}

// What an effect does to cards rests on the table as a skirmish does.
std::string_view Rules::scene(const Event& event) const {
  using enum Event::Kind;
  switch (event.kind) {
    case fought:
    case damaged:
    case shielded:
    case destroyed:
      return "skirmish";
    case ending:
    case counted:
    case match_won:
      return "end";
    default:
      return {};
  }
}

}  // namespace penta::phase
