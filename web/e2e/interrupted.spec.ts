// The server is killed in the middle of a match and comes back.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, hand, moveByMouse, playNow, startServer, test } from './penta';

test('the page says so, waits, and goes on where it was', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'penta-e2e-'));
  const db = join(folder, 'tables.sqlite');
  let server = await startServer('0', db);
  try {
    await page.addInitScript(() => localStorage.setItem('penta.pace', '0'));
    await page.goto(server.address);
    await playNow(page);
    await moveByMouse(page);
    const lines = await page.locator('.rail-log li:not(.turn)').count();

    server.stop('SIGKILL');
    const remark = page.getByText('The connection is interrupted.');
    await expect(remark).toBeVisible();
    server = await startServer(new URL(server.address).port, db);
    // It tries by itself, at longer and longer intervals.
    await expect(remark).toBeHidden({ timeout: 30_000 });

    await expect(hand(page).first()).toBeVisible();
    expect(await page.locator('.rail-log li:not(.turn)').count()).toBeGreaterThanOrEqual(lines);
    await moveByMouse(page);
  } finally {
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
