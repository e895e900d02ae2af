// English card texts, written and read by the one grammar.
#include <algorithm>
#include <array>
#include <vector>

#include "cards/reader.h"
#include "cards/writer.h"
#include "games/phaktionz/cards/grammar.h"
#include "games/phaktionz/cards/instead.h"
#include "games/phaktionz/cards/text.h"

namespace penta::phaktionz::cards {
namespace {

// Faction names, and words of names as they stand in texts: in quotes.
struct OwnNames {
  explicit OwnNames(const Lexicon& lexicon) {
    for (const Lexicon::Faction& each : lexicon.factions) factions.emplace_back(each.english);
    for (const Lexicon::Word& each : lexicon.words) quoted.push_back('"' + each.english + '"');
    words.assign(quoted.begin(), quoted.end());
  }

  std::vector<std::string_view> factions;
  std::vector<std::string> quoted;
  std::vector<std::string_view> words;
};

constexpr std::string_view too_long = "expected a text of at most 400 characters";

std::string amount_text(Amount amount, bool plus) {
  const int size = amount.value < 0 ? -amount.value : amount.value;
  if (!amount.x) return std::to_string(size);
  std::string text = (size == 1 ? "" : std::to_string(size)) + "X";
  if (plus && amount.plus != 0)
    text += (amount.plus < 0 ? "-" : "+") + std::to_string(std::abs(amount.plus));
  return text;
}

class Writer : public penta::cards::TextWriter {
 public:
  explicit Writer(const Lexicon& lexicon) : names_(lexicon) {}

  static void part(Place::Part /*part*/, std::size_t /*number*/) {}
  static bool sees_many() { return false; }
  static bool mistaken() { return false; }
  static bool at_end() { return false; }
  static void early_limit(Limit& /*limit*/) {}
  void limit(Limit limit) {
    if (limit.per == Per::none) return;
    word((limit.per == Per::turn ? ", L/" : ", L") + std::to_string(limit.times));
  }
  void counted(bool counted) { counted_ = counted; }
  void amount(Amount amount, int /*low*/, int /*high*/) { word(amount_text(amount, !counted_)); }
  void change(Amount amount) { word((amount.value < 0 ? "-" : "+") + amount_text(amount, false)); }
  void pick(Pick pick) {
    if (pick == Pick::one) {
      article();
    } else {
      choice(pick, picks);
    }
  }
  void pick_one(Pick /*pick*/) { article(); }
  void faction(std::uint8_t faction) { name(faction, names_.factions); }
  void name_word(std::uint8_t number) { name(number, names_.words); }

 private:
  OwnNames names_;
  bool counted_ = false;  // what is added to X stands where X is explained
};

constexpr std::array<std::string_view, 8> number_words{"two", "three", "four",  "five",
                                                       "six", "seven", "eight", "nine"};

class Reader : public penta::cards::TextReader {
 public:
  Reader(std::string_view text, const Lexicon& lexicon)
      : TextReader(text, {spellings, instead}), names_(lexicon) {}

  void part(Place::Part part, std::size_t number) { place({part, number}) = here(); }
  std::size_t column_of(Place at) { return std::max<std::size_t>(place(at), 1); }

  bool mistaken() const { return mistake.has_value(); }
  bool at_end() const { return sees(".") || sees(","); }
  static void counted(bool /*counted*/) {}
  bool sees_many() const {
    if (sees("X")) return true;
    for (std::size_t i = 0; i < number_words.size(); ++i) {
      if (sees(number_words[i]) || sees(std::to_string(i + 2))) return true;
      if (sees(std::to_string(i + 2) + "X")) return true;
    }
    return false;
  }

  void early_limit(Limit& limit) {
    if (limit_from("L /", "L", limit)) word(":");
  }
  void limit(Limit& limit) { limit_from(", L /", ", L", limit); }

