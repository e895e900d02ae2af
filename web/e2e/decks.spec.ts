// Sitting down with a deck: chosen when the table is set or on arrival, and kept by a host that goes down.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectNoFindings } from './axe';
import { expect, expectNoSideways, startServer, test } from './penta';

test('two people choose their decks by link, in English and on a phone in German', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'penta-e2e-'));
  const db = join(folder, 'tables.sqlite');
  let server = await startServer('0', db);
  const here = await browser.newContext();
  const there = await browser.newContext({
    viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'de-DE',
  });
  try {
    const ada = await here.newPage();
    await ada.goto(`${server.address}#/table/new/phase`);
    await ada.getByLabel('Name for seat 1').fill('Ada');
    await ada.getByLabel('Who takes seat 2').selectOption('elsewhere');
    await ada.getByLabel('Name for seat 2').fill('Ben');
    await expect(ada.getByText('Chooses a deck on arrival.')).toBeVisible();
    await ada.getByRole('button', { name: 'Choose the deck of Ada' }).click();
    await ada.getByRole('button', { name: /^Lock and Key/ }).click();
    const adas = ada.getByRole('group', { name: 'Deck: Ada' });
    await expect(adas).toContainText('Lock and Key');
    await ada.getByRole('button', { name: 'Set the table' }).click();
    const link = await ada.getByLabel('Link for Ben').inputValue();
    await expect(adas).toContainText('Lock and Key');

    // Ben comes by phone. He reads what Ada has, card by card.
    const ben = await there.newPage();
    await ben.goto(server.address + link.slice(link.indexOf('#')));
    const bens = ben.getByRole('group', { name: 'Deck: Ben' });
    await expect(ben.getByRole('group', { name: 'Deck: Ada' })).toContainText('Schloss und Schlüssel');
    await expect(ben.getByRole('button', { name: 'Das Deck von Ada wählen' })).toHaveCount(0);
    await expect(bens).toContainText('noch nicht gewählt');
    await ben.getByRole('button', { name: 'Karten im Deck: Ada' }).tap();
    const list = ben.getByRole('dialog', { name: 'Deck: Ada' });
    await expect(list).toContainText('25 Karten');
    const first = list.locator('button.line').first();
    await first.tap();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expectNoSideways(ben);
    await list.getByRole('button', { name: 'Schließen' }).tap();

    // What Ada has is not to be had. A list is refused line by line.
    await ben.getByRole('button', { name: 'Das Deck von Ben wählen' }).tap();
    const dialog = ben.getByRole('dialog', { name: 'Deck: Ben' });
    const taken = dialog.getByRole('button', { name: /^Schloss und Schlüssel/ });
    await expect(taken).toBeDisabled();
    await expect(taken).toContainText('Vergeben: Ada');
    await dialog.getByLabel('Liste einfügen').fill('# meine\n20x Ted / Mondmuhme\nTedd / Mondmuhme');
    await dialog.getByRole('button', { name: 'Diese Liste spielen' }).tap();
    await expect(dialog.getByRole('alert')).toContainText('das Deck hat 21 Karten; erwartet werden 25 bis 50');
    await expect(dialog.getByRole('alert')).toContainText("es gibt keine Seite 'Tedd'; ist 'Ted' gemeint?");
    await dialog.getByRole('button', { name: 'Zeile 3:' }).tap();
    expect(await dialog.getByLabel('Liste einfügen').evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd))).toBe('Tedd / Mondmuhme');
    await expectNoSideways(ben);
    await expectNoFindings(ben);

    // By keyboard: the second one.
    await dialog.getByRole('button', { name: /^Was das Moor zurückgibt/ }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(bens).toContainText('Was das Moor zurückgibt');
    await expect(ada.getByRole('group', { name: 'Deck: Ben' })).toContainText('What the Moor Returns');
    await expectNoFindings(ada);

    // The host goes down. What was chosen is there when it is back.
    await server.stop('SIGKILL');
    server = await startServer(new URL(server.address).port, db);
    await Promise.all([ada.reload(), ben.reload()]);
    await expect(adas).toContainText('Lock and Key');
    await expect(bens).toContainText('Was das Moor zurückgibt');
    await expect(ada.getByText('is here')).toBeVisible();
    await ada.getByRole('button', { name: 'Deal the cards' }).click();
    await expect(adas).toHaveCount(0);
    await expect(bens).toHaveCount(0);
    await expect(ada.locator('.board').first()).toBeVisible();
    await expect(ben.locator('.board').first()).toBeVisible();
  } finally {
    await Promise.all([here.close(), there.close()]);
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('on this device alone, with a list for oneself and a deck for the bot', async ({ page, open }) => {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, data: { text?: string }) {
      if (data.text?.includes('"create"')) sessionStorage.setItem('made', data.text);
      postMessage.call(this, data);
    };
  });
  await open(page, '#/table/new/phase');
  await page.getByRole('radio', { name: /^On this device/ }).check();
  await page.getByLabel('Name for seat 1').fill('Ada');
  await page.getByRole('radio', { name: 'sandbox' }).check({ force: true });
  await page.getByRole('button', { name: 'Choose the deck of Ada' }).click();
  await page.getByLabel('Paste a list').fill('20x Ted / Moon Aunt\n5x Nighthawk / Peat Wyrm');
  await page.getByRole('button', { name: 'Play this list' }).click();
  await expect(page.getByRole('group', { name: 'Deck: Ada' })).toContainText('A list of 25 cards');
  await page.getByRole('button', { name: 'Choose the deck of Seat 2' }).click();
  await page.getByRole('button', { name: /^The Long Account/ }).click();
  await expect(page.getByRole('group', { name: 'Deck: Seat 2' })).toContainText('The Long Account');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.locator('.board').first()).toBeVisible();
  const made = JSON.parse((await page.evaluate(() => sessionStorage.getItem('made')))!) as {
    options: Record<string, string>;
  };
  expect(made.options).toMatchObject({
    format: 'sandbox', deck1: '20x Ted / Moon Aunt; 5x Nighthawk / Peat Wyrm', deck2: 'The Long Account',
  });
});
