import { beforeEach, expect, test, vi } from 'vitest';
import type { Announcement, CompanionAnswer, CompanionSession } from '../../protocol/generated';

const store = new Map<string, string>();
let full = false;
vi.stubGlobal('localStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, text: string) => {
    if (full) throw new Error('full');
    store.set(key, text);
  },
});
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {}, classList: { toggle: () => undefined } } });
const { Mission, STORE } = await import('./mission.svelte');

const MINUTE = 60_000;

/** Knows no rules: portals every five minutes, and every key is announced by its name. */
function ask(session: CompanionSession | null, now: number): CompanionAnswer {
  if (!session) return { content: { tables: 'x' } as CompanionAnswer['content'], standing: null, error: '' };
  const limit = session.minutes * MINUTE;
  const said = (kind: Announcement['kind'], act: number, at: number, squares?: string[]): Announcement =>
    ({ kind, act, at, title: kind, text: '', hint: '', ...(squares ? { squares } : {}) });
  const history = session.acts.map((act, i) =>
    said(act.key === 'event' ? 'portals' : act.key === 'end' ? 'ended' : 'room', i + 1, act.at, act.squares?.map(String)));
  const told = session.acts.filter(({ key }) => key === 'event').length;
  for (let n = told + 1; n * 5 * MINUTE <= now && n * 5 * MINUTE < limit; n++) {
    history.push(said('portals', 0, n * 5 * MINUTE, [`A${n}`, `B${session.acts.length}`]));
  }
  const end = session.acts.find(({ key }) => key === 'end');
  const refused = session.acts.some(({ key }) => key === 'taken');
  const standing = {
    clock: now, limit, over: now >= limit || !!end, history,
    result: end ? { place: 1, verdict: '', scores: end.lines!.map(({ money }) => money), sum: 5 } : null,
  } as unknown as CompanionAnswer['standing'];
  return refused ? { content: null, standing: null, error: 'no' } : { content: null, standing, error: '' };
}

function device() {
  const at = { mono: 0, wall: 1_800_000_000_000 };
  const pass = (ms: number) => {
    at.mono += ms;
    at.wall += ms;
  };
  return { at, pass, sources: { mono: () => at.mono, wall: () => at.wall } };
}

const setup = { players: ['Lea', 'Ben'], difficulty: 'normal', minutes: 20, start: 'E5' } as const;

function begun() {
  const clocks = device();
  const calls: boolean[] = [];
  const mission = new Mission(ask, (sound) => calls.push(sound), clocks.sources);
  mission.begin({ ...setup, players: [...setup.players] });
  const run = (ms: number) => {
    for (let left = ms; left > 0; left -= 1000) {
      clocks.pass(Math.min(1000, left));
      mission.tick();
    }
  };
  return { ...clocks, mission, calls, run };
}

beforeEach(() => {
  store.clear();
  full = false;
});

test('what the clock brings is written down, calls, and waits until it is seen', () => {
  const { mission, calls, run } = begun();
  run(4 * MINUTE);
  expect(mission.unseen).toEqual([]);
  run(2 * MINUTE);
  expect(mission.unseen.map(({ squares }) => squares)).toEqual([['A1', 'B0']]);
  expect(calls).toEqual([true]);
  mission.confirm();
  expect(mission.unseen).toEqual([]);
});

test('undo takes back the last key, and never what the clock brought', () => {
  const { mission, run } = begun();
  mission.press({ key: 'discover' });
  run(6 * MINUTE);
  expect(mission.canUndo).toBe(true);
  mission.undo();
  expect(mission.session!.acts.map(({ key }) => key)).toEqual(['event']);
  expect(mission.unseen[0]!.squares).toEqual(['A1', 'B1']);
  expect(mission.canUndo).toBe(false);
});

test('a key that cannot be is not written, and says why', () => {
  const { mission } = begun();
  expect(mission.press({ key: 'taken' })).toBe(false);
  expect(mission.trouble).toBe('no');
  expect(mission.session!.acts).toEqual([]);
});

test('closed and opened again: nothing is lost, and after a long time it asks, then announces in order', () => {
  const { at, sources, mission, run } = begun();
  mission.press({ key: 'discover' });
  run(MINUTE);
  mission.hide();
  at.wall += 11 * MINUTE;
  at.mono = 0;
  const again = new Mission(ask, () => undefined, sources);
  expect(again.session!.acts).toHaveLength(1);
  expect(again.slept).toBe(11 * MINUTE);
  expect(again.unseen).toEqual([]);
  again.wake(true);
  expect(again.unseen.map((each) => each.at)).toEqual([5 * MINUTE, 10 * MINUTE]);
  expect(again.now).toBe(12 * MINUTE);
  const other = new Mission(ask, () => undefined, sources);
  expect(other.unseen).toHaveLength(2);
});

