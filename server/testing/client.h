// For tests: a small blocking client for HTTP and WebSocket. It is written from the RFCs and shares
// no code with the server.
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace penta::server::testing {

using Fields = std::vector<std::pair<std::string, std::string>>;

// A connection to this machine. Reading gives up after ten seconds.
class Wire {
 public:
  explicit Wire(std::uint16_t port, int receive_buffer = 0)
      : file_(::socket(AF_INET, SOCK_STREAM, 0)) {
    const timeval patience{.tv_sec = 10, .tv_usec = 0};
    ::setsockopt(file_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    ::setsockopt(file_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    if (receive_buffer > 0) {
      ::setsockopt(file_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
    }
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    connected_ = ::connect(file_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  }
  virtual ~Wire() { ::close(file_); }
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;

  bool connected() const { return connected_; }
  int file() const { return file_; }
  virtual bool write(std::string_view bytes) {
    while (!bytes.empty()) {
      const auto sent = ::send(file_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (sent <= 0) return false;
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
  }
  // Empty at the end.
  virtual std::string read_some() {
    std::string bytes(16384, '\0');
    const auto got = ::recv(file_, bytes.data(), bytes.size(), 0);
    bytes.resize(static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    return bytes;
  }

  // What comes up to and including `mark`; everything there is if the mark does not come.
  std::string read_until(std::string_view mark) {
    std::size_t found = 0;
    while ((found = unread_.find(mark)) == std::string::npos) {
      if (!read_more()) return std::exchange(unread_, {});
    }
    return take(found + mark.size());
  }
  // Shorter only if there is no more.
  std::string read_exactly(std::size_t size) {
    while (unread_.size() < size && read_more()) {
    }
    return take(std::min(size, unread_.size()));
  }

 private:
  bool read_more() {
    const std::string more = read_some();
    unread_ += more;
    return !more.empty();
  }
  std::string take(std::size_t size) {
    std::string taken = unread_.substr(0, size);
    unread_.erase(0, size);
    return taken;
  }

  int file_;
  bool connected_ = false;
  std::string unread_;
};

struct HttpAnswer {
  int status = 0;                               // 0: none came
  std::map<std::string, std::string> fields{};  // names in lower case
  std::string body{};
};

inline HttpAnswer read_head(Wire& wire) {
  HttpAnswer answer;
  std::string head = wire.read_until("\r\n\r\n");
  if (!head.starts_with("HTTP/1.1 ")) return answer;
  answer.status = std::stoi(head.substr(9, 3));
  for (std::size_t line = head.find("\r\n") + 2; line + 2 < head.size();) {
    const std::size_t end = head.find("\r\n", line);
    const std::size_t colon = head.find(": ", line);
    if (end == std::string::npos || colon > end) break;
    std::string name = head.substr(line, colon - line);
    std::transform(name.begin(), name.end(), name.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    answer.fields[name] = head.substr(colon + 2, end - colon - 2);
    line = end + 2;
  }
  return answer;
}

inline std::string request(std::uint16_t port, const std::string& target, const Fields& fields,
                           const std::string& method = "GET") {
  std::string text = method + " " + target + " HTTP/1.1\r\n";
  const bool has_host = std::any_of(fields.begin(), fields.end(),
                                    [](const auto& field) { return field.first == "Host"; });
  if (!has_host) text += "Host: 127.0.0.1:" + std::to_string(port) + "\r\n";
  for (const auto& [name, value] : fields) text += name + ": " + value + "\r\n";
  return text + "\r\n";
}

inline HttpAnswer ask(Wire& wire, const std::string& text) {
  wire.write(text);
  HttpAnswer answer = read_head(wire);
  const auto length = answer.fields.find("content-length");
  if (length != answer.fields.end() && !text.starts_with("HEAD")) {
    answer.body = wire.read_exactly(std::stoul(length->second));
  }
  return answer;
}

inline HttpAnswer get(std::uint16_t port, const std::string& target, const Fields& fields = {},
                      const std::string& method = "GET") {
  Wire wire(port);
  return ask(wire, request(port, target, fields, method));
}

class WebSocketClient {
 public:
  explicit WebSocketClient(std::uint16_t port, Fields fields = {}, int receive_buffer = 0)
      : own_wire_(std::in_place, port, receive_buffer), wire_(*own_wire_) {
    open(port, std::move(fields));
  }
  WebSocketClient(std::uint16_t port, Wire& wire) : wire_(wire) { open(port, {}); }

  // 101 if the connection was upgraded.
  int status() const { return answer_.status; }

  bool send(std::string_view text) { return send_frame(0x81, text); }
  // The first byte of the frame is the caller's.
  bool send_frame(int first, std::string_view payload) {
    std::string frame(1, static_cast<char>(first));
    if (payload.size() < 126) {
      frame += static_cast<char>(0x80 | payload.size());
    } else {
      const bool is_long = payload.size() > 0xffff;
      frame += static_cast<char>(0x80 | (is_long ? 127 : 126));
      for (int shift = is_long ? 56 : 8; shift >= 0; shift -= 8) {
        frame += static_cast<char>(payload.size() >> shift & 0xff);
      }
    }
    constexpr std::array<char, 4> mask{'p', 'e', 'n', 't'};
    frame.append(mask.begin(), mask.end());
    for (std::size_t i = 0; i < payload.size(); ++i) {
      frame += static_cast<char>(payload[i] ^ mask[i % 4]);
    }
    return wire_.write(frame);
  }

  // The next text; nothing once the connection is over. Pings are answered.
  std::optional<std::string> receive() {
    while (true) {
      const std::string head = wire_.read_exactly(2);
      if (head.size() < 2) return std::nullopt;
      const auto byte = [](char c) {
        return static_cast<std::size_t>(static_cast<unsigned char>(c));
      };
      std::size_t size = byte(head[1]) & 0x7f;
      if (size >= 126) {
        const std::string length = wire_.read_exactly(size == 126 ? 2 : 8);
        size = 0;
        for (const char c : length) size = size << 8 | byte(c);
      }
      std::string payload = wire_.read_exactly(size);
      const std::size_t kind = byte(head[0]) & 0x0f;
      if (kind == 1) return payload;
      if (kind == 9) send_frame(0x8a, payload);
      if (kind == 8) {
        close_code_ =
            payload.size() < 2 ? 1005 : static_cast<int>(byte(payload[0]) << 8 | byte(payload[1]));
        send_frame(0x88, payload.substr(0, 2));
        return std::nullopt;
      }
    }
  }
  // The next text that has `part` in it, passing over others.
  std::optional<std::string> receive_with(std::string_view part) {
    while (auto text = receive()) {
      if (text->find(part) != std::string::npos) return text;
    }
    return std::nullopt;
  }
  // With which the other side has closed; 0 if it did not say.
  int close_code() const { return close_code_; }

 private:
  void open(std::uint16_t port, Fields fields) {
    fields.insert(fields.end(), {{"Upgrade", "websocket"},
                                 {"Connection", "Upgrade"},
                                 {"Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="},
                                 {"Sec-WebSocket-Version", "13"}});
    wire_.write(request(port, "/ws", fields));
    answer_ = read_head(wire_);
  }

  std::optional<Wire> own_wire_;
  Wire& wire_;
  HttpAnswer answer_;
  int close_code_ = 0;
};

}  // namespace penta::server::testing
