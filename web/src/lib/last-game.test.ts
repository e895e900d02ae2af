import { expect, test, vi } from 'vitest';

const store = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, text: string) => void store.set(key, text),
});
const { lastGame, rememberGame } = await import('./last-game');

test('the lobby shows the game that one came back from, if it knows it', () => {
  const games = ['the-phase', 'phase-away'];
  expect(lastGame(games, 'the-phase')).toBe('the-phase');
  rememberGame('phase-away');
  expect(lastGame(games, 'the-phase')).toBe('phase-away');
  rememberGame('gone');
  expect(lastGame(games, 'the-phase')).toBe('the-phase');
  store.set('penta.lobby.game', '{"no": 1');
  expect(lastGame(games, 'the-phase')).toBe('the-phase');
});
