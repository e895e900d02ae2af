// A few short sounds, made and not loaded. Off until switched on, never needed.
import type { Sound } from '../games';
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

function tone(at: number, frequency: number, seconds: number, volume: number, type: OscillatorType) {
  const oscillator = context!.createOscillator();
  const gain = context!.createGain();
  oscillator.type = type;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  oscillator.connect(gain).connect(context!.destination);
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
  source.connect(filter).connect(context!.destination);
  source.start(at);
}

export function makeSound(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const now = context.currentTime;
  if (sound === 'slide') paper(now, 0.18);
  else if (sound === 'tap') tone(now, 900, 0.05, 0.05, 'sine');
  else if (sound === 'knock') tone(now, 150, 0.16, 0.22, 'triangle');
  else if (sound === 'bell') tone(now, 1318, 0.38, 0.1, 'sine');
  else {
    const [first, second] = sound === 'up' ? [523, 784] : [784, 523];
    tone(now, first!, 0.18, 0.09, 'sine');
    tone(now + 0.16, second!, 0.22, 0.09, 'sine');
  }
}
