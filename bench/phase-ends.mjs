// Between greedy bots, over all pairs of the ready decks of Phase: how often whoever goes first wins, in which
// round matches end, and how often each deck wins.
//
//   node bench/phase-ends.mjs [--matches 20000] [--penta BIN] [--seed 1] [--option starter_cards=0]
//
// Each match is a run of `penta play` with the seed of its number; its log is read.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values: asked } = parseArgs({
  options: {
    matches: { type: 'string', default: '20000' },
    penta: { type: 'string', default: 'build/release/penta' },
    seed: { type: 'string', default: '1' },
    option: { type: 'string', multiple: true, default: [] },
  },
});

const decks = [...readFileSync('games/phase/box/decks.toml', 'utf8').matchAll(/^name = "(.*)"$/gm)].map(([, name]) => name);
const pairs = decks.flatMap((one) => decks.filter((other) => other !== one).map((other) => [one, other]));
const [matches, first] = [Number(asked.matches), Number(asked.seed)];
const more = asked.option.flatMap((option) => ['--option', option]);

const rounds = new Map();
const won = new Map(decks.map((deck) => [deck, { wins: 0, matches: 0 }]));
let starters = 0;
for (let i = 0; i < matches; i++) {
  const pair = pairs[i % pairs.length];
  const told = execFileSync(asked.penta, [
    'play', 'phase', '--seats', 'greedy,greedy', '--seed', (first + i).toString(16), '--lang', 'en', ...more,
    '--option', `deck1=${pair[0]}`, '--option', `deck2=${pair[1]}`,
  ], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const starter = /^(Ada|Ben) goes first/m.exec(told)?.[1];
  const round = Number([...told.matchAll(/^Round (\d+): /gm)].at(-1)?.[1]);
  const winners = [...told.matchAll(/^ \d +(Ada|Ben) .* wins$/gm)].map(([, name]) => name);
  if (!starter || !round || winners.length === 0) throw new Error(`the log of match ${i + 1} is not understood`);
  rounds.set(round, (rounds.get(round) ?? 0) + 1);
  for (const name of winners) {
    if (name === starter) starters += 1 / winners.length;
    won.get(pair[name === 'Ada' ? 0 : 1]).wins += 1 / winners.length;
  }
  for (const deck of pair) won.get(deck).matches++;
}

const percent = (count, of, digits) => `${((100 * count) / of).toFixed(digits)} %`;
const early = (rounds.get(2) ?? 0) + (rounds.get(3) ?? 0) + (rounds.get(1) ?? 0);
console.log(`${matches} matches: ${percent(early, matches, 2)} end by round 3, whoever goes first wins ${percent(starters, matches, 1)}`);
console.log(`rounds: ${[...rounds].sort(([a], [b]) => a - b).map(([round, count]) => `${round}: ${count}`).join(', ')}`);
for (const [deck, { wins, matches: played }] of won) console.log(`${deck}: ${percent(wins, played, 1)}`);
