// Every page at every size: nothing is cut, nothing that one needs lies outside the window, nothing
// scrolls sideways. The page is loaded once for each language and kind; then only the window changes.
import type { Page } from '@playwright/test';
import { fiveAct, oneStepHome, portalsCome } from './away-positions';
import { FOUR, fourChoose, fourPlay, SIX, sixChoose, sixFollow, sixGive } from './crowded';
import { flawsAt, type Size, type Wanted } from './measure';
import { act, expect, hand, INDEX, isOver, playable, placeOf, test } from './penta';
import { adaBattles, adaPlaces } from './phaktionz-positions';
import { adaTrains, fiveFight } from './phase-positions';
import { allLaid, goesOut, lastCard } from './positions';
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

/** The longest hint that there is, three times, in place of the one that was found. */
function withManyWords(message: string | Buffer): string | Buffer {
  if (typeof message !== 'string' || !message.includes('"type":"hint"')) return message;
  const move = (phase: number) => ({
    move: `phase ${phase}`, text: 'Versuche Phase 10: Fünfling und Drilling', chance: 49,
    reason: 'Phase 1 hat jetzt die bessere Chance, 100 von 100. Aber Phase 10, 99 von 100, liegt mit den meisten '
      + 'Karten ferner: Die Gelegenheit ist jetzt mehr wert als später.',
  });
  return JSON.stringify({ ...JSON.parse(message), moves: [10, 9, 8].map(move) });
}

async function expectToFit(page: Page, sizes: readonly Size[], wanted: Wanted = {}, what = ''): Promise<void> {
  const found: string[] = [];
  for (const size of sizes) {
    for (const flaw of await flawsAt(page, size, wanted)) found.push(`${size.width} x ${size.height}: ${flaw}`);
  }
  expect.soft(found, what).toEqual([]);
}

const CHOSEN = '.hand [aria-pressed="true"]';
const SEATS = ['.board .seat', '.preview p', '.preview .button', '.stage .slot', '.stage .tag', CHOSEN];
const GROUPS = ['.group', '.work .slots', '.work h2', '.seat .who', '.pile', '.say p', '.say .button', CHOSEN];

