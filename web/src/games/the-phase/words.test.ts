import { describe, expect, it } from 'vitest';
import { prompt, status, type Scene } from './words';
import type { State, View } from './types';
import type { SeatInfo } from '../../protocol/types';

const people: SeatInfo[] = [
  { seat: 1, name: 'Ada', who: 'person', here: true },
  { seat: 2, name: 'Mirko', who: 'person', here: true },
  { seat: 3, name: 'Yuna', who: 'bot', level: 'hard', here: true },
];

function scene(view: Partial<View>, rest: Partial<Scene> = {}, to_act = [2]): Scene {
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
    story: [{ n: 4, event: { kind: 'played' }, text: 'Yuna plays red 3.' }],
    seat: 1,
    people,
    held: null,
    lying: [],
    choice: null,
    active: false,
    selected: null,
    asking: false,
    move: undefined,
    outlook: { totals: new Map(), text: [] },
    short: (card) => card.replace('-', ' '),
    patience: 0,
    room: 'much',
    ...rest,
  };
}

const move = { move: 'play red-6', text: 'Play red 6', parts: { card: 'red-6' } };

describe('the words beside the button', () => {
  it('say who is awaited when it is not the own turn', () => {
    expect(prompt(scene({})).lines).toEqual(['Yuna plays red 3.', 'Mirko is thinking.']);
    expect(prompt(scene({}, { lang: 'de' })).lines[1]).toBe('Mirko überlegt.');
    expect(prompt(scene({ phase: '0' }, {}, [2, 3])).lines[1]).toBe(
      'Mirko and Yuna are still choosing.',
    );
  });

  it('preview the selected move and name it on the button', () => {
    const outlook = { totals: new Map([[1, 51]]), text: ['You take 14: now 51', 'Then this.'] };
    expect(prompt(scene({}, { active: true, selected: 'red-6', move, outlook }))).toEqual({
      lines: ['You take 14: now 51. Then this.'],
      action: 'Play red 6',
    });
  });

  it('ask who gets a card, and have no button before that is known', () => {
    const asking = scene({ phase: 'IV' }, { active: true, selected: 'red-6', asking: true });
    expect(prompt(asking)).toMatchObject({ question: 'Who gets the red 6?', action: null });
  });

  it('say that a secret choice may be changed', () => {
    const chosen = prompt(scene({ phase: '0' }, { active: true, choice: 'red-6' }));
    expect(chosen.lines[0]).toBe('You have chosen the red 6.');
    expect(chosen.lines[1]).toContain('may change it');
    const choosing = prompt(scene({ phase: '0' }, { active: true, selected: 'red-6', move }));
    expect(choosing.action).toBe('Choose red 6');
    expect(choosing.lines[0]).toContain('may change it');
    // Whoever is the last to choose cannot change anything.
    const last = prompt(scene({ phase: '0' }, { active: true, selected: 'red-6', move }, [1]));
    expect(last.lines).toEqual(['All the others have chosen: then the cards are shown.']);
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
    const gone = people.map((each) => ({ ...each, here: each.seat !== 2 }));
    expect(status(2, scene({}, { people: gone }, [3]))).toBe('away');
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
