/** Degrees of the ring from no points to the limit; the rest is the gap below. */
export const SWEEP = 300;
const LONGEST = 348;

export interface Arcs {
  /** Each is [begin, length] in degrees along the ring, clockwise from its lower left end. */
  taken: [number, number];
  over: [number, number];
  preview: [number, number];
  /** The preview passes the limit: it is drawn as a loss. */
  busts: boolean;
}

/** What a ring shows: points taken, those above the limit, and what a previewed move would add. */
export function arcs(total: number, limit: number | null, preview: number | null): Arcs {
  if (limit === null || limit <= 0) {
    return { taken: [0, 0], over: [0, 0], preview: [0, 0], busts: false };
  }
  const angle = (points: number) => Math.min(LONGEST, (Math.max(0, points) / limit) * SWEEP);
  const inside = angle(Math.min(total, limit));
  const outside = angle(total) - inside;
  const end = inside + outside;
  const ghost = preview !== null && preview > total ? Math.max(0, angle(preview) - end) : 0;
  return {
    taken: [0, inside],
    over: [inside, outside],
    preview: [end, ghost],
    busts: preview !== null && preview > limit,
  };
}
