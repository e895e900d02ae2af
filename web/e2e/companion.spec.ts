// The companion of Phase Away and its sheets, as people at a real table use them.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe';
import { expect, expectNoSideways, keptForOffline, test } from './penta';

const companion = '#/keeper/phase-away';
const brass = (page: Page) => page.locator('footer .brass');
const card = (page: Page) => page.locator('.said');
const key = (page: Page, name: string | RegExp) => page.locator('.keys').getByRole('button', { name });

/** Always the same draws. */
async function sameLuck(page: Page) {
  await page.addInitScript(() => {
    crypto.getRandomValues = (into) => {
      if (into instanceof Uint8Array) into.fill(7);
      return into;
    };
  });
}

async function begin(page: Page, names: string[]) {
  for (const [i, name] of names.entries()) await page.locator('form input').nth(i).fill(name);
  await page.locator('form .brass').click();
  await expect(page.getByRole('timer')).toBeVisible();
}

async function discover(page: Page, square: string) {
  await key(page, /Entdecken|Discover/).click();
  await page.getByRole('dialog').locator(`[data-square="${square}"]`).click();
  await expect(card(page)).toContainText(square);
}

/** Presses what the rules ask for, until they ask for nothing. */
async function whatIsAsked(page: Page) {
  while (await brass(page).isVisible()) await brass(page).click();
}

test.describe('phone, German', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a whole mission in flight mode, with restarts in the middle', async ({ page, open, context }) => {
    await sameLuck(page);
    await page.clock.install();
    await open(page);
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.getByRole('button', { name: /^Phase Away/ }).click();
    await page.getByRole('link', { name: 'App für den echten Tisch' }).click();
    await expect(page.getByRole('heading', { name: 'Eine neue Mission' })).toBeVisible();
    await keptForOffline(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Eine neue Mission' })).toBeVisible();
    await expectNoSideways(page);
    await expectNoFindings(page);
    await begin(page, ['Lea', 'Ben', 'Ruth']);

    await discover(page, 'E4');
    await expect(card(page)).toContainText('Luft');
    await whatIsAsked(page);
    await discover(page, 'E6');
    await expect(card(page)).toContainText('Luftleer');
    await whatIsAsked(page);

    // Taken back and pressed again, a key gives the same.
    await key(page, 'Alpha').click();
    const found = await card(page).textContent();
    await page.getByRole('button', { name: 'Rückgängig', exact: true }).click();
    await expect(card(page)).not.toHaveText(found!);
    await key(page, 'Alpha').click();
    await expect(card(page)).toHaveText(found!);

    await page.reload();
    await expect(card(page)).toHaveText(found!);
    await expectNoSideways(page);
    await expectNoFindings(page);

    // Nobody is there for nine minutes: it asks, then announces in order what fell due.
    await page.clock.fastForward(9 * 60_000);
    await expect(page.getByRole('dialog', { name: 'Zählt diese Zeit?' })).toBeVisible();
    await page.getByRole('button', { name: 'Ja, die Uhr lief weiter' }).click();
    await expect(card(page)).toContainText('Portale');
    await expect(card(page)).toContainText('E4 mit Luft, E6 luftleer');
    await page.reload();
    await expect(card(page)).toContainText('E4 mit Luft, E6 luftleer');
    await expectNoFindings(page);
    await whatIsAsked(page);
    await expect(page.locator('.force')).toContainText('E4');
    await key(page, /Monsterzug/).click();
    await whatIsAsked(page);
    await expect(page.locator('dl')).toContainText('2');

    await page.getByRole('button', { name: 'Verlauf' }).click();
    await expect(page.getByRole('dialog')).toContainText('Raum entdeckt, E4');
    await expect(page.getByRole('dialog')).toContainText('Portale');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Monster \(/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');

    // Paused, the clock stands.
    await page.getByRole('button', { name: 'Pause' }).click();
    const before = await page.getByRole('timer').getAttribute('aria-label');
    await page.clock.runFor(20_000);
    await expect(page.getByRole('timer')).toHaveAttribute('aria-label', before!);
    await page.getByRole('button', { name: 'Weiter' }).click();

    await page.getByRole('button', { name: 'Ende', exact: true }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('radiogroup').first().getByText('Ja').click();
    await form.getByLabel('Lea: Geld').fill('7');
    await form.getByLabel('Ben: Geld').fill('4');
    await form.getByRole('button', { name: 'Auswerten' }).click();
    await expect(page.locator('.result')).toContainText('Das Artefakt ist geborgen, aber es fehlt jemand.');
    await expect(page.locator('.result')).toContainText('Zusammen 11');
    await expect(page.locator('.result')).toContainText('1 Pause.');
    await expectNoFindings(page);
    await page.reload();
    await expect(page.locator('.result')).toContainText('Zusammen 11');
    await expectNoSideways(page);
    await context.setOffline(false);
  });
});

