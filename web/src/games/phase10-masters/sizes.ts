// How large cards on the table can be so that each of them can still be read.
import type { Room } from '../../board/BoardFrame.svelte';

/** So much of a small card's width has number and colour on it: it stays free under another card. */
export const STRIP = 0.44;
/** Cards up to this width are drawn small. */
export const SMALL = 58;

export interface Row {
  /** Groups side by side, the cards in each, and the places that they still take. */
  groups: { cards: number; slots: number }[];
  room: number;
  most: number;
  least: number;
  /** Between groups, and between the cards of a group that have room enough. */
  apart: number;
  gap: number;
}

export interface Sizes {
  width: number;
  step: number;
  /** They do not fit side by side: every group gets a row of its own. */
  wraps: boolean;
}

const SLOT_GAP = 5;
/** Cards overlap by so much before they get smaller than `READABLE`, and only then by more. */
const LOOSE = 0.75;
const READABLE = 46;

/** As large as they fit, and then as far apart as there is room. */
export function sizesOf(row: Row): Sizes {
  const all = fitting(row, row.groups);
  if (all) return { ...all, wraps: false };
  const single = row.groups.map((group) => fitting(row, [group]) ?? { width: row.least, step: tight(row, group) });
  const width = Math.min(...single.map((each) => each.width));
  return { width, step: Math.min(...single.map((each) => each.step)), wraps: row.groups.length > 1 };
}

function fitting({ room, most, least, apart, gap }: Row, groups: Row['groups']): { width: number; step: number } | null {
  const firsts = groups.filter(({ cards }) => cards > 0).length;
  const slots = groups.reduce((sum, each) => sum + each.slots, 0);
  const inner = groups.reduce((sum, each) => sum + Math.max(0, each.cards - 1), 0);
  const free = room - apart * Math.max(0, groups.length - 1) - slots * SLOT_GAP;
  const widest = (share: number) => Math.floor(Math.min(most, free / Math.max(1, firsts + slots + inner * share)));
  const width = Math.max(widest(LOOSE), Math.min(READABLE, widest(STRIP)));
  if (width < least) return null;
  const step = inner === 0 ? width : (free - (firsts + slots) * width) / inner;
  return { width, step: Math.min(width + gap, step) };
}

/** A group that is too long for the whole room: then its cards lie closer than one would like. */
function tight({ room, least }: Row, { cards, slots }: Row['groups'][number]): number {
  return Math.max(10, (room - least - slots * (least + SLOT_GAP)) / Math.max(1, cards - 1));
}

/** Cards of the own hand, and of what the others have laid at most: as large as the room allows. */
export function measures(space: Room, width: number, height: number, room: number, others: number) {
  if (space === 'low') return { hand: within(52, 66, height * 0.2), groups: 40 };
  if (space === 'narrow') return { hand: within(64, 84, Math.min(height * 0.118, width * 0.2)), groups: 40 };
  // What is left of the height when one's own place is set.
  const each = (height - 470) / Math.max(1, others) - 14;
  return { hand: within(78, 132, Math.min(height * 0.152, room * 0.155)), groups: within(41, 92, each / 1.4) };
}

/** What somebody has laid, in one row on a phone. */
export const GROUP_ROW = 66;
/** Phase and points, piles, the own phase and the words with their buttons, and each of the others. */
const FIXED = 86 + 72 + 84 + 112;
const OTHER = 46;
/** With few of them, what they did last has a line of its own. */
const LATELY = 15;
export const FEW = 2;

/** The height that is left on an upright phone for what the others have laid. */
export const spareFor = ({ height, hand, others }: { height: number; hand: number; others: number }): number =>
  height - FIXED - hand - others * (OTHER + (others > FEW ? 0 : LATELY));

const within = (least: number, most: number, wished: number) => Math.round(Math.max(least, Math.min(most, wished)));
