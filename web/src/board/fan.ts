// Where the cards of a hand lie: one row, or as many as it takes so that no index is ever covered.
// Pure numbers, so that it can be tested.

export interface HandPlace {
  x: number;
  y: number;
  turn: number;
  line: number;
}

export interface HandShape {
  places: HandPlace[];
  lines: number;
  /** Free part of a card that lies under its neighbour, the least of all. */
  step: number;
  /** Cards that lie on top of their neighbours, because there is a gap at their right. */
  whole: ReadonlySet<number>;
}

export interface HandRoom {
  count: number;
  room: number;
  card: number;
  /** Between cards that lie side by side. */
  gap: number;
  /** Width of the index, which stays free of every card. */
  index: number;
  /** What should be free of a card before the hand takes another row. */
  free?: number;
  /** How far below the first row the second lies. */
  row?: number;
  /** Cards to be seen as a whole, the most important first: at their right a gap opens. */
  open?: readonly number[];
  /** Degrees at the ends of a fan; none where there are rows. */
  bend?: number;
}

/** How many cards a line holds with so much of each free. */
const fits = (room: number, card: number, free: number) => Math.max(1, Math.floor((room - card) / free) + 1);

interface Line {
  xs: number[];
  step: number;
  whole: number[];
}

function layLine(count: number, { room, card, gap, index }: HandRoom, open: readonly number[]): Line {
  const full = card + gap;
  const wished = open.filter((at) => at < count - 1);
  for (let kept = wished.length; kept >= 0; kept--) {
    const gaps = new Set(wished.slice(0, kept));
    const rest = count - 1 - gaps.size;
    const left = room - card - gaps.size * full;
    const step = rest > 0 ? Math.min(full, left / rest) : full;
    if (kept > 0 && (step < index || left < 0)) continue;
    let x = (room - card - gaps.size * full - (rest > 0 ? step * rest : 0)) / 2;
    const xs: number[] = [];
    for (let at = 0; at < count; at++) {
      xs.push(x);
      x += gaps.has(at) ? full : step;
    }
    return { xs, step, whole: [...gaps, ...open.filter((at) => at === count - 1)] };
  }
  return { xs: [], step: full, whole: [] };
}

export function layHand(hand: HandRoom): HandShape {
  const { count, room, card, index, free = index, row = 0, open = [], bend = 0 } = hand;
  if (count === 0) return { places: [], lines: 0, step: card, whole: new Set() };
  const lines = Math.ceil(count / Math.min(count, fits(room, card, free)));
  const each = Math.ceil(count / lines);
  const places: HandPlace[] = [];
  const whole = new Set<number>();
  let least = card + hand.gap;
  for (let line = 0; line < lines; line++) {
    const from = line * each;
    const here = Math.min(each, count - from);
    const laid = layLine(here, hand, open.flatMap((at) => (at >= from && at < from + here ? [at - from] : [])));
    least = Math.min(least, laid.step);
    for (const at of laid.whole) whole.add(from + at);
    const middle = (here - 1) / 2;
    laid.xs.forEach((x, at) => {
      const away = middle === 0 || lines > 1 ? 0 : (at - middle) / middle;
      places.push({ x, y: line * row + away * away * bend * 3.2, turn: away * bend, line });
    });
  }
  return { places, lines, step: least, whole };
}

/** The place in the hand that is nearest to the middle of a carried card. */
export function slotAt(places: readonly HandPlace[], card: number, x: number, y: number, row: number): number {
  const last = Math.max(0, ...places.map(({ line }) => line));
  const line = row > 0 ? Math.max(0, Math.min(last, Math.round(y / row))) : 0;
  const away = (place: HandPlace) => Math.abs(place.x + card / 2 - x);
  let slot = 0;
  places.forEach((place, i) => {
    const now = places[slot]!;
    if (place.line === line && (now.line !== line || away(place) < away(now))) slot = i;
  });
  return slot;
}

/** Which card an arrow key leads to. */
export function neighbour(places: readonly HandPlace[], at: number, key: string): number | null {
  const last = places.length - 1;
  const here = places[at];
  if (!here) return null;
  if (key === 'ArrowLeft') return Math.max(0, at - 1);
  if (key === 'ArrowRight') return Math.min(last, at + 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const line = here.line + (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0);
  if (line === here.line) return null;
  let best: number | null = null;
  places.forEach((place, i) => {
    if (place.line !== line) return;
    if (best === null || Math.abs(place.x - here.x) < Math.abs(places[best]!.x - here.x)) best = i;
  });
  return best;
}
