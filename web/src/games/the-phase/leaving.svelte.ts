import { untrack } from 'svelte';

/** How long the cards take. */
const AWAY = 420;

/** Whether the cards of a trick that has rested are still on their way: what comes next is said after them. */
export function leaving(rests: () => boolean): { readonly now: boolean } {
  let now = $state(false);
  let rested = false;
  $effect(() => {
    const resting = rests();
    now = rested && !resting;
    rested = resting;
    if (!untrack(() => now)) return;
    const timer = setTimeout(() => (now = false), AWAY);
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
