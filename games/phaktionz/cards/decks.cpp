// Decks of a set: read from lists, and whatever a format asks of them.
#include "cards/decks.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <functional>
#include <optional>
#include <unordered_map>

#include "cards/maker.h"
#include "engine/containers.h"
#include "engine/phrase.h"
#include "games/phaktionz/cards/draft.h"

namespace penta::phaktionz::cards {
namespace {

using penta::cards::in_quotes;
using penta::cards::nearest_name;

using Factions = std::bitset<Set::most_factions + 1>;

// An entry of a list, and in which part of it.
struct Entry {
  Word word{};
  bool creation = false;
};

// "CP: 2x Last Gate", "Creation Pile:", on a line alone or before a card.
std::optional<std::string_view> behind_heading(std::string_view text) {
  constexpr std::array<std::string_view, 4> headings{"cp", "creation pile", "schöpfungsstapel",
                                                     "creation"};
  for (const std::string_view heading : headings) {
    if (!lower(text.substr(0, heading.size())).starts_with(heading)) continue;
    const std::string_view rest = trim(text.substr(heading.size()));
    if (rest.empty()) return rest;
    if (rest.starts_with(":")) return trim(rest.substr(1));
  }
  return std::nullopt;
}

std::vector<Entry> entries_of(const std::vector<Word>& words) {
  std::vector<Entry> entries;
  bool creation = false;
  for (const Word& word : words) {
    if (const auto rest = behind_heading(word.text)) {
      creation = true;
      if (rest->empty()) continue;
      Word card{*rest, word.at};
      if (card.at.exact) {
        const auto before = static_cast<std::size_t>(rest->data() - word.text.data());
        card.at.column +=
            static_cast<std::uint32_t>(penta::cards::characters(word.text.substr(0, before)));
      }
      entries.push_back({card, creation});
    } else {
      entries.push_back({word, creation});
    }
  }
  return entries;
}

class DeckMaker {
 public:
  DeckMaker(const DeckDraft& draft, const Set& set, Format format, ParseErrors& flaws,
            Titles titles)
      : draft_(draft), set_(set), format_(format), flaws_(flaws), titles_(titles) {}

  Deck deck() {
    constexpr std::size_t most_in_list = 250;  // so that far too many are counted, too
    entries_ = entries_of(draft_.cards);
    DeckDraft plain = draft_;
    plain.list = {};  // its size depends on the format
    plain.cards.clear();
    for (const Entry& each : entries_) plain.cards.push_back(each.word);
    Deck deck = penta::cards::make_deck(
        plain, {0, most_in_list}, [this](const Word& word) { return find(word); }, flaws_);
    if (!draft_.list.given()) return deck;
    sort_stably(deck.cards.begin(), deck.cards.end(), [this](std::uint16_t a, std::uint16_t b) {
      return !set_.designs[a].creation && set_.designs[b].creation;
    });
    check(deck);
    return deck;
  }

 private:
  // --- the cards of the list

  std::optional<std::uint16_t> find(const Word& word) {
    for (std::size_t i = 0; i < set_.designs.size(); ++i) {
      const Design& design = set_.designs[i];
      const bool german = titles_ == Titles::either && same(design.front.german, word.text);
      if (!german && !same(design.front.name, word.text)) continue;
      check_part(design, word);
      where_.emplace(static_cast<std::uint16_t>(i), word.at);
      return static_cast<std::uint16_t>(i);
    }
    complain(word);
    add_unknown(word);
    return std::nullopt;
  }
  // Files are exact; what people paste need not have the same capitals.
  bool same(std::string_view name, std::string_view given) const {
    return titles_ == Titles::either ? lower(name) == lower(given) : name == given;
  }
  void complain(const Word& word) {
    std::vector<std::string_view> names;
    for (const Design& each : set_.designs) {
      names.emplace_back(each.front.name);
      if (titles_ == Titles::either) names.emplace_back(each.front.german);
    }
    if (const auto near = nearest_name(word.text, names)) {
      flaws_.add(word.at,
                 {"there is no card {0}; did you mean '{1}'?",
                  "es gibt keine Karte {0}; ist '{1}' gemeint?"},
                 {in_quotes(word.text), std::string(*near)});
    } else {
      flaws_.add(word.at,
                 {"there is no card {0}; expected the name of a card",
                  "es gibt keine Karte {0}; erwartet wird der Name einer Karte"},
                 {in_quotes(word.text)});
    }
  }
  // So many as they are, they count, too.
  void add_unknown(const Word& word) {
    const Entry& entry = *entry_of(word);
    const auto copies = static_cast<std::size_t>(penta::cards::count_before(entry.word.text).count);
    (entry.creation ? unknown_creation_ : unknown_main_) += copies;
  }
  void check_part(const Design& design, const Word& word) {
    const bool listed = in_creation(word);
    if (listed == design.creation) return;
    const Phrase creation{"{0} is a CP card; expected behind 'CP:', in the Creation Pile",
                          "{0} ist eine CP-Karte; erwartet wird sie hinter 'CP:', im "
                          "Schöpfungsstapel"};
    const Phrase plain{"{0} is no CP card; expected before 'CP:', in the deck",
                       "{0} ist keine CP-Karte; erwartet wird sie vor 'CP:', im Deck"};
    flaws_.add(word.at, design.creation ? creation : plain, {in_quotes(word.text)});
  }
  bool in_creation(const Word& word) const { return entry_of(word)->creation; }
  // The one in whose text the name stands.
  std::vector<Entry>::const_iterator entry_of(const Word& word) const {
    return std::find_if(entries_.begin(), entries_.end(), [&](const Entry& each) {
      const char* begin = each.word.text.data();
      const std::less_equal<> before{};
      return before(begin, word.text.data()) &&
             before(word.text.data(), begin + each.word.text.size());
    });
  }

