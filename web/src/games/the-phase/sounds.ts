// What a trick sounds like.
import { PHASES, type PhaseName } from './types';
import type { Sound } from '../index';
import type { StoryEvent } from '../../protocol/types';

const SOUNDS: Record<string, Sound> = {
  dealt: 'slide', played: 'slide', gave: 'slide', chose: 'tap', took: 'knock',
};

/** The sounds of what happened from that event on. */
export function soundsOf(story: readonly StoryEvent[], from: number): Sound[] {
  let phase = 0;
  return story.flatMap(({ event }, i): Sound[] => {
    const before = phase;
    if (event['phase']) phase = PHASES.indexOf(event['phase'] as PhaseName);
    if (i < from) return [];
    if (event.kind === 'phase_moved') return [phase > before ? 'up' : 'down'];
    const sound = SOUNDS[event.kind];
    return sound ? [sound] : [];
  });
}
