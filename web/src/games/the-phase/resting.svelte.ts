// A finished trick rests so that all can read it, then its cards go to their takers. The server is
// already further by then; what is shown meanwhile is the table as it was before.
import { finishedSince, rounds, type Trick } from './story';
import type { Happening, StoryEvent, View } from './types';

/** The last card arrives in 320 ms and then lies for 600. */
const REST = 320 + 600;
const JUST_HAPPENED = 2000;
const RESULT = 7000;

export interface Moment {
  view: View;
  number: number;
  story: StoryEvent[];
  over: boolean;
}

export class Resting {
  /** The table before the trick was taken, and all its cards; null while nothing rests. */
  held = $state.raw<{ view: View; trick: Trick } | null>(null);
  /** What was told at the end of a round, until somebody goes on. */
  result = $state.raw<Happening[]>([]);
  /** Seats that took a card just now. */
  just = $state.raw<number[]>([]);
  /** The trick whose cards are on their way. */
  departing: Trick | null = null;

  #last: Moment | null = null;
  #timers: Record<string, ReturnType<typeof setTimeout>> = {};

  /** Called with each new state; a single finished trick begins to rest. */
  follow(next: Moment): void {
    const last = this.#last;
    this.#last = next;
    if (!last || next.number === last.number) return;
    const players = next.view.hands.length;
    const steps = next.number - last.number;
    const trick = finishedSince(rounds(next.story), last.number);
    if (this.held) this.release();
    if (!trick || trick.last !== next.number || steps < 0 || steps > players) {
      if (next.view.trick.length > 0) this.result = [];
      return;
    }
    const known = new Set(last.view.trick.map((each) => each.card));
    const rest = trick.cards.filter((each) => !known.has(each.card));
    this.held = { view: last.view, trick: { ...trick, cards: [...last.view.trick, ...rest] } };
    this.result = [];
    this.#after(REST, 'rest', () => this.release());
  }

  /** Ends the rest: the cards leave, and the table is shown as it is. */
  release(): void {
    clearTimeout(this.#timers['rest']);
    const next = this.#last;
    if (!this.held || !next) return;
    const { trick, view: old } = this.held;
    this.departing = trick;
    this.held = null;
    this.just = trick.took.map((each) => each.seat);
    this.#after(JUST_HAPPENED, 'just', () => (this.just = []));
    const ended = next.over || next.view.round !== old.round;
    if (!ended || next.view.trick.length > 0) return;
    this.result = rounds(next.story).findLast((round) => round.result.length > 0)?.result ?? [];
    this.#after(RESULT, 'result', () => (this.result = []));
  }

  stop(): void {
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
  }

  #after(time: number, name: string, act: () => void): void {
    clearTimeout(this.#timers[name]);
    this.#timers[name] = setTimeout(act, time);
  }
}
