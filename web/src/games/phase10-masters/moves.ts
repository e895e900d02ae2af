// From legal moves to things that are pressed: which moves a card has, where it may be put, and which
// of them is the plain thing to do. What is legal is known by the server alone.
import type { CardInfo, LaidCard, LaidGroup, Move, MoveKind, View } from './types';

const FROM_HAND: readonly MoveKind[] = ['lay', 'hit', 'discard', 'save'];

/** Where the card of a move lies. */
export const sourceOf = ({ parts }: Move): 'hand' | 'saves' => (parts.kind === 'fetch' ? 'saves' : 'hand');

/** "7" or "red": what a card in a group stands for. */
export function meaningOf(laid: LaidCard, group: LaidGroup, faces: ReadonlyMap<string, CardInfo>): string {
  if (laid.as) return laid.as;
  const face = faces.get(laid.card);
  return group.kind === 'colour' ? (face?.colour ?? '') : `${face?.number || ''}`;
}

/** Which of the things that a group still takes is put before its first card. */
export function isBefore(group: LaidGroup, takes: string, faces: ReadonlyMap<string, CardInfo>): boolean {
  const first = group.cards[0];
  if (group.kind !== 'run' || !first) return false;
  return Number(takes) < Number(meaningOf(first, group, faces));
}

export const groupAt = (view: View, seat: number | undefined, group: number | undefined) =>
  view.groups.find((each) => each.seat === seat && each.group === group);

/** The place among `takes` that a hit goes to. */
export function slotOf(view: View, move: Move, faces: ReadonlyMap<string, CardInfo>): number {
  const { seat, group, as, card } = move.parts;
  const found = groupAt(view, seat, group);
  if (!found) return 0;
  const meaning = as ?? (card ? meaningOf({ card, as: null }, found, faces) : '');
  return Math.max(0, found.takes.indexOf(meaning));
}

export const hitGoal = (seat: number, group: number, slot: number) => `hit ${seat}.${group}.${slot}`;
export const seatGoal = (seat: number) => `seat ${seat}`;
/** A place of the own phase while it is set out. */
export const layGoal = (group: number, place: number) => `lay ${group}.${place}`;

export function laysAt(goal: string): { group: number; place: number } | null {
  const [, group, place] = /^lay (\d+)\.(\d+)$/.exec(goal) ?? [];
  return group === undefined ? null : { group: Number(group), place: Number(place) };
}

/** Where a card may be dropped for this move, the nearest first. */
export function goalsOf(view: View, move: Move, faces: ReadonlyMap<string, CardInfo>): string[] {
  const { kind, seat, group } = move.parts;
  switch (kind) {
    case 'hit':
      return [hitGoal(seat ?? 0, group ?? 0, slotOf(view, move, faces))];
    case 'discard':
      return seat == null ? ['discard'] : ['discard', seatGoal(seat)];
    case 'save':
      return ['saves'];
    default:
      return ['hand'];
  }
}

/** The one plain thing to do among them, if there is one; null if somebody has to be asked. */
export function plain(options: readonly Move[], hinted: string | null): Move | null {
  const proposed = options.find(({ move }) => move === hinted);
  if (proposed) return proposed;
  for (const kind of FROM_HAND) {
    const some = options.filter(({ parts }) => parts.kind === kind);
    if (some.length > 0) return some.length === 1 ? some[0]! : null;
  }
  return options[0] ?? null;
}

/** What the main button does with a card that the own phase wants: never throw it away. */
export const plainOfWanted = (options: readonly Move[], hinted: string | null): Move | null => {
  const move = plain(options, hinted);
  return move?.parts.kind === 'discard' && move.move !== hinted ? null : move;
};

/** What has to be asked before one of them can be made. */
export function question(options: readonly Move[]): 'skip' | 'where' | null {
  const kind = options[0]?.parts.kind;
  const same = options.filter(({ parts }) => parts.kind === kind);
  if (same.length < 2) return null;
  return kind === 'discard' ? 'skip' : 'where';
}
