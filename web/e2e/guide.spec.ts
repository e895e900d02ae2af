// Guided first matches: all to their end in German and by keyboard, one on a phone by mouse. What a
// step asks for is read from the host, so that a guide can be rewritten without its case.
import type { Locator, Page } from '@playwright/test';
import type { GuideStep, RulesMessage } from '../src/protocol/types';
import { card, expect, INDEX, playable, test } from './penta';
import { Caller } from './prepared';

const bubble = (page: Page) => page.getByRole('region', { name: /^(Guide|Anleitung)$/ });
const main = (page: Page) => page.locator('main .button.brass');
/** What does not come soon is looked at again: something else may have come instead. */
const SOON = 3000;

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
  await page.addInitScript(takeNotes);
  await open(page, `#/rules/${game}`);
  await page.getByRole('button', { name: 'Spielend lernen' }).click();
}

/** Runs in the page: notes each step that is shown and what it lights, however soon somebody goes on. */
function takeNotes() {
  const notes: Record<string, string[]> = {};
  (window as unknown as { notes: typeof notes }).notes = notes;
  // The lights of a step are set anew when it comes, also those that shone before.
  new MutationObserver(() => {
    const step = document.querySelector<HTMLElement>('[data-step]')?.dataset['step'];
    if (!step) return;
    const lit = [...document.querySelectorAll<HTMLElement>('[data-lit]')].map((each) => each.dataset['lit'] ?? '');
    notes[step] = [...new Set([...(notes[step] ?? []), ...lit])];
  }).observe(document, { subtree: true, attributeFilter: ['data-lit'] });
}

const notesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { notes: Record<string, string[]> }).notes);

/** Enter where the keyboard is, as somebody without a mouse. */
async function enter(what: Locator) {
  await what.focus({ timeout: SOON });
  await what.press('Enter', { timeout: SOON });
}

/** Goes on where nothing has to be played: by G, or by Enter while something rests. A sheet is put away first. */
async function goOn(page: Page) {
  const sheet = page.locator('dialog[open] .brass');
  if (await sheet.isVisible()) {
    await enter(sheet);
    await expect(sheet).toBeHidden({ timeout: SOON });
  }
  const own = await bubble(page).getByRole('button', { name: /^(Go on|Weiter)$/ }).isVisible();
  await page.keyboard.press(own ? 'g' : 'Enter');
}

/** Where the guided match is; null: the guide has ended. Steps count from 1, 0 is none. */
interface Where { step: number; rests: boolean; looks: string }
const where = (page: Page) =>
  page.evaluate((): Where | null => {
    if (!/Deine erste Partie/.test(document.querySelector('header')?.textContent ?? '')) return null;
    const text = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.textContent);
    const step = Number(document.querySelector<HTMLElement>('[data-step]')?.dataset['step'] ?? 0);
    const looks = [...text('.rail-log li'), ...text('main .button'), ...text('dialog[open]'), ...text('.guide')];
    const hand = [...document.querySelectorAll('[data-card]')].map((each) => each.getAttribute('aria-label'));
    return { step, rests: text('main .button.brass').length > 0, looks: JSON.stringify([...looks, ...hand]) };
  });

/**
 * Leads through the steps from a place on, reacting to whatever is shown: on a busy machine a step can
 * come between a look and a key, and the key passes it. What was shown is asked of the notes; `hasty` are
 * steps that one press of the step before may make, too, before anybody sees them.
 */
async function follow(page: Page, steps: GuideStep[], act: (step: GuideStep) => Promise<void>, from = 0, hasty: readonly number[] = []) {
  await expect(page.locator(`[data-step="${from + 1}"]`)).toBeVisible();
  for (let at = await where(page); at; at = await where(page)) {
    const before = at;
    await expect(async () => {
      const now = await where(page);
      if (now?.step !== before.step || now.looks !== before.looks) return;
      const step = steps[now.step - 1];
      if (step?.way === 'move' || step?.way === 'free') await act(step);
      else if (step) await goOn(page);
      // A scene that no step speaks of rests, too.
      else if (now.rests) await page.keyboard.press('Enter');
      await expect.poll(async () => (await where(page))?.looks, { timeout: SOON }).not.toBe(before.looks);
    }, `after step ${before.step}`).toPass({ timeout: 120_000 });
  }
  const notes = await notesOf(page);
  const wanted = steps.map((_, i) => i + 1).slice(from).filter((step) => !hasty.includes(step) || notes[step]);
  expect(Object.keys(notes).map(Number)).toEqual(wanted);
  for (const [i, step] of steps.entries()) {
    if (wanted.includes(i + 1)) expect(notes[i + 1], `what step ${i + 1} lights`).toEqual(expect.arrayContaining(step.light));
  }
}

