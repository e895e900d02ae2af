// Phase 10 Masters: a whole match by mouse, a hand by keyboard, dragging, German, axe, without a network.
import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from './axe';
import { fourPlay } from './crowded';
import {
  card, dealInstead, expect, expectNoSideways, hand, INDEX, isOver, keptForOffline, playable, sitDown, test,
} from './penta';
import { adaChooses, allLaid, goesOut, mayDiscard, mayLay, severalWays, twoSets } from './positions';

const TABLE = '#/table/new/phase10-masters';
const board = (page: Page) => page.locator('[data-number]');
/** The board is gone once a match is over: nobody waits long for it. */
const number = (page: Page) => board(page).getAttribute('data-number', { timeout: 5000 });
const brass = (page: Page) => page.locator('.act .button.brass');
const acts = (page: Page) => page.locator('.act .buttons .button');
const phases = (page: Page) => page.locator('.chooser li button');
const setOut = (page: Page) => page.getByRole('button', { name: /^(Set out phase|Phase \d+ bereitlegen)/ });
/** Cards of a phase that is being set out. */
const setting = (page: Page) => placed(page).first();
const placed = (page: Page) => page.locator('.work .slots > li > .card');
const sheet = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /On to the next hand|Weiter zur/ });

/** From "Set a table" to the first cards, with a match that is soon over. */
async function deal(page: Page, hands: number, turns: number, players = 2) {
  await page.getByRole('radio', { name: String(players), exact: true }).first().check({ force: true });
  await page.getByText(/^(More rules for the table|Weitere Regeln für den Tisch)$/).click();
  await page.getByLabel(/^(Turns in a hand|Züge in einer Runde)/).fill(String(turns));
  await page.getByLabel(/^(Hands in a match|Runden in einer Partie)/).fill(String(hands));
  await page.getByRole('button', { name: /Deal the cards|Karten geben/ }).click();
  await expect(hand(page).first()).toBeVisible();
}

/** Something waits for the person, or the match is over. */
async function awaited(page: Page) {
  const any = isOver(page).or(sheet(page)).or(phases(page).first()).or(brass(page)).or(playable(page).first());
  await expect(any.first()).toBeVisible();
}

/** A card that is not needed much: the last one that has a number. */
async function spare(page: Page): Promise<Locator> {
  const numbered = page.locator('[data-card*="-"]:not([aria-disabled="true"])');
  return (await numbered.count()) > 0 ? numbered.last() : playable(page).first();
}

/** One small decision: what is offered, or else a card and what is offered for it. */
async function decide(page: Page): Promise<'moved' | 'over'> {
  await awaited(page);
  if (await isOver(page).isVisible()) return 'over';
  if (await sheet(page).isVisible()) {
    await sheet(page).click();
    await expect(sheet(page)).toBeHidden();
    return 'moved';
  }
  const before = await number(page);
  if (await setOut(page).isVisible()) {
    await setOut(page).click();
    await expect(brass(page)).toHaveText(/^(Lay phase|Phase \d+ auslegen)/);
    return 'moved';
  }
  if (await phases(page).first().isVisible()) await phases(page).first().click();
  else if (await brass(page).isVisible()) await brass(page).click();
  else if (await acts(page).first().isVisible()) await acts(page).first().click();
  else {
    if (!(await setting(page).isVisible())) await (await spare(page)).click();
    await expect(acts(page).first()).toBeVisible();
    return 'moved';
  }
  await expect
    .poll(async () => (await isOver(page).isVisible()) || (await number(page).catch(() => null)) !== before)
    .toBe(true);
  return 'moved';
}

