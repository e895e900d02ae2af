// Phase Away passes what every game must pass.
#include "testing/battery.h"

#include "games/phase_away/game.h"
#include "games/phase_away/testing/battery_traits.h"

namespace penta::phase_away {

PENTA_BATTERY(PhaseAway, Rules, BatteryTraits);

}  // namespace penta::phase_away
