#include "server/server.h"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <utility>
#include <vector>

#include "engine/phrase.h"
#include "server/clock.h"
#include "server/connection.h"
#include "server/host.h"
#include "server/lan.h"

// Asio returns the error that it also writes where it was told to.
// NOLINTBEGIN(bugprone-unused-return-value)

namespace penta::server {
namespace {

// An Error is thrown and caught while a server is opened.
asio::ssl::context load_tls(const ServerOptions& options) {
  asio::ssl::context context(asio::ssl::context::tls_server);
  context.set_options(asio::ssl::context::default_workarounds | asio::ssl::context::no_tlsv1 |
                      asio::ssl::context::no_tlsv1_1);
  // Forward secrecy and authenticated encryption; all of TLS 1.3 is that anyhow.
  SSL_CTX_set_cipher_list(context.native_handle(), "ECDHE+AESGCM:ECDHE+CHACHA20");
  error_code error;
  context.use_certificate_chain_file(options.tls_cert, error);
  if (error) {
    throw Error{"cannot use the certificate " + printable(options.tls_cert) + ": " +
                error.message() + "; expected a file in PEM format"};
  }
  context.use_private_key_file(options.tls_key, asio::ssl::context::pem, error);
  if (error) {
    throw Error{"cannot use the key " + printable(options.tls_key) + ": " + error.message() +
                "; expected the certificate's key in PEM format"};
  }
  return context;
}

Trust trust_of(const ServerOptions& options) {
  Trust trust{.lan = options.lan};
  if (!options.public_url.empty()) {
    const auto origin = public_origin(options.public_url);
    if (!origin) throw Error{origin.error().text};
    trust.origin = *origin;
  }
  if (options.lan) trust.names = own_names();
  return trust;
}

}  // namespace

// One thread has network and hall: to wake another one takes longer than most messages do.
// Functions are called in it unless they say otherwise.
struct Server::Impl {
  Impl(const ServerOptions& wanted, Storage& storage)
      : options(wanted),
        lobby{.limits = wanted.limits, .trust = trust_of(wanted), .page = Page(wanted.page)},
        host(storage, wanted.limits, wanted.hall,
             {.post = [this](std::function<void()> job) { post(std::move(job)); },
              .send = [this](const std::vector<Outgoing>& messages) { deliver(messages); },
              .wake_at = [this](std::optional<Milliseconds> time) { wake_at(time); },
              .fail = [this](const Error& error) { fail(error); }}) {
    if (!options.tls_cert.empty()) {
      tls.emplace(load_tls(options));
      lobby.tls = &*tls;
    }
    lobby.enter = [this](ClientId client, std::string_view address, std::string_view called) {
      host.enter(client, address, lobby.trust.for_others(called, lan_address()));
      settle_soon();
    };
    lobby.leave = [this](ClientId client) {
      host.leave(client);
      settle_soon();
    };
    lobby.receive = [this](ClientId client, std::string_view text) {
      host.receive(client, text);
      settle_soon();
    };
    listen();
  }

  void listen() {
    const auto any = options.lan;
    std::uint16_t port = options.port;
    const auto v4 = any ? asio::ip::address_v4::any() : asio::ip::address_v4::loopback();
    if (const error_code error = listen_at({v4, port})) {
      throw Error{"cannot listen at port " + std::to_string(port) + ": " + error.message() +
                  "; expected a port that is free"};
    }
    port = acceptors.front().local_endpoint().port();
    // Not every machine has IPv6.
    const auto v6 = any ? asio::ip::address_v6::any() : asio::ip::address_v6::loopback();
    listen_at({v6, port});
  }

  error_code listen_at(const tcp::endpoint& endpoint) {
    tcp::acceptor acceptor(context);
    error_code error;
    acceptor.open(endpoint.protocol(), error);
    if (!error) acceptor.set_option(tcp::acceptor::reuse_address(true), error);
    if (!error && endpoint.address().is_v6()) acceptor.set_option(asio::ip::v6_only(true), error);
    if (!error) acceptor.bind(endpoint, error);
    if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
    if (!error) acceptors.push_back(std::move(acceptor));
    return error;
  }

  asio::awaitable<void> accept(tcp::acceptor& acceptor) {
    error_code error;
    auto ends_in_error = asio::redirect_error(asio::use_awaitable, error);
    while (acceptor.is_open()) {
      tcp::socket socket = co_await acceptor.async_accept(ends_in_error);
      if (!error) {
        welcome(std::move(socket));
      } else if (acceptor.is_open()) {
        // Out of file descriptors, most likely: wait until somebody leaves.
        asio::steady_timer pause(context, std::chrono::milliseconds(50));
        co_await pause.async_wait(ends_in_error);
      }
    }
  }

  void welcome(tcp::socket socket) {
    error_code error;
    const auto peer = socket.remote_endpoint(error);
    if (error) return;
    const std::string peer_address = peer.address().to_string();
    const bool proxy = lobby.trust.proxy(peer_address);
    const std::string address = counted_address(peer_address);
    if (crowd.full() || (!proxy && crowd.full(address))) {
      turn_away(std::move(socket),
                crowd.full() ? "Too many connections are open." : too_many_from_you);
      return;
    }
    socket.set_option(tcp::no_delay(true), error);
    Visit visit(crowd, proxy ? "" : address);
    asio::co_spawn(
        context,
        serve(Socket(std::move(socket), lobby.tls), std::move(visit), proxy ? address : "", lobby),
        asio::detached);
  }

