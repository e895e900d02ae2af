// The checks of a fair deal, as facts that a page can say in words.
import type { DealMemory } from '../protocol/deal';
import type { VerdictMessage } from '../protocol/types';

/** The part of a record that is looked at here; docs/records.md has all of it. */
export interface RecordParts {
  match_id: string;
  server_seed: string;
  server_commit: string;
  contributions: { seat: number; commit: string; reveal: string }[];
  /** It began with a position, not with a deal. */
  set_up?: boolean;
  log: unknown[];
}

export interface FairDeal {
  /** All that counts was sealed before the deal, as this device saw it: null if it was not there. */
  sealed: boolean | null;
  seed: string;
  /** This device's parts are in it: null if it gave none. */
  part: boolean | null;
  /** Seats of others whose parts are in it too. */
  others: number[];
  entries: number;
  /** It was played with cards whose values are others by now; the record has those. */
  olderCards: boolean;
  /** What a check without a flaw proves, and not more. */
  proves: 'provesFair' | 'provesDeal' | 'provesMoves';
  /** What the check of everything else found wrong, if anything. */
  flaw: string | null;
}

/** Nobody's part was exchanged after the others were shown. */
function sameSeals(record: RecordParts, commits: DealMemory['commits']): boolean {
  if (!commits) return true;
  const seats = Object.keys(commits);
  return (
    seats.length === record.contributions.length &&
    record.contributions.every((one) => commits[one.seat] === one.commit)
  );
}

export function judgeDeal(
  record: RecordParts, verdict: VerdictMessage, promised: DealMemory | null,
): FairDeal {
  const own = Object.entries(promised?.reveals ?? {});
  const isIn = ([seat, reveal]: [string, string]) =>
    record.contributions.some((one) => one.seat === Number(seat) && one.reveal === reveal);
  const ownSeats = own.map(([seat]) => Number(seat));
  // The match's id is part of the seed as well: who could change it later could choose the cards.
  const sealed = promised?.server_commit
    ? promised.server_commit === record.server_commit &&
      promised.match === record.match_id &&
      sameSeals(record, promised.commits)
    : null;
  const part = own.length > 0 ? own.every(isIn) : null;
  return {
    sealed,
    seed: record.server_seed,
    part,
    others: record.contributions.map((one) => one.seat).filter((seat) => !ownSeats.includes(seat)),
    entries: record.log.length,
    olderCards: verdict.older_cards === true,
    proves: record.set_up ? 'provesMoves' : sealed && part && promised?.commits ? 'provesFair' : 'provesDeal',
    flaw: verdict.checks.every((check) => check.ok) ? null : verdict.text,
  };
}

/** "7c1e … a940" */
export const shortHex = (text: string): string => `${text.slice(0, 4)} … ${text.slice(-4)}`;
