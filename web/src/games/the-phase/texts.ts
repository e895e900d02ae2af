// What this board says by itself. Sentences about rules, moves and events come from the server.
import type { Lang } from '../../protocol/types';
import type { Colour, Grid } from './types';

const COLOUR_LETTERS: Record<Lang, Record<Colour, string>> = {
  en: { red: 'R', yellow: 'Y', green: 'G', blue: 'B' },
  de: { red: 'R', yellow: 'Ge', green: 'Gr', blue: 'B' },
};

const GRID_LETTERS: Record<Lang, Record<Grid, string>> = {
  en: { purple: 'P', orange: 'O', teal: 'T', white: 'W' },
  de: { purple: 'L', orange: 'O', teal: 'T', white: 'W' },
};

export function colourLetter(colour: Colour, lang: Lang): string {
  return COLOUR_LETTERS[lang][colour];
}

export function gridLetter(grid: Grid, lang: Lang): string {
  return GRID_LETTERS[lang][grid];
}

const en = {
  colours: { red: 'red', yellow: 'yellow', green: 'green', blue: 'blue' },
  phase: 'Phase',
  noLimit: 'no limit',
  limit: 'limit',
  roundTrick: (round: number, now: number, of: number) => `Round ${round} · trick ${now} of ${of}`,
  trickOnly: (now: number, of: number) => `Trick ${now} of ${of}`,
  of: (limit: number) => `of ${limit}`,
  hand: 'Your hand',
  others: 'The others',
  trick: 'The trick',
  yourCard: 'your card',
  leads: 'leads',
  from: (name: string) => `from ${name}`,
  notCounting: 'does not count',
  lowest: 'lowest',
  second: 'second lowest',
  secondShort: 'second',
  highest: 'highest that counts',
  highestShort: 'highest',
  onlyOne: 'the only one that counts',
  takesWord: 'takes',
  sum: (before: number, card: number) => `${before} + ${card} = `,
  takesCard: (name: string | null, own: number, card: number) =>
    `${name === null ? 'Your' : `${name}’s`} ${own} takes the ${card}`,
  takesItself: (name: string | null, own: number) =>
    `Only ${name === null ? 'your' : `${name}’s`} ${own} counts, and takes itself`,
  othersDiscarded: (cards: number) =>
    cards === 1 ? 'The other one is discarded.' : `The other ${['two', 'three', 'four', 'five'][cards - 2]} are discarded.`,
  castsOff: (card: number, total: number) => `casts off the ${card}: ${total}`,
  belowLimit: (points: number) => (points === 0 ? 'right at the limit' : `${points} below the limit`),
  yourTurn: 'your turn',
  youGive: 'you give',
  leadsAnd: (words: string) => `leads, ${words}`,
  thinks: 'thinks',
  chooses: 'is choosing',
  hasChosen: 'has chosen',
  youChose: 'chosen',
  played: (left: number) => (left === 1 ? 'played, 1 card left' : `played, ${left} cards left`),
  left: (left: number) => (left === 1 ? '1 card left' : `${left} cards left`),
  leftShort: (left: number) => `${left} left`,
  bot: (level: string) => `bot, ${level}`,
  away: 'away',
  standIn: 'a bot plays for now',
  bustAt: (total: number) => `bust at ${total}`,
  nothingTaken: 'nothing taken',
  taken: (cards: string) => `taken: ${cards}`,
  points: (have: number, need: number) => `${have} of ${need} points`,
  gauge: (total: number, limit: number | null) =>
    limit === null ? `total ${total}, no limit` : `total ${total}, limit ${limit}`,
  gaugePreview: (total: number) => `would become ${total}`,
  canPlay: 'can be played',
  canGive: 'can be given',
  cannotPlay: 'cannot be played',
  selected: 'selected',
  chosen: 'your choice',
  hinted: 'hint',
  whyNot: (card: string) => `Why not the ${card}?`,
  pickCard: 'Choose a card to play.',
  pickLead: 'You lead: choose any card.',
  pickGive: 'Choose a card to give away.',
  pickSecret: 'Choose a card in secret.',
  goOn: 'Go on',
  endTotals: (totals: string) => `Totals: ${totals}.`,
  endTotal: (name: string, total: number, bust: boolean) => (bust ? `${name} bust at ${total}` : `${name} ${total}`),
  takenOf: (name: string) => `Taken by ${name}`,
  takenOwn: 'Taken by you',
  takenNothing: 'Nothing yet.',
  takenTotal: (total: number, limit: number | null) => (limit === null ? `${total} in all.` : `${total} in all, limit ${limit}.`),
  mayChange: 'Nobody sees it, and you may change it until all have chosen.',
  lastToChoose: 'All the others have chosen: then the cards are shown.',
  chose: (card: string) => `You have chosen the ${card}.`,
  choose: (card: string) => `Choose ${card}`,
  whoGets: (card: string) => `Who gets the ${card}?`,
  pressSeat: 'Press a person at the table.',
  giveTo: (name: string) => `give to ${name}`,
  giveShort: 'give',
  gets: 'gets it',
  waitingFor: (names: string, several: boolean) =>
    several ? `${names} are thinking.` : `${names} is thinking.`,
  waitingChoice: (names: string, several: boolean) =>
    several ? `${names} are still choosing.` : `${names} is still choosing.`,
  and: ' and ',
  lastRound: (total: number) => `${total} in the last round`,
  finalTotal: (total: number) => `${total} in the end`,
  bust: 'bust',
  bustWith: (total: number) => ` at ${total}`,
  chartTitle: 'Chance to win, trick by trick',
  chartSource: (often: number) => `estimated from ${often} continuations by bots after each trick`,
  trickIn: (n: number) => `trick ${n}`,
  round: (n: number) => `Round ${n}`,
  trickN: (n: number) => `Trick ${n}`,
  takes: (name: string, rank: number) => `${name} takes ${rank}`,
  nobodyTakes: 'not finished',
  film: 'All tricks of the match',
  secondsThinking: (seconds: number) => `thinks, ${seconds} s`,
};

