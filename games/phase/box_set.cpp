#include "games/phase/box_set.h"

#include <cstdlib>

#include "games/phase/box.h"

namespace penta::phase {

const cards::Set& box() {
  static const cards::Set set = [] {
    auto unpacked = cards::unpack(data::box);
    if (!unpacked) std::abort();  // the build has packed what it had read
    return *std::move(unpacked);
  }();
  return set;
}

}  // namespace penta::phase
