// What belongs to a seat of a table, such as its deck, as the game's options have it.
import { t } from '../i18n';
import type { Choice, ErrorMessage, GameInfo, OptionInfo, ReadyChoice } from '../protocol/types';

export type Options = Record<string, string>;
export type SeatOption = OptionInfo & { seat: number };

/** Why a choice was refused, in the words of the host. */
export type Refusal = Pick<ErrorMessage, 'text' | 'seat' | 'flaws' | 'free'>;

/** What each seat of so many may choose from what lies ready, or write down. */
export function seatOptions(info: GameInfo | undefined, players: number): SeatOption[] {
  return (info?.options ?? []).filter(
    (option): option is SeatOption => option.kind === 'text' && !!option.seat && option.seat <= players,
  );
}

/** The options that belong to the table, and of those that belong to seats the ones of these seats. */
export function optionsOf(info: GameInfo | undefined, options: Options, seats: (seat: number) => boolean): Options {
  const owner = new Map(info?.options.map(({ name, seat }) => [name, seat ?? 0]));
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => {
      const seat = owner.get(name) ?? 0;
      return value !== '' && (seat === 0 || seats(seat));
    }),
  );
}

/** What people call it. */
export function nameOf({ name, lines }: Choice): string {
  return name || t('ownList', lines.reduce((sum, { count }) => sum + count, 0));
}

/** A list as one writes it, to be changed. */
export const written = ({ lines }: Choice): string =>
  lines.map(({ count, text }) => (count === 1 ? text : `${count}x ${text}`)).join('\n');

/** The seats because of which this one cannot have it. */
export const heldFrom = ({ taken_by }: ReadyChoice, seat: number): number[] =>
  taken_by.filter((other) => other !== seat);

/** Where a line, from 1, begins and ends in a text. */
export function lineAt(text: string, line: number): [number, number] {
  const lines = text.split('\n');
  const begins = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  return [begins, begins + (lines[line - 1]?.length ?? 0)];
}
