// What a player has chosen for this device.
import type { Lang } from '../protocol/types';
import { load, save } from './store';

export type Theme = 'system' | 'dark' | 'light';
/** How fast what happens is shown: `press` waits until somebody wants to go on. */
export type Tempo = 'calm' | 'brisk' | 'instant' | 'press';

interface Kept {
  lang: Lang;
  theme: Theme;
  /** Less motion than the system asks for. */
  still: boolean;
  tempo: Tempo;
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  /** What to call the person at this device. */
  name: string;
}

const STORE = 'penta.settings';
const prefersLight = () => matchMedia('(prefers-color-scheme: light)').matches;
const systemLang = (): Lang => (navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en');

class Settings {
  #kept = $state<Kept>({
    lang: systemLang(),
    theme: 'system',
    still: false,
    // Where bots take no time, nothing else does unless somebody asks for it: tests do.
    tempo: load<number | null>('penta.pace', null) === 0 ? 'instant' : 'calm',
    sound: false,
    volume: 0.7,
    name: '',
    ...load<Partial<Kept>>(STORE, {}),
  });

  get lang(): Lang {
    return this.#kept.lang;
  }
  set lang(lang: Lang) {
    this.#set({ lang });
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#set({ theme });
  }
  get still(): boolean {
    return this.#kept.still;
  }
  set still(still: boolean) {
    this.#set({ still });
  }
  get tempo(): Tempo {
    return this.#kept.tempo;
  }
  set tempo(tempo: Tempo) {
    this.#set({ tempo });
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#set({ sound });
  }
  get volume(): number {
    return this.#kept.volume;
  }
  set volume(volume: number) {
    this.#set({ volume: Math.max(0, Math.min(1, volume)) });
  }
  get name(): string {
    return this.#kept.name;
  }
  set name(name: string) {
    this.#set({ name: name.slice(0, 24) });
  }

  /** Whether the light table is shown now. */
  get light(): boolean {
    return this.theme === 'system' ? prefersLight() : this.theme === 'light';
  }

  /** How long a bot takes at least; tests make it 0. */
  get pace(): number | undefined {
    const pace = load<number | null>('penta.pace', null);
    return pace === null ? undefined : pace;
  }

  show(): void {
    const root = document.documentElement;
    root.lang = this.lang;
    root.classList.toggle('still', this.still);
    if (this.theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = this.theme;
  }

  #set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    save(STORE, $state.snapshot(this.#kept));
    this.show();
  }
}

export const settings = new Settings();
