// Announcements that were seen, by table: on one device for several people they are seen once.
const upTo = new Map<string, number>();

/** From which event of the story on they are new. Whoever opens the table late has nothing to catch up with. */
export function newsBegin(table: string, told: number): number {
  const begin = Math.min(upTo.get(table) ?? told, told);
  upTo.set(table, begin);
  return begin;
}

export const saw = (table: string, told: number): void => void upTo.set(table, told);
