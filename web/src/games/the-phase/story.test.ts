import { describe, expect, it } from 'vitest';
import {
  forecast,
  rounds,
  takenBy,
  trickCount,
} from './story';
import { stretches, turns } from './turns';
import { standing } from '../../protocol/story';
import type { StoryEvent, Told, View } from './types';

type GameEvent = StoryEvent['event'];

function story(...entries: [number, ...GameEvent[]][]): StoryEvent[] {
  return entries.flatMap(([n, ...events]) =>
    events.map((event) => ({ n, event, text: `${event.kind} ${event.seat ?? ''}` })),
  );
}

const played = (seat: number, card: string, counts = true): Told['event'] => ({
  kind: 'played',
  seat,
  card,
  ...(counts ? { counts } : {}),
});

const firstTrick: [number, ...GameEvent[]][] = [
  [0, { kind: 'round_began', seat: 1, phase: 'III', amount: 2 }, { kind: 'dealt', seat: 1 }],
  [1, played(1, 'green-8')],
  [2, played(2, 'green-40')],
  [
    3,
    played(3, 'yellow-35', false),
    { kind: 'took', seat: 1, card: 'green-40', place: 1, amount: 40 },
    { kind: 'took', seat: 2, card: 'green-8', place: 2, amount: 8 },
    { kind: 'discarded', cards: ['yellow-35'] },
  ],
];

describe('the story', () => {
  it('falls into rounds and tricks', () => {
    const [round, ...rest] = rounds(story(...firstTrick, [4, played(1, 'red-12')]));
    expect(rest).toEqual([]);
    expect(round).toMatchObject({ number: 2, phase: 'III' });
    expect(round!.tricks.map((trick) => [trick.first, trick.last, trick.done])).toEqual([
      [1, 3, true],
      [4, 4, false],
    ]);
    expect(round!.tricks[0]!.cards.map((each) => each.counts)).toEqual([true, true, false]);
    expect(round!.tricks[0]!.took).toEqual([
      { seat: 1, card: 'green-40', place: 1, total: 40 },
      { seat: 2, card: 'green-8', place: 2, total: 8 },
    ]);
    expect(round!.tricks[0]!.discarded).toEqual(['yellow-35']);
  });

  it('leaves out what was taken back', () => {
    const told = story(
      ...firstTrick,
      [4, played(1, 'red-12')],
      [5, { kind: 'undo', seat: 1, takes_back: [4], asked: false }],
      [6, played(1, 'red-3')],
    );
    expect(standing(told).some(({ event }) => event.card === 'red-12')).toBe(false);
    expect(rounds(told)[0]!.tricks[1]!.cards.map((each) => each.card)).toEqual(['red-3']);
  });

  it('lays a gift before the person who got it', () => {
    const [round] = rounds(
      story(
        [0, { kind: 'round_began', seat: 1, phase: 'IV', amount: 1 }],
        [1, { kind: 'gave', seat: 1, to: 3, card: 'red-12' }],
      ),
    );
    expect(round!.tricks[0]!.cards).toEqual([{ seat: 3, by: 1, card: 'red-12', counts: true }]);
  });

  it('keeps the phase of each trick of a Quick match', () => {
    const [round] = rounds(
      story(
        [0, { kind: 'round_began', seat: 1, phase: '0', amount: 1 }],
        [1, played(1, 'red-40'), { kind: 'took', seat: 1, card: 'red-40', place: 1, amount: 40 }],
        [1, { kind: 'cast_off', seat: 1, card: 'red-40' }, { kind: 'phase_moved', phase: 'I' }],
        [2, played(1, 'red-3')],
      ),
    );
    expect(round!.phase).toBe('0');
    expect(round!.tricks.map((trick) => trick.phase)).toEqual(['0', 'I']);
  });
});

describe('what is taken by whom', () => {
  it('is read from the cards that were seen', () => {
    const seen = [
      { card: 'green-8', by: 1, taken_by: 2 },
      { card: 'green-40', by: 2, taken_by: 1 },
      { card: 'yellow-35', by: 3, taken_by: null },
    ];
    expect(takenBy(seen, 1)).toEqual(['green-40']);
    expect(takenBy(seen, 3)).toEqual([]);
  });
});

describe('the preview of a move', () => {
  it('gives new totals for the gauges, and the words without the echo', () => {
    const { totals, text } = forecast([
      { event: played(1, 'green-25'), text: 'You play green 25.' },
      { event: { kind: 'took', seat: 2, card: 'green-40', amount: 90 }, text: 'Mirko takes it.' },
      { event: { kind: 'discarded', cards: [] }, text: 'Nothing is discarded.' },
    ]);
    expect([...totals]).toEqual([[2, 90]]);
    expect(text).toEqual(['Mirko takes it.']);
  });

  it('says at least what is done', () => {
    expect(forecast([{ event: played(1, 'red-3'), text: 'You play red 3.' }]).text).toEqual([
      'You play red 3.',
    ]);
    expect(forecast(undefined).text).toEqual([]);
  });

  it('says that a card would not count', () => {
    const preview = [{ event: played(1, 'red-3', false), text: 'It does not count.' }];
    expect(forecast(preview).text).toEqual(['It does not count.']);
    const lead = [{ event: played(1, 'red-3', true), text: 'You play red 3.' }];
    expect(forecast(lead).text).toEqual(['You play red 3.']);
    expect(forecast(lead, 'It may take the highest.').text).toEqual(['It may take the highest.']);
    expect(forecast(preview, 'No card of yours counts.').text).toEqual(['No card of yours counts.']);
  });
});

describe('the number of the trick', () => {
  const view = (seen: number, left: number) =>
    ({ hands: [[], [], []], seen: Array(seen).fill({}), tricks_left: left }) as unknown as View;

  it('counts finished tricks and those that are left', () => {
    expect(trickCount(view(0, 5))).toEqual({ now: 1, of: 5 });
    expect(trickCount(view(6, 3))).toEqual({ now: 3, of: 5 });
    expect(trickCount(view(15, 0))).toEqual({ now: 5, of: 5 });
  });
});

describe('turns', () => {
  const more: [number, ...GameEvent[]][] = [
    [4, played(1, 'red-3')],
    [5, played(2, 'red-4')],
    [
      6,
      played(3, 'red-5'),
      { kind: 'took', seat: 1, card: 'red-5', place: 1, amount: 45 },
      { kind: 'bust', seat: 1, amount: 45 },
      { kind: 'round_began', seat: 2, phase: 'II', amount: 3 },
    ],
    [7, played(2, 'blue-3')],
    [8, played(3, 'blue-4')],
    [9, played(1, 'blue-5'), { kind: 'took', seat: 2, card: 'blue-5', place: 1, amount: 5 }],
  ];

  it('are the finished tricks, with what they did to the standing or else who took', () => {
    expect(turns(story(...firstTrick, ...more), 'en')).toEqual([
      { n: 3, name: 'Round 2, trick 1', told: 'took 1. took 2.' },
      { n: 6, name: 'Round 2, trick 2', told: 'bust 1.' },
      { n: 9, name: 'Round 3, trick 1', told: 'took 2.' },
    ]);
  });

  it('stand in stretches: rounds, or the tricks of a single round', () => {
    expect(stretches(story(...firstTrick, ...more))).toEqual([
      { phase: 'III', from: 0, to: 2 },
      { phase: 'II', from: 2, to: 3 },
    ]);
    expect(stretches(story(...firstTrick))).toEqual([{ phase: 'III', from: 0, to: 1 }]);
  });
});
