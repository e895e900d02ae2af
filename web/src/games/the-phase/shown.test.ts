import { describe, expect, it } from 'vitest';
import { shownOf } from './shown';
import type { Scene } from '../index';
import type { Game, Happening, State, TrickCard, View } from './types';

type Told = Happening['event'];
const told = (...events: Told[]): Happening[] => events.map((event) => ({ n: 4, event, text: event.kind }));
const lies = (seat: number, card: string, counts = true): TrickCard => ({ seat, by: seat, card, counts });

/** Seat 1 looks, and plays the last card of the trick: a 4, which takes the 35. */
const before = {
  number: 3,
  view: {
    phase: 'I', s_max: 50, leader: 2, totals: [20, 25, 0], points: [0, 1, 0],
    hands: [['green-4', 'blue-1'], ['?'], ['?']],
    trick: [lies(2, 'yellow-12'), lies(3, 'red-35')],
    seen: [{ card: 'blue-20', by: 3, taken_by: 1 }, { card: 'red-25', by: 1, taken_by: 2 }],
  } as unknown as View,
} as State;
const trick: Told[] = [
  { kind: 'played', seat: 1, card: 'green-4', counts: true },
  { kind: 'took', seat: 1, card: 'red-35', place: 1, amount: 55 },
  { kind: 'took', seat: 2, card: 'green-4', place: 2, amount: 29 },
  { kind: 'discarded', cards: ['yellow-12'] },
];
const scene = (kind: string, events: Told[], since: Told[] = events): Scene<Game> =>
  ({ kind, events: told(...events), since: told(...since), before, after: before });

describe('what lies on the table', () => {
  it('is what the state says, while nothing rests', () => {
    const shown = shownOf(before, null);
    expect(shown.view).toBe(before.view);
    expect(shown.lying).toBe(before.view.trick);
    expect(shown.rest).toBeNull();
  });

  it('is the whole trick, before anything is cleared', () => {
    const { view, lying, rest, took, result } = shownOf(before, scene('trick', trick));
    expect(lying.map(({ card }) => card)).toEqual(['yellow-12', 'red-35', 'green-4']);
    expect(rest?.changes.get(1)).toMatchObject({ before: 20, total: 55 });
    expect(view.totals).toEqual([20, 25, 0]);
    // The card that lies there has left the hand.
    expect(view.hands).toEqual([['blue-1'], ['?'], ['?']]);
    expect(took).toEqual([{ seat: 1, card: 'red-35' }, { seat: 2, card: 'green-4' }]);
    expect(result).toEqual([]);
  });

  it('takes one hidden card from everybody who shows one', () => {
    const secret = { ...before, view: { ...before.view, trick: [], hands: [['green-4'], ['?', '?'], ['?', '?']] } };
    const all: Told[] = [{ kind: 'played', seat: 2, card: 'red-3', counts: true }, ...trick];
    expect(shownOf(secret, scene('trick', all)).view.hands).toEqual([[], ['?'], ['?', '?']]);
  });

  it('keeps the last totals of a round until what it brought was told', () => {
    const end: Told[] = [{ kind: 'scored', seat: 2, amount: 2 }, { kind: 'phase_moved', phase: 'II' }];
    const { view, lying, rest, result } = shownOf(before, scene('round', end, [...trick, ...end]));
    expect(lying).toEqual([]);
    expect(rest).toBeNull();
    expect(view).toMatchObject({ totals: [55, 29, 0], points: [0, 2, 0], phase: 'II', s_max: 50 });
    expect(view.seen.filter(({ taken_by }) => taken_by === 1).map(({ card }) => card)).toEqual(['blue-20', 'red-35']);
    expect(result.map(({ event }) => event.kind)).toEqual(['scored', 'phase_moved']);
  });

  it('shows what is left after a card was cast off', () => {
    const off: Told = { kind: 'cast_off', seat: 1, card: 'red-35', amount: 20 };
    const moved: Told = { kind: 'phase_moved', phase: 'II' };
    const { view } = shownOf(before, scene('round', [moved], [...trick, off, moved]));
    expect(view).toMatchObject({ totals: [20, 29, 0], s_max: 50 });
    expect(view.seen.find(({ card }) => card === 'red-35')?.taken_by).toBeNull();
  });

  it('holds totals that go on, as in Quick, against the limit that comes', () => {
    const quick = { ...before, view: { ...before.view, points_to_win: 0 } };
    const after = { ...quick, view: { ...quick.view, phase: 'II', s_max: 60 } } as State;
    const moved: Told = { kind: 'phase_moved', phase: 'II' };
    const resting = { ...scene('round', [moved], [...trick, moved]), before: quick, after };
    expect(shownOf(quick, resting).view).toMatchObject({ phase: 'II', s_max: 60, totals: [55, 29, 0] });
  });
});
