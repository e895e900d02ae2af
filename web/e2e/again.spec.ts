// The last trick or turn can be looked at once more, by a key or a press, and left by any other.
import { calm, card, expect, hand, INDEX, lines, placeOf, playable, playCard, test } from './penta';
import { mayDiscard, redIsLed } from './positions';

const button = 'B';

test('the last trick, by key and by press, also after a reload', async ({ page, sit }) => {
  await calm(page);
  const table = await sit(page, redIsLed);
  const again = page.locator('header').getByRole('button', { name: /Last trick/ });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await playCard(page, 'red-3');
  await table.play(2, 'play red-7');
  await table.play(3, 'play red-18');
  await expect(lines(page).filter({ hasText: 'takes' }).or(lines(page).filter({ hasText: 'take ' })).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(playable(page).first()).toBeVisible();
  const told = await lines(page).count();

  await page.keyboard.press(button);
  await expect(again).toHaveAttribute('aria-pressed', 'true');
  await expect(playable(page)).toHaveCount(0);
  await expect(page.locator('.board').getByText(/Your 3 takes the 18/).first()).toBeVisible();
  await expect(lines(page)).toHaveCount(told);
  // Back by any key: and what may be done is there at once.
  await page.keyboard.press('ArrowRight');
  await expect(playable(page).first()).toBeVisible();
  await expect(again).toHaveAttribute('aria-pressed', 'false');

  await page.reload();
  await expect(playable(page).first()).toBeVisible();
  await again.click();
  await expect(page.locator('.board').getByText(/Your 3 takes the 18/).first()).toBeVisible();
  await expect(playable(page)).toHaveCount(0);
  await again.click();
  await expect(playable(page).first()).toBeVisible();
});

test('the last turn of Phase 10 Masters', async ({ page, open, prepare }) => {
  const table = await (await prepare(mayDiscard)).start([1]);
  await open(page, placeOf(table));
  await expect(hand(page).first()).toBeVisible();
  await card(page, 'red-3.0').click({ position: INDEX });
  await page.getByRole('button', { name: 'Discard red 3' }).click();
  await table.play(2, 'draw', 'discard red-1');
  await expect(lines(page).filter({ hasText: 'red 1' }).first()).toBeVisible();
  const again = page.locator('header').getByRole('button', { name: /Last turn/ });
  await again.click();
  await expect(again).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(again).toHaveAttribute('aria-pressed', 'false');

  // All of it is told, and its own button leads back also once nothing moves any more.
  await again.click();
  await expect(page.locator('.act')).toContainText(/draws a card\. .* discards red 1\./);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(again).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('button', { name: 'Draw a card' })).toBeVisible();
});
