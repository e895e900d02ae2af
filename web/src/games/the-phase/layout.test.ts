import { describe, expect, it } from 'vitest';
import { around, stage } from './layout';

describe('seats', () => {
  it('go clockwise from the one that sits below', () => {
    expect(around(1, 4)).toEqual([1, 2, 3, 4]);
    expect(around(3, 5)).toEqual([3, 4, 5, 1, 2]);
  });

  it.each([3, 4, 5, 6])('%i players: own seat below, neighbours at both sides', (players) => {
    const { seats } = stage({ width: 690, height: 420, players, below: 2, withSeats: true });
    expect(seats).toHaveLength(players);
    expect(seats[0]).toMatchObject({ seat: 2, side: 'below' });
    expect(seats[1]).toMatchObject({ side: 'left' });
    expect(seats.at(-1)).toMatchObject({ side: 'right' });
    expect(seats[1]!.x).toBeLessThan(seats.at(-1)!.x);
  });

  it.each([3, 4, 5, 6])('%i players: everything lies on the stage', (players) => {
    for (const [width, height] of [[690, 420], [480, 380], [1250, 640]] as const) {
      const { seats, cards, card } = stage({ width, height, players, below: 1, withSeats: true });
      for (const seat of seats) {
        expect(seat.x).toBeGreaterThanOrEqual(0);
        expect(seat.x).toBeLessThanOrEqual(width);
      }
      for (const each of cards) {
        expect(each.x - card / 2).toBeGreaterThanOrEqual(0);
        expect(each.x + card / 2).toBeLessThanOrEqual(width);
        expect(each.y - card * 0.7).toBeGreaterThanOrEqual(0);
        expect(each.y + card * 0.7).toBeLessThanOrEqual(height);
        expect(Math.abs(each.turn)).toBeLessThanOrEqual(3);
      }
    }
  });

  it.each([3, 4, 5, 6])('%i players on a phone: cards do not hide each other', (players) => {
    const { cards, card } = stage({ width: 336, height: 215, players, below: 1, withSeats: false });
    for (const [i, a] of cards.entries()) {
      for (const b of cards.slice(i + 1)) {
        const across = Math.max(0, card - Math.abs(a.x - b.x));
        const down = Math.max(0, card * 1.4 - Math.abs(a.y - b.y));
        expect((across * down) / (card * card * 1.4)).toBeLessThan(0.12);
      }
    }
  });
});
