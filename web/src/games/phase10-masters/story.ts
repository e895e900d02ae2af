// The events of a match, sorted into hands: what the score sheet, the log and the film are made of.
import { takenBack } from '../../protocol/story';
import type { GameEvent, StoryEvent } from '../../protocol/types';

export interface Line {
  seat: number;
  /** The phase that was tried, 0 if none was named. */
  phase: number;
  complete: boolean;
  /** Cards that were left in hand. */
  cards: string[];
  points: number;
  total: number;
}

export interface HandSheet {
  number: number;
  dealer: number;
  /** Who went out; null if nobody did. */
  out: number | null;
  lines: Line[];
  /** Log numbers of its first and last event. */
  first: number;
  last: number;
  done: boolean;
  /** What was told when it ended. */
  told: StoryEvent[];
}

const ENDS = new Set(['went_out', 'stalled', 'shown', 'scored', 'completed', 'match_won']);

/** What still holds: without what was taken back, and without the taking back. */
export function standing(story: readonly StoryEvent[]): StoryEvent[] {
  const gone = takenBack(story);
  return story.filter(({ n, event }) => event.kind !== 'undo' && !gone.has(n));
}

export function handsOf(story: readonly StoryEvent[]): HandSheet[] {
  const all: HandSheet[] = [];
  for (const told of standing(story)) {
    const { event, n } = told;
    if (event.kind === 'hand_began' || all.length === 0) all.push(begin(event, n));
    const hand = all.at(-1)!;
    // The entry that ends a hand also deals the next one.
    hand.last = event.kind === 'hand_began' ? hand.first : n;
    add(hand, event);
    if (ENDS.has(event.kind)) hand.told.push(told);
  }
  return all;
}

function begin(event: GameEvent, n: number): HandSheet {
  const starts = event.kind === 'hand_began';
  return {
    number: starts ? numberOf(event, 'amount') : 1,
    dealer: starts ? (event.seat ?? 0) : 0,
    out: null, lines: [], first: n, last: n, done: false, told: [],
  };
}

function add(hand: HandSheet, event: GameEvent): void {
  if (event.kind === 'went_out') hand.out = event.seat ?? null;
  if (event.seat == null) return;
  const line = () => lineOf(hand, event.seat!);
  switch (event.kind) {
    case 'chose':
      line().phase = numberOf(event, 'phase');
      break;
    case 'shown':
      line().cards = Array.isArray(event['cards']) ? (event['cards'] as string[]) : [];
      hand.done = true;
      break;
    case 'scored':
      line().points = numberOf(event, 'amount');
      line().total = numberOf(event, 'total');
      hand.done = true;
      break;
    case 'completed':
      line().complete = true;
      line().phase = numberOf(event, 'phase');
      break;
  }
}

function lineOf(hand: HandSheet, seat: number): Line {
  const found = hand.lines.find((each) => each.seat === seat);
  if (found) return found;
  const line: Line = { seat, phase: 0, complete: false, cards: [], points: 0, total: 0 };
  hand.lines.push(line);
  hand.lines.sort((a, b) => a.seat - b.seat);
  return line;
}

/** A field that would be 0 may be left out. */
function numberOf(event: GameEvent, field: string): number {
  const value = event[field];
  return typeof value === 'number' ? value : 0;
}

const DRAWS = new Set(['drew', 'took', 'fetched', 'no_draw']);

/** Where the log takes a breath: at each hand, and when somebody acts who has acted before. */
export function breaths(story: readonly StoryEvent[]): { at: number; hand: number; turn: number }[] {
  const found: { at: number; hand: number; turn: number }[] = [];
  let hand = 1;
  let turn = 0;
  let acted = new Set<number>();
  story.forEach(({ event }, at) => {
    if (event.kind === 'hand_began') {
      hand = numberOf(event, 'amount') || 1;
      turn = 0;
      acted = new Set();
      found.push({ at, hand, turn });
    } else if (DRAWS.has(event.kind) && event.seat != null) {
      if (turn === 0 || acted.has(event.seat)) {
        acted = new Set();
        found.push({ at, hand, turn: ++turn });
      }
      acted.add(event.seat);
    }
  });
  return found;
}
