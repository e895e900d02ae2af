// Decks before the deal: what lies ready, what somebody wrote, and what a seat has.
#include <algorithm>
#include <string>
#include <vector>

#include "cards/choosing.h"
#include "games/phase/cards/draft.h"
#include "games/phase/rules.h"

namespace penta::phase {
namespace {

using penta::cards::DeckTable;

// "der Hüter" is how a sentence has it.
std::string faction_name(const cards::Lexicon::Faction& faction, Lang lang) {
  constexpr std::string_view article = "der ";
  if (lang == Lang::en) return faction.english;
  return faction.german.starts_with(article) ? faction.german.substr(article.size())
                                             : faction.german;
}

std::string factions_of(const cards::Deck& deck, const cards::Set& set, Lang lang) {
  std::vector<std::string> names;
  for (const std::uint16_t card : deck.cards) {
    for (const std::uint8_t side : {set.cards[card].good, set.cards[card].evil}) {
      const std::string name =
          faction_name(set.lexicon.factions[set.sides[side].faction - 1U], lang);
      if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
  }
  return join(names, ", ");
}

DeckTable deck_table(const cards::Set& set, const Options& options, Lang lang) {
  const auto name = [&set](std::uint16_t card) { return name_of(set.cards[card], set); };
  const auto german = [&set](std::uint16_t card) {
    return set.good(set.cards[card]).german + " / " + set.evil(set.cards[card]).german;
  };
  return {.ready = set.decks,
          .once = options.text("format") == "box",
          .name = name,
          .shown = lang == Lang::de ? penta::cards::NameCard(german) : name,
          .group = [&set, lang](const cards::Deck& deck) { return factions_of(deck, set, lang); },
          .make =
              [&set](const cards::DeckDraft& draft, cards::ParseErrors& flaws) {
                return make_deck(draft, set, flaws, cards::Titles::either);
              }};
}

std::vector<std::string> decks_said(const Options& options) {
  std::vector<std::string> said;
  for (int i = 0; i < options.number("players"); ++i) {
    said.push_back(options.text("deck" + std::to_string(i + 1)));
  }
  return said;
}

}  // namespace

Result<ChoiceMade> Rules::read_choice(const Options& options, Seat seat, std::string_view written,
                                      const Speaker& speaker) {
  if (index(seat) >= options.number("players")) return Error{"there is no such seat"};
  const auto book = Book::of(options.text("cards"));
  if (!book) return book.error();
  return choose_deck(deck_table((*book)->set, options, speaker.lang), seat, written,
                     decks_said(options), speaker);
}

std::vector<ReadyChoice> Rules::ready_choices(const Options& options, Lang lang) const {
  return ready_decks(deck_table(set(), options, lang), decks_said(options), lang);
}

Choice Rules::seat_choice(Seat seat, Lang lang) const {
  const DeckList& list = deck(seat);
  cards::Deck deck{.name = list.name,
                   .german = list.german,
                   .about = list.about,
                   .about_german = list.about_german};
  for (int i = 0; i < list.size; ++i) {
    const Pair pair = card(seat, i);
    const auto same = [&](const cards::Card& each) {
      return static_cast<SideId>(each.good) == pair.good &&
             static_cast<SideId>(each.evil) == pair.evil;
    };
    const auto found = std::find_if(set().cards.begin(), set().cards.end(), same);
    deck.cards.push_back(static_cast<std::uint16_t>(found - set().cards.begin()));
  }
  const auto shown = [&](std::uint16_t each) {
    const cards::Card& card = set().cards[each];
    return title(static_cast<SideId>(card.good), lang) + " / " +
           title(static_cast<SideId>(card.evil), lang);
  };
  return penta::cards::choice_of(deck, shown, factions_of(deck, set(), lang), lang);
}

}  // namespace penta::phase
