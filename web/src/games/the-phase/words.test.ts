import { describe, expect, it } from 'vitest';
import { restOf } from './rest';
import type { Shown } from './shown';
import { prompt, status, type Situation } from './words';
import type { CardInfo, Happening, LegalMove, State, TrickCard, View } from './types';
import type { SeatInfo } from '../../protocol/types';

const people: SeatInfo[] = [
  { seat: 1, name: 'Ada', who: 'person', here: true },
  { seat: 2, name: 'Mirko', who: 'person', here: true },
  { seat: 3, name: 'Yuna', who: 'bot', level: 'hard', here: true },
];

const info = (card: string): CardInfo => {
  const [colour, rank] = card.split('-');
  return { card, colour, rank: Number(rank) } as CardInfo;
};

function scene(view: Partial<View>, rest: Partial<Situation> & { lying?: TrickCard[] } = {}, to_act = [2]): Situation {
  const { lying = [], ...others } = rest;
  const full = {
    phase: 'III',
    hands: [['a', 'b'], ['?', '?'], ['?', '?']],
    chosen: [null, null, null],
    trick: [],
    ...view,
  };
  return {
    lang: 'en',
    now: { view: full, to_act, outcome: null } as unknown as State,
    shown: { view: full as unknown as View, lying, rest: null, result: [], took: [] },
    story: [{ n: 4, event: { kind: 'played' }, text: 'Yuna plays red 3.' }],
    seat: 1,
    people,
    choice: null,
    moves: [],
    selected: null,
    asking: false,
    whyNot: null,
    move: null,
    outlook: { totals: new Map(), text: [] },
    info,
    patience: 0,
    room: 'much',
    ...others,
  };
}

const move: LegalMove = { move: 'play red-6', text: 'Play red 6', parts: { card: 'red-6' } };
const moves = [move];

describe('the words beside the button', () => {
  it('say who is awaited when it is not the own turn', () => {
    expect(prompt(scene({})).lines).toEqual(['Yuna plays red 3.', 'Mirko is thinking.']);
    expect(prompt(scene({}, { lang: 'de' })).lines[1]).toBe('Mirko überlegt.');
    expect(prompt(scene({ phase: '0' }, {}, [2, 3])).lines[1]).toBe(
      'Mirko and Yuna are still choosing.',
    );
  });

  it('tell the total of whoever lost a card as it is now', () => {
    const story: Situation['story'] = [
      { n: 4, event: { kind: 'took', seat: 2, card: 'red-50', amount: 50 }, text: 'Mirko takes red 50: now 50.' },
      { n: 4, event: { kind: 'took', seat: 3, card: 'red-4', amount: 4 }, text: 'Yuna takes red 4: now 4.' },
      { n: 4, event: { kind: 'cast_off', seat: 2, card: 'red-50', amount: 0 }, text: 'Mirko discards red 50: now 0.' },
    ];
    expect(prompt(scene({}, { story })).lines.slice(0, 2)).toEqual(['Yuna takes red 4: now 4.', 'Mirko discards red 50: now 0.']);
  });

  it('tell nothing of the last round once the next one is dealt', () => {
    const story: Situation['story'] = [
      { n: 4, event: { kind: 'took', seat: 2, card: 'red-50', amount: 113 }, text: 'Mirko takes red 50: now 113.' },
      { n: 4, event: { kind: 'round_began', seat: 2, phase: 'II', amount: 2 }, text: 'Round 2 begins in Phase II. Mirko leads.' },
    ];
    expect(prompt(scene({}, { story })).lines[0]).toBe('Round 2 begins in Phase II. Mirko leads.');
  });

  it('preview the selected move and name it on the button', () => {
    const outlook = { totals: new Map([[1, 51]]), text: ['You take 14: now 51', 'Then this.'] };
    expect(prompt(scene({}, { moves, selected: 'red-6', move, outlook }))).toEqual({
      lines: ['You take 14: now 51. Then this.'],
      action: 'Play red 6',
    });
  });

  it('ask who gets a card, and have no button before that is known', () => {
    const asking = scene({ phase: 'IV' }, { moves, selected: 'red-6', asking: true });
    expect(prompt(asking)).toMatchObject({ question: 'Who gets the red 6?', action: null });
  });

  it('leave out on a phone what was said before a card was selected', () => {
    const may = { ...move, outlook: 'The colour shown most often counts.' };
    const lines = (room: Situation['room']) => prompt(scene({ phase: '0' }, { moves: [may], selected: 'red-6', move: may, room })).lines;
    expect(lines('much')).toHaveLength(2);
    expect(lines('least')).toEqual(['The colour shown most often counts.']);
  });

  it('say that a secret choice may be changed', () => {
    const chosen = prompt(scene({ phase: '0' }, { moves, choice: 'red-6' }));
    expect(chosen.lines[0]).toBe('You have chosen the red 6.');
    expect(chosen.lines[1]).toContain('may change it');
    const choosing = prompt(scene({ phase: '0' }, { moves, selected: 'red-6', move }));
    expect(choosing.action).toBe('Choose red 6');
    expect(choosing.lines[0]).toContain('may change it');
    // Whoever is the last to choose cannot change anything.
    const last = prompt(scene({ phase: '0' }, { moves, selected: 'red-6', move }, [1]));
    expect(last.lines).toEqual(['All the others have chosen: then the cards are shown.']);
  });
});

