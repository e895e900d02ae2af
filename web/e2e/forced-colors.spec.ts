// With the system's own few colours nothing that matters is lost: light and shadow go, edges stay.
import type { Locator } from '@playwright/test';
import { act, card, expect, INDEX, isOver, playCard, sitDown, test } from './penta';
import { lastCard, redIsLed } from './positions';

test.use({ contextOptions: { forcedColors: 'active' } });

const style = (what: Locator, name: string) =>
  what.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name);
const system = (what: Locator, colour: string) =>
  what.evaluate((node, name) => {
    const probe = document.createElement('i');
    probe.style.color = name;
    node.ownerDocument.body.append(probe);
    const computed = getComputedStyle(probe).color;
    probe.remove();
    return computed;
  }, colour);
const px = async (what: Locator, name: string) => parseFloat(await style(what, name));

test('buttons have edges, and what is chosen, focused or switched on shows it', async ({ page, open, prepare }) => {
  await open(page);
  const cover = page.getByRole('button', { name: /^THE Phase/ });
  expect(await px(cover, 'border-top-width')).toBeGreaterThanOrEqual(3);
  for (const button of await page.locator('.button').all()) {
    expect(await px(button, 'border-top-width')).toBeGreaterThanOrEqual(1);
  }
  await sitDown(page, open, await (await prepare(redIsLed)).start());

  const mine = card(page, 'red-3');
  const highlight = await system(mine, 'Highlight');
  await mine.click({ position: INDEX });
  await expect(act(page)).toBeVisible();
  expect(await px(mine, 'border-top-width')).toBeGreaterThanOrEqual(3);
  expect(await style(mine, 'border-top-color')).toBe(highlight);
  expect(await style(act(page), 'border-top-color')).toBe(highlight);

  await page.keyboard.press('ArrowRight');
  const focused = page.locator('[data-card]:focus');
  expect(await style(focused, 'outline-style')).toBe('solid');
  expect(await style(focused, 'outline-color')).toBe(highlight);

  // The place for the card, the limit on the gauge and what is taken, each by its own stroke.
  expect(await style(page.locator('.slot.now'), 'border-top-style')).toBe('dashed');
  const gauge = page.locator('.gauge').first();
  const ink = await system(gauge, 'CanvasText');
  expect(await style(gauge.locator('.mark').first(), 'stroke')).toBe(ink);
  expect(await style(gauge.locator('.track').first(), 'stroke')).not.toBe(ink);

  const sound = page.getByRole('button', { name: 'Switch the sound on' });
  await sound.click();
  const on = page.getByRole('button', { name: 'Switch the sound off' });
  expect(await px(on, 'border-top-width')).toBeGreaterThanOrEqual(3);
});

test('the end: the winner’s line and the present trick stand out', async ({ page, sit }) => {
  await sit(page, lastCard);
  await playCard(page, 'red-50');
  await expect(isOver(page)).toBeVisible();
  const won = page.locator('figure .line.won').first();
  await expect(won).toBeVisible();
  const highlight = await system(won, 'Highlight');
  expect(await style(won, 'stroke')).toBe(highlight);
  const present = page.locator('.trick[aria-current]');
  expect(await style(present, 'border-top-color')).toBe(highlight);
});
