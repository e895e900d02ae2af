// What is offered to be pressed: the buttons above the hand, and the tags on its cards.
import { KEYS } from './keys';
import { groupAt, meaningOf, nextLay } from './moves';
import { texts } from './texts';
import type { Act } from './Act.svelte';
import type { Scene } from './words';
import type { CardInfo, Move, MoveKind, View } from './types';
import type { Lang } from '../../protocol/types';

export interface Offer extends Scene {
  /** A card is selected. */
  picked: boolean;
  hint: Move | undefined;
  narrow: boolean;
  make: (move: Move) => void;
  setOut: () => void;
  openSaves: () => void;
  takeBack: () => void;
}

/** So many places to hit that they are pressed on the table, where there is room to see them all. */
export const crowded = ({ narrow, options }: Pick<Offer, 'narrow' | 'options'>) =>
  !narrow && options.filter(({ parts }) => parts.kind === 'hit').length > 3;

/** More saved cards than these are not named one by one above the hand. */
const FEW = 2;

const keyOf = ({ parts }: Move): string | undefined =>
  parts.kind in KEYS ? KEYS[parts.kind as keyof typeof KEYS] : undefined;

export function actsOf(offer: Offer): Act[] {
  const { moves, view, options, main, hint, narrow, left, lang, seat, make } = offer;
  const t = texts(lang);
  const ofKind = (kind: MoveKind) => moves.filter(({ parts }) => parts.kind === kind);
  const button = (move: Move, brass = false): Act => ({
    id: move.move, text: move.text, main: brass, keys: keyOf(move), run: () => make(move),
  });
  if (offer.picked) {
    const many = crowded(offer);
    const rest = options.filter((each) => each !== main && !(many && each.parts.kind === 'hit'));
    return [...(main ? [button(main, true)] : []), ...rest.map((each) => button(each))];
  }
  if (view.stage === 'drawing') {
    // Where there is room, saved cards are pressed on their pile.
    const fetches = narrow ? ofKind('fetch') : [];
    const few = fetches.length <= FEW;
    const offered = [...ofKind('draw'), ...ofKind('take'), ...(few ? fetches : [])].map((each) =>
      button(each, hint ? each === hint : each.parts.kind === 'draw'));
    return few ? offered : [...offered, { id: 'saves', text: t.fromSaves, run: offer.openSaves }];
  }
  const lays = ofKind('lay');
  if (lays.length === 0) return [];
  const begun = view.building.length > 0;
  const back: Act[] = narrow && begun ? [{ id: 'back', text: t.takeBack, run: offer.takeBack }] : [];
  if (left > 1 && nextLay(lays, wanted(view, seat))) {
    const text = begun ? t.layRest : t.layPhase(view.active[seat! - 1] ?? 0);
    return [{ id: 'lay', text, main: true, run: offer.setOut }, ...back];
  }
  return [...lays.map((each) => button(each, lays.length === 1)), ...back];
}

/** The cards that the nearest way to the own phase uses. */
export function wanted(view: View, seat: number | null): string[] {
  const phase = seat === null ? 0 : view.active[seat - 1];
  return view.outlook.find((each) => each.phase === phase)?.cards ?? [];
}

/** "fits Yuna’s set", by card. */
export function fitsOf(
  moves: Move[], view: View, seat: number | null, name: (seat: number) => string, lang: Lang,
): Map<string, string> {
  const t = texts(lang);
  const found = new Map<string, Set<string>>();
  for (const { parts } of moves) {
    const group = parts.kind === 'hit' ? groupAt(view, parts.seat, parts.group) : undefined;
    if (!parts.card || !group) continue;
    const kind = t.kind(group.kind, group.cards.length);
    const whose = group.seat === seat ? t.ownGroup(kind) : t.groupOf(name(group.seat), kind);
    found.set(parts.card, (found.get(parts.card) ?? new Set()).add(whose));
  }
  return new Map([...found].map(([card, whose]) =>
    [card, whose.size === 1 ? t.fits([...whose][0]!) : t.fitsMany(whose.size)]));
}

/** What the top discard would do for whoever has laid: "would fit your run"; or nothing. */
export function topRemark(
  view: View, seat: number | null, faces: ReadonlyMap<string, CardInfo>, name: (seat: number) => string, lang: Lang,
): string {
  const top = view.discard.at(-1);
  if (!top || !view.may_take || !view.groups.some((each) => each.seat === seat)) return '';
  const t = texts(lang);
  const fitting = view.groups.filter((each) => each.takes.includes(meaningOf({ card: top, as: null }, each, faces)));
  const whose = new Set(fitting.map((each) => {
    const kind = t.kind(each.kind, each.cards.length);
    return each.seat === seat ? t.ownGroup(kind) : t.groupOf(name(each.seat), kind);
  }));
  if (whose.size === 0) return '';
  return whose.size === 1 ? t.wouldFit([...whose][0]!) : t.fitsMany(whose.size);
}
