// The events of a match, sorted into hands: what the score sheet, the log and the film are made of.
import { standing } from '../../protocol/story';
import { meaningOf, seatGoal } from './moves';
import type { Scene } from '../index';
import type { CardInfo, Game, Happening, Kind, LaidGroup, State, StoryEvent } from './types';

type GameEvent = Happening['event'];

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
  told: Happening[];
}

const ENDS = new Set<Kind>(['went_out', 'stalled', 'shown', 'scored', 'completed', 'match_won']);

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
  // A match that begins in the middle of a hand was not told which one: the next one says it.
  const [first, second] = all;
  if (first && second && story[0]?.event.kind !== 'hand_began') first.number = second.number - 1;
  return all;
}

function begin(event: GameEvent, n: number): HandSheet {
  const starts = event.kind === 'hand_began';
  return {
    number: starts ? (event.amount ?? 0) : 1,
    dealer: starts ? (event.seat ?? 0) : 0,
    out: null, lines: [], first: n, last: n, done: false, told: [],
  };
}

function add(hand: HandSheet, event: GameEvent): void {
  if (event.kind === 'went_out') hand.out = event.seat ?? null;
  if (event.seat == null) return;
  const line = () => lineOf(hand, event.seat!);
  // What would be 0 or nothing is left out.
  const { phase = 0, amount = 0, total = 0, cards = [] } = event;
  switch (event.kind) {
    case 'chose':
      line().phase = phase;
      break;
    case 'shown':
      line().cards = cards;
      hand.done = true;
      break;
    case 'scored':
      line().points = amount;
      line().total = total;
      hand.done = true;
      break;
    case 'completed':
      line().complete = true;
      line().phase = phase;
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

/** What somebody did in their last turn of this hand, or what kept them from it. */
export function latelyOf(story: readonly StoryEvent[], seat: number): Happening[] {
  const all = standing([...story]);
  const hand = all.slice(all.findLastIndex(({ event }) => event.kind === 'hand_began') + 1);
  const from = hand.findLastIndex(({ event }) => event.seat === seat && (DRAWS.has(event.kind) || event.kind === 'skipped'));
  if (from < 0) return [];
  const end = hand.findIndex(({ event }, i) => i >= from && (event.kind === 'went_out' || event.kind === 'stalled'));
  return hand.slice(from, end < 0 ? undefined : end + 1).filter(({ event }) => event.seat === seat);
}

const DRAWS = new Set<StoryEvent['event']['kind']>(['drew', 'took', 'fetched', 'no_draw']);

/** The card that somebody has just drawn, as long as they have done nothing since. */
export function drawnBy(story: readonly StoryEvent[], seat: number | null): string | null {
  const last = standing(story).findLast(({ event }) => event.seat === seat);
  return last && DRAWS.has(last.event.kind) ? (last.event.card ?? null) : null;
}

/**
 * Where the log takes a breath: at each hand, and when somebody acts who has acted before. A match may
 * begin in a later hand than the first.
 */
export function breaths(story: readonly StoryEvent[], firstHand = 1): { at: number; hand: number; turn: number }[] {
  const found: { at: number; hand: number; turn: number }[] = [];
  let hand = firstHand;
  let turn = 0;
  let acted = new Set<number>();
  const known: { hand: number; turn: number; acted: Set<number> }[] = [];
  story.forEach(({ n, event }, at) => {
    if (event.kind === 'undo') {
      // As it was before the first entry that is gone.
      const back = known[Math.min(...event.takes_back)];
      if (back) [hand, turn, acted] = [back.hand, back.turn, new Set(back.acted)];
      return;
    }
    known[n] ??= { hand, turn, acted: new Set(acted) };
    if (event.kind === 'hand_began') {
      hand = event.amount || 1;
      turn = 0;
      acted = new Set();
      found.push({ at, hand, turn });
    } else if (DRAWS.has(event.kind) && event.seat != null) {
      if (turn === 0 || acted.has(event.seat)) {
        acted = new Set();
        turn++;
        const same = found.at(-1);
        if (same?.hand !== hand || same.turn !== turn) found.push({ at, hand, turn });
      }
      acted.add(event.seat);
    }
  });
  return found;
}

/**
 * The table with what rests on it. When a hand ends, the next one is dealt in the same breath: then the
 * last act and the hands that were shown lie on the table as it was.
 */
export function tableIn({ before, after, since }: Scene<Game>, faces: ReadonlyMap<string, CardInfo>): State {
  const still = { legal: [], refused: [] };
  if (after.view.hand === before.view.hand && !after.outcome) return { ...after, ...still };
  const view = since.reduce((shown, { event }) => acted(shown, event, faces), before.view);
  return { ...before, ...still, view, to_act: [] };
}

function acted(view: State['view'], event: GameEvent, faces: ReadonlyMap<string, CardInfo>): State['view'] {
  const { kind, seat = 0, card = '' } = event;
  const hands = view.hands.map((hand, i) => {
    if (i + 1 !== seat) return hand;
    if (kind === 'shown') return event.cards ?? [];
    if (kind !== 'hit' && kind !== 'discarded') return hand;
    const at = Math.max(0, hand.indexOf(card));
    return hand.filter((_, place) => place !== at);
  });
  if (kind === 'discarded') return { ...view, hands, discard: [...view.discard, card] };
  const own = <T>(all: readonly T[], now: (was: T) => T): T[] => all.map((was, i) => (i + 1 === seat ? now(was) : was));
  if (kind === 'scored') return { ...view, scores: own(view.scores, () => event.total ?? 0) };
  if (kind === 'completed') return { ...view, completed: own(view.completed, (was) => [...was, event.phase ?? 0]) };
  if (kind !== 'hit') return { ...view, hands };
  const groups = view.groups.map((group) =>
    group.seat === event.to && group.group === event.group ? withHit(group, card, event.as, faces) : group);
  return { ...view, hands, groups };
}

function withHit(group: LaidGroup, card: string, as: string | undefined, faces: ReadonlyMap<string, CardInfo>): LaidGroup {
  const laid = { card, as: as ?? null };
  const low = Number(meaningOf(group.cards[0] ?? laid, group, faces));
  const before = group.kind === 'run' && Number(meaningOf(laid, group, faces)) < low;
  return { ...group, cards: before ? [laid, ...group.cards] : [...group.cards, laid], takes: [] };
}

/** What rests has come there just now: "seat.group.place" of cards in groups, and who loses a turn by it. */
export function freshIn({ since }: Pick<Scene<Game>, 'since'>, groups: readonly LaidGroup[]): Set<string> {
  const found = new Set<string>();
  for (const { event } of since) {
    const { kind, seat = 0, to = 0, card } = event;
    if (kind === 'discarded' && to) found.add(seatGoal(to));
    for (const group of groups) {
      const at = `${group.seat}.${group.group}`;
      if (kind === 'laid' && group.seat === seat) group.cards.forEach((_, place) => found.add(`${at}.${place}`));
      if (kind !== 'hit' || group.seat !== to || group.group !== event.group) continue;
      const isIt = (laid: LaidGroup['cards'][number] | undefined) => laid?.card === card && (!event.as || !laid?.as || laid.as === event.as);
      found.add(`${at}.${isIt(group.cards.at(-1)) ? group.cards.length - 1 : 0}`);
    }
  }
  return found;
}

/** The entries of the last turn that is over: not of the one that somebody is in the middle of. */
export function lastTurn(story: readonly Happening[], { to_act: awaited }: { to_act: number[] }): number[] {
  const begins = story.flatMap(({ event }, i) => (DRAWS.has(event.kind) ? [i] : []));
  const last = story[begins.at(-1) ?? -1];
  const open = last?.event.seat != null && awaited.includes(last.event.seat);
  const [from, to] = open ? begins.slice(-2) : [begins.at(-1)];
  if (from === undefined || (open && to === undefined)) return [];
  const turn = story.slice(from, to);
  // Who goes out ends the hand with it; what follows is of the next one.
  const end = turn.find(({ event }) => event.kind === 'hand_began')?.n ?? Infinity;
  return [...new Set(turn.map(({ n }) => n))].filter((n) => n <= end);
}
