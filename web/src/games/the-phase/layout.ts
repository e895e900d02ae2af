// Where seats and cards of a trick lie on the stage. Pure numbers, so that it can be tested.

export type Side = 'left' | 'top' | 'right' | 'below';

export interface SeatPlace {
  seat: number;
  side: Side;
  /** Centre of the seat in px on the stage. */
  x: number;
  y: number;
  /** Room for the seat, in px. */
  width: number;
}

export interface CardPlace {
  seat: number;
  /** Centre of the card in px on the stage. */
  x: number;
  y: number;
  /** Degrees, 3 at most. */
  turn: number;
}

export interface Stage {
  card: number;
  seats: SeatPlace[];
  cards: CardPlace[];
  inlay: { x: number; y: number; r: number };
}

/** All seats clockwise, beginning with the one that sits below. */
export function around(below: number, players: number): number[] {
  return Array.from({ length: players }, (_, i) => ((below - 1 + i) % players) + 1);
}

const SIDES: Record<number, Side[]> = {
  3: ['below', 'left', 'right'],
  4: ['below', 'left', 'top', 'right'],
  5: ['below', 'left', 'top', 'top', 'right'],
  6: ['below', 'left', 'top', 'top', 'top', 'right'],
};

type Spots = [number, number, number][];

/** Cards around the middle: widths of a card to the right, heights of a card down, degrees. */
const CARDS: Record<number, Spots> = {
  3: [
    [0, 0.44, 0],
    [-1.06, -0.36, -2.5],
    [1.06, -0.36, 2.5],
  ],
  4: [
    [0, 0.535, 0],
    [-1.15, -0.02, -2],
    [0, -0.535, 1.5],
    [1.15, -0.02, 3],
  ],
  5: [
    [0, 0.53, 0],
    [-1.26, 0.3, -2.5],
    [-0.58, -0.56, -1.5],
    [0.58, -0.56, 1.5],
    [1.26, 0.3, 2.5],
  ],
  6: [
    [0, 0.53, 0],
    [-1.2, 0.42, -2.5],
    [-1.14, -0.6, -2],
    [0, -0.6, 1],
    [1.14, -0.6, 2],
    [1.2, 0.42, 2.5],
  ],
};

/** A trick at rest lies further apart, so that arrows have room. */
const APART: typeof CARDS = {
  3: [
    [0, 0.5, 0],
    [-1.5, -0.42, -2.5],
    [1.5, -0.42, 2.5],
  ],
  4: [
    [0, 0.69, 0],
    [-1.57, -0.02, -2],
    [0, -0.69, 1.5],
    [1.57, -0.02, 3],
  ],
  5: [
    [0, 0.7, 0],
    [-1.6, 0.42, -2.5],
    [-0.85, -0.7, -1.5],
    [0.85, -0.7, 1.5],
    [1.6, 0.42, 2.5],
  ],
  6: [
    [0, 0.7, 0],
    [-1.6, 0.5, -2.5],
    [-1.5, -0.7, -2],
    [0, -0.7, 1],
    [1.5, -0.7, 2],
    [1.6, 0.5, 2.5],
  ],
};

const RATIO = 1.4;

export interface StageSize {
  width: number;
  height: number;
  players: number;
  below: number;
  /** Whether the other seats lie on the stage too (desktop) or in a row of their own (phone). */
  withSeats: boolean;
  /** The cards of a finished trick, with room between them; the seats stay. */
  apart?: boolean;
}

const span = (values: number[]) => Math.max(...values) - Math.min(...values) + 1;

/** Width of a card, so that cards in these spots fit. */
function cardFor(spots: Spots, width: number, height: number, most: number): number {
  const widest = width / span(spots.map(([x]) => x));
  const tallest = height / span(spots.map(([, y]) => y)) / RATIO;
  return Math.max(44, Math.floor(Math.min(widest, tallest, most)));
}

/** Half of what the seat of a neighbour takes from top to bottom. */
const SEAT = 106;
/** Cards in two rows lie so much further from each other where there is room, for the words on them. */
const WIDER = 1.5;

