import { describe, expect, it } from 'vitest';
import { Selection, type Desk } from './selection.svelte';

interface Move {
  card?: string;
  to?: string;
  from?: string;
}

function desk(moves: Move[], reasons: Record<string, string> = {}): Desk<Move> {
  return {
    moves,
    card: ({ card }) => card,
    from: ({ from }) => from ?? 'hand',
    goals: ({ to }) => [to ?? 'table'],
    reasons: new Map(Object.entries(reasons)),
  };
}

const red = { id: 'red-3.0', card: 'red-3' };
const otherRed = { id: 'red-3.1', card: 'red-3' };
const blue = { id: 'blue-1.0', card: 'blue-1' };

describe('a selection', () => {
  it('is put down by a second press, and does nothing else', () => {
    const selection = new Selection(() => desk([{ card: 'red-3' }]));
    expect(selection.press(red)).toBe('picked');
    expect(selection.main).toEqual({ card: 'red-3' });
    expect(selection.press(red)).toBe('dropped');
    expect(selection.picked).toBeNull();
    expect(selection.main).toBeNull();
  });

  it('goes over to another card, also to an equal one', () => {
    const selection = new Selection(() => desk([{ card: 'red-3' }]));
    selection.press(red);
    expect(selection.press(otherRed)).toBe('picked');
    expect(selection.picked?.id).toBe('red-3.1');
  });

  it('asks where a card can go to several places', () => {
    const selection = new Selection(() => desk([{ card: 'red-3', to: '2' }, { card: 'red-3', to: '4' }]));
    selection.press(red);
    expect(selection.main).toBeNull();
    expect([...selection.goals]).toEqual(['2', '4']);
    expect(selection.aim('3')).toBe(false);
    expect(selection.aim('4')).toBe(true);
    expect(selection.main).toEqual({ card: 'red-3', to: '4' });
    // Another place may still be chosen.
    expect(selection.aim('2')).toBe(true);
    expect(selection.main).toEqual({ card: 'red-3', to: '2' });
  });

  it('knows from where a card is taken', () => {
    const selection = new Selection(() => desk([{ card: 'red-3', from: 'saves' }]));
    expect(selection.usable().has('red-3')).toBe(false);
    expect(selection.usable('saves').has('red-3')).toBe(true);
    expect(selection.press(red)).toBe('asked');
    expect(selection.press(red, 'saves')).toBe('picked');
    expect(selection.options).toHaveLength(1);
  });

  it('ends when its moves are gone', () => {
    let moves: Move[] = [{ card: 'red-3' }];
    const selection = new Selection(() => desk(moves));
    selection.pick(red);
    selection.prune();
    expect(selection.picked).not.toBeNull();
    moves = [];
    const later = new Selection(() => desk(moves));
    later.pick(red);
    later.prune();
    expect(later.picked).toBeNull();
  });
});

describe('a card that cannot be used', () => {
  it('says why, once more pressed no longer, and keeps what is selected', () => {
    const selection = new Selection(() => desk([{ card: 'red-3' }], { 'blue-1': 'you hold red' }));
    selection.press(red);
    expect(selection.press(blue)).toBe('asked');
    expect(selection.asked?.id).toBe('blue-1.0');
    expect(selection.picked?.id).toBe('red-3.0');
    selection.press(blue);
    expect(selection.asked).toBeNull();
  });

  it('says nothing where there is no reason', () => {
    const selection = new Selection(() => desk([]));
    selection.press(blue);
    expect(selection.asked).toBeNull();
  });
});
