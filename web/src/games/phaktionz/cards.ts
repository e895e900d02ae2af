// Cards in words, and which of them lies where.
import { HIDDEN, type Design, type Player, type Unit, type View } from './types';
import type { Texts } from './texts';

/** A design by its name in views; null for what is hidden. */
export type Known = (design: string) => Design | null;

/** Whose card it is: "2:haka-goblin.1" is of seat 2. */
export const ownerOf = (card: string): number => Number(card.split(':')[0]);
/** "2:haka-goblin.1" and "haka-goblin.1" are of the design "haka-goblin". */
export const designOf = (card: string): string => card.replace(/^\d+:/, '').replace(/\.\d+$/, '');
/** A card of a player's list, by the name that moves have for it. */
export const cardOf = (seat: number, listed: string): string => `${seat}:${listed}`;

export const OPEN_PILES = ['pile', 'exile', 'creation'] as const;
export type OpenPile = (typeof OPEN_PILES)[number];
export type Zone = 'unit' | 'weapon' | 'realm' | 'hand' | 'deck' | OpenPile;

/** A card that one may see, where it lies. */
export interface Lying {
  card: string;
  seat: number;
  zone: Zone;
  /** The Summon itself, or the one that bears it. */
  unit?: Unit;
  counters?: number;
}

const shown = (cards: readonly string[] | undefined): string[] => (cards ?? []).filter((card) => card !== HIDDEN);

export function lyingOf(player: Player, seat: number): Lying[] {
  const list = (zone: Zone, cards: readonly string[] | undefined) =>
    shown(cards).map((card): Lying => ({ card: cardOf(seat, card), seat, zone }));
  return [
    ...player.units.flatMap((unit): Lying[] => [
      { card: cardOf(seat, unit.card), seat, zone: 'unit', unit, counters: unit.counters ?? 0 },
      ...(unit.weapon ? [{ card: cardOf(seat, unit.weapon), seat, zone: 'weapon' as const, unit, counters: unit.weapon_counters ?? 0 }] : []),
    ]),
    ...(player.realm ? [{ card: cardOf(seat, player.realm), seat, zone: 'realm' as const, counters: player.realm_counters ?? 0 }] : []),
    ...list('hand', player.hand),
    ...OPEN_PILES.flatMap((zone) => list(zone, player[zone])),
    ...list('deck', player.looked),
  ];
}

export const allOf = (view: View): Lying[] => view.players.flatMap((player, i) => lyingOf(player, i + 1));

/** Where it lies; of what has just been announced, nowhere. */
export const find = (view: View, card: string | null | undefined): Lying | null =>
  card ? (allOf(view).find((each) => each.card === card) ?? null) : null;

/** The side that is up. */
export function sideOf(card: string, unit: Unit | undefined, known: Known): Design | null {
  const front = known(designOf(card));
  return unit?.promoted && front?.promoted && cardOf(ownerOf(card), unit.card) === card ? known(front.promoted) : front;
}

export const titleOf = (view: View, card: string | null | undefined, known: Known): string =>
  card ? (sideOf(card, find(view, card)?.unit, known)?.title ?? '') : '';

export const isSummon = (design: Design): boolean => !design.form;

/** What it is: "Tier 2 Striker", or the form of an invocation. */
export function kindOf(design: Design, t: Texts, unit?: Unit): string {
  if (!isSummon(design)) return t.forms[design.form as keyof Texts['forms']] ?? '';
  const type = unit?.type_now ?? design.type;
  return [t.tier(design.tier), type ? (t.types[type as keyof Texts['types']] ?? '') : ''].filter(Boolean).join(' ');
}

/** How often the texts of a card were used that may be used so often only. */
export function limitsOf(player: Player | undefined, design: string): Map<number, { used: number; limit: number; match: boolean }> {
  return new Map((player?.limits ?? []).filter(({ card }) => card === design)
    .map(({ ability, used, limit, whole_match: match }) => [ability, { used, limit: limit ?? used, match: match ?? false }]));
}

/** All of a card, for whoever cannot see it. */
export function said(lying: Pick<Lying, 'card' | 'unit' | 'zone' | 'counters'>, known: Known, t: Texts, player?: Player): string {
  const { card, unit, zone } = lying;
  const own = zone === 'unit' ? unit : undefined;
  const design = sideOf(card, own, known);
  if (!design) return t.hiddenCard;
  const dmg = own?.dmg_now ?? design.dmg;
  const used = limitsOf(player, design.design);
  return [
    design.title, kindOf(design, t, own),
    isSummon(design) ? (own && dmg !== design.dmg ? t.dmgNow(dmg, design.dmg) : t.dmg(dmg)) : '',
    own ? t.inSlot(own.slot) : '', own?.disabled ? t.disabled : '', own?.plagued ? t.plague : '',
    lying.counters ? t.counters(lying.counters) : '',
    own?.weapon ? t.bears(known(designOf(own.weapon))?.title ?? '') : '',
    zone === 'weapon' && unit ? t.bornBy(known(designOf(unit.card))?.title ?? '') : '',
    design.created ? t.cp : '',
    ...design.texts.map((text, i) => [text, used.has(i) ? t.used(used.get(i)!) : ''].filter(Boolean).join(' ')),
    design.create ? `${t.create}: ${design.create}` : '', design.promote ? `${t.promote}: ${design.promote}` : '',
  ].filter(Boolean).map((each) => each.replace(/\.$/, '')).join('. ') + '.';
}
