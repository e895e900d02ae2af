// Nothing sounds until it is switched on; then what happens can be heard.
import { expect, moveByMouse, playable, playNow, test } from './penta';

declare global {
  interface Window {
    heard: string[];
  }
}

test('silent until switched on; then the cards, and a bell behind another window', async ({ page, open }) => {
  await page.addInitScript(() => {
    window.heard = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (this: OscillatorNode, at) {
      window.heard.push(`tone ${this.frequency.value}`);
      start.call(this, at);
    };
    const paper = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, at) {
      window.heard.push('paper');
      paper.call(this, at);
    };
    const Real = AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        window.heard.push('context');
      }
    };
  });
  const heard = () => page.evaluate(() => window.heard);
  await open(page);
  await playNow(page);
  await moveByMouse(page);
  expect(await heard()).toEqual([]);

  await page.getByRole('button', { name: 'Switch the sound on' }).click();
  for (let moves = 0; moves < 3; moves++) await moveByMouse(page);
  const sounds = await heard();
  expect(sounds.filter((one) => one === 'context')).toHaveLength(1);
  expect(sounds).toEqual(expect.arrayContaining(['paper', 'tone 900', 'tone 150']));

  // Behind another window: a bell when one is awaited.
  expect(sounds).not.toContain('tone 1318');
  await expect(playable(page).first()).toBeVisible({ timeout: 20_000 });
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  await moveByMouse(page);
  await expect.poll(heard).toContain('tone 1318');

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('slider', { name: 'Volume' }).fill('0.35');
  await page.reload();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('penta.settings')!));
  expect(kept).toMatchObject({ sound: true, volume: 0.35 });
});
