// The commands of `penta`, one function each. They take what was asked for and return the exit
// code; what they cannot use they refuse with one sentence on stderr, before anything is written.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/phrase.h"

namespace penta::cli {

inline constexpr std::string_view version = "0.1.0";

enum ExitCode : int { done = 0, flawed = 1, unusable = 2 };

// What is offered on the command line: "follow=may", the number of players (0: not given), and
// cards and decks of one's own.
struct TableOrder {
  std::string game;
  std::vector<std::string> options{};
  int players = 0;
  std::string cards{};               // a file or folder
  std::vector<std::string> decks{};  // "2=my-deck.toml"
};

struct GamesOrder {
  Lang lang = Lang::en;
  bool json = false;
};
int games(const GamesOrder& order);

struct PlayOrder {
  TableOrder table{};
  std::string seats;                 // "you,greedy,search"; empty: you and bots
  std::vector<std::string> names{};  // of the persons, in the order of their seats
  std::string seed;                  // hexadecimal digits; empty: from the system
  std::string resume;                // a record to go on with
  std::string record;                // where the record is written
  Lang lang = Lang::en;
  bool plain = false;
};
int play(const PlayOrder& order);

struct JudgeOrder {
  std::string file;
};
int judge(const JudgeOrder& order);

struct BenchOrder {
  TableOrder table{.game = "all"};
  double seconds = 2;
  bool json = false;
  bool signature = false;
};
int bench(const BenchOrder& order);

struct ArenaOrder {
  TableOrder table{};
  std::string bots;
  int matches = 0;
  std::string seed = "1";
  int threads = 0;  // 0: all cores
  bool json = false;
};
int arena(const ArenaOrder& order);

struct OddsOrder {
  std::string game;
  int skips = 2;
  int wilds = 8;
  int samples = 1'000'000;
  bool json = false;
};
int odds(const OddsOrder& order);

// Tables in Markdown: rates by difficulty, players and time; of bots that go by the plan, also the
// plan's worth and what is used.
struct MissionsOrder {
  std::string game;
  int matches = 400;
  int seed = 1;
  int iterations = 0;  // of bots that search; 0: they go by the plan
};
int missions(const MissionsOrder& order);

// Without a game it is the one that the files name, or else the first that has cards.
struct CheckCardsOrder {
  std::string path;   // a file or a folder
  std::string cards;  // if it has only a deck, its cards: a file or a folder; empty: the game's own
  std::string game{};
};
int check_cards(const CheckCardsOrder& order);

struct ShowCardsOrder {
  std::string title;
  std::string cards;  // a file or a folder; empty: the game's own
  std::string game{};
  Lang lang = Lang::en;
};
int show_cards(const ShowCardsOrder& order);

struct ListCardsOrder {
  std::string cards;    // as above
  std::string faction;  // or another group of the game's cards; empty: all
  std::string game{};
  Lang lang = Lang::en;
  bool json = false;
};
int list_cards(const ListCardsOrder& order);

struct ReplayOrder {
  std::string file;
  std::string viewer;  // a seat, or "all"
  int step = -1;       // -1: from the beginning
  Lang lang = Lang::en;
  bool plain = false;
};
int replay(const ReplayOrder& order);

struct VerifyOrder {
  std::string file;
  std::string seen;  // a hash that was noted during play; empty: none
  bool json = false;
};
int verify(const VerifyOrder& order);

struct ExportOrder {
  std::string folder;
  std::string page;  // a folder; empty: beside the program
};
int export_page(const ExportOrder& order);

struct ServeOrder {
  int port = 7777;  // 0 takes one that is free
  bool lan = false;
  std::string public_url;
  std::string tls_cert;
  std::string tls_key;
  std::string db;    // a file, or ":memory:"; empty: in the user's data folder
  std::string page;  // a folder; empty: beside the program
  int max_connections = 20'000;
  int max_connections_per_address = 200;
  int max_tables_per_hour = 60;       // from one address
  int max_messages_per_second = 50;   // of one connection
  int max_work_per_second = 250'000;  // for one address
  int keep = 90;                      // days; 0: for ever
};
int serve(const ServeOrder& order);

}  // namespace penta::cli
