#include "games/the_phase/rules.h"

#include "games/the_phase/cards_csv.h"
#include "games/the_phase/test_set_csv.h"

namespace penta::the_phase {

const GameInfo& Rules::info() {
  static const GameInfo info{
      .id = "the-phase",
      .name = "THE Phase",
      .about = {"Trick-taking where the lowest card takes the highest, and the rule for following "
                "changes with the phase.",
                "Stiche, in denen die niedrigste Karte die höchste nimmt, und Bedienregeln, die "
                "mit der Phase wechseln."},
      .least_players = 3,
      .most_players = 6,
      .usual_players = 4,
      .rules_version = 1,
      .may_concede = true,
  };
  return info;
}

const std::vector<OptionSpec>& Rules::option_specs() {
  using Kind = OptionSpec::Kind;
  static const std::vector<OptionSpec> specs{
      players_option(info()),
      {.name = "variant",
       .choices = {"standard", "quick"},
       .labels = {{"Standard", "Standard"}, {"Quick", "Kurz (Quick)"}},
       .help_en = "rounds for points, or a short match of nine tricks",
       .help_de = "Runden um Punkte, oder eine kurze Partie mit neun Stichen"},
      {.name = "follow",
       .choices = {"must", "may"},
       .labels = {{"must", "Pflicht"}, {"may", "freigestellt"}},
       .help_en = "who can follow has to, or everybody is free to",
       .help_de = "wer bedienen kann, muss es tun, oder alle dürfen, wie sie wollen"},
      {.name = "cards",
       .kind = Kind::text,
       .help_en = "the text of a deck file like games/the_phase/cards.csv",
       .help_de = "der Text einer Kartendatei wie games/the_phase/cards.csv",
       .rare = true},
  };
  return specs;
}

Result<Rules> Rules::make(const Options& options) {
  Rules rules;
  rules.players_ = options.number("players");
  rules.quick_ = options.text("variant") == "quick";
  rules.must_follow_ = options.text("follow") == "must";
  const std::string& own_cards = options.text("cards");
  auto deck = Deck::parse(own_cards.empty() ? data::cards_csv : std::string_view(own_cards));
  if (!deck) return deck.error();
  rules.deck_ = *deck;

  Sha256 hash;
  hash.update("the-phase ").update(std::to_string(info().rules_version));
  for (const auto name : {"players", "variant", "follow"}) {
    hash.update(" ").update(options.text(name));
  }
  for (int i = 0; i < rules.deck_.size(); ++i) {
    const Face& face = rules.deck_.face(static_cast<Card>(i));
    hash.update("\n").update(word_of(face.colour));
    hash.update(" ").update(std::to_string(face.rank));
    hash.update(" ").update(word_of(face.grid));
    hash.update(" ").update(word_of(face.shape));
    hash.update(" ").update(word_of(face.wedge));
  }
  rules.id_ = hash.finish();
  return rules;
}

OptionList Rules::brought(const Options& options) {
  if (!options.text("cards").empty()) return {};
  return {{"cards", std::string(data::cards_csv)}};
}

OptionList Rules::test_set() { return {{"cards", std::string(data::test_set_csv)}}; }

int Rules::max_moves() const {
  const int moves_per_round = tricks() * players_;
  if (quick_) return moves_per_round;
  // One more point than everybody can have without winning; and at most four rounds in a row
  // score nothing, for then it is Phase IV, where nobody is bust.
  const int scoring_rounds = players_ * (points_to_win() - 1) + 1;
  return 5 * scoring_rounds * moves_per_round;
}

int Rules::hand_size(const Table& table, Seat seat) const {
  int size = cards_dealt() - table.tricks_done;
  for (int i = 0; i < table.trick_size; ++i) size -= giver(table, i) == seat ? 1 : 0;
  return size;
}

Seat Rules::giver(const Table& table, int i) const {
  if (table.phase != Phase::four) return table.trick_owners[static_cast<std::size_t>(i)];
  return i == 0 ? table.leader : table.trick_owners[static_cast<std::size_t>(i) - 1];
}

Card Rules::highest_taken(const Table& table, Seat seat) const {
  Card highest = no_card;
  for (int i = 0; i < deck_.size(); ++i) {
    const auto card = static_cast<Card>(i);
    if (!table.fates[static_cast<std::size_t>(i)].taken_by(seat)) continue;
    if (highest == no_card || deck_.rank(card) > deck_.rank(highest)) highest = card;
  }
  return highest;
}

Outcome Rules::outcome(const State& state) const {
  Outcome outcome{.shares = even_shares<double>(state.table.winners)};
  for (int i = 0; i < players_; ++i) {
    const Seat seat = seat_at(i);
    outcome.scores[seat] = quick_ ? state.table.totals[seat] : state.table.points[seat];
  }
  outcome.reason = quick_ ? "nine-tricks" : "points";
  return outcome;
}

}  // namespace penta::the_phase
