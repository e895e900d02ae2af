import { describe, expect, it } from 'vitest';
import { placeBubble, type Box } from './bubble';

const hits = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('a reason', () => {
  it('stands above its card and points at it', () => {
    const place = placeBubble({ middle: 300, bottom: 40, height: 90, room: 664, taken: [] });
    expect(place.y).toBe(-50);
    expect(place.x + place.tip!).toBe(300);
  });

  it.each([336, 664, 900, 1260])('covers neither the main button nor the selected card in %i px', (room) => {
    for (const height of [70, 120]) {
      for (let middle = 40; middle < room; middle += 23) {
        for (let chosen = 0; chosen + 80 < room; chosen += 37) {
          const taken = [
            { x: room * 0.42, y: -60, width: 130, height: 50 },
            { x: chosen, y: 0, width: 80, height: 112 },
          ];
          const place = placeBubble({ middle, bottom: 40, height, room, taken });
          const box = { ...place, height };
          for (const other of taken) expect(hits(box, other)).toBe(false);
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(room);
        }
      }
    }
  });
});
