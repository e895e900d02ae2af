// What the board says beside the hand and at the seats.
import type { Shown } from './shown';
import type { Forecast } from './story';
import { sentence } from '../../lib/words';
import { listing, texts } from './texts';
import type { CardInfo, Kind, LegalMove, State, StoryEvent } from './types';
import type { Lang, SeatInfo } from '../../protocol/types';

/** Everything on the table that words depend on. */
export interface Situation {
  lang: Lang;
  now: State;
  story: StoryEvent[];
  shown: Shown;
  /** Whose eyes; null for somebody who watches. */
  seat: number | null;
  people: SeatInfo[];
  /** Own secret choice. */
  choice: string | null;
  moves: readonly LegalMove[];
  selected: string | null;
  /** More than one person could get the selected card, and none is chosen yet. */
  asking: boolean;
  /** Why somebody cannot get it, once that was asked. */
  whyNot: string | null;
  move: LegalMove | null;
  outlook: Forecast;
  info: (card: string) => CardInfo | null;
  /** Seconds since the last move. */
  patience: number;
  /** How much room the seats have: the last two on phones, with few or many players. */
  room: 'much' | 'some' | 'little' | 'least';
}

export interface Prompt {
  question?: string;
  lines: string[];
  /** Those of them that tell of a loss. */
  losses?: string[];
  action: string | null;
}

const PATIENCE = 8;
const isLittle = (room: Situation['room']) => room === 'little' || room === 'least';

export function nameOf(people: SeatInfo[], seat: number): string {
  return people.find((each) => each.seat === seat)?.name ?? `${seat}`;
}

/** "green 25" */
export function short(card: string, { info, lang }: Pick<Situation, 'info' | 'lang'>): string {
  const face = info(card);
  return face ? `${texts(lang).colours[face.colour]} ${face.rank}` : card;
}

/** What stands beside the main button, and what the button says. */
export function prompt(situation: Situation): Prompt {
  const { now, move, moves, selected, choice, shown, outlook, whyNot } = situation;
  const t = texts(situation.lang);
  const { phase } = now.view;
  const say = (...lines: string[]): Prompt => ({ lines: lines.filter(Boolean), action: null });
  if (shown.rest) return happened(situation);
  if (shown.result.length > 0) return say();
  const othersChoose = now.to_act.some((each) => each !== situation.seat);
  const changing = othersChoose ? t.mayChange : t.lastToChoose;
  if (now.outcome) return say(now.outcome.text);
  if (situation.asking && selected) {
    return { question: t.whoGets(short(selected, situation)), lines: [whyNot ? sentence(whyNot) : t.pressSeat], action: null };
  }
  if (move && selected && phase === '0') {
    const lines = isLittle(situation.room) && move.outlook ? [move.outlook] : [changing, move.outlook ?? ''].filter(Boolean);
    return { lines, action: t.choose(short(selected, situation)) };
  }
  if (move) return { lines: [outlook.text.map(sentence).join(' ')], action: move.text };
  const active = moves.length > 0;
  if (choice) return say(t.chose(short(choice, situation)), active ? changing : waiting(situation));
  if (active && phase === '0') return say(t.pickSecret, changing);
  if (active && phase === 'IV') return say(t.pickGive);
  if (active) return say(shown.lying.length === 0 ? t.pickLead : t.pickCard, alike(moves));
  return say(...newest(situation.story), waiting(situation));
}

/** Told in the words of the log: what counts in Phase 0, and what is lost in Quick. */
const FIRST = new Set<Kind>(['majority', 'no_majority']);
const LOSS = new Set<Kind>(['cast_off']);