test('THE Phase, in German and by keyboard, to the end of the guide', async ({ page, open, address }) => {
  const steps = await stepsOf(address, 'the-phase');
  await begin(page, 'the-phase', open);
  for (const step of [1, 2]) {
    await expect(page.locator(`[data-step="${step}"]`)).toBeVisible();
    await page.keyboard.press('g');
  }
  await expect(page.locator('[data-step="3"]')).toBeVisible();

  // Something else than what is asked for is not sent, and answered kindly.
  await card(page, 'red-9').press('Enter');
  await expect(main(page)).toBeVisible();
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
    await expect(acts.first()).toBeVisible({ timeout: SOON });
    if (what === 'save') return page.keyboard.press('s');
    if (what === 'hit' || (way === 'free' && eleven)) return enter(acts.filter({ hasNotText: away }).first());
    return enter(acts.filter({ hasText: what === 'discard' ? /Yuna/ : away }).first());
  };
  await follow(page, steps, play);
  await expect(page.getByText(/Deine erste Partie/)).toBeHidden();
});

test('Phase Away, in German and by keyboard, to the end of the guide', async ({ page, open, address }) => {
  const steps = await stepsOf(address, 'phase-away');
  await begin(page, 'phase-away', open);
  const play = async ({ moves, light }: GuideStep) => {
    const [what, thing] = (moves[0] ?? '').split(' ');
    if (what === 'loot' || what === 'shift') return enter(page.locator(`[data-act="${what}"]`).first());
    const square = light[0]?.replace('square:', '');
    await enter(page.locator(what === 'wear' ? `[data-thing="${thing}"]` : `[data-square="${square}"]`).first());
    return enter(main(page).first());
  };
  await follow(page, steps, play);
  await expect(page.getByText(/Deine erste Partie/)).toBeHidden();
});

test('Phase, in German and by keyboard, to the end of the guide', async ({ page, open, address }) => {
  const steps = await stepsOf(address, 'phase');
  await begin(page, 'phase', open);
  const button = (act: string) => page.locator(`.say [data-act="${act}"]`);
  const press = async (sleeve = '') => enter(card(page, sleeve).first());
  const play = async ({ way, moves }: GuideStep) => {
    const [what = '', sleeve] = (moves[0] ?? '').split(' ');
    // Free: whoever is asked stays at home.
    if (way === 'free') return enter(button('hold-all').or(button('hold')).first());
    if (!sleeve) return enter(button(what === 'nexus' ? 'nexus' : what));
    await press(sleeve);
    if (what === 'send') return enter(button('send'));
    // The gold lies on what pays as long as something is due.
    if (what === 'train') return enter(button(moves[0]!));
    if (what === 'order') return enter(main(page));
  };
  // The end of a turn is one press: it also passes in the round that follows.
  const pass = steps.findIndex(({ moves }) => moves[0] === 'done') + 2;
  await follow(page, steps, play, 0, [pass]);
  await expect(page.getByText(/Deine erste Partie/)).toBeHidden();
});

/** Runs in the page: what of a trick at rest the bubble lies on. */
function covered(): string[] {
  const bubble = document.querySelector('.guide')!.getBoundingClientRect();
  const DEEP = 6;
  return [...document.querySelectorAll('[data-light~="trick"]')].filter((each) => {
    const box = each.getBoundingClientRect();
    const across = Math.min(box.right, bubble.right) - Math.max(box.left, bubble.left);
    return across > DEEP && Math.min(box.bottom, bubble.bottom) - Math.max(box.top, bubble.top) > DEEP;
  }).map((each) => each.textContent || each.tagName);
}

test('at every size the guide stands beside the trick of which it speaks', async ({ page, open, address }) => {
  const steps = await stepsOf(address, 'the-phase');
  await begin(page, 'the-phase', open);
  let looked = 0;
  for (const [i, step] of steps.slice(0, 7).entries()) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.locator(`[data-step="${i + 1}"]`)).toBeVisible();
    if (step.way === 'move') {
      await card(page, step.moves[0]!.replace('play ', '')).click({ position: INDEX });
      await main(page).click();
      continue;
    }
    if (step.way === 'scene') {
      await expect(page.locator('.picture .line')).toHaveCount(2);
      for (const [width, height] of [[360, 740], [740, 360], [844, 390], [768, 1024], [1280, 680], [1280, 800], [1920, 1080]] as const) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => page.evaluate(covered), `step ${i + 1} at ${width} x ${height}`).toEqual([]);
        looked++;
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    await goOn(page);
  }
  expect(looked).toBe(21);
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
    // What rests for the guide goes on by itself.
    await expect(card(page, 'green-4')).not.toHaveAttribute('aria-disabled', 'true');
    await page.reload();
    await expect(card(page, 'green-4')).toBeVisible();
    await expect(bubble(page)).toBeHidden();
  });
});
