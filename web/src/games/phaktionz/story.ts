// The events of a match, sorted into turns.
import { sentence } from '../../lib/words';
import { standing } from '../../protocol/story';
import { texts } from './texts';
import type { Sound, Turn } from '../index';
import type { Kind, StoryEvent } from './types';
import type { Lang } from '../../protocol/types';

export interface TurnOf {
  seat: number;
  turn: number;
  first: number;
  last: number;
  told: string[];
}

const TELLING = new Set<Kind>(['damaged', 'demoted', 'fizzled', 'flipped', 'decked_out', 'match_won', 'runaway']);

export function turnsOf(story: readonly StoryEvent[]): TurnOf[] {
  const all: TurnOf[] = [];
  for (const { n, event, text } of standing(story)) {
    const now = all.at(-1);
    if (event.kind === 'turn_began') all.push({ seat: event.seat ?? 1, turn: event.amount ?? all.length + 1, first: n, last: n, told: [] });
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
  return (over ? all : all.slice(0, -1)).map(({ seat, turn, last, told }) => ({
    n: last, name: t.turnNumber(turn, seat), told: told.join(' '),
  }));
}

/** What the log need not say in a line of its own: a battle, a cast and a loss say it. */
const QUIET = new Set<Kind>(['abled', 'disabled', 'passed', 'resolves', 'phase_began']);
export const isTelling = ({ event }: StoryEvent): boolean => !QUIET.has(event.kind);

const SOUNDS: Partial<Record<Kind, Sound>> = {
  drew: 'slide', announced: 'tap', placed: 'up', attached: 'slide', stays: 'slide', flipped: 'up', battles: 'knock', strikes: 'knock',
  damaged: 'down', demoted: 'down', fizzled: 'down', discarded: 'slide', plagued: 'down', gained: 'up',
};

/** The sounds of what happened from that event on; several like each other are heard once. */
export function soundsOf(story: readonly StoryEvent[], from: number): Sound[] {
  const kinds = story.slice(from).map(({ event }) => event.kind);
  return kinds.flatMap((kind, i) => (kind === kinds[i - 1] ? [] : (SOUNDS[kind] ?? [])));
}
