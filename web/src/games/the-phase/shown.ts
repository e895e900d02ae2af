// What lies on the table now: as the state says, or in the middle of what rests. A state and a scene are
// all it takes, so any trick of the past can be shown again.
import type { Scene } from '../index';
import { restOf, type Rest } from './rest';
import { HIDDEN, type Game, type Happening, type SeenCard, type State, type TrickCard, type View } from './types';

export interface Shown {
  /** With the totals, points and phase that are shown. */
  view: View;
  lying: TrickCard[];
  /** A finished trick, not cleared yet. */
  rest: Rest | null;
  /** What a finished trick did to the round: told when the table is clear. */
  result: Happening[];
  /** Who took which card just now. */
  took: { seat: number; card: string }[];
}

/** The hands without the cards that lie there since. */
function handsWithout(before: View, rest: Rest): string[][] {
  const hands = before.hands.map((hand) => [...hand]);
  for (const { by, card } of rest.cards.slice(before.trick.length)) {
    const hand = hands[(by ?? 0) - 1] ?? [];
    const known = hand.indexOf(card);
    const at = known >= 0 ? known : hand.lastIndexOf(HIDDEN);
    if (at >= 0) hand.splice(at, 1);
  }
  return hands;
}

function seenAfter(before: View, rest: Rest, took: Shown['took']): SeenCard[] {
  const gone = new Set([...rest.changes.values()].flatMap(({ castOff }) => castOff?.card ?? []));
  const taker = (card: string) => took.find((each) => each.card === card)?.seat ?? null;
  const now = rest.cards.map(({ card, by }) => ({ card, by: by ?? 0, taken_by: taker(card) }));
  return [...before.seen, ...now].map((each) => (gone.has(each.card) ? { ...each, taken_by: null } : each));
}

export function shownOf({ view }: State, scene: Scene<Game> | null): Shown {
  const rest = scene ? restOf(view, scene.since) : null;
  if (!scene || !rest) return { view, lying: view.trick, rest: null, result: [], took: [] };
  const hands = handsWithout(view, rest);
  const took = [...rest.changes.values()].flatMap(({ seat, taken: card }) => (card ? { seat, card } : []));
  if (scene.kind === 'trick') return { view: { ...view, hands }, lying: rest.cards, rest, result: [], took };

  const totals = view.totals.map((total, i) => {
    const change = rest.changes.get(i + 1);
    return change?.castOff?.total ?? change?.total ?? total;
  });
  const points = view.points.map((have, i) => rest.scored.find(({ seat }) => seat === i + 1)?.points ?? have);
  // In Quick totals go on, against the new limit; those of a round are held against its own.
  const after = {
    ...view, hands, totals, points, trick: [], phase: rest.phase ?? view.phase, seen: seenAfter(view, rest, took),
    s_max: view.points_to_win === 0 && !scene.after.outcome ? scene.after.view.s_max : view.s_max,
  };
  return { view: after, lying: [], rest: null, result: scene.events, took };
}
