// Carrying a thing with mouse or finger to a place: an element with data-drop="NAME". What may be
// carried and where it may go is not known here.

/** Where nothing moves yet, what is meant by a movement. */
export function intent(dx: number, dy: number, finger: boolean): 'wait' | 'carry' | 'leave' {
  const far = Math.hypot(dx, dy);
  if (!finger) return far < 6 ? 'wait' : 'carry';
  if (far < 10) return 'wait';
  // Sideways a finger scrolls; down there is nothing to put a thing on.
  return -dy > Math.abs(dx) ? 'carry' : 'leave';
}

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
      if (this.carried?.what === what) this.cancel();
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

  #watch(what: string, node: HTMLElement, start: PointerEvent): void {
    if (!start.isPrimary || start.button !== 0) return;
    this.cancel();
    const box = node.getBoundingClientRect();
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    const move = (event: PointerEvent) => this.#move(what, node, box, start, event);
    node.addEventListener('pointermove', move, { signal });
    node.addEventListener('pointerup', () => this.#drop(), { signal });
    node.addEventListener('pointercancel', () => this.cancel(), { signal });
  }

  #move(what: string, node: HTMLElement, box: DOMRect, start: PointerEvent, now: PointerEvent): void {
    const dx = now.clientX - start.clientX;
    const dy = now.clientY - start.clientY;
    if (!this.active) {
      const meant = intent(dx, dy, start.pointerType !== 'mouse');
      if (meant === 'leave') this.#stop?.abort();
      if (meant !== 'carry') return;
      swallowClick(node);
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

/** The press that ends a journey is not a press on the thing. */
function swallowClick(node: HTMLElement): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  node.addEventListener('click', swallow, { capture: true });
  const later = () => setTimeout(() => node.removeEventListener('click', swallow, { capture: true }));
  node.addEventListener('pointerup', later, { once: true });
  node.addEventListener('pointercancel', later, { once: true });
}
