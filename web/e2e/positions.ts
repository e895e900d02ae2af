// Positions right before what a case is about. The game's README says how they are written.
import type { Scene } from './prepared';

const names = (...all: string[]) => all.map((name) => ({ name }));
const ADA_AND_THREE = names('Ada', 'Ben', 'Cy', 'Dora');

// ---------------------------------------------------------------- THE Phase

const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 25, 30, 35, 40, 50];
const DECK = ['red', 'yellow', 'green', 'blue'].flatMap((colour) => RANKS.map((rank) => `${colour}-${rank}`));

interface Seen {
  card: string;
  by: number;
  taken_by: number | null;
}

/** So many finished tricks, of cards that are nowhere else: `taken` by seat, all others discarded. */
function seenBefore(tricks: number, elsewhere: string[], taken: string[][]): Seen[] {
  const kept = taken.flatMap((cards, i) => cards.map((card) => ({ card, taken_by: i + 1 })));
  const used = new Set([...elsewhere, ...kept.map(({ card }) => card)]);
  const rest = DECK.filter((card) => !used.has(card)).map((card) => ({ card, taken_by: null }));
  const players = taken.length;
  return [...kept, ...rest]
    .slice(0, tricks * players)
    .map((each, i) => ({ ...each, by: (i % players) + 1 }));
}

const HANDS = [
  ['red-3', 'red-20', 'yellow-8', 'green-1', 'green-25', 'blue-6', 'blue-50'],
  ['red-7', 'yellow-2', 'yellow-16', 'green-9', 'green-40', 'blue-9', 'blue-30'],
  ['red-18', 'yellow-10', 'yellow-30', 'green-5', 'green-14', 'blue-4', 'blue-25'],
  ['yellow-20', 'green-2', 'green-16', 'blue-1', 'blue-12', 'blue-40'],
];

/**
 * Phase III: Dora has led red 12, and Ada has two red cards. Ben and Cy have one each, so that with
 * red 3 the trick is Ada's whoever plays for them: red 7 and red 18 follow, she takes 18 and leads.
 */
export const redIsLed: Scene = {
  game: 'the-phase',
  options: { players: '4' },
  sitters: ADA_AND_THREE,
  position: { phase: 'III', leader: 4, hands: HANDS, trick: [{ seat: 4, card: 'red-12' }] },
};
export const redIsLedAmongBots: Scene = {
  ...redIsLed,
  sitters: ADA_AND_THREE.map(({ name }, i) => (i === 0 ? { name } : { name, bot: 'easy' })),
};

/** Phase IV: Ada leads and may give any card to anybody. */
export const adaGives: Scene = {
  ...redIsLed,
  position: { phase: 'IV', leader: 1, hands: [...HANDS.slice(0, 3), [...HANDS[3]!, 'red-12']] },
};

/** A Quick match before its first trick, Phase 0: ten cards, and everybody chooses in secret. */
export const secretChoice: Scene = {
  game: 'the-phase',
  options: { players: '4', variant: 'quick' },
  sitters: ADA_AND_THREE,
  position: { phase: '0', leader: 1, hands: [0, 10, 20, 30].map((at) => DECK.slice(at, at + 10)) },
};

/** A Quick match in its ninth trick, Phase III: only Ada's card is missing. Red 2 wins, red 50 does not. */
export const lastCard: Scene = (() => {
  const hands = [['red-2', 'red-50'], ['green-50'], ['blue-35'], ['yellow-35']];
  const trick = [
    { seat: 2, card: 'red-16' },
    { seat: 3, card: 'red-25' },
    { seat: 4, card: 'red-30' },
  ];
  const elsewhere = [...hands.flat(), ...trick.map(({ card }) => card)];
  const taken = [['yellow-20'], ['green-18', 'yellow-1'], ['blue-40'], ['yellow-6']];
  return {
    game: 'the-phase',
    options: { players: '4', variant: 'quick' },
    sitters: ADA_AND_THREE,
    position: { phase: 'III', leader: 2, hands, trick, seen: seenBefore(8, elsewhere, taken) },
  };
})();

