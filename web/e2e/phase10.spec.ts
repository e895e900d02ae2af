// Phase 10 Masters: whole matches by mouse and by keyboard, dragging, German, axe, without a network.
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, hand, isOver, playable, test } from './penta';

const TABLE = '#/table/new/phase10-masters';
const board = (page: Page) => page.locator('[data-number]');
const brass = (page: Page) => page.locator('.act .button.brass');
const acts = (page: Page) => page.locator('.act .buttons .button');
const phases = (page: Page) => page.locator('.chooser li button');
/** Cards of a phase that is being set out. */
const setting = (page: Page) => page.locator('.work .slots .card').first();
const sheet = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /On to the next hand|Weiter zur/ });

/** From "Set a table" to the first cards, with a match that is soon over. */
async function deal(page: Page, hands: number, turns: number, players = 2) {
  await page.getByRole('radio', { name: String(players), exact: true }).first().check({ force: true });
  await page.getByLabel(/^(Turns in a hand|Züge in einer Runde)/).fill(String(turns));
  await page.getByLabel(/^(Hands in a match|Runden in einer Partie)/).fill(String(hands));
  await page.getByRole('button', { name: /Deal the cards|Karten geben/ }).click();
  await expect(hand(page).first()).toBeVisible({ timeout: 20_000 });
}

/** Something waits for the person, or the match is over. */
async function awaited(page: Page) {
  const any = isOver(page).or(sheet(page)).or(phases(page).first()).or(brass(page)).or(playable(page).first());
  await expect(any.first()).toBeVisible({ timeout: 30_000 });
}

/** A card that is not needed much: the last one that has a number. */
async function spare(page: Page): Promise<Locator> {
  const numbered = page.locator('[data-card*="-"]:not([aria-disabled="true"])');
  return (await numbered.count()) > 0 ? numbered.last() : playable(page).first();
}

type Press = (page: Page, what: Locator) => Promise<void>;
const byMouse: Press = (_page, what) => what.click();

/** One small decision: what is offered, or else a card and what is offered for it. */
async function decide(page: Page, press: Press): Promise<'moved' | 'over'> {
  await awaited(page);
  if (await isOver(page).isVisible()) return 'over';
  if (await sheet(page).isVisible()) {
    await press(page, sheet(page));
    await expect(sheet(page)).toBeHidden();
    return 'moved';
  }
  const before = await board(page).getAttribute('data-number');
  if (await phases(page).first().isVisible()) await press(page, phases(page).first());
  else if (await brass(page).isVisible()) await press(page, brass(page));
  else if (await acts(page).first().isVisible()) await press(page, acts(page).first());
  else {
    if (!(await setting(page).isVisible())) await press(page, await spare(page));
    await expect(acts(page).first()).toBeVisible();
    return 'moved';
  }
  await expect
    .poll(async () => (await isOver(page).isVisible()) || (await board(page).getAttribute('data-number').catch(() => null)) !== before)
    .toBe(true);
  return 'moved';
}

async function playOut(page: Page, press: Press) {
  for (let moves = 0; moves < 600; moves++) if ((await decide(page, press)) === 'over') return;
  throw new Error('the match does not end');
}

/** Decisions until it is a card's turn. */
async function untilCards(page: Page) {
  for (let moves = 0; moves < 60; moves++) {
    await awaited(page);
    const offered = brass(page).or(acts(page).first()).or(phases(page).first()).or(setting(page));
    if (!(await offered.first().isVisible()) && (await playable(page).count()) > 0) return;
    // The last phase is seldom complete at once.
    if (await phases(page).first().isVisible()) await phases(page).last().click();
    else await decide(page, byMouse);
  }
  throw new Error('no card can be played');
}

test('two hands against bots by mouse, with the score sheet, the end and a replay', async ({ page, open }) => {
  test.setTimeout(300_000);
  await open(page, TABLE);
  await deal(page, 2, 24, 3);
  let sheets = 0;
  for (let moves = 0; moves < 600; moves++) {
    await awaited(page);
    if (await sheet(page).isVisible()) {
      sheets++;
      await expect(page.getByRole('dialog')).toContainText('Hand 1 is over');
      await expect(page.getByRole('dialog')).toContainText(/went out|Nobody went out/);
    }
    if ((await decide(page, byMouse)) === 'over') break;
  }
  expect(sheets).toBe(1);
  await expect(isOver(page)).toBeVisible();
  await expect(page.getByText(/Deal and moves, checked on this device/)).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.standing li')).toHaveCount(3);
  await expect(page.locator('.strip .hand')).toHaveCount(2);

  await page.getByRole('link', { name: 'Look at it again' }).click();
  await expect(page.getByText(/Step 0 of \d+/)).toBeVisible();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByText(/Step (\d+) of \1/)).toBeVisible();
  await expect(sheet(page)).toBeHidden();
});

