// Whoever does not want to be asked each time says so once, and is asked when it concerns them.
import { expect, lines, placeOf, test } from './penta';
import { adaGuards } from './positions';

const ADA = 3;

test('with three one passes until something concerns one, and by keyboard as one likes', async ({ page, open, prepare }) => {
  const table = await (await prepare(adaGuards)).start([ADA]);
  await open(page, placeOf(table, ADA));
  const until = page.getByRole('switch', { name: 'Pass until something concerns me' });
  // Of three one is a bystander most of the time: it is on from the beginning.
  await expect(until).toBeChecked();
  await page.keyboard.press('p');
  await expect(until).not.toBeChecked();
  await page.reload();
  // What one has switched stays.
  await expect(until).not.toBeChecked();
  await page.keyboard.press('p');
  await expect(until).toBeChecked();
  await page.getByText('and also …').click();
  await expect(page.getByRole('checkbox', { name: 'somebody attacks' })).not.toBeChecked();

  await table.play(1, 'pass');
  await table.play(2, 'pass');
  const guard = page.getByRole('checkbox', { name: 'I guard the Nexus: stopped here' });
  await expect(guard).toBeChecked();
  await expect(page.getByRole('button', { name: 'Pass', exact: true })).toBeVisible();

  // Not about that either: then the host passes at once, and Ben goes on.
  await guard.focus();
  await page.keyboard.press('Space');
  await expect(lines(page).last()).toContainText('You pass');
  await expect(page.getByRole('checkbox', { name: 'I guard the Nexus' })).not.toBeChecked();
  expect((await table.seen(1, (state) => state.to_act.includes(1))).standing).toEqual({ until: 'off', ask: [] });
});

test('on a phone and in German it stands below the log', async ({ page, open, prepare }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => localStorage.setItem('penta.settings', JSON.stringify({ lang: 'de' })));
  const table = await (await prepare(adaGuards)).start([ADA]);
  await open(page, placeOf(table, ADA));
  await page.getByRole('button', { name: 'Verlauf' }).click();
  const until = page.getByRole('switch', { name: 'Passen, bis ich am Zug bin' });
  await until.click();
  await expect(until).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'ich bewache den Nexus' })).not.toBeChecked();
  await table.play(1, 'pass');
  await table.play(2, 'pass');
  await expect(page.getByRole('dialog')).toContainText('Du passt');
});
