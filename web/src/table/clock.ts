// The game's own clock on the page: it runs on by itself between two updates.
import type { ClockState } from '../protocol/types';

/** Milliseconds until what one may know of is due, `waited` after the host has told it. */
export function timeLeft(clock: ClockState, waited: number): number | null {
  if (clock.due === null) return null;
  const passed = clock.since + (clock.running ? Math.max(0, waited) : 0);
  return Math.max(0, clock.due - passed);
}

/** "12:05": a second that has begun counts in full, so that 0:00 is the end. */
export function minutesAndSeconds(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
