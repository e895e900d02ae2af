import { expect, it } from 'vitest';
import { headingsOf } from './headings';
import type { State, StoryEvent } from './types';

const event = (n: number, kind: string, rest: object = {}) => ({ n, text: kind, event: { kind, ...rest } }) as StoryEvent;
/** A trick of two cards. */
const trick = (n: number) => [
  event(n, 'played', { seat: 1 }), event(n + 1, 'played', { seat: 2 }), event(n + 1, 'took', { seat: 1 }),
];
const began = event(0, 'round_began', { seat: 1, amount: 1, phase: 'I' });
const undo = (n: number, ...takes_back: number[]) => event(n, 'undo', { seat: 1, takes_back, asked: false });
const numbers = (story: StoryEvent[], state: State | null = null) =>
  [...headingsOf(story, state)].map(([at, heading]) => [at, 'trick' in heading ? heading.trick : `round ${heading.round}`]);

it('each round and each trick has one', () => {
  const story = [began, ...trick(1), ...trick(3), event(4, 'round_began', { amount: 2, phase: 'II' }), ...trick(5)];
  expect(numbers(story)).toEqual([[0, 'round 1'], [1, 1], [4, 2], [7, 'round 2'], [8, 1]]);
});

it('what is played in place of what was taken back has the same number', () => {
  // The second trick is led, taken back with the end of the first, and played again.
  const story = [began, ...trick(1), event(3, 'played', { seat: 1 }), undo(4, 2, 3),
    event(5, 'played', { seat: 2 }), event(5, 'took', { seat: 2 }), event(6, 'played', { seat: 2 })];
  expect(numbers(story)).toEqual([[0, 'round 1'], [1, 1], [4, 2], [6, 1], [8, 2]]);
});

it('a match that begins in the middle of a round counts on', () => {
  // Two tricks were played before it, two cards each; one is finished since, five are there in all.
  const state = { view: { hands: [[], []], seen: Array(6).fill({}), tricks_left: 2 } } as unknown as State;
  expect(numbers([...trick(1), event(3, 'played', { seat: 1 })], state)).toEqual([[0, 3], [3, 4]]);
});
