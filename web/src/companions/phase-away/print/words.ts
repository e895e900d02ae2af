// What stands on the sheets beside the names and texts of the station.
import { settings } from '../../../lib/settings.svelte';
import type { Lang } from '../../../protocol/types';

const en = {
  title: 'Phase Away: sheets to print',
  about: 'Board, tiles, tokens and cards for a real table. The numbers and cards are ours: the game’s own were never published.',
  how: [
    'Print at 100 %, without fitting to the page, with background graphics.',
    'Two-sided, turned over the long edge: fronts and backs follow each other. The four parts of the board and the rules come last and need one side only.',
    'Thick paper, 200 g or more. Cut along the marks at the rim; each sheet is named at its foot.',
    'The board: cut its four parts along the thick lines, and glue them together there from behind, A1 at the upper left.',
    'Without a printer for two sides: glue front and back together.',
  ],
  pages: (n: number) => `${n} pages, of which the last five are printed on one side.`,
  app: 'The app beside the table',
  paper: 'Paper',
  print: 'Print',
  front: 'front',
  back: 'back',
  tiles: 'Rooms: with air in front, without behind',
  characters: 'Characters: Alpha in front, Beta behind',
  tokens: 'Tokens: Alpha in front, Beta behind',
  counters: 'Money, gems, phase dust, loot marks',
  cards: 'Weapons, armour, items',
  board: (part: number) => `Board, part ${part} of 4: join them at the thick lines`,
  rules: 'Rules, a summary. The last part says what is ours and not in the printed rules',
  kinds: { weapon: 'Weapon', armour: 'Armour', item: 'Item' },
  ap: 'AP',
  hp: 'HP',
  damage: 'Damage',
  inAlpha: 'in Alpha',
  inBeta: 'in Beta',
  portalAir: 'Portal, air',
  portalVoid: 'Portal, no air',
};

type Texts = typeof en;

const de: Texts = {
  title: 'Phase Away: Bögen zum Drucken',
  about: 'Brett, Felder, Spielsteine und Karten für den echten Tisch. Zahlen und Karten sind von uns: Die des Spiels wurden nie veröffentlicht.',
  how: [
    'Mit 100 % drucken, ohne Anpassen an die Seite, mit Hintergrundgrafik.',
    'Beidseitig, über die lange Kante gewendet: Vorder- und Rückseiten folgen aufeinander. Die vier Teile des Bretts und die Regeln kommen zuletzt und brauchen nur eine Seite.',
    'Dickes Papier, ab 200 g. An den Marken am Rand entlang schneiden; unten steht auf jedem Bogen, was er ist.',
    'Das Brett: seine vier Teile an den dicken Linien ausschneiden und dort von hinten zusammenkleben, A1 links oben.',
    'Ohne beidseitigen Drucker: Vorder- und Rückseite zusammenkleben.',
  ],
  pages: (n) => `${n} Seiten, die letzten fünf davon einseitig.`,
  app: 'Die App neben dem Tisch',
  paper: 'Papier',
  print: 'Drucken',
  front: 'vorn',
  back: 'hinten',
  tiles: 'Räume: vorn mit Luft, hinten luftleer',
  characters: 'Charaktere: vorn Alpha, hinten Beta',
  tokens: 'Spielsteine: vorn Alpha, hinten Beta',
  counters: 'Geld, Edelsteine, Phasenstaub, Beutemarken',
  cards: 'Waffen, Rüstungen, Items',
  board: (part) => `Brett, Teil ${part} von 4: an den dicken Linien zusammenfügen`,
  rules: 'Regeln, eine Zusammenfassung. Der letzte Teil sagt, was von uns ist und nicht in den gedruckten Regeln steht',
  kinds: { weapon: 'Waffe', armour: 'Rüstung', item: 'Item' },
  ap: 'AP',
  hp: 'HP',
  damage: 'Schaden',
  inAlpha: 'in Alpha',
  inBeta: 'in Beta',
  portalAir: 'Portal, Luft',
  portalVoid: 'Portal, luftleer',
};

export const inLanguage = (lang: Lang): Texts => (lang === 'de' ? de : en);
export const words = (): Texts => inLanguage(settings.lang);
