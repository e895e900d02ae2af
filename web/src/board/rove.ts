// One stop of the Tab key for a row of cards; arrow keys walk in it.

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** To be attached to what holds the cards. */
export function rove(group: HTMLElement): () => void {
  const all = () => [...group.querySelectorAll<HTMLElement>(':scope > button, :scope > * > button.thing')];
  let at: HTMLElement | null = null;
  const settle = () => {
    const cards = all();
    if (!at || !cards.includes(at)) at = cards.find((card) => card.getAttribute('aria-disabled') !== 'true') ?? cards[0] ?? null;
    for (const card of cards) card.tabIndex = card === at ? 0 : -1;
  };
  const onfocus = ({ target }: FocusEvent) => {
    const card = (target as HTMLElement).closest<HTMLElement>('button');
    if (card && all().includes(card)) at = card;
    settle();
  };
  const onkey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const cards = all();
    const here = cards.indexOf(document.activeElement as HTMLElement);
    if (step === undefined || here < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    cards[(here + step + cards.length) % cards.length]?.focus();
  };
  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true, attributeFilter: ['aria-disabled'] });
  group.addEventListener('focusin', onfocus);
  group.addEventListener('keydown', onkey);
  settle();
  return () => {
    watch.disconnect();
    group.removeEventListener('focusin', onfocus);
    group.removeEventListener('keydown', onkey);
  };
}
