// Phase Away, as the frame of the table sees it.
import type { GameParts } from './index';
import Board from './phase-away/Board.svelte';
import NamedThing from './phase-away/NamedThing.svelte';
import Strip from './phase-away/Strip.svelte';
import { lastTurn, soundsOf, turns } from './phase-away/story';
import { texts } from './phase-away/texts';
import type { Kind } from '../protocol/types';
import type { Game } from './phase-away/types';

/** What goes without saying: the next turn begins when one ends. */
const QUIET = new Set<Kind<Game>>(['turn_ended', 'round_began']);
/** What one does oneself needs no rest, but for a fight. */
const OWN = new Set(['room', 'loot', 'artefact']);

export const parts: GameParts<Game> = {
  Board,
  end: () => import('./phase-away/End.svelte'),
  Strip,
  turns,
  ownClock: true,
  longTurns: true,

  round({ view }, lang, table) {
    const t = texts(lang);
    const difficulty = t.difficulties[table.options['difficulty'] ?? 'normal'] ?? '';
    return view.round > 0 ? t.round(view.round, difficulty) : t.setup(difficulty);
  },

  headings: (story, lang) =>
    new Map(story.flatMap(({ event }, at) =>
      event.kind === 'round_began' ? [[at, texts(lang).roundOnly(event.amount ?? 1)] as const] : [])),

  cards: {
    named: ({ monsters, things }) => [
      ...monsters.map(({ monster, name }) => ({ card: monster, words: name })),
      ...things.map(({ thing, name }) => ({ card: thing, words: name })),
    ],
    Card: NamedThing,
  },

  again: {
    text: { en: 'Last turn', de: 'Letzter Zug' },
    entries: lastTurn,
  },

  telling: ({ event }) => !QUIET.has(event.kind as Kind<Game>),

  quiet: ({ kind, events }, seat) => OWN.has(kind) && (events.at(-1)?.event.seat ?? 1) === seat,

  sounds: soundsOf,
};
