// Over plain HTTP from another computer, browsers allow less: no service worker, no clipboard, no locks.
// And links have to lead there, however the host has opened the page.
import type { Page } from '@playwright/test';
import { createServer, type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import config from '../playwright.config';
import { expect, hand, moveByMouse, playNow, startServer, test, type Server } from './penta';

const NAME = 'penta.test';
const { launchOptions } = config.use!;
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions!.args!, `--host-resolver-rules=MAP ${NAME} 127.0.0.1`],
  },
});

const lanAddress = Object.values(networkInterfaces()).flat()
  .find((each) => each?.family === 'IPv4' && !each.internal)?.address;

async function freePort(): Promise<string> {
  const probe = createServer();
  await new Promise<void>((resolve) => void probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return String(port);
}

async function setTable(page: Page, address: string): Promise<string> {
  await page.goto(`${address}/#/table/new/the-phase`);
  await page.getByLabel('Who takes seat 2').selectOption('elsewhere');
  await page.getByLabel('Name for seat 2').fill('Mirko');
  await page.getByRole('button', { name: 'Set the table' }).click();
  return page.getByLabel('Link for Mirko').inputValue();
}

async function playOnline(page: Page, address: string) {
  await page.addInitScript(() => localStorage.setItem('penta.pace', '0'));
  await page.goto(`${address}/`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await expect(page.getByText(/cannot be kept for use without a network/)).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toContainText('Everything online works.');
  await page.keyboard.press('Escape');
  await playNow(page);
  expect(page.url()).toContain('#/seat/');
  for (let i = 0; i < 3; i++) expect(await moveByMouse(page)).toBe('moved');
}

async function copyLink(page: Page, address: string) {
  const link = await setTable(page, address);
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
  await expect(page.getByText('Copied').first()).toBeVisible();
  await page.goto(`${address}/#/`);
  const field = page.getByLabel('Seat link');
  await field.focus();
  await page.keyboard.press('Control+V');
  await expect(field).toHaveValue(link);
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'The table is set' })).toBeVisible();
}

function watchForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

test.describe('at a public address', () => {
  let server: Server;
  let address: string;
  test.beforeAll(async () => {
    const port = await freePort();
    address = `http://${NAME}:${port}`;
    server = await startServer(port, ':memory:', ['--public-url', address]);
  });
  test.afterAll(() => server.stop());

  test('a match is played, the page says what is missing, a link is copied', async ({ page }) => {
    const errors = watchForErrors(page);
    await playOnline(page, address);
    await copyLink(page, address);
    expect(errors).toEqual([]);
  });

  test('links lead to it even if the page was opened on this computer', async ({ page, browser }) => {
    const link = await setTable(page, server.address.replace(/\/$/, ''));
    expect(link).toMatch(new RegExp(`^${address}/#/seat/[0-9a-f]{32}$`));
    await expect(page.getByText(/These links work on this computer only/)).toBeHidden();
    const mirko = await browser.newPage();
    await mirko.goto(link);
    await expect(page.getByText('is here')).toBeVisible();
    await mirko.close();
  });
});

test.describe('in the local network', () => {
  test.skip(!lanAddress, 'this computer is in no network');
  let server: Server;
  let address: string;
  test.beforeAll(async () => {
    server = await startServer('0', ':memory:', ['--lan']);
    address = `http://${lanAddress}:${new URL(server.address).port}`;
  });
  test.afterAll(() => server.stop());

  test('a match is played, the page says what is missing, a link is copied', async ({ page }) => {
    const errors = watchForErrors(page);
    await playOnline(page, address);
    await copyLink(page, address);
    expect(errors).toEqual([]);
  });

  test('links lead there even if the page was opened on this computer', async ({ page, browser }) => {
    const link = await setTable(page, server.address.replace(/\/$/, ''));
    const mirko = await browser.newPage();
    expect(new URL(link).hostname).not.toBe('127.0.0.1');
    await mirko.goto(link);
    await expect(hand(mirko).or(mirko.getByText('Waiting until the host deals.')).first()).toBeVisible();
    await mirko.close();
  });
});

test('without --lan and without a public address, links say that they work here only', async ({ page, address }) => {
  const link = await setTable(page, address.replace(/\/$/, ''));
  expect(link.startsWith(`${address}#/seat/`)).toBe(true);
  await expect(page.getByText(/These links work on this computer only/)).toBeVisible();
});
