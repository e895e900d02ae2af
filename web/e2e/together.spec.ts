// Several people: by link in two browsers, and around one device.
import type { Browser, Page } from '@playwright/test';
import { expect, hand, isOver, moveByMouse, playable, test } from './penta';

// Ada's browser sets a table with a seat for Mirko, whose browser comes by the link.
async function twoBrowsers(
  browser: Browser, open: (page: Page, hash?: string) => Promise<void>, quick = false,
): Promise<{ ada: Page; mirko: Page; leave: () => Promise<void> }> {
  const here = await browser.newContext();
  const there = await browser.newContext();
  const ada = await here.newPage();
  const mirko = await there.newPage();
  await open(ada, '#/table/new/the-phase');
  await ada.getByRole('radio', { name: '3' }).check({ force: true });
  if (quick) await ada.getByRole('radio', { name: 'quick' }).check({ force: true });
  await ada.getByLabel('Name for seat 1').fill('Ada');
  await ada.getByLabel('Who takes seat 2').selectOption('elsewhere');
  await ada.getByLabel('Name for seat 2').fill('Mirko');
  await ada.getByRole('button', { name: 'Set the table' }).click();
  const link = await ada.getByLabel('Link for Mirko').inputValue();
  expect(link).toMatch(/#\/seat\/[0-9a-f]{32}$/);
  await ada.getByRole('button', { name: 'QR code for Mirko' }).click();
  await expect(ada.getByRole('img', { name: /QR code of the link for Mirko/ })).toBeVisible();
  await open(mirko, link.slice(link.indexOf('#')));
  await expect(ada.getByText('is here')).toBeVisible();
  await ada.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(hand(ada).first()).toBeVisible();
  await expect(hand(mirko).first()).toBeVisible();
  return { ada, mirko, leave: async () => void (await Promise.all([here.close(), there.close()])) };
}

// Whoever is awaited plays, until both say that it is over.
async function playBoth(pages: Page[], atMost: number): Promise<boolean> {
  for (let moves = 0; moves < atMost; moves++) {
    let acted = false;
    for (const page of pages) {
      if (await isOver(page).isVisible()) return true;
      if ((await playable(page).count()) === 0) continue;
      await moveByMouse(page);
      acted = true;
    }
    if (!acted) await pages[0]!.waitForTimeout(60);
  }
  return false;
}

test('two browsers in one match by link, one reloaded in the middle', async ({ browser, open }) => {
  test.setTimeout(300_000);
  const { ada, mirko, leave } = await twoBrowsers(browser, open, true);
  await playBoth([ada, mirko], 8);
  await mirko.reload();
  await expect(hand(mirko).first()).toBeVisible();
  const lines = await ada.locator('.rail-log li').allTextContents();
  expect(await mirko.locator('.rail-log li').count()).toBeGreaterThan(lines.length / 2);
  expect(await playBoth([ada, mirko], 600)).toBe(true);
  await expect(isOver(mirko)).toBeVisible({ timeout: 20_000 });
  await leave();
});

test('chat is text, never markup', async ({ browser, open }) => {
  const { ada, mirko, leave } = await twoBrowsers(browser, open);
  await ada.getByLabel('Say something').fill('<img src=x onerror=alert(1)> <b>hi</b>');
  await ada.keyboard.press('Enter');
  await expect(mirko.locator('.rail-log').getByText('<img src=x onerror=alert(1)> <b>hi</b>')).toBeVisible();
  expect(await mirko.locator('.rail-log img, .rail-log b').count()).toBe(0);
  await leave();
});

test('undo asked for, refused, asked for again and allowed', async ({ browser, open }) => {
  test.setTimeout(180_000);
  const { ada, mirko, leave } = await twoBrowsers(browser, open);
  // Until Ada has played something that Mirko has seen.
  await playBoth([ada, mirko], 4);
  const undo = ada.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).not.toHaveAttribute('aria-disabled', 'true');
  await undo.click();
  const question = mirko.getByRole('dialog', { name: 'Ada would like to take a move back' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Let it stand' }).click();
  await expect(ada.getByText('Mirko would rather let it stand.')).toBeVisible();
  await undo.click();
  await question.getByRole('button', { name: 'Allow it' }).click();
  await expect(ada.locator('.rail-log').getByText('taken back').first()).toBeVisible();
  await expect(mirko.locator('.rail-log').getByText('taken back').first()).toBeVisible();
  await leave();
});

test('somebody goes, a bot plays for them, and they take their seat back', async ({ browser, open }) => {
  const { ada, mirko, leave } = await twoBrowsers(browser, open);
  const place = mirko.url();
  await mirko.goto('about:blank');
  await ada.getByRole('button', { name: 'Let a bot play for Mirko' }).click();
  await expect(ada.getByText('A bot plays for Mirko.')).toBeVisible();
  await open(mirko, place.slice(place.indexOf('#')));
  await mirko.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(ada.getByText('A bot plays for Mirko.')).toBeHidden();
  await leave();
});

test('watching shows no hand', async ({ browser, page, open }) => {
  await open(page, '#/table/new/the-phase');
  await page.getByLabel('Show the table to everybody').check();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(hand(page).first()).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await open(other, '#/watch');
  await other.getByRole('listitem').getByRole('link').first().click();
  await expect(other.getByText('You are watching')).toBeVisible();
  await expect(other.locator('.rail-log li').first()).toBeVisible();
  expect(await hand(other).count()).toBe(0);
  await other.context().close();
});

test('hot seat: a curtain between the turns of two people', async ({ page, open }) => {
  test.setTimeout(240_000);
  await open(page, '#/table/new/the-phase');
  await page.getByRole('radio', { name: '3' }).check({ force: true });
  await page.getByLabel('Name for seat 1').fill('Ada');
  await page.getByLabel('Who takes seat 2').selectOption('here');
  await page.getByLabel('Name for seat 2').fill('Bo');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  const curtain = page.getByRole('heading', { name: /is next$/ });
  const seen = new Set<string>();
  for (let moves = 0; moves < 12; moves++) {
    await expect(curtain.or(playable(page).first()).first()).toBeVisible({ timeout: 20_000 });
    if (await curtain.isVisible()) {
      expect(await hand(page).count()).toBe(0);
      expect(await page.locator('.rail-log').count()).toBe(0);
      const lift = page.getByRole('button', { name: /^I am / });
      seen.add((await lift.textContent())!.trim());
      await lift.click();
    }
    await expect(playable(page).first()).toBeVisible({ timeout: 20_000 });
    await moveByHotSeat(page);
  }
  expect([...seen].sort()).toEqual(['I am Ada', 'I am Bo']);
});

// As by mouse, but the log may vanish behind the curtain at once.
async function moveByHotSeat(page: Page) {
  await playable(page).first().click();
  const act = page.locator('.board .button.brass');
  const person = page.getByRole('button', { name: /give to/ });
  await expect(act.or(person.first()).first()).toBeVisible();
  if (!(await act.isVisible())) await person.first().click();
  await act.click();
  await page.waitForTimeout(150);
}
