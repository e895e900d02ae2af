import { describe, expect, it } from 'vitest';
import { restOf } from './rest';
import type { Happening, TrickCard, View } from './types';

type Told = Happening['event'];
const told = (...events: Told[]): Happening[] => events.map((event) => ({ n: 4, event, text: '' }));
const lies = (seat: number, card: string, counts = true): TrickCard => ({ seat, by: seat, card, counts });
const view = (trick: TrickCard[], totals: number[]) => ({ trick, totals }) as unknown as View;

/** As drawn for the guided match: Mirko 12, Yuna red 50 which does not count, Tomas 35, Ada 4. */
const before = view([lies(2, 'yellow-12'), lies(3, 'red-50', false), lies(4, 'red-35')], [7, 25, 0, 0]);
const end: Told[] = [
  { kind: 'played', seat: 1, card: 'green-4', counts: true },
  { kind: 'took', seat: 1, card: 'red-35', place: 1, amount: 42 },
  { kind: 'took', seat: 2, card: 'green-4', place: 2, amount: 29 },
  { kind: 'discarded', cards: ['yellow-12', 'red-50'] },
];

describe('a trick at rest', () => {
  it('is a chain: second lowest takes lowest takes highest that counts', () => {
    const rest = restOf(before, told(...end))!;
    expect(Object.fromEntries(rest.roles)).toEqual({
      'yellow-12': 'second', 'red-50': 'idle', 'red-35': 'highest', 'green-4': 'lowest',
    });
    expect(rest.arrows).toEqual([{ from: 1, to: 4, place: 1 }, { from: 2, to: 1, place: 2 }]);
    expect(rest.changes.get(1)).toMatchObject({ before: 7, taken: 'red-35', total: 42, bust: false });
    expect(rest.changes.has(3)).toBe(false);
  });

  it('keeps what went over the limit, and what is cast off', () => {
    const off: Told = { kind: 'cast_off', seat: 1, card: 'red-35', amount: 7 };
    const rest = restOf(before, told(...end, off, { kind: 'phase_moved', phase: 'II' }))!;
    expect(rest.changes.get(1)).toMatchObject({ total: 42, bust: true, castOff: { card: 'red-35', total: 7 } });
    expect(rest.phase).toBe('II');
  });

  it('shows somebody bust who took nothing in it', () => {
    const rest = restOf(before, told(...end, { kind: 'cast_off', seat: 4, card: 'blue-50', amount: 0 }))!;
    expect(rest.changes.get(4)).toMatchObject({ taken: null, bust: true });
  });

  it('draws no arrow where the only card that counts takes itself', () => {
    const alone = view([lies(1, 'red-9'), lies(2, 'blue-3', false)], [0, 0, 0]);
    const rest = restOf(alone, told(
      { kind: 'played', seat: 3, card: 'green-1' },
      { kind: 'took', seat: 1, card: 'red-9', place: 1, amount: 9 },
    ))!;
    expect(rest.arrows).toEqual([]);
    expect(rest.roles.get('red-9')).toBe('lowest');
    expect(rest.roles.get('green-1')).toBe('idle');
  });

  it('lays a given card before whoever got it', () => {
    const given = view([{ seat: 2, by: 1, card: 'red-40', counts: true }], [0, 0]);
    const rest = restOf(given, told(
      { kind: 'gave', seat: 2, to: 1, card: 'blue-2' },
      { kind: 'took', seat: 1, card: 'red-40', place: 1, amount: 40 },
      { kind: 'took', seat: 2, card: 'blue-2', place: 2, amount: 2 },
    ))!;
    expect(rest.arrows).toEqual([{ from: 1, to: 2, place: 1 }, { from: 2, to: 1, place: 2 }]);
  });

  it('is nothing while a trick still runs', () => {
    expect(restOf(before, told({ kind: 'chose', seat: 1 }))).toBeNull();
  });
});
