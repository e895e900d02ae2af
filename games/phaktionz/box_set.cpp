#include "games/phaktionz/box_set.h"

#include <cstdlib>

#include "games/phaktionz/box.h"

namespace penta::phaktionz {

const cards::Set& box() {
  static const cards::Set set = [] {
    auto unpacked = cards::unpack(data::box);
    if (!unpacked) std::abort();  // the build has packed what it had read
    return *std::move(unpacked);
  }();
  return set;
}

}  // namespace penta::phaktionz
