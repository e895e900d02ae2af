// What the board says above the hand and beside the names.
import { sentence } from '../../lib/words';
import { question } from './moves';
import { latelyOf } from './story';
import { texts } from './texts';
import type { Draft } from './draft.svelte';
import type { Move, MoveKind, State, StoryEvent, View } from './types';
import type { Lang, SeatInfo } from '../../protocol/types';

/** Everything on the table that words depend on. */
export interface Scene {
  lang: Lang;
  now: State;
  view: View;
  story: StoryEvent[];
  /** Something lies there to be read: nobody is waited for. */
  resting: boolean;
  /** The last turn is looked at once more. */
  looking: boolean;
  seat: number | null;
  people: SeatInfo[];
  moves: Move[];
  /** The selected card in words, and what it can do. */
  selected: string | null;
  options: Move[];
  main: Move | null;
  /** The own phase wants the selected card. */
  needed: boolean;
  /** The phase that is set out on this device. */
  draft: Pick<Draft, 'begun' | 'whole' | 'way' | 'ways' | 'at'>;
  /** Seconds since the last move. */
  patience: number;
  /** Of how many others, the last ones to act, their turns are told here: elsewhere they stand beside the names. */
  turns: number;
}

export interface Prompt {
  question?: string;
  lines: string[];
  /** Smaller, below: what the others did meanwhile. */
  meanwhile?: string;
}

const PATIENCE = 8;
/** What ends a hand, and what one wants to know of oneself then. */
const LAST_ACTS = new Set(['laid', 'hit', 'discarded', 'went_out', 'stalled']);
const OWN_END = new Set(['scored', 'completed']);

export const nameOf = (people: SeatInfo[], seat: number): string =>
  people.find((each) => each.seat === seat)?.name ?? `${seat}`;

const has = (moves: Move[], kind: MoveKind) => moves.some(({ parts }) => parts.kind === kind);

/** What to do now, or what just happened. */
export function prompt(scene: Scene): Prompt {
  const { now, view, seat, moves, options, selected, main } = scene;
  const t = texts(scene.lang);
  if (now.outcome) return { lines: [now.outcome.text] };
  if (scene.resting) return { lines: happened(scene) };
  const back = scene.looking ? turnOf(scene) : null;
  if (back) return back;
  if (seat === null || moves.length === 0) return { lines: [newest(scene.story), waiting(scene)].filter(Boolean) };
  if (selected !== null && options.length > 0) {
    const asks = main ? null : question(options);
    const ask = { skip: t.whoSkipped, where: t.whereTo(selected) };
    const certain = (main?.preview ?? []).slice(1).map((each) => sentence(each.text)).join(' ');
    const lines = certain ? [certain] : scene.needed && !main ? [t.phaseNeeds] : [];
    return { ...(asks ? { question: ask[asks] } : {}), lines };
  }
  return { lines: todo(scene), ...(view.stage === 'drawing' ? { meanwhile: meanwhile(scene) } : {}) };
}

/** What the others did since one's own last turn; with little room only the last of them. */
function meanwhile(scene: Scene): string {
  const { view, seat, turns } = scene;
  const players = view.hands.length;
  const others = Array.from({ length: players - 1 }, (_, i) => ((seat! + i) % players) + 1);
  return others.slice(Math.max(0, others.length - turns))
    .map((each) => ({ name: nameOf(scene.people, each), done: lately(each, scene) }))
    .filter(({ done }) => done !== '').map(({ name, done }) => `${name} ${done}.`).join(' ');
}

