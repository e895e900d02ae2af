import { expect, test, vi } from 'vitest';

vi.mock('../../lib/settings.svelte', () => ({ settings: { lang: 'en' } }));
const { inLanguage } = await import('./texts');

test('every sentence can be said in both languages', () => {
  const languages = [inLanguage('en'), inLanguage('de')];
  const keys = Object.keys(languages[0]!) as (keyof (typeof languages)[0])[];
  for (const key of keys) {
    for (const texts of languages) {
      const text = texts[key];
      const said = typeof text === 'function' ? (text as (...values: unknown[]) => string)(2, 3, 30) : JSON.stringify(text);
      expect(said, key).not.toMatch(/^"?"?$|undefined|\[object/);
    }
  }
});
