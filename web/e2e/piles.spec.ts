// Piles of Phase 10 Masters, laid open: every card of them can be read, and saved ones drawn from there.
import { expect, hand, test } from './penta';
import { tenSaves } from './positions';

for (const [width, height] of [[1280, 800], [360, 740], [740, 360]] as const) {
  test(`saves and discards are read, and a saved card is drawn, ${width} x ${height}`, async ({ page, sit }) => {
    await page.setViewportSize({ width, height });
    await sit(page, tenSaves);
    const dialog = page.getByRole('dialog');

    await page.getByRole('button', { name: 'Look through the discard pile' }).first().click();
    await expect(dialog.locator('li')).toHaveCount(9);
    await expect(dialog.locator('li').first()).toContainText('Blue 9');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: /^Look through your save pile/ }).click();
    await expect(dialog.locator('li')).toHaveCount(10);
    await dialog.getByRole('button', { name: 'Red 2' }).click();
    await dialog.getByRole('button', { name: 'Fetch red 2 from your saves' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('[data-card^="red-2."]')).toBeVisible();
    await expect(hand(page)).toHaveCount(11);
  });
}
