import { beforeEach, expect, test, vi } from 'vitest';
import { Client, Refused } from './client.svelte';
import { FakeHost, table, update } from './fake-host';
import { TableSession } from './session.svelte';

let host: FakeHost;
let client: Client;
let session: TableSession;
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

function answerJoins(seat: number | null = 1) {
  for (const join of host.said.filter((one) => one.type === 'join')) {
    host.tell({ type: 'joined', re: join.id!, table: 'T', role: 'seat', seat });
  }
}

beforeEach(async () => {
  host = new FakeHost();
  client = new Client(host, 'en');
  session = new TableSession(client, ['K1']);
  await nextTask();
  host.open();
  answerJoins();
  host.tell(table());
  host.tell(update(-1, 4));
});

test('greets, joins and shows what comes', () => {
  expect(host.said.slice(0, 2)).toMatchObject([
    { type: 'hello', version: 1, lang: 'en', previews: true },
    { type: 'join', key: 'K1' },
  ]);
  expect(session.id).toBe('T');
  expect(session.table?.seats).toHaveLength(2);
  expect(session.story(1).map((one) => one.text)).toEqual([
    'entry 0', 'entry 1', 'entry 2', 'entry 3', 'entry 4',
  ]);
  expect(session.state(1)?.number).toBe(4);
  expect(session.state(null)).toBeNull();
});

test('messages for other tables are not its business', () => {
  host.tell({ ...update(4, 5), table: 'U' });
  expect(session.state(1)?.number).toBe(4);
});

