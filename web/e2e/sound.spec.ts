// Nothing sounds until it is switched on; then what happens can be heard.
import { expect, playCard, sitDown, test } from './penta';
import { adaLeadsThree } from './positions';

declare global {
  interface Window {
    heard: string[];
  }
}

test('silent until switched on; then the cards, and a bell behind another window', async ({ page, open, prepare }) => {
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
  const table = await (await prepare(adaLeadsThree)).start();
  await sitDown(page, open, table);
  await playCard(page, 'blue-1');
  await table.play(2, 'play blue-20');
  await table.play(3, 'play blue-14');
  await expect(page.locator('.rail-log')).toContainText('Yuna plays blue 14');
  expect(await heard()).toEqual([]);

  await page.getByRole('button', { name: 'Switch the sound on' }).click();
  await playCard(page, 'red-4');
  await table.play(2, 'play red-10');
  await table.play(3, 'play red-35');
  await expect.poll(heard).toEqual(expect.arrayContaining(['paper', 'tone 900', 'tone 150']));
  const sounds = await heard();
  expect(sounds.filter((one) => one === 'context')).toHaveLength(1);

  // Behind another window: a bell when one is awaited, and not before.
  await playCard(page, 'green-35');
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  await table.play(2, 'play green-50');
  expect(await heard()).not.toContain('tone 1318');
  await table.play(3, 'play green-6');
  await table.play(3, 'play yellow-40');
  await expect.poll(heard).toContain('tone 1318');

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('slider', { name: 'Volume' }).fill('0.35');
  await page.reload();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('penta.settings')!));
  expect(kept).toMatchObject({ sound: true, volume: 0.35 });
});
