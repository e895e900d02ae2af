#include <fmt/core.h>

#include "cli/commands.h"
#include "cli/json_fields.h"
#include "cli/pretty_json.h"
#include "cli/terminal.h"
#include "table/any_game.h"

namespace penta::cli {
namespace {

constexpr std::string_view kind_word(OptionSpec::Kind kind) {
  switch (kind) {
    case OptionSpec::Kind::choice:
      return "choice";
    case OptionSpec::Kind::number:
      return "number";
    case OptionSpec::Kind::text:
      break;
  }
  return "text";
}

void write_option(JsonWriter& out, const OptionSpec& spec) {
  out.begin_object();
  write_text(out, "name", spec.name);
  write_text(out, "kind", kind_word(spec.kind));
  if (spec.kind == OptionSpec::Kind::choice) {
    out.key("choices");
    out.begin_array();
    for (const std::string_view choice : spec.choices) out.text(choice);
    out.end_array();
    out.key("labels");
    out.begin_array();
    for (const Phrase& label : spec.labels) write_phrase(out, label);
    out.end_array();
    write_text(out, "usual", spec.choices.front());
  }
  if (spec.kind == OptionSpec::Kind::number) {
    write_number(out, "low", spec.low);
    write_number(out, "high", spec.high);
    write_number(out, "usual", spec.usual);
  }
  write_phrase(out, "help", {spec.help_en, spec.help_de});
  out.end_object();
}

void write_game(JsonWriter& out, const AnyGame& game) {
  const GameInfo& info = game.info();
  out.begin_object();
  write_text(out, "id", info.id);
  write_text(out, "name", info.name);
  write_phrase(out, "about", info.about);
  out.key("players");
  out.begin_object();
  write_number(out, "least", info.least_players);
  write_number(out, "most", info.most_players);
  write_number(out, "usual", info.usual_players);
  out.end_object();
  write_number(out, "rules_version", info.rules_version);
  out.key("team");
  out.boolean(info.team);
  out.key("options");
  out.begin_array();
  for (const OptionSpec& spec : game.option_specs()) write_option(out, spec);
  out.end_array();
  out.end_object();
}

// What it may be, the usual value first.
std::string choices(const OptionSpec& spec) {
  switch (spec.kind) {
    case OptionSpec::Kind::choice:
      return join(spec.choices, ", ");
    case OptionSpec::Kind::number:
      return fmt::format("{} ({} to {})", spec.usual, spec.low, spec.high);
    case OptionSpec::Kind::text:
      break;
  }
  return "text";
}

std::string describe(const AnyGame& game, Lang lang) {
  const GameInfo& info = game.info();
  const Phrase players{"{0}   {1}, {2} to {3} players", "{0}   {1}, {2} bis {3} Personen"};
  std::string text = fill(players.in(lang),
                          {std::string(info.id), std::string(info.name),
                           std::to_string(info.least_players), std::to_string(info.most_players)});
  text += fmt::format("\n  {}\n", info.about.in(lang));
  std::vector<std::vector<std::string>> rows{{""}};
  for (const OptionSpec& spec : game.option_specs()) {
    rows.push_back({"  --option " + std::string(spec.name) + "=", choices(spec),
                    std::string(lang == Lang::de ? spec.help_de : spec.help_en)});
  }
  return text + table(rows);
}

}  // namespace

int games(const GamesOrder& order) {
  if (order.json) {
    JsonWriter out;
    out.begin_array();
    for (const AnyGame* game : all_games()) write_game(out, *game);
    out.end_array();
    fmt::print("{}", pretty_json(out.json()));
    return done;
  }
  for (const AnyGame* game : all_games()) fmt::print("{}", describe(*game, order.lang));
  return done;
}

}  // namespace penta::cli
