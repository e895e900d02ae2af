// Tables with as much on them as there can be: many players with ordinary long names, full hands and
// piles. For measuring pages.
import type { Scene } from './prepared';

export const SIX = ['Maximiliane', 'Christopher', 'Anneliese', 'Konstantin', 'Friederike', 'Bartholomew'] as const;
export const FOUR = SIX.slice(0, 4);
const sit = (names: readonly string[]) => names.map((name) => ({ name }));

const COLOURS = ['red', 'yellow', 'green', 'blue'];
const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 25, 30, 35, 40, 50];
const DECK = COLOURS.flatMap((colour) => RANKS.map((rank) => `${colour}-${rank}`));
/** Every sixth card from there on, so that everybody has several colours. */
const dealt = (seat: number, cards: number) => DECK.filter((_, at) => at % 6 === seat - 1).slice(0, cards);
const hands = (cards: number[]) => cards.map((count, i) => dealt(i + 1, count));

/** Six players, Phase III: Bartholomew has led, and Maximiliane follows. */
export const sixFollow: Scene = {
  game: 'the-phase',
  options: { players: '6' },
  sitters: sit(SIX),
  position: {
    phase: 'III', leader: 6, hands: [...hands([9, 9, 9, 9, 9]), dealt(6, 9).slice(1)],
    trick: [{ seat: 6, card: dealt(6, 1)[0] }],
  },
};

/** Six players, Phase IV: three have given, and Maximiliane gives next. */
export const sixGive: Scene = {
  game: 'the-phase',
  options: { players: '6' },
  sitters: sit(SIX),
  position: {
    phase: 'IV', leader: 2,
    hands: hands([9, 9, 9, 9, 9, 9]).map((cards, i) => (i >= 1 && i <= 3 ? cards.slice(1) : cards)),
    trick: [{ seat: 3, card: dealt(2, 1)[0] }, { seat: 4, card: dealt(3, 1)[0] }, { seat: 1, card: dealt(4, 1)[0] }],
  },
};

/** Six players, ten cards each, Phase 0 of a Quick match. */
export const sixChoose: Scene = {
  game: 'the-phase',
  options: { players: '6', variant: 'quick' },
  sitters: sit(SIX),
  position: { phase: '0', leader: 1, hands: hands([10, 10, 10, 10, 10, 10]) },
};

const NUMBERS = Array.from({ length: 12 }, (_, i) => i + 1);

/** The deck of Phase 10 Masters to take cards from: each number twice in each colour. */
class Box {
  #left = [...COLOURS, ...COLOURS].flatMap((colour) => NUMBERS.map((number) => `${colour}-${number}`));
  take(card: string): string {
    const at = this.#left.indexOf(card);
    if (at < 0) throw new Error(`no ${card} is left`);
    this.#left.splice(at, 1);
    return card;
  }
  any(count: number): string[] {
    // From all over the box.
    return Array.from({ length: count }, (_, i) => this.#left.splice((i * 17) % this.#left.length, 1)[0]!);
  }
}

const phase10 = { game: 'phase10-masters', options: { players: '4' }, sitters: sit(FOUR) };

/** Four players, ten saves each. Christopher has laid a run, Anneliese two sets; Maximiliane has eleven cards. */
export const fourPlay: Scene = (() => {
  const box = new Box();
  const run = NUMBERS.slice(1, 8).map((number) => ({ card: box.take(`green-${number}`) }));
  const set = (number: number) => COLOURS.map((colour) => ({ card: box.take(`${colour}-${number}`) }));
  const groups = [
    { seat: 2, group: 1, cards: run },
    { seat: 3, group: 1, cards: set(9) },
    { seat: 3, group: 2, cards: set(11) },
  ];
  return {
    ...phase10,
    position: {
      stage: 'playing', hand: 4, turn: 41, dealer: 4, actor: 1, active: [1, 4, 7, 6], groups,
      completed: [[2, 3, 4], [1, 2], [5], [1, 2, 3]], scores: [115, 240, 385, 90],
      hands: [box.any(11), box.any(3), box.any(2), box.any(10)],
      saves: [box.any(10), box.any(10), box.any(10), box.any(10)], discard: box.any(4),
    },
  };
})();

/** Four players, and Maximiliane chooses a phase; nobody has completed any. */
export const fourChoose: Scene = (() => {
  const box = new Box();
  return {
    ...phase10,
    position: {
      stage: 'choosing', dealer: 4, actor: 1, discard: box.any(1),
      hands: [box.any(10), box.any(10), box.any(10), box.any(10)],
    },
  };
})();
