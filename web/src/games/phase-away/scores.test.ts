import { expect, it } from 'vitest';
import { better, byName, listOf, written, type Score } from './scores';

const score = (table: string, rank: string, sum: number, list = 'normal 3 30 real'): Score => ({ table, rank, sum, list, people: [], when: 1 });

it('a better end comes before a larger sum', () => {
  const all = [score('a', 'failed', 9), score('b', 'suboptimal', 40), score('c', 'optimal', 5), score('d', 'suboptimal', 60)];
  expect([...all].sort(better).map(({ table }) => table)).toEqual(['c', 'd', 'b', 'a']);
});

it('matches are compared with those of the same difficulty, players and clock', () => {
  const usual = { difficulty: 'hard', players: '4', minutes: '45', clock: 'real', turn_seconds: '30' };
  expect(listOf(usual)).toBe('hard 4 45 real');
  expect(listOf({ ...usual, clock: 'turns' })).toBe('hard 4 45 turns-30');
  expect(listOf({ ...usual, rescue: 'off' })).toBe('hard 4 45 real');
  expect(listOf({ ...usual, rescue: 'on' })).toBe('hard 4 45 real rescue-on');
});

it('a match stands in its list once, and the list keeps the ten best', () => {
  let all: Score[] = [score('other', 'failed', 0, 'easy 2 20 real')];
  for (let i = 0; i < 14; i++) all = written(all, score(`t${i}`, 'optimal', i));
  all = written(all, score('t13', 'optimal', 13));
  const list = all.filter((each) => each.list === 'normal 3 30 real');
  expect(list.map(({ sum }) => sum)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
  expect(all).toContainEqual(score('other', 'failed', 0, 'easy 2 20 real'));
});

it('by name stands the best of each person, and no bot', () => {
  const all = [
    { ...score('a', 'optimal', 9), people: [{ name: 'Ada', score: 5 }, { name: 'Ben', score: 4 }] },
    { ...score('b', 'failed', 3, 'easy 2 20 real'), people: [{ name: 'Ada', score: 2 }, { name: 'Cleo', score: 99, bot: true }] },
  ];
  expect(byName(all)).toEqual([{ name: 'Ada', score: 5 }, { name: 'Ben', score: 4 }]);
});
