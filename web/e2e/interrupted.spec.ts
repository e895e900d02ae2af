// The server is killed in the middle of a match and comes back.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, hand, lines, placeOf, playCard, startServer, test } from './penta';
import { redIsLedAmongBots } from './positions';

test('the page says so, waits, and goes on where it was', async ({ page, prepare }) => {
  const folder = mkdtempSync(join(tmpdir(), 'penta-e2e-'));
  const db = join(folder, 'tables.sqlite');
  let server = await startServer('0', db);
  try {
    await page.addInitScript(() => localStorage.setItem('penta.pace', '0'));
    const table = await (await prepare(redIsLedAmongBots, server.address)).start();
    await page.goto(server.address + placeOf(table));
    await playCard(page, 'red-3');
    await expect(page.locator('.rail-log')).toContainText('Cy plays red 18');
    const told = await lines(page).count();

    await server.stop('SIGKILL');
    const remark = page.getByText('The connection is interrupted.');
    await expect(remark).toBeVisible();
    server = await startServer(new URL(server.address).port, db);
    // It tries by itself, at longer and longer intervals.
    await expect(remark).toBeHidden({ timeout: 120_000 });

    await expect(hand(page).first()).toBeVisible();
    expect(await lines(page).count()).toBeGreaterThanOrEqual(told);
    await playCard(page, 'green-1');
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