const PAGES: [string, string, Wanted][] = [
  ['#/', '.acts .brass', {}],
  ['#/table/new/the-phase', 'form .brass', {}],
  ['#/table/new/phase10-masters', 'form .brass', {}],
  ['#/table/new/phase-away', 'form .brass', {}],
  ['#/table/new/phase', 'form .brass', {}],
  ['#/table/new/phaktionz', 'form .brass', {}],
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
    ['four hit, all phases lie', allLaid, allLaid.sitters.map((each) => each.name), ['.pile']],
    ['four choose a phase', fourChoose, FOUR, []],
  ];
  for (const [name, scene, names, piles] of boards) {
    test(`${name}, ${lang}`, async ({ page, address, prepare }) => {
      const table = await (await prepare(scene)).start([1]);
      await speak(page, lang);
      await page.goto(address + placeOf(table));
      await expect(hand(page).first()).toBeVisible();
      const wanted = { needed: ['[data-card]', MENU, ...piles], names, apart: scene.game === 'the-phase' ? SEATS : GROUPS };
      // All ten phases are in sight, without scrolling.
      if (scene === fourChoose) return expectToFit(page, sizes, { ...wanted, sight: ['.chooser li'] });
      await expectToFit(page, sizes, wanted);
      // With a card selected the main button is there, or those who may get the card.
      await page.setViewportSize({ width: 1280, height: 800 });
      await playable(page).nth(scene === allLaid ? 1 : -1).click({ position: INDEX });
      const button = scene === sixGive || scene === allLaid ? [] : ['.board .button.brass'];
      await expectToFit(page, sizes, { ...wanted, needed: [...wanted.needed, ...button] });
    });
  }

  test(`a hint of many words beside the board, ${lang}`, async ({ page, address, prepare }) => {
    await page.routeWebSocket(/\/ws$/, (socket) => {
      socket.connectToServer().onMessage((message) => socket.send(withManyWords(message)));
    });
    const table = await (await prepare(fourChoose)).start([1]);
    await speak(page, lang);
    await page.goto(address + placeOf(table));
    await expect(hand(page).first()).toBeVisible();
    await page.keyboard.press('h');
    await expect(page.locator('.hints li')).toHaveCount(3);
    await expectToFit(page, SIZES.filter(({ width }) => width >= 1280), { sight: ['.hints li'] });
  });

  test(`Phase Away, ${lang}`, async ({ page, address, prepare }) => {
    await speak(page, lang);
    const sit = async (scene: Scene) => {
      const table = await (await prepare(scene)).start([1]);
      await page.goto(address + placeOf(table));
      await page.reload();
    };
    const needed = ['[data-act="end"]', '[role="timer"]', MENU];
    await sit(fiveAct);
    await expect(hand(page).first()).toBeVisible();
    await expectToFit(page, sizes, { needed, names: SIX.slice(0, 5) }, 'five act');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator('[data-square="B4"]').click();
    await expectToFit(page, sizes, { needed: [...needed, '.prompt .brass'], names: SIX.slice(0, 5) }, 'a fight is foretold');

    await page.setViewportSize({ width: 1280, height: 800 });
    await sit(portalsCome);
    await page.locator('[data-act="end"]').click();
    await page.locator('.prompt .brass').click();
    const seen = 'section[role="alert"] .button';
    await expect(page.locator(seen)).toBeVisible();
    await expectToFit(page, sizes, { needed: [seen, '[role="timer"]', MENU] }, 'portals open');

    await page.setViewportSize({ width: 1280, height: 800 });
    await sit({ ...fiveAct, position: undefined });
    await expect(page.locator('[data-character]').first()).toBeVisible();
    await expectToFit(page, sizes, { needed: ['[data-character]', MENU] }, 'characters');

    await page.setViewportSize({ width: 1280, height: 800 });
    await sit(oneStepHome);
    await page.locator('[data-square="E5"]').dblclick();
    await expect(page.locator('.high')).toBeVisible();
    await expectToFit(page, sizes, {}, 'the end');
  });

  // What one acts with. The own hand may be longer than a phone is wide, and is then scrolled sideways.
  const acted = ['.say .button', '.barracks [data-card]', '.lane [data-card]', MENU];
  test(`Phase: five players and an attack, ${lang}`, async ({ page, address, prepare }) => {
    const table = await (await prepare(fiveFight)).start([1]);
    await speak(page, lang);
    await page.goto(address + placeOf(table));
    await expect(page.locator('.lane').first()).toBeVisible();
    await expectToFit(page, sizes, { needed: acted, names: SIX.slice(0, 5) });
  });

  test(`Phase: two players and a payment, ${lang}`, async ({ page, address, prepare }) => {
    const table = await (await prepare(adaTrains)).start([1]);
    await speak(page, lang);
    await page.goto(address + placeOf(table));
    await page.locator('[data-card="1:5"]').click();
    await page.locator('[data-card="1:3"]').click();
    await page.locator('[data-card="1:6"]').click();
    await expectToFit(page, sizes, { needed: ['.say .button.brass', '.barracks [data-card]', MENU], names: ['Ada', 'Ben'] });
  });

  test(`Phaktionz: placing, and a battle before it is confirmed, ${lang}`, async ({ page, address, prepare }) => {
    const needed = ['.say .button', '.field .thing', '.life .deck', '.hand [data-card]', MENU];
    for (const [scene, chosen] of [[adaPlaces, '.hand [data-card="1:the-reinforced-warrior.1"]'], [adaBattles, '.field [data-card="1:fulthrottle-the-dragonic-warrior.1"]']] as const) {
      const table = await (await prepare(scene)).start([1]);
      await speak(page, lang);
      await page.goto(address + placeOf(table));
      await page.locator(chosen).click();
      await expect(page.locator('.field :is(.pill, .slot.free)').first()).toBeVisible();
      await expectToFit(page, sizes, { needed, names: ['Ada', 'Ben'] });
    }
  });

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
