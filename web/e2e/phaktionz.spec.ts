// Phaktionz: a whole match by mouse, a battle and an answer by mouse and by keyboard, two people by link, the secret
// mulligan at one device, piles, phones, German, axe.
import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe';
import { card, expect, expectNoSideways, hand, isOver, lines, sitDown, test } from './penta';
import { adaBattles, adaPlaces, adaWins, APPROACH, benBattles, CALLISTO, DWARF, FULTHROTTLE, KANKO, SINTH } from './phaktionz-positions';

const board = (page: Page) => page.locator('[data-number]');
const number = (page: Page) => board(page).getAttribute('data-number', { timeout: 1000 }).catch(() => null);
const say = (page: Page) => page.locator('.say');
const brass = (page: Page) => page.locator('.say .button.brass');
const acts = (page: Page) => page.locator('.say .acts .button:not([data-act="read"]):not([data-act="drop"]):not([data-act="undo"]):not([aria-disabled="true"])');
const button = (page: Page, name: string | RegExp) => say(page).getByRole('button', { name, exact: typeof name === 'string' });
const onField = (page: Page, id: string) => page.locator(`.field [data-card="${id}"]`);
const lit = (page: Page) => page.locator(':is(.field .thing.can:not(.chosen), .tray .thing.can:not(.chosen), .field .slot.free)');
const ANYWAY = { force: true };

/** One small decision by mouse: a Summon is placed where one can be, all battle that can, and the rest is passed. */
async function decide(page: Page, tries: Set<string>): Promise<'moved' | 'over'> {
  await expect(isOver(page).or(acts(page).first()).or(lit(page).first()).first()).toBeVisible();
  if (await isOver(page).isVisible()) return 'over';
  const before = await number(page);
  const moved = async () => (await isOver(page).isVisible()) || (await number(page)) !== before;
  const tried = `${await page.locator('[aria-current="step"]').first().textContent()} ${before}`;
  const from = (await say(page).getByText('What do you do in your Main Phase?').isVisible()) ? page.locator('.hand .can').first() : lit(page).first();
  const main = brass(page).first();
  const chosen = page.locator('[data-card][aria-pressed="true"]');
  if (await chosen.first().isVisible()) await main.click();
  else if (!tries.has(tried) && (await from.isVisible())) {
    tries.add(tried);
    await from.click(ANYWAY);
  } else if (await main.isVisible()) await main.click();
  else if (await acts(page).last().isVisible()) await acts(page).last().click();
  else await lit(page).first().click(ANYWAY);
  await expect.poll(async () => (await moved()) || (await chosen.first().isVisible()) || (await brass(page).first().isVisible())).toBe(true);
  return 'moved';
}

