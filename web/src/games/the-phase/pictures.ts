// What the pictures of the rules show, by the names that rules.en.md and rules.de.md have for them.
import { restOf, type Rest } from './rest';
import type { Happening, Trait, View } from './types';

interface Row {
  /** What is lit. */
  trait?: Trait;
  cards: { card: string; trait?: Trait; counts?: boolean }[];
}

export const ROWS: Record<string, Row | undefined> = {
  card: { cards: (['colour', 'grid', 'wedge'] as const).map((trait) => ({ card: 'green-7', trait })) },
  grid: { trait: 'grid', cards: [{ card: 'green-20' }, { card: 'green-7' }, { card: 'yellow-25' }, { card: 'green-30', counts: false }] },
  wedge: { trait: 'wedge', cards: [{ card: 'green-3' }, { card: 'blue-2' }, { card: 'red-18' }, { card: 'yellow-2', counts: false }] },
  colour: { trait: 'colour', cards: [{ card: 'green-12' }, { card: 'green-3' }, { card: 'green-40' }, { card: 'blue-9', counts: false }] },
};

const told = (event: object): Happening => ({ n: 1, text: '', event }) as Happening;
const played = (seat: number, card: string, counts = true) => told({ kind: 'played', seat, card, counts });

/** The example of the rules: the 3 takes the 30, the 10 takes the 3. */
export const TRICK: Rest = restOf({ trick: [], totals: [0, 0, 0, 0] } as unknown as View, [
  played(1, 'blue-10'),
  played(2, 'blue-3'),
  played(3, 'red-1', false),
  played(4, 'blue-30'),
  told({ kind: 'took', seat: 2, card: 'blue-30', amount: 30, place: 1 }),
  told({ kind: 'took', seat: 1, card: 'blue-3', amount: 3, place: 2 }),
])!;

export const PICTURES: readonly string[] = ['trick', ...Object.keys(ROWS)];
