// What a page looks like at a size, measured: what is cut, hidden, beside the page or below its fold.
import type { Page } from '@playwright/test';

export interface Wanted {
  /** What one needs in order to act: all of it lies in the window, or in something that scrolls down. */
  needed?: string[];
  /** What has to be seen at once: it lies in the window, whatever scrolls. */
  sight?: string[];
  /** Names that must not touch each other, nor be shortened. */
  names?: readonly string[];
  /** What must not lie on each other, unless one is part of the other. Of words, their lines. */
  apart?: string[];
}

export interface Size {
  width: number;
  height: number;
}

/** As many sentences as there are flaws. */
export async function flawsAt(page: Page, size: Size, wanted: Wanted): Promise<string[]> {
  await page.setViewportSize(size);
  // Boards that measure themselves draw again, some of them twice.
  await page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
    await Promise.all(document.getAnimations().map((each) => {
      try {
        each.finish();
      } catch {
        // One without an end.
      }
      return undefined;
    }));
    await new Promise(requestAnimationFrame);
  });
  return page.evaluate(flaws, wanted);
}

/** Runs in the page. */
function flaws({ needed = [], sight = [], names = [], apart = [] }: Wanted): string[] {
  const ROUNDING = 1.5;
  const found = new Set<string>();
  const root = document.documentElement;
  const { clientWidth: width, clientHeight: height } = root;
  // Each is asked for again and again: once is enough while nothing moves.
  const styles = new Map<Element, CSSStyleDeclaration>();
  const style = (node: Element) => {
    const known = styles.get(node) ?? getComputedStyle(node);
    styles.set(node, known);
    return known;
  };
  const spoken = new Map<Element, boolean>();
  const call = (node: Element) => {
    const words = (node.getAttribute('aria-label') ?? node.textContent ?? '').trim().replace(/\s+/g, ' ');
    const kind = node.tagName.toLowerCase() + [...node.classList].filter((each) => !each.startsWith('svelte-'))
      .map((each) => `.${each}`).join('');
    return words ? `${kind} “${words.slice(0, 40)}”` : kind;
  };
  const ancestors = (node: Element) => {
    const all: Element[] = [];
    for (let at = node.parentElement; at && at !== root; at = at.parentElement) all.push(at);
    return all;
  };
  const isOpen = (node: Element) =>
    (node as HTMLElement).checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const onlySpoken = (node: Element): boolean => {
    const known = spoken.get(node);
    if (known !== undefined) return known;
    const here = node.matches('.visually-hidden, .skip') || style(node).clipPath === 'inset(50%)'
      || (!!node.parentElement && onlySpoken(node.parentElement));
    spoken.set(node, here);
    return here;
  };

  // The page itself.
  const wide = Math.max(root.scrollWidth, document.body.scrollWidth);
  if (wide > innerWidth) found.add(`the page is ${wide} px wide`);

  // What one needs.
  const scrollsDown = (node: Element) =>
    /auto|scroll/.test(style(node).overflowY) && node.scrollHeight > node.clientHeight + 1;
  const inWindow = (box: DOMRect) =>
    box.left >= -ROUNDING && box.right <= width + ROUNDING && box.top >= -ROUNDING && box.bottom <= height + ROUNDING;
  for (const selector of needed) {
    const all = [...document.querySelectorAll(selector)].filter((node) => isOpen(node) && !onlySpoken(node));
    if (all.length === 0) found.add(`there is no ${selector}`);
    for (const node of all) {
      const box = node.getBoundingClientRect();
      const scroller = ancestors(node).find(scrollsDown);
      const view = scroller?.getBoundingClientRect();
      const sideways = box.left < -ROUNDING || box.right > width + ROUNDING;
      if (scroller && view && inWindow(view) && !sideways) continue;
      if (!inWindow(box)) {
        const at = [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
        found.add(`${call(node)} lies outside the window: ${at}`);
      }
    }
  }

  for (const node of sight.flatMap((selector) => {
    const all = [...document.querySelectorAll(selector)];
    if (all.length === 0) found.add(`there is no ${selector}`);
    return all;
  })) {
    const box = node.getBoundingClientRect();
    const views = ancestors(node).filter(scrollsDown).map((each) => each.getBoundingClientRect());
    const within = views.every((view) => box.top >= view.top - ROUNDING && box.bottom <= view.bottom + ROUNDING);
    if (!inWindow(box) || !within) found.add(`${call(node)} is out of sight`);
  }

  // Text that something cuts off, or that stands beside the page.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    if (!node || !text.textContent?.trim() || !isOpen(node) || onlySpoken(node)) continue;
    if (node.closest('script, style, option, noscript, textarea')) continue;
    // Where a card only peeks out, it is its index that counts: see below.
    if (node.closest('.peeking') && !node.closest('.index')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const fixed = [node, ...ancestors(node)].some((each) => style(each).position === 'fixed');
    let scrolls = false;
    let shortened = false;
    for (const each of [node, ...ancestors(node)]) {
      const { overflowX, overflowY, textOverflow } = style(each);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = each.getBoundingClientRect();
      const right = box.right - edge.right;
      const left = edge.left - box.left;
      const past = Math.max(
        overflowX === 'hidden' || overflowX === 'clip' ? Math.max(left, right) : 0,
        overflowY === 'hidden' || overflowY === 'clip' ? Math.max(edge.top - box.top, box.bottom - edge.bottom) : 0,
      );
      if (/auto|scroll/.test(overflowX + overflowY)) {
        scrolls = true;
        break;
      }
      // Line boxes are higher than letters.
      if (past > 3 && textOverflow !== 'ellipsis') found.add(`${call(node)} is cut by ${call(each)}: ${Math.round(past)} px`);
      if (past > 3) {
        shortened = textOverflow === 'ellipsis';
        if (shortened && names.includes(text.textContent.trim())) found.add(`${call(node)} is shortened`);
        break;
      }
    }
    // A word of which a part stands in another line, without a hyphen.
    if (style(node).hyphens !== 'auto' && box.height > 1.6 * parseFloat(style(node).fontSize)) {
      for (const { 0: word, index } of text.textContent.matchAll(/[\p{L}\d]+/gu)) {
        const part = document.createRange();
        part.setStart(text, index);
        part.setEnd(text, index + word.length);
        const tops = new Set([...part.getClientRects()].filter((each) => each.width > 0).map(({ top }) => Math.round(top)));
        if (tops.size > 1) found.add(`${call(node)} breaks “${word}”`);
      }
    }
    if (!scrolls && !shortened && (box.left < -ROUNDING || box.right > width + ROUNDING)) {
      found.add(`${call(node)} stands beside the page`);
    }
    if (fixed && !scrolls && box.bottom > height + 3) found.add(`${call(node)} stands below the window`);
  }

  // Names that run into each other.
  const labels = [...document.querySelectorAll('body *')].filter((node) =>
    names.includes(node.textContent?.trim() ?? '') && node.children.length === 0 && isOpen(node)
    && !onlySpoken(node) && !node.closest('option, .log, .rail-log'));
  const place = (node: Element) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    const box = node.getBoundingClientRect();
    const right = style(node).overflowX === 'visible' ? text.right : Math.min(text.right, box.right);
    return { left: text.left, right, top: text.top + 3, bottom: text.bottom - 3 };
  };
  labels.forEach((one, i) => {
    for (const other of labels.slice(i + 1)) {
      const [a, b] = [place(one), place(other)];
      if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom && b.top < a.bottom) {
        found.add(`${call(one)} and ${call(other)} overlap`);
      }
    }
  });

  // Words and things that lie on each other.
  const things = [...document.querySelectorAll(apart.join(', ') || 'nothing')].filter((node) => isOpen(node) && !onlySpoken(node));
  const boxes = things.map((node) => {
    const view = ancestors(node).find(scrollsDown)?.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(node);
    const all = node.tagName === 'P' ? [...range.getClientRects()] : [node.getBoundingClientRect()];
    return all.map(({ left, right, top, bottom }) =>
      ({ left, right, top: Math.max(top, view?.top ?? top), bottom: Math.min(bottom, view?.bottom ?? bottom) }));
  });
  const DEEP = 4;
  type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
  const touch = (a: Edges, b: Edges) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > DEEP && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > DEEP;
  things.forEach((one, i) => {
    things.slice(i + 1).forEach((other, j) => {
      if (one.contains(other) || other.contains(one)) return;
      if (boxes[i]!.some((a) => boxes[i + 1 + j]!.some((b) => touch(a, b)))) found.add(`${call(one)} and ${call(other)} lie on each other`);
    });
  });

  // Each card of the own hand shows what it is: nothing lies on its index.
  for (const card of document.querySelectorAll('[data-card]')) {
    if (!isOpen(card)) continue;
    const signs = document.createTreeWalker(card.querySelector('.index') ?? card, NodeFilter.SHOW_TEXT);
    let sign: Node | null = null;
    for (let text = signs.nextNode(); text && !sign; text = signs.nextNode()) {
      const shown = text.parentElement && isOpen(text.parentElement) && !onlySpoken(text.parentElement);
      if (shown && text.textContent?.trim()) sign = text;
    }
    if (!sign) continue;
    const range = document.createRange();
    range.selectNodeContents(sign);
    const box = range.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < 0 || y < 0 || x > width || y > height) continue;
    const top = document.elementsFromPoint(x, y).find((each) => style(each).pointerEvents !== 'none');
    if (top && !card.contains(top) && !top.contains(card)) {
      found.add(`${card.getAttribute('data-card')} is hidden by ${call(top)}`);
    }
  }
  return [...found];
}
