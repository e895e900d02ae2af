import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Client } from './client.svelte';
import { FakeHost } from './fake-host';

let host: FakeHost;
let client: Client;

beforeEach(async () => {
  vi.useFakeTimers();
  host = new FakeHost();
  client = new Client(host, 'en');
  await Promise.resolve();
  host.open();
});
afterEach(() => vi.useRealTimers());

test('a host that answers is there', async () => {
  const answered = client.answers(300);
  host.tell({ type: 'done', re: host.last('ping').id! });
  expect(await answered).toBe(true);
  await vi.advanceTimersByTimeAsync(400);
  expect(client.link).toBe('open');
});

test('one that has too much to do is there, too', async () => {
  const answered = client.answers(300);
  host.tell({ type: 'error', re: host.last('ping').id!, code: 'limit', text: 'Slowly, please.' });
  expect(await answered).toBe(true);
});

test('one that has fallen silent counts as lost, and whoever listens is told', async () => {
  const lost = vi.fn();
  client.listen({ opened: () => undefined, received: () => undefined, lost });
  const answered = client.answers(300);
  await vi.advanceTimersByTimeAsync(299);
  expect(client.link).toBe('open');
  await vi.advanceTimersByTimeAsync(1);
  expect(await answered).toBe(false);
  expect(client.link).toBe('lost');
  expect(lost).toHaveBeenCalledOnce();
});
