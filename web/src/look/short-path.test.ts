import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { shortPath } from '../../build/short-path';
import { PHAKTIONZ_EMBLEMS } from '../games/phaktionz/emblem-names';
import { EMBLEMS } from '../games/phase/emblem-names';

it('is written relative and in whole units, and what is rounded off does not add up', () => {
  expect(shortPath('M10.4 20.1l1.3 1.3 1.3 1.3 1.3 1.3z')).toBe('M10 20l2 1 1 2 1 1z');
  expect(shortPath('M0 0H10.2V-5.7H0z')).toBe('M0 0h10v-6h-10z');
  expect(shortPath('M5 5a2.55 2.55 0 015.1 0z')).toBe('M5 5a2.6 2.6 0 0 1 5 0z');
  expect(shortPath('M1 1c1 0 2 1 2 2s-1 2-2 2')).toBe('M1 1c1 0 2 1 2 2s-1 2-2 2');
});

it('a part that follows a closed one begins where that began', () => {
  expect(shortPath('M10 10h5v5zm20 0h5v5z')).toBe('M10 10h5v5zm20 0h5v5z');
});

/** Where the pen is after each step, by a slow reader of its own. */
function places(path: string): [number, number][] {
  const takes: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };
  const found: [number, number][] = [];
  let [x, y, x0, y0] = [0, 0, 0, 0];
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter.toLowerCase();
    if (kind === 'z') [x, y] = [x0, y0];
    const all: number[] = [];
    let text = rest.trim();
    while (text !== '') {
      const flag = kind === 'a' && [3, 4].includes(all.length % 7);
      const one = (flag ? /^[01]/ : /^[-+]?(\d*\.\d+|\d+)(e[-+]?\d+)?/).exec(text)?.[0];
      if (one === undefined) throw new Error(`${text} in ${letter}${rest}`);
      all.push(Number(one));
      text = text.slice(one.length).replace(/^[\s,]+/, '');
    }
    for (let i = 0; kind !== 'z' && i < all.length; i += takes[kind]!) {
      const part = all.slice(i, i + takes[kind]!);
      const [dx, dy] = letter === kind ? [x, y] : [0, 0];
      if (kind === 'h') x = part[0]! + dx;
      else if (kind === 'v') y = part[0]! + dy;
      else [x, y] = [part.at(-2)! + dx, part.at(-1)! + dy];
      if (kind === 'm' && i === 0) [x0, y0] = [x, y];
      found.push([x, y]);
    }
  }
  return found;
}

it('every place of every emblem is where it was, but for half a unit of 512', () => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
  for (const name of Object.values({ ...EMBLEMS, ...PHAKTIONZ_EMBLEMS })) {
    for (const [, path = ''] of icons[name]!.body.matchAll(/ d="([^"]+)"/g)) {
      const short = places(shortPath(path));
      let at = 0;
      // Steps that go nowhere may be left out.
      for (const [x, y] of places(path)) {
        const near = (one: [number, number] | undefined) => !!one && Math.abs(one[0] - x) <= 0.5001 && Math.abs(one[1] - y) <= 0.5001;
        if (near(short[at])) at++;
        else expect(near(short[at - 1]), `${name}: ${x} ${y}`).toBe(true);
      }
      expect(at, name).toBe(short.length);
    }
  }
});
