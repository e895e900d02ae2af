// What the board says beside the hand and at the seats.
import type { Forecast, Trick } from './story';
import { sentence } from '../../lib/words';
import { listing, texts } from './texts';
import type { LegalMove, State, StoryEvent, TrickCard, View } from './types';
import type { Lang, SeatInfo } from '../../protocol/types';

/** Everything on the table that words depend on. */
export interface Scene {
  lang: Lang;
  now: State;
  story: StoryEvent[];
  /** Whose eyes; null for somebody who watches. */
  seat: number | null;
  people: SeatInfo[];
  /** The finished trick that rests, and the table before it was taken. */
  held: { view: View; trick: Trick } | null;
  lying: TrickCard[];
  /** Own secret choice. */
  choice: string | null;
  /** There are moves to choose from. */
  active: boolean;
  selected: string | null;
  /** More than one person could get the selected card, and none is chosen yet. */
  asking: boolean;
  move: LegalMove | undefined;
  outlook: Forecast;
  /** "green 25" */
  short: (card: string) => string;
  /** Seconds since the last move. */
  patience: number;
  /** How much room the seats have. */
  room: 'much' | 'some' | 'little';
}

export interface Prompt {
  question?: string;
  lines: string[];
  action: string | null;
}

const PATIENCE = 8;

export function nameOf(people: SeatInfo[], seat: number): string {
  return people.find((each) => each.seat === seat)?.name ?? `${seat}`;
}

/** What stands beside the main button, and what the button says. */
export function prompt(scene: Scene): Prompt {
  const { now, move, selected, choice, active, lying, held, outlook, short } = scene;
  const t = texts(scene.lang);
  const { phase } = now.view;
  const othersChoose = now.to_act.some((each) => each !== scene.seat);
  const changing = othersChoose ? t.mayChange : t.lastToChoose;
  if (now.outcome) return { lines: [now.outcome.text], action: null };
  if (scene.asking && selected) {
    return { question: t.whoGets(short(selected)), lines: [t.pressSeat], action: null };
  }
  if (move && selected && phase === '0') {
    return { lines: [changing, move.outlook ?? ''].filter(Boolean), action: t.choose(short(selected)) };
  }
  if (move) return { lines: [outlook.text.map(sentence).join(' ')], action: move.text };
  const say = (...lines: string[]): Prompt => ({ lines: lines.filter(Boolean), action: null });
  if (choice) return say(t.chose(short(choice)), active ? changing : waiting(scene));
  if (active && phase === '0') return say(t.pickSecret, changing);
  if (active && phase === 'IV') return say(t.pickGive);
  if (active) return say(lying.length === 0 ? t.pickLead : t.pickCard, alike(now.legal));
  return held ? say(...newest(scene.story)) : say(...newest(scene.story), waiting(scene));
}

/** What may come of every move there is, whichever one chooses. */
function alike(legal: LegalMove[]): string {
  const outlook = legal[0]?.outlook ?? '';
  return legal.every((each) => each.outlook === outlook) ? outlook : '';
}

/** Who is awaited. */
function waiting({ now, seat, people, lang }: Scene): string {
  const t = texts(lang);
  const awaited = now.to_act.filter((each) => each !== seat);
  if (awaited.length === 0) return '';
  const names = listing(awaited.map((each) => nameOf(people, each)), lang);
  const several = awaited.length > 1;
  const secret = now.view.phase === '0';
  return secret ? t.waitingChoice(names, several) : t.waitingFor(names, several);
}

/** What the last entry told: who took what, or its last sentence. */
function newest(story: StoryEvent[]): string[] {
  const entry = story.filter(({ n }) => n === story[story.length - 1]?.n);
  const takings = entry.filter(({ event }) => event.kind === 'took');
  return (takings.length > 0 ? takings : entry.slice(-1)).map(({ text }) => text);
}

/** What somebody does, beside their name. */
export function status(which: number, scene: Scene): string {
  const { now, seat, held, lying, room } = scene;
  const t = texts(scene.lang);
  const { view } = now;
  const awaited = now.to_act.includes(which) && !held;
  if (which === seat && scene.choice) return t.youChose;
  if (which === seat && awaited) return view.phase === 'IV' ? t.youGive : t.yourTurn;
  if (awaited && view.phase === '0') return t.chooses;
  if (awaited) return scene.patience >= PATIENCE ? t.secondsThinking(scene.patience) : t.thinks;

  const person = scene.people.find((each) => each.seat === which);
  if (!held && view.phase === '0' && view.chosen[which - 1]) return t.hasChosen;
  if (person?.who === 'person' && person.bot_for_now) return t.standIn;
  if (person?.who === 'person' && !person.here) return t.away;

  const played = lying.some((each) => each.by === which);
  const newly = held !== null && !held.view.trick.some((each) => each.by === which);
  const hand = (held?.view ?? view).hands[which - 1]?.length ?? 0;
  const left = hand - (newly ? 1 : 0);
  if (which === seat || room === 'little') return t.left(left);
  if (played) return room === 'much' ? t.played(left) : t.left(left);
  return person?.who === 'bot' && person.level ? t.bot(person.level) : t.left(left);
}
