// The board's squares: A1 to I9, north towards row 1.
import type { Direction } from './types';

export const COLUMNS = [...'ABCDEFGHI'];
export const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
export const SQUARES: readonly string[] = ROWS.flatMap((row) => COLUMNS.map((column) => `${column}${row}`));
export const MIDDLE = 'E5';

const STEPS: Record<Direction, [number, number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

/** Column and row from 0. */
export const placeOf = (square: string): [number, number] => [COLUMNS.indexOf(square[0]!), Number(square.slice(1)) - 1];

function at(x: number, y: number): string | null {
  const column = COLUMNS[x];
  return column !== undefined && y >= 0 && y < ROWS.length ? `${column}${y + 1}` : null;
}

export function beside(square: string, direction: Direction): string | null {
  const [[x, y], [dx, dy]] = [placeOf(square), STEPS[direction]];
  return at(x + dx, y + dy);
}

/** Where an arrow key leads; at the edge it stays. */
export function byKey(square: string, key: string): string | null {
  const way = ({ ArrowUp: 'north', ArrowRight: 'east', ArrowDown: 'south', ArrowLeft: 'west' } as const)[key];
  if (way) return beside(square, way) ?? square;
  const [x, y] = placeOf(square);
  if (key === 'Home') return at(0, y);
  return key === 'End' ? at(COLUMNS.length - 1, y) : null;
}
