// Loads the WebAssembly module as a page does. Without arguments it asks the judge and prints the
// signatures, one game per line, as `penta bench all --signature` does. With a record it replays that
// and prints "ok" and the digest of the last state. Usage: node wasm/check.mjs [RECORD]
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

const record = process.argv[2];
const file = new URL('../build/wasm/penta.wasm', import.meta.url);
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

// The way in: text is copied into memory from penta_alloc, which goes back to penta_free.
function ask(name, question) {
  const bytes = new TextEncoder().encode(question);
  const address = penta.penta_alloc(bytes.length);
  assert.notEqual(address, 0);
  new Uint8Array(penta.memory.buffer, address, bytes.length).set(bytes);
  const answer = text(penta[name](address, bytes.length));
  penta.penta_free(address);
  return answer;
}

if (record) {
  process.stdout.write(ask('penta_verify', await readFile(record, 'utf8')) + '\n');
} else {
  assert.match(ask('penta_judge', '{"game":"the-phase"}'), /"legal":\{"\d":\["play /);
  assert.match(ask('penta_judge', 'nonsense'), /^\{"error":"JSON, line 1/);
  const signatures = text(penta.penta_signatures());
  assert.notEqual(signatures, '', 'no signatures');
  process.stdout.write(signatures);
}
