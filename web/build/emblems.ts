// The emblems of the games as vectors: of some 4,000 icons the page gets the paths that it draws.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { shortPath } from './short-path.ts';
import { EMBLEMS } from '../src/games/phase/emblem-names.ts';
import { PHAKTIONZ_EMBLEMS } from '../src/games/phaktionz/emblem-names.ts';
import { AWAY_EMBLEMS } from '../src/games/phase-away/emblem-names.ts';

/** What each game gets, by the module that it imports. */
const MODULES: Record<string, Readonly<Record<string, string>>> = {
  'virtual:emblems': EMBLEMS,
  'virtual:emblems-away': AWAY_EMBLEMS,
  'virtual:emblems-phaktionz': PHAKTIONZ_EMBLEMS,
};

interface Icons {
  icons: Record<string, { body: string }>;
}

export function emblemPaths(names: Readonly<Record<string, string>>): Record<string, string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as Icons;
  return Object.fromEntries(
    Object.entries(names).map(([title, name]) => {
      const paths = [...(icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
      if (paths.length === 0) throw new Error(`no icon ${name} for ${title}`);
      // Of 512 units in a picture, parts of one are less than anybody sees, and digits do not compress.
      return [title, paths.map((path) => shortPath(path!)).join('')];
    }),
  );
}

export function emblems(): Plugin {
  return {
    name: 'penta-emblems',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load: (id) => {
      const names = MODULES[id.replace(/^\0/, '')];
      return names && `export default ${JSON.stringify(emblemPaths(names))}`;
    },
  };
}