  // --- what the format asks

  void check(const Deck& deck) {
    check_size(deck);
    check_copies(deck);
    check_factions(deck);
  }

  void check_size(const Deck& deck) {
    const auto is_creation = [this](std::uint16_t card) { return set_.designs[card].creation; };
    const auto known =
        static_cast<std::size_t>(std::count_if(deck.cards.begin(), deck.cards.end(), is_creation));
    const std::size_t creation = known + unknown_creation_;
    const std::size_t main = deck.cards.size() - known + unknown_main_;
    const bool standard = format_ == Format::standard;
    const std::size_t most = standard ? standard_deck : most_in_deck;
    if (main < standard_deck || main > most) {
      const Phrase exactly{"the deck has {0} cards; expected {1}",
                           "das Deck hat {0} Karten; erwartet werden {1}"};
      const Phrase range{"the deck has {0} cards; expected {1} to {2}",
                         "das Deck hat {0} Karten; erwartet werden {1} bis {2}"};
      flaws_.add(draft_.list, standard ? exactly : range,
                 {std::to_string(main), std::to_string(standard_deck), std::to_string(most)});
    }
    if (creation > most_in_creation_pile) {
      flaws_.add(draft_.list,
                 {"the Creation Pile has {0} cards; expected at most {1}",
                  "der Schöpfungsstapel hat {0} Karten; erwartet werden höchstens {1}"},
                 {std::to_string(creation), std::to_string(most_in_creation_pile)});
    }
  }

  void check_copies(const Deck& deck) {
    for (const auto& [card, at] : where_in_order(deck)) {
      const auto copies =
          static_cast<std::size_t>(std::count(deck.cards.begin(), deck.cards.end(), card));
      const Design& design = set_.designs[card];
      const std::size_t most = copies_allowed(design);
      if (copies <= most) continue;
      const bool tier0 = design.is_summon() && design.tier == 0;
      const Phrase plain{"there are {0} of {1}; expected at most {2}",
                         "von {1} gibt es {0}; erwartet werden höchstens {2}"};
      const Phrase limited{"there are {0} of {1}, which is Limited; expected 1",
                           "von {1} gibt es {0}, und sie ist limitiert; erwartet wird 1"};
      const Phrase zero{"there are {0} of {1}, which is a Tier 0; expected 1",
                        "von {1} gibt es {0}, und sie hat Rang 0; erwartet wird 1"};
      flaws_.add(at,
                 tier0            ? zero
                 : design.limited ? limited
                                  : plain,
                 {std::to_string(copies), in_quotes(design.front.name), std::to_string(most)});
    }
  }
  std::vector<std::pair<std::uint16_t, Spot>> where_in_order(const Deck& deck) const {
    std::vector<std::pair<std::uint16_t, Spot>> cards;
    for (const std::uint16_t card : deck.cards) {
      const bool seen = std::any_of(cards.begin(), cards.end(),
                                    [card](const auto& each) { return each.first == card; });
      const auto at = where_.find(card);
      if (!seen) cards.emplace_back(card, at == where_.end() ? draft_.list : at->second);
    }
    return cards;
  }

