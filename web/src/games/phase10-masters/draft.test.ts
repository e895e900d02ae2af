import { describe, expect, it } from 'vitest';
import { along, begun, isWhole, usedBy, wishOf, withCard, without, type Places } from './draft';
import type { Item } from './items';
import type { LayDown, View } from './types';

const item = (id: string): Item => ({ id, card: id.split('.')[0]!, name: id, info: {} as Item['info'] });
const way = (...groups: string[]): LayDown => ({
  groups: groups.map((cards) => cards.split(' ').map((card) => ({ card, as: card === 'wild' ? '7' : null }))),
  moves: [], wilds: 0, hits: 0, out: false,
});
const nothing = { building: [] } as unknown as View;
const ids = (places: Places) => places.map((group) => group.map((put) => put?.id ?? ''));

describe('a phase that is set out', () => {
  const free = begun(nothing, [3, 4]);

  it('begins with what is laid already', () => {
    const view = { building: [{ group: 1, cards: [{ card: 'red-3', as: '3' }] }] } as unknown as View;
    expect(wishOf(begun(view, [3, 4])).groups[0]).toEqual(['red-3', null, null]);
    expect(usedBy(begun(view, [3, 4])).size).toBe(0);
  });

  it('takes a card in its place, or else in the next free one', () => {
    const one = withCard(free, item('red-3.0'), 0, 1);
    expect(ids(one)[0]).toEqual(['', 'red-3.0', '']);
    expect(ids(withCard(one, item('blue-3.0'), 0, 1))[0]).toEqual(['blue-3.0', 'red-3.0', '']);
    expect(ids(without(one, 'red-3.0'))[0]).toEqual(['', '', '']);
  });

  it('shows one card too many to the host, who says why not', () => {
    const full = ['a.0', 'b.0', 'c.0'].reduce((places, id) => withCard(places, item(id), 0, null), free);
    expect(wishOf(withCard(full, item('d.0'), 0, 2)).groups[0]).toHaveLength(4);
  });

  it('puts cards into the order of the way, and leaves the others out', () => {
    const put = withCard(withCard(free, item('red-6.0'), 1, 0), item('wild.0'), 1, 1);
    const shown = along(put, way('red-3 blue-3 green-3', 'red-5 red-6 wild red-8'));
    expect(ids(shown)).toEqual([['', '', ''], ['', 'red-6.0', 'wild.0', '']]);
    expect(shown[1]![2]?.as).toBe('7');
    expect(isWhole(shown)).toBe(false);
  });

  it('is filled from the hand, each of two equal cards once', () => {
    const hand = ['red-3.0', 'red-3.1', 'wild.0', 'red-9.0'].map(item);
    const put = withCard(begun(nothing, [3]), hand[1]!, 0, 0);
    const shown = along(put, way('red-3 red-3 wild'), hand);
    expect(ids(shown)).toEqual([['red-3.1', 'red-3.0', 'wild.0']]);
    expect(isWhole(shown)).toBe(true);
  });
});
