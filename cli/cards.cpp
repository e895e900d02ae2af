#include <fmt/core.h>

#include <filesystem>

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/json_fields.h"
#include "cli/pretty_json.h"
#include "cli/terminal.h"
#include "games/phase/cards/files.h"
#include "games/phase/set.h"

namespace penta::cli {
namespace {

using cards::Ability;
using cards::Alignment;
using cards::Set;
using cards::Side;

Result<Set> set_of(const std::string& path) {
  if (path.empty()) return phase::box();
  auto set = cards::read_set(path);
  if (set) return set;
  const std::string first(split(set.error().text, '\n').front());
  return Error{first + " (penta cards check shows all)"};
}

std::string text_of(const Ability& ability, const Set& set, Lang lang) {
  return lang == Lang::de ? in_german(ability, set.lexicon) : in_english(ability, set.lexicon);
}

const std::string& title_of(const Side& side, Lang lang) {
  return lang == Lang::de ? side.german : side.title;
}

// "Action" of "Action, phase 3: ...".
std::string keyword(const Ability& ability, const Set& set, Lang lang) {
  const std::string text = text_of(ability, set, lang);
  return text.substr(0, text.find_first_of(",:."));
}

const cards::Lexicon::Faction& faction_of(const Side& side, const Set& set) {
  return set.lexicon.factions[side.faction - 1U];
}

Phrase alignment_of(const Side& side) {
  return side.alignment == Alignment::good ? Phrase{"good", "gut"} : Phrase{"evil", "böse"};
}

// What may be on the other half of the same card.
std::vector<const Side*> backs_of(const Side& side, const Set& set) {
  std::vector<const Side*> backs;
  for (const cards::Card& card : set.cards) {
    if (&set.good(card) == &side) backs.push_back(&set.evil(card));
    if (&set.evil(card) == &side) backs.push_back(&set.good(card));
  }
  return backs;
}

std::string counted(std::size_t count, std::string_view what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

// --- show

// A label, and beside it lines that are broken to fit.
std::string labelled(std::string_view label, std::size_t indent, std::string_view text,
                     std::size_t width) {
  std::string result(label);
  result.append(indent - columns(label), ' ');
  for (const char c : wrapped(text, width - indent)) {
    result += c;
    if (c == '\n') result.append(indent, ' ');
  }
  return result + "\n";
}

std::string shown(const Side& side, const Set& set, Lang lang, const Ink& ink, std::size_t width) {
  const bool good = side.alignment == Alignment::good;
  const std::string faction =
      lang == Lang::de ? (good ? "gute Seite " : "böse Seite ") + faction_of(side, set).german
                       : faction_of(side, set).english + (good ? ", good" : ", evil");
  std::string text =
      ink.paint(good ? Ink::Tone::blue : Ink::Tone::red, title_of(side, lang)) + "\n" + faction +
      "\n" +
      fill(Phrase{"cost {0}, attack {1}, defence {2}", "Kosten {0}, Angriff {1}, Verteidigung {2}"}
               .in(lang),
           {std::to_string(side.cost), std::to_string(side.attack), std::to_string(side.defence)}) +
      "\n\n";
  const std::string order(Phrase{"Order", "Befehl"}.in(lang));
  const std::string skills(Phrase{"Skills", "Fähigkeiten"}.in(lang));
  const std::string back(Phrase{"Back", "Rückseite"}.in(lang));
  const std::size_t indent = columns(skills) + 2;
  text += labelled(order, indent, text_of(side.order, set, lang), width);
  for (std::size_t i = 0; i < side.skills.size(); ++i) {
    text += labelled(i == 0 ? skills : "", indent, text_of(side.skills[i], set, lang), width);
  }
  std::vector<std::string> backs;
  for (const Side* each : backs_of(side, set)) backs.push_back(title_of(*each, lang));
  if (!backs.empty()) text += labelled(back, indent, join(backs, ", "), width);
  return text;
}

const Side* find(std::string_view title, const Set& set) {
  for (const Side& side : set.sides) {
    if (lower(side.title) == lower(title) || lower(side.german) == lower(title)) return &side;
  }
  return nullptr;
}

// Titles with the word in them, or else the nearest one.
std::string no_side(std::string_view title, const Set& set) {
  constexpr std::size_t most = 5;
  std::vector<std::string> like;
  std::vector<std::string_view> titles;
  for (const Side& side : set.sides) {
    for (const std::string* each : {&side.title, &side.german}) {
      titles.push_back(*each);
      const bool found = lower(*each).find(lower(title)) != std::string::npos;
      const bool known = !like.empty() && like.back() == "'" + *each + "'";
      if (found && !known && like.size() < most) like.push_back("'" + *each + "'");
    }
  }
  if (like.empty()) {
    if (const auto near = nearest(title.substr(0, Set::longest_name), titles)) {
      like.push_back("'" + std::string(*near) + "'");
    }
  }
  return fmt::format("there is no side '{}'; expected {}", printable(title),
                     like.empty() ? "a title that penta cards list shows" : join(like, " or "));
}

// --- list

std::string as_table(const std::vector<const Side*>& sides, const Set& set, Lang lang) {
  std::vector<std::vector<std::string>> rows;
  rows.push_back(
      lang == Lang::de
          ? std::vector<std::string>{"Titel", "Fraktion", "", ">Kosten", ">A/V", "Fähigkeiten"}
          : std::vector<std::string>{"title", "faction", "", ">cost", ">A/D", "skills"});
  for (const Side* side : sides) {
    std::vector<std::string> skills;
    for (const Ability& skill : side->skills) skills.push_back(keyword(skill, set, lang));
    const cards::Lexicon::Faction& faction = faction_of(*side, set);
    rows.push_back({title_of(*side, lang), lang == Lang::de ? faction.german : faction.english,
                    std::string(alignment_of(*side).in(lang)), std::to_string(side->cost),
                    fmt::format("{}/{}", side->attack, side->defence), join(skills, ", ")});
  }
  return table(rows);
}

void write_ability(JsonWriter& out, const Ability& ability, const Set& set) {
  const std::string english = text_of(ability, set, Lang::en);
  const std::string german = text_of(ability, set, Lang::de);
  write_phrase(out, {english, german});
}

void write_side(JsonWriter& out, const Side& side, const Set& set) {
  out.begin_object();
  write_phrase(out, "title", {side.title, side.german});
  write_text(out, "faction", faction_of(side, set).english);
  write_text(out, "alignment", alignment_of(side).en);
  write_number(out, "cost", side.cost);
  write_number(out, "attack", side.attack);
  write_number(out, "defence", side.defence);
  out.key("order");
  write_ability(out, side.order, set);
  out.key("skills");
  out.begin_array();
  for (const Ability& skill : side.skills) write_ability(out, skill, set);
  out.end_array();
  out.key("backs");
  out.begin_array();
  for (const Side* back : backs_of(side, set)) out.text(back->title);
  out.end_array();
  out.end_object();
}

std::string as_json(const std::vector<const Side*>& sides, const Set& set) {
  JsonWriter out;
  out.begin_array();
  for (const Side* side : sides) write_side(out, *side, set);
  out.end_array();
  return pretty_json(out.json());
}

// From 1, as sides have it.
Result<std::uint8_t> faction_number(const std::string& name, const Set& set) {
  std::vector<std::string> known;
  for (const cards::Lexicon::Faction& each : set.lexicon.factions) {
    known.push_back(each.english);
    if (lower(each.english) == lower(name)) return static_cast<std::uint8_t>(known.size());
  }
  return Error{fmt::format("there is no faction '{}'; expected {}", printable(name),
                           known.empty() ? "cards with factions" : join(known, ", "))};
}

// --- check

int check_deck(const CheckCardsOrder& order) {
  const auto set = set_of(order.cards);
  if (!set) return refuse(set.error().text);
  const auto deck = cards::read_deck_file(order.path, *set);
  if (!deck) {
    fmt::print("{}\n", deck.error().text);
    if (order.cards.empty()) {
      fmt::print("It was read as a deck of the cards of Phase; --cards PATH takes others.\n");
    }
    return flawed;
  }
  fmt::print("{}: {}\n", deck->name, counted(deck->cards.size(), "card"));
  return done;
}

}  // namespace

int check_cards(const CheckCardsOrder& order) {
  std::error_code failed;
  if (!std::filesystem::exists(order.path, failed)) {
    return refuse(fmt::format("there is no '{}'; expected a TOML file, or a folder of them",
                              printable(order.path)));
  }
  if (!order.cards.empty() && std::filesystem::is_directory(order.path, failed)) {
    return refuse(fmt::format("'{}' is a folder; with --cards, expected a file with one deck",
                              printable(order.path)));
  }
  if (!order.cards.empty() || cards::is_deck_file(order.path)) return check_deck(order);
  const auto set = cards::read_set(order.path);
  if (!set) {
    fmt::print("{}\n", set.error().text);
    return flawed;
  }
  fmt::print("{}{}, {}, {}\n", set->name.empty() ? "" : set->name + ": ",
             counted(set->sides.size(), "side"), counted(set->cards.size(), "card"),
             counted(set->decks.size(), "deck"));
  std::vector<std::vector<std::string>> rows{{"", ">"}};
  for (const cards::Deck& deck : set->decks) {
    rows.push_back({"  " + deck.name, counted(deck.cards.size(), "card")});
  }
  fmt::print("{}", table(rows));
  return done;
}

int show_cards(const ShowCardsOrder& order) {
  const auto set = set_of(order.cards);
  if (!set) return refuse(set.error().text);
  const Side* side = find(order.title, *set);
  if (side == nullptr) return refuse(no_side(order.title, *set));
  const Terminal terminal(false);
  constexpr std::size_t usual = 80;
  constexpr std::size_t least = 30;
  const std::size_t width = terminal.width() == 0 ? usual : std::max(least, terminal.width());
  fmt::print("{}", shown(*side, *set, order.lang, terminal.ink(), width));
  return done;
}

int list_cards(const ListCardsOrder& order) {
  const auto set = set_of(order.cards);
  if (!set) return refuse(set.error().text);
  std::uint8_t wanted = 0;
  if (!order.faction.empty()) {
    const auto number = faction_number(order.faction, *set);
    if (!number) return refuse(number.error().text);
    wanted = *number;
  }
  std::vector<const Side*> sides;
  for (const Side& side : set->sides) {
    if (wanted == 0 || side.faction == wanted) sides.push_back(&side);
  }
  fmt::print("{}", order.json ? as_json(sides, *set) : as_table(sides, *set, order.lang));
  return done;
}

}  // namespace penta::cli
