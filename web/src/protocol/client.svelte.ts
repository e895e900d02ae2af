// One connection and who it is shared by: greets, matches answers to questions, and after an
// interruption asks again what may be asked twice.
import { randomId } from '../lib/sha256';
import type { Host } from './connection';
import type {
  ArrangedMessage, ChoicesMessage, CreatedMessage, DoneMessage, ErrorCode, ErrorMessage, HighScoresMessage, HintMessage, Incoming, JoinedMessage, Lang, MovedMessage, Outgoing,
  RecordMessage, RemovedMessage, ReplayMessage, RulesMessage, TablesMessage,
  VerdictMessage, WelcomeMessage,
} from './types';

/** What answers which question; everything else is answered by a change of the table. */
export interface Answers {
  hello: WelcomeMessage;
  create: CreatedMessage;
  continue: CreatedMessage;
  join: JoinedMessage;
  move: MovedMessage;
  hint: HintMessage;
  arrange: ArrangedMessage;
  choose: DoneMessage;
  choices: ChoicesMessage;
  remove: RemovedMessage;
  replay: ReplayMessage;
  record: RecordMessage;
  rules: RulesMessage;
  list: TablesMessage;
  verify: VerdictMessage;
  high_scores: HighScoresMessage;
  ping: DoneMessage;
}
type Question = Extract<Outgoing, { type: keyof Answers }>;

export class Refused extends Error {
  constructor(
    readonly code: ErrorCode | 'lost',
    text: string,
    /** What the host said, if it did. */
    readonly answer: ErrorMessage | null = null,
  ) {
    super(text);
  }
}

export interface Listener {
  /** The connection is there, again perhaps: say what you have joined. */
  opened(): void;
  lost?(): void;
  received(message: Incoming): void;
}

/** Asking these twice has no second effect: they outlive an interruption. */
const REPEATABLE = new Set(['move', 'hint', 'replay', 'record', 'rules', 'choices', 'high_scores', 'list', 'verify']);

/** What a host with much to do asks for a moment about. */
const PATIENT = new Set(['replay', 'record', 'rules', 'choices', 'high_scores', 'list', 'verify']);

const MOMENT = 1500;
const MOST_TRIES = 5;

interface Pending {
  question: Outgoing;
  tries: number;
  resolve(answer: Incoming): void;
  reject(reason: Refused): void;
}

export class Client {
  link = $state<'connecting' | 'open' | 'lost'>('connecting');
  /** Why it is lost, if that is known. */
  reason = $state<string | null>(null);
  welcome = $state.raw<WelcomeMessage | null>(null);
  readonly kind: Host['kind'];

  #listeners = new Set<Listener>();
  #pending = new Map<string, Pending>();
  #held = new Map<string, number>();
  #up = false;
  #lang: Lang = 'en';

  constructor(
    private readonly host: Host,
    lang: Lang,
  ) {
    this.kind = host.kind;
    this.#lang = lang;
    // Later, because a client may be made while a page is being drawn.
    queueMicrotask(() =>
      host.start({
        opened: () => this.#hello(),
        received: (text) => this.#received(text),
        lost: (reason) => this.#lost(reason),
      }),
    );
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.#up) listener.opened();
    return () => this.#listeners.delete(listener);
  }

