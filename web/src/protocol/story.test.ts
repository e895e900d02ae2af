import { expect, test } from 'vitest';
import { backoff } from './connection';
import { update } from './fake-host';
import { emptyStory, extendStory, standing, takenBack, undoneOn } from './story';
import type { StoryEvent } from './types';

test('from the deal on', () => {
  const story = extendStory(emptyStory, update(-1, 2));
  expect(story).toMatchObject({ number: 2 });
  expect(extendStory(story!, update(2, 3))?.events.map((one) => one.n)).toEqual([0, 1, 2, 3]);
});

test('what is known is not told again, what is missing is noticed', () => {
  const story = extendStory(emptyStory, update(-1, 4))!;
  expect(extendStory(story, update(2, 4))).toBe(story);
  expect(extendStory(story, update(3, 6))?.events.map((one) => one.n)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(extendStory(story, update(5, 6))).toBeNull();
  expect(extendStory(emptyStory, update(0, 1))).toBeNull();
});

test('a long story begins later', () => {
  const shortened = { ...update(90, 100), shortened: true };
  const story = extendStory(emptyStory, shortened)!;
  expect(story.events[0]!.n).toBe(91);
  expect(extendStory(story, update(100, 101))?.events.at(-1)?.n).toBe(101);
  const older = extendStory(emptyStory, update(-1, 4))!;
  expect(extendStory(older, shortened)?.events[0]!.n).toBe(91);
  const known = extendStory(emptyStory, update(-1, 100))!;
  expect(extendStory(known, shortened)?.events, 'told anew, in another language').toHaveLength(10);
  expect(extendStory(known, { ...update(100, 100), shortened: true })).toBe(known);
});

test('one entry may tell several things', () => {
  const several = update(-1, 1);
  several.events = [1, 1, 1].map((n) => ({ n, event: { kind: 'took' }, text: 'x' }));
  const story = extendStory(emptyStory, several)!;
  expect(story.events).toHaveLength(3);
  expect(extendStory(story, { ...several, from: 0 })?.events).toHaveLength(3);
});

test('entries that were taken back', () => {
  const undo: StoryEvent = { n: 6, event: { kind: 'undo', seat: 1, takes_back: [4, 5], asked: true }, text: '' };
  expect([...takenBack([undo])]).toEqual([4, 5]);
  const story = [...update(2, 5).events, undo];
  expect(standing(story).map((one) => one.n)).toEqual([3]);
});

test('what people do beside the game is no part of it', () => {
  const beside: StoryEvent[] = [
    { n: 6, event: { kind: 'draw_offered', seat: 1 }, text: '' },
    { n: 7, event: { kind: 'draw_declined', seat: 2 }, text: '' },
    { n: 8, event: { kind: 'conceded', seat: 1, bot_plays_on: true }, text: '' },
  ];
  expect(standing([...update(4, 5).events, ...beside]).map((one) => one.n)).toEqual([5]);
});

test('waiting longer each time, but not for ever', () => {
  const waits = [0, 1, 2, 3, 10, 50].map((n) => backoff(n, 0.5));
  expect(waits).toEqual([400, 800, 1600, 3200, 15000, 15000]);
  expect(backoff(0, 0)).toBeGreaterThan(0);
});

test('several takings back in a row by the same person are one', () => {
  const back = (n: number, seat: number): StoryEvent => ({
    n, event: { kind: 'undo', seat, takes_back: [n - 1], asked: false }, text: 'back',
  });
  const told = [back(5, 1), back(6, 1), back(7, 2)];
  expect(told.map((_, i) => undoneOn(told, i))).toEqual([true, false, false]);
});
