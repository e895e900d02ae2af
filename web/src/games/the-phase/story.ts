// The events of a match, sorted into rounds and tricks, and what they mean for the table.
import { standing } from '../../protocol/story';
import type { Happening, Kind, PhaseName, SeenCard, StoryEvent, Told, TrickCard, View } from './types';

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
  result: Happening[];
}

export function rounds(story: StoryEvent[]): Round[] {
  const all: Round[] = [];
  for (const told of standing(story)) {
    const { event } = told;
    if (event.kind === 'round_began' || all.length === 0) {
      const phase = event.phase ?? '0';
      all.push({
        number: event.kind === 'round_began' ? event.amount || 1 : 1,
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

function add(round: Round, told: Happening): void {
  const { event } = told;
  // What would be 0 or nothing is left out.
  const { seat = 0, card = '', amount = 0 } = event;
  switch (event.kind) {
    case 'played':
      current(round, told).cards.push({ seat, by: seat, card, counts: event.counts === true });
      break;
    case 'gave':
      current(round, told).cards.push({
        seat: event.to ?? 0,
        by: seat,
        card,
        counts: true,
      });
      break;
    case 'took':
      finish(round, told)?.took.push({
        seat,
        card,
        place: event.place ?? 0,
        total: amount,
      });
      break;
    case 'discarded':
      finish(round, told)?.discarded.push(...(event.cards ?? []));
      break;
    case 'cast_off':
      finish(round, told)?.castOff.push({ seat, card, total: amount });
      break;
    case 'phase_moved':
      round.now = event.phase ?? round.now;
      round.result.push(told);
      break;
    case 'bust':
      round.busts.push({ seat, total: amount });
      round.result.push(told);
      break;
    case 'scored':
      round.scored.push({ seat, points: amount });
      round.result.push(told);
      break;
    case 'match_won':
      round.result.push(told);
      break;
  }
}

function current(round: Round, told: Happening): Trick {
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

function finish(round: Round, told: Happening): Trick | null {
  const trick = round.tricks[round.tricks.length - 1];
  if (!trick) return null;
  trick.done = true;
  trick.last = told.n;
  return trick;
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

/** Left out of the words: what repeats the move, what the gauges say, and what the outlook says better. */
const ECHOES = new Set<Kind>(['gave', 'discarded', 'bust']);

/** What the preview of a move says: new totals for the gauges, and words; then what may come of it. */
export function forecast(preview: Told[] | undefined, outlook = ''): Forecast {
  const totals = new Map<number, number>();
  const text: string[] = [];
  for (const each of preview ?? []) {
    const { event } = each;
    const taking = event.kind === 'took' || event.kind === 'cast_off';
    if (taking && event.seat !== undefined) totals.set(event.seat, event.amount ?? 0);
    const echo = ECHOES.has(event.kind) || (event.kind === 'played' && (event.counts === true || outlook !== ''));
    if (!echo) text.push(each.text);
  }
  if (outlook) text.push(outlook);
  if (text.length === 0) text.push(...(preview ?? []).slice(0, 1).map((each) => each.text));
  return { totals, text };
}

/** The number of the running trick, and how many there are since the deal. */
export function trickCount(view: View): { now: number; of: number } {
  const players = Math.max(1, view.hands.length);
  const finished = Math.floor(view.seen.length / players);
  const of = finished + view.tricks_left;
  return { now: Math.min(finished + 1, of), of };
}
