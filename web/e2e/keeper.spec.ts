// The score keeper of Phase 10 Masters, as people at a real table use it.
import type { Locator, Page } from '@playwright/test';
import { begin as beginSheet, blankLine, written } from '../src/companions/phase10-masters/sheet';
import { expectNoFindings } from './axe';
import { expect, expectNoSideways, keptForOffline, test } from './penta';

const keeper = '#/keeper/phase10-masters';
const action = (page: Page) => page.locator('footer .brass');
const question = (page: Page) => page.locator('.paper');
const said = (page: Page) => page.locator('p[role="status"].visually-hidden');
const row = (page: Page, name: string) => page.locator('.lines > li').filter({ hasText: name });

async function begin(page: Page, names: string[]) {
  await expect(page.getByRole('heading', { name: /Who plays|Wer spielt/ })).toBeVisible();
  for (const [i, name] of names.entries()) await page.locator('form input').nth(i).fill(name);
  await page.locator('form .brass').click();
}

async function choosePhase(page: Page, phase: number) {
  await page.locator('.picker').getByRole('button', { name: new RegExp(`^Phase ${phase},`) }).click();
}

const wentOut = (page: Page, name: string) =>
  question(page).getByRole('button', { name, exact: true }).click();

/** Puts typed points into the present line. */
async function putIn(page: Page, phase: number, laid: boolean, points: number) {
  await choosePhase(page, phase);
  if (laid) await page.locator('.surface').getByText('Laid', { exact: true }).click();
  await page.getByRole('button', { name: 'Type the points' }).click();
  await page.getByLabel('Points').fill(String(points));
}

async function writeTyped(page: Page, phase: number, laid: boolean, points: number) {
  await putIn(page, phase, laid, points);
  await action(page).click();
}

