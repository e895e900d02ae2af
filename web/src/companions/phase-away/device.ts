// What a companion asks of the device: a screen that stays awake, a call, and to be alone.
import { playSounds } from '../../lib/sound';

/** Keeps the screen awake while it is wanted, where the browser can. */
export class Awake {
  #lock: WakeLockSentinel | null = null;
  #wanted = false;

  want(wanted: boolean): void {
    this.#wanted = wanted;
    void this.#settle();
  }

  /** The page is seen again: the browser has taken the lock away meanwhile. */
  seen(): void {
    void this.#settle();
  }

  async #settle(): Promise<void> {
    try {
      if (!this.#wanted) {
        const lock = this.#lock;
        this.#lock = null;
        await lock?.release();
      } else if ((!this.#lock || this.#lock.released) && !document.hidden) {
        this.#lock = (await navigator.wakeLock?.request('screen')) ?? null;
        if (!this.#wanted) void this.#settle();
      }
    } catch {
      // Low battery, or not allowed: the screen goes dark as usual.
      this.#lock = null;
    }
  }
}

export function call(sound: boolean, vibration: boolean): void {
  if (sound) playSounds('up', 'bell', 'down');
  if (vibration) navigator.vibrate?.([220, 90, 220]);
}

/**
 * Says whether another tab holds the companion, now and whenever that changes. Where the browser has no
 * locks, whoever wrote last holds it.
 */
export function holdAlone(name: string, tell: (another: boolean) => void): () => void {
  const stop = new AbortController();
  if (!navigator.locks) {
    const written = (event: StorageEvent) => {
      if (event.key === name && event.newValue !== null) tell(true);
    };
    addEventListener('storage', written);
    return () => removeEventListener('storage', written);
  }
  const held = () => {
    tell(false);
    return new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve()));
  };
  void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
    if (lock) return held();
    tell(true);
    // In line behind the other tab.
    navigator.locks.request(name, { signal: stop.signal }, held).catch(() => undefined);
    return undefined;
  });
  return () => stop.abort();
}
