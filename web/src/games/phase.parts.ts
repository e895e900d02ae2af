// Phase, as the frame of the table sees it.
import type { GameParts } from './index';
import Board from './phase/Board.svelte';
import NamedCard from './phase/NamedCard.svelte';
import Strip from './phase/Strip.svelte';
import { soundsOf, turns } from './phase/story';
import { texts } from './phase/texts';
import type { Kind } from '../protocol/types';
import type { Game } from './phase/types';

const QUIET = new Set<Kind<Game>>(['unlocked', 'chose_first']);

export const parts: GameParts<Game> = {
  Board,
  end: () => import('./phase/End.svelte'),
  Strip,
  turns,

  round(state, lang, table) {
    const { round, active, step } = state.view;
    const name = table.seats.find(({ seat }) => seat === active)?.name ?? `${active}`;
    return step === 'setup' ? texts(lang).setup : texts(lang).round(round, name);
  },

  headings: (story, lang) =>
    new Map(story.flatMap(({ event }, at) =>
      event.kind === 'turn_began' ? [[at, texts(lang).turnNumber(event.amount ?? 1, event.seat ?? 1)] as const] : [])),

  cards: {
    named: ({ sides }) => sides.map(({ side, title }) => ({ card: side, words: title })),
    Card: NamedCard,
  },

  again: {
    text: { en: 'Last fight', de: 'Letzter Kampf' },
    entries: (story) => story.filter(({ scene }) => scene === 'skirmish').slice(-1).map(({ n }) => n),
  },

  // Of three or more, one is a bystander most of the time.
  spares: ({ seats }) => seats.length > 2,

  telling: ({ event }) => !QUIET.has(event.kind),

  // That a skirmish begins needs no rest: what it does has one.
  quiet: ({ events }) => events.every(({ event }) => event.kind === 'fought'),

  sounds: soundsOf,
};
