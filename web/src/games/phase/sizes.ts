// How large things are, so that all of it fits.
import type { Room } from '../../board/BoardFrame.svelte';

export interface Sizes {
  /** Warriors in the middle. */
  warrior: number;
  resource: number;
  nexus: number;
  /** One opponent is shown at a time. */
  single: boolean;
}

const between = (least: number, value: number, most: number) => Math.round(Math.max(least, Math.min(value, most)));

/** `home`: warriors in the middle that do not fight, in the longer row. */
export function measures(room: Room, width: number, height: number, others: number, lanes: number, home: number): Sizes {
  const columns = lanes + home * 0.84;
  const fitting = (space: number) => (columns === 0 ? Infinity : (space - 20 * columns) / columns);
  if (room === 'low') return { warrior: between(34, fitting(width - 330), 46), resource: 50, nexus: 64, single: true };
  const single = room === 'narrow' || (others > 2 && width < 900);
  if (room === 'narrow') {
    const warrior = between(42, Math.min((height - (lanes > 0 ? 540 : 470)) / 2.9, (width - 40 - 14 * lanes) / Math.max(1, lanes)), 78);
    return { warrior, resource: between(50, (width - 24) / 6.6, 66), nexus: lanes > 0 ? 58 : 84, single };
  }
  const above = others === 1 ? 112 : 184;
  const middle = height - 42 - 30 - above - 132;
  const nexus = between(90, middle * 0.5, others === 1 && columns < 5 ? 190 : 132);
  return { warrior: between(48, Math.min((middle - 56) / 2.8, fitting(width - 48 - 330 - nexus)), 112), resource: 58, nexus, single };
}
