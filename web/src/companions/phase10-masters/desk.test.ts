import { beforeEach, expect, test, vi } from 'vitest';
import type { ReckonAnswer, Sheet } from '../../protocol/generated';

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
vi.stubGlobal('document', { documentElement: { dataset: {}, classList: { toggle: () => undefined } } });
const { Desk } = await import('./desk.svelte');

/** Knows no rules: a line costs what was typed, and needs a phase if it was laid. */
function reckon({ players, hands }: Sheet): ReckonAnswer {
  const totals = players.map(() => 0);
  let error = '';
  const reckoned = hands.map((hand, at) => ({
    complete: hand.lines.every((line) => line.written),
    lines: hand.lines.map((line, i) => {
      const before = totals[i]!;
      const after = before + (line.points ?? 0);
      const problem = line.laid && line.phase === 0 ? 'no phase' : '';
      if (line.written) totals[i] = after;
      if (line.written && problem) error ||= `${at + 1} ${i + 1} ${problem}`;
      return { rests: false, terms: [], points: after - before, before, after, remark: '', fits: true, problem };
    }),
  }));
  const standing = {
    players: totals.map((total) => ({ total, completed: [], open: [], finished: null, place: 1 })),
    hands: reckoned, winners: [], verdict: '', more: true,
  };
  return { content: {} as ReckonAnswer['content'], standing: error ? null : standing, error };
}

const totals = (desk: InstanceType<typeof Desk>) => desk.standing!.players.map(({ total }) => total);

beforeEach(() => {
  store.clear();
  full = false;
});

function twoHands() {
  const desk = new Desk(reckon);
  desk.start(['Lea', 'Ben']);
  for (const points of [90, 50]) {
    desk.change(1, { phase: 8 });
    desk.chooseOut(2);
    desk.change(0, { points });
    desk.write();
  }
  return desk;
}

test('who went out with a known phase is written at once; without one, their line comes first', () => {
  const desk = new Desk(reckon);
  desk.start(['Lea', 'Ben']);
  expect(desk.present).toBeNull();
  desk.chooseOut(2);
  expect(desk.present).toBe(1);
  desk.write();
  expect(desk.live!.hand.lines[1]!.written).toBe(false);
  desk.change(1, { phase: 8 });
  desk.write();
  expect(desk.present).toBe(0);
  desk.undo();
  desk.undo();
  desk.chooseOut(2);
  expect(desk.present).toBe(0);
});

test('sheets outlive the page, with all their steps', () => {
  twoHands();
  const desk = new Desk(reckon);
  expect(totals(desk)).toEqual([140, 0]);
  expect(desk.live!.at).toBe(2);
  for (let i = 0; i < 4; i++) desk.undo();
  expect(desk.canUndo).toBe(false);
  expect(totals(desk)).toEqual([0, 0]);
});

test('a correction is written as a whole, or not at all', () => {
  const desk = twoHands();
  desk.correct(0);
  desk.chooseOut(1);
  expect(totals(desk)).toEqual([140, 0]);
  desk.change(0, { phase: 3 });
  desk.write();
  expect(totals(desk)).toEqual([140, 0]);
  desk.change(1, { points: 20 });
  desk.write();
  expect(totals(desk)).toEqual([50, 20]);
  expect(desk.isFixing).toBe(true);
  desk.doneCorrecting();
  desk.undo();
  expect(totals(desk)).toEqual([140, 0]);
  desk.correct(1);
  desk.openLine(0);
  desk.change(0, { points: 5 });
  desk.doneCorrecting();
  expect(totals(desk)).toEqual([140, 0]);
});

test('a new sheet leaves the others alone, and deleting takes one', () => {
  const desk = twoHands();
  const first = desk.sheet!.id;
  desk.start(['Ann', 'Bo']);
  expect(desk.sheets).toHaveLength(2);
  desk.deleteSheet(desk.sheet!.id);
  expect(desk.sheet).toBeNull();
  desk.openSheet(first);
  expect(totals(desk)).toEqual([140, 0]);
});

test('it says when nothing can be kept', () => {
  const desk = new Desk(reckon);
  full = true;
  desk.start(['Lea', 'Ben']);
  expect(desk.isKept).toBe(false);
  expect(desk.names).toEqual(['Lea', 'Ben']);
});

test('what is no drawer is an empty one, and a sheet that cannot be reckoned says why', () => {
  for (const text of ['', '[', '7', 'null', '{}', '{"sheets":[null,{}]}']) {
    store.set('penta.keeper.phase10-masters', text);
    expect(new Desk(reckon).sheets).toEqual([]);
  }
  const desk = twoHands();
  const text = store.get('penta.keeper.phase10-masters')!;
  store.set('penta.keeper.phase10-masters', text.replaceAll('"phase":8', '"phase":0'));
  expect(new Desk(reckon).flaw).toBe('1 2 no phase');
  expect(desk.flaw).toBe('');
});
