// Cards in words, and which of them stand where.
import { HIDDEN, type Placed, type Player, type Side, type View } from './types';
import type { Texts } from './texts';

/** A side by its name in views; null for what is hidden. */
export type Known = (side: string) => Side | null;

const values = (side: Side, t: Texts) =>
  `${side.title}, ${t[side.alignment]}, ${t.cost} ${side.cost}, ${t.attack} ${side.attack}, ${t.defence} ${side.defence}`;

/** Title, alignment, values, texts, and what lies on the back if one may know it. */
export function said(card: Placed, known: Known, t: Texts, warrior = false): string {
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
    ...first.skills, `${t.order}: ${first.order}`,
    face && back ? `${t.back}: ${values(back, t)}` : t.unknownBack,
  ].filter(Boolean).map((each) => each.replace(/\.$/, '')).join('. ') + '.';
}

export const everyCard = (player: Player): Placed[] => [...player.play, ...player.barracks, ...player.hand, ...player.discard];

export const find = (view: View, sleeve: string | null | undefined): Placed | null =>
  sleeve ? (view.players.flatMap(everyCard).find((card) => card.sleeve === sleeve) ?? null) : null;

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
