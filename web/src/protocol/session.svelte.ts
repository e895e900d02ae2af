// One table as this device sees it: everything a page shows, kept up to date, and everything a
// player may do. No rule of any game is here: what is legal, and why not, comes from the host.
import { randomId } from '../lib/sha256';
import { Refused, type Client } from './client.svelte';
import { DealPart, type DealMemory } from './deal';
import { emptyStory, extendStory, type Story } from './story';
import type {
  ArrangedMessage, ChatMessage, DealMessage, ErrorMessage, HighScore, HintMessage, Incoming, JoinedMessage, Level,
  PointMessage, RulesMessage, State, StoryEvent, TableMessage, UndoAskedMessage, Until, UpdateMessage, Wish,
} from './types';

/** Somebody at the table: a seat's number, or `null` for a stranger. */
export type Eyes = number | null;
const A_MOMENT = 2000;
const POINTED_FOR = 6000;
const nameOf = (eyes: Eyes) => String(eyes ?? 'stranger');

export interface Memories {
  loadDeal(table: string): DealMemory | null;
  saveDeal(table: string, memory: DealMemory): void;
  /** The key that this device wants in place of an invitation: always the same for the same one. */
  ownKey(invitation: string): string;
  /** That was no invitation: there is nothing to remember. */
  dropOwnKey(key: string): void;
}

export interface Joined {
  /** What the page was opened with: the key itself, or an invitation that became it. */
  link: string;
  key: string;
  role: 'seat' | 'watch' | 'host';
  seat: Eyes;
}

export class TableSession {
  id = $state<string | null>(null);
  table = $state.raw<TableMessage | null>(null);
  joined = $state.raw<Joined[]>([]);
  /** With the number of the last entry that was there when it was said. */
  chat = $state.raw<(ChatMessage & { after: number })[]>([]);
  /** Where people put their fingers: the last of each, for some seconds. */
  pointed = $state.raw<PointMessage[]>([]);
  deal = $state.raw<DealMessage | null>(null);
  rules = $state.raw<RulesMessage | null>(null);
  undoAsked = $state.raw<UndoAskedMessage | null>(null);
  hint = $state.raw<HintMessage | null>(null);
  /** The last thing that did not work, in words; the page shows it and lets it be put away. */
  notice = $state.raw<{ code: string; text: string; by?: number } | null>(null);
  /** Set when no key fits: there is nothing to show here. */
  failed = $state.raw<{ code: string; text: string } | null>(null);
  moving = $state(false);

  #states = $state.raw<Record<string, State>>({});
  #stories = $state.raw<Record<string, Story>>({});
  #joins = new Map<string, string>();
  #later = new Set<ReturnType<typeof setTimeout>>();
  #tellIds = new Set<string>();
  #part = new DealPart();
  #stopListening: () => void;
  #rulesFor = '';
  #record: Promise<unknown> | null = null;

