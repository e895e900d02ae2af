import { expect, test } from 'vitest';
import { piecesOf } from './named';

const NAMES = [
  { words: 'red 1', card: 'red-1' },
  { words: 'red 12', card: 'red-12' },
  { words: 'Wild', card: 'wild' },
];
const cut = (text: string) => piecesOf(text, NAMES).map((each) => (each.card ? `[${each.card}]${each.tail ?? ''}` : each.text));

test('a sentence is cut at the names of cards', () => {
  expect(cut('Ben takes red 12: now 12.')).toEqual(['Ben takes ', '[red-12]:', ' now 12.']);
  expect(cut('red 1 and red 12, Wild')).toEqual(['[red-1]', ' and ', '[red-12],', ' ', '[wild]']);
});

test('quotation marks stay with the name between them', () => {
  const texts = piecesOf('Jetzt „Wild“ (#3), „red 1 und Wild“.', NAMES).map(({ text }) => text);
  expect(texts).toEqual(['Jetzt ', '„Wild“', ' (#3), „', 'red 1', ' und ', 'Wild', '“.']);
});

test('only whole words are names', () => {
  expect(cut('tired 1 has a Wildcard and red 121.')).toEqual(['tired 1 has a Wildcard and red 121.']);
  expect(cut('')).toEqual(['']);
});
