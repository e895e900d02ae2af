// What every game must pass, for THE Phase.
#include "testing/battery.h"

#include "games/the_phase/testing/battery_traits.h"

PENTA_BATTERY(ThePhase, penta::the_phase::Rules, penta::the_phase::BatteryTraits);
