// The server: the page over HTTP, and the hall with its network, in one thread. Others help it:
// bots think and rows are stored in threads of their own.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "engine/result.h"
#include "protocol/hall.h"
#include "server/limits.h"
#include "server/storage.h"

namespace penta::server {

struct ServerOptions {
  std::uint16_t port = 7777;  // 0 takes one that is free
  bool lan = false;           // else only this machine can connect
  std::string public_url{};   // "https://penta.example", if people come through a proxy
  std::string tls_cert{};     // files in PEM format; both or none
  std::string tls_key{};
  std::string page{};           // the folder of the page
  bool end_on_signals = false;  // SIGINT and SIGTERM call stop()
  Limits limits{};
  HallLimits hall{};
};

class Server {
 public:
  // Listens at once, answers in run(). The storage outlives the server.
  static Result<std::unique_ptr<Server>> open(const ServerOptions& options, Storage& storage);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  std::uint16_t port() const;
  // Serves until stop(). Returns what went wrong, if the storage failed.
  std::optional<Error> run();
  // Closes all connections once everything is written. May be called in any thread.
  void stop();

 private:
  struct Impl;
  explicit Server(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace penta::server