describe('whoever has not chosen yet', () => {
  const lying = [{ seat: 2, by: 2, card: 'red-3', counts: true }];
  const may = (outlook: string): LegalMove => ({ ...move, outlook });

  it('is told before choosing what holds for every card, in the words of the game', () => {
    const lines = (...outlooks: string[]) => prompt(scene({}, { moves: outlooks.map(may), lying })).lines;
    expect(lines('You cannot follow.', 'You cannot follow.')).toEqual(['Choose a card to play.', 'You cannot follow.']);
    expect(lines('You cannot follow.', 'It may take red 3.')).toEqual(['Choose a card to play.']);
  });
});

describe('the words at a seat', () => {
  it('tell whose turn it is, and after a while for how long', () => {
    expect(status(1, scene({}, {}, [1]))).toBe('your turn');
    expect(status(2, scene({}))).toBe('thinks');
    expect(status(2, scene({}, { patience: 12 }))).toBe('thinks, 12 s');
  });

  it('tell who sits there, and who is away', () => {
    expect(status(3, scene({}))).toBe('bot, hard');
    expect(status(3, scene({}, { room: 'little' }))).toBe('2 cards left');
    expect(status(3, scene({}, { room: 'least' }))).toBe('2 left');
    const gone = people.map((each) => ({ ...each, here: each.seat !== 2 }));
    expect(status(2, scene({}, { people: gone }, [3]))).toBe('away');
  });

  it('tell who leads where cards are given, and so gets one last', () => {
    expect(status(2, scene({ phase: 'IV', leader: 2 }))).toBe('leads, thinks');
    expect(status(3, scene({ phase: 'IV', leader: 3 }))).toBe('leads, 2 cards left');
    expect(status(3, scene({ phase: 'III', leader: 3 }))).toBe('bot, hard');
  });

  it('tell that somebody has chosen, but only in Phase 0', () => {
    const chosen = ['?', '?', null];
    expect(status(2, scene({ phase: '0', chosen }, {}, [3]))).toBe('has chosen');
  });

  it('count the cards that are left', () => {
    const lying = [{ seat: 2, by: 2, card: 'red-3', counts: true }];
    expect(status(2, scene({}, { lying }, [3]))).toBe('played, 2 cards left');
  });
});

describe('the words beside a trick at rest', () => {
  const lies = (seat: number, card: string, counts = true): TrickCard => ({ seat, by: seat, card, counts });
  const before = { trick: [lies(2, 'yellow-12'), lies(3, 'red-35')], totals: [7, 25, 0] } as unknown as View;
  const told: Happening[] = [
    { n: 4, event: { kind: 'played', seat: 1, card: 'green-4', counts: true }, text: '' },
    { n: 4, event: { kind: 'took', seat: 1, card: 'red-35', place: 1, amount: 42 }, text: 'You take red 35.' },
    { n: 4, event: { kind: 'took', seat: 2, card: 'green-4', place: 2, amount: 29 }, text: 'Mirko takes green 4.' },
  ];
  const took = [{ seat: 1, card: 'red-35' }, { seat: 2, card: 'green-4' }];
  const at = (story: Happening[], rest: Partial<Situation> = {}) => {
    const shown: Shown = { ...scene({}).shown, rest: restOf(before, story), took };
    return prompt(scene({}, { story, shown, ...rest }));
  };

  it('say who takes what, with the sums, and what becomes of the others', () => {
    expect(at(told).lines).toEqual([
      'Your 4 takes the 35: 7 + 35 = 42.', 'Mirko’s 12 takes the 4: 25 + 4 = 29.', 'The other one is discarded.',
    ]);
    expect(at(told, { seat: null, lang: 'de' }).lines[0]).toBe('Die 4 von Ada nimmt die 35: 7 + 35 = 42.');
    // Where there is little room, the others' seats say their sums.
    expect(at(told, { room: 'little' }).lines).toEqual(['Your 4 takes the 35: 7 + 35 = 42.', 'Mirko’s 12 takes the 4.']);
  });

  it('tell who is bust with the trick that made them so, and not again when the round ends', () => {
    const story: Happening[] = [...told, { n: 4, event: { kind: 'bust', seat: 3, amount: 65 }, text: 'Yuna is bust with 65.' }];
    const shown = (limit: number): Shown =>
      ({ ...scene({}).shown, view: { s_max: limit } as View, rest: restOf({ ...before, totals: [7, 25, 65] } as View, story), took });
    const rest = (limit: number) => prompt(scene({}, { story, shown: shown(limit) }));
    expect(rest(50).losses).toEqual([]);
    expect(rest(40).losses).toEqual(['You are bust with 42.']);
    expect(rest(40).lines.at(-1)).toBe('You are bust with 42.');
  });

  it('tell a bust as a loss', () => {
    const bust: Happening = { n: 4, event: { kind: 'cast_off', seat: 1, card: 'red-35', amount: 7 }, text: 'You are bust.' };
    expect(at([...told, bust])).toMatchObject({ losses: ['You are bust.'] });
    expect(at([...told, bust]).lines.at(-1)).toBe('You are bust.');
  });
});
