// The events of a match, sorted into turns and rounds, and what of it is announced.
import { sentence } from '../../lib/words';
import { standing } from '../../protocol/story';
import { texts } from './texts';
import type { Sound, Turn } from '../index';
import type { Lang } from '../../protocol/types';
import type { Event, Happening, Kind, StoryEvent } from './types';

export interface TurnOf {
  seat: number;
  round: number;
  first: number;
  last: number;
  told: string[];
}

const TELLING = new Set<Kind>([
  'felled', 'slain', 'revived', 'woke', 'artefact_shown', 'artefact_taken', 'portals_opened', 'attacked', 'looted', 'ended',
]);

/** Turns by their entries. A match that began with a position counts its rounds from there. */
export function turnsOf(story: readonly StoryEvent[]): TurnOf[] {
  const all: TurnOf[] = [];
  let round = 1;
  for (const { n, event, text } of standing(story)) {
    if (event.kind === 'round_began') round = event.amount ?? round;
    const now = all.at(-1);
    if (event.kind === 'turn_began') all.push({ seat: event.seat ?? 1, round, first: n, last: n, told: [] });
    else if (now) {
      now.last = n;
      if (TELLING.has(event.kind)) now.told.push(sentence(text));
    }
  }
  return all;
}

/** Turns that are over: all but the one that somebody is in, unless the mission has ended with it. */
export function turns(story: StoryEvent[], lang: Lang): Turn[] {
  const over = standing(story).some(({ event }) => event.kind === 'ended');
  const all = turnsOf(story);
  return (over ? all : all.slice(0, -1)).map(({ seat, round, last, told }) => ({
    n: last, name: texts(lang).turnOf(round, `${seat}`), told: told.join(' '),
  }));
}

/** The entries of the last turn that is over. */
export function lastTurn(story: readonly Happening[]): number[] {
  const ends = story.flatMap(({ event, n }) => (event.kind === 'turn_ended' ? [n] : []));
  const [before, last] = [ends.at(-2) ?? 0, ends.at(-1)];
  return last === undefined ? [] : [...new Set(story.filter(({ n }) => n > before && n <= last).map(({ n }) => n))];
}

export interface News {
  key: number;
  kind: 'portals' | 'attack' | 'artefact';
  text: string;
  /** When, in milliseconds of the mission. */
  clock: number | null;
  squares: { square: string; air: boolean | null; monster: string | null }[];
}

/** What was announced from that event of the story on, the newest last. */
export function newsOf(story: readonly StoryEvent[], from: number): News[] {
  const all: News[] = [];
  for (const [key, { event, text }] of story.entries()) {
    if (key < from) continue;
    const told = event as Event;
    const { square = '', from: other = '', monster = null } = told;
    const clock = told.clock ?? null;
    if (told.kind === 'portals_opened') {
      all.push({ key, kind: 'portals', text, clock, squares: [{ square, air: true, monster: null }, { square: other, air: false, monster: null }] });
    } else if (told.kind === 'attacked') all.push({ key, kind: 'attack', text, clock, squares: [] });
    else if (told.kind === 'appeared') all.at(-1)?.squares.push({ square, air: null, monster });
    else if (told.kind === 'artefact_shown') {
      all.push({ key, kind: 'artefact', text, clock, squares: [{ square, air: false, monster: null }] });
    }
  }
  return all;
}

const SOUNDS: Partial<Record<Kind, Sound>> = {
  explored: 'slide', scouted: 'slide', stepped: 'tap', ported: 'up', looted: 'up', fought: 'knock', felled: 'down', slain: 'up', revived: 'up',
  portals_opened: 'bell', attacked: 'bell', artefact_shown: 'bell', artefact_taken: 'up', prowled: 'tap', wore: 'tap', gave: 'slide', ended: 'bell',
};

/** The sounds of what happened from that event on; several like each other are heard once. */
export function soundsOf(story: readonly StoryEvent[], from: number): Sound[] {
  const kinds = story.slice(from).map(({ event }) => event.kind as Kind);
  return kinds.flatMap((kind, i) => (kind === kinds[i - 1] ? [] : (SOUNDS[kind] ?? [])));
}
