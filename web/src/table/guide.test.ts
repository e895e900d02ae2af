import { describe, expect, it, vi } from 'vitest';
import { state } from '../protocol/fake-host';
import type { GuideStep, State, StoryEvent } from '../protocol/types';
import { fits, Guide, type Progress, type Watched } from './guide.svelte';
import { placeGuide } from './guide-place';

const step = (way: GuideStep['way'], more: Partial<GuideStep> = {}): GuideStep => ({
  way, text: way, otherwise: '', light: [], moves: [], scene: '', ...more,
});

/** A match with this guide; the person sits at 1. */
function match(steps: GuideStep[], kept: Progress | null = null) {
  const saved = vi.fn<(progress: Progress) => void>();
  const watched = {
    scene: null as Watched['scene'], behind: false, steps, seat: 1, story: [] as StoryEvent[],
    newest: { ...state(0), to_act: [1], legal: [] } as State,
  };
  const offers = (...moves: string[]) => {
    watched.newest = { ...watched.newest, legal: moves.map((move) => ({ move, text: '', parts: {} })) } as State;
  };
  const guide = new Guide(watched, kept, saved);
  const happens = (n: number, scene = '', event: object = { kind: 'played' }) => {
    watched.story = [...watched.story, { n, text: `${n}`, event, ...(scene ? { scene } : {}) } as StoryEvent];
    watched.newest = { ...watched.newest, number: n };
    guide.follow();
  };
  return { guide, watched, saved, offers, happens };
}

describe('a guide', () => {
  it('goes on by a press, and ends after its last step', () => {
    const { guide } = match([step('press'), step('press')]);
    expect([guide.at, guide.waits]).toEqual([0, true]);
    guide.press();
    expect(guide.at).toBe(1);
    guide.press();
    expect([guide.shown, guide.active]).toEqual([null, false]);
  });

  it('sends only what it asks for, and says what comes first', () => {
    const { guide, offers } = match([step('move', { moves: ['play a'], otherwise: 'First a.' }), step('press')]);
    offers('play a', 'play b');
    expect(guide.allows('play b')).toBe(false);
    expect([guide.nudge, guide.at]).toEqual(['First a.', 0]);
    expect(guide.allows('play a')).toBe(true);
    expect([guide.nudge, guide.at]).toEqual([null, 1]);
  });

  it('asks for the next move only when the last one has come back', () => {
    const { guide, offers, watched, happens } = match([step('move', { moves: ['play *'] }), step('move', { moves: ['play *'] })]);
    offers('play a');
    guide.allows('play a');
    expect(guide.shown).toBeNull();
    happens(1);
    expect(watched.newest?.to_act).toEqual([1]);
    expect(new Guide(watched, { began: [{ stood: 0, number: 0 }, { stood: 1, number: 0 }], skipped: false }, () => undefined).shown)
      .not.toBeNull();
  });

  it('asks for it, too, if the last one has told nothing yet', () => {
    const kept = { began: [{ stood: 0, number: 0 }, { stood: 1, number: 0 }], skipped: false };
    const { watched } = match([step('move', { moves: ['train a'] }), step('move', { moves: ['pay *'] })]);
    const shown = () => new Guide(watched, kept, () => undefined).shown;
    expect(shown()).toBeNull();
    watched.newest = { ...watched.newest, number: 1 };
    expect(shown()).not.toBeNull();
  });

  it('stands in nobody’s way if what it asks for is not legal', () => {
    const { guide, offers } = match([step('move', { moves: ['play a'] })]);
    offers('play b');
    expect(guide.allows('play b')).toBe(true);
  });

  it('takes a move for a press: who plays has read enough', () => {
    const { guide, offers } = match([step('press'), step('move', { moves: ['play *'] }), step('press')]);
    offers('play a');
    expect(guide.allows('play a')).toBe(true);
    expect(guide.at).toBe(2);
  });

  it('speaks of a scene while it rests, with as many steps as it likes', () => {
    const { guide, watched, happens } = match([
      step('scene', { scene: 'trick' }), step('scene', { scene: 'trick' }), step('press'),
    ]);
    expect(guide.shown).toBeNull();
    watched.scene = { kind: 'trick' } as Watched['scene'];
    happens(1, 'trick');
    expect(guide.step?.way).toBe('scene');
    expect(guide.press()).toBe(false);
    expect(guide.at).toBe(1);
    expect(guide.press()).toBe(true);
    expect(guide.at).toBe(2);
  });

  it('leaves the player free until a scene comes', () => {
    const { guide, happens } = match([step('free', { scene: 'round' }), step('scene', { scene: 'round' })]);
    happens(1, 'trick');
    expect(guide.at).toBe(0);
    happens(2, 'round');
    expect(guide.at).toBe(1);
  });

  it('goes back with what is taken back', () => {
    const { guide, offers, happens } = match([
      step('press'), step('move', { moves: ['play a'] }), step('move', { moves: ['play b'] }), step('press'),
    ]);
    offers('play a', 'play b');
    guide.press();
    guide.allows('play a');
    happens(1);
    guide.allows('play b');
    happens(2);
    expect(guide.at).toBe(3);
    happens(3, '', { kind: 'undo', seat: 1, takes_back: [2], asked: false });
    expect(guide.at).toBe(2);
  });

  it('is where it was after a reload, and stays away once skipped', () => {
    const steps = [step('press'), step('press')];
    const { guide, saved } = match(steps);
    guide.press();
    expect(match(steps, saved.mock.lastCall![0]).guide.at).toBe(1);
    guide.skip();
    expect(match(steps, saved.mock.lastCall![0]).guide.active).toBe(false);
  });

  it('asks for single moves or for a kind of them', () => {
    expect(fits(['draw', 'hit *'], 'hit red-3 on 2.1')).toBe(true);
    expect(fits(['draw', 'hit *'], 'draw')).toBe(true);
    expect(fits(['draw', 'hit *'], 'hitch')).toBe(false);
  });
});

describe('the bubble of a guide', () => {
  const room = { x: 0, y: 0, width: 1000, height: 700 };
  const size = { width: 262, height: 150 };
  const overlaps = (a: { x: number; y: number }, b: { x: number; y: number; width: number; height: number }) =>
    a.x < b.x + b.width && b.x < a.x + size.width && a.y < b.y + b.height && b.y < a.y + size.height;

  it('stands beside what it speaks of and points there', () => {
    const card = { x: 400, y: 300, width: 100, height: 140 };
    const place = placeGuide(size, room, [card], [{ ...card, weight: 100 }]);
    expect(overlaps(place, card)).toBe(false);
    expect(place.tip).not.toBeNull();
  });

  it('covers neither the button nor a gauge, if there is room elsewhere', () => {
    const card = { x: 400, y: 500, width: 100, height: 140 };
    const things = [card, { x: 300, y: 420, width: 300, height: 60 }, { x: 520, y: 480, width: 400, height: 200 }];
    const place = placeGuide(size, room, [card], things.map((each) => ({ ...each, weight: 100 })));
    expect(things.some((each) => overlaps(place, each))).toBe(false);
  });

  it('stays in the window, however small', () => {
    const place = placeGuide({ width: 344, height: 300 }, { x: 8, y: 40, width: 344, height: 260 }, [], []);
    expect([place.x, place.y, place.tip]).toEqual([8, 40, null]);
  });
});
