#include "server/socket.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace penta::server {

struct Socket::Impl : std::enable_shared_from_this<Socket::Impl> {
  explicit Impl(tcp::socket socket) : plain(std::move(socket)) {}

  // Ends when all has gone out: whoever makes us write has to read, too.
  void gather(const ConstBuffers& buffers, Transferred transferred) {
    std::string text;
    for (const asio::const_buffer& buffer : buffers) {
      text.append(static_cast<const char*>(buffer.data()), buffer.size());
    }
    gather(std::move(text));
    flush_soon();
    writing.emplace(Writing{asio::buffer_size(buffers), std::move(transferred)});
  }

  // Long texts stay where they are: they are copied once, by the kernel.
  void gather(std::string text) {
    constexpr std::size_t is_long = 256;
    waiting += text.size();
    if (text.size() < is_long && !gathered.empty() && gathered.back().size() < is_long) {
      gathered.back() += text;
    } else {
      gathered.push_back(std::move(text));
    }
  }

  // Once everybody who is ready to write has done so.
  void flush_soon() {
    if (std::exchange(flushing, true)) return;
    asio::post(plain.get_executor(), [self = shared_from_this()] { self->flush(); });
  }

  // While nothing is on its way nobody waits for the end of it, either: nothing is called back.
  bool begin_flush() { return !gathered.empty() && !std::exchange(flushing, true); }

  void flush() {
    push();
    end_flush();
  }

  // Nearly always there is room, and nothing to wait for.
  void push() {
    gone = 0;
    if (failed || secure) return;
    ConstBuffers few;
    if (gathered.size() > few.size()) join();
    std::transform(gathered.begin(), gathered.end(), few.begin(),
                   [](const std::string& each) { return asio::buffer(each); });
    error_code error;
    gone = plain.socket().write_some(few, error);
  }

  void end_flush() {
    if (failed) {
      sent(failed);
      return;
    }
    if (gone == waiting) {
      forget();
      sent({});
      return;
    }
    join();
    on_its_way.swap(gathered.front());
    gathered.clear();
    auto then = [self = shared_from_this()](error_code error, std::size_t) {
      self->waiting -= std::exchange(self->on_its_way, {}).size();
      self->sent(error);
    };
    if (secure) {
      asio::async_write(*secure, asio::buffer(on_its_way), std::move(then));
    } else {
      asio::async_write(plain, asio::buffer(on_its_way) + gone, std::move(then));
    }
  }

  void join() {
    for (std::size_t i = 1; i < gathered.size(); ++i) gathered.front() += gathered[i];
    gathered.resize(1);
    gathered.shrink_to_fit();
  }

  void forget() {
    gathered.clear();
    waiting = on_its_way.size();
  }

  void sent(error_code error) {
    flushing = false;
    failed = error;
    if (error) forget();
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
  std::vector<std::string> gathered;
  std::string on_its_way;
  std::size_t waiting = 0;  // bytes in both
  std::size_t gone = 0;     // of what is gathered, while it is being flushed
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

void Socket::send(std::string text) { impl_->gather(std::move(text)); }

bool Socket::begin_flush() { return impl_->begin_flush(); }

void Socket::push() { impl_->push(); }

void Socket::end_flush() { impl_->end_flush(); }

std::size_t Socket::waiting() const { return impl_->waiting; }

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
