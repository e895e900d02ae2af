// A TCP connection, with TLS or without, as one type: what is built on it is compiled once. For the
// files that talk to the network only.
#pragma once

#include <array>
#include <boost/asio/async_result.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/beast/core/error.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace penta::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
using beast::error_code;
using tcp = asio::ip::tcp;

// std::function for something that can only be moved, and is called once.
template <class... Arguments>
class Callback {
 public:
  template <class Function>
  explicit Callback(Function function)
      : content_(std::make_unique<Holder<Function>>(std::move(function))) {}
  void operator()(Arguments... arguments) {
    const auto content = std::move(content_);
    content->call(arguments...);
  }

 private:
  struct Base {
    Base() = default;
    virtual ~Base() = default;
    Base(const Base&) = delete;
    Base& operator=(const Base&) = delete;
    virtual void call(Arguments... arguments) = 0;
  };
  template <class Function>
  struct Holder : Base {
    explicit Holder(Function function) : function_(std::move(function)) {}
    void call(Arguments... arguments) override { function_(arguments...); }
    Function function_;
  };
  std::unique_ptr<Base> content_;
};

class Socket {
 public:
  using executor_type = asio::any_io_executor;
  using Transferred = Callback<error_code, std::size_t>;
  using Finished = Callback<error_code>;
  // As many as are worth one system call; empty ones at the end do no harm.
  using MutableBuffers = std::array<asio::mutable_buffer, 4>;
  using ConstBuffers = std::array<asio::const_buffer, 4>;

  // With `tls`, handshake() comes first.
  Socket(tcp::socket socket, asio::ssl::context* tls);
  Socket(Socket&&) noexcept;
  Socket& operator=(Socket&&) noexcept;
  ~Socket();

  executor_type get_executor() noexcept;
  // What is still going on after this time fails, and the connection is closed.
  void expires_after(std::chrono::seconds time);
  void expires_never();
  void close();
  // Lets the other side read what was written, and hears no more.
  void finish();
  // From now on, writes that come together go out together: one system call for many messages.
  void gather();
  // Goes out behind everything else with flush(), or with what is written. REQUIRES: gather() was
  // called.
  void send(std::string_view text);
  void flush();
  // Bytes that were sent or written and have not gone out.
  std::size_t waiting() const;

  template <class Token>
  auto async_handshake(Token&& token) {
    return asio::async_initiate<Token, void(error_code)>(
        [this](auto handler) { handshake(Finished(std::move(handler))); }, token);
  }
  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    return asio::async_initiate<Token, void(error_code, std::size_t)>(
        [this](auto handler, const MutableBuffers& few) {
          read_some(few, Transferred(std::move(handler)));
        },
        token, few_of<MutableBuffers>(buffers));
  }
  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    return asio::async_initiate<Token, void(error_code, std::size_t)>(
        [this](auto handler, const ConstBuffers& few) {
          write_some(few, Transferred(std::move(handler)));
        },
        token, few_of<ConstBuffers>(buffers));
  }

  // For Beast, which finds them by name: how a WebSocket ends its connection.
  friend void beast_close_socket(Socket& socket) { socket.close(); }
  template <class Handler>
  friend void async_teardown(beast::role_type role, Socket& socket, Handler&& handler) {
    socket.tear_down(role, Finished(std::forward<Handler>(handler)));
  }

 private:
  struct Impl;

  template <class Few, class Buffers>
  static Few few_of(const Buffers& buffers) {
    Few few{};
    auto next = few.begin();
    const auto end = asio::buffer_sequence_end(buffers);
    for (auto each = asio::buffer_sequence_begin(buffers); each != end && next != few.end();
         ++each) {
      const typename Few::value_type buffer(*each);
      if (buffer.size() > 0) *next++ = buffer;
    }
    return few;
  }

  void handshake(Finished finished);
  void read_some(const MutableBuffers& buffers, Transferred transferred);
  void write_some(const ConstBuffers& buffers, Transferred transferred);
  void tear_down(beast::role_type role, Finished finished);

  std::shared_ptr<Impl> impl_;
};

}  // namespace penta::server
