// Phase 10 Masters: a whole match by mouse, a hand by keyboard, dragging, German, axe, without a network.
import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from './axe';
import {
  card, dealInstead, expect, expectNoSideways, hand, isOver, keptForOffline, playable, sitDown, test,
} from './penta';
import { adaChooses, goesOut, mayDiscard, mayLay } from './positions';

const TABLE = '#/table/new/phase10-masters';
const board = (page: Page) => page.locator('[data-number]');
const number = (page: Page) => board(page).getAttribute('data-number');
const brass = (page: Page) => page.locator('.act .button.brass');
const acts = (page: Page) => page.locator('.act .buttons .button');
const phases = (page: Page) => page.locator('.chooser li button');
/** Cards of a phase that is being set out. */
const setting = (page: Page) => page.locator('.work .slots .card').first();
const sheet = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /On to the next hand|Weiter zur/ });

/** From "Set a table" to the first cards, with a match that is soon over. */
async function deal(page: Page, hands: number, turns: number, players = 2) {
  await page.getByRole('radio', { name: String(players), exact: true }).first().check({ force: true });
  await page.getByText(/^(More rules for the table|Weitere Regeln für den Tisch)$/).click();
  await page.getByLabel(/^(Turns in a hand|Züge in einer Runde)/).fill(String(turns));
  await page.getByLabel(/^(Hands in a match|Runden in einer Partie)/).fill(String(hands));
  await page.getByRole('button', { name: /Deal the cards|Karten geben/ }).click();
  await expect(hand(page).first()).toBeVisible();
}

/** Something waits for the person, or the match is over. */
async function awaited(page: Page) {
  const any = isOver(page).or(sheet(page)).or(phases(page).first()).or(brass(page)).or(playable(page).first());
  await expect(any.first()).toBeVisible();
}

/** A card that is not needed much: the last one that has a number. */
async function spare(page: Page): Promise<Locator> {
  const numbered = page.locator('[data-card*="-"]:not([aria-disabled="true"])');
  return (await numbered.count()) > 0 ? numbered.last() : playable(page).first();
}

/** One small decision: what is offered, or else a card and what is offered for it. */
async function decide(page: Page): Promise<'moved' | 'over'> {
  await awaited(page);
  if (await isOver(page).isVisible()) return 'over';
  if (await sheet(page).isVisible()) {
    await sheet(page).click();
    await expect(sheet(page)).toBeHidden();
    return 'moved';
  }
  const before = await number(page);
  if (await phases(page).first().isVisible()) await phases(page).first().click();
  else if (await brass(page).isVisible()) await brass(page).click();
  else if (await acts(page).first().isVisible()) await acts(page).first().click();
  else {
    if (!(await setting(page).isVisible())) await (await spare(page)).click();
    await expect(acts(page).first()).toBeVisible();
    return 'moved';
  }
  await expect
    .poll(async () => (await isOver(page).isVisible()) || (await number(page).catch(() => null)) !== before)
    .toBe(true);
  return 'moved';
}

test('two hands against bots by mouse, with the score sheet, the end and a replay', async ({ page, open }) => {
  test.setTimeout(900_000);
  await open(page, TABLE);
  await deal(page, 2, 20, 3);
  let sheets = 0;
  for (let moves = 0; moves < 600; moves++) {
    await awaited(page);
    if (await sheet(page).isVisible()) {
      sheets++;
      await expect(page.getByRole('dialog')).toContainText('Hand 1 is over');
      await expect(page.getByRole('dialog')).toContainText(/went out|Nobody went out/);
    }
    if ((await decide(page)) === 'over') break;
  }
  expect(sheets).toBe(1);
  await expect(isOver(page)).toBeVisible();
  await expect(page.getByText(/Deal and moves, checked on this device/)).toBeVisible();
  await expect(page.locator('.standing li')).toHaveCount(3);
  await expect(page.locator('.strip .hand')).toHaveCount(2);

  await page.getByRole('link', { name: 'Look at it again' }).click();
  await expect(page.getByText(/Step 0 of \d+/)).toBeVisible();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByText(/Step (\d+) of \1/)).toBeVisible();
  await expect(sheet(page)).toBeHidden();
});

