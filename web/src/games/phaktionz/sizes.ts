// Where things stand on the two battlefields, and how large they are, so that all of it fits.
import type { Room } from '../../board/BoardFrame.svelte';
import type { Player } from './types';

export const TIER3 = 6;
export const REALM = 7;
export const MIDDLE = [1, 2, 3, 4, 5] as const;
const FRONT_COLUMN: Readonly<Record<number, number>> = { [TIER3]: 3, [REALM]: 4 };

/** The column of the screen, from the left: columns that face each other are one. */
export function columnOf(slot: number, mine: boolean): number {
  const column = FRONT_COLUMN[slot] ?? slot;
  return mine ? column : 6 - column;
}

export interface FieldSize {
  card: number;
  /** The realm lies on its side, so wide that its column holds it. */
  realm: number;
  /** Of each front row, theirs first. */
  fronts: [number, number];
}

const GAP = 6;
const EMPTY_FRONT = { wide: 30, narrow: 26, low: 13 } as const;

/** A Tier 3 needs a whole row, a realm less, and an empty front only its words. */
function frontOf(player: Player | undefined, card: number, realm: number, empty: number): number {
  if (!player) return empty;
  if (player.units.some(({ slot }) => slot === TIER3)) return card * 1.4;
  return player.realm ? Math.max(empty, realm) : empty;
}

/** `players`: whoever is at the top first. */
export function fieldSize(room: Room, width: number, height: number, players: readonly (Player | undefined)[]): FieldSize {
  const empty = EMPTY_FRONT[room];
  const column = (width - 4 * GAP) / 5;
  const most = room === 'wide' ? 92 : room === 'low' ? 48 : 66;
  for (let card = Math.floor(Math.min(most, column - 6)); card > 26; card--) {
    const realm = Math.floor(Math.min(card * 0.8, (column - 2) / 1.4));
    const [a, b] = [frontOf(players[0], card, realm, empty), frontOf(players[1], card, realm, empty)];
    if (2 * card * 1.4 + a + b + 3 * GAP + 4 <= height) return { card, realm, fronts: [a, b] };
  }
  return { card: 26, realm: 20, fronts: [frontOf(players[0], 26, 20, empty), frontOf(players[1], 26, 20, empty)] };
}

export function handCard(room: Room, width: number, height: number): number {
  if (room === 'low') return 60;
  if (room === 'narrow') return Math.round(Math.max(58, Math.min(76, width / 4.9)));
  return height < 700 ? 82 : 98;
}
