// What may be done, sorted by what one presses for it. The rules say what is legal and what it costs.
import { beside } from './grid';
import type { Event, Move, MoveKind, View } from './types';

const COST = / \((\d+) AP\)$/;
/** The rules write the cost behind the words. */
export const costOf = ({ text }: Pick<Move, 'text'>): number => Number(COST.exec(text)?.[1] ?? 0);
export const withoutCost = ({ text }: Pick<Move, 'text'>): string => text.replace(COST, '');

/** Moves for which a square is pressed, the most usual first. */
const ON_SQUARES: readonly MoveKind[] = ['start', 'step', 'explore', 'sneak', 'scout', 'vent'];
/** Moves for which a thing is pressed. */
const WITH_THINGS: readonly MoveKind[] = ['use', 'wear', 'give'];
/** Moves that have a button of their own, in this order; what ends something comes last. */
const BUTTONS: readonly MoveKind[] = [
  'fight', 'take', 'port', 'loot', 'gather', 'heal', 'shift', 'give-artefact', 'give-shard', 'hand', 'free', 'wake', 'first',
  'call', 'end',
];

/** The square that one presses for it. */
export function squareOf({ parts }: { parts: Move['parts'] }, own: string | null): string | null {
  if (parts.kind === 'start') return parts.square ?? null;
  if (!ON_SQUARES.includes(parts.kind) || !own || !parts.direction) return null;
  return beside(own, parts.direction);
}

export function bySquare(moves: readonly Move[], own: string | null): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  for (const kind of ON_SQUARES) {
    for (const move of moves.filter(({ parts }) => parts.kind === kind)) {
      const square = squareOf(move, own);
      if (square) found.set(square, [...(found.get(square) ?? []), move]);
    }
  }
  return found;
}

export function byThing(moves: readonly Move[]): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  for (const kind of WITH_THINGS) {
    for (const move of moves) {
      const { thing } = move.parts;
      if (move.parts.kind === kind && thing) found.set(thing, [...(found.get(thing) ?? []), move]);
    }
  }
  return found;
}

export const buttons = (moves: readonly Move[]): Move[] =>
  BUTTONS.flatMap((kind) => moves.filter(({ parts }) => parts.kind === kind));

/** What is done for one mate or another: with several of them one button asks for whom. */
const FOR_MATES: readonly MoveKind[] = ['heal', 'give-artefact', 'give-shard', 'hand'];

export interface Choice {
  move: Move;
  /** All of its kind, if there are several to choose from. */
  all: readonly Move[];
}

/** A button for each of these: a move, or a kind of which several mates can be meant. */
export function choices(moves: readonly Move[]): Choice[] {
  const listed = buttons(moves);
  return listed.flatMap((move, i) => {
    const { kind } = move.parts;
    if (!FOR_MATES.includes(kind)) return [{ move, all: [move] }];
    const all = listed.filter(({ parts }) => parts.kind === kind);
    return listed.findIndex(({ parts }) => parts.kind === kind) === i ? [{ move, all }] : [];
  });
}

/** A press too much would cost a turn, or more: these are asked for once more. */
export const isGrave = ({ parts: { kind } }: Move, view: Pick<View, 'ap'>): boolean =>
  kind === 'call' || kind === 'free' || kind === 'wake' || (kind === 'end' && view.ap > 0);

export interface Forecast {
  /** HP that it costs whoever acts. */
  lost: number;
  /** The monster that is fought. */
  against: string | null;
  slain: boolean;
  felled: boolean;
  /** Where a portal leads. */
  portal: string | null;
}

/** What a move certainly brings to this seat, as far as its preview says. */
export function forecast({ preview = [] }: Move, seat: number | null): Forecast {
  const events = preview.map(({ event }) => event as Event).filter((event) => (event.seat ?? 1) === seat);
  const of = (kind: Event['kind']) => events.find((event) => event.kind === kind);
  return {
    lost: events.filter(({ kind }) => kind === 'fought').reduce((sum, { amount = 0 }) => sum + amount, 0),
    against: of('fought')?.monster ?? null,
    slain: !!of('slain'),
    felled: !!of('felled'),
    portal: of('ported')?.square ?? null,
  };
}
