// A guided match, step by step: what is said now, what it takes to go on, and what the page does not
// send because something else comes first. The steps are a data file of the game, told by the host;
// what is legal stays the host's word.
import type { Scene } from '../games';
import { standing } from '../protocol/story';
import type { GuideStep, State, StoryEvent } from '../protocol/types';

/** What the guide looks at: the match as this device shows it. */
export interface Watched {
  /** What rests on the table. */
  readonly scene: Scene | null;
  /** Something rests or waits to be shown. */
  readonly behind: boolean;
  readonly steps: readonly GuideStep[];
  readonly newest: State | null;
  readonly story: readonly StoryEvent[];
  readonly seat: number | null;
}

/** How far somebody is: where each step so far began, by entries that stand and by the last number. */
export interface Progress {
  began: { stood: number; number: number }[];
  skipped: boolean;
}

export const fits = (wanted: readonly string[], move: string): boolean =>
  wanted.some((each) => (each.endsWith(' *') ? move.startsWith(each.slice(0, -1)) : each === move));

const stood = (story: readonly StoryEvent[]) => new Set(standing([...story]).map(({ n }) => n)).size;

export class Guide {
  #began = $state.raw<Progress['began']>([{ stood: 0, number: 0 }]);
  #skipped = $state(false);
  #stood = 0;
  /** A gentle word for whoever tried something else; empty if the guide has none of its own. */
  nudge = $state<string | null>(null);

  constructor(
    private readonly watched: Watched,
    kept: Progress | null,
    private readonly keep: (progress: Progress) => void,
  ) {
    if (!kept) return;
    this.#began = kept.began;
    this.#skipped = kept.skipped;
  }

  // ------------------------------------------------------------ what is said

  /** Its place, from 0. */
  readonly at = $derived(this.#began.length - 1);
  readonly step = $derived.by((): GuideStep | null =>
    this.#skipped ? null : (this.watched.steps[this.at] ?? null),
  );
  readonly active = $derived(this.step !== null);
  /** The step, once there is something to see of it. */
  readonly shown = $derived.by((): GuideStep | null => {
    const { step, watched } = this;
    if (!step) return null;
    const awaited = watched.seat !== null && !!watched.newest?.to_act.includes(watched.seat);
    const visible = {
      press: !watched.scene,
      move: awaited && !watched.behind && this.#answered(),
      scene: this.#came(step),
      free: !watched.scene,
    };
    return visible[step.way] ? step : null;
  });
  /** It waits for a press, and nothing rests that has a button of its own. */
  readonly waits = $derived.by((): boolean => {
    const way = this.shown?.way;
    return (way === 'press' || way === 'scene') && !this.watched.scene;
  });

  /** The move that ended the last step has come back from the host: with something to tell, or as a step further. */
  #answered(): boolean {
    const began = this.#began[this.at];
    if (!began || stood(this.watched.story) >= began.stood) return true;
    return (this.watched.newest?.number ?? 0) > began.number;
  }

  /** The scene rests, or was over before anybody could see it. */
  #came({ scene }: GuideStep): boolean {
    const { watched } = this;
    if (watched.scene?.kind === scene) return true;
    const since = this.#began[this.at]?.number ?? 0;
    return !watched.behind && standing([...watched.story]).some((one) => one.scene === scene && one.n > since);
  }

  // ------------------------------------------------------------ what happens

  /** To be called whenever what is watched has changed. */
  follow(): void {
    const now = stood(this.watched.story);
    const undone = now < this.#stood;
    this.#stood = now;
    if (undone) this.#back(now);
    if (this.step?.way === 'free' && this.#came(this.step)) this.#on(now);
  }

  /** Goes on by a press; true if what rests has been seen and may go. */
  press(): boolean {
    const { shown: step, watched } = this;
    if (!step || step.way === 'move' || step.way === 'free') return true;
    this.#on(stood(watched.story), step.scene);
    return !(step.way === 'scene' && this.step?.way === 'scene' && this.step.scene === step.scene);
  }

  /** Whether the move may be sent. If not, the guide says what comes first. */
  allows(move: string): boolean {
    const { watched } = this;
    this.nudge = null;
    // Who plays has read enough.
    while (this.step?.way === 'press' || (this.step?.way === 'scene' && this.waits)) this.#on(stood(watched.story));
    const { step } = this;
    if (!step || (step.way !== 'move' && step.way !== 'free') || step.moves.length === 0) return true;
    const possible = watched.newest?.legal.some((each) => fits(step.moves, each.move)) ?? false;
    if (possible && !fits(step.moves, move)) {
      this.nudge = step.otherwise;
      return false;
    }
    if (step.way === 'move') this.#on(stood(watched.story) + 1);
    return true;
  }

  skip(): void {
    this.#skipped = true;
    this.#save();
  }

  #on(stands: number, scene = ''): void {
    this.nudge = null;
    const next = this.watched.steps[this.at + 1];
    // One that speaks of the same rest saw it begin.
    const same = next?.way === 'scene' && next.scene === scene;
    const number = same ? (this.#began[this.at]?.number ?? 0) : (this.watched.newest?.number ?? 0);
    // What ends free play is often spoken of next.
    const ended = this.step?.way === 'free' && next?.way === 'scene' && next.scene === this.step.scene;
    const began = ended ? (this.#began[this.at]?.number ?? 0) : number;
    this.#began = [...this.#began, { stood: stands, number: began }];
    this.#save();
  }

  /** Something was taken back: to the last step that had begun by then. */
  #back(stands: number): void {
    const last = this.#began.findLastIndex((each) => each.stood <= stands);
    this.#began = this.#began.slice(0, Math.max(1, last + 1));
    this.nudge = null;
    this.#save();
  }

  #save(): void {
    this.keep({ began: this.#began, skipped: this.#skipped });
  }
}
