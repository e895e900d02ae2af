#include "server/page.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <chrono>
#include <thread>

#include "testing/folder.h"

namespace penta::server {
namespace {

using battery::Folder;
using ::testing::HasSubstr;
using ::testing::Not;

std::string field(const Response& response, std::string_view name) {
  for (const auto& [each, value] : response.fields) {
    if (each == name) return value;
  }
  return "none";
}

class PageTest : public ::testing::Test {
 protected:
  Response get(std::string_view target) { return Page(folder_.path()).answer({.target = target}); }
  static std::string body(const Response& response) {
    return response.body ? *response.body : "none";
  }

  Folder outer_;
  Folder folder_;
};

TEST_F(PageTest, ServesFilesWithTheirTypes) {
  const std::vector<std::pair<std::string, std::string>> types{
      {"index.html", "text/html; charset=utf-8"},
      {"assets/app.js", "text/javascript; charset=utf-8"},
      {"look.css", "text/css; charset=utf-8"},
      {"penta.wasm", "application/wasm"},
      {"serif.woff2", "font/woff2"},
      {"app.webmanifest", "application/manifest+json"},
      {"card.svg", "image/svg+xml"},
      {"strange.xyz", "application/octet-stream"},
  };
  for (const auto& [name, type] : types) {
    folder_.write(name, "this is " + name);
    const Response response = get("/" + name);
    EXPECT_EQ(response.status, 200) << name;
    EXPECT_EQ(field(response, "Content-Type"), type);
    EXPECT_EQ(body(response), "this is " + name);
  }
  EXPECT_EQ(body(get("/")), "this is index.html");
  EXPECT_EQ(body(get("/?lang=de")), "this is index.html");
  EXPECT_EQ(body(get("/assets/%61pp.js")), "this is assets/app.js");
}

TEST_F(PageTest, EveryResponseHasTheHeadersThatProtect) {
  folder_.write("index.html", "hello");
  Page page(folder_.path());
  for (const auto& request : {Request{.target = "/", .host = "localhost:7777"},
                              Request{.target = "/nothing", .host = "localhost:7777"},
                              Request{.method = "POST", .host = "localhost:7777"},
                              Request{.target = "%", .host = "localhost:7777"}}) {
    const Response response = page.answer(request);
    const std::string policy = field(response, "Content-Security-Policy");
    EXPECT_THAT(policy, HasSubstr("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "));
    EXPECT_THAT(policy, HasSubstr("connect-src 'self' ws://localhost:7777 wss://localhost:7777; "));
    EXPECT_THAT(policy, HasSubstr("frame-ancestors 'none'"));
    EXPECT_EQ(field(response, "Referrer-Policy"), "no-referrer");
    EXPECT_EQ(field(response, "X-Content-Type-Options"), "nosniff");
    EXPECT_EQ(field(response, "X-Frame-Options"), "DENY");
    EXPECT_EQ(field(response, "Cross-Origin-Opener-Policy"), "same-origin");
  }
}

TEST_F(PageTest, NothingOutsideTheFolderCanBeAskedFor) {
  folder_.write("index.html", "hello");
  folder_.write(".secret", "hidden");
  folder_.write(".git/config", "hidden");
  outer_.write("secret.txt", "outside");
  const std::string up =
      "/../" + std::filesystem::path(outer_.path()).parent_path().filename().string();
  for (const std::string& target :
       {up + "/secret.txt", std::string("/../secret.txt"), std::string("/..%2fsecret.txt"),
        std::string("/%2e%2e/%2e%2e/etc/passwd"), std::string("/../../../../../../etc/passwd"),
        std::string("//etc/passwd"), std::string("/.secret"), std::string("/.git/config"),
        std::string("/./.secret"), std::string("/index.html%00.txt"), std::string("/\\..\\x")}) {
    EXPECT_EQ(get(target).status, 404) << target;
  }
  for (const char* target : {"", "index.html", "http://elsewhere/", "/%", "/%4", "/%zz", "*"}) {
    EXPECT_EQ(get(target).status, 400) << target;
  }
}

TEST_F(PageTest, KnowsWhatTheBrowserHasAlready) {
  folder_.write("index.html", "hello");
  folder_.write("assets/app-B3xk9_aQ.js", "code");
  folder_.write("assets/logo.svg", "<svg/>");
  Page page(folder_.path());
  const Response first = page.answer({.target = "/"});
  EXPECT_EQ(field(first, "Cache-Control"), "no-cache");
  const std::string etag = field(first, "ETag");
  EXPECT_THAT(etag, ::testing::MatchesRegex("\"[0-9a-f]{20}\""));
  for (const std::string& known : {etag, "W/" + etag, "\"other\", " + etag, std::string("*")}) {
    const Response again = page.answer({.target = "/", .if_none_match = known});
    EXPECT_EQ(again.status, 304);
    EXPECT_EQ(again.body, nullptr);
    EXPECT_EQ(field(again, "ETag"), etag);
    EXPECT_THAT(head_of(again, true), Not(HasSubstr("Content-Length")));
  }
  EXPECT_EQ(page.answer({.target = "/", .if_none_match = "\"old\""}).status, 200);
  EXPECT_EQ(field(get("/assets/app-B3xk9_aQ.js"), "Cache-Control"),
            "public, max-age=31536000, immutable");
  EXPECT_EQ(field(get("/assets/logo.svg"), "Cache-Control"), "no-cache");
}

TEST_F(PageTest, SendsTheSmallestThatTheBrowserReads) {
  folder_.write("app.js", "a long file");
  folder_.write("app.js.br", "BR");
  folder_.write("app.js.gz", "GZ");
  Page page(folder_.path());
  const auto with = [&](std::string_view accepted) {
    return page.answer({.target = "/app.js", .accept_encoding = accepted});
  };
  EXPECT_EQ(body(with("gzip, deflate, br")), "BR");
  EXPECT_EQ(field(with("gzip, deflate, br"), "Content-Encoding"), "br");
  EXPECT_EQ(field(with("gzip, deflate, br"), "Content-Type"), "text/javascript; charset=utf-8");
  EXPECT_EQ(body(with("gzip;q=0.5, br;q=0")), "GZ");
  EXPECT_EQ(field(with("gzip"), "Content-Encoding"), "gzip");
  EXPECT_EQ(body(with("")), "a long file");
  EXPECT_EQ(field(with(""), "Content-Encoding"), "none");
  EXPECT_EQ(field(with(""), "Vary"), "Accept-Encoding");
  EXPECT_NE(field(with(""), "ETag"), field(with("br"), "ETag"));
}

TEST_F(PageTest, SaysHowToBuildItIfThereIsNone) {
  Page page(folder_.path("missing"));
  EXPECT_THAT(body(page.answer({.target = "/"})), HasSubstr("npm run build"));
  EXPECT_EQ(page.answer({.target = "/app.js"}).status, 404);
}

TEST_F(PageTest, SaysSoIfItCannotBeReadJustNow) {
  folder_.write("index.html", "hello");
  folder_.write("app.js", "code");
  Page page(folder_.path());
  EXPECT_EQ(page.answer({.target = "/app.js"}).status, 200);
  // No more files can be opened, neither the folder nor what is in it.
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &before), 0);
  rlimit none = before;
  none.rlim_cur = 0;
  ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &none), 0);
  const Response unread = page.answer({.target = "/"});
  std::this_thread::sleep_for(std::chrono::milliseconds(1100));  // it looks again
  const Response later = page.answer({.target = "/"});
  const Response known = page.answer({.target = "/app.js"});
  setrlimit(RLIMIT_NOFILE, &before);
  EXPECT_EQ(unread.status, 503);
  EXPECT_THAT(body(unread), HasSubstr("cannot be read just now"));
  EXPECT_EQ(later.status, 503);
  EXPECT_EQ(known.status, 200);
  EXPECT_EQ(body(page.answer({.target = "/"})), "hello");
}

TEST_F(PageTest, AnswersOnlyGetAndHead) {
  const Response response = Page(folder_.path()).answer({.method = "DELETE", .target = "/"});
  EXPECT_EQ(response.status, 405);
  EXPECT_EQ(field(response, "Allow"), "GET, HEAD");
}

}  // namespace
}  // namespace penta::server
