// What a device fetches until the board of Phase stands before it, pictures of its cards included.
import { expect, placeOf, test } from './penta';
import { fiveFight } from './phase-positions';

const MOST = 150_000;

test('the first load of the board of Phase stays small', async ({ page, prepare, open }) => {
  const fetched = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    fetched.set(new URL(request.url()).pathname, responseBodySize);
  });
  const table = await (await prepare(fiveFight)).start([1]);
  await open(page, placeOf(table));
  await expect(page.locator('.others article')).toHaveCount(4);
  await page.waitForLoadState('networkidle');
  const files = [...fetched].filter(([path]) => !path.endsWith('.woff2'));
  expect(files.some(([path]) => path.endsWith('.js'))).toBe(true);
  const sum = files.reduce((all, [, size]) => all + size, 0);
  expect(sum, files.map(([path, size]) => `${path}: ${size}`).join('\n')).toBeLessThan(MOST);
  expect(sum, 'the pictures of the cards are there').toBeGreaterThan(MOST / 2);
});
