import { describe, expect, it } from 'vitest';
import { lately, prompt, type Scene } from './words';
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

describe('the last turn of somebody', () => {
  const people = [{ seat: 2, name: 'Yuna' }, { seat: 3, name: 'Mirko' }] as Scene['people'];
  const story = [
    ...tell(1, [{ kind: 'took', seat: 2, card: 'red-9' }, 'Yuna takes red 9 from the discard pile.']),
    ...tell(2, [{ kind: 'laid', seat: 2, phase: 1 }, 'Yuna lays down phase 1: red 9, green 9.']),
    ...tell(3, [{ kind: 'discarded', seat: 2, card: 'skip', to: 3 }, 'Yuna discards a Skip: Mirko loses a turn.'],
      [{ kind: 'skipped', seat: 3 }, 'Mirko loses this turn.']),
    ...tell(4, [{ kind: 'drew', seat: 1, card: 'red-1' }, 'You draw red 1.']),
  ];
  const of = (seat: number, told = story) => lately(seat, { story: told, people });

  it('is told when one draws, of as many as there is room for', () => {
    const told = (turns: number) => prompt({
      story, people, turns, resting: false, looking: false, seat: 1, lang: 'en', moves: [{ move: 'draw', parts: { kind: 'draw' } }], options: [],
      selected: null, main: null, now: { outcome: null, to_act: [1] }, view: { hands: [[], [], []], stage: 'drawing', active: [1, 1, 1], groups: [] },
    } as unknown as Scene).meanwhile;
    expect(told(2)).toBe('Yuna takes red 9 from the discard pile, lays down phase 1, discards a Skip: Mirko loses a turn. Mirko loses this turn.');
    expect(told(1)).toBe('Mirko loses this turn.');
    expect(told(0)).toBe('');
  });

  it('is said beside the name, without what nobody saw', () => {
    expect(of(2)).toBe('takes red 9 from the discard pile, lays down phase 1, discards a Skip: Mirko loses a turn');
    expect(of(3)).toBe('loses this turn');
    const drew = [...story, ...tell(6, [{ kind: 'drew', seat: 3 }, 'Mirko draws a card.'])];
    expect(of(3, drew)).toBe('draws a card');
    expect(of(3, [...drew, ...tell(7, [{ kind: 'discarded', seat: 3, card: 'red-2' }, 'Mirko discards red 2.'])])).toBe('discards red 2');
    expect(of(2, [...story, ...tell(8, [{ kind: 'hand_began', seat: 2, amount: 2 }, 'Hand 2 begins.'])])).toBe('');
  });

  it('is told as a whole when it is looked at once more', () => {
    const looked = { story: story.slice(0, 3), looking: true, resting: false, seat: 1, people, lang: 'en', moves: [], options: [],
      selected: null, main: null, now: { outcome: null, to_act: [1] }, view: { hands: [[], [], []] } } as unknown as Scene;
    expect(prompt(looked)).toEqual({
      question: 'Yuna’s last turn',
      lines: ['Yuna takes red 9 from the discard pile. Yuna lays down phase 1: red 9, green 9. Yuna discards a Skip: Mirko loses a turn.'],
    });
  });
});
