import { expect, it } from 'vitest';
import { othersActed } from './story';
import type { StoryEvent } from './types';

const told = (...events: [kind: string, seat: number][]) =>
  events.map(([kind, seat], n) => ({ n, event: { kind, seat }, text: kind }) as unknown as StoryEvent);

it('there is something to see until one has done something oneself', () => {
  expect(othersActed(told(['turn_began', 2], ['passed', 2]), 1)).toBe(false);
  expect(othersActed(told(['turn_began', 2], ['ordered', 2], ['damaged', 1], ['discarded', 2]), 1)).toBe(true);
  expect(othersActed(told(['turn_began', 2], ['used', 2], ['passed', 1], ['passed', 2]), 1)).toBe(false);
  expect(othersActed(told(['turn_began', 1], ['passed', 1], ['used', 2], ['passed', 3]), 1)).toBe(true);
  expect(othersActed(told(['ordered', 2], ['turn_began', 1]), 1)).toBe(false);
});
