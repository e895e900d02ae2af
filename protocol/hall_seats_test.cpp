// Whose seat it is: invitations, own keys, who was removed and who came instead.
#include "protocol/testing/hall_fixture.h"

namespace penta {
namespace {

using testing::HasSubstr;

// Ada has made a table of THE Phase for herself, Ben and Cy. Each has a device: clients 1 to 3.
class HallSeatsTest : public HallTest {
 protected:
  static constexpr ClientId ada = 1;
  static constexpr ClientId ben = 2;
  static constexpr ClientId cy = 3;
  static constexpr ClientId dora = 4;  // whoever else comes

  void SetUp() override {
    restart();
    for (const ClientId client : {ada, ben, cy, dora}) enter(client);
    created_ = say(ada, R"({"type":"create","game":"the-phase","pace":0,)"
                        R"("seats":[{"name":"Ada"},{"name":"Ben"},{"name":"Cy"}]})")
                   .at(0);
    table_ = part(created_, "table");
    join(ada, part(created_, "host"));
  }

  void enter(ClientId client) { HallTest::enter(client, ""); }
  void leave(ClientId client) {
    hall_->leave(client, now_);
    settle();
  }

  Messages say(ClientId client, const std::string& text) {
    now_ += 100;
    return HallTest::say(client, text);
  }
  std::string about(std::string_view type, const std::string& more = "") const {
    return with_table(type, table_, more);
  }

