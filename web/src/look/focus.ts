// Where the keyboard is.

/** Goes there by a key: the rim shows, also if the mouse was used before (WebKit needs to be told). */
export function focusByKey(node: HTMLElement | null | undefined, preventScroll = false): void {
  node?.focus({ focusVisible: true, preventScroll });
}

const SIDEWAYS = new Set(['ArrowLeft', 'ArrowRight']);
const UP_OR_DOWN = new Set(['ArrowUp', 'ArrowDown']);

/** Up and down scroll a page that is longer than the window. */
function isFree(key: string): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return SIDEWAYS.has(key) || (UP_OR_DOWN.has(key) && scrollHeight <= clientHeight);
}

/** The focus is on no thing, only on the page: after a press beside everything, or in browsers where a
 *  press on a button does not focus it. */
export function onPageItself(target: EventTarget | null): boolean {
  const node = target as HTMLElement | null;
  return !!node && (node === node.ownerDocument?.body || node.id === 'content');
}

/** Arrow keys that nobody else has a use for enter the hand, where it was left. */
export function arrowsEnterHand(event: KeyboardEvent): boolean {
  if (event.shiftKey || !onPageItself(event.target) || !isFree(event.key)) return false;
  const cards = [...document.querySelectorAll<HTMLElement>('#content [data-card]')];
  const left = cards.find((card) => card.getAttribute('tabindex') === '0') ?? cards[0];
  if (!left) return false;
  event.preventDefault();
  focusByKey(left);
  return true;
}
