// What somebody chooses: a card of the hand or of the saves, and where it goes, by pressing or carrying.
import { untrack } from 'svelte';
import { carrying } from '../../board/carry';
import type { Order } from '../../board/order.svelte';
import { Selection } from '../../board/selection.svelte';
import { makeSound } from '../../lib/sound';
import type { Dragging } from '../../look/drag.svelte';
import type { Draft } from './draft.svelte';
import type { Item } from './items';
import { goalsOf, laysAt, plain, plainOfWanted, sourceOf } from './moves';
import { wanted } from './offers';
import type { CardInfo, Move, MoveKind, State, View } from './types';

/** How cards of the saves are told from those of the hand while they are carried. */
const SAVES = 'saves ';
const isPile = (what: string): what is 'draw' | 'take' => what === 'draw' || what === 'take';
/** What is carried comes into the hand, not out of it. */
export const isDrawn = (what: string): boolean => isPile(what) || what.startsWith(SAVES);

export interface ChoosingDesk {
  state: State;
  view: View;
  faces: ReadonlyMap<string, CardInfo>;
  seat: number | null;
  /** The own phase lies. */
  laid: boolean;
  /** What of the hand is not set out. */
  items: readonly Item[];
  saves: readonly Item[];
  hinted: string | null;
  hint: Move | undefined;
  busy: () => boolean;
  play: (move: Move) => void;
}

export class Choosing {
  readonly selection = new Selection<Move>(() => ({
    moves: this.desk().state.legal.filter(({ parts }) => parts.kind !== 'lay'),
    card: ({ parts }) => parts.card,
    from: sourceOf,
    goals: (move) => this.goalsOf(move),
    main: (options) => {
      if (this.draft.begun) return null;
      return (this.good(options[0]?.parts.card) ? plainOfWanted : plain)(options, this.desk().hinted);
    },
    reasons: this.reasons,
  }));
  readonly reasons = $derived.by((): ReadonlyMap<string, string> => {
    const { state, items } = this.desk();
    const { refusal } = this.draft;
    const refused = [...state.refused].reverse().flatMap(({ parts, text }) => (parts.card ? [[parts.card, text] as const] : []));
    const here = items.find(({ id }) => id === refusal?.id);
    return new Map([...refused, ...(here ? [[here.card, refusal!.text] as const] : [])]);
  });
  readonly picked = $derived.by(() => this.selection.picked);
  readonly pickedItem = $derived.by(() =>
    this.picked?.from === 'hand' ? this.desk().items.find(({ id }) => id === this.picked!.id) : undefined,
  );
  /** Groups of the own phase that the selected card can be part of. */
  readonly homes = $derived.by(() => (this.pickedItem ? this.draft.groupsFor(this.pickedItem.card) : []));
  readonly usable = $derived.by(() => new Set([...this.selection.usable(), ...this.draft.fitting]));
  readonly drag: Dragging;

  readonly #legal = $derived.by(() => this.desk().state.legal);
  readonly #items = $derived.by(() => this.desk().items);
  readonly #saves = $derived.by(() => this.desk().saves);
  readonly #hint = $derived.by(() => this.desk().hint);

  /** For a component, which ends it. */
  constructor(order: Order, private readonly draft: Draft, private readonly desk: () => ChoosingDesk) {
    this.drag = this.#carrying(order);
    $effect(() => {
      void this.#legal;
      untrack(() => this.selection.prune());
    });
    $effect(() => {
      const item = this.#items.find(({ id }) => id === draft.refusal?.id);
      if (item) untrack(() => this.selection.ask(item));
    });
    // A hint selects its card.
    $effect(() => {
      const hint = this.#hint;
      if (!hint) return;
      const from = hint.parts.kind === 'fetch' ? 'saves' : 'hand';
      const item = (from === 'saves' ? this.#saves : untrack(() => this.#items)).find((each) => each.card === hint.parts.card);
      if (item) untrack(() => this.selection.pick(item, from));
    });
  }

  ofKind(kind: MoveKind): Move[] {
    return this.#legal.filter(({ parts }) => parts.kind === kind);
  }

  goalsOf(move: Move): string[] {
    const { view, faces } = this.desk();
    return goalsOf(view, move, faces);
  }

  /** Part of the nearest way to the own phase. */
  good(card: string | undefined): boolean {
    const { view, seat, laid } = this.desk();
    return !laid && !!card && wanted(view, seat).includes(card);
  }

  make(move: Move | null | undefined): void {
    if (!move || this.desk().busy()) return;
    this.selection.drop();
    this.desk().play(move);
  }

  /** Into a group of the own phase. */
  put(item: Item, group: number, place: number | null = null): void {
    this.selection.drop();
    makeSound('tap');
    this.draft.put(item, group, place);
  }

  press(item: Item): void {
    const groups = this.draft.groupsFor(item.card);
    // While a phase is set out nobody sees it, and it can be taken back: one press is enough.
    if (this.draft.begun && groups.length > 0) return this.put(item, groups[0]!);
    if (this.selection.press(item) === 'picked') makeSound('tap');
  }

  /** A place is pressed, or a card is dropped on it. */
  aim(goal: string): void {
    const { selection } = this;
    const place = laysAt(goal);
    if (place && this.pickedItem) return this.put(this.pickedItem, place.group, place.place);
    if (!this.picked) {
      const fits = ({ card }: Item) => this.#legal.some((move) => move.parts.card === card && this.goalsOf(move).includes(goal));
      const fitting = this.#items.find(fits);
      if (fitting) selection.pick(fitting, 'hand', goal);
    } else if (selection.aim(goal)) {
      this.make(selection.options[0]);
    }
  }

  /** The card that is carried: of the hand, or "saves " and one of the saves. */
  found(what: string): Item | undefined {
    return (what.startsWith(SAVES) ? this.#saves : this.#items).find(({ id }) => id === what.replace(SAVES, ''));
  }

  #carrying(order: Order): Dragging {
    const { selection } = this;
    return carrying(order, {
      may: (what) => {
        if (this.desk().busy()) return false;
        if (isPile(what)) return this.ofKind(what).length > 0;
        return what.startsWith(SAVES) ? this.ofKind('fetch').length > 0 : this.usable.has(this.found(what)?.card ?? '');
      },
      refused: (what) => selection.ask(this.found(what) ?? null),
      lifted: (what) => {
        makeSound('tap');
        const item = this.found(what);
        if (item) selection.pick(item, what.startsWith(SAVES) ? 'saves' : 'hand');
      },
      over: () => undefined,
      dropped: (what, place) => {
        if (isPile(what)) this.make(this.ofKind(what)[0]);
        else this.aim(place);
      },
      returned: () => selection.drop(),
    });
  }
}