test('two hands against bots by mouse, with the score sheet, the end and a replay', async ({ page, open }) => {
  test.setTimeout(900_000);
  await open(page, TABLE);
  await deal(page, 2, 20, 3);
  let sheets = 0;
  for (let moves = 0; moves < 600; moves++) {
    await awaited(page);
    if (await sheet(page).isVisible()) {
      sheets++;
      await expect(page.getByRole('dialog')).toContainText('Hand 1 is over');
      await expect(page.getByRole('dialog')).toContainText(/went out|Nobody went out/);
    }
    if ((await decide(page)) === 'over') break;
  }
  expect(sheets).toBe(1);
  await expect(isOver(page)).toBeVisible();
  await expect(page.getByText(/Deal and moves, checked on this device/)).toBeVisible();
  await expect(page.locator('.standing li')).toHaveCount(3);
  await expect(page.locator('.strip .hand')).toHaveCount(2);

  await page.getByRole('link', { name: 'Look at it again' }).click();
  await expect(page.getByText(/Step 0 of \d+/)).toBeVisible();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByText(/Step (\d+) of \1/)).toBeVisible();
  await expect(sheet(page)).toBeHidden();
});

test('a card is carried onto the discard pile, or back', async ({ page, sit }) => {
  await sit(page, mayDiscard);
  const mine = card(page, 'green-12.0');
  const before = await number(page);
  const grab = async () => {
    // Waits until it lies still.
    await mine.hover({ position: { x: 14, y: 24 } });
    const box = (await mine.boundingBox())!;
    await page.mouse.down();
    await page.mouse.move(box.x + 30, box.y - 40, { steps: 4 });
  };
  await grab();
  await expect(page.locator('.carried')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.carried')).toBeHidden();
  await page.mouse.up();
  expect(await number(page)).toBe(before);

  await grab();
  const pile = page.locator('.rail-log [data-drop="discard"]');
  await expect(pile).toContainText('discard it here');
  const box = (await pile.boundingBox())!;
  await page.mouse.move(box.x + 30, box.y + 40, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => number(page)).not.toBe(before);
  await expect(page.locator('.rail-log')).toContainText(/You discard/);
});

test('a phase is set out, taken back, and laid', async ({ page, sit }) => {
  await sit(page, mayLay);
  const back = page.getByRole('button', { name: 'Back to the hand' });
  const before = await number(page);
  await expect(hand(page)).toHaveCount(11);
  await setOut(page).click();
  await expect(hand(page)).toHaveCount(5);
  await expect(placed(page)).toHaveCount(6);
  await page.reload();
  await expect(placed(page)).toHaveCount(6);
  await back.click();
  await expect(setOut(page)).toBeVisible();
  await expect(hand(page)).toHaveCount(11);
  await expect(placed(page)).toHaveCount(0);
  expect(await number(page)).toBe(before);

  await setOut(page).click();
  await page.getByRole('button', { name: 'Lay phase 1' }).click();
  await expect(page.locator('.rail-log')).toContainText(/You lay down phase/);
  await expect(back).toBeHidden();
  await expect(hand(page)).toHaveCount(5);
});

test('the best way to lay a phase is proposed, and the next one can be seen', async ({ page, sit }) => {
  await sit(page, severalWays);
  await setOut(page).click();
  await expect(page.locator('.act')).toContainText('you can go out in this turn');
  await expect(page.getByRole('button', { name: 'Take red 4 back' })).toBeVisible();
  const other = page.getByRole('button', { name: /^Another way \(1 of \d+\)/ });
  await other.click();
  await expect(page.getByRole('button', { name: /^Another way \(2 of \d+\)/ })).toBeVisible();
  await expect(placed(page)).toHaveCount(8);
  await expect(page.locator('.act')).not.toContainText('you can go out');
});

test('cards go into any place of their group, in any order, and what does not go says why', async ({ page, sit }) => {
  await sit(page, twoSets);
  const place = (group: number, at: number) => page.locator(`[data-drop="lay ${group}.${at}"]`);
  const carry = async (id: string, to: Locator) => {
    await card(page, id).hover({ position: { x: 14, y: 24 } });
    await page.mouse.down();
    const box = (await to.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 6 });
    await page.mouse.up();
  };
  await carry('green-12.0', place(0, 2));
  await expect(place(0, 2).getByRole('button', { name: 'Take green 12 back' })).toBeVisible();
  await carry('green-1.0', place(0, 0));
  await expect(page.locator('.why')).toContainText('a set has one number');
  await expect(placed(page)).toHaveCount(1);
  await carry('red-5.0', place(1, 0));
  await expect(page.locator('.why')).toContainText('phase 1 does not come out');
  // The higher set may stand first, and a press puts a card to its group.
  await carry('green-1.0', place(1, 1));
  await expect(placed(page)).toHaveCount(2);
  for (const [i, id] of ['blue-12.0', 'blue-12.1', 'yellow-1.0', 'blue-1.0'].entries()) {
    await card(page, id).click({ position: { x: 14, y: 24 } });
    await expect(placed(page)).toHaveCount(3 + i);
  }
  await page.getByRole('button', { name: 'Lay phase 1' }).click();
  await expect(page.locator('.rail-log')).toContainText(/You lay down phase/);
  await expect(hand(page)).toHaveCount(5);
});

