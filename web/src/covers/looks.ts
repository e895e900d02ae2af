// Ground, ink and drawing of each cover.
import type { Component } from 'svelte';
import type { CoverId } from './covers';
import Phase10Art from './Phase10Art.svelte';
import PhaktionzArt from './PhaktionzArt.svelte';
import PhaseArt from './PhaseArt.svelte';
import PhaseAwayArt from './PhaseAwayArt.svelte';
import ThePhaseArt from './ThePhaseArt.svelte';

export interface CoverLook {
  centre: string;
  edge: string;
  ink: string;
  art: Component<{ lit: boolean }>;
}

export const looks: Record<CoverId, CoverLook> = {
  phase: { centre: '#4d362b', edge: '#1a1210', ink: '#e8d9b8', art: PhaseArt },
  'the-phase': { centre: '#f8f2e3', edge: '#ddd2ba', ink: '#1d1e1c', art: ThePhaseArt },
  'phase10-masters': { centre: '#d4573a', edge: '#9c3018', ink: '#fbf0dc', art: Phase10Art },
  'phase-away': { centre: '#1a4152', edge: '#07131a', ink: '#e3f0f2', art: PhaseAwayArt },
  phaktionz: { centre: '#4b2f5b', edge: '#1a0f22', ink: '#f2ddd0', art: PhaktionzArt },
};
