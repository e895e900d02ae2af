// The hall over WebSocket, seen from outside.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <condition_variable>
#include <mutex>

#include "server/lan.h"
#include "server/testing/client.h"
#include "server/testing/running.h"

namespace penta::server {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using testing::Running;
using testing::WebSocketClient;

constexpr const char* hello = R"({"type":"hello","id":"1","version":1,"lang":"en"})";
constexpr const char* create = R"({"type":"create","id":"2","game":"the-phase"})";

std::string ping(const std::string& id) { return R"({"type":"ping","id":")" + id + R"("})"; }

bool welcomed(WebSocketClient& client) {
  client.send(hello);
  return client.receive_with(R"("type":"welcome")").has_value();
}

TEST(WebSocket, SaysWelcome) {
  const Running running;
  WebSocketClient client(running.port());
  ASSERT_EQ(client.status(), 101);
  EXPECT_TRUE(welcomed(client));
  client.send(ping("7"));
  EXPECT_THAT(client.receive().value_or(""), HasSubstr(R"("re":"7")"));
}

// The welcome of somebody who has opened the page on this machine.
std::string welcome_here(const ServerOptions& options) {
  const Running running(options);
  WebSocketClient client(running.port(), {{"Host", "localhost:7777"}});
  client.send(hello);
  return client.receive_with(R"("type":"welcome")").value_or("closed");
}

TEST(WebSocket, SaysHowOthersReachIt) {
  EXPECT_THAT(welcome_here({}), Not(HasSubstr("address\":\"")));
  EXPECT_THAT(welcome_here({.lan = true, .public_url = "https://Penta.example/"}),
              HasSubstr(R"("address":"https://penta.example")"));
  const auto addresses = lan_addresses();
  if (addresses.empty()) GTEST_SKIP() << "this machine is in no network";
  EXPECT_THAT(welcome_here({.lan = true}),
              HasSubstr(R"("address":"http://)" + addresses.front() + ":"));
}

TEST(WebSocket, AnswersNonsenseAndStaysOpen) {
  const Running running;
  WebSocketClient client(running.port());
  ASSERT_TRUE(welcomed(client));
  for (const char* text :
       {"", "nonsense", "{", "[]", "7", "null", R"({"type":7})", R"({"id":"1"})", "\xc3\xa4"}) {
    client.send(text);
    EXPECT_THAT(client.receive().value_or("closed"), HasSubstr(R"("type":"error")")) << text;
  }
  client.send(std::string(60'000, '['));
  EXPECT_THAT(client.receive().value_or("closed"), HasSubstr(R"("code":"malformed")"));
  client.send(R"({"type":"dance","id":"9"})");
  EXPECT_THAT(client.receive().value_or("closed"), HasSubstr(R"("code":"unknown_type")"));
  client.send(ping("10"));
  EXPECT_THAT(client.receive().value_or("closed"), HasSubstr(R"("type":"pong")"));
}

TEST(WebSocket, ClosesWhatBreaksTheRulesOfFrames) {
  const Running running;
  WebSocketClient other(running.port());
  ASSERT_TRUE(welcomed(other));
  const auto closed_with = [&](int first, const std::string& payload) {
    WebSocketClient client(running.port());
    client.send_frame(first, payload);
    while (client.receive()) {
    }
    return client.close_code();
  };
  EXPECT_EQ(closed_with(0x81, std::string(66'000, ' ')), 1009) << "too big";
  EXPECT_EQ(closed_with(0x82, "bytes"), 1003) << "not text";
  EXPECT_EQ(closed_with(0x81, "\xff\xfe"), 1007) << "not UTF-8";
  EXPECT_EQ(closed_with(0x83, "reserved"), 1002) << "no such frame";
  EXPECT_EQ(closed_with(0xf1, "reserved"), 1002) << "no such extension";
  other.send(ping("1"));
  EXPECT_THAT(other.receive().value_or("closed"), HasSubstr(R"("type":"pong")"));
}

std::string long_record(std::size_t size) {
  return R"({"type":"verify","id":"v","record":{"format":"none"})" + std::string(size, ' ') + "}";
}

TEST(WebSocket, OnlyARecordMayBeLong) {
  const Running running;
  WebSocketClient client(running.port());
  ASSERT_TRUE(welcomed(client));
  client.send(long_record(4'000'000));
  const std::string answer = client.receive().value_or("closed");
  EXPECT_THAT(answer, HasSubstr(R"("re":"v")"));
  EXPECT_THAT(answer, HasSubstr(R"("code":"malformed")")) << "it was read to its end";
  client.send(long_record(4'200'000));
  while (client.receive()) {
  }
  EXPECT_EQ(client.close_code(), 1009);
}

TEST(WebSocket, OneLongMessageComesFromAnAddressAtOnce) {
  const Running running;
  testing::Wire wire(running.port());
  WebSocketClient first(running.port(), wire);
  ASSERT_TRUE(welcomed(first));
  // A first part, which the server has read when it answers the ping behind it.
  first.send_frame(0x01, long_record(80'000));
  first.send_frame(0x89, "");
  ASSERT_EQ(wire.read_exactly(2), std::string("\x8a\0", 2)) << "a pong";
  const auto answer = [&](WebSocketClient&& second) {
    EXPECT_TRUE(welcomed(second));
    second.send(long_record(80'000));
    const std::string text = second.receive().value_or("closed");
    return std::pair(text, second.close_code());
  };
  EXPECT_EQ(answer(WebSocketClient(running.port())), std::pair(std::string("closed"), 1013));
  first.send_frame(0x80, " ");
  EXPECT_THAT(first.receive().value_or("closed"), HasSubstr(R"("re":"v")"));
  EXPECT_THAT(answer(WebSocketClient(running.port())).first, HasSubstr(R"("re":"v")"));
}

TEST(WebSocket, ListensOnlyToOwnPages) {
  const Running running;
  const std::string here = "http://127.0.0.1:" + std::to_string(running.port());
  EXPECT_EQ(WebSocketClient(running.port(), {{"Origin", here}}).status(), 101);
  EXPECT_EQ(WebSocketClient(running.port(), {{"Origin", "http://evil.example"}}).status(), 403);
  EXPECT_EQ(WebSocketClient(running.port(), {{"Origin", "null"}}).status(), 403);
  EXPECT_EQ(testing::get(running.port(), "/ws").status, 426);
}

TEST(WebSocket, DisconnectsWhoDoesNotReadAndNobodyElse) {
  ServerOptions options;
  options.limits.outgoing_bytes = 256'000;
  options.hall.messages_per_second = 1'000'000;
  Running running(options);
  WebSocketClient other(running.port());
  ASSERT_TRUE(welcomed(other));
  WebSocketClient slow(running.port(), {}, 4096);
  // The answers to these fill all buffers on the way, sooner or later.
  bool disconnected = false;
  for (int i = 0; i < 200'000 && !disconnected; ++i) disconnected = !slow.send(hello);
  EXPECT_TRUE(disconnected);
  other.send(ping("1"));
  EXPECT_THAT(other.receive().value_or("closed"), HasSubstr(R"("type":"pong")"));
}

TEST(WebSocket, AMessageMayBeLongerThanWhatMayWait) {
  ServerOptions options;
  options.limits.outgoing_bytes = 100;
  const Running running(options);
  WebSocketClient client(running.port());
  EXPECT_TRUE(welcomed(client));
}

TEST(WebSocket, AnswersAFloodInItsOrder) {
  constexpr int pings = 3000;
  ServerOptions options;
  options.hall.messages_per_second = 1'000'000;
  const Running running(options);
  WebSocketClient client(running.port());
  ASSERT_TRUE(welcomed(client));
  for (int i = 0; i < pings; ++i) ASSERT_TRUE(client.send(ping(std::to_string(i))));
  for (int i = 0; i < pings; ++i) {
    ASSERT_THAT(client.receive().value_or("closed"),
                HasSubstr(R"("re":")" + std::to_string(i) + "\""));
  }
}

TEST(WebSocket, IsNotTroubledByWhoLeavesWithoutListening) {
  ServerOptions options;
  options.limits.connections_per_address = 1000;
  options.hall.messages_per_second = 1'000'000;
  const Running running(options);
  WebSocketClient other(running.port());
  ASSERT_TRUE(welcomed(other));
  for (int i = 0; i < 50; ++i) {
    WebSocketClient client(running.port());
    client.send(hello);
    for (int k = 0; k < 100; ++k) client.send(create);
  }
  other.send(ping("1"));
  EXPECT_THAT(other.receive().value_or("closed"), HasSubstr(R"("type":"pong")"));
}

TEST(WebSocket, GoesAwayPolitely) {
  Running running;
  WebSocketClient client(running.port());
  ASSERT_TRUE(welcomed(client));
  std::thread stopping([&] { EXPECT_FALSE(running.stop()); });
  EXPECT_FALSE(client.receive());
  EXPECT_EQ(client.close_code(), 1001);
  stopping.join();
}

TEST(WebSocket, StopsWithoutWaitingForWhoDoesNotListen) {
  Running running;
  WebSocketClient client(running.port());
  ASSERT_TRUE(welcomed(client));
  const auto start = std::chrono::steady_clock::now();
  EXPECT_FALSE(running.stop());
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(4));
}

TEST(WebSocket, PingsWhoIsSilentAndForgetsWhoIsGone) {
  ServerOptions options;
  options.limits.idle = std::chrono::seconds(2);
  const Running running(options);
  testing::Wire wire(running.port());
  WebSocketClient client(running.port(), wire);
  EXPECT_EQ(wire.read_exactly(2), std::string("\x89\0", 2)) << "a ping";
  EXPECT_EQ(wire.read_exactly(1), "") << "the end, since it was not answered";
}

// A disk that waits until it is told how to go on.
class HaltedStorage : public Storage {
 public:
  std::optional<Stored> load(std::string_view table) override { return below_->load(table); }
  Result<std::optional<std::string>> find_key(std::string_view hash) override {
    return below_->find_key(hash);
  }
  std::vector<std::string> listed(std::size_t most) override { return below_->listed(most); }
  std::optional<Error> write(std::span<const Row> rows) override {
    std::unique_lock guard(mutex_);
    changed_.wait(guard, [this] { return goes_on_; });
    return breaks_ ? std::optional(Error{"disk full"}) : below_->write(rows);
  }
  void go_on(bool breaks) {
    const std::scoped_lock guard(mutex_);
    goes_on_ = true;
    breaks_ = breaks;
    changed_.notify_all();
  }

 private:
  std::unique_ptr<Storage> below_ = testing::in_memory();
  std::mutex mutex_;
  std::condition_variable changed_;
  bool goes_on_ = false;
  bool breaks_ = false;
};

TEST(WebSocket, AnswersOnlyWhatIsStored) {
  auto storage = std::make_unique<HaltedStorage>();
  HaltedStorage& disk = *storage;
  Running running({}, std::move(storage));
  testing::Wire wire(running.port());
  WebSocketClient client(running.port(), wire);
  ASSERT_TRUE(welcomed(client));
  client.send(create);
  const timeval moment{.tv_sec = 0, .tv_usec = 300'000};
  ::setsockopt(wire.file(), SOL_SOCKET, SO_RCVTIMEO, &moment, sizeof moment);
  EXPECT_EQ(wire.read_exactly(1), "") << "not stored, not answered";
  const timeval patience{.tv_sec = 10, .tv_usec = 0};
  ::setsockopt(wire.file(), SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  disk.go_on(false);
  EXPECT_THAT(client.receive().value_or("closed"), HasSubstr(R"("type":"created")"));
}

TEST(WebSocket, StopsWhenNothingCanBeStored) {
  auto storage = std::make_unique<HaltedStorage>();
  storage->go_on(true);
  Running running({}, std::move(storage));
  WebSocketClient client(running.port());
  ASSERT_TRUE(welcomed(client));
  client.send(create);
  EXPECT_FALSE(client.receive_with(R"("type":"created")"));
  EXPECT_EQ(client.close_code(), 1011);
  const auto failure = running.wait();
  ASSERT_TRUE(failure);
  EXPECT_EQ(failure->text, "disk full");
}

}  // namespace
}  // namespace penta::server
