// High scores kept on this device: a list for each difficulty, number of players and kind of clock.
import { load, save } from '../../lib/store';

const STORE = 'penta.scores.phase-away';
const KEPT = 10;
const RANKS = ['optimal', 'suboptimal', 'failed'];

export interface Score {
  /** The table: a match is written down once. */
  table: string;
  /** What it is compared with. */
  list: string;
  rank: string;
  sum: number;
  /** Who played, and what each brought home. */
  people: { name: string; score: number; bot?: boolean }[];
  /** Milliseconds since 1970. */
  when: number;
}

/** Matches with the same word are in one list. */
export function listOf(options: Readonly<Record<string, string>>): string {
  const clock = options['clock'] === 'turns' ? `turns-${options['turn_seconds'] ?? ''}` : 'real';
  const rescue = options['rescue'] ?? 'usual';
  const usual = rescue === 'usual' || (rescue === 'on') === (options['difficulty'] === 'easy');
  return [options['difficulty'] ?? 'normal', options['players'] ?? '', options['minutes'] ?? '30', clock, ...(usual ? [] : [`rescue-${rescue}`])].join(' ');
}

const rankOf = (score: Score) => {
  const at = RANKS.indexOf(score.rank);
  return at < 0 ? RANKS.length : at;
};
/** A better end first, then the sum, then who was there first. */
export const better = (a: Score, b: Score): number => rankOf(a) - rankOf(b) || b.sum - a.sum || a.when - b.when;

const isScore = (each: unknown): each is Score => {
  const { table, list, rank, sum, people, when } = (each ?? {}) as Partial<Score>;
  return [table, list, rank].every((word) => typeof word === 'string') && Number.isFinite(sum) && Number.isFinite(when) && Array.isArray(people);
};

export function scores(): Score[] {
  const kept = load<unknown>(STORE, []);
  return Array.isArray(kept) ? kept.filter(isScore) : [];
}

/** The list after that match; each match is in it once, and only the best are kept. */
export function written(all: readonly Score[], score: Score): Score[] {
  const others = all.filter(({ table }) => table !== score.table);
  const list = [...others.filter((each) => each.list === score.list), score].sort(better).slice(0, KEPT);
  return [...others.filter((each) => each.list !== score.list), ...list];
}

export function write(score: Score): void {
  const all = scores();
  // A match that is looked at again keeps its day.
  if (!all.some(({ table }) => table === score.table)) save(STORE, written(all, score));
}

/** The best of each person, whatever the mission was; bots have no name to lose. */
export function byName(all: readonly Score[]): { name: string; score: number }[] {
  const best = new Map<string, number>();
  for (const { people } of all) {
    for (const { name, score, bot } of people) if (!bot) best.set(name, Math.max(best.get(name) ?? 0, score));
  }
  return [...best].map(([name, score]) => ({ name, score })).sort((a, b) => b.score - a.score).slice(0, KEPT);
}
