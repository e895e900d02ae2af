import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import paths from 'virtual:emblems-away';
import { AWAY_EMBLEMS, CHARACTERS, MONSTERS, SIGNS, THINGS } from './emblem-names';

const station = readFileSync(new URL('../../../../games/phase_away/station.toml', import.meta.url), 'utf8');
const ids = (kinds: string) =>
  [...station.matchAll(new RegExp(`^\\[\\[(?:${kinds})\\]\\]\\nid = "(.+)"$`, 'gm'))].map(([, id]) => id!).sort();

it('everything aboard has an emblem, and nothing else has', () => {
  expect(ids('character')).toEqual(Object.keys(CHARACTERS).sort());
  expect(ids('monster')).toEqual(Object.keys(MONSTERS).sort());
  expect(ids('weapon|armour|item')).toEqual(Object.keys(THINGS).sort());
  expect(ids('weapon|armour|item').length).toBeGreaterThanOrEqual(12 + 8 + 15);
});

it('no two look alike', () => {
  const all = [CHARACTERS, MONSTERS, THINGS, SIGNS].flatMap((each) => Object.keys(each));
  expect(new Set(all).size).toBe(all.length);
  expect(new Set(Object.values(AWAY_EMBLEMS)).size).toBe(all.length);
  expect(new Set(all.map((id) => paths[id])).size).toBe(all.length);
});
