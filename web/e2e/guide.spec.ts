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
  const own = await bubble(page).getByRole('button', { name: /^(Go on|Weiter)$/ }).isVisible();
  await page.keyboard.press(own ? 'g' : 'Enter');
}

/** Leads through all steps, or those from a place on; `act` does what a step asks for. */
async function follow(page: Page, steps: GuideStep[], act: (step: GuideStep) => Promise<void>, from = 0) {
  const at = (i: number) => page.locator(`[data-step="${i + 1}"]`);
  await expect(at(from)).toBeVisible();
  for (const [i, step] of steps.entries()) {
    if (i < from) continue;
    for (const light of step.light) await expect(page.locator(`[data-lit="${light}"]`).first()).toBeVisible();
    const last = i + 1 === steps.length;
    const gone = async () => (last ? (await bubble(page).count()) === 0 : await at(i + 1).isVisible());
    await expect(async () => {
      if (await gone()) return;
      if (!(await at(i).isVisible())) {
        // A scene that no step speaks of rests, too.
        if (await main(page).isVisible()) await page.keyboard.press('Enter');
      } else if (step.way === 'free') {
        await act(step);
      } else {
        await (step.way === 'move' ? act(step) : goOn(page));
        await expect(at(i)).toBeHidden({ timeout: 3000 });
      }
      await expect.poll(gone, { timeout: 300 }).toBe(true);
    }).toPass();
  }
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

test('Phase 10 Masters, in German and by keyboard, to the end of the guide', async ({ page, open, address }) => {
  const steps = await stepsOf(address, 'phase10-masters');
  await begin(page, 'phase10-masters', open);
  const acts = page.locator('.act .buttons .button');
  const mine = (name: string) => page.locator(`[data-card^="${name}."]`).first();
  const away = /ab$|spare/i;
  const play = async ({ way, moves, scene }: GuideStep) => {
    const [what, name] = (moves[0] ?? '').split(' ');
    if (what === 'phase') return enter(page.locator('.chooser li button').first());
    if (what === 'take' || what === 'draw') return page.keyboard.press(what.charAt(0));
    if (scene === 'lay') {
      await enter(acts.first());
      return enter(main(page));
    }
    // Free: the eleven fits behind the run, and what is left is discarded.
    const eleven = await mine('yellow-11').isVisible();
    await enter(name ? mine(name) : eleven ? mine('yellow-11') : playable(page).first());
    await expect(acts.first()).toBeVisible();
    if (what === 'save') return page.keyboard.press('s');
    if (what === 'hit' || (way === 'free' && eleven)) return enter(acts.filter({ hasNotText: away }).first());
    return enter(acts.filter({ hasText: what === 'discard' ? /Yuna/ : away }).first());
  };
  await follow(page, steps, play);
  await expect(page.getByText(/Deine erste Partie/)).toBeHidden();
});

test.describe('phone, 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('by mouse the strip covers neither what is lit nor the button, and can be left', async ({ page, open }) => {
    await begin(page, 'the-phase', open);
    for (const step of [1, 2]) {
      await expect(page.locator(`[data-step="${step}"]`)).toBeVisible();
      await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    }
    const clear = async (what: Locator) => {
      const [strip, box] = [await bubble(page).boundingBox(), await what.boundingBox()];
      return !!strip && !!box && (strip.y + strip.height <= box.y || box.y + box.height <= strip.y);
    };
    await expect.poll(() => clear(page.locator('[data-lit]'))).toBe(true);
    await card(page, 'green-20').click({ position: INDEX });
    await expect.poll(() => clear(main(page))).toBe(true);
    await main(page).click();
    await expect(page.locator('[data-step="4"]')).toBeVisible();
    await page.getByRole('button', { name: 'Allein weiter' }).click();
    await expect(bubble(page)).toBeHidden();
    await page.reload();
    await expect(card(page, 'green-4')).toBeVisible();
    await expect(bubble(page)).toBeHidden();
  });
});
