#include "server/socket.h"

#include <boost/asio/post.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <optional>
#include <utility>

namespace penta::server {

struct Socket::Impl : std::enable_shared_from_this<Socket::Impl> {
  explicit Impl(tcp::socket socket) : plain(std::move(socket)) {}

  // Ends when all has gone out: whoever makes us write has to read, too.
  void gather(const ConstBuffers& buffers, Transferred transferred) {
    for (const asio::const_buffer& buffer : buffers) {
      gathered.append(static_cast<const char*>(buffer.data()), buffer.size());
    }
    flush_soon();
    writing.emplace(Writing{asio::buffer_size(buffers), std::move(transferred)});
  }

  // Once everybody who is ready to write has done so.
  void flush_soon() {
    if (std::exchange(flushing, true)) return;
    asio::post(plain.get_executor(), [self = shared_from_this()] { self->flush(); });
  }

  // While nothing is on its way nobody waits for the end of it, either: nothing is called back.
  void flush_now() {
    if (gathered.empty() || std::exchange(flushing, true)) return;
    flush();
  }

  void flush() {
    if (failed) {
      sent(failed);
      return;
    }
    std::size_t gone = 0;
    if (!secure) {
      // Nearly always there is room, and nothing to wait for.
      error_code error;
      gone = plain.socket().write_some(asio::buffer(gathered), error);
      if (gone == gathered.size()) {
        empty(gathered);
        sent({});
        return;
      }
    }
    on_its_way.swap(gathered);
    auto then = [self = shared_from_this()](error_code error, std::size_t) {
      empty(self->on_its_way);
      self->sent(error);
    };
    if (secure) {
      asio::async_write(*secure, asio::buffer(on_its_way), std::move(then));
    } else {
      asio::async_write(plain, asio::buffer(on_its_way) + gone, std::move(then));
    }
  }

  // A long message now and then must not keep its memory for ever.
  static void empty(std::string& text) {
    text.clear();
    if (text.capacity() > 4096) text.shrink_to_fit();
  }

  void sent(error_code error) {
    flushing = false;
    failed = error;
    if (error) gathered.clear();
    if (!gathered.empty()) {
      flush_soon();
      return;
    }
    if (writing) {
      auto [size, transferred] = std::move(*writing);
      writing.reset();
      transferred(error, error ? 0 : size);
    }
    if (!flushing && tearing_down) {
      auto [role, finished] = std::move(*tearing_down);
      tearing_down.reset();
      tear_down(role, std::move(finished));
    }
  }

  void tear_down(beast::role_type role, Finished finished) {
    if (flushing) {
      tearing_down.emplace(TearingDown{role, std::move(finished)});
    } else {
      beast::websocket::async_teardown(role, plain.socket(), std::move(finished));
    }
  }

  struct Writing {
    std::size_t size;
    Transferred transferred;
  };
  struct TearingDown {
    beast::role_type role;
    Finished finished;
  };

  beast::tcp_stream plain;
  std::unique_ptr<asio::ssl::stream<beast::tcp_stream&>> secure;  // with TLS

  bool gathering = false;
  bool flushing = false;  // on its way or about to be
  std::string gathered;
  std::string on_its_way;
  std::optional<Writing> writing;
  std::optional<TearingDown> tearing_down;
  error_code failed;
};

Socket::Socket(tcp::socket socket, asio::ssl::context* tls)
    : impl_(std::make_shared<Impl>(std::move(socket))) {
  if (tls == nullptr) return;
  impl_->secure = std::make_unique<asio::ssl::stream<beast::tcp_stream&>>(impl_->plain, *tls);
}
Socket::Socket(Socket&&) noexcept = default;
Socket& Socket::operator=(Socket&&) noexcept = default;
Socket::~Socket() = default;

Socket::executor_type Socket::get_executor() noexcept { return impl_->plain.get_executor(); }

void Socket::expires_after(std::chrono::seconds time) { impl_->plain.expires_after(time); }

void Socket::expires_never() { impl_->plain.expires_never(); }

void Socket::close() { impl_->plain.close(); }

void Socket::finish() {
  error_code ignored;
  // NOLINTNEXTLINE(bugprone-unused-return-value): it is the error once more
  impl_->plain.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

void Socket::gather() {
  impl_->gathering = true;
  error_code ignored;
  // NOLINTNEXTLINE(bugprone-unused-return-value): it is the error once more
  impl_->plain.socket().non_blocking(true, ignored);
}

void Socket::send(std::string_view text) { impl_->gathered.append(text); }

void Socket::flush() { impl_->flush_now(); }

std::size_t Socket::waiting() const { return impl_->gathered.size() + impl_->on_its_way.size(); }

void Socket::handshake(Finished finished) {
  impl_->secure->async_handshake(asio::ssl::stream_base::server, std::move(finished));
}

void Socket::read_some(const MutableBuffers& buffers, Transferred transferred) {
  if (impl_->secure) {
    impl_->secure->async_read_some(buffers, std::move(transferred));
  } else {
    impl_->plain.async_read_some(buffers, std::move(transferred));
  }
}

void Socket::write_some(const ConstBuffers& buffers, Transferred transferred) {
  if (impl_->gathering) {
    impl_->gather(buffers, std::move(transferred));
  } else if (impl_->secure) {
    impl_->secure->async_write_some(buffers, std::move(transferred));
  } else {
    impl_->plain.async_write_some(buffers, std::move(transferred));
  }
}

void Socket::tear_down(beast::role_type role, Finished finished) {
  impl_->tear_down(role, std::move(finished));
}

}  // namespace penta::server
