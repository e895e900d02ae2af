// Tables this device has a key of, for "Continue" and for coming back to all own seats by one link.
import type { DealMemory } from '../protocol/deal';
import type { Stage, TableMessage } from '../protocol/types';
import { dropOwnKey, knownOwnKey, ownKey } from './own-keys';
import { load, save } from './store';

export interface KnownTable {
  table: string;
  game: string;
  local: boolean;
  /** Keys of seats that are played on this device; invitations until it has joined. */
  own: { seat: number; key: string }[];
  /** Invitations that other people get as a link. */
  others: { seat: number; key: string }[];
  host: string | null;
  watch: string | null;
  names: string[];
  stage: Stage;
  /** The last thing that happened, in words, and whether this device is awaited. */
  note: string;
  awaited: boolean;
  touched: number;
  /** What "Play again" makes: the message it was created with. */
  made: string | null;
}

const STORE = 'penta.tables';
const MOST = 40;

class KnownTables {
  #all = $state.raw<KnownTable[]>(load<KnownTable[]>(STORE, []));

  get all(): KnownTable[] {
    return this.#all;
  }

  /** Those one can go on with, the newest first. */
  get unfinished(): KnownTable[] {
    const open = this.#all.filter((one) => one.stage !== 'closed' && one.stage !== 'over');
    return open.sort((a, b) => Number(b.awaited) - Number(a.awaited) || b.touched - a.touched);
  }

  byKey(link: string): KnownTable | undefined {
    const keys = [link, knownOwnKey(link)];
    const has = (seats: { key: string }[]) => seats.some((seat) => keys.includes(seat.key));
    return this.#all.find(
      (one) => one.host === link || one.watch === link || has(one.own) || has(one.others),
    );
  }

  byId(table: string): KnownTable | undefined {
    return this.#all.find((one) => one.table === table);
  }

  put(table: KnownTable): void {
    const rest = this.#all.filter((one) => one.table !== table.table);
    this.#keep([table, ...rest].slice(0, MOST));
  }

  change(id: string, change: Partial<KnownTable>): void {
    if (!this.byId(id)) return;
    this.#keep(this.#all.map((one) => (one.table === id ? { ...one, ...change } : one)));
  }

  forget(id: string): void {
    this.#keep(this.#all.filter((one) => one.table !== id));
  }

  /** Takes down what a table message says; a table reached by somebody's link is new here. */
  note(message: TableMessage, local: boolean, own: { seat: number; key: string }[]): void {
    const known = this.byId(message.table);
    const names = message.seats.map((seat) => seat.name);
    const now = { stage: message.stage, names, touched: Date.now() };
    if (known) {
      // An own key takes the place of the invitation.
      const rest = known.own.filter((one) => !own.some((seat) => seat.seat === one.seat));
      this.change(message.table, { ...now, own: [...rest, ...own].sort((a, b) => a.seat - b.seat) });
    } else if (own.length > 0) {
      const { table, game } = message;
      const fresh = { others: [], host: null, watch: null, note: '', awaited: false, made: null };
      this.put({ table, game, local, own, ...fresh, ...now });
    }
  }

  #keep(all: KnownTable[]): void {
    this.#all = all;
    save(STORE, all);
  }
}

export const knownTables = new KnownTables();

/** What this device keeps for itself while it is at tables. */
export const memories = {
  loadDeal: (table: string) => load<DealMemory | null>(`penta.deal.${table}`, null),
  saveDeal: (table: string, memory: DealMemory) => save(`penta.deal.${table}`, memory),
  ownKey,
  dropOwnKey,
};
