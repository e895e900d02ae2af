// A host for tests: what the page says is written down, what it hears is up to the test.
import type { Host, HostEvents } from './connection';
import type { Incoming, Outgoing, State, TableMessage, UpdateMessage } from './types';

export class FakeHost implements Host {
  readonly kind = 'server';
  said: Outgoing[] = [];
  #events: HostEvents | null = null;

  start(events: HostEvents): void {
    this.#events = events;
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as Outgoing);
  }
  retry(): void {}
  doubt(): void {
    this.lose();
  }
  stop(): void {}

  open(lang: 'en' | 'de' = 'en'): void {
    this.#events!.opened();
    this.tell(welcome(lang));
  }
  lose(): void {
    this.#events!.lost(null);
  }
  tell(message: Incoming): void {
    this.#events!.received(JSON.stringify(message));
  }

  /** The last thing of a kind that was said. */
  last<T extends Outgoing['type']>(type: T): Extract<Outgoing, { type: T }> {
    const found = this.said.filter((one) => one.type === type).at(-1);
    if (!found) throw new Error(`nothing of type ${type} was said`);
    return found as Extract<Outgoing, { type: T }>;
  }
  count(type: Outgoing['type']): number {
    return this.said.filter((one) => one.type === type).length;
  }
}

export const welcome = (lang: 'en' | 'de'): Incoming => ({
  type: 'welcome', version: 1, lang, games: [], levels: ['easy', 'normal', 'hard'],
  limits: { message_bytes: 65536, record_bytes: 4194304, messages_per_second: 50, tables_per_hour: 60, chat_letters: 300 },
});

export const table = (change: Partial<TableMessage> = {}): TableMessage => ({
  type: 'table', table: 'T', game: 'the-phase', options: {}, stage: 'running', hints: true,
  listed: false, pace: 0, created: 0, watchers: 0, yours: [1], host: false,
  seats: [
    { seat: 1, name: 'Ada', who: 'person', here: true },
    { seat: 2, name: 'Mirko', who: 'person', here: true },
  ],
  ...change,
});

export const state = (number: number, change: Partial<State> = {}): State => ({
  number, view: {} as State['view'], to_act: [1], simultaneous: false, legal: [], refused: [], undo: { takes_back: [], free: false }, time: 0,
  clock: null, outcome: null, ...change,
});

export const update = (
  from: number, number: number, seat: number | null = 1, change: Partial<State> = {},
): UpdateMessage => ({
  type: 'update', table: 'T', seat, from, number,
  events: Array.from({ length: number - from }, (_, i) => ({
    n: from + 1 + i, event: { kind: 'played' }, text: `entry ${from + 1 + i}`,
  })),
  state: state(number, change),
});
