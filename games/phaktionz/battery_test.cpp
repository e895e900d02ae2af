// What every game must pass, for Phaktionz.
#include "testing/battery.h"

#include "games/phaktionz/testing/battery_traits.h"
#include "testing/battery_refused.h"

PENTA_BATTERY(Phaktionz, penta::phaktionz::Rules, penta::phaktionz::BatteryTraits);
PENTA_BATTERY_TEST(
    Phaktionz, EveryCardHasAMoveOrAReason,
    every_card_has_a_move_or_a_reason<penta::phaktionz::Rules, penta::phaktionz::BatteryTraits>(5))
