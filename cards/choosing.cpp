#include "cards/choosing.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "cards/maker.h"

namespace penta::cards {
namespace {

bool is_list(std::string_view text) {
  return text.find_first_of(";\n") != std::string_view::npos ||
         text.find(" / ") != std::string_view::npos;
}

const std::string& name_in(Lang lang, const Deck& deck) {
  return lang == Lang::de ? deck.german : deck.name;
}

// A deck as it was read, and where each of its cards was named.
struct ReadDeck {
  Deck deck{};
  std::vector<Word> words{};  // one for each card; none for a ready deck
};

ReadDeck read_list(const DeckTable& table, std::string_view text, ParseErrors& flaws) {
  const Spot whole{.line = 1, .column = 1};
  const std::vector<Word> listed = pasted_cards(text);
  ParseErrors found;
  ReadDeck read{.deck = table.make({.at = whole, .list = whole, .cards = listed}, found)};
  for (ParseError error : found.in_order()) {
    // How many they are is no matter of the first line.
    if (error.at == whole) error.at = {};
    flaws.add(std::move(error));
  }
  for (const Word& word : listed) {
    const Count count = count_before(word.text);
    if (!found.none()) break;
    read.words.insert(read.words.end(), static_cast<std::size_t>(count.count), word);
  }
  return read;
}

ReadDeck read_deck(const DeckTable& table, std::string_view text, ParseErrors& flaws) {
  if (trim(text).empty()) return {};
  if (is_list(trim(text))) return read_list(table, text, flaws);
  if (const Deck* deck = ready_deck(text, table.ready)) return {.deck = *deck};
  std::vector<std::string_view> names;
  for (const Deck& each : table.ready) {
    names.emplace_back(each.name);
    names.emplace_back(each.german);
  }
  const std::string said = in_quotes(trim(text));
  if (const auto near = nearest_name(trim(text), names)) {
    flaws.add(
        {},
        {"there is no deck {0}; did you mean '{1}'?", "es gibt kein Deck {0}; ist '{1}' gemeint?"},
        {said, std::string(*near)});
  } else {
    flaws.add({},
              {"there is no deck {0}; expected the name of a deck, or its cards, one in a line",
               "es gibt kein Deck {0}; erwartet wird der Name eines Decks, oder seine Karten, "
               "eine je Zeile"},
              {said});
  }
  return {};
}

// What the options of the seats say. What cannot be read has no cards, and is `unclear`.
struct Others {
  std::vector<Deck> decks{};
  std::vector<bool> unclear{};
};
Others read_all(const DeckTable& table, const std::vector<std::string>& said) {
  Others others;
  for (const std::string& each : said) {
    ParseErrors flaws;
    Deck deck = read_deck(table, each, flaws).deck;
    others.unclear.push_back(!flaws.none());
    others.decks.push_back(flaws.none() ? std::move(deck) : Deck{});
  }
  return others;
}

class Clash {
 public:
  Clash(const DeckTable& table, Seat seat, const Speaker& speaker, ParseErrors& flaws)
      : table_(table),
        seat_(static_cast<std::size_t>(index(seat))),
        speaker_(speaker),
        flaws_(flaws) {}

  void twice(const ReadDeck& own) {
    std::vector<std::uint16_t> seen;
    for (std::size_t i = 0; i < own.deck.cards.size(); ++i) {
      const std::uint16_t card = own.deck.cards[i];
      const auto times = std::count(seen.begin(), seen.end(), card);
      seen.push_back(card);
      if (times != 1) continue;  // once is enough to say it
      flaws_.add(at(own, i),
                 {"{0} is there more than once; at this table each card is there once",
                  "{0} kommt mehr als einmal vor; an diesem Tisch gibt es jede Karte einmal"},
                 {in_quotes(shown(card))});
    }
  }

  void others(const ReadDeck& own, const std::vector<Deck>& decks) {
    for (std::size_t other = 0; other < decks.size(); ++other) {
      if (other == seat_ || !share_card(own.deck, decks[other])) continue;
      found_ = true;
      const std::string& who = speaker_.name(seat_at(static_cast<int>(other)));
      if (own.words.empty()) {
        const bool same = own.deck.cards == decks[other].cards;
        flaws_.add({},
                   same ? Phrase{"{0} has this deck already", "{0} hat dieses Deck schon"}
                        : Phrase{"{0} has cards of this deck already",
                                 "{0} hat schon Karten dieses Decks"},
                   {who});
        continue;
      }
      std::vector<std::uint16_t> told;
      for (std::size_t i = 0; i < own.deck.cards.size(); ++i) {
        const std::uint16_t card = own.deck.cards[i];
        if (!has(decks[other].cards, card) || has(told, card)) continue;
        told.push_back(card);
        flaws_.add(at(own, i), {"{0} has {1} already", "{0} hat {1} schon"},
                   {who, in_quotes(shown(card))});
      }
    }
  }

