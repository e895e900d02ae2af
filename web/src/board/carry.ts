// Carrying cards out of a hand onto the table, or to another place within the hand.
import { Dragging, type Errand } from '../look/drag.svelte';
import type { Order } from './order.svelte';

/** The hand as a place to drop a card on. */
export const HAND = 'hand';

/**
 * `errand` is about the table; putting the hand in order happens here. A card that cannot be used may
 * still be arranged, and says why when it is pulled elsewhere.
 */
export function carrying(order: Order, errand: Errand): Dragging {
  const inHand = (what: string) => order.has(what);
  return new Dragging({
    may: (what) => inHand(what) || errand.may(what),
    refused: (what) => errand.refused(what),
    lifted: (what) => {
      if (errand.may(what)) errand.lifted(what);
    },
    over: (what, place) => {
      if (errand.may(what)) errand.over(what, inHand(what) && place === HAND ? null : place);
    },
    dropped: (what, place, box) => {
      const may = errand.may(what);
      if (place !== HAND || !inHand(what)) {
        if (may) errand.dropped(what, place, box);
        else errand.refused(what);
        return;
      }
      const changed = order.settle();
      if (may) errand.returned(what);
      else if (!changed) errand.refused(what);
    },
    returned: (what) => {
      order.carried = null;
      if (errand.may(what)) errand.returned(what);
      else errand.refused(what);
    },
  });
}