  void amount(Amount& amount, int low, int high) {
    if (!multiple(amount)) {
      number(amount.value, low, high);
      return;
    }
    const bool minus = sees_plus("-");
    if (!minus && !sees_plus("+")) return;
    word(minus ? "-" : "+");
    number(amount.plus, 1, 9);
    if (minus) amount.plus = static_cast<std::int8_t>(-amount.plus);
  }
  void change(Amount& amount) {
    const bool negative = take("-");
    if (!negative) word("+");
    if (!multiple(amount)) number(amount.value, 1, 9);
    if (negative) amount.value = static_cast<std::int8_t>(-amount.value);
  }
  void pick(Pick& pick) { choice(pick, picks); }
  void pick_one(Pick& pick) { choice(pick, one_only); }
  void faction(std::uint8_t& faction) { name(faction, names_.factions); }
  void name_word(std::uint8_t& number) { name(number, names_.words); }

 private:
  static constexpr std::array<Words<Pick>, 2> one_only{{{"an", Pick::one}, {"a", Pick::one}}};

  std::size_t& place(Place at) { return places_[static_cast<std::size_t>(at.part)][at.number]; }

  // "X", "2X"
  bool multiple(Amount& amount) {
    for (int times = 1; times <= 9; ++times) {
      if (!take(times == 1 ? "X" : std::to_string(times) + "X")) continue;
      amount = {.value = static_cast<std::int8_t>(times), .x = true};
      return true;
    }
    return false;
  }
  bool sees_plus(std::string_view sign) const { return sees(sign); }

  // "L/2" and "L2", with what stands before.
  bool limit_from(std::string_view per_turn, std::string_view per_match, Limit& limit) {
    if (take(per_turn)) {
      limit.per = Per::turn;
      number(limit.times, 1, 9);
      return true;
    }
    for (int times = 1; times <= 9; ++times) {
      if (!spare(std::string(per_match) + std::to_string(times))) continue;
      limit = {Per::match, static_cast<std::uint8_t>(times)};
      return true;
    }
    return false;
  }

  OwnNames names_;
  std::array<std::array<std::size_t, Ability::most_effects>, Place::parts> places_{};  // columns
};

}  // namespace

std::string in_english(const Ability& ability, const Lexicon& lexicon) {
  Writer writer(lexicon);
  Ability copy = ability;
  Grammar<Writer>(writer).ability(copy);
  return writer.text;
}

std::string in_english(const Conditions& conditions, const Lexicon& lexicon) {
  Writer writer(lexicon);
  Conditions copy = conditions;
  Grammar<Writer>(writer).conditions(copy);
  return writer.text;
}

Reading read_ability(std::string_view text, const Lexicon& lexicon, Role role) {
  Reading reading;
  if (text.size() > longest_text) {
    reading.mistake = TextError{longest_text + 1, std::string(too_long)};
    return reading;
  }
  Reader reader(text, lexicon);
  Grammar<Reader>(reader).ability(reading.ability);
  reader.end();
  reading.mistake = reader.mistake;
  if (reading.mistake) return reading;
  auto objection = unsound(reading.ability, lexicon);
  if (!objection) objection = misplaced(reading.ability, role);
  if (objection) {
    reading.mistake = TextError{reader.column_of(objection->at), objection->why};
  } else if (in_english(reading.ability, lexicon).size() > longest_text) {
    // "a other word" is understood, and written with a letter more.
    reading.mistake = TextError{1, std::string(too_long)};
  }
  return reading;
}

ConditionsReading read_conditions(std::string_view text, const Lexicon& lexicon) {
  ConditionsReading reading;
  if (text.size() > longest_text) {
    reading.mistake = TextError{longest_text + 1, std::string(too_long)};
    return reading;
  }
  Reader reader(text, lexicon);
  Grammar<Reader>(reader).conditions(reading.conditions);
  reader.end();
  reading.mistake = reader.mistake;
  if (reading.mistake) return reading;
  if (const auto objection = unsound(reading.conditions, lexicon)) {
    reading.mistake = TextError{reader.column_of(objection->at), objection->why};
  }
  return reading;
}

}  // namespace penta::phaktionz::cards
