// Cards in words, and which of them stand where.
import { HIDDEN, type Placed, type Player, type Side, type View } from './types';
import type { Texts } from './texts';

/** A side by its name in views; null for what is hidden. */
export type Known = (side: string) => Side | null;

const values = (side: Side, t: Texts) =>
  `${side.title}, ${t[side.alignment]}, ${t.cost} ${side.cost}, ${t.attack} ${side.attack}, ${t.defence} ${side.defence}`;

/** What stands before the colon: when it works, and its price. "Action, phase 2: …" */
export function partsOf(ability: string): { keyword: string; price: string; text: string } {
  const at = ability.indexOf(': ');
  const head = at < 0 ? ability.replace(/\.$/, '') : ability.slice(0, at);
  const [keyword = '', ...price] = head.split(', ');
  return { keyword, price: price.join(', '), text: at < 0 ? '' : ability.slice(at + 2) };
}

/** What a small card says of its skills: "Action 2", "Elite". */
export const badge = (side: Side): string =>
  side.skills.map(partsOf).map(({ keyword, price }) => [keyword, /\d+/.exec(price)?.[0]].filter(Boolean).join(' ')).slice(0, 1).join('');

/** How a card is called: by the side that counts there where it lies. */
export const titleOf = (card: Placed | null, known: Known): string => known(card?.face ?? HIDDEN)?.title ?? known(card?.back ?? HIDDEN)?.title ?? '';

export interface Telling {
  /** It is in play. */
  warrior?: boolean;
  /** In the own hand the side that the others see is the back. */
  mine?: boolean;
}

/** Title, alignment, values, texts, and what lies on the back if one may know it. */
export function said(card: Placed, known: Known, t: Texts, { warrior = false, mine = false }: Telling = {}): string {
  const face = known(card.face);
  const back = known(card.back);
  const first = face ?? back;
  if (!first) return HIDDEN;
  const now = warrior && face && (card.attack_now !== face.attack || card.defence_now !== face.defence);
  return [
    now ? `${face.title}, ${t[face.alignment]}, ${t.attack} ${card.attack_now}, ${t.defence} ${card.defence_now}, ${t.printed(face.attack, face.defence)}` : values(first, t),
    card.locked ? t.locked : '',
    card.damage ? t.damage(card.damage) : '',
    card.shield ? t.shield(card.shield) : '',
    card.falls ? t.fallsNow : '',
    ...first.skills, `${t.order}: ${first.order}`,
    face && back ? `${mine ? t.seen : t.back}: ${values(back, t)}` : t.unknownBack,
  ].filter(Boolean).map((each) => each.replace(/\.$/, '')).join('. ') + '.';
}

const everyCard = (player: Player): Placed[] => [...player.play, ...player.barracks, ...player.hand, ...player.discard];

/** A card that lies open, or in a hand. */
export const find = (view: View, sleeve: string | null | undefined): Placed | null =>
  sleeve ? ([...view.players.flatMap(everyCard), ...(view.playing as Placed[])].find((card) => card.sleeve === sleeve) ?? null) : null;

/** Whose card it is: "2:17" is of seat 2. */
export const ownerOf = (sleeve: string): number => Number(sleeve.split(':')[0]);
/** Its number: cards that are named one after the other are named with rising numbers. */
export const numberOf = (sleeve: string): number => Number(sleeve.split(':')[1]);

/** In a hand the owner plays the side that the others do not see. */
export const turned = (card: Placed): Placed => ({ ...card, face: card.back, back: card.face });

export interface Lane {
  attacker: Placed;
  defenders: Placed[];
}

/** The attackers whose skirmish is not over, with who stands against them. */
export function lanesOf(view: View): Lane[] {
  const all = view.players.flatMap(({ play }) => play);
  return view.attackers.flatMap((sleeve) => {
    const attacker = all.find((card) => card.sleeve === sleeve);
    return attacker ? [{ attacker, defenders: all.filter((card) => card.opposes === sleeve) }] : [];
  });
}
