// Estimates how likely each seat was to win. A worker of its own: a match that is played on this
// device meanwhile does not wait for it, and it needs nothing of that match's shelf.
import { Module, type Basics } from './module';

declare const self: DedicatedWorkerGlobalScope;

interface Exports extends Basics {
  penta_chances(address: number, size: number): number;
}

self.onmessage = async ({ data }: MessageEvent<{ wasm: string; question: string }>) => {
  try {
    const penta = await Module.load<Exports>(await fetch(data.wasm));
    const answer = penta.give(data.question, (address, size) => penta.text(penta.exports.penta_chances(address, size)));
    self.postMessage(answer);
  } catch (problem) {
    self.postMessage(JSON.stringify({ error: String(problem) }));
  }
};
