// What a seat has seen happen, put together from updates.
import type { GameId, Happening, StoryEvent, TableKind, UpdateMessage } from './types';

export interface Story {
  /** Number of the last entry that is in it; −1 before the deal. */
  number: number;
  events: StoryEvent[];
}

export const emptyStory: Story = { number: -1, events: [] };

/**
 * The story with an update in it. Parts that are known already are not told twice; an update that
 * starts later than the story ends leaves a gap, and `null` says so. A shortened one is all that
 * the host tells: it is not asked again.
 */
export function extendStory(story: Story, update: UpdateMessage): Story | null {
  const begins = update.shortened && (update.events.length > 0 || update.from > story.number);
  if (update.from < 0 || begins) return { number: update.number, events: update.events };
  if (update.from > story.number) return null;
  if (update.number <= story.number) return story;
  const fresh = update.events.filter((event) => event.n > story.number);
  return { number: update.number, events: [...story.events, ...fresh] };
}

/** Numbers of the entries that were taken back and not only asked about. */
export function takenBack(events: readonly StoryEvent[]): Set<number> {
  const gone = new Set<number>();
  for (const { event } of events) {
    if (event.kind === 'undo') for (const n of event.takes_back) gone.add(n);
  }
  return gone;
}

/** Whether the same person took back more right after it: several in a row are one line. */
export function undoneOn(story: readonly StoryEvent[], at: number): boolean {
  const [one, next] = [story[at]?.event, story[at + 1]?.event];
  return one?.kind === 'undo' && next?.kind === 'undo' && one.seat === next.seat;
}

const AT_THE_TABLE: ReadonlySet<string> = new Set<TableKind>([
  'undo', 'pause', 'resume', 'conceded', 'draw_offered', 'draw_accepted', 'draw_declined',
]);

/** Whether it happened in the game, not merely at the table. */
export const isHappening = <G extends GameId>(one: StoryEvent<G>): one is Happening<G> =>
  !AT_THE_TABLE.has(one.event.kind);

/** What still holds of the game: without what was taken back, and without the taking back. */
export function standing<G extends GameId>(events: readonly StoryEvent<G>[]): Happening<G>[] {
  const gone = takenBack(events);
  return events.filter(isHappening).filter((one) => !gone.has(one.n));
}