test('a card is carried onto the discard pile, or back', async ({ page, sit }) => {
  await sit(page, mayDiscard);
  const mine = card(page, 'green-12.0');
  const before = await number(page);
  const grab = async () => {
    // Waits until it lies still.
    await mine.hover({ position: { x: 14, y: 24 } });
    const box = (await mine.boundingBox())!;
    await page.mouse.down();
    await page.mouse.move(box.x + 30, box.y - 40, { steps: 4 });
  };
  await grab();
  await expect(page.locator('.carried')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.carried')).toBeHidden();
  await page.mouse.up();
  expect(await number(page)).toBe(before);

  await grab();
  const pile = page.locator('.rail-log [data-drop="discard"]');
  await expect(pile).toContainText('discard it here');
  const box = (await pile.boundingBox())!;
  await page.mouse.move(box.x + 30, box.y + 40, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => number(page)).not.toBe(before);
  await expect(page.locator('.rail-log')).toContainText(/You discard/);
});

test('a phase is set out up to its last card, taken back, and laid', async ({ page, sit }) => {
  await sit(page, mayLay);
  const setOut = page.getByRole('button', { name: /^Set out phase/ });
  const back = page.getByRole('button', { name: 'Take the cards back' });
  await expect(hand(page)).toHaveCount(11);
  await setOut.click();
  // Five of six cards lie; the last one is laid by hand.
  await expect(hand(page)).toHaveCount(6);
  await expect(page.locator('.work .card').first()).toBeVisible();
  await expect(acts(page)).toHaveCount(1);
  await back.click();
  await expect(setOut).toBeVisible();
  await expect(hand(page)).toHaveCount(11);
  await expect(page.locator('.work .card')).toHaveCount(0);

  await setOut.click();
  await expect(hand(page)).toHaveCount(6);
  await expect(back).toBeVisible();
  await expect(acts(page)).toHaveCount(1);
  await acts(page).first().click();
  await expect(back).toBeHidden();
  await expect(hand(page)).toHaveCount(5);
  await expect(page.locator('.rail-log')).toContainText(/You lay down phase/);
});

test('cards are sorted, and stay so', async ({ page, sit }) => {
  await sit(page, mayDiscard);
  await page.getByRole('button', { name: 'Sort the hand: By number' }).click();
  await expect(page.getByRole('button', { name: 'Sort the hand: By colour' })).toBeVisible();
  const colours = await hand(page).evaluateAll((all) => all.map((one) => one.dataset['card']!.split('-')[0]!));
  const runs = colours.filter((colour, i) => colour !== colours[i - 1]);
  expect([...runs].sort()).toEqual(['blue', 'green', 'red', 'yellow']);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sort the hand: By colour' })).toBeVisible();
});

test('German', async ({ page, open, prepare }) => {
  await open(page);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await sitDown(page, open, await (await prepare(mayDiscard)).start());
  await expect(page.getByText('Deine Phase').first()).toBeVisible();
  await hand(page).last().click();
  await expect(brass(page)).toHaveText(/ab$|ablegen|Lege/);
  await expect(page.getByText('Dein Sparstapel')).toBeVisible();
});

test('axe: choosing, drawing, playing', async ({ page, sit }) => {
  const table = await sit(page, adaChooses);
  await expect(phases(page).first()).toBeVisible();
  await expectNoFindings(page);
  await phases(page).nth(5).click();
  await table.play(2, 'phase 1');
  await expect(brass(page)).toBeVisible();
  await expectNoFindings(page);
  await acts(page).filter({ hasText: /^Take/ }).click();
  await expect(page.getByRole('button', { name: 'Set out phase 6' })).toBeVisible();
  await expectNoFindings(page);
});

test('axe: the sheet and the end', async ({ page, open, sit, prepare }) => {
  await sit(page, goesOut(2));
  await hand(page).click();
  await brass(page).click();
  await expect(sheet(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('went out');
  await expectNoFindings(page);
  await sheet(page).click();
  await expect(sheet(page)).toBeHidden();

  await sitDown(page, open, await (await prepare(goesOut(1))).start());
  await hand(page).click();
  await brass(page).click();
  await expect(isOver(page)).toBeVisible();
  await expect(page.getByText(/Deal and moves, checked/)).toBeVisible();
  await expectNoFindings(page);
});

test('without a network the worker deals, and a match is played to its end', async ({ page, open, context }) => {
  await open(page);
  await keptForOffline(page);
  await context.setOffline(true);
  await page.goto(page.url().replace(/#.*/, '') + TABLE);
  await page.reload();
  await deal(page, 1, 20);
  expect(page.url()).toContain('#/local/seat/');
  await decide(page);

  await dealInstead(page, goesOut(1));
  await page.goto(page.url().replace(/#.*/, '') + TABLE);
  await page.reload();
  await deal(page, 1, 20);
  expect(page.url()).toContain('#/local/seat/');
  await expect(hand(page)).toHaveCount(1);
  await hand(page).click();
  await brass(page).click();
  await expect(isOver(page)).toBeVisible();
  await context.setOffline(false);
});

test.describe('phone, 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a hand by keyboard alone, from choosing to going out', async ({ page, sit }) => {
    const table = await sit(page, adaChooses);
    const press = async (what: Locator) => {
      await tabTo(page, what);
      await page.keyboard.press('Enter');
    };
    const take = acts(page).filter({ hasText: /^Take/ });
    const mine = (name: string) => page.locator(`[data-card^="${name}"]`);
    await press(phases(page).nth(5));
    await table.play(2, 'phase 1');
    await press(take);
    await expect(hand(page)).toHaveCount(11);
    await press(page.getByRole('button', { name: 'Set out phase 6' }));
    await expect(hand(page)).toHaveCount(3);
    await expect(acts(page)).toHaveCount(2);
    await press(acts(page).first());
    await expect(hand(page)).toHaveCount(2);
    await press(mine('blue-12'));
    await press(brass(page));
    await expect(hand(page)).toHaveCount(1);
    await expectNoSideways(page);

    // Ben throws a ten away, which fits the run.
    await table.play(2, 'draw', 'discard blue-10');
    await press(take);
    await expect(hand(page)).toHaveCount(2);
    await press(mine('blue-10'));
    await press(acts(page).filter({ hasNotText: /discard|save/i }).first());
    await expect(hand(page)).toHaveCount(1);
    await press(mine('red-12'));
    await press(brass(page));
    await expect(isOver(page)).toBeVisible();
    await expectNoSideways(page);
  });
});

/** As somebody without a mouse: Tab from thing to thing, arrows in the hand. */
async function tabTo(page: Page, what: Locator) {
  await expect(what).toBeVisible();
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
