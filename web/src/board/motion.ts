/** Nothing travels: the player or the system asks for stillness. */
export const stillness = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.classList.contains('still');

/** What is on its way is there: nobody has to wait for a picture. Lights may go on fading. */
export function finishMotions(within: HTMLElement | undefined): void {
  for (const motion of within?.getAnimations({ subtree: true }) ?? []) {
    if (motion instanceof CSSAnimation || motion instanceof CSSTransition) continue;
    motion.finish();
  }
}
