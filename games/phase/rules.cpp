#include "games/phase/rules.h"

#include <algorithm>
#include <utility>

#include "cards/decks.h"
#include "games/phase/box.h"
#include "games/phase/test_set_txt.h"

namespace penta::phase {

const GameInfo& Rules::info() {
  static const GameInfo info{
      .id = "phase",
      .name = "Phase",
      .about = {"Battle cards with two faces: they turn over as they pay, attack and change sides.",
                "Kampfkarten mit zwei Gesichtern: Sie wenden sich, wenn sie zahlen, angreifen und "
                "die Seite wechseln."},
      .least_players = 2,
      .most_players = most_players,
      .usual_players = 2,
      .rules_version = 2,
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
       .choices = {"box", "sandbox"},
       .labels = {{"box", "Schachtel"}, {"sandbox", "Sandkasten"}},
       .help_en = "each card once at the table, or as many copies as you like",
       .help_de = "jede Karte einmal am Tisch, oder so oft man will"},
      penta::cards::deck_option("deck1", 1),
      penta::cards::deck_option("deck2", 2),
      penta::cards::deck_option("deck3", 3),
      penta::cards::deck_option("deck4", 4),
      penta::cards::deck_option("deck5", 5),
      {.name = "cards",
       .kind = Type::text,
       .help_en = "a set of one's own in packed form, in place of the box",
       .help_de = "eigene Karten in gepackter Form anstelle der Schachtel",
       .rare = true},
      {.name = "starter_cards",
       .kind = Type::number,
       .low = 0,
       .high = 1,
       .usual = 1,
       .help_en = "how many cards whoever goes first draws in the first turn",
       .help_de = "wie viele Karten im ersten Zug zieht, wer beginnt",
       .rare = true},
      {.name = "round_limit",
       .kind = Type::number,
       .low = 1,
       .high = 200,
       .usual = 50,
       .help_en = "the match ends after so many rounds",
       .help_de = "die Partie endet nach so vielen Runden",
       .rare = true},
  };
  return specs;
}

namespace {

DeckList list_of(const cards::Deck& deck, const cards::Set& set) {
  DeckList list{.size = static_cast<int>(deck.cards.size()),
                .name = deck.name,
                .german = deck.german,
                .about = deck.about,
                .about_german = deck.about_german};
  for (std::size_t i = 0; i < deck.cards.size(); ++i) {
    const cards::Card& card = set.cards[deck.cards[i]];
    list.cards[i] = {static_cast<SideId>(card.good), static_cast<SideId>(card.evil)};
  }
  return list;
}

}  // namespace

Result<Rules> Rules::make(const Options& options) {
  Rules rules;
  rules.players_ = options.number("players");
  rules.round_limit_ = options.number("round_limit");
  rules.starter_draws_ = options.number("starter_cards") > 0;
  const std::string& own_cards = options.text("cards");
  auto book = Book::of(own_cards);
  if (!book) return book.error();
  rules.book_ = std::move(*book);
  const cards::Set& set = rules.set();
  std::vector<cards::Deck> decks;
  std::string wrong;
  for (int i = 0; i < rules.players_; ++i) {
    const std::string option = "deck" + std::to_string(i + 1);
    auto deck = penta::cards::named_deck(
        options.text(option), set.decks,
        [&](std::string_view given) { return cards::read_deck(given, set); });
    if (deck) {
      decks.push_back(std::move(*deck));
    } else {
      wrong += (wrong.empty() ? "" : "; ") + option + ": " + deck.error().text;
    }
  }
  if (wrong.empty()) add_ready_decks(decks, set.decks);
  if (wrong.empty() && options.text("format") == "box") {
    wrong = shared_cards(decks, set.cards.size(),
                         [&](std::uint16_t card) { return name_of(set.cards[card], set); });
    if (!wrong.empty()) wrong += "; expected each card once (or format=sandbox)";
  }
  if (!wrong.empty()) return Error{wrong};
  for (int i = 0; i < rules.players_; ++i) {
    rules.decks_[seat_at(i)] = list_of(decks[static_cast<std::size_t>(i)], set);
    rules.sizes_[seat_at(i)] = static_cast<std::uint8_t>(rules.decks_[seat_at(i)].size);
  }
  Sha256 hash;
  hash.update("phase ").update(std::to_string(info().rules_version));
  hash.update(" ").update(std::to_string(rules.players_));
  hash.update(" ").update(options.text("format"));
  hash.update(" ").update(std::to_string(rules.round_limit_));
  if (!rules.starter_draws_) hash.update(" the starter draws nothing");
  hash.update("\n").update(own_cards.empty() ? data::box : std::string_view(own_cards));
  for (const cards::Deck& deck : decks) hash.update("\n").update(cards::write_deck(deck, set));
  rules.id_ = hash.finish();
  return rules;
}

OptionList Rules::brought(const Options& options) {
  if (!options.text("cards").empty()) return {};
  return {{"cards", std::string(data::box)}};
}

OptionList Rules::test_set() { return {{"cards", std::string(data::test_set_txt)}}; }

// In each turn each player takes thirty actions at most. An action costs up to eighteen resources,
// and it and the sixteen skills it sets off at once have three effects with ten choices each; every
// effect may set off more, but no skill twice. Everybody passes once after each.
int Rules::max_moves() const {
  constexpr int per_action = 18 + (1 + 4 * most_cards) * 3 * 10 + most_players;
  return round_limit_ * players_ * (players_ * most_taken * per_action + 500);
}

Outcome Rules::outcome(const State& state) const {
  const Table& table = state.table;
  Outcome outcome{.shares = even_shares<double>(table.winners)};
  for (int i = 0; i < players_; ++i) {
    const Lord& lord = table.lords[seat_at(i)];
    outcome.scores[seat_at(i)] = std::max(lord.good, lord.evil);
  }
  outcome.reason = table.good == 0 || table.evil == 0 ? "nexus-empty" : "round-limit";
  return outcome;
}

const std::string& Rules::title(SideId side, Lang lang) const {
  const cards::Side& which = set().sides[static_cast<std::size_t>(side)];
  return lang == Lang::de ? which.german : which.title;
}

std::string Rules::text(SideId side, int ability, Lang lang) const {
  const cards::Ability& which = facts(side).abilities[static_cast<std::size_t>(ability)];
  return lang == Lang::de ? in_german(which, set().lexicon) : in_english(which, set().lexicon);
}

}  // namespace penta::phase
