import { expect, test } from 'vitest';
import { soundsOf } from './sounds';
import type { Kind, StoryEvent } from './types';

const told = (...events: StoryEvent['event'][]) => events.map((event, n) => ({ n, event, text: '' }));

test('every event that has a sound', () => {
  const kinds: Kind[] = ['dealt', 'played', 'gave', 'chose', 'took', 'discarded', 'scored'];
  expect(kinds.map((kind) => soundsOf(told({ kind }), 0))).toEqual([
    ['slide'], ['slide'], ['slide'], ['tap'], ['knock'], [], [],
  ]);
});

test('the phase goes up or down from where it was', () => {
  const story = told(
    { kind: 'round_began', phase: 'II' },
    { kind: 'phase_moved', phase: 'III' },
    { kind: 'round_began', phase: 'III' },
    { kind: 'phase_moved', phase: 'II' },
  );
  expect(soundsOf(story, 0)).toEqual(['up', 'down']);
  expect(soundsOf(story, 3)).toEqual(['down']);
  expect(soundsOf(story, 4)).toEqual([]);
});
