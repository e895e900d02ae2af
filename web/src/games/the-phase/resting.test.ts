import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Resting, type Moment } from './resting.svelte';
import type { Happening, Kind, StoryEvent, TrickCard, View } from './types';

const card = (seat: number, name: string): TrickCard => {
  return { seat, by: seat, card: name, counts: true };
};

function moment(number: number, trick: TrickCard[], story: StoryEvent[], round = 1): Moment {
  const view = { hands: [[], [], []], trick, round, totals: [number, 0, 0] } as unknown as View;
  return { view, number, story, over: false };
}

const told = (n: number, kind: Kind, rest: object): Happening => ({
  n,
  text: kind,
  event: { kind, ...rest },
});

const played = [
  told(0, 'round_began', { seat: 1, phase: 'III', amount: 1 }),
  told(1, 'played', { seat: 1, card: 'red-3', counts: true }),
  told(2, 'played', { seat: 2, card: 'red-5', counts: true }),
];
const taken = [
  ...played,
  told(3, 'played', { seat: 3, card: 'red-9', counts: true }),
  told(3, 'took', { seat: 1, card: 'red-9', place: 1, amount: 9 }),
];
const before = moment(2, [card(1, 'red-3'), card(2, 'red-5')], played);

describe('a finished trick', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('rests with all its cards, then leaves for its takers', () => {
    const rest = new Resting();
    rest.follow(before);
    rest.follow(moment(3, [], taken));
    expect(rest.held?.trick.cards.map((each) => each.card)).toEqual(['red-3', 'red-5', 'red-9']);
    expect(rest.held?.view).toBe(before.view);
    vi.advanceTimersByTime(919);
    expect(rest.held).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(rest.held).toBeNull();
    expect(rest.departing?.took[0]).toMatchObject({ seat: 1, card: 'red-9' });
    expect(rest.just).toEqual([1]);
    vi.advanceTimersByTime(2000);
    expect(rest.just).toEqual([]);
  });

  it('leaves at once when the next card is played or somebody presses', () => {
    const rest = new Resting();
    rest.follow(before);
    rest.follow(moment(3, [], taken));
    rest.follow(
      moment(4, [card(1, 'red-1')], [...taken, told(4, 'played', { seat: 1, card: 'red-1' })]),
    );
    expect(rest.held).toBeNull();
    rest.release();
    expect(rest.held).toBeNull();
  });

  it('shows what the round brought when it was the last one', () => {
    const rest = new Resting();
    const scored = told(3, 'scored', { seat: 1, amount: 1 });
    const next = told(3, 'round_began', { seat: 1, phase: 'II', amount: 2 });
    rest.follow(before);
    rest.follow(moment(3, [], [...taken, scored, next], 2));
    rest.release();
    expect(rest.result).toEqual([scored]);
    vi.advanceTimersByTime(7000);
    expect(rest.result).toEqual([]);
  });

  it('does not rest on the first look, or after a jump', () => {
    const rest = new Resting();
    rest.follow(moment(3, [], taken));
    expect(rest.held).toBeNull();
    const late = new Resting();
    late.follow({ ...before, number: -9 });
    late.follow(moment(3, [], taken));
    expect(late.held).toBeNull();
  });
});