test.describe('Android tablet', () => {
  test.use({
    viewport: { width: 800, height: 1280 }, hasTouch: true, isMobile: true,
    userAgent: 'Mozilla/5.0 (Linux; Android 14; Tablet) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  });

  test('it can be installed, and keeps the screen awake while the clock runs', async ({ page, open, context }) => {
    await page.addInitScript(() => {
      const held = { count: 0 };
      Object.assign(window, { held });
      const request = () => {
        held.count += 1;
        const lock = Object.assign(new EventTarget(), { released: false, type: 'screen', release: async () => {
          held.count -= 1;
          lock.released = true;
        } });
        return Promise.resolve(lock);
      };
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    });
    await open(page, companion);
    await keptForOffline(page);
    const chromium = await context.newCDPSession(page);
    const { errors, data } = await chromium.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { icons, shortcuts } = JSON.parse(data!) as { icons: { src: string; sizes: string }[]; shortcuts: { url: string }[] };
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512', 'any']));
    for (const { src } of icons) expect((await page.request.get(new URL(src, page.url()).href)).ok()).toBe(true);
    expect(shortcuts.map(({ url }) => url)).toContain(`./${companion}`);
    // All that Chromium misses: windows of tests keep nothing, and nothing can be installed from them.
    const { installabilityErrors } = await chromium.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);

    const held = () => page.evaluate(() => (window as unknown as { held: { count: number } }).held.count);
    expect(await held()).toBe(0);
    await begin(page, ['Lea', 'Ben', 'Ruth']);
    await expect.poll(held).toBe(1);
    await expectNoSideways(page);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect.poll(held).toBe(0);
  });
});

test('a second tab only looks on; the Navigator, who is sealed in, and a full memory', async ({ page, open, context }) => {
  await sameLuck(page);
  await open(page, companion);
  await begin(page, ['Lea', 'Ben', 'Ruth']);
  await discover(page, 'D5');
  await whatIsAsked(page);
  const second = await context.newPage();
  await open(second, companion);
  await expect(second.getByRole('alert')).toContainText('open in another tab');
  await expect(second.locator('.said')).toContainText('D5');
  await second.close();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sealed in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Beta' }).click();
  await expect(card(page)).toContainText('The next room has no air.');
  await key(page, /Navigator/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Without a square' }).click();
  await expect(card(page)).toContainText(/1: no air, .*2: no air, /);
  await page.getByRole('button', { name: 'Lay room 2' }).click();
  await expect(card(page)).toContainText('No air');

  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new Error('full');
    };
  });
  await key(page, 'Beta').click();
  await expect(page.getByRole('alert')).toContainText('This browser keeps nothing');
});

test('it asks before a search that cannot be, and the lobby leads back to the mission', async ({ page, open }) => {
  await sameLuck(page);
  await open(page, companion);
  await begin(page, ['Lea', 'Ben', 'Ruth']);
  await discover(page, 'E4');
  await whatIsAsked(page);
  const question = page.getByRole('dialog', { name: 'Search all the same?' });
  await key(page, 'Beta').click();
  await expect(question).toContainText('No room without air was discovered yet.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page)).toContainText('E4');
  await key(page, 'Beta').click();
  await question.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(card(page)).toContainText('Searched in Beta');

  // A further monster asks where it stands.
  await page.getByRole('button', { name: /^Monsters \(/ }).click();
  await page.getByRole('button', { name: 'One monster more' }).click();
  await page.getByRole('dialog', { name: 'One monster more' }).locator('[data-square="D4"]').click();
  await expect(card(page)).toContainText('In D4');

  await page.getByRole('link', { name: 'Back to the lobby' }).click();
  await expect(page.getByRole('button', { name: /^Phase Away/ })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: /Phase Away · App for a real table.*Lea, Ben and Ruth/ }).click();
  await expect(page.getByRole('timer')).toBeVisible();
});

test('the sheets: as many pages on both papers, in both languages', async ({ page, open }) => {
  await open(page, '#/print/phase-away');
  await expect(page.locator('[data-ready]')).toBeVisible();
  // Tiles, characters, tokens and counters on two sides; 64 cards, 16 to a sheet; board, rules.
  const pages = 2 * 2 + 2 + 2 + 2 + 2 * 4 + 4 + 1;
  await expect(page.locator('.sheet')).toHaveCount(pages);
  await expect(page.getByText(`${pages} pages, of which the last five`)).toBeVisible();
  // Of hundreds of pieces axe would tell nothing new.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include('.about').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  for (const [paper, language, width] of [
    ['A4', 'English', 595], ['A4', 'Deutsch', 595], ['US Letter', 'Deutsch', 612], ['US Letter', 'English', 612],
  ] as const) {
    await page.getByRole('button', { name: language }).click();
    await page.locator('.acts').getByText(paper, { exact: true }).click();
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(pages);
    const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) /g)].map(([, at]) => Math.floor(Number(at) + 0.5));
    expect(new Set(boxes)).toEqual(new Set([width]));
    // Turned over the long edge, every piece of a back lies behind one of its front, to a third of a millimetre.
    await page.emulateMedia({ media: 'print' });
    const backs = await page.locator('.sheet').evaluateAll((sheets) => {
      const MM = 96 / 25.4;
      const places = (sheet: Element, turned: boolean) => {
        const paper = sheet.getBoundingClientRect();
        return [...sheet.querySelectorAll('.piece')].filter(({ childElementCount }) => childElementCount > 0).map((piece) => {
          const { left, right, top } = piece.getBoundingClientRect();
          const x = (left + right) / 2 - paper.left;
          return { x: (turned ? paper.width - x : x) / MM, y: (top - paper.top) / MM };
        }).sort((one, other) => (Math.abs(one.y - other.y) > 1 ? one.y - other.y : one.x - other.x));
      };
      return Array.from({ length: 9 }, (_, i) => [places(sheets[2 * i]!, false), places(sheets[2 * i + 1]!, true)] as const);
    });
    for (const [front, back] of backs) {
      expect(front.length).toBeGreaterThan(5);
      expect(back).toHaveLength(front.length);
      front.forEach(({ x, y }, i) => expect(Math.hypot(x - back[i]!.x, y - back[i]!.y)).toBeLessThan(0.34));
    }
    await page.emulateMedia({ media: null });
  }
  // Nothing is cut off on its piece or page.
  const cut = await page.locator('.sheet, .piece > *').evaluateAll((all) =>
    all.filter((at) => at.scrollHeight > at.clientHeight + 1).map((at) => at.textContent));
  expect(cut).toEqual([]);
});
