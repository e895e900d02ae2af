import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import paths from 'virtual:emblems-phaktionz';
import { PHAKTIONZ_EMBLEMS } from './emblem-names';

const folder = new URL('../../../../games/phaktionz/box/', import.meta.url);
const box = readdirSync(folder)
  .filter((name) => name.endsWith('.toml'))
  .flatMap((name) => [...readFileSync(new URL(name, folder), 'utf8').matchAll(/^title = "(.+)"$/gm)].map(([, title]) => title!));

it('every card of the box has an emblem, and nothing else has', () => {
  expect(box.length).toBeGreaterThan(100);
  expect(Object.keys(PHAKTIONZ_EMBLEMS).sort()).toEqual([...box].sort());
});

it('no two cards look alike', () => {
  expect(new Set(Object.values(PHAKTIONZ_EMBLEMS)).size).toBe(box.length);
  expect(new Set(box.map((title) => paths[title])).size).toBe(box.length);
});
