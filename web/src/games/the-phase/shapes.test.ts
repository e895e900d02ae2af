import { describe, expect, it } from 'vitest';
import { gridPath, hatchPath, wedgePath, wheelPath } from './shapes';
import type { Wedge } from './types';

const numbers = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);

describe('wedges', () => {
  it('stand side by side on the half circle', () => {
    const ends = (wedge: Wedge) => {
      const all = numbers(wedgePath(wedge, 50, 50, 20));
      return { from: all.slice(2, 4), to: all.slice(-2) };
    };
    expect(ends('left').from).toEqual([30, 50]);
    expect(ends('left').to).toEqual(ends('middle').from);
    expect(ends('middle').to).toEqual(ends('right').from);
    expect(ends('right').to).toEqual([70, 50]);
    expect(ends('middle').from[1]).toBeLessThan(50);
  });

  it('share their spokes with the wheel', () => {
    const [x, y] = numbers(wedgePath('middle', 50, 50, 20)).slice(2, 4);
    expect(wheelPath(50, 50, 20)).toContain(`L${x} ${y}`);
  });
});

describe('grid marks', () => {
  it('are a hexagon on its point and a square on its corner', () => {
    expect(gridPath('hex', 0, 0, 10).split('L')).toHaveLength(6);
    expect(gridPath('diamond', 0, 0, 10)).toBe('M0 -10L10 0L0 10L-10 0Z');
  });
});

describe('hatches', () => {
  it('differ by direction', () => {
    expect(hatchPath('red')).toMatch(/^M3 0V168/);
    expect(hatchPath('blue')).toMatch(/^M0 3H120/);
    expect(hatchPath('green')).toContain('l168 168');
    expect(hatchPath('yellow')).toMatch(/^M3 3H120M6 9H120/);
  });
});
