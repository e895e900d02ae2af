// The log: it follows, names what counts, and shows the cards it names.
import type { Page } from '@playwright/test';
import { expect, lines, moveByMouse, playCard, test } from './penta';
import { redIsLedAmongBots, adaLeadsThree } from './positions';

const gap = (page: Page, log: string) =>
  page.locator(log).evaluate((node) => Math.round(node.scrollHeight - node.scrollTop - node.clientHeight));
const expectAtEnd = (page: Page, log = '.rail-log .log') => expect.poll(() => gap(page, log)).toBeLessThan(3);

test('the log stays at its end when the window changes, and where somebody reads', async ({ page, sit }) => {
  await sit(page, redIsLedAmongBots);
  const log = page.locator('.rail-log .log');
  const overflows = () => log.evaluate((node) => node.scrollHeight > node.clientHeight + 100);
  await page.setViewportSize({ width: 1280, height: 640 });
  while (!(await overflows())) await moveByMouse(page);
  await expectAtEnd(page);
  for (const height of [800, 660, 900, 640]) {
    await page.setViewportSize({ width: 1280, height });
    await expectAtEnd(page);
  }

  // Whoever scrolled up stays there, whatever comes.
  await log.evaluate((node) => (node.scrollTop = 0));
  await expect.poll(() => gap(page, '.rail-log .log')).toBeGreaterThan(90);
  await moveByMouse(page);
  expect(await log.evaluate((node) => node.scrollTop)).toBe(0);

  // The sheet of a phone begins at the end, and follows when it shrinks.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('.foot').getByRole('button', { name: 'Log' }).click();
  await expectAtEnd(page, 'dialog[open] .log');
  await page.setViewportSize({ width: 360, height: 560 });
  await expectAtEnd(page, 'dialog[open] .log');
});

test('the log follows on when it shrinks before the browser tells that it scrolled', async ({ page, sit }) => {
  await sit(page, redIsLedAmongBots);
  const log = page.locator('.rail-log .log');
  await page.setViewportSize({ width: 1280, height: 640 });
  while (!(await log.evaluate((node) => node.scrollHeight > node.clientHeight + 100))) await moveByMouse(page);
  await expectAtEnd(page);
  // As when a line and a hint come in one frame: it scrolls, and has less room when that is told.
  await log.evaluate((node) => {
    (node.firstElementChild as HTMLElement).style.paddingBottom = '76px';
    node.scrollTop = node.scrollHeight;
    node.style.height = `${node.clientHeight - 90}px`;
  });
  await expectAtEnd(page);
  await moveByMouse(page);
  await expectAtEnd(page);
});

test('a card is shown when its name is pointed at or focused', async ({ page, sit }) => {
  await sit(page, { ...adaLeadsThree, position: { ...adaLeadsThree.position, phase: 'II' } });
  await playCard(page, 'red-4');
  const line = lines(page).filter({ hasText: 'You play red 4' });
  await expect(line).toContainText(/\((left|middle|right) wedge\); the .* wedge follows\./);
  const shown = page.locator('.shown');
  await line.getByRole('button', { name: 'red 4' }).hover();
  await expect(shown.locator('svg')).toBeVisible();
  await page.mouse.move(300, 300);
  await expect(shown).toHaveCount(0);
  await page.keyboard.press('l');
  await page.keyboard.press('ArrowLeft');
  await expect(line.getByRole('button', { name: 'red 4' })).toBeFocused();
  await expect(shown.locator('svg')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
});
