import { expect, test } from 'vitest';
import { de } from './de';
import { en } from './en';

const entries = Object.keys(en) as (keyof typeof en)[];

test('both languages have the same keys', () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
});

test('no text is empty, and every sentence can be said', () => {
  for (const key of entries) {
    for (const text of [en[key], de[key]]) {
      const said =
        typeof text === 'function'
          ? (text as (...values: unknown[]) => string)(...(key === 'and' ? [['Ada', 'Bo']] : [2, 3]))
          : text;
      expect(said.length, key).toBeGreaterThan(0);
      if (typeof said === 'string') expect(said, key).not.toMatch(/undefined|\[object/);
    }
  }
});

test('sentences of both languages take the same number of values', () => {
  for (const key of entries) {
    if (typeof en[key] === 'function') {
      expect((de[key] as { length: number }).length, key).toBe((en[key] as { length: number }).length);
    }
  }
});

test('German is German: no text was left in English by mistake', () => {
  const same = entries.filter((key) => typeof en[key] === 'string' && en[key] === de[key]);
  // Names and words that are alike in both languages.
  expect(same.sort()).toEqual(['appName', 'deck', 'normal', 'seatBot'].sort());
});

test('German umlauts are written as such', () => {
  const words = Object.values(de).filter((text): text is string => typeof text === 'string').join(' ');
  expect(words).toMatch(/[äöüß]/);
  expect(words).not.toMatch(/\b(fuer|ueber|koennen|moechte|naechste|schliessen)\b/i);
});

test('lists', () => {
  expect(en.and(['Ada'])).toBe('Ada');
  expect(en.and(['Ada', 'Bo', 'Cy'])).toBe('Ada, Bo and Cy');
  expect(de.and(['Ada', 'Bo'])).toBe('Ada und Bo');
  expect(en.and([])).toBe('');
});