  constructor(
    readonly client: Client,
    private readonly keys: string[],
    private readonly memories: Memories | null = null,
  ) {
    this.#stopListening = client.listen({
      opened: () => this.#join(),
      received: (message) => this.#received(message),
    });
  }

  close(): void {
    this.#stopListening();
    this.#forgetLater();
    if (this.id) this.client.release(this.id);
  }

  // ------------------------------------------------------------ what is there

  get eyes(): Eyes[] {
    return Object.keys(this.#states).map((name) => (name === 'stranger' ? null : Number(name)));
  }
  state(eyes: Eyes): State | null {
    return this.#states[nameOf(eyes)] ?? null;
  }
  story(eyes: Eyes): StoryEvent[] {
    return this.#stories[nameOf(eyes)]?.events ?? [];
  }
  get #latest(): number {
    return Math.max(-1, ...Object.values(this.#states).map((state) => state.number));
  }
  get yours(): number[] {
    return this.table?.yours ?? [];
  }
  name(seat: number | null): string {
    return this.table?.seats.find((one) => one.seat === seat)?.name ?? '';
  }
  get promised(): DealMemory | null {
    if (this.#part.memory.match) return this.#part.memory;
    return this.id ? (this.memories?.loadDeal(this.id) ?? null) : null;
  }

  // ------------------------------------------------------------ what can be done

  addKey(key: string): void {
    if (this.keys.includes(key)) return;
    this.keys.push(key);
    this.#joinWith(key);
  }

  async play(seat: number, move: string): Promise<void> {
    const state = this.state(seat);
    if (!state || !this.id || this.moving) return;
    this.moving = true;
    this.notice = null;
    const request = { type: 'move', id: randomId(), table: this.id, seat, move } as const;
    await this.#try(this.client.ask({ ...request, seen: state.number }));
    this.moving = false;
  }

  undo(seat: number): void {
    const state = this.state(seat);
    if (state && this.id) {
      this.#tell({ type: 'undo', id: randomId(), table: this.id, seat, seen: state.number });
    }
  }

  agree(seat: number, agree: boolean): void {
    if (!this.id || !this.undoAsked) return;
    this.#tell({ type: 'agree', id: randomId(), table: this.id, seat, agree });
    const waiting = this.undoAsked.waiting.filter((one) => one !== seat);
    this.undoAsked = agree && waiting.length > 0 ? { ...this.undoAsked, waiting } : null;
  }

  async askHint(seat: number): Promise<void> {
    if (!this.id) return;
    const hint = await this.#try(this.client.ask({ type: 'hint', table: this.id, seat }));
    if (hint && hint.number === this.state(seat)?.number) this.hint = hint;
  }

  /** What can become of things that were put together in any order, or why nothing. */
  async arrange(seat: number, wish: Wish): Promise<ArrangedMessage | null> {
    if (!this.id) return null;
    const answer = await this.#try(this.client.ask({ type: 'arrange', table: this.id, seat, wish }));
    return answer && answer.number === this.state(seat)?.number ? answer : null;
  }

  pause(seat: number): void {
    if (this.id) this.#tell({ type: 'pause', id: randomId(), table: this.id, seat });
  }
  resume(seat: number): void {
    if (this.id) this.#tell({ type: 'resume', id: randomId(), table: this.id, seat });
  }

  /** Passes in windows to react without being asked. Without questions to be asked nevertheless: the usual ones. */
  standingPass(seat: number, until: Until, ask: string[] | null): void {
    if (this.id) this.#tell({ type: 'standing_pass', id: randomId(), table: this.id, seat, until, ask });
  }

  concede(seat: number): void {
    if (this.id) this.#tell({ type: 'concede', id: randomId(), table: this.id, seat });
  }
  offerDraw(seat: number): void {
    if (this.id) this.#tell({ type: 'offer_draw', id: randomId(), table: this.id, seat });
  }
  answerDraw(seat: number, accept: boolean): void {
    const type = accept ? 'accept_draw' : 'decline_draw';
    if (this.id) this.#tell({ type, id: randomId(), table: this.id, seat });
  }

  say(seat: number, text: string): void {
    const words = text.trim();
    if (this.id && words) {
      this.#tell({ type: 'chat', id: randomId(), table: this.id, seat, text: words });
    }
  }

  point(seat: number, at: string, move = ''): void {
    if (this.id) this.#tell({ type: 'point', id: randomId(), table: this.id, seat, at, move });
  }

  /** The best matches of this host that can be compared with this one; null if the game has no such list. */
  async highScores(): Promise<HighScore[] | null> {
    if (!this.table) return null;
    const { game, options } = this.table;
    const { list, scores } = await this.client.ask({ type: 'high_scores', game, options });
    return list ? scores : null;
  }

  rename(seat: number, name: string): void {
    const words = name.trim();
    if (this.id && words && words !== this.name(seat)) {
      this.#tell({ type: 'rename', id: randomId(), table: this.id, seat, name: words });
    }
  }

  start(): void {
    if (this.id) this.#tell({ type: 'start', id: randomId(), table: this.id });
  }

  standIn(seat: number, level: Level | null): void {
    if (this.id) this.#tell({ type: 'stand_in', id: randomId(), table: this.id, seat, level });
  }

  /** Makes the old link of a seat useless; the answer is the key of the new one. */
  async remove(seat: number): Promise<string | null> {
    if (!this.id) return null;
    const answer = await this.#try(this.client.ask({ type: 'remove', table: this.id, seat }));
    return answer?.key ?? null;
  }

  closeTable(): void {
    if (this.id) this.#tell({ type: 'close', id: randomId(), table: this.id });
  }

  async loadRules(): Promise<void> {
    const { table } = this;
    if (!table) return;
    const wanted = `${table.game} ${this.client.welcome?.lang} ${JSON.stringify(table.options)}`;
    if (wanted === this.#rulesFor) return;
    this.#rulesFor = wanted;
    const { game, options } = table;
    const rules = await this.#try(this.client.ask({ type: 'rules', game, options }));
    if (rules) this.rules = rules;
  }

  /** The table as it was after an entry; null if that cannot be told now. */
  async stateAt(eyes: Eyes, at: number): Promise<State | null> {
    if (!this.id) return null;
    const frame = await this.#try(this.client.ask({ type: 'replay', table: this.id, seat: eyes, at }));
    return frame?.state ?? null;
  }

  /** Everything about a match that is over; it does not change any more. */
  record(): Promise<unknown> {
    const table = this.id ?? '';
    this.#record ??= this.client.ask({ type: 'record', table }).then(({ record }) => record);
    return this.#record;
  }

  // ------------------------------------------------------------ what comes

  #tell(message: Parameters<Client['tell']>[0] & { id: string }): void {
    this.#tellIds.add(message.id);
    this.client.tell(message);
  }

  async #try<T>(asked: Promise<T>): Promise<T | null> {
    try {
      return await asked;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      // Who is too late sees the new table anyhow, and who lost the connection is told so.
      if (problem.code !== 'stale' && problem.code !== 'lost') {
        this.notice = { code: problem.code, text: problem.message };
      }
      return null;
    }
  }

  #join(): void {
    this.#joins.clear();
    this.#forgetLater();
    // The host asks again if the question is still open.
    this.undoAsked = null;
    for (const key of this.keys) this.#joinWith(key);
  }

  #joinWith(key: string): void {
    const id = randomId();
    this.#joins.set(id, key);
    const seat = this.joined.find((one) => one.key === key);
    const story = seat && seat.role !== 'host' ? this.#stories[nameOf(seat.seat)] : undefined;
    const since = story && story.number >= 0 ? { since: story.number } : {};
    // An unknown key may be an invitation. If the answer is lost, the same is said again.
    const own = seat || !this.memories ? {} : { own: this.memories.ownKey(key) };
    this.client.tell({ type: 'join', id, key, ...own, ...since });
  }

  /** The host has too much to do for this address: it asks for a moment. */
  #joinLater(key: string): void {
    const waiting = setTimeout(() => {
      this.#later.delete(waiting);
      this.#joinWith(key);
    }, A_MOMENT);
    this.#later.add(waiting);
  }

  #forgetLater(): void {
    for (const waiting of this.#later) clearTimeout(waiting);
    this.#later.clear();
  }

  #tellAgain(eyes: Eyes): void {
    const seat = this.joined.find((one) => one.seat === eyes && one.role !== 'host');
    if (!seat) return;
    delete this.#stories[nameOf(eyes)];
    this.#joinWith(seat.key);
  }

  #received(message: Incoming): void {
    if (message.type === 'joined' && message.re && this.#joins.has(message.re)) {
      this.#hasJoined(message, this.#joins.get(message.re)!);
      return;
    }
    if (message.type === 'error') {
      this.#error(message);
      return;
    }
    if (message.type === 'welcome') {
      // The story is told again in another language by itself; the rules have to be asked for.
      void this.loadRules();
      return;
    }
    if (!('table' in message) || message.table !== this.id) return;
    switch (message.type) {
      case 'table':
        this.#tableChanged(message);
        break;
      case 'update':
        this.#update(message);
        break;
      case 'deal':
        this.#dealStep(message);
        break;
      case 'chat':
        this.chat = [...this.chat.slice(-199), { ...message, after: this.#latest }];
        break;
      case 'point':
        this.pointed = [...this.pointed.filter(({ seat }) => seat !== message.seat), message];
        setTimeout(() => (this.pointed = this.pointed.filter((each) => each !== message)), POINTED_FOR);
        break;
      case 'undo_asked':
        this.undoAsked = message;
        break;
      case 'undo_refused':
        this.undoAsked = null;
        // If somebody has moved, what happened speaks for itself.
        if (!message.moved) this.notice = { code: 'undo_refused', text: '', by: message.by };
        break;
    }
  }

  #hasJoined({ table, role, seat, key }: JoinedMessage, link: string): void {
    if (this.id === null) this.client.hold(table);
    this.id = table;
    const known = this.joined.find((one) => one.key === link);
    if (!key) this.memories?.dropOwnKey(link);
    const now = { link: known?.link ?? link, key: key ?? link, role, seat: seat ?? null };
    this.joined = [...this.joined.filter((one) => one.key !== now.key), now];
    this.#keepKeys((one) => (one === link ? now.key : one));
  }

  #keepKeys(change: (key: string) => string | null): void {
    const kept = this.keys.map(change).filter((key) => key !== null);
    this.keys.splice(0, this.keys.length, ...new Set(kept));
  }

  #error(message: ErrorMessage): void {
    if (!message.re) {
      if (message.code === 'not_yours' && message.table === this.id) this.#removed(message);
      return;
    }
    const key = this.#joins.get(message.re);
    if (key !== undefined) {
      this.#joins.delete(message.re);
      if (message.code === 'limit') {
        this.#joinLater(key);
        return;
      }
      const { code, text } = message;
      const gone = code === 'unknown' || code === 'taken';
      // A second key of this device may still be good.
      if (this.joined.every((one) => one.key === key) && this.#joins.size === 0) {
        this.failed = { code, text };
      } else if (code === 'taken') {
        this.notice = { code, text };
      }
      if (gone) this.#keepKeys((one) => (one === key ? null : one));
    } else if (this.#tellIds.delete(message.re) && message.code !== 'stale') {
      this.notice = { code: message.code, text: message.text };
    }
  }

  /** The host wants somebody else in that seat. */
  #removed({ code, text, seat }: ErrorMessage): void {
    const lost = this.joined.filter((one) => one.role === 'seat' && one.seat === seat);
    if (lost.length === 0) return;
    this.joined = this.joined.filter((one) => !lost.includes(one));
    this.#keepKeys((key) => (lost.some((one) => one.key === key) ? null : key));
    if (this.joined.length === 0) this.failed = { code, text };
    else this.notice = { code, text };
  }

  #tableChanged(message: TableMessage): void {
    this.table = message;
    if (message.stage !== 'dealing') this.deal = null;
    void this.loadRules();
  }

  #update(update: UpdateMessage): void {
    const name = nameOf(update.seat);
    const story = extendStory(this.#stories[name] ?? emptyStory, update);
    if (!story) {
      this.#tellAgain(update.seat);
    } else {
      this.#stories = { ...this.#stories, [name]: story };
    }
    const before = this.#states[name];
    this.#states = { ...this.#states, [name]: update.state };
    if (before && before.number !== update.number) {
      this.undoAsked = null;
      this.notice = null;
      if (this.hint && this.hint.seat === update.seat) this.hint = null;
    }
  }

  #dealStep(deal: DealMessage): void {
    this.deal = deal;
    for (const answer of this.#part.answer(deal, this.yours)) this.client.tell(answer);
    if (deal.step === 'reveal' || deal.step === 'done') {
      if (this.id && this.#part.memory.match) {
        this.memories?.saveDeal(this.id, this.#part.memory);
      }
    }
  }
}
