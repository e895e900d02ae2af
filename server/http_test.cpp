// The server over HTTP, seen from outside.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/testing/client.h"
#include "server/testing/running.h"
#include "testing/folder.h"

namespace penta::server {
namespace {

using battery::Folder;
using testing::ask;
using testing::get;
using ::testing::HasSubstr;
using testing::HttpAnswer;
using testing::request;
using testing::Running;
using testing::WebSocketClient;
using testing::Wire;

class HttpTest : public ::testing::Test {
 protected:
  static ServerOptions options(const Folder& folder) {
    folder.write("index.html", "hello");
    ServerOptions options{.page = folder.path()};
    options.limits.handshake = std::chrono::seconds(1);
    options.limits.connections_per_address = 20;
    return options;
  }

  // The answer to bytes that need not be a request.
  HttpAnswer ask_for(const std::string& bytes) const {
    Wire wire(running_.port());
    return ask(wire, bytes);
  }

  Folder folder_;
  Running running_{options(folder_)};
  std::uint16_t port_ = running_.port();
};

TEST_F(HttpTest, ServesThePage) {
  const HttpAnswer answer = get(port_, "/");
  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(answer.body, "hello");
  EXPECT_EQ(answer.fields.at("content-type"), "text/html; charset=utf-8");
  const HttpAnswer head = get(port_, "/", {}, "HEAD");
  EXPECT_EQ(head.status, 200);
  EXPECT_EQ(head.fields.at("content-length"), "5");
  EXPECT_EQ(get(port_, "/", {{"If-None-Match", answer.fields.at("etag")}}).status, 304);
  EXPECT_EQ(get(port_, "/health").body, "ok\n");
  EXPECT_EQ(get(port_, "/../../etc/passwd").status, 404);
}

TEST_F(HttpTest, EveryAnswerHasTheHeadersThatProtect) {
  for (const std::string& bytes :
       {request(port_, "/", {}), request(port_, "/none", {}), request(port_, "/health", {}),
        request(port_, "/ws", {}), request(port_, "/", {{"Host", "evil.example"}}),
        std::string("nonsense\r\n\r\n")}) {
    const HttpAnswer answer = ask_for(bytes);
    EXPECT_THAT(answer.fields.at("content-security-policy"), HasSubstr("default-src 'none'"));
    EXPECT_EQ(answer.fields.at("referrer-policy"), "no-referrer");
    EXPECT_EQ(answer.fields.at("x-content-type-options"), "nosniff");
    EXPECT_EQ(answer.fields.at("x-frame-options"), "DENY");
    EXPECT_EQ(answer.fields.at("cross-origin-opener-policy"), "same-origin");
  }
  EXPECT_THAT(get(port_, "/").fields.at("content-security-policy"),
              HasSubstr("connect-src 'self' ws://127.0.0.1:" + std::to_string(port_) + " "));
}

TEST_F(HttpTest, AnswersSeveralRequestsOnOneConnection) {
  Wire wire(port_);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(ask(wire, request(port_, "/", {})).body, "hello");
  EXPECT_EQ(ask(wire, request(port_, "/", {{"Connection", "close"}})).body, "hello");
  EXPECT_EQ(wire.read_some(), "");
}

TEST_F(HttpTest, RefusesBadRequests) {
  EXPECT_EQ(ask_for("nonsense\r\n\r\n").status, 400);
  EXPECT_EQ(ask_for("GET / HTTP/9.9\r\nHost: localhost\r\n\r\n").status, 400);
  EXPECT_EQ(ask_for(request(port_, "/", {{"X", std::string(20'000, 'x')}})).status, 431);
  EXPECT_EQ(ask_for(request(port_, "/" + std::string(20'000, 'x'), {})).status, 431);
  EXPECT_EQ(ask_for(request(port_, "/", {{"Content-Length", "5"}}, "POST") + "hello").status, 413);
  EXPECT_EQ(ask_for(request(port_, "/", {{"Transfer-Encoding", "chunked"}}, "POST")).status, 413);
  for (const char* coding : {"gzip", "identity", "chunked, gzip", "xchunked"}) {
    Wire wire(port_);
    EXPECT_EQ(ask(wire, request(port_, "/", {{"Transfer-Encoding", coding}})).status, 400)
        << coding;
    EXPECT_EQ(wire.read_some(), "") << "nobody knows where the next one would begin";
  }
  for (const char* second : {"localhost", "evil.example"}) {
    EXPECT_EQ(
        ask_for("GET / HTTP/1.1\r\nHost: localhost\r\nHost: " + std::string(second) + "\r\n\r\n")
            .status,
        400)
        << second;
  }
  EXPECT_EQ(ask_for(request(port_, "/", {}, "DELETE")).status, 405);
  EXPECT_EQ(ask_for(request(port_, "http://127.0.0.1/", {})).status, 400);
  EXPECT_EQ(get(port_, "/").status, 200) << "others are not affected";
}

TEST_F(HttpTest, RefusesForeignHosts) {
  EXPECT_EQ(get(port_, "/", {{"Host", "evil.example"}}).status, 421);
  EXPECT_EQ(get(port_, "/ws", {{"Host", "evil.example:7777"}}).status, 421);
  EXPECT_EQ(get(port_, "/", {{"Host", "192.168.0.7"}}).status, 421);
  EXPECT_EQ(ask_for("GET / HTTP/1.1\r\n\r\n").status, 421);
  EXPECT_EQ(get(port_, "/", {{"Host", "localhost:1234"}}).status, 200);
  EXPECT_EQ(WebSocketClient(port_, {{"Host", "evil.example"}}).status(), 421);
}

TEST_F(HttpTest, DoesNotWaitForeverForARequest) {
  Wire silent(port_);
  Wire slow(port_);
  slow.write("GET / HTTP/1.1\r\nHost: loc");
  const auto start = std::chrono::steady_clock::now();
  EXPECT_EQ(silent.read_some(), "");
  EXPECT_EQ(slow.read_some(), "");
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(5));
}

TEST_F(HttpTest, TurnsAwayTooManyConnectionsFromOneAddress) {
  std::vector<std::unique_ptr<Wire>> crowd;
  for (int i = 0; i < 20; ++i) {
    crowd.push_back(std::make_unique<Wire>(port_));
    ASSERT_EQ(ask(*crowd.back(), request(port_, "/health", {})).status, 200);
  }
  for (int i = 0; i < 1000; ++i) {
    Wire late(port_);
    const HttpAnswer answer = testing::read_head(late);
    ASSERT_EQ(answer.status, 429);
  }
  EXPECT_EQ(ask(*crowd.front(), request(port_, "/health", {})).status, 200)
      << "who was there is not affected";
  crowd.clear();
  int status = 0;
  for (int i = 0; i < 100 && status != 200; ++i) {
    status = get(port_, "/health").status;
    if (status != 200) std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  EXPECT_EQ(status, 200) << "there is room again";
}

class ProxyTest : public ::testing::Test {
 protected:
  static constexpr int most = 3;
  static ServerOptions options(const std::string& public_url) {
    ServerOptions options{.public_url = public_url};
    options.limits.connections_per_address = most;
    return options;
  }

  // Asks by a new connection, which stays open, as a proxy does for somebody.
  int ask_for(const std::string& person, const Running& running) {
    wires_.push_back(std::make_unique<Wire>(running.port()));
    return ask_again_for(person, running);
  }
  // By the last connection.
  int ask_again_for(const std::string& person, const Running& running) {
    const testing::Fields fields{{"X-Forwarded-For", person}};
    return ask(*wires_.back(), request(running.port(), "/health", fields)).status;
  }

  std::vector<std::unique_ptr<Wire>> wires_;
};

TEST_F(ProxyTest, PeopleBehindItCountForThemselves) {
  const Running running(options("https://penta.example"));
  for (int i = 0; i < 3 * most; ++i) {
    EXPECT_EQ(ask_for("192.0.2." + std::to_string(i), running), 200) << i;
  }
  for (int i = 1; i < most; ++i) EXPECT_EQ(ask_for("6.6.6.6, 192.0.2.1", running), 200);
  EXPECT_EQ(ask_for("7.7.7.7, 192.0.2.1", running), 429) << "whatever they claim themselves";
  EXPECT_EQ(ask_again_for("192.0.2.2", running), 200) << "the same connection, another person";
}

TEST_F(ProxyTest, CountsItselfWhereItDoesNotSayForWhomItAsks) {
  const Running running(options("https://penta.example"));
  for (const char* malformed : {"unknown", "192.0.2.1, ", "192.0.2.300"}) {
    EXPECT_EQ(ask_for(malformed, running), 200) << malformed;
  }
  EXPECT_EQ(get(running.port(), "/health").status, 429);
  EXPECT_EQ(ask_for("192.0.2.1", running), 200);
}

TEST_F(ProxyTest, IsNotBelievedIfNotAnnounced) {
  const Running running(options(""));
  for (int i = 0; i < most; ++i) {
    EXPECT_EQ(ask_for("192.0.2." + std::to_string(i), running), 200);
  }
  EXPECT_EQ(ask_for("192.0.2.99", running), 429);
}

TEST_F(ProxyTest, WebSocketsCountForWhoeverOpensThem) {
  ServerOptions limited = options("https://penta.example");
  limited.hall.tables_per_hour = 1;
  const Running running(limited);
  const auto create = [&](const std::string& person) {
    WebSocketClient client(running.port(), {{"X-Forwarded-For", person}});
    client.send(R"({"type":"hello","version":1})");
    client.send(R"({"type":"create","id":"2","game":"the-phase"})");
    return client.receive_with(R"("re":"2")").value_or("closed");
  };
  EXPECT_THAT(create("192.0.2.1"), HasSubstr(R"("type":"created")"));
  EXPECT_THAT(create("192.0.2.1"), HasSubstr(R"("code":"limit")"));
  EXPECT_THAT(create("192.0.2.2"), HasSubstr(R"("type":"created")"));
}

TEST(Server, RefusesAPortThatIsTaken) {
  const Running running;
  const auto storage = testing::in_memory();
  const auto second = Server::open({.port = running.port()}, *storage);
  ASSERT_FALSE(second);
  EXPECT_THAT(second.error().text, HasSubstr("cannot listen at port"));
  EXPECT_THAT(second.error().text, HasSubstr("expected a port that is free"));
}

TEST(Server, RefusesWhatIsNoCertificate) {
  const Folder folder;
  const std::string file = folder.write("cert.pem", "nonsense");
  const auto storage = testing::in_memory();
  const auto server =
      Server::open({.port = 0, .tls_cert = file, .tls_key = folder.path("none")}, *storage);
  ASSERT_FALSE(server);
  EXPECT_THAT(server.error().text, HasSubstr("cannot use the certificate"));
}

TEST(Server, RefusesWhatIsNoPublicAddress) {
  const auto storage = testing::in_memory();
  const auto server = Server::open({.port = 0, .public_url = "penta.example"}, *storage);
  ASSERT_FALSE(server);
  EXPECT_THAT(server.error().text, HasSubstr("expected one like https://penta.example"));
}

}  // namespace
}  // namespace penta::server
