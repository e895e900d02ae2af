#include "cards/decks.h"

#include <algorithm>

#include "cards/maker.h"
#include "engine/phrase.h"

namespace penta::cards {
namespace {

class DeckMaker : private Maker {
 public:
  DeckMaker(DeckSize size, const FindCard& find, ParseErrors& flaws)
      : Maker(flaws), size_(size), find_(find) {}

  Deck deck(const DeckDraft& draft) {
    Deck deck;
    deck.name = name(draft.name, "the name");
    deck.german = name_or(draft.german, "the German name", deck.name);
    deck.about = text(draft.about, longest_about);
    deck.about_german =
        text(draft.about_german.at.given() ? draft.about_german : draft.about, longest_about);
    std::size_t all = 0;
    for (const Word& entry : draft.cards) {
      if (flaws().full()) return deck;
      all += add(entry, deck);
    }
    if (draft.list.given() && (all < size_.fewest || all > size_.most)) {
      const Phrase one{"the deck has {0} card; expected {1} to {2}",
                       "das Deck hat {0} Karte; erwartet werden {1} bis {2}"};
      const Phrase many{"the deck has {0} cards; expected {1} to {2}",
                        "das Deck hat {0} Karten; erwartet werden {1} bis {2}"};
      flaws().add(draft.list, all == 1 ? one : many,
                  {std::to_string(all), std::to_string(size_.fewest), std::to_string(size_.most)});
    }
    return deck;
  }

 private:
  // Returns how many they are, known or not.
  std::size_t add(const Word& entry, Deck& deck) {
    const Count count = count_before(entry.text);
    if (count.count < 1 || count.count > static_cast<std::int64_t>(size_.most)) {
      flaws().add(entry.at,
                  {"{0} cannot be so many; expected 1 to {1}",
                   "{0} können nicht so viele sein; erwartet werden 1 bis {1}"},
                  {in_quotes(entry.text), std::to_string(size_.most)});
      return 0;
    }
    const auto copies = static_cast<std::size_t>(count.count);
    if (const auto card = find_({count.rest, entry.at})) {
      const std::size_t room = size_.most - std::min(size_.most, deck.cards.size());
      deck.cards.insert(deck.cards.end(), std::min(room, copies), *card);
    }
    return copies;
  }

  DeckSize size_;
  const FindCard& find_;
};

}  // namespace

bool share_card(const Deck& one, const Deck& other) {
  return std::any_of(one.cards.begin(), one.cards.end(), [&](std::uint16_t card) {
    return std::find(other.cards.begin(), other.cards.end(), card) != other.cards.end();
  });
}

Deck make_deck(const DeckDraft& draft, DeckSize size, const FindCard& find, ParseErrors& flaws) {
  return DeckMaker(size, find, flaws).deck(draft);
}

std::string write_deck(const Deck& deck, const NameCard& name) {
  std::vector<std::string> entries;
  for (std::size_t i = 0; i < deck.cards.size();) {
    std::size_t end = i;
    while (end < deck.cards.size() && deck.cards[end] == deck.cards[i]) ++end;
    const std::string count = end - i == 1 ? "" : std::to_string(end - i) + "x ";
    entries.push_back(count + name(deck.cards[i]));
    i = end;
  }
  return join(entries, "; ");
}

const Deck* ready_deck(std::string_view name, const std::vector<Deck>& ready) {
  const std::string wanted = lower(trim(name));
  for (const Deck& deck : ready) {
    if (lower(deck.name) == wanted || lower(deck.german) == wanted) return &deck;
  }
  return nullptr;
}

OptionSpec deck_option(std::string_view name, int seat) {
  OptionSpec spec{.name = name, .kind = OptionSpec::Kind::text};
  spec.seat = seat;
  spec.help_en = "deck of this seat: a ready one by its name, or its cards";
  spec.help_de = "Deck dieses Platzes: ein fertiges mit seinem Namen, oder seine Karten";
  return spec;
}

Result<Deck> named_deck(std::string_view given, const std::vector<Deck>& ready,
                        const std::function<Result<Deck>(std::string_view)>& read) {
  if (!given.empty()) return read(given);
  if (ready.empty()) return Error{"the set has no ready decks; expected a deck for each seat"};
  return Deck{};
}

void add_ready_decks(std::vector<Deck>& decks, const std::vector<Deck>& ready) {
  std::size_t next = 0;
  for (Deck& deck : decks) {
    if (!deck.cards.empty()) continue;
    const auto is_free = [&](const Deck& each) {
      return std::none_of(decks.begin(), decks.end(),
                          [&](const Deck& other) { return share_card(each, other); });
    };
    std::size_t tries = 0;
    while (tries < ready.size() && !is_free(ready[(next + tries) % ready.size()])) ++tries;
    next += tries % ready.size();
    deck = ready[next++ % ready.size()];
  }
}

std::string shared_cards(const std::vector<Deck>& decks, std::size_t cards, const NameCard& name) {
  std::vector<std::string> complaints;
  for (std::size_t card = 0; card < cards; ++card) {
    std::vector<std::string> places;
    bool several = false;
    for (std::size_t seat = 0; seat < decks.size(); ++seat) {
      const auto& list = decks[seat].cards;
      const auto copies = std::count(list.begin(), list.end(), card);
      if (copies == 0) continue;
      several = several || copies > 1 || !places.empty();
      places.push_back((copies > 2    ? std::to_string(copies) + " times in deck"
                        : copies == 2 ? "twice in deck"
                                      : "in deck") +
                       std::to_string(seat + 1));
    }
    if (several) {
      complaints.push_back(name(static_cast<std::uint16_t>(card)) + " is " + join(places, " and "));
    }
  }
  return join(complaints, "; ");
}

}  // namespace penta::cards
