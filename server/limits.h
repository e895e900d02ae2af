// Everything that one server refuses to be driven beyond, in one place. What concerns messages and
// tables stands in HallLimits.
#pragma once

#include <chrono>
#include <cstddef>

namespace penta::server {

// After so many messages the hall settles: fewer would make for more writes, more would let the
// first ones wait.
inline constexpr std::size_t at_once = 64;

struct Limits {
  std::size_t message_bytes = 65'536;  // a longer one closes its connection with 1009
  // But for one that brings a record: so long may it be, and so many may be on their way at once.
  std::size_t record_bytes = 4'194'304;
  int records_arriving = 16;
  // Waiting for one reader, beside the longest message of all that wait: then it is disconnected.
  std::size_t outgoing_bytes = 1'048'576;
  std::size_t header_bytes = 8'192;  // of a request; requests have no body
  int connections = 20'000;
  int connections_per_address = 200;    // an IPv6 address counts with its whole /64
  std::chrono::seconds handshake{10};   // for TLS, for the header of a request, for the upgrade
  std::chrono::seconds keep_alive{15};  // until the next request
  std::chrono::seconds transfer{60};    // for one response
  std::chrono::seconds idle{120};       // without any frame from a WebSocket, pongs included
  std::chrono::seconds farewell{2};     // for closing all connections at the end
  std::size_t thinking_tasks = 2'000;   // searches that wait; above, bots only glance
  int thinking_threads = 0;             // for bots; 0: one for each core
};

}  // namespace penta::server
