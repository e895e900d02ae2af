// Chances to win over a match: what stands out in them, and where their names find room.

/** For each seat its chance, 0 to 1. The first row is the deal, then one after each turn. */
export type Chances = readonly (readonly number[])[];

export interface Swing {
  /** Counted from 1, as the rows after the deal. */
  turn: number;
  from: number;
  to: number;
}

export function swing(rows: Chances, seat: number, turn: number): Swing {
  return { turn, from: rows[turn - 1]?.[seat - 1] ?? 0, to: rows[turn]?.[seat - 1] ?? 0 };
}

/** The turn that changed this seat's chance most. */
export function largestSwing(rows: Chances, seat: number): Swing | null {
  let largest: Swing | null = null;
  for (let turn = 1; turn < rows.length; turn++) {
    const here = swing(rows, seat, turn);
    if (!largest || Math.abs(here.to - here.from) > Math.abs(largest.to - largest.from)) largest = here;
  }
  return largest;
}

/** The turn from which on nobody was ahead of this seat; null if that was so from the deal on. */
export function decidingTurn(rows: Chances, seat: number): number | null {
  for (let turn = rows.length - 1; turn >= 0; turn--) {
    const row = rows[turn]!;
    const own = row[seat - 1] ?? 0;
    if (row.some((chance, i) => i !== seat - 1 && chance >= own)) {
      return turn + 1 < rows.length ? turn + 1 : null;
    }
  }
  return null;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** How far a point lies from a box; 0 inside. */
export function distance(box: Box, { x, y }: Point): number {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width);
  const dy = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(dx, dy);
}

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Points along a line, close enough that no label slips between them. */
export function along(line: readonly Point[], step = 6): Point[] {
  return line.flatMap((to, i) => {
    const from = line[i - 1];
    if (!from) return [to];
    const parts = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step));
    return Array.from({ length: parts }, (_, k) => {
      const share = (k + 1) / parts;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    });
  });
}

/** Which of the boxes is furthest from all points, not further than `enough`; the first of equals. */
export function freest(boxes: readonly Box[], points: readonly Point[], enough: number): Box | null {
  let best: Box | null = null;
  let most = -1;
  for (const box of boxes) {
    const room = Math.min(enough, ...points.map((point) => distance(box, point)));
    if (room > most) [best, most] = [box, room];
  }
  return best;
}

/** Places for a name along its line: just above or below it, inside the plot. */
export function beside(line: readonly Point[], width: number, height: number, plot: Box): Box[] {
  const inside = (box: Box) =>
    box.x >= plot.x && box.x + width <= plot.x + plot.width &&
    box.y >= plot.y && box.y + height <= plot.y + plot.height;
  return line
    .flatMap(({ x, y }) => {
      const near = line.filter((point) => Math.abs(point.x - x) <= width / 2).map((point) => point.y);
      return [Math.min(...near, y) - height - 5, Math.max(...near, y) + 5].map((top) => ({
        x: x - width / 2, y: top, width, height,
      }));
    })
    .filter(inside);
}
