import { beforeEach, expect, test, vi } from 'vitest';
import { Dragging, intent } from './drag.svelte';

test('a mouse carries in any direction, a finger upwards', () => {
  expect(intent(3, 3, false)).toBe('wait');
  expect(intent(9, 0, false)).toBe('carry');
  expect(intent(2, -6, true)).toBe('wait');
  expect(intent(5, -12, true)).toBe('carry');
  expect(intent(14, -8, true)).toBe('leave');
  expect(intent(0, 20, true)).toBe('leave');
});

class Box {
  constructor(readonly x = 0, readonly y = 0, readonly width = 0, readonly height = 0) {}
}
vi.stubGlobal('DOMRect', Box);

class Thing extends EventTarget {
  captured = 0;
  clicks = 0;
  getBoundingClientRect = () => new Box(100, 500, 60, 84);
  setPointerCapture = () => void this.captured++;
  constructor() {
    super();
    this.addEventListener('click', () => this.clicks++);
  }
  send(type: string, x: number, y: number, pointerType = 'mouse') {
    const fields = { clientX: x, clientY: y, pointerType, pointerId: 1, isPrimary: true, button: 0 };
    this.dispatchEvent(Object.assign(new Event(type), fields));
  }
}

let thing: Thing;
let told: string[];
let allowed: boolean;
let drag: Dragging;
let detach: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  thing = new Thing();
  told = [];
  allowed = true;
  drag = new Dragging(
    {
      may: () => allowed,
      refused: (what) => told.push(`refused ${what}`),
      lifted: (what) => told.push(`lifted ${what}`),
      over: (what, place) => told.push(`${what} over ${place}`),
      dropped: (what, place, box) => told.push(`${what} on ${place} at ${box.x} ${box.y}`),
      returned: (what) => told.push(`returned ${what}`),
    },
    (pointer) => (pointer![1] < 300 ? 'own' : null),
  );
  detach = drag.from('green-8')(thing as unknown as HTMLElement);
});

test('carried to a place', () => {
  thing.send('pointerdown', 120, 520);
  thing.send('pointermove', 122, 522);
  expect(drag.carried).toBeNull();
  thing.send('pointermove', 150, 400);
  expect(drag.carried).toMatchObject({ what: 'green-8', dx: 30, dy: -120, back: false });
  thing.send('pointermove', 150, 250);
  expect(drag.place).toBe('own');
  thing.send('pointerup', 150, 250);
  expect(told).toEqual(['lifted green-8', 'green-8 over own', 'green-8 on own at 130 230']);
  expect(drag.carried).toBeNull();
});

test('dropped elsewhere it goes back', () => {
  thing.send('pointerdown', 120, 520);
  thing.send('pointermove', 150, 400);
  thing.send('pointerup', 150, 400);
  expect(told).toEqual(['lifted green-8', 'returned green-8']);
  expect(drag.carried).toMatchObject({ dx: 0, dy: 0, back: true });
  expect(drag.active).toBe(false);
  vi.runAllTimers();
  expect(drag.carried).toBeNull();
});

test('Escape or a vanished thing takes it back, and moving on does not lift it again', () => {
  thing.send('pointerdown', 120, 520);
  thing.send('pointermove', 150, 250);
  drag.cancel();
  thing.send('pointermove', 150, 200);
  thing.send('pointerup', 150, 200);
  expect(told).toEqual(['lifted green-8', 'green-8 over own', 'returned green-8']);
  thing.send('pointerdown', 120, 520);
  thing.send('pointermove', 150, 400);
  detach();
  expect(told.at(-1)).toBe('returned green-8');
});

test('a finger that moves sideways scrolls, also when it turns upwards later', () => {
  thing.send('pointerdown', 120, 520, 'touch');
  thing.send('pointermove', 150, 515, 'touch');
  thing.send('pointermove', 150, 250, 'touch');
  expect(told).toEqual([]);
});

test('what may not be carried is refused, and the press is not one', () => {
  allowed = false;
  thing.send('pointerdown', 120, 520);
  thing.send('pointermove', 150, 400);
  thing.send('pointermove', 150, 250);
  thing.send('pointerup', 150, 250);
  expect(told).toEqual(['refused green-8']);
  expect(drag.carried).toBeNull();
});

test('a press without a way stays a press', () => {
  thing.send('pointerdown', 120, 520);
  thing.send('pointerup', 121, 520);
  thing.dispatchEvent(new Event('click'));
  expect(thing.clicks).toBe(1);
  expect(told).toEqual([]);
});
