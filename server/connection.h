// One connection: HTTP requests, then perhaps a WebSocket. For the files that talk to the network
// only.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

#include "protocol/hall.h"
#include "server/crowd.h"
#include "server/limits.h"
#include "server/page.h"
#include "server/socket.h"
#include "server/trust.h"

namespace penta::server {

// A WebSocket that is open.
class Client {
 public:
  virtual ~Client() = default;
  // Puts it at the end of the queue. A queue that gets too long ends the connection.
  virtual void send(std::string_view text) = 0;
  // What is in the queue need not wait for more.
  virtual void flush() = 0;
  // Says goodbye after what is in the queue.
  virtual void close(std::uint16_t code, std::string_view reason) = 0;
  // At once.
  virtual void cut() = 0;
};

// What all connections share. Outlives them.
struct Lobby {
  Limits limits;
  Trust trust;
  Page page;
  asio::ssl::context* tls = nullptr;
  // `host` as in the header, already trusted.
  std::function<void(ClientId, std::string_view address, std::string_view host)> enter;
  std::function<void(ClientId)> leave;
  std::function<void(ClientId, std::string_view message)> receive;
  // Whether the server is closing: no new requests are served.
  bool closing = false;
  ClientId last_id = 0;
  std::unordered_map<ClientId, Client*> clients{};
  // Addresses from which a long message is being read: one from each.
  std::unordered_set<std::string> long_messages{};
};

inline constexpr std::string_view too_many_from_you =
    "Too many connections come from your address.";

// Serves the connection until it ends. With the address of a `proxy`, the visit counts for whoever
// the latest request was sent for: a proxy may bring several people by one connection.
asio::awaitable<void> serve(Socket socket, Visit visit, std::string proxy, Lobby& lobby);

}  // namespace penta::server
