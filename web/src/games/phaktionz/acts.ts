// What can be done, as buttons: what has no card of its own, and what the selected card does.
import { designOf, titleOf, type Known } from './cards';
import type { Act } from '../../board/Say.svelte';
import type { Texts } from './texts';
import type { Ask, Move, MoveKind, View } from './types';
import { lastLink } from './words';

export interface Offer {
  view: View;
  moves: readonly Move[];
  /** Moves of the selected card. */
  options: readonly Move[];
  selected: string | null;
  hinted: string | null;
  known: Known;
  t: Texts;
  seat: number | null;
  name: (seat: number) => string;
  make: (move: Move) => void;
  drop: () => void;
}

/** Its words come from the rules, who know which of two it is, or what it costs. */
const SAID_BY_RULES = new Set<Ask>(['mulligan', 'option', 'price']);

function wordsFor(move: Move, offer: Offer): string {
  const { view, t, known, name, seat, options } = offer;
  const { kind, card, value = 0 } = move.parts;
  const title = card ? titleOf(view, card, known) || (known(designOf(card))?.title ?? '') : '';
  if (SAID_BY_RULES.has(view.ask) && !card) return move.text;
  switch (kind) {
    case 'place': case 'cast': case 'create': case 'promote': case 'battle': case 'demote': case 'pay': case 'choose':
      return t.acts[kind](title);
    case 'use':
      return t.acts.use(title, options.filter(({ parts }) => parts.kind === 'use').length > 1 ? value + 1 : null);
    case 'target':
      return lastLink(view)?.kind === 'battle' ? t.acts.against(title) : t.acts.choose(title);
    case 'direct': return t.acts.direct(name(3 - (seat ?? view.actor)));
    case 'number': return t.acts.number(value);
    case 'pass': return lastLink(view)?.seat === seat ? t.acts.passOwn : t.acts.pass;
    case 'next': return t.acts.next[view.phase] ?? t.acts.on;
    case 'done': return t.acts.done;
    case 'accept': case 'decline': return t.acts[kind];
    default: return move.text;
  }
}

/** What one means who presses nothing else. */
const SURE = new Set<MoveKind>(['pass', 'done']);

export function actsOf(offer: Offer): Act[] {
  const { view, moves, options, selected, hinted, t, make, drop } = offer;
  const act = (move: Move, more: Partial<Act> = {}): Act => ({ id: move.move, text: wordsFor(move, offer), run: () => make(move), ...more });
  if (selected !== null && options.length > 0) {
    const best = options.find(({ move }) => move === hinted) ?? options[0]!;
    const pass = view.ask === 'respond' ? moves.filter(({ parts }) => parts.kind === 'pass') : [];
    return [
      ...options.map((move) => act(move, { main: move === best })),
      ...pass.map((move) => act(move)),
      { id: 'drop', text: t.cancel, quiet: true, run: drop },
    ];
  }
  const plain = moves.filter(({ parts }) => parts.card === undefined && parts.kind !== 'slot');
  const free = moves.length > plain.length;
  return plain.map((move) => act(move, { main: move.move === hinted || (SURE.has(move.parts.kind) || !free) && move === plain[0] }));
}
