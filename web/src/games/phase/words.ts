// What is asked, what a fight comes to as it stands, and by which count a match was won.
import { sentence } from '../../lib/words';
import { find, lanesOf, ownerOf, titleOf, type Known, type Lane } from './cards';
import type { Texts } from './texts';
import type { Move, View } from './types';

export interface Words {
  view: View;
  known: Known;
  t: Texts;
  /** Whose eyes; null for somebody who watches. */
  seat: number | null;
  name: (seat: number) => string;
}

/** What an attacker that nobody opposes brings or takes. */
export function through({ attacker }: Lane, { view, known }: Words): { amount: number; kind: 'good' | 'evil' } {
  const kind = known(attacker.face)?.alignment === 'evil' ? 'evil' : 'good';
  const pool = view.target ? (view.players[view.target - 1]?.[kind] ?? 0) : view[kind];
  return { amount: Math.max(0, Math.min(attacker.attack_now ?? 0, pool)), kind };
}

export type Sums = Record<'good' | 'evil', number>;

/** What the fights that nobody opposes come to together, and for whom: no more than there is. */
export function passing(lanes: readonly Lane[], words: Words): { seat: number; loses: boolean; sums: Sums } | null {
  const { view } = words;
  const free = lanes.filter(({ defenders }) => defenders.length === 0);
  if (free.length === 0) return null;
  const pools = view.target ? view.players[view.target - 1] : view;
  const sums: Sums = { good: 0, evil: 0 };
  for (const lane of free) {
    const { amount, kind } = through(lane, words);
    sums[kind] = Math.min(pools?.[kind] ?? 0, sums[kind] + amount);
  }
  return { seat: view.target || ownerOf(free[0]!.attacker.sleeve), loses: !!view.target, sums };
}

/** What somebody will have of each kind if nobody acts; null if it stays as it is. */
export function comesTo(which: number, words: Words): Sums | null {
  const { view } = words;
  const player = view.players[which - 1];
  const told = view.stage > 0 ? null : passing(lanesOf(view), words);
  if (!player || told?.seat !== which || told.sums.good + told.sums.evil === 0) return null;
  const sign = told.loses ? -1 : 1;
  return { good: player.good + sign * told.sums.good, evil: player.evil + sign * told.sums.evil };
}

/** What one skirmish comes to if nobody acts. */
export function fate(lane: Lane, words: Words): string {
  const { known, t } = words;
  const call = (card: Lane['attacker']) => t.title(titleOf(card, known));
  if (lane.defenders.length === 0) return freely([lane], words);
  const fallen = [lane.attacker, ...lane.defenders].filter(({ falls }) => falls).map(call);
  const split = lane.defenders.length > 1 && (lane.attacker.attack_now ?? 0) > 0 ? [t.stands.open(call(lane.attacker))] : [];
  const told = [...(fallen.length > 0 ? [t.stands.fall(fallen)] : []), ...split];
  return told.length > 0 ? told.join(', ') : t.stands.none(call(lane.attacker));
}

function freely(lanes: readonly Lane[], words: Words): string {
  const told = passing(lanes, words);
  if (!told) return '';
  return (told.loses ? words.t.stands.lose : words.t.stands.gain)(told.seat === words.seat ? null : words.name(told.seat), told.sums);
}

/** The whole attack, or the skirmish that is being fought, in one sentence. */
export function asItStands(words: Words): string {
  const { view, t } = words;
  if (view.stage > 0) return '';
  const lanes = lanesOf(view).filter(({ attacker }) => !view.skirmish || attacker.sleeve === view.skirmish);
  const opposed = lanes.filter(({ defenders }) => defenders.length > 0).map((lane) => fate(lane, words));
  const told = [...opposed, freely(lanes, words)].filter(Boolean);
  return told.length === 0 ? '' : sentence(`${t.certain} ${told.join('; ')}`);
}

/** What somebody is asked, by the card that it is about. */
export function question({ view, known, t }: Words): string {
  const about = titleOf(find(view, view.subject), known);
  const source = view.frames.at(-1);
  const payee = titleOf(find(view, view.trainee), known) || (source ? (known(source.side)?.title ?? '') : '');
  if (view.ask === 'block' && about) return t.blocks(about);
  if (view.ask === 'split' && about) return t.deals(about);
  if (view.ask === 'lock' && payee) return t.pays(payee, view.locks_due, true);
  if (view.ask === 'phase' && payee) return t.pays(payee, view.phases_due, false);
  return t.asks[view.ask];
}

/** The text that is being carried out, where somebody has to choose for it. */
export function resolving({ view, known, t }: Words): string {
  const frame = view.frames.at(-1);
  const side = frame ? known(frame.side) : null;
  if (!frame || !side || !['choose', 'may', 'kind', 'player', 'discard'].includes(view.ask)) return '';
  const text = frame.ability === 0 ? side.order : (side.skills[side.working[(frame.ability ?? 1) - 1] ?? 0] ?? '');
  return `${t.resolves(side.title)} ${text}`;
}

/** The host has worked out that it would change nothing: Phase says that in an outlook, and nothing else. */
export const isIdle = (move: Move): boolean => !!move.outlook;
