// The packed form of a set.
#include "games/phaktionz/cards/set.h"

#include <utility>

#include "cards/maker.h"
#include "engine/phrase.h"
#include "games/phaktionz/cards/draft.h"

namespace penta::phaktionz::cards {
namespace {

using penta::cards::has_words;
using penta::cards::in_quotes;
using penta::cards::packed_number;
using penta::cards::PackedLine;
using Words = std::vector<Word>;

constexpr std::string_view magic = "penta-phaktionz-cards 1";

std::string_view lineage_word(Lineage lineage) {
  switch (lineage) {
    case Lineage::modernas:
      return "modernas";
    case Lineage::delphics:
      return "delphics";
    default:
      return "origins";
  }
}
std::string_view kind_word(Type type, Form form) {
  switch (form) {
    case Form::regular:
      return "Regular";
    case Form::counter:
      return "Counter";
    case Form::realm:
      return "Realm";
    case Form::weapon:
      return "Weapon";
    default:
      break;
  }
  return type == Type::striker ? "Striker" : type == Type::tech ? "Tech" : "";
}

// Title, German title, flavour in both languages, kind and DMG.
void add_side(PackedLine& line, const Side& side, Form form) {
  line.add(side.name).add(side.german).add(side.flavour).add(side.flavour_german);
  line.add(kind_word(side.type, form));
  if (side.type == Type::any) {
    line.add("");
  } else {
    line.add(int{side.dmg});
  }
}
void add_texts(PackedLine& line, const Side& side, const Lexicon& lexicon) {
  for (const Ability& each : side.abilities) line.add(in_english(each, lexicon));
}
std::string condition_text(const Conditions& conditions, const Lexicon& lexicon) {
  return conditions[0].test == Test::none ? "" : in_english(conditions, lexicon);
}

std::string pack_design(const Design& design, const Lexicon& lexicon) {
  PackedLine line("card");
  add_side(line, design.front, design.form);
  if (design.is_summon()) {
    line.add(int{design.tier}).add(lexicon.factions[design.faction - 1U].english);
  } else {
    line.add("").add("");
  }
  line.add(std::string(design.creation ? "CP" : "") + (design.limited ? "L" : ""));
  line.add(condition_text(design.create, lexicon)).add(condition_text(design.promote, lexicon));
  add_texts(line, design.front, lexicon);
  return line.end();
}

// Nothing stands there: it was not given.
Word if_any(const Word& word) { return word.text.empty() ? Word{} : word; }

class Unpacker {
 public:
  Result<Set> unpack(std::string_view packed) {
    const auto read = penta::cards::read_packed(
        packed, magic, flaws_,
        [this](const Word& kind, Words words) { this->read(kind, std::move(words)); });
    if (!read) return read.error();
    if (!flaws_.none()) return first_of(flaws_);
    Set set = make_set(draft_, flaws_);
    if (!flaws_.none()) return first_of(flaws_);
    return set;
  }

 private:
  static constexpr std::size_t of_side = 6;  // how many words add_side adds
  static constexpr std::size_t of_card = of_side + 5;

  void read(const Word& kind, Words words) {
    if (kind.text == "name" && !draft_.name.at.given()) {
      if (has(words, kind, 1, 1)) draft_.name = words[0];
    } else if (kind.text == "faction") {
      if (!has(words, kind, 3, 3)) return;
      draft_.factions.push_back(
          {.at = kind.at, .name = words[0], .german = words[1], .lineage = words[2]});
    } else if (kind.text == "word") {
      if (!has(words, kind, 2, 2)) return;
      draft_.words.push_back({.at = kind.at, .name = words[0], .german = words[1]});
    } else if (kind.text == "card") {
      if (has(words, kind, of_card, of_card + Side::most_abilities)) add_card(kind.at, words);
    } else if (kind.text == "promoted") {
      if (has(words, kind, 1 + of_side, 1 + of_side + Side::most_abilities)) {
        add_back(kind.at, words);
      }
    } else if (kind.text == "deck") {
      if (has(words, kind, 5, 5)) add_deck(kind.at, words);
    } else {
      flaws_.add(kind.at, in_quotes(kind.text) +
                              " cannot stand here; expected 'name' once, 'faction', 'word', "
                              "'card', 'promoted' or 'deck'");
    }
  }
  bool has(const Words& words, const Word& kind, std::size_t least, std::size_t most) {
    return has_words(words, kind, least, most, flaws_);
  }
  Number number(const Word& word) {
    return word.text.empty() ? Number{} : packed_number(word, flaws_);
  }