test('a whole match against a bot by mouse, its end and a look back', async ({ page, open }) => {
  test.setTimeout(400_000);
  await open(page, '#/table/new/phaktionz');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(hand(page).first()).toBeVisible();
  await expect(say(page)).toContainText('Which cards do you exchange?');
  const tries = new Set<string>();
  for (let moves = 0; moves < 900; moves++) if ((await decide(page, tries)) === 'over') break;
  await expect(isOver(page)).toBeVisible();
  await expect(page.locator('.standing li')).toHaveCount(2);
  await page.getByRole('link', { name: 'Look at it again' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByText(/Step (\d+) of \1/)).toBeVisible();
});

test('placing by mouse: a free one on a slot that is pressed, a dear one by demoting', async ({ page, sit }) => {
  await sit(page, adaPlaces);
  await expect(say(page)).toContainText('What do you do in your Main Phase?');
  // The second of two equal cards stands for the first.
  await card(page, '1:the-reinforced-warrior.2').click();
  await expect(brass(page)).toHaveText('Place The Reinforced Warrior');
  await page.getByRole('button', { name: 'Place it in column 4' }).click();
  await expect(page.locator('.chain')).toContainText('is placed');
});

test('a battle by mouse: both numbers and what comes of it, before it is confirmed', async ({ page, sit }) => {
  const table = await sit(page, adaBattles);
  await onField(page, FULTHROTTLE).click();
  await expect(say(page)).toContainText('Whom does Fulthrottle, the Dragonic Warrior battle?');
  await expect(page.locator('.field .pill')).toHaveCount(4);
  await onField(page, SINTH).click();
  await expect(say(page)).toContainText('If nobody answers: 5 DMG against 3, 2 damage, and Ben\'s Sinth The Brave Men is demoted.');
  await expect(brass(page)).toHaveText('Battle Sinth The Brave Men');
  await brass(page).click();
  await expect(page.locator('.chain')).toContainText('battle');
  await table.play(2, `use ${DWARF} 1`);
  await expect(say(page)).toContainText('Do you answer The Strong Dwarf?');
  await expect(page.locator('.chain li button')).toHaveCount(2);
  // It answers a battle; announced last is an ability.
  await card(page, APPROACH).click(ANYWAY);
  await expect(page.locator('.why')).toContainText('Why not The Spartian Approach?');
  await button(page, 'Let it happen').click();
  await expect(onField(page, SINTH)).toBeVisible();
  await expect(onField(page, FULTHROTTLE)).toHaveAttribute('aria-label', /disabled/);
});

test('a battle by keyboard, and an ability whose limit is used up then', async ({ page, sit }) => {
  const table = await sit(page, adaPlaces);
  await onField(page, CALLISTO).focus();
  await page.keyboard.press('Enter');
  await expect(brass(page)).toHaveText('Use Callisto the Hinded Warrior');
  await brass(page).focus();
  await page.keyboard.press('Enter');
  await onField(page, FULTHROTTLE).focus();
  await page.keyboard.press('Enter');
  await brass(page).focus();
  await page.keyboard.press('Enter');
  await table.play(2, 'pass');
  await button(page, 'No answer').focus();
  await page.keyboard.press('Enter');
  await expect(onField(page, CALLISTO)).toHaveAttribute('aria-label', /used 1 of 1 in this turn/);
  await button(page, 'To Combat').focus();
  await page.keyboard.press('Enter');
  await expect(say(page)).toContainText('Who battles?');
  await onField(page, FULTHROTTLE).focus();
  await page.keyboard.press('Enter');
  await expect(say(page)).toContainText('Whom does');
  // Arrow keys walk along a battlefield.
  await onField(page, KANKO).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.field [data-card^="2:"]:focus')).toHaveCount(1);
  await onField(page, SINTH).focus();
  await page.keyboard.press('Enter');
  await expect(brass(page)).toHaveText('Battle Sinth The Brave Men');
});

test('an answer by mouse and one by keyboard', async ({ page, sit }) => {
  const table = await sit(page, adaBattles);
  await onField(page, FULTHROTTLE).click();
  await onField(page, SINTH).click();
  await brass(page).click();
  await table.play(2, 'pass');
  await expect(say(page)).toContainText('Nobody answers Fulthrottle, the Dragonic Warrior. Do you yourself?');
  await card(page, APPROACH).click();
  await expect(brass(page)).toHaveText('Cast The Spartian Approach');
  await expect(button(page, 'No answer')).toBeVisible();
  await brass(page).click();
  await expect(page.locator('.chain li button')).toHaveCount(2);

  const again = await sit(page, adaBattles);
  await onField(page, FULTHROTTLE).click();
  await onField(page, SINTH).click();
  await brass(page).click();
  await again.play(2, 'pass');
  await card(page, APPROACH).focus();
  await page.keyboard.press('Enter');
  await expect(brass(page)).toHaveText('Cast The Spartian Approach');
  await page.keyboard.press('Enter');
  await expect(page.locator('.chain li button')).toHaveCount(2);
});

test('two people by link: the one attacks, the other lets it happen', async ({ page, open, prepare, browser }) => {
  const table = await (await prepare(benBattles)).start([1, 2]);
  await sitDown(page, open, table, 1);
  const other = await (await browser.newContext()).newPage();
  await sitDown(other, open, table, 2);
  await onField(other, KANKO).click();
  await onField(other, '1:fulthrottle-the-dragonic-warrior.1').click();
  await brass(other).click();
  await expect(say(page)).toContainText('Do you answer the attack of Kanko Loko, Prince Giant?');
  await button(page, 'Let it happen').click();
  await button(other, 'No answer').click();
  await expect(page.locator('.chain li')).toHaveCount(0);
  await other.context().close();
});

test('a mulligan at one device: a curtain between the two, and only how many were exchanged is told', async ({ page, open }) => {
  await open(page, '#/table/new/phaktionz');
  await page.getByLabel('Name for seat 1').fill('Ada');
  await page.getByLabel('Who takes seat 2').selectOption('here');
  await page.getByLabel('Name for seat 2').fill('Bo');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  const curtain = page.getByRole('heading', { name: /is next$/ });
  const first = (await curtain.textContent())!.replace(' is next', '');
  await page.getByRole('button', { name: `I am ${first}` }).click();
  await expect(say(page)).toContainText('Which cards do you exchange?');
  const mine = page.locator('.hand [data-card]');
  await expect(mine).toHaveCount(5);
  const names = await mine.evaluateAll((all) => all.map((each) => each.getAttribute('data-card')!));
  await mine.first().click();
  await expect(page.locator('.hand [data-card][aria-label*="set aside"]')).toHaveCount(1);
  await brass(page).click();
  const second = first === 'Ada' ? 'Bo' : 'Ada';
  await expect(curtain).toHaveText(`${second} is next`);
  expect(await hand(page).count()).toBe(0);
  await page.getByRole('button', { name: `I am ${second}` }).click();
  await expect(mine).toHaveCount(5);
  for (const name of names) await expect(card(page, name)).toHaveCount(0);
  await expect(lines(page).filter({ hasText: `${first} exchanges 1 card` })).toHaveCount(1);
  await expect(page.locator('.life:not(.mine)')).toContainText('5 in hand');
});

test('piles, deck lists and the card in full', async ({ page, sit }) => {
  await sit(page, adaPlaces);
  await page.getByRole('button', { name: /^Deck-Out Pile of Ben: 2 cards/ }).click();
  await expect(page.getByRole('dialog')).toContainText('The Enchanted Deer');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Deck of Ben/ }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(18);
  await page.keyboard.press('Escape');
  await onField(page, CALLISTO).hover();
  await expect(page.getByRole('region', { name: 'The card in full' })).toContainText('Action, L/1');
  await onField(page, SINTH).focus();
  await expect(page.getByRole('region', { name: 'The card in full' })).toContainText('Sinth The Brave Men');
});

