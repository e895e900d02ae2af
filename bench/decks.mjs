// How the ready decks of a game do against each other: every pair, each deck as often in either seat.
//
//   node bench/decks.mjs [phase|phaktionz] [--bots greedy,search:iterations=100] [--matches 200]
//                        [--penta BIN] [--cards DIR] [--only NAME,NAME] [--out FILE]
//
// `matches` is for each pair, one number for all bots or one for each (1000,100). `cards` takes the
// cards from a folder and not from the build, so that a change can be tried without building; `only`
// plays the pairs of these decks. A deck of decks.toml holds if it wins 40 to 60 % against the field
// of the others there, as far as so many matches can tell: its 95 % interval overlaps that. Decks of
// other files are shown as they are.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const GAMES = {
  'phase': { name: 'Phase', box: 'games/phase/box', bots: 'greedy,search:iterations=100', options: [] },
  'phaktionz': {
    name: 'Phaktionz',
    box: 'games/phaktionz/box',
    bots: 'greedy,search:iterations=100',
    options: ['--option', 'format=synthesis'],
  },
};

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    bots: { type: 'string' },
    matches: { type: 'string', default: '200' },
    penta: { type: 'string', default: 'build/release/penta' },
    cards: { type: 'string' },
    only: { type: 'string' },
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

const id = positionals[0] ?? 'phase';
const game = GAMES[id];
if (!game) throw new Error(`no decks of ${id}; one of ${Object.keys(GAMES).join(', ')}`);

const penta = (...args) => JSON.parse(execFileSync(asked.penta, args, { encoding: 'utf8' }));
const cards = asked.cards ? ['--cards', asked.cards] : [];
const box = asked.cards ?? game.box;
const only = asked.only?.split(',');

/** The decks of a file that may be used, by name: what stands behind each [[deck]]. */
const decksIn = (file) =>
  [...readFileSync(join(box, file), 'utf8').matchAll(/^\[\[deck\]\]\n(?:#.*\n)*name = "(.*)"$/gm)]
    .map(([, name]) => name)
    .filter((name) => !only || only.includes(name));
const field = decksIn('decks.toml');
const others = readdirSync(box).filter((file) => file.endsWith('.toml') && file !== 'decks.toml').flatMap(decksIn);
const decks = [...field, ...others];
const bots = (asked.bots ?? game.bots).split(',');
const counts = asked.matches.split(',').map(Number);
const half = (bot) => Math.ceil((counts[bots.indexOf(bot)] ?? counts[0]) / 2);

/** How often the first deck wins, from either seat; a draw is half a win. */
function duel(bot, first, second) {
  const wins = (one, other, seat) =>
    penta('arena', id, ...cards, ...game.options, '--bots', `${bot},${bot}`, '--matches', String(half(bot)), '--json',
      '--seed', asked.seed, '--option', `deck1=${one}`, '--option', `deck2=${other}`).seats[seat].wins;
  return (wins(first, second, 0) + wins(second, first, 1)) / (2 * half(bot));
}

const percent = (rate) => `${(100 * rate).toFixed(0)} %`;

/** Half of the 95 % interval of a rate among so many matches. */
const blur = (rate, matches) => 1.96 * Math.sqrt(rate * (1 - rate) / matches);

/** A table of rates, and whether all decks of the field hold against it. */
function matrix(bot) {
  const rates = decks.map(() => decks.map(() => 0.5));
  for (let i = 0; i < decks.length; ++i) {
    for (let j = i + 1; j < decks.length; ++j) {
      rates[i][j] = duel(bot, decks[i], decks[j]);
      process.stderr.write(`${bot}: ${decks[i]} against ${decks[j]}: ${percent(rates[i][j])}\n`);
      rates[j][i] = 1 - rates[i][j];
    }
  }
  const against = (row, i) => {
    const rivals = row.slice(0, field.length).filter((_, j) => j !== i);
    return rivals.reduce((sum, rate) => sum + rate, 0) / rivals.length;
  };
  const means = rates.map(against);
  const holds = means.slice(0, field.length).every((rate) => {
    const slack = blur(rate, 2 * half(bot) * (field.length - 1));
    return rate + slack >= 0.4 && rate - slack <= 0.6;
  });
  const lines = [
    `| ${bot} | ${decks.map((_, j) => j + 1).join(' | ')} | field |`,
    `|---|${decks.map(() => '---').join('|')}|---|`,
    ...decks.map((deck, i) =>
      `| ${i + 1} ${deck} | ${rates[i].map((rate, j) => (i === j ? '' : percent(rate))).join(' | ')} | ${percent(means[i])} |`),
  ];
  return { lines, holds };
}

const tables = bots.map(matrix);
const shown = others.length === 0 ? '' : `The field are the first ${field.length}, our own; the others are shown as they are.\n`;
const text = `# The ready decks of ${game.name} against each other

Written by \`./measure decks ${id}\`: ${bots.map((bot) => `${2 * half(bot)} matches of ${bot}`).join(' and ')}
for each pair, half of them from either seat; the row's deck wins so many. Wanted: 40 to 60 % against the
field of our other decks, within the 95 % interval.
${shown}
${new Date().toISOString().slice(0, 10)}, ${cpus()[0].model}, ${availableParallelism()} cores

${tables.map(({ lines }) => lines.join('\n')).join('\n\n')}

${tables.every(({ holds }) => holds) ? 'All decks hold.' : 'NOT all decks hold.'}
`;
process.stdout.write(text);
if (asked.out) writeFileSync(asked.out, text);
