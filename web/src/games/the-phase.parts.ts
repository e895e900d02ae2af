// THE Phase, as the frame of the table sees it.
import type { GameParts } from './index';
import Board from './the-phase/Board.svelte';
import NamedCard from './the-phase/NamedCard.svelte';
import Picture from './the-phase/Picture.svelte';
import Strip from './the-phase/Strip.svelte';
import { headingsOf } from './the-phase/headings';
import { soundsOf } from './the-phase/sounds';
import { trickCount } from './the-phase/story';
import { texts } from './the-phase/texts';
import { turns } from './the-phase/turns';
import type { Game } from './the-phase/types';

export const parts: GameParts<Game> = {
  Board,
  end: () => import('./the-phase/End.svelte'),
  Strip,
  Picture,
  turns,

  round(state, lang) {
    const { view } = state;
    const { now, of } = trickCount(view);
    const words = texts(lang);
    return view.points_to_win > 0
      ? words.roundTrick(view.round, now, of)
      : words.trickOnly(now, of);
  },

  headings(story, lang, state) {
    const words = texts(lang);
    // A Quick match has one round, and does not call it that.
    const quick = state?.view.points_to_win === 0;
    const began = (round: number) => (quick ? '' : `${words.round(round)}, `);
    return new Map(
      [...headingsOf(story, state)].map(([at, each]) => [
        at,
        'trick' in each ? words.trickN(each.trick) : `${began(each.round)}${words.phase} ${each.phase}`,
      ]),
    );
  },

  cards: {
    named: ({ cards }, lang) => cards.map(({ card, colour, rank }) => ({ card, words: `${texts(lang).colours[colour]} ${rank}` })),
    Card: NamedCard,
  },

  again: {
    text: { en: 'Last trick', de: 'Letzter Stich' },
    entries: (story) => story.filter(({ scene }) => scene === 'trick').slice(-1).map(({ n }) => n),
  },

  // That the others get cards too goes without saying.
  telling: ({ event }) => event.kind !== 'dealt' || event.cards !== undefined,

  sounds: soundsOf,
};
