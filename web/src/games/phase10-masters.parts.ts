// Phase 10 Masters, as the frame of the table sees it.
import type { GameParts } from './index';
import Board from './phase10-masters/Board.svelte';
import NamedCard from './phase10-masters/NamedCard.svelte';
import Picture from './phase10-masters/Picture.svelte';
import Strip from './phase10-masters/Strip.svelte';
import { soundsOf } from './phase10-masters/sounds';
import { breaths, lastTurn } from './phase10-masters/story';
import { standing } from '../protocol/story';
import { texts } from './phase10-masters/texts';
import { turns } from './phase10-masters/turns';
import type { Kind } from '../protocol/types';
import type { Game } from './phase10-masters/types';

/** Cards that somebody sets out in secret are told when the phase lies. */
const QUIET = new Set<Kind<Game>>(['placed']);

export const parts: GameParts<Game> = {
  Board,
  end: () => import('./phase10-masters/End.svelte'),
  Strip,
  Picture,
  turns,

  round(state, lang, table) {
    const { hand, dealer } = state.view;
    const name = table.seats.find(({ seat }) => seat === dealer)?.name ?? `${dealer}`;
    return texts(lang).handDealt(hand, name);
  },

  headings(story, lang, state) {
    const t = texts(lang);
    const begun = standing(story).filter(({ event }) => event.kind === 'hand_began').length;
    const first = state ? state.view.hand - begun : 1;
    return new Map(
      breaths(story, Math.max(1, first)).map(({ at, hand, turn }) => [at, turn === 0 ? t.hand(hand) : t.handTurn(hand, turn)]),
    );
  },

  cards: {
    named: ({ cards }) => cards.map(({ card, name }) => ({ card, words: name })),
    Card: NamedCard,
  },

  again: {
    text: { en: 'Last turn', de: 'Letzter Zug' },
    entries: lastTurn,
  },

  // That the others get cards too goes without saying.
  telling: ({ event }) =>
    !QUIET.has(event.kind) && (event.kind !== 'dealt' || event.cards !== undefined),

  quiet: ({ kind, events }, seat) => kind !== 'hand' && events.at(-1)?.event.seat === seat,

  sounds: soundsOf,
};
