/** The lit part of a moon of radius r around (0, 0): 1 crescent, 2 half, 3 gibbous, 4 full. */
export function litPath(phase: number, r: number): string {
  if (phase <= 0) return '';
  if (phase >= 4) return `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}Z`;
  const limb = `M0 ${-r}A${r} ${r} 0 0 1 0 ${r}`;
  if (phase === 2) return `${limb}Z`;
  const bulge = round(r * (phase === 1 ? 0.42 : 0.5));
  return `${limb}A${bulge} ${r} 0 0 ${phase === 1 ? 0 : 1} 0 ${-r}Z`;
}

/** The dark part beside it. */
export function darkPath(phase: number, r: number): string {
  if (phase <= 0) return litPath(4, r);
  if (phase >= 4) return '';
  const limb = `M0 ${r}A${r} ${r} 0 0 1 0 ${-r}`;
  if (phase === 2) return `${limb}Z`;
  const bulge = round(r * (phase === 1 ? 0.42 : 0.5));
  return `${limb}A${bulge} ${r} 0 0 ${phase === 1 ? 1 : 0} 0 ${r}Z`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
