// English card texts, written and read by the one grammar.
#include <array>
#include <vector>

#include "cards/reader.h"
#include "cards/writer.h"
#include "games/phase/cards/grammar.h"
#include "games/phase/cards/text.h"

namespace penta::phase::cards {
namespace {

std::vector<std::string_view> names_of(const Lexicon& lexicon) {
  std::vector<std::string_view> names;
  for (const Lexicon::Faction& each : lexicon.factions) names.emplace_back(each.english);
  return names;
}

class Writer : public penta::cards::TextWriter {
 public:
  explicit Writer(const Lexicon& lexicon) : factions_(names_of(lexicon)) {}

  static void begin(std::size_t /*effect*/, Part /*part*/) {}
  void amount(Amount amount) { word(amount_text(amount)); }
  void pair(Amount attack, Amount defence) { word(change_text(attack, defence)); }
  void pick(Pick pick) {
    if (pick == Pick::one) {
      article();
    } else {
      choice(pick, picks);
    }
  }
  void faction(std::uint8_t faction) { name(faction, factions_); }

 private:
  std::vector<std::string_view> factions_;
};

constexpr std::array<Words<std::string_view>, 2> spellings{{{"defense", "defence"}, {"one", "a"}}};
// What players of other games write. Longer phrases come first.
constexpr std::array<Words<std::string_view>, 43> instead{{
    {"all", "'each'"},
    {"every", "'each'"},
    {"any", "'a'"},
    {"one", "'a'"},
    {"target", "'a'"},
    {"the", "'a', 'each' or 'this warrior'"},
    {"your", "'a' or 'each', and 'of yours' behind the noun"},
    {"my", "'a' or 'each', and 'of yours' behind the noun"},
    {"enemy", "the noun, and 'of an opponent' behind it"},
    {"other", "'another'"},
    {"both", "'up to 2'"},
    {"random", "'a', which is chosen: nothing is drawn by lot"},
    {"unlocked", "'locked' or no such word: what is not locked cannot be asked for"},
    {"there is", "'there are', as in 'there are 1 or more warriors of yours'"},
    {"pay", "'lock' or 'phase'"},
    {"cost", "'lock' or 'phase'"},
    {"lose", "'you lose'"},
    {"loses", "'you lose' or 'an opponent loses'"},
    {"choose", "what is done to it: whatever 'a' stands before is chosen"},
    {"select", "what is done to it: whatever 'a' stands before is chosen"},
    {"search", "'draw' or 'look at the top 3 cards of your deck'"},
    {"reveal", "'look at the top 3 cards of your deck'"},
    {"steal", "'return', 'lock' or 'destroy': a card never changes its owner"},
    {"take", "'return', 'draw' or 'gain'"},
    {"kill", "'destroy'"},
    {"sacrifice", "'destroy', with 'of yours'"},
    {"flip", "'phase'"},
    {"turn", "'phase'"},
    {"tap", "'lock'"},
    {"exhaust", "'lock'"},
    {"untap", "'unlock'"},
    {"ready", "'unlock'"},
    {"heal", "'prevent the next 2 damage to'"},
    {"play", "'train a resource for'"},
    {"whenever", "'Action', 'Elite', 'Phaseling', 'Relentless' or 'Trained'"},
    {"when", "'Action', 'Elite', 'Phaseling', 'Relentless' or 'Trained'"},
    {"blocked", "'opposed'"},
    {"unblocked", "'unopposed'"},
    {"blocking", "'defending' or 'opposing'"},
    {"tapped", "'locked'"},
    {"creature", "'warrior'"},
    {"and", "', then'"},
    {"then", "', then'"},
}};

class Reader : public penta::cards::TextReader {
 public:
  Reader(std::string_view text, const Lexicon& lexicon)
      : TextReader(text, {spellings, instead}), factions_(names_of(lexicon)) {}

  void begin(std::size_t effect, Part part) {
    begins_[effect][static_cast<std::size_t>(part)] = here();
  }
  std::size_t place_of(const SoundnessError& objection) const {
    if (!objection.where) return 1;
    return begins_[objection.where->effect][static_cast<std::size_t>(objection.where->part)];
  }
  void amount(Amount& amount) {
    if (take("X")) {
      amount = {1, true};
      return;
    }
    amount.x = false;
    number(amount.value, 1, 9);
  }
  void pair(Amount& attack, Amount& defence) {
    with_sign(attack);
    word("/");
    with_sign(defence);
  }
  void pick(Pick& pick) { choice(pick, picks); }
  void faction(std::uint8_t& faction) { name(faction, factions_); }

 private:
  void with_sign(Amount& amount) {
    const bool negative = take("-");
    if (!negative) word("+");
    if (take("X")) {
      amount = {static_cast<std::int8_t>(negative ? -1 : 1), true};
      return;
    }
    amount.x = false;
    number(amount.value, negative ? 1 : 0, 9);
    if (negative) amount.value = static_cast<std::int8_t>(-amount.value);
  }

  std::vector<std::string_view> factions_;
  std::array<std::array<std::size_t, part_count>, Ability::most_effects> begins_{};  // columns
};

}  // namespace

std::string in_english(const Ability& ability, const Lexicon& lexicon) {
  Writer writer(lexicon);
  Ability copy = ability;
  Grammar<Writer>(writer).ability(copy);
  return writer.text;
}

Reading read_ability(std::string_view text, const Lexicon& lexicon) {
  constexpr std::size_t longest = 400;
  Reading reading;
  if (text.size() > longest) {
    reading.mistake = TextError{longest + 1, "expected a text of at most 400 characters"};
    return reading;
  }
  Reader reader(text, lexicon);
  Grammar<Reader>(reader).ability(reading.ability);
  reader.end();
  reading.mistake = reader.mistake;
  if (reading.mistake) return reading;
  if (const auto objection = unsound(reading.ability, lexicon)) {
    reading.mistake = TextError{reader.place_of(*objection), objection->why};
  } else if (in_english(reading.ability, lexicon).size() > longest) {
    // "a evil warrior" is understood, and written with a letter more.
    reading.mistake = TextError{1, "expected a text of at most 400 characters"};
  }
  return reading;
}

}  // namespace penta::phase::cards
