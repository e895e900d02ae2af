// From a wish to a table: asks the host, keeps the keys, and goes there.
import type { Client } from '../protocol/client.svelte';
import type { CreatedMessage, CreateRequest, Level, SeatRequest } from '../protocol/types';
import { knownTables, type KnownTable } from './known-tables.svelte';
import { navigation } from './navigation.svelte';
import { settings } from './settings.svelte';
import type { Route } from './routes';

export interface SeatWish {
  kind: 'here' | 'elsewhere' | 'bot';
  name: string;
  level: Level;
}

export interface TableWish {
  game: string;
  options: Record<string, string>;
  seats: SeatWish[];
  hints: boolean;
  listed: boolean;
}

/** Tables whose cards are to be dealt as soon as this device has joined. */
export const dealAtOnce = new Set<string>();

export function requestFor(wish: TableWish, pace?: number): CreateRequest {
  const seats = wish.seats.map(({ kind, name, level }): SeatRequest => {
    const named = name.trim() ? { name: name.trim() } : {};
    return kind === 'bot' ? { who: 'bot', level, ...named } : { who: 'person', ...named };
  });
  const { game, options, hints, listed } = wish;
  const paced = pace === undefined ? {} : { pace };
  return { type: 'create', game, options, seats, hints, listed, ...paced };
}

/** What this device remembers of a table it has just made. */
export function remembered(
  created: CreatedMessage, wish: TableWish, local: boolean, now: number,
): KnownTable {
  const isHere = (seat: number) => wish.seats[seat - 1]?.kind === 'here';
  return {
    table: created.table,
    game: wish.game,
    local,
    own: created.seats.filter(({ seat }) => isHere(seat)),
    others: created.seats.filter(({ seat }) => !isHere(seat)),
    host: created.host,
    watch: created.watch,
    names: wish.seats.map((seat) => seat.name),
    stage: 'open',
    note: '',
    awaited: false,
    touched: now,
    made: JSON.stringify(wish),
  };
}

/** The page where this device sits at a table it knows. */
export function placeAt(table: KnownTable): Route {
  const { local } = table;
  const seat = table.own[0];
  if (seat) return { page: 'table', role: 'seat', key: seat.key, local };
  if (table.host) return { page: 'table', role: 'host', key: table.host, local };
  return { page: 'table', role: 'watch', key: table.watch ?? '', local };
}

export async function makeTable(client: Client, wish: TableWish): Promise<void> {
  const created = await client.ask(requestFor(wish, settings.pace));
  const table = remembered(created, wish, client.kind === 'device', Date.now());
  knownTables.put(table);
  if (wish.seats.every((seat) => seat.kind !== 'elsewhere')) dealAtOnce.add(created.table);
  navigation.go(placeAt(table));
}

/** The game's guided first match: who else sits there, and what they do, is its own. */
export async function learn(client: Client, game: string, name: string): Promise<void> {
  const paced = settings.pace === undefined ? {} : { pace: settings.pace };
  const seats: SeatRequest[] = [{ who: 'person', name }];
  const created = await client.ask({ type: 'create', game, guide: true, seats, ...paced });
  const table: KnownTable = {
    table: created.table, game, local: client.kind === 'device', own: created.seats, others: [],
    host: created.host, watch: created.watch, names: [name], stage: 'open', note: '', awaited: false,
    touched: Date.now(), made: null,
  };
  knownTables.put(table);
  dealAtOnce.add(created.table);
  navigation.go(placeAt(table));
}

/** One person here, bots around: what "Play now" makes. */
export function againstBots(game: string, players: number, name: string): TableWish {
  const levels: Level[] = ['normal', 'easy', 'normal', 'hard', 'normal'];
  const bots = Array.from({ length: players - 1 }, (_, i): SeatWish => ({
    kind: 'bot', name: '', level: levels[i % levels.length]!,
  }));
  const me: SeatWish = { kind: 'here', name, level: 'normal' };
  return { game, options: {}, seats: [me, ...bots], hints: true, listed: false };
}
