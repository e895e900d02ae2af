// Several cards that make one decision: who attacks, what pays. They are pressed in any order and named
// with rising numbers, as the rules ask for them.
import { Chain } from '../../board/chain.svelte';
import { numberOf } from './cards';
import type { Move, MoveKind, View } from './types';

export interface Desk {
  view: View;
  moves: readonly Move[];
  seat: number | null;
  play: (move: string) => unknown;
}

const ATTACK = new Set<View['step']>(['maneuver', 'declare', 'skirmish']);
const byNumber = (a: string, b: string) => numberOf(a) - numberOf(b);

export class Plan {
  /** Cards that were pressed, in the order of pressing. */
  picked = $state.raw<readonly string[]>([]);
  readonly chain = new Chain();

  constructor(private readonly desk: () => Desk) {}

  #legal(kind: MoveKind, sleeve?: string): Move | undefined {
    return this.desk().moves.find(({ parts }) => parts.kind === kind && (sleeve === undefined || parts.sleeve === sleeve));
  }

  has(sleeve: string): boolean {
    return this.picked.includes(sleeve);
  }

  /** With more than `most` the first one makes room. */
  toggle(sleeve: string, most = Infinity): void {
    const rest = this.picked.filter((each) => each !== sleeve);
    this.picked = rest.length < this.picked.length ? rest : [...rest, sleeve].slice(-most);
  }

  clear(): void {
    this.picked = [];
  }

  #follow(steps: string[], kind: MoveKind, then: MoveKind | null): void {
    this.chain.start(() => {
      // What was taken without being asked is passed over.
      while (steps.length > 0 && !this.#legal(kind, steps[0])) steps.shift();
      const move = steps.length > 0 ? this.#legal(kind, steps.shift()) : undefined;
      const last = move ?? (then && this.desk().view.ask === 'attackers' ? this.#legal(then) : undefined);
      if (!move) then = null;
      return last ? () => this.desk().play(last.move) : null;
    });
  }

  /** All of them attack, and nobody else. */
  send(sleeves: readonly string[]): void {
    this.#follow([...sleeves].sort(byNumber), 'send', 'done');
    this.clear();
  }

  /** They pay, after `first` was made if there is something to do before. */
  pay(first: Move | null = null): void {
    const steps = [...this.picked].sort(byNumber);
    this.clear();
    if (!first) return this.#follow(steps, 'pay', null);
    let begun = false;
    const asked = () => ['lock', 'phase'].includes(this.desk().view.ask);
    this.chain.start(() => {
      if (!begun) {
        begun = true;
        return () => this.desk().play(first.move);
      }
      if (!asked()) return null;
      while (steps.length > 0 && !this.#legal('pay', steps[0])) steps.shift();
      const move = steps.length > 0 ? this.#legal('pay', steps.shift()) : undefined;
      return move ? () => this.desk().play(move.move) : null;
    });
  }

  /** Every other warrior stays out of the fights. */
  hold(): void {
    this.chain.start(() => {
      const move = this.desk().view.ask === 'block' ? this.#legal('hold') : undefined;
      return move ? () => this.desk().play(move.move) : null;
    });
  }

  /** Opens the attack, passes once while all maneuver, and attacks somebody or (null) the Nexus, unless anybody acts first. */
  strike(whom: number | null): void {
    this.clear();
    let passed = false;
    this.chain.start(() => {
      const { view, seat, moves, play } = this.desk();
      if (view.active !== seat || (passed && view.ask === 'action' && view.actor === seat)) return null;
      if (view.step === 'maneuver' && view.actor !== seat) return () => undefined;
      const goal = view.ask === 'target' ? moves.find(({ parts }) => (whom === null ? parts.kind === 'nexus' : parts.seat === whom)) : undefined;
      const move = goal ?? this.#legal(view.ask === 'attack' ? 'attack' : 'pass');
      passed ||= view.ask === 'action';
      return move && (goal || view.step === 'attack' || view.step === 'maneuver') ? () => play(move.move) : null;
    });
  }

  /** Passes for as long as this attack of somebody else lasts, unless `acted`: then there is something to answer. */
  passOn(acted: () => boolean): void {
    this.clear();
    const { turn } = this.desk().view;
    let passed = false;
    this.chain.start(() => {
      const { view, seat, play } = this.desk();
      if (view.turn !== turn || !ATTACK.has(view.step)) return null;
      if (view.actor !== seat) return () => undefined;
      const move = view.ask === 'action' && !(passed && acted()) ? this.#legal('pass') : undefined;
      passed = true;
      return move ? () => play(move.move) : null;
    });
  }

  /** Ends the training, and passes for a first time in the round that follows: whoever acts then is answered as always. */
  end(): void {
    this.clear();
    const steps: MoveKind[] = ['done', 'pass'];
    this.chain.start(() => {
      const { view } = this.desk();
      const kind = steps.shift();
      const wanted = kind === 'done' ? view.ask === 'train' : view.step === 'last-round' && view.passes === 0;
      const move = kind && wanted ? this.#legal(kind) : undefined;
      return move ? () => this.desk().play(move.move) : null;
    });
  }

  /** Resources that may be pressed for what is due: the host has the last word. */
  payers(trainee: string | null): ReadonlySet<string> {
    const { view, seat, moves } = this.desk();
    const asked = view.ask === 'lock' || view.ask === 'phase';
    if (asked && !moves.some(({ parts }) => parts.kind === 'pay')) return new Set();
    const own = seat === null ? [] : (view.players[seat - 1]?.barracks ?? []);
    return new Set(own.flatMap(({ sleeve, locked }) =>
      !locked && sleeve !== trainee && (!asked || numberOf(sleeve) > view.cursor) ? [sleeve] : []));
  }
}
