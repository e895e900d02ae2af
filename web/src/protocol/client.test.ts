import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Client, type Refused } from './client.svelte';
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

const outcome = (asked: Promise<unknown>) => asked.then(() => 'answered', (refused: Refused) => refused.code);

test('a question begins with what its answer needs', () => {
  void client.ask({ type: 'verify', record: { long: true } });
  expect(Object.keys(host.last('verify'))).toEqual(['type', 'id', 'record']);
});

test('what is too long for the host is refused before it is sent', async () => {
  expect(await outcome(client.ask({ type: 'verify', record: 'ä'.repeat(2_100_000) }))).toBe('limit');
  expect(host.count('verify')).toBe(0);
  void client.ask({ type: 'verify', record: 'x'.repeat(2_000_000) });
  expect(host.count('verify')).toBe(1);
});

test('an error that names no question: what may be asked twice is asked again, all else is refused', async () => {
  const made = outcome(client.ask({ type: 'create', game: 'the-phase' }));
  const checked = outcome(client.ask({ type: 'verify', record: {} }));
  host.tell({ type: 'error', code: 'limit', text: 'Too many messages.' });
  expect(await made).toBe('limit');
  await vi.advanceTimersByTimeAsync(2000);
  expect(host.count('verify')).toBe(2);
  expect(host.count('create')).toBe(1);
  host.tell({ type: 'error', code: 'malformed', text: 'That is no JSON.' });
  expect(await checked).toBe('malformed');
});

test('being removed from a seat answers no question', async () => {
  const checked = outcome(client.ask({ type: 'verify', record: {} }));
  host.tell({ type: 'error', code: 'not_yours', text: 'Somebody else sits here.', table: 'T', seat: 1 });
  host.tell({ type: 'verdict', re: host.last('verify').id!, flaw: 'nothing', text: '', checks: [] });
  expect(await checked).toBe('answered');
});