  /** Says something that is answered by changes, or not at all. Errors reach the listeners. */
  tell(message: Outgoing): void {
    if (this.#up) this.host.send(JSON.stringify(message));
  }

  ask<Q extends Question>(question: Q): Promise<Answers[Q['type']]> {
    const id = question.id ?? randomId();
    // The id before anything long: so an answer has it, whatever is wrong with the rest.
    const message = Object.assign({ type: question.type, id }, question, { id }) as Question;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, {
        question: message,
        tries: 1,
        resolve: (answer) => resolve(answer as Answers[Q['type']]),
        reject,
      });
      this.#send(id);
    });
  }

  /** Whether the host answers within that time. If it does not, the way to it counts as lost. */
  async answers(within: number): Promise<boolean> {
    const asked = this.ask({ type: 'ping' }).then(
      () => true,
      (refused: Refused) => refused.code !== 'lost',
    );
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), within));
    const answered = await Promise.race([asked, late]);
    if (!answered) this.host.doubt();
    return answered;
  }

  /** A session stays at a table; `release` gives that up. */
  hold(table: string): void {
    this.#held.set(table, (this.#held.get(table) ?? 0) + 1);
  }

  /** Leaves a table, unless another page comes to it within a moment. */
  release(table: string): void {
    setTimeout(() => {
      const left = (this.#held.get(table) ?? 1) - 1;
      this.#held.set(table, left);
      if (left > 0) return;
      this.#held.delete(table);
      this.tell({ type: 'leave', table });
    }, MOMENT);
  }

  speak(lang: Lang): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    if (this.#up) this.#hello();
  }

  retry(): void {
    this.host.retry();
  }

  stop(): void {
    this.host.stop();
  }

  /** Puts a question that waits for its answer; one that is too long for this host is not sent at all. */
  #send(id: string): void {
    const pending = this.#pending.get(id);
    if (!pending || !this.#up) return;
    const text = JSON.stringify(pending.question);
    const limits = this.welcome!.limits;
    const most = pending.question.type === 'verify' ? limits.record_bytes : limits.message_bytes;
    if (new Blob([text]).size > most) this.#refuse(id, 'limit', '');
    else this.host.send(text);
  }

  #refuse(id: string, code: Refused['code'], text: string, answer: ErrorMessage | null = null): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.reject(new Refused(code, text, answer));
  }

  #hello(): void {
    const hello = { type: 'hello', version: 1, lang: this.#lang, previews: true };
    this.host.send(JSON.stringify(hello));
  }

  #lost(reason: string | null): void {
    this.#up = false;
    this.link = 'lost';
    this.reason = reason;
    for (const [id, { question }] of this.#pending) {
      if (REPEATABLE.has(question.type) && reason === null) continue;
      this.#refuse(id, 'lost', reason ?? '');
    }
    for (const listener of [...this.#listeners]) listener.lost?.();
  }

  #received(text: string): void {
    let message: Incoming;
    try {
      message = JSON.parse(text) as Incoming;
    } catch {
      return;
    }
    if (message.type === 'welcome') this.#welcomed(message);
    const re = message.re ?? '';
    const pending = this.#pending.get(re);
    // Listeners first: what they learn from an answer is there when the asker goes on.
    for (const listener of [...this.#listeners]) listener.received(message);
    if (message.type === 'error' && !message.re) this.#unnamed(message);
    if (!pending) return;
    if (this.#waits(message, pending)) return;
    if (message.type === 'error') {
      this.#refuse(re, message.code, message.text, message);
      return;
    }
    this.#pending.delete(re);
    pending.resolve(message);
  }

  /** An error that does not say what it answers: some question will not be answered. */
  #unnamed(error: ErrorMessage): void {
    if (error.code === 'not_yours') return;
    for (const [re, pending] of [...this.#pending]) {
      // Too many messages: some were dropped unread. What may be asked twice is asked again.
      const again = error.code === 'limit' && REPEATABLE.has(pending.question.type);
      if (!again || !this.#askLater(re, pending)) this.#refuse(re, error.code, error.text);
    }
  }

  /** Whether the question is asked again in a moment, in place of giving up. */
  #waits(message: Incoming, pending: Pending): boolean {
    if (message.type !== 'error' || message.code !== 'limit') return false;
    return PATIENT.has(pending.question.type) && this.#askLater(message.re ?? '', pending);
  }

  /** Unless that was done too often already. */
  #askLater(id: string, pending: Pending): boolean {
    if (pending.tries >= MOST_TRIES) return false;
    pending.tries += 1;
    setTimeout(() => {
      if (this.#pending.get(id) === pending) this.#send(id);
    }, MOMENT);
    return true;
  }

  #welcomed(message: WelcomeMessage): void {
    this.welcome = message;
    if (this.#up) return;
    this.#up = true;
    this.link = 'open';
    this.reason = null;
    for (const listener of [...this.#listeners]) listener.opened();
    for (const id of [...this.#pending.keys()]) this.#send(id);
  }
}
