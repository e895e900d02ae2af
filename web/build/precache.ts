// Writes the list of everything the page consists of into the service worker, and puts the
// WebAssembly build beside the page.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const PLACEHOLDER = '__PENTA_FILES__';
const wasmFile = () => process.env['PENTA_WASM'] ?? join(import.meta.dirname, '../../build/wasm/penta.wasm');

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** `penta.wasm` from the C++ build: served in development, copied into a build. */
export function wasmBesideThePage(): Plugin {
  return {
    name: 'penta-wasm',
    configureServer(server) {
      server.middlewares.use('/penta.wasm', (_request, response, next) => {
        if (!existsSync(wasmFile())) return next();
        response.setHeader('Content-Type', 'application/wasm');
        response.end(readFileSync(wasmFile()));
      });
    },
    generateBundle() {
      if (existsSync(wasmFile())) {
        this.emitFile({ type: 'asset', fileName: 'penta.wasm', source: readFileSync(wasmFile()) });
      }
    },
  };
}

/** Fills the placeholder in `sw.js`; the version changes with the content of any file. */
export function precacheList(publicFolder: string): Plugin {
  return {
    name: 'penta-precache',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const worker = Object.values(bundle).find((file) => file.fileName === 'sw.js');
      if (!worker || worker.type !== 'chunk') return;
      const hash = createHash('sha256');
      const names = new Set<string>(['index.html', 'penta.wasm']);
      for (const file of Object.values(bundle)) {
        if (file.fileName === 'sw.js') continue;
        names.add(file.fileName);
        hash.update(file.fileName);
        hash.update(file.type === 'chunk' ? file.code : file.source);
      }
      for (const name of filesUnder(publicFolder)) {
        if (name.endsWith('.txt')) continue;
        names.add(name);
        hash.update(name);
        hash.update(readFileSync(join(publicFolder, name)));
      }
      const list = { version: hash.digest('hex').slice(0, 16), files: [...names].sort() };
      const json = JSON.stringify(list);
      worker.code = worker.code.replace(new RegExp(`["'\`]${PLACEHOLDER}["'\`]`), () => json);
    },
  };
}
