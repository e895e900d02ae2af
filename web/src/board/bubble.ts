// Where a reason stands: above its card, and over neither the main button nor the selected card.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface BubbleAsk {
  /** Middle of the card that it is about. */
  middle: number;
  /** Where its lower edge would like to be. */
  bottom: number;
  height: number;
  /** Width of the hand, in which it stays. */
  room: number;
  /** What it must not cover. */
  taken: readonly Box[];
}

export interface BubblePlace {
  x: number;
  y: number;
  width: number;
  /** Where its tip points, from its left edge; null where it stands too far away. */
  tip: number | null;
}

const WIDTH = 292;
const AIR = 10;

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export function placeBubble({ middle, bottom, height, room, taken }: BubbleAsk): BubblePlace {
  const width = Math.min(WIDTH, room);
  const wished = Math.max(0, Math.min(middle - width * 0.62, room - width));
  const boxes = [
    { x: wished, y: bottom - height },
    ...taken.map((box) => ({ x: box.x + box.width + AIR, y: bottom - height })),
    ...taken.map((box) => ({ x: box.x - AIR - width, y: bottom - height })),
  ].filter(({ x }) => x >= 0 && x + width <= room && x <= middle && x + width >= middle);
  const free = boxes.map(({ x, y }) => ({ x, y, width, height }));
  const above = Math.min(bottom, ...taken.map((box) => box.y - AIR));
  const box = free.find((each) => !taken.some((other) => overlap(each, other))) ?? {
    x: wished, y: above - height, width, height,
  };
  const near = box.y + height >= bottom - 1;
  const tip = near ? Math.max(22, Math.min(middle - box.x, width - 22)) : null;
  return { x: box.x, y: box.y, width, tip };
}
