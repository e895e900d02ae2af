import { expect, it } from 'vitest';
import { actsOf, type Offer } from './acts';
import { said } from './cards';
import { isTelling, turns, turnsOf } from './story';
import { texts } from './texts';
import type { Design, Move, StoryEvent, View } from './types';
import { announcedOf, foretold, question, stakeOf, textOf } from './words';

const t = texts('en');
const design = (name: string, more: object = {}): Design => ({
  design: name, title: name.replace(/-/g, ' '), form: null, type: 'tech', tier: 1, dmg: 1, faction: 'Warriors', lineage: 'Modernas', texts: ['Action, L/1: draw a card.'],
  create: '', promote: '', flavour: '', limited: false, created: false, promoted: null, ...more,
}) as unknown as Design;
const designs = [design('callisto'), design('dwarf', { type: 'striker', dmg: 2 }), design('approach', { form: 'counter', type: null, texts: ['Cast in response.'] })];
const known = (name: string) => designs.find((each) => each.design === name) ?? null;
const player = (more: object = {}) => ({ units: [], hand: [], pile: [], deck: [], ...more });
const view = (more: object = {}): View => ({
  turn: 3, phase: 'combat', ask: 'act', first: 1, active: 1, actor: 1, chain: [], due: 0,
  players: [player({ units: [{ card: 'callisto.1', slot: 2, dmg_now: 3, disabled: true, plagued: 2, weapon: 'approach.1' }], limits: [{ card: 'callisto', ability: 0, used: 1, limit: 1 }] }), player({ units: [{ card: 'dwarf.1', slot: 4 }] })],
  ...more,
}) as unknown as View;
const told = (event: object, text: string) => ({ event, text });
const move = (notation: string, parts: object, more: object = {}): Move => ({ move: notation, text: notation, parts, ...more }) as unknown as Move;
const offer = (view: View, moves: Move[], more: Partial<Offer> = {}): Offer =>
  ({ view, moves, options: [], selected: null, hinted: null, known, t, seat: 1, name: (seat) => ['Ada', 'Ben'][seat - 1]!, make: () => undefined, drop: () => undefined, ...more });

it('says all of a card on the battlefield', () => {
  const { players } = view();
  expect(said({ card: '1:callisto.1', zone: 'unit', unit: players[0]!.units[0]! }, known, t, players[0])).toBe(
    'callisto. Tier 1 Tech. 3 DMG, printed 1. in column 2. disabled. has a Plague counter. bears approach. Action, L/1: draw a card. (used 1 of 1 in this turn).');
  expect(said({ card: '2:other.1', zone: 'hand' }, known, t)).toBe(t.hiddenCard);
});

it('asks by the card that it is about', () => {
  const name = (seat: number) => `${seat}`;
  const ask = (more: object, seat = 1) => question({ view: view(more), known, t, seat, name });
  expect(ask({})).toBe('Who battles?');
  const attack = { kind: 'battle', seat: 2, source: '2:dwarf.1', subject: { card: '1:callisto.1' } };
  expect(ask({ ask: 'respond', chain: [attack] })).toBe('Do you answer the attack of dwarf?');
  expect(ask({ ask: 'respond', chain: [attack] }, 2)).toBe('Nobody answers dwarf. Do you yourself?');
  expect(ask({ ask: 'target', chain: [{ ...attack, seat: 1, source: '1:callisto.1' }] })).toBe('Whom does callisto battle?');
  expect(textOf({ kind: 'cast', seat: 2, source: '2:approach.1', ability: 0 }, known)).toBe('Cast in response.');
  expect(textOf(attack as never, known)).toBe('');
  const placed = { kind: 'placement', seat: 2, source: '2:dwarf.1' } as never;
  expect(announcedOf(placed, { view: view(), known, t, seat: 1, name: () => 'Ben' })).toBe('Ben places dwarf.');
  expect(ask({ ask: 'demote', chain: [placed], due: 1 })).toBe('Whom do you demote for dwarf (1 Tier to go)?');
});

it('names what a press does', () => {
  const named = (ask: string, moves: Move[], more: Partial<Offer> = {}, at: object = {}) => actsOf(offer(view({ ask, ...at }), moves, more)).map(({ text }) => text);
  expect(named('act', [move('next', { kind: 'next' })])).toEqual(['To Final Cast']);
  const link = { kind: 'battle', seat: 2, source: '2:dwarf.1' };
  const pass = move('pass', { kind: 'pass' });
  const cast = move('cast', { kind: 'cast', card: '1:approach.2' });
  expect(named('respond', [pass, cast], {}, { chain: [link] })).toEqual(['Let it happen']);
  // With an answer selected the light is on that.
  const acts = actsOf(offer(view({ ask: 'respond', chain: [link] }), [pass, cast], { selected: '1:approach.2', options: [cast] }));
  expect(acts.map(({ text, main }) => [text, main ?? false])).toEqual([['Cast approach', true], ['Let it happen', false], ['Put it down', false]]);
  expect(named('target', [move('t', { kind: 'target', card: '2:dwarf.1' }), move('d', { kind: 'direct' })], {}, { chain: [{ ...link, seat: 1 }] })).toEqual(['Battle Ben directly']);
});

it('tells what a move does, and what a deck loses by it', () => {
  const battle = move('pass', { kind: 'pass' }, { preview: [
    told({ kind: 'passed', seat: 1 }, 'You pass.'), told({ kind: 'battles', card: '2:dwarf.1', other: '1:callisto.1', dmg: 2, other_dmg: 1 }, 'The dwarf battles callisto'),
    told({ kind: 'damaged', seat: 1, amount: 3 }, 'You take 3 damage.'),
  ] });
  expect(foretold(battle)).toBe('The dwarf battles callisto. You take 3 damage.');
  expect([stakeOf(battle, 1), stakeOf(battle, 2), stakeOf(null, 1)]).toEqual([3, 0, 0]);
});

it('sorts the story into turns', () => {
  const event = (n: number, kind: string, more: object = {}, text = kind) => ({ n, event: { kind, ...more }, text }) as unknown as StoryEvent;
  const story = [
    event(1, 'turn_began', { seat: 2, amount: 1 }), event(2, 'passed'), event(3, 'damaged', { seat: 1, amount: 2 }, 'Ada takes 2 damage'),
    event(4, 'turn_began', { seat: 1, amount: 2 }), event(5, 'fizzled', {}, 'The attack fizzles.'),
  ];
  expect(turnsOf(story).map(({ seat, turn, last }) => [seat, turn, last])).toEqual([[2, 1, 3], [1, 2, 5]]);
  expect(turns(story, 'en')).toEqual([{ n: 3, name: 'Turn 1, seat 2', told: 'Ada takes 2 damage.' }]);
  expect(turns([...story, event(6, 'match_won', {}, 'Ada wins')], 'en').at(-1)?.told).toBe('The attack fizzles. Ada wins.');
  expect(story.filter(isTelling)).toHaveLength(4);
});
