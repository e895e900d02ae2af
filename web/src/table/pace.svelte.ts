// What this device shows of a match, one thing after the other: a card is seen arriving, and what
// belongs together rests before the table is cleared. The host does not wait for it. What one may do
// is that of the newest state, so whoever acts calls it at once.
import type { Scene } from '../games';
import type { Tempo } from '../lib/settings.svelte';
import type { Eyes } from '../protocol/session.svelte';
import { isHappening } from '../protocol/story';
import type { State, StoryEvent } from '../protocol/types';

/** Or `still`: everything comes at once, but each scene waits for a press. A guide speaks of scenes. */
export type Pacing = Tempo | 'still';
/** How long a scene rests, and how long anything else has the table for itself. */
const REST: Record<Pacing, number> = { calm: 2200, brisk: 1100, instant: 0, press: Infinity, still: Infinity };
/** More, for each thing that has to be read in it; nobody reads more than so many. */
const READ: Record<Pacing, number> = { calm: 800, brisk: 250, instant: 0, press: 0, still: 0 };
const MUCH_TO_READ = 6;
const STEP: Record<Pacing, number> = { calm: 700, brisk: 350, instant: 0, press: 700, still: 0 };
const isHeld = (tempo: Pacing) => REST[tempo] === Infinity;
/** If more waits than this, it is shown faster; if far too much waits, nobody wants to see it. */
const MANY = 8;
const FAR_TOO_MANY = 60;
/** An update with more entries is a jump, not something that happens. */
const JUMP = 12;
/** So many of the latest states are kept, to look at what happened once more. */
const KEPT = 80;

interface Moment {
  state: State;
  /** How many events of the story are told by then. */
  told: number;
  scene: Scene | null;
  /** Until somebody wants to go on, whatever the pace. */
  stays?: boolean;
}

/** The scenes in a part of the story: where each begins and ends. */
export function scenesIn(story: readonly StoryEvent[], first: number): { kind: string; from: number; to: number }[] {
  const found: { kind: string; from: number; to: number; n: number }[] = [];
  let loose = first;
  for (let i = first; i < story.length; i++) {
    const { n, scene: kind } = story[i]!;
    if (i > first && n !== story[i - 1]!.n) loose = i;
    if (!kind) continue;
    const last = found.at(-1);
    if (last && last.kind === kind && last.n === n) last.to = i + 1;
    else found.push({ kind, from: loose, to: i + 1, n });
    loose = i + 1;
  }
  return found;
}

const hidden = () => typeof document !== 'undefined' && document.hidden;
/** Paces at which a film would not run by itself, or could not be followed. */
const NO_FILM = new Set<Pacing>(['press', 'still', 'instant']);
const WITHOUT_CHOICES = { legal: [], refused: [], undo: { takes_back: [], free: false } };

export class Pace {
  #all = $state.raw<StoryEvent[]>([]);
  #moment = $state.raw<Moment | null>(null);
  #waiting = $state.raw<Moment[]>([]);

  #eyes: Eyes | undefined;
  #newest: State | null = null;
  /** When the moment came, as long as it has the table for itself. */
  #since: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** By the number of their entry. */
  #states = new Map<number, State>();
  #looking = $state(false);

  constructor(
    private readonly chosen: () => Pacing,
    /** What needs no rest for whoever looks. */
    private readonly quiet: (scene: Scene, eyes: Eyes) => boolean = () => false,
    /** The table after an entry that was not seen on this page. */
    private readonly fetched: (eyes: Eyes, at: number) => Promise<State | null> = async () => null,
  ) {}

  // ------------------------------------------------------------ what is shown

