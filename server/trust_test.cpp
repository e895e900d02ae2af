#include "server/trust.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace penta::server {
namespace {

using ::testing::HasSubstr;

TEST(Trust, ServesOnlyItsOwnHosts) {
  const Trust alone{};
  for (const char* host : {"localhost", "localhost:7777", "LOCALHOST:1", "127.0.0.1:7777",
                           "127.3.2.1", "[::1]:7777", "penta.localhost"}) {
    EXPECT_TRUE(alone.host(host)) << host;
  }
  for (const char* host :
       {"", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "192.168.1.5:7777",
        "evil.example:7777", "local host", "localhost\r\nX: y", "[::1", "user@localhost",
        "localhost/x", "8.8.8.8"}) {
    EXPECT_FALSE(alone.host(host)) << host;
  }
}

TEST(Trust, ServesTheLocalNetworkIfAskedTo) {
  const Trust lan{.lan = true, .names = {"kitchen", "kitchen.local", "203.0.113.9"}};
  for (const char* host : {"192.168.1.5:7777", "10.0.0.2", "172.31.0.1", "169.254.7.7",
                           "[fe80::1]:7777", "[fd00::5]", "Kitchen.local:7777", "203.0.113.9"}) {
    EXPECT_TRUE(lan.host(host)) << host;
  }
  for (const char* host : {"172.32.0.1", "192.169.0.1", "8.8.8.8", "[2001:db8::1]", "bath.local"}) {
    EXPECT_FALSE(lan.host(host)) << host;
  }
}

TEST(Trust, ServesItsPublicAddress) {
  const Trust open{.origin = "https://penta.example"};
  EXPECT_TRUE(open.host("penta.example"));
  EXPECT_TRUE(open.host("penta.example:443"));
  EXPECT_FALSE(open.host("sub.penta.example"));
  EXPECT_TRUE(open.page("https://penta.example", "penta.example"));
  EXPECT_TRUE(open.page("https://penta.example:443", "127.0.0.1:7777")) << "behind a proxy";
  EXPECT_FALSE(open.page("http://evil.example", "penta.example"));
}

TEST(Trust, OnlyOwnPagesMaySpeak) {
  const Trust alone{};
  EXPECT_TRUE(alone.page(std::nullopt, "localhost:7777")) << "no browser";
  EXPECT_TRUE(alone.page("http://localhost:7777", "localhost:7777"));
  EXPECT_TRUE(alone.page("http://localhost", "localhost:80"));
  EXPECT_TRUE(alone.page("https://localhost:7777", "localhost:7777"));
  for (const char* origin :
       {"", "null", "http://evil.example", "http://localhost:8080", "http://localhost",
        "localhost:7777", "http://localhost:7777.evil.example", "http://localhost:7777/",
        "file://localhost:7777", "http://user@localhost:7777", "http://"}) {
    EXPECT_FALSE(alone.page(origin, "localhost:7777")) << origin;
  }
}

TEST(Trust, ReadsPublicAddresses) {
  EXPECT_EQ(*public_origin("https://Penta.Example/"), "https://penta.example");
  EXPECT_EQ(*public_origin("http://penta.example:8080"), "http://penta.example:8080");
  EXPECT_EQ(*public_origin("https://penta.example:443"), "https://penta.example");
  EXPECT_EQ(*public_origin("https://penta.example:65535"), "https://penta.example:65535");
  EXPECT_EQ(*public_origin("http://[::1]:8080"), "http://[::1]:8080");
  for (const char* url :
       {"", "penta.example", "ftp://penta.example", "https://", "https://a/b", "https://a?b",
        "https://a b", "https://:80", "https://a:99999", "https://a:0",
        "https://a:", "https://a:8o", "https://a:1:2", "https://[::1]:65536"}) {
    const auto origin = public_origin(url);
    ASSERT_FALSE(origin) << url;
    EXPECT_THAT(origin.error().text, HasSubstr("expected one like https://penta.example"));
  }
}

TEST(Trust, KnowsAnAddressForLinksThatOthersCanFollow) {
  const std::string lan_address = "http://192.168.1.5:7777";
  const Trust alone{};
  EXPECT_EQ(alone.for_others("localhost:7777", lan_address), "");
  const Trust lan{.lan = true};
  for (const char* host : {"localhost:7777", "127.0.0.1:7777", "[::1]:7777"}) {
    EXPECT_EQ(lan.for_others(host, lan_address), lan_address) << host;
  }
  EXPECT_EQ(lan.for_others("192.168.1.6:7777", lan_address), "") << "as good as any";
  EXPECT_EQ(lan.for_others("localhost:7777", ""), "") << "no network";
  const Trust open{.lan = true, .origin = "https://penta.example"};
  EXPECT_EQ(open.for_others("localhost:7777", lan_address), "https://penta.example");
  EXPECT_EQ(open.for_others("192.168.1.5:7777", lan_address), "https://penta.example");
}

TEST(Trust, LeavesOtherProgramsOnThisMachineTheirPlainAddress) {
  const Trust trust{.origin = "https://penta.example"};
  EXPECT_TRUE(trust.secure_only("penta.example"));
  for (const char* host : {"localhost:7777", "127.0.0.1", "[::1]:7777", "dev.localhost"}) {
    EXPECT_FALSE(trust.secure_only(host)) << host;
  }
}

TEST(Trust, CountsAPersonsAddressesAsOne) {
  EXPECT_EQ(counted_address("192.0.2.1"), "192.0.2.1");
  for (const char* mapped : {"::ffff:192.0.2.1", "::FFFF:192.0.2.1", "::ffff:c000:201",
                             "0:0:0:0:0:ffff:192.0.2.1", "0000::FFFF:C000:0201"}) {
    EXPECT_EQ(counted_address(mapped), "192.0.2.1") << mapped;
    EXPECT_EQ(forwarded_address(mapped), "192.0.2.1") << mapped;
  }
  EXPECT_EQ(counted_address("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  EXPECT_EQ(counted_address("2001:db8:1:2::9"), "2001:db8:1:2::/64");
  EXPECT_EQ(counted_address("fe80::1%eth0"), "fe80::/64");
}

TEST(Trust, TakesTheWordOfAProxyOnThisMachineOnly) {
  const Trust open{.lan = true, .origin = "https://penta.example"};
  EXPECT_TRUE(open.proxy("127.0.0.1"));
  EXPECT_TRUE(open.proxy("::1"));
  EXPECT_FALSE(open.proxy("192.168.1.5"));
  EXPECT_FALSE(open.proxy("203.0.113.9"));
  EXPECT_FALSE(Trust{.lan = true}.proxy("127.0.0.1")) << "no proxy was announced";
}

TEST(Trust, BelievesOnlyWhatTheProxyItselfHasAdded) {
  EXPECT_EQ(forwarded_address("192.0.2.1"), "192.0.2.1");
  EXPECT_EQ(forwarded_address("198.51.100.7, 192.0.2.1"), "192.0.2.1");
  EXPECT_EQ(forwarded_address("nonsense,2001:db8:1:2::9 "), "2001:db8:1:2::/64");
  for (const char* header : {"", ",", "192.0.2.1,", "192.0.2.1, unknown", "192.0.2.1:80", "192.0.2",
                             "192.0.2.1 192.0.2.2", "[2001:db8::1]", "fe80::1%eth0"}) {
    EXPECT_EQ(forwarded_address(header), std::nullopt) << header;
  }
}

}  // namespace
}  // namespace penta::server