/** A Quick match with two tricks to come: Ada leads in Phase IV, the last trick is in Phase III. */
export const twoTricksLeft: Scene = (() => {
  const hands = [
    ['red-4', 'yellow-14', 'green-35'],
    ['red-10', 'yellow-7', 'blue-20'],
    ['red-35', 'green-6', 'blue-5'],
    ['yellow-1', 'green-30', 'blue-18'],
  ];
  return {
    game: 'the-phase',
    options: { players: '4', variant: 'quick' },
    sitters: ADA_AND_THREE,
    position: {
      phase: 'IV', leader: 1, hands,
      seen: seenBefore(7, hands.flat(), [['red-50'], ['green-10'], ['blue-2'], ['yellow-3']]),
    },
  };
})();

/** Three players, a Quick match with three tricks to come; Ada leads in Phase III. */
export const threeTricksOfThree: Scene = (() => {
  const hands = [
    ['red-4', 'yellow-14', 'green-35', 'blue-1'],
    ['red-10', 'yellow-7', 'green-9', 'blue-20'],
    ['red-35', 'yellow-40', 'green-6', 'blue-5'],
  ];
  return {
    game: 'the-phase',
    options: { players: '3', variant: 'quick' },
    sitters: names('Ada', 'Mirko', 'Yuna'),
    position: {
      phase: 'III', leader: 1, hands,
      seen: seenBefore(6, hands.flat(), [['red-50'], ['green-10'], ['blue-2']]),
    },
  };
})();

/** Three players, Phase III, a fresh round that Ada leads; each has one card of every colour and more. */
export const adaLeadsThree: Scene = {
  game: 'the-phase',
  options: { players: '3' },
  sitters: names('Ada', 'Mirko', 'Yuna'),
  position: {
    phase: 'III', leader: 1,
    hands: [
      ['red-4', 'red-16', 'yellow-14', 'green-35', 'blue-1', 'blue-30'],
      ['red-10', 'yellow-7', 'yellow-25', 'green-9', 'green-50', 'blue-20'],
      ['red-35', 'yellow-40', 'green-6', 'green-18', 'blue-5', 'blue-14'],
    ],
  },
};

// ---------------------------------------------------------------- Phase 10 Masters

const TWO = { game: 'phase10-masters', sitters: names('Ada', 'Ben') };
const BENS_HAND = [
  'red-1', 'red-2', 'red-5', 'yellow-6', 'yellow-9', 'green-1', 'green-3', 'blue-7', 'blue-10', 'blue-12',
];

/** Ada has drawn and cannot lay her phase, two sets of three: she may discard or save. */
export const mayDiscard: Scene = {
  ...TWO,
  options: { players: '2' },
  position: {
    stage: 'playing', turn: 1, dealer: 2, actor: 1, active: [1, 1], discard: ['blue-11'],
    hands: [
      ['red-3', 'yellow-2', 'green-4', 'blue-5', 'red-6', 'yellow-7', 'green-8', 'blue-9', 'red-10', 'yellow-11', 'green-12'],
      BENS_HAND,
    ],
  },
};

/** Ada begins her turn against a bot: she draws. */
export const mayDraw: Scene = {
  ...mayDiscard,
  sitters: [{ name: 'Ada' }, { name: 'Ben', bot: 'easy' }],
  position: {
    stage: 'drawing', turn: 1, dealer: 2, actor: 1, active: [1, 1], discard: ['blue-11'],
    hands: [
      ['red-3', 'yellow-2', 'green-4', 'blue-5', 'red-6', 'yellow-7', 'green-8', 'blue-9', 'red-10', 'yellow-11'],
      BENS_HAND,
    ],
  },
};

/** Ada has drawn and holds phase 1, two sets of three, with four cards to spare. */
export const mayLay: Scene = {
  ...TWO,
  options: { players: '2' },
  position: {
    stage: 'playing', turn: 1, dealer: 2, actor: 1, active: [1, 1], discard: ['blue-11'],
    hands: [
      ['red-3', 'yellow-3', 'green-3', 'red-8', 'blue-8', 'green-8', 'yellow-1', 'green-5', 'blue-6', 'red-10', 'yellow-12'],
      BENS_HAND,
    ],
  },
};

