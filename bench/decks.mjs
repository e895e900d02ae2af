// How the ready decks of Phase do against each other: every pair, each deck as often in either seat.
//
//   node bench/decks.mjs [--bots greedy,search:iterations=100] [--matches 200] [--penta BIN]
//                        [--cards DIR] [--out FILE]
//
// `matches` is for each pair, one number for all bots or one for each (1000,100). `cards` takes the
// cards from a folder and not from the build, so that a change can be tried without building. A deck
// holds if it wins 40 to 60 % against the field of the other five.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values: asked } = parseArgs({
  options: {
    bots: { type: 'string', default: 'greedy,search:iterations=100' },
    matches: { type: 'string', default: '200' },
    penta: { type: 'string', default: 'build/release/penta' },
    cards: { type: 'string' },
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

const penta = (...args) => JSON.parse(execFileSync(asked.penta, args, { encoding: 'utf8' }));
const cards = asked.cards ? ['--cards', asked.cards] : [];
const list = join(asked.cards ?? 'games/phase/box', 'decks.toml');
const decks = [...readFileSync(list, 'utf8').matchAll(/^name = "(.*)"$/gm)].map(([, name]) => name);
const bots = asked.bots.split(',');
const counts = asked.matches.split(',').map(Number);
const half = (bot) => Math.ceil((counts[bots.indexOf(bot)] ?? counts[0]) / 2);

/** How often the first deck wins, from either seat. */
function duel(bot, first, second) {
  const wins = (one, other, seat) =>
    penta('arena', 'phase', ...cards, '--bots', `${bot},${bot}`, '--matches', String(half(bot)), '--json',
      '--seed', asked.seed, '--option', `deck1=${one}`, '--option', `deck2=${other}`).seats[seat].wins;
  return (wins(first, second, 0) + wins(second, first, 1)) / (2 * half(bot));
}

const percent = (rate) => `${(100 * rate).toFixed(0)} %`;

/** A table of rates, and whether all decks hold against the field. */
function matrix(bot) {
  const rates = decks.map(() => decks.map(() => 0.5));
  for (let i = 0; i < decks.length; ++i) {
    for (let j = i + 1; j < decks.length; ++j) {
      rates[i][j] = duel(bot, decks[i], decks[j]);
      process.stderr.write(`${bot}: ${decks[i]} against ${decks[j]}: ${percent(rates[i][j])}\n`);
      rates[j][i] = 1 - rates[i][j];
    }
  }
  const field = rates.map((row, i) =>
    row.reduce((sum, rate, j) => sum + (i === j ? 0 : rate), 0) / (decks.length - 1));
  const lines = [
    `| ${bot} | ${decks.map((_, j) => j + 1).join(' | ')} | field |`,
    `|---|${decks.map(() => '---').join('|')}|---|`,
    ...decks.map((deck, i) =>
      `| ${i + 1} ${deck} | ${rates[i].map((rate, j) => (i === j ? '' : percent(rate))).join(' | ')} | ${percent(field[i])} |`),
  ];
  return { lines, holds: field.every((rate) => rate >= 0.4 && rate <= 0.6) };
}

const tables = bots.map(matrix);
const text = `# The ready decks of Phase against each other

Written by \`./measure decks phase\`: ${bots.map((bot) => `${2 * half(bot)} matches of ${bot}`).join(' and ')}
for each pair, half of them from either seat; the row's deck wins so many. Wanted: 40 to 60 % against the
field of the other five.

${new Date().toISOString().slice(0, 10)}, ${cpus()[0].model}, ${availableParallelism()} cores

${tables.map(({ lines }) => lines.join('\n')).join('\n\n')}

${tables.every(({ holds }) => holds) ? 'All decks hold.' : 'NOT all decks hold.'}
`;
process.stdout.write(text);
if (asked.out) writeFileSync(asked.out, text);
