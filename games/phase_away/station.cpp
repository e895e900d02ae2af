// Reads station.toml: every mistake at once, with its place and what was expected.
#include "games/phase_away/station.h"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <span>

#include "cards/fields.h"

namespace penta::phase_away {
namespace {

using cards::Spot;
using cards::Word;
namespace toml = cards::toml;

class StationReader {
 public:
  Result<Station> read(std::string_view text) {
    const auto top = toml::read(text, 0, errors_);
    if (top) read_all(*top);
    if (errors_.none()) return station_;
    std::string all = "the station cannot be used:";
    for (const cards::ParseError& error : errors_.in_order()) {
      all += "\nline " + std::to_string(error.at.line) + ", column " +
             std::to_string(error.at.column) + ": " + error.text;
    }
    return Error{all};
  }

 private:
  void read_all(const toml::Table& top) {
    fields_.check_keys(top, "a station",
                       {"character", "monster", "weapon", "armour", "item", "level", "loot"});
    fields_.each(top, "character", [&](const toml::Table& table) { read_character(table); });
    fields_.each(top, "monster", [&](const toml::Table& table) { read_monster(table); });
    for (const ThingKind kind : {ThingKind::weapon, ThingKind::armour, ThingKind::item}) {
      fields_.each(top, word_of(kind), [&](const toml::Table& table) { read_thing(table, kind); });
    }
    fields_.each(top, "level", [&](const toml::Table& table) { read_level(table); });
    fields_.each(top, "loot", [&](const toml::Table& table) { read_loot(table); });
    check_whole(top.at);
  }

  // --- small parts

  int number(const toml::Table& table, std::string_view key, int low, int high) {
    const cards::Number number = fields_.number(table, key);
    if (!number.at.given()) return low;
    return in_range(number.value, key, low, high, number.at);
  }

  int in_range(std::int64_t value, std::string_view key, int low, int high, Spot at) {
    if (value >= low && value <= high) return static_cast<int>(value);
    errors_.add(at, cards::in_quotes(key) + " is " + std::to_string(value) + "; expected " +
                        std::to_string(low) + " to " + std::to_string(high));
    return low;
  }

  // A list of exactly as many numbers as there is room for.
  template <class N>
  void numbers(const toml::Table& table, std::string_view key, std::span<N> into, int low,
               int high) {
    const toml::Value* const value = table.find(key);
    const std::string wanted = "expected " + std::string(key) + " = [...] with " +
                               std::to_string(into.size()) + " whole numbers";
    if (value == nullptr) {
      errors_.add(table.at, cards::in_quotes(key) + " is missing; " + wanted);
      return;
    }
    const bool fits = value->kind == toml::Value::Kind::list && value->list.size() == into.size() &&
                      std::all_of(value->list.begin(), value->list.end(), [](const auto& each) {
                        return each.kind == toml::Value::Kind::number;
                      });
    if (!fits) {
      errors_.add(value->at, cards::in_quotes(key) + " is something else; " + wanted);
      return;
    }
    for (std::size_t i = 0; i < into.size(); ++i) {
      const toml::Value& each = value->list[i];
      into[i] = static_cast<N>(in_range(each.number, key, low, high, each.at));
    }
  }

  Naming naming(const toml::Table& table) {
    Naming naming;
    const Word id = fields_.word(table, "id");
    naming.id = id.text;
    const auto plain = [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; };
    if (id.at.given() && (id.text.empty() || !std::all_of(id.text.begin(), id.text.end(), plain))) {
      errors_.add(id.at, "an id like " + cards::in_quotes("void-hound") + " was expected");
    }
    if (id.at.given() && std::find(ids_.begin(), ids_.end(), naming.id) != ids_.end()) {
      errors_.add(id.at, cards::in_quotes(id.text) + " is there twice; expected an id of its own");
    }
    ids_.push_back(naming.id);
    naming.en = text(table, "en");
    naming.de = text(table, "de");
    naming.text_en = text(table, "text_en");
    naming.text_de = text(table, "text_de");
    return naming;
  }

  std::string text(const toml::Table& table, std::string_view key) {
    const Word word = fields_.word(table, key);
    if (word.at.given() && word.text.empty()) {
      errors_.add(word.at, cards::in_quotes(key) + " is empty; expected some words");
    }
    return std::string(word.text);
  }

  template <class E>
  std::optional<E> one_of(const Word& word) {
    E value{};
    if (!word.at.given()) return std::nullopt;
    if (!word.text.empty() && find_word(word.text, value)) return value;
    errors_.add(word.at,
                cards::in_quotes(word.text) + " is not known; expected " + expected_words<E>());
    return std::nullopt;
  }

