import { tick } from 'svelte';

export interface Onward {
  /** Changes whenever a button may have gone. */
  moment: () => unknown;
  /** There is something to do. */
  may: () => boolean;
  /** A turn begins: then one goes on from any card, asked for or not. */
  begins?: () => boolean;
  /** What comes next. */
  next: () => HTMLElement | null | undefined;
}

/**
 * A button that has done its work is gone: whoever uses keys goes on with what comes next, once that
 * was asked for. For a component, which ends it.
 */
export function onward({ moment, may, begins = () => false, next }: Onward): { due: () => void } {
  let due = false;
  $effect(() => {
    moment();
    const first = begins();
    void tick().then(() => {
      const at = document.activeElement;
      if (!may() || (at !== document.body && !(first && at?.closest('[data-card]'))) || !(due || first)) return;
      due = false;
      next()?.focus({ preventScroll: true });
    });
  });
  return { due: () => (due = true) };
}
