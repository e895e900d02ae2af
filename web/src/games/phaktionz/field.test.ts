import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { emblemOf, slugOf } from './emblem';
import { PHAKTIONZ_EMBLEMS } from './emblem-names';
import { columnOf, fieldSize, REALM, TIER3 } from './sizes';
import type { Player } from './types';

const player = (slots: number[], realm = false) =>
  ({ units: slots.map((slot) => ({ card: 'haka-goblin.1', slot })), hand: [], pile: [], deck: [], ...(realm ? { realm: 'united-front.1' } : {}) }) as Player;

it('puts columns that face each other above each other', () => {
  for (const column of [1, 2, 3, 4, 5]) expect(columnOf(column, true)).toBe(columnOf(6 - column, false));
  expect(columnOf(TIER3, true)).toBe(columnOf(TIER3, false));
  expect([columnOf(REALM, true), columnOf(REALM, false)]).toEqual([4, 2]);
});

it.each([['wide', 660, 440], ['narrow', 336, 300], ['low', 360, 240]] as const)('fits %s, whatever stands in front', (room, width, height) => {
  for (const players of [[player([]), player([])], [player([6], true), player([6])], [player([], true), player([1, 6])]]) {
    const { card, realm, fronts } = fieldSize(room, width, height, players);
    expect(card).toBeGreaterThanOrEqual(26);
    expect(2 * card * 1.4 + fronts[0] + fronts[1]).toBeLessThanOrEqual(height);
    expect(5 * card).toBeLessThan(width);
    expect(realm * 1.4).toBeLessThan(width / 5);
  }
});

it('finds the emblem of every card of the box by its name in views', () => {
  for (const title of Object.keys(PHAKTIONZ_EMBLEMS)) expect(emblemOf(slugOf(title)), title).not.toBe('');
  expect(slugOf('Helio\'s United Fragment')).toBe('helios-united-fragment');
  expect(emblemOf('nobody')).toBe('');
});

it('calls cards as the rules do', () => {
  const rules = readFileSync(new URL('../../../../games/phaktionz/README.md', import.meta.url), 'utf8');
  expect(rules).toContain(slugOf('Callisto the Hinded Warrior'));
  expect(rules).toContain(slugOf('Arrow Storm'));
});
