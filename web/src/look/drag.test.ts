import { beforeEach, expect, test, vi } from 'vitest';
import { Dragging, meant } from './drag.svelte';

test('a mouse carries from six px on, a finger from ten', () => {
  expect(meant(3, 3, false)).toBe(false);
  expect(meant(6, 0, false)).toBe(true);
  expect(meant(2, -6, true)).toBe(false);
  expect(meant(10, 2, true)).toBe(true);
});

class Box {
  constructor(readonly x = 0, readonly y = 0, readonly width = 0, readonly height = 0) {}
}
vi.stubGlobal('DOMRect', Box);

/** Events of things reach it, as in a page: first on their way down, then on their way up. */
class Window extends EventTarget {
  #down = new EventTarget();
  override addEventListener(type: string, listener: EventListener, options?: AddEventListenerOptions) {
    if (options?.capture) this.#down.addEventListener(type, listener, { ...options, capture: false });
    else super.addEventListener(type, listener, options);
  }
  carry(event: () => Event, target?: EventTarget) {
    const goesOn = this.#down.dispatchEvent(event());
    if (goesOn) target?.dispatchEvent(event());
    if (goesOn) this.dispatchEvent(event());
  }
}
const around = new Window();
vi.stubGlobal('window', around);

const pointer = (type: string, x: number, y: number, more: object = {}) => {
  const fields = { clientX: x, clientY: y, pointerType: 'mouse', pointerId: 1, isPrimary: true, button: 0 };
  const buttons = type === 'pointerup' ? 0 : 1;
  return () => Object.assign(new Event(type, { cancelable: true }), { ...fields, buttons, ...more });
};
/** What happens beside the thing. */
const beside = (type: string, x: number, y: number, more: object = {}) =>
  around.carry(pointer(type, x, y, more));

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
    around.carry(pointer(type, x, y, { pointerType }), this);
  }
  click() {
    around.carry(() => new Event('click', { cancelable: true }), this);
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

test('a finger carries in any direction, and the page takes it back by scrolling', () => {
  thing.send('pointerdown', 120, 520, 'touch');
  thing.send('pointermove', 150, 515, 'touch');
  expect(told).toEqual(['lifted green-8']);
  thing.send('pointercancel', 150, 515, 'touch');
  expect(told).toEqual(['lifted green-8', 'returned green-8']);
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
  thing.click();
  expect(thing.clicks).toBe(1);
  expect(told).toEqual([]);
});

test('the pointer has left the thing before its first move', () => {
  thing.send('pointerdown', 120, 505);
  beside('pointermove', 150, 250);
  beside('pointerup', 150, 250);
  expect(told).toEqual(['lifted green-8', 'green-8 over own', 'green-8 on own at 130 245']);
});

test('let go beside the thing, it is not lifted by what comes later', () => {
  thing.send('pointerdown', 120, 505);
  beside('pointerup', 122, 503);
  thing.send('pointermove', 120, 520);
  beside('pointermove', 150, 250);
  expect(told).toEqual([]);
});

test('let go where nobody hears it: the next move without a button ends it', () => {
  thing.send('pointerdown', 120, 505);
  beside('pointermove', 150, 250, { buttons: 0 });
  expect(told).toEqual([]);
  thing.send('pointerdown', 120, 505);
  beside('pointermove', 150, 250);
  beside('pointermove', 160, 240, { buttons: 0 });
  expect(told.at(-1)).toBe('returned green-8');
  expect(drag.active).toBe(false);
});

test('another pointer does not meddle', () => {
  thing.send('pointerdown', 120, 505);
  beside('pointermove', 150, 250, { pointerId: 2 });
  beside('pointerup', 150, 250, { pointerId: 2 });
  expect(drag.carried).toBeNull();
  beside('pointermove', 150, 250);
  expect(drag.active).toBe(true);
});

test('only the click that ends the way is swallowed', () => {
  thing.send('pointerdown', 120, 520);
  thing.send('pointermove', 150, 400);
  thing.send('pointerup', 150, 400);
  thing.click();
  expect(thing.clicks).toBe(0);
  vi.runAllTimers();
  thing.click();
  expect(thing.clicks).toBe(1);
  // Let go outside, where no pointerup is heard.
  thing.send('pointerdown', 120, 520);
  thing.send('pointermove', 150, 400);
  beside('pointermove', 150, 400, { buttons: 0 });
  thing.send('pointerdown', 120, 520);
  thing.send('pointerup', 120, 520);
  thing.click();
  expect(thing.clicks).toBe(2);
});

test('a thing that goes away before it is lifted is not carried', () => {
  thing.send('pointerdown', 120, 520);
  detach();
  beside('pointermove', 150, 250);
  expect(told).toEqual([]);
});
