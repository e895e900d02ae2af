import { expect, test } from 'vitest';
import {
  begin, blankHand, canUndo, handsOf, namesOf, NOBODY, playsOn, sheetWith, undone, withLine, withOut,
  written, type Act, type Kept,
} from './sheet';

const lea = 0;
const ben = 1;
const fresh = () => begin('one', ['Lea', 'Ben'], 1000);

/** Ben goes out with phase 8, then Lea's ten cards are written. */
function firstHand(kept: Kept): Kept {
  const out = withLine(withOut(kept.live.hand, ben + 1), ben, { phase: 8, written: true });
  const begun = written(kept, { kind: 'hand', at: 0, hand: out, player: null }, false);
  const hand = withLine(begun.live.hand, lea, { phase: 3, low: 10, written: true });
  return written(begun, { kind: 'hand', at: 0, hand, player: lea }, true);
}

test('a sheet begins with names and an empty first hand', () => {
  expect(namesOf(fresh())).toEqual(['Lea', 'Ben']);
  expect(sheetWith(fresh(), null)).toEqual({ players: ['Lea', 'Ben'], hands: [] });
  expect(sheetWith(fresh(), fresh().live).hands).toEqual([blankHand(2)]);
  expect(canUndo(fresh())).toBe(false);
  expect(undone(fresh())).toEqual(fresh());
});

test('who went out holds nothing and has laid; a choice that changes opens both lines again', () => {
  const hand = withLine(blankHand(2), ben, { phase: 8, low: 2, points: 10 });
  const out = withOut(hand, ben + 1);
  expect(out.lines[ben]).toMatchObject({ phase: 8, laid: true, low: 0, points: null });
  const both = withLine(withLine(out, ben, { written: true }), lea, { low: 10, written: true });
  const other = withOut(both, lea + 1);
  expect(other.lines.map((line) => line.written)).toEqual([false, false]);
  expect(other.lines[lea]!.low).toBe(0);
  expect(other.lines[ben]!.laid).toBe(false);
  expect(withOut(both, NOBODY).lines.map((line) => line.written)).toEqual([true, false]);
});

test('the next hand begins when one is complete', () => {
  const kept = firstHand(fresh());
  expect(kept.live).toEqual({ at: 1, hand: blankHand(2) });
  expect(handsOf(kept)).toHaveLength(1);
});

test('taking back opens the line with what was put in, then the question', () => {
  const once = undone(firstHand(fresh()));
  expect(once.live.at).toBe(0);
  expect(once.live.hand.lines[lea]).toMatchObject({ phase: 3, low: 10, written: false });
  expect(once.live.hand.lines[ben]).toMatchObject({ phase: 8, written: true });
  const twice = undone(once);
  expect(twice.live.hand.out).toBeNull();
  expect(twice.live.hand.lines.every((line) => !line.written && !line.laid)).toBe(true);
  expect(twice.live.hand.lines.map((line) => line.phase)).toEqual([3, 8]);
  expect(handsOf(twice)).toEqual([]);
  expect(undone(twice)).toEqual(twice);
});

test('a correction and its taking back leave the running hand alone', () => {
  const kept = firstHand(fresh());
  const busy = { ...kept, live: { at: 1, hand: withLine(kept.live.hand, lea, { low: 4 }) } };
  const hand = withLine(handsOf(busy)[0]!, lea, { low: 9 });
  const fix: Act & { kind: 'hand' } = { kind: 'hand', at: 0, hand, player: lea, fix: true };
  const fixed = written(busy, fix, true);
  expect(handsOf(fixed)[0]!.lines[lea]!.low).toBe(9);
  expect(fixed.live).toEqual(busy.live);
  expect(undone(fixed)).toEqual(busy);
});

test('names and playing on are acts, too', () => {
  const kept = fresh();
  const renamed: Kept = { ...kept, acts: [...kept.acts, { kind: 'names', players: ['Leo', 'Ben'] }, { kind: 'on' }] };
  expect(namesOf(renamed)).toEqual(['Leo', 'Ben']);
  expect(playsOn(renamed)).toBe(true);
  expect(playsOn(undone(renamed))).toBe(false);
  expect(namesOf(undone(undone(renamed)))).toEqual(['Lea', 'Ben']);
});

test('it survives being kept as text', () => {
  const kept = firstHand(fresh());
  expect(JSON.parse(JSON.stringify(kept))).toEqual(kept);
});
