// A path of an emblem in fewer letters: whole units, each place measured from the last one as it was
// written, so that what is rounded off never adds up.

/** How many numbers a command takes, and which of them are places: pairs of x and y unless said otherwise. */
const ARITY: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

const TOKENS = /[a-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** Arcs run their flags together: "a1 1 0 01.500.5" is cut here, before the numbers are. */
const FLAGS = /(a[^a-z]*)/gi;
const cutFlags = (path: string): string =>
  path.replace(FLAGS, (arc) => {
    const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
    const one = new RegExp(String.raw`(${number})[\s,]*(${number})[\s,]*(${number})[\s,]*([01])[\s,]*([01])[\s,]*(${number})[\s,]*(${number})`, 'gi');
    return arc.replace(one, ' $1 $2 $3 $4 $5 $6 $7');
  });

interface Step {
  command: string;
  numbers: number[];
}

function stepsOf(path: string): Step[] {
  const tokens = cutFlags(path).match(TOKENS) ?? [];
  const steps: Step[] = [];
  let command = '';
  for (let i = 0; i < tokens.length;) {
    if (/[a-z]/i.test(tokens[i]!)) command = tokens[i++]!;
    else if (command === 'm' || command === 'M') command = command === 'm' ? 'l' : 'L';
    const count = ARITY[command.toLowerCase()];
    if (count === undefined) throw new Error(`no command ${command}`);
    steps.push({ command, numbers: tokens.slice(i, i + count).map(Number) });
    i += count;
    if (count === 0 && i < tokens.length && !/[a-z]/i.test(tokens[i]!)) throw new Error('numbers behind z');
  }
  return steps;
}

/** "3-4" needs no blank between its numbers. */
const run = (numbers: readonly number[]): string =>
  numbers.map((each, i) => (i > 0 && each >= 0 ? ` ${each}` : `${each}`)).join('');

export function shortPath(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  // Where the pen is in what is written.
  let [penX, penY, penStartX, penStartY] = [0, 0, 0, 0];
  let out = '';
  let last = '';
  const steps = stepsOf(path);
  for (const [at, { command, numbers }] of steps.entries()) {
    const kind = command.toLowerCase();
    const relative = command === kind;
    const across = (value: number) => Math.round(value + (relative ? x : 0)) - penX;
    const down = (value: number) => Math.round(value + (relative ? y : 0)) - penY;
    let written: number[];
    let end: [number, number] = [x, y];
    if (kind === 'z') {
      written = [];
      end = [startX, startY];
    } else if (kind === 'h') {
      written = [across(numbers[0]!)];
      end = [numbers[0]! + (relative ? x : 0), y];
    } else if (kind === 'v') {
      written = [down(numbers[0]!)];
      end = [x, numbers[0]! + (relative ? y : 0)];
    } else {
      const places = kind === 'a' ? numbers.slice(5) : numbers;
      written = places.map((value, i) => (i % 2 === 0 ? across(value) : down(value)));
      if (kind === 'a') written = [...numbers.slice(0, 5).map((value, i) => (i < 2 ? Math.round(value * 10) / 10 : value)), ...written];
      end = [places.at(-2)! + (relative ? x : 0), places.at(-1)! + (relative ? y : 0)];
    }
    // A line that goes nowhere draws nothing, but a smooth curve behind it would bend otherwise.
    const still = 'lhv'.includes(kind) && written.every((each) => each === 0);
    if (!still || /[st]/i.test(steps[at + 1]?.command ?? '')) {
      const letter = kind === 'm' && out === '' ? 'M' : kind;
      const same = letter === last && kind !== 'm' && kind !== 'z';
      const text = run(written);
      out += same ? (text.startsWith('-') ? text : ` ${text}`) : letter + text;
      last = letter;
    }
    [x, y] = end;
    if (kind === 'z') [penX, penY] = [penStartX, penStartY];
    else {
      [penX, penY] = [kind === 'v' ? penX : Math.round(x), kind === 'h' ? penY : Math.round(y)];
    }
    if (kind === 'm') [startX, startY, penStartX, penStartY] = [x, y, penX, penY];
  }
  return out;
}
