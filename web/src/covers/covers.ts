// The five games in the order of the shelf. What is printed on a cover stands here, because a game
// that is not built yet cannot say it.
export type CoverId = 'phase' | 'the-phase' | 'phase10-masters' | 'phase-away' | 'phaktionz';

export interface CoverInfo {
  id: CoverId;
  name: string;
  players: [number, number];
  minutes?: [number, number];
  about: 'aboutPhase' | 'aboutThePhase' | 'aboutPhase10' | 'aboutPhaseAway' | 'aboutPhaktionz';
}

export const covers: CoverInfo[] = [
  { id: 'phase', name: 'Phase', players: [2, 5], about: 'aboutPhase' },
  { id: 'the-phase', name: 'THE Phase', players: [3, 6], minutes: [15, 45], about: 'aboutThePhase' },
  {
    id: 'phase10-masters', name: 'Phase 10 Masters', players: [2, 4], minutes: [60, 90],
    about: 'aboutPhase10',
  },
  { id: 'phase-away', name: 'Phase Away', players: [2, 5], minutes: [30, 30], about: 'aboutPhaseAway' },
  { id: 'phaktionz', name: 'Phaktionz', players: [2, 2], about: 'aboutPhaktionz' },
];

export const coverOf = (game: string): CoverInfo | undefined =>
  covers.find((cover) => cover.id === game);
