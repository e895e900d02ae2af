// penta export, seen from outside.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/testing/running.h"

namespace penta::cli {
namespace {

using testing::HasSubstr;

TEST(Export, WritesThePageIntoANewFolder) {
  const Folder folder;
  std::filesystem::create_directories(folder.path("page/assets"));
  folder.write("page/index.html", R"(<meta name="penta-host" content="server" />)");
  folder.write("page/assets/main.js", "1");
  const Ran ran = penta({"export", folder.path("site"), "--page", folder.path("page")});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(folder.read("site/index.html"), R"(<meta name="penta-host" content="none" />)");
  EXPECT_EQ(folder.read("site/assets/main.js"), "1");
}

TEST(Export, RefusesWhatItCannotUse) {
  const Folder folder;
  std::filesystem::create_directories(folder.path("page"));
  Ran ran = penta({"export", folder.path("site"), "--page", folder.path("page")});
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.err, HasSubstr("there is no page in"));
  EXPECT_FALSE(std::filesystem::exists(folder.path("site")));
  folder.write("page/index.html", "x");
  folder.write("site", "a file");
  ran = penta({"export", folder.path("site"), "--page", folder.path("page")});
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.err, HasSubstr("expected a new or empty folder"));
  EXPECT_EQ(folder.read("site"), "a file");
  EXPECT_EQ(penta({"export"}).code, 2);
  EXPECT_EQ(penta({"export", "x", "--page", folder.path("nowhere")}).code, 2);
}

}  // namespace
}  // namespace penta::cli
