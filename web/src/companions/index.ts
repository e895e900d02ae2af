// Which games have a companion for a real table. A new one adds its folder and one line here.
import type { Component } from 'svelte';

const keepers: Record<string, () => Promise<{ default: Component }>> = {
  'phase10-masters': () => import('./phase10-masters/Keeper.svelte'),
};

export const hasKeeper = (game: string): boolean => Object.hasOwn(keepers, game);

export async function keeperOf(game: string): Promise<Component | null> {
  return hasKeeper(game) ? (await keepers[game]!()).default : null;
}
