import { expect, test } from 'vitest';
import { ASLEEP, clockFace, MissionClock, type KeptClock } from './clock';

/** A device whose two clocks can be moved apart. */
function device() {
  const at = { mono: 0, wall: 1_800_000_000_000 };
  const sources = { mono: () => at.mono, wall: () => at.wall };
  const pass = (ms: number) => {
    at.mono += ms;
    at.wall += ms;
  };
  return { at, sources, pass };
}

const MINUTE = 60_000;

test('over 30 minutes, with uneven ticks, a pause and reloads, it drifts less than 0.1 s', () => {
  const { at, sources, pass } = device();
  let clock = new MissionClock(sources);
  clock.start();
  let truth = 0;
  let steps = 0;
  while (truth < 30 * MINUTE) {
    const step = 16.7 + ((steps * 7919) % 1900);
    pass(step);
    truth += step;
    clock.tick();
    steps += 1;
    if (steps % 200 === 0) {
      // Paused for a while: that does not count.
      clock.stop();
      pass(90_000);
      clock.start();
    }
    if (steps % 97 === 0) {
      // Closed and opened again after two seconds; a new page has a new monotonic clock.
      const kept = JSON.parse(JSON.stringify(clock.keep())) as KeptClock;
      at.wall += 2000;
      at.mono = 0;
      truth += 2000;
      clock = new MissionClock(sources, kept);
    }
  }
  expect(steps).toBeGreaterThan(1000);
  expect(Math.abs(clock.now() - truth)).toBeLessThan(100);
});

test('a sleep of ten minutes stops it until somebody says whether it counts', () => {
  for (const counts of [true, false]) {
    const { sources, pass } = device();
    const clock = new MissionClock(sources);
    clock.start();
    pass(1000);
    clock.tick();
    pass(10 * MINUTE);
    clock.tick();
    expect(clock.slept).toBe(10 * MINUTE);
    expect(clock.now()).toBe(1000);
    pass(20_000);
    clock.tick();
    expect(clock.now()).toBe(1000);
    clock.wake(counts);
    pass(500);
    expect(clock.now()).toBe(counts ? 10 * MINUTE + 1500 : 1500);
  }
});

test('a device that sleeps with its monotonic clock is found out by the wall clock', () => {
  const { at, sources, pass } = device();
  const clock = new MissionClock(sources);
  clock.start();
  pass(1000);
  clock.tick();
  clock.hide();
  at.wall += 10 * MINUTE;
  clock.tick();
  expect(clock.slept).toBe(10 * MINUTE);
});

test('closed for a short time counts, closed for long asks, also after a second closing', () => {
  const { at, sources } = device();
  const kept: KeptClock = { passed: 5000, running: true, wall: at.wall };
  at.wall += ASLEEP - 1;
  expect(new MissionClock(sources, kept).now()).toBe(5000 + ASLEEP - 1);
  at.wall += 2;
  const asks = new MissionClock(sources, kept);
  expect(asks.slept).toBe(ASLEEP + 1);
  at.wall += 1000;
  const again = new MissionClock(sources, asks.keep());
  expect(again.slept).toBe(ASLEEP + 1);
  expect(again.now()).toBe(5000);
});

test('a wall clock that is set back, or forward while one looks on, changes nothing', () => {
  const { at, sources, pass } = device();
  const clock = new MissionClock(sources);
  clock.start();
  pass(7000);
  at.wall -= 3 * 3_600_000;
  clock.tick();
  expect(clock.now()).toBe(7000);
  at.wall += 5 * 3_600_000;
  clock.tick();
  expect(clock.slept).toBeNull();
  expect(clock.now()).toBe(7000);
  const kept = clock.keep();
  at.wall -= 3_600_000;
  expect(new MissionClock(sources, kept).now()).toBe(7000);
});

test('a clock that stood still stays so over a closing', () => {
  const { at, sources } = device();
  const clock = new MissionClock(sources, { passed: 5000, running: false, wall: at.wall - 3_600_000 });
  expect([clock.now(), clock.running, clock.slept]).toEqual([5000, false, null]);
});

test('what is left, in minutes and seconds', () => {
  expect(clockFace(30 * MINUTE)).toBe('30:00');
  expect(clockFace(61_001)).toBe('1:02');
  expect(clockFace(-5)).toBe('0:00');
});
