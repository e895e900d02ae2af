// Names of cards in a sentence of the log.

export interface NamedCard {
  words: string;
  card: string;
}

/** A piece of a sentence: plain, or the name of a card. */
export interface Piece {
  text: string;
  card: string | null;
  /** What stands right behind a name, such as a full stop: no line begins with it. */
  tail?: string;
}

const TAIL = /^[.,:;!?)]+/;
const LETTER = /[\p{L}\p{N}]/u;

/**
 * Cuts a sentence at the names in it: the longest one where several begin, and only whole words. Quotation
 * marks stay with the name, so that no line ends between them.
 */
export function piecesOf(text: string, names: readonly NamedCard[]): Piece[] {
  const pieces: Piece[] = [];
  const first = new Set(names.map(({ words }) => words[0]));
  let plain = 0;
  for (let at = 0; at < text.length; at++) {
    if (!first.has(text[at]!)) continue;
    if (at > 0 && LETTER.test(text[at - 1]!)) continue;
    const here = names
      .filter(({ words }) => text.startsWith(words, at) && !LETTER.test(text[at + words.length] ?? ''))
      .sort((a, b) => b.words.length - a.words.length)[0];
    if (!here) continue;
    const quoted = text[at - 1] === '„' && text[at + here.words.length] === '“' ? 1 : 0;
    const from = at - quoted;
    if (from > plain) pieces.push({ text: text.slice(plain, from), card: null });
    plain = at + here.words.length + quoted;
    const name = text.slice(from, plain);
    const tail = TAIL.exec(text.slice(plain))?.[0] ?? '';
    pieces.push({ text: name, card: here.card, ...(tail && { tail }) });
    plain += tail.length;
    at = plain - 1;
  }
  if (plain < text.length || pieces.length === 0) pieces.push({ text: text.slice(plain), card: null });
  return pieces;
}
