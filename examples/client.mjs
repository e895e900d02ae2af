// Plays one match of THE Phase against three bots and checks that the server kept its word: that
// our share is in the deal, and that its own seed is the one it had committed to.
//   node examples/client.mjs [ws://127.0.0.1:7777/ws]
// Needs Node 22 or newer and a running `penta serve`. Follows docs/protocol.md.
import { createHash, randomBytes, randomUUID } from 'node:crypto';

const address = process.argv[2] ?? 'ws://127.0.0.1:7777/ws';
const mySeat = 1;
const patience = 30_000; // milliseconds of silence after which the server is taken for gone

let socket, table; // the connection; the id of the table once it is created
let deal; // what was promised before the cards were dealt: match, serverCommit, commit, reveal
let latest; // the last update: the table as our seat sees it
let told = -1; // the number of the last entry whose events are printed
let actFrom = 0; // updates with a lower number are older than our last move
let pendingMove = null; // the move that is not answered yet; one at a time
let silence, retry; // timers

if (!globalThis.WebSocket) fail(`Node 22 or newer is needed; this is ${process.version}.`);
if (!/^wss?:/.test(address)) fail(`'${address}' is no address like ws://127.0.0.1:7777/ws.`);

const answers = new Map(); // id of a question -> who waits for its answer
const matchOver = Promise.withResolvers();
const broken = Promise.withResolvers(); // rejected with the first thing that goes wrong

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function insist(condition, sentence) {
  if (!condition) throw new Error(sentence);
}

function tell(message) {
  socket.send(JSON.stringify({ id: randomUUID(), ...message }));
}

function ask(message) {
  const id = randomUUID();
  tell({ id, ...message });
  return new Promise((resolve) => answers.set(id, resolve));
}

// SHA-256 over the text and the 32 bytes. The server commits to its seed in the same way.
function commitment(seed) {
  return createHash('sha256').update('pentaphase commitment').update(seed, 'hex').digest('hex');
}

// Every attempt gets a fresh seed; it is revealed only after everybody has committed.
function takePartInDeal({ step, match, server_commit: serverCommit, commits, missing }) {
  if (step === 'commit') {
    const reveal = randomBytes(32).toString('hex');
    deal = { match, serverCommit, reveal, commit: commitment(reveal) };
    tell({ type: 'commit', table, seat: mySeat, commit: deal.commit });
  } else if (step === 'reveal') {
    const mine = commits.find(({ seat }) => seat === mySeat);
    insist(mine?.commit === deal?.commit, 'The server passed on another commitment than ours.');
    tell({ type: 'reveal', table, seat: mySeat, reveal: deal.reveal });
  } else if (step === 'restart') {
    console.log(`The deal starts again: no answer from seat ${missing.join(', ')}.`);
  }
}

// An update after `stale` may repeat events, so the numbers decide what is new.
function follow(update) {
  for (const { n, text } of update.events) if (n > told) console.log(text);
  told = Math.max(told, update.number);
  if (!latest || update.number >= latest.number) latest = update;
  if (latest.state.outcome) matchOver.resolve(latest.state.outcome);
}

// Who has answered in secret still has legal moves but is not in `to_act`: nothing to do then.
function playIfAwaited() {
  if (pendingMove || !latest || latest.number < actFrom) return;
  const { to_act: awaited, legal } = latest.state;
  if (!awaited.includes(mySeat)) return;
  insist(legal.length > 0, 'It is our turn, but the server offers no legal move.');
  const { move } = legal[0]; // a simple taste: the first that is offered
  pendingMove = { type: 'move', id: randomUUID(), table, seat: mySeat, seen: latest.number, move };
  tell(pendingMove);
}

function handleError({ re, code, text }) {
  if (pendingMove && code === 'limit') {
    clearTimeout(retry);
    retry = setTimeout(() => pendingMove && tell(pendingMove), 1000); // same id: not played twice
  } else if (pendingMove && pendingMove.id === re && code === 'stale') {
    actFrom = pendingMove.seen + 1; // wait for a newer update, unless it is here already
    pendingMove = null;
  } else {
    throw new Error(`The server refused (${code}): ${text}`);
  }
}

function listen() {
  clearTimeout(silence);
  silence = setTimeout(() => broken.reject(new Error('The server is silent.')), patience).unref();
}

async function receive(text) {
  listen();
  const message = JSON.parse(text);
  if (message.type === 'error') handleError(message);
  else if (message.type === 'deal') takePartInDeal(message);
  else if (message.type === 'update' && message.seat === mySeat) follow(message);
  else if (message.type === 'moved') [actFrom, pendingMove] = [message.number, null];
  answers.get(message.re)?.(message);
  answers.delete(message.re);
  playIfAwaited();
}

function connect() {
  socket = new WebSocket(address);
  socket.onerror = () => broken.reject(new Error(`There is no connection to ${address}.`));
  socket.onclose = () => broken.reject(new Error('The server closed the connection.'));
  socket.onmessage = ({ data }) => receive(data).catch(broken.reject);
  listen();
  return new Promise((resolve) => (socket.onopen = resolve));
}

function checkRecord(record) {
  const mine = record.contributions.find(({ seat }) => seat === mySeat);
  insist(record.match_id === deal.match, 'The record is of another match than was announced.');
  insist(mine?.reveal === deal.reveal, 'Our seed is not in the record.');
  insist(record.server_commit === deal.serverCommit, 'The server changed its commitment.');
  insist(commitment(record.server_seed) === deal.serverCommit, 'The server changed its seed.');
  for (const { seat, reveal, commit } of record.contributions)
    insist(commitment(reveal) === commit, `Seat ${seat} revealed what it had not committed to.`);
}

async function playMatch() {
  await connect();
  await ask({ type: 'hello', version: 1, lang: 'en' });
  const bots = ['easy', 'normal', 'hard'].map((level) => ({ who: 'bot', level }));
  const seats = [{ who: 'person', name: 'Ada' }, ...bots];
  const created = await ask({ type: 'create', game: 'the-phase', seats, pace: 0 });
  table = created.table;
  await ask({ type: 'join', key: created.host });
  // The invitation becomes our own key, which we would come back with.
  const own = randomBytes(16).toString('hex');
  const joined = await ask({ type: 'join', key: created.seats[0].key, own });
  insist(joined.key === own, 'The seat is not ours.');
  tell({ type: 'start', table });
  const outcome = await matchOver.promise;
  const { record } = await ask({ type: 'record', table });
  checkRecord(record);
  console.log(`${outcome.text} Scores by seat: ${outcome.scores.join(', ')}.`);
  console.log('Checked: our seed is in the record, and the server kept to its commitment.');
}

await Promise.race([playMatch(), broken.promise]).catch(({ message }) => fail(message));
socket.close();
