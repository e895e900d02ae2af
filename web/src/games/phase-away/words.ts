// What the board says about moves, in few words.
import { costOf, forecast, withoutCost } from './acts';
import type { BarAct } from './Bar.svelte';
import type { Offer } from './Station.svelte';
import type { Texts } from './texts';
import type { Move, Player, View } from './types';

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

/** Of a button in the bar: the rules' own words where the board has no shorter ones. */
export function titleOf(move: Move, { t, seat, name }: Speaking): string {
  const { kind, seat: to, amount } = move.parts;
  const whom = to === seat ? t.yourself : name(to ?? 1);
  if (kind === 'first' && to === seat) return t.youBegin;
  if (kind === 'free') return t.toStart(amount === 1 ? t.beta : t.alpha);
  return t.shortTo[kind]?.(whom) ?? t.short[kind] ?? withoutCost(move);
}

export function noteOf(move: Move, { t, view, seat }: Speaking): string {
  const { kind } = move.parts;
  if (kind === 'end') return t.lapse(view.ap);
  // What nobody would think to pay for.
  if (kind === 'first' || kind === 'call') return '';
  const { against, lost, felled } = forecast(move, seat);
  return [t.costs(costOf(move)), felled ? t.youFall : against ? t.fightsWith(lost) : ''].filter(Boolean).join(', ');
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
