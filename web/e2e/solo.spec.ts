// One person against bots: the whole match by mouse, and what else there is at a table.
import type { Page } from '@playwright/test';
import {
  act, calm, card, dealInstead, expect, hand, INDEX, isOver, lines, playable, playCard, playNow, playToTheEnd, test,
} from './penta';
import { adaGives, lastCard, redIsLed, redIsLedAmongBots, twoTricksLeft } from './positions';

test('a whole match against bots by mouse, with the fairness check and a replay', async ({ page, open }) => {
  test.setTimeout(900_000);
  await open(page);
  await playNow(page);
  await playToTheEnd(page);
  await expect(isOver(page)).toBeVisible();
  await expect(page.getByText(/Deal and moves, checked on this device/)).toBeVisible();
  await expect(page.getByText('Your part is in it')).toBeVisible();
  await expect(page.getByText(/entries, all legal/)).toBeVisible();

  // Chart and film strip share one cursor.
  await expect(page.getByText('estimated from 500 continuations by bots').first()).toBeVisible();
  const cursor = page.getByRole('slider', { name: 'Chance to win, trick by trick' });
  // Several may share the win; the case after this one says what a single winner is told.
  const shared = await page.getByRole('heading', { level: 1, name: /share/ }).isVisible();
  const sure = shared ? /\d+\s%/ : /goes from \d+ to 100\s%|stays at 100\s%/;
  await expect(cursor).toHaveAttribute('aria-valuetext', sure);
  const first = page.locator('.trick').first();
  await page.getByRole('button', { name: 'Round 1', exact: true }).click();
  await first.click();
  await expect(cursor).toHaveAttribute('aria-valuetext', /^Round 1, trick 1\./);
  await cursor.press('ArrowRight');
  await expect(cursor).toHaveAttribute('aria-valuetext', /^Round 1, trick 2\./);
  await expect(page.locator('.trick').nth(1)).toHaveAttribute('aria-current', 'step');
  if (!shared) await expect(page.getByText(/decided it\.|ahead from the deal on\./)).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^pentaphase-the-phase-.*\.json$/);

  await page.getByRole('link', { name: 'Look at it again' }).click();
  await expect(page.getByText(/Step 0 of \d+/)).toBeVisible();
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(page.getByText(/Step 1 of \d+/)).toBeVisible();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByText(/Step (\d+) of \1/)).toBeVisible();
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await page.getByLabel('Seen by').selectOption('all');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(playable(page).first()).toBeVisible();
});

test('the end says what decided it, and how likely it had been', async ({ page, sit }) => {
  // Red 2 would have won; with red 50, Ben does.
  await sit(page, lastCard);
  await playCard(page, 'red-50');
  await expect(page.getByRole('heading', { level: 1, name: 'Ben wins' })).toBeVisible();
  await expect(page.getByText('estimated from 500 continuations by bots').first()).toBeVisible();
  const cursor = page.getByRole('slider', { name: 'Chance to win, trick by trick' });
  await expect(cursor).toHaveAttribute('aria-valuetext', /goes from \d+ to 100\s%/);
  await expect(page.getByText(/decided it\./)).toBeVisible();
});

test('the last tricks of a match by keyboard alone, from the lobby on', async ({ page, open }) => {
  await dealInstead(page, twoTricksLeft);
  await open(page);
  await tabTo(page, 'Set a table');
  await page.keyboard.press('Enter');
  await tabTo(page, 'variant');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'quick' })).toBeChecked();
  await tabTo(page, 'Deal the cards');
  await page.keyboard.press('Enter');
  await expect(hand(page).first()).toBeVisible();
  await playToTheEnd(page, moveByKeyboard);
});

