import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Tempo } from '../lib/settings.svelte';
import { state } from '../protocol/fake-host';
import type { State, StoryEvent } from '../protocol/types';
import { Pace, scenesIn } from './pace.svelte';

const one = (n: number, text: string, scene?: string): StoryEvent => ({
  n, text, event: { kind: 'played' }, ...(scene ? { scene } : {}),
});

let pace: Pace;
let tempo: Tempo;
let story: StoryEvent[];
let number: number;

/** An entry comes: what it tells, each with the word of its scene behind a colon. */
function comes(...told: string[]): State {
  number++;
  story = [...story, ...told.map((each) => one(number, each.split(':')[0]!, each.split(':')[1]))];
  const now = { ...state(number), legal: [{ move: `m${number}`, text: '', parts: {} }] } as State;
  pace.follow(1, now, story);
  return now;
}
const shown = () => pace.state?.number;
const lastLine = () => pace.story.at(-1)?.text;

beforeEach(() => {
  vi.useFakeTimers();
  tempo = 'calm';
  story = [];
  number = -1;
  pace = new Pace(() => tempo);
  comes('the deal');
});
afterEach(() => {
  pace.stop();
  vi.useRealTimers();
});

describe('scenes in a story', () => {
  it('are events of one entry with one word, with what stands right before them', () => {
    const told = [
      one(1, 'card'), one(2, 'last card'), one(2, 'takes', 'trick'), one(2, 'discarded', 'trick'),
      one(2, 'scores', 'round'), one(2, 'dealt'), one(3, 'hit', 'hit'), one(4, 'hit', 'hit'),
    ];
    expect(scenesIn(told, 0)).toMatchObject([
      { kind: 'trick', from: 1, to: 4 },
      { kind: 'round', from: 4, to: 5 },
      { kind: 'hit', from: 6, to: 7 },
      { kind: 'hit', from: 7, to: 8 },
    ]);
  });
});

describe('what is shown', () => {
  it('is the newest on the first look', () => {
    expect(shown()).toBe(0);
    expect(pace.behind).toBe(false);
    expect(pace.state?.legal).toHaveLength(1);
  });

  it('lets each card be seen arriving, in order', () => {
    comes('Ada plays');
    expect(shown()).toBe(1);
    comes('Ben plays');
    comes('Cleo plays');
    expect(shown()).toBe(1);
    expect(pace.behind).toBe(true);
    expect(pace.state?.legal).toEqual([]);
    vi.advanceTimersByTime(700);
    expect([shown(), lastLine()]).toEqual([2, 'Ben plays']);
    vi.advanceTimersByTime(699);
    expect(shown()).toBe(2);
    vi.advanceTimersByTime(1);
    expect([shown(), lastLine(), pace.behind]).toEqual([3, 'Cleo plays', false]);
    expect(pace.state?.legal).toHaveLength(1);
  });

  it('keeps the table as it was while a scene rests, and then the next', () => {
    comes('last card', 'takes:trick', 'discarded:trick', 'scores:round', 'dealt');
    expect(pace.scene).toMatchObject({ kind: 'trick', before: { number: 0 }, after: { number: 1 } });
    expect(pace.scene?.events.map(({ text }) => text)).toEqual(['last card', 'takes', 'discarded']);
    expect([shown(), lastLine()]).toEqual([0, 'discarded']);
    // Three things to read.
    vi.advanceTimersByTime(2200 + 2 * 800 - 1);
    expect(pace.scene?.kind).toBe('trick');
    vi.advanceTimersByTime(1);
    expect(pace.scene?.events.map(({ text }) => text)).toEqual(['scores']);
    expect(pace.scene?.since.map(({ text }) => text)).toEqual(['last card', 'takes', 'discarded', 'scores']);
    expect(shown()).toBe(0);
    vi.advanceTimersByTime(2200);
    expect([pace.scene, shown(), lastLine(), pace.behind]).toEqual([null, 1, 'dealt', false]);
  });

  it('never covers what rests with the next card', () => {
    comes('takes:trick');
    comes('Ada leads');
    vi.advanceTimersByTime(2199);
    expect([pace.scene?.kind, lastLine()]).toEqual(['trick', 'takes']);
    vi.advanceTimersByTime(1);
    expect([pace.scene, shown()]).toEqual([null, 1]);
    vi.advanceTimersByTime(700);
    expect(shown()).toBe(2);
  });

  it('comes twice as fast when that is wished, or at once', () => {
    tempo = 'brisk';
    comes('takes:trick');
    vi.advanceTimersByTime(1100);
    expect([pace.scene, shown()]).toEqual([null, 1]);
    tempo = 'instant';
    comes('takes:trick');
    comes('Ada leads');
    expect([pace.scene, shown(), pace.behind]).toEqual([null, 3, false]);
  });

  it('goes on by itself once nobody presses for each scene any more', () => {
    tempo = 'press';
    comes('takes:trick');
    vi.advanceTimersByTime(60_000);
    expect(pace.scene?.kind).toBe('trick');
    tempo = 'calm';
    pace.retime();
    vi.advanceTimersByTime(0);
    expect([pace.scene, shown()]).toEqual([null, 1]);
  });

  it('goes faster through several of a kind, and when much waits', () => {
    comes('a hit:hit');
    comes('a hit:hit');
    vi.advanceTimersByTime(1100);
    expect(shown()).toBe(1);
    pace.skip();
    for (let i = 0; i < 17; i++) comes(`card ${i}`);
    expect(shown()).toBe(3);
    vi.advanceTimersByTime(350);
    expect(shown()).toBe(4);
    for (let i = 0; i < 100; i++) comes('far too much');
    vi.advanceTimersByTime(60_000);
    expect(pace.behind).toBe(false);
  });

  it('leaves out what needs no rest for whoever looks', () => {
    pace = new Pace(() => tempo, (scene, eyes) => scene.kind === 'hit' && eyes === 1);
    comes('the deal again');
    comes('a hit:hit');
    expect([pace.scene, shown()]).toEqual([null, number]);
  });
});

