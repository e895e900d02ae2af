// Tables at which clients play, shared out between threads: with one, the clients may be what limits
// the moves a second, not the server.
import { fileURLToPath } from 'node:url';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { Table } from './players.mjs';

// A client makes its move one second after its last one.
const onceASecond = (mine, act) => {
  const now = performance.now();
  mine.due = Math.max(now, (mine.due ?? now + Math.random() * 1000) + 1000);
  setTimeout(act, mine.due - now);
};

/** In one of the threads: obeys `open`, `begin`, `end` and `close`, in this order. */
function serve({ port, count, table, paced }) {
  const answers = [];
  let stale = 0;
  const tables = Array.from({ length: count }, () => new Table(port, {
    ...table,
    think: paced ? onceASecond : undefined,
    onAnswer: (ms) => answers.push(ms),
    onStale: () => stale++,
  }));
  const orders = {
    open: async () => {
      for (const each of tables) await each.open();
    },
    begin: () => {
      answers.length = stale = 0;
    },
    end: () => {
      for (const each of tables) each.stop();
      return { answers: Float64Array.from(answers), stale };
    },
    close: () => {
      for (const each of tables) each.close();
    },
  };
  parentPort.on('message', async (order) => parentPort.postMessage(await orders[order]()));
}

/** `count` tables in `threads` threads. With `paced`, each client makes a move a second. */
export class Load {
  constructor(port, { count, threads, table, paced = false }) {
    const length = Math.min(threads, count);
    const share = (i) => Math.floor((count * (i + 1)) / length) - Math.floor((count * i) / length);
    this.workers = Array.from({ length }, (_, i) =>
      new Worker(fileURLToPath(import.meta.url), {
        workerData: { port, count: share(i), table, paced },
      }));
    for (const worker of this.workers) {
      worker.on('error', (error) => {
        throw error;
      });
    }
  }

  /** Tells all of them, and gives their answers. */
  all(order) {
    return Promise.all(this.workers.map((worker) => new Promise((resolve) => {
      worker.once('message', resolve);
      worker.postMessage(order);
    })));
  }

  async close() {
    await this.all('close');
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}

if (!isMainThread) serve(workerData);
