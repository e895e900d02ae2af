// Cards that lie elsewhere now come from where they lay: from another place on the table, or from their owner's deck.
import { stillness } from './motion';

/** More at once is no move of the match: somebody looks at another moment of it. */
const MOST = 16;
const NEAR = 6;
/** "2:17" is of seat 2. */
const ownerOf = (card: string): number => Number(card.split(':')[0]);

export class Travel {
  #lay = new Map<string, { node: Element; box: DOMRect }>();
  #decks = new Map<number, DOMRect>();

  /** Right before the table changes. */
  leave(board: HTMLElement): void {
    this.#lay.clear();
    if (stillness()) return;
    for (const node of board.querySelectorAll<HTMLElement>('[data-card]')) this.#lay.set(node.dataset['card']!, { node, box: node.getBoundingClientRect() });
    for (const node of board.querySelectorAll<HTMLElement>('[data-deck]')) this.#decks.set(Number(node.dataset['deck']), node.getBoundingClientRect());
  }

  /** And right after: a card has a node of its own wherever it lies. */
  arrive(board: HTMLElement): void {
    if (stillness() || this.#lay.size === 0) return;
    const come = [...board.querySelectorAll<HTMLElement>('[data-card]')].flatMap((node) => {
      const sleeve = node.dataset['card']!;
      const old = this.#lay.get(sleeve);
      const from = old ? old.box : this.#decks.get(ownerOf(sleeve));
      return old?.node === node || !from || from.width === 0 ? [] : [{ node, from }];
    });
    if (come.length > MOST) return;
    for (const { node, from } of come) {
      const box = node.getBoundingClientRect();
      const [dx, dy] = [from.x - box.x, from.y - box.y];
      if (box.width === 0 || Math.hypot(dx, dy) < NEAR) continue;
      node.animate(
        [{ transformOrigin: '0 0', transform: `translate(${dx}px, ${dy}px) scale(${from.width / box.width})` }, { transformOrigin: '0 0', transform: 'none' }],
        { duration: 320, easing: 'cubic-bezier(.2,.8,.2,1)' },
      );
    }
  }
}
