// Loads the WebAssembly module as a page does and prints its signatures, one game per line, as
// `penta bench all --signature` does. Usage: node wasm/check.mjs [file]
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

const file = process.argv[2] ?? new URL('../build/wasm/penta.wasm', import.meta.url);
const module = await WebAssembly.compile(await readFile(file));
assert.deepEqual(WebAssembly.Module.imports(module), [], 'the module must not have imports');

const { exports: penta } = await WebAssembly.instantiate(module);
penta._initialize();

// A function that answers with text returns its address; penta_result_size() tells its length in
// bytes. The text is valid until the next call. Memory may have moved, so its view is made anew.
function text(address) {
  const bytes = new Uint8Array(penta.memory.buffer, address, penta.penta_result_size());
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

// The way in: memory comes from penta_alloc and goes back to penta_free.
const memory = penta.penta_alloc(1 << 20);
assert.notEqual(memory, 0);
penta.penta_free(memory);

const signatures = text(penta.penta_signatures());
assert.notEqual(signatures, '', 'no signatures');
process.stdout.write(signatures.endsWith('\n') ? signatures : signatures + '\n');
