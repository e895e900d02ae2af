#include "server/server.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <exception>
#include <iterator>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "engine/phrase.h"
#include "server/connection.h"
#include "server/host.h"
#include "server/lan.h"

// Asio returns the error that it also writes where it was told to.
// NOLINTBEGIN(bugprone-unused-return-value)

namespace penta::server {
namespace {

// Thrown and caught while a server is opened.
struct CannotOpen {
  std::string why;
};

asio::ssl::context load_tls(const ServerOptions& options) {
  asio::ssl::context context(asio::ssl::context::tls_server);
  context.set_options(asio::ssl::context::default_workarounds | asio::ssl::context::no_tlsv1 |
                      asio::ssl::context::no_tlsv1_1);
  // Forward secrecy and authenticated encryption; all of TLS 1.3 is that anyhow.
  SSL_CTX_set_cipher_list(context.native_handle(), "ECDHE+AESGCM:ECDHE+CHACHA20");
  error_code error;
  context.use_certificate_chain_file(options.tls_cert, error);
  if (error) {
    throw CannotOpen{"cannot use the certificate " + printable(options.tls_cert) + ": " +
                     error.message() + "; expected a file in PEM format"};
  }
  context.use_private_key_file(options.tls_key, asio::ssl::context::pem, error);
  if (error) {
    throw CannotOpen{"cannot use the key " + printable(options.tls_key) + ": " + error.message() +
                     "; expected the certificate's key in PEM format"};
  }
  return context;
}

Trust trust_of(const ServerOptions& options) {
  Trust trust{.lan = options.lan};
  if (!options.public_url.empty()) {
    const auto origin = public_origin(options.public_url);
    if (!origin) throw CannotOpen{origin.error().text};
    trust.origin = *origin;
  }
  if (options.lan) trust.names = own_names();
  return trust;
}

// Messages on their way to the hall.
struct Incoming {
  struct Message {
    ClientId client;
    std::size_t size;
  };
  std::string texts;  // one behind the other
  std::vector<Message> messages;
};

// Runs what is posted to it in a thread of its own, as long as this lives.
class Running {
 public:
  // `fail` is called in that thread if something is thrown there.
  template <class Fail>
  Running(asio::io_context& context, Fail fail)
      : context_(context), work_(context.get_executor()), thread_([this, fail] {
          try {
            context_.run();
          } catch (...) {
            fail(std::current_exception());
          }
        }) {}
  ~Running() {
    context_.stop();
    thread_.join();
  }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

 private:
  asio::io_context& context_;
  asio::executor_work_guard<asio::io_context::executor_type> work_;
  std::thread thread_;
};

}  // namespace

// `context` is the network's thread, `hall` that of the hall. Whoever has the mutex has the hall to
// itself: a few messages are dealt with where they were read, which takes less time than to wake
// another thread; many go to the hall's thread, while the network reads on. Functions are called in
// the network's thread unless they say otherwise.
struct Server::Impl {
  Impl(const ServerOptions& wanted, Storage& storage)
      : options(wanted),
        lobby{.limits = wanted.limits, .trust = trust_of(wanted), .page = Page(wanted.page)},
        host(storage, wanted.limits, wanted.hall,
             {.post = [this](std::function<void()> job) { post_to_hall(std::move(job)); },
              .send = [this](std::vector<Outgoing> messages) { send(std::move(messages)); },
              .wake_at = [this](std::optional<Milliseconds> time) { wake_at(time); },
              .fail = [this](const Error& error) { fail(error); }}) {
    if (!options.tls_cert.empty()) {
      tls.emplace(load_tls(options));
      lobby.tls = &*tls;
    }
    lobby.enter = [this](ClientId client, std::string_view address, std::string_view called) {
      hand_over();
      tell_hall([this, client, from = std::string(address),
                 for_others = lobby.trust.for_others(called, lan_address())] {
        host.enter(client, from, for_others);
      });
    };
    lobby.leave = [this](ClientId client) {
      hand_over();
      tell_hall([this, client] { host.leave(client); });
    };
    lobby.receive = [this](ClientId client, std::string_view text) { receive(client, text); };
    listen();
  }

