// What this board says by itself. Sentences about rules, moves and events come from the server.
import type { Lang } from '../../protocol/types';
import type { Ask, Step } from './types';

const n = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const en = {
  round: (round: number, name: string) => `Round ${round} · ${name}’s turn`,
  turnOf: (name: string, round: number) => `Round ${round}, ${name}’s turn`,
  turnNumber: (round: number, seat: number) => `Round ${round}, seat ${seat}`,
  setup: 'Setup',
  outline: 'The steps of a turn',
  steps: { prepare: 'Unlock, draw, enlist', maneuver: 'Maneuver', declare: 'Attack', skirmish: 'Skirmishes', training: 'Train', 'last-round': 'Last actions' },
  good: 'good', evil: 'evil',
  others: 'The others',
  warriors: 'Warriors', barracks: 'Barracks', hand: 'Your hand, as orders',
  noWarriors: 'no warriors',
  handOf: (count: number) => `${count} in hand`,
  barracksOf: (count: number) => `${count} in barracks`,
  deck: 'deck', discard: 'discard',
  deckName: (name: string, count: number, top: string) => `Deck of ${name}: ${n(count, 'card', 'cards')}${top ? `, ${top} on top` : ''}. Open the deck list`,
  discardName: (name: string, count: number) => `Discard pile of ${name}: ${n(count, 'card', 'cards')}. Look through it`,
  deckList: (name: string, deck: string) => `${name}: ${deck}`,
  deckNote: 'Deck lists are open. Good side first, then the evil side of the same card.',
  discardOf: (name: string) => `Discard pile of ${name}`,
  empty: 'Nothing lies here.',
  nexus: 'Nexus', nexusName: (good: number, evil: number) => `The Nexus: ${good} good, ${evil} evil influence`,
  guardedBy: (name: string) => `guarded by ${name}`,
  guards: 'guards the Nexus', active: 'has the turn', attackedNow: 'is attacked', thinks: 'decides',
  locked: 'locked', subject: 'is asked',
  damage: (amount: number) => `${amount} damage`, shield: (amount: number) => `prevents ${amount}`,
  cost: 'costs', attack: 'attack', defence: 'defence', printed: (attack: number, defence: number) => `printed ${attack}/${defence}`,
  order: 'Order', back: 'On its back', unknownBack: 'The back is hidden.', becomes: (title: string, attack: number, defence: number) => `becomes ${title}, ${attack}/${defence}`,
  opposes: (title: string) => `opposes ${title}`, attacks: 'attacks',
  due: (locks: number, phases: number) => [locks ? `${locks} to lock` : '', phases ? `${phases} to phase` : ''].filter(Boolean).join(', '),
  cancel: 'Put it down', nothing: 'As it stands, this would change nothing.', goOn: 'Go on', certain: 'As it stands:',
  waiting: (name: string) => `${name} decides.`,
  asks: {
    nothing: '', recruit: 'Which card goes into your barracks?', attack: 'Attack, or go on to training?',
    action: 'Act, or pass?', target: 'Whom do you attack?', attackers: 'Who attacks?',
    block: 'Whom does this warrior stop?', skirmish: 'Which skirmish is next?', split: 'How much damage does this defender get?',
    train: 'Whom do you train?', lock: 'Which resource do you lock?', phase: 'Which resource do you phase?',
    choose: 'Which card do you choose?', may: 'Do it?', kind: 'Good or evil influence?', player: 'Which opponent?',
    discard: 'Which card do you discard?',
  } as Record<Ask, string>,
  drag: 'Press an attacker, or carry the warrior to it.',
  next: 'Next opponent', previous: 'Previous opponent',
  turns: 'Turns', chartTitle: 'Chances to win, turn by turn',
  chartSource: (count: number) => `From ${count} continuations of each turn`,
  counts: (best: number, all: number) => `${best} of one kind, ${all} in all`,
};

