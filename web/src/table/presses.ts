// A press or a key calls the newest before the board hears of it. Whoever wants to press for each scene
// may press anywhere: unless the board's own button has gone on already.
import type { Scene } from '../games';

/** What is shown, and how it goes on. */
export interface Shown {
  readonly behind: boolean;
  readonly looking: boolean;
  readonly scene: Scene | null;
  readonly goOn: (() => void) | null;
  hurry(): void;
}

export interface PressDesk {
  pace: Shown;
  /** A guide speaks of what rests. */
  guided: () => boolean;
  goOn: () => void;
  /** Nobody looks at the table. */
  covered: () => boolean;
  /** The key that looks back also comes back. */
  againKey: () => string | undefined;
}

const NO_PRESS = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta']);
const CLICKS = new Set(['Enter', ' ']);
/** What is pressed away where somebody looks back at what is no scene. */
const BACK = 'back';

export class Presses {
  #pressed: Scene | typeof BACK | null = null;

  constructor(private readonly desk: PressDesk) {}

  /** What a press ends. */
  #ended(): Scene | typeof BACK | null {
    const { pace } = this.desk;
    return pace.goOn ? (pace.scene ?? (pace.looking ? BACK : null)) : null;
  }

  pointerdown = ({ target }: PointerEvent): void => {
    const { pace } = this.desk;
    this.#pressed = this.#ended();
    if (pace.behind && !this.#pressed && (target as HTMLElement).closest('main')) pace.hurry();
  };

  click = ({ target }: MouseEvent): void => {
    const { goOn } = this.desk;
    const on = target as HTMLElement;
    if (this.#pressed && this.#ended() === this.#pressed && on.closest('main') && !on.closest('[data-main], .brass')) goOn();
    this.#pressed = null;
  };

  keydown = (event: KeyboardEvent): void => {
    const { pace, guided, goOn, covered, againKey } = this.desk;
    const target = event.target as HTMLElement;
    if (!pace.behind || event.repeat || target.closest('input, textarea, select, dialog[open]') || covered()) return;
    if (NO_PRESS.has(event.key)) return;
    if (pace.looking && event.key.toLowerCase() === againKey()?.toLowerCase()) return;
    // A button that is pressed by a key is clicked, too.
    if (pace.goOn && CLICKS.has(event.key) && target.closest('button, a')) this.#pressed = this.#ended();
    else if (!guided() || !pace.scene) pace.hurry();
    else if (CLICKS.has(event.key)) {
      // One press, one step: the next one may wait for a key, too.
      event.preventDefault();
      goOn();
    }
  };
}
