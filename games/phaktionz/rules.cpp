#include "games/phaktionz/rules.h"

#include <algorithm>
#include <utility>

#include "cards/decks.h"
#include "games/phaktionz/box.h"
#include "games/phaktionz/deeds.h"
#include "games/phaktionz/test_set_txt.h"

namespace penta::phaktionz {

const GameInfo& Rules::info() {
  static const GameInfo info{
      .id = "phaktionz",
      .name = "Phaktionz",
      .about = {"Battle cards in two rows of columns: whoever's deck is empty has lost.",
                "Kampfkarten in Spalten, Reihe gegen Reihe: Wessen Deck leer ist, hat verloren."},
      .least_players = most_players,
      .most_players = most_players,
      .usual_players = most_players,
      .rules_version = 1,
      .may_concede = true,
      .may_draw = true,
  };
  return info;
}

const std::vector<OptionSpec>& Rules::option_specs() {
  using Type = OptionSpec::Kind;
  static const std::vector<OptionSpec> specs{
      players_option(info()),
      {.name = "format",
       .choices = {"standard", "synthesis"},
       .labels = {{"Standard", "Standard"}, {"Synthesis", "Synthesis"}},
       .help_en = "decks of 50 cards and one faction, or of 50 to 75 and several",
       .help_de = "Decks aus 50 Karten und einer Faktion, oder aus 50 bis 75 und mehreren"},
      penta::cards::deck_option("deck1", 1),
      penta::cards::deck_option("deck2", 2),
      {.name = "cards",
       .kind = Type::text,
       .help_en = "a set of one's own in packed form, in place of the box",
       .help_de = "eigene Karten in gepackter Form anstelle der Schachtel",
       .rare = true},
      {.name = "first_turn_battle",
       .choices = {"true", "false"},
       .labels = {{"yes", "ja"}, {"no", "nein"}},
       .help_en = "whether whoever goes first may battle in the first turn",
       .help_de = "ob im ersten Zug schon gekämpft werden darf",
       .rare = true},
  };
  return specs;
}

namespace {

void number_copies(DeckList& list) {
  list.all = Cards::first(list.size);
  for (int i = 0; i < most_cards; ++i) {
    const auto at = static_cast<std::size_t>(i);
    if (list.cards[at] == no_design) continue;
    (is_created(i) ? list.created : list.all).insert(i);
    for (int other = 0; other < most_cards; ++other) {
      if (list.cards[static_cast<std::size_t>(other)] != list.cards[at]) continue;
      list.same[at].insert(other);
      if (other <= i) ++list.copies[at];
    }
  }
}

// Where the uses of limited abilities are counted. False if there are too many.
bool place_limits(DeckList& list, const Book& book) {
  DeckList::Limits none{};
  none.fill(DeckList::unlimited);
  list.limits.assign(book.facts.size(), none);
  std::size_t next = 0;
  const auto place = [&](DesignId design) {
    const Facts& facts = book.facts[static_cast<std::size_t>(design)];
    for (std::size_t i = 0; i < facts.size; ++i) {
      const cards::Limit& limit = facts.abilities[i].limit;
      std::uint8_t& at = list.limits[static_cast<std::size_t>(design)][i];
      if (limit.per == cards::Per::none || at != DeckList::unlimited) continue;
      at = static_cast<std::uint8_t>(next++);
      if (limit.per == cards::Per::turn) list.per_turn.push_back(at);
    }
  };
  for (const DesignId design : list.cards) {
    if (design == no_design) continue;
    place(design);
    const DesignId other = book.facts[static_cast<std::size_t>(design)].other;
    if (other != no_design) place(other);
  }
  return next <= Lord::most_limits;
}

DeckList list_of(const cards::Deck& deck, const Book& book) {
  DeckList list{.name = deck.name,
                .german = deck.german,
                .about = deck.about,
                .about_german = deck.about_german};
  list.cards.fill(no_design);
  int created = most_in_deck;
  for (const std::uint16_t card : deck.cards) {
    const bool creation = book.set.designs[card].creation;
    list.cards[static_cast<std::size_t>(creation ? created++ : list.size++)] =
        static_cast<DesignId>(card);
  }
  number_copies(list);
  return list;
}

void complain(std::string& wrong, const std::string& option, const std::string& what) {
  wrong += (wrong.empty() ? "" : "; ") + option + ": " + what;
}

std::string option_of(int seat) { return "deck" + std::to_string(seat + 1); }

// Ready decks that the format takes.
std::vector<cards::Deck> ready_for(const cards::Set& set, cards::Format format) {
  std::vector<cards::Deck> ready;
  for (const cards::Deck& deck : set.decks) {
    if (is_legal(deck, set, format)) ready.push_back(deck);
  }
  return ready;
}

// The decks of all seats, or everything that is wrong with them.
Result<std::vector<cards::Deck>> read_decks(const Options& options, const cards::Set& set,
                                            cards::Format format) {
  const std::vector<cards::Deck> ready = ready_for(set, format);
  std::vector<cards::Deck> decks;
  std::string wrong;
  for (int i = 0; i < most_players; ++i) {
    auto deck = penta::cards::named_deck(
        options.text(option_of(i)), ready,
        [&](std::string_view given) { return cards::read_deck(given, set, format); });
    if (deck) {
      decks.push_back(std::move(*deck));
    } else {
      complain(wrong, option_of(i), deck.error().text);
    }
  }
  if (!wrong.empty()) return Error{wrong};
  add_ready_decks(decks, ready);
  return decks;
}

}  // namespace

Result<Rules> Rules::make(const Options& options) {
  Rules rules;
  find_word(options.text("format"), rules.format_);
  rules.first_turn_battle_ = options.text("first_turn_battle") == "true";
  const std::string& own_cards = options.text("cards");
  auto book = Book::of(own_cards);
  if (!book) return book.error();
  rules.book_ = std::move(*book);
  const auto decks = read_decks(options, rules.set(), rules.format_);
  if (!decks) return decks.error();
  Sha256 hash;
  hash.update("phaktionz ").update(std::to_string(info().rules_version));
  hash.update(" ").update(options.text("format"));
  if (!rules.first_turn_battle_) hash.update(" nobody battles in the first turn");
  hash.update("\n").update(own_cards.empty() ? data::box : std::string_view(own_cards));
  for (int i = 0; i < most_players; ++i) {
    const cards::Deck& deck = (*decks)[static_cast<std::size_t>(i)];
    DeckList& list = rules.decks_[seat_at(i)];
    list = list_of(deck, rules.book());
    if (!place_limits(list, rules.book())) {
      return Error{option_of(i) + ": too many abilities with a limit; expected at most " +
                   std::to_string(Lord::most_limits)};
    }
    hash.update("\n").update(cards::write_deck(deck, rules.set()));
  }
  rules.id_ = hash.finish();
  return rules;
}

OptionList Rules::brought(const Options& options) {
  if (!options.text("cards").empty()) return {};
  return {{"cards", std::string(data::box)}};
}

OptionList Rules::test_set() { return {{"cards", std::string(data::test_set_txt)}}; }

// Each turn takes a card from a deck and no card puts one back, so there are at most two decks of
// turns. In a turn each player announces at most forty things, and at most two hundred triggers are
// set off. Each of these may place as many Summons as its four effects can name, nine each, and
// each Summon battles ninety-nine times at most. To announce something, answer it and choose for it
// takes two passes and a few choices, at most one for each place on the battlefields and effect or
// cost.
int Rules::max_moves() const {
  constexpr int links = most_players * most_announced + most_triggers;
  constexpr int placed = links * static_cast<int>(cards::Ability::most_effects) * summon_slots;
  constexpr int per_battle = 4;
  constexpr int battles = (most_players * summon_slots + placed) * most_battles * per_battle;
  constexpr int effects =
      static_cast<int>(cards::Ability::most_effects + cards::Ability::most_costs);
  constexpr int per_link = 2 + 3 + effects * most_players * spots_of_player;
  constexpr int phases = 5;
  const int turns = decks_[Seat{0}].size + decks_[Seat{1}].size;
  return turns * (links * per_link + battles + phases) + most_players * most_cards;
}

Outcome Rules::outcome(const State& state) const {
  const Table& table = state.table;
  Outcome outcome{.shares = even_shares<double>(table.winners)};
  for (int i = 0; i < most_players; ++i) {
    outcome.scores[seat_at(i)] = table.lords[seat_at(i)].deck;
  }
  outcome.reason = table.runaway ? "runaway" : "decked-out";
  return outcome;
}

bool Rules::exists(Card card) const {
  if (static_cast<int>(card) >= most_players * most_cards) return false;
  return design(card) != no_design;
}

const std::string& Rules::title(DesignId design, Lang lang) const {
  const cards::Side& side = book_->side(design);
  return lang == Lang::de ? side.german : side.name;
}

std::string Rules::text(DesignId design, int ability, Lang lang) const {
  const cards::Ability& which = facts(design).abilities[ability];
  return lang == Lang::de ? in_german(which, set().lexicon) : in_english(which, set().lexicon);
}

}  // namespace penta::phaktionz
