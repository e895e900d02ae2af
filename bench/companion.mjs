// The companion of Phase Away in Chromium, in real time: how far its clock drifts from the wall clock.
//   node bench/companion.mjs [--minutes 30]
// The times are those that the companion itself writes down: what has passed on its clock, and when by the
// wall clock that was.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

const { chromium } = createRequire(new URL('../web/package.json', import.meta.url))('@playwright/test');
const root = new URL('..', import.meta.url).pathname;
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0 && minutes <= 30)) throw new Error('--minutes: expected up to 30');
const WANTED = 100;

const server = spawn(`${root}build/release/penta`, ['serve', '--port', '0', '--db', ':memory:'], {
  cwd: root, stdio: ['ignore', 'pipe', 'inherit'],
});
const address = await new Promise((resolve, reject) => {
  server.on('exit', () => reject(new Error('penta serve ended without saying its address')));
  createInterface({ input: server.stdout }).on('line', (line) => {
    const found = /http:\/\/127\.0\.0\.1:\d+\//.exec(line);
    if (found) resolve(found[0]);
  });
});

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  await page.goto(`${address}#/keeper/phase-away`);
  await page.getByRole('button', { name: '45 min' }).or(page.getByText('45 min')).first().click();
  await page.locator('form .brass').click();
  await page.getByRole('timer').waitFor();
  const key = page.locator('.keys').getByRole('button', { name: 'Monsters move' });
  // Pressing a key that asks nothing writes everything down, the clock too.
  const written = async () => {
    while (await page.locator('footer .brass').isVisible()) await page.locator('footer .brass').click();
    await key.click();
    return page.evaluate(() => JSON.parse(localStorage.getItem('penta.keeper.phase-away')).mission.clock);
  };
  const first = await written();
  const drifts = [];
  for (let i = 1; i <= 6; i++) {
    await new Promise((resolve) => setTimeout(resolve, (minutes * 60_000) / 6));
    const now = await written();
    drifts.push({ wall: now.wall - first.wall, drift: now.passed - first.passed - (now.wall - first.wall) });
  }
  const most = Math.max(...drifts.map(({ drift }) => Math.abs(drift)));
  console.log(`Chromium ${browser.version()}; wanted: below ${WANTED / 1000} s in 30 minutes. The most was ${(most / 1000).toFixed(3)} s.\n`);
  console.log('| by the wall clock | the companion was ahead by |\n|---|---|');
  for (const { wall, drift } of drifts) {
    console.log(`| ${(wall / 1000).toFixed(1)} s | ${(drift / 1000).toFixed(3).replace('-0.000', '0.000')} s |`);
  }
  if (most >= WANTED) process.exitCode = 1;
} finally {
  await browser.close();
  server.removeAllListeners('exit');
  server.kill();
}
