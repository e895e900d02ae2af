// The same with more matches, of fewer kinds and shorter.
#include "games/phase/testing/battery_traits.h"
#include "testing/battery.h"

namespace penta::phase {

struct SlowTraits : BatteryTraits {
  static std::vector<OptionList> option_sets() {
    return {{{"players", "2"}, {"round_limit", "5"}}, {{"players", "3"}, {"round_limit", "2"}}};
  }
};

}  // namespace penta::phase

PENTA_SLOW_BATTERY(PhaseSlow, penta::phase::Rules, penta::phase::SlowTraits);