export function stage({ width, height, players, below, withSeats, apart = false }: StageSize): Stage {
  const sides = SIDES[players] ?? SIDES[4]!;
  const order = around(below, players);
  const tops = sides.filter((side) => side === 'top').length;
  const sideRoom = withSeats ? Math.min(width > 640 ? 128 : 118, width * 0.21) : 0;

  const laid = (resting: boolean) => {
    const table = resting ? APART : CARDS;
    const spots = table[players] ?? table[4]!;
    // Seats above, and room for a tag on the highest card.
    const band = withSeats ? (tops > 0 ? (resting ? 70 : 96) : 26) : 22;
    const most = withSeats ? (resting ? 142 : 160) : width > 440 ? (resting ? 108 : 124) : 96;
    const aside = width - 2 * sideRoom - 16;
    const card = cardFor(spots, aside, height - band - 16, most);
    const columns = spots.map(([x]) => x);
    const room = (aside - card - 8) / ((span(columns) - 1) * card);
    const wider = players > 4 ? Math.max(1, Math.min(WIDER, room)) : 1;
    return { spots, band, card, wider, reach: (Math.max(...columns) * wider + 0.5) * card };
  };
  const { spots, band, card, wider } = laid(apart);

  const rows = spots.map(([, dy]) => dy);
  const x = width / 2;
  const y = band + (height - band) / 2 - ((Math.min(...rows) + Math.max(...rows)) / 2) * card * RATIO;
  const cards = order.map((seat, i) => {
    const [dx, dy, turn] = spots[i]!;
    return { seat, x: x + dx * wider * card, y: y + dy * card * RATIO, turn };
  });

  // Seats stay where they are while a trick rests, so they leave it its room.
  const sideWidth = Math.min(128, Math.max(100, sideRoom));
  const reach = Math.max(laid(true).reach, laid(false).reach);
  const aside = Math.min((width - sideWidth) / 2, reach + sideWidth / 2 + 14);
  const sideY = Math.max(SEAT, Math.min(y, height - SEAT));
  const topRoom = tops > 0 ? width / tops : 0;
  let nth = 0;
  const seats = order.map((seat, i): SeatPlace => {
    const side = sides[i]!;
    if (side === 'left') return { seat, side, x: x - aside, y: sideY, width: sideWidth };
    if (side === 'right') return { seat, side, x: x + aside, y: sideY, width: sideWidth };
    if (side === 'top') {
      const room = Math.min(topRoom, tops === 1 ? 520 : 330);
      const start = x - (room * tops) / 2;
      return { seat, side, x: start + room * (nth++ + 0.5), y: 34, width: room };
    }
    return { seat, side, x, y: height, width };
  });

  const r = Math.min(2.05 * card, y + 12, width * 0.48);
  return { card, seats, cards, inlay: { x, y, r } };
}

/** How far it is from a card to the next one beside it: so wide its words can be. */
export function beside(places: readonly CardPlace[], card: number): number {
  const steps = places.flatMap((a, i) => places.slice(i + 1).flatMap((b) => (Math.abs(a.y - b.y) < card ? [Math.abs(a.x - b.x)] : [])));
  return Math.min(2 * card, ...steps);
}

export interface HandSpace {
  room: 'wide' | 'narrow' | 'low';
  /** Of the board. */
  width: number;
  height: number;
  /** Room for the hand from left to right. */
  hand: number;
  count: number;
}

/** Width of a card in the own hand. */
export function handCard({ room, width, height, hand, count }: HandSpace): number {
  const between = (least: number, wished: number, most: number) => Math.round(Math.max(least, Math.min(wished, most)));
  if (room === 'low') return between(56, height * 0.2, 84);
  if (room === 'narrow') return between(62, height * 0.136, width > 500 ? 116 : count > 7 ? 66 : 86);
  return between(84, Math.min(height * 0.162, hand * 0.17), 165);
}