test('paused, nothing passes; resumed, it goes on; the result counts the pauses', () => {
  const { mission, run } = begun();
  run(MINUTE);
  mission.pause();
  run(30 * MINUTE);
  expect(mission.now).toBe(MINUTE);
  mission.resume();
  run(MINUTE);
  expect(mission.now).toBe(2 * MINUTE);
  expect(mission.pauses).toBe(1);
});

test('time up stops the clock; the result is listed once, and taken back with the end', () => {
  const { mission, run, calls } = begun();
  run(21 * MINUTE);
  expect(mission.standing!.over).toBe(true);
  expect(mission.running).toBe(false);
  expect(calls.length).toBeGreaterThan(1);
  const lines = [{ money: 3, gems: 0, felled: false }, { money: 2, gems: 0, felled: false }];
  expect(mission.finish(true, true, lines)).toBe(true);
  expect(mission.scores.map(({ scores }) => scores)).toEqual([[3, 2]]);
  mission.undo();
  expect(mission.scores).toEqual([]);
  mission.finish(true, true, lines);
  mission.leave();
  expect(mission.session).toBeNull();
  expect(mission.scores).toHaveLength(1);
});

test('storage that is full or was cleared is said', () => {
  const { mission } = begun();
  store.clear();
  mission.press({ key: 'discover' });
  expect([mission.wasCleared, mission.isKept]).toEqual([true, true]);
  expect(store.has(STORE)).toBe(true);
  full = true;
  mission.press({ key: 'discover' });
  expect(mission.isKept).toBe(false);
  expect(mission.session!.acts).toHaveLength(2);
});

test('a second tab only looks on, and takes over what the first has written', () => {
  const { mission, sources } = begun();
  const second = new Mission(ask, () => undefined, sources);
  second.lookOn(true);
  expect(second.press({ key: 'discover' })).toBe(false);
  mission.press({ key: 'discover' });
  second.reload();
  expect(second.session!.acts).toHaveLength(1);
  second.lookOn(false);
  expect(second.press({ key: 'discover' })).toBe(true);
});

test('what is no drawer is an empty one, and said', () => {
  for (const text of ['nonsense', '5', '{"mission":{"session":7}}', '{"scores":3}', '{"mission":"none"}', '{"scores":"none"}']) {
    store.set(STORE, text);
    const mission = new Mission(ask);
    expect([mission.session, mission.scores, mission.isDamaged]).toEqual([null, [], true]);
  }
  for (const text of ['{}', '{"mission":null,"scores":[]}']) {
    store.set(STORE, text);
    expect(new Mission(ask).isDamaged).toBe(false);
  }
  store.clear();
  expect(new Mission(ask).isDamaged).toBe(false);
});

test('of a drawer that is damaged, all that can be read is kept: the clock stands at the last key', () => {
  const { mission, run, sources } = begun();
  run(2 * MINUTE);
  mission.press({ key: 'discover' });
  run(MINUTE);
  mission.hide();
  const kept = JSON.parse(store.get(STORE)!);
  const opened = (change: object) => {
    store.set(STORE, JSON.stringify({ ...kept, ...change }));
    return new Mission(ask, () => undefined, sources);
  };
  expect(opened({}).isDamaged).toBe(false);
  for (const clock of ['none', null, undefined, {}, { passed: 'none', running: true, wall: 0 }]) {
    const again = opened({ mission: { ...kept.mission, clock } });
    expect([again.isDamaged, again.running, again.slept]).toEqual([true, false, null]);
    expect(again.now).toBe(2 * MINUTE);
    expect(again.session!.acts).toHaveLength(1);
    again.resume();
    expect(again.press({ key: 'discover' })).toBe(true);
    expect(again.session!.acts.at(-1)!.at).toBe(2 * MINUTE);
  }
  const score = { place: 1, sum: 5, names: ['Lea', 'Ben'], scores: [5, 0], difficulty: 'easy', minutes: 20, when: 7 };
  const listed = opened({ scores: ['none', null, { ...score, sum: null }, score, { ...score, names: 'none' }] });
  expect([listed.scores, listed.isDamaged]).toEqual([[score], true]);
  expect(opened({ scores: [score] }).isDamaged).toBe(false);
});
