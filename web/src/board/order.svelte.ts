// How somebody has put the cards of their own hand: kept on this device, for one deal of one match.
import { load, save } from '../lib/store';

const STORE = 'penta.order';
/** So many matches are remembered. */
const MATCHES = 24;

interface Kept {
  deal: string;
  ids: string[];
}

interface Thing {
  id: string;
}

/** `sorted` as somebody has arranged it; what is new lies beside the card it is sorted next to. */
export function arranged<T extends Thing>(sorted: readonly T[], ids: readonly string[]): T[] {
  const place = new Map(ids.map((id, i) => [id, i]));
  const known = sorted.filter(({ id }) => place.has(id)).sort((a, b) => place.get(a.id)! - place.get(b.id)!);
  if (known.length === 0) return [...sorted];
  sorted.forEach((each, i) => {
    if (place.has(each.id)) return;
    const before = sorted[i - 1];
    known.splice(before ? known.indexOf(before) + 1 : 0, 0, each);
  });
  return known;
}

/** With one card moved to a place, which is counted without it. */
export function moved(ids: readonly string[], id: string, to: number): string[] {
  const rest = ids.filter((each) => each !== id);
  rest.splice(to, 0, id);
  return rest;
}

export class Order {
  #kept = $state.raw<Kept | null>(null);
  /** A card on its way to another place in the hand: shown, not kept. */
  carried = $state.raw<{ id: string; to: number } | null>(null);
  #shown: string[] = [];

  /** `match`: which match and seat; `deal`: which deal of it. */
  constructor(
    private readonly match: string,
    private readonly deal: () => string | number,
  ) {
    this.#kept = load<Record<string, Kept>>(STORE, {})[match] ?? null;
  }

  get own(): boolean {
    return this.#kept !== null && this.#kept.deal === String(this.deal());
  }

  /** The hand in its own order. */
  of<T extends Thing>(sorted: readonly T[]): T[] {
    const items = this.own ? arranged(sorted, this.#kept!.ids) : [...sorted];
    this.#shown = items.map(({ id }) => id);
    return items;
  }

  has(id: string): boolean {
    return this.#shown.includes(id);
  }

  /** False: it lies there already. */
  move(id: string, to: number): boolean {
    const ids = moved(this.#shown, id, to);
    if (ids.every((each, i) => each === this.#shown[i])) return false;
    this.#keep({ deal: String(this.deal()), ids });
    return true;
  }

  /** Leaves a carried card where it is shown. */
  settle(): boolean {
    const { carried } = this;
    this.carried = null;
    return carried !== null && this.move(carried.id, carried.to);
  }

  /** As it is sorted again. */
  clear(): void {
    if (this.#kept) this.#keep(null);
  }

  #keep(kept: Kept | null): void {
    this.#kept = kept;
    const { [this.match]: _, ...others } = load<Record<string, Kept>>(STORE, {});
    const all = Object.entries(kept ? { ...others, [this.match]: kept } : others);
    save(STORE, Object.fromEntries(all.slice(-MATCHES)));
  }
}
