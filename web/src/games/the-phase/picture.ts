// Where words and arrows of a trick at rest stand: beside the cards, never on a rank. Pure numbers.
import type { CardPlace } from './layout';
import type { Rest, Role } from './rest';

export interface Box {
  x: number;
  y: number;
  /** Half of the width and of the height; x and y are the centre. */
  w: number;
  h: number;
}

export interface Label {
  card: string;
  role: Role;
  text: string;
  x: number;
  y: number;
}

export interface Drawn {
  place: 1 | 2;
  /** The line and its head, as paths. */
  line: string;
  head: string;
  /** Where "takes" stands; null if there is no room for it. */
  word: { x: number; y: number } | null;
}

interface Point {
  x: number;
  y: number;
}

export interface Table {
  places: CardPlace[];
  /** Width of a card. */
  card: number;
  width: number;
  height: number;
  /** Where somebody sits: neither words nor arrows go there. */
  seats: readonly Box[];
  text: (role: Role, card: string) => string;
  /** How wide a word is, in px. */
  measure: (text: string) => number;
  /** "takes" */
  word: string;
}

const RATIO = 1.4;
/** Half of a label's height. */
const TALL = 12;
const GAP = 7;
const SAMPLES = 22;

const touches = (a: Box, b: Box, gap = 0) =>
  Math.abs(a.x - b.x) < a.w + b.w + gap && Math.abs(a.y - b.y) < a.h + b.h + gap;
const holds = (box: Box, at: Point, gap: number) =>
  Math.abs(at.x - box.x) < box.w + gap && Math.abs(at.y - box.y) < box.h + gap;

export function cardBox({ x, y }: CardPlace, card: number): Box {
  return { x, y, w: card / 2, h: (card * RATIO) / 2 };
}

/** The words of the cards: above them, else below, else on the foot, where no rank stands. */
export function labels(rest: Rest, table: Table): Label[] {
  const boxes = new Map(table.places.map((at) => [at.seat, cardBox(at, table.card)]));
  const all: (Label & Box)[] = [];
  for (const { card, seat } of rest.cards) {
    const role = rest.roles.get(card) ?? 'none';
    const own = boxes.get(seat);
    const text = table.text(role, card);
    if (!own || text === '') continue;
    const w = table.measure(text) / 2;
    const x = Math.max(w, Math.min(own.x, table.width - w));
    const free = (y: number) => {
      const box = { x, y, w, h: TALL };
      const inside = y - TALL >= 0 && y + TALL <= table.height;
      const others = [...boxes].filter(([each]) => each !== seat).map(([, each]) => each);
      return inside && ![...others, ...all, ...table.seats].some((each) => touches(box, each, 2));
    };
    const above = own.y - own.h - TALL - GAP;
    const below = own.y + own.h + TALL + GAP;
    const foot = own.y + own.h;
    const y = (role === 'idle' ? [below, foot] : [above, below]).find(free) ?? foot;
    all.push({ card, role, text, x, y, w, h: TALL });
  }
  return all;
}

interface Anchor extends Point {
  /** Away from the card. */
  dx: number;
  dy: number;
}

function anchors({ x, y, w, h }: Box): Anchor[] {
  const g = 9;
  return [-0.45, 0, 0.45].flatMap((s) => [
    { x: x + s * w, y: y - h - g, dx: 0, dy: -1 },
    { x: x + s * w, y: y + h + g, dx: 0, dy: 1 },
    { x: x - w - g, y: y + s * h, dx: -1, dy: 0 },
    { x: x + w + g, y: y + s * h, dx: 1, dy: 0 },
  ]);
}

type Curve = [Point, Point, Point, Point];

function between(a: Anchor, b: Anchor): Curve {
  const reach = Math.max(14, Math.hypot(b.x - a.x, b.y - a.y) * 0.45);
  return [
    a,
    { x: a.x + a.dx * reach, y: a.y + a.dy * reach },
    { x: b.x + b.dx * reach, y: b.y + b.dy * reach },
    b,
  ];
}

export function pointOn([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t;
  const mix = (k: 'x' | 'y') =>
    u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k];
  return { x: mix('x'), y: mix('y') };
}

const along = (curve: Curve): Point[] =>
  Array.from({ length: SAMPLES + 1 }, (_, i) => pointOn(curve, i / SAMPLES));

