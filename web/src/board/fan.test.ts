import { describe, expect, it } from 'vitest';
import { layHand, neighbour, slotAt, type HandShape } from './fan';

/** How much of a card's left edge no other card lies on. */
function freeOf({ places, whole }: HandShape, card: number, at: number): number {
  const mine = places[at]!;
  const height = (i: number) => (whole.has(i) ? 100 : 0) + i;
  const covering = places.filter((each, i) => each.line === mine.line && height(i) > height(at));
  let free = card;
  for (const { x } of covering) {
    if (x <= mine.x && x + card > mine.x) return 0;
    if (x > mine.x) free = Math.min(free, x - mine.x);
  }
  return free;
}

const ROOMS: [string, { room: number; card: number; index: number; free?: number; row?: number; gap: number }][] = [
  ['a phone', { room: 336, card: 70, index: 22, free: 38, row: 64, gap: 2 }],
  ['a small phone', { room: 296, card: 64, index: 20, free: 38, row: 60, gap: 2 }],
  ['a phone on its side', { room: 716, card: 66, index: 22, gap: 3 }],
  ['a tablet', { room: 480, card: 92, index: 30, gap: 4, row: 90 }],
  ['a desktop', { room: 664, card: 120, index: 38, gap: 4 }],
  ['a large screen', { room: 1260, card: 165, index: 52, gap: 5 }],
];

describe.each(ROOMS)('a hand on %s', (_, size) => {
  const counts = Array.from({ length: 16 }, (_, i) => i + 1);

  it.each(counts)('%i cards: none is hidden, whichever is selected or focused', (count) => {
    const choices: number[][] = [[]];
    for (let a = 0; a < count; a++) {
      choices.push([a]);
      for (let b = 0; b < count; b++) if (b !== a) choices.push([a, b]);
    }
    for (const open of choices) {
      const shape = layHand({ ...size, count, open, bend: 2.2 });
      for (let at = 0; at < count; at++) {
        expect(freeOf(shape, size.card, at), `card ${at} with ${open}`).toBeGreaterThanOrEqual(size.index - 0.01);
      }
    }
  });

  it('stays inside its room', () => {
    for (const count of counts) {
      for (let open = 0; open < count; open++) {
        for (const { x } of layHand({ ...size, count, open: [open] }).places) {
          expect(x).toBeGreaterThanOrEqual(-0.01);
          expect(x + size.card).toBeLessThanOrEqual(size.room + 0.01);
        }
      }
    }
  });

  it('shows a selected card as a whole where ten or eleven are held', () => {
    for (const count of [10, 11]) {
      for (let at = 0; at < count; at++) {
        const { places, whole } = layHand({ ...size, count, open: [at] });
        expect(whole.has(at)).toBe(true);
        const next = places[at + 1];
        if (next && next.line === places[at]!.line) {
          expect(next.x - places[at]!.x).toBeGreaterThanOrEqual(size.card);
        }
      }
    }
  });
});

describe('the hand', () => {
  it('lies in the middle with a small gap where there is room', () => {
    const { places } = layHand({ count: 3, room: 690, card: 120, gap: 4, index: 38, bend: 2 });
    expect(places[1]!.x - places[0]!.x).toBe(124);
    expect(places[0]!.x + places[2]!.x + 120).toBeCloseTo(690);
    expect(places[1]).toMatchObject({ turn: 0, y: 0 });
    expect(places[2]!.turn).toBe(2);
  });

  it('takes a second row on a phone from eight cards on, not before', () => {
    const phone = { room: 336, card: 76, gap: 2, index: 24, free: 38, row: 64 };
    expect(layHand({ ...phone, count: 7 }).lines).toBe(1);
    expect(layHand({ ...phone, count: 8 }).lines).toBe(2);
    expect(layHand({ ...phone, count: 11 }).places.filter(({ line }) => line === 1)).toHaveLength(5);
  });

  it('may be empty, or hold one card', () => {
    expect(layHand({ count: 0, room: 336, card: 87, gap: 0, index: 20 }).places).toEqual([]);
    expect(layHand({ count: 1, room: 336, card: 80, gap: 0, index: 20, open: [0] }).places[0]!.x).toBe(128);
  });
});

describe('arrow keys', () => {
  const rows = layHand({ count: 9, room: 336, card: 76, gap: 2, index: 24, free: 38, row: 64 }).places;

  it('walk along and across the rows', () => {
    expect(neighbour(rows, 4, 'ArrowRight')).toBe(5);
    expect(neighbour(rows, 0, 'ArrowLeft')).toBe(0);
    expect(neighbour(rows, 3, 'End')).toBe(8);
    expect(neighbour(rows, 0, 'ArrowDown')).toBe(5);
    expect(neighbour(rows, 8, 'ArrowUp')).toBe(4);
    expect(neighbour(rows, 0, 'ArrowUp')).toBeNull();
    expect(neighbour(rows, 0, 'x')).toBeNull();
  });
});

describe('where a carried card would lie', () => {
  const rows = layHand({ count: 8, room: 336, card: 76, gap: 2, index: 24, free: 38, row: 64 }).places;

  it('is the nearest place of the row it is over', () => {
    for (const [at, { x, y }] of rows.entries()) expect(slotAt(rows, 76, x + 38, y, 64)).toBe(at);
    expect(slotAt(rows, 76, 0, 10, 64)).toBe(0);
    expect(slotAt(rows, 76, 0, 40, 64)).toBe(4);
    expect(slotAt(rows, 76, 999, 200, 64)).toBe(7);
  });
});
