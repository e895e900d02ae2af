import { beforeEach, describe, expect, it } from 'vitest';
import { arranged, moved, Order } from './order.svelte';

const things = (...ids: string[]) => ids.map((id) => ({ id }));
const ids = (all: { id: string }[]) => all.map(({ id }) => id).join(' ');

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (name: string) => store.get(name) ?? null,
      setItem: (name: string, text: string) => void store.set(name, text),
    },
  });
});

describe('an order of one’s own', () => {
  it('keeps what was moved, and puts new cards beside their neighbours', () => {
    expect(ids(arranged(things('a', 'b', 'c'), ['c', 'a', 'b']))).toBe('c a b');
    expect(ids(arranged(things('a', 'b', 'c', 'd'), ['c', 'a', 'd']))).toBe('c a b d');
    expect(ids(arranged(things('a', 'c'), ['c', 'gone', 'a']))).toBe('c a');
    expect(ids(arranged(things('x', 'y'), ['c', 'a']))).toBe('x y');
    expect(ids(arranged(things('new', 'a', 'b'), ['b', 'a']))).toBe('new b a');
  });

  it('counts places without the card that is moved', () => {
    expect(moved(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'b', 'c']);
  });

  it('holds for one deal of one match, also after the page was loaded anew', () => {
    let deal = 1;
    const order = new Order('table 1', () => deal);
    order.of(things('a', 'b', 'c'));
    expect(order.move('a', 0)).toBe(false);
    expect(order.move('a', 2)).toBe(true);
    expect(ids(order.of(things('a', 'b', 'c')))).toBe('b c a');
    expect(ids(new Order('table 1', () => deal).of(things('a', 'b', 'c')))).toBe('b c a');
    expect(ids(new Order('table 2', () => deal).of(things('a', 'b', 'c')))).toBe('a b c');
    deal = 2;
    expect(ids(new Order('table 1', () => deal).of(things('a', 'b', 'c')))).toBe('a b c');
  });

  it('goes when the hand is sorted', () => {
    const order = new Order('table 1', () => 1);
    order.of(things('a', 'b'));
    order.move('a', 1);
    order.clear();
    expect(ids(order.of(things('a', 'b')))).toBe('a b');
    expect(order.own).toBe(false);
    expect(store.get('penta.order')).toBe('{}');
  });

  it('shows where a carried card would lie, and leaves it there', () => {
    const order = new Order('table 1', () => 1);
    order.of(things('a', 'b', 'c'));
    order.carried = { id: 'c', to: 0 };
    expect(order.settle()).toBe(true);
    expect(order.carried).toBeNull();
    expect(ids(order.of(things('a', 'b', 'c')))).toBe('c a b');
    expect(order.settle()).toBe(false);
  });
});
