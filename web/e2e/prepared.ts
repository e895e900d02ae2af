// Tables that begin with a position: made over the protocol, and played by the case itself wherever
// nobody sits at a page.
import type {
  CreatedMessage, CreateRequest, Incoming, JoinedMessage, Outgoing, State, UpdateMessage,
} from '../src/protocol/types';

/** A client of docs/protocol.md without a page. */
export class Caller {
  #socket: WebSocket;
  #asked = 0;
  #answers = new Map<string, { resolve: (message: Incoming) => void; reject: (why: Error) => void }>();
  #updates = new Map<string, UpdateMessage>();
  #watchers = new Set<() => void>();

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#heard(JSON.parse(String(data)) as Incoming));
  }

  static async to(address: string): Promise<Caller> {
    const socket = new WebSocket(`${address.replace(/^http/, 'ws').replace(/\/$/, '')}/ws`);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve(), { once: true });
      socket.addEventListener('error', () => reject(new Error(`no WebSocket at ${address}`)), { once: true });
    });
    const caller = new Caller(socket);
    await caller.ask({ type: 'hello', version: 1 });
    return caller;
  }

  hangUp(): void {
    this.#socket.close();
  }

  ask<T extends Incoming>(message: Outgoing): Promise<T> {
    const id = String(++this.#asked);
    this.#socket.send(JSON.stringify({ ...message, id }));
    return new Promise((resolve, reject) => {
      this.#answers.set(id, { resolve: resolve as (message: Incoming) => void, reject });
    });
  }

  /** The state of a seat as soon as it passes the test. */
  until(table: string, seat: number | null, test: (state: State) => boolean): Promise<State> {
    return new Promise((resolve) => {
      const look = () => {
        const state = this.#updates.get(`${table} ${seat}`)?.state;
        if (!state || !test(state)) return;
        this.#watchers.delete(look);
        resolve(state);
      };
      this.#watchers.add(look);
      look();
    });
  }

  #heard(message: Incoming): void {
    if (message.type === 'update') this.#updates.set(`${message.table} ${message.seat}`, message);
    const waiting = 're' in message && message.re ? this.#answers.get(message.re) : undefined;
    if (waiting) {
      this.#answers.delete((message as { re: string }).re);
      if (message.type === 'error') waiting.reject(new Error(`${message.code}: ${message.text}`));
      else waiting.resolve(message);
    }
    for (const look of [...this.#watchers]) look();
  }
}

/** A seat: `bot` plays by itself, everybody else is played by a page or by the case. */
export interface Sitter {
  name: string;
  bot?: 'easy' | 'normal' | 'hard';
}

export interface Scene {
  game: string;
  options?: Record<string, string>;
  /** Without one it begins with a deal. */
  position?: object;
  sitters: Sitter[];
  hints?: boolean;
}

export class PreparedTable {
  private constructor(
    readonly id: string,
    private readonly caller: Caller,
    private readonly created: CreatedMessage,
  ) {}

  /** Nothing is dealt yet: see `start`. */
  static async make(caller: Caller, { game, options = {}, position, sitters, hints = true }: Scene): Promise<PreparedTable> {
    const seats = sitters.map(({ name, bot }) =>
      bot ? { who: 'bot' as const, name, level: bot } : { who: 'person' as const, name });
    const request: CreateRequest = { type: 'create', game, options, seats, hints, pace: 0, position };
    const created = await caller.ask<CreatedMessage>(request);
    await caller.ask({ type: 'join', key: created.host });
    return new PreparedTable(created.table, caller, created);
  }

  /**
   * Whoever is at a page by now takes part in the deal. The case sits in all seats of people but in
   * those of pages, so that nobody is missed.
   */
  async start(pages: number[] = [1]): Promise<this> {
    await this.caller.ask({ type: 'start', table: this.id });
    for (const { seat } of this.created.seats) if (!pages.includes(seat)) await this.#join(seat);
    return this;
  }

  key(seat: number): string {
    const found = this.created.seats.find((each) => each.seat === seat);
    if (!found) throw new Error(`seat ${seat} has no key: a bot sits there`);
    return found.key;
  }

  async #join(seat: number): Promise<void> {
    const joined = await this.caller.ask<JoinedMessage>({ type: 'join', key: this.key(seat) });
    // From now on a page can sit there with the seat's own key alone.
    if (joined.key) this.created.seats.find((each) => each.seat === seat)!.key = joined.key;
  }

  /** The case plays for this seat, as soon as it is awaited. */
  async play(seat: number, ...moves: string[]): Promise<void> {
    for (const move of moves) {
      const { number } = await this.caller.until(this.id, seat, (state) => state.to_act.includes(seat));
      await this.caller.ask({ type: 'move', table: this.id, seat, seen: number, move });
      await this.caller.until(this.id, seat, (state) => state.number > number);
    }
  }

  /** What the case says for one of its seats beside moves. */
  async say(message: Outgoing): Promise<void> {
    await this.caller.ask(message);
  }

  /** What this seat sees, as soon as it passes the test. */
  seen(seat: number, test: (state: State) => boolean): Promise<State> {
    return this.caller.until(this.id, seat, test);
  }
}
