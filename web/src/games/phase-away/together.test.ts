import { expect, it, vi } from 'vitest';
import { texts } from './texts';
import { before, given, proposalFor, proposals, proposed, undrawn } from './together';
import type { Content, Happening, Move, Player, StoryEvent, View } from './types';

const player = (square: string): Player => ({ square, dimension: 'alpha', hp: 5 }) as unknown as Player;
const view = {
  players: [player('E4'), player('E5')], monsters: [{ square: 'C2', monster: 'void-hound' }],
  rooms: [{ square: 'E5', tile: 'start', air: true }, { square: 'E4', tile: 'plain', air: true }],
} as unknown as View;
const walk = (n: number, event: object) => ({ n, text: '', event }) as unknown as Happening;
const move = (kind: string, text: string) => ({ move: kind, text, parts: { kind } }) as unknown as Move;

it('a proposal is a step where a room lies, else to explore, and only next door', () => {
  expect(proposalFor(view, 1, 'E5')).toBe('step south');
  expect(proposalFor(view, 1, 'D4')).toBe('explore west');
  expect(proposalFor(view, 1, 'A1')).toBeNull();
});

it('who waits shows squares and proposes moves', () => {
  const point = vi.fn();
  const acts = proposals({ view, actor: 1, square: 'D4', t: texts('en'), point });
  expect(acts.map(({ title }) => title)).toEqual(['Explore D4', 'Show D4', 'Search', 'End turn']);
  acts.slice(0, 3).forEach(({ run }) => run());
  expect(point.mock.calls).toEqual([['D4', 'explore west'], ['D4'], ['E4', 'loot']]);
  const rooms = view.rooms.map((each) => ({ ...each, purse: { money: 2 } }));
  expect(proposals({ view: { ...view, rooms }, actor: 1, square: null, t: texts('en'), point }).map(({ title }) => title)).toContain('Pick up');
  expect(proposals({ view, actor: 1, square: 'A1', t: texts('de'), point }).map(({ title }) => title)[0]).toBe('A1 zeigen');
});

it('what others propose is a button, if it can be done', () => {
  const loot = move('loot', 'Search (1 AP)');
  const suggested = proposed([{ seat: 2, move: 'loot' }, { seat: 3, move: 'step north' }, { seat: 4 }], [loot, move('end', 'End')]);
  expect(suggested).toEqual([{ seat: 2, move: loot }]);
  const take = vi.fn();
  const rest = { walking: [], content: { monsters: [] } as unknown as Content, name: (seat: number) => `P${seat}`, t: texts('en'), draw: () => undefined, standIn: null };
  const [act] = given({ suggested, take, ...rest });
  expect(act).toMatchObject({ title: 'Search', note: 'P2 proposes', hinted: true });
  act!.run();
  expect(take).toHaveBeenCalledWith(loot);
  expect(given({ ...rest, suggested: [], take, standIn: take }).map(({ title }) => title)).toEqual(['Let a bot play for you']);
});

it('the walks of the last round wait for the felled, and the map with them', () => {
  const story = [
    walk(3, { kind: 'prowled', monster: 'dust-mite', from: 'A1', square: 'A2' }), walk(7, { kind: 'turn_ended' }),
    walk(7, { kind: 'prowled', monster: 'void-hound', from: 'C3', square: 'C2' }), walk(7, { kind: 'vanished', monster: 'dust-mite', from: 'A2' }),
  ] as StoryEvent[];
  const walks = undrawn(story, 0);
  expect(walks.map(({ event }) => event.monster)).toEqual(['void-hound', 'dust-mite']);
  expect(before(view, walks).monsters).toEqual([{ square: 'C3', monster: 'void-hound' }, { square: 'A2', monster: 'dust-mite' }]);
  expect(undrawn(story, 3).map(({ event }) => event.monster)).toEqual(['dust-mite']);
  expect(undrawn(story, 4)).toEqual([]);
});