const de: typeof en = {
  round: (round, name) => `Runde ${round} · ${name} ist am Zug`,
  turnOf: (name, round) => `Runde ${round}, Zug von ${name}`,
  turnNumber: (round, seat) => `Runde ${round}, Platz ${seat}`,
  setup: 'Aufbau',
  outline: 'Die Schritte eines Zugs',
  steps: { prepare: 'Entsperren, ziehen, rekrutieren', maneuver: 'Manöver', declare: 'Angriff', skirmish: 'Gefechte', training: 'Ausbilden', 'last-round': 'Letzte Aktionen' },
  good: 'gut', evil: 'böse',
  others: 'Die anderen',
  warriors: 'Krieger', barracks: 'Kaserne', hand: 'Deine Hand, als Befehle',
  noWarriors: 'keine Krieger',
  handOf: (count) => `${count} auf der Hand`,
  barracksOf: (count) => `${count} in der Kaserne`,
  deck: 'Deck', discard: 'Ablage',
  deckName: (name, count, top) => `Deck von ${name}: ${n(count, 'Karte', 'Karten')}${top ? `, oben ${top}` : ''}. Deckliste öffnen`,
  discardName: (name, count) => `Ablagestapel von ${name}: ${n(count, 'Karte', 'Karten')}. Durchsehen`,
  deckList: (name, deck) => `${name}: ${deck}`,
  deckNote: 'Decklisten sind offen. Zuerst die gute, dann die böse Seite derselben Karte.',
  discardOf: (name) => `Ablagestapel von ${name}`,
  empty: 'Hier liegt nichts.',
  nexus: 'Nexus', nexusName: (good, evil) => `Der Nexus: ${good} guter, ${evil} böser Einfluss`,
  guardedBy: (name) => `bewacht von ${name}`,
  guards: 'bewacht den Nexus', active: 'ist am Zug', attackedNow: 'wird angegriffen', thinks: 'entscheidet',
  locked: 'gesperrt', subject: 'ist gefragt',
  damage: (amount) => `${amount} Schaden`, shield: (amount) => `verhindert ${amount}`,
  cost: 'kostet', attack: 'Angriff', defence: 'Verteidigung', printed: (attack, defence) => `gedruckt ${attack}/${defence}`,
  order: 'Befehl', back: 'Auf der Rückseite', unknownBack: 'Die Rückseite ist verborgen.', becomes: (title, attack, defence) => `wird ${title}, ${attack}/${defence}`,
  opposes: (title) => `steht gegen ${title}`, attacks: 'greift an',
  due: (locks, phases) => [locks ? `noch ${locks} zu sperren` : '', phases ? `noch ${phases} zu wenden` : ''].filter(Boolean).join(', '),
  cancel: 'Zurücklegen', nothing: 'So wie es steht, würde das nichts ändern.', goOn: 'Weiter', certain: 'So wie es steht:',
  waiting: (name) => `${name} entscheidet.`,
  asks: {
    nothing: '', recruit: 'Welche Karte kommt in deine Kaserne?', attack: 'Angreifen oder gleich ausbilden?',
    action: 'Handeln oder passen?', target: 'Wen greifst du an?', attackers: 'Wer greift an?',
    block: 'Wen hält dieser Krieger auf?', skirmish: 'Welches Gefecht kommt als Nächstes?', split: 'Wie viel Schaden bekommt dieser Verteidiger?',
    train: 'Wen bildest du aus?', lock: 'Welche Ressource sperrst du?', phase: 'Welche Ressource wendest du?',
    choose: 'Welche Karte wählst du?', may: 'Willst du es tun?', kind: 'Guter oder böser Einfluss?', player: 'Welcher Gegner?',
    discard: 'Welche Karte legst du ab?',
  },
  drag: 'Drück auf einen Angreifer oder trag den Krieger zu ihm.',
  next: 'Nächster Gegner', previous: 'Voriger Gegner',
  turns: 'Züge', chartTitle: 'Gewinnchancen, Zug um Zug',
  chartSource: (count) => `Aus ${count} Fortsetzungen jedes Zugs`,
  counts: (best, all) => `${best} von einer Art, ${all} insgesamt`,
};

export const texts = (lang: Lang) => (lang === 'de' ? de : en);
export type Texts = typeof en;

/** The steps of a turn as the outline names them. */
export const OUTLINE = ['prepare', 'maneuver', 'declare', 'skirmish', 'training', 'last-round'] as const;
/** Which of them is lit. */
export const outlined = (step: Step): (typeof OUTLINE)[number] | null =>
  step === 'setup' ? null : step === 'attack' ? 'prepare' : step;
