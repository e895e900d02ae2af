// What stands in the bar above a table, and on phones at its foot: with names, keys and whether it can be
// pressed now.
import { t } from '../i18n';
import type { IconName } from '../look/icons';
import type { Undo } from '../protocol/types';

export interface Act {
  id: 'hint' | 'undo' | 'rules' | 'log' | 'again' | 'pause';
  icon: IconName;
  text: string;
  name: string;
  keys: string;
  off: boolean;
  on?: boolean;
  run: () => void;
}

export interface ActsDesk {
  /** Somebody sits there, and the match goes on. */
  seated: boolean;
  /** This table gives hints; one can be asked for now. */
  hints: boolean;
  canHint: boolean;
  awaited: boolean;
  undo: Undo | undefined;
  canUndo: boolean;
  /** "Last trick"; null: there is no such thing. */
  again: string | null;
  anythingAgain: boolean;
  looking: boolean;
  canPause: boolean;
  run: Record<Act['id'], () => void>;
}

export interface Acts {
  all: Act[];
  bar: Act[];
  foot: Act[];
  log: Act;
  again: Act | null;
  pause: Act | null;
}

export const hintName = ({ hints, awaited }: Pick<ActsDesk, 'hints' | 'awaited'>): string =>
  !hints ? t('hintsOff') : awaited ? t('hint') : t('hintNotNow');

export function undoName({ undo, canUndo }: Pick<ActsDesk, 'undo' | 'canUndo'>): string {
  if (!canUndo) return t(undo?.forbidden ? 'undoForbidden' : 'undoNothing');
  return undo?.free ? t('undoFree') : undo?.practice ? t('undoPractice') : t('undoNeedsAsking');
}

const againName = ({ again, anythingAgain, looking }: ActsDesk): string =>
  looking ? t('againBack') : anythingAgain ? t('againName', again ?? '') : t('againNothing');

export function actsOf(desk: ActsDesk): Acts {
  const act = (id: Act['id'], icon: IconName, text: string, name: string, keys: string, off = false): Act =>
    ({ id, icon, text, name, keys, off, run: desk.run[id] });
  const own = [
    act('hint', 'lightbulb', t('hint'), hintName(desk), 'H', !desk.canHint),
    act('undo', 'undo-2', t('undo'), undoName(desk), 'U', !desk.canUndo),
  ];
  const rules = act('rules', 'book-open', t('rules'), t('showRules'), '?');
  const log = act('log', 'scroll-text', t('log'), t('whatHappened'), 'L');
  const again = desk.again === null ? null
    : { ...act('again', 'rotate-ccw', desk.again, againName(desk), 'B', !desk.anythingAgain), on: desk.looking };
  const pause = desk.seated && desk.canPause ? act('pause', 'pause', t('pause'), t('pauseClock'), '') : null;
  const shared = [...(desk.seated ? own : []), ...(again ? [again] : [])];
  return {
    all: [...shared, rules, log],
    bar: [...shared, rules],
    foot: [...(pause ? [pause] : []), ...shared, log, rules],
    log, again, pause,
  };
}
