import { expect, it } from 'vitest';
import { bySquare, costOf, forecast, isGrave, withoutCost } from './acts';
import { beside, byKey, SQUARES } from './grid';
import { applied, lit, markOf } from './scenes';
import { cellsOf, said } from './station';
import { newsBegin, saw } from './seen';
import { newsOf } from './story';
import { texts } from './texts';
import { isTight } from './words';
import type { Content, Happening, Move, Player, StoryEvent, View } from './types';

const content: Content = {
  characters: [], things: [], minutes: 30,
  monsters: [{ monster: 'void-hound', name: 'Void Hound', damage: 2, hp: 3, movement: 1, text: '' }],
};
const player = (square: string, more: Partial<Player> = {}): Player => ({
  character: 'medic', square, dimension: 'alpha', hp: 5, weapon: null, armour: null, things: [], purse: {}, damage: 1, protection: 0, most_hp: 6, ap: 5,
  way_home: 1, ...more,
});
const view: View = {
  step: 'turn', actor: 1, ap: 3, acted: 0, seconds_left: 600, clock: 0, players: [player('E5'), player('E4')], monsters: [{ square: 'E4', monster: 'void-hound' }],
  rooms: [{ square: 'E5', tile: 'start', air: true }, { square: 'E4', tile: 'medi-center', air: true, looted: ['alpha'] }],
  walks: [], portals: [], start: 'E5', shards_found: 0, searches: 0, artefact_owed: false, leader: 1, round: 1, turns: 1, turn_began: 0, portals_opened: 0, attacked: 0,
  no_portals_since: 0, bag: [], scouted: [],
};
const told = (event: object, n = 1, text = ''): StoryEvent => ({ n, text, event }) as StoryEvent;
const happened = (...events: object[]) => events.map((event) => told(event) as Happening);
const move = (text: string, parts: Move['parts'], preview: object[] = []): Move =>
  ({ move: text, text, parts, preview: preview.map((event) => ({ text: '', event })) }) as unknown as Move;

it('squares lie as on the board', () => {
  expect(SQUARES).toHaveLength(81);
  expect(beside('E5', 'north')).toBe('E4');
  expect(beside('A1', 'west')).toBeNull();
  expect(byKey('I9', 'ArrowRight')).toBe('I9');
  expect(byKey('C3', 'End')).toBe('I3');
  expect(byKey('C3', 'x')).toBeNull();
});

it('a square is said with all that is on it', () => {
  const cell = cellsOf(view, content).get('E4')!;
  const name = (seat: number) => `P${seat}`;
  expect(said(cell, texts('en'), name, () => null)).toBe('E4, air, Medi-Center, Void Hound strikes 2, 3 HP, moves 1, P2 in Alpha; searched in Alpha');
  expect(said(cellsOf(view, content).get('A1')!, texts('de'), name, () => null)).toBe('A1, unerforscht');
});

it('moves stand on the squares that they lead to, the usual one first', () => {
  const vent = move('Turn the air on or off in the north (2 AP)', { kind: 'vent', direction: 'north' });
  const step = move('Go north (1 AP)', { kind: 'step', direction: 'north' });
  expect(bySquare([vent, step], 'E5').get('E4')).toEqual([step, vent]);
  expect(costOf(vent)).toBe(2);
  expect(withoutCost(step)).toBe('Go north');
});

it('what a move costs in blood is known from its preview', () => {
  const step = move('Go north (1 AP)', { kind: 'step', direction: 'north' }, [
    { kind: 'stepped', square: 'E4' }, { kind: 'fought', monster: 'void-hound', amount: 2, dealt: 3 }, { kind: 'slain', monster: 'void-hound' },
    { kind: 'fought', seat: 2, monster: 'void-hound', amount: 4 },
  ]);
  expect(forecast(step, 1)).toEqual({ lost: 2, against: 'void-hound', slain: true, felled: false, portal: null });
});

it('only what cannot be mended is asked for twice', () => {
  expect(isGrave(move('End', { kind: 'end' }), { ap: 2 })).toBe(true);
  expect(isGrave(move('End', { kind: 'end' }), { ap: 0 })).toBe(false);
  expect(isGrave(move('Search', { kind: 'loot' }), { ap: 2 })).toBe(false);
});

it('a scene is drawn on the table before it', () => {
  const events = happened(
    { kind: 'explored', seat: 1, square: 'F5', tile: 'plain', monster: 'void-hound' },
    { kind: 'prowled', monster: 'void-hound', from: 'E4', square: 'E3' }, { kind: 'portals_opened', square: 'E4', from: 'F5' },
    { kind: 'fought', seat: 2, square: 'E4', amount: 2, dealt: 1, monster: 'void-hound' }, { kind: 'felled', seat: 2, square: 'E4' },
  );
  const after = applied(view, events);
  expect(after.rooms.at(-1)).toEqual({ square: 'F5', tile: 'plain', air: false });
  expect(after.monsters.map(({ square }) => square)).toEqual(['F5', 'E3']);
  expect(after.portals).toEqual(['E4', 'F5']);
  expect(after.players[1]).toMatchObject({ hp: 0, felled: true });
  expect(lit(events)).toEqual(new Set(['F5', 'E3', 'E4']));
  expect(markOf(events)).toMatchObject({ square: 'E4', kind: 'fight', lost: 2, felled: true });
});

it('a find is shown with what was found', () => {
  expect(markOf(happened({ kind: 'looted', square: 'E4', loot: 'money', amount: 4 }))).toMatchObject({ kind: 'loot', emblem: 'money', amount: 4 });
  expect(markOf(happened({ kind: 'looted', square: 'E4', thing: 'medkit', amount: 1 }))).toMatchObject({ emblem: 'medkit' });
});

it('announcements stay until they are seen, whoever looks', () => {
  const story = [told({ kind: 'attacked', amount: 1, clock: 9 }, 1, 'Attack'), told({ kind: 'appeared', monster: 'void-hound', square: 'E4' })];
  expect(newsBegin('a table', 0)).toBe(0);
  expect(newsOf(story, newsBegin('a table', 2))).toMatchObject([{ kind: 'attack', clock: 9, squares: [{ square: 'E4', monster: 'void-hound' }] }]);
  saw('a table', 2);
  expect(newsOf(story, newsBegin('a table', 2))).toEqual([]);
  // Whoever comes late has nothing to catch up with.
  expect(newsOf(story, newsBegin('another', 2))).toEqual([]);
});

it('the way home is tight when its rounds take what is left of the clock', () => {
  expect(isTight(player('E1', { way_home: 6 }), view, 30)).toBe(false);
  expect(isTight(player('E1', { way_home: 6 }), { ...view, seconds_left: 150 }, 30)).toBe(true);
  expect(isTight(player('E5', { way_home: 0 }), { ...view, seconds_left: 5 }, 30)).toBe(false);
});
