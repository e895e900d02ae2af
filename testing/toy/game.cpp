#include "testing/toy/game.h"

#include "table/adapter.h"
#include "testing/toy/rules.h"

namespace penta::toy {

const AnyGame& game() {
  static const Adapter<Rules>::GameOf game;
  return game;
}

}  // namespace penta::toy
