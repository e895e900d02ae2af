// A phase as somebody sets it out: the places of its groups, with cards of the hand in them. What can
// become of it is known by the host alone; here cards only lie somewhere.
import type { Item } from './items';
import type { LayDown, View, Wish } from './types';

export interface Put {
  /** Which card of the hand; null: it is laid already. */
  id: string | null;
  card: string;
  /** What it stands for, as far as that is known. */
  as: string | null;
}

/** By group and place. */
export type Places = (Put | null)[][];

/** Nothing but what is laid already. */
export function begun(view: View, sizes: readonly number[]): Places {
  return sizes.map((size, i) => {
    const laid = view.building.find(({ group }) => group === i + 1)?.cards ?? [];
    return Array.from({ length: size }, (_, at): Put | null => {
      const each = laid[at];
      return each ? { id: null, card: each.card, as: each.as ?? null } : null;
    });
  });
}

export const wishOf = (places: Places): Wish => ({
  groups: places.map((group) => group.map((put) => put?.card ?? null)),
});

/** Cards of the hand that lie in a place. */
export const usedBy = (places: Places): Set<string> =>
  new Set(places.flatMap((group) => group.flatMap((put) => put?.id ?? [])));

export const isWhole = (places: Places): boolean =>
  places.length > 0 && places.every((group) => group.every((put) => put !== null));

/** With a card in a group: in that place, or if it is taken in the next free one, or behind the last. */
export function withCard(places: Places, item: Item, group: number, place: number | null): Places {
  return places.map((each, i) => {
    if (i !== group) return each;
    const put: Put = { id: item.id, card: item.card, as: null };
    const free = place !== null && each[place] === null ? place : each.indexOf(null);
    return free < 0 ? [...each, put] : each.map((one, at) => (at === free ? put : one));
  });
}

export const without = (places: Places, id: string): Places =>
  places.map((group) => group.map((put) => (put?.id === id ? null : put)));

/** The cards that were put, in the order of the way; with `hand`, its other cards come from there. */
export function along(places: Places, way: LayDown, hand: readonly Item[] = []): Places {
  const used = usedBy(places);
  const free = hand.filter(({ id }) => !used.has(id));
  return way.groups.map((group, i) => {
    const left: (Put | null)[] = [...(places[i] ?? [])];
    const take = (card: string, place: number): Put | null => {
      const stays = left[place]?.card === card;
      const settled = (at: number) => group[at]?.card === card;
      const moved = left.findIndex((put, at) => put?.card === card && !settled(at));
      const at = stays ? place : moved >= 0 ? moved : left.findIndex((put) => put?.card === card);
      if (at >= 0) {
        const found = left[at]!;
        left[at] = null;
        return found;
      }
      const next = free.findIndex((item) => item.card === card);
      const [item] = next < 0 ? [] : free.splice(next, 1);
      return item ? { id: item.id, card, as: null } : null;
    };
    return group.map(({ card, as }, place) => {
      const put = take(card, place);
      return put && { ...put, as: as ?? null };
    });
  });
}
