// Packs sets of cards of Phaktionz while building; see cards/packer.h.
#include "cards/packer.h"
#include "games/phaktionz/cards/toml.h"

int main(int count, char** words) {
  return penta::cards::pack_files(
      count, words,
      [](std::span<const penta::cards::Source> sources) -> penta::Result<std::string> {
        const auto set = penta::phaktionz::cards::read_set(sources);
        if (!set) return set.error();
        return pack(*set);
      });
}