test('a card of the phase is offered to it, and a second press puts it down again', async ({ page, sit }) => {
  await sit(page, twoSets);
  const before = await number(page);
  await card(page, 'green-1.0').click({ position: { x: 14, y: 24 } });
  await expect(brass(page)).toHaveText('Put green 1 to your phase');
  await card(page, 'green-1.0').click({ position: { x: 14, y: 24 } });
  await expect(card(page, 'green-1.0')).toHaveAttribute('aria-pressed', 'false');
  await expect(setOut(page)).toBeVisible();
  expect(await number(page)).toBe(before);
});

test('with every group on the table, what is asked and offered covers none of them', async ({ page, sit }) => {
  await sit(page, allLaid);
  await page.locator('[data-card^="red-12."]').click({ position: INDEX });
  await expect(page.getByRole('button', { name: 'Hit red 12 onto Maximilian’s run' })).toHaveText('Maximilian’s run');
  const groups = await page.locator('.group').all();
  const top = (await page.locator('.say').boundingBox())!.y;
  for (const group of groups) {
    const box = (await group.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(top);
  }
});

test('a card that the phase wants is not thrown away by the main button', async ({ page, sit }) => {
  await sit(page, fourPlay);
  await playable(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.act')).toContainText('Your phase needs this card.');
  await expect(brass(page)).toHaveCount(0);
  // Enter goes on to what can be done with it.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Discard red 1/ })).toBeFocused();
});

test('cards are sorted, and stay so', async ({ page, sit }) => {
  await sit(page, mayDiscard);
  await page.getByRole('button', { name: 'Sort the hand: By number' }).click();
  await expect(page.getByRole('button', { name: 'Sort the hand: By colour' })).toBeVisible();
  const colours = await hand(page).evaluateAll((all) => all.map((one) => one.dataset['card']!.split('-')[0]!));
  const runs = colours.filter((colour, i) => colour !== colours[i - 1]);
  expect([...runs].sort()).toEqual(['blue', 'green', 'red', 'yellow']);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sort the hand: By colour' })).toBeVisible();
});

test('German', async ({ page, open, prepare }) => {
  await open(page);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await sitDown(page, open, await (await prepare(mayDiscard)).start());
  await expect(page.getByText('Deine Phase').first()).toBeVisible();
  await hand(page).last().click();
  await expect(brass(page)).toHaveText(/ab$|ablegen|Lege/);
  await expect(page.getByText('Dein Sparstapel')).toBeVisible();
});

test('axe: choosing, drawing, playing', async ({ page, sit }) => {
  const table = await sit(page, adaChooses);
  await expect(phases(page).first()).toBeVisible();
  await expectNoFindings(page);
  await phases(page).nth(5).click();
  await table.play(2, 'phase 1');
  await expect(brass(page)).toBeVisible();
  await expectNoFindings(page);
  await acts(page).filter({ hasText: /^Take/ }).click();
  await expect(page.getByRole('button', { name: 'Set out phase 6' })).toBeVisible();
  await expectNoFindings(page);
});

test('axe: the sheet and the end', async ({ page, open, sit, prepare }) => {
  await sit(page, goesOut(2));
  await hand(page).click();
  await brass(page).click();
  await expect(sheet(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('went out');
  await expectNoFindings(page);
  await sheet(page).click();
  await expect(sheet(page)).toBeHidden();

  await sitDown(page, open, await (await prepare(goesOut(1))).start());
  await hand(page).click();
  await brass(page).click();
  await expect(isOver(page)).toBeVisible();
  await expect(page.getByText(/Deal and moves, checked/)).toBeVisible();
  await expectNoFindings(page);
});

test('without a network the worker deals, and a match is played to its end', async ({ page, open, context }) => {
  await open(page);
  await keptForOffline(page);
  await context.setOffline(true);
  await page.goto(page.url().replace(/#.*/, '') + TABLE);
  await page.reload();
  await deal(page, 1, 20);
  expect(page.url()).toContain('#/local/seat/');
  await decide(page);

  await dealInstead(page, goesOut(1));
  await page.goto(page.url().replace(/#.*/, '') + TABLE);
  await page.reload();
  await deal(page, 1, 20);
  expect(page.url()).toContain('#/local/seat/');
  await expect(hand(page)).toHaveCount(1);
  await hand(page).click();
  await brass(page).click();
  await expect(isOver(page)).toBeVisible();
  await context.setOffline(false);
});

test.describe('phone, 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a hand by keyboard alone, from choosing to going out', async ({ page, sit }) => {
    const table = await sit(page, adaChooses);
    const press = async (what: Locator) => {
      await tabTo(page, what);
      await page.keyboard.press('Enter');
    };
    const take = acts(page).filter({ hasText: /^Take/ });
    const mine = (name: string) => page.locator(`[data-card^="${name}"]`);
    await press(phases(page).nth(5));
    await table.play(2, 'phase 1');
    await press(take);
    await expect(hand(page)).toHaveCount(11);
    await press(page.getByRole('button', { name: 'Set out phase 6' }));
    await expect(hand(page)).toHaveCount(2);
    await press(brass(page));
    await expect(page.getByRole('button', { name: 'Back to the hand' })).toBeHidden();
    await expect(playable(page)).toHaveCount(2);
    await press(mine('blue-12'));
    await press(brass(page));
    await expect(hand(page)).toHaveCount(1);
    await expectNoSideways(page);

    // Ben throws a ten away, which fits the run. The turn begins with the main button, wherever one was.
    await table.play(2, 'draw', 'discard blue-10');
    await expect(brass(page)).toBeFocused();
    await press(take);
    await expect(hand(page)).toHaveCount(2);
    await press(mine('blue-10'));
    await press(acts(page).filter({ hasNotText: /discard|save/i }).first());
    await expect(hand(page)).toHaveCount(1);
    await press(mine('red-12'));
    await press(brass(page));
    await expect(isOver(page)).toBeVisible();
    await expectNoSideways(page);
  });
});

/** As somebody without a mouse: Tab from thing to thing, arrows in the hand. */
async function tabTo(page: Page, what: Locator) {
  await expect(what).toBeVisible();
  const goal = await what.elementHandle();
  for (let i = 0; i < 120; i++) {
    const [there, inHand, wanted] = await page.evaluate((one) => {
      const at = document.activeElement as HTMLElement | null;
      return [at === one, !!at?.dataset['card'], !!(one as HTMLElement).dataset['card']];
    }, goal);
    if (there) return;
    await page.keyboard.press(inHand && wanted ? 'End' : 'Tab');
    if (inHand && wanted) {
      for (let back = 0; back < 12; back++) {
        if (await page.evaluate((one) => document.activeElement === one, goal)) return;
        await page.keyboard.press('ArrowLeft');
      }
    }
  }
  throw new Error('Tab does not lead there');
}
