// Setting out the own phase, and laying it down: the moves of one lay-down follow each other unpressed.
import { untrack } from 'svelte';
import { Chain } from '../../board/chain.svelte';
import { Draft } from './draft.svelte';
import type { Places } from './draft';
import type { Item } from './items';
import type { State, View } from './types';
import type { BoardProps } from '../index';

type Props = BoardProps<'phase10-masters'>;

export interface LayingDesk {
  /** Which match and seat. */
  match: string;
  state: State;
  view: View;
  /** It is one's own turn, and a card can be laid. */
  may: boolean;
  /** Of the groups of the own phase. */
  sizes: readonly number[];
  /** All of the own hand. */
  hand: readonly Item[];
  /** The last move is made, and nothing rests. */
  still: () => boolean;
  arrange: Props['arrange'];
  play: Props['play'];
  undo: Props['undo'];
}

export class Laying {
  readonly #chain = new Chain();
  /** While the moves of a lay-down follow each other, all lies as it will. */
  #settled = $state.raw<{ places: Places; hand: Item[] } | null>(null);
  readonly draft: Draft;

  /** For a component, which ends it. */
  constructor(private readonly desk: () => LayingDesk) {
    this.draft = new Draft(() => {
      const { match, state, view, may, sizes, hand, arrange } = this.desk();
      return {
        key: may && arrange && !this.running ? `${match} ${state.number}` : null,
        view, sizes, hand, ask: arrange ?? (() => Promise.resolve(null)),
      };
    });
    const number = $derived(this.desk().state.number);
    const moment = $derived(this.desk().may && !this.running ? number : null);
    $effect(() => {
      void moment;
      untrack(() => this.draft.renew());
    });
    $effect(() => {
      const at = number;
      if (this.desk().still() && this.running) untrack(() => this.#chain.follow(at));
    });
  }

  get running(): boolean {
    return this.#chain.running;
  }

  get places(): Places {
    return this.running && this.#settled ? this.#settled.places : this.draft.places;
  }

  /** What of the hand is not set out. */
  left(hand: Item[]): Item[] {
    return this.running && this.#settled ? this.#settled.hand : hand.filter(({ id }) => !this.draft.used.has(id));
  }

  /** `hand`: what stays in it. */
  layDown(hand: Item[]): void {
    const steps = [...(this.draft.way?.moves ?? [])];
    this.#settled = { places: this.draft.places, hand };
    this.#chain.start(() => {
      const move = steps.shift();
      return move ? () => this.desk().play(move) : null;
    });
  }

  takeBack(): void {
    if (this.desk().view.building.length === 0) return this.draft.clear();
    this.#settled = null;
    this.#chain.start(() => {
      const { view, undo } = this.desk();
      return view.building.length > 0 && undo ? undo : null;
    });
  }
}
