// The exported functions of penta.wasm: texts go in and out through its memory.

interface Exports {
  memory: WebAssembly.Memory;
  _initialize?: () => void;
  penta_alloc(size: number): number;
  penta_free(address: number): void;
  penta_result_size(): number;
  penta_chances(address: number, size: number): number;
  hall_enter(client: number, now: number): void;
  hall_leave(client: number, now: number): void;
  hall_receive(client: number, address: number, size: number, now: number): void;
  hall_tick(now: number): void;
  hall_next_tick(): number;
  hall_effects(): number;
  hall_restore(address: number, size: number): number;
}

/** Something of a table to be kept: as the hall gives it out, it takes it back. */
export interface Row {
  kind: 'heading' | 'entry' | 'removed';
  table: string;
  number: number;
  text: string;
  keys: string[];
  listed: boolean;
}

export interface Effects {
  messages: { client: number; text: string }[];
  rows: Row[];
}

export class Hall {
  readonly #wasm: Exports;

  private constructor(instance: WebAssembly.Instance) {
    this.#wasm = instance.exports as unknown as Exports;
    this.#wasm._initialize?.();
  }

  static async load(bytes: Response | BufferSource): Promise<Hall> {
    let memory: WebAssembly.Memory | null = null;
    const random_bytes = (address: number, size: number) => {
      crypto.getRandomValues(new Uint8Array(memory!.buffer, address, size));
    };
    const source = bytes instanceof Response ? await bytes.arrayBuffer() : bytes;
    const { instance } = await WebAssembly.instantiate(source, { env: { random_bytes } });
    memory = instance.exports['memory'] as WebAssembly.Memory;
    return new Hall(instance);
  }

  enter(client: number, now: number): void {
    this.#wasm.hall_enter(client, now);
  }

  receive(client: number, text: string, now: number): void {
    this.#give(text, (address, size) => this.#wasm.hall_receive(client, address, size, now));
  }

  restore(rows: Row[]): void {
    this.#give(JSON.stringify(rows), (address, size) => this.#wasm.hall_restore(address, size));
  }

  tick(now: number): void {
    this.#wasm.hall_tick(now);
  }

  /** When `tick` has something to do, in milliseconds since 1970. */
  nextTick(): number | null {
    const at = this.#wasm.hall_next_tick();
    return at < 0 ? null : at;
  }

  effects(): Effects {
    return JSON.parse(this.#read(this.#wasm.hall_effects())) as Effects;
  }

  /** Question and answer of protocol/chances.h. */
  chances(question: string): string {
    return this.#give(question, (address, size) => this.#read(this.#wasm.penta_chances(address, size)));
  }

  #read(address: number): string {
    const bytes = new Uint8Array(this.#wasm.memory.buffer, address, this.#wasm.penta_result_size());
    return new TextDecoder().decode(bytes);
  }

  #give<T>(text: string, use: (address: number, size: number) => T): T {
    const bytes = new TextEncoder().encode(text);
    const address = this.#wasm.penta_alloc(bytes.length || 1);
    new Uint8Array(this.#wasm.memory.buffer, address, bytes.length).set(bytes);
    const answer = use(address, bytes.length);
    this.#wasm.penta_free(address);
    return answer;
  }
}
