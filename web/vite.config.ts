import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { compressedTwins } from './build/compress.ts';
import { emblems } from './build/emblems.ts';
import { precacheList, wasmBesideThePage } from './build/precache.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  // Relative, so that an exported page also works in a folder of some web host.
  base: './',
  plugins: [svelte(), emblems(), wasmBesideThePage(), precacheList(here('./public')), compressedTwins()],
  // Components under test are mounted in the browser tests only; the logic runs in Node.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { main: here('./index.html'), sw: here('./src/sw.ts') },
      output: {
        entryFileNames: (chunk: { name: string }) =>
          chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js',
      },
    },
  },
  worker: { format: 'es' as const },
  server: { proxy: { '/ws': { target: 'ws://127.0.0.1:7777', ws: true } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
}));
