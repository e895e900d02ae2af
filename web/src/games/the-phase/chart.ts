// The totals of a match as lines: one stretch for each round, one step for each trick.
import { totalsByTrick, type Round } from './story';
import type { PhaseInfo, PhaseName } from './types';

export interface Stretch {
  /** Where the round begins and ends, in steps from the left. */
  from: number;
  to: number;
  phase: PhaseName;
  number: number;
  /** For each seat its totals: 0 at the beginning, then after each trick. */
  totals: number[][];
  /** For each trick its phase and its limit; null for none. */
  phases: PhaseName[];
  limits: (number | null)[];
}

export interface Chart {
  stretches: Stretch[];
  steps: number;
  highest: number;
}

/** Half a step lies between two rounds. */
const GAP = 0.6;

export function chart(all: Round[], players: number, phases: PhaseInfo[]): Chart {
  const limitOf = (name: PhaseName) => phases.find((each) => each.phase === name)?.s_max || null;
  const stretches: Stretch[] = [];
  let at = 0;
  let highest = 10;
  for (const { round, totals } of totalsByTrick(all, players)) {
    if (totals.length === 0) continue;
    const seats = Array.from({ length: players }, (_, seat) => [
      0,
      ...totals.map((each) => each[seat] ?? 0),
    ]);
    const played = round.tricks.filter((each) => each.done).map((each) => each.phase);
    const limits = played.map(limitOf);
    highest = Math.max(highest, ...seats.flat(), ...limits.map((each) => each ?? 0));
    stretches.push({
      from: at,
      to: at + totals.length,
      phase: round.phase,
      number: round.number,
      totals: seats,
      phases: played,
      limits,
    });
    at += totals.length + GAP;
  }
  return { stretches, steps: Math.max(1, at - GAP), highest };
}

/** Labels at the given heights, moved apart to at least `least`, in the order given. */
export function apart(heights: number[], least: number): number[] {
  const order = heights.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  for (let k = 1; k < order.length; k++) {
    const above = order[k - 1]!;
    const here = order[k]!;
    here.y = Math.max(here.y, above.y + least);
  }
  // What was pushed below the lowest place goes back up together.
  const lowest = Math.max(...heights);
  for (let k = order.length - 1, room = lowest; k >= 0; k--) {
    const here = order[k]!;
    here.y = Math.min(here.y, room);
    room = here.y - least;
  }
  const moved = [...heights];
  for (const { y, i } of order) moved[i] = y;
  return moved;
}
