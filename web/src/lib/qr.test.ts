import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrOf } from './qr';

const link = 'http://192.168.178.21:7777/#/seat/0123456789abcdef0123456789abcdef';

// The path drawn into a grid again.
function drawn(path: string, size: number): boolean[][] {
  const grid = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let i = 0; i < Number(width); i++) grid[Number(y)]![Number(x) + i] = true;
  }
  return grid;
}

test('the path is exactly the code', () => {
  const { size, path } = qrOf(link);
  expect(drawn(path, size)).toEqual(encode(link, { ecc: 'M', border: 2 }).data);
});

test('the three corners are there, within a quiet border', () => {
  const { size, path } = qrOf(link);
  const grid = drawn(path, size);
  const corner = (x: number, y: number) => {
    expect(grid[y]!.slice(x, x + 7)).toEqual(new Array(7).fill(true));
    expect(grid[y + 3]!.slice(x, x + 7)).toEqual([true, false, true, true, true, false, true]);
  };
  corner(2, 2);
  corner(size - 9, 2);
  corner(2, size - 9);
  expect(grid[0]!.concat(grid[1]!).some(Boolean)).toBe(false);
});
