// How long it takes from a press on the board of Phase until the move is answered and drawn, with everything shown at
// once, on this machine; and how much of it page and server compute, which other work on it changes little. The page plays a match against an easy bot by pressing what is lit.
//
//   tools/with-node node bench/board.mjs [--moves 60]
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

const { chromium } = createRequire(new URL('../web/package.json', import.meta.url))('@playwright/test');
const { values: asked } = parseArgs({ options: { moves: { type: 'string', default: '60' } } });

const server = spawn('build/release/penta', ['serve', '--port', '0', '--db', ':memory:'], { stdio: ['ignore', 'pipe', 'inherit'] });
let address = '';
for await (const line of createInterface({ input: server.stdout })) {
  address = /http:\/\/127\.0\.0\.1:\d+\//.exec(line)?.[0] ?? '';
  if (address) break;
}
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--headless', '--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
await page.addInitScript(() => {
  localStorage.setItem('penta.settings', JSON.stringify({ tempo: 'instant' }));
  localStorage.setItem('penta.pace', '0');
});
await page.goto(`${address}#/table/new/phase`);
await page.locator('select').nth(1).selectOption({ label: 'Bot, easy' });
await page.getByRole('button', { name: 'Deal the cards' }).click();
await page.waitForSelector('.say .question');

/** Runs in the page: presses what can be pressed, and waits for the first frame after the board has the next number. */
const pressed = () => new Promise((done) => {
  const board = document.querySelector('[data-number]');
  const button = document.querySelector('.say .button.brass:not([aria-disabled="true"])')
    ?? document.querySelector('.say .acts .button:not(.quiet):not([aria-disabled="true"])')
    ?? document.querySelector('.thing.can:not(.chosen)');
  if (!board || !button) return done(null);
  const before = board.dataset.number;
  const given = setTimeout(() => done(null), 1500);
  const begun = performance.now();
  const watch = new MutationObserver(() => {
    if (board.dataset.number === before) return;
    watch.disconnect();
    clearTimeout(given);
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - begun)));
  });
  watch.observe(board, { attributes: true, attributeFilter: ['data-number'] });
  button.click();
});

/** Seconds of the processor: the page's own thread, and the server. */
const chrome = await page.context().newCDPSession(page);
await chrome.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
await chrome.send('Performance.enable');
async function computed() {
  const { metrics } = await chrome.send('Performance.getMetrics');
  const [user, system] = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13).map(Number);
  return [metrics.find(({ name }) => name === 'TaskDuration').value, (user + system) / 100];
}

const times = [];
const before = await computed();
for (let i = 0; i < 20 * Number(asked.moves) && times.length < Number(asked.moves); i++) {
  const took = await page.evaluate(pressed);
  if (took !== null) times.push(took);
  await page.waitForTimeout(40);
  if (await page.locator('[data-number]').count() === 0) break;
}
const after = await computed();
const [drawn, answered] = after.map((value, i) => ((1000 * (value - before[i])) / times.length).toFixed(0));
times.sort((a, b) => a - b);
const at = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))].toFixed(0);
console.log(`${times.length} moves answered and drawn: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, slowest ${at(1)} ms; wanted: 100 ms`);
console.log(`a move, with all that bots do until the next: ${drawn} ms of the page's thread, ${answered} ms of the server's`);
await browser.close();
server.kill('SIGTERM');
