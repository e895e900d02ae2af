// What is offered to be pressed: the buttons above the hand, and the tags on its cards.
import { KEYS } from './keys';
import { groupAt, meaningOf } from './moves';
import { texts } from './texts';
import type { Act } from './Act.svelte';
import type { Scene } from './words';
import { WILD, type CardInfo, type Colour, type LaidGroup, type LayDown, type Move, type MoveKind, type View } from './types';
import type { Lang } from '../../protocol/types';

export interface Offer extends Scene {
  /** A card is selected. */
  picked: boolean;
  hint: Move | undefined;
  /** The moves that a guide asks for. */
  asked: readonly string[];
  narrow: boolean;
  faces: ReadonlyMap<string, CardInfo>;
  name: (seat: number) => string;
  make: (move: Move) => void;
  /** Puts the selected card to the own phase, if it can be part of it. */
  place: (() => void) | null;
  /** Puts down the rest of the phase; again: in another way. */
  setOut: () => void;
  /** Plays what is set out. */
  layDown: () => void;
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
  const { moves, view, options, main, hint, asked, narrow, lang, seat, make, draft } = offer;
  const t = texts(lang);
  const ofKind = (kind: MoveKind) => moves.filter(({ parts }) => parts.kind === kind);
  const button = (move: Move, brass = asked.includes(move.move)): Act => ({
    id: move.move, text: wordsOf(move, offer), main: brass, keys: keyOf(move), run: () => make(move),
  });
  // "Where to with the red 12?" has said what is hit.
  const answer = (move: Move): Act => {
    const group = move.parts.kind === 'hit' && !main ? groupAt(view, move.parts.seat, move.parts.group) : undefined;
    const whole = button(move);
    return group ? { ...whole, text: placeOf(move, group, offer), label: whole.text } : whole;
  };
  if (offer.picked) {
    const many = crowded(offer);
    const first = offer.place ? null : (options.find(({ move }) => asked.includes(move)) ?? main);
    const rest = options.filter((each) => each !== first && !(many && each.parts.kind === 'hit'));
    const put: Act[] = offer.place ? [{ id: 'put', text: t.putCard(offer.selected ?? ''), main: true, run: offer.place }] : [];
    return [...put, ...(first ? [button(first, true)] : []), ...rest.map(answer)];
  }
  if (view.stage === 'drawing') {
    // Where there is room, saved cards are pressed on their pile.
    const fetches = narrow ? ofKind('fetch') : [];
    const few = fetches.length <= FEW;
    const all = [...ofKind('draw'), ...ofKind('take'), ...(few ? fetches : [])];
    const first = hint ?? all.find(({ move }) => asked.includes(move)) ?? all.find(({ parts }) => parts.kind === 'draw');
    const offered = all.map((each) => button(each, each === first));
    return few ? offered : [...offered, { id: 'saves', text: t.fromSaves, run: offer.openSaves }];
  }
  if (!draft.way) return [];
  const phase = view.active[seat! - 1] ?? 0;
  const back: Act[] = draft.begun ? [{ id: 'back', text: t.takeBack, icon: 'undo-2', quiet: true, run: offer.takeBack }] : [];
  if (!draft.whole) {
    return [{ id: 'set', text: draft.begun ? t.layRest : t.layPhase(phase), main: true, run: offer.setOut }, ...back];
  }
  const other: Act[] = draft.ways.length > 1
    ? [{ id: 'other', text: t.otherWay(draft.at + 1, draft.ways.length), icon: 'rotate-ccw', run: offer.setOut }] : [];
  return [{ id: 'lay', text: t.layDown(phase, oneWild(draft.way, lang)), main: true, run: offer.layDown }, ...other, ...back];
}

/** What the only Wild of a lay-down stands for. */
function oneWild(way: LayDown, lang: Lang): string {
  const wilds = way.groups.flat().filter(({ card }) => card === WILD);
  const as = wilds.length === 1 ? (wilds[0]!.as ?? '') : '';
  return texts(lang).colours[as as Colour] ?? as;
}

