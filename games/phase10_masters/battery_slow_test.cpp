// The same with more matches, of fewer kinds.
#include "games/phase10_masters/testing/battery_traits.h"
#include "testing/battery.h"

namespace penta::phase10_masters {

struct SlowTraits : BatteryTraits {
  static std::vector<OptionList> option_sets() {
    return {{{"players", "2"}, {"hand_limit", "2"}, {"turn_limit", "60"}},
            {{"players", "3"}, {"hand_limit", "1"}, {"turn_limit", "90"}, {"wilds", "16"}}};
  }
};

}  // namespace penta::phase10_masters

PENTA_SLOW_BATTERY(Phase10Masters, penta::phase10_masters::Rules,
                   penta::phase10_masters::SlowTraits);