test('phones: all of it, upright and on its side, and a card is read', async ({ page, sit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await sit(page, adaBattles);
  await expectNoSideways(page);
  await onField(page, FULTHROTTLE).click();
  await onField(page, SINTH).click();
  await expect(brass(page)).toBeInViewport();
  await button(page, 'Read it').click();
  await expect(page.getByRole('dialog')).toContainText('Sinth The Brave Men');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(onField(page, SINTH)).toBeVisible();
  await brass(page).click();
  await expect(page.locator('.chain')).toContainText('battle');
  await expectNoSideways(page);
});

test('German, and the end says what is left in the decks', async ({ page, sit }) => {
  await page.addInitScript(() => localStorage.setItem('penta.settings', JSON.stringify({ lang: 'de' })));
  const table = await sit(page, adaWins);
  await expect(page.getByRole('list', { name: 'Die Phasen eines Zugs' })).toContainText('Kampf');
  await onField(page, CALLISTO).click();
  await button(page, 'Ben direkt angreifen').click();
  await table.play(2, 'pass');
  await button(page, 'Keine Antwort').click();
  await expect(isOver(page)).toBeVisible();
  await expect(page.getByText('noch 0 Karten im Deck')).toBeVisible();
});

test('axe: a battle, a pile, an answer', async ({ page, open, prepare }) => {
  const table = await (await prepare(adaBattles)).start([1]);
  await sitDown(page, open, table);
  await expectNoFindings(page);
  await onField(page, FULTHROTTLE).click();
  await onField(page, SINTH).click();
  await expectNoFindings(page);
  await brass(page).click();
  await table.play(2, `use ${DWARF} 1`);
  await expect(page.locator('.chain li button')).toHaveCount(2);
  await expectNoFindings(page);
  await page.getByRole('button', { name: /^Deck of Ben/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFindings(page);
});
