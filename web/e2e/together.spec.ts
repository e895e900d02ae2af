// Several people: by link in two browsers, and around one device.
import type { Browser, Page } from '@playwright/test';
import type { PreparedTable } from './prepared';
import {
  act, card, dealInstead, expect, hand, INDEX, isOver, moveByMouse, playable, playCard, sitDown, test,
} from './penta';
import { adaLeadsThree, threeTricksOfThree } from './positions';

type Open = (page: Page, hash?: string) => Promise<void>;

async function apart(browser: Browser, play: (ada: Page, mirko: Page) => Promise<void>): Promise<void> {
  const [here, there] = await Promise.all([browser.newContext(), browser.newContext()]);
  await play(await here.newPage(), await there.newPage());
  await Promise.all([here.close(), there.close()]);
}

// Ada's browser sets a table with a seat for Mirko, whose browser comes by the link.
async function twoBrowsers(
  browser: Browser, open: Open,
): Promise<{ ada: Page; mirko: Page; link: string; leave: () => Promise<void> }> {
  const here = await browser.newContext();
  const there = await browser.newContext();
  const ada = await here.newPage();
  const mirko = await there.newPage();
  await open(ada, '#/table/new/the-phase');
  await ada.getByRole('radio', { name: '3' }).check({ force: true });
  await ada.getByLabel('Name for seat 1').fill('Ada');
  await ada.getByLabel('Who takes seat 2').selectOption('elsewhere');
  await ada.getByLabel('Name for seat 2').fill('Mirko');
  await ada.getByRole('button', { name: 'Set the table' }).click();
  const link = await ada.getByLabel('Link for Mirko').inputValue();
  expect(link).toMatch(/#\/seat\/[0-9a-f]{32}$/);
  await ada.getByRole('button', { name: 'QR code for Mirko' }).click();
  await expect(ada.getByRole('img', { name: /QR code of the link for Mirko/ })).toBeVisible();
  await open(mirko, link.slice(link.indexOf('#')));
  await expect(ada.getByText('is here')).toBeVisible();
  await ada.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(hand(ada).first()).toBeVisible();
  await expect(hand(mirko).first()).toBeVisible();
  return { ada, mirko, link, leave: async () => void (await Promise.all([here.close(), there.close()])) };
}

/** Both sit at a table where Ada leads; the case sits for Yuna. */
async function sitBoth(open: Open, table: PreparedTable, ada: Page, mirko: Page) {
  await Promise.all([sitDown(ada, open, table, 1), sitDown(mirko, open, table, 2)]);
}

/** Whoever is awaited plays, until one of them says that it is over. */
async function playBoth(pages: Page[], atMost: number): Promise<boolean> {
  const [one, other] = pages as [Page, Page];
  const waited = (page: Page) => playable(page).first().or(isOver(page)).first();
  for (let moves = 0; moves < atMost; moves++) {
    await expect.poll(async () => (await waited(one).isVisible()) || (await waited(other).isVisible())).toBe(true);
    for (const page of pages) {
      if (await isOver(page).isVisible()) return true;
      if ((await playable(page).count()) > 0) await moveByMouse(page);
    }
  }
  return false;
}

test('two browsers in one match by link, one reloaded in the middle', async ({ browser, open }) => {
  // Ada's browser sets a table with a seat for Mirko, whose browser comes by the link.
  await apart(browser, async (ada, mirko) => {
    await dealInstead(ada, threeTricksOfThree);
    await open(ada, '#/table/new/the-phase');
    await ada.getByRole('radio', { name: '3' }).check({ force: true });
    await ada.getByRole('radio', { name: 'quick' }).check({ force: true });
    await ada.getByLabel('Name for seat 1').fill('Ada');
    await ada.getByLabel('Who takes seat 2').selectOption('elsewhere');
    await ada.getByLabel('Name for seat 2').fill('Mirko');
    await ada.getByRole('button', { name: 'Set the table' }).click();
    const link = await ada.getByLabel('Link for Mirko').inputValue();
    expect(link).toMatch(/#\/seat\/[0-9a-f]{32}$/);
    await ada.getByRole('button', { name: 'QR code for Mirko' }).click();
    await expect(ada.getByRole('img', { name: /QR code of the link for Mirko/ })).toBeVisible();
    await open(mirko, link.slice(link.indexOf('#')));
    await expect(ada.getByText('is here')).toBeVisible();
    await ada.getByRole('button', { name: 'Deal the cards' }).click();
    await expect(hand(ada).first()).toBeVisible();
    await expect(hand(mirko).first()).toBeVisible();

    await playCard(ada, 'red-4');
    await playCard(mirko, 'red-10');
    await mirko.reload();
    await expect(hand(mirko)).toHaveCount(3);
    await expect(mirko.locator('.rail-log')).toContainText('Ada plays red 4');
    await expect(mirko.locator('.rail-log')).toContainText('You play red 10');
    expect(await playBoth([ada, mirko], 20)).toBe(true);
    await expect(isOver(ada)).toBeVisible();
    await expect(isOver(mirko)).toBeVisible();
  });
});

test('chat is text, never markup', async ({ browser, open, prepare }) => {
  await apart(browser, async (ada, mirko) => {
    await sitBoth(open, await (await prepare(adaLeadsThree)).start([1, 2]), ada, mirko);
    await ada.getByLabel('Say something').fill('<img src=x onerror=alert(1)> <b>hi</b>');
    await ada.keyboard.press('Enter');
    await expect(mirko.locator('.rail-log').getByText('<img src=x onerror=alert(1)> <b>hi</b>')).toBeVisible();
    expect(await mirko.locator('.rail-log img, .rail-log b').count()).toBe(0);
  });
});

test('undo asked for, refused, asked for again and allowed', async ({ browser, open, prepare }) => {
  await apart(browser, async (ada, mirko) => {
    const table = await (await prepare({ ...adaLeadsThree, sitters: [{ name: 'Ada' }, { name: 'Mirko' }, { name: 'Yuna', bot: 'easy' }] })).start([1, 2]);
    await sitBoth(open, table, ada, mirko);
    // Ada has played something that Mirko has seen.
    await playCard(ada, 'red-4');
    await expect(mirko.locator('.rail-log')).toContainText('Ada plays red 4');
    const undo = ada.getByRole('button', { name: 'Undo', exact: true });
    await expect(undo).not.toHaveAttribute('aria-disabled', 'true');
    await undo.click();
    const question = mirko.getByRole('dialog', { name: 'Ada would like to take a move back' });
    await expect(question).toBeVisible();
    await expect(question).toContainText('This would be taken back:');
    await expect(question.getByRole('listitem').first()).toHaveText('Ada plays red 4.');
    await question.getByRole('button', { name: 'Let it stand' }).click();
    await expect(ada.getByText('Mirko would rather let it stand.')).toBeVisible();
    await undo.click();
    await question.getByRole('button', { name: 'Allow it' }).click();
    await expect(ada.locator('.rail-log').getByText('taken back').first()).toBeVisible();
    await expect(mirko.locator('.rail-log').getByText('taken back').first()).toBeVisible();
    await expect(card(ada, 'red-4')).toBeVisible();
  });
});

test('somebody goes, a bot plays for them, and they take their seat back', async ({ browser, open, prepare }) => {
  await apart(browser, async (ada, mirko) => {
    await sitBoth(open, await (await prepare(adaLeadsThree)).start([1, 2]), ada, mirko);
    const place = mirko.url();
    await mirko.goto('about:blank');
    await ada.getByRole('button', { name: 'Let a bot play for Mirko' }).click();
    await expect(ada.getByText('A bot plays for Mirko.')).toBeVisible();
    await playCard(ada, 'red-4');
    await expect(ada.locator('.rail-log')).toContainText('Mirko plays red 10');
    await open(mirko, place.slice(place.indexOf('#')));
    await mirko.getByRole('button', { name: 'Take my seat back' }).click();
    await expect(ada.getByText('A bot plays for Mirko.')).toBeHidden();
  });
});

test('a link becomes the guest’s own: nobody else, not even the host, gets in with it', async ({ browser, open }) => {
  test.setTimeout(180_000);
  const { ada, mirko, link, leave } = await twoBrowsers(browser, open);
  const invitation = link.slice(link.indexOf('#'));
  expect(mirko.url()).not.toContain(invitation);

  // Whoever else has the link is told; in Mirko's browser it still leads to his seat.
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await open(phone, invitation);
  await expect(phone.getByRole('heading', { name: 'This seat is taken' })).toBeVisible();
  expect(await hand(phone).count()).toBe(0);
  await open(ada, invitation);
  await expect(ada.getByText('This seat is taken: its link was used')).toBeVisible();
  await mirko.goto('about:blank');
  await open(mirko, invitation);
  await expect(hand(mirko).first()).toBeVisible();

  // His own link opens it on his phone, and everybody sees that.
  await mirko.getByRole('button', { name: 'Menu' }).click();
  const own = await mirko.getByLabel('Open this seat on another device').inputValue();
  await mirko.getByRole('button', { name: 'QR code for Mirko' }).click();
  await expect(mirko.getByRole('img', { name: 'QR code of the link for Mirko' })).toBeVisible();
  await open(phone, own.slice(own.indexOf('#')));
  await expect(hand(phone).first()).toBeVisible();
  await expect(phone.getByText('Your seat is open on 2 devices.')).toBeVisible();
  await ada.getByRole('button', { name: 'Menu' }).click();
  await expect(ada.getByRole('dialog').getByText('on 2 devices')).toBeVisible();

  // Removed in the match: a bot plays, and whoever comes instead comes openly.
  await ada.getByRole('button', { name: 'Remove Mirko' }).click();
  await ada.getByRole('button', { name: 'Yes' }).click();
  await expect(mirko.getByRole('heading', { name: 'You no longer sit here' })).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'You no longer sit here' })).toBeVisible();
  await expect(ada.getByText('Mirko was removed from the seat.')).toBeVisible();
  const fresh = await ada.getByLabel('Link for Mirko').inputValue();
  await open(phone, fresh.slice(fresh.indexOf('#')));
  await expect(hand(phone).first()).toBeVisible();
  await expect(phone.getByText('You have taken over Mirko’s seat.')).toBeVisible();
  await expect(ada.getByRole('dialog').getByText('Somebody else has taken over Mirko’s seat')).toBeVisible();
  await phone.context().close();
  await leave();
});

