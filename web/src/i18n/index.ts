// `t('key', …)` is the text in the chosen language; a component that shows it follows a change.
import { settings } from '../lib/settings.svelte';
import type { Lang } from '../protocol/types';
import { de } from './de';
import { en, type Catalogue } from './en';

export const catalogues: Record<Lang, Catalogue> = { en, de };

type TextKey = { [K in keyof Catalogue]: Catalogue[K] extends string ? K : never }[keyof Catalogue];
type SentenceKey = {
  [K in keyof Catalogue]: Catalogue[K] extends (...values: never[]) => string ? K : never;
}[keyof Catalogue];

export function t(key: TextKey): string;
export function t<K extends SentenceKey>(key: K, ...values: Parameters<Catalogue[K]>): string;
export function t(key: TextKey | SentenceKey, ...values: unknown[]): string {
  const text = catalogues[settings.lang][key] as string | ((...values: unknown[]) => string);
  return typeof text === 'string' ? text : text(...values);
}

export const keysHelp = () => catalogues[settings.lang].keys;
