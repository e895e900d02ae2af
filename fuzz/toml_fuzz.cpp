// Arbitrary text as a card file, without asking what its words mean.
#include "cards/source.h"
#include "cards/toml.h"
#include "fuzz/bytes.h"

namespace penta::cards {
namespace {

using fuzz::require;

constexpr std::string_view specimen = R"(# a set
name = "Sm\u00e4ll" # x
cost = -3
yes = true
[[side]]
skills = ["a", 'b\',
  '''c''', [1, [2]],]
about = """
x \
 y"""
[deck]
cost = 1.5
)";

// A value stands where it says, and texts that claim it stand there letter by letter.
void look_at(const toml::Value& value, std::string_view text, int depth) {
  require(depth <= toml::deepest_nesting + 2, "nesting is bounded");
  require(value.at.given() && value.at.column > 0, "each value has a place");
  if (value.as_written) {
    std::string_view line = text;
    for (std::uint32_t i = 1; i < value.at.line; ++i) line.remove_prefix(line.find('\n') + 1);
    for (std::uint32_t column = 1; column < value.inside().column; ++column) {
      line.remove_prefix(utf8_character(line));
    }
    require(line.starts_with(value.text), "a text stands where it says");
  }
  for (const toml::Value& each : value.list) look_at(each, text, depth + 1);
  for (const toml::Entry& each : value.table.entries) look_at(each.value, text, depth + 1);
}

void try_text(std::string_view text) {
  ParseErrors flaws;
  const auto top = toml::read(text, 0, flaws);
  require(top.has_value() == flaws.none(), "it is read, or something is wrong");
  if (!top) {
    require(flaws.list().size() == 1, "one thing is wrong");
    const Source source{"my.toml", std::string(text)};
    require(all_of(flaws, std::span(&source, 1)).text.starts_with("my.toml:"), "and has a place");
    return;
  }
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  for (const toml::Entry& each : top->entries) look_at(each.value, text, 0);
}

}  // namespace
}  // namespace penta::cards

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace penta;
  fuzz::Bytes bytes(data, size);
  const bool any = bytes.next() % 2 == 0;
  cards::try_text(any ? std::string(bytes.text())
                      : fuzz::damaged(std::string(cards::specimen), bytes));
  return 0;
}
