import { describe, expect, it } from 'vitest';
import { standing } from '../../protocol/story';
import { breaths, handsOf, lastTurn } from './story';
import { soundsOf } from './sounds';
import { turns } from './turns';
import type { StoryEvent } from './types';

type GameEvent = StoryEvent['event'];

const tell = (...entries: GameEvent[][]): StoryEvent[] =>
  entries.flatMap((events, n) => events.map((event) => ({ n, event, text: `${event.kind} ${event.seat ?? ''}` })));

const story = tell(
  [{ kind: 'hand_began', seat: 2, amount: 1 }, { kind: 'dealt', seat: 1, amount: 10 }],
  [{ kind: 'chose', seat: 1, phase: 3 }],
  [{ kind: 'chose', seat: 2, phase: 8 }],
  [{ kind: 'drew', seat: 1, card: 'red-3' }],
  [{ kind: 'discarded', seat: 1, card: 'red-3' }, { kind: 'skipped', seat: 2 }],
  [{ kind: 'took', seat: 1, card: 'red-3' }],
  [
    { kind: 'discarded', seat: 1, card: 'red-4' },
    { kind: 'went_out', seat: 1 },
    { kind: 'shown', seat: 1 },
    { kind: 'scored', seat: 1, total: 20 },
    { kind: 'completed', seat: 1, phase: 3 },
    { kind: 'shown', seat: 2, cards: ['wild', 'red-1'] },
    { kind: 'scored', seat: 2, amount: 30, total: 45 },
    { kind: 'hand_began', seat: 1, amount: 2 },
    { kind: 'dealt', seat: 2, amount: 10 },
  ],
);

describe('hands', () => {
  it('have a line for each seat, with what it cost and which phase lay', () => {
    const [first, second] = handsOf(story);
    expect(first).toMatchObject({ number: 1, dealer: 2, out: 1, done: true, first: 0, last: 6 });
    expect(first!.lines).toEqual([
      { seat: 1, phase: 3, complete: true, cards: [], points: 0, total: 20 },
      { seat: 2, phase: 8, complete: false, cards: ['wild', 'red-1'], points: 30, total: 45 },
    ]);
    expect(second).toMatchObject({ number: 2, dealer: 1, out: null, done: false, lines: [] });
  });

  it('are over without anybody out when they stall', () => {
    const [only] = handsOf(tell([{ kind: 'stalled' }, { kind: 'shown', seat: 1 }, { kind: 'scored', seat: 1 }]));
    expect(only).toMatchObject({ out: null, done: true });
  });

  it('leave out what was taken back', () => {
    const undo: StoryEvent = { n: 7, event: { kind: 'undo', seat: 1, takes_back: [6], asked: false }, text: '' };
    const back = [...story, undo];
    expect(handsOf(back)).toHaveLength(1);
    expect(handsOf(back)[0]!.done).toBe(false);
  });

  it('are the turns of the film', () => {
    expect(turns(story, 'en')).toEqual([{ n: 6, name: 'Hand 1', told: 'went_out 1. completed 1.' }]);
  });
});

it('the log takes a breath at each hand, and when somebody comes round again', () => {
  expect(breaths(story).map(({ hand, turn }) => [hand, turn])).toEqual([[1, 0], [1, 1], [1, 2], [2, 0]]);
});

it('turns keep their numbers when something is taken back', () => {
  const again = tell(
    [{ kind: 'hand_began', seat: 2, amount: 1 }],
    [{ kind: 'drew', seat: 1 }],
    [{ kind: 'discarded', seat: 1 }],
    [{ kind: 'drew', seat: 2 }],
    [{ kind: 'discarded', seat: 2 }],
    [{ kind: 'drew', seat: 1 }],
    [{ kind: 'undo', seat: 1, takes_back: [5], asked: false }],
    [{ kind: 'took', seat: 1 }],
    [{ kind: 'discarded', seat: 1 }],
    [{ kind: 'drew', seat: 2 }],
    [{ kind: 'discarded', seat: 2 }],
    [{ kind: 'drew', seat: 1 }],
  );
  expect(breaths(again).map(({ hand, turn }) => [hand, turn])).toEqual([[1, 0], [1, 1], [1, 2], [1, 3]]);
  expect(breaths(tell([{ kind: 'drew', seat: 1 }]), 4)).toEqual([{ at: 0, hand: 4, turn: 1 }]);
});

it('a deal is heard once', () => {
  const deal = tell([{ kind: 'dealt', seat: 1 }, { kind: 'dealt', seat: 2 }], [{ kind: 'drew', seat: 1 }]);
  expect(soundsOf(deal, 0)).toEqual(['slide', 'slide']);
  expect(soundsOf(deal, 2)).toEqual(['slide']);
});

describe('the last turn', () => {
  const entries = (told: StoryEvent[], ...awaited: number[]) => lastTurn(standing(told), { to_act: awaited });

  it('is the one that is over, not the one that somebody is in', () => {
    expect(entries(story.slice(0, 2), 1)).toEqual([]);
    const drawn = story.filter(({ n }) => n <= 3);
    expect(entries(drawn, 1)).toEqual([]);
    const skipped = story.filter(({ n }) => n <= 4);
    expect(entries(skipped, 2)).toEqual([3, 4]);
    const again = story.filter(({ n }) => n <= 5);
    expect(entries(again, 1)).toEqual([3, 4]);
  });

  it('ends with its hand', () => {
    const next: StoryEvent = { n: 7, event: { kind: 'chose', seat: 2, phase: 1 }, text: 'chose 2' };
    expect(entries([...story, next], 3)).toEqual([5, 6]);
  });

  it('is another one when it was taken back', () => {
    const undone: StoryEvent = { n: 7, event: { kind: 'undo', seat: 1, takes_back: [6, 5], asked: false }, text: 'undo' };
    expect(entries([...story, undone], 2)).toEqual([3, 4]);
  });
});
