// The same at length.
#include "games/phase/testing/battery_traits.h"
#include "testing/battery.h"

PENTA_SLOW_BATTERY(PhaseSlow, penta::phase::Rules, penta::phase::BatteryTraits);
