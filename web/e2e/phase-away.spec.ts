// Phase Away: a whole mission by mouse, then from prepared positions the keyboard, a phone, German, five people at
// one device, announcements, the clock and its pause, axe, and without a network.
import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe';
import { adaActs, adaScouts, benCarriesItHome, benLies, fiveAct, fiveOnStart, fiveTogether, oneStepHome, portalsAndMonstersCome, portalsCome, timeIsTight } from './away-positions';
import { calm, expect, expectNoSideways, keptForOffline, sitDown, test } from './penta';

const TABLE = '#/table/new/phase-away';
const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`);
const main = (page: Page) => page.locator('.prompt [data-main]');
const act = (page: Page, kind: string) => page.locator(`[data-act="${kind}"]:not([aria-disabled="true"])`).first();
const number = (page: Page) => page.locator('[data-number]').getAttribute('data-number');
const isOver = (page: Page) => page.getByRole('heading', { level: 1, name: /^(Mission|The artefact is home|Das Artefakt ist daheim)/ });

/** The moves of a person who looks for what is lit: to explore, to go, to search, and to end the turn. */
async function decide(page: Page): Promise<'moved' | 'over'> {
  const seen = page.getByRole('button', { name: 'Seen' });
  const any = isOver(page).or(act(page, 'end')).or(main(page)).or(act(page, 'first'));
  await expect(any.first()).toBeVisible();
  if (await isOver(page).isVisible()) return 'over';
  if (await seen.isVisible()) await seen.click();
  const before = await number(page);
  const empty = page.locator('.square.offer:not(.laid)').first();
  const harmless = page.locator('.square.offer.laid:not(.harm)').last();
  if (await act(page, 'first').isVisible()) await act(page, 'first').click();
  else if (await main(page).isVisible()) await main(page).click();
  else if (await act(page, 'loot').isVisible()) await act(page, 'loot').click();
  else if (await empty.isVisible()) {
    await empty.click();
    await main(page).click();
  } else if (await harmless.isVisible()) {
    await harmless.click();
    await main(page).click();
  } else {
    await act(page, 'end').click();
    if (await main(page).isVisible()) await main(page).click();
  }
  await expect.poll(async () => (await isOver(page).isVisible()) || (await number(page).catch(() => null)) !== before).toBe(true);
  return 'moved';
}

test('a whole mission with a bot by mouse, with its end, high score and replay', async ({ page, open }) => {
  await open(page, TABLE);
  await page.getByRole('radio', { name: '2', exact: true }).first().check({ force: true });
  await page.getByRole('radio', { name: '20 minutes' }).check({ force: true });
  await page.getByRole('radio', { name: 'it counts turns' }).check({ force: true });
  await page.getByText('More rules for the table').click();
  await page.locator('input[type="number"]').first().fill('120');
  await page.getByRole('button', { name: /Deal the cards|Begin/ }).click();

  await page.locator('[data-character="soldier"]').click();
  await expect(main(page)).toHaveText(/Play the Soldier/);
  await main(page).click();
  // START: the middle is suggested, any other square will do.
  await expect(square(page, 'E5')).toHaveAttribute('aria-pressed', 'true');
  await square(page, 'D5').click();
  await main(page).click();
  await expect(square(page, 'D5')).toHaveAccessibleName(/^D5, START/);
  for (let moves = 0; moves < 120; moves++) if ((await decide(page)) === 'over') break;
  await expect(isOver(page)).toBeVisible();
  await expect(page.locator('.standing li')).toHaveCount(3);
  await expect(page.locator('.high [data-device] li')).toHaveCount(1);
  await expect(page.locator('.high [data-persons] li')).toHaveCount(1);
  // Other cases may have ended missions on the same server.
  await expect(page.locator('.high [data-server] li').first()).toContainText('(bot)');
  await expect(page.getByText('normal, 2 players, 20 minutes, 120 s a turn')).toBeVisible();
  await page.getByRole('link', { name: 'Look at it again' }).click();
  await expect(page.getByText(/Step 0 of \d+/)).toBeVisible();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByText(/Step (\d+) of \1/)).toBeVisible();
});

test('by keyboard: the cursor walks on the map, a fight is foretold, Enter acts', async ({ page, sit }) => {
  await sit(page, adaActs);
  await page.keyboard.press('ArrowUp');
  await expect(square(page, 'E4')).toBeFocused();
  await expect(square(page, 'E4')).toHaveAccessibleName('E4, air, Ada in Alpha, Ben in Alpha; searched in Alpha');
  await page.keyboard.press('ArrowUp');
  await expect(square(page, 'E3')).toBeFocused();
  await expect(square(page, 'E3')).toHaveAccessibleName('E3, air, Medi-Center, Vent Crab strikes 1, 2 HP, does not move. Go north (1 AP), −1 HP');
  await page.keyboard.press('Enter');
  await expect(page.locator('.prompt')).toContainText('Fight in E3, you against Vent Crab: 1 HP lost, 3 damage done.');
  await page.keyboard.press('Escape');
  await expect(main(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(square(page, 'E3')).toHaveAccessibleName(/^E3, air, Medi-Center, Ada in Alpha/);
  await expect(page.locator('.rail-log')).toContainText('Vent Crab');
  // What cannot be done says why.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.locator('.prompt')).toContainText('F4, void');
});

test('own things are put on, used and handed over; the end of the turn is asked for twice', async ({ page, sit }) => {
  const table = await sit(page, adaActs);
  await page.locator('[data-thing="bolt-gun"]').click();
  await expect(page.locator('.prompt')).toContainText('2 more damage');
  await page.getByRole('button', { name: 'Put on: Bolt Gun, 1 AP' }).click();
  await expect(page.locator('[data-thing="bolt-gun"]')).toContainText('in use');
  await page.locator('[data-thing="medkit"]').click();
  await page.getByRole('button', { name: 'Hand to Ben: Medkit, 1 AP' }).click();
  await expect(page.locator('[data-thing="medkit"]')).toHaveCount(0);
  await act(page, 'hand').click();
  // Dust, then money: as much as there is, unless one wants less.
  await expect(page.locator('.prompt')).toContainText('How much phase dust?');
  await page.getByRole('slider').press('Home');
  await main(page).click();
  await expect(page.locator('.prompt')).toContainText('How much money?');
  await expect(main(page)).toHaveText('Hand over 4');
  await main(page).click();
  await act(page, 'end').click();
  await expect(page.locator('.prompt')).toContainText('Press again');
  await main(page).click();
  await table.seen(2, ({ to_act }) => to_act.includes(2));
  await expect(page.locator('.prompt')).toContainText('Ben is to act.');
});

/** Nothing lies over it: what is pressed there is the button. */
async function expectOnTop(page: Page, buttons: string) {
  const all = page.locator(buttons);
  await expect(all.first()).toBeVisible();
  for (const button of await all.all()) {
    await button.scrollIntoViewIfNeeded();
    const [name, found] = await button.evaluate((at) => {
      const { left, right, top, bottom } = at.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return [at.textContent, at === hit || at.contains(hit)] as const;
    });
    expect(found, `${name} can be pressed`).toBe(true);
  }
}

test('five in one room: whatever can be done with a thing can be pressed', async ({ page, sit }) => {
  await sit(page, fiveTogether);
  for (const thing of ['tea-tray', 'harpoon', 'signal-flare']) {
    await page.locator(`[data-thing="${thing}"]`).first().click();
    await expectOnTop(page, '.prompt .buttons button');
    await expectOnTop(page, '[data-act]');
    await page.keyboard.press('Escape');
  }
  await page.locator('[data-thing="tea-tray"]').first().click();
  await page.getByRole('button', { name: new RegExp(`Hand to ${fiveTogether.sitters[3]!.name}: Tea Tray`) }).click();
  await expect(page.locator('[data-thing="tea-tray"]')).toHaveCount(0);
  // One button for all of them, which asks for whom; the map keeps its room.
  await expect(page.locator('[data-act="give-shard"]')).toHaveCount(1);
  await act(page, 'give-shard').click();
  await expect(page.locator('.prompt')).toContainText('Who gets the shard?');
  await expectOnTop(page, '.prompt .buttons button');
  expect((await square(page, 'E5').boundingBox())!.width).toBeGreaterThan(40);
  await page.locator('.prompt').getByRole('button', { name: new RegExp(fiveTogether.sitters[2]!.name) }).click();
  await expect(page.locator('.rail-log')).toContainText(`${fiveTogether.sitters[2]!.name}: 1 shard`);
});

test('what a step costs is read above those who stand next door, also while it is pointed at', async ({ page, sit }) => {
  await sit(page, fiveOnStart);
  await page.addStyleTag({ content: '.person, .chip { pointer-events: auto !important }' });
  const above = () => square(page, 'E6').locator('.cost').evaluate((chip) => {
    const { left, right, top, bottom } = chip.getBoundingClientRect();
    return chip === document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  });
  expect(await above()).toBe(true);
  await square(page, 'E6').hover();
  expect(await above()).toBe(true);
  await square(page, 'E6').click();
  await expect(main(page)).toBeVisible();
  expect(await above()).toBe(true);
});

test('the Navigator lays one of two; portals cannot be missed; the way home gets tight', async ({ page, sit }) => {
  await sit(page, adaScouts);
  await square(page, 'D4').click();
  await page.getByRole('button', { name: /Scout in the west/ }).click();
  await page.locator('[data-lay="2"]').click();
  await expect(square(page, 'D4')).not.toHaveAccessibleName(/unexplored/);

  await sit(page, portalsCome);
  await act(page, 'end').click();
  await main(page).click();
  const news = page.getByRole('alert').filter({ hasText: 'Portals open' });
  await expect(news).toContainText('F4');
  await expect(square(page, 'F4')).toHaveAccessibleName(/portal to/);
  await news.getByRole('button', { name: 'Seen' }).click();
  await expect(news).toBeHidden();
  // One line of it stays above the log.
  await expect(page.locator('[data-last-news]')).toContainText(/Portals \w\d, F4/);

  // Of two at once, each is seen by itself, the older one first.
  await sit(page, portalsAndMonstersCome);
  await act(page, 'end').click();
  await main(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Portals open' })).toBeVisible();
  const alarm = page.getByRole('alert').filter({ hasText: 'Monster attack' });
  await expect(alarm).toBeHidden();
  await page.getByRole('button', { name: 'Seen (1 more)' }).click();
  await expect(alarm.locator('li')).toHaveCount(1);
  await alarm.getByRole('button', { name: 'Seen', exact: true }).click();
  await expect(alarm).toBeHidden();

  await sit(page, timeIsTight);
  await expect(page.locator('.prompt')).toContainText('Time to go home');
});

test('only a room that is new comes flying: none when the page opens, or when a stopped clock goes on', async ({ page, open, prepare, sit }) => {
  await page.addInitScript(() => {
    const flown: string[] = [];
    Object.assign(window, { flown });
    document.addEventListener('animationstart', ({ animationName, target }) => {
      if (animationName.endsWith('laid')) flown.push((target as Element).closest<HTMLElement>('[data-square]')!.dataset['square']!);
    });
  });
  const flown = () => page.evaluate(() => (window as unknown as { flown: string[] }).flown);
  await sit(page, adaActs);
  await square(page, 'D4').dblclick();
  await expect(square(page, 'D4')).not.toHaveAccessibleName(/unexplored/);
  await expect.poll(flown).toEqual(['D4']);
  await page.reload();
  await expect(square(page, 'D4')).not.toHaveAccessibleName(/unexplored/);
  expect(await flown()).toEqual([]);

  const running = await (await prepare({ ...adaActs, options: { players: '2', clock: 'real' } })).start([1]);
  await sitDown(page, open, running);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(square(page, 'E4')).toHaveCount(0);
  await page.getByRole('button', { name: /Go on|go on|Resume|Let it run/ }).click();
  await expect(square(page, 'E4')).toBeVisible();
  expect(await flown()).toEqual([]);
});

test('others show squares and propose moves, and one takes them up', async ({ page, sit }) => {
  const table = await sit(page, adaActs);
  await table.say({ type: 'point', table: table.id, seat: 2, at: 'E3', move: 'step north' });
  await expect(square(page, 'E3').locator('.finger')).toHaveText('Ben');
  await expect(act(page, 'step')).toContainText('Ben proposes');
  await act(page, 'step').click();
  await expect(main(page)).toHaveText(/Go north/);
  await expect(page.locator('.prompt')).toContainText('Fight in E3');

  // And who waits proposes and shows: every device has the finger on it.
  await sit(page, adaActs, 2);
  await square(page, 'E3').click();
  await page.getByRole('button', { name: 'Go to E3' }).click();
  await expect(square(page, 'E3').locator('.finger')).toHaveText('Ben');
  await square(page, 'B2').click();
  await page.getByRole('button', { name: 'Show B2' }).click();
  await expect(square(page, 'B2').locator('.finger')).toHaveText('Ben');
});

test('who lies felled presses for the ways of the monsters', async ({ page, sit }) => {
  const table = await sit(page, benLies, 2);
  await table.play(1, 'end');
  await expect(act(page, 'draw')).toContainText('Which way goes Dust Mite?');
  await expect(square(page, 'E3')).toHaveAccessibleName(/Dust Mite/);
  await act(page, 'draw').click();
  await expect(square(page, 'E2')).toHaveAccessibleName(/Dust Mite/);
  await expect(act(page, 'draw')).toBeHidden();
});

test('home with the artefact: the mission is accomplished', async ({ page, sit }) => {
  await sit(page, oneStepHome);
  await square(page, 'E5').dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Mission accomplished' })).toBeVisible();
  await expect(page.locator('.standing .sum')).toContainText('17');
  // A position that somebody has set up is no high score.
  await expect(page.locator('.high li')).toHaveCount(0);
  await expectNoFindings(page);
});

test('the leader calls the end out of turn, also from the floor', async ({ page, sit }) => {
  await sit(page, benCarriesItHome);
  await expect(page.locator('.prompt')).toContainText('Ben is to act.');
  await act(page, 'call').click();
  await expect(page.locator('.prompt')).toContainText('Press again');
  await main(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The artefact is home' })).toBeVisible();
});

test('what others do rests on the map before it goes on', async ({ page, open, prepare }) => {
  await calm(page);
  const table = await (await prepare({ ...adaActs, position: { ...adaActs.position, actor: 2, turns: 6 } })).start([1]);
  await page.clock.install();
  await sitDown(page, open, table);
  await table.play(2, 'step north');
  await expect(page.locator('.flag')).toContainText('−1 HP');
  await expect(page.locator('.prompt')).toContainText('Fight in E3');
});

test.describe('phone, 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('German: a fight, the pack and the whole map', async ({ page, sit }) => {
    await page.addInitScript(() => localStorage.setItem('penta.settings', JSON.stringify({ lang: 'de' })));
    await sit(page, adaActs);
    await expectNoSideways(page);
    await square(page, 'E3').tap();
    await expect(page.locator('.prompt')).toContainText('Kampf in E3');
    await main(page).tap();
    await expect(square(page, 'E3')).toHaveAccessibleName(/^E3, Luft, Medi-Center, Ada in Alpha/);
    await page.locator('[data-act="pack"]').tap();
    await page.getByRole('dialog').locator('[data-thing="bolt-gun"]').tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Anlegen: Bolzenschießer, 1 AP' }).tap();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Die ganze Station zeigen' }).tap();
    await expect(square(page, 'A1')).toBeInViewport();
    await expect(square(page, 'I9')).toBeInViewport();
    await page.getByRole('button', { name: 'Die Mannschaft ansehen' }).tap();
    await expect(page.getByRole('dialog')).toContainText('Soldatin');
    await expectNoSideways(page);
  });
});

test('axe: the board with everything on it, the characters, and the clock that is stopped', async ({ page, sit, open, prepare }) => {
  await sit(page, fiveAct);
  await square(page, 'B4').click();
  await expect(main(page)).toBeVisible();
  await expectNoFindings(page);

  const running = await (await prepare({ ...adaActs, options: { players: '2', clock: 'real' } })).start([1]);
  await sitDown(page, open, running);
  await expect(page.getByRole('timer')).toHaveText(/\d+:\d\d/);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('heading', { name: /stopped|paused/i })).toBeVisible();
  await expect(square(page, 'E4')).toHaveCount(0);
  await expectNoFindings(page);
  await page.getByRole('button', { name: /Go on|go on|Resume|Let it run/ }).click();
  await expect(square(page, 'E4')).toBeVisible();

  const setup = await (await prepare({ game: 'phase-away', options: { players: '2' }, sitters: adaActs.sitters })).start([1]);
  await open(page, `#/seat/${setup.key(1)}`);
  await expect(page.locator('[data-character]')).toHaveCount(6);
  await expectNoFindings(page);
});

