// What the pictures of the rules show, by the names that rules.en.md and rules.de.md have for them.
import type { LaidGroup } from './types';

interface Shown extends LaidGroup {
  /** The card that has just come there. */
  fresh?: number;
}

/** "red-3", or "wild 6" for a Wild that stands for something. */
function group(kind: LaidGroup['kind'], cards: string[], takes: string[] = [], fresh?: number): Shown {
  const laid = cards.map((each) => {
    const [card, as] = each.split(' ');
    return { card: card!, as: as ?? null };
  });
  return { seat: 1, group: 1, kind, takes, cards: laid, ...(fresh === undefined ? {} : { fresh }) } as Shown;
}

const SET = ['red-5', 'yellow-5', 'green-5'];
const RUN = ['red-4', 'blue-5', 'yellow-6', 'red-7'];
export const GROUPS: Record<string, Shown[] | undefined> = {
  phase: [group('set', SET, ['5']), group('run', RUN, ['3', '8'])],
  groups: [
    group('set', SET),
    group('run', RUN),
    group('colour', ['green-1', 'green-3', 'green-4', 'green-7', 'green-8', 'green-10', 'green-12']),
  ],
  hit: [group('run', [...RUN, 'green-8'], ['3', '9'], 4)],
  wild: [group('run', ['red-4', 'blue-5', 'wild 6', 'red-7'])],
};

export const PICTURES: readonly string[] = Object.keys(GROUPS);
