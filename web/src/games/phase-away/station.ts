// The map as it is drawn and said: what is on each square.
import { SQUARES } from './grid';
import type { Texts } from './texts';
import type { Content, Monster, Player, Purse, RoomOf, Thing, View } from './types';

export interface Somebody {
  seat: number;
  player: Player;
}

export interface Cell {
  square: string;
  room: RoomOf | null;
  monster: Monster | null;
  people: Somebody[];
  /** Where the portal in it leads. */
  portal: string | null;
  artefact: boolean;
}

/** A monster that the content does not have is shown by its name. */
const unknown = (monster: string): Monster => ({ monster, damage: 0, hp: 0, movement: 0, name: monster, text: '' });

export function cellsOf(view: View, content: Content): Map<string, Cell> {
  const [air, airless] = view.portals;
  return new Map(SQUARES.map((square) => {
    const prowler = view.monsters.find((each) => each.square === square);
    return [square, {
      square,
      room: view.rooms.find((each) => each.square === square) ?? null,
      monster: prowler ? (content.monsters.find(({ monster }) => monster === prowler.monster) ?? unknown(prowler.monster)) : null,
      people: view.players.flatMap((player, i) => (player.square === square ? [{ seat: i + 1, player }] : [])),
      portal: square === air ? (airless ?? null) : square === airless ? (air ?? null) : null,
      artefact: view.artefact_room === square,
    }];
  }));
}

export const isEmpty = (purse: Purse | undefined): boolean => !purse || Object.values(purse).every((amount) => !amount);

/** "2 shards, 1 dust". */
export function inPurse(purse: Purse | undefined, t: Texts): string {
  const { artefact = 0, shards = 0, dust = 0, gems = 0, money = 0 } = purse ?? {};
  return [
    artefact && t.artefact, shards && t.shards(shards), dust && t.dust(dust), gems && t.gems(gems), money && t.money(money),
  ].filter(Boolean).join(', ');
}

export const lies = ({ room }: Cell): boolean => !!room && (!!room.things?.length || !isEmpty(room.purse));

/** "E4, air, Medi-Center, Void Hound strikes 2, 3 HP, moves 1; searched in Alpha". */
export function said(cell: Cell, t: Texts, name: (seat: number) => string, thing: (id: string) => Thing | null): string {
  const { square, room, monster, people, portal, artefact } = cell;
  if (!room) return `${square}, ${t.unexplored}`;
  const floor = [...(room.things ?? []).map((id) => thing(id)?.name ?? id), inPurse(room.purse, t)].filter(Boolean);
  const first = [
    square, room.tile === 'start' ? t.start : room.air ? t.air : t.void,
    room.tile && room.tile !== 'plain' && room.tile !== 'start' ? t.tiles[room.tile] : '',
    portal && t.portalTo(portal), artefact && t.artefactHere,
    monster && t.monsterSaid(monster.name, monster.damage, monster.hp, monster.movement),
    ...people.map(({ seat, player }) => (player.felled ? t.feltHere(name(seat)) : t.standsHere(name(seat), t[player.dimension]))),
  ].filter(Boolean).join(', ');
  return [
    first, room.looted?.length ? t.searchedIn(room.looted.map((each) => t[each]).join(t.and)) : '',
    floor.length ? `${t.onFloor}: ${floor.join(', ')}` : '',
  ].filter(Boolean).join('; ');
}