test('the last trick is seen before the end comes, and a key calls it', async ({ page, sit }) => {
  // Time stands still: what the page shows for a while stays until the case goes on.
  await calm(page);
  await page.clock.install();
  await sit(page, lastCard);
  await expect(page.getByText('Trick 9 of 9', { exact: true })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await card(page, 'red-2').click({ position: INDEX });
  await act(page).click();
  // All four cards lie there, are taken, and what it means is told on the table.
  await expect(page.locator('.trick li')).toHaveCount(4);
  await expect(page.getByText('Trick 9 of 9', { exact: true })).toBeVisible();
  await page.clock.runFor(4700);
  await expect(page.locator('.result')).toContainText(/wins? the match|share/i);
  await expect(isOver(page)).toBeHidden();
  await page.keyboard.press('x');
  await expect(isOver(page)).toBeVisible();
});

test('a finished trick says who takes what and why, before anything is cleared', async ({ page, sit }) => {
  await calm(page);
  await page.clock.install();
  const table = await sit(page, redIsLed);
  await page.clock.pauseAt(Date.now() + 60_000);
  await card(page, 'red-3').click({ position: INDEX });
  await act(page).click();
  await table.play(2, 'play red-7');
  await table.play(3, 'play red-18');
  await expect(async () => {
    await page.clock.runFor(800);
    await expect(page.locator('.trick li')).toHaveCount(4, { timeout: 500 });
  }).toPass();

  await expect(page.locator('.sign.lowest')).toHaveText('lowest');
  await expect(page.locator('.sign.second')).toHaveText('second lowest');
  await expect(page.locator('.sign.highest')).toHaveText('highest that counts');
  await expect(page.locator('.picture .line')).toHaveCount(2);
  await expect(page.locator('.seat.own')).toContainText('0 + 18 = 18');
  await expect(page.locator('div.preview')).toContainText('Your 3 takes the 18: 0 + 18 = 18.');
  await expect(page.locator('div.preview')).toContainText('Ben’s 7 takes the 3');
  // The hand is lowered; a key goes on, and the next lead has the table.
  await expect(playable(page)).toHaveCount(0);
  await page.keyboard.press('x');
  await expect(page.locator('.picture')).toHaveCount(0);
  await expect(page.locator('.trick li')).toHaveCount(0);
  await expect(playable(page)).toHaveCount(6);
});

test('taken cards and the whole phase card are a press away on a phone', async ({ page, sit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await sit(page, lastCard);
  await page.getByRole('button', { name: /^Phase III/ }).click();
  await expect(page.getByRole('dialog')).toContainText('down to II');
  await page.keyboard.press('Escape');
  await page.getByRole('group', { name: 'The others' }).getByRole('button', { name: 'Ben' }).click();
  await expect(page.getByRole('dialog')).toContainText('Taken by Ben');
  await expect(page.getByRole('dialog').locator('li')).toHaveCount(2);
});

test('in Phase IV whoever cannot get a card says why', async ({ page, sit }) => {
  const table = await sit(page, adaGives, 2);
  await table.play(1, 'give green-25 to 2');
  await playable(page).first().click({ position: INDEX });
  const ada = page.locator('.place').filter({ hasText: 'Ada' });
  await expect(ada).toContainText('leads');
  await ada.getByRole('button').click();
  await expect(page.locator('div.preview')).toContainText('Ada leads and gets a card last');
});

test('nobody has to press anything for the end to come', async ({ page, sit }) => {
  await calm(page);
  await page.clock.install();
  await sit(page, lastCard);
  await page.clock.pauseAt(Date.now() + 60_000);
  await card(page, 'red-2').click({ position: INDEX });
  await act(page).click();
  await expect(page.locator('.trick li')).toHaveCount(4);
  await page.clock.runFor(6400);
  await expect(isOver(page)).toBeHidden();
  await page.clock.runFor(800);
  await expect(isOver(page)).toBeVisible();
});

// Tab until the thing with this name has the focus, as somebody without a mouse does.
async function tabTo(page: Page, name: string | RegExp) {
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press('Tab');
    const words = await page.evaluate(() => {
      const at = document.activeElement as HTMLElement | null;
      return `${at?.getAttribute('aria-label') ?? ''} ${at?.textContent ?? ''} ${at?.getAttribute('name') ?? ''}`;
    });
    if (typeof name === 'string' ? words.includes(name) : name.test(words)) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

async function moveByKeyboard(page: Page): Promise<'moved' | 'over'> {
  await expect(playable(page).first().or(isOver(page)).first()).toBeVisible();
  if (await isOver(page).isVisible()) return 'over';
  const before = await lines(page).count();
  await tabTo(page, /can be played|can be given/);
  await page.keyboard.press('Enter');
  const person = page.getByRole('button', { name: /give to/ });
  await expect(act(page).or(person.first()).first()).toBeVisible();
  if (await person.first().isVisible()) {
    await tabTo(page, /give to/);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  } else {
    await page.keyboard.press('Enter');
  }
  await expect
    .poll(async () => (await lines(page).count()) > before || (await isOver(page).isVisible()))
    .toBe(true);
  return 'moved';
}

test('a hint gives up to three moves with chance and reason, and shows the one that is pressed', async ({ page, sit }) => {
  await sit(page, redIsLed);
  await page.keyboard.press('h');
  const hint = page.getByRole('region', { name: 'Hint' });
  const moves = hint.getByRole('listitem').getByRole('button');
  await expect(moves.first()).toContainText(/Play red \d+.*\d+ % to win.*\./);
  await expect(moves.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('log').filter({ hasText: /Hint: Play red \d+, \d+ % to win\. .*Or: Play/ })).toHaveCount(1);
  const second = (await moves.nth(1).locator('.move').textContent())!.replace('Play red ', 'red-');
  await moves.nth(1).click();
  await expect(card(page, second)).toHaveAttribute('aria-pressed', 'true');
  // On a phone it lies on the board, and makes room when one of its moves was pressed.
  await page.setViewportSize({ width: 360, height: 740 });
  await moves.first().click();
  await expect(hint).toBeHidden();
});

test('hint, why not, rules and log by their keys', async ({ page, sit }) => {
  await sit(page, redIsLed);
  await page.keyboard.press('h');
  await expect(page.locator('[data-card][aria-pressed="true"]')).toHaveCount(1);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText(/Smax/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('l');
  await expect(page.getByRole('region', { name: 'What happened' })).toBeFocused();
});

test('a card that slides under a mouse which rests is not asked about', async ({ page, sit }) => {
  await page.clock.install();
  await sit(page, redIsLed);
  const why = page.locator('.why');
  await card(page, 'red-3').dblclick();
  await expect(hand(page)).toHaveCount(6);
  await page.clock.runFor(2000);
  await expect(why).toBeHidden();
  // There is one below it: once the mouse moves, it asks.
  const { x, y, width } = (await hand(page).nth(2).boundingBox())!;
  await page.mouse.move(x + width / 2, y + 60, { steps: 3 });
  await page.clock.runFor(2000);
  await expect(why).toContainText('Why not');
});

test('arrow keys enter the hand from the page itself, and show where they are', async ({ page, sit }) => {
  await sit(page, redIsLed);
  const focused = page.locator('[data-card]:focus-visible');
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveCount(1);
  const first = await focused.getAttribute('data-card');
  await page.keyboard.press('ArrowRight');
  await expect(focused).not.toHaveAttribute('data-card', first!);

  // After a mouse, too.
  await card(page, 'red-3').click({ position: INDEX });
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveCount(1);
  await page.locator('#content').evaluate((content) => content.focus());
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveCount(1);
});

test('a match goes on after the page was loaded anew, and stands under Continue', async ({ page, sit }) => {
  await sit(page, redIsLedAmongBots);
  await playCard(page, 'red-3');
  await page.reload();
  await expect(hand(page)).toHaveCount(6);
  await page.getByRole('link', { name: 'Back to the lobby' }).click();
  await page.getByRole('region', { name: 'Continue' }).getByRole('link').first().click();
  await expect(hand(page)).toHaveCount(6);
  await playCard(page, 'green-1');
});

test('undo of a move that showed something is agreed to by bots', async ({ page, sit }) => {
  await sit(page, redIsLedAmongBots);
  await playCard(page, 'red-3');
  // Ada leads again: everybody has seen her card.
  await expect(card(page, 'green-1')).not.toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.rail-log').getByText('taken back').first()).toBeVisible();
  await expect(card(page, 'red-3')).toBeVisible();
});
