// The hatches of a card's disc: red upright, blue level, green slanted, yellow dotted; heraldry has
// printed colours without colour like that for centuries. Around (0, 0).
import type { Colour } from './types';

const STEP = 6;
const round = (value: number) => Math.round(value * 100) / 100;
const line = (x1: number, y1: number, x2: number, y2: number) =>
  `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;

/** Offsets of the lines from the middle, all inside of r. */
const offsets = (r: number) =>
  Array.from({ length: Math.floor((2 * r) / STEP) }, (_, i) => (i - (Math.floor((2 * r) / STEP) - 1) / 2) * STEP);

/** The whole disc, or one quarter of it: signs of x and y. */
export type Quarter = [1 | -1, 1 | -1];

export function hatch(colour: Colour, r: number, quarter?: Quarter): string {
  const chord = (at: number) => Math.sqrt(r * r - at * at);
  const inside = (x: number, y: number) => !quarter || (x * quarter[0] > 0 && y * quarter[1] > 0);
  if (colour === 'yellow') {
    return offsets(r)
      .flatMap((y, row) =>
        offsets(r)
          .map((x): [number, number] => [x + (row % 2 ? STEP / 2 : 0), y])
          .filter(([x, at]) => Math.hypot(x, at) < r - 1.5 && inside(x, at))
          .map(([x, at]) => `M${round(x)} ${round(at)}h.01`),
      )
      .join('');
  }
  if (colour === 'green') {
    return (quarter ? slanted(r, quarter) : offsets(r).map((at) => diagonal(at, chord(at)))).join('');
  }
  return offsets(r)
    .filter((at) => !quarter || at * (colour === 'red' ? quarter[0] : quarter[1]) > 0)
    .map((at) => {
      const from = quarter ? 0 : -chord(at);
      const to = quarter ? chord(at) * (colour === 'red' ? quarter[1] : quarter[0]) : chord(at);
      return colour === 'red' ? line(at, from, at, to) : line(from, at, to, at);
    })
    .join('');
}

const H = Math.SQRT1_2;

/** A line from lower left to upper right, so far from the middle, half so long. */
function diagonal(at: number, half: number): string {
  return line(H * (at - half), H * (at + half), H * (at + half), H * (at - half));
}

/** The same inside of one quarter, where x and y add up to a constant. */
function slanted(r: number, [sx, sy]: Quarter): string[] {
  const all: string[] = [];
  for (let sum = STEP; sum < r * Math.SQRT2; sum += STEP * Math.SQRT2) {
    const root = sum <= r ? sum : Math.sqrt(2 * r * r - sum * sum);
    const high = (sum + root) / 2;
    const low = (sum - root) / 2;
    all.push(line(sx * high, sy * low, sx * low, sy * high));
  }
  return all;
}

/** A quarter of a ring around (0, 0). */
export function quarterPath(r: number, [sx, sy]: Quarter): string {
  const sweep = sx * sy > 0 ? 1 : 0;
  return `M0 0L${sx * r} 0A${r} ${r} 0 0 ${sweep} 0 ${sy * r}Z`;
}

/** Where each colour lies in a Wild. */
export const QUARTERS: { colour: Colour; at: Quarter }[] = [
  { colour: 'yellow', at: [-1, -1] },
  { colour: 'red', at: [1, -1] },
  { colour: 'green', at: [1, 1] },
  { colour: 'blue', at: [-1, 1] },
];
