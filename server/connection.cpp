#include "server/connection.h"

#include <algorithm>
#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <optional>
#include <utility>

#include "protocol/message_head.h"

namespace penta::server {
namespace {

namespace http = beast::http;
namespace websocket = beast::websocket;
using Parser = http::request_parser<http::empty_body>;
using Header = Parser::value_type;

constexpr std::size_t read_at_once = 4096;

std::optional<std::string_view> field(const Header& header, http::field name) {
  const auto found = header.find(name);
  if (found == header.end()) return std::nullopt;
  return std::string_view(found->value().data(), found->value().size());
}

std::string_view text(beast::string_view view) { return {view.data(), view.size()}; }

// What stands before a text in its frame (RFC 6455, 5.2).
std::string frame_head(std::size_t size) {
  std::string head{'\x81'};
  const int digits = size < 126 ? 0 : size <= 0xffff ? 2 : 8;
  head += static_cast<char>(digits == 0 ? size : digits == 2 ? 126 : 127);
  for (int i = digits - 1; i >= 0; --i) head += static_cast<char>(size >> (8 * i));
  return head;
}

// The right to be sent a message that is longer than others.
class LongMessage {
 public:
  LongMessage(Lobby& lobby, std::string address) : lobby_(lobby), address_(std::move(address)) {}
  ~LongMessage() { end(); }
  LongMessage(const LongMessage&) = delete;
  LongMessage& operator=(const LongMessage&) = delete;

  // False if too many are on their way already.
  bool begin() {
    if (begun_) return true;
    const bool room =
        lobby_.long_messages.size() < static_cast<std::size_t>(lobby_.limits.records_arriving);
    begun_ = room && lobby_.long_messages.insert(address_).second;
    return begun_;
  }
  void end() {
    if (std::exchange(begun_, false)) lobby_.long_messages.erase(address_);
  }

 private:
  Lobby& lobby_;
  std::string address_;
  bool begun_ = false;
};

// Beast reads, and writes pings and goodbyes; messages go past it, straight to the socket, which
// takes many at once.
class WebSocket final : public Client, public std::enable_shared_from_this<WebSocket> {
 public:
  WebSocket(Socket socket, Visit visit, Lobby& lobby)
      : stream_(std::move(socket)), visit_(std::move(visit)), lobby_(lobby) {}

  // Upgrades the connection, talks, and keeps itself alive until the connection has ended.
  static asio::awaitable<void> run(std::shared_ptr<WebSocket> self, Header request) {
    co_await self->talk(std::move(request));
    self->open_ = false;
  }

  void send(std::string_view text) override {
    if (!open_ || leaving_ || !stream_.is_open()) return;
    Socket& socket = stream_.next_layer();
    longest_waiting_ = std::max(socket.waiting() > 0 ? longest_waiting_ : 0, text.size());
    socket.send(frame_head(text.size()));
    socket.send(text);
    if (socket.waiting() > lobby_.limits.outgoing_bytes + longest_waiting_) cut();
  }

  void flush() override { stream_.next_layer().flush(); }

  void close(std::uint16_t code, std::string_view reason) override {
    if (!open_ || std::exchange(leaving_, true)) return;
    stream_.async_close(websocket::close_reason(static_cast<websocket::close_code>(code),
                                                beast::string_view(reason.data(), reason.size())),
                        [self = shared_from_this()](error_code) {});
  }

  void cut() override {
    open_ = false;
    stream_.next_layer().close();
  }

 private:
  asio::awaitable<void> talk(Header request) {
    error_code error;
    auto ends_in_error = asio::redirect_error(asio::use_awaitable, error);
    prepare();
    co_await stream_.async_accept(request, ends_in_error);
    if (error) co_return;
    open_ = true;
    const ClientId id = ++lobby_.last_id;
    lobby_.clients.emplace(id, this);
    lobby_.enter(id, visit_.address(), field(request, http::field::host).value_or(""));
    request = {};
    beast::flat_buffer buffer;
    LongMessage long_message(lobby_, visit_.address());
    while (!error) {
      co_await stream_.async_read_some(buffer, 0, ends_in_error);
      if (error || !open_) break;
      const std::string_view message(static_cast<const char*>(buffer.data().data()), buffer.size());
      if (!stream_.got_text()) {
        close(websocket::close_code::unknown_data, "expected text, not bytes");
      } else if (message.size() > lobby_.limits.message_bytes && !may_be_long(message)) {
        close(websocket::close_code::too_big, "expected a shorter message");
      } else if (message.size() > lobby_.limits.message_bytes && !long_message.begin()) {
        close(websocket::close_code::try_again_later, "too many long messages");
      }
      if (!leaving_ && !stream_.is_message_done()) continue;
      if (!leaving_) lobby_.receive(id, message);
      long_message.end();
      buffer.consume(buffer.size());
      if (buffer.capacity() > 2 * read_at_once) buffer.shrink_to_fit();
    }
    lobby_.clients.erase(id);
    lobby_.leave(id);
  }

  void prepare() {
    const Limits& limits = lobby_.limits;
    stream_.next_layer().expires_never();
    stream_.next_layer().gather();
    stream_.set_option(websocket::stream_base::timeout{.handshake_timeout = limits.handshake,
                                                       .idle_timeout = limits.idle,
                                                       .keep_alive_pings = true});
    stream_.set_option(websocket::stream_base::decorator(
        [](websocket::response_type& response) { response.set(http::field::server, "penta"); }));
    stream_.read_message_max(limits.record_bytes);
  }

