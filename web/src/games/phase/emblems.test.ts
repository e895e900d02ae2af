import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import paths from 'virtual:emblems';
import { EMBLEMS } from './emblem-names';

const box = ['fengarian', 'keeper', 'sun-dominion'].flatMap((faction) => {
  const text = readFileSync(new URL(`../../../../games/phase/box/${faction}.toml`, import.meta.url), 'utf8');
  return [...text.matchAll(/^title = "(.+)"$/gm)].map(([, title]) => title!);
});

it('every side of the box has an emblem, and nothing else has', () => {
  expect(box).toHaveLength(60);
  expect(Object.keys(EMBLEMS).sort()).toEqual([...box].sort());
});

it('no two sides look alike', () => {
  expect(new Set(Object.values(EMBLEMS)).size).toBe(box.length);
  expect(new Set(box.map((title) => paths[title])).size).toBe(box.length);
});