test('an evening: sums, undo, reload, correction, typed points, the winner, further sheets', async ({ page, open }) => {
  await open(page);
  await page.getByRole('button', { name: /^Phase 10 Masters/ }).click();
  await page.getByRole('link', { name: 'Score keeper' }).click();
  await begin(page, ['Lea', 'Lea', '<b>Ruth</b>']);
  await expect(page.getByRole('alert')).toHaveText('Two players are called Lea. Who is who?');
  await page.locator('form input').nth(1).fill('Ben');
  await page.getByRole('button', { name: 'Move Ben up' }).click();
  await page.getByRole('button', { name: 'Move Ben down' }).click();
  await page.locator('form .brass').click();

  // Hand 1: Ben goes out, Lea counts cards, Ruth's points are typed.
  await expect(question(page)).toContainText('Hand 1: who went out?');
  await expect(row(page, '<b>Ruth</b>')).toBeVisible();
  await wentOut(page, 'Ben');
  await expect(page.locator('#why-not')).toHaveText('Say which phase was laid.');
  await choosePhase(page, 8);
  await expect(action(page)).toHaveAccessibleName('Write 0 for Ben: 0 becomes 0');
  await action(page).click();
  await expect(row(page, 'Ben')).toContainText('Phase 8 laid, went out');

  await choosePhase(page, 3);
  for (const [kind, times] of [['1 to 9', 6], ['10 to 12', 2], ['Skip', 1], ['Wild', 1]] as const) {
    for (let i = 0; i < times; i++) await page.getByRole('button', { name: `${kind}: one more` }).click();
  }
  await expect(page.locator('.sum')).toContainText('30 + 20 + 15 + 25 = 90');
  await expect(page.locator('.remark')).toHaveText('10 cards, as it must be');
  await expect(action(page)).toHaveAccessibleName('Write 90 for Lea: 0 becomes 90');
  await action(page).click();
  await expect(said(page)).toHaveText('Written: 90 for Lea, now 90. Next: <b>Ruth</b>.');

  await putIn(page, 2, true, 42);
  await expect(page.locator('#why-not')).toHaveText('All cards count in fives: 42 cannot be.');
  await page.getByLabel('Points').fill('45');
  await action(page).click();
  await expect(question(page)).toContainText('Hand 2: who went out?');

  // Three steps back and forth, with a reload between them.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(action(page)).toHaveAccessibleName('Write 45 for <b>Ruth</b>: 0 becomes 45');
  await page.reload();
  await expect(action(page)).toHaveAccessibleName('Write 45 for <b>Ruth</b>: 0 becomes 45');
  await undo.click();
  await expect(action(page)).toHaveAccessibleName('Write 90 for Lea: 0 becomes 90');
  await page.getByRole('button', { name: 'Wild: one fewer' }).click();
  await expect(page.locator('.remark')).toHaveText('9 cards; with no phase laid it must be 10');
  await page.reload();
  await expect(action(page)).toHaveAccessibleName('Write 65 for Lea: 0 becomes 65');
  await action(page).click();
  await action(page).click();
  await expect(question(page)).toContainText('Hand 2: who went out?');

  // Hand 2, in which Lea lays phase 1 and the phase of who goes out is known before.
  await row(page, 'Ben').getByRole('button').click();
  await choosePhase(page, 1);
  await wentOut(page, 'Ben');
  await expect(row(page, 'Ben')).toContainText('Phase 1 laid, went out');
  await writeTyped(page, 1, true, 10);
  await writeTyped(page, 4, false, 60);
  await expect(row(page, 'Lea')).toContainText('75');

  // A phase that a later hand completes cannot be laid here, too; the rest changes all totals.
  await page.getByRole('button', { name: 'Correct hand 1' }).click();
  await expect(question(page)).toContainText('Correcting hand 1: who went out?');
  await row(page, 'Lea').getByRole('button').click();
  await page.getByRole('button', { name: 'Phase 3, choose another one' }).click();
  await expect(page.getByRole('button', { name: 'Phase 1, complete' })).toHaveAttribute('aria-disabled', 'true');
  await choosePhase(page, 5);
  await page.getByRole('button', { name: '10 to 12: one fewer' }).click();
  await action(page).click();
  await expect(said(page)).toContainText('Hand 1 is corrected.');
  await page.getByRole('button', { name: 'Done, back to hand 3' }).click();
  await expect(row(page, 'Lea')).toContainText('65');

  // Eight more hands in which Ben goes out.
  for (const phase of [2, 3, 4, 5, 6, 7, 9, 10]) {
    await wentOut(page, 'Ben');
    await choosePhase(page, phase);
    await action(page).click();
    await writeTyped(page, 10, false, 50);
    await writeTyped(page, 9, false, 50);
  }
  await expect(page.getByRole('heading', { name: 'Ben', exact: true })).toBeVisible();
  await expect(said(page)).toContainText('Ben wins with 0 points.');
  await page.getByRole('button', { name: 'Play on for the other places' }).click();
  await expect(question(page)).toContainText('Hand 11');
  await expect(question(page).getByRole('button', { name: 'Ben' })).toHaveCount(0);
  await undo.click();
  await expect(page.getByText('Ben wins with 0 points.').first()).toBeVisible();

  // A new sheet leaves the old one alone; deleting asks first.
  await page.getByRole('button', { name: 'New sheet with the same players' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'New sheet with the same players' }).click();
  await page.getByRole('button', { name: 'Begin the sheet' }).click();
  await expect(question(page)).toContainText('Hand 1');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.getByRole('dialog').getByRole('button', { name: /10 hands/ }).first().click();
  await expect(page.getByText('Ben wins with 0 points.').first()).toBeVisible();
  await menu.click();
  await page.getByRole('button', { name: /^Delete the sheet/ }).first().click();
  await page.getByRole('button', { name: 'No' }).click();
  await expect(page.getByText('Ben wins with 0 points.').first()).toBeVisible();
  await menu.click();
  await page.getByRole('button', { name: 'Change names' }).click();
  await page.locator('dialog input').first().fill('Leonie');
  await page.getByRole('button', { name: 'Take these names' }).click();
  await expect(page.locator('main')).toContainText('Leonie');
  await menu.click();
  await page.getByRole('button', { name: /^Delete the sheet Leonie/ }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('heading', { name: 'Who plays?' })).toBeVisible();
  await menu.click();
  await expect(page.getByRole('button', { name: /^Delete the sheet/ })).toHaveCount(1);
});

test('without a network it opens and reckons', async ({ page, open, context }) => {
  await open(page, keeper);
  await begin(page, ['Lea', 'Ben', 'Ruth']);
  await keptForOffline(page);
  await context.setOffline(true);
  await page.reload();
  await wentOut(page, 'Nobody');
  await writeTyped(page, 1, false, 55);
  await page.reload();
  await expect(row(page, 'Lea')).toContainText('55');
  await context.setOffline(false);
});

test('by keyboard alone', async ({ page, open }) => {
  await open(page, keeper);
  await begin(page, ['Lea', 'Ben', 'Ruth']);
  const press = async (target: Locator) => {
    for (let i = 0; i < 60 && !(await target.evaluate((at) => at === document.activeElement)); i++) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
  };
  await press(question(page).getByRole('button', { name: 'Ruth' }));
  await press(page.getByRole('button', { name: /^Phase 7,/ }));
  await expect(page.getByRole('button', { name: 'Phase 7, choose another one' })).toBeFocused();
  await press(action(page));
  await expect(said(page)).toHaveText('Written: 0 for Ruth, now 0. Next: Lea.');
  await expect(action(page)).toBeFocused();
  await page.keyboard.press('u');
  await expect(said(page)).toHaveText('Taken back: hand 1, Ruth.');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('10 to 12');
});