test('watching shows no hand', async ({ browser, page, open }) => {
  await open(page, '#/table/new/the-phase');
  await page.getByLabel('Show the table to everybody').check();
  await page.getByLabel('Name for seat 1').fill('Wanda');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(hand(page).first()).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await open(other, '#/watch');
  await other.getByRole('listitem').filter({ hasText: 'Wanda' }).getByRole('link').first().click();
  await expect(other.getByText('You are watching')).toBeVisible();
  await expect(other.locator('.rail-log li').first()).toBeVisible();
  expect(await hand(other).count()).toBe(0);
  await other.context().close();
});

test('hot seat: a curtain between the turns of two people', async ({ page, open }) => {
  await dealInstead(page, adaLeadsThree);
  await open(page, '#/table/new/the-phase');
  await page.getByRole('radio', { name: '3' }).check({ force: true });
  await page.getByLabel('Name for seat 1').fill('Ada');
  await page.getByLabel('Who takes seat 2').selectOption('here');
  await page.getByLabel('Name for seat 2').fill('Bo');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  const curtain = page.getByRole('heading', { name: /is next$/ });
  const comes = async (name: string) => {
    await expect(curtain).toHaveText(`${name} is next`);
    expect(await hand(page).count()).toBe(0);
    expect(await page.locator('.rail-log').count()).toBe(0);
    await page.getByRole('button', { name: `I am ${name}` }).click();
  };
  const plays = async (name: string) => {
    await card(page, name).click({ position: INDEX });
    await act(page).click();
  };
  await comes('Ada');
  await plays('red-4');
  await comes('Bo');
  await plays('red-10');
  // The bot has to follow with red 35: Ada took it, and leads.
  await comes('Ada');
  await plays('blue-1');
  await comes('Bo');
  await expect(card(page, 'red-10')).toHaveCount(0);
  await plays('blue-20');
  await comes('Ada');
  await expect(card(page, 'blue-30')).toBeVisible();
});
