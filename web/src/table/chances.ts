// How likely each seat was to win after each turn: asked of this device's own WebAssembly.
import type { Chances } from '../look/chances';

export const CONTINUATIONS = 500;

/** Throws when it cannot be estimated here. `after` are entries as the viewer counts them. */
export function estimate(record: unknown, viewer: number | null, after: number[]): Promise<Chances> {
  const worker = new Worker(new URL('../worker/chances.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<Chances>((resolve, reject) => {
    worker.onerror = () => reject(new Error('no worker'));
    worker.onmessage = ({ data }: MessageEvent<string>) => {
      const { chances, error } = JSON.parse(data) as { chances?: Chances; error?: string };
      if (chances) resolve(chances);
      else reject(new Error(error));
    };
  });
  const question = JSON.stringify({ record, viewer, after, continuations: CONTINUATIONS });
  worker.postMessage({ wasm: new URL('penta.wasm', document.baseURI).href, question });
  return answer.finally(() => worker.terminate());
}
