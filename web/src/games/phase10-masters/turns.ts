// The hands of a match as the frame knows them: turns with a name and what they did.
import { sentence } from '../../lib/words';
import { handsOf } from './story';
import { texts } from './texts';
import type { Turn } from '../index';
import type { Kind, StoryEvent } from './types';
import type { Lang } from '../../protocol/types';

/** What a hand may have done, the weightiest last. */
const TELLING: Kind[] = ['went_out', 'stalled', 'completed', 'match_won'];

export function turns(story: StoryEvent[], lang: Lang): Turn[] {
  const t = texts(lang);
  return handsOf(story)
    .filter((hand) => hand.done)
    .map(({ number, last, told }) => ({
      n: last,
      name: t.hand(number),
      told: told
        .filter(({ event }) => TELLING.includes(event.kind))
        .map(({ text }) => sentence(text))
        .join(' '),
    }));
}
