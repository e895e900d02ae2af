// Cards are carried to the table, with a mouse and with a finger.
import type { CDPSession, Locator, Page } from '@playwright/test';
import { card, expect, hand, INDEX, lines, test } from './penta';
import { adaGives, redIsLed, secretChoice } from './positions';

const middle = async (what: Locator) => {
  const box = (await what.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const selected = (page: Page) => page.locator('[data-card][aria-pressed="true"]');
const slot = (page: Page) => page.locator('.slot');
const carried = (page: Page) => page.locator('.carried');

async function grab(page: Page, what: Locator) {
  // Waits until it lies still.
  await what.hover({ position: INDEX });
  const box = (await what.boundingBox())!;
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y - 40, { steps: 4 });
}

test('a card is carried onto the table, or back', async ({ page, sit }) => {
  await sit(page, redIsLed);
  const mine = card(page, 'red-3');
  const before = await lines(page).count();

  await grab(page, mine);
  await expect(slot(page)).toHaveText('your card');
  await page.keyboard.press('Escape');
  await expect(carried(page)).toBeHidden();
  await page.mouse.up();
  await expect(selected(page)).toHaveCount(0);

  await grab(page, mine);
  await expect(carried(page)).toBeVisible();
  await page.mouse.move(5, 400);
  await page.mouse.up();
  await expect(carried(page)).toBeHidden();
  await expect(selected(page)).toHaveCount(0);
  expect(await lines(page).count()).toBe(before);

  await grab(page, mine);
  await expect(slot(page)).toHaveText('your card');
  const goal = await middle(slot(page));
  await page.mouse.move(goal.x, goal.y, { steps: 5 });
  await expect(slot(page)).toHaveClass(/over/);
  await page.mouse.up();
  await expect(mine).toHaveCount(0);
  await expect.poll(() => lines(page).count()).toBeGreaterThan(before);
});

test('a card that cannot be played says why when it is pulled', async ({ page, sit }) => {
  await sit(page, redIsLed);
  const refused = card(page, 'green-1');
  await expect(refused).toHaveAttribute('aria-disabled', 'true');
  await expect(refused).toHaveAttribute('aria-describedby');
  await grab(page, refused);
  await page.mouse.up();
  await expect(page.locator('.why')).toContainText('Why not');
  await expect(page.locator('.why')).toContainText('must follow red');
  await expect(carried(page)).toBeHidden();
});

test('in Phase IV a card is dropped on whoever gets it', async ({ page, sit }) => {
  const table = await sit(page, adaGives);
  await grab(page, card(page, 'green-25'));
  const person = page.locator('[data-drop="3"]');
  await expect(person).toContainText(/give to/);
  await expect(slot(page)).not.toHaveAttribute('data-drop');
  const goal = await middle(person);
  await page.mouse.move(goal.x, goal.y, { steps: 5 });
  await expect(person.locator('.given')).toHaveCount(1);
  await page.mouse.up();
  const { view } = await table.seen(3, ({ number }) => number > 0);
  expect(view).toMatchObject({ trick: [{ seat: 3, by: 1, card: 'green-25' }] });
});

test.describe('with a finger, 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  const swipe = async (page: Page, cdp: CDPSession, from: { x: number; y: number }, to: { x: number; y: number }) => {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (let i = 1; i <= 10; i++) {
      const x = from.x + ((to.x - from.x) * i) / 10;
      const y = from.y + ((to.y - from.y) * i) / 10;
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
      // As a finger: not faster than the page is drawn.
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };

  test('sideways the hand scrolls, upwards a card goes to the table', async ({ page, sit }) => {
    await sit(page, secretChoice);
    const cdp = await page.context().newCDPSession(page);
    await expect(hand(page)).toHaveCount(10);

    const scroller = page.locator('.scroller.scrolls');
    const start = await middle(scroller);
    await swipe(page, cdp, start, { x: start.x - 150, y: start.y + 4 });
    await expect.poll(() => scroller.evaluate((one) => one.scrollLeft)).toBeGreaterThan(40);
    await expect(carried(page)).toBeHidden();
    await swipe(page, cdp, start, { x: start.x + 300, y: start.y + 4 });
    await expect.poll(() => scroller.evaluate((one) => one.scrollLeft)).toBe(0);
    await expect(hand(page)).toHaveCount(10);

    const box = (await hand(page).first().boundingBox())!;
    await swipe(page, cdp, { x: box.x + 18, y: box.y + 40 }, await middle(slot(page)));
    // Phase 0: a secret choice stays in the hand, marked, and lies on the table.
    await expect(page.locator('.trick li').first()).toBeVisible();
  });
});
