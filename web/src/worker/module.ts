// penta.wasm: texts go in and out through its memory.

export interface Basics {
  memory: WebAssembly.Memory;
  _initialize?: () => void;
  penta_alloc(size: number): number;
  penta_free(address: number): void;
  penta_result_size(): number;
}

export class Module<Exports extends Basics> {
  private constructor(readonly exports: Exports) {
    exports._initialize?.();
  }

  static async load<Exports extends Basics>(bytes: Response | BufferSource): Promise<Module<Exports>> {
    let memory: WebAssembly.Memory | null = null;
    const random_bytes = (address: number, size: number) => {
      crypto.getRandomValues(new Uint8Array(memory!.buffer, address, size));
    };
    const source = bytes instanceof Response ? await bytes.arrayBuffer() : bytes;
    const { instance } = await WebAssembly.instantiate(source, { env: { random_bytes } });
    memory = instance.exports['memory'] as WebAssembly.Memory;
    return new Module(instance.exports as unknown as Exports);
  }

  /** Lends a text to a function of the module. */
  give<T>(text: string, use: (address: number, size: number) => T): T {
    const bytes = new TextEncoder().encode(text);
    const address = this.exports.penta_alloc(bytes.length || 1);
    new Uint8Array(this.exports.memory.buffer, address, bytes.length).set(bytes);
    const result = use(address, bytes.length);
    this.exports.penta_free(address);
    return result;
  }

  /** The text that a function has answered with. */
  text(address: number): string {
    const size = this.exports.penta_result_size();
    return new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, address, size));
  }
}
