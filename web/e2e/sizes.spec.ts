// Every page at every size: nothing is cut, nothing that one needs lies outside the window, nothing
// scrolls sideways. The page is loaded once for each language and kind; then only the window changes.
import type { Page } from '@playwright/test';
import { FOUR, fourChoose, fourPlay, SIX, sixChoose, sixFollow, sixGive } from './crowded';
import { flawsAt, type Size, type Wanted } from './measure';
import { act, expect, hand, INDEX, isOver, playable, placeOf, test } from './penta';
import { goesOut, lastCard } from './positions';
import type { Scene } from './prepared';

const SIZES: Size[] = [
  [360, 740], [740, 360], [844, 390], [768, 1024], [1280, 680], [1280, 800], [1920, 1080],
].map(([width, height]) => ({ width: width!, height: height! }));
/** In German, where words are longer: the tightest ones. */
const TIGHT = [SIZES[0]!, SIZES[1]!, SIZES[4]!];

const LANGUAGES = [['en', SIZES], ['de', TIGHT]] as const;
type Lang = (typeof LANGUAGES)[number][0];

const speak = (page: Page, lang: Lang) =>
  page.addInitScript((chosen) => {
    localStorage.setItem('penta.settings', JSON.stringify({ lang: chosen }));
    localStorage.setItem('penta.pace', '0');
  }, lang);

async function expectToFit(page: Page, sizes: readonly Size[], wanted: Wanted = {}, what = ''): Promise<void> {
  const found: string[] = [];
  for (const size of sizes) {
    for (const flaw of await flawsAt(page, size, wanted)) found.push(`${size.width} x ${size.height}: ${flaw}`);
  }
  expect.soft(found, what).toEqual([]);
}

const PAGES: [string, string, Wanted][] = [
  ['#/', '.acts .brass', {}],
  ['#/table/new/the-phase', 'form .brass', {}],
  ['#/table/new/phase10-masters', 'form .brass', {}],
  ['#/rules/the-phase', '.markdown', {}],
  ['#/rules/phase10-masters', '.markdown', {}],
  ['#/keeper/phase10-masters', 'form .brass', { needed: ['form .brass'] }],
  ['#/watch', 'h1', {}],
  ['#/credits', 'h1', {}],
];
const MENU = 'header [aria-haspopup="dialog"]';

for (const [lang, sizes] of LANGUAGES) {
  test(`pages that are no tables, ${lang}`, async ({ page, address }) => {
    await speak(page, lang);
    for (const [hash, there, wanted] of PAGES) {
      await page.goto(address + hash);
      await expect(page.locator(there).first()).toBeVisible();
      await expectToFit(page, sizes, wanted, hash);
    }
  });

  test(`waiting room, ${lang}`, async ({ page, address, prepare }) => {
    const table = await prepare(sixFollow);
    await speak(page, lang);
    await page.goto(address + placeOf(table));
    await expect(page.locator('.seats')).toContainText('Bartholomew');
    await expectToFit(page, sizes);
  });

  const boards: [string, Scene, readonly string[], string[]][] = [
    ['six follow', sixFollow, SIX, []],
    ['six give', sixGive, SIX, []],
    ['six choose, ten cards', sixChoose, SIX, []],
    ['four play, all piles full', fourPlay, FOUR, ['.pile']],
    ['four choose a phase', fourChoose, FOUR, []],
  ];
  for (const [name, scene, names, piles] of boards) {
    test(`${name}, ${lang}`, async ({ page, address, prepare }) => {
      const table = await (await prepare(scene)).start([1]);
      await speak(page, lang);
      await page.goto(address + placeOf(table));
      await expect(hand(page).first()).toBeVisible();
      const wanted = { needed: ['[data-card]', MENU, ...piles], names };
      await expectToFit(page, sizes, wanted);
      if (scene === fourChoose) return;
      // With a card selected the main button is there, or those who may get the card.
      await page.setViewportSize({ width: 1280, height: 800 });
      await playable(page).last().click({ position: INDEX });
      const button = scene === sixGive ? [] : ['.board .button.brass'];
      await expectToFit(page, sizes, { ...wanted, needed: [...wanted.needed, ...button] });
    });
  }

  for (const [name, scene] of [['THE Phase', lastCard], ['Phase 10 Masters', goesOut(1)]] as const) {
    test(`end and replay of ${name}, ${lang}`, async ({ page, address, prepare }) => {
      const table = await (await prepare(scene)).start([1]);
      await speak(page, lang);
      await page.goto(address + placeOf(table));
      await hand(page).first().click({ position: INDEX });
      await act(page).click();
      await expect(isOver(page)).toBeVisible();
      await expectToFit(page, sizes, { names: scene.sitters.map((each) => each.name) });
      await page.goto(`${address}#/replay/seat/${table.key(1)}`);
      await expect(page.locator('.film')).toBeVisible();
      await expectToFit(page, sizes);
    });
  }
}
