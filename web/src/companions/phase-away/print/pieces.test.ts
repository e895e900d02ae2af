import { expect, test } from 'vitest';
import { backOf, BOARD_PARTS, COUNTERS, sheetsOf, TILES } from './pieces';

test('the back of every piece lies behind it when the sheet is turned over its long edge', () => {
  const columns = 6;
  const front = Array.from({ length: 20 }, (_, i) => i);
  const back = backOf(front, columns);
  front.forEach((piece, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    expect(back[row * columns + (columns - 1 - column)]).toBe(piece);
  });
  expect(back.filter((piece) => piece === null)).toHaveLength(4);
});

test('sheets hold every piece once', () => {
  const sheets = sheetsOf(TILES, 48);
  expect(sheets.map((sheet) => sheet.length)).toEqual([48, 33]);
  expect(TILES.filter((tile) => tile === 'plain')).toHaveLength(60);
  expect(COUNTERS).toHaveLength(12 * 16);
});

test('the parts of the board make 81 squares', () => {
  const squares = BOARD_PARTS.flatMap(({ columns, rows }) => [...columns].flatMap((x) => [...rows].map((y) => x + y)));
  expect(new Set(squares).size).toBe(81);
});