  void check_factions(const Deck& deck) {
    Factions factions;
    std::array<Factions, 4> in_tier{};
    for (const std::uint16_t card : deck.cards) {
      const Design& design = set_.designs[card];
      if (!design.is_summon()) continue;
      factions.set(design.faction);
      in_tier[design.tier].set(design.faction);
    }
    if (format_ == Format::standard) {
      if (factions.count() < 2) return;
      flaws_.add(draft_.list,
                 {"the Summons are of {0} factions ({1}); expected one",
                  "die Wesen sind von {0} Fraktionen ({2}); erwartet wird eine"},
                 {std::to_string(factions.count()), names_of(factions, Lang::en),
                  names_of(factions, Lang::de)});
      return;
    }
    check_lineages(factions);
    for (std::size_t tier = 1; tier < in_tier.size(); ++tier) {
      if (in_tier[tier].any()) check_tier(tier, factions & ~in_tier[tier]);
    }
  }
  void check_tier(std::size_t tier, const Factions& missing) {
    if (missing.none()) return;
    flaws_.add(draft_.list,
               {"without a Tier {0} Summon: {1}; expected one of each faction in each Tier",
                "ohne Wesen mit Rang {0}: {2}; erwartet wird von jeder Fraktion eines in jedem "
                "Rang"},
               {std::to_string(tier), names_of(missing, Lang::en), names_of(missing, Lang::de)});
  }
  void check_lineages(const Factions& factions) {
    const auto any = [&](Lineage lineage) {
      for (std::size_t i = 0; i < set_.lineages.size(); ++i) {
        if (factions.test(i + 1) && set_.lineages[i] == lineage) return true;
      }
      return false;
    };
    if (!any(Lineage::modernas) || !any(Lineage::delphics)) return;
    flaws_.add(draft_.list,
               {"Modernas and Delphics do not go together ({0}); expected one of them, with "
                "Origins or without",
                "Modernas und Delphics passen nicht zusammen ({1}); erwartet werden die einen "
                "oder die anderen, mit Origins oder ohne"},
               {names_of(factions, Lang::en), names_of(factions, Lang::de)});
  }
  std::string names_of(const Factions& factions, Lang lang) const {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < set_.lexicon.factions.size(); ++i) {
      if (!factions.test(i + 1)) continue;
      const Lexicon::Faction& faction = set_.lexicon.factions[i];
      names.push_back(lang == Lang::de ? faction.german : faction.english);
    }
    return join(names, ", ");
  }

  const DeckDraft& draft_;
  const Set& set_;
  Format format_;
  ParseErrors& flaws_;
  Titles titles_;
  std::vector<Entry> entries_;
  std::size_t unknown_main_ = 0;
  std::size_t unknown_creation_ = 0;
  std::unordered_map<std::uint16_t, Spot> where_;  // a card stands first
};

DeckDraft one_line(std::string_view line) {
  const Word word{line, {.line = 1, .column = 1, .exact = true}};
  return {.at = word.at, .list = word.at, .cards = penta::cards::list_of(word)};
}

Error all_texts(const ParseErrors& flaws) {
  std::vector<std::string> texts;
  for (const penta::cards::ParseError& flaw : flaws.list()) texts.push_back(flaw.text);
  return Error{join(texts, "; ")};
}

}  // namespace

std::size_t copies_allowed(const Design& design) {
  const bool tier0 = design.is_summon() && design.tier == 0;
  return tier0 || design.limited ? 1 : most_copies;
}

Deck make_deck(const DeckDraft& draft, const Set& set, Format format, ParseErrors& flaws,
               Titles titles) {
  return DeckMaker(draft, set, format, flaws, titles).deck();
}

bool is_legal(const Deck& deck, const Set& set, Format format) {
  ParseErrors flaws;
  const std::string line = write_deck(deck, set);
  make_deck(one_line(line), set, format, flaws);
  return flaws.none();
}

std::string write_deck(const Deck& deck, const Set& set) {
  const auto name = [&](std::uint16_t card) { return set.designs[card].front.name; };
  const auto first = std::find_if(deck.cards.begin(), deck.cards.end(),
                                  [&](std::uint16_t card) { return set.designs[card].creation; });
  Deck main;
  main.cards.assign(deck.cards.begin(), first);
  Deck creation;
  creation.cards.assign(first, deck.cards.end());
  std::string line = penta::cards::write_deck(main, name);
  if (!creation.cards.empty()) line += "; CP: " + penta::cards::write_deck(creation, name);
  return line;
}

Result<Deck> read_deck(std::string_view line, const Set& set, Format format) {
  if (line.size() > longest_packed) return Error{"the deck is too long; expected 50 to 75 cards"};
  if (line.find(';') != std::string_view::npos) {
    ParseErrors flaws;
    Deck deck = make_deck(one_line(line), set, format, flaws);
    if (!flaws.none()) return all_texts(flaws);
    return deck;
  }
  const Deck* ready = penta::cards::ready_deck(line, set.decks);
  if (ready == nullptr) {
    std::vector<std::string_view> names;
    for (const Deck& deck : set.decks) names.emplace_back(deck.name);
    return Error{"there is no deck '" + printable(line) + "'" +
                 penta::cards::or_nearest(
                     line, names, "expected the name of a deck, or cards: '4x NAME; 2x NAME'")};
  }
  ParseErrors flaws;
  const std::string cards = write_deck(*ready, set);
  make_deck(one_line(cards), set, format, flaws);
  if (!flaws.none()) return all_texts(flaws);
  return *ready;
}

}  // namespace penta::phaktionz::cards
