// The mission on this device: what was pressed, what follows from it, and the clock. It keeps everything
// in one drawer, so that closing the page loses nothing.
import { settings } from '../../lib/settings.svelte';
import { isThere, load, save } from '../../lib/store';
import type { Announcement, CompanionAct, CompanionLine, CompanionStanding } from '../../protocol/generated';
import { contentOf, type Ask, type Session } from './ask';
import { MissionClock, deviceSources, type KeptClock, type Sources } from './clock';
import { words } from './texts';

export const STORE = 'penta.keeper.phase-away';

export interface Score {
  place: number;
  sum: number;
  names: string[];
  scores: number[];
  difficulty: string;
  minutes: number;
  when: number;
}

interface KeptMission {
  session: Session;
  clock: KeptClock;
  /** Announcements of the clock that somebody has confirmed. */
  seen: number;
  pauses: number;
  /** The tables it was begun with. */
  tables: string;
  /** Its result is on the list. */
  listed: boolean;
}

interface Drawer {
  mission: KeptMission | null;
  scores: Score[];
  sound: boolean;
  vibration: boolean;
}

export type Setup = Pick<Session, 'players' | 'difficulty' | 'minutes' | 'start'>;
type Act = Omit<CompanionAct, 'at'>;
/** What calls people to the table. */
export type Alarm = (sound: boolean, vibration: boolean) => void;

/** What is kept on the device, as far as it can be used, and whether that is all of it. */
function opened(): { drawer: Drawer; whole: boolean } {
  const kept = load<unknown>(STORE, null);
  const { mission: keptMission, scores: keptScores, sound, vibration } = isObject(kept) ? kept : {};
  const mission = isObject(keptMission) && isObject(keptMission['session']) && isList(keptMission['session']['acts'])
    ? mended(keptMission as unknown as KeptMission) : null;
  const scores = isList(keptScores) ? keptScores.filter(isScore) : [];
  const fits = (what: unknown, found: unknown) => (what ?? null) === null || JSON.stringify(what) === JSON.stringify(found);
  return {
    drawer: { mission, scores, sound: sound !== false, vibration: vibration !== false },
    whole: fits(keptMission, mission) && fits(keptScores, scores) && (isObject(kept) || !isThere(STORE)),
  };
}

const isObject = (what: unknown): what is Record<string, unknown> =>
  typeof what === 'object' && what !== null && !Array.isArray(what);
const isList = (what: unknown): what is unknown[] => Array.isArray(what);
const isCount = (what: unknown): what is number => Number.isFinite(what) && (what as number) >= 0;
const isScore = (what: unknown): what is Score =>
  isObject(what) && [what['place'], what['sum'], what['minutes'], what['when']].every(isCount) && isList(what['names']) &&
  what['names'].every((name) => typeof name === 'string') && isList(what['scores']) && what['scores'].every(isCount);

/** A clock that cannot be read stands where something was pressed last. */
function mended(kept: KeptMission): KeptMission {
  const { clock, seen, pauses } = kept;
  const ticks = isObject(clock) && isCount(clock.passed) && isCount(clock.wall);
  const last = kept.session.acts.at(-1)?.at;
  return {
    ...kept, clock: ticks ? clock : { passed: isCount(last) ? last : 0, running: false, wall: 0 },
    seen: isCount(seen) ? seen : 0, pauses: isCount(pauses) ? pauses : 0,
  };
}

const NOTHING: Drawer = { mission: null, scores: [], sound: true, vibration: true };
const isEvent = (act: CompanionAct): boolean => act.key === 'event';
const byResult = (a: Score, b: Score): number => a.place - b.place || b.sum - a.sum || a.when - b.when;

export class Mission {
  readonly #ask: Ask;
  readonly #alarm: Alarm;
  readonly #sources: Sources;
  #drawer = $state.raw<Drawer>(NOTHING);
  #clock: MissionClock;
  /** Milliseconds on the clock, as they are shown. */
  now = $state(0);
  running = $state(false);
  /** So long nobody was there, and nobody has said whether it counts. */
  slept = $state<number | null>(null);
  isKept = $state(true);
  /** Somebody emptied the browser's memory while the mission ran. */
  wasCleared = $state(false);
  /** Another tab has the mission: this one looks on. */
  readOnly = $state(false);
  /** Not all that was kept could be read. */
  isDamaged = $state(false);
  trouble = $state('');
  said = $state('');
  #written = false;

