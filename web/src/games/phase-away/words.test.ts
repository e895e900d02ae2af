import { expect, test } from 'vitest';
import { texts } from './texts';
import { noteOf } from './words';

type Asked = Parameters<typeof noteOf>;
const note = (kind: string, ap: number, lang: 'en' | 'de' = 'en') =>
  noteOf({ move: kind, text: kind, parts: { kind } } as unknown as Asked[0],
    { t: texts(lang), view: { ap }, seat: 1 } as unknown as Asked[1]);

test('what costs nothing is free, and does not read as if it could not be done', () => {
  expect(note('shift', 0)).toBe('free');
  expect(note('shift', 0, 'de')).toBe('kostenlos');
  expect(note('first', 5)).toBe('');
});

test('the end of a turn says what stays unused', () => {
  expect(note('end', 3)).toBe('3 AP unused');
  expect(note('end', 0)).toBe('all AP spent');
});