/** The host's words, but with what one sees: whose group, which card. */
function wordsOf({ parts, text }: Move, { view, faces, lang, seat, name }: Offer): string {
  const t = texts(lang);
  const called = (card: string) => t.called(faces.get(card), card);
  const top = view.discard.at(-1);
  if (parts.kind === 'take' && top) return t.takeCard(called(top));
  const group = parts.kind === 'hit' ? groupAt(view, parts.seat, parts.group) : undefined;
  if (!group || !parts.card) return text;
  const what = asOf(parts) ? `${called(parts.card)} (${parts.as})` : called(parts.card);
  return t.hitOnto(what, whoseGroup(group, { view, faces, lang, seat, name }));
}

const asOf = ({ as, card }: Move['parts']) => (as && card === WILD ? as : '');

/** "Yuna’s run", and for a Wild at which of its ends: "Yuna’s run: 8". */
function placeOf({ parts }: Move, group: LaidGroup, seen: Seen): string {
  const whose = whoseGroup(group, seen);
  const as = asOf(parts);
  return `${whose.charAt(0).toUpperCase()}${whose.slice(1)}${as ? `: ${as}` : ''}`;
}

type Seen = Pick<Offer, 'view' | 'faces' | 'lang' | 'seat' | 'name'>;

/** "Yuna’s run"; where somebody has two of a kind, also which: "your set (5)", or "your set (5, 2nd)". */
function whoseGroup(group: LaidGroup, { view, faces, lang, seat, name }: Seen): string {
  const t = texts(lang);
  const kind = t.kind(group.kind, group.cards.length);
  const whose = group.seat === seat ? t.ownGroup(kind) : t.groupOf(name(group.seat), kind);
  const twin = view.groups.find((each) => each.seat === group.seat && each !== group && each.kind === group.kind);
  const begins = (each: LaidGroup) => (each.cards[0] ? meaningOf(each.cards[0], each, faces) : '');
  if (!twin || !begins(group)) return whose;
  const alike = begins(twin) === begins(group);
  return `${whose} (${begins(group)}${alike ? `, ${t.nth(group.group > twin.group ? 2 : 1)}` : ''})`;
}

/** The cards that the nearest way to the own phase uses. */
export function wanted(view: View, seat: number | null): string[] {
  const phase = seat === null ? 0 : view.active[seat - 1];
  return view.outlook.find((each) => each.phase === phase)?.cards ?? [];
}

/** "fits Yuna’s set", by card. */
export function fitsOf(
  moves: Move[], { view, faces, seat, name, lang }: Seen,
): Map<string, string> {
  const t = texts(lang);
  const found = new Map<string, Set<string>>();
  for (const { parts } of moves) {
    const group = parts.kind === 'hit' ? groupAt(view, parts.seat, parts.group) : undefined;
    if (!parts.card || !group) continue;
    const whose = whoseGroup(group, { view, faces, lang, seat, name });
    found.set(parts.card, (found.get(parts.card) ?? new Set()).add(whose));
  }
  return new Map([...found].map(([card, whose]) =>
    [card, whose.size === 1 ? t.fits([...whose][0]!) : t.fitsMany(whose.size)]));
}

/** What the top discard would do for whoever has laid: "would fit your run"; or nothing. */
export function topRemark(seen: Seen): string {
  const { view, seat, faces, lang } = seen;
  const top = view.discard.at(-1);
  if (!top || !view.may_take || !view.groups.some((each) => each.seat === seat)) return '';
  const t = texts(lang);
  const fitting = view.groups.filter((each) => each.takes.includes(meaningOf({ card: top, as: null }, each, faces)));
  const whose = new Set(fitting.map((each) => whoseGroup(each, seen)));
  if (whose.size === 0) return '';
  return whose.size === 1 ? t.wouldFit([...whose][0]!) : t.fitsMany(whose.size);
}
