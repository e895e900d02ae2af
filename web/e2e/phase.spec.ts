// Phase: a whole match by mouse, a turn by keyboard, payment, defence, a fight, five players, by link, on phones, German, axe.
import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from './axe';
import { card, expect, expectNoSideways, hand, isOver, lines, placeOf, sitDown, test } from './penta';
import { adaCanOnlyPass, adaDefends, adaEnds, adaFights, adaHoldsInVain, adaMayAttack, adaTrains, adaWouldPayInVain, fiveFight, fiveTrain } from './phase-positions';

const board = (page: Page) => page.locator('[data-number]');
/** Null once there is no board any more. */
const number = (page: Page) => board(page).getAttribute('data-number', { timeout: 1000 }).catch(() => null);
const say = (page: Page) => page.locator('.say');
const acts = (page: Page) => page.locator('.say .acts .button:not([data-act="read"]):not([data-act="drop"]):not([data-act="anew"]):not([aria-disabled="true"])');
const brass = (page: Page) => page.locator('.say .button.brass');
const button = (page: Page, name: string | RegExp) => say(page).getByRole('button', { name, exact: typeof name === 'string' });
/** What cannot be used now can be pressed all the same: it says why. */
const ANYWAY = { force: true };
const lit = (page: Page) => page.locator('.thing.can:not(.chosen)');

/** What was lit may be gone: among bots the page passes by itself. Then one looks again. */
const press = (thing: Locator) => thing.click({ timeout: 5_000 }).catch(() => {});

/** One small decision by mouse, whatever is asked; training is ended as soon as it has been looked at. */
async function decide(page: Page): Promise<'moved' | 'over'> {
  await expect(isOver(page).or(acts(page).first()).or(lit(page).first()).first()).toBeVisible();
  if (await isOver(page).isVisible()) return 'over';
  const before = await number(page);
  const moved = async () => (await isOver(page).isVisible()) || (await number(page)) !== before;
  const main = brass(page).first();
  if (await main.isVisible()) await press(main);
  else if (await acts(page).first().isVisible()) await press(acts(page).first());
  else await press(lit(page).first());
  await expect.poll(async () => (await moved()) || (await brass(page).first().isVisible()), { timeout: 10_000 }).toBe(true).catch(() => {});
  return 'moved';
}

/** A resource is trained if one can be, and paid for with what is lit. */
async function train(page: Page) {
  if (!(await say(page).getByText('Whom do you train?').isVisible())) return;
  const resource = page.locator('.barracks .thing.can').first();
  if (!(await resource.isVisible())) return;
  await resource.click();
  await expect(button(page, /^Train /)).toBeVisible();
  const coins = await page.locator('.say .coins .row span').count();
  for (let i = 0; i < coins; i++) await page.locator('.barracks .thing.can:not(.chosen)').first().click();
}

