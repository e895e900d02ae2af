// What somebody chooses: a card of the hand and, where it is given away, who gets it. Which of it can
// be done, and why the rest cannot, comes from the state.
import { untrack } from 'svelte';
import { carryingSelected, stayInHand } from '../../board/carry';
import { Order } from '../../board/order.svelte';
import { Selection } from '../../board/selection.svelte';
import type { LegalMove, State } from './types';
import type { BoardProps } from '../index';

/** The place for the own card. */
export const OWN = 'own';

export interface ChoosingDesk {
  state: State;
  /** A trick rests: nothing can be done now. */
  resting: boolean;
  /** Cards are given away in this phase. */
  gifts: boolean;
  hinted: string | null;
  busy: boolean;
  play: BoardProps<'the-phase'>['play'];
  board: HTMLElement | undefined;
}

export class Choosing {
  readonly moves = $derived.by((): readonly LegalMove[] => (this.desk().resting ? [] : this.desk().state.legal));
  readonly reasons = $derived.by((): ReadonlyMap<string, string> => {
    const { resting, state } = this.desk();
    return new Map((resting ? [] : state.refused).toReversed().map(({ parts, text }) => [parts.card, text]));
  });
  readonly selection = new Selection<LegalMove>(() => ({
    moves: this.moves,
    card: ({ parts }) => parts.card,
    goals: ({ parts }) => [parts.to === undefined ? OWN : String(parts.to)],
    reasons: this.reasons,
  }));
  readonly selected = $derived.by(() => this.selection.picked?.card ?? null);
  readonly move = $derived.by(() => this.selection.main);
  readonly hinted = $derived.by(() => this.moves.find((each) => each.move === this.desk().hinted) ?? null);
  readonly order: Order;
  readonly drag: ReturnType<typeof carryingSelected>;
  /** Where the own card was pressed or let go. */
  pressed = $state.raw<DOMRect | null>(null);
  /** Somebody who was asked for and cannot get it. */
  #denied = $state<number | null>(null);

  /** `match`: which match and seat. For a component, which ends it. */
  constructor(match: string, private readonly desk: () => ChoosingDesk) {
    const { selection } = this;
    this.order = new Order(match, () => this.desk().state.view.round);
    this.drag = carryingSelected({
      selection, order: this.order, item: (card) => ({ id: card, card }), busy: () => this.desk().busy,
      make: (box) => this.make(box),
    });
    $effect(() => selection.prune());
    $effect(() => {
      void this.selected;
      this.#denied = null;
    });
    $effect(() => {
      if (this.drag.active && !selection.usable().has(this.drag.carried!.what)) this.drag.cancel();
    });
    // A hint selects its card.
    $effect(() => {
      if (!this.hinted) return;
      const { card, to } = this.hinted.parts;
      untrack(() => selection.pick({ id: card, card }, 'hand', to === undefined ? null : String(to)));
    });
  }

  /** Places that the carried card can be dropped on. */
  readonly goals = $derived.by((): ReadonlySet<string> => (this.drag.active ? this.selection.goals : new Set()));
  /** Who may get the selected card, where there is a choice. */
  readonly receivers = $derived.by((): ReadonlySet<string> => {
    const { goals } = this.selection;
    return this.desk().gifts && this.selected && (goals.size > 1 || this.drag.active) ? goals : new Set();
  });
  readonly whyNot = $derived.by((): string | null => {
    const denied = this.#denied;
    if (denied === null) return null;
    return this.desk().state.refused.find(({ parts }) => parts.card === this.selected && parts.to === denied)?.text ?? null;
  });

  deny(seat: number): void {
    this.#denied = seat;
  }

  give(to: number): void {
    if (this.selection.picked?.goal === String(to)) this.make();
    else this.selection.aim(String(to));
    this.#denied = null;
  }

  make(from?: DOMRect): void {
    const { busy, board, play } = this.desk();
    if (!this.move || busy) return;
    const { move: made, parts: { card } } = this.move;
    this.pressed = from ?? board?.querySelector(`[data-card="${card}"]`)?.getBoundingClientRect() ?? this.pressed;
    this.selection.drop();
    play(made);
    void stayInHand(board, card);
  }
}
