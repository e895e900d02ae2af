// THE Phase, as the frame of the table sees it.
import type { GameParts } from './index';
import Board from './the-phase/Board.svelte';
import End from './the-phase/End.svelte';
import Strip from './the-phase/Strip.svelte';
import { soundsOf } from './the-phase/sounds';
import { trickCount } from './the-phase/story';
import { texts } from './the-phase/texts';
import { turns } from './the-phase/turns';
import type { Kind } from '../protocol/types';
import type { Game } from './the-phase/types';

const begins = new Set<Kind<Game>>(['played', 'gave', 'chose']);

export const parts: GameParts<Game> = {
  Board,
  End,
  Strip,
  turns,

  round(state, lang) {
    const { view } = state;
    const { now, of } = trickCount(view);
    const words = texts(lang);
    return view.points_to_win > 0
      ? words.roundTrick(view.round, now, of)
      : words.trickOnly(now, of);
  },

  headings(story, lang) {
    const words = texts(lang);
    const found = new Map<number, string>();
    let trick = 0;
    let open = false;
    story.forEach(({ event }, i) => {
      if (event.kind === 'round_began') {
        trick = 0;
        open = false;
        found.set(i, `${words.round(event.amount ?? 1)}, ${words.phase} ${event.phase}`);
      } else if (begins.has(event.kind) && !open) {
        open = true;
        found.set(i, words.trickN(++trick));
      } else if (event.kind === 'took') {
        open = false;
      }
    });
    return found;
  },

  // That the others get cards too goes without saying.
  telling: ({ event }) => event.kind !== 'dealt' || event.cards !== undefined,

  sounds: soundsOf,
};
