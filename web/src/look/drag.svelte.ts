// Carrying a thing with mouse or finger to a place: an element with data-drop="NAME". What may be
// carried and where it may go is not known here.

/** Where nothing moves yet, whether a movement is meant as one. A finger is never quite still. */
export const meant = (dx: number, dy: number, finger: boolean): boolean =>
  Math.hypot(dx, dy) >= (finger ? 10 : 6);

export interface Carried {
  what: string;
  /** Where it lay, and how far it is from there. */
  box: DOMRect;
  dx: number;
  dy: number;
  /** On its way back. */
  back: boolean;
}

export interface Errand {
  may(what: string): boolean;
  /** Somebody tried to carry what may not be carried. */
  refused(what: string): void;
  lifted(what: string): void;
  /** It is above another place now, or above none. */
  over(what: string, place: string | null): void;
  dropped(what: string, place: string, box: DOMRect): void;
  returned(what: string): void;
}

const WAY_BACK = 180;

/** The place below the pointer, or else below the middle of what is carried. */
function placeBelow(...points: [number, number][]): string | null {
  for (const [x, y] of points) {
    for (const element of document.elementsFromPoint(x, y)) {
      const place = element.closest<HTMLElement>('[data-drop]');
      if (place) return place.dataset['drop'] ?? null;
    }
  }
  return null;
}

export class Dragging {
  carried = $state.raw<Carried | null>(null);
  place = $state<string | null>(null);
  /** What was pressed last, and how to stop watching where that pointer goes. */
  #pressed: string | null = null;
  #stop: AbortController | null = null;

  constructor(
    private readonly errand: Errand,
    private readonly below = placeBelow,
  ) {}

  /** Something is in the air and may still be dropped. */
  get active(): boolean {
    return this.carried !== null && !this.carried.back;
  }

  /** To be attached to a thing: it can be carried from there. */
  from = (what: string) => (node: HTMLElement) => {
    const down = (event: PointerEvent) => this.#watch(what, node, event);
    node.addEventListener('pointerdown', down);
    return () => {
      node.removeEventListener('pointerdown', down);
      if (this.#pressed === what) this.cancel();
    };
  };

  /** Lets it go back to where it lay. */
  cancel(): void {
    this.#stop?.abort();
    if (!this.carried || this.carried.back) return;
    const { what } = this.carried;
    this.carried = { ...this.carried, dx: 0, dy: 0, back: true };
    this.place = null;
    setTimeout(() => {
      if (this.carried?.back) this.carried = null;
    }, WAY_BACK);
    this.errand.returned(what);
  }

  // The pointer may leave the thing before its first move is told, and may be let go anywhere: the
  // window hears all of it. What even the window did not hear shows in the next move's buttons.
  #watch(what: string, node: HTMLElement, start: PointerEvent): void {
    if (!start.isPrimary || start.button !== 0) return;
    this.cancel();
    const box = node.getBoundingClientRect();
    this.#pressed = what;
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    const hear = (type: 'pointermove' | 'pointerup' | 'pointercancel', told: (event: PointerEvent) => void) =>
      window.addEventListener(type, (event) => {
        if (event.pointerId === start.pointerId) told(event);
      }, { signal });
    hear('pointermove', (event) => {
      if (event.buttons & 1) this.#move(what, node, box, start, event);
      else this.cancel();
    });
    hear('pointerup', () => this.#drop());
    hear('pointercancel', () => this.cancel());
  }

  #move(what: string, node: HTMLElement, box: DOMRect, start: PointerEvent, now: PointerEvent): void {
    const dx = now.clientX - start.clientX;
    const dy = now.clientY - start.clientY;
    if (!this.active) {
      if (!meant(dx, dy, start.pointerType !== 'mouse')) return;
      swallowClick();
      if (!this.errand.may(what)) {
        this.#stop?.abort();
        this.errand.refused(what);
        return;
      }
      node.setPointerCapture(now.pointerId);
      this.errand.lifted(what);
    }
    this.carried = { what, box, dx, dy, back: false };
    const middle: [number, number] = [box.x + box.width / 2 + dx, box.y + box.height / 2 + dy];
    const place = this.below([now.clientX, now.clientY], middle);
    if (place === this.place) return;
    this.place = place;
    this.errand.over(what, place);
  }

  #drop(): void {
    const { carried, place } = this;
    if (!carried || carried.back || place === null) {
      this.cancel();
      return;
    }
    this.#stop?.abort();
    this.carried = null;
    this.place = null;
    const { what, box, dx, dy } = carried;
    this.errand.dropped(what, place, new DOMRect(box.x + dx, box.y + dy, box.width, box.height));
  }
}

/** The press that ends a journey is not a press on anything. */
function swallowClick(): void {
  const over = new AbortController();
  const { signal } = over;
  const hear = (type: string, told: (event: Event) => void) =>
    window.addEventListener(type, told, { capture: true, signal });
  hear('click', (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  const later = () => setTimeout(() => over.abort());
  hear('pointerup', later);
  hear('pointercancel', later);
  hear('pointerdown', () => over.abort());
}
