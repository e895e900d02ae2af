// This device's part in the deal: 32 random bytes for each own seat, sealed first and shown later,
// so that neither the server nor another player can choose the cards.
import { commitment, fromHex, randomBytes, toHex } from '../lib/sha256';
import type { CommitRequest, DealMessage, RevealRequest } from './types';

/** What was promised before the deal, to be compared with the record at the end. */
export interface DealMemory {
  match: string | null;
  server_commit: string | null;
  /** By seat; only those of the attempt that counted. */
  reveals: Record<string, string>;
  /** Everybody's seals by seat, as they were told before this device showed anything. */
  commits?: Record<string, string>;
}

export class DealPart {
  memory: DealMemory = { match: null, server_commit: null, reveals: {} };
  #attempt = 0;

  constructor(private readonly random: (size: number) => Uint8Array = randomBytes) {}

  /** What to send for an incoming step. */
  answer(deal: DealMessage, ownSeats: readonly number[]): (CommitRequest | RevealRequest)[] {
    if (deal.step === 'commit') return this.#seal(deal, ownSeats);
    if (deal.step === 'reveal') return this.#show(deal);
    return [];
  }

  #seal(deal: DealMessage, ownSeats: readonly number[]): CommitRequest[] {
    if (deal.attempt !== this.#attempt || deal.match !== this.memory.match) {
      this.#attempt = deal.attempt;
      const promised = { match: deal.match ?? null, server_commit: deal.server_commit ?? null };
      this.memory = { ...promised, reveals: {} };
    }
    const seats = (deal.seats ?? []).filter((seat) => ownSeats.includes(seat));
    return seats.map((seat) => {
      const reveal = (this.memory.reveals[seat] ??= toHex(this.random(32)));
      const commit = commitment(fromHex(reveal));
      return { type: 'commit', table: deal.table, seat, commit };
    });
  }

  // Another tab of the same seat may have been faster: only what was sealed here is shown.
  #show(deal: DealMessage): RevealRequest[] {
    const requests: RevealRequest[] = [];
    this.memory.commits ??= Object.fromEntries((deal.commits ?? []).map((one) => [one.seat, one.commit]));
    for (const { seat, commit } of deal.commits ?? []) {
      const reveal = this.memory.reveals[seat];
      if (reveal === undefined) continue;
      if (commitment(fromHex(reveal)) === commit) {
        requests.push({ type: 'reveal', table: deal.table, seat, reveal });
      } else {
        delete this.memory.reveals[seat];
      }
    }
    return requests;
  }
}
