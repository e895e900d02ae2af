import { expect, test } from 'vitest';
import type { Choice, GameInfo } from '../protocol/types';
import { heldFrom, lineAt, nameOf, optionsOf, seatOptions, written } from './choosing';

const option = (name: string, seat = 0, kind = 'text') => ({ name, kind, usual: '', help: '', ...(seat && { seat }) });
const info = {
  id: 'phase', name: 'Phase', about: '', least: 2, most: 3, usual: 2,
  options: [option('players', 0, 'number'), option('deck1', 1), option('deck2', 2), option('deck3', 3), option('cards')],
} as GameInfo;
const choice = (name: string, ...lines: [number, string][]): Choice => ({
  value: name, name, group: '', about: '', lines: lines.map(([count, text]) => ({ count, text })),
});

test('seats have options of their own, as many as sit there', () => {
  expect(seatOptions(info, 2).map(({ name, seat }) => [name, seat])).toEqual([['deck1', 1], ['deck2', 2]]);
  expect(seatOptions(undefined, 2)).toEqual([]);
});

test('what is said for other seats, or not at all, is left out', () => {
  const options = { players: '3', deck1: 'Low', deck2: 'High', deck3: '', cards: '' };
  expect(optionsOf(info, options, (seat) => seat !== 1)).toEqual({ players: '3', deck2: 'High' });
  expect(optionsOf(info, options, () => false)).toEqual({ players: '3' });
});

test('a list of one’s own is called by its size, and can be written down again', () => {
  const own = choice('', [2, 'Ted / Moon Aunt'], [1, 'Ted / Peat Wyrm']);
  expect(nameOf(own)).toBe('A list of 3 cards');
  expect(nameOf(choice('Low', [1, 'Ten']))).toBe('Low');
  expect(written(own)).toBe('2x Ted / Moon Aunt\nTed / Peat Wyrm');
});

test('one’s own deck is taken by nobody else', () => {
  expect(heldFrom({ choice: choice('Low'), taken_by: [1, 3] }, 3)).toEqual([1]);
});

test('where a line stands', () => {
  const text = 'Ace\n\nKing\nTen';
  const at = (line: number) => text.slice(...lineAt(text, line));
  expect([1, 2, 3, 4, 9].map(at)).toEqual(['Ace', '', 'King', 'Ten', '']);
});
