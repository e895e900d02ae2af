import { describe, expect, it } from 'vitest';
import { fan } from './fan';

describe('the hand', () => {
  it('keeps 44 px of each card free, and scrolls where that does not fit', () => {
    for (let count = 1; count <= 10; count++) {
      const hand = fan(count, 336, 87, 0);
      if (count > 1) expect(hand.step).toBeGreaterThanOrEqual(44);
      expect(hand.scrolls).toBe(hand.width > 336);
    }
    expect(fan(6, 336, 87, 0).scrolls).toBe(false);
    expect(fan(10, 336, 87, 0).scrolls).toBe(true);
  });

  it('lies in the middle with a small gap where there is room', () => {
    const { places, step } = fan(3, 690, 120, 4);
    expect(step).toBe(124);
    expect(places[0]!.x + places[2]!.x + 120).toBeCloseTo(690);
    expect(places[1]).toMatchObject({ turn: 0, drop: 0 });
  });

  it('may be empty', () => {
    expect(fan(0, 336, 87, 0).places).toEqual([]);
  });
});
