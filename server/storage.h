// Where matches last. SQLite implements it; another database may.
#pragma once

#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "engine/result.h"
#include "protocol/hall.h"

namespace penta::server {

// Reading may happen while another thread writes, and sees what is durable or will be. A reader
// that fails throws StorageError: a match must not be taken for unknown because the disk is broken.
class Storage : public Archive {
 public:
  struct Listing {
    std::string table;
    std::string heading;
  };
  // Listed tables, newest first.
  virtual std::vector<Listing> listings(std::size_t most) = 0;
  std::vector<std::string> listed(std::size_t most) final {
    std::vector<std::string> headings;
    for (Listing& each : listings(most)) headings.push_back(std::move(each.heading));
    return headings;
  }

  // All rows, in this order, or none. Returns once they are durable, or what went wrong. After an
  // error nothing more may be written.
  virtual std::optional<Error> write(std::span<const Row> rows) = 0;
};

class StorageError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace penta::server
