// What every game must pass, for THE Phase.
#include "testing/battery.h"

#include "games/the_phase/testing/battery_traits.h"
#include "testing/battery_refused.h"

PENTA_BATTERY(ThePhase, penta::the_phase::Rules, penta::the_phase::BatteryTraits);
PENTA_BATTERY_TEST(
    ThePhase, EveryCardHasAMoveOrAReason,
    every_card_has_a_move_or_a_reason<penta::the_phase::Rules, penta::the_phase::BatteryTraits>(5))
