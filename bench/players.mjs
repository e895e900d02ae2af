// Clients for the measurements: docs/protocol.md as far as they need it. Messages are searched, not
// parsed, and the many updates are not even made strings: that would cost more than serving them.
import { createHash } from 'node:crypto';
import { WebSocketClient } from './websocket.mjs';

const text = (message, name) => {
  const start = message.indexOf(`"${name}":"`);
  if (start < 0) return null;
  const from = start + name.length + 4;
  return message.slice(from, message.indexOf('"', from));
};

const isUpdate = Buffer.from('{"type":"update",');
const startOf = {
  table: Buffer.from('"table":"'),
  number: Buffer.from('"number":'),
  toAct: Buffer.from('"to_act":['),
  legal: Buffer.from('"legal":[{"move":"'),
  goesOn: Buffer.from('"outcome":null'),
};
const quote = 0x22;

const stands = (what, bytes, at) => {
  for (let i = 0; i < what.length; i++) if (bytes[at + i] !== what[i]) return false;
  return true;
};

/** Where what follows `start` begins, -1 if it is not there. */
const behind = (start, bytes, from, to) => {
  const at = bytes.indexOf(start, from);
  return at < 0 || at + start.length > to ? -1 : at + start.length;
};

const textAt = (bytes, at) => bytes.latin1Slice(at, bytes.indexOf(quote, at));

/** The whole numbers that stand there, with commas between them. */
const numbersAt = (bytes, at) => {
  const numbers = [];
  for (let number = -1; ; at++) {
    const digit = bytes[at] - 0x30;
    if (digit >= 0 && digit <= 9) {
      number = Math.max(number, 0) * 10 + digit;
      continue;
    }
    if (number >= 0) numbers.push(number);
    if (bytes[at] !== 0x2c) return numbers;
    number = -1;
  }
};

const goesOn = (bytes, from, to) =>
  // Nearly always it is the last field.
  stands(startOf.goesOn, bytes, to - 2 - startOf.goesOn.length) || behind(startOf.goesOn, bytes, from, to) >= 0;

const secret = (table, seat) => createHash('sha256').update(`${table} ${seat}`).digest();
const commitment = (bytes) =>
  createHash('sha256').update('pentaphase commitment').update(bytes).digest('hex');

/** A connection that can wait for the answer to what it says. */
export class Client {
  #waiting = new Map();
  #last = 0;

  static async open(port, handlers = {}) {
    const client = new Client();
    client.socket = new WebSocketClient(port, {
      onText: (bytes, from, to) => client.#hear(bytes, from, to, handlers),
      onClose: handlers.onClose,
    });
    await client.socket.opened;
    return client;
  }

  say(message) {
    this.socket.send(JSON.stringify(message));
  }

  ask(message) {
    const id = `${++this.#last}`;
    this.say({ ...message, id });
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  async hello() {
    return this.ask({ type: 'hello', version: 1 });
  }

  #hear(bytes, from, to, { onUpdate, onMessage }) {
    if (onUpdate && stands(isUpdate, bytes, from)) {
      onUpdate(bytes, from, to);
      return;
    }
    const message = bytes.latin1Slice(from, to);
    if (this.#waiting.size > 0) {
      const re = text(message, 're');
      const resolve = re === null ? undefined : this.#waiting.get(re);
      if (resolve) {
        this.#waiting.delete(re);
        resolve(message);
        return;
      }
    }
    onMessage?.(message);
  }
}

/**
 * Plays one table after the other: `persons` seats on as many connections, bots in the others.
 * `think` is called before each move with what does it; `onAnswer` with the milliseconds from each
 * move to `moved`, its acknowledgement; `onStale` for each move that came too late, because others had
 * answered meanwhile: it is not acknowledged, and made again after the next update.
 */
export class Table {
  constructor(port, { persons = 3, bots = [], think, onAnswer, onStale }) {
    Object.assign(this, { port, persons, bots, think, onAnswer, onStale, stopped: false, clients: [] });
  }

  async open() {
    for (let seat = 1; seat <= this.persons; seat++) {
      const mine = { seat, asked: new Map(), done: -1 };
      mine.client = await Client.open(this.port, {
        onUpdate: (bytes, from, to) => this.#update(mine, bytes, from, to),
        onMessage: (message) => this.#hear(mine, message),
      });
      await mine.client.hello();
      this.clients.push(mine);
    }
    await this.#begin();
  }

  stop() {
    this.stopped = true;
  }

  close() {
    for (const { client } of this.clients) client.socket.close();
  }

  async #begin() {
    const host = this.clients[0].client;
    const seats = [
      ...this.clients.map(() => ({ who: 'person' })),
      ...this.bots.map((level) => ({ who: 'bot', level })),
    ];
    const options = { players: `${seats.length}` };
    const answer = await host.ask({ type: 'create', game: 'the-phase', options, seats, pace: 0 });
    const created = JSON.parse(answer);
    if (created.type !== 'created') throw new Error(answer);
    this.id = created.table;
    await host.ask({ type: 'join', key: created.host });
    for (const mine of this.clients) {
      mine.done = -1;
      await mine.client.ask({ type: 'join', key: created.seats[mine.seat - 1].key });
    }
    host.say({ type: 'start', table: this.id });
  }

  #hear(mine, message) {
    // The type is among the first fields, and answers are short.
    const kind = text(message.slice(0, 80), 'type');
    if (kind === 'moved') this.#moved(mine, message);
    else if (kind === 'deal') this.#deal(mine, text(message, 'step'));
    else if (kind === 'error') {
      if (!message.includes('"stale"')) throw new Error(message);
      this.onStale?.();
    }
  }

  #deal(mine, step) {
    const bytes = secret(this.id, mine.seat);
    const base = { table: this.id, seat: mine.seat };
    if (step === 'commit') mine.client.say({ type: 'commit', ...base, commit: commitment(bytes) });
    if (step === 'reveal') mine.client.say({ type: 'reveal', ...base, reveal: bytes.toString('hex') });
  }

  #update(mine, bytes, from, to) {
    if (this.stopped) return;
    const over = !goesOn(bytes, from, to);
    const asked = over || numbersAt(bytes, behind(startOf.toAct, bytes, from, to)).includes(mine.seat);
    if (!asked) return;
    const [seen] = numbersAt(bytes, behind(startOf.number, bytes, from, to));
    if (!(seen > mine.done) || textAt(bytes, behind(startOf.table, bytes, from, to)) !== this.id) return;
    if (over) {
      // Everybody hears of the end; one begins anew.
      mine.done = Infinity;
      mine.client.say({ type: 'leave', table: this.id });
      if (mine.seat === 1) this.#begin();
      return;
    }
    const legal = behind(startOf.legal, bytes, from, to);
    if (legal < 0) return;
    const move = textAt(bytes, legal);
    mine.done = seen;
    const act = () => {
      const id = `${mine.seat}-${seen}`;
      mine.asked.set(id, performance.now());
      mine.client.socket.send(
        `{"type":"move","id":"${id}","table":"${this.id}","seat":${mine.seat},"seen":${seen},"move":"${move}"}`,
      );
    };
    if (this.think) this.think(mine, act);
    else act();
  }

  #moved(mine, message) {
    const id = text(message, 're');
    const asked = mine.asked.get(id);
    if (!mine.asked.delete(id)) throw new Error(`nobody asked for ${message}`);
    this.onAnswer(performance.now() - asked);
  }
}
