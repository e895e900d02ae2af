// For tests: a `penta serve` that runs beside the test.
#pragma once

#include <csignal>
#include <string>
#include <vector>

#include "cli/testing/running.h"

namespace penta::cli {

class Serving {
 public:
  // Waits until it says where it is. port() is 0 if it ended before.
  explicit Serving(const std::vector<std::string>& arguments) {
    std::array<int, 2> pipe{};
    if (::pipe2(pipe.data(), O_CLOEXEC) != 0) std::abort();
    posix_spawn_file_actions_t files{};
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, pipe[1], 1);
    posix_spawn_file_actions_addopen(&files, 2, folder_.path("err").c_str(), O_WRONLY | O_CREAT,
                                     0600);
    std::vector<std::string> words{PENTA_EXE, "serve", "--port", "0"};
    words.insert(words.end(), arguments.begin(), arguments.end());
    const std::vector<char*> argv = as_argv(words);
    if (posix_spawn(&process_, PENTA_EXE, &files, nullptr, argv.data(), environ) != 0) process_ = 0;
    posix_spawn_file_actions_destroy(&files);
    ::close(pipe[1]);
    out_ = pipe[0];
    char c = 0;
    while (::read(out_, &c, 1) == 1 && c != '\n') first_line_ += c;
    const std::size_t colon = first_line_.rfind(':');
    if (colon != std::string::npos) {
      port_ = static_cast<std::uint16_t>(std::atoi(first_line_.c_str() + colon + 1));
    }
  }
  ~Serving() {
    end(SIGKILL);
    ::close(out_);
  }
  Serving(const Serving&) = delete;
  Serving& operator=(const Serving&) = delete;

  std::uint16_t port() const { return port_; }
  const std::string& first_line() const { return first_line_; }
  // The exit code, or -1 if the signal ended it.
  int end(int signal) {
    if (process_ == 0) return code_;
    ::kill(process_, signal);
    int status = 0;
    waitpid(process_, &status, 0);
    process_ = 0;
    if (WIFEXITED(status)) code_ = WEXITSTATUS(status);
    return code_;
  }
  // Waits until it ends by itself: the exit code, or -1 if a signal ended it.
  int wait() { return end(0); }
  std::string err() const { return folder_.read("err"); }

 private:
  Folder folder_;
  pid_t process_ = 0;
  int out_ = -1;
  int code_ = -1;
  std::string first_line_;
  std::uint16_t port_ = 0;
};

}  // namespace penta::cli
