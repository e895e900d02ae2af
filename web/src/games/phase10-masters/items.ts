// The cards of a hand as single things: of two equal cards each is a thing of its own.
import type { CardInfo, Colour } from './types';

export interface Item {
  /** "red-3.1" is the second red 3. */
  id: string;
  card: string;
  name: string;
  info: CardInfo;
}

export type Sort = 'number' | 'colour' | 'phase';
export const SORTS: readonly Sort[] = ['number', 'colour', 'phase'];

export function itemsOf(cards: readonly string[], faces: ReadonlyMap<string, CardInfo>): Item[] {
  const seen = new Map<string, number>();
  return cards.flatMap((card) => {
    const info = faces.get(card);
    if (!info) return [];
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    return { id: `${card}.${nth}`, card, name: info.name, info };
  });
}

const COLOURS: (Colour | '')[] = ['red', 'yellow', 'green', 'blue', ''];
/** Skip and Wild, which have no number, stand last. */
const rank = ({ info }: Item) => info.number || (info.card === 'skip' ? 13 : 14);
const shade = ({ info }: Item) => COLOURS.indexOf(info.colour);
const byNumber = (a: Item, b: Item) => rank(a) - rank(b) || shade(a) - shade(b);
const byColour = (a: Item, b: Item) => shade(a) - shade(b) || rank(a) - rank(b);

/** `wanted`: the cards that the nearest way to the phase uses. */
export function sorted(items: readonly Item[], by: Sort, wanted: readonly string[] = []): Item[] {
  if (by === 'colour') return [...items].sort(byColour);
  const rising = [...items].sort(byNumber);
  if (by === 'number') return rising;
  const left = [...wanted];
  const used: Item[] = [];
  const rest: Item[] = [];
  for (const item of rising) {
    const at = left.indexOf(item.card);
    if (at >= 0) left.splice(at, 1);
    (at >= 0 ? used : rest).push(item);
  }
  // As the nearest way has them: group by group.
  const place = new Map<Item, number>();
  const free = [...wanted];
  for (const item of used) {
    const at = free.indexOf(item.card);
    free[at] = '';
    place.set(item, at);
  }
  used.sort((a, b) => place.get(a)! - place.get(b)!);
  return [...used, ...rest];
}
