// Cards are carried to the table, with a mouse and with a finger.
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, hand, playable, playNow, playQuick, test } from './penta';

const middle = async (what: Locator) => {
  const box = (await what.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const lines = (page: Page) => page.locator('.rail-log li:not(.turn)').count();
const selected = (page: Page) => page.locator('[data-card][aria-pressed="true"]');
const slot = (page: Page) => page.locator('.slot');
const carried = (page: Page) => page.locator('.carried');

// On the index, which no neighbour covers.
async function grab(page: Page, card: Locator) {
  const box = (await card.boundingBox())!;
  await page.mouse.move(box.x + 14, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y - 40, { steps: 4 });
}

test('a card is carried onto the table, or back', async ({ page, open }) => {
  await open(page);
  await playNow(page);
  const card = playable(page).first();
  await expect(card).toBeVisible({ timeout: 20_000 });
  const name = await card.getAttribute('data-card');
  const before = await lines(page);

  await grab(page, card);
  await expect(slot(page)).toHaveText('your card');
  await page.keyboard.press('Escape');
  await expect(carried(page)).toBeHidden();
  await page.mouse.up();
  await expect(selected(page)).toHaveCount(0);

  await grab(page, card);
  await page.mouse.move(5, 400);
  await page.mouse.up();
  await expect(carried(page)).toBeHidden();
  await expect(selected(page)).toHaveCount(0);
  expect(await lines(page)).toBe(before);

  await grab(page, card);
  const goal = await middle(slot(page));
  await page.mouse.move(goal.x, goal.y, { steps: 5 });
  await expect(slot(page)).toHaveClass(/over/);
  await page.mouse.up();
  await expect(page.locator(`[data-card="${name}"]`)).toHaveCount(0);
  await expect.poll(() => lines(page)).toBeGreaterThan(before);
});

test('a card that cannot be played says why when it is pulled', async ({ page, open }) => {
  test.setTimeout(240_000);
  await open(page);
  await playNow(page);
  for (let moves = 0; moves < 40; moves++) {
    await expect(playable(page).first()).toBeVisible({ timeout: 20_000 });
    const refused = page.locator('[data-card][aria-disabled="true"][aria-describedby]').first();
    if (await refused.isVisible()) {
      await grab(page, refused);
      await page.mouse.up();
      await expect(page.locator('.why')).toContainText('Why not');
      await expect(carried(page)).toBeHidden();
      return;
    }
    await playable(page).first().click();
    const act = page.locator('.board .button.brass');
    const person = page.getByRole('button', { name: /give to/ });
    await expect(act.or(person.first()).first()).toBeVisible();
    if (!(await act.isVisible())) await person.first().click();
    const before = await lines(page);
    await act.click();
    await expect.poll(() => lines(page)).toBeGreaterThan(before);
  }
  throw new Error('every card could always be played');
});

test('in Phase IV a card is dropped on whoever gets it', async ({ page, open }) => {
  // Phase IV comes when it likes: here the host's messages say that it is there.
  const moves: string[] = [];
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string; move?: string };
      if (message.type === 'move') moves.push(message.move ?? '');
      else server.send(text);
    });
    server.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (message.type === 'update' && message.state.legal.length > 0) {
        const { view } = message.state;
        Object.assign(view, { phase: 'IV', s_max: 0, trick: [] });
        message.state.refused = [];
        message.state.legal = view.hands[0].flatMap((card: string) =>
          [2, 3, 4].map((to) => ({
            move: `give ${card} to ${to}`, text: '', parts: { card, to }, preview: [],
          })),
        );
      }
      socket.send(JSON.stringify(message));
    });
  });
  await open(page);
  await playNow(page);
  const card = playable(page).first();
  await expect(card).toBeVisible({ timeout: 20_000 });
  const name = await card.getAttribute('data-card');
  await grab(page, card);
  const person = page.locator('[data-drop="3"]');
  await expect(person).toContainText(/give to/);
  await expect(slot(page)).not.toHaveAttribute('data-drop');
  const goal = await middle(person);
  await page.mouse.move(goal.x, goal.y, { steps: 5 });
  await expect(person.locator('.given')).toHaveCount(1);
  await page.mouse.up();
  await expect.poll(() => moves).toEqual([`give ${name} to 3`]);
});

test.describe('with a finger, 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  const swipe = async (cdp: CDPSession, from: { x: number; y: number }, to: { x: number; y: number }) => {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (let i = 1; i <= 10; i++) {
      const x = from.x + ((to.x - from.x) * i) / 10;
      const y = from.y + ((to.y - from.y) * i) / 10;
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
      await new Promise((done) => setTimeout(done, 16));
    }
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };

  test('sideways the hand scrolls, upwards a card goes to the table', async ({ page, open }) => {
    await open(page, '#/table/new/the-phase');
    await playQuick(page);
    await expect(playable(page).first()).toBeVisible({ timeout: 20_000 });
    const cdp = await page.context().newCDPSession(page);
    const cards = await hand(page).count();

    const scroller = page.locator('.scroller.scrolls');
    if (await scroller.isVisible()) {
      const start = await middle(scroller);
      await swipe(cdp, start, { x: start.x - 150, y: start.y + 4 });
      await expect.poll(() => scroller.evaluate((one) => one.scrollLeft)).toBeGreaterThan(40);
      await expect(carried(page)).toBeHidden();
      await swipe(cdp, start, { x: start.x + 300, y: start.y + 4 });
    }
    await expect(hand(page)).toHaveCount(cards);

    const box = (await playable(page).first().boundingBox())!;
    await swipe(cdp, { x: box.x + 18, y: box.y + 40 }, await middle(slot(page)));
    // Phase 0: a secret choice stays in the hand, marked, and lies on the table.
    await expect(page.locator('.trick li').first()).toBeVisible();
  });
});
