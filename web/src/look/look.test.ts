import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { arcs, SWEEP } from './gauge';
import { darkPath, litPath } from './moon';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The declarations of the first block that begins with the given text. */
function block(start: string): Map<string, string> {
  const from = css.indexOf('{', css.indexOf(start)) + 1;
  const body = css.slice(from, css.indexOf('}', from));
  const found = new Map<string, string>();
  for (const [, name, value] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
    found.set(name!, value!.replace(/\s+/g, ' '));
  }
  return found;
}

const cards = block('/* Cards keep their colours');
const dark = new Map([...cards, ...block(':root {')]);
const chosen = block(":root[data-theme='light']");
const light = new Map([...dark, ...chosen]);

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const part = parseInt(hex.slice(i, i + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
}

describe('tokens', () => {
  it('are the same for a chosen light theme and for a system that asks for it', () => {
    expect(block(":root:not([data-theme='dark'])")).toEqual(chosen);
  });

  it.each([
    ['dark', dark],
    ['light', light],
  ])('%s: text can be read on the table and on what lies there', (theme, tokens) => {
    const value = (name: string) => tokens.get(name) ?? '';
    const grounds = ['--table-2', '--table-3'];
    const inks = ['--ink-1', '--ink-2', '--ink-3', '--brass', '--ember'];
    const pairs: [string, string][] = [
      ...grounds.flatMap((ground) => inks.map((ink): [string, string] => [ink, ground])),
      ['--ink-1', '--table-1'],
      ['--ink-2', '--table-1'],
      ['--ink-3', '--table-1'],
      ['--bubble-ink', '--bubble'],
      ['--tag-ink', '--tag'],
      ['--tag-dark-ink', '--tag-dark'],
      ['--button-brass-ink', '--button-brass-1'],
      ['--button-brass-ink', '--button-brass-2'],
      ['--raised-ink', '--raised-1'],
      ['--raised-ink', '--raised-2'],
      ['--card-ink', '--paper'],
      ['--card-ink', '--paper-shade'],
      ['--card-ink-2', '--paper'],
      ['--on-card', '--card-red'],
      ['--on-card', '--card-green'],
      ['--on-card', '--card-blue'],
      ['--on-yellow', '--card-yellow'],
      ['--grid-purple', '--grid-ground'],
      ['--grid-orange', '--grid-ground'],
      ['--grid-teal', '--grid-ground'],
      ['--grid-white', '--grid-ground'],
    ];
    const weak = pairs.filter(([ink, ground]) => contrast(value(ink), value(ground)) < 4.5);
    expect(weak, theme).toEqual([]);
    expect(contrast(value('--focus'), value('--focus-gap'))).toBeGreaterThan(7);
  });
});

describe('the gauge', () => {
  it('fills to the limit and goes on past it', () => {
    expect(arcs(35, 70, null).taken).toEqual([0, SWEEP / 2]);
    expect(arcs(70, 70, null)).toMatchObject({ taken: [0, SWEEP], over: [SWEEP, 0] });
    expect(arcs(77, 70, null).over).toEqual([SWEEP, SWEEP / 10]);
    expect(arcs(999, 70, null).over[1]).toBeLessThan(60);
  });

  it('shows what a move would add, and that it busts', () => {
    expect(arcs(35, 70, 49)).toMatchObject({ preview: [150, 60], busts: false });
    expect(arcs(50, 70, 90).busts).toBe(true);
    expect(arcs(50, 70, 50).preview[1]).toBe(0);
  });

  it('has nothing to fill without a limit', () => {
    expect(arcs(50, null, 90)).toMatchObject({ taken: [0, 0], busts: false });
  });
});

describe('the moon', () => {
  it('is dark, then lit from the right, then full', () => {
    expect(litPath(0, 10)).toBe('');
    expect(litPath(2, 10)).toBe('M0 -10A10 10 0 0 1 0 10Z');
    expect(darkPath(4, 10)).toBe('');
    expect(litPath(4, 10)).toBe(darkPath(0, 10));
  });
});