test.describe('phone, 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  async function expectItFits(page: Page) {
    await expectNoSideways(page);
    const keys = 'button:visible:not(.switch button), a.button:visible, .choice label:visible';
    const small = await page.locator(keys).evaluateAll((all) =>
      all.flatMap((at) => {
        const { width, height } = at.getBoundingClientRect();
        const name = at.getAttribute('aria-label') ?? at.textContent;
        return Math.min(width, height) < 44 ? [`${name}: ${width} × ${height}`] : [];
      }));
    expect(small).toEqual([]);
  }

  for (const [language, four] of [
    ['English', ['Lea', 'Maximiliane', 'Ruth', 'Konstantin von Hohenfels']],
    ['Deutsch', ['Wilhelmine-Charlotte', 'Ben', 'Ruth', 'Friederike']],
  ] as const) {
    test(`nothing is wider than the page, four players, ${language}`, async ({ page, open }) => {
      await open(page);
      await page.getByRole('button', { name: language }).click();
      await page.goto(page.url().split('#')[0] + keeper);
      await expectItFits(page);
      await page.getByRole('button', { name: /One player more|Eine Person mehr/ }).tap();
      await begin(page, [...four]);
      await expectItFits(page);
      await question(page).getByRole('button').nth(3).tap();
      await choosePhase(page, 10);
      await expectItFits(page);
      await action(page).tap();
      await expectItFits(page);
      await page.getByRole('button', { name: /Type the points|Punkte eintippen/ }).tap();
      await expectItFits(page);
      for (const drawer of [/^(Hands|Runden)$/, /^(Standing|Stand)$/, /^(Rules|Regeln)$/, /^(Menu|Menü)$/]) {
        await page.getByRole('button', { name: drawer }).tap();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectItFits(page);
        await page.keyboard.press('Escape');
      }
    });
  }
});

test('German', async ({ page, open }) => {
  await open(page);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.goto(page.url().split('#')[0] + keeper);
  await begin(page, ['Lea', 'Ben', 'Ruth']);
  await expect(question(page)).toContainText('Runde 1: Wer ging aus?');
  await question(page).getByRole('button', { name: 'Niemand' }).click();
  for (let i = 0; i < 10; i++) await page.getByRole('button', { name: 'Joker: eine mehr' }).click();
  await expect(page.locator('.remark')).toHaveText('10 Karten, wie es sein muss');
  await expect(action(page)).toHaveAccessibleName('250 für Lea schreiben: 0 wird 250');
  await page.getByRole('button', { name: 'Regeln' }).click();
  await expect(page.getByRole('dialog')).toContainText('Wer ausging, schreibt in dieser Runde nichts.');
});

/** A sheet of Lea, Ben and Ruth with so many hands, each of which Ben went out of. */
function sheetAfter(hands: number) {
  let sheet = beginSheet('prepared', ['Lea', 'Ben', 'Ruth'], 1);
  for (let phase = 1; phase <= hands; phase++) {
    const line = { ...blankLine, phase, written: true };
    const lines = [
      { ...line, laid: phase % 2 === 0, points: 5 },
      { ...line, laid: true },
      { ...line, points: 50 },
    ];
    sheet = written(sheet, { kind: 'hand', at: phase - 1, hand: { out: 2, lines }, player: 2 }, true);
  }
  return { open: sheet.id, sheets: [sheet] };
}

test('axe: setup and question', async ({ page, open }) => {
  await open(page, keeper);
  await expect(page.getByRole('heading', { name: 'Who plays?' })).toBeVisible();
  await expectNoFindings(page);
  await begin(page, ['Lea', 'Ben', 'Ruth']);
  await expect(question(page)).toContainText('Hand 1');
  await expectNoFindings(page);
});

test('axe: lines, result, correction and drawers', async ({ page, open }) => {
  await open(page);
  await page.evaluate((drawer) => {
    localStorage.setItem('penta.keeper.phase10-masters', JSON.stringify(drawer));
  }, sheetAfter(9));
  await open(page, keeper);
  await page.reload();
  await expect(question(page)).toContainText('Hand 10: who went out?');
  await wentOut(page, 'Ben');
  await choosePhase(page, 10);
  await action(page).click();
  await writeTyped(page, 10, true, 5);
  await expect(said(page)).toContainText('Next: Ruth.');
  await expectNoFindings(page);
  await writeTyped(page, 10, false, 50);
  await expect(page.getByText('Ben wins with 0 points.').first()).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Correct hand 4' }).click();
  await row(page, 'Lea').getByRole('button').click();
  await expectNoFindings(page);
  for (const drawer of ['Rules', 'Menu']) {
    await page.getByRole('button', { name: drawer, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFindings(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});
