// Where the log takes a breath: at each round and each trick, with the numbers of what stands. What was
// taken back keeps its lines, but the trick that is played instead has the same number.
import { isHappening, standing } from '../../protocol/story';
import { trickCount } from './story';
import type { Happening, Kind, PhaseName, State, StoryEvent } from './types';

export type Heading = { round: number; phase: PhaseName } | { trick: number };

const BEGINS = new Set<Kind>(['played', 'gave', 'chose']);

class Counter {
  trick: number;
  #open = false;

  constructor(first: number) {
    this.trick = first - 1;
  }

  /** What it is in the middle of. */
  get running(): Heading | null {
    return this.#open ? { trick: this.trick } : null;
  }

  add({ event }: Happening): Heading | null {
    if (event.kind === 'round_began') {
      this.trick = 0;
      this.#open = false;
      return { round: event.amount ?? 1, phase: event.phase ?? '0' };
    }
    if (event.kind === 'took') this.#open = false;
    if (!BEGINS.has(event.kind) || this.#open) return null;
    this.#open = true;
    return { trick: ++this.trick };
  }
}

/**
 * The number of the first trick that is told: a match may begin in the middle of a round. The state is the
 * one after all of the story.
 */
function firstTrick(story: readonly StoryEvent[], state: State | null): number {
  const told = standing(story);
  const next = told.findIndex(({ event }) => event.kind === 'round_began');
  if (next === 0 || !state) return 1;
  const mine = next < 0 ? told : told.slice(0, next);
  const ended = new Set(mine.filter(({ event }) => event.kind === 'took').map(({ n }) => n)).size;
  const { view } = state;
  // In a round that is over all tricks were played; in this one so many as the table says.
  const played = next < 0 ? Math.floor(view.seen.length / Math.max(1, view.hands.length)) : trickCount(view).of;
  return Math.max(1, played - ended + 1);
}

export function headingsOf(story: readonly StoryEvent[], state: State | null): Map<number, Heading> {
  const found = new Map<number, Heading>();
  const first = firstTrick(story, state);
  let counter = new Counter(first);
  let last = '';
  let back = false;
  story.forEach((one, i) => {
    if (one.event.kind === 'undo') {
      counter = new Counter(first);
      for (const each of standing(story.slice(0, i + 1))) counter.add(each);
      back = true;
    } else if (isHappening(one)) {
      const heading = counter.add(one) ?? (back ? counter.running : null);
      back = false;
      if (!heading || last === JSON.stringify(heading)) return;
      last = JSON.stringify(heading);
      found.set(i, heading);
    }
  });
  return found;
}
