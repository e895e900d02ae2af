// A new match against bots from a place of another one.
import { knownTables } from '../lib/known-tables.svelte';
import { dealAtOnce, placeAt } from '../lib/make-table';
import { navigation } from '../lib/navigation.svelte';
import { Refused } from '../protocol/client.svelte';
import type { TableSession } from '../protocol/session.svelte';

/** Goes to the new table; or says why there is none. */
export async function playOn(
  session: TableSession, local: boolean, seat: number, at: number,
): Promise<string> {
  const { table, client } = session;
  if (!table) return '';
  try {
    const created = await client.ask({ type: 'continue', table: table.table, seat, at, level: 'normal' });
    const own = created.seats.filter((one) => one.seat === seat);
    knownTables.put({
      table: created.table, game: table.game, local, own, others: [], host: created.host,
      watch: created.watch, names: table.seats.map((one) => one.name), stage: 'open', note: '',
      awaited: false, touched: Date.now(), made: null,
    });
    dealAtOnce.add(created.table);
    navigation.go(placeAt(knownTables.byId(created.table)!));
    return '';
  } catch (refused) {
    if (!(refused instanceof Refused)) throw refused;
    return refused.message;
  }
}
