// What people at several devices show each other, and what is left to those who lie felled.
import { withoutCost } from './acts';
import { beside } from './grid';
import { isEmpty } from './station';
import type { BarAct } from './Bar.svelte';
import type { Texts } from './texts';
import type { Content, Direction, Event, Happening, Move, MoveKind, StoryEvent, View } from './types';

const DIRECTIONS: readonly Direction[] = ['north', 'east', 'south', 'west'];
/** What needs no square, in the notation of moves. */
const PLAIN: readonly MoveKind[] = ['loot', 'gather', 'end'];

export interface Proposing {
  view: View;
  /** Who acts, and where. */
  actor: number;
  /** The square that one asks about. */
  square: string | null;
  t: Texts;
  point: (at: string, move?: string) => void;
}

/** The way from one square to the next one, as a move is written; whether it can be made, others know. */
export function proposalFor(view: View, actor: number, square: string): string | null {
  const from = view.players[actor - 1]?.square;
  const way = from && DIRECTIONS.find((each) => beside(from, each) === square);
  if (!way) return null;
  return `${view.rooms.some((each) => each.square === square) ? 'step' : 'explore'} ${way}`;
}

/** The buttons of somebody who waits: to show a square, to propose a move. */
export function proposals({ view, actor, square, t, point }: Proposing): BarAct[] {
  const from = view.players[actor - 1]?.square ?? '';
  const room = view.rooms.find((each) => each.square === from);
  const lies = !!room?.things?.length || !isEmpty(room?.purse);
  const plain = PLAIN.filter((move) => move !== 'gather' || lies).map((move): BarAct => ({
    key: `propose ${move}`, kind: 'propose', title: t.short[move] ?? '', note: t.proposing,
    run: () => point(from, move),
  }));
  if (!square) return plain;
  const move = proposalFor(view, actor, square);
  const shown: BarAct[] = [{ key: 'show', kind: 'show', title: t.showSquare(square), note: t.toOthers, run: () => point(square) }];
  if (move) {
    shown.unshift({
      key: `propose ${move}`, kind: 'propose', title: move.startsWith('step') ? t.goTo(square) : t.exploreAt(square), note: t.proposing,
      run: () => point(square, move),
    });
  }
  return [...shown, ...plain];
}

/** What others propose and one may do. */
export function proposed(
  pointed: readonly { seat: number; move?: string }[], moves: readonly Move[],
): { seat: number; move: Move }[] {
  return pointed.flatMap(({ seat, move }) => {
    const found = move ? moves.find((each) => each.move === move) : undefined;
    return found ? [{ seat, move: found }] : [];
  });
}

export interface Given {
  suggested: readonly { seat: number; move: Move }[];
  walking: readonly Happening[];
  content: Content;
  name: (seat: number) => string;
  t: Texts;
  take: (move: Move) => void;
  draw: (walk: Happening) => void;
  /** Of somebody who lies felled, and has missed a turn. */
  standIn: (() => void) | null;
}

/** The buttons that no rule offers: what others propose, a monster whose way waits for a press, a bot for the felled. */
export function given({ suggested, walking: [walk], content, name, t, take, draw, standIn }: Given): BarAct[] {
  const all = suggested.map(({ seat, move }): BarAct => ({
    key: `from ${seat}`, kind: move.parts.kind, title: withoutCost(move), note: t.proposes(name(seat)), hinted: true, run: () => take(move),
  }));
  if (standIn) all.push({ key: 'bot', kind: 'bot', title: t.botForMe, note: t.untilBack, run: standIn });
  if (!walk) return all;
  const known = content.monsters.find(({ monster }) => monster === walk.event.monster);
  return [{ key: 'draw', kind: 'draw', title: t.drawWay(known?.name ?? ''), note: t.pressToDraw, run: () => draw(walk) }, ...all];
}

const isWalk = (event: Event): boolean => event.kind === 'prowled' || event.kind === 'vanished';

/** The walks of monsters after the last round, as far as they have not been pressed for. */
export function undrawn(story: readonly StoryEvent[], from: number): Happening[] {
  const walks = story.slice(from).filter((one): one is Happening => isWalk(one.event as Event));
  const last = walks.at(-1)?.n;
  return walks.filter(({ n }) => n === last);
}

/** The map as it was before these walks. */
export function before(view: View, walks: readonly Happening[]): View {
  const monsters = [...view.monsters];
  for (const { event } of [...walks].reverse()) {
    const { kind, from, square, monster } = event;
    if (!from || !monster) continue;
    const at = monsters.findIndex((each) => each.square === square && each.monster === monster);
    if (kind === 'prowled' && at >= 0) monsters[at] = { ...monsters[at]!, square: from };
    else if (kind === 'vanished' && !monsters.some((each) => each.square === from)) monsters.push({ square: from, monster });
  }
  return { ...view, monsters };
}
