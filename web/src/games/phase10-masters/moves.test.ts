import { describe, expect, it } from 'vitest';
import { goalsOf, isBefore, layGoal, laysAt, plain, plainOfWanted, question, slotOf, sourceOf } from './moves';
import type { CardInfo, LaidGroup, Move, Parts, View } from './types';

const move = (parts: Parts): Move => ({ move: JSON.stringify(parts), text: '', parts });
const faces = new Map<string, CardInfo>(
  (['blue-5', 'red-6', 'green-4', 'green-7'] as const).map((card) => {
    const [colour, number] = card.split('-');
    return [card, { card, colour: colour as 'red', number: Number(number), points: 5, name: card }];
  }),
);
const run: LaidGroup = {
  seat: 2, group: 1, kind: 'run', cards: [{ card: 'blue-5', as: null }, { card: 'red-6', as: null }], takes: ['4', '7'],
};
const view = { groups: [run] } as unknown as View;
const hit = (card: string, as?: string) =>
  move({ kind: 'hit', card, seat: 2, group: 1, ...(as ? { as } : {}) });

describe('a card', () => {
  const save = move({ kind: 'save', card: 'blue-5' });
  const discard = move({ kind: 'discard', card: 'blue-5' });
  const fetch = move({ kind: 'fetch', card: 'blue-5' });

  it('lies in the hand or among the saves', () => {
    expect([save, discard, fetch].map(sourceOf)).toEqual(['hand', 'hand', 'saves']);
  });

  it('is hit rather than discarded, and discarded rather than saved', () => {
    const onto = hit('green-4');
    expect(plain([discard, save, onto], null)).toBe(onto);
    expect(plain([discard, save], null)).toBe(discard);
    expect(plain([discard, save], save.move)).toBe(save);
  });

  it('does not throw a card away that the phase wants, unless a hint says so', () => {
    expect(plainOfWanted([discard, save], null)).toBeNull();
    expect(plainOfWanted([discard, save], discard.move)).toBe(discard);
    expect(plainOfWanted([hit('green-4'), discard], null)?.parts.kind).toBe('hit');
  });

  it('asks where there are several ways', () => {
    const skips = [2, 3].map((seat) => move({ kind: 'discard', card: 'skip', seat }));
    expect(plain(skips, null)).toBeNull();
    expect(question(skips)).toBe('skip');
    expect(question([hit('wild', '4'), hit('wild', '7'), discard])).toBe('where');
    expect(question([discard, save])).toBeNull();
  });
});

describe('places', () => {
  it('of a run are its two ends', () => {
    expect(slotOf(view, hit('green-4'), faces)).toBe(0);
    expect(slotOf(view, hit('green-7'), faces)).toBe(1);
    expect(slotOf(view, hit('wild', '7'), faces)).toBe(1);
    expect(isBefore(run, '4', faces)).toBe(true);
    expect(isBefore(run, '7', faces)).toBe(false);
  });

  it('of a Skip are the discard pile and its victim', () => {
    expect(goalsOf(view, move({ kind: 'discard', card: 'skip', seat: 3 }), faces)).toEqual(['discard', 'seat 3']);
    expect(goalsOf(view, hit('wild', '4'), faces)).toEqual(['hit 2.1.0']);
    expect(goalsOf(view, move({ kind: 'save', card: 'blue-5' }), faces)).toEqual(['saves']);
  });
});

it('a place of the own phase is named and found again', () => {
  expect(laysAt(layGoal(1, 3))).toEqual({ group: 1, place: 3 });
  expect(laysAt('hit 1.2.0')).toBeNull();
});
