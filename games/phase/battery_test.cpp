// What every game must pass, for Phase.
#include "testing/battery.h"

#include "games/phase/testing/battery_traits.h"
#include "testing/battery_refused.h"

PENTA_BATTERY(Phase, penta::phase::Rules, penta::phase::BatteryTraits);
PENTA_BATTERY_TEST(
    Phase, EveryCardHasAMoveOrAReason,
    every_card_has_a_move_or_a_reason<penta::phase::Rules, penta::phase::BatteryTraits>(5))
