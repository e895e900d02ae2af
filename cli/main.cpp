// The `penta` command: reads the command line and calls one of cli/commands.h.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <array>
#include <charconv>
#include <cstdio>
#include <exception>
#include <functional>
#include <memory>

#include "cli/commands.h"
#include "cli/input.h"
#include "table/any_game.h"

namespace penta::cli {
namespace {

using Run = std::function<int()>;

CLI::Validator between(int low, int high) {
  return {[=](const std::string& text) {
            const auto number = whole_number(text);
            if (number && *number >= low && *number <= high) return std::string();
            return fmt::format("cannot be '{}'; expected a whole number from {} to {}",
                               printable(text), low, high);
          },
          ""};
}

CLI::Validator seconds() {
  return {[](const std::string& text) {
            double value = 0;
            const char* end = text.data() + text.size();
            const auto [stop, error] = std::from_chars(text.data(), end, value);
            const bool number = error == std::errc{} && stop == end;
            if (number && value >= 0.01 && value <= 3600) return std::string();
            return fmt::format("cannot be '{}'; expected a number from 0.01 to 3600",
                               printable(text));
          },
          ""};
}

CLI::Validator hexadecimal() {
  return {[](const std::string& text) {
            if (seed_from_hex(text)) return std::string();
            return fmt::format("cannot be '{}'; expected 1 to 64 hexadecimal digits",
                               printable(text));
          },
          ""};
}

CLI::App* add_command(CLI::App& app, const std::string& name, const std::string& about,
                      const std::string& example) {
  CLI::App* command = app.add_subcommand(name, about);
  command->footer("Example: " + example);
  command->set_help_flag("-h,--help", "show this and leave");
  return command;
}

template <class Order>
void add_lang(CLI::App* command, Order& order) {
  command
      ->add_option_function<std::string>(
          "--lang",
          [&order](const std::string& lang) { order.lang = lang == "de" ? Lang::de : Lang::en; },
          "language: en or de")
      ->check(CLI::Validator(
          [](const std::string& lang) {
            if (lang == "en" || lang == "de") return std::string();
            return fmt::format("cannot be '{}'; expected en or de", printable(lang));
          },
          ""))
      ->type_name("LANG");
}

void add_options(CLI::App* command, TableOrder& order) {
  command->add_option("--option", order.options, "an option of the game; may be repeated")
      ->type_name("NAME=VALUE")
      ->allow_extra_args(false);
  command->add_option("--players", order.players, "how many play")
      ->check(between(1, 1000))
      ->type_name("N");
  command->add_option("--cards", order.cards, "a file or folder with other cards")
      ->type_name("PATH");
  command->add_option("--deck", order.decks, "the deck of a seat; may be repeated")
      ->type_name("SEAT=FILE")
      ->allow_extra_args(false);
}

Run add_games(CLI::App& app, CLI::App*& command) {
  const auto order = std::make_shared<GamesOrder>();
  command = add_command(app, "games", "List the games and their options", "penta games");
  command->add_flag("--json", order->json, "as JSON, in both languages");
  add_lang(command, *order);
  return [order] { return games(*order); };
}

Run add_play(CLI::App& app, CLI::App*& command) {
  const auto order = std::make_shared<PlayOrder>();
  command = add_command(app, "play", "Play a match in this terminal",
                        "penta play the-phase --seats you,greedy,search --option variant=quick");
  command->add_option("GAME", order->table.game, "which game; penta games lists them")
      ->type_name("");
  command
      ->add_option("--seats", order->seats,
                   "who sits where: you (several share the device), random, greedy, search, "
                   "search:iterations=N, search:ms=N")
      ->type_name("A,B,...");
  add_options(command, order->table);
  command->add_option("--name", order->names, "your name; repeated for several persons")
      ->type_name("NAME")
      ->allow_extra_args(false);
  command
      ->add_option("--seed", order->seed,
                   "the same seed gives the same match, byte by byte; the clock stands still")
      ->check(hexadecimal())
      ->type_name("HEX");
  add_lang(command, *order);
  command->add_option("--resume", order->resume, "go on with a match that was saved")
      ->type_name("RECORD");
  command->add_option("--record", order->record, "keep the record of the match there")
      ->type_name("FILE");
  command->add_flag("--plain", order->plain, "plain lines: no colours, nothing erased");
  return [order] { return play(*order); };
}

Run add_judge(CLI::App& app, CLI::App*& command) {
  const auto order = std::make_shared<JudgeOrder>();
  command = add_command(app, "judge", "Say what the rules say about a position: JSON in, JSON out",
                        R"(echo '{"game":"the-phase","moves":[]}' | penta judge -)");
  command->add_option("FILE", order->file, "the question; - is the standard input")
      ->required()
      ->type_name("");
  return [order] { return judge(*order); };
}

Run add_bench(CLI::App& app, CLI::App*& command) {
  const auto order = std::make_shared<BenchOrder>();
  command = add_command(app, "bench", "Measure how fast the games are on one core",
                        "penta bench the-phase --seconds 5 --json");
  command->add_option("GAME", order->table.game, "which game, or all (as usual)")->type_name("");
  command->add_option("--seconds", order->seconds, "how long for each game, usually 2")
      ->check(seconds())
      ->type_name("S");
  add_options(command, order->table);
  command->add_flag("--signature", order->signature,
                    "only the numbers of each game: rules, cards, search");
  command->add_flag("--json", order->json, "as JSON");
  return [order] { return bench(*order); };
}

Run add_arena(CLI::App& app, CLI::App*& command) {
  const auto order = std::make_shared<ArenaOrder>();
  command = add_command(app, "arena", "Let bots play many matches and count who wins",
                        "penta arena the-phase --bots search,greedy,random --matches 1000");
  command->add_option("GAME", order->table.game, "which game")->required()->type_name("");
  command->add_option("--bots", order->bots, "one bot for each seat; they move on by one seat")
      ->required()
      ->type_name("A,B,...");
  command->add_option("--matches", order->matches, "how many matches")
      ->required()
      ->check(between(1, 1'000'000))
      ->type_name("N");
  command->add_option("--seed", order->seed, "the same seed gives the same result; usually 1")
      ->check(hexadecimal())
      ->type_name("HEX");
  command->add_option("--threads", order->threads, "how many threads, usually one for each core")
      ->check(between(1, 256))
      ->type_name("N");
  add_options(command, order->table);
  command->add_flag("--json", order->json, "as JSON");
  return [order] { return arena(*order); };
}

Run add_odds(CLI::App& app, CLI::App*& command) {
  const auto order = std::make_shared<OddsOrder>();
  command = add_command(app, "odds", "Deal many hands and count which phases they complete",
                        "penta odds phase10-masters --wilds 8 --samples 1000000");
  command->add_option("GAME", order->game, "phase10-masters")->required()->type_name("");
  command->add_option("--skips", order->skips, "Skips in the deck, usually 2")
      ->check(between(0, 8))
      ->type_name("N");
  command->add_option("--wilds", order->wilds, "Wilds in the deck, usually 8")
      ->check(between(0, 16))
      ->type_name("N");
  command->add_option("--samples", order->samples, "how many hands, usually a million")
      ->check(between(1, 1'000'000'000))
      ->type_name("N");
  command->add_flag("--json", order->json, "as JSON");
  return [order] { return odds(*order); };
}

Run add_missions(CLI::App& app, CLI::App*& command) {
  const auto order = std::make_shared<MissionsOrder>();
  command = add_command(app, "missions", "Let bots play many missions and count how they end",
                        "penta missions phase-away --matches 400 --seed 1");
  command->add_option("GAME", order->game, "phase-away")->required()->type_name("");
  command->add_option("--matches", order->matches, "how many for each line, usually 400")
      ->check(between(1, 1'000'000))
      ->type_name("N");
  command->add_option("--seed", order->seed, "the same seed gives the same result; usually 1")
      ->check(between(0, 1'000'000'000))
      ->type_name("N");
  command
      ->add_option("--iterations", order->iterations,
                   "of bots that search; usually 0: they do what their plan says")
      ->check(between(0, 1'000'000))
      ->type_name("N");
  return [order] { return missions(*order); };
}

void add_card_game(CLI::App* command, std::string& game) {
  command->add_option("--game", game, "whose cards they are; usually the game that the files name")
      ->type_name("GAME");
}

void add_card_files(CLI::App* command, std::string& cards, std::string& game) {
  command->add_option("--cards", cards, "a file or folder with cards, usually those of Phase")
      ->type_name("PATH");
  add_card_game(command, game);
}

Run add_check_cards(CLI::App& app) {
  const auto order = std::make_shared<CheckCardsOrder>();
  CLI::App* command = add_command(app, "check", "Read cards and say all that is wrong with them",
                                  "penta cards check my-cards/");
  command->add_option("PATH", order->path, "a TOML file, or a folder of them")
      ->required()
      ->type_name("");
  command
      ->add_option(
          "--cards", order->cards,
          "for a file with one deck: its cards, a file or a folder; usually those of Phase")
      ->type_name("PATH");
  add_card_game(command, order->game);
  return [order] { return check_cards(*order); };
}

Run add_show_cards(CLI::App& app) {
  const auto order = std::make_shared<ShowCardsOrder>();
  CLI::App* command = add_command(app, "show", "Show one side of a card, and what is on its back",
                                  "penta cards show Gladiator --lang de");
  command->add_option("TITLE", order->title, "the title of a side; penta cards list knows them")
      ->required()
      ->type_name("");
  add_card_files(command, order->cards, order->game);
  add_lang(command, *order);
  return [order] { return show_cards(*order); };
}

Run add_list_cards(CLI::App& app) {
  const auto order = std::make_shared<ListCardsOrder>();
  CLI::App* command =
      add_command(app, "list", "List the sides of the cards", "penta cards list --faction Keeper");
  add_card_files(command, order->cards, order->game);
  command->add_option("--faction", order->faction, "only those of this faction")
      ->type_name("FACTION");
  command->add_flag("--json", order->json, "as JSON, in both languages");
  add_lang(command, *order);
  return [order] { return list_cards(*order); };
}

Run add_cards(CLI::App& app, CLI::App*& command) {
  command = add_command(app, "cards", "Check, show and list cards", "penta cards show Gladiator");
  command->require_subcommand(1);
  const std::array<Run, 3> runs{add_check_cards(*command), add_show_cards(*command),
                                add_list_cards(*command)};
  return [command, runs] {
    const auto parts = command->get_subcommands([](CLI::App*) { return true; });
    for (std::size_t i = 0; i < runs.size(); ++i) {
      if (parts[i]->parsed()) return runs[i]();
    }
    return static_cast<int>(unusable);
  };
}

Run add_replay(CLI::App& app, CLI::App*& command) {
  const auto order = std::make_shared<ReplayOrder>();
  command = add_command(app, "replay", "Walk through a match that was recorded",
                        "penta replay match.json --viewer all");
  command->add_option("RECORD", order->file, "the record of the match")->required()->type_name("");
  command->add_option("--step", order->step, "start with this entry; 0 is the deal")
      ->check(between(0, 1'000'000))
      ->type_name("N");
  command
      ->add_option("--viewer", order->viewer,
                   "through whose eyes: a seat, or all; usually the first person")
      ->type_name("SEAT|all");
  add_lang(command, *order);
  command->add_flag("--plain", order->plain, "plain lines: no colours, nothing erased");
  return [order] { return replay(*order); };
}

Run add_verify(CLI::App& app, CLI::App*& command) {
  const auto order = std::make_shared<VerifyOrder>();
  command = add_command(app, "verify", "Check a record: commitments, chain, deal and every move",
                        "penta verify match.json");
  command->add_option("RECORD", order->file, "the record of the match")->required()->type_name("");
  command
      ->add_option("--seen", order->seen,
                   "a hash that you noted, or that stands in an earlier copy: it must be in it")
      ->type_name("HASH");
  command->add_flag("--json", order->json, "as JSON");
  return [order] { return verify(*order); };
}

void add_limit(CLI::App* command, const std::string& name, int& limit, const std::string& about) {
  command->add_option(name, limit, fmt::format("{}, usually {}", about, limit))
      ->check(between(1, 1'000'000))
      ->type_name("N");
}

Run add_serve(CLI::App& app, CLI::App*& command) {
  const auto order = std::make_shared<ServeOrder>();
  command = add_command(app, "serve", "Let people play in their browsers", "penta serve --lan");
  command->add_option("--port", order->port, "where to listen, usually 7777; 0 takes a free one")
      ->check(between(0, 65535))
      ->type_name("N");
  command->add_flag("--lan", order->lan, "also for others in the local network; shows a QR code");
  command
      ->add_option("--public-url", order->public_url,
                   "how others reach it through a proxy: https://penta.example")
      ->type_name("URL");
  command->add_option("--tls-cert", order->tls_cert, "serve https with this certificate (PEM)")
      ->type_name("FILE");
  command->add_option("--tls-key", order->tls_key, "and its key (PEM)")->type_name("FILE");
  command
      ->add_option("--db", order->db,
                   "where matches are kept, usually in your data folder; :memory: forgets them")
      ->type_name("FILE");
  command->add_option("--page", order->page, "the folder of the page, usually beside penta")
      ->type_name("DIR");
  command
      ->add_option("--keep", order->keep,
                   "days until a table is forgotten where nothing happens, usually 90; 0: never")
      ->check(between(0, 36'500))
      ->type_name("DAYS");
  add_limit(command, "--max-connections", order->max_connections, "connections at a time");
  add_limit(command, "--max-connections-per-address", order->max_connections_per_address,
            "connections at a time from one address");
  add_limit(command, "--max-tables-per-hour", order->max_tables_per_hour,
            "new tables in an hour from one address");
  add_limit(command, "--max-messages-per-second", order->max_messages_per_second,
            "messages in a second on one connection");
  command
      ->add_option("--max-work-per-second", order->max_work_per_second,
                   "entries in a second that are looked up or told again for one address, usually "
                   "250000")
      ->check(between(1, 1'000'000'000))
      ->type_name("N");
  return [order] { return serve(*order); };
}

Run add_export(CLI::App& app, CLI::App*& command) {
  const auto order = std::make_shared<ExportOrder>();
  command = add_command(app, "export", "Write the page as a static site that plays offline",
                        "penta export site");
  command->add_option("DIR", order->folder, "a new or empty folder")->required();
  command->add_option("--page", order->page, "the folder of the page, usually beside penta")
      ->type_name("DIR");
  return [order] { return export_page(*order); };
}

std::string version_text() {
  std::string text = fmt::format("penta {}", version);
  for (const AnyGame* game : all_games()) {
    text += fmt::format("\n{}, rules version {}", game->info().id, game->info().rules_version);
  }
  return text;
}

class CommandLine {
 public:
  CommandLine() {
    app_.set_help_flag("-h,--help", "show this and leave");
    app_.set_version_flag("--version", version_text(), "show the version and leave");
    app_.footer("penta COMMAND --help tells more.  Example: penta play the-phase");
    app_.require_subcommand(1);
    for (const auto& add : {add_play, add_serve, add_export, add_games, add_replay, add_verify,
                            add_judge, add_cards, add_bench, add_arena, add_odds, add_missions}) {
      Command command;
      command.run = add(app_, command.app);
      commands_.push_back(std::move(command));
    }
  }

  int run(int count, const char* const* words) {
    if (count < 2) return refuse(expected_command("no command is given"));
    const std::string first = words[1];
    const Command* command = find(first);
    if (command == nullptr && !first.starts_with('-')) {
      return refuse(expected_command(fmt::format("unknown command '{}'", printable(first))));
    }
    try {
      app_.parse(count, words);
    } catch (const CLI::ParseError& error) {
      if (error.get_exit_code() == 0) return app_.exit(error);
      return refuse(sentence(error, command == nullptr ? app_ : innermost(*command->app)));
    }
    return command == nullptr ? refuse(expected_command("no command is given")) : command->run();
  }

 private:
  struct Command {
    CLI::App* app = nullptr;
    Run run;
  };

  const Command* find(const std::string& name) const {
    for (const Command& each : commands_) {
      if (each.app->get_name() == name) return &each;
    }
    return nullptr;
  }

  std::string expected_command(const std::string& what) const {
    std::vector<std::string> names;
    for (const Command& each : commands_) names.push_back(each.app->get_name());
    return fmt::format("{}; expected {}, or --help", what, join(names, ", "));
  }

  // "penta cards show" of `penta cards`.
  static const CLI::App& innermost(const CLI::App& command) {
    const auto parts = command.get_subcommands();
    return parts.empty() ? command : innermost(*parts.front());
  }

  static std::string full_name(const CLI::App& command) {
    const CLI::App* parent = command.get_parent();
    return parent == nullptr ? command.get_name() : full_name(*parent) + " " + command.get_name();
  }

  // What CLI11 has to complain about, as one sentence.
  static std::string sentence(const CLI::ParseError& error, const CLI::App& command) {
    const std::string help = full_name(command) + " --help";
    if (const auto parts = command.get_subcommands([](const CLI::App*) { return true; });
        !parts.empty() && command.get_parent() != nullptr) {
      std::vector<std::string> names;
      for (const CLI::App* part : parts) names.push_back(part->get_name());
      const auto extras = command.remaining();
      const std::string what = extras.empty()
                                   ? fmt::format("'{}' is no whole command", full_name(command))
                                   : fmt::format("unknown command '{}'", printable(extras.front()));
      return fmt::format("{}; expected {}, or --help", what, join(names, ", "));
    }
    if (const auto extras = command.remaining(); !extras.empty()) {
      const std::string& word = extras.front();
      std::vector<std::string> flags;
      for (const CLI::Option* each : command.get_options()) {
        if (!each->get_lnames().empty()) flags.push_back("--" + each->get_lnames().front());
      }
      if (!word.starts_with('-')) {
        return fmt::format("'{}' is one word too many; {} tells what is expected", printable(word),
                           help);
      }
      return fmt::format("unknown flag '{}'; expected one of {}", printable(word),
                         join(flags, ", "));
    }
    std::string text = error.what();
    if (const std::size_t colon = text.find(": cannot be "); colon != std::string::npos) {
      return text.erase(colon, 1);
    }
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
      text = text.substr(0, text.find(':')) + " has no value, or several";
    }
    return fmt::format("{}; {} tells what is expected", text, help);
  }

  CLI::App app_{"Pentaphase: five games whose names all say \"phase\", one table", "penta"};
  std::vector<Command> commands_;
};

}  // namespace
}  // namespace penta::cli

int main(int count, char** words) {
  try {
    const int code = penta::cli::CommandLine().run(count, words);
    if (std::fflush(stdout) == 0) return code;
    return penta::cli::refuse("cannot write the output; expected a place to write to");
  } catch (const std::exception& error) {
    return penta::cli::refuse(error.what());
  }
}
