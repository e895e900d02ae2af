// What every game must pass, for Phase.
#include "testing/battery.h"

#include "games/phase/testing/battery_traits.h"

PENTA_BATTERY(Phase, penta::phase::Rules, penta::phase::BatteryTraits);
