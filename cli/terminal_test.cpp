#include "cli/terminal.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>

#include <chrono>

#include "cli/pretty_json.h"
#include "cli/testing/running.h"
#include "cli/understand.h"

namespace penta::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(Wrapping, BreaksBetweenWords) {
  EXPECT_EQ(wrapped("one two three", 7), "one two\nthree");
  EXPECT_EQ(wrapped("  one two three\n\nfour\n", 9), "  one two\n  three\n\nfour\n");
  EXPECT_EQ(wrapped("grün grün", 9), "grün grün");
  EXPECT_EQ(wrapped("unbreakable", 3), "unbreakable");
  EXPECT_EQ(wrapped("\x1b[2mone two\x1b[0m", 7), "\x1b[2mone two\x1b[0m");
  EXPECT_EQ(wrapped("", 5), "");
}

TEST(Table, AlignsColumns) {
  EXPECT_EQ(table({{"name", ">wins"}, {"ü", "10"}, {"longer", "5"}}),
            "name    wins\nü         10\nlonger     5\n");
  EXPECT_EQ(in_columns({"1 a", "2 b", "3 c"}, 10), "1 a  3 c\n2 b\n");
  EXPECT_EQ(in_columns({"1 a", "2 b"}, 0), "1 a\n2 b\n");
}

TEST(PrettyJson, KeepsTheContent) {
  const std::string list = "[" + times(40, "\"a:,\\\"]\",") + "{}]";
  const std::string pretty = pretty_json(R"({"a":[],"b":{"c":1,"d":[1,2]},"e":)" + list + "}");
  EXPECT_THAT(pretty, HasSubstr("  \"b\": {\"c\": 1, \"d\": [1, 2]},\n"));
  EXPECT_THAT(pretty, HasSubstr("    \"a:,\\\"]\",\n"));
  EXPECT_THAT(pretty, HasSubstr("    {}\n  ]\n}\n"));
  EXPECT_EQ(pretty_json("{}"), "{}\n");
  EXPECT_EQ(pretty_json("\"text\""), "\"text\"\n");
}

TEST(Understanding, WordsOfBothLanguages) {
  using Command = Typed::Command;
  EXPECT_EQ(understand("  UNDO ", Lang::en).command, Command::undo);
  EXPECT_EQ(understand("zurück", Lang::de).command, Command::undo);
  EXPECT_EQ(understand("zurück", Lang::en).command, Command::move);
  EXPECT_EQ(understand("undo", Lang::de).command, Command::undo);
  EXPECT_EQ(understand("?", Lang::en).command, Command::rules);
  EXPECT_EQ(understand("?g5", Lang::en).rest, "g5");
  EXPECT_EQ(understand("why g5", Lang::en).command, Command::why);
  EXPECT_EQ(understand("save a b.json", Lang::en).rest, "a b.json");
  EXPECT_EQ(understand("log in", Lang::en).command, Command::move);
  EXPECT_EQ(understand("", Lang::en).command, Command::nothing);
  EXPECT_EQ(understand("12", Lang::en).rest, "12");
}

// penta at a terminal of 80 columns.
class AtTerminal {
 public:
  explicit AtTerminal(std::vector<std::string> words) {
    winsize size{.ws_row = 50, .ws_col = 80, .ws_xpixel = 0, .ws_ypixel = 0};
    words.insert(words.begin(), PENTA_EXE);
    const std::vector<char*> argv = as_argv(words);
    process_ = forkpty(&terminal_, nullptr, nullptr, &size);
    if (process_ == 0) {
      setenv("TERM", "xterm", 1);
      unsetenv("NO_COLOR");
      execv(PENTA_EXE, argv.data());
      _exit(127);
    }
  }
  ~AtTerminal() {
    close(terminal_);
    if (process_ > 0) waitpid(process_, nullptr, 0);
  }
  AtTerminal(const AtTerminal&) = delete;
  AtTerminal& operator=(const AtTerminal&) = delete;

