/** Seconds since `moment` has last changed; for a component, which ends it. */
export function patience(moment: () => unknown): { readonly seconds: number } {
  let seconds = $state(0);
  $effect(() => {
    moment();
    seconds = 0;
    const clock = setInterval(() => seconds++, 1000);
    return () => clearInterval(clock);
  });
  return {
    get seconds() {
      return seconds;
    },
  };
}
