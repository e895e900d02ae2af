#include "server/testing/tls.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/testing/running.h"
#include "testing/folder.h"

namespace penta::server {
namespace {

using ::testing::HasSubstr;
using testing::TlsWire;

class TlsTest : public ::testing::Test {
 protected:
  static ServerOptions options(const battery::Folder& folder) {
    testing::write_certificate(folder.path("cert.pem"), folder.path("key.pem"));
    folder.write("index.html", std::string(100'000, 'x'));
    ServerOptions options{.tls_cert = folder.path("cert.pem"),
                          .tls_key = folder.path("key.pem"),
                          .page = folder.path()};
    options.lan = true;
    options.limits.handshake = std::chrono::seconds(1);
    return options;
  }
  battery::Folder folder_;
  testing::Running running_{options(folder_)};
};

TEST_F(TlsTest, ServesThePage) {
  TlsWire wire(running_.port());
  ASSERT_TRUE(wire.secure());
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(testing::ask(wire, testing::request(running_.port(), "/", {})).body.size(), 100'000U);
  }
}

TEST_F(TlsTest, TalksOverWebSocket) {
  TlsWire wire(running_.port());
  testing::WebSocketClient client(running_.port(), wire);
  ASSERT_EQ(client.status(), 101);
  client.send(R"({"type":"hello","id":"1","version":1})");
  EXPECT_THAT(client.receive().value_or("closed"), HasSubstr(R"("type":"welcome")"));
}

TEST_F(TlsTest, AsksBrowsersToStay) {
  TlsWire wire(running_.port());
  const auto here = testing::ask(wire, testing::request(running_.port(), "/", {}));
  EXPECT_FALSE(here.fields.contains("strict-transport-security")) << "other programs live here";
  const auto there =
      testing::ask(wire, testing::request(running_.port(), "/", {{"Host", "192.168.7.7"}}));
  EXPECT_EQ(there.status, 200);
  EXPECT_THAT(there.fields.at("strict-transport-security"), HasSubstr("max-age="));
}

TEST_F(TlsTest, SpeaksOnlyWhatIsSafeToday) {
  for (const char* good : {"ECDHE-ECDSA-AES128-GCM-SHA256", "ECDHE-ECDSA-AES256-GCM-SHA384",
                           "ECDHE-ECDSA-CHACHA20-POLY1305"}) {
    EXPECT_TRUE(TlsWire(running_.port(), good).secure()) << good;
  }
  for (const char* bad : {"ECDHE-ECDSA-AES128-SHA", "ECDHE-ECDSA-AES256-SHA384"}) {
    EXPECT_FALSE(TlsWire(running_.port(), bad).secure()) << bad;
  }
}

TEST_F(TlsTest, DoesNotAnswerWithoutIt) {
  EXPECT_EQ(testing::get(running_.port(), "/").status, 0);
  testing::Wire silent(running_.port());
  EXPECT_EQ(silent.read_some(), "") << "nobody waits for long";
  TlsWire wire(running_.port());
  EXPECT_TRUE(wire.secure()) << "others are not affected";
}

TEST_F(TlsTest, RefusesAKeyOfAnotherCertificate) {
  testing::write_certificate(folder_.path("other-cert.pem"), folder_.path("other-key.pem"));
  const auto storage = testing::in_memory();
  const auto server = Server::open(
      {.port = 0, .tls_cert = folder_.path("cert.pem"), .tls_key = folder_.path("other-key.pem")},
      *storage);
  ASSERT_FALSE(server);
  EXPECT_THAT(server.error().text, HasSubstr("cannot use the key"));
}

}  // namespace
}  // namespace penta::server