test('a card is carried onto the discard pile, or back', async ({ page, open }) => {
  await open(page, TABLE);
  await deal(page, 1, 20);
  await untilCards(page);
  const card = await spare(page);
  const before = await board(page).getAttribute('data-number');
  const grab = async () => {
    const box = (await card.boundingBox())!;
    await page.mouse.move(box.x + 14, box.y + 24);
    await page.mouse.down();
    await page.mouse.move(box.x + 30, box.y - 40, { steps: 4 });
  };
  await grab();
  await expect(page.locator('.carried')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.carried')).toBeHidden();
  await page.mouse.up();
  expect(await board(page).getAttribute('data-number')).toBe(before);

  await grab();
  const pile = page.locator('.rail-log [data-drop="discard"]');
  await expect(pile).toContainText('discard it here');
  const box = (await pile.boundingBox())!;
  await page.mouse.move(box.x + 30, box.y + 40, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => board(page).getAttribute('data-number')).not.toBe(before);
  await expect(page.locator('.rail-log')).toContainText(/You discard/);
});

test('a phase is set out up to its last card, taken back, and laid', async ({ page, open }) => {
  test.setTimeout(240_000);
  // Sorted by phase, the last card is the one that is needed least.
  await page.addInitScript(() => localStorage.setItem('penta.phase10.sort', '"phase"'));
  await open(page, TABLE);
  await deal(page, 4, 100);
  const setOut = page.getByRole('button', { name: /^Set out phase/ });
  for (let moves = 0; moves < 300 && !(await setOut.isVisible()); moves++) {
    await awaited(page);
    if (await setOut.isVisible()) break;
    if (await phases(page).first().isVisible()) await page.locator('.chooser .best').first().click();
    else await decide(page, byMouse);
  }
  const cards = await hand(page).count();
  await setOut.click();
  const back = page.getByRole('button', { name: 'Take the cards back' });
  await expect(page.locator('.work .card').first()).toBeVisible();
  await expect(acts(page).first()).toBeVisible();
  expect(await hand(page).count()).toBeLessThan(cards);
  await back.click();
  await expect(setOut).toBeVisible();
  await expect(hand(page)).toHaveCount(cards);
  await expect(page.locator('.work .card')).toHaveCount(0);

  await setOut.click();
  await expect(back).toBeVisible();
  for (let moves = 0; moves < 12 && (await back.isVisible()); moves++) {
    await expect(acts(page).first()).toBeVisible();
    await acts(page).first().click();
    await page.waitForTimeout(200);
  }
  await expect(page.locator('.rail-log')).toContainText(/You lay down phase/);
});

test('cards are sorted, and stay so', async ({ page, open }) => {
  await open(page, TABLE);
  await deal(page, 1, 20);
  await untilCards(page);
  await page.getByRole('button', { name: 'Sort the hand: By number' }).click();
  await expect(page.getByRole('button', { name: 'Sort the hand: By colour' })).toBeVisible();
  const colours = await hand(page).evaluateAll((all) => all.map((one) => one.dataset['card']!.split('-')[0]!));
  const runs = colours.filter((colour, i) => colour !== colours[i - 1]);
  expect(new Set(runs).size).toBe(runs.length);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sort the hand: By colour' })).toBeVisible();
});

test('German', async ({ page, open }) => {
  await open(page);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.goto(page.url().replace(/#.*/, '') + TABLE);
  await deal(page, 1, 20);
  await untilCards(page);
  await expect(page.getByText('Deine Phase').first()).toBeVisible();
  await (await spare(page)).click();
  await expect(brass(page)).toHaveText(/ab$|ablegen|Lege/);
  await expect(page.getByText('Dein Sparstapel')).toBeVisible();
});

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`axe, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('choosing, drawing, playing, the sheet and the end', async ({ page, open }) => {
      test.setTimeout(240_000);
      await open(page, TABLE);
      await deal(page, 2, 20);
      const seen = new Set<string>();
      for (let moves = 0; moves < 600; moves++) {
        await awaited(page);
        const place = (await sheet(page).isVisible()) ? 'sheet'
          : (await phases(page).first().isVisible()) ? 'choosing'
          : (await brass(page).isVisible()) ? 'drawing' : 'playing';
        if (!seen.has(place)) await expectNoFindings(page);
        seen.add(place);
        if ((await decide(page, byMouse)) === 'over') break;
      }
      expect([...seen].sort()).toEqual(['choosing', 'drawing', 'playing', 'sheet']);
      await expect(page.getByText(/Deal and moves, checked/)).toBeVisible({ timeout: 30_000 });
      await expectNoFindings(page);
    });
  });
}

async function expectNoFindings(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`)).toEqual([]);
}

test('without a network the worker deals', async ({ page, open, context }) => {
  test.setTimeout(240_000);
  await open(page);
  await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true));
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
  await page.reload();
  await context.setOffline(true);
  await page.goto(page.url().replace(/#.*/, '') + TABLE);
  await page.reload();
  await deal(page, 1, 20);
  expect(page.url()).toContain('#/local/seat/');
  await playOut(page, byMouse);
  await context.setOffline(false);
});

test.describe('phone, 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a whole match by keyboard alone', async ({ page, open }) => {
    test.setTimeout(300_000);
    await open(page, TABLE);
    await deal(page, 1, 30);
    await playOut(page, async (_page, what) => {
      await tabTo(page, what);
      await page.keyboard.press('Enter');
    });
    const [content, room] = await page.evaluate(() => [
      document.documentElement.scrollWidth, document.documentElement.clientWidth,
    ]);
    expect(content).toBeLessThanOrEqual(room!);
  });
});

/** As somebody without a mouse: Tab from thing to thing, arrows in the hand. */
async function tabTo(page: Page, what: Locator) {
  const goal = await what.elementHandle();
  for (let i = 0; i < 120; i++) {
    const [there, inHand, wanted] = await page.evaluate((one) => {
      const at = document.activeElement as HTMLElement | null;
      return [at === one, !!at?.dataset['card'], !!(one as HTMLElement).dataset['card']];
    }, goal);
    if (there) return;
    await page.keyboard.press(inHand && wanted ? 'End' : 'Tab');
    if (inHand && wanted) {
      for (let back = 0; back < 12; back++) {
        if (await page.evaluate((one) => document.activeElement === one, goal)) return;
        await page.keyboard.press('ArrowLeft');
      }
    }
  }
  throw new Error('Tab does not lead there');
}