  constructor(ask: Ask, alarm: Alarm = () => undefined, sources: Sources = deviceSources) {
    this.#ask = ask;
    this.#alarm = alarm;
    this.#sources = sources;
    this.#read();
    this.#clock = this.#wound();
    this.#show();
    // What fell due while it was closed for a short time.
    if (this.#clock.slept === null) this.#collect();
  }

  // ---------------------------------------------------------------- what is shown

  readonly content = $derived.by(() => contentOf(this.#ask, settings.lang));
  readonly session = $derived(this.#drawer.mission?.session ?? null);
  readonly scores = $derived([...this.#drawer.scores].sort(byResult));
  readonly sound = $derived(this.#drawer.sound);
  readonly vibration = $derived(this.#drawer.vibration);
  readonly pauses = $derived(this.#drawer.mission?.pauses ?? 0);
  readonly #answer = $derived.by(() =>
    this.session ? this.#ask(this.session, this.now, settings.lang) : null);
  readonly standing = $derived<CompanionStanding | null>(this.#answer?.standing ?? null);
  /** Why this mission cannot be followed any more; it may come from another version. */
  readonly flaw = $derived(this.#answer && !this.#answer.standing ? this.#answer.error : '');
  /** The page was renewed since, with other tables: what is drawn may differ. */
  readonly tablesChanged = $derived(
    !!this.#drawer.mission && this.#drawer.mission.tables !== this.content.tables);
  readonly #events = $derived(
    (this.standing?.history ?? []).filter(({ kind }) => kind === 'portals' || kind === 'attack'));
  /** Of the clock, and not confirmed yet: oldest first. */
  readonly unseen = $derived<Announcement[]>(this.#events.slice(this.#drawer.mission?.seen ?? 0));
  readonly last = $derived(
    this.standing?.history.findLast(({ kind }) => kind !== 'portals' && kind !== 'attack') ?? null);
  /** Squares that were announced and can be drawn again: they may be unusable at the table. */
  readonly announced = $derived<string[]>(
    [...(this.standing?.portals ?? []), ...(this.standing?.awaited ?? []), this.standing?.artefact]
      .filter((square): square is string => !!square));
  readonly canUndo = $derived(!this.readOnly && !!this.session?.acts.some((act) => !isEvent(act)));

  // ---------------------------------------------------------------- acts

  begin(setup: Setup): string {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const seed = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const session: Session = { seed, ...setup, acts: [] };
    const { error } = this.#ask(session, 0, settings.lang);
    if (error || this.readOnly) return error;
    this.#clock = new MissionClock(this.#sources);
    this.#clock.start();
    const clock = this.#clock.keep();
    const tables = this.content.tables;
    this.#file({ ...this.#drawer, mission: { session, clock, seen: 0, pauses: 0, tables, listed: false } });
    this.trouble = '';
    this.#show();
    return '';
  }

  /** Presses a key; false if that cannot be, and `trouble` says why. */
  press(act: Act): boolean {
    const mission = this.#drawer.mission;
    if (!mission || this.readOnly || this.slept !== null) return false;
    this.tick();
    if (this.slept !== null) return false;
    const at = Math.min(Math.floor(this.#clock.now()), mission.session.minutes * 60_000);
    // What the clock brought in this moment comes first.
    const earlier = this.session!.acts;
    const acts = [...earlier, { ...act, at: Math.max(at, earlier.at(-1)?.at ?? 0) }];
    const session = { ...this.#drawer.mission!.session, acts };
    const { standing, error } = this.#ask(session, at, settings.lang);
    this.trouble = standing ? '' : error;
    if (!standing) return false;
    this.#put({ session });
    const newest = standing.history.findLast((each) => each.act === acts.length);
    if (newest) this.said = `${newest.title}: ${newest.text}`;
    this.#collect();
    this.#list();
    return true;
  }

  /** Takes back what was pressed last. What the clock brought stays. */
  undo(): void {
    if (!this.canUndo) return;
    const acts = [...this.session!.acts];
    const [gone] = acts.splice(acts.findLastIndex((act) => !isEvent(act)), 1);
    if (gone!.key === 'end') this.#unlist();
    this.trouble = '';
    this.#put({ session: { ...this.session!, acts } });
    this.said = words().saidUndone;
    this.#show();
  }

  pause(): void {
    if (!this.running || this.readOnly) return;
    this.#clock.stop();
    this.#put({ pauses: this.pauses + 1 });
    this.#show();
    this.said = words().paused;
  }

  resume(): void {
    if (this.readOnly || this.standing?.over) return;
    this.#clock.start();
    this.#put({});
    this.#show();
  }

  /** Whether the time that nobody was there counts. */
  wake(counts: boolean): void {
    if (this.readOnly) return;
    this.#clock.wake(counts);
    this.#show();
    this.#collect();
  }

  confirm(): void {
    const mission = this.#drawer.mission;
    if (mission && !this.readOnly) this.#put({ seen: Math.min(mission.seen + 1, this.#events.length) });
  }

  finish(home: boolean, all: boolean, lines: CompanionLine[]): boolean {
    const done = this.press({ key: 'end', home, all, lines });
    if (done) {
      this.#clock.stop();
      this.#put({});
      this.#show();
    }
    return done;
  }

  /** Forgets this mission; the list of results stays. */
  leave(): void {
    if (this.readOnly) return;
    this.#clock = new MissionClock(this.#sources);
    this.#file({ ...this.#drawer, mission: null });
    this.trouble = '';
    this.#show();
  }

  prefer(change: Partial<Pick<Drawer, 'sound' | 'vibration'>>): void {
    if (!this.readOnly) this.#file({ ...this.#drawer, ...change });
  }

  // ---------------------------------------------------------------- time and other tabs

  /** A few times a second. */
  tick(): void {
    const before = this.now;
    this.#clock.tick();
    this.#show();
    if (this.readOnly || !this.session || this.slept !== null) return;
    if (this.now !== before) this.#collect();
    if (this.standing?.over && this.running) {
      this.#clock.stop();
      this.#put({});
      this.#alarm(this.sound, this.vibration);
      this.#show();
    }
  }

  hide(): void {
    this.#clock.hide();
    if (!this.readOnly && this.session) this.#put({});
  }

  /** Another tab has the mission, or has left it to this one. */
  lookOn(readOnly: boolean): void {
    if (this.readOnly === readOnly) return;
    this.readOnly = readOnly;
    this.reload();
  }

  /** As it is kept now. */
  reload(): void {
    this.#read();
    this.#clock = this.#wound();
    this.#show();
  }

  // ---------------------------------------------------------------- inside

  #read(): void {
    const { drawer, whole } = opened();
    this.#drawer = drawer;
    this.isDamaged = !whole;
  }

  #wound(): MissionClock {
    return new MissionClock(this.#sources, this.#drawer.mission?.clock);
  }

  #show(): void {
    // What comes falls due on whole seconds, and no finer ones are shown.
    const limit = (this.session?.minutes ?? 0) * 60_000;
    const now = Math.min(Math.floor(this.#clock.now()), limit);
    if (Math.floor(now / 1000) !== Math.floor(this.now / 1000)) this.now = now;
    this.running = this.#clock.running;
    this.slept = this.#clock.slept;
  }

  /** Writes down what the clock has brought, so that taking back never changes it. */
  #collect(): void {
    const session = this.session;
    if (!session || this.readOnly) return;
    const fresh = (this.standing?.history ?? []).filter(
      ({ act, kind }) => act === 0 && (kind === 'portals' || kind === 'attack'));
    if (fresh.length === 0) return;
    const events = fresh.map(({ at, kind, squares = [] }): CompanionAct => (
      { key: 'event', at, squares, ...(kind === 'attack' ? { attack: true } : {}) }));
    this.#put({ session: { ...session, acts: [...session.acts, ...events] } });
    const newest = fresh.at(-1)!;
    this.said = `${newest.title}: ${newest.text}`;
    this.#alarm(this.sound, this.vibration);
  }

  #list(): void {
    const mission = this.#drawer.mission!;
    const result = this.standing?.result;
    if (!result || mission.listed) return;
    const { players, difficulty, minutes } = mission.session;
    const score: Score = {
      place: result.place, sum: result.sum, names: players, scores: result.scores, difficulty, minutes,
      when: this.#sources.wall(),
    };
    this.#file({
      ...this.#drawer, mission: { ...mission, listed: true },
      scores: [...this.#drawer.scores, score].sort(byResult).slice(0, 200),
    });
  }

  #unlist(): void {
    const newest = Math.max(...this.#drawer.scores.map(({ when }) => when));
    const scores = this.#drawer.scores.filter(({ when }) => when !== newest);
    this.#file({ ...this.#drawer, scores, mission: { ...this.#drawer.mission!, listed: false } });
  }

  #put(change: Partial<KeptMission>): void {
    const mission = this.#drawer.mission!;
    this.#file({ ...this.#drawer, mission: { ...mission, clock: this.#clock.keep(), ...change } });
  }

  #file(drawer: Drawer): void {
    this.#drawer = drawer;
    if (this.#written && load<unknown>(STORE, null) === null) this.wasCleared = true;
    this.isKept = save(STORE, drawer);
    this.#written = this.isKept;
  }
}
