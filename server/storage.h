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

// Reading may happen while another thread writes, and sees what is durable or will be.
class Storage : public Archive {
 public:
  // All rows, in this order, or none. Returns once they are durable, or what went wrong. After an
  // error nothing more may be written.
  virtual std::optional<Error> write(std::span<const Row> rows) = 0;
  // Whether writing takes no time worth waiting for in another thread.
  virtual bool instant() const { return false; }
};

// Inside a storage only.
class StorageError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace penta::server
