// Loads the WebAssembly module as a page does. Without arguments it asks the judge, plays a match, and
// another one of the toy of the tests, whose clock runs; then it prints the signatures, one game per line,
// as `penta bench all --signature` does. With a record it replays that and prints "ok" and the digest of
// the last state. Usage: node wasm/check.mjs [RECORD]
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const record = process.argv[2];
let penta = await load('penta');

async function load(name) {
  const file = new URL(`../build/wasm/${name}.wasm`, import.meta.url);
  const module = await WebAssembly.compile(await readFile(file));
  const imports = WebAssembly.Module.imports(module).map(({ module, name }) => `${module}.${name}`);
  assert.deepEqual(imports, ['env.random_bytes'], 'the module imports chance and nothing else');
  const random_bytes = (address, size) =>
    crypto.getRandomValues(new Uint8Array(exports.memory.buffer, address, size));
  const { exports } = await WebAssembly.instantiate(module, { env: { random_bytes } });
  exports._initialize();
  return exports;
}

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

// A whole match against bots by the messages of docs/protocol.md, as the page's worker plays it.
function playMatch(game, seats) {
  let now = 1;
  const inbox = [];
  const settle = () => {
    for (let next = 0; next >= 0 && next <= now; next = penta.hall_next_tick()) {
      penta.hall_tick(now);
      const effects = JSON.parse(text(penta.hall_effects()));
      inbox.push(...effects.messages.map((message) => JSON.parse(message.text)));
    }
  };
  const say = (message) => {
    const bytes = new TextEncoder().encode(JSON.stringify(message));
    const address = penta.penta_alloc(bytes.length);
    new Uint8Array(penta.memory.buffer, address, bytes.length).set(bytes);
    penta.hall_receive(1, address, bytes.length, ++now);
    penta.penta_free(address);
    settle();
  };
  const last = (type) => inbox.findLast((message) => message.type === type);
  penta.hall_enter(1, now);
  say({ type: 'hello', version: 1 });
  say({ type: 'create', game, seats, pace: 0 });
  const { table, host, seats: keys } = last('created');
  say({ type: 'join', key: keys[0].key });
  say({ type: 'join', key: host });
  const reveal = 'ab'.repeat(32);
  const sealed = createHash('sha256').update('pentaphase commitment').update(reveal, 'hex');
  say({ type: 'start', table });
  say({ type: 'commit', table, seat: 1, commit: sealed.digest('hex') });
  say({ type: 'reveal', table, seat: 1, reveal });
  for (let moves = 0; !last('update').state.outcome; ++moves) {
    assert.ok(moves < 500, 'the match does not end');
    const { number, state } = last('update');
    if (!state.to_act.includes(1)) {
      // Bots take their time where a clock runs.
      now = Math.max(now, penta.hall_next_tick());
      settle();
    } else say({ type: 'move', table, seat: 1, seen: number, move: state.legal[0].move });
    assert.notEqual(last('error')?.code, 'illegal');
  }
  say({ type: 'record', table });
  say({ type: 'verify', record: last('record').record });
  assert.equal(last('verdict').flaw, 'nothing');
  const question = { record: last('record').record, viewer: 1, after: [0], continuations: 20 };
  if (game === 'toy') return last('update');
  const [chances] = JSON.parse(ask('penta_chances', JSON.stringify(question))).chances;
  assert.ok(Math.abs(chances.reduce((a, b) => a + b) - 1) < 1e-9, 'chances do not sum to 1');
}

if (record) {
  process.stdout.write(ask('penta_verify', await readFile(record, 'utf8')) + '\n');
} else {
  assert.match(ask('penta_judge', '{"game":"the-phase"}'), /"legal":\{"\d":\["play /);
  assert.match(ask('penta_judge', 'nonsense'), /^\{"error":"JSON, line 1/);
  const sheet = { players: ['Ann', 'Ben'], hands: [] };
  assert.match(ask('penta_reckon', JSON.stringify({ lang: 'en', sheet })), /"error":""/);
  const session = { seed: '', players: ['Ann', 'Ben'], difficulty: 'hard', minutes: 20, start: 'A1', acts: [] };
  assert.match(ask('penta_companion', JSON.stringify({ lang: 'de', now: 0, session })), /"limit":1200000.*"error":""/);
  const moor = await readFile(new URL('../examples/cards/lampwrights.toml', import.meta.url), 'utf8');
  const pasted = JSON.parse(ask('penta_check_cards', moor));
  assert.deepEqual(pasted.mistakes, []);
  assert.ok(pasted.cards.length > 0 && pasted.packed.startsWith('penta-cards 1\n'));
  const slip = JSON.parse(ask('penta_check_cards', moor.replace('cost =', 'cst =')));
  assert.deepEqual(Object.keys(slip), ['game', 'mistakes']);
  assert.match(slip.mistakes.at(-1).text, /did you mean 'cost'/);
  const broken = JSON.parse(ask('penta_check_cards', 'name = "Größe" 7\n'));
  const text7 = "expected the end of the line, not '7'";
  assert.deepEqual(broken.mistakes, [{ line: 1, column: 16, text: text7 }]);
  const signatures = text(penta.penta_signatures());
  assert.notEqual(signatures, '', 'no signatures');
  playMatch('the-phase', [{}, { who: 'bot' }, { who: 'bot', level: 'easy' }]);
  penta = await load('toy');
  const { state } = playMatch('toy', [{}, { who: 'bot', level: 'easy' }]);
  assert.ok(state.view.clock >= 3000, 'the bot was not charged');
  assert.ok(['gold', 'silver', 'none'].includes(state.outcome.rank));
  process.stdout.write(signatures);
}
