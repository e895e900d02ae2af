// What every game says about how a match ended. Whatever is about its rules comes from the server.
import type { Lang } from '../protocol/types';

const en = {
  wins: (name: string) => `${name} wins`,
  youWin: 'You win',
  draw: 'A draw',
  share: (names: string) => `${names} share the win`,
  standing: 'Standing',
  chartRunning: 'is being estimated …',
  chartFailed: 'cannot be estimated on this device',
  chanceOf: (name: string) => `${name}’s chance`,
  yourChance: 'Your chance',
  chanceGoes: (whose: string, from: number, to: number) =>
    from === to ? `${whose} stays at ${to}\u00a0%.` : `${whose} goes from ${from} to ${to}\u00a0%.`,
  chanceAtDeal: (whose: string, chance: number) => `${whose} is ${chance}\u00a0%.`,
  theDeal: 'The deal',
  decided: (turn: string) => `${turn} decided it.`,
  neverBehind: (name: string) => `${name} was ahead from the deal on.`,
  youNeverBehind: 'You were ahead from the deal on.',
};

const de: typeof en = {
  wins: (name) => `${name} gewinnt`,
  youWin: 'Du gewinnst',
  draw: 'Remis',
  share: (names) => `${names} teilen sich den Sieg`,
  standing: 'Stand',
  chartRunning: 'wird gerade geschätzt …',
  chartFailed: 'lässt sich auf diesem Gerät nicht schätzen',
  chanceOf: (name) => `Die Chance von ${name}`,
  yourChance: 'Deine Chance',
  chanceGoes: (whose, from, to) =>
    from === to ? `${whose} bleibt bei ${to}\u00a0%.` : `${whose} geht von ${from} auf ${to}\u00a0%.`,
  chanceAtDeal: (whose, chance) => `${whose} ist ${chance}\u00a0%.`,
  theDeal: 'Die gegebenen Karten',
  decided: (turn) => `${turn} hat es entschieden.`,
  neverBehind: (name) => `${name} lag von Anfang an vorn.`,
  youNeverBehind: 'Du lagst von Anfang an vorn.',
};

export const endTexts = (lang: Lang): typeof en => (lang === 'de' ? de : en);
