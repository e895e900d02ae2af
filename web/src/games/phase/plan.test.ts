import { expect, it } from 'vitest';
import { Plan, type Desk } from './plan.svelte';
import type { Move, View } from './types';

const move = (notation: string): Move => {
  const [kind, sleeve] = notation.split(' ');
  return { move: notation, text: '', parts: kind === 'rival' ? { kind, seat: Number(sleeve) } : { kind, sleeve } } as unknown as Move;
};

/** A table that answers each move with the next of its states: what is asked, who is asked, what may be done. */
function at(states: [Partial<View>, string[]][], refuse = '') {
  const made: string[] = [];
  let number = 0;
  const desk = (): Desk => {
    const [view, moves] = states[number] ?? [{}, []];
    return { view: { active: 1, actor: 1, passes: 0, cursor: 0, ...view } as View, moves: moves.map(move), seat: 1, play };
  };
  const play = (notation: string) => {
    if (notation === refuse) return false;
    made.push(notation);
    number++;
    return true;
  };
  const plan = new Plan(desk);
  const run = () => {
    for (let i = 0; i < 12 && plan.chain.running; i++) plan.chain.follow(number);
    return made;
  };
  return { plan, run, go: () => number++ };
}

it('to end the turn passes once in the round that follows, and never again', () => {
  const ended = at([
    [{ ask: 'train', step: 'training' }, ['done', 'train 1:3']],
    [{ ask: 'action', step: 'last-round' }, ['pass', 'order 1:4']],
    [{ ask: 'action', step: 'last-round', passes: 0 }, ['pass']],
  ]);
  ended.plan.end();
  expect(ended.run()).toEqual(['done', 'pass']);
});

it('to strike opens the attack, passes once and waits for the others', () => {
  const states: [Partial<View>, string[]][] = [
    [{ ask: 'attack', step: 'attack' }, ['attack', 'develop']],
    [{ ask: 'action', step: 'maneuver' }, ['pass', 'order 1:4']],
    [{ ask: 'action', step: 'maneuver', actor: 2 }, []],
    [{ ask: 'target', step: 'declare' }, ['nexus', 'rival 2', 'nobody']],
  ];
  for (const [whom, goal] of [[null, 'nexus'], [2, 'rival 2']] as const) {
    const struck = at(states);
    struck.plan.strike(whom);
    expect(struck.run()).toEqual(['attack', 'pass']);
    expect(struck.plan.chain.running).toBe(true);
    struck.go();
    expect(struck.run()).toEqual(['attack', 'pass', goal]);
    expect(struck.plan.chain.running).toBe(false);
  }
});

it('whoever acts while all maneuver ends the strike: one is asked again', () => {
  const acted = at([
    [{ ask: 'attack', step: 'attack' }, ['attack', 'develop']],
    [{ ask: 'action', step: 'maneuver' }, ['pass']],
    [{ ask: 'action', step: 'maneuver' }, ['pass', 'order 1:4']],
  ]);
  acted.plan.strike(null);
  expect(acted.run()).toEqual(['attack', 'pass']);
  expect(acted.plan.chain.running).toBe(false);
});

it('what a guide does not send ends the row at once', () => {
  const sent = at([
    [{ ask: 'attackers', step: 'declare' }, ['send 1:1', 'send 1:2']],
    [{ ask: 'attackers', step: 'declare' }, ['send 1:2', 'done']],
  ], 'done');
  sent.plan.send(['1:1']);
  expect(sent.run()).toEqual(['send 1:1']);
  expect(sent.plan.chain.running).toBe(false);
});

it('who passes for a whole attack is asked again where somebody has acted, and when it is over', () => {
  const fight: [Partial<View>, string[]] = [{ turn: 7, active: 2, ask: 'action', step: 'skirmish' }, ['pass', 'order 1:4']];
  const others: [Partial<View>, string[]] = [{ turn: 7, active: 2, actor: 2, step: 'skirmish' }, []];
  const passed = (acted: (times: number) => boolean) => {
    const attack = at([fight, others, fight, others, [{ turn: 7, active: 2, actor: 2, step: 'training' }, []]]);
    let asked = 0;
    attack.plan.passOn(() => acted(++asked));
    const made = attack.run().length;
    if (attack.plan.chain.running) {
      attack.go();
      attack.run();
      if (attack.plan.chain.running) attack.go();
    }
    return [made, attack.run().length, attack.plan.chain.running];
  };
  expect(passed(() => false)).toEqual([1, 2, false]);
  expect(passed(() => true)).toEqual([1, 1, false]);
});
