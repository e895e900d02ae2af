/** Nothing travels: the player or the system asks for stillness. */
export const stillness = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.classList.contains('still');
