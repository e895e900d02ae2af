import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { DealPart } from './deal';
import type { DealMessage } from './types';

const deal = (change: Partial<DealMessage>): DealMessage => ({
  type: 'deal', table: 'T', step: 'commit', attempt: 1, match: 'M', server_commit: 'S',
  seats: [1, 4], commits: [], missing: [], ...change,
});
const counting = () => {
  let n = 0;
  return (size: number) => new Uint8Array(size).fill(++n);
};

test('each own seat that takes part gets its own bytes', () => {
  const part = new DealPart(counting());
  const sealed = part.answer(deal({}), [1, 4, 5]);
  expect(sealed.map((one) => one.seat)).toEqual([1, 4]);
  const expected = createHash('sha256')
    .update('pentaphase commitment').update(new Uint8Array(32).fill(1)).digest('hex');
  expect(sealed[0]).toEqual({ type: 'commit', table: 'T', seat: 1, commit: expected });
});

test('the same question again gets the same answer; another attempt fresh bytes', () => {
  const part = new DealPart(counting());
  const first = part.answer(deal({}), [1]);
  expect(part.answer(deal({}), [1])).toEqual(first);
  expect(part.answer(deal({ attempt: 2 }), [1])).not.toEqual(first);
});

test('another tab of the seat was faster: nothing is shown, nothing is claimed', () => {
  const part = new DealPart(counting());
  part.answer(deal({}), [1]);
  expect(part.answer(deal({ step: 'reveal', commits: [{ seat: 1, commit: 'other' }] }), [1])).toEqual([]);
  expect(part.memory.reveals).toEqual({});
});

test('the seals of all are kept as they were before anything was shown', () => {
  const part = new DealPart(counting());
  const own = part.answer(deal({}), [1])[0];
  const commit = own?.type === 'commit' ? own.commit : '';
  part.answer(deal({ step: 'reveal', commits: [{ seat: 1, commit }, { seat: 4, commit: 'b' }] }), [1]);
  part.answer(deal({ step: 'reveal', commits: [{ seat: 1, commit }, { seat: 4, commit: 'c' }] }), [1]);
  expect(part.memory.commits).toEqual({ 1: commit, 4: 'b' });
  part.answer(deal({ attempt: 2 }), [1]);
  expect(part.memory.commits).toBeUndefined();
});

test('steps without an answer', () => {
  const part = new DealPart(counting());
  expect(part.answer(deal({ step: 'restart', missing: [4] }), [1])).toEqual([]);
  expect(part.answer(deal({ step: 'done' }), [1])).toEqual([]);
});
