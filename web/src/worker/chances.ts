// Estimates how likely each seat was to win. A worker of its own: a match that is played on this
// device meanwhile does not wait for it, and it needs nothing of that match's shelf.
import { Hall } from './hall';

declare const self: DedicatedWorkerGlobalScope;

self.onmessage = async ({ data }: MessageEvent<{ wasm: string; question: string }>) => {
  try {
    const hall = await Hall.load(await fetch(data.wasm));
    self.postMessage(hall.chances(data.question));
  } catch (problem) {
    self.postMessage(JSON.stringify({ error: String(problem) }));
  }
};
