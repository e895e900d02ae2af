// Positions of Phaktionz right before what a case is about: Ada plays Zane Basic, Ben Lulo United.
import type { Scene } from './prepared';

const duel = {
  game: 'phaktionz', options: { deck1: 'Zane Basic', deck2: 'Lulo United' }, sitters: [{ name: 'Ada' }, { name: 'Ben' }],
};
const at = (slot: number, card: string, more: object = {}) => ({ card, slot, ...more });

export const FULTHROTTLE = '1:fulthrottle-the-dragonic-warrior.1';
export const CALLISTO = '1:callisto-the-hinded-warrior.1';
export const SINTH = '2:sinth-the-brave-men.1';
export const KANKO = '2:kanko-loko-prince-giant.1';
export const DWARF = '2:the-strong-dwarf.1';
export const APPROACH = '1:the-spartian-approach.1';

const ADA = {
  units: [
    at(1, 'callisto-the-hinded-warrior'), at(2, 'fulthrottle-the-dragonic-warrior'), at(3, 'chiken-of-good-skills'), at(5, 'fortunate-squire-blitz', { battled: 1 }),
  ],
  hand: ['the-unfornate-warrior', 'berserker-guardian', 'the-spartian-approach', 'arrow-storm', 'the-reinforced-warrior', 'the-reinforced-warrior.2'],
  pile: ['defense-guard', 'blate-the-helping-sword', 'one-last-time'],
};
const BEN = {
  units: [at(3, 'sinth-the-brave-men'), at(2, 'hu-the-fantastic-elf'), at(1, 'kanko-loko-prince-giant', { battled: 1 }), at(6, 'lin-the-fantastic-elf')],
  realm: 'united-front',
  hand: ['the-strong-dwarf', 'haka-goblin', 'type-change'],
  pile: ['the-enchanted-deer', 'haka-goblin.2'],
};
const own = { turn: 9, first: 1, active: 1, actor: 1 };

/** Ada's Main Phase: a Tier 1 is free, a Tier 2 costs two of hers. */
export const adaPlaces: Scene = { ...duel, position: { ...own, phase: 'main', ask: 'act', players: [ADA, BEN] } };

/** Her Combat Phase: three can battle. */
export const adaBattles: Scene = { ...duel, position: { ...own, phase: 'combat', ask: 'act', players: [ADA, BEN] } };

/** Ben's Combat Phase: he attacks, and Ada is asked. */
export const benBattles: Scene = {
  ...duel, position: { ...own, turn: 10, active: 2, actor: 2, phase: 'combat', ask: 'act', players: [ADA, { ...BEN, units: BEN.units.map(({ card, slot }) => ({ card, slot })) }] },
};

/** Ben's whole deck, as its sheet lists it. */
const UNITED: Record<string, number> = {
  'waroko-loko-king-giant': 2, 'lin-the-fantastic-elf': 2, 'hu-the-fantastic-elf': 4, 'kanko-loko-prince-giant': 4, 'sinth-the-brave-men': 4,
  'the-invocated-dwarf': 2, 'the-united-men': 2, 'the-enchanted-deer': 2, 'haka-goblin': 2, 'the-strong-dwarf': 4, 'the-enchanted-lion': 4,
  'waka-goblin': 4, 'triatic-trouble': 1, 'type-change': 3, 'united-assault': 3, 'helios-united-fragment': 2, 'till-tomorrows-promise': 4, 'united-front': 1,
};
const allBut = (taken: readonly string[]) =>
  Object.entries(UNITED).flatMap(([name, count]) => Array.from({ length: count - taken.filter((each) => each === name).length }, () => name));

/** One card is left in Ben's deck, and his column before her Callisto is empty. */
export const adaWins: Scene = {
  ...duel,
  position: {
    ...own, phase: 'combat', ask: 'act',
    players: [ADA, { units: [at(3, 'sinth-the-brave-men')], hand: ['haka-goblin'], pile: allBut(['sinth-the-brave-men', 'haka-goblin', 'waka-goblin']), deck: ['waka-goblin'] }],
  },
};