type Texts = typeof en;

const de: Texts = {
  colours: { red: 'Rot', yellow: 'Gelb', green: 'Grün', blue: 'Blau' },
  phase: 'Phase',
  noLimit: 'ohne Grenze',
  limit: 'Grenze',
  roundTrick: (round, now, of) => `Runde ${round} · Stich ${now} von ${of}`,
  trickOnly: (now, of) => `Stich ${now} von ${of}`,
  of: (limit) => `von ${limit}`,
  hand: 'Deine Hand',
  others: 'Die anderen',
  trick: 'Der Stich',
  yourCard: 'deine Karte',
  leads: 'spielt aus',
  from: (name) => `von ${name}`,
  notCounting: 'zählt nicht',
  lowest: 'niedrigste',
  second: 'zweitniedrigste',
  secondShort: 'zweite',
  highest: 'höchste, die zählt',
  highestShort: 'höchste',
  onlyOne: 'zählt als einzige',
  takesWord: 'nimmt',
  sum: (before, card) => `${before} + ${card} = `,
  takesCard: (name, own, card) =>
    `${name === null ? `Deine ${own}` : `Die ${own} von ${name}`} nimmt die ${card}`,
  takesItself: (name, own) =>
    `Nur ${name === null ? `deine ${own}` : `die ${own} von ${name}`} zählt und nimmt sich selbst`,
  othersDiscarded: (cards) => 
    cards === 1 ? 'Die andere wird abgelegt.' : `Die anderen ${['zwei', 'drei', 'vier', 'fünf'][cards - 2]} werden abgelegt.`,
  castsOff: (card, total) => `legt die ${card} ab: ${total}`,
  belowLimit: (points) => (points === 0 ? 'genau an der Grenze' : `${points} unter der Grenze`),
  yourTurn: 'du bist dran',
  youGive: 'du gibst',
  leadsAnd: (words) => `spielt aus, ${words}`,
  thinks: 'überlegt',
  chooses: 'wählt noch',
  hasChosen: 'hat gewählt',
  youChose: 'gewählt',
  played: (left) => `gespielt, noch ${left}`,
  left: (left) => (left === 1 ? 'noch 1 Karte' : `noch ${left} Karten`),
  leftShort: (left) => `noch ${left}`,
  bot: (level) => `Bot, ${{ easy: 'leicht', normal: 'mittel', hard: 'schwer' }[level] ?? level}`,
  away: 'nicht da',
  standIn: 'ein Bot spielt vorerst',
  bustAt: (total) => `überkauft mit ${total}`,
  nothingTaken: 'nichts genommen',
  taken: (cards) => `genommen: ${cards}`,
  points: (have, need) => `${have} von ${need} Punkten`,
  gauge: (total, limit) =>
    limit === null ? `Summe ${total}, ohne Grenze` : `Summe ${total}, Grenze ${limit}`,
  gaugePreview: (total) => `würde zu ${total}`,
  canPlay: 'spielbar',
  canGive: 'kann vergeben werden',
  cannotPlay: 'nicht spielbar',
  selected: 'ausgewählt',
  chosen: 'deine Wahl',
  hinted: 'Tipp',
  whyNot: (card) => `Warum nicht ${card}?`,
  pickCard: 'Wähle eine Karte, die du spielst.',
  pickLead: 'Du spielst aus: Jede Karte ist möglich.',
  pickGive: 'Wähle eine Karte, die du vergibst.',
  pickSecret: 'Wähle verdeckt eine Karte.',
  goOn: 'Weiter',
  endTotals: (totals) => `Summen: ${totals}.`,
  endTotal: (name, total, bust) => (bust ? `${name} überkauft mit ${total}` : `${name} ${total}`),
  takenOf: (name) => `Von ${name} genommen`,
  takenOwn: 'Von dir genommen',
  takenNothing: 'Noch nichts.',
  takenTotal: (total, limit) => (limit === null ? `Zusammen ${total}.` : `Zusammen ${total}, Grenze ${limit}.`),
  mayChange: 'Niemand sieht sie, und du kannst sie ändern, bis alle gewählt haben.',
  lastToChoose: 'Alle anderen haben gewählt: Dann werden die Karten aufgedeckt.',
  chose: (card) => `Du hast ${card} gewählt.`,
  choose: (card) => `${card} wählen`,
  whoGets: (card) => `Wer bekommt ${card}?`,
  pressSeat: 'Wähle eine Person am Tisch.',
  giveTo: (name) => `an ${name} geben`,
  giveShort: 'geben',
  gets: 'bekommt sie',
  waitingFor: (names, several) => (several ? `${names} überlegen.` : `${names} überlegt.`),
  waitingChoice: (names, several) => (several ? `${names} wählen noch.` : `${names} wählt noch.`),
  and: ' und ',
  lastRound: (total) => `${total} in der letzten Runde`,
  finalTotal: (total) => `${total} am Ende`,
  bust: 'überkauft',
  bustWith: (total) => ` mit ${total}`,
  chartTitle: 'Gewinnchance, Stich für Stich',
  chartSource: (often) => `geschätzt aus ${often} Fortsetzungen durch Bots nach jedem Stich`,
  trickIn: (n) => `Stich ${n}`,
  round: (n) => `Runde ${n}`,
  trickN: (n) => `Stich ${n}`,
  takes: (name, rank) => `${name} nimmt ${rank}`,
  nobodyTakes: 'nicht beendet',
  film: 'Alle Stiche der Partie',
  secondsThinking: (seconds) => `überlegt, ${seconds} s`,
};

export function texts(lang: Lang): Texts {
  return lang === 'de' ? de : en;
}

/** "Ada, Mirko and Yuna" */
export function listing(items: string[], lang: Lang): string {
  if (items.length < 2) return items.join('');
  return items.slice(0, -1).join(', ') + texts(lang).and + items[items.length - 1];
}
