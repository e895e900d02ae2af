// What the board says about moves, in few words.
import { choices, costOf, forecast, withoutCost } from './acts';
import type { BarAct } from './Bar.svelte';
import type { Offer } from './Station.svelte';
import type { Texts } from './texts';
import type { Move, MoveKind, Player, View } from './types';

export interface Speaking {
  t: Texts;
  view: View;
  seat: number | null;
  name: (seat: number) => string;
}

export function offerOf(moves: readonly Move[], { t, seat }: Speaking): Offer {
  const [move] = moves;
  if (!move) return { word: '', cost: '', harm: '', grave: false };
  const { lost, felled, against } = forecast(move, seat);
  const cost = costOf(move);
  return {
    word: move.parts.kind === 'start' ? '' : t.explore,
    cost: move.parts.kind === 'start' ? t.start : t.ap(cost),
    harm: felled ? t.youFall : against ? t.fightsWith(lost) : '',
    grave: felled,
  };
}

/** For whom a move is. */
export const mateOf = ({ parts: { seat: to } }: Move, { t, seat, name }: Speaking): string => (to === seat ? t.yourself : name(to ?? 1));

/** Of a button in the bar: the rules' own words where the board has no shorter ones. */
export function titleOf(move: Move, speaking: Speaking): string {
  const { t, seat } = speaking;
  const { kind, seat: to, amount } = move.parts;
  const whom = mateOf(move, speaking);
  if (kind === 'first' && to === seat) return t.youBegin;
  if (kind === 'free') return t.toStart(amount === 1 ? t.beta : t.alpha);
  return t.shortTo[kind]?.(whom) ?? t.short[kind] ?? withoutCost(move);
}

/** Of the large button: a room's air is on or off, which the rules' words leave open. */
export function mainOf(move: Move, { t, view }: Speaking, square: string | null): string {
  if (move.parts.kind !== 'vent' || !square) return withoutCost(move);
  return view.rooms.find((room) => room.square === square)?.air ? t.drain(square) : t.fill(square);
}

export function noteOf(move: Move, { t, view, seat }: Speaking): string {
  const { kind } = move.parts;
  if (kind === 'end') return t.lapse(view.ap);
  // What nobody would think to pay for.
  if (kind === 'first' || kind === 'call') return '';
  const { against, lost, felled } = forecast(move, seat);
  return [t.costs(costOf(move)), felled ? t.youFall : against ? t.fightsWith(lost) : ''].filter(Boolean).join(', ');
}

interface Pressing {
  speaking: Speaking;
  picked: string | null;
  hint: Move | null;
  press: (move: Move) => void;
  /** For whom: of several. */
  ask: (kind: MoveKind) => void;
}

/** The buttons of one's own moves: one for each, or one for all that differ only in whom they are for. */
export function ownActs(moves: readonly Move[], { speaking, picked, hint, press, ask }: Pressing): BarAct[] {
  const { t } = speaking;
  return choices(moves).map(({ move, all }): BarAct => {
    const { kind } = move.parts;
    if (all.length === 1) {
      return {
        key: move.move, kind, title: titleOf(move, speaking), note: noteOf(move, speaking), picked: picked === move.move,
        hinted: hint?.move === move.move, run: () => press(move),
      };
    }
    return {
      key: kind, kind, title: t.toSomebody[kind] ?? '', note: t.costs(costOf(move)), picked: picked === kind,
      hinted: hint?.parts.kind === kind, run: () => ask(kind),
    };
  });
}

export type { BarAct };

/** What a round of the team takes, roughly: for the warning that the way home gets long. */
const SECONDS_A_TURN = 25;
const RESERVE = 30;

/** Whether it is about time to go home: whole turns for the way, at what a round takes. */
export function isTight(player: Player, view: View, turnSeconds: number | null): boolean {
  if (player.felled || player.way_home <= 0 || view.step === 'over' || !player.ap) return false;
  const rounds = Math.ceil(player.way_home / player.ap);
  return rounds * view.players.length * (turnSeconds ?? SECONDS_A_TURN) + RESERVE >= view.seconds_left;
}
