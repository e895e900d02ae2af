// What a turn sounds like.
import type { Sound } from '../index';
import type { StoryEvent } from './types';

const SOUNDS: Partial<Record<StoryEvent['event']['kind'], Sound>> = {
  dealt: 'slide', drew: 'slide', took: 'slide', fetched: 'slide', placed: 'tap', laid: 'up', hit: 'tap',
  discarded: 'slide', saved: 'slide', skipped: 'down', went_out: 'knock', stalled: 'knock',
};

/** The sounds of what happened from that event on; a deal is heard once. */
export function soundsOf(story: readonly StoryEvent[], from: number): Sound[] {
  const kinds = story.slice(from).map(({ event }) => event.kind);
  return kinds.flatMap((kind, i) => (kind === kinds[i - 1] ? [] : (SOUNDS[kind] ?? [])));
}
