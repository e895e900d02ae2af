import { describe, expect, it } from 'vitest';
import { standing } from '../../protocol/story';
import { breaths, freshIn, handsOf, lastTurn, tableIn } from './story';
import { soundsOf } from './sounds';
import { turns } from './turns';
import type { Scene } from '../index';
import type { CardInfo, Game, StoryEvent } from './types';

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

  it('count on from where a match began', () => {
    const later = story.slice(1).map((one) => (one.event.kind === 'hand_began' ? { ...one, event: { ...one.event, amount: 5 } } : one));
    expect(handsOf(later).map(({ number }) => number)).toEqual([4, 5]);
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

it('the last act of a hand lies on the table while it rests', () => {
  const faces = new Map<string, CardInfo>(['red-5', 'red-6', 'red-4'].map((card) =>
    [card, { card, colour: 'red', number: Number(card.split('-')[1]), points: 5, name: card }]));
  const run = { seat: 2, group: 1, kind: 'run', cards: [{ card: 'red-5', as: '5' }, { card: 'red-6', as: '6' }], takes: ['4', '7'] };
  const before = { view: { hand: 1, hands: [['red-4'], ['?', '?']], groups: [run], discard: [], scores: [0, 15], completed: [[], []] }, to_act: [1], outcome: null };
  const after = { view: { hand: 2, hands: [[], []], groups: [], discard: [] }, to_act: [2], outcome: null };
  const told = tell([{ kind: 'hit', seat: 1, to: 2, group: 1, card: 'red-4', as: '4' }, { kind: 'went_out', seat: 1 },
    { kind: 'shown', seat: 2, cards: ['wild', 'red-1'] }, { kind: 'completed', seat: 1, phase: 3 },
    { kind: 'scored', seat: 2, amount: 30, total: 45 }]);
  const scene = { kind: 'hand', before, after, since: told, events: told } as unknown as Scene<Game>;
  const { view, to_act: awaited } = tableIn(scene, faces);
  expect([view.scores, view.completed]).toEqual([[0, 45], [[3], []]]);
  expect(view.groups[0]!.cards.map(({ card }) => card)).toEqual(['red-4', 'red-5', 'red-6']);
  expect(view.hands).toEqual([[], ['wild', 'red-1']]);
  expect(awaited).toEqual([]);
});

describe('what has just come', () => {
  const group = (seat: number, group: number, ...cards: string[]) =>
    ({ seat, group, kind: 'run', takes: [], cards: cards.map((card) => ({ card, as: null })) }) as never;
  const groups = [group(2, 1, 'red-4', 'red-5', 'red-6'), group(2, 2, 'red-6', 'blue-6')];
  const fresh = (...events: GameEvent[]) => [...freshIn({ since: tell(events) } as unknown as Scene<Game>, groups)];

  it('is the card at that end of its group, or a whole phase', () => {
    expect(fresh({ kind: 'hit', seat: 1, to: 2, group: 1, card: 'red-4' })).toEqual(['2.1.0']);
    expect(fresh({ kind: 'hit', seat: 1, to: 2, group: 1, card: 'red-6' })).toEqual(['2.1.2']);
    expect(fresh({ kind: 'laid', seat: 2, phase: 1 })).toEqual(['2.1.0', '2.1.1', '2.1.2', '2.2.0', '2.2.1']);
    expect(fresh({ kind: 'laid', seat: 1, phase: 1 })).toEqual([]);
  });

  it('is whoever loses a turn, and nothing else of a discard', () => {
    expect(fresh({ kind: 'discarded', seat: 1, card: 'skip', to: 2 })).toEqual(['seat 2']);
    expect(fresh({ kind: 'discarded', seat: 1, card: 'red-4' })).toEqual([]);
  });
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
