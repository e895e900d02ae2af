// The same with more matches.
#include "games/phase10_masters/testing/battery_traits.h"
#include "testing/battery.h"

PENTA_SLOW_BATTERY(Phase10Masters, penta::phase10_masters::Rules,
                   penta::phase10_masters::BatteryTraits);
