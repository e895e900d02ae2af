import { beforeEach, expect, test, vi } from 'vitest';

const store = new Map<string, string>();
vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null });
const { runningCompanions } = await import('./running');

const STORE = 'penta.keeper.phase-away';
const keep = (mission: unknown) => store.set(STORE, JSON.stringify({ mission, scores: [] }));
beforeEach(() => store.clear());

test('a mission that has begun can be gone on with', () => {
  expect(runningCompanions()).toEqual([]);
  keep({ session: { players: ['Lea', 'Ben'], acts: [{ key: 'discover' }] } });
  expect(runningCompanions()).toEqual([{ game: 'phase-away', names: ['Lea', 'Ben'] }]);
});

test('one that was counted cannot, nor one that nobody can read', () => {
  keep({ session: { players: ['Lea'], acts: [{ key: 'discover' }, { key: 'end' }] } });
  expect(runningCompanions()).toEqual([]);
  keep(null);
  expect(runningCompanions()).toEqual([]);
  keep({ session: { players: 3, acts: [null] } });
  expect(runningCompanions()).toEqual([]);
});
