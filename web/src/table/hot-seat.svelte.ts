// Whose eyes the page shows. With one seat that is simple; with several people at one device the
// next one is asked to come before anything of theirs is shown.
import { settings } from '../lib/settings.svelte';
import type { TableSession } from '../protocol/session.svelte';

const LAST_LOOK = 1100;
/** How far back it is looked for what was told last, and how much of it stands on the curtain. */
const RECENT = 24;
const LINES = 5;

export class HotSeat {
  #shown = $state<number | null>(null);
  /** The seat that is asked to come, while the curtain is down. */
  curtain = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly session: TableSession,
    key: string,
    /** Nothing is private: nobody is asked to come, the board shows whoever is next. */
    private readonly open: () => boolean = () => false,
  ) {
    const own = session.joined.filter((one) => one.role === 'seat');
    this.#shown = (own.find((one) => one.key === key) ?? own[0])?.seat ?? null;
    // Several people: nothing is shown before the first has said who they are.
    if (own.length > 1 && session.table?.stage === 'running') {
      this.curtain = this.#awaited() ?? this.#shown;
    }
  }

  get seat(): number | null {
    return this.#shown;
  }

  lift(): void {
    this.#shown = this.curtain;
    this.curtain = null;
  }

  /**
   * To be called in an effect: lowers the curtain when somebody else at this device is next. While
   * something is still being shown, everybody looks at it.
   */
  follow(showing: boolean): void {
    const next = this.#awaited();
    const { yours, table } = this.session;
    if (yours.length < 2 || table?.stage !== 'running') {
      clearTimeout(this.#timer);
      this.curtain = null;
      return;
    }
    if (this.open()) {
      clearTimeout(this.#timer);
      if (next !== null && !showing) this.#shown = next;
      this.curtain = null;
      return;
    }
    if (this.curtain !== null) {
      if (next !== null) this.curtain = next;
      return;
    }
    clearTimeout(this.#timer);
    if (next === null || next === this.#shown || showing) return;
    const wait = settings.tempo === 'instant' ? 0 : LAST_LOOK;
    this.#timer = setTimeout(() => (this.curtain = this.#awaited()), wait);
  }

  /** What was told last and is no secret of anybody at this device, to the one who is asked to come. */
  get told(): string[] {
    const { session } = this;
    if (this.curtain === null) return [];
    const others = session.yours
      .filter((seat) => seat !== this.curtain)
      .map((seat) => new Set(session.story(seat).slice(-RECENT).map(({ event }) => JSON.stringify(event))));
    return session
      .story(this.curtain)
      .slice(-RECENT)
      .filter(({ event, text }) => text && others.every((heard) => heard.has(JSON.stringify(event))))
      .map(({ text }) => text)
      .slice(-LINES);
  }

  // Who is to come: nobody new as long as the one who is shown has to act.
  #awaited(): number | null {
    const { session } = this;
    // Who is awaited is known to everybody; the newest state says it best.
    const states = session.eyes.map((eyes) => session.state(eyes)!);
    const newest = states.reduce((a, b) => (b.number > a.number ? b : a), states[0]!);
    // Who passes unasked need not come.
    const passes = (seat: number) => !!session.state(seat)?.standing?.passing;
    const waiting = session.yours.filter((seat) => newest?.to_act.includes(seat) && !passes(seat));
    if (this.#shown !== null && waiting.includes(this.#shown)) return this.#shown;
    return waiting[0] ?? null;
  }
}
