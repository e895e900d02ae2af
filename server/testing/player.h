// For tests: somebody who plays matches over WebSocket, all seats of a table on one connection, and
// remembers what was acknowledged.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/phrase.h"
#include "protocol/json.h"
#include "server/testing/client.h"
#include "table/fairness.h"

namespace penta::server::testing {

// A field of a message as text; "a.b" goes into objects, "a.0" into lists. Empty if there is none.
inline std::string field_of(const std::string& json, std::string_view path) {
  const auto document = JsonDocument::parse(json);
  if (!document) return "";
  Node node = document->root();
  for (const std::string_view part : split(path, '.')) {
    if (const auto place = whole_number(part)) {
      if (static_cast<std::size_t>(*place) >= node.size()) return "";
      node = node.item(static_cast<std::size_t>(*place));
      continue;
    }
    const auto found = node.find(part);
    if (!found) return "";
    node = *found;
  }
  if (node.kind() == Node::Kind::text) return std::string(node.text());
  JsonWriter out;
  write_node(out, node);
  return out.json();
}

struct PlayedTable {
  std::string id{};
  std::string host{};                  // its key
  std::vector<std::string> keys{};     // of seats 1, 2, 3
  int acknowledged = -1;               // the highest number
  std::map<int, std::string> moves{};  // "SEAT MOVE" by number, as far as acknowledged
  bool over = false;
};

class Player {
 public:
  // Another `taste` prefers other moves.
  explicit Player(std::uint16_t port, int taste = 0) : client_(port), taste_(taste) {
    client_.send(R"({"type":"hello","id":"h","version":1})");
    connected_ = client_.receive_with("\"welcome\"").has_value();
  }
  bool connected() const { return connected_; }
  const std::string& complaint() const { return complaint_; }

  // A table for three persons, of which all are this one. Nothing if it was not acknowledged.
  std::optional<PlayedTable> create() {
    client_.send(
        R"({"type":"create","id":"c","game":"the-phase","options":{"players":"3"},"pace":0})");
    const auto created = client_.receive_with("\"re\":\"c\"");
    if (!created) return std::nullopt;
    PlayedTable table{.id = field_of(*created, "table"), .host = field_of(*created, "host")};
    for (int i = 0; i < 3; ++i) {
      table.keys.push_back(field_of(*created, "seats." + std::to_string(i) + ".key"));
    }
    return table;
  }

  // Joins all seats, again perhaps, with the invitation and an own key that it always makes of it
  // in the same way. Says which number the match is at as far as the server knows, -1 before the
  // deal; nothing if the connection was lost or the table is unknown.
  std::optional<int> join(const PlayedTable& table) {
    std::string id = "host";
    client_.send(R"({"type":"join","id":"host","key":")" + table.host + "\"}");
    for (std::size_t i = 0; i < table.keys.size(); ++i) {
      id = "seat" + std::to_string(i);
      const std::string own(table.keys[i].rbegin(), table.keys[i].rend());
      client_.send(R"({"type":"join","id":")" + id + R"(","key":")" + table.keys[i] +
                   R"(","own":")" + own + "\"}");
    }
    // What was sent before the pong belongs to the joins.
    client_.send(R"({"type":"ping","id":"joined"})");
    int number = -1;
    while (const auto message = next()) {
      const std::string type = field_of(*message, "type");
      if (type == "error") return std::nullopt;
      if (type == "update") number = std::max(number, std::stoi(field_of(*message, "number")));
      if (type == "pong") return number;
      if (type == "table") stage_ = field_of(*message, "stage");
    }
    return std::nullopt;
  }

  // Starts the match if need be and plays on until it is over, true, or the connection is lost.
  // REQUIRES: joined, and nothing but that table.
  bool play(PlayedTable& table) {
    if (stage_ == "open") client_.send(about("start", table) + "}");
    for (int seat = 1; seat <= 3; ++seat) move_if_asked(table, seat);
    while (!table.over) {
      const auto message = next();
      if (!message) return false;
      const std::string type = field_of(*message, "type");
      if (type == "deal") take_part(table, field_of(*message, "step"));
      if (type == "moved") {
        const int number = std::stoi(field_of(*message, "number"));
        table.acknowledged = std::max(table.acknowledged, number);
        const std::string& move = sent_[field_of(*message, "re")];
        const std::string& known = table.moves.emplace(number, move).first->second;
        if (known != move) {
          complaint_ = std::to_string(number) + " was " + known + " and is now " + move;
          return false;
        }
      }
      if (type == "update") {
        if (field_of(*message, "state.outcome") != "null") table.over = true;
        for (int seat = 1; seat <= 3; ++seat) move_if_asked(table, seat);
      }
      if (type == "error" && field_of(*message, "code") != "stale") {
        complaint_ = *message;
        return false;
      }
    }
    return true;
  }

 private:
  // The next message; updates are kept by seat.
  std::optional<std::string> next() {
    auto message = client_.receive();
    if (message && field_of(*message, "type") == "update") {
      const std::string seat = field_of(*message, "seat");
      if (seat != "null") latest_[std::stoi(seat)] = *message;
    }
    return message;
  }

  void move_if_asked(const PlayedTable& table, int seat) {
    const std::string& update = latest_[seat];
    if (update.empty()) return;
    const std::string number = field_of(update, "number");
    const std::string move = preferred(update);
    if (move.empty() || answered_[seat] == number) return;
    if (("," + field_of(update, "state.to_act") + ",").find(std::to_string(seat)) ==
        std::string::npos) {
      return;
    }
    answered_[seat] = number;
    const std::string id = table.id.substr(0, 8) + "-" + std::to_string(seat) + "-" + number;
    sent_[id] = std::to_string(seat) + " " + move;
    client_.send(about("move", table) + R"(,"id":")" + id + R"(","seat":)" + std::to_string(seat) +
                 R"(,"seen":)" + number + R"(,"move":")" + move + "\"}");
  }

  // One of the legal moves, if there are any.
  std::string preferred(const std::string& update) const {
    std::string move;
    for (int i = taste_; move.empty(); i /= 2) {
      move = field_of(update, "state.legal." + std::to_string(i) + ".move");
      if (i == 0) break;
    }
    return move;
  }

  void take_part(const PlayedTable& table, const std::string& step) {
    for (int seat = 1; seat <= 3; ++seat) {
      const Digest secret = sha256(table.id + std::to_string(seat));
      const std::string who = R"(,"seat":)" + std::to_string(seat);
      if (step == "commit") {
        client_.send(about("commit", table) + who + R"(,"commit":")" + to_hex(commitment(secret)) +
                     "\"}");
      } else if (step == "reveal") {
        client_.send(about("reveal", table) + who + R"(,"reveal":")" + to_hex(secret) + "\"}");
      }
    }
  }

  static std::string about(std::string_view type, const PlayedTable& table) {
    return R"({"type":")" + std::string(type) + R"(","table":")" + table.id + "\"";
  }

  WebSocketClient client_;
  int taste_;
  bool connected_ = false;
  std::string complaint_;
  std::string stage_;
  std::map<int, std::string> latest_;        // update by seat
  std::map<int, std::string> answered_;      // number by seat
  std::map<std::string, std::string> sent_;  // move by id
};

}  // namespace penta::server::testing
