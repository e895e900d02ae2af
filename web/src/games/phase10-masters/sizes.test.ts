// Whether cards on the table can be read however many there are.
import { expect, test } from 'vitest';
import { GROUP_ROW, sizesOf, spareFor, STRIP, type Row } from './sizes';

const row = (room: number, ...groups: [number, number][]): Row => ({
  room, groups: groups.map(([cards, slots]) => ({ cards, slots })), most: 80, least: 34, apart: 18, gap: 3,
});
const taken = ({ groups, apart }: Row, width: number, step: number) =>
  groups.reduce((sum, { cards, slots }) => sum + width + (cards - 1) * step + slots * (width + 5), apart * (groups.length - 1));

test('few cards lie side by side in full size', () => {
  expect(sizesOf(row(900, [3, 1], [4, 2]))).toEqual({ width: 80, step: 83, wraps: false });
});

test('more of them move closer, but number and colour stay free, and nothing is wider than its room', () => {
  for (const cards of [4, 5, 6, 7, 8]) {
    const asked = row(340, [cards, 1], [4, 2]);
    const { width, step, wraps } = sizesOf(asked);
    expect(step).toBeGreaterThanOrEqual(width * STRIP);
    if (!wraps) expect(taken(asked, width, step)).toBeLessThanOrEqual(340);
  }
});

test('what does not fit side by side gets two rows', () => {
  const asked = row(330, [9, 1], [9, 2]);
  const { width, step, wraps } = sizesOf(asked);
  expect(wraps).toBe(true);
  expect(width).toBeGreaterThanOrEqual(34);
  expect(width + 8 * step + 2 * (width + 5)).toBeLessThanOrEqual(330);
  expect(step).toBeGreaterThanOrEqual(width * STRIP);
});

test('a group that is too long for any row still ends inside of it', () => {
  const { width, step } = sizesOf(row(260, [12, 1]));
  expect(width + 11 * step + width + 5).toBeLessThanOrEqual(260 + 1);
});

test('on a phone what others have laid is shown where there is room for it', () => {
  const rows = (height: number, others: number) => Math.floor(spareFor({ height, hand: 140, others }) / GROUP_ROW);
  expect(rows(742, 2)).toBe(1);
  expect(rows(742, 3)).toBe(1);
  expect(rows(638, 2)).toBeLessThan(1);
});
