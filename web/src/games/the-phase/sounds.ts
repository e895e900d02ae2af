// What a trick sounds like.
import { PHASES, type Kind, type StoryEvent } from './types';
import { isHappening } from '../../protocol/story';
import type { Sound } from '../index';

const SOUNDS: Partial<Record<Kind, Sound>> = {
  dealt: 'slide', played: 'slide', gave: 'slide', chose: 'tap', took: 'knock',
};

/** The sounds of what happened from that event on. */
export function soundsOf(story: readonly StoryEvent[], from: number): Sound[] {
  let phase = 0;
  return story.flatMap((one, i): Sound[] => {
    if (!isHappening(one)) return [];
    const { event } = one;
    const before = phase;
    if (event.phase) phase = PHASES.indexOf(event.phase);
    if (i < from) return [];
    if (event.kind === 'phase_moved') return [phase > before ? 'up' : 'down'];
    const sound = SOUNDS[event.kind];
    return sound ? [sound] : [];
  });
}
