// For tests: a server that runs in a thread of its own, at a port that was free.
#pragma once

#include <cstdlib>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>

#include "server/server.h"
#include "server/sqlite_storage.h"

namespace penta::server::testing {

inline std::unique_ptr<Storage> in_memory() {
  return std::move(*open_sqlite({.file = ":memory:"}));
}

class Running {
 public:
  explicit Running(ServerOptions options = {}, std::unique_ptr<Storage> storage = in_memory())
      : storage_(std::move(storage)) {
    options.port = 0;
    auto server = Server::open(options, *storage_);
    if (!server) {
      std::cerr << server.error().text << '\n';
      std::abort();
    }
    server_ = std::move(*server);
    thread_ = std::thread([this] { failure_ = server_->run(); });
  }
  ~Running() { stop(); }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  std::uint16_t port() const { return server_->port(); }
  // Waits until it has ended, and says what went wrong.
  std::optional<Error> stop() {
    server_->stop();
    return wait();
  }
  std::optional<Error> wait() {
    if (thread_.joinable()) thread_.join();
    return failure_;
  }

 private:
  std::unique_ptr<Storage> storage_;
  std::unique_ptr<Server> server_;
  std::thread thread_;
  std::optional<Error> failure_;
};

}  // namespace penta::server::testing