/** Ada holds phase 1, ones and twelves, and five cards that do not belong to it. */
export const twoSets: Scene = {
  ...TWO,
  options: { players: '2' },
  position: {
    stage: 'playing', turn: 1, dealer: 2, actor: 1, active: [1, 1], discard: ['blue-11'],
    hands: [
      ['yellow-1', 'green-1', 'blue-1', 'green-12', 'blue-12', 'blue-12', 'red-4', 'red-5', 'red-7', 'yellow-8', 'green-9'],
      ['red-1', 'red-2', 'red-3', 'yellow-6', 'yellow-9', 'green-2', 'green-3', 'blue-7', 'blue-10', 'red-11'],
    ],
  },
};

/** Ada can lay phase 7 with her twos or with her fours; with the fours both twos fit Ben's set, and she is out. */
export const severalWays: Scene = {
  ...TWO,
  options: { players: '2' },
  position: {
    stage: 'playing', turn: 9, dealer: 2, actor: 1, active: [7, 1], discard: ['blue-12'],
    hands: [
      ['red-2', 'yellow-2', 'red-4', 'yellow-4', 'green-5', 'red-11', 'yellow-11', 'green-11', 'blue-11', 'wild', 'wild'],
      ['red-6', 'yellow-8'],
    ],
    groups: [
      { seat: 2, group: 1, cards: [{ card: 'green-2' }, { card: 'blue-2' }, { card: 'green-2' }] },
      { seat: 2, group: 2, cards: [{ card: 'red-9' }, { card: 'yellow-9' }, { card: 'green-9' }] },
    ],
  },
};

/**
 * A match of one hand. Ada is the first to choose and holds phase 6 from the deal, a run of nine. When
 * she has taken the blue 12 and laid her phase, she has the two twelves left; a ten would fit her run.
 */
export const adaChooses: Scene = {
  ...TWO,
  options: { players: '2', hand_limit: '1' },
  position: {
    stage: 'choosing', dealer: 2, actor: 1, discard: ['blue-12'],
    hands: [
      ['red-1', 'yellow-2', 'green-3', 'blue-4', 'red-5', 'yellow-6', 'green-7', 'blue-8', 'red-9', 'red-12'],
      BENS_HAND,
    ],
  },
};

const SAVED = [
  'red-1', 'yellow-10', 'green-11', 'blue-12', 'red-2', 'yellow-3', 'green-4', 'blue-6', 'wild', 'red-12',
];

/** Ada begins her turn with ten cards saved, and nine cards lie on the discard pile. */
export const tenSaves: Scene = {
  ...TWO,
  options: { players: '2' },
  position: {
    stage: 'drawing', turn: 7, dealer: 2, actor: 1, active: [2, 1], scores: [95, 40],
    discard: ['red-4', 'red-6', 'yellow-1', 'blue-2', 'green-7', 'skip', 'yellow-12', 'green-10', 'blue-9'],
    hands: [
      ['red-3', 'yellow-2', 'green-5', 'blue-5', 'red-7', 'yellow-7', 'green-8', 'blue-8', 'red-10', 'yellow-11'],
      ['red-5', 'yellow-6', 'yellow-9', 'green-1', 'green-3'],
    ],
    saves: [SAVED, ['red-9']],
  },
};

const FOUR = { game: 'phase10-masters', sitters: names('Annegret', 'Maximilian', 'Yuna-Sophie', 'Bartholomäus') };
const FOUR_HANDS = [
  ['red-1', 'yellow-2', 'green-3', 'blue-4', 'red-5', 'yellow-6', 'green-7', 'blue-8', 'red-9', 'red-12'],
  ['red-2', 'yellow-3', 'green-4', 'blue-5', 'red-6', 'yellow-7', 'green-8', 'blue-9', 'red-10', 'wild'],
  ['red-3', 'yellow-4', 'green-5', 'blue-6', 'red-7', 'yellow-8', 'green-9', 'blue-10', 'red-11', 'wild'],
  ['red-4', 'yellow-5', 'green-6', 'blue-7', 'red-8', 'yellow-9', 'green-10', 'blue-11', 'yellow-12', 'skip'],
];

