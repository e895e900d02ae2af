// Where the bubble of a guided match stands: near what it speaks of, over as little as possible.
import type { Box } from '../board/bubble';

export interface Thing extends Box {
  /** How bad it is to cover it: 1 is a pity, 100 must not be. */
  weight: number;
}

export interface Place {
  x: number;
  y: number;
  /** The side that points at what it speaks of, and where on it; null if that is far away. */
  tip: { side: 'top' | 'bottom' | 'left' | 'right'; at: number } | null;
}

const STEP = 12;
const AIR = 14;
/** A tip that is further away than this points at nothing. */
const NEAR = 56;
const EDGE = 26;

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** How far apart two boxes are, sideways and up or down. */
function gap(a: Box, b: Box): { x: number; y: number } {
  return {
    x: Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width),
    y: Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height),
  };
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by,
});

/** Everything is measured from the upper left corner of the window; `targets` are what it speaks of. */
export function placeGuide(
  size: { width: number; height: number }, room: Box, targets: readonly Box[], things: readonly Thing[],
): Place {
  let best: Box = { x: room.x, y: room.y, ...size };
  let least = Infinity;
  const right = Math.max(room.x, room.x + room.width - size.width);
  const bottom = Math.max(room.y, room.y + room.height - size.height);
  for (let y = room.y; y <= bottom; y += STEP) {
    for (let x = room.x; x <= right; x += STEP) {
      const box = { x, y, ...size };
      let cost = 0;
      for (const thing of things) cost += (shared(grown(box, AIR / 2), thing) * thing.weight) / 100;
      const distances = targets.map((target) => {
        const { x: dx, y: dy } = gap(box, target);
        // Beside it rather than off its corner.
        return Math.hypot(dx, dy) + (dx > 0 && dy > 0 ? EDGE : 0);
      });
      cost += distances.length > 0 ? Math.min(...distances) : 0;
      if (cost < least) [least, best] = [cost, box];
    }
  }
  return { x: best.x, y: best.y, tip: tipOf(best, targets) };
}

function tipOf(box: Box, targets: readonly Box[]): Place['tip'] {
  const near = targets
    .map((target) => ({ target, apart: gap(box, target) }))
    .filter(({ apart }) => (apart.x === 0) !== (apart.y === 0) && apart.x + apart.y <= NEAR)
    .sort((a, b) => a.apart.x + a.apart.y - b.apart.x - b.apart.y)[0];
  if (!near) return null;
  const { target, apart } = near;
  if (apart.y > 0) {
    const at = within(target.x + target.width / 2 - box.x, EDGE, box.width - EDGE);
    return { side: target.y < box.y ? 'top' : 'bottom', at };
  }
  const at = within(target.y + target.height / 2 - box.y, EDGE, box.height - EDGE);
  return { side: target.x < box.x ? 'left' : 'right', at };
}