/** The arrows from the card that takes to the card that is taken, around all the others. */
export function curves(rest: Rest, words: Label[], table: Table): { place: 1 | 2; curve: Curve }[] {
  const boxes = new Map(table.places.map((at) => [at.seat, cardBox(at, table.card)]));
  const solid = rest.cards.flatMap(({ seat }) => boxes.get(seat) ?? []);
  const said = words.map(({ x, y, text }) => ({ x, y, w: table.measure(text) / 2, h: TALL }));
  const before: Point[] = [];
  return rest.arrows.flatMap(({ from, to, place }) => {
    const [start, end] = [boxes.get(from), boxes.get(to)];
    if (!start || !end) return [];
    let best: { curve: Curve; points: Point[]; cost: number } | null = null;
    for (const a of anchors(start)) {
      for (const b of anchors(end)) {
        const curve = between(a, b);
        const points = along(curve);
        const cost = price(points, a, b, { solid, said, before, table });
        if (!best || cost < best.cost) best = { curve, points, cost };
      }
    }
    before.push(...best!.points);
    return [{ place, curve: best!.curve }];
  });
}

interface Around {
  solid: Box[];
  said: Box[];
  before: Point[];
  table: Table;
}

function price(points: Point[], a: Anchor, b: Anchor, { solid, said, before, table }: Around): number {
  let cost = 0;
  points.forEach((at, i) => {
    if (i > 0) cost += Math.hypot(at.x - points[i - 1]!.x, at.y - points[i - 1]!.y);
    if (solid.some((box) => holds(box, at, 3))) cost += 400;
    if (said.some((box) => holds(box, at, 4))) cost += 120;
    if (before.some((other) => Math.hypot(at.x - other.x, at.y - other.y) < 14)) cost += 50;
    if (table.seats.some((box) => holds(box, at, 2))) cost += 150;
    if (at.x < 4 || at.x > table.width - 4 || at.y < 0 || at.y > table.height) cost += 150;
  });
  // An arrow that leaves backwards makes a loop.
  const ahead = (from: Anchor, to: Point) => from.dx * (to.x - from.x) + from.dy * (to.y - from.y);
  // Between two cards that nearly touch there is no room for one.
  const squeezed = a.dx === -b.dx && a.dy === -b.dy && ahead(a, b) < 24;
  return cost + (squeezed ? 260 : 0) + (ahead(a, b) < 0 ? 60 : 0) + (ahead(b, a) < 0 ? 60 : 0);
}

const n = (value: number) => Math.round(value * 10) / 10;

export function arrows(rest: Rest, words: Label[], table: Table): Drawn[] {
  const all = curves(rest, words, table);
  const lines = all.map(({ curve }) => along(curve));
  const taken: Box[] = [
    ...table.seats,
    ...rest.cards.flatMap(({ seat }) => table.places.filter((at) => at.seat === seat)).map((at) => cardBox(at, table.card)),
    ...words.map(({ x, y, text }) => ({ x, y, w: table.measure(text) / 2, h: TALL })),
  ];
  const half = table.measure(table.word) / 2;
  return all.map(({ place, curve }) => {
    const [a, b, c, d] = curve;
    const angle = Math.atan2(d.y - c.y, d.x - c.x);
    const wing = (turn: number) => {
      const size = Math.max(8, Math.min(15, table.card * 0.14));
      return `${n(d.x - Math.cos(angle + turn) * size)} ${n(d.y - Math.sin(angle + turn) * size)}`;
    };
    let word: Drawn['word'] = null;
    for (const t of [0.5, 0.4, 0.6, 0.3, 0.7]) {
      const [on, next] = [pointOn(curve, t), pointOn(curve, t + 0.02)];
      const length = Math.hypot(next.x - on.x, next.y - on.y) || 1;
      const [ux, uy] = [(next.y - on.y) / length, -(next.x - on.x) / length];
      for (const side of [1, -1]) {
        const far = Math.abs(ux) * half + Math.abs(uy) * TALL + 5;
        const at = { x: on.x + side * ux * far, y: on.y + side * uy * far, w: half, h: TALL - 2 };
        const inside = at.x > half && at.x < table.width - half && at.y > TALL && at.y < table.height - TALL;
        const crossed = lines.some((line) => line.some((each) => holds(at, each, 1)));
        if (word || !inside || crossed || taken.some((box) => touches(at, box, 2))) continue;
        word = { x: at.x, y: at.y };
      }
    }
    if (word) taken.push({ ...word, w: half, h: TALL });
    return {
      place,
      line: `M${n(a.x)} ${n(a.y)}C${n(b.x)} ${n(b.y)} ${n(c.x)} ${n(c.y)} ${n(d.x)} ${n(d.y)}`,
      head: `M${wing(0.55)}L${n(d.x)} ${n(d.y)}L${wing(-0.55)}`,
      word,
    };
  });
}
