// What the score keeper says by itself. Remarks, problems, rules and the verdict come from C++.
import { settings } from '../../lib/settings.svelte';
import type { Lang } from '../../protocol/types';

const en = {
  loading: 'The sheet is coming …',
  failed: 'The program that does the sums could not be loaded.',
  notKept: 'This browser does not let the page keep anything: the sheet is gone when it is closed.',

  // ---- before the first hand
  setupTitle: 'Who plays?',
  setupText: 'In the order in which you sit. Names can be changed later.',
  nameOf: (n: number) => `Name of player ${n}`,
  unnamed: (n: number) => `Player ${n}`,
  addPlayer: 'One player more',
  remove: (name: string) => `Take ${name} off`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  begin: 'Begin the sheet',
  cancel: 'Cancel',

  // ---- a hand
  hand: (n: number) => `Hand ${n}`,
  whoWentOut: (n: number) => `Hand ${n}: who went out?`,
  correcting: (n: number) => `Correcting hand ${n}: who went out?`,
  nobody: 'Nobody',
  phase: (n: number) => `Phase ${n}`,
  phaseIn: (n: number, words: string) => `Phase ${n}, ${words}`,
  whichPhase: 'Which phase?',
  changePhase: (n: number) => `Phase ${n}, choose another one`,
  done: 'complete',
  laid: 'Laid',
  notLaid: 'Not laid',
  laidOrNot: 'Phase laid or not',
  cardsLeft: 'cards left in hand',
  wentOut: 'went out',
  wentOutText: 'Went out with no card left: nothing to count.',
  rowLaid: (phase: number) => `Phase ${phase} laid`,
  rowTried: (phase: number) => `Phase ${phase} not laid`,
  rowNone: 'no phase laid',
  comesNext: 'comes next',
  rests: 'all ten phases complete',
  soFar: 'so far',
  open: (name: string) => `Open the line of ${name}`,
  kinds: ['1 to 9', '10 to 12', 'Skip', 'Wild'],
  each: (points: number) => `${points} each`,
  fewer: (kind: string) => `${kind}: one fewer`,
  more: (kind: string) => `${kind}: one more`,
  points: 'Points',
  pointsOf: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  type: 'Type',
  typeLong: 'Type the points',
  count: 'Count',
  countLong: 'Count the cards',
  write: (points: number, name: string) => `Write ${points} for ${name}:`,
  to: 'becomes',
  askFirst: 'Who went out?',
  backToHand: (n: number) => `Done, back to hand ${n}`,
  backToEnd: 'Done, back to the result',

  // ---- the bar
  undo: 'Undo',
  hands: 'Hands',
  standing: 'Standing',
  rules: 'Rules',
  sheets: 'Sheets',

  // ---- lists
  noHands: 'No hand is written yet.',
  correct: 'Correct',
  correctHand: (n: number) => `Correct hand ${n}`,
  place: (n: number) => `${n}.`,
  phasesDone: (n: number) => (n === 1 ? '1 phase' : `${n} phases`),
  total: 'Total',
  track: (complete: string, active: string) =>
    `${complete === '' ? 'No phase complete' : `Complete: ${complete}`}${active && `; ${active}`}`,
  player: 'Player',

  // ---- the end
  playOn: 'Play on for the other places',
  newSheet: 'New sheet',
  sameAgain: 'New sheet with the same players',

  // ---- sheets
  sheetsTitle: 'Sheets on this device',
  sheetNow: 'open now',
  sheetHands: (n: number) => (n === 0 ? 'not begun' : n === 1 ? '1 hand' : `${n} hands`),
  openSheet: (what: string) => `Open the sheet ${what}`,
  deleteSheet: (what: string) => `Delete the sheet ${what}`,
  deleteAsk: (names: string, hands: string) =>
    `Delete the sheet of ${names} (${hands})? It cannot be brought back.`,
  renameTitle: 'Change names',
  saveNames: 'Take these names',

  // ---- said aloud
  saidOut: (n: number, name: string) => `Hand ${n}: ${name} went out.`,
  saidNobody: (n: number) => `Hand ${n}: nobody went out.`,
  saidWritten: (points: number, name: string, total: number) => `Written: ${points} for ${name}, now ${total}.`,
  saidNext: (name: string) => `Next: ${name}.`,
  saidHand: (n: number) => `Hand ${n} begins.`,
  saidFixed: (n: number) => `Hand ${n} is corrected.`,
  saidUndone: 'Taken back.',
  saidUndoneLine: (n: number, name: string) => `Taken back: hand ${n}, ${name}.`,
  saidUndoneOut: (n: number) => `Taken back: who went out of hand ${n}.`,
  saidDeleted: 'The sheet is deleted.',
};

type Widened<T> = T extends (...values: infer V) => string ? (...values: V) => string : T;
export type Texts = { [K in keyof typeof en]: Widened<(typeof en)[K]> };