  /** Something rests, newer things wait their turn, or somebody looks back. */
  readonly behind = $derived(this.#waiting.length > 0 || !!this.#moment?.scene || this.#looking);
  /** The table to be drawn: right before the scene, if one rests. */
  readonly state = $derived.by((): State | null => {
    const state = this.#moment?.state ?? null;
    return state && this.behind ? { ...state, ...WITHOUT_CHOICES } : state;
  });
  /** Something is looked at once more. */
  readonly looking = $derived(this.#looking);
  /** What is told by then. */
  readonly story = $derived.by((): StoryEvent[] => {
    const told = this.#moment?.told ?? 0;
    return told < this.#all.length ? this.#all.slice(0, told) : this.#all;
  });
  /** What is told already: to look back takes nothing away from it. */
  readonly told = $derived(this.#looking ? this.#all : this.story);
  readonly scene = $derived(this.#moment?.scene ?? null);
  /** Ends the rest, where that is the player's wish. */
  readonly goOn = $derived.by((): (() => void) | null => {
    if (this.#looking) return () => this.skip();
    return this.scene && isHeld(this.#tempo()) ? () => this.#next() : null;
  });

  // ------------------------------------------------------------ what comes

  /** To be called with each new state and story of whoever looks. */
  follow(eyes: Eyes, state: State, story: StoryEvent[]): void {
    const before = this.#newest;
    const known = this.#all;
    const sameEyes = eyes === this.#eyes;
    this.#eyes = eyes;
    this.#newest = state;
    this.#all = story;
    this.#keep(state, sameEyes);
    const length = known.length;
    const goesOn = sameEyes && before && length <= story.length && story[length - 1]?.text === known[length - 1]?.text;
    // Whoever looks back sees what is new when they come back.
    if (goesOn && this.#looking) return;
    if (!goesOn || this.#tempo() === 'instant' || hidden()) return this.skip();
    if (state.number === before.number && length === story.length) return this.#renew(state);
    const steps = state.number - before.number;
    const undone = story.slice(length).some(({ event }) => event.kind === 'undo');
    if (steps < 1 || steps > JUMP || undone || this.#waiting.length > FAR_TOO_MANY) return this.skip();
    const moments = cut(before, state, story, length);
    const shown = moments.filter(({ scene }) => !scene || !this.quiet(scene, eyes));
    this.#waiting = [...this.#waiting, ...shown];
    if (this.#since === null) this.#next();
    else this.#schedule();
  }

  /** A press or a key: the newest is shown. Whoever wants to press for each scene gets the next one. */
  hurry(): void {
    if (this.#looking || !isHeld(this.#tempo())) return this.skip();
    do this.#next();
    while (this.#waiting.length > 0 && !this.#moment?.scene);
  }

  /** The newest is shown at once, and the next thing as soon as it comes. */
  skip(): void {
    this.stop();
    this.#waiting = [];
    this.#looking = false;
    if (this.#newest) this.#moment = { state: this.#newest, told: this.#all.length, scene: null };
  }

  /** To be called when another pace was chosen: what rests takes as long as that one says. */
  retime(): void {
    this.#schedule();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#since = null;
  }

  // ------------------------------------------------------------ once more

  /** Shows these entries again, one after the other; the last of them until somebody goes on. */
  async again(entries: readonly number[]): Promise<void> {
    const [eyes, story] = [this.#eyes, this.#all];
    if (eyes === undefined || entries.length === 0) return;
    const needed = [...new Set(entries.flatMap((n) => [n - 1, n]))];
    const states = new Map<number, State>();
    for (const [i, state] of (await Promise.all(needed.map((n) => this.#stateAt(eyes, n)))).entries()) {
      if (!state) return;
      states.set(needed[i]!, state);
    }
    if (eyes !== this.#eyes || story.at(-1)?.text !== this.#all[story.length - 1]?.text) return;
    const moments = entries.flatMap((n) => {
      const first = story.findIndex((one) => one.n === n);
      const told = story.filter((one) => one.n <= n);
      const shown = cut(states.get(n - 1)!, states.get(n)!, told, first);
      // What a scene was cleared for is of the next trick or turn.
      return shown.length > 1 ? shown.slice(0, -1) : shown;
    });
    this.stop();
    this.#looking = true;
    this.#waiting = moments.map((each, i) => ({ ...each, stays: i === moments.length - 1 }));
    this.#next();
  }

  async #stateAt(eyes: Eyes, n: number): Promise<State | null> {
    return this.#states.get(n) ?? this.fetched(eyes, n);
  }

  #keep(state: State, sameEyes: boolean): void {
    if (!sameEyes) this.#states.clear();
    this.#states.delete(state.number);
    this.#states.set(state.number, state);
    if (this.#states.size > KEPT) this.#states.delete(this.#states.keys().next().value!);
  }

  // ------------------------------------------------------------ one after the other

  #tempo(): Pacing {
    const tempo = this.chosen();
    // The clock would not wait.
    return isHeld(tempo) && this.#newest?.clock ? 'calm' : tempo;
  }

  /** The same entry again: nothing happened. */
  #renew(state: State): void {
    const last = this.#waiting.at(-1);
    if (last) this.#waiting = [...this.#waiting.slice(0, -1), { ...last, state }];
    else if (this.#moment && !this.#moment.scene) this.#moment = { ...this.#moment, state };
  }

  #next(): void {
    this.stop();
    const [moment, ...rest] = this.#waiting;
    if (!moment) return;
    this.#waiting = rest;
    this.#moment = moment;
    this.#since = Date.now();
    this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const time = this.#time();
    if (this.#since === null || time === Infinity) return;
    const left = Math.min(time, this.#since + time - Date.now());
    this.#timer = setTimeout(() => this.#next(), Math.max(0, left));
  }

  /** How long the moment lasts, with what waits by now. */
  #time(): number {
    if (this.#moment?.stays) return Infinity;
    const tempo = this.#looking && NO_FILM.has(this.#tempo()) ? 'calm' : this.#tempo();
    const scene = this.#moment?.scene;
    const waits = this.#waiting;
    if (!scene) return waits.length > MANY ? (STEP[tempo] * MANY) / waits.length : STEP[tempo];
    if (isHeld(tempo)) return Infinity;
    // Several of a kind in a row, such as hits, are understood faster.
    const again = waits.slice(0, 2).some((each) => each.scene?.kind === scene.kind);
    const more = READ[tempo] * Math.min(MUCH_TO_READ, scene.events.length - 1);
    const rest = again ? REST[tempo] / 2 : REST[tempo] + more;
    return waits.length > MANY ? (rest * MANY) / waits.length : rest;
  }
}

/** The moments that an update is shown in: its scenes, then the table after them. */
function cut(before: State, after: State, story: StoryEvent[], first: number): Moment[] {
  const scenes = scenesIn(story, first).map(({ kind, from, to }): Moment => {
    const scene = {
      kind,
      events: story.slice(from, to).filter(isHappening),
      since: story.slice(first, to).filter(isHappening),
      before,
      after,
    };
    return { state: before, told: to, scene };
  });
  return [...scenes, { state: after, told: story.length, scene: null }];
}
