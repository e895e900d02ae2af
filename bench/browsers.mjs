// The page in Firefox: lobby, and one trick or turn of each game that has a board. Firefox is driven by
// WebDriver BiDi over a plain WebSocket; nothing but Debian's firefox-esr is needed.
//   node bench/browsers.mjs
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const PATIENCE = 60_000;
const KEYS = { ArrowRight: '\uE014' };

/** A program that says its address in one of its first lines. */
async function started(program, args, stream, address) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  child[stream === 'stdout' ? 'stderr' : 'stdout'].resume();
  const said = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`${program} ended without saying its address`)));
    createInterface({ input: child[stream] }).on('line', (line) => {
      const found = address.exec(line);
      if (found) resolve(found[0]);
    });
  });
  return { child, address: await said };
}

class Firefox {
  #socket;
  #asked = 0;
  #answers = new Map();
  #context = '';
  /** What the page complained about. */
  complaints = [];

  static async at(address) {
    const firefox = new Firefox();
    const socket = new WebSocket(`${address}/session`);
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = () => reject(new Error(`no WebDriver BiDi at ${address}`));
    });
    firefox.#socket = socket;
    socket.onmessage = ({ data }) => firefox.#heard(JSON.parse(data));
    const { capabilities } = await firefox.#ask('session.new', { capabilities: {} });
    firefox.version = capabilities.browserVersion;
    await firefox.#ask('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = await firefox.#ask('browsingContext.getTree', {});
    firefox.#context = contexts[0].context;
    return firefox;
  }

  #heard(message) {
    if (message.method === 'log.entryAdded' && message.params.level === 'error') {
      this.complaints.push(message.params.text);
    }
    const waiting = this.#answers.get(message.id);
    this.#answers.delete(message.id);
    if (message.type === 'error') waiting?.reject(new Error(`${message.error}: ${message.message}`));
    else waiting?.resolve(message.result);
  }

  #ask(method, params) {
    const id = ++this.#asked;
    this.#socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => this.#answers.set(id, { resolve, reject }));
  }

  resize(width, height) {
    return this.#ask('browsingContext.setViewport', { context: this.#context, viewport: { width, height } });
  }
  open(url) {
    return this.#ask('browsingContext.navigate', { context: this.#context, url, wait: 'complete' });
  }
  reload() {
    return this.#ask('browsingContext.reload', { context: this.#context, wait: 'complete' });
  }

  async evaluate(expression) {
    const { type, result, exceptionDetails } = await this.#ask('script.evaluate', {
      expression: `(async () => JSON.stringify(await (${expression})))()`,
      target: { context: this.#context }, awaitPromise: true,
    });
    if (type === 'exception') throw new Error(`${expression}: ${exceptionDetails.text}`);
    return result.value === undefined ? undefined : JSON.parse(result.value);
  }

  /** Until it is true of the page. */
  async until(what, expression) {
    const end = Date.now() + PATIENCE;
    while (!(await this.evaluate(expression))) {
      if (Date.now() > end) throw new Error(`in vain waited for: ${what}`);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  }

  async click(selector) {
    await this.until(`${selector} is there`, `!!document.querySelector(${JSON.stringify(selector)})`);
    // Where something else lies on its middle, its upper left corner may be free.
    const { x, y } = await this.evaluate(`(() => {
      const node = document.querySelector(${JSON.stringify(selector)});
      node.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = node.getBoundingClientRect();
      const places = [[left + width / 2, top + height / 2], [left + 14, top + 30]];
      const [x, y] = places.find(([a, b]) => node.contains(document.elementFromPoint(a, b))) ?? places[0];
      return { x: Math.round(x), y: Math.round(y) };
    })()`);
    await this.#perform({
      type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x, y }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 },
      ],
    });
  }

  press(key) {
    const value = KEYS[key] ?? key;
    return this.#perform({
      type: 'key', id: 'keys', actions: [{ type: 'keyDown', value }, { type: 'keyUp', value }],
    });
  }

  #perform(source) {
    return this.#ask('input.performActions', { context: this.#context, actions: [source] });
  }

  async close() {
    await this.#ask('browser.close', {}).catch(() => undefined);
    this.#socket.close();
  }
}

const PLAYABLE = '[data-card]:not([aria-disabled="true"])';
const BRASS = '.board .button.brass:not([disabled])';
const lines = 'document.querySelectorAll(".rail-log li:not(.turn)").length';

