// What somebody is asked, and what a move is certain to do.
import { sentence } from '../../lib/words';
import { designOf, titleOf, type Known } from './cards';
import type { Texts } from './texts';
import type { Happening, Kind, Link, Move, View } from './types';

export interface Words {
  view: View;
  known: Known;
  t: Texts;
  /** Whose eyes; null for somebody who watches. */
  seat: number | null;
  name: (seat: number) => string;
}

type Told = Pick<Happening, 'event' | 'text'>;

/** Of all that comes of a move, what one would want to be told before. */
const WORTH = new Set<Kind>([
  'battles', 'strikes', 'no_battle', 'damaged', 'demoted', 'left', 'fizzled', 'placed', 'attached', 'stays', 'flipped', 'milled', 'moved',
  'plagued', 'healed', 'counted', 'gained', 'became', 'doubled', 'switched', 'granted', 'discarded', 'decked_out', 'match_won', 'nothing',
]);

/** Everything that it certainly does. */
export const comesOf = (move: Move): readonly Told[] => (move.preview ?? []) as readonly Told[];

/** In sentences; empty if nothing is certain. */
export function foretold(move: Move): string {
  return comesOf(move).filter(({ event }) => WORTH.has(event.kind)).map(({ text }) => sentence(text)).join(' ');
}

/** How many cards a deck loses by it. */
export function stakeOf(move: Move | null | undefined, seat: number): number {
  if (!move) return 0;
  return comesOf(move).reduce((sum, { event }) => (event.kind === 'damaged' && event.seat === seat ? sum + (event.amount ?? 0) : sum), 0);
}

export const lastLink = (view: View): Link | null => view.chain.at(-1) ?? null;

/** The card that the present question is about. */
export function aboutOf({ view, known }: Words): string {
  const link = lastLink(view);
  return link ? titleOf(view, link.source, known) || (known(designOf(link.source))?.title ?? '') : '';
}

/** What somebody is asked, by the card that it is about. */
export function question(words: Words): string {
  const { view, t, seat } = words;
  const link = lastLink(view);
  const title = aboutOf(words);
  switch (view.ask) {
    case 'act': return t.act[view.phase] ?? t.asks.act;
    case 'respond':
      if (!link || !title) return t.asks.respond;
      if (link.seat === seat) return t.respondTo.own(title);
      return link.kind === 'battle' ? t.respondTo.battle(title) : t.respondTo.other(title);
    case 'demote': return title ? t.demotes(title, view.due) : t.asks.demote;
    case 'slot': return title ? t.stands(title) : t.asks.slot;
    case 'target': return title ? (link?.kind === 'battle' ? t.battles(title) : t.chooses(title)) : t.asks.target;
    case 'choose': return title ? t.chooses(title) : t.asks.choose;
    case 'may': return title ? t.offers(title) : t.asks.may;
    default: return t.asks[view.ask];
  }
}

/** What the last thing announced is, where its text does not say it. */
export function announcedOf(link: Link | null, { known, t, name }: Words): string {
  return link ? (t.announced[link.kind]?.(name(link.seat), known(designOf(link.source))?.title ?? '') ?? '') : '';
}

/** The text of the last thing announced, where somebody has to choose or answer for it. */
export function textOf(link: Link | null, known: Known): string {
  const design = link ? known(designOf(link.source)) : null;
  if (!link || !design || link.kind === 'battle') return '';
  const ability = link.ability ?? 0;
  const side = ability >= 8 && design.promoted ? known(design.promoted) : design;
  if (link.kind === 'cast' || link.kind === 'placement') return design.texts.join(' ');
  if (link.kind === 'creation') return design.create;
  if (link.kind === 'promotion') return design.promote;
  return side?.texts[ability % 8] ?? '';
}
