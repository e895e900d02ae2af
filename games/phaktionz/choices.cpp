// Decks before the deal: what lies ready, what somebody wrote, and what a seat has.
#include <algorithm>
#include <string>
#include <vector>

#include "cards/choosing.h"
#include "games/phaktionz/cards/draft.h"
#include "games/phaktionz/rules.h"

namespace penta::phaktionz {
namespace {

using penta::cards::DeckTable;

cards::Format format_of(const Options& options) {
  cards::Format format{};
  find_word(options.text("format"), format);
  return format;
}

std::string factions_of(const cards::Deck& deck, const cards::Set& set, Lang lang) {
  std::vector<std::string> names;
  for (const std::uint16_t card : deck.cards) {
    const cards::Design& design = set.designs[card];
    if (!design.is_summon()) continue;
    const cards::Lexicon::Faction& faction = set.lexicon.factions[design.faction - 1U];
    const std::string& name = lang == Lang::de ? faction.german : faction.english;
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  }
  return join(names, ", ");
}

// "Last Gate (CP)"
std::string shown_in(const cards::Design& design, Lang lang) {
  const std::string& name = lang == Lang::de ? design.front.german : design.front.name;
  return design.creation ? name + " (CP)" : name;
}

std::vector<cards::Deck> legal_decks(const cards::Set& set, cards::Format format) {
  std::vector<cards::Deck> legal;
  for (const cards::Deck& deck : set.decks) {
    if (is_legal(deck, set, format)) legal.push_back(deck);
  }
  return legal;
}

// The decks outlive the table.
DeckTable deck_table(const cards::Set& set, const std::vector<cards::Deck>& ready,
                     cards::Format format, Lang lang) {
  return {.ready = ready,
          .once = false,
          .name = [&set](std::uint16_t card) { return set.designs[card].front.name; },
          .shown = [&set, lang](std::uint16_t card) { return shown_in(set.designs[card], lang); },
          .group = [&set, lang](const cards::Deck& deck) { return factions_of(deck, set, lang); },
          .make =
              [&set, format](const cards::DeckDraft& draft, cards::ParseErrors& flaws) {
                return make_deck(draft, set, format, flaws, cards::Titles::either);
              }};
}

std::vector<std::string> decks_said(const Options& options) {
  return {options.text("deck1"), options.text("deck2")};
}

}  // namespace

Result<ChoiceMade> Rules::read_choice(const Options& options, Seat seat, std::string_view written,
                                      const Speaker& speaker) {
  if (index(seat) >= most_players) return Error{"there is no such seat"};
  const auto book = Book::of(options.text("cards"));
  if (!book) return book.error();
  const cards::Set& set = (*book)->set;
  const cards::Format format = format_of(options);
  const std::vector<cards::Deck> ready = legal_decks(set, format);
  return choose_deck(deck_table(set, ready, format, speaker.lang), seat, written,
                     decks_said(options), speaker);
}

std::vector<ReadyChoice> Rules::ready_choices(const Options& options, Lang lang) const {
  const std::vector<cards::Deck> ready = legal_decks(set(), format_);
  return ready_decks(deck_table(set(), ready, format_, lang), decks_said(options), lang);
}

Choice Rules::seat_choice(Seat seat, Lang lang) const {
  const DeckList& list = deck(seat);
  cards::Deck deck{.name = list.name,
                   .german = list.german,
                   .about = list.about,
                   .about_german = list.about_german};
  for (const DesignId each : list.cards) {
    if (each != no_design) deck.cards.push_back(static_cast<std::uint16_t>(each));
  }
  const auto shown = [&](std::uint16_t each) { return shown_in(set().designs[each], lang); };
  return penta::cards::choice_of(deck, shown, factions_of(deck, set(), lang), lang);
}

}  // namespace penta::phaktionz
