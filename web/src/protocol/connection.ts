// The way to whoever keeps the tables: a server behind a WebSocket, or the WebAssembly build in a
// Web Worker. Both take and give the same JSON texts.

export interface HostEvents {
  opened(): void;
  received(text: string): void;
  /** The way is lost; `reason` is for people, if there is more to say than that. */
  lost(reason: string | null): void;
}

export interface Host {
  readonly kind: 'server' | 'device';
  start(events: HostEvents): void;
  send(text: string): void;
  /** Try again now rather than later. */
  retry(): void;
  /** Nothing comes back although the way seems open: give it up and try anew. */
  doubt(): void;
  stop(): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 40_000;
const PONG_WITHIN = 10_000;

/** How long to wait before attempt `n` (from 0); a little chance keeps crowds apart. */
export function backoff(n: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** n) * (0.75 + chance / 2);
}

export class SocketHost implements Host {
  readonly kind = 'server';
  #events: HostEvents | null = null;
  #socket: WebSocket | null = null;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly url: string) {}

  start(events: HostEvents): void {
    this.#events = events;
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  retry(): void {
    if (this.#socket) return;
    this.#attempts = 0;
    this.#connect();
  }

  doubt(): void {
    if (this.#socket) this.#failed();
  }

  stop(): void {
    this.#events = null;
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    clearTimeout(this.#timer);
    this.#drop();
  }

  #wake = () => {
    if (this.#events && !document.hidden) this.retry();
  };

  #connect(): void {
    clearTimeout(this.#timer);
    let socket: WebSocket;
    try {
      socket = new WebSocket(this.url);
    } catch {
      this.#failed();
      return;
    }
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempts = 0;
      this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
      this.#events?.opened();
    };
    socket.onmessage = (message) => {
      clearTimeout(this.#silence);
      if (typeof message.data === 'string') this.#events?.received(message.data);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#failed();
    };
  }

  #ping(): void {
    this.send('{"type":"ping"}');
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.doubt(), PONG_WITHIN);
  }

  #drop(): void {
    clearInterval(this.#pinging);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #failed(): void {
    this.#drop();
    this.#events?.lost(null);
    this.#timer = setTimeout(() => this.#connect(), backoff(this.#attempts++, Math.random()));
  }
}

/** What page and worker say to each other; the messages themselves are texts of the protocol. */
export type ToWorker = { kind: 'start'; wasm: string } | { kind: 'message'; text: string };
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'messages'; texts: string[] }
  | { kind: 'failed'; reason: string };

export class WorkerHost implements Host {
  readonly kind = 'device';
  #events: HostEvents | null = null;
  #worker: Worker | null = null;

  constructor(
    private readonly make: () => Worker,
    private readonly wasm: string,
  ) {}

  start(events: HostEvents): void {
    this.#events = events;
    this.#begin();
  }

  send(text: string): void {
    this.#say({ kind: 'message', text });
  }

  retry(): void {
    if (!this.#worker) this.#begin();
  }

  // A worker that thinks is not lost.
  doubt(): void {}

  stop(): void {
    this.#events = null;
    this.#worker?.terminate();
    this.#worker = null;
  }

  #say(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #begin(): void {
    const worker = this.make();
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'ready') this.#events?.opened();
      else if (data.kind === 'messages') data.texts.forEach((text) => this.#events?.received(text));
      else this.#failed(data.reason);
    };
    worker.onerror = (event) => this.#failed(event.message || 'worker');
    this.#say({ kind: 'start', wasm: this.wasm });
  }

  #failed(reason: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#events?.lost(reason);
  }
}
