import { expect, test, vi } from 'vitest';

vi.mock('./known-tables.svelte', () => ({ knownTables: {} }));
vi.mock('./navigation.svelte', () => ({ navigation: {} }));
vi.mock('./settings.svelte', () => ({ settings: {} }));
const { againstBots, placeAt, remembered, requestFor } = await import('./make-table');

test('what "Play now" asks for', () => {
  const request = requestFor(againstBots('the-phase', 4, 'Ada'), 0);
  expect(request).toMatchObject({ type: 'create', game: 'the-phase', hints: true, pace: 0 });
  expect(request.seats).toHaveLength(4);
  expect(request.seats?.[0]).toEqual({ who: 'person', name: 'Ada' });
  expect(request.seats?.slice(1).every((seat) => seat.who === 'bot' && seat.level)).toBe(true);
});

test('empty names are left to the host, and the usual pace too', () => {
  const request = requestFor(againstBots('the-phase', 3, '  '));
  expect(request.seats?.[0]).toEqual({ who: 'person' });
  expect(request).not.toHaveProperty('pace');
});

const wish = againstBots('the-phase', 3, 'Ada');
wish.seats[2] = { kind: 'elsewhere', name: 'Mirko', level: 'normal' };
const created = {
  type: 'created', table: 'T', host: 'H', watch: 'W',
  seats: [{ seat: 1, key: 'K1' }, { seat: 3, key: 'K3' }],
} as const;

test('own seats and links for others are kept apart', () => {
  const known = remembered({ ...created, seats: [...created.seats] }, wish, false, 5);
  expect(known.own).toEqual([{ seat: 1, key: 'K1' }]);
  expect(known.others).toEqual([{ seat: 3, key: 'K3' }]);
  expect(placeAt(known)).toEqual({ page: 'table', role: 'seat', key: 'K1', local: false });
  expect(placeAt({ ...known, own: [] })).toMatchObject({ role: 'host', key: 'H' });
  expect(placeAt({ ...known, own: [], host: null })).toMatchObject({ role: 'watch', key: 'W' });
});