describe('whoever acts', () => {
  it('calls the newest, and what follows comes at once', () => {
    comes('takes:trick');
    comes('Ada leads');
    pace.hurry();
    expect([shown(), pace.scene, pace.behind, lastLine()]).toEqual([2, null, false, 'Ada leads']);
    comes('one plays oneself', 'takes:trick');
    expect(pace.scene?.kind).toBe('trick');
    pace.hurry();
    expect(shown()).toBe(3);
    vi.advanceTimersByTime(10_000);
    expect(shown()).toBe(3);
  });

  it('who wants to press for it gets one scene after the other', () => {
    tempo = 'press';
    comes('takes:trick', 'scores:round', 'dealt');
    comes('Ada leads');
    vi.advanceTimersByTime(60_000);
    expect(pace.scene?.kind).toBe('trick');
    pace.goOn!();
    expect(pace.scene?.kind).toBe('round');
    pace.hurry();
    expect([pace.scene, pace.goOn, shown()]).toEqual([null, null, 2]);
    // A press between two scenes comes to the next.
    comes('takes:trick');
    comes('takes again:trick');
    expect([pace.scene, shown()]).toEqual([null, 2]);
    pace.hurry();
    expect([pace.scene?.kind, lastLine()]).toEqual(['trick', 'takes']);
    pace.hurry();
    expect([pace.scene?.kind, lastLine()]).toEqual(['trick', 'takes again']);
  });

  it('a clock waits for no press', () => {
    tempo = 'press';
    number++;
    story = [...story, one(number, 'takes', 'trick')];
    const clock = { running: true, paused: false, since: 0, due: null, may_pause: false, may_resume: false };
    pace.follow(1, state(number, { clock }), story);
    expect([pace.scene?.kind, pace.goOn]).toEqual(['trick', null]);
    vi.advanceTimersByTime(2200);
    expect(pace.scene).toBeNull();
  });
});

