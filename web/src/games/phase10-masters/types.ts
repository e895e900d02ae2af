// What the server tells about Phase 10 Masters: games/phase10_masters/README.md has the words.
import type { LegalMove, State } from '../../protocol/types';

export type Colour = 'red' | 'yellow' | 'green' | 'blue';
export type GroupKind = 'set' | 'run' | 'colour';
export type Stage = 'choosing' | 'drawing' | 'playing';
export type MoveKind = 'phase' | 'draw' | 'take' | 'fetch' | 'lay' | 'hit' | 'discard' | 'save';

export interface CardInfo {
  card: string;
  colour: Colour | '';
  /** 1 to 12; 0 for Skip and Wild. */
  number: number;
  points: number;
  name: string;
}

export interface GroupNeeded {
  kind: GroupKind;
  size: number;
  name: string;
}

export interface PhaseInfo {
  phase: number;
  groups: GroupNeeded[];
  name: string;
}

export interface Content {
  cards: CardInfo[];
  phases: PhaseInfo[];
}

export interface LaidCard {
  card: string;
  /** What it stands for: "7" or "red". */
  as?: string;
}

export interface LaidGroup {
  seat: number;
  /** 1 or 2. */
  group: number;
  cards: LaidCard[];
  kind: GroupKind;
  /** What may still be hit onto it, low first. */
  takes: string[];
}

export interface Outlook {
  phase: number;
  missing: number;
  /** While one chooses: in so many of 100 cases seven more cards complete it. */
  chance?: number;
  cards: string[];
}

export interface View {
  hand: number;
  turn: number;
  stage: Stage;
  dealer: number;
  actor: number;
  hands: string[][];
  saves: string[][];
  pile: string[];
  discard: string[];
  active: number[];
  completed: number[][];
  scores: number[];
  groups: LaidGroup[];
  building: LaidGroup[];
  to_skip: number[];
  has_saved: number[];
  outlook: Outlook[];
  may_take: boolean;
  may_save: boolean;
  save_limit: number;
  winners: number[];
}

export interface Parts {
  kind: MoveKind;
  card?: string;
  as?: string;
  phase?: number;
  /** Whose group is hit, or who is skipped. */
  seat?: number;
  group?: number;
}

export type Move = Omit<LegalMove, 'parts'> & { parts: Parts };

const EMPTY = {
  hand: 1, turn: 0, saves: [], pile: [], active: [], completed: [], scores: [], groups: [],
  building: [], to_skip: [], has_saved: [], outlook: [], may_take: false, may_save: false,
  save_limit: 0, winners: [],
};

/** What would be empty may be left out of a message. */
export function viewOf(state: State): View {
  const view = { ...EMPTY, ...(state.view as Partial<View>) } as View;
  const whole = (groups: LaidGroup[]) => groups.map((each) => ({ ...each, takes: each.takes ?? [] }));
  return { ...view, groups: whole(view.groups), building: whole(view.building) };
}

export const HIDDEN = '?';
export const WILD = 'wild';
export const SKIP = 'skip';
export const PHASES: readonly number[] = Array.from({ length: 10 }, (_, i) => i + 1);
