// A few short sounds, made and not loaded. Off until switched on, never needed.
import type { Sound } from '../games';
import { settings } from './settings.svelte';

let context: AudioContext | null = null;
/** All sounds go through it: the one volume. */
let master: GainNode | null = null;

function tone(at: number, frequency: number, seconds: number, volume: number, type: OscillatorType) {
  const oscillator = context!.createOscillator();
  const gain = context!.createGain();
  oscillator.type = type;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  oscillator.connect(gain).connect(master!);
  oscillator.start(at);
  oscillator.stop(at + seconds);
}

function paper(at: number, seconds: number) {
  const size = Math.floor(context!.sampleRate * seconds);
  const buffer = context!.createBuffer(1, size, context!.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < size; i++) {
    data[i] = (Math.random() * 2 - 1) * Math.sin((Math.PI * i) / size) * 0.12;
  }
  const source = context!.createBufferSource();
  const filter = context!.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = 2600;
  source.buffer = buffer;
  source.connect(filter).connect(master!);
  source.start(at);
}

const sounds: Record<Sound, (at: number) => void> = {
  slide: (at) => paper(at, 0.18),
  tap: (at) => tone(at, 900, 0.05, 0.07, 'sine'),
  knock: (at) => tone(at, 150, 0.16, 0.3, 'triangle'),
  bell: (at) => tone(at, 1318, 0.38, 0.14, 'sine'),
  up: (at) => notes(at, 523, 784),
  down: (at) => notes(at, 784, 523),
};

function notes(at: number, first: number, second: number) {
  tone(at, first, 0.18, 0.12, 'sine');
  tone(at + 0.16, second, 0.22, 0.12, 'sine');
}

/** What sounds together would only be noise: each kind once, one after the other. */
const APART = 0.2;

export function makeSound(...wanted: Sound[]): void {
  if (settings.sound) playSounds(...wanted);
}

/** Whatever the settings of the table say: a companion has a switch of its own. */
export function playSounds(...wanted: Sound[]): void {
  if (wanted.length === 0 || typeof AudioContext === 'undefined') return;
  if (!context || !master) {
    context = new AudioContext();
    master = context.createGain();
    master.connect(context.destination);
  }
  // A page that was loaded anew may sound only after somebody pressed something.
  if (context.state === 'suspended') void context.resume();
  master.gain.value = settings.volume;
  [...new Set(wanted)].forEach((sound, i) => sounds[sound](context!.currentTime + i * APART));
}
