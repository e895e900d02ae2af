// Measures `penta serve` and writes docs/measurements/serve.md. Server and clients share the cores.
//   node bench/serve.mjs [--quick] [--penta build/release/penta] [--out docs/measurements/serve.md]
// or compares two builds in runs that take turns:
//   node bench/serve.mjs --against OTHER [--tables 1,10,50,200] [--runs 3] [--quick] [--penta build/release/penta]
// The clients have two threads, or as many as `--threads` says. A move counts when its `moved` has come;
// each table has one move on its way at a time, unless a decision is answered by all at once.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Load } from './load.mjs';
import { Client } from './players.mjs';

const root = path.join(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    against: { type: 'string' },
    tables: { type: 'string', default: '1,10,50,200' },
    threads: { type: 'string', default: '2' },
    runs: { type: 'string', default: '3' },
    penta: { type: 'string', default: path.join(root, 'build/release/penta') },
    out: { type: 'string', default: path.join(root, 'docs/measurements/serve.md') },
  },
});
const seconds = options.quick ? 3 : 15;
const folder = mkdtempSync(path.join(os.tmpdir(), 'penta-bench-'));
const rows = [];

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function report(what, wanted, measured, met) {
  rows.push({ what, wanted, measured, met });
  console.log(`${met ? 'ok ' : 'NOT'}  ${what}: ${measured} (wanted: ${wanted})`);
}

