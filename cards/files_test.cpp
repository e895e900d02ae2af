#include "cards/files.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "engine/phrase.h"
#include "testing/folder.h"

namespace penta::cards {
namespace {

using battery::Folder;

std::string refusal(const std::string& path) {
  const auto sources = read_sources(path);
  return sources ? "" : sources.error().text;
}

TEST(CardFiles, AFolderIsReadInTheOrderOfNames) {
  const Folder folder;
  folder.write("2.toml", "two");
  folder.write("10.toml", "ten");
  folder.write("notes.txt", "These are no cards.");
  const auto sources = read_sources(folder.path());
  ASSERT_TRUE(sources) << sources.error().text;
  ASSERT_EQ(sources->size(), 2U);
  EXPECT_EQ((*sources)[0].name, folder.path("10.toml"));
  EXPECT_EQ((*sources)[0].text, "ten");
  EXPECT_EQ((*sources)[1].text, "two");
}

TEST(CardFiles, AFileIsReadWhateverItsName) {
  const Folder folder;
  const std::string path = folder.write("cards", "text");
  const auto sources = read_sources(path);
  ASSERT_TRUE(sources) << sources.error().text;
  ASSERT_EQ(sources->size(), 1U);
  EXPECT_EQ(sources->front().text, "text");
  const auto source = read_source(path);
  ASSERT_TRUE(source) << source.error().text;
  EXPECT_EQ(source->name, path);
  EXPECT_FALSE(read_source(folder.path()));
}

TEST(CardFiles, LongFilesAreNotRead) {
  const Folder folder;
  const std::string path = folder.write("long.toml", "");
  std::filesystem::resize_file(path, 100'000'000);
  EXPECT_EQ(refusal(path), path + " is too long; expected at most 1 MB of cards");
  EXPECT_EQ(refusal(folder.path()),
            folder.path("long.toml") + " is too long; expected at most 1 MB of cards");
  std::filesystem::resize_file(path, longest_files - 10);
  folder.write("more.toml", "# eleven...\n");
  EXPECT_EQ(refusal(folder.path()),
            folder.path("more.toml") + " is too long; expected at most 1 MB of cards");
}

TEST(CardFiles, WhatIsNoFileIsRefused) {
  const Folder folder;
  EXPECT_EQ(refusal(folder.path("none.toml")), "cannot read " + folder.path("none.toml") +
                                                   "; expected a TOML file, or a folder of them");
  EXPECT_EQ(refusal("/dev/zero"),
            "cannot read /dev/zero; expected a TOML file, or a folder of them");
  EXPECT_EQ(refusal(folder.path()),
            "the folder " + printable(folder.path()) + " has no cards; expected *.toml");
}

}  // namespace
}  // namespace penta::cards
