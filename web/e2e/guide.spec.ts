// Guided first matches: both to their end in German and by keyboard, one on a phone by mouse. What a
// step asks for is read from the host, so that a guide can be rewritten without its case.
import type { Locator, Page } from '@playwright/test';
import type { GuideStep, RulesMessage } from '../src/protocol/types';
import { card, expect, INDEX, playable, test } from './penta';
import { Caller } from './prepared';

const bubble = (page: Page) => page.getByRole('region', { name: /^(Guide|Anleitung)$/ });
const main = (page: Page) => page.locator('main .button.brass');

async function stepsOf(address: string, game: string): Promise<GuideStep[]> {
  const caller = await Caller.to(address);
  const { guide } = await caller.ask<RulesMessage>({ type: 'rules', game, options: {} });
  caller.hangUp();
  return guide;
}

async function begin(page: Page, game: string, open: (page: Page, hash?: string) => Promise<void>) {
  await page.addInitScript(() => {
    if (!localStorage.getItem('penta.settings')) localStorage.setItem('penta.settings', '{"lang":"de"}');
  });
  await open(page, `#/rules/${game}`);
  await page.getByRole('button', { name: 'Spielend lernen' }).click();
}

/** Enter where the keyboard is, as somebody without a mouse. */
async function enter(what: Locator) {
  await what.focus();
  await what.press('Enter');
}

/** Goes on where nothing has to be played: by G, or by Enter while something rests. */
async function goOn(page: Page) {
  const resting = await main(page).isVisible();
  await page.keyboard.press(resting ? 'Enter' : 'g');
}

/** Leads through all steps, or those from a place on; `act` does what a step asks for. */
async function follow(page: Page, steps: GuideStep[], act: (step: GuideStep) => Promise<void>, from = 0) {
  for (const [i, step] of steps.entries()) {
    if (i < from) continue;
    const here = page.locator(`[data-step="${i + 1}"]`);
    // Scenes that no step speaks of rest, too.
    await expect(async () => {
      if (!(await here.isVisible()) && (await main(page).isVisible())) await page.keyboard.press('Enter');
      await expect(here).toBeVisible({ timeout: 400 });
    }).toPass();
    for (const light of step.light) await expect(page.locator(`[data-lit="${light}"]`).first()).toBeVisible();
    await expect(async () => {
      if ((await here.count()) === 0 && i + 1 < steps.length) return;
      if (step.way === 'press' || step.way === 'scene') await goOn(page);
      else await act(step);
      await expect(here).toBeHidden({ timeout: 400 });
    }).toPass();
  }
  await expect(bubble(page)).toBeHidden();
}

test('THE Phase, in German and by keyboard, to the end of the guide', async ({ page, open, address }) => {
  const steps = await stepsOf(address, 'the-phase');
  await begin(page, 'the-phase', open);
  await expect(page.getByText(/Deine erste Partie/)).toBeVisible();

  // Something else than what is asked for is not sent, and answered kindly.
  await page.keyboard.press('g');
  await page.keyboard.press('g');
  await enter(card(page, 'red-9'));
  await page.keyboard.press('Enter');
  await expect(bubble(page)).toContainText('Zuerst die grüne 20.');
  await expect(card(page, 'red-9')).toBeVisible();

  await page.reload();
  await expect(page.locator('[data-step="3"]')).toBeVisible();
  const play = async ({ moves }: GuideStep) => {
    if (await main(page).isVisible()) return void (await page.keyboard.press('Enter'));
    await enter(moves[0] ? card(page, moves[0].replace('play ', '')) : playable(page).first());
    await page.keyboard.press('Enter');
  };
  await follow(page, steps, play, 2);
  await expect(page.getByText(/Deine erste Partie/)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Phase II' })).toBeVisible();
});
