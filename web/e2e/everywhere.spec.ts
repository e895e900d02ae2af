// Without a network, in German, on a phone, for everyone.
import { expectNoFindings } from './axe';
import {
  act, card, dealInstead, expect, expectNoSideways, hand, INDEX, isOver, keptForOffline, lines, moveByMouse, placeOf,
  playCard, playNow, playQuick, playToTheEnd, sitDown, test,
} from './penta';
import { lastCard, redIsLed, redIsLedAmongBots, twoTricksLeft } from './positions';

test('without a network: the page opens, a match is played, left and continued', async ({ page, open, context }) => {
  await open(page);
  await keptForOffline(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/No server in reach/)).toBeVisible();
  await page.getByRole('link', { name: 'Set a table' }).click();
  await playQuick(page);
  expect(page.url()).toContain('#/local/seat/');
  await moveByMouse(page);
  const told = await lines(page).count();
  await page.reload();
  await expect(hand(page).first()).toBeVisible();
  await expect.poll(() => lines(page).count()).toBeGreaterThanOrEqual(told);
  await moveByMouse(page);

  // Another one, to its end.
  await dealInstead(page, twoTricksLeft);
  await page.goto(`${page.url().replace(/#.*/, '')}#/table/new/the-phase`);
  await page.reload();
  await playQuick(page);
  expect(page.url()).toContain('#/local/seat/');
  await playToTheEnd(page);
  await expect(page.getByText(/Deal and moves, checked on this device/)).toBeVisible();
  await context.setOffline(false);
});

test('without a network: two play Phase at one device, with a curtain between them', async ({ page, open, context }) => {
  await open(page, '#/table/new/phase');
  await keptForOffline(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByLabel('Name for seat 1').fill('Ada');
  await page.getByLabel('Who takes seat 2').selectOption('here');
  await page.getByLabel('Name for seat 2').fill('Bo');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  const curtain = page.getByRole('heading', { name: /is next$/ });
  for (const name of ['Ada', 'Bo']) {
    await expect(curtain).toHaveText(`${name} is next`);
    expect(await hand(page).count()).toBe(0);
    await page.getByRole('button', { name: `I am ${name}` }).click();
    await page.locator('.own .order').first().click();
    await act(page).click();
  }
  expect(page.url()).toContain('#/local/seat/');
  // Nobody has a warrior yet: whoever goes first trains.
  const next = page.getByRole('button', { name: /^I am (Ada|Bo)$/ });
  const trains = page.getByRole('button', { name: 'End the turn' });
  await expect(next.or(trains).first()).toBeVisible();
  if (await next.isVisible()) await next.click();
  await expect(trains).toBeVisible();
  await page.getByRole('button', { name: 'Rules' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Nexus');
  await context.setOffline(false);
});

test('the network goes while the lobby is open: "Play now" plays on the device at once', async ({ page, open, context }) => {
  // A network that is gone does not say so: what is sent gets lost, and nothing comes back.
  let gone = false;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    if (gone) return;
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!gone) server.send(message);
    });
    server.onMessage((message) => {
      if (!gone) socket.send(message);
    });
  });
  await open(page);
  await keptForOffline(page);
  await page.getByRole('button', { name: /^THE Phase/ }).click();
  const button = page.getByRole('button', { name: 'Play now against bots' });
  await expect(button).toBeEnabled();
  gone = true;
  await button.click();
  await expect(hand(page).first()).toBeVisible({ timeout: 15_000 });
  expect(page.url()).toContain('#/local/seat/');

  // The same where the device knows that it has no network: it says so before anybody presses.
  await page.goBack();
  gone = false;
  await page.reload();
  await expect(button).toBeEnabled();
  await expect(page.getByText(/No server in reach/)).toBeHidden();
  gone = true;
  await context.setOffline(true);
  await expect(page.getByText(/No server in reach/)).toBeVisible({ timeout: 15_000 });
  await button.click();
  await expect(hand(page).first()).toBeVisible({ timeout: 15_000 });
  expect(page.url()).toContain('#/local/seat/');
});

test('German at once, in the page and in what the table says', async ({ page, open, prepare }) => {
  await open(page);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fünf Spiele, ein Tisch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await playNow(page);
  await moveByMouse(page);

  await sitDown(page, open, await (await prepare(redIsLedAmongBots)).start());
  await playCard(page, 'red-3');
  await expect(page.getByText('Was geschah').first()).toBeVisible();
  await expect(page.locator('.rail-log')).toContainText('Ben spielt');
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.locator('.rail-log')).toContainText('Ben plays');
  await page.reload();
  await expect(page.getByText('What happened').first()).toBeVisible();
});

test.describe('phone, 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('nothing is wider than the page, and a trick can be played', async ({ page, open, prepare }) => {
    await open(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSideways(page);
    const table = await (await prepare(redIsLed)).start();
    await sitDown(page, open, table);
    await expectNoSideways(page);
    await card(page, 'red-3').tap({ position: INDEX });
    await act(page).tap();
    await expect(card(page, 'red-3')).toHaveCount(0);
    await table.play(2, 'play red-7');
    await table.play(3, 'play red-18');
    await page.getByRole('button', { name: 'Log' }).click();
    await expect(page.getByRole('dialog')).toContainText('Cy plays red 18');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: 'Rules' }).click();
    await expect(page.getByRole('dialog')).toContainText('Smax');
    await expectNoSideways(page);
  });

  test('the other pages fit', async ({ page, open }) => {
    for (const hash of ['#/table/new/the-phase', '#/rules/the-phase', '#/credits', '#/watch']) {
      await test.step(hash, async () => {
        await open(page, hash);
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (hash === '#/rules/the-phase') await expect(page.locator('.markdown')).toBeVisible();
        await expectNoSideways(page);
      });
    }
  });
});

// ---------------------------------------------------------------- axe, dark and light

for (const [hash, there] of [
  ['#/', '.button'],
  ['#/table/new/the-phase', 'input'],
  ['#/rules/the-phase', '.markdown'],
  ['#/watch', 'h1'],
  ['#/credits', 'h1'],
  ['#/no/where', 'h1'],
] as const) {
  test(`axe: ${hash}`, async ({ page, open }) => {
    await open(page, hash);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator(there).first()).toBeVisible();
    await expectNoFindings(page);
  });
}

test('axe: waiting room, table and drawers', async ({ page, open, prepare }) => {
  await open(page, '#/table/new/the-phase');
  await page.getByLabel('Who takes seat 2').selectOption('elsewhere');
  await page.getByRole('button', { name: 'Set the table' }).click();
  await expect(page.getByRole('heading', { name: 'The table is set' })).toBeVisible();
  await expectNoFindings(page);

  await sitDown(page, open, await (await prepare(redIsLedAmongBots)).start());
  await playCard(page, 'red-3');
  await expect(card(page, 'green-1')).not.toHaveAttribute('aria-disabled', 'true');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Rules' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Smax');
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFindings(page);
});

test('axe: end and replay', async ({ page, open, prepare }) => {
  const table = await prepare(lastCard);
  await open(page, placeOf(table));
  await expect(page.getByText('Waiting until the host deals.')).toBeVisible();
  await table.start();
  await playCard(page, 'red-2');
  await expect(isOver(page)).toBeVisible();
  await expect(page.getByText('Your part is in it')).toBeVisible();
  await expect(page.getByText('estimated from 500 continuations by bots').first()).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('link', { name: 'Look at it again' }).click();
  await expect(page.getByText(/Step 0 of/)).toBeVisible();
  await expectNoFindings(page);
});
