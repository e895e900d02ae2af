// The hall of penta.wasm.
import { Module, type Basics } from './module';

interface Exports extends Basics {
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
  readonly #module: Module<Exports>;
  readonly #wasm: Exports;

  private constructor(module: Module<Exports>) {
    this.#module = module;
    this.#wasm = module.exports;
  }

  static async load(bytes: Response | BufferSource): Promise<Hall> {
    return new Hall(await Module.load<Exports>(bytes));
  }

  enter(client: number, now: number): void {
    this.#wasm.hall_enter(client, now);
  }

  receive(client: number, text: string, now: number): void {
    this.#module.give(text, (address, size) => this.#wasm.hall_receive(client, address, size, now));
  }

  restore(rows: Row[]): void {
    this.#module.give(JSON.stringify(rows), (address, size) => this.#wasm.hall_restore(address, size));
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
    return JSON.parse(this.#module.text(this.#wasm.hall_effects())) as Effects;
  }
}
