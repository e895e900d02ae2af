// Which games have a companion for a real table, and sheets to print. A new one adds its folder and one
// line here.
import type { Component } from 'svelte';
import type { IconName } from '../look/icons';

interface Companion {
  /** What it is called, as a text of the page. */
  name: 'scoreKeeper' | 'companionApp';
  icon: IconName;
  load: () => Promise<{ default: Component }>;
  /** Sheets to print, if the game has some. */
  sheets?: () => Promise<{ default: Component }>;
}

const companions: Record<string, Companion> = {
  'phase10-masters': { name: 'scoreKeeper', icon: 'calculator', load: () => import('./phase10-masters/Keeper.svelte') },
  'phase-away': {
    name: 'companionApp', icon: 'monitor-smartphone', load: () => import('./phase-away/Companion.svelte'),
    sheets: () => import('./phase-away/print/Sheets.svelte'),
  },
};

export const companionOf = (game: string): Companion | null =>
  Object.hasOwn(companions, game) ? companions[game]! : null;

export async function keeperOf(game: string): Promise<Component | null> {
  return (await companionOf(game)?.load())?.default ?? null;
}

export async function sheetsOf(game: string): Promise<Component | null> {
  return (await companionOf(game)?.sheets?.())?.default ?? null;
}
