// The client that follows docs/protocol.md plays a match.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from './penta';

test('examples/client.mjs plays a whole match and checks the deal', async ({ address }) => {
  const client = fileURLToPath(new URL('../../examples/client.mjs', import.meta.url));
  const socket = address.replace(/^http/, 'ws') + 'ws';
  const { stdout } = await promisify(execFile)(process.execPath, [client, socket]);
  expect(stdout).toContain('Checked: our seed is in the record');
});