  websocket::stream<Socket, false> stream_;
  Visit visit_;
  Lobby& lobby_;
  bool open_ = false;
  bool leaving_ = false;  // has been told to
  std::size_t longest_waiting_ = 0;
};

// What there is to say to a request that cannot be read, if the other side still listens.
std::optional<Response> complaint(error_code error) {
  if (error == http::error::header_limit || error == http::error::buffer_overflow) {
    return plain_response(431, "The header of the request is too long.");
  }
  if (error == http::error::body_limit)
    return plain_response(413, "Requests have no content here.");
  if (error.category() == make_error_code(http::error::bad_target).category() &&
      error != http::error::end_of_stream && error != http::error::partial_message) {
    return plain_response(400, "This is no HTTP request.");
  }
  return std::nullopt;
}

// Nothing if a WebSocket is to be opened.
std::optional<Response> answer(const Parser& parser, Lobby& lobby) {
  const Header& request = parser.get();
  // Whoever reads them otherwise than a proxy does could be made to serve one person's request to
  // another.
  if (request.count(http::field::host) > 1) {
    return plain_response(400, "Expected one Host in the header of the request.");
  }
  const auto coding = field(request, http::field::transfer_encoding);
  if (coding && !beast::iequals(beast::string_view(coding->data(), coding->size()), "chunked")) {
    return plain_response(400, "Expected no Transfer-Encoding.");
  }
  const auto host = field(request, http::field::host);
  if (!host || !lobby.trust.host(*host)) {
    return plain_response(421, "This host is not served here.");
  }
  if (!parser.is_done()) return plain_response(413, "Requests have no content here.", *host);
  const std::string_view target = text(request.target());
  const std::string_view path = target.substr(0, target.find('?'));
  if (path == "/ws") {
    if (!websocket::is_upgrade(request)) {
      auto refusal = plain_response(426, "Here is a WebSocket; see docs/protocol.md.", *host);
      refusal.fields.emplace_back("Upgrade", "websocket");
      return refusal;
    }
    if (!lobby.trust.page(field(request, http::field::origin), *host)) {
      return plain_response(403, "A page of another site may not play here.", *host);
    }
    return std::nullopt;
  }
  const std::string_view method = text(request.method_string());
  if (path == "/health" && (method == "GET" || method == "HEAD")) {
    return plain_response(200, "ok", *host);
  }
  return lobby.page.answer(
      {.method = method,
       .target = target,
       .host = *host,
       .accept_encoding = field(request, http::field::accept_encoding).value_or(""),
       .if_none_match = field(request, http::field::if_none_match).value_or("")});
}

// For whom a proxy asks. There may be several such fields; it adds to the last one.
std::string asked_for(const Header& request, const std::string& proxy) {
  std::string_view addresses;
  const auto [first, end] = request.equal_range("X-Forwarded-For");
  for (auto each = first; each != end; ++each) addresses = text(each->value());
  return forwarded_address(addresses).value_or(proxy);
}

asio::awaitable<error_code> write(Socket& socket, const Response& response, bool with_body,
                                  bool keep_alive) {
  const std::string head = head_of(response, keep_alive);
  const bool body = with_body && response.body;
  const std::array<asio::const_buffer, 2> buffers{
      asio::buffer(head), body ? asio::buffer(*response.body) : asio::const_buffer()};
  error_code error;
  co_await asio::async_write(socket, buffers, asio::redirect_error(asio::use_awaitable, error));
  co_return error;
}

}  // namespace

asio::awaitable<void> serve(Socket socket, Visit visit, std::string proxy, Lobby& lobby) {
  error_code error;
  auto ends_in_error = asio::redirect_error(asio::use_awaitable, error);
  socket.expires_after(lobby.limits.handshake);
  if (lobby.tls != nullptr) {
    co_await socket.async_handshake(ends_in_error);
    if (error) co_return;
  }
  beast::flat_buffer buffer(lobby.limits.header_bytes);
  while (!lobby.closing) {
    Parser parser;
    parser.header_limit(static_cast<std::uint32_t>(lobby.limits.header_bytes));
    parser.body_limit(0);
    co_await http::async_read_header(socket, buffer, parser, ends_in_error);
    socket.expires_after(lobby.limits.transfer);
    if (error) {
      const auto refusal = complaint(error);
      if (refusal) co_await write(socket, *refusal, true, false);
      break;
    }
    const bool welcome = proxy.empty() || visit.count_for(asked_for(parser.get(), proxy));
    std::optional<Response> response =
        welcome ? answer(parser, lobby) : plain_response(429, too_many_from_you);
    const auto host = field(parser.get(), http::field::host);
    if (response && lobby.tls != nullptr && host && lobby.trust.secure_only(*host)) {
      response->fields.emplace_back("Strict-Transport-Security", "max-age=31536000");
    }
    if (!response) {
      const auto executor = socket.get_executor();
      auto client = std::make_shared<WebSocket>(std::move(socket), std::move(visit), lobby);
      auto run = WebSocket::run(client, parser.release());
      asio::co_spawn(executor, std::move(run), asio::detached);
      co_return;
    }
    const bool keep_alive =
        parser.get().keep_alive() && parser.is_done() && response->status != 400;
    const bool with_body = parser.get().method() != http::verb::head;
    error = co_await write(socket, *response, with_body, keep_alive);
    if (error || !keep_alive) break;
    socket.expires_after(lobby.limits.keep_alive);
  }
  socket.finish();
}

}  // namespace penta::server
