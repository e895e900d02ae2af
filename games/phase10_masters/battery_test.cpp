// What every game must pass, for Phase 10 Masters.
#include "testing/battery.h"

#include "games/phase10_masters/testing/battery_traits.h"
#include "testing/battery_refused.h"

PENTA_BATTERY(Phase10Masters, penta::phase10_masters::Rules, penta::phase10_masters::BatteryTraits);
PENTA_BATTERY_TEST(Phase10Masters, EveryCardHasAMoveOrAReason,
                   every_card_has_a_move_or_a_reason<penta::phase10_masters::Rules,
                                                     penta::phase10_masters::BatteryTraits>(5))
