// Where tables of this device rest: rows of the hall in IndexedDB, so that a match survives closing
// the page.
import type { Row } from './hall';

const MOST_TABLES = 40;
/** Lists of high scores rest among the tables, and stay. */
const isScoreList = (table: string) => table.startsWith('high scores ');

type Heading = Row & { touched: number };

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error);
  });

const entriesOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity]);

export class Shelf {
  private constructor(private readonly base: IDBDatabase) {}

  static async open(): Promise<Shelf> {
    const request = indexedDB.open('penta', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('headings', { keyPath: 'table' });
      request.result.createObjectStore('entries');
    };
    return new Shelf(await done(request));
  }

  async put(rows: readonly Row[]): Promise<void> {
    if (rows.length === 0) return;
    const transaction = this.base.transaction(['headings', 'entries'], 'readwrite');
    const headings = transaction.objectStore('headings');
    const entries = transaction.objectStore('entries');
    for (const row of rows) {
      if (row.kind === 'heading') {
        headings.put({ ...row, touched: Date.now() });
      } else if (row.kind === 'entry') {
        entries.put(row, [row.table, row.number]);
      } else {
        headings.delete(row.table);
        entries.delete(entriesOf(row.table));
      }
    }
    await finished(transaction);
  }

  /** Everything, after the oldest tables beyond the limit have been forgotten. */
  async rows(): Promise<Row[]> {
    const transaction = this.base.transaction(['headings', 'entries'], 'readwrite');
    const headings = transaction.objectStore('headings');
    const entries = transaction.objectStore('entries');
    const stored = (await done(headings.getAll())) as Heading[];
    const lists = stored.filter(({ table }) => isScoreList(table));
    const all = stored.filter(({ table }) => !isScoreList(table));
    all.sort((a, b) => b.touched - a.touched);
    for (const { table } of all.splice(MOST_TABLES)) {
      headings.delete(table);
      entries.delete(entriesOf(table));
    }
    const rows: Row[] = [];
    for (const { touched: _touched, ...heading } of [...lists, ...all]) {
      rows.push(heading);
      rows.push(...((await done(entries.getAll(entriesOf(heading.table)))) as Row[]));
    }
    return rows;
  }
}