test('a repeated or overlapping update is told once', () => {
  host.tell(update(4, 6));
  host.tell(update(4, 6));
  host.tell(update(5, 7));
  expect(session.story(1).map((one) => one.n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('a gap makes it ask for the whole story', () => {
  const before = host.count('join');
  host.tell(update(7, 8));
  expect(host.count('join')).toBe(before + 1);
  expect(host.last('join')).not.toHaveProperty('since');
});

test('a move carries what was seen, and a fresh id each time', async () => {
  void session.play(1, 'play green-8');
  expect(session.moving).toBe(true);
  const first = host.last('move');
  expect(first).toMatchObject({ table: 'T', seat: 1, seen: 4, move: 'play green-8' });
  expect(first.id).toMatch(/^[0-9a-f]{32}$/);
  host.tell({ type: 'moved', re: first.id, number: 5 });
  host.tell(update(4, 5));
  await nextTask();
  expect(session.moving).toBe(false);
  void session.play(1, 'play red-3');
  expect(host.last('move').id).not.toBe(first.id);
  expect(host.last('move').seen).toBe(5);
});

test('two presses are one move', () => {
  void session.play(1, 'play green-8');
  void session.play(1, 'play green-8');
  expect(host.count('move')).toBe(1);
});

test('after an interruption it comes back with since, then says the same move again', async () => {
  void session.play(1, 'play green-8');
  const move = host.last('move');
  host.lose();
  expect(client.link).toBe('lost');
  host.said = [];
  host.open();
  expect(client.link).toBe('open');
  const types = host.said.map((one) => one.type).filter((type) => type !== 'rules');
  expect(types).toEqual(['hello', 'join', 'move']);
  expect(host.last('join')).toMatchObject({ key: 'K1', since: 4 });
  expect(host.last('move')).toEqual(move);
  host.tell({ type: 'moved', re: move.id, number: 5 });
  await nextTask();
  expect(session.moving).toBe(false);
});

test('what must not be asked twice fails with the connection', async () => {
  const created = client.ask({ type: 'create', game: 'the-phase' });
  host.lose();
  await expect(created).rejects.toBeInstanceOf(Refused);
  host.said = [];
  host.open();
  expect(host.count('create')).toBe(0);
});

test('a reason against a move is shown; being late is not', async () => {
  void session.play(1, 'play red-6');
  host.tell({ type: 'error', re: host.last('move').id, code: 'illegal', text: 'You must follow.' });
  await nextTask();
  expect(session.notice).toMatchObject({ code: 'illegal', text: 'You must follow.' });
  void session.play(1, 'play green-8');
  expect(session.notice).toBeNull();
  host.tell({ type: 'error', re: host.last('move').id, code: 'stale', text: 'Too late.' });
  await nextTask();
  expect(session.notice).toBeNull();
});

test('a key that nobody knows', async () => {
  const other = new TableSession(client, ['K9']);
  host.tell({ type: 'error', re: host.last('join').id!, code: 'unknown', text: 'No such key.' });
  expect(other.failed).toEqual({ code: 'unknown', text: 'No such key.' });
  expect(session.failed).toBeNull();
});

const memories = {
  loadDeal: () => null,
  saveDeal: () => undefined,
  ownKey: (invitation: string) => `own of ${invitation}`,
  dropOwnKey: vi.fn(),
};

test('an invitation is exchanged for an own key, which is used from then on', () => {
  const guest = new TableSession(client, ['INVITATION'], memories);
  expect(host.last('join')).toMatchObject({ key: 'INVITATION', own: 'own of INVITATION' });
  // The answer is lost: the same again.
  host.lose();
  host.open();
  const { id } = host.last('join');
  expect(host.last('join')).toMatchObject({ key: 'INVITATION', own: 'own of INVITATION' });
  host.tell({ type: 'joined', re: id!, table: 'T', role: 'seat', seat: 2, key: 'own of INVITATION' });
  expect(guest.joined).toEqual([
    { link: 'INVITATION', key: 'own of INVITATION', role: 'seat', seat: 2 },
  ]);
  host.lose();
  host.open();
  expect(host.last('join')).toMatchObject({ key: 'own of INVITATION' });
  expect(host.last('join')).not.toHaveProperty('own');
  host.tell({ type: 'joined', re: host.last('join').id!, table: 'T', role: 'seat', seat: 2 });
  expect(guest.joined).toMatchObject([{ link: 'INVITATION', key: 'own of INVITATION' }]);
});

test('what is no invitation leaves nothing to remember', () => {
  const watcher = new TableSession(client, ['WATCH'], memories);
  host.tell({ type: 'joined', re: host.last('join').id!, table: 'T', role: 'watch' });
  expect(watcher.joined).toEqual([{ link: 'WATCH', key: 'WATCH', role: 'watch', seat: null }]);
  expect(memories.dropOwnKey).toHaveBeenCalledWith('WATCH');
});

test('a seat that is taken: there is nothing to show, unless another key is good', () => {
  const late = new TableSession(client, ['INVITATION'], memories);
  host.tell({ type: 'error', re: host.last('join').id!, code: 'taken', text: 'Taken.' });
  expect(late.failed).toEqual({ code: 'taken', text: 'Taken.' });

  session.addKey('INVITATION');
  host.tell({ type: 'error', re: host.last('join').id!, code: 'taken', text: 'Taken.' });
  expect(session.failed).toBeNull();
  expect(session.notice).toEqual({ code: 'taken', text: 'Taken.' });
});

test('who is removed by the host is told so and does not come back', () => {
  host.tell({ type: 'error', code: 'not_yours', text: 'Removed.', table: 'T', seat: 2 });
  expect(session.failed).toBeNull();
  host.tell({ type: 'error', code: 'not_yours', text: 'Removed.', table: 'T', seat: 1 });
  expect(session.failed).toEqual({ code: 'not_yours', text: 'Removed.' });
  host.lose();
  host.said = [];
  host.open();
  expect(host.count('join')).toBe(0);
});

test('an undo that is asked for: agreed, refused, overtaken', () => {
  const asked = { type: 'undo_asked', table: 'T', seat: 2, takes_back: [3, 4], waiting: [1] } as const;
  host.tell({ ...asked, takes_back: [3, 4], waiting: [1] });
  expect(session.undoAsked?.seat).toBe(2);
  session.agree(1, true);
  expect(host.last('agree')).toMatchObject({ seat: 1, agree: true });
  expect(session.undoAsked).toBeNull();

  host.tell({ ...asked, takes_back: [3, 4], waiting: [1] });
  host.tell(update(4, 5));
  expect(session.undoAsked).toBeNull();

  host.tell({ ...asked, takes_back: [3, 4], waiting: [1] });
  host.tell({ type: 'undo_refused', table: 'T', seat: 2, by: 1, moved: true });
  expect(session.undoAsked).toBeNull();
  expect(session.notice).toBeNull();

  host.tell({ ...asked, takes_back: [3, 4], waiting: [1] });
  host.lose();
  host.open();
  expect(session.undoAsked).toBeNull();

  host.tell({ type: 'undo_refused', table: 'T', seat: 1, by: 2 });
  expect(session.notice).toMatchObject({ code: 'undo_refused', by: 2 });
});

test('a hint holds until the table changes', async () => {
  void session.askHint(1);
  const asked = host.last('hint');
  const moves = [{ move: 'play green-8', text: 'Play green 8', chance: 41, reason: 'It takes red 9.' }];
  const hint = { table: 'T', seat: 1, number: 4, moves };
  host.tell({ type: 'hint', re: asked.id!, ...hint });
  await nextTask();
  expect(session.hint?.moves[0]?.move).toBe('play green-8');
  host.tell(update(4, 5));
  expect(session.hint).toBeNull();
});

test('another language: hello again, the story is replaced, the rules are asked for', () => {
  host.said = [];
  client.speak('de');
  expect(host.said).toMatchObject([{ type: 'hello', lang: 'de' }]);
  host.tell({ ...client.welcome!, lang: 'de' });
  expect(host.last('rules')).toMatchObject({ game: 'the-phase' });
  const told = update(-1, 4);
  told.events.forEach((one) => (one.text = 'deutsch'));
  host.tell(told);
  expect(session.story(1).map((one) => one.text)).toEqual(new Array(5).fill('deutsch'));
});

test('leaving waits a moment, and not at all if another page is at the table', async () => {
  vi.useFakeTimers();
  const other = new TableSession(client, ['K1']);
  answerJoins();
  session.close();
  vi.advanceTimersByTime(5000);
  expect(host.count('leave')).toBe(0);
  other.close();
  vi.advanceTimersByTime(5000);
  expect(host.last('leave')).toMatchObject({ table: 'T' });
  vi.useRealTimers();
});

test('chat keeps its place in the story', () => {
  const chat = { type: 'chat', table: 'T', seat: 2, name: 'Mirko', text: '<b>hi</b>', time: 1 } as const;
  host.tell(chat);
  host.tell(update(4, 5));
  host.tell({ ...chat, time: 2 });
  expect(session.chat.map((one) => one.after)).toEqual([4, 5]);
});

test('the deal: sealed for own seats, shown when all are sealed', () => {
  const both = { seats: [1, 2], commits: [], missing: [] };
  const deal = { type: 'deal', table: 'T', attempt: 1, match: 'M', server_commit: 'S', ...both } as const;
  host.tell({ ...deal, step: 'commit' });
  expect(host.count('commit')).toBe(1);
  const { seat, commit } = host.last('commit');
  expect(seat).toBe(1);
  expect(commit).toMatch(/^[0-9a-f]{64}$/);
  host.tell({ ...deal, step: 'reveal', commits: [{ seat: 1, commit }, { seat: 2, commit: 'x' }] });
  expect(host.count('reveal')).toBe(1);
  expect(session.promised).toMatchObject({ match: 'M', server_commit: 'S' });
  expect(session.promised?.reveals['1']).toBe(host.last('reveal').reveal);
});

test('a host with much to do is asked again in a moment', async () => {
  vi.useFakeTimers();
  const other = new TableSession(client, ['K2']);
  const joins = () => host.said.filter((one) => one.type === 'join' && one.key === 'K2');
  host.tell({ type: 'error', re: joins()[0]!.id!, code: 'limit', text: 'Too much.' });
  expect(other.failed).toBeNull();
  expect(joins()).toHaveLength(1);
  vi.advanceTimersByTime(3000);
  expect(joins()).toHaveLength(2);
  host.tell({ type: 'error', re: joins()[1]!.id!, code: 'limit', text: 'Too much.' });
  other.close();
  vi.advanceTimersByTime(3000);
  expect(joins()).toHaveLength(2);

  const asked = client.ask({ type: 'rules', game: 'the-phase', options: {} });
  const questions = () => host.said.filter((one) => one.type === 'rules' && one.game === 'the-phase');
  const before = questions().length;
  host.tell({ type: 'error', re: questions().at(-1)!.id!, code: 'limit', text: 'Too much.' });
  vi.advanceTimersByTime(3000);
  expect(questions()).toHaveLength(before + 1);
  for (let i = 0; i < 4; i += 1) {
    host.tell({ type: 'error', re: questions().at(-1)!.id!, code: 'limit', text: 'Too much.' });
    vi.advanceTimersByTime(3000);
  }
  vi.useRealTimers();
  await expect(asked).rejects.toThrow('Too much.');
});

test('what this seat passes unasked is the host\'s to know', () => {
  session.standingPass(1, 'concern', null);
  expect(host.last('standing_pass')).toMatchObject({ table: 'T', seat: 1, until: 'concern', ask: null });
  const told = update(4, 4);
  const standing = { until: 'concern', ask: ['attacked'], held: ['attacked'] } as const;
  host.tell({ ...told, state: { ...told.state, standing: { ...standing, ask: [...standing.ask], held: [...standing.held] } } });
  expect(session.state(1)?.standing).toEqual(standing);
  expect(session.story(1)).toHaveLength(5);
});
