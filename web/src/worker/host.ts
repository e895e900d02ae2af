// A host without a network: the hall in WebAssembly, one client, the clock of this device.
import type { FromWorker, ToWorker } from '../protocol/connection';
import { Hall } from './hall';
import { Shelf } from './shelf';

declare const self: DedicatedWorkerGlobalScope;

const CLIENT = 1;
let hall: Hall | null = null;
let shelf: Shelf | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let kept: Promise<void> = Promise.resolve();

/** Since 1970. Whoever sets the device's clock meanwhile neither stops a match nor takes time from it. */
const now = () => performance.timeOrigin + performance.now();

const say = (message: FromWorker) => self.postMessage(message);

// Messages go out once everything before them is kept: as docs/protocol.md promises for a move.
function settle(): void {
  if (!hall) return;
  const { messages, rows } = hall.effects();
  const texts = messages.filter(({ client }) => client === CLIENT).map(({ text }) => text);
  if (rows.length > 0 || texts.length > 0) {
    kept = kept
      .then(() => shelf?.put(rows))
      .catch(() => undefined)
      .then(() => {
        if (texts.length > 0) say({ kind: 'messages', texts });
      });
  }
  clearTimeout(timer);
  const next = hall.nextTick();
  if (next !== null) timer = setTimeout(tick, Math.max(0, next - now()));
}

function tick(): void {
  hall?.tick(now());
  settle();
}

async function start(wasm: string): Promise<void> {
  await onlyOnce();
  const response = await fetch(wasm);
  if (!response.ok) throw new Error('missing');
  hall = await Hall.load(response);
  shelf = await Shelf.open().catch(() => null);
  hall.restore((await shelf?.rows()) ?? []);
  hall.enter(CLIENT, now());
  say({ kind: 'ready' });
  settle();
}

// Two tabs would write over each other's matches. The second waits until the first is closed.
function onlyOnce(): Promise<void> {
  if (!navigator.locks) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const forever = new Promise<void>(() => undefined);
    navigator.locks
      .request('penta-hall', { ifAvailable: true }, (lock) => {
        if (lock === null) {
          reject(new Error('another-tab'));
          return undefined;
        }
        resolve();
        return forever;
      })
      .catch(() => resolve());
  });
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') {
    start(data.wasm).catch((problem: unknown) => {
      const reason = problem instanceof Error ? problem.message : String(problem);
      say({ kind: 'failed', reason });
    });
  } else {
    hall?.receive(CLIENT, data.text, now());
    settle();
  }
};