const de: Texts = {
  loading: 'Der Block kommt …',
  failed: 'Das Programm, das rechnet, ließ sich nicht laden.',
  notKept: 'Dieser Browser lässt die Seite nichts aufheben: Wird sie geschlossen, ist der Block fort.',

  setupTitle: 'Wer spielt mit?',
  setupText: 'In der Reihenfolge, in der ihr sitzt. Namen lassen sich später ändern.',
  nameOf: (n) => `Name von Person ${n}`,
  unnamed: (n) => `Person ${n}`,
  addPlayer: 'Eine Person mehr',
  remove: (name) => `${name} streichen`,
  moveUp: (name) => `${name} nach oben`,
  moveDown: (name) => `${name} nach unten`,
  begin: 'Block beginnen',
  cancel: 'Abbrechen',

  hand: (n) => `Runde ${n}`,
  whoWentOut: (n) => `Runde ${n}: Wer ging aus?`,
  correcting: (n) => `Runde ${n} berichtigen: Wer ging aus?`,
  nobody: 'Niemand',
  phase: (n) => `Phase ${n}`,
  phaseIn: (n, words) => `Phase ${n}, ${words}`,
  whichPhase: 'Welche Phase?',
  changePhase: (n) => `Phase ${n}, eine andere wählen`,
  done: 'geschafft',
  laid: 'Liegt',
  notLaid: 'Liegt nicht',
  laidOrNot: 'Phase ausgelegt oder nicht',
  cardsLeft: 'Karten auf der Hand',
  wentOut: 'ging aus',
  wentOutText: 'Ging ohne Karten aus: Es gibt nichts zu zählen.',
  rowLaid: (phase) => `Phase ${phase} liegt`,
  rowTried: (phase) => `Phase ${phase} liegt nicht`,
  rowNone: 'keine Phase liegt',
  comesNext: 'kommt dann',
  rests: 'alle zehn Phasen geschafft',
  soFar: 'bisher',
  open: (name) => `Zeile von ${name} öffnen`,
  kinds: ['1 bis 9', '10 bis 12', 'Aussetzkarten', 'Joker'],
  each: (points) => `je ${points}`,
  fewer: (kind) => `${kind}: eine weniger`,
  more: (kind) => `${kind}: eine mehr`,
  points: 'Punkte',
  pointsOf: (points) => (points === 1 ? '1 Punkt' : `${points} Punkte`),
  type: 'Tippen',
  typeLong: 'Punkte eintippen',
  count: 'Zählen',
  countLong: 'Karten zählen',
  write: (points, name) => `${points} für ${name} schreiben:`,
  to: 'wird',
  askFirst: 'Wer ging aus?',
  backToHand: (n) => `Fertig, zurück zu Runde ${n}`,
  backToEnd: 'Fertig, zurück zum Ergebnis',

  undo: 'Zurücknehmen',
  hands: 'Runden',
  standing: 'Stand',
  rules: 'Regeln',
  sheets: 'Blöcke',

  noHands: 'Noch ist keine Runde geschrieben.',
  correct: 'Berichtigen',
  correctHand: (n) => `Runde ${n} berichtigen`,
  place: (n) => `${n}.`,
  phasesDone: (n) => (n === 1 ? '1 Phase' : `${n} Phasen`),
  total: 'Summe',
  track: (complete, active) =>
    `${complete === '' ? 'Keine Phase geschafft' : `Geschafft: ${complete}`}${active && `; ${active}`}`,
  player: 'Person',

  playOn: 'Um die anderen Plätze weiterspielen',
  newSheet: 'Neuer Block',
  sameAgain: 'Neuer Block mit denselben Personen',

  sheetsTitle: 'Blöcke auf diesem Gerät',
  sheetNow: 'jetzt offen',
  sheetHands: (n) => (n === 0 ? 'nicht begonnen' : n === 1 ? '1 Runde' : `${n} Runden`),
  openSheet: (what) => `Block ${what} öffnen`,
  deleteSheet: (what) => `Block ${what} löschen`,
  deleteAsk: (names, hands) =>
    `Den Block von ${names} (${hands}) löschen? Er lässt sich nicht zurückholen.`,
  renameTitle: 'Namen ändern',
  saveNames: 'Diese Namen nehmen',

  saidOut: (n, name) => `Runde ${n}: ${name} ging aus.`,
  saidNobody: (n) => `Runde ${n}: Niemand ging aus.`,
  saidWritten: (points, name, total) => `Geschrieben: ${points} für ${name}, jetzt ${total}.`,
  saidNext: (name) => `Es folgt ${name}.`,
  saidHand: (n) => `Runde ${n} beginnt.`,
  saidFixed: (n) => `Runde ${n} ist berichtigt.`,
  saidUndone: 'Zurückgenommen.',
  saidUndoneLine: (n, name) => `Zurückgenommen: Runde ${n}, ${name}.`,
  saidUndoneOut: (n) => `Zurückgenommen: wer in Runde ${n} ausging.`,
  saidDeleted: 'Der Block ist gelöscht.',
};

export const inLanguage = (lang: Lang): Texts => (lang === 'de' ? de : en);

/** The texts in the chosen language; a component that shows them follows a change. */
export const words = (): Texts => inLanguage(settings.lang);
