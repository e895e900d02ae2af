#include <fmt/core.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/page.h"
#include "cli/qr.h"
#include "server/lan.h"
#include "server/memory_storage.h"
#include "server/server.h"
#include "server/sqlite_storage.h"

namespace penta::cli {
namespace {

std::string variable(const char* name) {
  const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): before any thread
  return value == nullptr ? "" : value;
}

Result<std::string> database(const ServeOrder& order) {
  if (!order.db.empty()) return expand_home(order.db);
  const std::string data = variable("XDG_DATA_HOME");
  if (data.starts_with('/')) return data + "/pentaphase/tables.sqlite";
  const std::string home = variable("HOME");
  if (home.empty()) return Error{"there is no home folder for the matches; expected --db FILE"};
  return home + "/.local/share/pentaphase/tables.sqlite";
}

// Each connection needs a file descriptor.
void allow_many_files() {
  rlimit files{};
  if (getrlimit(RLIMIT_NOFILE, &files) != 0) return;
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
}

void tell(const ServeOrder& order, int port) {
  const std::string_view scheme = order.tls_cert.empty() ? "http" : "https";
  fmt::print("Pentaphase is at {}://127.0.0.1:{}/\n", scheme, port);
  if (!order.public_url.empty()) fmt::print("For everybody: {}\n", order.public_url);
  if (order.lan) {
    std::string first = order.public_url;
    for (const std::string& address : server::lan_addresses()) {
      const std::string url = fmt::format("{}://{}:{}/", scheme, address, port);
      fmt::print("In the local network: {}\n", url);
      if (first.empty()) first = url;
    }
    if (first.empty()) {
      fmt::print("This machine has no address in a local network.\n");
    } else {
      fmt::print("\n{}\n", qr_code(first, isatty(STDOUT_FILENO) == 1));
    }
  }
  std::fflush(stdout);
}

}  // namespace

int serve(const ServeOrder& order) {
  if (order.tls_cert.empty() != order.tls_key.empty()) {
    return refuse("only one of --tls-cert and --tls-key is given; expected both or none");
  }
  const auto file = database(order);
  if (!file) return refuse(file.error().text);
  const auto page = page_folder(order.page);
  if (!page) return refuse(page.error().text);
  allow_many_files();
  // A file that may not grow any more is to be an error like a full disk, not the end.
  std::signal(SIGXFSZ, SIG_IGN);
  const auto storage =
      *file == ":memory:" ? server::make_memory_storage() : server::open_sqlite({.file = *file});
  if (!storage) return refuse(storage.error().text);

  server::ServerOptions options{.port = static_cast<std::uint16_t>(order.port),
                                .lan = order.lan,
                                .public_url = order.public_url,
                                .tls_cert = expand_home(order.tls_cert),
                                .tls_key = expand_home(order.tls_key),
                                .page = *page,
                                .end_on_signals = true};
  options.limits.connections = order.max_connections;
  options.limits.connections_per_address = order.max_connections_per_address;
  options.hall.tables_per_hour = order.max_tables_per_hour;
  options.hall.messages_per_second = order.max_messages_per_second;
  options.hall.work_per_second = order.max_work_per_second;
  options.hall.keep = Milliseconds{order.keep} * 24 * 3600 * 1000;
  const auto server = server::Server::open(options, **storage);
  if (!server) return refuse(server.error().text);

  tell(order, (*server)->port());
  fmt::print(stderr, "penta: started; matches are kept in {}\n", printable(*file));
  const auto failure = (*server)->run();
  if (failure) {
    return refuse(fmt::format("stopped, because the matches can no longer be stored in {}: {}",
                              printable(*file), failure->text));
  }
  fmt::print(stderr, "penta: stopped; everything is stored\n");
  return done;
}

}  // namespace penta::cli
