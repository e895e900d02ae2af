// What is going on at real tables beside this device: for "Continue" in the lobby. Read from what the
// companions keep, so that the lobby need not load them.
import { load } from '../lib/store';

export interface RunningCompanion {
  game: string;
  names: string[];
}

interface Kept {
  mission?: { session?: { players?: unknown; acts?: unknown } } | null;
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** A mission that has begun and has no result yet. */
export function runningCompanions(): RunningCompanion[] {
  const session = load<Kept | null>('penta.keeper.phase-away', null)?.mission?.session;
  if (!session || !isList(session.players) || !isList(session.acts)) return [];
  const ended = session.acts.some((act) => (act as { key?: unknown } | null)?.key === 'end');
  const names = session.players.filter((name): name is string => typeof name === 'string');
  return ended ? [] : [{ game: 'phase-away', names }];
}
