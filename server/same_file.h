// Notices that a path no longer leads to the file that was opened there: it was deleted, moved or
// replaced, and whatever is written would be gone with the program.
#pragma once

#include <sys/stat.h>

#include <string>
#include <utility>

namespace penta::server {

class SameFile {
 public:
  // As long as the file is open, no other one has its number.
  // REQUIRES: the file is there, and stays open.
  explicit SameFile(std::string path) : path_(std::move(path)) { there_ = look(first_); }

  bool still() const {
    struct stat now{};
    return there_ && look(now) && now.st_dev == first_.st_dev && now.st_ino == first_.st_ino;
  }

 private:
  bool look(struct stat& into) const { return ::stat(path_.c_str(), &into) == 0; }

  std::string path_;
  struct stat first_{};
  bool there_ = false;
};

}  // namespace penta::server
