// For tests: the real executable, seen from outside.
#pragma once

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "testing/folder.h"

namespace penta::cli {

using battery::Folder;

struct Ran {
  int code = -1;
  std::string out{};
  std::string err{};
};

inline std::vector<char*> as_argv(std::vector<std::string>& words) {
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  return argv;
}

// Runs penta with pipes instead of a terminal.
inline Ran penta(const std::vector<std::string>& arguments, const std::string& input = "") {
  const Folder folder;
  folder.write("in", input);
  posix_spawn_file_actions_t files{};
  posix_spawn_file_actions_init(&files);
  const std::array<std::string, 3> names{"in", "out", "err"};
  for (int i = 0; i < 3; ++i) {
    const int flags = i == 0 ? O_RDONLY : O_WRONLY | O_CREAT;
    posix_spawn_file_actions_addopen(
        &files, i, folder.path(names[static_cast<std::size_t>(i)]).c_str(), flags, 0600);
  }
  std::vector<std::string> words{PENTA_EXE};
  words.insert(words.end(), arguments.begin(), arguments.end());
  const std::vector<char*> argv = as_argv(words);
  pid_t process = 0;
  Ran ran;
  if (posix_spawn(&process, PENTA_EXE, &files, nullptr, argv.data(), environ) == 0) {
    int status = 0;
    waitpid(process, &status, 0);
    if (WIFEXITED(status)) ran.code = WEXITSTATUS(status);
  }
  posix_spawn_file_actions_destroy(&files);
  ran.out = folder.read("out");
  ran.err = folder.read("err");
  return ran;
}

inline std::string times(int count, const std::string& text) {
  std::string all;
  for (int i = 0; i < count; ++i) all += text;
  return all;
}

}  // namespace penta::cli
