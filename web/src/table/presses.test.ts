import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Presses, type Shown } from './presses';
import type { Scene } from '../games';

const trick = { kind: 'trick' } as Scene;
const shown = { behind: true, looking: false, scene: null as Scene | null, goOn: null as (() => void) | null, hurry: vi.fn() };
const goOn = vi.fn();
let guided = false;
const presses = new Presses({
  pace: shown as Shown, goOn, guided: () => guided, covered: () => false, againKey: () => 'B',
});

/** Something on the page, inside of what these selectors name. */
const inside = (...selectors: string[]) =>
  ({ closest: (wanted: string) => wanted.split(', ').some((each) => selectors.includes(each)) || null }) as unknown as EventTarget;
const key = (name: string, target = inside('main')) => {
  const event = { key: name, target, repeat: false, preventDefault: vi.fn() };
  presses.keydown(event as unknown as KeyboardEvent);
  return event;
};
const press = (target: EventTarget) => {
  presses.pointerdown({ target } as PointerEvent);
  presses.click({ target } as MouseEvent);
};

beforeEach(() => {
  Object.assign(shown, { behind: true, looking: false, scene: null, goOn: null });
  guided = false;
  vi.clearAllMocks();
});

describe('what is still being shown', () => {
  it('is called by a press on the board or a key, not by one elsewhere', () => {
    press(inside('main'));
    key('ArrowLeft');
    expect(shown.hurry).toHaveBeenCalledTimes(2);
    press(inside());
    for (const name of ['Tab', 'Shift', 'Control', 'Alt', 'Meta']) key(name);
    key('a', inside('input'));
    expect(shown.hurry).toHaveBeenCalledTimes(2);
    shown.behind = false;
    press(inside('main'));
    key('Enter');
    expect(shown.hurry).toHaveBeenCalledTimes(2);
  });

  it('goes on once by a press anywhere on the board, and the board’s own button does it alone', () => {
    shown.scene = trick;
    shown.goOn = goOn;
    press(inside('main'));
    expect(goOn).toHaveBeenCalledTimes(1);
    press(inside('main', '.brass'));
    press(inside());
    expect(goOn).toHaveBeenCalledTimes(1);
    expect(shown.hurry).not.toHaveBeenCalled();
  });

  it('goes on by one key, one step, where a guide speaks of it', () => {
    guided = true;
    shown.scene = trick;
    shown.goOn = goOn;
    expect(key('Enter').preventDefault).toHaveBeenCalled();
    key('h');
    expect(goOn).toHaveBeenCalledTimes(1);
    expect(shown.hurry).not.toHaveBeenCalled();
    // A button that has the focus is clicked by that key: it is not pressed twice.
    expect(key('Enter', inside('main', 'button', 'a')).preventDefault).not.toHaveBeenCalled();
    expect(goOn).toHaveBeenCalledTimes(1);
  });

  it('is left by a press anywhere or any key where somebody looks back, also at what is no scene', () => {
    Object.assign(shown, { looking: true, goOn });
    press(inside('main'));
    expect(goOn).toHaveBeenCalledTimes(1);
    press(inside('main', '.brass'));
    press(inside());
    expect(goOn).toHaveBeenCalledTimes(1);
    key('Escape');
    expect(shown.hurry).toHaveBeenCalledTimes(1);
  });

  it('is left alone by the key that looked back', () => {
    shown.looking = true;
    key('b');
    expect(shown.hurry).not.toHaveBeenCalled();
    key('x');
    expect(shown.hurry).toHaveBeenCalledTimes(1);
  });
});
