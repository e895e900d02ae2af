import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseInline, parseMarkdown } from './markdown';
import { PICTURES as phase10 } from '../games/phase10-masters/pictures';
import { PICTURES as thePhase } from '../games/the-phase/pictures';

const plain = (text: string) => [{ kind: 'text', text }];

test('headings, paragraphs and lists that go over several lines', () => {
  expect(parseMarkdown('# One\nTwo\nthree\n\n- four\n  five\n- six\n1. seven')).toEqual([
    { kind: 'heading', level: 1, parts: plain('One') },
    { kind: 'paragraph', parts: plain('Two three') },
    { kind: 'list', ordered: false, items: [plain('four five'), plain('six')] },
    { kind: 'list', ordered: true, items: [plain('seven')] },
  ]);
});

test('tables', () => {
  expect(parseMarkdown('| a | b |\n|---|:--:|\n| 1 | **2** |\n\nend')).toEqual([
    {
      kind: 'table',
      head: [plain('a'), plain('b')],
      rows: [[plain('1'), [{ kind: 'strong', parts: plain('2') }]]],
    },
    { kind: 'paragraph', parts: plain('end') },
  ]);
});

test('bold, emphasis and code', () => {
  expect(parseInline('a **b `c`** *d* e*f')).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'strong', parts: [{ kind: 'text', text: 'b ' }, { kind: 'code', text: 'c' }] },
    { kind: 'text', text: ' ' },
    { kind: 'emphasis', parts: plain('d') },
    { kind: 'text', text: ' e*f' },
  ]);
});

test('a letter with an index', () => {
  expect(parseInline('S_max 10, snake_case')).toEqual([
    { kind: 'index', text: 'S', below: 'max' },
    { kind: 'text', text: ' 10, snake_case' },
  ]);
});

test('a picture stands between blocks, with its words', () => {
  expect(parseMarkdown('one\n![The 3 takes **it**.](trick)\n![Two](follow-up)')).toMatchObject([
    { kind: 'paragraph' },
    { kind: 'picture', name: 'trick', parts: [{ kind: 'text' }, { kind: 'strong' }, { kind: 'text' }] },
    { kind: 'picture', name: 'follow-up', parts: plain('Two') },
  ]);
  expect(parseMarkdown('![not](a/path.png)')).toMatchObject([{ kind: 'paragraph' }]);
});

test('markup stays text', () => {
  const text = '<img src=x onerror=alert(1)>';
  expect(parseMarkdown(text)).toEqual([{ kind: 'paragraph', parts: plain(text) }]);
});

test('a lone bar, an open fence and an empty text come to an end', () => {
  expect(parseMarkdown('| not a table')).toHaveLength(1);
  expect(parseMarkdown('```\ncode')).toEqual([{ kind: 'code', text: 'code' }]);
  expect(parseMarkdown('')).toEqual([]);
});

test.each([
  { folder: 'the_phase', drawn: thePhase },
  { folder: 'phase10_masters', drawn: phase10 },
])('the rules of $folder have the same pictures in both languages, and all can be drawn', ({ folder, drawn }) => {
  const named = (lang: string) => {
    const file = new URL(`../../../games/${folder}/rules.${lang}.md`, import.meta.url);
    return parseMarkdown(readFileSync(file, 'utf8')).flatMap((block) => (block.kind === 'picture' ? block.name : []));
  };
  expect(named('de')).toEqual(named('en'));
  expect([...named('en')].sort()).toEqual([...drawn].sort());
});

test.each(['en', 'de'])('the rules of THE Phase (%s) are read whole', (lang) => {
  const file = new URL(`../../../games/the_phase/rules.${lang}.md`, import.meta.url);
  const text = readFileSync(file, 'utf8');
  const blocks = parseMarkdown(text);
  expect(blocks[0]).toMatchObject({ kind: 'heading', level: 1 });
  const words = JSON.stringify(blocks);
  for (const word of text.match(/[\p{L}]{4,}/gu) ?? []) expect(words).toContain(word);
});
