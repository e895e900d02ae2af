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

test('a card follows a hand that is quicker than its first move, and nothing sticks', async ({ page, sit }) => {
  await sit(page, redIsLed);
  const mine = card(page, 'red-3');
  const neighbour = card(page, 'red-20');
  await mine.hover({ position: INDEX });
  const box = (await mine.boundingBox())!;
  const press = async () => {
    // Near its upper edge, which leans a little in the fan.
    await page.mouse.move(box.x + INDEX.x, box.y + 9);
    await page.mouse.down();
  };

  // At once high above the card: no move was told to the card itself.
  await press();
  await page.mouse.move(box.x + INDEX.x, box.y - 160, { steps: 1 });
  await expect(carried(page)).toBeVisible();
  await page.mouse.move(5, 400, { steps: 1 });
  await page.mouse.up();
  await expect(carried(page)).toBeHidden();

  // Let go beside it, and back over it without a button.
  await press();
  await page.mouse.move(box.x + INDEX.x, box.y - 2, { steps: 1 });
  await page.mouse.up();
  await page.mouse.move(box.x + INDEX.x, box.y + 40, { steps: 6 });
  await expect(carried(page)).toBeHidden();
  await expect(page.locator('html')).not.toHaveClass(/carrying/);
  await expect(selected(page)).toHaveCount(0);

  // And the next press is one.
  await neighbour.click({ position: INDEX });
  await expect(selected(page)).toHaveCount(1);
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

  test('all ten cards are seen in two rows, and one goes upwards to the table', async ({ page, sit }) => {
    await sit(page, secretChoice);
    const cdp = await page.context().newCDPSession(page);
    await expect(hand(page)).toHaveCount(10);
    const boxes = await hand(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    for (const { left, right } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(360);
    }

    const box = (await hand(page).first().boundingBox())!;
    await swipe(page, cdp, { x: box.x + 18, y: box.y + 30 }, await middle(slot(page)));
    // Phase 0: a secret choice stays in the hand, marked, and lies on the table.
    await expect(page.locator('.trick li').first()).toBeVisible();
  });

  test('sideways a finger puts the hand in order', async ({ page, sit }) => {
    await sit(page, secretChoice);
    const cdp = await page.context().newCDPSession(page);
    const names = () => hand(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['card']));
    const [first, second] = await names();
    const box = (await hand(page).first().boundingBox())!;
    const next = (await hand(page).nth(1).boundingBox())!;
    await swipe(page, cdp, { x: box.x + 18, y: box.y + 30 }, { x: box.x + 18 + next.x - box.x, y: box.y + 34 });
    await expect.poll(names).toEqual(expect.arrayContaining([second, first]));
    expect((await names()).slice(0, 2)).toEqual([second, first]);
    await page.reload();
    await expect(hand(page).first()).toHaveAttribute('data-card', second!);
  });
});
