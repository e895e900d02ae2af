import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
});

beforeEach(() => {
  kept.clear();
  vi.resetModules();
});

test('the same key for the same invitation, also after a reload', async () => {
  const before = await import('./own-keys');
  expect(before.knownOwnKey('INVITATION')).toBeUndefined();
  const own = before.ownKey('INVITATION');
  expect(own).toMatch(/^[0-9a-f]{32}$/);
  expect(before.ownKey('OTHER')).not.toBe(own);
  vi.resetModules();
  const after = await import('./own-keys');
  expect(after.ownKey('INVITATION')).toBe(own);
  expect(after.knownOwnKey('INVITATION')).toBe(own);
});

test('what was no invitation is forgotten', async () => {
  const { dropOwnKey, knownOwnKey, ownKey } = await import('./own-keys');
  ownKey('INVITATION');
  ownKey('WATCH');
  dropOwnKey('WATCH');
  expect(knownOwnKey('WATCH')).toBeUndefined();
  expect(knownOwnKey('INVITATION')).toBeDefined();
});

test('without a store it holds until the page is closed', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { ownKey } = await import('./own-keys');
  expect(ownKey('INVITATION')).toBe(ownKey('INVITATION'));
});
