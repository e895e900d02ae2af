// A new link to somebody's seat, for whoever made the table. The old one, and the key of whoever sits
// there, are useless from then on.
import { t } from '../i18n';
import { knownTables } from '../lib/known-tables.svelte';
import { absoluteLink } from '../lib/navigation.svelte';
import type { TableSession } from '../protocol/session.svelte';
import type { SeatInfo } from '../protocol/types';
import { question } from '../shell/question.svelte';

/** What to send to the person in that seat: nothing once it has been used, or if it was made elsewhere. */
export function linkFor(session: TableSession, { seat, taken }: SeatInfo): string | null {
  const known = knownTables.byId(session.table?.table ?? '');
  const key = known?.others.find((one) => one.seat === seat)?.key;
  return key && !taken ? absoluteLink({ page: 'table', role: 'seat', key, local: known!.local }) : null;
}

export async function makeNewLink(session: TableSession, { seat, name, taken }: SeatInfo): Promise<void> {
  const running = session.table?.stage === 'running';
  const ask = !taken ? 'replaceLinkAsk' : running ? 'removeInMatchAsk' : 'removeAsk';
  if (!(await question.ask(t(ask, name)))) return;
  const key = await session.remove(seat);
  const known = knownTables.byId(session.table?.table ?? '');
  if (!key || !known) return;
  const others = [...known.others.filter((one) => one.seat !== seat), { seat, key }];
  knownTables.change(known.table, { others });
}
