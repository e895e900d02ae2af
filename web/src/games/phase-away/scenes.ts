// What rests on the table: the map before it, with what the events of the scene did to it.
import type { Event, Happening, Player, Purse, View } from './types';

const seatOf = (event: Event) => (event.seat ?? 1) - 1;

function changed(view: View, event: Event): View {
  const { kind, square = '', from = '', monster } = event;
  const player = (change: (was: Player) => Partial<Player>) => ({
    ...view,
    players: view.players.map((was, i) => (i === seatOf(event) ? { ...was, ...change(was) } : was)),
  });
  const without = (where: string) => view.monsters.filter((each) => each.square !== where);
  const room = (of: string, change: object) => view.rooms.map((each) => (each.square === of ? { ...each, ...change } : each));
  switch (kind) {
    case 'placed_start':
      return { ...view, start: square, rooms: [...view.rooms, { square, tile: 'start', air: true }] };
    case 'explored':
      return {
        ...view,
        rooms: [...view.rooms.filter((each) => each.square !== square), { square, tile: event.tile ?? 'plain', air: event.air ?? false }],
        monsters: monster ? [...without(square), { square, monster }] : view.monsters,
      };
    case 'stepped':
      return player(() => ({ square }));
    case 'ported':
      return player(() => ({ square, dimension: event.dimension ?? 'alpha' }));
    case 'vented':
      return { ...view, rooms: room(square, { air: event.air ?? false }) };
    case 'fought':
      return player(({ hp }) => ({ hp: Math.max(0, hp - (event.amount ?? 0)) }));
    case 'felled':
      return player(() => ({ felled: true, hp: 0 }));
    case 'revived':
      return player(() => ({ felled: false, hp: 1 }));
    case 'appeared':
      return { ...view, monsters: [...without(square), { square, monster: monster ?? '' }] };
    case 'prowled':
      return { ...view, monsters: [...without(from).filter((each) => each.square !== square), { square, monster: monster ?? '' }] };
    case 'vanished':
    case 'repelled':
      return { ...view, monsters: without(from) };
    case 'portals_opened':
      return { ...view, portals: [square, from] };
    case 'artefact_shown':
      return { ...view, artefact_room: square };
    default:
      return view;
  }
}

export const applied = (view: View, events: readonly Happening[]): View =>
  events.reduce((now, { event }) => changed(now, event), view);

/** The squares that something happened on. */
export const lit = (events: readonly Happening[]): Set<string> =>
  new Set(events.flatMap(({ event: { square, from } }) => [square, from].filter((each): each is string => !!each)));

export interface Mark {
  square: string;
  kind: 'fight' | 'loot';
  /** What is drawn: a thing, or a word for what is counted. */
  emblem: string | null;
  lost: number;
  dealt: number;
  amount: number;
  slain: boolean;
  felled: boolean;
}

const LOOT: Record<NonNullable<Event['loot']>, keyof Purse | null> = { thing: null, money: 'money', gem: 'gems', shard: 'shards' };
const SIGN: Partial<Record<keyof Purse, string>> = { money: 'money', gems: 'gem', shards: 'shard' };

/** What is shown above the square of a fight or a find; the last one of an entry. */
export function markOf(events: readonly Happening[]): Mark | null {
  const last = events.findLast(({ event: { kind } }) => kind === 'fought' || kind === 'looted')?.event;
  if (!last?.square) return null;
  const after = (kind: Event['kind']) => events.some(({ event }) => event.kind === kind && event.square === last.square);
  const counted = last.loot ? LOOT[last.loot] : null;
  return {
    square: last.square,
    kind: last.kind === 'fought' ? 'fight' : 'loot',
    emblem: last.kind === 'looted' ? ((counted && SIGN[counted]) ?? last.thing ?? null) : (last.monster ?? null),
    lost: last.amount ?? 0,
    dealt: last.dealt ?? 0,
    amount: last.amount ?? 1,
    slain: after('slain'),
    felled: after('felled'),
  };
}
