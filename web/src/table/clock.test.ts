import { expect, test } from 'vitest';
import type { ClockState } from '../protocol/types';
import { minutesAndSeconds, timeLeft } from './clock';

const clock = (change: Partial<ClockState> = {}): ClockState => ({
  running: true, paused: false, since: 0, due: 30_000, may_pause: true, may_resume: false, ...change,
});

test('a clock that runs goes on between updates, and not beyond its end', () => {
  expect(timeLeft(clock(), 0)).toBe(30_000);
  expect(timeLeft(clock({ since: 4_000 }), 1_500)).toBe(24_500);
  expect(timeLeft(clock(), 40_000)).toBe(0);
});

test('a clock that stands does not', () => {
  expect(timeLeft(clock({ running: false, since: 4_000 }), 9_000)).toBe(26_000);
  expect(timeLeft(clock({ running: false, paused: true }), 9_000)).toBe(30_000);
});

test('what nobody may know is not shown', () => {
  expect(timeLeft(clock({ due: null }), 1)).toBeNull();
});

test('minutes and seconds', () => {
  expect(minutesAndSeconds(0)).toBe('0:00');
  expect(minutesAndSeconds(1)).toBe('0:01');
  expect(minutesAndSeconds(59_001)).toBe('1:00');
  expect(minutesAndSeconds(1_800_000)).toBe('30:00');
});
