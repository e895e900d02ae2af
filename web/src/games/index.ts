// Which parts draw which game. A new game adds its folder and one line here.
import type { Component, Snippet } from 'svelte';
import type { Chances } from '../look/chances';
import type {
  ArrangedMessage, Content, GameId, Happening, HighScore, Lang, PointMessage, State, StoryEvent, TableMessage, Wish,
} from '../protocol/types';

/** What belongs together (a trick, a lay-down), shown as one before the table goes on. */
export interface Scene<G extends GameId = GameId> {
  /** The game's word for it: the `scene` of its events. */
  kind: string;
  events: Happening<G>[];
  /** Everything since `before`, these events too: one entry may end a trick and then a round. */
  since: Happening<G>[];
  /** The table right before the entry that it belongs to. */
  before: State<G>;
  /** The table after all that came with it: perhaps of the next round already. */
  after: State<G>;
}

export interface BoardProps<G extends GameId = GameId> {
  table: TableMessage;
  /** What is shown. While newer states wait their turn, nothing is legal in it; any press or key on the
   *  board brings the newest at once. */
  state: State<G>;
  story: StoryEvent<G>[];
  /** What rests on the table now: `state` is the one before it, and the board draws the rest from the
   *  events. Null while nothing rests. */
  scene?: Scene<G> | null;
  /** Ends the rest, where the player wants to press for it: the main button says "Go on". */
  goOn?: (() => void) | null;
  /** What the game says it needs to be drawn: the `content` of its rules. */
  content: Content<G>;
  /** Whose eyes; null for somebody who watches. */
  seat: number | null;
  lang: Lang;
  /** False: it is not sent, since a guide asks for something else first. */
  play: (move: string) => unknown;
  /** Asks what can become of things put together in any order; left out where nobody plays. */
  arrange?: (wish: Wish<G>) => Promise<ArrangedMessage<G> | null>;
  hinted: string | null;
  /** What a guide asks for, in its words for moves: the board makes the button of that the main one. */
  wanted?: readonly string[];
  busy: boolean;
  /** Where people put their fingers: a place in the words of the game, or a move that they propose. */
  pointed?: readonly PointMessage[];
  /** Puts one's own there, for everybody at the table to see; left out where nobody plays. */
  point?: (at: string, move?: string) => void;
  /** Lets a bot play for oneself until one takes over again; left out where nobody plays. */
  standIn?: () => void;
  /** Takes the last move back; null if there is none, left out where nobody plays. */
  undo?: (() => void) | null;
  /** Room above the log for what a board puts there; null where no log is shown. */
  rail?: HTMLElement | null;
}

/** A moment at which the match takes a breath: the end of a trick, a hand, a turn. */
export interface Turn {
  /** Number of its last entry. */
  n: number;
  /** "Round 5, trick 3" */
  name: string;
  /** What it did, in the words of the log. */
  told: string;
}

export interface EndProps<G extends GameId = GameId>
  extends Pick<BoardProps<G>, 'table' | 'state' | 'story' | 'content' | 'lang'> {
  turns: Turn[];
  /** Chances to win, at the deal and after each turn; null while they are estimated, or if they
   *  cannot be. */
  chances: Chances | null;
  estimate: 'running' | 'done' | 'failed';
  /** The best matches of this host, this one too; null where the game has no such list, or it is not known yet. */
  highScores?: readonly HighScore[] | null;
  /** How often the match was played on from each turn. */
  continuations: number;
  /** The turn that is shown, 0 for the deal. */
  at: number;
  jump: (turn: number) => void;
}

export interface StripProps<G extends GameId = GameId> {
  story: StoryEvent<G>[];
  content: Content<G>;
  table: TableMessage;
  /** Number of the entry that is shown. */
  at: number;
  jump: (number: number) => void;
  /** What stands in the strip's heading, before and after the rounds. */
  before?: Snippet;
  after?: Snippet;
}

/** A card whose name somebody points at. */
export interface NamedCardProps<G extends GameId = GameId> {
  card: string;
  content: Content<G>;
  lang: Lang;
}

/** A picture of the rules, by the name that rules.en.md and rules.de.md have for it. */
export interface PictureProps<G extends GameId = GameId> {
  name: string;
  content: Content<G>;
  lang: Lang;
}

export type Sound = 'slide' | 'tap' | 'knock' | 'up' | 'down' | 'bell';

export interface GameParts<G extends GameId = GameId> {
  Board: Component<BoardProps<G>>;
  /** What is seen when it is over; fetched then, as nobody needs it before. */
  end: () => Promise<{ default: Component<EndProps<G>> }>;
  Strip: Component<StripProps<G>>;
  /** "Round 5 · trick 3 of 6", for the bar above the table. */
  round(state: State<G>, lang: Lang, table: TableMessage): string;
  turns(story: StoryEvent<G>[], lang: Lang): Turn[];
  /** Headings of the log: before which event of the story each stands. The state is the newest. */
  headings(story: readonly StoryEvent<G>[], lang: Lang, state: State<G> | null): Map<number, string>;
  /** Whether a scene needs no rest for that person: they did it themselves, step by step. */
  quiet?(scene: Scene<G>, seat: number | null): boolean;
  /** What can be looked at once more: what it is called ("Last trick"), and the entries that make it. */
  again: {
    text: Record<Lang, string>;
    entries(story: readonly Happening<G>[], state: State<G>): number[];
  };
  /** The cards by the words that the log has for them, and what draws one. */
  cards?: {
    named(content: Content<G>, lang: Lang): { words: string; card: string }[];
    Card: Component<NamedCardProps<G>>;
  };
  /** What draws the pictures of the rules; left out where they have none. */
  Picture?: Component<PictureProps<G>>;
  /** The board has the game's clock itself; the frame only has the button that stops it. */
  ownClock?: boolean;
  /** Turns are of many moves: whose it is is said until they have made the first one. */
  longTurns?: boolean;
  /** Most of what is asked concerns others: who has not said otherwise passes until something concerns them. */
  spares?(table: TableMessage): boolean;
  /** Whether an event is worth a line of its own in the log. */
  telling(event: StoryEvent<G>): boolean;
  /** The sounds of what happened from that event on. */
  sounds(story: readonly StoryEvent<G>[], from: number): Sound[];
}

/** The one list of games that the page can show. */
const games: { [G in GameId]?: Shown<G> } = {
  'the-phase': { load: () => import('./the-phase.parts') },
  'phase10-masters': { load: () => import('./phase10-masters.parts') },
  'phase-away': { load: () => import('./phase-away.parts'), open: true },
  phase: { load: () => import('./phase.parts') },
  phaktionz: { load: () => import('./phaktionz.parts') },
};

interface Shown<G extends GameId> {
  load: () => Promise<{ parts: GameParts<G> }>;
  /** All see the same: nothing is dealt, and people at one device need no curtain between their turns. */
  open?: true;
}

export const hasParts = (game: string): boolean => game in games;
export const isOpen = (game: string): boolean => games[game as GameId]?.open ?? false;

/** They are for tables of that game: whoever draws one has only its states, events and content. */
export async function partsOf(game: string): Promise<GameParts | null> {
  const shown = games[game as GameId];
  return shown ? ((await shown.load()).parts as GameParts) : null;
}
