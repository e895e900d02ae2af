// A server of its own for the tests of one worker, and how a person plays with the page.
import { test as base, expect, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = process.env['PENTA'] ?? `${root}build/release/penta`;

export interface Server {
  address: string;
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => void;
}

export async function startServer(port = '0', db = ':memory:', more: string[] = []): Promise<Server> {
  const server = spawn(program, ['serve', '--port', port, '--db', db, ...more], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const stop: Server['stop'] = (signal = 'SIGTERM') => void server.kill(signal);
  for await (const line of createInterface({ input: server.stdout! })) {
    const found = /http:\/\/127\.0\.0\.1:\d+\//.exec(line);
    if (found) return { address: found[0], stop };
  }
  throw new Error(`${program} ended without saying its address`);
}

export const test = base.extend<{ open: (page: Page, hash?: string) => Promise<void> }, { address: string }>({
  address: [
    async ({}, use) => {
      const given = process.env['PENTA_ADDRESS'];
      const server = given ? { address: given, stop: () => undefined } : await startServer();
      await use(server.address);
      server.stop();
    },
    { scope: 'worker' },
  ],
  open: async ({ address }, use) => {
    await use(async (page, hash = '') => {
      // Bots that take no time: a match takes seconds.
      await page.addInitScript(() => localStorage.setItem('penta.pace', '0'));
      await page.goto(address + hash);
    });
  },
});

export { expect };

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
export const playable = (page: Page) => page.locator('[data-card]:not([aria-disabled="true"])');
export const isOver = (page: Page) => page.getByRole('heading', { level: 1, name: / win|gewinn|teilen|share/i });

const awaited = (page: Page) => playable(page).first().or(isOver(page));

/** One move by mouse: a card, perhaps a person to give it to, then the button that names the act. */
export async function moveByMouse(page: Page): Promise<'moved' | 'over'> {
  await expect(awaited(page).first()).toBeVisible({ timeout: 20_000 });
  if (await isOver(page).isVisible()) return 'over';
  const before = await page.locator('.rail-log li:not(.turn)').count();
  const card = playable(page).first();
  if ((await card.getAttribute('aria-pressed')) !== 'true') await card.click();
  const act = page.locator('.board .button.brass');
  const person = page.getByRole('button', { name: /give to|an .* geben/ });
  await expect(act.or(person.first()).first()).toBeVisible();
  if (!(await act.isVisible())) await person.first().click();
  await act.click();
  // The log grows with what was played, or the end has come.
  await expect
    .poll(async () => (await page.locator('.rail-log li:not(.turn)').count()) > before || (await isOver(page).isVisible()))
    .toBe(true);
  return 'moved';
}

export async function playToTheEnd(page: Page, move: (page: Page) => Promise<'moved' | 'over'> = moveByMouse) {
  for (let moves = 0; moves < 400; moves++) if ((await move(page)) === 'over') return;
  throw new Error('the match does not end');
}
