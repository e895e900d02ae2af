// What every game must pass, for Phase 10 Masters.
#include "testing/battery.h"

#include "games/phase10_masters/testing/battery_traits.h"

PENTA_BATTERY(Phase10Masters, penta::phase10_masters::Rules, penta::phase10_masters::BatteryTraits);
