import { expect, test } from 'vitest';
import { judgeDeal, shortHex, type RecordParts } from './fairness';

const own = { seat: 1, commit: 'x', reveal: 'r1' };
const other = { seat: 4, commit: 'y', reveal: 'r4' };
const record: RecordParts = {
  match_id: 'm', server_seed: 'aa', server_commit: 'cc', log: [1, 2, 3],
  contributions: [own, other],
};
const moves = { name: 'moves', ok: true, text: '' };
const fine = { type: 'verdict', flaw: 'none', text: '', checks: [moves] } as const;
const promised = { match: 'm', server_commit: 'cc', reveals: { '1': 'r1' }, commits: { '1': 'x', '4': 'y' } };

test('everything as promised', () => {
  expect(judgeDeal(record, { ...fine, checks: [moves] }, promised)).toEqual({
    sealed: true, seed: 'aa', part: true, others: [4], entries: 3, olderCards: false, proves: 'provesFair', flaw: null,
  });
});

test('another seed than the sealed one, another part than the own one', () => {
  const kept = { ...promised, server_commit: 'dd', reveals: { '1': 'r9' } };
  expect(judgeDeal(record, { ...fine, checks: [moves] }, kept)).toMatchObject({ sealed: false, part: false });
});

test('whatever the seed is made of must not change after this device has shown its part', () => {
  const found = (change: Partial<RecordParts>) =>
    judgeDeal({ ...record, ...change }, { ...fine, checks: [moves] }, promised).sealed;
  expect(found({})).toBe(true);
  expect(found({ match_id: 'another' })).toBe(false);
  expect(found({ contributions: [own, { ...other, commit: 'z', reveal: 'chosen later' }] })).toBe(false);
  expect(found({ contributions: [own] })).toBe(false);
  expect(found({ contributions: [own, other, { ...other, seat: 5 }] })).toBe(false);
});

test('seals that were not kept prove less', () => {
  const older = { match: 'm', server_commit: 'cc', reveals: { '1': 'r1' } };
  expect(judgeDeal(record, { ...fine, checks: [moves] }, older)).toMatchObject({
    sealed: true, part: true, proves: 'provesDeal',
  });
});

test('who was not there can say neither', () => {
  expect(judgeDeal(record, { ...fine, checks: [moves] }, null)).toMatchObject({
    sealed: null, part: null, others: [1, 4], proves: 'provesDeal',
  });
});

test('who gave no part cannot say that nobody picked the seeds', () => {
  const onlySealed = { ...promised, reveals: {} };
  expect(judgeDeal(record, { ...fine, checks: [moves] }, onlySealed)).toMatchObject({
    sealed: true, part: null, proves: 'provesDeal',
  });
});

test('the cards of a position follow from no seed', () => {
  const position = { ...record, set_up: true };
  expect(judgeDeal(position, { ...fine, checks: [moves] }, promised).proves).toBe('provesMoves');
});

test('cards that are others by now are no flaw, and told', () => {
  const verdict = { ...fine, checks: [moves], older_cards: true };
  expect(judgeDeal(record, verdict, promised)).toMatchObject({ flaw: null, olderCards: true });
});

test('a flaw is named', () => {
  const verdict = { ...fine, flaw: 'chain', text: 'broken at entry 3', checks: [{ ...moves, ok: false }] };
  expect(judgeDeal(record, verdict, promised).flaw).toBe('broken at entry 3');
});

test('a long number in short', () => expect(shortHex('7c1e00ffa940')).toBe('7c1e … a940'));
