// Positions of Phase Away right before what a case is about. games/phase_away/README.md says how they are written.
import { SIX } from './crowded';
import type { Scene } from './prepared';

const room = (square: string, air: boolean, more: object = {}) => ({ square, tile: 'plain', air, ...more });
const START = { square: 'E5', tile: 'start', air: true };
/** Turns are counted: nothing depends on how fast a case is. */
const TURNS = { clock: 'turns', turn_seconds: '30', minutes: '20', difficulty: 'normal' };

/**
 * Ada, a Soldier, stands on E4 in Alpha with 5 AP: a Vent Crab north of her falls at one blow, east is a room without air, west
 * nothing is laid. She carries a Bolt Gun and a Medkit; Ben, a Medic, is with her.
 */
export const adaActs: Scene = {
  game: 'phase-away',
  options: { players: '2', ...TURNS },
  sitters: [{ name: 'Ada' }, { name: 'Ben' }],
  position: {
    step: 'turn', actor: 1, ap: 5, clock: 120_000, round: 3, turns: 5, first: 1, start: 'E5',
    players: [
      { character: 'soldier', square: 'E4', dimension: 'alpha', hp: 6, things: ['bolt-gun', 'medkit'], purse: { dust: 1, money: 4 } },
      { character: 'medic', square: 'E4', dimension: 'alpha', hp: 6 },
    ],
    rooms: [START, room('E4', true, { looted: ['alpha'] }), room('E3', true, { tile: 'medi-center' }), room('F4', false), room('F5', true, { looted: ['alpha', 'beta'] })],
    monsters: [{ square: 'E3', monster: 'vent-crab' }],
  },
};

/** The same, but two steps from home and with half a minute left for the last turns. */
export const timeIsTight: Scene = {
  ...adaActs,
  position: { ...adaActs.position, clock: 1_140_000, round: 20, turns: 39 },
};

/** Ben lies felled in F5, away from Ada; when the round ends, the Dust Mite in E3 goes north. */
export const benLies: Scene = {
  ...adaActs,
  position: {
    step: 'turn', actor: 1, ap: 5, clock: 120_000, round: 3, turns: 5, first: 1, start: 'E5',
    players: [
      { character: 'soldier', square: 'E4', dimension: 'alpha', hp: 6 },
      { character: 'medic', square: 'F5', dimension: 'alpha', hp: 0, felled: true },
    ],
    rooms: [START, room('E4', true), room('E3', true), room('E2', true), room('F5', true)],
    monsters: [{ square: 'E3', monster: 'dust-mite' }],
    coming: { directions: ['north'] },
  },
};

/** Ada is one step from START with the artefact, and Ben waits there: with her step the mission is over. */
export const oneStepHome: Scene = {
  ...adaActs,
  position: {
    step: 'turn', actor: 1, ap: 2, clock: 600_000, round: 11, turns: 21, first: 1, start: 'E5', shards_found: 5,
    players: [
      { character: 'soldier', square: 'E4', dimension: 'alpha', hp: 6, purse: { artefact: 1, shards: 5, money: 12 } },
      { character: 'medic', square: 'E5', dimension: 'alpha', hp: 3, purse: { money: 5 } },
    ],
    rooms: [START, room('E4', true)],
  },
};

/** Ben has the artefact on START, and acts; Ada, who leads, lies felled next door. */
export const benCarriesItHome: Scene = {
  ...oneStepHome,
  position: {
    ...oneStepHome.position, actor: 2, turns: 22,
    players: [
      { character: 'soldier', square: 'E4', dimension: 'alpha', hp: 0, felled: true },
      { character: 'medic', square: 'E5', dimension: 'alpha', hp: 3, purse: { artefact: 1, shards: 5 } },
    ],
  },
};

/** Ada, the Navigator, sees two tiles. */
export const adaScouts: Scene = {
  ...adaActs,
  position: {
    ...adaActs.position,
    players: [{ character: 'navigator', square: 'E4', dimension: 'alpha', hp: 5 }, { character: 'medic', square: 'E5', dimension: 'alpha', hp: 6 }],
  },
};

/** With the end of her turn portals open: their time comes within it. */
export const portalsCome: Scene = {
  ...adaActs,
  position: { ...adaActs.position, clock: 240_000, portals_due: 250_000 },
};

