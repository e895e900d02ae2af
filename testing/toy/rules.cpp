#include "testing/toy/rules.h"

#include <array>

namespace penta::toy {
namespace {

std::vector<Card> list_of(CardSet set) {
  std::vector<Card> list;
  set.for_each([&](Card card) { list.push_back(card); });
  return list;
}

// Nothing if it names a card twice, or none.
std::optional<CardSet> set_of(const std::vector<Card>& list) {
  CardSet set;
  for (const Card card : list) {
    if (card == Card::none || card == Card::hidden || set.contains(card)) return std::nullopt;
    set.insert(card);
  }
  return set;
}

Reason because(ReasonCode why) { return {.code = static_cast<std::uint8_t>(why)}; }

}  // namespace

const GameInfo& Rules::info() {
  static const GameInfo info{.id = "toy",
                             .name = "Toy",
                             .about = {"A game for tests.", "Ein Spiel für Tests."},
                             .least_players = 2,
                             .most_players = 3,
                             .usual_players = 2,
                             .team = true,
                             .may_concede = true};
  return info;
}

namespace {

OptionSpec mascot_option(std::string_view name, int seat) {
  return {.name = name,
          .kind = OptionSpec::Kind::choice,
          .choices = {"none", "cat", "owl"},
          .labels = {{"None", "Keins"}, {"Cat", "Katze"}, {"Owl", "Eule"}},
          .help_en = "the animal of this seat",
          .help_de = "das Tier dieses Platzes",
          .seat = seat};
}

}  // namespace

const std::vector<OptionSpec>& Rules::option_specs() {
  static const std::vector<OptionSpec> specs{
      players_option(info()),
      {.name = "reactions",
       .kind = OptionSpec::Kind::choice,
       .choices = {"off", "on"},
       .labels = {{"Off", "Aus"}, {"On", "An"}},
       .help_en = "whether a card for the shelf may be swapped",
       .help_de = "ob eine Karte für das Regal getauscht werden darf"},
      {.name = "undo",
       .kind = OptionSpec::Kind::choice,
       .choices = {"any", "strict"},
       .labels = {{"Any", "Alles"}, {"Strict", "Streng"}},
       .help_en = "whether what was shown may be taken back",
       .help_de = "ob zurückgenommen werden darf, was gezeigt wurde"},
      mascot_option("mascot1", 1),
      mascot_option("mascot2", 2),
      mascot_option("mascot3", 3)};
  return specs;
}

Result<Rules> Rules::make(const Options& options) {
  Rules rules;
  rules.players_ = options.number("players");
  rules.reactions_ = options.text("reactions") == "on";
  rules.strict_ = options.text("undo") == "strict";
  std::string words = "toy " + options.text("players") + " " + options.text("reactions") +
                      (rules.strict_ ? " strict" : "");
  for (const std::string option : {"mascot1", "mascot2", "mascot3"}) {
    if (options.text(option) != "none") words += " " + option + options.text(option);
  }
  if (options.text("mascot1") == "owl" && options.text("mascot2") == "owl") {
    return Error{"two owls quarrel; expected one at most"};
  }
  rules.id_ = sha256(words);
  return rules;
}

void Rules::list(const Table& table, Seat seat, CardSet hand, MoveList& moves) const {
  moves.clear();
  if (table.end != End::none) return;
  if (table.shown.empty()) {
    hand.for_each([&](Card card) { moves.push_back({Move::Kind::play, card}); });
  } else if (table.offered != Card::none) {
    if (seat == asked(table)) {
      moves.push_back({Move::Kind::pass, Card::none});
      hand.for_each([&](Card card) {
        if (card > table.offered) moves.push_back({Move::Kind::swap, card});
      });
    }
  } else if (seat == shelver(table)) {
    table.shown.for_each([&](Card card) { moves.push_back({Move::Kind::shelve, card}); });
  }
  if (seat == Seat{0} && table.sum() > 0) moves.push_back({Move::Kind::stop, Card::none});
}

std::span<const Question> Rules::questions() {
  static constexpr std::array<Question, 3> questions{{
      {"high", {"a card above 6", "eine Karte über 6"}, true},
      {"low", {"a card below 4", "eine Karte unter 4"}},
      {"any", {"any card", "jede Karte"}},
  }};
  return questions;
}

std::optional<Window<Move>> Rules::window(const View& view) const {
  const Table& table = view.table;
  if (table.end != End::none || table.offered == Card::none || view.viewer != asked(table)) {
    return std::nullopt;
  }
  Window<Move> window{.pass = {Move::Kind::pass, Card::none}, .opens = table.passed == 0};
  if (table.offered > Card{6}) window.asks |= 1U;
  if (table.offered < Card{4}) window.asks |= 2U;
  window.asks |= 4U;
  return window;
}

Outcome Rules::outcome(const State& state) const {
  const int sum = state.table.end == End::late ? 0 : state.table.sum();
  Outcome outcome{.rank = sum >= 12  ? "gold"
                          : sum >= 7 ? "silver"
                                     : "none",
                  .reason = word_of(state.table.end)};
  for (int i = 0; i < players_; ++i) {
    outcome.shares[seat_at(i)] = sum >= 7 ? 1 : 0;
    outcome.scores[seat_at(i)] = sum;
  }
  return outcome;
}

PerSeat<float> Rules::value(const State& state) const {
  PerSeat<float> value{};
  const bool over = state.table.end != End::none;
  const double share = over ? outcome(state).shares[0] : std::min(state.table.sum(), 14) / 14.0;
  for (int i = 0; i < players_; ++i) value[seat_at(i)] = static_cast<float>(share);
  return value;
}

View Rules::view(const State& state, Viewer viewer) const {
  View view{.table = state.table, .viewer = viewer};
  if (viewer == stranger) return view;
  view.hand = state.hands[static_cast<std::size_t>(viewer)];
  view.choice = state.choices[static_cast<std::size_t>(viewer)];
  return view;
}

std::optional<Event> Rules::event_for(const Event& event, Viewer viewer) const {
  if (event.seat == viewer) return event;
  if (event.kind == Event::Kind::chose && event.again) return std::nullopt;
  Event seen = event;
  if (event.kind == Event::Kind::dealt) seen.cards = {};
  if (event.kind == Event::Kind::chose) seen.card = Card::hidden;
  return seen;
}

SeatSet Rules::learners(const Event& event) const {
  switch (event.kind) {
    case Event::Kind::dealt:
      return SeatSet{event.seat};
    case Event::Kind::shown:
    case Event::Kind::rang:
    case Event::Kind::ended:
      return SeatSet::first(players_);
    case Event::Kind::shelved:
    case Event::Kind::offered:
    case Event::Kind::swapped:
      return SeatSet::first(players_) - SeatSet{event.seat};
    default:
      return {};
  }
}

Reason Rules::check(const View& view, Move move) const {
  const Table& table = view.table;
  MoveList moves;
  legal_moves(view, moves);
  if (moves.contains(move)) return {};
  if (table.end != End::none) return because(ReasonCode::over);
  switch (move.kind()) {
    case Move::Kind::play:
      return because(table.shown.empty() ? ReasonCode::not_yours : ReasonCode::not_now);
    case Move::Kind::shelve:
      return because(ReasonCode::not_shown);
    case Move::Kind::stop:
      return because(ReasonCode::empty_shelf);
    case Move::Kind::pass:
    case Move::Kind::swap:
      return because(ReasonCode::not_asked);
  }
  return because(ReasonCode::nonsense);
}

std::vector<Move> Rules::refused(const View& view) const {
  std::vector<Move> moves;
  if (view.table.end != End::none || view.table.shown.empty()) return moves;
  view.hand.for_each([&](Card card) { moves.emplace_back(Move::Kind::play, card); });
  return moves;
}

std::string Rules::notation(Move move) const {
  const std::string text(word_of(move.kind()).empty() ? "?" : word_of(move.kind()));
  return !move.has_card() && move.card() == Card::none
             ? text
             : text + " " + std::to_string(static_cast<int>(move.card()));
}

Result<Move> Rules::parse(std::string_view notation) const {
  const auto parts = split(notation, ' ');
  Move::Kind kind{};
  Card card = Card::none;
  const bool is_kind = find_word(parts.front(), kind);
  const bool needs_card = Move(kind, Card::none).has_card();
  if (!is_kind || parts.size() != (needs_card ? 2U : 1U) ||
      (needs_card && !from_word(parts[1], card))) {
    return Error{"'" + printable(notation) +
                 "' is no move; expected play 5, shelve 5, swap 5, pass or stop"};
  }
  return Move(kind, card);
}

Position Rules::position(const View& view) const {
  const Table& table = view.table;
  Position position{.gone = list_of(table.gone),
                    .shown = list_of(table.shown),
                    .offered = table.offered,
                    .by = table.by,
                    .passed = table.passed,
                    .round = table.round,
                    .clock = table.clock,
                    .rang = table.rang,
                    .end = table.end};
  for (const Card card : table.shelf) {
    if (card != Card::none) position.shelf.push_back(card);
  }
  for (int i = 0; i < players_; ++i) {
    const bool own = seat_at(i) == view.viewer;
    const auto size = static_cast<std::size_t>(cards_in_hand(table));
    position.hands.push_back(own ? list_of(view.hand) : std::vector<Card>(size, Card::hidden));
    position.known.push_back(list_of(table.known[static_cast<std::size_t>(i)]));
    const bool answered = table.answered.contains(seat_at(i));
    position.choices.push_back(own ? view.choice : answered ? Card::hidden : Card::none);
  }
  return position;
}

Position Rules::position(const State& state) const {
  Position position = this->position(view(state, stranger));
  for (std::size_t i = 0; i < static_cast<std::size_t>(players_); ++i) {
    position.hands[i] = list_of(state.hands[i]);
    position.choices[i] = state.choices[i];
  }
  position.bell = state.bell;
  return position;
}

MaybeError Rules::set_up_offer(const Position& position, Table& table) const {
  const bool offered = position.offered != Card::none;
  const bool fits = reactions_ && table.shown.contains(position.offered) &&
                    index(position.by) < players_ && position.passed >= 0 &&
                    position.passed + 1 < players_;
  if (offered ? !fits : position.passed != 0 || position.by != Seat{}) {
    return Error{"position: expected an offer of what is shown, and that somebody is still asked"};
  }
  table.offered = position.offered;
  table.by = position.by;
  table.passed = static_cast<std::uint8_t>(position.passed);
  return std::nullopt;
}

Result<State> Rules::set_up(const Position& position) const {
  const auto players = static_cast<std::size_t>(players_);
  if (position.hands.size() != players || position.choices.size() != players) {
    return Error{"position: expected hands and choices of " + std::to_string(players_)};
  }
  State state;
  Table& table = state.table;
  const auto gone = set_of(position.gone);
  const auto shown = set_of(position.shown);
  const auto shelf = set_of(position.shelf);
  if (!gone || !shown || !shelf || position.shelf.size() > 2 ||
      !((*shown | *shelf) - *gone).empty() || !(*shown & *shelf).empty()) {
    return Error{"position: expected each card once, and those shown or on the shelf among gone"};
  }
  if (position.round < 0 || position.round > rounds || position.clock < 0 ||
      position.clock > time_up || position.rang < 0 || position.rang > position.clock ||
      (shown->empty() ? 0 : players_) != shown->size()) {
    return Error{"position: expected 3 rounds at most, 30 seconds at most and one card of each"};
  }
  table = {.gone = *gone,
           .shown = *shown,
           .clock = position.clock,
           .rang = position.rang,
           .round = static_cast<std::uint8_t>(position.round),
           .end = position.end};
  std::copy(position.shelf.begin(), position.shelf.end(), table.shelf.begin());
  if (auto wrong = set_up_offer(position, table)) return *wrong;
  const int shown_so_far = players_ * (position.round + (shown->empty() ? 0 : 1));
  const int steps = (position.bell - first_bell) / 1'000;
  const bool fits = position.bell == first_bell + 1'000 * steps && steps >= 0 &&
                    steps < static_cast<int>(bells) &&
                    (position.end != End::none || position.rang + position.bell > position.clock);
  if (!fits || gone->size() != shown_so_far ||
      (position.round == rounds) != (position.end == End::played) ||
      (position.clock == time_up) != (position.end == End::late)) {
    return Error{"position: expected a bell that has not rung yet, and cards that fit the round"};
  }
  state.bell = position.bell;
  CardSet seen = *gone;
  for (std::size_t i = 0; i < players; ++i) {
    const auto hand = set_of(position.hands[i]);
    if (!hand || hand->size() != cards_in_hand(table) || !(*hand & seen).empty()) {
      return Error{"position: expected other cards in the hand of seat " + std::to_string(i + 1)};
    }
    seen = seen | *hand;
    state.hands[i] = *hand;
    const auto known = i < position.known.size() ? set_of(position.known[i]) : CardSet{};
    if (!known || !(*known - *hand).empty()) {
      return Error{"position: expected known cards to be in the hand of seat " +
                   std::to_string(i + 1)};
    }
    table.known[i] = *known;
    const Card choice = position.choices[i];
    if (choice == Card::none) continue;
    if (!hand->contains(choice) || !shown->empty()) {
      return Error{"position: expected a choice from the hand of seat " + std::to_string(i + 1)};
    }
    state.choices[i] = choice;
    table.answered.insert(seat_at(static_cast<int>(i)));
  }
  if (table.answered == SeatSet::first(players_)) {
    return Error{"position: expected that somebody has not chosen yet"};
  }
  return state;
}

std::string Rules::word(Card card) const {
  if (card == Card::hidden) return "?";
  return card == Card::none ? "" : std::to_string(static_cast<int>(card));
}

bool Rules::from_word(std::string_view word, Card& card) const {
  const auto number = whole_number(word);
  if (word == "?") card = Card::hidden;
  if (word.empty()) card = Card::none;
  if (number) card = static_cast<Card>(*number);
  return word == "?" || word.empty() || (number && *number >= 1 && *number <= cards);
}

std::string Rules::say(const Event& event, const Speaker& speaker) const {
  const std::string card = word(event.card);
  std::string list;
  event.cards.for_each([&](Card each) { list += (list.empty() ? "" : " ") + word(each); });
  switch (event.kind) {
    case Event::Kind::dealt:
      return speaker.say(event.seat, {"You get {1}.", "Du bekommst {1}."},
                         {"{0} gets cards {1}.", "{0} bekommt Karten {1}."}, {list});
    case Event::Kind::chose:
      return speaker.say(event.seat, {"You choose {1}.", "Du wählst {1}."},
                         {"{0} has chosen {1}.", "{0} hat {1} gewählt."}, {card});
    case Event::Kind::shown:
      return speaker.say({"Shown: {0}.", "Gezeigt: {0}."}, {list});
    case Event::Kind::shelved:
      return speaker.say(event.seat, {"You put {1} on the shelf.", "Du legst {1} ins Regal."},
                         {"{0} puts {1} on the shelf.", "{0} legt {1} ins Regal."}, {card});
    case Event::Kind::lost:
      return speaker.say({"There is no room: {0} is lost.", "Kein Platz: {0} ist verloren."},
                         {card});
    case Event::Kind::rang:
      if (event.card == Card::none) return speaker.say({"The bell rings.", "Die Glocke läutet."});
      return speaker.say({"The bell takes {0}.", "Die Glocke nimmt {0}."}, {card});
    case Event::Kind::offered:
      return speaker.say(event.seat, {"You offer {1}.", "Du bietest {1} an."},
                         {"{0} offers {1}.", "{0} bietet {1} an."}, {card});
    case Event::Kind::swapped:
      return speaker.say(event.seat, {"You swap {2} for {1}.", "Du tauschst {2} gegen {1}."},
                         {"{0} swaps {2} for {1}.", "{0} tauscht {2} gegen {1}."},
                         {card, word(event.taken)});
    case Event::Kind::passed:
      return speaker.say(event.seat, {"You pass.", "Du passt."}, {"{0} passes.", "{0} passt."});
    case Event::Kind::settled:
      return speaker.say({"{0} goes on the shelf.", "{0} kommt ins Regal."}, {card});
    case Event::Kind::ended:
      break;
  }
  return speaker.say({"It is over: {0}.", "Es ist vorbei: {0}."},
                     {std::string(word_of(event.end))});
}

std::string Rules::say(Move move, const Speaker& speaker) const {
  if (move.kind() == Move::Kind::stop) return speaker.say({"Stop here", "Hier aufhören"});
  if (move.kind() == Move::Kind::pass) return speaker.say({"Pass", "Passen"});
  if (move.kind() == Move::Kind::swap) {
    return speaker.say({"Swap it for {0}", "Gegen {0} tauschen"}, {word(move.card())});
  }
  if (move.kind() == Move::Kind::shelve) {
    return speaker.say({"Put {0} on the shelf", "{0} ins Regal"}, {word(move.card())});
  }
  return speaker.say({"Choose {0}", "{0} wählen"}, {word(move.card())});
}

std::string Rules::say(Reason reason, const Speaker& speaker) const {
  static constexpr std::array<Phrase, 8> phrases{{
      {"That can be done", "Das geht"},
      {"It is over", "Es ist vorbei"},
      {"That card is not in your hand", "Diese Karte hast du nicht"},
      {"That card is not shown, or it is not your turn",
       "Diese Karte liegt nicht da, oder du bist "
       "nicht dran"},
      {"First somebody fills the shelf", "Erst wird ins Regal gelegt"},
      {"There is nothing to stop for", "Es gibt nichts, wofür man aufhören könnte"},
      {"You are not asked, or your card is not higher",
       "Du bist nicht gefragt, oder deine Karte ist nicht höher"},
      {"There is no such move", "So einen Zug gibt es nicht"},
  }};
  return speaker.say(phrases[reason.code]);
}

Advice Rules::advice(const View& view, Move move, std::span<const Move> rivals) const {
  if (rivals.empty()) return advise(AdviceCode::only_move);
  Table table = view.table;
  if (move.kind() == Move::Kind::shelve) table.put(move.card());
  // With reactions, somebody may still swap what is shelved.
  const bool last_shelved =
      move.kind() == Move::Kind::shelve && !reactions_ && table.round + 1 == rounds;
  if ((move.kind() == Move::Kind::stop || last_shelved) && table.sum() >= 7) {
    return advise(AdviceCode::wins, table.sum());
  }
  const bool most = std::all_of(rivals.begin(), rivals.end(),
                                [&](Move rival) { return rival.card() < move.card(); });
  return most ? advise(AdviceCode::adds_most, move.card()) : Advice{};
}

std::string Rules::say(const Advice& advice, const Speaker& speaker) const {
  static constexpr std::array<AdviceWords, 4> words{{
      {{"The bot's estimate speaks for it.", "Dafür spricht die Schätzung des Bots."}},
      {{"It is the only move you have.", "Einen anderen Zug hast du nicht."}},
      {{"You win with {0}.", "Du gewinnst mit {0}."}, {Named::number}},
      {{"{0} adds most.", "{0} bringt am meisten."}, {Named::number}},
  }};
  return worded(words[advice.code], advice, speaker.lang, [](Named, int) { return ""; });
}

std::string Rules::board(const View& view, const Speaker& speaker, const Ink& /*ink*/) const {
  std::string hand;
  view.hand.for_each([&](Card card) { hand += " " + word(card); });
  return speaker.say(
      {"Shelf {0}, hand{1}, {2} s\n", "Regal {0}, Hand{1}, {2} s\n"},
      {std::to_string(view.table.sum()), hand, std::to_string(view.table.clock / 1'000)});
}

std::string Rules::rules_text(Lang lang) const {
  return std::string(Phrase{"# Toy\n\nFor tests.\n", "# Spielzeug\n\nFür Tests.\n"}.in(lang));
}

}  // namespace penta::toy
