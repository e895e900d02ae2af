import { expect, it } from 'vitest';
import { prompt, type Scene } from './words';
import type { StoryEvent } from './types';

type GameEvent = StoryEvent['event'];

const tell = (n: number, ...events: [GameEvent, string][]): StoryEvent[] => events.map(([event, text]) => ({ n, event, text }));
const words = (story: StoryEvent[]) =>
  prompt({ story, resting: true, seat: 1, lang: 'en', moves: [], options: [], selected: null, main: null,
    now: { outcome: null, to_act: [] }, view: { hands: [[], []] } } as unknown as Scene).lines;

it('what rests is said in the words of the log', () => {
  expect(words(tell(4, [{ kind: 'hit', seat: 2, to: 1, group: 1, card: 'red-4' }, 'Yuna hits red 4.']))).toEqual(['Yuna hits red 4.']);
});

it('of the end of a hand it says who went out with what, and what it costs oneself', () => {
  const story = [
    ...tell(7, [{ kind: 'drew', seat: 2 }, 'Yuna draws a card.']),
    ...tell(8, [{ kind: 'discarded', seat: 2, card: 'green-9' }, 'Yuna discards green 9.'], [{ kind: 'went_out', seat: 2 }, 'Yuna goes out.'],
      [{ kind: 'shown', seat: 1, cards: ['skip'] }, 'You still hold a Skip.'], [{ kind: 'scored', seat: 1, amount: 15, total: 15 }, 'You score 15 points.'],
      [{ kind: 'completed', seat: 1, phase: 1 }, 'You have completed phase 1.'], [{ kind: 'scored', seat: 2, amount: 0, total: 0 }, 'Yuna scores no points.']),
  ];
  expect(words(story)).toEqual(['Yuna discards green 9. Yuna goes out.', 'You score 15 points. You have completed phase 1.']);
});
