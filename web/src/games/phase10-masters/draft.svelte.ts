// The phase that is being set out on this device: nobody sees it, and nothing is played before the
// button that lays it. The host says of each card whether the phase can come out with it, and how.
import { load, save } from '../../lib/store';
import { along, begun, isWhole, usedBy, wishOf, withCard, without, type Places } from './draft';
import type { Item } from './items';
import type { Arrangement, LayDown, View, Wish } from './types';

export interface DraftDesk {
  /** Which state it is about, of which table and seat; null: nothing can be set out now. */
  key: string | null;
  view: View;
  /** Of the groups of the phase. */
  sizes: readonly number[];
  hand: readonly Item[];
  ask: (wish: Wish) => Promise<{ arrangement: Arrangement | null; text: string } | null>;
}

const STORE = 'penta.phase10.draft';

export class Draft {
  /** What was put by hand, or lies already. */
  #put = $state.raw<Places>([]);
  #answer = $state.raw<Arrangement | null>(null);
  /** Which way fills the rest. */
  #shown = $state<number | null>(null);
  /** The card that does not go there, and why. */
  refusal = $state.raw<{ id: string; text: string } | null>(null);
  #asked = 0;

  constructor(private readonly desk: () => DraftDesk) {}

  readonly ways = $derived.by((): readonly LayDown[] => this.#answer?.ways ?? []);
  readonly way = $derived.by((): LayDown | null => this.ways[this.#shown ?? 0] ?? null);
  readonly at = $derived.by(() => this.#shown ?? 0);
  readonly places = $derived.by((): Places => {
    if (!this.way) return this.#put;
    return along(this.#put, this.way, this.#shown === null ? [] : this.desk().hand);
  });
  readonly used = $derived.by(() => usedBy(this.places));
  readonly begun = $derived.by(() => this.places.some((group) => group.some((put) => put !== null)));
  readonly whole = $derived.by(() => this.way !== null && isWhole(this.places));
  /** Cards that the phase can have, in some group. */
  readonly fitting = $derived.by((): ReadonlySet<string> => new Set(this.#answer?.fits.flat() ?? []));

  /** The groups with a free place that can have the card. */
  groupsFor(card: string): number[] {
    const fits = this.#answer?.fits ?? [];
    return fits.flatMap((cards, i) => (cards.includes(card) && this.places[i]?.includes(null) ? [i] : []));
  }

  /** A new state: what was put for it before the page was loaded again is there again. */
  renew(): void {
    const { key, view, sizes, hand } = this.desk();
    this.#put = key === null ? [] : begun(view, sizes);
    this.#answer = null;
    this.#shown = null;
    this.refusal = null;
    this.#asked++;
    if (key === null) return;
    const kept = load<{ key: string; ids: (string | null)[][] } | null>(STORE, null);
    let places = this.#put;
    if (kept?.key === key) {
      kept.ids.forEach((group, i) => group.forEach((id, at) => {
        const item = hand.find((each) => each.id === id);
        if (item && places[i]) places = withCard(places, item, i, at);
      }));
    }
    void this.#ask(places).then((text) => {
      if (text && places !== this.#put) void this.#ask(this.#put);
    });
  }

  put(item: Item, group: number, place: number | null): void {
    const places = withCard(this.places, item, group, place);
    void this.#ask(places).then((text) => {
      if (text) this.refusal = { id: item.id, text };
    });
  }

  /** Back into the hand. */
  take(id: string): void {
    void this.#ask(without(this.places, id));
  }

  clear(): void {
    const { view, sizes } = this.desk();
    void this.#ask(begun(view, sizes));
  }

  /** The rest of the best way is put down, too; then that of the next one. */
  setOut(): void {
    const next = this.#shown === null ? 0 : (this.#shown + 1) % Math.max(1, this.ways.length);
    this.refusal = null;
    this.#shown = next;
    this.#keep(this.places);
  }

  /** Nothing, or why not: then all stays as it was. */
  async #ask(places: Places): Promise<string> {
    const { key, ask } = this.desk();
    const asked = ++this.#asked;
    this.refusal = null;
    const answer = await ask(wishOf(places));
    if (!answer || asked !== this.#asked || key !== this.desk().key) return '';
    if (!answer.arrangement) return answer.text;
    this.#put = places;
    this.#shown = null;
    this.#answer = answer.arrangement;
    this.#keep(places);
    return '';
  }

  #keep(places: Places): void {
    save(STORE, { key: this.desk().key, ids: places.map((group) => group.map((put) => put?.id ?? null)) });
  }
}
