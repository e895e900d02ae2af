// What is printed, piece by piece, and how the two sides of a sheet meet.

/** Both papers hold this much in the middle, in millimetres. */
export const PAPERS = {
  a4: { name: 'A4', css: 'A4', width: 210, height: 297 },
  letter: { name: 'US Letter', css: 'letter', width: 215.9, height: 279.4 },
} as const;
export type Paper = keyof typeof PAPERS;

export const TILE = 30;
export const TOKEN = 25;
export const COUNTER = 15;

/** Sheets of so many pieces; the last one may have fewer. */
export function sheetsOf<T>(pieces: readonly T[], perSheet: number): T[][] {
  const sheets: T[][] = [];
  for (let i = 0; i < pieces.length; i += perSheet) sheets.push(pieces.slice(i, i + perSheet));
  return sheets;
}

/**
 * The pieces of a sheet as they lie on its back: turned over the long edge, left and right change places
 * in every row. Places without a piece stay free.
 */
export function backOf<T>(pieces: readonly T[], columns: number): (T | null)[] {
  const rows = Math.ceil(pieces.length / columns);
  return Array.from({ length: rows * columns }, (_, i) => {
    const row = Math.floor(i / columns);
    return pieces[row * columns + (columns - 1 - (i % columns))] ?? null;
  });
}

export const times = <T>(count: number, piece: T): T[] => Array.from({ length: count }, () => piece);

export type TilePiece = 'start' | 'plain' | 'medi-center' | 'cargo-hold';
/** START and the 80 tiles of the bag. */
export const TILES: readonly TilePiece[] = [
  'start', ...times(60, 'plain' as const), ...times(10, 'medi-center' as const), ...times(10, 'cargo-hold' as const),
];

export type CounterPiece = { sign: 'money' | 'gem' | 'dust'; value: number } | { sign: 'mark' };
/** Loot marks are red squares on one side and blue discs on the other. */
export const COUNTERS: readonly CounterPiece[] = [
  ...times(30, { sign: 'money', value: 1 } as const), ...times(14, { sign: 'money', value: 5 } as const),
  ...times(8, { sign: 'money', value: 10 } as const), ...times(20, { sign: 'gem', value: 1 } as const),
  ...times(20, { sign: 'dust', value: 1 } as const), ...times(100, { sign: 'mark' } as const),
];

/** The board in four parts, to be joined: their columns and rows. */
export const BOARD_PARTS = [
  { columns: 'ABCDE', rows: '12345' }, { columns: 'FGHI', rows: '12345' },
  { columns: 'ABCDE', rows: '6789' }, { columns: 'FGHI', rows: '6789' },
] as const;