/** Four players with long names; the first chooses, having completed two phases. */
export const fourChoose: Scene = {
  ...FOUR,
  options: { players: '4' },
  position: {
    stage: 'choosing', hand: 4, dealer: 4, actor: 1, discard: ['blue-12'], hands: FOUR_HANDS,
    completed: [[1, 4], [2], [], [3, 5, 7]], scores: [95, 130, 210, 55],
  },
};

/** Four players, all phases lie, with long groups: the first holds a card that hits three of them. */
export const allLaid: Scene = {
  ...FOUR,
  options: { players: '4' },
  position: {
    stage: 'playing', hand: 4, turn: 17, dealer: 4, actor: 1, discard: ['yellow-2', 'blue-12'], active: [2, 2, 1, 4],
    completed: [[1, 4], [3], [], [3, 5, 7]], scores: [95, 130, 210, 55],
    hands: [['red-12', 'blue-1', 'skip'], ['red-1', 'red-1'], ['green-1', 'blue-2', 'blue-3'], ['wild']],
    saves: [['wild', 'red-11', 'green-12'], ['green-2'], [], []],
    groups: [
      { seat: 1, group: 1, cards: [{ card: 'red-9' }, { card: 'yellow-9' }, { card: 'wild', as: '9' }, { card: 'green-9' }] },
      { seat: 1, group: 2, cards: [{ card: 'red-3' }, { card: 'green-4' }, { card: 'blue-5' }, { card: 'blue-6' }, { card: 'red-7' }] },
      { seat: 2, group: 1, cards: [{ card: 'green-12' }, { card: 'blue-12' }, { card: 'yellow-12' }, { card: 'wild', as: '12' }] },
      { seat: 2, group: 2, cards: [{ card: 'red-5' }, { card: 'yellow-6' }, { card: 'red-7' }, { card: 'yellow-8' }, { card: 'yellow-9' }, { card: 'red-10' }, { card: 'wild', as: '11' }] },
      { seat: 3, group: 1, cards: [{ card: 'red-2' }, { card: 'yellow-2' }, { card: 'red-2' }] },
      { seat: 3, group: 2, cards: [{ card: 'yellow-10' }, { card: 'blue-10' }, { card: 'green-10' }, { card: 'wild', as: '10' }] },
      { seat: 4, group: 1, cards: [{ card: 'green-3' }, { card: 'blue-4' }, { card: 'green-5' }, { card: 'red-6' }, { card: 'green-7' }, { card: 'blue-8' }, { card: 'blue-9' }] },
    ],
  },
};

/** Ada has laid phase 1 and goes out with her last card; the match has so many hands. */
export const goesOut = (hands: number): Scene => ({
  ...TWO,
  options: { players: '2', hand_limit: String(hands) },
  position: {
    stage: 'playing', turn: 9, dealer: 2, actor: 1, active: [1, 1], discard: ['blue-11'],
    hands: [['red-10'], BENS_HAND],
    groups: [
      { seat: 1, group: 1, cards: [{ card: 'red-3' }, { card: 'yellow-3' }, { card: 'blue-3' }] },
      { seat: 1, group: 2, cards: [{ card: 'red-8' }, { card: 'blue-8' }, { card: 'green-8' }] },
    ],
  },
});

// ---------------------------------------------------------------- Phase

export const phaseForTwo: Scene = { game: 'phase', options: { players: '2' }, sitters: names('Ada', 'Ben') };

/** Ben opens his attack, and Ada is drawn to guard the Nexus. All three are asked whether they act, Ben first. */
export const adaGuards: Scene = {
  game: 'phase',
  options: { players: '3' },
  sitters: names('Ben', 'Cy', 'Ada'),
  position: {
    step: 'maneuver', ask: 'action', active: 1, guardian: 3, good: 30, evil: 30,
    players: [{ play: [{ face: 'Ted', back: 'Chained Horror' }] }, {}, {}],
  },
};
