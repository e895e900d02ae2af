// The tricks of a match as the frame knows them: turns with a name and what they did.
import type { Turn } from '../index';
import { rounds } from './story';
import { sentence } from '../../lib/words';
import { texts } from './texts';
import type { PhaseName, StoryEvent } from './types';
import type { Lang } from '../../protocol/types';

/** What a trick may have done, the weightiest first. */
const WEIGHTS: StoryEvent['event']['kind'][][] = [['bust', 'scored', 'match_won'], ['cast_off'], ['took']];

/** The weightiest thing that a trick did: to the standing, or else who took what. */
export function told(story: StoryEvent[], n: number): string {
  const all = story.filter((each) => each.n === n);
  const found = WEIGHTS.map((kinds) => all.filter(({ event }) => kinds.includes(event.kind))).find(
    (some) => some.length > 0,
  );
  return (found ?? []).map((each) => sentence(each.text)).join(' ');
}

export function turns(story: StoryEvent[], lang: Lang): Turn[] {
  const t = texts(lang);
  const all = rounds(story).filter((round) => round.tricks.length > 0);
  return all.flatMap((round) =>
    round.tricks
      .filter((trick) => trick.done)
      .map(({ number, last }) => ({
        n: last,
        name: all.length > 1 ? `${t.round(round.number)}, ${t.trickIn(number)}` : t.trickN(number),
        told: told(story, last),
      })),
  );
}

/** A round, or in a match of one round a trick, with its phase: what stands below a chart. */
export interface Stretch {
  from: number;
  to: number;
  phase: PhaseName;
}

export function stretches(story: StoryEvent[]): Stretch[] {
  const all = rounds(story).map((round) => ({
    phase: round.phase,
    tricks: round.tricks.filter((trick) => trick.done),
  }));
  const played = all.filter((round) => round.tricks.length > 0);
  if (played.length === 1) {
    return played[0]!.tricks.map(({ phase }, i) => ({ from: i, to: i + 1, phase }));
  }
  let at = 0;
  return played.map(({ phase, tricks }) => ({ phase, from: at, to: (at += tricks.length) }));
}