  // --- what is in the file

  void read_character(const toml::Table& table) {
    fields_.check_keys(table, "a character",
                       {"id", "en", "de", "text_en", "text_de", "ap", "hp", "damage"});
    CharacterCard card{.naming = naming(table)};
    card.ap = static_cast<std::uint8_t>(number(table, "ap", 1, 9));
    card.hp = static_cast<std::uint8_t>(number(table, "hp", 1, 20));
    card.damage = static_cast<std::uint8_t>(number(table, "damage", 0, 20));
    if (characters_ == character_count ||
        card.naming.id != word_of(static_cast<Character>(characters_))) {
      errors_.add(table.at,
                  "the characters are mechanic, rogue, medic, navigator, soldier and "
                  "runner, in this order; expected each once");
      return;
    }
    station_.most_ap = std::max(station_.most_ap, card.ap);
    station_.character[static_cast<std::size_t>(characters_++)] = card;
  }

  void read_monster(const toml::Table& table) {
    fields_.check_keys(
        table, "a monster",
        {"id", "en", "de", "text_en", "text_de", "damage", "hp", "movement", "weight"});
    MonsterCard card{.naming = naming(table)};
    card.damage = static_cast<std::uint8_t>(number(table, "damage", 1, 20));
    card.hp = static_cast<std::uint8_t>(number(table, "hp", 1, 20));
    card.movement = static_cast<std::uint8_t>(number(table, "movement", 0, 8));
    numbers<std::uint8_t>(table, "weight", card.weight, 0, 200);
    if (station_.monsters.size() == most_monsters) {
      errors_.add(table.at, "too many monsters; expected at most " + std::to_string(most_monsters));
      return;
    }
    station_.monsters.push_back(card);
  }

  void read_thing(const toml::Table& table, ThingKind kind) {
    ThingCard card{.naming = naming(table), .kind = kind};
    if (kind == ThingKind::item) {
      fields_.check_keys(table, "an item",
                         {"id", "en", "de", "text_en", "text_de", "effect", "power", "copies"});
      if (const auto effect = one_of<Effect>(fields_.word(table, "effect"))) card.effect = *effect;
      card.power = static_cast<std::uint8_t>(number(table, "power", 0, 20));
    } else {
      fields_.check_keys(table, kind == ThingKind::weapon ? "a weapon" : "an armour",
                         {"id", "en", "de", "text_en", "text_de", "power", "copies"});
      card.power = static_cast<std::uint8_t>(number(table, "power", 1, 20));
    }
    const bool counts =
        card.effect == Effect::heal || card.effect == Effect::energy || card.effect == Effect::wake;
    if (counts && card.power == 0) {
      errors_.add(table.at, "an item of this effect needs a power from 1 to 20");
    }
    card.copies = static_cast<std::uint8_t>(number(table, "copies", 1, 9));
    if (station_.things.size() == most_things) {
      errors_.add(table.at, "too many things; expected at most " + std::to_string(most_things));
      return;
    }
    const std::size_t cards = station_.thing_of_card.size();
    if (cards + card.copies > most_cards) {
      errors_.add(table.at, "too many cards; expected at most " + std::to_string(most_cards) +
                                " copies of all things together");
      return;
    }
    card.first_card = static_cast<std::uint8_t>(cards);
    station_.thing_of_card.resize(cards + card.copies, static_cast<Thing>(station_.things.size()));
    station_.things.push_back(card);
    found_.push_back(false);
  }

