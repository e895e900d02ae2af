// The sheets of this device and the one that lies open: what is shown, and every act on it.
import { t } from '../../i18n';
import { settings } from '../../lib/settings.svelte';
import { load, save } from '../../lib/store';
import type { ReckonedLine, SheetHand, SheetLine, Standing } from '../../protocol/generated';
import type { Reckon } from './reckon';
import {
  begin, canUndo, handsOf, namesOf, NOBODY, playsOn, sheetWith, undone, withLine, withOut, written,
  type Act, type Kept, type Live,
} from './sheet';
import { words } from './texts';

const STORE = 'penta.keeper.phase10-masters';

interface Drawer {
  open: string | null;
  sheets: Kept[];
}

/** Whatever is not a drawer counts as an empty one. */
function opened(): Drawer {
  const { open, sheets } = load<Partial<Drawer> | null>(STORE, null) ?? {};
  const whole = Array.isArray(sheets) ? sheets.filter((one) => Array.isArray(one?.acts) && one.live) : [];
  return { open: open ?? null, sheets: whole };
}

export class Desk {
  #drawer = $state.raw<Drawer>(opened());
  /** An earlier hand that is being corrected. */
  #edit = $state.raw<Live | null>(null);
  /** The line that somebody opened out of turn. */
  #chosen = $state<number | null>(null);
  /** Newest first in the ears: what the live region says. */
  said = $state('');
  /** Why the last thing could not be written. */
  trouble = $state('');
  isKept = $state(true);

  readonly #reckon: Reckon;

  constructor(reckon: Reckon) {
    this.#reckon = reckon;
  }

  /** Another tab has written. */
  reload(event: StorageEvent): void {
    if (event.key !== STORE) return;
    this.#drawer = opened();
    this.#leaveHand();
  }

  // ---------------------------------------------------------------- what is shown