  // Everything that is shown until this appears, and not later than the last wait.
  std::string wait_for(const std::string& text) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    std::array<char, 4096> block{};
    std::size_t found = unread_.find(text);
    while (found == std::string::npos && std::chrono::steady_clock::now() < end) {
      pollfd ready{.fd = terminal_, .events = POLLIN, .revents = 0};
      if (poll(&ready, 1, 200) > 0) {
        const ssize_t size = ::read(terminal_, block.data(), block.size());
        if (size <= 0) break;
        unread_.append(block.data(), static_cast<std::size_t>(size));
      }
      found = unread_.find(text);
    }
    EXPECT_NE(found, std::string::npos) << "'" << text << "' is not in\n" << unread_;
    const std::string shown = unread_.substr(0, found + text.size());
    unread_.erase(0, shown.size());
    return shown;
  }
  void type(const std::string& line) {
    const std::string keys = line + "\n";
    EXPECT_EQ(::write(terminal_, keys.data(), keys.size()), static_cast<ssize_t>(keys.size()));
  }
  int exit_code() {
    wait_for_end();
    int status = 0;
    waitpid(process_, &status, 0);
    process_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

 private:
  void wait_for_end() {
    std::array<char, 4096> block{};
    while (::read(terminal_, block.data(), block.size()) > 0) {
    }
  }
  int terminal_ = -1;
  std::string unread_;
  pid_t process_ = -1;
};

TEST(AtATerminal, AskBeforeTheCardsAreShownAndBeforeLeaving) {
  AtTerminal penta({"play", "the-phase", "--seats", "you,greedy,greedy", "--seed", "5", "--option",
                    "variant=quick"});
  EXPECT_THAT(penta.wait_for("10 Play"), HasSubstr("\x1b[H\x1b[2J"));
  penta.type("1");
  penta.wait_for("Your choice is made.");
  penta.type("undo");
  penta.wait_for("You take back your last move.");
  penta.wait_for("10 Play");
  penta.type("2");
  penta.wait_for("Your choice is made.");
  penta.type("");
  penta.wait_for("Trick 2 of 9");
  penta.wait_for(" 9 Play");
  penta.type("quit");
  penta.wait_for("not saved");
  penta.type("quit");
  penta.wait_for("Stopped after ");
  EXPECT_EQ(penta.exit_code(), 0);
}

TEST(AtATerminal, ACurtainHidesHands) {
  AtTerminal penta({"play", "the-phase", "--seats", "you,you,greedy", "--seed", "5", "--option",
                    "variant=quick", "--name", "Ida", "--name", "Bo"});
  const std::string before = penta.wait_for("Pass the device to Ida.");
  EXPECT_THAT(before, Not(HasSubstr("Your hand")));
  penta.type("");
  penta.wait_for("Ida, choose:");
  penta.type("1");
  const std::string curtain = penta.wait_for("may still type");
  const std::size_t hidden = curtain.rfind("\x1b[3J");
  ASSERT_NE(hidden, std::string::npos) << "also what was scrolled out";
  EXPECT_THAT(curtain.substr(hidden), Not(HasSubstr("Your hand")));
  penta.type("undo");
  penta.wait_for("Ida, choose:");
  penta.type("1");
  penta.wait_for("Pass the device to Bo.");
  penta.type("");
  EXPECT_THAT(penta.wait_for("Bo, choose:"), Not(HasSubstr("takes back")));
  penta.type("quit");
  penta.wait_for("not saved");
  penta.type("quit");
  EXPECT_EQ(penta.exit_code(), 0);
}

TEST(AtATerminal, PlainMeansPlain) {
  AtTerminal penta({"play", "the-phase", "--plain", "--seed", "5", "--seats", "you,greedy,greedy"});
  EXPECT_THAT(penta.wait_for("it is your turn:"), Not(HasSubstr("\x1b")));
  penta.type("quit");
  penta.type("quit");
  EXPECT_EQ(penta.exit_code(), 0);
}

TEST(AtATerminal, ReplayStepsBothWays) {
  const Folder folder;
  const std::string path = folder.path("match.json");
  penta({"play", "the-phase", "--seats", "greedy,greedy,greedy", "--seed", "1", "--record", path});
  AtTerminal penta({"replay", path});
  penta.wait_for("0 of ");
  penta.type("");
  penta.wait_for("1 of ");
  penta.type("7");
  penta.wait_for("7 of ");
  penta.type("b");
  penta.wait_for("6 of ");
  penta.type("x");
  penta.wait_for("Expected Enter");
  penta.type("q");
  EXPECT_EQ(penta.exit_code(), 0);
}

}  // namespace
}  // namespace penta::cli