describe('jumps', () => {
  it('after an undo the table is there at once', () => {
    comes('takes:trick');
    number++;
    story = [...story, { n: number, event: { kind: 'undo', seat: 1, takes_back: [1], asked: false }, text: 'taken back' }];
    pace.follow(1, state(number), story);
    expect([shown(), pace.scene, pace.behind]).toEqual([2, null, false]);
  });

  it('many entries at once are not acted out, a few are', () => {
    const entries = (many: number) => {
      story = [...story, ...Array.from({ length: many }, () => one(++number, 'takes', 'trick'))];
      pace.follow(1, state(number), story);
    };
    entries(3);
    expect([pace.scene?.kind, shown()]).toEqual(['trick', 0]);
    entries(13);
    expect([pace.scene, shown()]).toEqual([null, 16]);
  });

  it('the next person at this device begins with the newest', () => {
    comes('takes:trick');
    pace.follow(2, state(number), [one(1, 'Ada takes', 'trick')]);
    expect([pace.scene, pace.behind]).toEqual([null, false]);
    comes('and back again');
    expect([pace.scene, shown()]).toEqual([null, number]);
  });

  it('the same entry again, as after a lost connection, is nothing new', () => {
    comes('takes:trick');
    pace.follow(1, state(number, { to_act: [3] }), story);
    expect(pace.scene?.kind).toBe('trick');
    vi.advanceTimersByTime(2200);
    expect(pace.state?.to_act).toEqual([3]);
    pace.follow(1, state(number, { to_act: [2] }), story);
    expect(pace.state?.to_act).toEqual([2]);
  });

  it('another language tells all of it anew', () => {
    comes('takes:trick');
    pace.follow(1, state(number), story.map((each) => ({ ...each, text: `${each.text} auf Deutsch` })));
    expect([pace.scene, lastLine()]).toEqual([null, 'takes auf Deutsch']);
  });

  it('nobody watches a hidden page', () => {
    vi.stubGlobal('document', { hidden: true });
    comes('takes:trick');
    expect([pace.scene, shown()]).toEqual([null, 1]);
    vi.unstubAllGlobals();
  });
});

describe('to look once more', () => {
  const missing = vi.fn(async (_: unknown, at: number) => state(at));

  beforeEach(() => {
    missing.mockClear();
    pace = new Pace(() => tempo, undefined, missing);
    [story, number] = [[], -1];
    comes('the deal');
  });

  it('shows the last scene as it rested, until somebody presses', async () => {
    comes('Ada plays');
    comes('last card', 'takes:trick', 'dealt');
    pace.skip();
    comes('Ben leads');
    await pace.again([2]);
    expect([pace.looking, pace.behind, pace.scene?.kind, shown()]).toEqual([true, true, 'trick', 1]);
    expect(pace.scene?.events.map(({ text }) => text)).toEqual(['last card', 'takes']);
    vi.advanceTimersByTime(60_000);
    expect(pace.scene?.kind).toBe('trick');
    pace.hurry();
    expect([pace.looking, pace.scene, shown(), pace.state?.legal.length]).toEqual([false, null, 3, 1]);
    expect(missing).not.toHaveBeenCalled();
  });

  it('takes nothing away from the log, and what comes meanwhile is there afterwards', async () => {
    comes('takes:trick');
    pace.skip();
    await pace.again([1]);
    comes('Ben leads');
    expect([pace.scene?.kind, pace.told.at(-1)?.text, lastLine()]).toEqual(['trick', 'Ben leads', 'takes']);
    pace.goOn!();
    expect([shown(), lastLine()]).toEqual([2, 'Ben leads']);
  });

  it.each(['instant', 'press', 'calm'] as const)('runs through a turn by itself at pace %s', async (chosen) => {
    tempo = chosen;
    comes('draws');
    comes('hits:hit');
    comes('discards');
    pace.skip();
    await pace.again([1, 2, 3]);
    expect([shown(), lastLine()]).toEqual([1, 'draws']);
    vi.advanceTimersByTime(700);
    expect(pace.scene?.kind).toBe('hit');
    vi.advanceTimersByTime(2200);
    expect([pace.scene, lastLine()]).toEqual([null, 'discards']);
    vi.advanceTimersByTime(60_000);
    // Nothing rests, but nothing may be done either: the way back is the only one.
    expect([pace.looking, pace.behind, pace.state?.legal]).toEqual([true, true, []]);
    pace.goOn!();
    expect([pace.looking, pace.behind, pace.goOn, pace.state?.legal.length]).toEqual([false, false, null, 1]);
  });

  it('asks for what was played before the page was there', async () => {
    story = [one(0, 'the deal'), one(1, 'Ada plays'), one(2, 'takes', 'trick')];
    number = 2;
    pace = new Pace(() => tempo, undefined, missing);
    pace.follow(1, state(2), story);
    await pace.again([2]);
    expect(missing.mock.calls).toEqual([[1, 1]]);
    expect([pace.scene?.kind, pace.scene?.before.number]).toEqual(['trick', 1]);
  });

  it('shows nothing if it cannot be told', async () => {
    pace = new Pace(() => tempo);
    pace.follow(1, state(2), [one(2, 'takes', 'trick')]);
    await pace.again([2]);
    expect([pace.looking, shown()]).toEqual([false, 2]);
  });
});
