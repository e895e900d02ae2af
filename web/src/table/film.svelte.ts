// A match as a film: which entry is shown, through whose eyes, and whether it runs.
import type { Eyes, TableSession } from '../protocol/session.svelte';
import { Refused } from '../protocol/client.svelte';
import type { ReplayMessage } from '../protocol/types';

const EACH_STEP = 1100;

export class Film {
  at = $state(0);
  of = $state(0);
  eyes = $state<Eyes>(null);
  running = $state(false);
  frame = $state.raw<ReplayMessage | null>(null);

  #kept = new Map<string, ReplayMessage>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted: number | null;
  #table: string | null = null;
  #lang = '';

  constructor(
    private readonly session: TableSession,
    start: number | null,
  ) {
    this.#wanted = start;
  }

  /** To be called in an effect: starts once the table is there, and again in another language. */
  follow(seat: Eyes): void {
    const { table, client } = this.session;
    const lang = client.welcome?.lang ?? '';
    const state = this.session.state(seat);
    if (!table || !state) return;
    this.of = Math.max(this.of, state.number);
    if (this.#table === table.table && this.#lang === lang) return;
    const first = this.#table === null;
    this.#table = table.table;
    this.#lang = lang;
    this.#kept.clear();
    if (first) this.eyes = seat;
    void this.go(first ? (this.#wanted ?? 0) : this.at);
  }

  async go(at: number): Promise<void> {
    const goal = Math.max(0, Math.min(at, this.of));
    this.at = goal;
    const frame = await this.#fetch(goal);
    if (frame && this.at === goal) {
      this.frame = frame;
      this.of = frame.of;
    }
  }

  step(by: number): void {
    this.stop();
    void this.go(this.at + by);
  }

  look(eyes: Eyes): void {
    this.eyes = eyes;
    void this.go(this.at);
  }

  play(): void {
    if (this.running) return this.stop();
    this.running = true;
    if (this.at >= this.of) void this.go(0);
    this.#next();
  }

  stop(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  #next(): void {
    this.#timer = setTimeout(async () => {
      await this.go(this.at + 1);
      if (!this.running) return;
      if (this.at >= this.of) this.stop();
      else this.#next();
    }, EACH_STEP);
  }

  async #fetch(at: number): Promise<ReplayMessage | null> {
    const name = `${this.eyes} ${at}`;
    const kept = this.#kept.get(name);
    if (kept) return kept;
    if (!this.#table) return null;
    try {
      const question = { type: 'replay', table: this.#table, seat: this.eyes, at } as const;
      const frame = await this.session.client.ask(question);
      this.#kept.set(name, frame);
      return frame;
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.session.notice = { code: refused.code, text: refused.message };
      return null;
    }
  }
}