async function expectNoSideways(firefox, where) {
  const [content, room] = await firefox.evaluate(
    '[document.documentElement.scrollWidth, document.documentElement.clientWidth]');
  if (content > room) throw new Error(`${where} is ${content} px wide in a window of ${room}`);
}

/** From the lobby to a running match against bots. */
async function playNow(firefox, address, game) {
  await firefox.open(`${address}#/`);
  await firefox.click(`.covers button[aria-label^="${game}"]`);
  await firefox.until(`${game} is chosen`, `document.querySelector('#chosen-game')?.textContent === ${JSON.stringify(game)}`);
  await firefox.click('.acts .brass:not([disabled])');
  await firefox.until('cards are dealt', '!!document.querySelector("[data-card]")');
  await expectNoSideways(firefox, game);
}

const STEPS = {
  async lobby(firefox, address) {
    await firefox.open(address);
    await firefox.until('the lobby is there', '!!document.querySelector(".acts .brass:not([disabled])")');
    await expectNoSideways(firefox, 'the lobby');
    await firefox.resize(390, 844);
    await expectNoSideways(firefox, 'the lobby on a phone');
    await firefox.resize(1280, 800);
  },

  // By keyboard from the page itself: an arrow key enters the hand. (Without a screen the window has no
  // focus, so that no rim is seen and Enter presses nothing.)
  async 'THE Phase'(firefox, address) {
    await playNow(firefox, address, 'THE Phase');
    await firefox.until('a card may be played', `!!document.querySelector('${PLAYABLE}')`);
    await firefox.evaluate('document.activeElement.blur()');
    const before = await firefox.evaluate(lines);
    await firefox.press('ArrowRight');
    await firefox.until('the focus is in the hand', 'document.activeElement.matches("[data-card]")');
    await firefox.click(PLAYABLE);
    await firefox.click(BRASS);
    await firefox.until('the card is told of', `${lines} > ${before}`);
    await firefox.until('somebody takes a card', '/ take/.test(document.querySelector(".rail-log").textContent)');
  },

  // A phase, a draw by its key, and a card to throw away.
  async 'Phase 10 Masters'(firefox, address) {
    await playNow(firefox, address, 'Phase 10 Masters');
    await firefox.click('.chooser button:not([aria-disabled="true"])');
    await firefox.until('all have chosen', '/You try phase/.test(document.querySelector(".rail-log").textContent)');
    await firefox.until('something may be drawn', '!!document.querySelector("[aria-keyshortcuts=D]")');
    await firefox.press('d');
    await firefox.until('eleven cards', 'document.querySelectorAll("[data-card]").length === 11');
    await firefox.click('[data-card*="-"]:not([aria-disabled="true"])');
    // Not the main button, which throws nothing away that the phase wants.
    await firefox.click('button[data-drop="discard"]');
    await firefox.until('a card is gone', 'document.querySelectorAll("[data-card]").length < 11');
    await firefox.until('the turn is told of', '/You (discard|save)/.test(document.querySelector(".rail-log").textContent)');
  },
};

const root = new URL('..', import.meta.url).pathname;
const profile = await mkdtemp(join(tmpdir(), 'penta-firefox-'));
const penta = await started(`${root}build/release/penta`, ['serve', '--port', '0', '--db', ':memory:'], 'stdout',
  /http:\/\/127\.0\.0\.1:\d+\//);
const browser = await started('firefox-esr',
  ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], 'stderr', /ws:\/\/127\.0\.0\.1:\d+/);
let failed = 0;
try {
  const firefox = await Firefox.at(browser.address);
  console.log(`Firefox ${firefox.version}`);
  await firefox.resize(1280, 800);
  // Bots that take no time, and nothing that rests.
  await firefox.open(penta.address);
  await firefox.evaluate(`localStorage.setItem('penta.pace', '0'),
    localStorage.setItem('penta.settings', JSON.stringify({ lang: 'en', tempo: 'instant' }))`);
  await firefox.reload();
  for (const [name, step] of Object.entries(STEPS)) {
    const problem = await step(firefox, penta.address).then(() => null, (error) => error.message);
    const complaints = firefox.complaints.splice(0);
    const all = [...(problem ? [problem] : []), ...complaints];
    failed += all.length;
    console.log(`${all.length === 0 ? 'ok    ' : 'FAILED'} ${name}${all.map((each) => `\n       ${each}`).join('')}`);
  }
  await firefox.close();
} finally {
  browser.child.kill();
  penta.child.kill();
  await rm(profile, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;
