// A finger that rests on a card reads it.

const LONG = 480;
const STILL = 8;

/** To be attached to what holds the cards: `read` gets the one that a finger has rested on. */
export function longPress(read: (card: string) => void): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let swallow = false;
    const stop = () => clearTimeout(timer);
    const down = (event: PointerEvent) => {
      stop();
      swallow = false;
      const card = (event.target as HTMLElement).closest<HTMLElement>('[data-card]')?.dataset['card'];
      if (event.pointerType === 'mouse' || !card) return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        swallow = true;
        read(card);
      }, LONG);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) stop();
    };
    /** The press that has opened it does nothing else. */
    const click = (event: MouseEvent) => {
      if (!swallow) return;
      swallow = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: MouseEvent) => {
      if ((event.target as HTMLElement).closest('[data-card]')) event.preventDefault();
    };
    const all: [string, EventListener, boolean?][] = [
      ['pointerdown', down as EventListener], ['pointermove', move as EventListener], ['pointerup', stop], ['pointercancel', stop],
      ['click', click as EventListener, true], ['contextmenu', menu as EventListener],
    ];
    for (const [kind, run, capture] of all) node.addEventListener(kind, run, capture ?? false);
    return () => {
      stop();
      for (const [kind, run, capture] of all) node.removeEventListener(kind, run, capture ?? false);
    };
  };
}
