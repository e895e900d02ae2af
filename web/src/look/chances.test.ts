import { expect, test } from 'vitest';
import { along, beside, decidingTurn, distance, freest, largestSwing, overlap, swing } from './chances';

const rows = [
  [0.25, 0.5, 0.25],
  [0.6, 0.2, 0.2],
  [0.3, 0.5, 0.2],
  [0.45, 0.35, 0.2],
  [1, 0, 0],
];

test('the largest swing of a seat, up or down', () => {
  expect(largestSwing(rows, 1)).toEqual({ turn: 4, from: 0.45, to: 1 });
  expect(largestSwing(rows.slice(0, 3), 2)).toEqual({ turn: 1, from: 0.5, to: 0.2 });
  expect(largestSwing(rows.slice(0, 1), 1)).toBeNull();
  expect(swing(rows, 2, 3)).toEqual({ turn: 3, from: 0.5, to: 0.35 });
});

test('the turn that decided it: from then on nobody was ahead', () => {
  expect(decidingTurn(rows, 1)).toBe(3);
  expect(decidingTurn([[0.6, 0.4], [1, 0]], 1)).toBeNull();
  expect(decidingTurn([[0.5, 0.5], [1, 0]], 1)).toBe(1);
  // A shared win: nobody was ever alone ahead.
  expect(decidingTurn([[0.5, 0.5], [0.5, 0.5]], 1)).toBeNull();
});

test('distance and overlap of boxes', () => {
  const box = { x: 10, y: 10, width: 20, height: 10 };
  expect(distance(box, { x: 15, y: 12 })).toBe(0);
  expect(distance(box, { x: 33, y: 24 })).toBe(5);
  expect(overlap(box, { x: 29, y: 0, width: 5, height: 11 })).toBe(true);
  expect(overlap(box, { x: 30, y: 0, width: 5, height: 11 })).toBe(false);
});

test('a name stands beside its line where the others are far', () => {
  const own = [{ x: 0, y: 50 }, { x: 50, y: 50 }, { x: 100, y: 50 }];
  const other = [{ x: 0, y: 40 }, { x: 50, y: 40 }, { x: 100, y: 90 }];
  const plot = { x: 0, y: 0, width: 100, height: 100 };
  const places = beside(along(own), 30, 14, plot);
  expect(places.every((box) => box.x >= 0 && box.x + box.width <= 100)).toBe(true);
  const best = freest(places, along(other), 30)!;
  expect(best).toMatchObject({ y: 55 });
  expect(best.x).toBeLessThan(30);
});