/** And in the same second a monster. */
export const portalsAndMonstersCome: Scene = {
  ...portalsCome,
  position: { ...portalsCome.position, attacked: 0, clock: 290_000, portals_due: 310_000, attack_due: 310_000 },
};

/** Five people with long names, gear, all kinds of rooms, monsters, portals and the artefact. */
export const fiveAct: Scene = {
  game: 'phase-away',
  options: { players: '5', ...TURNS, minutes: '30' },
  sitters: SIX.slice(0, 5).map((name) => ({ name })),
  position: {
    step: 'turn', actor: 1, ap: 5, clock: 900_000, round: 6, turns: 26, first: 1, start: 'E5', shards_found: 5, artefact_room: 'H5', finder: 3,
    players: [
      { character: 'mechanic', square: 'C4', dimension: 'alpha', hp: 4, weapon: 'bolt-gun', armour: 'padded-vest', things: ['medkit', 'black-coffee', 'signal-flare'], purse: { money: 14, gems: 1, dust: 3 } },
      { character: 'rogue', square: 'C4', dimension: 'alpha', hp: 3, weapon: 'harpoon', things: ['crowbar'], purse: { shards: 1 } },
      { character: 'medic', square: 'G5', dimension: 'beta', hp: 6, armour: 'hull-plates', purse: { shards: 3, dust: 2 } },
      { character: 'navigator', square: 'E7', dimension: 'beta', hp: 0, felled: true },
      { character: 'soldier', square: 'E5', dimension: 'alpha', hp: 8, weapon: 'fire-axe', purse: { money: 40, shards: 1 } },
    ],
    rooms: [
      START, room('C2', true), room('D2', true), room('E2', false), room('C3', true, { looted: ['alpha'] }), room('D3', false), room('E3', false, { tile: 'medi-center', looted: ['beta'] }),
      room('F3', true), room('B4', true), room('C4', true, { looted: ['alpha', 'beta'] }), room('D4', true, { looted: ['alpha'] }), room('E4', false, { looted: ['beta'] }), room('F4', true),
      room('G4', true, { tile: 'cargo-hold' }), room('B5', false), room('C5', false), room('D5', true), room('F5', true), room('G5', false), room('H5', false), room('C6', false, { tile: 'cargo-hold' }),
      room('D6', true), room('E6', false, { looted: ['beta'] }), room('F6', true), room('G6', true), room('H6', false), room('D7', true), room('E7', false, { things: ['tea-tray'], purse: { gems: 2 } }), room('F7', false), room('E8', false),
    ],
    monsters: [{ square: 'B5', monster: 'void-hound' }, { square: 'B4', monster: 'cargo-ogre' }, { square: 'G6', monster: 'mirror-maid' }, { square: 'E8', monster: 'phase-widow' }],
    portals: ['C2', 'H6'],
  },
};

/** All five stand in one room without a way on, and Ada has something for everybody. A monster is next door on two sides. */
export const fiveTogether: Scene = {
  ...fiveAct,
  position: {
    ...fiveAct.position, artefact_room: undefined, finder: undefined, shards_found: 3,
    players: ['mechanic', 'rogue', 'medic', 'navigator', 'soldier'].map((character, i) => ({
      character, square: 'E4', dimension: 'alpha', hp: 3,
      ...(i === 0 ? { things: ['medkit', 'signal-flare', 'tea-tray', 'harpoon'], purse: { shards: 3, dust: 4, money: 9, gems: 2 } } : {}),
    })),
    rooms: [START, ...['E4', 'E3', 'D4', 'F4', 'D3', 'F3', 'C4', 'G4'].map((square) => room(square, true))],
    monsters: [{ square: 'E3', monster: 'cargo-ogre' }, { square: 'D4', monster: 'void-hound' }], portals: undefined,
  },
};

/** All five stand on START, which is full, and a monster is right below. */
export const fiveOnStart: Scene = {
  ...fiveTogether,
  position: {
    ...fiveTogether.position,
    players: (fiveTogether.position as { players: object[] }).players.map((player) => ({ ...player, square: 'E5' })),
    rooms: [START, room('E6', true)], monsters: [{ square: 'E6', monster: 'void-hound' }],
  },
};
