// Where the cards of a hand lie. Pure numbers, so that it can be tested.

export interface HandPlace {
  x: number;
  turn: number;
  /** How far the arc of the fan lets the card sink, in px. */
  drop: number;
}

export interface Fan {
  places: HandPlace[];
  /** Free part of each card but the last, in px. */
  step: number;
  /** Wider than the room: it scrolls sideways. */
  scrolls: boolean;
  width: number;
}

/** A hand in the given room; never less than `least` px of a card are free. */
export function fan(count: number, room: number, card: number, gap: number, least = 44): Fan {
  if (count === 0) return { places: [], step: 0, scrolls: false, width: 0 };
  const fits = count > 1 ? (room - card) / (count - 1) : card + gap;
  const scrolls = fits < least;
  const step = scrolls ? Math.max(least, 50) : Math.min(card + gap, fits);
  const width = card + step * (count - 1);
  const start = scrolls ? 0 : (room - width) / 2;
  const middle = (count - 1) / 2;
  const places = Array.from({ length: count }, (_, i) => {
    const away = middle === 0 ? 0 : (i - middle) / middle;
    return { x: start + step * i, turn: away * 2.2, drop: away * away * 7 };
  });
  return { places, step, scrolls, width };
}