  // Whoever names no deck gets a ready one: there has to be one of which nobody has a card.
  void left_over(const ReadDeck& own, const Others& rest) {
    if (table_.ready.empty()) return;
    std::vector<Deck> decks;
    std::vector<std::size_t> seats;
    for (std::size_t i = 0; i < rest.decks.size(); ++i) {
      // Who wrote something unclear will be told of that.
      if (rest.unclear[i]) continue;
      decks.push_back(i == seat_ ? own.deck : rest.decks[i]);
      seats.push_back(i);
    }
    const std::vector<Deck> named = decks;
    add_ready_decks(decks, table_.ready);
    for (std::size_t i = 0; i < decks.size(); ++i) {
      if (!named[i].cards.empty()) continue;
      for (std::size_t other = 0; other < decks.size(); ++other) {
        if (other == i || !share_card(decks[i], decks[other])) continue;
        found_ = true;
        flaws_.add({},
                   {"no ready deck would be left for {0}: somebody has cards of each",
                    "für {0} bliebe kein fertiges Deck: Von jedem hat jemand Karten"},
                   {speaker_.name(seat_at(static_cast<int>(seats[i])))});
        return;
      }
    }
  }

  bool found() const { return found_; }

  std::vector<NamedValue> free(const std::vector<Deck>& decks) const {
    std::vector<NamedValue> free;
    for (const Deck& each : table_.ready) {
      bool taken = false;
      for (std::size_t other = 0; other < decks.size(); ++other) {
        taken = taken || (other != seat_ && share_card(each, decks[other]));
      }
      if (!taken) free.push_back({.value = each.name, .name = name_in(speaker_.lang, each)});
    }
    return free;
  }

 private:
  static bool has(const std::vector<std::uint16_t>& cards, std::uint16_t card) {
    return std::find(cards.begin(), cards.end(), card) != cards.end();
  }
  static Spot at(const ReadDeck& own, std::size_t card) {
    return card < own.words.size() ? own.words[card].at : Spot{};
  }
  std::string shown(std::uint16_t card) const { return table_.shown(card); }

  const DeckTable& table_;
  std::size_t seat_;
  const Speaker& speaker_;
  ParseErrors& flaws_;
  bool found_ = false;
};

}  // namespace

std::vector<Word> pasted_cards(std::string_view text) {
  std::vector<Word> words;
  std::uint32_t number = 0;
  for (std::string_view line : split(text, '\n')) {
    ++number;
    line = line.substr(0, line.find('#'));
    // Tabs and the like are spaces here, and take a column each.
    const std::size_t begins = std::min(line.find_first_not_of(" \t\r"), line.size());
    const Word whole{trim(line),
                     {.line = number,
                      .column = static_cast<std::uint32_t>(characters(line.substr(0, begins))) + 1,
                      .exact = true}};
    for (const Word& word : list_of(whole)) words.push_back(word);
  }
  return words;
}

ChoiceMade choose_deck(const DeckTable& table, Seat seat, std::string_view written,
                       const std::vector<std::string>& others, const Speaker& speaker) {
  ParseErrors flaws;
  const ReadDeck own = read_deck(table, written, flaws);
  Others rest = read_all(table, others);
  rest.decks[static_cast<std::size_t>(index(seat))] = {};
  rest.unclear[static_cast<std::size_t>(index(seat))] = false;
  Clash clash(table, seat, speaker, flaws);
  if (flaws.none() && own.deck.cards.empty() && table.ready.empty()) {
    flaws.add({},
              {"the set has no ready decks; expected a list of cards",
               "der Satz hat keine fertigen Decks; erwartet wird eine Liste von Karten"},
              {});
  }
  if (flaws.none() && table.once) {
    clash.twice(own);
    clash.others(own, rest.decks);
    if (flaws.none()) clash.left_over(own, rest);
  }
  ChoiceMade chosen{.clash = clash.found()};
  for (const ParseError& each : flaws.list()) {
    chosen.flaws.push_back(
        {.line = static_cast<int>(each.at.line),
         .column = static_cast<int>(each.at.column),
         .text = speaker.lang == Lang::de && !each.german.empty() ? each.german : each.text});
  }
  if (chosen.clash) chosen.free = clash.free(rest.decks);
  if (flaws.none() && !own.deck.cards.empty()) {
    chosen.value = own.words.empty() ? own.deck.name
                   : table.write     ? table.write(own.deck)
                                     : write_deck(own.deck, table.name);
  }
  return chosen;
}

std::vector<ReadyChoice> ready_decks(const DeckTable& table, const std::vector<std::string>& said,
                                     Lang lang) {
  const Others others = read_all(table, said);
  std::vector<ReadyChoice> ready;
  for (const Deck& deck : table.ready) {
    ReadyChoice each{.choice = choice_of(deck, table.shown, table.group(deck), lang)};
    for (std::size_t i = 0; table.once && i < others.decks.size(); ++i) {
      if (share_card(deck, others.decks[i])) each.taken_by.push_back(seat_at(static_cast<int>(i)));
    }
    ready.push_back(std::move(each));
  }
  return ready;
}

Choice choice_of(const Deck& deck, const NameCard& shown, std::string group, Lang lang) {
  Choice choice{.value = deck.name,
                .name = name_in(lang, deck),
                .group = std::move(group),
                .about = lang == Lang::de ? deck.about_german : deck.about};
  for (std::size_t i = 0; i < deck.cards.size();) {
    std::size_t end = i;
    while (end < deck.cards.size() && deck.cards[end] == deck.cards[i]) ++end;
    choice.lines.push_back({.count = static_cast<int>(end - i), .text = shown(deck.cards[i])});
    i = end;
  }
  return choice;
}

}  // namespace penta::cards