  void listen() {
    const auto any = options.lan;
    std::uint16_t port = options.port;
    const auto v4 = any ? asio::ip::address_v4::any() : asio::ip::address_v4::loopback();
    if (const error_code error = listen_at({v4, port})) {
      throw CannotOpen{"cannot listen at port " + std::to_string(port) + ": " + error.message() +
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

  // What is ready to be read comes first: it goes to the hall together.
  void receive(ClientId client, std::string_view text) {
    if (incoming.messages.empty()) asio::post(context, [this] { hand_over(); });
    incoming.texts += text;
    incoming.messages.push_back({client, text.size()});
    if (incoming.messages.size() >= at_once) hand_over();
  }

  void hand_over() {
    if (incoming.messages.empty()) return;
    const bool many = incoming.messages.size() >= at_once;
    const auto batch = std::make_shared<const Incoming>(std::exchange(incoming, {}));
    tell_hall(
        [this, batch] {
          std::string_view rest = batch->texts;
          for (const auto& [client, size] : batch->messages) {
            host.receive(client, rest.substr(0, size));
            rest.remove_prefix(size);
          }
        },
        [this, batch] {
          for (const auto& [id, size] : batch->messages) {
            if (Client* client = find(id)) client->heard(size);
          }
        },
        many);
  }

  // In this order, at once or in the hall's thread; `then` follows in this one.
  template <class Job, class Then>
  void tell_hall(const Job& job, const Then& then, bool elsewhere) {
    std::unique_lock mine(hall_mutex, std::defer_lock);
    if (waiting_for_hall == 0 && !elsewhere && mine.try_lock()) {
      job();
      host.settle();
      mine.unlock();
      deliver(std::exchange(outgoing, {}));
      then();
      return;
    }
    ++waiting_for_hall;
    post_to_hall([this, job, then] {
      job();
      asio::post(context, [this, then] {
        --waiting_for_hall;
        then();
      });
    });
  }
  template <class Job>
  void tell_hall(const Job& job) {
    tell_hall(job, [] {}, false);
  }

  // In any thread.
  void post_to_hall(std::function<void()> job) {
    asio::post(hall, [this, job = std::move(job)] {
      const std::scoped_lock guard(hall_mutex);
      job();
      host.settle();
    });
  }

  // With the hall's mutex.
  void send(std::vector<Outgoing> messages) {
    if (context.get_executor().running_in_this_thread()) {
      std::move(messages.begin(), messages.end(), std::back_inserter(outgoing));
      return;
    }
    asio::post(context, [this, some = std::move(messages)] { deliver(some); });
  }

  void deliver(const std::vector<Outgoing>& messages) const {
    for (const auto& [id, text] : messages) {
      if (Client* client = find(id)) client->send(text);
    }
  }

  Client* find(ClientId id) const {
    const auto found = lobby.clients.find(id);
    return found == lobby.clients.end() ? nullptr : found->second;
  }

  // With the hall's mutex.
  void wake_at(std::optional<Milliseconds> time) {
    if (time == waking_at) return;
    waking_at = time;
    alarm.cancel();
    if (!time) return;
    using Clock = std::chrono::system_clock;
    const auto left = Clock::time_point(std::chrono::milliseconds(*time)) - Clock::now();
    alarm.expires_after(std::max(left, Clock::duration::zero()));
    alarm.async_wait([this](error_code error) {
      if (error) return;
      const std::scoped_lock guard(hall_mutex);
      waking_at.reset();
      host.tick();
      host.settle();
    });
  }

  // With the hall's mutex.
  void fail(const Error& error) {
    asio::post(context, [this, error] {
      failure = error;
      close(1011, "what you did last could not be stored");
    });
  }

  void stop() {
    if (lobby.closing) return;
    hand_over();
    post_to_hall([this] {
      host.finish();
      // What the host has posted comes first.
      asio::post(
          hall, [this] { asio::post(context, [this] { close(1001, "the server is stopping"); }); });
    });
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
  // Of the network's thread, with everything above. Connections that are still open end with it.
  asio::io_context context{1};
  std::vector<tcp::acceptor> acceptors;
  asio::steady_timer farewell{context};
  asio::signal_set signals{context};
  Incoming incoming;
  int waiting_for_hall = 0;        // jobs on their way there or back
  std::vector<Outgoing> outgoing;  // from the hall, while this thread has it
  std::optional<Error> failure;
  // Of the hall's thread.
  asio::io_context hall{1};
  // Of whoever has the mutex.
  std::mutex hall_mutex;
  asio::steady_timer alarm{hall};
  std::optional<Milliseconds> waking_at;
  Host host;
};

Result<std::unique_ptr<Server>> Server::open(const ServerOptions& options, Storage& storage) {
  try {
    return std::unique_ptr<Server>(new Server(std::make_unique<Impl>(options, storage)));
  } catch (const CannotOpen& problem) {
    return Error{problem.why};
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
  std::exception_ptr thrown;
  {
    const Running hall(impl_->hall, [&](std::exception_ptr what) {
      thrown = std::move(what);
      impl_->context.stop();
    });
    impl_->context.run();
  }
  if (thrown) std::rethrow_exception(thrown);
  return impl_->failure;
}

void Server::stop() {
  asio::post(impl_->context, [this] { impl_->stop(); });
}

}  // namespace penta::server

// NOLINTEND(bugprone-unused-return-value)