test('two people at one device need no curtain: all see the same', async ({ page, open }) => {
  await open(page, TABLE);
  await page.getByRole('radio', { name: '2', exact: true }).first().check({ force: true });
  await page.getByLabel('Who takes seat 2').selectOption('here');
  await page.getByRole('button', { name: /Deal the cards|Begin/ }).click();
  await page.locator('[data-character="medic"]').click();
  await main(page).click();
  await expect(page.locator('[data-character="medic"]')).toHaveAttribute('aria-disabled', 'true');
  await page.locator('[data-character="rogue"]').dblclick();
  await main(page).click();
  await act(page, 'first').click();
  await expect(page.getByRole('timer')).toBeVisible();
});

test('without a network: a mission on the device, left and continued', async ({ page, open, context }) => {
  await open(page, TABLE);
  await keptForOffline(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: /Deal the cards|Begin/ }).click();
  await page.locator('[data-character="runner"]').dblclick();
  await main(page).click();
  await act(page, 'first').click();
  expect(page.url()).toContain('#/local/seat/');
  await square(page, 'E4').dblclick();
  await expect(square(page, 'E4')).not.toHaveAccessibleName(/unexplored/);
  await page.reload();
  await expect(square(page, 'E4')).not.toHaveAccessibleName(/unexplored/);
  await context.setOffline(false);
});
