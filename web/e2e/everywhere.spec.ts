// Without a network, in German, on a phone, for everyone.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, hand, isOver, moveByMouse, playable, playNow, playQuick, playToTheEnd, test } from './penta';

test('without a network: the page opens, a match is played, left and continued', async ({ page, open, context }) => {
  test.setTimeout(240_000);
  await open(page);
  await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true));
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
  await page.reload();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/No server in reach/)).toBeVisible();
  await page.getByRole('link', { name: 'Set a table' }).click();
  await playQuick(page);
  expect(page.url()).toContain('#/local/seat/');
  await moveByMouse(page);
  const lines = await page.locator('.rail-log li').count();
  await page.reload();
  await expect(hand(page).first()).toBeVisible({ timeout: 20_000 });
  expect(await page.locator('.rail-log li').count()).toBeGreaterThanOrEqual(lines);
  await playToTheEnd(page);
  await expect(page.getByText(/Deal and moves, checked on this device/)).toBeVisible();
  await context.setOffline(false);
});

test('German at once, in the page and in what the table says', async ({ page, open }) => {
  await open(page);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fünf Spiele, ein Tisch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await playNow(page);
  await moveByMouse(page);
  await expect(page.getByText('Was geschah').first()).toBeVisible();
  await expect(page.locator('.rail-log')).toContainText(/spielt|Runde/);
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.locator('.rail-log')).toContainText(/plays|leads|Round/);
  await page.reload();
  await expect(page.getByText('What happened').first()).toBeVisible();
});

test.describe('phone, 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('nothing is wider than the page, and a trick can be played', async ({ page, open }) => {
    await open(page);
    await expectNoSideways(page);
    await playNow(page);
    await expectNoSideways(page);
    const card = playable(page).first();
    await expect(card).toBeVisible({ timeout: 20_000 });
    await card.tap();
    const act = page.locator('.board .button.brass');
    const person = page.getByRole('button', { name: /give to/ });
    await expect(act.or(person.first()).first()).toBeVisible();
    if (!(await act.isVisible())) await person.first().tap();
    await act.tap();
    await page.getByRole('button', { name: 'Log' }).click();
    await expect(page.getByRole('dialog')).toContainText(/You|Player 1|leads|plays/);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: 'Rules' }).click();
    await expect(page.getByRole('dialog')).toContainText('Smax');
    await expectNoSideways(page);
  });

  for (const hash of ['#/table/new/the-phase', '#/rules/the-phase', '#/credits', '#/watch']) {
    test(`${hash} fits`, async ({ page, open }) => {
      await open(page, hash);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSideways(page);
    });
  }
});

async function expectNoSideways(page: Page) {
  const [content, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth, document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(room!);
}

// ---------------------------------------------------------------- axe

async function expectNoFindings(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`)).toEqual([]);
}

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`axe, ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const hash of ['#/', '#/table/new/the-phase', '#/rules/the-phase', '#/watch', '#/credits', '#/no/where']) {
      test(hash, async ({ page, open }) => {
        await open(page, hash);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (hash === '#/rules/the-phase') await expect(page.locator('.markdown')).toBeVisible();
        await expectNoFindings(page);
      });
    }

    test('table, drawers, waiting room, end and replay', async ({ page, open }) => {
      test.setTimeout(240_000);
      await open(page, '#/table/new/the-phase');
      await page.getByLabel('Who takes seat 2').selectOption('elsewhere');
      await page.getByRole('button', { name: 'Set the table' }).click();
      await expect(page.getByRole('heading', { name: 'The table is set' })).toBeVisible();
      await expectNoFindings(page);

      await open(page, '#/table/new/the-phase');
      await playQuick(page);
      await moveByMouse(page);
      await expect(playable(page).first().or(isOver(page)).first()).toBeVisible({ timeout: 20_000 });
      await expectNoFindings(page);
      await page.getByRole('button', { name: 'Rules' }).first().click();
      await expectNoFindings(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expectNoFindings(page);
      await page.keyboard.press('Escape');
      await playToTheEnd(page);
      await expect(page.getByText('Your part is in it')).toBeVisible();
      await expectNoFindings(page);
      await page.getByRole('link', { name: 'Look at it again' }).click();
      await expect(page.getByText(/Step 0 of/)).toBeVisible();
      await expectNoFindings(page);
    });
  });
}