  Draft::Side side(Spot at, const Words& words, std::size_t from, std::size_t texts) {
    Draft::Side side{.at = at,
                     .title = words[from],
                     .german = words[from + 1],
                     .kind = if_any(words[from + 4]),
                     .dmg = number(words[from + 5]),
                     .flavour = words[from + 2],
                     .flavour_german = words[from + 3]};
    side.texts.assign(words.begin() + static_cast<std::ptrdiff_t>(texts), words.end());
    return side;
  }
  void add_card(Spot at, const Words& words) {
    const std::string_view marks = words[of_side + 2].text;
    if (!marks.empty() && marks != "CP" && marks != "L" && marks != "CPL") {
      flaws_.add(words[of_side + 2].at,
                 "there is no mark " + in_quotes(marks) + "; expected 'CP', 'L' or 'CPL'");
    }
    draft_.cards.push_back({.front = side(at, words, 0, of_card),
                            .tier = number(words[of_side]),
                            .faction = if_any(words[of_side + 1]),
                            .creation = marks.starts_with("CP"),
                            .limited = marks.ends_with("L"),
                            .create = if_any(words[of_side + 3]),
                            .promote = if_any(words[of_side + 4])});
  }
  void add_back(Spot at, const Words& words) {
    draft_.promoted.push_back({.of = words[0], .back = side(at, words, 1, 1 + of_side)});
  }
  void add_deck(Spot at, const Words& words) {
    Draft::Deck deck{.list = {.at = at,
                              .name = words[0],
                              .german = words[1],
                              .about = words[2],
                              .about_german = words[3],
                              .list = words[4].at,
                              .cards = penta::cards::list_of(words[4])},
                     .format = {"synthesis", at}};
    draft_.decks.push_back(std::move(deck));
  }

  Draft draft_;
  ParseErrors flaws_;
};

}  // namespace

std::string pack(const Set& set) {
  std::string packed = std::string(magic) + "\n";
  const Lexicon& lexicon = set.lexicon;
  if (!set.name.empty()) packed += PackedLine("name").add(set.name).end();
  for (std::size_t i = 0; i < lexicon.factions.size(); ++i) {
    const Lexicon::Faction& faction = lexicon.factions[i];
    PackedLine line("faction");
    line.add(faction.english).add(faction.german).add(lineage_word(set.lineages[i]));
    packed += line.end();
  }
  for (const Lexicon::Word& each : lexicon.words) {
    packed += PackedLine("word").add(each.english).add(each.german).end();
  }
  for (const Design& each : set.designs) packed += pack_design(each, lexicon);
  for (const Design& each : set.designs) {
    if (each.back.name.empty()) continue;
    PackedLine line("promoted");
    line.add(each.front.name);
    add_side(line, each.back, Form::any);
    add_texts(line, each.back, lexicon);
    packed += line.end();
  }
  for (const Deck& deck : set.decks) {
    PackedLine line("deck");
    line.add(deck.name).add(deck.german).add(deck.about).add(deck.about_german);
    packed += line.add(write_deck(deck, set)).end();
  }
  return packed;
}

Result<Set> unpack(std::string_view packed) { return Unpacker().unpack(packed); }

}  // namespace penta::phaktionz::cards
