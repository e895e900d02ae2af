// What is selected, what can be done with it, and what somebody asked about. A game says which card a
// move uses and where it can go; it knows its rules, this does not.

export interface Item {
  /** Which of equal cards. */
  id: string;
  card: string;
}

export interface Picked extends Item {
  /** "hand", or another place where the game lets cards be taken from. */
  from: string;
  /** Where it goes, once that is said: then only what can be done there is offered. */
  goal: string | null;
}

export interface Desk<M> {
  moves: readonly M[];
  /** The card that a move uses; undefined where it uses none. */
  card(move: M): string | undefined;
  /** Where that card lies; left out: in the hand. */
  from?(move: M): string;
  /** Places on the table that stand for the move. */
  goals(move: M): string[];
  /** What the main button does, of what is left; null while it is open. Left out: the only one. */
  main?(options: readonly M[]): M | null;
  /** Why a card cannot be used, by card. */
  reasons: ReadonlyMap<string, string>;
}

export class Selection<M> {
  picked = $state.raw<Picked | null>(null);
  /** The card whose reason is shown. */
  asked = $state.raw<Item | null>(null);

  constructor(private readonly desk: () => Desk<M>) {}

  #from(move: M): string {
    return this.desk().from?.(move) ?? 'hand';
  }

  /** Cards that have a move, by the place where they lie. */
  usable(from = 'hand'): ReadonlySet<string> {
    return from === 'hand' ? this.#inHand : this.#cards(from);
  }

  #cards(from: string): ReadonlySet<string> {
    const { moves, card } = this.desk();
    return new Set(moves.flatMap((move) => (this.#from(move) === from ? (card(move) ?? []) : [])));
  }

  readonly #inHand = $derived.by(() => this.#cards('hand'));

  readonly #all = $derived.by((): M[] => {
    const { picked } = this;
    const { moves, card } = this.desk();
    if (!picked) return [];
    return moves.filter((move) => card(move) === picked.card && this.#from(move) === picked.from);
  });

  /** What can be done with the selected card, there where it is to go. */
  readonly options = $derived.by((): M[] => {
    const goal = this.picked?.goal ?? null;
    return goal === null ? this.#all : this.#all.filter((move) => this.desk().goals(move).includes(goal));
  });

  /** What the main button does. */
  readonly main = $derived.by((): M | null => {
    const { main } = this.desk();
    if (main) return main(this.options);
    return this.options.length === 1 ? this.options[0]! : null;
  });

  /** Places to which the selected card can go. */
  readonly goals = $derived.by((): ReadonlySet<string> => {
    return new Set(this.#all.flatMap((move) => this.desk().goals(move)));
  });

  /** A press on a card: selects it, puts it down again, or asks why it cannot be used. */
  press(item: Item, from = 'hand'): 'picked' | 'dropped' | 'asked' {
    if (!this.usable(from).has(item.card)) {
      this.ask(this.asked?.id === item.id ? null : item);
      return 'asked';
    }
    this.asked = null;
    if (this.picked?.id === item.id && this.picked.from === from) {
      this.picked = null;
      return 'dropped';
    }
    this.pick(item, from);
    return 'picked';
  }

  pick({ id, card }: Item, from = 'hand', goal: string | null = null): void {
    this.picked = { id, card, from, goal };
  }

  /** Says where the selected card goes. True: one move is left, and it is to be made. */
  aim(goal: string): boolean {
    if (!this.picked || !this.goals.has(goal)) return false;
    this.picked = { ...this.picked, goal };
    return this.options.length === 1;
  }

  ask(item: Item | null): void {
    this.asked = item && this.desk().reasons.has(item.card) ? { id: item.id, card: item.card } : null;
  }

  drop(): void {
    this.picked = null;
    this.asked = null;
  }

  /** A selection lives as long as it can do something, a reason as long as it holds. */
  prune(): void {
    if (this.picked && this.#all.length === 0) this.picked = null;
    if (this.asked && !this.desk().reasons.has(this.asked.card)) this.asked = null;
  }

  /** Escape first closes a reason, then puts the card down; one that closes a dialog does neither. */
  escape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
    if (this.asked) this.asked = null;
    else this.picked = null;
  }
}
