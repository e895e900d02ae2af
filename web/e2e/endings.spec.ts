// How a match ends otherwise than by its rules, and what taking back a draw makes of it.
import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe';
import { expect, isOver, placeOf, test } from './penta';
import { mayDiscard, mayDraw, phaseForTwo, redIsLed } from './positions';

const menu = (page: Page) => page.getByRole('button', { name: /^(Menu|Menü)$/ });
const dialog = (page: Page) => page.getByRole('dialog');

test('whoever concedes has lost, and playing on is the golden answer', async ({ page, sit }) => {
  const table = await sit(page, mayDiscard);
  await menu(page).click();
  await dialog(page).getByRole('button', { name: 'Deutsch' }).click();
  await dialog(page).getByRole('button', { name: 'Aufgeben' }).click();
  await expect(dialog(page)).toContainText('Die Partie endet sofort');
  await expect(dialog(page).locator('.brass')).toHaveText('Weiterspielen');
  await expectNoFindings(page);
  await dialog(page).locator('.brass').click();
  await expect(dialog(page)).toBeHidden();
  await menu(page).click();
  await dialog(page).getByRole('button', { name: 'Aufgeben' }).click();
  await dialog(page).getByRole('button', { name: 'Aufgeben' }).click();
  await expect(isOver(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ben gewinnt');
  await expect(page.locator('.decisive')).toHaveText('Du hast aufgegeben. Ben gewinnt.');
  const told = await table.seen(2, (state) => state.outcome !== null);
  expect(told.outcome?.reason).toBe('conceded');
});

test('among four the others see who has conceded, and a bot plays on', async ({ page, sit }) => {
  const table = await sit(page, redIsLed);
  await table.say({ type: 'concede', table: table.id, seat: 3 });
  await expect(page.getByRole('status')).toContainText(['Cy has conceded. A bot plays on.']);
  await expect(page.locator('.log').first()).toContainText('Cy concedes. A bot plays on in that seat.');
});

test('a draw is offered, declined and agreed on', async ({ page, open, prepare }) => {
  const table = await (await prepare(phaseForTwo)).start([1]);
  await open(page, placeOf(table));
  await menu(page).click();
  await dialog(page).getByRole('button', { name: 'Offer a draw' }).click();
  await dialog(page).getByRole('button', { name: 'Offer a draw' }).click();
  await expect(page.getByText('You have offered Ben a draw …')).toBeVisible();
  await table.seen(2, (state) => state.draw?.may_answer === true);
  await table.say({ type: 'decline_draw', table: table.id, seat: 2 });
  await expect(page.locator('.log').first()).toContainText('Ben declines the draw.');
  await table.say({ type: 'offer_draw', table: table.id, seat: 2 });
  await expect(dialog(page)).toContainText('Ben offers a draw');
  await expect(dialog(page).locator('.brass')).toHaveText('Play on');
  await dialog(page).getByRole('button', { name: 'Accept the draw' }).click();
  await expect(dialog(page)).toBeHidden();
  const told = await table.seen(2, (state) => state.outcome !== null);
  expect(told.outcome?.shares).toEqual([0.5, 0.5]);
});

test('taking back a card that was drawn is practice, and says so', async ({ page, sit }) => {
  await sit(page, mayDraw);
  await expect(page.getByRole('button', { name: 'Practice' })).toBeHidden();
  await page.getByRole('button', { name: /^Draw/ }).first().click();
  const undo = page.getByRole('button', { name: 'Undo' }).first();
  await expect(undo).toHaveAttribute('title', /practice match/);
  await undo.click();
  await expect(dialog(page)).toContainText('counts as practice');
  await dialog(page).getByRole('button', { name: 'Let it stand' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Practice' })).toBeHidden();
  await undo.click();
  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Practice' }).click();
  await expect(dialog(page)).toContainText('the match counts as practice');
});
