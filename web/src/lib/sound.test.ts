import { beforeEach, expect, test, vi } from 'vitest';
import type { Sound } from '../games';

// Hears what would sound: kind, pitch, how long.
let heard: string[];
let volume: () => number;
let contexts: number;

class Node_ {
  gain = { value: 1, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  frequency = { value: 0 };
  buffer: { length: number } | null = null;
  connect = <T>(to: T) => to;
}
class Tone extends Node_ {
  #at = 0;
  start = (at: number) => (this.#at = at);
  stop = (at: number) => heard.push(`tone ${this.frequency.value} ${Math.round((at - this.#at) * 1000)} ms`);
}
class Noise extends Node_ {
  start = () => heard.push(`paper ${this.buffer!.length / 48} ms`);
}
class FakeContext {
  state = 'running';
  currentTime = 0;
  sampleRate = 48_000;
  destination = new Node_();
  #gains: Node_[] = [];
  constructor() {
    contexts++;
    volume = () => this.#gains[0]!.gain.value;
  }
  createGain = () => {
    this.#gains.push(new Node_());
    return this.#gains.at(-1)!;
  };
  createOscillator = () => new Tone();
  createBufferSource = () => new Noise();
  createBiquadFilter = () => new Node_();
  createBuffer = (_: number, length: number) => ({ length, getChannelData: () => new Float32Array(length) });
}

const kept = new Map<string, string>();
vi.stubGlobal('AudioContext', FakeContext);
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
vi.stubGlobal('document', { documentElement: { dataset: {}, classList: { toggle: () => undefined } } });

const load = async () => {
  vi.resetModules();
  const { makeSound } = await import('./sound');
  const { settings } = await import('./settings.svelte');
  return { makeSound, settings };
};

beforeEach(() => {
  kept.clear();
  heard = [];
  contexts = 0;
});

const all: Sound[] = ['slide', 'tap', 'knock', 'up', 'down', 'bell'];

test('nothing sounds before it is switched on', async () => {
  const { makeSound } = await load();
  makeSound(...all);
  expect(contexts).toBe(0);
  expect(heard).toEqual([]);
});

test('every sound, each shorter than 400 ms', async () => {
  const { makeSound, settings } = await load();
  settings.sound = true;
  const once = (sound: Sound) => {
    heard = [];
    makeSound(sound);
    return heard;
  };
  expect(once('slide')).toEqual(['paper 180 ms']);
  expect(once('tap')).toEqual(['tone 900 50 ms']);
  expect(once('knock')).toEqual(['tone 150 160 ms']);
  expect(once('up')).toEqual(['tone 523 180 ms', 'tone 784 220 ms']);
  expect(once('down')).toEqual(['tone 784 180 ms', 'tone 523 220 ms']);
  expect(once('bell')).toEqual(['tone 1318 380 ms']);
  expect(contexts).toBe(1);
});

test('what comes together sounds once of each kind', async () => {
  const { makeSound, settings } = await load();
  settings.sound = true;
  makeSound('slide', 'knock', 'knock');
  expect(heard).toEqual(['paper 180 ms', 'tone 150 160 ms']);
});

test('one volume for all, kept for the next visit', async () => {
  const { makeSound, settings } = await load();
  settings.sound = true;
  settings.volume = 0.3;
  makeSound('knock');
  expect(volume()).toBe(0.3);
  settings.volume = 7;
  const later = await load();
  expect(later.settings.volume).toBe(1);
  expect(later.settings.sound).toBe(true);
});
