// Paths of the signs on a card, in card units (a card is 120 x 168).
import type { Colour, Shape, Wedge } from './types';

export const WIDTH = 120;
export const HEIGHT = 168;

const round = (value: number) => Math.round(value * 100) / 100;

/** The outline of a grid mark around (x, y): a hexagon on its point, or a square on its corner. */
export function gridPath(shape: Shape, x: number, y: number, r: number): string {
  const corners = shape === 'hex' ? 6 : 4;
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = -Math.PI / 2 + (i * 2 * Math.PI) / corners;
    return `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

const PLACE: Record<Wedge, number> = { left: 0, middle: 1, right: 2 };

/** One wedge of 60 degrees of a half circle that stands on (x, y). */
export function wedgePath(wedge: Wedge, x: number, y: number, r: number): string {
  const from = Math.PI + (PLACE[wedge] * Math.PI) / 3;
  const to = from + Math.PI / 3;
  const at = (angle: number) =>
    `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
  return `M${x} ${y}L${at(from)}A${r} ${r} 0 0 1 ${at(to)}Z`;
}

/** The half circle with its two spokes: where the three wedges could be. */
export function wheelPath(x: number, y: number, r: number): string {
  const spoke = (angle: number) =>
    `M${x} ${y}L${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
  return (
    `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Z` +
    spoke((4 * Math.PI) / 3) +
    spoke((5 * Math.PI) / 3)
  );
}

const PERIOD = 6;

/**
 * The hatch of a colour over a whole card, as heraldry prints colours: red upright lines, blue
 * level lines, green diagonals, yellow dots (lines to be dashed with round ends).
 */
export function hatchPath(colour: Colour): string {
  const lines: string[] = [];
  switch (colour) {
    case 'red':
      for (let x = PERIOD / 2; x < WIDTH; x += PERIOD) lines.push(`M${x} 0V${HEIGHT}`);
      break;
    case 'blue':
      for (let y = PERIOD / 2; y < HEIGHT; y += PERIOD) lines.push(`M0 ${y}H${WIDTH}`);
      break;
    case 'green':
      for (let x = -HEIGHT; x < WIDTH; x += PERIOD * Math.SQRT2) {
        lines.push(`M${round(x)} 0l${HEIGHT} ${HEIGHT}`);
      }
      break;
    case 'yellow':
      for (let y = PERIOD / 2, row = 0; y < HEIGHT; y += PERIOD, row++) {
        lines.push(`M${row % 2 ? PERIOD : PERIOD / 2} ${y}H${WIDTH}`);
      }
      break;
  }
  return lines.join('');
}