/** What happened in the trick at rest: who takes what, and what became of it. */
function happened({ shown, story, seat, people, info, lang, room }: Situation): Prompt {
  const t = texts(lang);
  const little = isLittle(room);
  const { changes, cards } = shown.rest!;
  const entry = story.filter(({ n }) => n === story.at(-1)?.n);
  const told = (kinds: ReadonlySet<string>) => entry.filter(({ event }) => kinds.has(event.kind)).map(({ text }) => text);
  const rank = (card: string | undefined) => (card ? (info(card)?.rank ?? 0) : 0);
  const takings = shown.took.map(({ seat: who, card }) => {
    const own = cards.find((each) => each.seat === who)?.card;
    const { before = 0, total = 0 } = changes.get(who) ?? {};
    const name = who === seat ? null : nameOf(people, who);
    const taking = own === card ? t.takesItself(name, rank(card)) : t.takesCard(name, rank(own), rank(card));
    // On a phone the others' sums stand at their seats.
    return little && who !== seat ? `${taking}.` : `${taking}: ${t.sum(before, rank(card))}${total}.`;
  });
  // The log tells it when the round ends, and then of everybody.
  const limit = shown.view.s_max || Infinity;
  const busts = [...changes.values()].filter((each) => each.before <= limit && each.total > limit && !each.castOff);
  const losses = [...told(LOSS), ...busts.map((each) => t.nowBust(each.seat === seat ? null : nameOf(people, each.seat), each.total))];
  const rest = cards.length - shown.took.length;
  const last = losses.length === 0 && rest > 0 && !little ? [t.othersDiscarded(rest)] : [];
  return { lines: [...told(FIRST), ...takings, ...losses, ...last], losses, action: null };
}

/** What may come of every move there is, whichever one chooses. */
function alike(legal: readonly LegalMove[]): string {
  const outlook = legal[0]?.outlook ?? '';
  return legal.every((each) => each.outlook === outlook) ? outlook : '';
}

/** Who is awaited. */
function waiting({ now, seat, people, lang }: Situation): string {
  const t = texts(lang);
  const awaited = now.to_act.filter((each) => each !== seat);
  if (awaited.length === 0) return '';
  const names = listing(awaited.map((each) => nameOf(people, each)), lang);
  const several = awaited.length > 1;
  const secret = now.view.phase === '0';
  return secret ? t.waitingChoice(names, several) : t.waitingFor(names, several);
}

/** What the last entry told: who took what and what became of it, or its last sentence. */
function newest(story: StoryEvent[]): string[] {
  const entry = story.filter(({ n }) => n === story[story.length - 1]?.n);
  // Cards are dealt anew, and nobody has any total.
  const begins = entry.find(({ event }) => event.kind === 'round_began');
  if (begins) return [begins.text];
  const lost = entry.filter(({ event }) => event.kind === 'cast_off');
  // The total of somebody who lost a card is another one by now.
  const stands = (seat: number | undefined | null) => !lost.some(({ event }) => event.seat === seat);
  const takings = entry.filter(({ event }) => event.kind === 'took' && stands(event.seat));
  return (takings.length + lost.length > 0 ? [...takings, ...lost] : entry.slice(-1)).map(({ text }) => text);
}

/** What somebody does, beside their name. */
export function status(which: number, situation: Situation): string {
  const { now, seat, shown, room } = situation;
  const t = texts(situation.lang);
  const { view } = shown;
  const little = isLittle(room);
  const resting = shown.rest !== null || shown.result.length > 0;
  const gives = view.phase === 'IV';
  const led = gives && !resting && which === view.leader && !now.outcome;
  const leading = (words: string) => (led && !little ? t.leadsAnd(words) : words);
  if (!resting && now.to_act.includes(which)) {
    if (which === seat && !situation.choice) return leading(gives ? t.youGive : t.yourTurn);
    if (which !== seat && view.phase === '0') return t.chooses;
    if (which !== seat) return leading(situation.patience >= PATIENCE ? t.secondsThinking(situation.patience) : t.thinks);
  }
  if (which === seat && situation.choice) return t.youChose;

  const person = situation.people.find((each) => each.seat === which);
  if (!resting && view.phase === '0' && view.chosen[which - 1]) return t.hasChosen;
  if (person?.who === 'person' && person.bot_for_now) return t.standIn;
  if (person?.who === 'person' && !person.here) return t.away;

  const left = view.hands[which - 1]?.length ?? 0;
  if (led) return little ? t.leads : t.leadsAnd(t.left(left));
  if (room === 'least' && which !== seat) return t.leftShort(left);
  if (which === seat || little) return t.left(left);
  if (shown.lying.some((each) => each.by === which)) return room === 'much' ? t.played(left) : t.left(left);
  return person?.who === 'bot' && person.level ? t.bot(person.level) : t.left(left);
}