  void read_level(const toml::Table& table) {
    fields_.check_keys(table, "a level",
                       {"name", "air", "monster", "shard_every", "portals", "attacks"});
    const Word name = fields_.word(table, "name");
    const auto difficulty = one_of<Difficulty>(name);
    if (!difficulty) return;
    const auto at = static_cast<std::size_t>(*difficulty);
    if (levels_[at]) {
      errors_.add(name.at, "this level is there twice");
      return;
    }
    levels_[at] = true;
    Level& level = station_.level[at];
    level.air = static_cast<std::uint8_t>(number(table, "air", 10, 90));
    numbers<std::uint8_t>(table, "monster", level.monster, 0, 100);
    numbers<std::uint8_t>(table, "shard_every", level.shard_every, 1, 20);
    numbers<std::uint16_t>(table, "portals", level.portals, 10, 3'000);
    numbers<std::uint16_t>(table, "attacks", level.attacks, 10, 3'000);
    if (level.portals[0] > level.portals[1] || level.attacks[0] > level.attacks[1]) {
      errors_.add(table.at, "times go from the earliest to the latest");
    }
  }

  void read_loot(const toml::Table& table) {
    fields_.check_keys(table, "a loot table", {"table", "level", "lines"});
    const Word name = fields_.word(table, "table");
    const auto which = one_of<LootTable>(name);
    const auto difficulty = one_of<Difficulty>(fields_.word(table, "level"));
    std::vector<LootLine> lines;
    int sum = 0;
    for (const Word& word : fields_.words(table, "lines")) {
      const auto line = loot_line(word, which == LootTable::beta);
      if (!line) continue;
      sum += line->weight;
      lines.push_back(*line);
    }
    if (sum != 100) {
      errors_.add(table.at, "the weights sum to " + std::to_string(sum) + "; expected 100");
    }
    if (!which || !difficulty) return;
    auto& place = station_.level[static_cast<std::size_t>(*difficulty)]
                      .loot[static_cast<std::size_t>(*which)];
    if (!place.empty()) errors_.add(name.at, "this table is there twice on this level");
    place = lines;
  }

  // "medkit 4", "money 1-4 20", "shard 30".
  std::optional<LootLine> loot_line(const Word& word, bool in_beta) {
    const auto parts = split(word.text, ' ');
    const auto refuse = [&](const std::string& why) {
      errors_.add(word.at, cards::in_quotes(word.text) + why);
      return std::nullopt;
    };
    const auto weight = whole_number(parts.back());
    if (parts.size() < 2 || parts.size() > 3 || !weight || *weight < 1 || *weight > 100) {
      return refuse(" is no line of a loot table; expected a thing and a weight, like 'medkit 4'");
    }
    LootLine line{.weight = static_cast<std::uint16_t>(*weight)};
    const std::string_view what = parts.front();
    if (what == "money" || what == "gem") {
      line.what = what == "gem" ? LootLine::What::gem : LootLine::What::money;
      const auto range = split(parts.size() == 3 ? parts[1] : "1", '-');
      const auto low = whole_number(range.front());
      const auto high = whole_number(range.back());
      if (range.size() > 2 || !low || !high || *low < 1 || *high < *low || *high > 99) {
        return refuse(": expected how much, like 'money 1-4 20'");
      }
      line.low = static_cast<std::uint8_t>(*low);
      line.high = static_cast<std::uint8_t>(*high);
      return line;
    }
    if (parts.size() == 3) return refuse(" has a number too many");
    if (what == "shard") {
      line.what = LootLine::What::shard;
      return in_beta ? std::optional(line) : refuse(": shards are found in the beta table only");
    }
    std::vector<std::string_view> known;
    for (std::size_t i = 0; i < station_.things.size(); ++i) {
      known.push_back(station_.things[i].naming.id);
      if (known.back() != what) continue;
      line.thing = static_cast<Thing>(i);
      found_[i] = true;
      return line;
    }
    return refuse(" names no thing" + cards::or_nearest(what, known, "expected an id"));
  }

  // What can only be said of the whole.
  void check_whole(Spot at) {
    if (characters_ < character_count) errors_.add(at, "expected six characters");
    if (station_.monsters.empty()) errors_.add(at, "expected a monster");
    for (std::size_t i = 0; i < difficulties; ++i) {
      const std::string level(word_of(static_cast<Difficulty>(i)));
      if (!levels_[i]) errors_.add(at, "expected a level " + cards::in_quotes(level));
      int weights = 0;
      for (const MonsterCard& monster : station_.monsters) weights += monster.weight[i];
      if (weights == 0)
        errors_.add(at, "no monster appears on the level " + cards::in_quotes(level));
      for (std::size_t table = 0; table < loot_tables; ++table) {
        if (!station_.level[i].loot[table].empty()) continue;
        errors_.add(at, "expected a loot table " +
                            cards::in_quotes(word_of(static_cast<LootTable>(table))) +
                            " on the level " + cards::in_quotes(level));
      }
    }
    for (std::size_t i = 0; i < found_.size(); ++i) {
      if (found_[i]) continue;
      errors_.add(at, cards::in_quotes(station_.things[i].naming.id) + " is in no loot table");
    }
  }

  cards::ParseErrors errors_{};
  cards::Fields fields_{errors_};
  Station station_{};
  int characters_ = 0;
  std::array<bool, difficulties> levels_{};
  std::vector<bool> found_{};
  std::vector<std::string> ids_{};
};

}  // namespace

Result<Station> Station::parse(std::string_view text) { return StationReader().read(text); }

}  // namespace penta::phase_away
