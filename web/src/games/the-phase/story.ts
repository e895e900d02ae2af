// The events of a match, sorted into rounds and tricks, and what they mean for the table.
import type { GameEvent, StoryEvent } from '../../protocol/types';
import type { PhaseName, SeenCard, TrickCard, View } from './types';

export interface Taking {
  seat: number;
  card: string;
  place: number;
  total: number;
}

export interface Trick {
  /** Counted from 1 within its round. */
  number: number;
  phase: PhaseName;
  cards: TrickCard[];
  took: Taking[];
  discarded: string[];
  castOff: { seat: number; card: string; total: number }[];
  /** Log numbers of its first and last event. */
  first: number;
  last: number;
  done: boolean;
}

export interface Round {
  number: number;
  /** In which it began, and in which it is now: a Quick match moves on within its one round. */
  phase: PhaseName;
  now: PhaseName;
  tricks: Trick[];
  busts: { seat: number; total: number }[];
  scored: { seat: number; points: number }[];
  /** What was told when the round ended. */
  result: StoryEvent[];
}

/** What still holds: events that were taken back, and the taking back itself, are left out. */
export function standing(story: StoryEvent[]): StoryEvent[] {
  const gone = new Set<number>();
  for (const { event } of story) {
    if (event.kind !== 'undo') continue;
    for (const n of listOf<number>(event, 'takes_back')) gone.add(n);
  }
  return story.filter(({ n, event }) => event.kind !== 'undo' && !gone.has(n));
}

export function rounds(story: StoryEvent[]): Round[] {
  const all: Round[] = [];
  for (const told of standing(story)) {
    const { event } = told;
    if (event.kind === 'round_began' || all.length === 0) {
      const phase = phaseOf(event) ?? '0';
      all.push({
        number: event.kind === 'round_began' ? amount(event) || 1 : 1,
        phase,
        now: phase,
        tricks: [],
        busts: [],
        scored: [],
        result: [],
      });
    }
    add(all[all.length - 1]!, told);
  }
  return all;
}

function add(round: Round, told: StoryEvent): void {
  const { event } = told;
  const seat = event.seat ?? 0;
  const card = typeof event.card === 'string' ? event.card : '';
  switch (event.kind) {
    case 'played':
      current(round, told).cards.push({ seat, by: seat, card, counts: event.counts === true });
      break;
    case 'gave':
      current(round, told).cards.push({
        seat: typeof event.to === 'number' ? event.to : 0,
        by: seat,
        card,
        counts: true,
      });
      break;
    case 'took':
      finish(round, told)?.took.push({
        seat,
        card,
        place: typeof event.place === 'number' ? event.place : 0,
        total: amount(event),
      });
      break;
    case 'discarded':
      finish(round, told)?.discarded.push(...listOf<string>(event, 'cards'));
      break;
    case 'cast_off':
      finish(round, told)?.castOff.push({ seat, card, total: amount(event) });
      break;
    case 'phase_moved':
      round.now = phaseOf(event) ?? round.now;
      round.result.push(told);
      break;
    case 'bust':
      round.busts.push({ seat, total: amount(event) });
      round.result.push(told);
      break;
    case 'scored':
      round.scored.push({ seat, points: amount(event) });
      round.result.push(told);
      break;
    case 'match_won':
      round.result.push(told);
      break;
  }
}

function current(round: Round, told: StoryEvent): Trick {
  const last = round.tricks[round.tricks.length - 1];
  if (last && !last.done) {
    last.last = told.n;
    return last;
  }
  const trick: Trick = {
    number: round.tricks.length + 1,
    phase: round.now,
    cards: [],
    took: [],
    discarded: [],
    castOff: [],
    first: told.n,
    last: told.n,
    done: false,
  };
  round.tricks.push(trick);
  return trick;
}

function finish(round: Round, told: StoryEvent): Trick | null {
  const trick = round.tricks[round.tricks.length - 1];
  if (!trick) return null;
  trick.done = true;
  trick.last = told.n;
  return trick;
}

/** The newest finished trick whose end was told after the log number `since`. */
export function finishedSince(all: Round[], since: number): Trick | null {
  for (let r = all.length - 1; r >= 0; r--) {
    const tricks = all[r]!.tricks;
    for (let t = tricks.length - 1; t >= 0; t--) {
      const trick = tricks[t]!;
      if (trick.done) return trick.last > since ? trick : null;
    }
  }
  return null;
}

/** The cards that a seat has taken and kept since the deal. */
export function takenBy(seen: SeenCard[], seat: number): string[] {
  return seen.filter((each) => each.taken_by === seat).map((each) => each.card);
}

export interface Forecast {
  /** New totals by seat, as far as they are certain. */
  totals: Map<number, number>;
  /** The sentences, without the one that only repeats the move. */
  text: string[];
}

/** Left out of the words: what repeats the move, and what the gauges say. */
const ECHOES = new Set(['gave', 'discarded', 'bust']);

/** What the preview of a move says: new totals for the gauges, and words. */
export function forecast(preview: { event: GameEvent; text: string }[] | undefined): Forecast {
  const totals = new Map<number, number>();
  const text: string[] = [];
  for (const each of preview ?? []) {
    const { event } = each;
    const taking = event.kind === 'took' || event.kind === 'cast_off';
    if (taking && event.seat !== undefined) totals.set(event.seat, amount(event));
    const echo = ECHOES.has(event.kind) || (event.kind === 'played' && event.counts === true);
    if (!echo) text.push(each.text);
  }
  if (text.length === 0) text.push(...(preview ?? []).slice(0, 1).map((each) => each.text));
  return { totals, text };
}

/** Totals after a trick, for those who took a card in it. */
export function totalsAfter(totals: number[], trick: Trick): number[] {
  const after = [...totals];
  for (const { seat, total } of trick.took) after[seat - 1] = total;
  for (const { seat, total } of trick.castOff) after[seat - 1] = total;
  return after;
}

/** The number of the running trick, and how many there are since the deal. */
export function trickCount(view: View): { now: number; of: number } {
  const players = Math.max(1, view.hands.length);
  const finished = Math.floor(view.seen.length / players);
  const of = finished + view.tricks_left;
  return { now: Math.min(finished + 1, of), of };
}

function amount(event: GameEvent): number {
  return typeof event.amount === 'number' ? event.amount : 0;
}

function phaseOf(event: GameEvent): PhaseName | null {
  return typeof event.phase === 'string' ? (event.phase as PhaseName) : null;
}

function listOf<T>(event: GameEvent, field: string): T[] {
  const value = event[field];
  return Array.isArray(value) ? (value as T[]) : [];
}
