// The part of Markdown that rules are written in, as a tree. A component makes elements of it, so
// that no text can become markup.

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis'; parts: Inline[] }
  | { kind: 'code'; text: string }
  /** S_max: a letter and what stands below it. */
  | { kind: 'index'; text: string; below: string };

export type Block =
  | { kind: 'heading'; level: number; parts: Inline[] }
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; text: string }
  /** Drawn by the game: its name for it, and the words below it. */
  | { kind: 'picture'; name: string; parts: Inline[] };

const INLINE = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|\b([A-Z])_([a-z]+)\b/;

export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let rest = text;
  for (let match = INLINE.exec(rest); match; match = INLINE.exec(rest)) {
    if (match.index > 0) parts.push({ kind: 'text', text: rest.slice(0, match.index) });
    const [whole, code, strong, emphasis, letter, below] = match;
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (strong !== undefined) parts.push({ kind: 'strong', parts: parseInline(strong) });
    else if (emphasis !== undefined) parts.push({ kind: 'emphasis', parts: parseInline(emphasis) });
    else parts.push({ kind: 'index', text: letter!, below: below! });
    rest = rest.slice(match.index + whole.length);
  }
  if (rest !== '') parts.push({ kind: 'text', text: rest });
  return parts;
}

const BULLET = /^\s*[-*]\s+(.*)$/;
const NUMBERED = /^\s*\d+[.)]\s+(.*)$/;
const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/;
const PICTURE = /^!\[(.*)\]\(([a-z-]+)\)$/;
const RULER = /^\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?$/;

const startsBlock = (line: string) =>
  line.trim() === '' || PICTURE.test(line) || HEADING.test(line) || BULLET.test(line) || NUMBERED.test(line) ||
  line.startsWith('|') || line.startsWith('```');

const cells = (line: string): Inline[][] =>
  line.trim().replace(/^\|/, '').replace(/\|$/, '').split('|').map((cell) => parseInline(cell.trim()));

export function parseMarkdown(text: string): Block[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const blocks: Block[] = [];
  let at = 0;
  const line = () => lines[at] ?? '';
  const more = () => at < lines.length;

  // An item or a paragraph goes on until something else begins.
  const continued = (first: string): string => {
    let words = first.trim();
    at++;
    while (more() && !startsBlock(line())) words += ' ' + lines[at++]!.trim();
    return words;
  };

  while (more()) {
    const heading = HEADING.exec(line());
    const picture = PICTURE.exec(line());
    const item = BULLET.exec(line()) ?? NUMBERED.exec(line());
    if (line().trim() === '') {
      at++;
    } else if (picture) {
      blocks.push({ kind: 'picture', name: picture[2]!, parts: parseInline(picture[1]!) });
      at++;
    } else if (heading) {
      blocks.push({ kind: 'heading', level: heading[1]!.length, parts: parseInline(heading[2]!) });
      at++;
    } else if (line().startsWith('```')) {
      const code: string[] = [];
      for (at++; more() && !line().startsWith('```'); at++) code.push(line());
      at++;
      blocks.push({ kind: 'code', text: code.join('\n') });
    } else if (line().startsWith('|') && RULER.test(lines[at + 1] ?? '')) {
      const head = cells(line());
      const rows: Inline[][][] = [];
      for (at += 2; line().startsWith('|'); at++) rows.push(cells(line()));
      blocks.push({ kind: 'table', head, rows });
    } else if (item) {
      const ordered = !BULLET.test(line());
      const same = ordered ? NUMBERED : BULLET;
      const items: Inline[][] = [];
      for (let next = same.exec(line()); next; next = same.exec(line())) {
        items.push(parseInline(continued(next[1]!)));
      }
      blocks.push({ kind: 'list', ordered, items });
    } else {
      blocks.push({ kind: 'paragraph', parts: parseInline(continued(line())) });
    }
  }
  return blocks;
}
