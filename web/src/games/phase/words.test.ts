import { expect, it } from 'vitest';
import { badge, partsOf } from './cards';
import { asItStands, comesTo, fate, type Words } from './words';
import { lanesOf } from './cards';
import { texts } from './texts';
import type { Placed, Side, View } from './types';

const side = (title: string, alignment: 'good' | 'evil'): Side =>
  ({ side: title, title, faction: '', alignment, cost: 1, attack: 2, defence: 2, order: 'Action: draw a card.', skills: ['Action, phase 2: phase this warrior.'], working: [0] });
const SIDES = new Map([side('Ted', 'good'), side('Imp', 'evil'), side('Ghost', 'evil')].map((each) => [each.side, each]));
const card = (sleeve: string, face: string, more: object = {}): Placed => ({ sleeve, face, back: '?', attack_now: 2, defence_now: 2, ...more });
const player = (good: number, evil: number, play: Placed[]) => ({ good, evil, play, barracks: [], hand: [], discard: [], deck: [] });
const words = (players: object[], more: object = {}): Words => ({
  view: { good: 9, evil: 1, attackers: ['2:1'], stage: 0, players, playing: [], ...more } as unknown as View,
  known: (name) => SIDES.get(name) ?? null, t: texts('en'), seat: 1, name: () => 'Ben',
});

it('an ability has a keyword, a price and a text', () => {
  expect(partsOf('Action, lock 1, phase 2: draw a card.')).toEqual({ keyword: 'Action', price: 'lock 1, phase 2', text: 'draw a card.' });
  expect(partsOf('Swift.')).toEqual({ keyword: 'Swift', price: '', text: '' });
  expect(badge(SIDES.get('Ted')!)).toBe('Action 2');
});

it('whoever is not opposed brings no more than there is', () => {
  expect(asItStands(words([player(0, 0, []), player(0, 0, [card('2:1', 'Imp')])]))).toBe('As it stands, Ben gains 1 evil.');
  expect(asItStands(words([player(5, 5, []), player(0, 0, [card('2:1', 'Ted')])], { target: 1 }))).toBe('As it stands, you lose 2 good.');
});

it('several that nobody opposes are summed up, and together take no more than there is', () => {
  const three = [card('2:1', 'Ted'), card('2:2', 'Ted'), card('2:3', 'Imp')];
  const attacked = words([player(3, 5, []), player(0, 0, three)], { target: 1, attackers: ['2:1', '2:2', '2:3'] });
  expect(asItStands(attacked)).toBe('As it stands, you lose 3 good and 2 evil.');
  expect(comesTo(1, attacked)).toEqual({ good: 0, evil: 3 });
  expect(comesTo(2, attacked)).toBeNull();
  const nexus = words([player(0, 0, []), player(1, 0, three)], { attackers: ['2:1', '2:2', '2:3'] });
  expect(asItStands(nexus)).toBe('As it stands, Ben gains 4 good and 1 evil.');
  expect(comesTo(2, nexus)).toEqual({ good: 5, evil: 1 });
  expect(asItStands({ ...nexus, t: texts('de') })).toBe('So wie es steht: Ben erhält 4 guten und 1 bösen Einfluss.');
});

it('who falls is said of each lane, and a split is left open', () => {
  const one = words([player(0, 0, [card('1:1', 'Ted', { opposes: '2:1', falls: true })]), player(0, 0, [card('2:1', 'Imp')])]);
  expect(asItStands(one)).toBe('As it stands, Ted falls.');
  const two = words([player(0, 0, [card('1:1', 'Ted', { opposes: '2:1' }), card('1:2', 'Ted', { opposes: '2:1' })]), player(0, 0, [card('2:1', 'Imp', { falls: true })])]);
  expect(fate(lanesOf(two.view)[0]!, two)).toBe('Imp falls, Imp splits its damage');
});