class Server {
  static async start(db, program = options.penta) {
    const server = new Server();
    const began = performance.now();
    server.process = spawn(program, [
      'serve', '--port', '0', '--db', db,
      '--max-connections-per-address', '1000000', '--max-connections', '1000000',
      '--max-tables-per-hour', '1000000', '--max-messages-per-second', '1000000',
    ], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(server.process.stdout, 'data');
    server.port = Number(/:(\d+)\//.exec(line)[1]);
    const answer = await fetch(`http://127.0.0.1:${server.port}/health`);
    if (!answer.ok) throw new Error(`the server is not well: ${answer.status}`);
    server.startTime = performance.now() - began;
    return server;
  }

  async stop() {
    this.process.kill('SIGTERM');
    await once(this.process, 'exit');
  }

  get kilobytes() {
    const status = readFileSync(`/proc/${this.process.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)[1]);
  }

  // User and system time of all its threads, in seconds.
  get cpu() {
    const fields = readFileSync(`/proc/${this.process.pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  }
}

/** Plays at so many tables for a while; how many moves were answered in a second, and the waiting. */
async function play(server, count, table, duration = seconds, paced = false) {
  const threads = Number(options.threads);
  const load = new Load(server.port, { count, threads, table, paced });
  await load.all('open');
  await pause(1000);
  await load.all('begin');
  const cpu = server.cpu;
  const own = process.cpuUsage();
  const began = performance.now();
  await pause(duration * 1000);
  const time = (performance.now() - began) / 1000;
  const serverCpu = (server.cpu - cpu) / time;
  const { user, system } = process.cpuUsage(own);
  const told = await load.all('end');
  const answers = Float64Array.from(told.flatMap((each) => [...each.answers])).sort();
  const stale = told.reduce((sum, each) => sum + each.stale, 0);
  await pause(200);
  await load.close();
  return {
    rate: answers.length / time,
    stale: stale / (answers.length + stale),
    serverCpu,
    clientCpu: (user + system) / 1e6 / time,
    median: answers[Math.floor(answers.length / 2)],
    p99: answers[Math.floor(answers.length * 0.99)],
  };
}

const cores = ({ serverCpu, clientCpu, stale }) =>
  `server ${serverCpu.toFixed(2)} cores, clients ${clientCpu.toFixed(2)}` +
  `; ${(100 * stale).toFixed(1)} % more came too late and do not count`;

const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * Two builds in turn, in memory, four persons at each table. Where others use the machine, what a move
 * takes of the server says more than moves a second.
 */
async function compare() {
  const programs = [options.against, options.penta];
  for (const count of options.tables.split(',').map(Number)) {
    const rates = [[], []];
    const micros = [[], []];
    const clients = [[], []];
    for (let run = 0; run < Number(options.runs); run++) {
      for (const [i, program] of programs.entries()) {
        const server = await Server.start(':memory:', program);
        const result = await play(server, count, { persons: 4 }, options.quick ? 3 : 8);
        await server.stop();
        rates[i].push(result.rate);
        micros[i].push((result.serverCpu / result.rate) * 1e6);
        clients[i].push((result.clientCpu / result.rate) * 1e6);
      }
    }
    const [before, after] = rates.map((each) => Math.round(median(each)));
    const [spent, spends] = micros.map((each) => Math.round(median(each)));
    const [asked, asks] = clients.map((each) => Math.round(median(each)));
    console.log(`${count} tables: ${before} and ${after} moves/s (${(after / before).toFixed(2)}), ` +
      `${spent} and ${spends} µs of the server a move (${(spent / spends).toFixed(2)}), ` +
      `${asked} and ${asks} of the clients`);
  }
}

async function throughput(name, db, wanted) {
  const server = await Server.start(db);
  const result = await play(server, 100, { persons: 3 });
  await server.stop();
  report(`moves a second, ${name} (100 tables, 3 persons each, as fast as they can)`,
    `at least ${wanted}`, `${Math.round(result.rate)} (${cores(result)})`, result.rate >= wanted);
}

async function paced(name, table) {
  const server = await Server.start(path.join(folder, `paced-${rows.length}.sqlite`));
  const result = await play(server, 300, table, options.quick ? 5 : 30, true);
  await server.stop();
  report(`p99 of the answer, stored, 300 matches, ${name}, a move a second for each client`,
    'below 150 ms',
    `${result.p99.toFixed(1)} ms (median ${result.median.toFixed(1)} ms, ` +
      `${Math.round(result.rate)} moves/s, ${cores(result)})`,
    result.p99 < 150);
}

async function connections() {
  const wanted = 6000;
  const server = await Server.start(':memory:');
  const before = server.kilobytes;
  let lost = 0;
  const clients = [];
  for (let i = 0; i < wanted; i += 100) {
    const some = await Promise.all(
      Array.from({ length: 100 }, () => Client.open(server.port, { onClose: () => lost++ })));
    clients.push(...some);
  }
  await Promise.all(clients.map((client) => client.hello()));
  await pause(options.quick ? 1000 : 5000);
  const began = performance.now();
  await Promise.all(clients.map((client) => client.ask({ type: 'ping' })));
  const time = performance.now() - began;
  const held = clients.length - lost;
  const each = (server.kilobytes - before) / clients.length;
  for (const client of clients) client.socket.close();
  await server.stop();
  report('connections held', `${wanted}`,
    `${held} (all answered a ping within ${Math.round(time)} ms; ${each.toFixed(1)} KB each)`,
    held >= wanted);
}

async function idleAndStart() {
  const count = options.quick ? 2000 : 10000;
  const db = path.join(folder, 'many.sqlite');
  let server = await Server.start(db);
  const client = await Client.open(server.port);
  await client.hello();
  const make = async () => {
    // Two persons who are not there yet: nothing moves.
    const seats = [{ who: 'person' }, { who: 'person' }, { who: 'person' }];
    const answer = JSON.parse(
      await client.ask({ type: 'create', game: 'the-phase', options: { players: '3' }, seats }));
    if (answer.type !== 'created') throw new Error(JSON.stringify(answer));
    await client.ask({ type: 'join', key: answer.host });
    client.say({ type: 'start', table: answer.table });
    client.say({ type: 'leave', table: answer.table });
    await client.ask({ type: 'ping' });
  };
  // What the first ones take is not theirs alone.
  for (let i = 0; i < 100; i++) await make();
  const before = server.kilobytes;
  for (let i = 0; i < count; i += 50) await Promise.all(Array.from({ length: 50 }, make));
  const each = (server.kilobytes - before) / count;
  client.socket.close();
  await server.stop();
  report('memory of an idle match', 'below 20 KB', `${each.toFixed(1)} KB (${count} matches)`, each < 20);
  server = await Server.start(db);
  const time = server.startTime;
  await server.stop();
  report(`start with ${count} stored matches`, 'below 2 s', `${(time / 1000).toFixed(2)} s`, time < 2000);
}

try {
  if (options.against) {
    await compare();
    process.exit(0);
  }
  await throughput('in memory', ':memory:', 10000);
  await throughput('stored', path.join(folder, 'fast.sqlite'), 5000);
  await paced('3 persons', { persons: 3 });
  await paced('1 person and 2 bots (normal)', { persons: 1, bots: ['normal', 'normal'] });
  await connections();
  await idleAndStart();
  const page = `# Measurements: penta serve

Written by \`./measure serve\`. Server and clients (Node.js, \`bench/serve.mjs\`) share the cores.

${new Date().toISOString().slice(0, 10)}, ${os.cpus()[0].model}, ${os.cpus().length} cores, Node.js ${process.versions.node}

| what | wanted | measured | |
|---|---|---|---|
${rows.map((row) => `| ${row.what} | ${row.wanted} | ${row.measured} | ${row.met ? 'met' : '**not met**'} |`).join('\n')}
`;
  mkdirSync(path.dirname(options.out), { recursive: true });
  writeFileSync(options.out, page);
  console.log(`Wrote ${path.relative(process.cwd(), options.out)}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
