// The emblems of Phase as vectors: of some 4,000 icons the page gets the paths that it draws.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { EMBLEMS } from '../src/games/phase/emblem-names.ts';

const NAME = 'virtual:emblems';
const OWN = `\0${NAME}`;

interface Icons {
  icons: Record<string, { body: string }>;
}

export function emblemPaths(): Record<string, string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as Icons;
  return Object.fromEntries(
    Object.entries(EMBLEMS).map(([title, name]) => {
      const paths = [...(icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
      if (paths.length === 0) throw new Error(`no icon ${name} for ${title}`);
      return [title, paths.join('')];
    }),
  );
}

export function emblems(): Plugin {
  return {
    name: 'penta-emblems',
    resolveId: (id) => (id === NAME ? OWN : undefined),
    load: (id) => (id === OWN ? `export default ${JSON.stringify(emblemPaths())}` : undefined),
  };
}
