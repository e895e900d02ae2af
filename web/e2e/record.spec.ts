// The record of a long match: it is checked on the page, and can be saved.
import { readFile } from 'node:fs/promises';
import type { CreatedMessage, RecordMessage } from '../src/protocol/types';
import { expect, isOver, test } from './penta';
import { Caller } from './prepared';

const MESSAGE_BYTES = 65_536;

/** A match of bots that makes more than an ordinary message could hold, and most of them do. */
async function longMatch(address: string): Promise<string> {
  const caller = await Caller.to(address);
  for (;;) {
    const { table, host, watch } = await caller.ask<CreatedMessage>({
      type: 'create', game: 'phase10-masters', options: { players: '4' }, pace: 0,
      seats: Array.from({ length: 4 }, () => ({ who: 'bot', level: 'easy' })),
    });
    await caller.ask({ type: 'join', key: watch });
    await caller.ask({ type: 'join', key: host });
    await caller.ask({ type: 'start', table });
    await caller.until(table, null, (state) => state.outcome !== null);
    const { record } = await caller.ask<RecordMessage>({ type: 'record', table });
    if (JSON.stringify(record).length < MESSAGE_BYTES) continue;
    caller.hangUp();
    return watch;
  }
}

test('the record of a match with very many entries is checked and saved', async ({ page, open, address }) => {
  await open(page, `#/watch/${await longMatch(address)}`);
  await expect(isOver(page)).toBeVisible();
  await expect(page.getByText(/Deal and moves, checked on this device/)).toBeVisible();
  await expect(page.getByText(/[0-9]{3,} entries, all legal/)).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  const record = JSON.parse(await readFile((await (await saved).path())!, 'utf8')) as { log: unknown[] };
  expect(JSON.stringify(record).length).toBeGreaterThan(MESSAGE_BYTES);
});
