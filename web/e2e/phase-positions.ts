// Positions of Phase right before what a case is about. The usual decks: Night Shapes, What the Moor Returns,
// The Long Account, Lock and Key, Under the Noon Banner.
import { SIX } from './crowded';
import type { Scene } from './prepared';

const names = (...all: string[]) => all.map((name) => ({ name }));

/** "Ted / Chained Horror": the side that is up (in a hand: that the others see) comes first. */
const at = (sleeve: string, card: string, more: object = {}) => {
  const [face, back] = card.split(' / ');
  return { sleeve, face, back, ...more };
};

const duel = { game: 'phase', options: { players: '2' }, sitters: names('Ada', 'Ben') };

const ADA = {
  good: 5, evil: 4,
  play: [at('1:1', 'Nighthawk / Moon Aunt'), at('1:2', 'Chained Horror / Ted')],
  barracks: [
    at('1:3', 'Squeezle / The Flying Death'), at('1:4', 'Moon Aunt / Mudling'), at('1:5', 'Ted / Drowned Hunter'),
    at('1:6', 'Lantern Child / Peat Wyrm'), at('1:7', 'Mudling / The Flying Death', { locked: true }),
  ],
  hand: [at('1:8', 'Drowned Hunter / Squeezle'), at('1:9', 'Lantern Child / Chained Horror'), at('1:10', 'Peat Wyrm / Nighthawk')],
  discard: [at('1:11', 'Squeezle / Moon Aunt')],
};
const BEN = {
  good: 3, evil: 2,
  play: [at('2:1', 'Heron Caller / Berserker'), at('2:2', 'Leech Swarm / Trivet')],
  barracks: [at('2:3', 'Fen Tracker / Berserker'), at('2:4', 'Pennaggolan / Reed Mother'), at('2:5', 'Trivet / Sedge Runner')],
  hand: [at('2:6', 'Necromancer / Fen Tracker'), at('2:7', 'Old Antler / Berserker')],
  discard: [at('2:8', 'Sedge Runner / Heron Caller')],
};
const between = { round: 4, turn: 7, starter: 1, good: 9, evil: 8 };

/** Ada trains: four resources are awake, Ted costs two. */
export const adaTrains: Scene = {
  ...duel,
  position: { ...between, step: 'training', ask: 'train', active: 1, actor: 1, acting: 1, players: [ADA, BEN] },
};

/** Ada may attack; Nighthawk and Chained Horror are awake. */
export const adaMayAttack: Scene = {
  ...duel,
  position: { ...between, step: 'attack', ask: 'attack', active: 1, actor: 1, acting: 1, players: [ADA, BEN] },
};

/** Her two attack the Nexus, Ben's Heron Caller stands against Chained Horror, and its skirmish is fought. */
export const adaFights: Scene = {
  ...duel,
  position: {
    ...between, step: 'skirmish', ask: 'action', active: 1, actor: 1, acting: 1, guardian: 2, attackers: ['1:1', '1:2'], skirmish: '1:2',
    players: [ADA, { ...BEN, play: [at('2:1', 'Heron Caller / Berserker', { opposes: '1:2' }), BEN.play[1]] }],
  },
};

/** Ben attacks the Nexus, which Ada guards, with a good and an evil warrior. Nighthawk is asked first. */
export const adaDefends: Scene = {
  ...duel,
  position: {
    ...between, step: 'declare', ask: 'block', active: 2, actor: 1, acting: 2, guardian: 1, attackers: ['2:1', '2:2'], subject: '1:1',
    players: [ADA, BEN],
  },
};

/** The last turn of the last round: if Ada passes, she has won with 6 of one kind. */
export const adaEnds: Scene = {
  ...duel,
  options: { players: '2', round_limit: '4' },
  position: {
    ...between, turn: 8, step: 'last-round', ask: 'action', active: 2, actor: 1, acting: 2, passes: 1,
    players: [{ ...ADA, good: 6 }, BEN],
  },
};