function todo({ view, seat, moves, lang, draft }: Scene): string[] {
  const t = texts(lang);
  const phase = view.active[seat! - 1] ?? 0;
  if (view.stage === 'choosing') return [t.whichPhase];
  if (view.stage === 'drawing') return [t.turnDraw, t.drawWhere(has(moves, 'take'), has(moves, 'fetch'))];
  if (draft.whole && draft.way) return [t.wayIs(draft.way.wilds, draft.way.hits, draft.way.out), t.nobodySees];
  if (draft.begun) return [t.layNext, t.nobodySees];
  if (has(moves, 'lay')) return [t.layNow(phase)];
  const end = has(moves, 'save') ? t.discardOrSave : t.discardNow;
  if (view.groups.some((each) => each.seat === seat)) {
    const hit = has(moves, 'save') ? t.hitDiscardOrSave : t.hitOrDiscard;
    return [has(moves, 'hit') ? hit : end];
  }
  const outlook = view.outlook.find((each) => each.phase === phase);
  return outlook ? [t.missingFor(outlook.missing, outlook.saved ?? 0, phase), end] : [end];
}

/** All of the turn that is looked at, as far as it is shown. */
function turnOf({ story, people, lang }: Scene): Prompt | null {
  const who = story.findLast(({ event, text }) => event.seat != null && text !== '')?.event.seat;
  if (who == null) return null;
  const told = latelyOf(story, who).map(({ text }) => text);
  return told.length > 0 ? { question: texts(lang).lastTurnOf(nameOf(people, who)), lines: [told.join(' ')] } : null;
}

/** "draws a card, discards blue 4": what somebody did last, beside their name. */
export function lately(which: number, { story, people }: Pick<Scene, 'story' | 'people'>): string {
  const done = latelyOf(story, which);
  const name = `${nameOf(people, which)} `;
  // A hidden draw says nothing once more is known, and what a phase is made of lies there.
  const telling = done.length > 1 ? done.filter(({ event }) => event.kind !== 'drew') : done;
  return telling.map(({ event, text }) => {
    const said = event.kind === 'laid' ? (text.split(':')[0] ?? text) : text;
    return (said.startsWith(name) ? said.slice(name.length) : said).replace(/\.$/, '');
  }).join(', ');
}

/** Who is awaited. */
function waiting({ now, view, seat, people, lang }: Scene): string {
  const t = texts(lang);
  const awaited = now.to_act.find((each) => each !== seat);
  if (awaited === undefined) return '';
  const name = nameOf(people, awaited);
  return view.stage === 'choosing' ? t.choosing(name) : t.thinking(name);
}

/** What rests; of the end of a hand who went out, and what it means for oneself. */
function happened({ story, seat }: Scene): string[] {
  const entry = story.filter(({ n }) => n === story.at(-1)?.n);
  const end = entry.findIndex(({ event }) => event.kind === 'went_out' || event.kind === 'stalled');
  if (end < 0) return [newest(story)].filter(Boolean);
  const own = entry.slice(end).filter(({ event }) => 'seat' in event && event.seat === seat && OWN_END.has(event.kind));
  const acts = entry.slice(0, end + 1).filter(({ event }) => LAST_ACTS.has(event.kind));
  return [acts, own].map((told) => told.map(({ text }) => text).join(' ')).filter(Boolean);
}

/** The last thing that happened on the table. */
function newest(story: StoryEvent[]): string {
  return story.findLast(({ event, text }) => text !== '' && event.kind !== 'dealt')?.text ?? '';
}

/** What somebody does, beside their name. */
export function status(which: number, { now, view, people, lang, patience }: Scene): string {
  const t = texts(lang);
  if (now.to_act.includes(which)) {
    if (view.stage === 'choosing') return t.chooses;
    return patience >= PATIENCE ? t.secondsThinking(patience) : t.thinks;
  }
  if (view.to_skip.includes(which)) return t.skipped;
  const person = people.find((each) => each.seat === which);
  if (person?.who === 'person' && person.bot_for_now) return t.standIn;
  if (person?.who === 'person' && !person.here) return t.away;
  return '';
}

/** What one has to do oneself, beside the own name. */
export function ownStatus({ now, view, seat, lang }: Scene): string {
  const t = texts(lang);
  if (seat === null || !now.to_act.includes(seat)) return view.to_skip.includes(seat ?? 0) ? t.skipped : '';
  return view.stage === 'playing' ? t.yourTurnDrawn : t.yourTurn;
}