test('a whole match against a bot by mouse, its end and a look back', async ({ page, open }) => {
  test.setTimeout(240_000);
  await open(page, '#/table/new/phase');
  await page.getByText(/^More rules for the table$/).click();
  await page.getByLabel(/round/i).fill('2');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(hand(page).first()).toBeVisible();
  await expect(say(page)).toContainText('Which card goes into your barracks?');
  await page.locator('.own .order').first().click();
  await expect(brass(page)).toHaveText(/into the barracks$/);
  for (let moves = 0; moves < 120; moves++) {
    await train(page);
    if ((await decide(page)) === 'over') break;
  }
  await expect(isOver(page)).toBeVisible();
  await expect(page.getByText(/^(Decided by|Equal in)/)).toBeVisible();
  await expect(page.locator('.standing li')).toHaveCount(2);
  await page.getByRole('link', { name: 'Look at it again' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByText(/Step (\d+) of \1/)).toBeVisible();
});

test('payment: any order of pressing, with what each turns into', async ({ page, sit }) => {
  await sit(page, adaTrains);
  await card(page, '1:5').click();
  await expect(button(page, 'Train Ted')).toBeVisible();
  await expect(brass(page)).toHaveCount(0);
  await expect(card(page, '1:6')).toContainText('becomes Peat Wyrm');
  // The last one first: the page names them with rising numbers.
  await card(page, '1:6').click();
  await expect(say(page)).toContainText('1 of 2 chosen');
  await card(page, '1:3').click();
  await expect(say(page)).toContainText('2 of 2 chosen');
  await brass(page).click();
  await expect(page.locator('.field [data-card="1:5"]')).toBeVisible();
  await expect(card(page, '1:6')).toHaveAttribute('aria-label', /^Peat Wyrm/);
  await expect(card(page, '1:3')).toHaveAttribute('aria-label', /^The Flying Death/);
  await expect(card(page, '1:4')).toHaveAttribute('aria-label', /^Moon Aunt/);
  // What is locked says why it cannot pay.
  await card(page, '1:7').click(ANYWAY);
  await expect(say(page).getByRole('alert')).toContainText('locked');
});

test('an attack by keyboard, on the Nexus with both', async ({ page, sit }) => {
  const table = await sit(page, adaMayAttack);
  const press = async (name: string) => {
    await button(page, name).focus();
    await page.keyboard.press('Enter');
  };
  await press('Open the attack');
  await press('Pass');
  await table.play(2, 'pass');
  await expect(say(page)).toContainText('Whom do you attack?');
  await press('Attack the Nexus');
  await expect(say(page)).toContainText('Who attacks?');
  // Arrow keys walk among the warriors, Enter chooses.
  await page.locator('.field [data-card="1:1"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.field [data-card="1:2"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await press('Attack with 2');
  await table.play(2, 'block 1:2', 'hold');
  await expect(page.locator('.lane')).toHaveCount(2);
  await expect(say(page)).toContainText('Heron Caller falls');
  await expect(say(page)).toContainText('you gain 2 good');
});

test('who presses the Nexus opens the attack, passes and attacks it; a maneuver of the others stops that', async ({ page, sit }) => {
  const table = await sit(page, adaMayAttack);
  await page.getByRole('button', { name: /^Attack the Nexus/ }).click();
  await table.play(2, 'pass');
  await expect(say(page)).toContainText('Who attacks?');
  await expect(lines(page).filter({ hasText: 'pass' })).toHaveCount(2);

  const other = await sit(page, adaMayAttack);
  await page.getByRole('button', { name: /^Attack the Nexus/ }).click();
  await other.play(2, 'order 2:7', 'choose 2:1');
  await expect(say(page)).toContainText('Act, or pass?');
});

test('defending: an attacker of the own kind cannot be stopped, the other one by carrying', async ({ page, sit }) => {
  const table = await sit(page, adaDefends);
  await expect(say(page)).toContainText('Whom does Nighthawk stop?');
  await card(page, '2:1').click(ANYWAY);
  await expect(say(page).getByRole('alert')).toContainText('good warriors oppose evil ones');
  const mine = page.locator('.home [data-card="1:1"]');
  await mine.hover();
  await page.mouse.down();
  const slot = (await page.locator('.slot').boundingBox())!;
  await page.mouse.move(slot.x + slot.width / 2, slot.y + slot.height / 2, { steps: 8 });
  await expect(page.locator('.carried')).toBeVisible();
  await page.mouse.up();
  await expect(say(page)).toContainText('Whom does Chained Horror stop?');
  await expect(say(page)).toContainText('Leech Swarm falls');
  await button(page, 'Chained Horror stays at home').click();
  expect((await table.seen(2, (state) => state.to_act.includes(2))).legal.map(({ move }) => move)).toContain('fight 2:1');
});

test('a fight: an order is told before it is played, and the end of the skirmish after it', async ({ page, sit }) => {
  const table = await sit(page, adaFights);
  await expect(say(page)).toContainText('As it stands, Heron Caller falls.');
  await card(page, '1:8').click();
  await expect(say(page)).toContainText('a warrior gets +1/+1');
  await button(page, 'Play Squeezle').click();
  await expect(say(page)).toContainText('Which card do you choose?');
  await page.locator('.lane [data-card="1:2"]').click();
  await expect(card(page, '1:2')).toHaveAttribute('aria-label', /printed 3\/4/);
  await table.play(2, 'pass');
  await button(page, 'Pass').click();
  await expect(page.locator('.lane [data-card="2:1"]')).toHaveCount(0);
  await expect(lines(page).filter({ hasText: 'Heron Caller' }).first()).toBeVisible();
});

test('piles, deck lists and the reader with its keywords', async ({ page, sit }) => {
  await sit(page, adaTrains);
  await page.getByRole('button', { name: /^Discard pile of Ben: 1 card/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Sedge Runner');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Deck of Ben/ }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(25);
  await page.keyboard.press('Escape');
  await card(page, '1:2').hover();
  await expect(page.getByRole('region', { name: 'The card in full' })).toContainText('works when an order chooses this warrior');
  // The back of Ben's card is nobody's business.
  await expect(card(page, '2:4')).toHaveAttribute('aria-label', /The back is hidden\.$/);
  await expect(card(page, '1:4')).toHaveAttribute('aria-label', /On its back: Mudling/);
});

test('five players: all seats are there, and one defends', async ({ page, sit }) => {
  const table = await sit(page, fiveFight);
  await expect(page.locator('.others article')).toHaveCount(4);
  await expect(say(page)).toContainText('you lose 6 good and 1 evil');
  await expect(page.locator('.own .comes')).toHaveText(/^good to 3\s*evil to 4$/);
  await button(page, 'Nobody else defends').click();
  const seen = await table.seen(2, (state) => state.to_act.includes(2));
  expect(seen.legal.every(({ parts }) => 'kind' in parts && parts.kind === 'fight')).toBe(true);
});

test('five players: whoever looks on presses nothing', async ({ page, sit }) => {
  const table = await sit(page, fiveTrain);
  await expect(page.getByRole('switch', { name: 'Pass until something concerns me' })).toBeChecked();
  await table.play(2, 'done', 'pass');
  for (const seat of [3, 4, 5]) await table.play(seat, 'pass');
  // Maximiliane was asked last, and has passed unasked: Anneliese has the turn.
  await table.seen(3, ({ to_act, view }) => to_act.includes(3) && 'active' in view && view.active === 3);
  await expect(lines(page).filter({ hasText: 'You pass' })).toHaveCount(1);
});

test('five players, four of them bots: they play on until one is asked', async ({ page, sit }) => {
  await sit(page, { ...fiveTrain, sitters: fiveTrain.sitters.map((one, i) => (i === 0 ? one : { ...one, bot: 'easy' as const })) });
  await expect(say(page).locator('.question')).toBeVisible();
  await expect(lines(page).first()).toBeVisible();
});

test('an order that would change nothing says so before it is selected', async ({ page, sit }) => {
  await sit(page, adaHoldsInVain);
  await expect(card(page, '1:1')).toHaveAccessibleName(/Would change nothing now\./);
  await expect(card(page, '1:2')).not.toHaveAccessibleName(/Would change nothing now/);
  await card(page, '1:1').click();
  await expect(say(page)).toContainText('this would change nothing');
});

test('a skill that would change nothing, too, on its card', async ({ page, sit }) => {
  await sit(page, adaWouldPayInVain);
  await expect(card(page, '1:1')).toHaveAccessibleName(/Would change nothing now\./);
  await expect(card(page, '1:1')).toContainText('changes nothing now');
  await expect(card(page, '1:2')).not.toHaveAccessibleName(/Would change nothing now/);
  await card(page, '1:1').click();
  await expect(say(page)).toContainText('this would change nothing');
  await expect(button(page, /^Use Peat Wyrm/)).toBeVisible();
});

test('whoever can only pass does so unasked among bots, and is asked among people', async ({ page, sit }) => {
  await sit(page, { ...adaCanOnlyPass, sitters: [{ name: 'Ada' }, { name: 'Ben', bot: 'easy' }] });
  await expect(lines(page).filter({ hasText: 'You pass' }).first()).toBeVisible();
  await expect(lines(page).filter({ hasText: 'Ben passes' }).first()).toBeVisible();

  await sit(page, adaCanOnlyPass);
  await expect(say(page)).toContainText('No order or skill of yours fits now.');
  await expect(button(page, 'Pass')).toBeVisible();
  await expect(lines(page).filter({ hasText: 'You pass' })).toHaveCount(0);
});

test('two people by link', async ({ page, open, prepare, browser }) => {
  const table = await (await prepare(adaFights)).start([1, 2]);
  await sitDown(page, open, table, 1);
  const other = await (await browser.newContext()).newPage();
  await sitDown(other, open, table, 2);
  await button(page, 'Pass').click();
  await expect(say(other)).toContainText('Act, or pass?');
  await button(other, 'Pass').click();
  await expect(page.locator('.lane')).toHaveCount(1);
  await expect(other.locator('.lane')).toHaveCount(1);
  await other.context().close();
});

test('phones: one opponent at a time, upright and on its side', async ({ page, sit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await sit(page, fiveFight);
  await expect(page.locator('.others article')).toHaveCount(1);
  await expectNoSideways(page);
  await page.getByRole('button', { name: 'Next opponent' }).click();
  await expect(page.locator('.others article h2')).toHaveText('Anneliese');
  await card(page, '3:1').click(ANYWAY);
  await button(page, 'Read it').click();
  await expect(page.getByRole('dialog')).toContainText('Oath Sister');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(page.locator('.others article')).toHaveCount(1);
  await page.locator('.lane [data-card="2:2"]').click();
  await expect(say(page)).toContainText('Whom does Chained Horror stop?');
  await expectNoSideways(page);
});

test('German, and the end says by which count it was won', async ({ page, sit }) => {
  await page.addInitScript(() => localStorage.setItem('penta.settings', JSON.stringify({ lang: 'de' })));
  await sit(page, adaEnds);
  await expect(page.getByRole('list', { name: 'Die Schritte eines Zugs' })).toContainText('Letzte Aktionen');
  await button(page, 'Passen').click();
  await expect(isOver(page)).toBeVisible();
  await expect(page.getByText('Entschieden durch den meisten Einfluss einer Art.')).toBeVisible();
});

test('axe: training, a fight, a pile and five players', async ({ page, open, prepare }) => {
  const table = await (await prepare(adaFights)).start([1]);
  await sitDown(page, open, table);
  await expectNoFindings(page);
  await card(page, '1:8').click();
  await expectNoFindings(page);
  await page.getByRole('button', { name: /^Deck of Ben/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFindings(page);
  const five = await (await prepare(fiveFight)).start([1]);
  await page.goto(page.url().replace(/#.*/, placeOf(five)));
  await expect(page.locator('.others article')).toHaveCount(4);
  await expectNoFindings(page);
});