  std::string invitation(int seat) const {
    return part(created_, "seats." + std::to_string(seat - 1) + ".key");
  }
  static std::string own_key(char digit) { return std::string(32, digit); }
  static std::string join_text(const std::string& key, const std::string& own = "") {
    return R"({"type":"join","key":")" + key + "\"" +
           (own.empty() ? "" : R"(,"own":")" + own + "\"") + "}";
  }
  // "joined", or the code of the error.
  std::string join(ClientId client, const std::string& key, const std::string& own = "") {
    const std::string answer = say(client, join_text(key, own)).at(0);
    const std::string code = part(answer, "code");
    return code.empty() ? part(answer, "type") : code;
  }
  void all_sit_down() {
    EXPECT_EQ(join(ada, invitation(1), own_key('a')), "joined");
    EXPECT_EQ(join(ben, invitation(2), own_key('b')), "joined");
    EXPECT_EQ(join(cy, invitation(3), own_key('c')), "joined");
  }
  // Everybody is too slow for the deal: after two attempts the host deals alone.
  void deal() {
    say(ada, about("start"));
    for (int attempt = 0; attempt < 2; ++attempt) {
      pass(10'000);
    }
    ASSERT_EQ(told(cy, "stage"), "running");
  }
  std::string remove_ben() {
    for (const std::string& message : say(ada, about("remove", R"(,"seat":2)"))) {
      if (part(message, "type") == "removed") return part(message, "key");
    }
    return "";
  }

  // What the last `table` says to this client.
  std::string told(ClientId client, std::string_view path) {
    return part(last(client, "table"), path);
  }
  bool has_seen_bens_hand(ClientId client) {
    return std::any_of(inbox_[client].begin(), inbox_[client].end(),
                       [&](const std::string& message) {
                         const std::string card = part(message, "state.view.hands.1.0");
                         return part(message, "table") == table_ && !card.empty() && card != "?";
                       });
  }
};

TEST_F(HallSeatsTest, AnInvitationBecomesTheKeyOfWhoeverComesFirst) {
  EXPECT_EQ(told(ada, "seats.1.taken"), "");
  const std::string joined = say(ben, join_text(invitation(2), own_key('b'))).at(0);
  EXPECT_EQ(part(joined, "seat"), "2");
  EXPECT_EQ(part(joined, "key"), own_key('b'));
  EXPECT_EQ(told(ada, "seats.1.taken"), "true");
  // Whoever else has the link, the host included, comes too late.
  EXPECT_EQ(join(ada, invitation(2)), "taken");
  EXPECT_EQ(join(dora, invitation(2), own_key('d')), "taken");
  EXPECT_EQ(told(ada, "yours"), "[]");
  // Ben's other device.
  EXPECT_EQ(join(dora, own_key('b')), "joined");
  EXPECT_EQ(part(last(dora, "joined"), "seat"), "2");
  EXPECT_EQ(part(last(dora, "joined"), "key"), "") << "nothing was exchanged";
}

TEST_F(HallSeatsTest, WhoSendsNoOwnKeyGetsOne) {
  const std::string joined = say(ben, join_text(invitation(2))).at(0);
  const std::string key = part(joined, "key");
  EXPECT_EQ(key.size(), 32U);
  EXPECT_NE(key, invitation(2));
  leave(ben);
  enter(ben);
  EXPECT_EQ(join(ben, invitation(2)), "taken");
  EXPECT_EQ(join(ben, key), "joined");
}

TEST_F(HallSeatsTest, ALostAnswerLocksNobodyOut) {
  EXPECT_EQ(join(ben, invitation(2), own_key('b')), "joined");
  const std::string first = part(last(ben, "joined"), "key");
  leave(ben);
  enter(dora);
  EXPECT_EQ(join(dora, invitation(2), own_key('b')), "joined") << "the same again";
  EXPECT_EQ(part(last(dora, "joined"), "key"), first);
  // And after the host was started anew.
  restart();
  enter(ben);
  EXPECT_EQ(join(ben, invitation(2), own_key('b')), "joined");
  EXPECT_EQ(part(last(ben, "joined"), "key"), first);
  EXPECT_EQ(join(ben, invitation(2), own_key('d')), "taken");
  EXPECT_EQ(join(ben, own_key('b')), "joined");
}

// The answer is sent when the rows before it are durable.
TEST_F(HallSeatsTest, TheNewKeyIsWrittenDownBeforeTheAnswer) {
  hall_->receive(ben, join_text(invitation(2), own_key('b')), now_);
  const Effects effects = hall_->take_effects();
  ASSERT_EQ(effects.rows.size(), 1U);
  EXPECT_EQ(effects.rows[0].kind, Row::Kind::heading);
  archive_.write(effects.rows[0]);
  restart();
  enter(dora);
  EXPECT_EQ(join(dora, own_key('b')), "joined");
}

TEST_F(HallSeatsTest, AnOwnKeyIsFreshAndWellFormed) {
  const std::string digits = own_key('b');
  for (const std::string& wrong :
       {std::string("b"), digits + "b", std::string(32, 'B'), std::string(32, 'x'), invitation(2),
        invitation(1), part(created_, "host"), part(created_, "watch")}) {
    EXPECT_EQ(join(ben, invitation(2), wrong), "malformed") << wrong;
  }
  EXPECT_EQ(told(ada, "seats.1.taken"), "");
  EXPECT_EQ(join(ben, invitation(2), digits), "joined");
  EXPECT_EQ(join(cy, invitation(3), digits), "malformed") << "it is Ben's";
}

// Storage has room for one table for each key. The host takes many messages before it writes.
TEST_F(HallSeatsTest, TheSameOwnKeyTwiceAtOnceIsRefused) {
  hall_->receive(ben, join_text(invitation(2), own_key('b')), now_);
  hall_->receive(cy, join_text(invitation(3), own_key('b')), now_);
  settle();
  EXPECT_EQ(part(inbox_[cy].back(), "code"), "malformed");
  EXPECT_EQ(join(dora, own_key('b')), "joined");
  EXPECT_EQ(part(last(dora, "joined"), "seat"), "2");
}

TEST_F(HallSeatsTest, EverybodySeesOnHowManyDevicesASeatIsOpen) {
  EXPECT_EQ(told(ada, "seats.1.devices"), "");
  all_sit_down();
  EXPECT_EQ(told(cy, "seats.1.devices"), "1");
  join(dora, own_key('b'));
  EXPECT_EQ(told(ben, "seats.1.devices"), "2");
  EXPECT_EQ(told(cy, "seats.1.devices"), "2");
  join(dora, own_key('b'));
  EXPECT_EQ(told(cy, "seats.1.devices"), "2") << "one device is one device";
  leave(ben);
  EXPECT_EQ(told(cy, "seats.1.devices"), "1");
  EXPECT_EQ(told(cy, "seats.1.here"), "true");
}

TEST_F(HallSeatsTest, BeforeTheMatchANewLinkIsJustANewLink) {
  all_sit_down();
  const std::string fresh = remove_ben();
  EXPECT_EQ(part(last(ben, "error"), "code"), "not_yours");
  EXPECT_EQ(told(cy, "seats.1.taken"), "");
  EXPECT_EQ(told(cy, "seats.1.bot_for_now"), "");
  EXPECT_EQ(join(ben, own_key('b')), "unknown");
  EXPECT_EQ(join(ben, invitation(2), own_key('b')), "unknown");
  EXPECT_EQ(join(dora, fresh, own_key('d')), "joined");
  EXPECT_EQ(told(cy, "seats.1.successors"), "");
}

TEST_F(HallSeatsTest, InTheMatchABotPlaysUntilSomebodyTakesTheSeatOpenly) {
  all_sit_down();
  deal();
  const std::string fresh = remove_ben();
  EXPECT_EQ(part(last(ben, "error"), "code"), "not_yours");
  EXPECT_EQ(told(cy, "seats.1.vacant"), "true");
  EXPECT_EQ(told(cy, "seats.1.bot_for_now"), "normal");
  EXPECT_EQ(join(ben, own_key('b')), "unknown");
  EXPECT_FALSE(has_seen_bens_hand(ada));
  // It stays so while nobody comes, also when the host is started anew.
  restart();
  for (const ClientId client : {ada, cy, dora}) enter(client);
  join(ada, part(created_, "host"));
  join(cy, own_key('c'));
  EXPECT_EQ(told(cy, "seats.1.vacant"), "true");
  EXPECT_EQ(told(cy, "seats.1.bot_for_now"), "normal");
  EXPECT_EQ(join(dora, fresh, own_key('d')), "joined");
  EXPECT_EQ(told(cy, "seats.1.vacant"), "");
  EXPECT_EQ(told(cy, "seats.1.bot_for_now"), "") << "Dora plays";
  EXPECT_EQ(told(cy, "seats.1.successors"), "1");
  EXPECT_TRUE(has_seen_bens_hand(dora));
  // And for the rest of the match.
  restart();
  enter(cy);
  join(cy, own_key('c'));
  EXPECT_EQ(told(cy, "seats.1.successors"), "1");
}

TEST_F(HallSeatsTest, WhoMadeTheTableTakesASeatAsOpenlyAsAnybody) {
  all_sit_down();
  deal();
  EXPECT_EQ(join(ada, remove_ben(), own_key('d')), "joined");
  EXPECT_TRUE(has_seen_bens_hand(ada));
  EXPECT_EQ(told(cy, "seats.1.successors"), "1");
  EXPECT_EQ(join(dora, remove_ben(), own_key('e')), "joined");
  EXPECT_EQ(told(cy, "seats.1.successors"), "2");
}

// Nobody has held these cards yet: whoever comes late is no successor, and is waited for.
TEST_F(HallSeatsTest, ALinkThatNobodyHasUsedIsReplacedInSilence) {
  join(ada, invitation(1), own_key('a'));
  join(cy, invitation(3), own_key('c'));
  deal();
  const std::string fresh = remove_ben();
  EXPECT_EQ(told(cy, "seats.1.vacant"), "");
  EXPECT_EQ(told(cy, "seats.1.bot_for_now"), "");
  EXPECT_EQ(join(ben, invitation(2), own_key('b')), "unknown");
  EXPECT_EQ(join(ben, fresh, own_key('b')), "joined");
  EXPECT_EQ(told(cy, "seats.1.successors"), "");
}

TEST_F(HallSeatsTest, TheBotOfARemovedPersonAgreesToTakingBack) {
  all_sit_down();
  deal();
  // Until Cy has played a card that all have seen.
  std::string seen;
  for (int i = 0; i < 6 && seen.empty(); ++i) {
    for (const ClientId client : {ada, ben, cy}) {
      const std::string update = last(client, "update");
      const std::string seat = std::to_string(client);
      const std::string move = part(update, "state.legal.0.move");
      if (part(update, "state.to_act.0") != seat || move.empty()) continue;
      say(client, about("move", R"(,"seat":)" + seat + R"(,"move":")" + move + R"(","seen":)" +
                                    part(update, "number")));
      if (client == cy) seen = part(last(cy, "update"), "number");
    }
  }
  ASSERT_FALSE(seen.empty());
  say(cy, about("undo", R"(,"seat":3,"seen":)" + seen));
  ASSERT_EQ(part(last(ada, "undo_asked"), "waiting"), "[1,2]");
  say(ada, about("agree", R"(,"seat":1,"agree":true)"));
  remove_ben();
  const auto& heard = inbox_[cy];
  EXPECT_TRUE(std::any_of(heard.begin(), heard.end(), [](const std::string& message) {
    return part(message, "events.0.event.kind") == "undo";
  }));
}

// Tables of earlier versions have one key for each seat, handed out by the host.
TEST_F(HallSeatsTest, AnOlderTableIsJoinedWithItsOldKeys) {
  auto stored = archive_.load(table_);
  ASSERT_TRUE(stored);
  for (std::string from = R"("invitation":)"; stored->heading.find(from) != std::string::npos;) {
    stored->heading.replace(stored->heading.find(from), from.size(), R"("key":)");
  }
  std::vector<std::string> keys;
  for (const int seat : {1, 2, 3}) keys.push_back(to_hex(sha256(invitation(seat))));
  restart();
  archive_.write(
      {.kind = Row::Kind::heading, .table = table_, .text = stored->heading, .keys = keys});
  for (const ClientId client : {ben, dora}) {
    enter(client);
    EXPECT_EQ(join(client, invitation(2), own_key('b')), "joined");
    EXPECT_EQ(part(last(client, "joined"), "seat"), "2");
    EXPECT_EQ(part(last(client, "joined"), "key"), "") << "the old key stays";
  }
}

// Ada says whatever she likes, with every key that she was ever given: as soon as she sees a card
// of Ben's, Cy was told before that the seat has been taken over.
TEST_F(HallSeatsTest, WhoMadeTheTableNeverSeesAHandInSecret) {
  all_sit_down();
  deal();
  FastChance chance(7);
  const auto any = [&](const std::vector<std::string>& list) {
    return list[chance.below(static_cast<std::uint32_t>(list.size()))];
  };
  std::vector<std::string> keys{part(created_, "host"), part(created_, "watch")};
  for (const int seat : {1, 2, 3}) keys.push_back(invitation(seat));
  const std::vector<std::string> at_seat{"hint",  "replay", "continue", "stand_in", "undo",
                                         "agree", "move",   "chat",     "point"};
  int openly = 0;
  for (int i = 0; i < 3000; ++i) {
    inbox_[ada].clear();
    std::string request;
    switch (chance.below(i < 2000 ? 6 : 8)) {
      case 0:
        request = join_text(any(keys));
        break;
      case 1:
        request = join_text(any(keys), own_key(any({"1", "2", "3", "4"})[0]));
        break;
      case 2:
        request = any({about("record"), about("start"), about("leave"),
                       about("replay", R"(,"seat":null,"at":0)"),
                       R"({"type":"hello","version":1,"previews":true})"});
        break;
      case 6:
        request = about("remove", R"(,"seat":2)");
        break;
      default: {
        const std::string type = any(at_seat);
        request = about(type, R"(,"seat":)" + any({"1", "2"}) +
                                  (type == "replay" || type == "continue" ? R"(,"at":0)"
                                   : type == "stand_in"                   ? R"(,"level":"easy")"
                                   : type == "undo"                       ? R"(,"seen":0)"
                                   : type == "agree"                      ? R"(,"agree":true)"
                                   : type == "chat"                       ? R"(,"text":"hello")"
                                   : type == "point"                      ? R"(,"at":"here")"
                                   : type == "move" ? R"(,"seen":0,"move":"play red-1")"
                                                    : ""));
      }
    }
    say(ada, request);
    const std::string removed = last(ada, "removed");
    if (removed != "{}") keys.push_back(part(removed, "key"));
    if (!has_seen_bens_hand(ada)) continue;
    ++openly;
    ASSERT_NE(told(cy, "seats.1.successors"), "") << request;
    // From here on Ada may look; it is known.
  }
  EXPECT_GT(openly, 0) << "after removing Ben, Ada can take his seat";
}

TEST_F(HallSeatsTest, TakenIsSaidInBothLanguages) {
  join(ben, invitation(2), own_key('b'));
  say(dora, R"({"type":"hello","version":1,"lang":"de"})");
  EXPECT_THAT(say(dora, join_text(invitation(2))).at(0), HasSubstr("Platz ist vergeben"));
  EXPECT_THAT(say(ada, join_text(invitation(2))).at(0), HasSubstr("seat is taken"));
}

}  // namespace
}  // namespace penta
