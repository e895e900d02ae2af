// A server of its own for the tests of one worker, tables that begin where a case does, and how a
// person plays with the page.
import { test as base, expect, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Caller, PreparedTable, type Scene } from './prepared';

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = process.env['PENTA'] ?? `${root}build/release/penta`;

export interface Server {
  address: string;
  /** Its port and its file are free when that is done. */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

export async function startServer(port = '0', db = ':memory:', more: string[] = []): Promise<Server> {
  const limits = ['--max-tables-per-hour', '10000'];
  const server = spawn(program, ['serve', '--port', port, '--db', db, ...limits, ...more], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'exit');
  const stop: Server['stop'] = async (signal = 'SIGTERM') => {
    server.kill(signal);
    await ended;
  };
  let complaints = '';
  server.stderr.on('data', (text) => { complaints += text; });
  for await (const line of createInterface({ input: server.stdout })) {
    const found = /http:\/\/127\.0\.0\.1:\d+\//.exec(line);
    if (found) return { address: found[0], stop };
  }
  throw new Error(`${program} ended without saying its address: ${complaints}`);
}

interface Fixtures {
  /** The page at this place, with bots that take no time and nothing that rests. */
  open: (page: Page, hash?: string) => Promise<void>;
  /** A table that begins with this scene's position; `start` it. The address is another server's. */
  prepare: (scene: Scene, address?: string) => Promise<PreparedTable>;
  /** The same, started, with the page in this seat. */
  sit: (page: Page, scene: Scene, seat?: number) => Promise<PreparedTable>;
}

export const test = base.extend<Fixtures, { address: string }>({
  address: [
    async ({}, use) => {
      const given = process.env['PENTA_ADDRESS'];
      const server = given ? { address: given, stop: async () => undefined } : await startServer();
      await use(server.address);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  open: async ({ address }, use) => {
    await use(async (page, hash = '') => {
      await page.addInitScript(() => localStorage.setItem('penta.pace', '0'));
      await page.goto(address + hash);
    });
  },
  prepare: async ({ address }, use) => {
    const callers: Caller[] = [];
    await use(async (scene, at = address) => {
      const caller = await Caller.to(at);
      callers.push(caller);
      return PreparedTable.make(caller, scene);
    });
    for (const caller of callers) caller.hangUp();
  },
  sit: async ({ open, prepare }, use) => {
    await use(async (page, scene, seat = 1) => {
      const table = await (await prepare(scene)).start([seat]);
      await sitDown(page, open, table, seat);
      return table;
    });
  },
});

export { expect };

/** What happens is shown at the pace of somebody who has chosen none: before the page is opened. */
export async function calm(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('penta.settings', JSON.stringify({ tempo: 'calm' })));
}

/** Where a page has to go in order to sit in this seat. */
export const placeOf = (table: PreparedTable, seat = 1): string => `#/seat/${table.key(seat)}`;

export async function sitDown(page: Page, open: Fixtures['open'], table: PreparedTable, seat = 1): Promise<void> {
  await open(page, placeOf(table, seat));
  await expect(hand(page).first()).toBeVisible();
}

/**
 * What the page asks for from its next load on is made with this scene's position: for tables that
 * are set on the page itself, at the server or on the device.
 */
export async function dealInstead(page: Page, { position }: Scene): Promise<void> {
  await page.addInitScript((wanted) => {
    const changed = (text: unknown) => {
      if (typeof text !== 'string' || !text.includes('"create"')) return text;
      const message = JSON.parse(text) as { type: string };
      return message.type === 'create' ? JSON.stringify({ ...message, position: wanted }) : text;
    };
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (this: WebSocket, data) {
      send.call(this, changed(data) as string);
    };
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, data: { text?: string }) {
      postMessage.call(this, data.text === undefined ? data : { ...data, text: changed(data.text) });
    };
  }, position);
}

/** From the open page to a running match: two presses at most. */
export async function playNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^THE Phase/ }).click();
  await page.getByRole('button', { name: /Play now against bots|Jetzt gegen Bots spielen/ }).click();
  await expect(hand(page).first()).toBeVisible();
}

/** A Quick match from "Set a table": nine tricks, all five phases. */
export async function playQuick(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'quick' }).check({ force: true });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(hand(page).first()).toBeVisible();
}

export const hand = (page: Page) => page.locator('[data-card]');
export const card = (page: Page, name: string) => page.locator(`[data-card="${name}"]`);
export const playable = (page: Page) => page.locator('[data-card]:not([aria-disabled="true"])');
export const isOver = (page: Page) => page.getByRole('heading', { level: 1, name: / win|gewinn|teilen|share/i });
/** What is told in the log, without the line that says whose turn it is. */
export const lines = (page: Page) => page.locator('.rail-log li:not(.turn)');
/** The button that names the act. */
export const act = (page: Page) => page.locator('.board .button.brass');
/** Where the index of a card is, which no neighbour covers. */
export const INDEX = { x: 14, y: 30 };

const awaited = (page: Page) => playable(page).first().or(isOver(page));

/** This card of THE Phase by mouse, then the button that names the act. */
export async function playCard(page: Page, name: string): Promise<void> {
  await expect(card(page, name)).not.toHaveAttribute('aria-disabled', 'true');
  await card(page, name).click({ position: INDEX });
  await act(page).click();
  await expect(card(page, name)).toHaveCount(0);
}

/** One move by mouse: a card, perhaps a person to give it to, then the button that names the act. */
export async function moveByMouse(page: Page): Promise<'moved' | 'over'> {
  await expect(awaited(page).first()).toBeVisible();
  if (await isOver(page).isVisible()) return 'over';
  const before = await lines(page).count();
  const first = playable(page).first();
  if ((await first.getAttribute('aria-pressed')) !== 'true') await first.click({ position: INDEX });
  const person = page.getByRole('button', { name: /give to|an .* geben/ });
  await expect(act(page).or(person.first()).first()).toBeVisible();
  if (!(await act(page).isVisible())) await person.first().click();
  await act(page).click();
  // The log grows with what was played, or the end has come.
  await expect
    .poll(async () => (await lines(page).count()) > before || (await isOver(page).isVisible()))
    .toBe(true);
  return 'moved';
}

export async function playToTheEnd(page: Page, move: (page: Page) => Promise<'moved' | 'over'> = moveByMouse) {
  for (let moves = 0; moves < 400; moves++) if ((await move(page)) === 'over') return;
  throw new Error('the match does not end');
}

/** Until the page is in the cache and can do without a network. */
export async function keptForOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true));
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
  await page.reload();
}

/** Nothing makes the page scroll sideways. */
export async function expectNoSideways(page: Page): Promise<void> {
  const [content, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth, document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(room!);
}
