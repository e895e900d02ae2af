// What is selected, what can be done with it, and steps that follow each other by themselves.
import { forCard, goalsOf, plain, type Source } from './moves';
import type { CardInfo, Move, View } from './types';

export interface Picked {
  /** Which of equal cards. */
  id: string;
  card: string;
  from: Source;
  /** Where it goes, once that is said: then only what can be done there is offered. */
  goal: string | null;
}

export interface Desk {
  view: View;
  moves: Move[];
  faces: ReadonlyMap<string, CardInfo>;
  hinted: string | null;
}

export class Choice {
  picked = $state.raw<Picked | null>(null);

  constructor(private readonly desk: () => Desk) {}

  readonly #all = $derived.by((): Move[] => {
    const { picked } = this;
    return picked ? forCard(this.desk().moves, picked.card, picked.from) : [];
  });

  #goals(move: Move): string[] {
    const { view, faces } = this.desk();
    return goalsOf(view, move, faces);
  }

  readonly options = $derived.by((): Move[] => {
    const goal = this.picked?.goal ?? null;
    return goal === null ? this.#all : this.#all.filter((move) => this.#goals(move).includes(goal));
  });

  /** The plain thing to do, which a second press does. */
  readonly main = $derived.by(() => plain(this.options, this.desk().hinted));

  /** Places to which the selected card can go. */
  readonly goals = $derived(new Set(this.#all.flatMap((move) => this.#goals(move))));

  /** Selects a card, a place for it, or both. */
  pick(id: string, card: string, from: Source, goal: string | null = null): void {
    this.picked = { id, card, from, goal };
  }

  /** True: what is left is one move, and it is to be made. */
  aim(goal: string): boolean {
    if (!this.picked || !this.goals.has(goal)) return false;
    this.picked = { ...this.picked, goal };
    return this.options.length === 1;
  }

  drop(): void {
    this.picked = null;
  }

  /** A selection lives as long as it can do something. */
  prune(): void {
    if (this.picked && this.#all.length === 0) this.picked = null;
  }
}

/** Steps that follow each other without being pressed, one for each state of the match. */
export class Chain {
  kind = $state<'lay' | 'back' | null>(null);
  #made = -1;
  #patience: ReturnType<typeof setTimeout> | undefined;

  start(kind: 'lay' | 'back'): void {
    this.kind = kind;
    this.#made = -1;
  }

  /** `next` is null when there is nothing more to do. */
  follow(number: number, next: (() => void) | null): void {
    if (this.kind === null || number === this.#made) return;
    if (next === null) return this.stop();
    this.#made = number;
    next();
    // Whatever gets lost on the way: the buttons come back.
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.stop(), 4000);
  }

  stop(): void {
    clearTimeout(this.#patience);
    this.kind = null;
  }
}
