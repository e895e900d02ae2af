// The clock of a mission. While the page is open it follows the monotonic clock, which nobody can set;
// over a closing, or while the page was hidden, only the wall clock knows how long it was. It never goes
// back, whatever either of them does.

export interface Sources {
  /** Milliseconds that only grow, from the opening of the page on. */
  mono: () => number;
  /** Milliseconds of the calendar: they may be set. */
  wall: () => number;
}

export interface KeptClock {
  passed: number;
  running: boolean;
  /** When this was written, by the wall clock. */
  wall: number;
}

/** After more than this somebody has to say whether the time counts. */
export const ASLEEP = 30_000;

export const deviceSources: Sources = {
  mono: () => performance.now(),
  wall: () => Date.now(),
};

export class MissionClock {
  #passed = 0;
  /** On the monotonic clock; null: it stands still. */
  #since: number | null = null;
  #lastMono: number;
  #lastWall: number;
  #wasHidden = false;
  /** So long nobody was there; it stands still until somebody says whether that counts. */
  slept: number | null = null;

  constructor(readonly sources: Sources = deviceSources, kept?: KeptClock) {
    this.#lastMono = sources.mono();
    this.#lastWall = sources.wall();
    if (!kept) return;
    this.#passed = Math.max(0, kept.passed);
    if (!kept.running) return;
    // A wall clock that was set back says nothing about how long it was.
    const gap = Math.max(0, sources.wall() - kept.wall);
    if (gap > ASLEEP) this.slept = gap;
    else {
      this.#passed += gap;
      this.#since = sources.mono();
    }
  }

  get running(): boolean {
    return this.#since !== null;
  }

  now(): number {
    return this.#passed + (this.#since === null ? 0 : Math.max(0, this.sources.mono() - this.#since));
  }

  start(): void {
    if (this.#since !== null || this.slept !== null) return;
    this.#since = this.sources.mono();
    this.#remember();
  }

  stop(): void {
    this.#passed = this.now();
    this.#since = null;
  }

  /** The page cannot be seen: from now on the wall clock may know more. */
  hide(): void {
    this.#wasHidden = true;
  }

  /** Called again and again; finds out that nobody called for long. */
  tick(): void {
    if (this.#since === null) return this.#remember();
    const mono = Math.max(0, this.sources.mono() - this.#lastMono);
    const wall = this.#wasHidden ? Math.max(0, this.sources.wall() - this.#lastWall) : 0;
    const gap = Math.max(mono, wall);
    if (gap > ASLEEP) {
      // As it was when it was asked last.
      this.#passed += Math.max(0, this.#lastMono - this.#since);
      this.#since = null;
      this.slept = gap;
    } else if (wall > mono) {
      // The monotonic clock slept, too, but not long enough to ask.
      this.#passed += wall - mono;
    }
    this.#remember();
  }

  /** Whether the time that was slept counts. */
  wake(counts: boolean): void {
    if (this.slept === null) return;
    if (counts) this.#passed += this.slept;
    this.slept = null;
    this.start();
  }

  keep(): KeptClock {
    // What was slept and not yet decided stays open.
    const asleep = this.slept ?? 0;
    return {
      passed: this.now(), running: this.running || this.slept !== null,
      wall: this.sources.wall() - asleep,
    };
  }

  #remember(): void {
    this.#lastMono = this.sources.mono();
    this.#lastWall = this.sources.wall();
    this.#wasHidden = typeof document !== 'undefined' && document.hidden;
  }
}

/** 14:32 */
export function clockFace(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
