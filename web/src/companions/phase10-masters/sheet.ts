// A sheet is its acts: whatever was written, in order. Taking back is leaving out the last one.
// What follows from a sheet (points, phases, who wins) is reckoned in C++, not here.
import type { Sheet, SheetHand, SheetLine } from '../../protocol/generated';

export const NOBODY = 0;

export type Act =
  | { kind: 'names'; players: string[] }
  /** A hand as it stands now. `player` is whose line was written, null if it was who went out. */
  | { kind: 'hand'; at: number; hand: SheetHand; player: number | null; fix?: true }
  /** The match is decided, but the others play on. */
  | { kind: 'on' };

/** The hand that is being written, with input that is not written yet. */
export interface Live {
  at: number;
  hand: SheetHand;
}

export interface Kept {
  id: string;
  made: number;
  touched: number;
  acts: Act[];
  live: Live;
}

export const blankLine: SheetLine = {
  phase: 0, laid: false, low: 0, high: 0, skips: 0, wilds: 0, points: null, written: false,
};

export function blankHand(players: number): SheetHand {
  return { out: null, lines: Array.from({ length: players }, () => ({ ...blankLine })) };
}

export function begin(id: string, players: string[], now: number): Kept {
  const live = { at: 0, hand: blankHand(players.length) };
  return { id, made: now, touched: now, acts: [{ kind: 'names', players }], live };
}

export function namesOf(kept: Kept): string[] {
  const names = kept.acts.findLast((act) => act.kind === 'names');
  return names?.kind === 'names' ? names.players : [];
}

export function handsOf(kept: Kept): SheetHand[] {
  const hands: SheetHand[] = [];
  for (const act of kept.acts) if (act.kind === 'hand') hands[act.at] = act.hand;
  return hands;
}

export const playsOn = (kept: Kept): boolean => kept.acts.some((act) => act.kind === 'on');

/** The whole sheet, with one hand as it would be. */
export function sheetWith(kept: Kept, live: Live | null): Sheet {
  const hands = handsOf(kept);
  if (live) hands[live.at] = live.hand;
  return { players: namesOf(kept), hands };
}

export function withLine(hand: SheetHand, player: number, change: Partial<SheetLine>): SheetHand {
  return {
    ...hand,
    lines: hand.lines.map((line, i) => (i === player ? { ...line, ...change } : line)),
  };
}

/** Somebody else went out: the lines of both have to be written again, and whether the other one has
    laid is open, too. */
export function withOut(hand: SheetHand, out: number): SheetHand {
  let changed: SheetHand = { ...hand, out };
  if (hand.out !== null && hand.out !== NOBODY) {
    changed = withLine(changed, hand.out - 1, { written: false, laid: false });
  }
  if (out !== NOBODY) {
    const { phase } = hand.lines[out - 1]!;
    changed = withLine(changed, out - 1, { ...blankLine, phase, laid: true });
  }
  return changed;
}

/** Adds an act about a hand; `complete` says that the next hand begins. */
export function written(kept: Kept, act: Act & { kind: 'hand' }, complete: boolean): Kept {
  const acts = [...kept.acts, act];
  if (act.fix) return { ...kept, acts };
  const { at, hand } = act;
  const live = complete ? { at: at + 1, hand: blankHand(hand.lines.length) } : { at, hand };
  return { ...kept, acts, live };
}

export const canUndo = (kept: Kept): boolean => kept.acts.length > 1;

/** Without the last act. What had been put in for a line that is open again stays put in. */
export function undone(kept: Kept): Kept {
  if (!canUndo(kept)) return kept;
  const acts = kept.acts.slice(0, -1);
  const last = kept.acts.at(-1)!;
  const before = { ...kept, acts };
  if (last.kind !== 'hand' || last.fix) return before;
  const hand = handsOf(before)[last.at] ?? blankHand(last.hand.lines.length);
  const put = kept.live.at === last.at ? kept.live.hand : last.hand;
  const lines = put.lines.map((line, i) => {
    const old = hand.lines[i]!;
    if (old.written) return old;
    const laid = line.laid && (put.out !== i + 1 || hand.out === i + 1);
    return { ...line, laid, written: false };
  });
  return { ...before, live: { at: last.at, hand: { out: hand.out, lines } } };
}