  readonly sheets = $derived([...this.#drawer.sheets].sort((a, b) => b.touched - a.touched));
  readonly sheet = $derived(
    this.#drawer.sheets.find(({ id }) => id === this.#drawer.open) ?? null,
  );
  readonly content = $derived.by(() => this.#reckon({ players: [], hands: [] }, settings.lang).content);
  readonly names = $derived(this.sheet ? namesOf(this.sheet) : []);
  /** Of what is written, without the hand that is being put in. */
  readonly standing = $derived(this.sheet ? this.#stand(this.sheet, null) : null);
  /** Why this sheet cannot be reckoned at all; it may come from another version. */
  readonly flaw = $derived.by(() =>
    this.sheet && !this.standing
      ? this.#reckon(sheetWith(this.sheet, null), settings.lang).error
      : '',
  );
  readonly isOver = $derived(
    !!this.sheet && !!this.standing && this.standing.winners.length > 0 &&
      !(playsOn(this.sheet) && this.standing.more),
  );
  readonly isFixing = $derived(this.#edit !== null);
  readonly live = $derived(this.#edit ?? this.sheet?.live ?? null);
  readonly #now = $derived(
    this.sheet && this.live ? this.#stand(this.sheet, this.live) : null,
  );
  readonly lines = $derived<ReckonedLine[]>(
    this.live ? (this.#now?.hands[this.live.at]?.lines ?? []) : [],
  );
  readonly players = $derived(this.#now?.players ?? this.standing?.players ?? []);
  readonly canUndo = $derived(!!this.sheet && canUndo(this.sheet));

  /** The line that the input is about: the one opened, else the first that is missing. */
  readonly present = $derived.by(() => {
    if (!this.live) return null;
    if (this.#chosen !== null && !this.lines[this.#chosen]?.rests) return this.#chosen;
    const { out, lines } = this.live.hand;
    if (out === null) return null;
    const missing = (i: number) => !lines[i]!.written && !this.lines[i]?.rests;
    if (out !== NOBODY && missing(out - 1)) return out - 1;
    const first = lines.findIndex((_, i) => missing(i));
    return first < 0 ? null : first;
  });

  /** Somebody opened the present line, so that is where they are. */
  readonly isOpened = $derived(this.#chosen !== null);

  /** Hands before this one, as numbers from 1, that are written in full. */
  readonly finishedHands = $derived(
    (this.standing?.hands ?? []).flatMap((hand, i) => (hand.complete ? [i] : [])),
  );

  handAt(at: number): SheetHand | undefined {
    return this.sheet ? handsOf(this.sheet)[at] : undefined;
  }

  // ---------------------------------------------------------------- acts

  start(names: string[]): string {
    const { error } = this.#reckon({ players: names, hands: [] }, settings.lang);
    if (error) return error;
    const sheet = begin(crypto.randomUUID?.() ?? String(Date.now()), names, Date.now());
    this.#file({ open: sheet.id, sheets: [...this.#drawer.sheets, sheet] });
    this.#leaveHand();
    return '';
  }

  rename(names: string[]): string {
    if (!this.sheet) return '';
    const { error } = this.#reckon({ ...sheetWith(this.sheet, null), players: names }, settings.lang);
    if (error) return error;
    this.#keep({ ...this.sheet, acts: [...this.sheet.acts, { kind: 'names', players: names }] });
    return '';
  }

  openSheet(id: string): void {
    this.#file({ ...this.#drawer, open: id });
    this.#leaveHand();
  }

  deleteSheet(id: string): void {
    const sheets = this.#drawer.sheets.filter((sheet) => sheet.id !== id);
    const open = this.#drawer.open === id ? null : this.#drawer.open;
    this.#file({ open, sheets });
    this.#leaveHand();
    this.said = words().saidDeleted;
  }

  chooseOut(out: number): void {
    if (!this.live || this.live.hand.out === out) return;
    this.#chosen = null;
    let hand = withOut(this.live.hand, out);
    if (out !== NOBODY) {
      // Whoever went out with a known phase needs no line of their own.
      const sure = withLine(hand, out - 1, { written: true });
      if (this.#try(sure)) hand = sure;
    }
    const n = this.live.at + 1;
    const { saidOut, saidNobody } = words();
    this.#commit(hand, null, out === NOBODY ? saidNobody(n) : saidOut(n, this.names[out - 1]!));
  }

  /** Opens a line, also one that is written already. */
  openLine(player: number): void {
    if (!this.live) return;
    this.#chosen = player;
    this.trouble = '';
    if (this.live.hand.lines[player]!.written) this.change(player, {});
  }

  change(player: number, change: Partial<SheetLine>): void {
    if (!this.live || !this.sheet) return;
    this.trouble = '';
    const hand = withLine(this.live.hand, player, { ...change, written: false });
    if (this.#edit) this.#edit = { ...this.#edit, hand };
    else this.#keep({ ...this.sheet, live: { ...this.live, hand } });
  }

  write(): void {
    const player = this.present;
    const line = player === null ? undefined : this.lines[player];
    if (!this.live || player === null || !line || line.problem) return;
    this.#chosen = null;
    const hand = withLine(this.live.hand, player, { written: true });
    this.#commit(hand, player, words().saidWritten(line.points, this.names[player]!, line.after));
  }

  undo(): void {
    if (!this.sheet || !this.canUndo) return;
    const last = this.sheet.acts.at(-1)!;
    this.#leaveHand();
    this.#keep(undone(this.sheet));
    const { saidUndone, saidUndoneLine, saidUndoneOut } = words();
    if (last.kind !== 'hand') this.said = saidUndone;
    else if (last.player === null) this.said = saidUndoneOut(last.at + 1);
    else this.said = saidUndoneLine(last.at + 1, this.names[last.player]!);
  }

  correct(at: number): void {
    const hand = this.handAt(at);
    this.#leaveHand();
    if (hand && at !== this.sheet?.live.at) this.#edit = { at, hand };
  }

  doneCorrecting(): void {
    this.#leaveHand();
  }

  playOn(): void {
    if (this.sheet) this.#keep({ ...this.sheet, acts: [...this.sheet.acts, { kind: 'on' }] });
  }

  // ---------------------------------------------------------------- inside

  #stand(sheet: Kept, live: Live | null): Standing | null {
    return this.#reckon(sheetWith(sheet, live), settings.lang).standing;
  }

  /** The standing with this hand in place of the open one; null if it cannot be. */
  #try(hand: SheetHand): Standing | null {
    return this.#stand(this.sheet!, { at: this.live!.at, hand });
  }

  #commit(hand: SheetHand, player: number | null, said: string): void {
    const { at } = this.live!;
    const sheet = this.sheet!;
    const { standing, error } = this.#reckon(sheetWith(sheet, { at, hand }), settings.lang);
    this.trouble = error;
    if (!standing) return;
    const complete = standing.hands[at]!.complete;
    const act: Act & { kind: 'hand' } = { kind: 'hand', at, hand, player };
    if (this.#edit) {
      // A hand in the middle is exchanged as a whole.
      this.#edit = { at, hand };
      if (complete) this.#keep(written(sheet, { ...act, fix: true }, true));
      this.said = complete ? `${said} ${words().saidFixed(at + 1)}` : said;
      return;
    }
    this.#keep(written(sheet, act, complete));
    const next = this.present === null ? '' : words().saidNext(this.names[this.present]!);
    if (!complete) this.said = `${said} ${next}`;
    else this.said = `${said} ${this.isOver ? standing.verdict : words().saidHand(at + 2)}`;
  }

  #leaveHand(): void {
    this.#edit = null;
    this.#chosen = null;
    this.trouble = '';
  }

  #keep(sheet: Kept): void {
    const now = { ...sheet, touched: Date.now() };
    const sheets = this.#drawer.sheets.map((one) => (one.id === sheet.id ? now : one));
    this.#file({ ...this.#drawer, sheets });
  }

  #file(drawer: Drawer): void {
    this.#drawer = drawer;
    this.isKept = save(STORE, drawer);
  }
}

/** "Lea, Ben and Ruth" */
export const listed = (names: string[]): string => t('and', names);
