// The same with more matches.
#include "games/the_phase/testing/battery_traits.h"
#include "testing/battery.h"

PENTA_SLOW_BATTERY(ThePhase, penta::the_phase::Rules, penta::the_phase::BatteryTraits);
