// Phaktionz, as the frame of the table sees it.
import type { GameParts } from './index';
import Board from './phaktionz/Board.svelte';
import NamedCard from './phaktionz/NamedCard.svelte';
import Strip from './phaktionz/Strip.svelte';
import { isTelling, soundsOf, turns } from './phaktionz/story';
import { texts } from './phaktionz/texts';
import type { Game } from './phaktionz/types';

export const parts: GameParts<Game> = {
  Board,
  end: () => import('./phaktionz/End.svelte'),
  Strip,
  turns,

  round(state, lang, table) {
    const { turn, active, phase } = state.view;
    const name = table.seats.find(({ seat }) => seat === active)?.name ?? `${active}`;
    return phase === 'setup' ? texts(lang).setup : texts(lang).round(turn, name, phase);
  },

  headings: (story, lang) =>
    new Map(story.flatMap(({ event }, at) =>
      event.kind === 'turn_began' ? [[at, texts(lang).turnNumber(event.amount ?? 1, event.seat ?? 1)] as const] : [])),

  cards: {
    named: ({ designs }) => designs.map(({ design, title }) => ({ card: design, words: title })),
    Card: NamedCard,
  },

  again: {
    text: { en: 'Last battle', de: 'Letzter Kampf' },
    entries: (story) => story.filter(({ scene }) => scene === 'battle').slice(-1).map(({ n }) => n),
  },

  // Many moves make a turn, and answers come between them.
  longTurns: true,

  telling: isTelling,

  sounds: soundsOf,
};