  // Asked anew each time: machines change their networks.
  std::string lan_address() const {
    if (!options.lan) return "";
    const auto addresses = lan_addresses();
    if (addresses.empty()) return "";
    const std::string port = std::to_string(acceptors.front().local_endpoint().port());
    return (tls ? "https://" : "http://") + addresses.front() + ":" + port;
  }

  // Says so if that takes no waiting.
  void turn_away(tcp::socket socket, std::string_view why) const {
    if (lobby.tls != nullptr) return;
    const Response refusal = plain_response(429, why);
    error_code ignored;
    socket.non_blocking(true, ignored);
    socket.write_some(asio::buffer(head_of(refusal, false) + *refusal.body), ignored);
    socket.shutdown(tcp::socket::shutdown_send, ignored);
  }

  // What else is ready to be read comes first, up to a limit: what follows from it goes out
  // together.
  void settle_soon() {
    if (++unsettled >= at_once) {
      settle();
    } else if (!std::exchange(settling, true)) {
      asio::post(context, [this] {
        settling = false;
        if (unsettled > 0) settle();
      });
    }
  }
  void settle() {
    unsettled = 0;
    host.settle();
  }

  // In any thread.
  void post(std::function<void()> job) {
    asio::post(context, [this, job = std::move(job)] {
      job();
      settle();
    });
  }

  void deliver(const std::vector<Outgoing>& messages) {
    for (const auto& [id, text] : messages) {
      Client* const client = find(id);
      if (client == nullptr) continue;
      client->send(text);
      addressed.push_back(client);
    }
    for (Client* const client : addressed) client->flush();
    addressed.clear();
  }

  Client* find(ClientId id) const {
    const auto found = lobby.clients.find(id);
    return found == lobby.clients.end() ? nullptr : found->second;
  }

  void wake_at(std::optional<Milliseconds> time) {
    if (time == waking_at) return;
    waking_at = time;
    alarm.cancel();
    if (!time) return;
    alarm.expires_after(std::chrono::milliseconds(std::max<Milliseconds>(0, *time - now())));
    alarm.async_wait([this](error_code error) {
      if (error) return;
      waking_at.reset();
      host.tick();
      settle();
    });
  }

  void fail(const Error& error) {
    asio::post(context, [this, error] {
      failure = error;
      close(1011, "what you did last could not be stored");
    });
  }

  void stop() {
    if (lobby.closing) return;
    host.finish();
    // What the host has posted comes first.
    asio::post(context, [this] { close(1001, "the server is stopping"); });
  }

  void close(std::uint16_t code, std::string_view reason) {
    if (std::exchange(lobby.closing, true)) return;
    for (tcp::acceptor& acceptor : acceptors) {
      error_code ignored;
      acceptor.close(ignored);
    }
    for (const auto& [id, client] : lobby.clients) client->close(code, reason);
    signals.cancel();
    wait_for_farewells(lobby.limits.farewell);
  }

  void wait_for_farewells(std::chrono::milliseconds patience) {
    if (lobby.clients.empty() || patience.count() <= 0) {
      context.stop();
      return;
    }
    static constexpr std::chrono::milliseconds step(10);
    farewell.expires_after(step);
    farewell.async_wait([this, patience](error_code) { wait_for_farewells(patience - step); });
  }

  ServerOptions options;
  Crowd crowd{options.limits};
  std::optional<asio::ssl::context> tls;
  Lobby lobby;
  // Connections that are still open end with it.
  asio::io_context context{1};
  std::vector<tcp::acceptor> acceptors;
  asio::steady_timer farewell{context};
  asio::signal_set signals{context};
  std::size_t unsettled = 0;       // messages to the hall since it has settled
  bool settling = false;           // is about to
  std::vector<Client*> addressed;  // while messages are delivered
  std::optional<Error> failure;
  asio::steady_timer alarm{context};
  std::optional<Milliseconds> waking_at;
  Host host;
};

Result<std::unique_ptr<Server>> Server::open(const ServerOptions& options, Storage& storage) {
  try {
    return std::unique_ptr<Server>(new Server(std::make_unique<Impl>(options, storage)));
  } catch (const Error& error) {
    return error;
  }
}

Server::Server(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Server::~Server() = default;

std::uint16_t Server::port() const { return impl_->acceptors.front().local_endpoint().port(); }

std::optional<Error> Server::run() {
  for (tcp::acceptor& acceptor : impl_->acceptors) {
    asio::co_spawn(impl_->context, impl_->accept(acceptor), asio::detached);
  }
  if (impl_->options.end_on_signals) {
    impl_->signals.add(SIGINT);
    impl_->signals.add(SIGTERM);
    impl_->signals.async_wait([this](error_code error, int) {
      if (!error) impl_->stop();
    });
  }
  impl_->context.run();
  return impl_->failure;
}

void Server::stop() {
  asio::post(impl_->context, [this] { impl_->stop(); });
}

}  // namespace penta::server

// NOLINTEND(bugprone-unused-return-value)
