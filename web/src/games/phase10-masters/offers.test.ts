import { describe, expect, it } from 'vitest';
import { actsOf, fitsOf, type Offer } from './offers';
import type { CardInfo, LaidGroup, Move, View } from './types';

const face = (card: string, number: number): [string, CardInfo] =>
  [card, { card, colour: 'red', number, name: `red ${number}` } as CardInfo];
const faces = new Map([face('red-5', 5), face('red-9', 9), ['wild', { card: 'wild', colour: '', number: 0, name: 'Wild' } as CardInfo]]);
const set = (group: number, number: number): LaidGroup => ({
  seat: 1, group, kind: 'set', takes: [`${number}`], cards: [{ card: `red-${number}`, as: null }],
}) as LaidGroup;
const hit = (group: number): Move =>
  ({ move: `hit wild on 1.${group}`, text: '', parts: { kind: 'hit', card: 'wild', seat: 1, group } }) as Move;
const name = () => 'Yuna';

describe('two groups of a kind', () => {
  const view = { groups: [set(1, 5), set(2, 9)], discard: [], stage: 'playing' } as unknown as View;
  const seen = { view, faces, lang: 'en' as const, seat: 1, name, asked: [] };

  it('are told apart on the buttons', () => {
    const options = [hit(1), hit(2)];
    const acts = actsOf({ ...seen, moves: options, options, main: null, picked: true, place: null, narrow: false } as unknown as Offer);
    expect(acts.map(({ text }) => text)).toEqual(['Your set (5)', 'Your set (9)']);
    expect(acts.map(({ label }) => label)).toEqual(['Hit Wild onto your set (5)', 'Hit Wild onto your set (9)']);
  });

  it('are told apart also with the same number', () => {
    const same = { ...seen, view: { ...view, groups: [set(1, 5), set(2, 5)] } as View };
    expect([...fitsOf([hit(1)], same).values()]).toEqual(['fits your set (5, 1st)']);
    expect([...fitsOf([hit(2)], { ...same, lang: 'de' }).values()]).toEqual([expect.stringContaining('(5, 2.)')]);
  });

  it('need no number where there is one', () => {
    const alone = { ...seen, view: { ...view, groups: [set(1, 5)] } as View };
    expect([...fitsOf([hit(1)], alone).values()]).toEqual(['fits your set']);
  });
});

it('what a guide asks for is the main button', () => {
  const move = (kind: string): Move => ({ move: kind, text: kind, parts: { kind } }) as Move;
  const seen = { view: { groups: [], discard: ['red-9'], stage: 'drawing' }, faces, lang: 'en', seat: 1, name, picked: false,
    narrow: true, moves: [move('draw'), move('take')], options: [] };
  const main = (rest: Partial<Offer>) => actsOf({ ...seen, asked: [], ...rest } as unknown as Offer).filter((act) => act.main).map(({ id }) => id);
  expect(main({})).toEqual(['draw']);
  expect(main({ asked: ['take'] })).toEqual(['take']);
  expect(main({ asked: ['take'], hint: seen.moves[0] })).toEqual(['draw']);
});