/** In the Keepers' hand High Keeper Oriel, whose order helps good Keepers in play: there are none. */
export const adaHoldsInVain: Scene = {
  ...duel,
  options: { players: '2', deck1: 'The Long Account', deck2: 'What the Moor Returns' },
  position: {
    ...between, step: 'training', ask: 'train', active: 1, actor: 1, acting: 1,
    players: [{ good: 5, evil: 4, hand: [at('1:1', 'The Undying / High Keeper Oriel'), at('1:2', 'Wax Imp / Margin Scribe')], barracks: [at('1:3', 'The Cognet / Debt Ghost')] }, BEN],
  },
};

/** Peat Wyrm counts evil resources, and the two that would pay for it turn to good ones. */
export const adaWouldPayInVain: Scene = {
  ...duel,
  position: {
    ...between, step: 'training', ask: 'train', active: 1, actor: 1, acting: 1,
    players: [{ good: 5, evil: 4, play: [at('1:1', 'Peat Wyrm / Nighthawk')], barracks: [at('1:2', 'The Flying Death / Squeezle'), at('1:3', 'Moon Aunt / Squeezle')] }, BEN],
  },
};

/** The round that ends her turn: Ada holds nothing, and Ben has more than she. */
export const adaCanOnlyPass: Scene = {
  ...duel,
  position: { ...between, step: 'last-round', ask: 'action', active: 1, actor: 1, acting: 1, players: [{ good: 5, evil: 4 }, BEN] },
};

const FIVE = SIX.slice(0, 5);

/** Five players with much on the table: Christopher attacks Maximiliane with three, and her first warrior is asked. */
export const fiveFight: Scene = {
  game: 'phase',
  options: { players: '5' },
  sitters: FIVE.map((name) => ({ name })),
  position: {
    round: 6, turn: 27, starter: 1, good: 18, evil: 15, step: 'declare', ask: 'block', active: 2, actor: 1, acting: 2, guardian: 3, target: 1,
    attackers: ['2:1', '2:2', '2:9'], subject: '1:1',
    players: [
      { ...ADA, good: 9, evil: 5 },
      { ...BEN, good: 4, evil: 11, play: [...BEN.play, at('2:9', 'Old Antler / Pennaggolan'), at('2:10', 'Necromancer / Reed Mother')] },
      {
        good: 6, evil: 3,
        play: [at('3:1', 'Oath Sister / Wax Imp'), at('3:2', 'Fallen Warden / The Cognet'), at('3:3', 'Margin Scribe / Black Ledger')],
        barracks: [at('3:4', 'Wax Imp / The Cognet'), at('3:5', 'No-Ne Chim 3 / The Undying'), at('3:6', 'Black Ledger / Oath Sister'), at('3:7', 'Margin Scribe / Wax Imp'), at('3:8', 'The Undying / High Keeper Oriel')],
        hand: [at('3:9', 'Debt Ghost / Oath Sister'), at('3:10', 'The Cognet / The Undying')],
      },
      {
        good: 3, evil: 6,
        play: [at('4:1', 'Gate Warden / Rusty Jailer'), at('4:2', 'Third Key / Vault Clerk'), at('4:3', 'Sister Alexis / Debt Ghost'), at('4:4', 'Whispering Draught / Brass Porter')],
        barracks: [at('4:5', 'Brass Porter / Third Key', { locked: true }), at('4:6', 'Rusty Jailer / Sister Alexis'), at('4:7', 'Bell Sister Maud / Third Key'), at('4:8', 'Vault Clerk / Rusty Jailer')],
        hand: [at('4:9', 'Third Key / Gate Warden'), at('4:10', 'Bell Sister Maud / Debt Ghost'), at('4:11', 'Vault Clerk / Whispering Draught')],
        discard: [at('4:12', 'Sister Alexis / Third Key')],
      },
      { good: 8, evil: 7 },
    ],
  },
};

/** The same table, as Christopher trains after his attack. */
export const fiveTrain: Scene = {
  ...fiveFight,
  position: { ...fiveFight.position, step: 'training', ask: 'train', actor: 2, target: undefined, guardian: undefined, attackers: undefined, subject: undefined },
};
