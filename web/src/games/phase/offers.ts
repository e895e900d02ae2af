// What can be done, as buttons: what has no card of its own, and what the selected card does.
import { find, partsOf, titleOf, type Known } from './cards';
import type { Plan } from './plan.svelte';
import type { Act } from '../../board/Say.svelte';
import type { Texts } from './texts';
import type { Move, Placed, View } from './types';

export interface Offer {
  view: View;
  moves: readonly Move[];
  /** Moves of the selected card. */
  options: readonly Move[];
  selected: string | null;
  hinted: string | null;
  plan: Plan;
  known: Known;
  t: Texts;
  name: (seat: number) => string;
  make: (move: Move) => void;
  drop: () => void;
  /** Whether somebody else has played an order or used a skill since one was asked last. */
  acted: () => boolean;
}

/** The side of a card that a move is about: in the own hand that which its owner reads. */
export const sideFor = (move: Move, card: Placed | null, known: Known) =>
  card ? known(['order', 'recruit', 'discard'].includes(move.parts.kind) ? card.back : card.face) : null;

/** The text of the order or skill that a move would carry out. */
export function abilityOf(move: Move, view: View, known: Known): string {
  const side = sideFor(move, find(view, move.parts.sleeve), known);
  if (move.parts.kind === 'order') return side?.order ?? '';
  if (move.parts.kind === 'skill') return side?.skills[side.working[(move.parts.skill ?? 1) - 1] ?? 0] ?? '';
  return '';
}

function wordsFor(move: Move, { view, known, t, name }: Offer): string {
  const { kind, sleeve, seat = 0, amount = 0 } = move.parts;
  const title = sideFor(move, find(view, sleeve), known)?.title ?? '';
  switch (kind) {
    case 'order': case 'train': case 'recruit': case 'discard': case 'choose': case 'fight':
      return t.acts[kind](title);
    case 'skill': {
      const { price } = partsOf(abilityOf(move, view, known));
      return t.acts.skill(title) + (price ? ` (${price})` : '');
    }
    case 'rival': return t.acts.rival(name(seat));
    case 'player': return t.acts.player(name(seat));
    case 'deal': return t.acts.deal(amount);
    case 'hold': return t.acts.hold(titleOf(find(view, view.subject), known));
    case 'done': return view.ask === 'train' ? t.acts.endTurn : t.acts.done;
    case 'pass': case 'attack': case 'develop': case 'nexus': case 'nobody': case 'accept': case 'decline': case 'good': case 'evil':
      return t.acts[kind];
    default: return move.text;
  }
}

/** How many resources are chosen of those that are due; null where nothing is paid. */
export function dueOf({ view, selected, options, known }: Pick<Offer, 'view' | 'selected' | 'options' | 'known'>): number | null {
  if (view.ask === 'lock') return view.locks_due;
  if (view.ask === 'phase') return view.phases_due;
  const train = options.find(({ parts }) => parts.kind === 'train');
  const cost = train ? (sideFor(train, find(view, selected), known)?.cost ?? 0) : 0;
  return cost > 0 ? cost : null;
}

export function actsOf(offer: Offer): Act[] {
  const { view, moves, options, selected, hinted, plan, t, make, drop } = offer;
  const act = (move: Move, more: Partial<Act> = {}): Act =>
    ({ id: move.move, text: wordsFor(move, offer), run: () => make(move), ...more });
  const anew: Act = { id: 'anew', text: t.takeBack, quiet: true, run: () => plan.clear() };
  if (selected !== null && options.length > 0) {
    const due = dueOf(offer) ?? 0;
    // Gold lies on what pays, until all of it is there or there is nothing to choose.
    const paid = plan.picked.length >= due || plan.payers(selected).size <= due;
    const best = options.find(({ move }) => move === hinted) ?? options[0]!;
    return [
      ...options.map((move) => move.parts.kind === 'train'
        ? act(move, { main: move === best && paid, run: () => { plan.pay(move); drop(); } })
        : act(move, { main: move === best })),
      { id: 'drop', text: t.cancel, quiet: true, run: drop },
    ];
  }
  if (view.ask === 'lock' || view.ask === 'phase') {
    const due = dueOf(offer) ?? 0;
    const pay: Act = { id: 'pay', text: t.acts.pay, main: true, off: plan.picked.length < due, run: () => plan.pay() };
    return due > 1 ? [pay, ...(plan.picked.length > 0 ? [anew] : [])] : [];
  }
  if (view.ask === 'attackers') {
    const open = moves.flatMap(({ parts }) => (parts.kind === 'send' && parts.sleeve ? [parts.sleeve] : []));
    const done = moves.find(({ parts }) => parts.kind === 'done');
    if (plan.picked.length > 0) return [{ id: 'send', text: t.acts.send(plan.picked.length), main: true, run: () => plan.send(plan.picked) }, anew];
    return [
      ...(open.length > 0 ? [{ id: 'all', text: t.acts.sendAll(open.length), main: !done, run: () => plan.send(open) }] : []),
      ...(done ? [act(done)] : []),
    ];
  }
  const plain = moves.filter(({ parts }) => parts.sleeve === undefined);
  const acts = plain.map((move) => act(move, {
    main: move.move === hinted || moves.length === 1,
    ...(view.ask === 'train' && move.parts.kind === 'done' ? { run: () => plan.end() } : {}),
  }));
  const attacked = view.ask === 'action' && view.active !== view.actor && (view.step === 'maneuver' || view.attackers.length > 1);
  if (attacked) acts.push({ id: 'pass-on', text: t.acts.passOn, quiet: true, run: () => plan.passOn(offer.acted) });
  const others = view.ask === 'block' && (find(view, view.subject) ? waiting(view) > 1 : false);
  return others ? [...acts, { id: 'hold-all', text: t.acts.holdAll, quiet: true, run: () => plan.hold() }] : acts;
}

/** Warriors of whoever is asked that are not in a fight. */
const waiting = (view: View): number =>
  (view.players[view.actor - 1]?.play ?? []).filter(({ opposes, locked }) => !opposes && !locked).length;
