// Carrying cards out of a hand onto the table, or to another place within the hand.
import { tick } from 'svelte';
import { Dragging, type Errand } from '../look/drag.svelte';
import { makeSound } from '../lib/sound';
import type { Order } from './order.svelte';
import type { Item, Picked, Selection } from './selection.svelte';

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

export interface Carrier<M> {
  selection: Selection<M>;
  order: Order;
  /** The card of the hand with this id. */
  item: (id: string) => Item;
  busy: () => boolean;
  /** Makes the selected move; `box` is where the card was let go. */
  make: (box: DOMRect) => void;
}

/** Cards of the hand as the selection knows them: what is carried is selected, and its place is its goal. */
export function carryingSelected<M>({ selection, order, item, busy, make }: Carrier<M>): Dragging {
  let before: Picked | null = null;
  return carrying(order, {
    may: (id) => selection.usable().has(item(id).card) && !busy(),
    refused: (id) => selection.ask(item(id)),
    lifted: (id) => {
      before = selection.picked;
      selection.asked = null;
      makeSound('tap');
      selection.pick(item(id));
    },
    over: (id, place) => selection.pick(item(id), 'hand', place),
    dropped: (id, place, box) => {
      selection.pick(item(id), 'hand', place);
      make(box);
    },
    returned: () => (selection.picked = before),
  });
}

/** After a move its button is gone: a focus that is nowhere now stays in the hand. */
export async function stayInHand(board: HTMLElement | undefined, id: string): Promise<void> {
  await tick();
  if (document.activeElement !== document.body) return;
  const cards = [...(board?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
  const next = cards.find((card) => card.dataset['card'] === id) ?? cards[0];
  next?.focus({ preventScroll: true });
}
