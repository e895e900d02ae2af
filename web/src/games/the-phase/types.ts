// What the server tells about THE Phase: games/the_phase/README.md has the words.

export type Colour = 'red' | 'yellow' | 'green' | 'blue';
export type Grid = 'purple' | 'orange' | 'teal' | 'white';
export type Shape = 'hex' | 'diamond';
export type Wedge = 'left' | 'middle' | 'right';
export type Trait = 'colour' | 'grid' | 'wedge';
export type PhaseName = '0' | 'I' | 'II' | 'III' | 'IV';

export interface CardInfo {
  card: string;
  colour: Colour;
  rank: number;
  grid: Grid;
  shape: Shape;
  wedge: Wedge;
  /** "green 8, teal diamond, right wedge", in the player's language. */
  name: string;
}

export interface PhaseInfo {
  phase: PhaseName;
  /** 0 or null for none. */
  s_max: number | null;
  trait: Trait | null;
  rule: string;
  moves: string;
}

export interface Content {
  cards: CardInfo[];
  phases: PhaseInfo[];
}

export interface TrickCard {
  /** Whose card it is; in Phase IV the person who got it. */
  seat: number;
  card: string;
  /** From whose hand it came. */
  by: number;
  counts: boolean;
}

export interface SeenCard {
  card: string;
  by: number;
  taken_by: number | null;
}

export interface View {
  phase: PhaseName;
  round: number;
  leader: number;
  hands: string[][];
  chosen: (string | null)[];
  trick: TrickCard[];
  seen: SeenCard[];
  points: number[];
  totals: number[];
  winners: number[];
  demand?: string | null;
  s_max: number;
  tricks_left: number;
  points_to_win: number;
}

export const PHASES: readonly PhaseName[] = ['0', 'I', 'II', 'III', 'IV'];
export const HIDDEN = '?';
