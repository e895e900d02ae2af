// A trick at rest as a picture: who takes what and why, and the totals before anything is cleared.
// Everything comes from the events; nothing is worked out by the rules.
import type { Happening, PhaseName, TrickCard, View } from './types';

/** "second lowest" takes "lowest" takes "highest that counts"; one card may be two of them. */
export type Role = 'lowest' | 'second' | 'highest' | 'idle' | 'none';

export interface Arrow {
  /** Whose card takes, and whose is taken. */
  from: number;
  to: number;
  place: 1 | 2;
}

/** A total as it changes: 7 + 35 = 42, and in Quick 42 - 35 = 7 when a card is cast off. */
export interface Change {
  seat: number;
  before: number;
  /** The card that was taken; null for somebody who only casts one off. */
  taken: string | null;
  total: number;
  /** Told when the round ends, whenever it came to be. */
  bust: boolean;
  castOff: { card: string; total: number } | null;
}

export interface Rest {
  cards: TrickCard[];
  roles: Map<string, Role>;
  arrows: Arrow[];
  changes: Map<number, Change>;
  scored: { seat: number; points: number }[];
  /** The phase that comes; null if it does not move. */
  phase: PhaseName | null;
}

/** `since`: everything that happened after `before`, up to the end of what rests. */
export function restOf(before: View, since: readonly Happening[]): Rest | null {
  const cards = [...before.trick];
  const changes = new Map<number, Change>();
  const rest: Rest = { cards, roles: new Map(), arrows: [], changes, scored: [], phase: null };
  const takings: { seat: number; card: string; place: 1 | 2 }[] = [];
  const change = (seat: number): Change => {
    const total = before.totals[seat - 1] ?? 0;
    const known = changes.get(seat) ?? { seat, before: total, taken: null, total, bust: false, castOff: null };
    changes.set(seat, known);
    return known;
  };
  for (const { event } of since) {
    const { seat = 0, card = '', amount = 0 } = event;
    if (event.kind === 'played') cards.push({ seat, by: seat, card, counts: event.counts === true });
    if (event.kind === 'gave') cards.push({ seat: event.to ?? 0, by: seat, card, counts: true });
    if (event.kind === 'took') {
      takings.push({ seat, card, place: event.place === 2 ? 2 : 1 });
      Object.assign(change(seat), { taken: card, total: amount });
    }
    if (event.kind === 'cast_off') Object.assign(change(seat), { bust: true, castOff: { card, total: amount } });
    if (event.kind === 'bust') change(seat).bust = true;
    if (event.kind === 'scored') rest.scored.push({ seat, points: amount });
    if (event.kind === 'phase_moved') rest.phase = event.phase ?? null;
  }
  if (takings.length === 0) return null;

  const ownerOf = (card: string) => cards.find((each) => each.card === card)?.seat;
  for (const each of cards) rest.roles.set(each.card, each.counts ? 'none' : 'idle');
  for (const { seat, card, place } of takings) {
    if (place === 1) rest.roles.set(card, 'highest');
    const to = ownerOf(card);
    if (to !== undefined && to !== seat) rest.arrows.push({ from: seat, to, place });
  }
  for (const { seat, place } of takings) {
    const own = cards.find((each) => each.seat === seat);
    if (own) rest.roles.set(own.card, place === 1 ? 'lowest' : 'second');
  }
  return rest;
}
