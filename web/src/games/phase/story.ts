// The events of a match, sorted into turns.
import { sentence } from '../../lib/words';
import { standing } from '../../protocol/story';
import { texts } from './texts';
import type { Sound, Turn } from '../index';
import type { Kind, StoryEvent } from './types';
import type { Lang } from '../../protocol/types';

export interface TurnOf {
  seat: number;
  round: number;
  first: number;
  last: number;
  told: string[];
}

const TELLING = new Set<Kind>(['destroyed', 'gained', 'lost', 'ending', 'match_won']);

export function turnsOf(story: readonly StoryEvent[]): TurnOf[] {
  const all: TurnOf[] = [];
  for (const { n, event, text } of standing(story)) {
    const now = all.at(-1);
    if (event.kind === 'turn_began') all.push({ seat: event.seat ?? 1, round: event.amount ?? 1, first: n, last: n, told: [] });
    else if (now) {
      now.last = n;
      if (TELLING.has(event.kind)) now.told.push(sentence(text));
    }
  }
  return all;
}

/** Turns that are over: all but the one that somebody is in, unless the match has ended with it. */
export function turns(story: StoryEvent[], lang: Lang): Turn[] {
  const t = texts(lang);
  const over = standing(story).some(({ event }) => event.kind === 'match_won');
  const all = turnsOf(story);
  return (over ? all : all.slice(0, -1)).map(({ seat, round, last, told }) => ({
    n: last, name: t.turnNumber(round, seat), told: told.join(' '),
  }));
}

const ACTED = new Set<Kind>(['ordered', 'used']);
const OWN_ACTS = new Set<Kind>(['passed', 'ordered', 'used', 'trained', 'attacked', 'no_attack', 'sent', 'blocked', 'fought']);

/** Somebody else has played an order or used a skill since that seat did anything: there is something to see. */
export function othersActed(story: readonly StoryEvent[], seat: number): boolean {
  const last = standing([...story]).findLast(({ event }) =>
    event.kind === 'turn_began' || (event.seat === seat ? OWN_ACTS : ACTED).has(event.kind))?.event;
  return !!last && last.seat !== seat && ACTED.has(last.kind);
}

const SOUNDS: Partial<Record<StoryEvent['event']['kind'], Sound>> = {
  drew: 'slide', enlisted: 'slide', phased: 'tap', ordered: 'slide', used: 'tap', trained: 'up', gained: 'up', lost: 'down',
  destroyed: 'down', sent: 'tap', blocked: 'tap', fought: 'knock', discarded: 'slide',
};

/** The sounds of what happened from that event on; several like each other are heard once. */
export function soundsOf(story: readonly StoryEvent[], from: number): Sound[] {
  const kinds = story.slice(from).map(({ event }) => event.kind);
  return kinds.flatMap((kind, i) => (kind === kinds[i - 1] ? [] : (SOUNDS[kind] ?? [])));
}
