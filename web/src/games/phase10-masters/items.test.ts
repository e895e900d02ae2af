import { describe, expect, it } from 'vitest';
import { itemsOf, sorted } from './items';
import { hatch, quarterPath } from './shapes';
import type { CardInfo, Colour } from './types';

const face = (card: string): CardInfo => {
  const [colour, number] = card.split('-');
  return { card, colour: (number ? colour : '') as Colour | '', number: Number(number ?? 0), points: 5, name: card };
};
const cards = ['wild', 'red-3', 'blue-1', 'red-3', 'skip', 'yellow-3'];
const faces = new Map(cards.map((card) => [card, face(card)]));
const items = itemsOf(cards, faces);
const order = (...parameters: Parameters<typeof sorted>) => sorted(...parameters).map(({ id }) => id);

describe('a hand', () => {
  it('has a thing for each card, also for equal ones', () => {
    expect(items.map(({ id }) => id)).toEqual(['wild.0', 'red-3.0', 'blue-1.0', 'red-3.1', 'skip.0', 'yellow-3.0']);
    expect(itemsOf(['?', '?'], faces)).toEqual([]);
  });

  it('is sorted by number or colour, Skip and Wild last', () => {
    expect(order(items, 'number')).toEqual(['blue-1.0', 'red-3.0', 'red-3.1', 'yellow-3.0', 'skip.0', 'wild.0']);
    expect(order(items, 'colour')).toEqual(['red-3.0', 'red-3.1', 'yellow-3.0', 'blue-1.0', 'skip.0', 'wild.0']);
  });

  it('is sorted by phase: first what the nearest way uses, in its order', () => {
    expect(order(items, 'phase', ['yellow-3', 'red-3', 'wild'])).toEqual([
      'yellow-3.0', 'red-3.0', 'wild.0', 'blue-1.0', 'red-3.1', 'skip.0',
    ]);
    expect(order(items, 'phase', ['red-3', 'red-3'])).toEqual([
      'red-3.0', 'red-3.1', 'blue-1.0', 'yellow-3.0', 'skip.0', 'wild.0',
    ]);
  });
});

describe('hatches', () => {
  it.each(['red', 'yellow', 'green', 'blue'] as const)('%s stays inside of its disc', (colour) => {
    for (const quarter of [undefined, [1, -1], [-1, 1]] as const) {
      const path = hatch(colour, 44, quarter ? [quarter[0], quarter[1]] : undefined);
      const points = [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
      expect(points.length).toBeGreaterThan(8);
      for (const [x, y] of points) {
        expect(Math.hypot(x!, y!)).toBeLessThanOrEqual(44.05);
        if (quarter) expect(Math.min(x! * quarter[0], y! * quarter[1])).toBeGreaterThanOrEqual(-0.01);
      }
    }
  });

  it('quarters go round the middle', () => {
    expect(quarterPath(10, [1, 1])).toBe('M0 0L10 0A10 10 0 0 1 0 10Z');
    expect(quarterPath(10, [1, -1])).toBe('M0 0L10 0A10 10 0 0 0 0 -10Z');
  });
});
